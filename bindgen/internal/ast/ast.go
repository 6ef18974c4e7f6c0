// Package ast is the syntax tree of kernel sources as written: no types, no name resolution, nothing folded.
//
// Invariants: every node has a position; a nil Expr, Stmt or Type field means "absent in the source"; a part that could
// not be parsed is a Bad node, never a guess. Bodies of functions are kept as tokens (Body) until somebody wants them:
// host code is passed over without being understood.
package ast

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// Node is anything with a position.
type Node interface{ Pos() source.Pos }

// Base carries a node's position; embedded in every node.
type Base struct{ At source.Pos }

// Pos returns the position an editor jumps to: the operator of a binary expression, the name of a declaration, else the
// first token.
func (b Base) Pos() source.Pos { return b.At }

// TranslationUnit is one parsed unit.
type TranslationUnit struct {
	Decls []Decl
}

// Extent is where a declaration stands in the unit's tokens: [First, End), with template<> and the ";" or "}" that ends
// it.
type Extent struct{ First, End int }

// Name is a possibly qualified, possibly templated name: ::a::b<int>::c. Global is set for a leading "::".
type Name struct {
	Base
	Global bool
	Parts  []NamePart // at least one
}

// NamePart is one component of a Name.
type NamePart struct {
	Pos         source.Pos
	HasArgs     bool // <...> was written (Args may still be empty)
	TemplateKwd bool // "template" stood before it
	// for an operator function "operator+", a conversion "operator T", a destructor "~T", a literal `operator""_x`
	Ident      string
	Conversion *TypeName     // for "operator T"
	Decltype   *DecltypeType // decltype(x), which begins a qualified name or names a base class; Ident is its text
	Args       []TemplateArg // template arguments
}

// Operator reports whether the part names an operator, conversion or literal function; operator_t is an identifier like
// others.
func (p *NamePart) Operator() bool {
	rest, ok := strings.CutPrefix(p.Ident, "operator")
	if !ok || rest == "" {
		return false
	}
	c := rest[0]
	return !(c == '_' || c == '$' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80)
}

// Qualified reports whether the name says in which scope it is looked up: a::b or ::b.
func (n *Name) Qualified() bool { return len(n.Parts) > 1 || n.Global }

// Last returns the last component.
func (n *Name) Last() *NamePart { return &n.Parts[len(n.Parts)-1] }

// Simple returns the identifier if the name is a single unqualified part without template arguments, else "".
func (n *Name) Simple() string {
	if n == nil || n.Global || len(n.Parts) != 1 || n.Parts[0].HasArgs {
		return ""
	}
	return n.Parts[0].Ident
}

// TemplateArg is a type or an expression; when the syntax allows both (a plain name), Type and Expr are both set and
// sema decides.
type TemplateArg struct {
	Type *TypeName
	Expr Expr
	Pack bool // followed by "..."
}

// Attr is one attribute, from [[ns::name(args)]], __attribute__((name(args))), __launch_bounds__(args), __align__(n),
// alignas(n), or a bare CUDA / OpenCL specifier such as __global__, __device__, __shared__, __kernel (Name keeps the
// canonical spelling without underscores for attributes with arguments: "launch_bounds", "aligned",
// "reqd_work_group_size"; bare specifiers are in DeclSpec.Words).
type Attr struct {
	Base
	Name string
	Args []Expr
	Type *TypeName // alignas(T), vec_type_hint(T)
	Pack bool      // alignas(T...), alignas(n...)

	Keyword bool // alignas and not an attribute of the same meaning
}

// ---- types ----

// TypeName is a complete type as written: specifiers and an abstract declarator, as in casts, template arguments and
// new-expressions.
type TypeName struct {
	Base
	Spec DeclSpec
	Decl *Declarator // abstract: Name is nil
}

// MayConvert returns the name b if t reads like T(b): a function type if b names a type, the conversion of a value if
// not ([temp.arg]/2, [temp.res]/3).
func (t *TypeName) MayConvert() *Name {
	if len(t.Decl.Derive) != 1 || t.Decl.Func() == nil || len(t.Decl.Func().Params) != 1 {
		return nil
	}
	p := t.Decl.Func().Params[0]
	n, ok := p.Spec.Type.(*NamedType)
	if !ok || n.Typename || n.Elab != "" || len(p.Spec.Words) > 0 || p.Decl != nil &&
		(p.Decl.Name != nil || len(p.Decl.Derive) > 0) {
		return nil
	}
	return n.Name
}

// DeclSpec is the specifier part of a declaration.
type DeclSpec struct {
	Base
	Type TypeSpec // nil only for constructors, destructors, conversions and errors
	// Words are the specifiers without arguments as a set with positions, in source order and canonical spelling: "const",
	// "volatile", "restrict", "static", "extern", "inline", "constexpr", "typedef", "virtual", "explicit", "friend",
	// "mutable", "thread_local", "register", "__global__", "__device__", "__host__", "__shared__", "__constant__",
	// "__managed__", "__forceinline__", "__noinline__", "__grid_constant__", "kernel", "global", "local", "constant",
	// "private", "generic", "read_only", "write_only", "read_write". Spellings with and without underscores
	// (__kernel/kernel, __restrict__/__restrict/restrict, __const) are one word.
	Words []Word
	Attrs []*Attr
	LinkC bool   // stands directly or by a block in extern "C"
	Text  string // the specifiers' source spelling, tokens joined as written, for messages and `inspect`
}

// Word is one specifier.
type Word struct {
	Pos  source.Pos
	Text string
	Args []token.Token // what stands in parentheses after noexcept, throw or explicit; nil without parentheses
}

// Has reports whether the specifier word was written.
func (d *DeclSpec) Has(word string) bool {
	for _, w := range d.Words {
		if w.Text == word {
			return true
		}
	}
	return false
}

// TypeSpec is the type specifier proper.
type TypeSpec interface {
	Node
	typeSpec()
}

type (
	// BuiltinType is a fundamental type in canonical spelling: "unsigned int", "long long", "char", "signed char", "bool",
	// "void", "float", "double", "long double", "half" (OpenCL and _Float16/__fp16), "wchar_t", "__int128".
	BuiltinType struct {
		Base
		Name string
	}
	// NamedType is a typedef, class, enum, template instance or template parameter; Typename is set when "typename" or an
	// elaborated "struct"/"class"/"union"/"enum" (Elab) stood before it.
	NamedType struct {
		Base
		Typename bool
		Name     *Name
		Elab     string
	}
	// ClassType is a struct/class/union definition or a forward declaration in specifier position; Decl also stands among
	// the declarations' nodes.
	ClassType struct {
		Base
		Decl *ClassDecl
	}
	// EnumType is an enum definition in specifier position.
	EnumType struct {
		Base
		Decl *EnumDecl
	}
	// AutoType is auto or decltype(auto).
	AutoType struct {
		Base
		Decltype   bool  // decltype(auto)
		Constraint *Name // the concept before it
	}
	// DecltypeType is decltype(expr), typeof(expr) or, with Type set, typeof(type) / __underlying_type(type).
	DecltypeType struct {
		Base
		X    Expr
		Type *TypeName
		Word string
	}
)

func (*BuiltinType) typeSpec()  {}
func (*NamedType) typeSpec()    {}
func (*ClassType) typeSpec()    {}
func (*EnumType) typeSpec()     {}
func (*AutoType) typeSpec()     {}
func (*DecltypeType) typeSpec() {}

// Declarator is a name with the derivations around it, innermost (nearest to the name) first: `int *a[3]` is Derive =
// [Array 3, Pointer].
type Declarator struct {
	Base
	Pack   bool  // "..." before the name
	Name   *Name // nil when abstract
	Derive []Derivation
	Attrs  []*Attr
	Bits   Expr   // bit-field width
	Text   string // the declarator's source spelling
}

// Derivation is one step from the declared name outwards.
type Derivation interface{ derivation() }

type (
	// PointerTo is `* quals` with OpenCL address-space words among the qualifiers.
	PointerTo struct {
		At    source.Pos
		Words []Word
	}
	// ReferenceTo is & or && (RValue).
	ReferenceTo struct {
		At     source.Pos
		RValue bool
	}
	// ArrayOf is [len]; Len nil for [].
	ArrayOf struct {
		At  source.Pos
		Len Expr
	}
	// FuncOf is a parameter list with what follows it.
	FuncOf struct {
		At       source.Pos
		Variadic bool // ...
		Params   []*Param
		Words    []Word // const, volatile, &, &&, noexcept, override, final
		Requires Expr   // the clause after the parameters
		Trailing *TypeName
	}
	// MemberPointerTo is C::*.
	MemberPointerTo struct {
		At    source.Pos
		Class *Name
		Words []Word // const, volatile
	}
)

func (*PointerTo) derivation()       {}
func (*ReferenceTo) derivation()     {}
func (*ArrayOf) derivation()         {}
func (*FuncOf) derivation()          {}
func (*MemberPointerTo) derivation() {}

// Param is one function parameter.
type Param struct {
	Base
	Spec    DeclSpec
	Decl    *Declarator
	Default Expr
	// the whole parameter's type as spelled in the source, without the name and the default, for `inspect` ("const float*
	// __restrict__")
	Text string
}

// Func returns the outermost function derivation nearest to the name, or nil: the declarator declares a function if it
// is first.
func (d *Declarator) Func() *FuncOf {
	if d == nil || len(d.Derive) == 0 {
		return nil
	}
	f, _ := d.Derive[0].(*FuncOf)
	return f
}

// ---- declarations ----

// Decl is a declaration.
type Decl interface {
	Node
	decl()
}

type (
	// BadDecl is a declaration that could not be understood, skipped to its end; Names are the identifiers that it seemed
	// to declare.
	BadDecl struct {
		Base
		Names []string
		Err   string // what was wrong, for whoever needs one of the names
		ErrAt source.Pos
		Rule  bool // a rule forbids it, rather than that it could not be read
	}
	// EmptyDecl is a lone ";".
	EmptyDecl struct{ Base }
	// VarDecl is one declared variable, parameter-like constant, field or typedef'd name; `int a, *b;` gives two that
	// share Spec.
	VarDecl struct {
		Base
		Spec  *DeclSpec
		Decl  *Declarator
		Init  Expr // after =, or a BraceInit / ParenInit
		Style InitStyle
		Names []Word // structured binding [a, b] when non-nil; Decl.Name is nil then
		Doc   Comments
	}
	// TypedefDecl is one typedef'd name or an alias-declaration.
	TypedefDecl struct {
		Base
		Name string
		Spec *DeclSpec
		Decl *Declarator
	}
	// FuncDecl is a function declaration or definition, also of methods, constructors, operators and conversions.
	FuncDecl struct {
		Base
		Spec    *DeclSpec
		Decl    *Declarator      // Derive[0] is a *FuncOf
		Auto    []*TemplateParam // invented for parameters of type auto, which name them instead (C++20 [dcl.fct]/18)
		Body    *Body            // nil for a declaration
		Inits   []*MemberInit    // constructor initialisers
		Default bool             // = default
		Delete  bool             // = delete
		Pure    bool             // = 0
		// Alias says that the specifiers name the function's type, of which Derive[0] is a copy: typedef int F(); F f;
		Alias bool
		Doc   Comments
	}
	// TemplateDecl is template<params> decl; Params is empty (non-nil) for an explicit specialisation template<>.
	TemplateDecl struct {
		Base
		Params   []*TemplateParam
		Requires Expr
		Decl     Decl
	}
	// ExplicitInst is `template void f<int>(int);` or with extern.
	ExplicitInst struct {
		Base
		Extern bool
		Decl   Decl
	}
	// ClassDecl is a struct, class or union; Defined false for a forward declaration.
	ClassDecl struct {
		Base
		Defined bool
		Final   bool
		Key     string // "struct", "class", "union"
		Name    *Name  // nil when anonymous; Args on the last part for a specialisation
		Attrs   []*Attr
		Bases   []BaseSpec
		Pack    int // the most bytes that members are aligned to, by #pragma pack; 0 without
		Members []ClassMember
		Object  *DeclSpec // of an anonymous union outside of a class: the words and attributes of its object
	}
	// EnumDecl is an enumeration.
	EnumDecl struct {
		Base
		Name       *Name
		Scoped     bool
		Underlying *TypeName
		Attrs      []*Attr
		Defined    bool
		Items      []EnumItem
	}
	// NamespaceDecl is namespace a::b { } (one per component), anonymous when Name is "".
	NamespaceDecl struct {
		Base
		Name   string
		Inline bool
		Decls  []Decl
	}
	// NamespaceAlias is namespace a = b::c;
	NamespaceAlias struct {
		Base
		Name   string
		Target *Name
	}
	// UsingDirective is using namespace n;
	UsingDirective struct {
		Base
		Name *Name
	}
	// UsingDecl is using a::b; or, with Pack, using Ts::b...;
	UsingDecl struct {
		Base
		Enum bool // using enum E: its enumerators
		Name *Name
		Pack bool
	}
	// LinkageDecl is extern "C" { } or extern "C" decl.
	LinkageDecl struct {
		Base
		Lang  string
		Decls []Decl
	}
	// StaticAssert is static_assert(cond, msg).
	StaticAssert struct {
		Base
		Cond Expr
		Msg  string
	}
	// FriendDecl wraps a friend declaration inside a class.
	FriendDecl struct {
		Base
		Decl Decl
	}
	// Group is several declarations written as one (`int a, b;`, or a class definition with declarators after it), in
	// order.
	Group struct {
		Base
		Decls []Decl
	}
)

// InitStyle says how a variable is initialised.
type InitStyle uint8

// Initialisation styles.
const (
	NoInit    InitStyle = iota
	CopyInit            // = expr
	ParenInit           // (args): Init is a *ParenList
	BraceInit           // {args}: Init is an *InitList
)

// TemplateParam is one template parameter.
type TemplateParam struct {
	Base
	IsType  bool // typename/class
	Pack    bool
	Name    string
	Params  []*TemplateParam // template template parameter
	Spec    *DeclSpec        // of a value parameter
	Decl    *Declarator
	Default *TemplateArg
	// Constraint is the concept that stands instead of typename: C or C<args>.
	Constraint *Name
}

// MemberInit is one constructor initialiser.
type MemberInit struct {
	Base
	Name  *Name
	Args  []Expr
	Brace bool
	Pack  bool // followed by "...": a base for each element
}

// BaseSpec is one base class.
type BaseSpec struct {
	Name    *Name
	Pack    bool // followed by "..."
	Virtual bool
	Access  string
}

// ClassMember is one member of a class with its access.
type ClassMember struct {
	Access string // "public", "protected", "private"
	Decl   Decl
}

// Decls returns the declarations that the member is: those of a Group, or one.
func (m *ClassMember) Decls() []Decl {
	if g, ok := m.Decl.(*Group); ok {
		return g.Decls
	}
	return []Decl{m.Decl}
}

// EnumItem is one enumerator.
type EnumItem struct {
	Base
	Name  string
	Value Expr
}

// Comments are the comment lines directly above a declaration, in order, with their positions.
type Comments []Comment

// Comment is one comment with its markers.
type Comment struct {
	Pos  source.Pos
	Text string
}

// Body is a function body: its tokens including the braces, and, once somebody asked parse.Body for it, its tree.
type Body struct {
	Base
	End    source.Pos
	Failed bool
	Tokens []token.Token
	Scope  any // the parser's scope of names at that place; belongs to package parse
	Parsed *Block
}

func (*BadDecl) decl()        {}
func (*EmptyDecl) decl()      {}
func (*VarDecl) decl()        {}
func (*TypedefDecl) decl()    {}
func (*FuncDecl) decl()       {}
func (*TemplateDecl) decl()   {}
func (*ExplicitInst) decl()   {}
func (*ClassDecl) decl()      {}
func (*EnumDecl) decl()       {}
func (*NamespaceDecl) decl()  {}
func (*NamespaceAlias) decl() {}
func (*UsingDirective) decl() {}
func (*UsingDecl) decl()      {}
func (*LinkageDecl) decl()    {}
func (*StaticAssert) decl()   {}
func (*FriendDecl) decl()     {}
func (*Group) decl()          {}
