package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Object is anything a name can stand for.
type Object interface {
	object()
	ObjPos() source.Pos
}

type (
	// VarObj is a variable, parameter, constant, static member, or the value of a template parameter. Its type and
	// constant are resolved on first need.
	VarObj struct {
		Name  string
		Decl  *ast.VarDecl // nil for parameters and template values
		Scope *Scope       // where it was declared
		Type  QT           // valid once resolved
		// known value (constexpr, const integral with constant initialiser, template value argument)
		Const                                               *Const
		IR                                                  *ir.Var // once lowered
		Shared, Device, Constant, Extern, Static, Constexpr bool
		// a constant class object or array of a function, which lies in the module
		constant   bool
		Pos        source.Pos
		Prelude    bool
		usesItself bool // its initialiser does, before it has storage
		outside    bool // a parameter outside of the body, for unevaluated use
		resolved   uint8
		busy       bool // being lowered
		// a reference bound to a known place, or a captured lambda variable; else nil
		Ref *operand
		// "id.thread" for threadIdx: member access gives the op "id.thread.x"
		Ids   string
		Class *Record // static data member of
		args  []TArg  // of an instance of a variable template
		targs []TArg  // the same, if it is not specialised
		// a value template parameter standing for itself (patterns only)
		Param    *Param
		Func     *FuncObj // a template parameter bound to a function
		declared QT       // of a captured variable: how it was declared
		// of a local variable or parameter: the function it belongs to
		owner    *ir.Func
		address  ir.Expr // the value of a constexpr pointer that points somewhere, for constant expressions
		outer    *VarObj // of the copy of such a constant that a closure holds: the constant
		failedAt int     // the epoch in which lowering it failed
		whole    *VarObj // the object of the anonymous union of a namespace that it is a member of
		specAt   int     // the place of the first declaration of the explicit specialisation that it is; 0 for none
	}
	// FuncObj is one function or, when Template is set, one function template; overloads are several objects under one
	// name.
	FuncObj struct {
		Name     string // "f", "operator+", "operator()", "~T", class name for constructors
		Decl     *ast.FuncDecl
		Scope    *Scope
		Class    *Record           // method of
		Template *TemplateObj      // non-nil for a template; for an explicit specialisation Spec is set
		SpecArgs []ast.TemplateArg // template arguments written on an explicit specialisation
		IsSpec   bool
		// as written; a constexpr or unmarked function may be called from kernels too when its body can be lowered
		Kernel, Device, Host bool
		ExternC              bool
		Static               bool
		Const                bool  // const method
		Op                   ir.Op // builtin operation, "" for none
		AtomicScope          ir.Scope
		Gen                  string // OpenCL gentype class, "" for none
		Prelude              bool
		Deleted              bool
		Implicit             bool // a special member that the class does not declare
		Ctor                 bool
		Friend               bool // found by argument-dependent lookup only
		// the place in the unit of its first declaration, and that of the first class that is known to declare it as a
		// friend; 0 until somebody asks, and for none
		order, friendAt int
		Type            *Func          // resolved; for templates the pattern, whose parameter types name *Param
		Params          []*ast.Param   // defaults of all declarations merged
		Docs            []ast.Comments // of all declarations
		Pos             source.Pos
		explicit        yesNo // whether explicit(e) makes it explicit
		virtual         uint8 // whether it is virtual: 0 not known, 1 no, 2 yes
		resolved        uint8
		insts           map[string]*FuncInst
		specs           *funcSpecs // of a template
		failedAt        int
		lambda          *lambdaInfo // of the call operator of a lambda
	}
	// TypeObj is a class, enum, typedef, alias, or the type of a template parameter.
	TypeObj struct {
		Name     string
		Type     QT       // resolved on first need
		Decl     ast.Decl // *ast.TypedefDecl, *ast.ClassDecl, *ast.EnumDecl or nil
		Scope    *Scope
		Pos      source.Pos
		first    source.Pos // of its first declaration, if that is not Pos
		resolved uint8
		failedAt int // the epoch in which resolving it failed
	}
	// TemplateObj is a class, alias, function or variable template, with its specialisations.
	TemplateObj struct {
		Name    string
		Scope   *Scope // where declared
		Params  []*ast.TemplateParam
		Decl    ast.Decl // *ast.ClassDecl, *ast.TypedefDecl, *ast.FuncDecl, *ast.VarDecl
		Func    *FuncObj
		Specs   []*TemplateSpec // explicit and partial specialisations
		index   specIndex       // of Specs
		fitting int             // how many of Specs are known to be deducible
		others  []templateHead  // declarations of a class template besides Decl
		unlike  yesNo           // whether one of others does not go with it
		settled bool            // what stands outside of Class is known
		Parent  *TemplateObj
		Class   *Record // member template of
		Pos     source.Pos
		first   source.Pos // of its first declaration, if that is not Pos
		Prelude bool
		// Argument is what a template template parameter stands for that has default arguments of its own: its Params
		// and Scope are the parameter's. It is nil for all other templates.
		Argument *TemplateObj
		records  map[string]*Record
		aliases  map[string]QT
		vars     map[string]*VarObj
	}
	// TemplateSpec is an explicit (no Params) or partial specialisation.
	TemplateSpec struct {
		Params []*ast.TemplateParam
		Args   []ast.TemplateArg
		Decl   ast.Decl
		Scope  *Scope
		Func   *FuncObj
		// pattern holds Args resolved under Params standing for themselves, once needed.
		pattern []TArg
		busy    bool          // pattern is being found
		again   *TemplateSpec // another definition with the same arguments
	}
	// FieldObj is a non-static data member, as a name: findField leads to it.
	FieldObj struct {
		Name   string
		Record *Record // the class whose scope has the name
		Path   []int   // indices into Fields, from Record through anonymous members
		Pos    source.Pos
		anon   *ast.ClassDecl // the anonymous struct or union of Record that it is in
	}
	// UsingObj is `using a::b;`: the lookup goes on there.
	UsingObj struct {
		Name  *ast.Name
		Scope *Scope
		Pos   source.Pos
		busy  bool
	}
	// EnumeratorObj is one enumerator.
	EnumeratorObj struct {
		Name string
		Enum *Enum
		Val  Const
		Pos  source.Pos

		inside Basic // its type as long as the enum is not complete
	}
	// NamespaceObj is a namespace.
	NamespaceObj struct {
		Name  string
		Scope *Scope
		Pos   source.Pos
		In    *Scope // where it is declared
		Alias bool   // a name given by a namespace-alias-definition
	}
	// BadObj is a name whose declaration could not be understood; using it is an error with the reason.
	BadObj struct {
		Name string
		Decl *ast.BadDecl
	}
	// AmbiguousObj is a name that a lookup found twice, for different things; using it is an error.
	AmbiguousObj struct {
		Name  string
		Found [2]Object
		Clash bool // one namespace declares both
	}
	// PackObj is a template or function parameter pack bound to its elements in an instance.
	PackObj struct {
		Name   string
		Elems  []Object // TypeObj or VarObj
		Expand []bool   // of the arguments of a template: whether an element is a pattern followed by "..."
		Pos    source.Pos
	}
)

// FuncInst is a function that can be called: a plain function, or a template with its arguments. It is lowered when
// first called.
type FuncInst struct {
	Obj      *FuncObj
	Scope    *Scope // where the body's names are looked up: holds the template arguments
	Args     []TArg
	Type     *Func
	IR       *ir.Func
	Name     string        // qualified with arguments
	Symbol   string        // the name to give it in the module; "" for one made of Name
	Def      *ast.FuncDecl // the declaration with the body, or Obj.Decl when there is none; its Inits are a constructor's
	failedAt int           // the epoch in which lowering it failed
	isCalled bool          // it is another instance's called
	explicit yesNo         // whether explicit(e) makes it explicit
	state    uint8         // 0 new, 1 being lowered (recursion), 2 lowered, 3 failed
	lowering *body         // while it is lowered
	failure  *failure      // nil if it has not failed
	called   *FuncInst     // of a kernel: what calls of it run
	primary  *FuncObj      // of an explicit specialisation: the template
	latest   int           // the place in the unit of the last function that its type may need, see associated
	packs    [2]int        // of the parameters of Obj and primary, the first that is a pack, counted from 1; -1 for none
}

// asFunction returns the function that a call of kernel fi in a kernel runs: there it is an ordinary function (OpenCL C
// 1.2 6.7.1).
func (fi *FuncInst) asFunction() *FuncInst {
	if fi.called == nil {
		fi.called = &FuncInst{Obj: fi.Obj, Scope: fi.Scope, Args: fi.Args, Type: fi.Type, Name: fi.Name, Def: fi.Def,
			isCalled: true}
	}
	return fi.called
}

func (*VarObj) object()        {}
func (*FuncObj) object()       {}
func (*TypeObj) object()       {}
func (*TemplateObj) object()   {}
func (*EnumeratorObj) object() {}
func (*NamespaceObj) object()  {}
func (*BadObj) object()        {}
func (*AmbiguousObj) object()  {}
func (*PackObj) object()       {}
func (*FieldObj) object()      {}
func (*UsingObj) object()      {}

// ObjPos returns where the object was declared.
func (o *VarObj) ObjPos() source.Pos { return o.Pos }

// ObjPos returns where the object was declared.
func (o *FuncObj) ObjPos() source.Pos { return o.Pos }

// ObjPos returns where the object was declared.
func (o *TypeObj) ObjPos() source.Pos { return o.Pos }

// ObjPos returns where the object was declared.
func (o *TemplateObj) ObjPos() source.Pos { return o.Pos }

// ObjPos returns where the object was declared.
func (o *EnumeratorObj) ObjPos() source.Pos { return o.Pos }

// ObjPos returns where the object was declared.
func (o *NamespaceObj) ObjPos() source.Pos { return o.Pos }

// ObjPos returns where the object was declared.
func (o *BadObj) ObjPos() source.Pos { return o.Decl.At }

// ObjPos returns where the first of them was declared.
func (o *AmbiguousObj) ObjPos() source.Pos { return o.Found[0].ObjPos() }

// ObjPos returns where the object was declared.
func (o *PackObj) ObjPos() source.Pos { return o.Pos }

// ObjPos returns where the object was declared.
func (o *FieldObj) ObjPos() source.Pos { return o.Pos }

// ObjPos returns where the object was declared.
func (o *UsingObj) ObjPos() source.Pos { return o.Pos }

// Qualified returns the name with its scopes.
func (o *FuncObj) Qualified() string { return qualify(o.Scope, o.Name) }

// Qualified returns the name with its scopes.
func (o *TemplateObj) Qualified() string { return qualify(o.Scope, o.Name) }

// ScopeKind says what made a scope.
type ScopeKind uint8

// The kinds of scopes.
const (
	NamespaceScope ScopeKind = iota
	ClassScope
	TemplateScope // holds template parameters: bound in an instance, standing for themselves in a pattern
	FuncScope     // parameters
	BlockScope
)

// Scope maps names to objects. Instantiating a template makes a TemplateScope that binds its parameters and checks the
// same tree again under it.
type Scope struct {
	Kind    ScopeKind
	Inline  bool // an inline namespace
	Expand  bool // the pack's element that is named here is a pattern followed by "..."
	Pattern bool // a TemplateScope whose parameters stand for themselves
	Outside bool // a TemplateScope of a definition outside of the class, whose template parameters have names of their own
	// Controlled is the outermost block of what a statement controls, whose scope is Parent: it may not declare the names
	// that are declared there ([basic.scope.block]/3).
	Controlled bool
	// Prelude scopes lose against user declarations of the same signature.
	Prelude   bool
	nominated bool   // some scope does
	Name      string // namespace or class
	Parent    *Scope
	Names     map[string][]Object
	Using     []*Scope // using-directives, inline and anonymous namespaces; nominate adds to them
	Record    *Record
	Func      *FuncInst
	This      QT // of the parameters of a member's trailing return type: the class, const as the member is
	// Packs are those whose names stand for one element here.
	Packs map[string]*PackObj
	// A snapshot shows the names that the scope of had when this was its snapshot number at.
	of        *Scope
	at        int
	snapshots int                 // how many were made of this scope
	last      *Scope              // the last of them, nil once something was declared
	earlier   map[string][]former // what names stood for that were declared since the first of them

	usingAt  map[*Scope]int // indices into Using, if there are many
	inlines  []*Scope       // the inline namespaces in Using
	usedBy   []*Scope       // the namespaces that nominate this one
	nominees nominees       // of the unit; of namespaces only
}

// former is what a name stood for until it was declared, after so many snapshots of its scope.
type former struct {
	snapshots int
	objs      []Object
}

// NewScope returns an empty scope.
func NewScope(kind ScopeKind, parent *Scope) *Scope {
	s := &Scope{Kind: kind, Parent: parent, Names: map[string][]Object{}}
	switch {
	case kind == NamespaceScope && parent != nil:
		s.nominees = parent.nominees
	case kind == NamespaceScope:
		s.nominees = nominees{}
	}
	return s
}

// Own returns what s itself declares under a name, without its bases and using-directives.
func (s *Scope) Own(name string) []Object {
	objs := s.Names[name]
	if s.of == nil || len(objs) > 0 {
		return objs
	}
	for _, f := range s.of.earlier[name] {
		if f.snapshots >= s.at {
			return f.objs
		}
	}
	objs = s.of.Names[name]
	return objs[:len(objs):len(objs)]
}

// Insert adds an object under a name.
func (s *Scope) Insert(name string, o Object) { s.set(name, append(s.Own(name), o)) }

// set makes a name stand for objs.
func (s *Scope) set(name string, objs []Object) {
	if s.snapshots > 0 {
		if s.earlier == nil {
			s.earlier = map[string][]former{}
		}
		old := s.Names[name]
		s.earlier[name] = append(s.earlier[name], former{s.snapshots, old[:len(old):len(old)]})
		s.last = nil
	}
	if s.of != nil {
		s.of.last = nil
	}
	if s.nominated && len(s.Names[name]) == 0 {
		s.nominees[name] = append(s.nominees[name], s)
	}
	s.Names[name] = objs
}

// snapshot returns a block's scope and those of the blocks around it as they are, so that names declared later do not
// change what the body of a lambda means there.
func (s *Scope) snapshot() *Scope {
	if s == nil || s.Kind != BlockScope && s.Kind != FuncScope || s.of != nil {
		return s
	}
	parent := s.Parent.snapshot()
	if l := s.last; l != nil && l.Parent == parent && len(l.Using) == len(s.Using) && len(l.Packs) == len(s.Packs) {
		return l
	}
	s.snapshots++
	c := *s
	c.Parent, c.Names, c.of, c.at = parent, map[string][]Object{}, s, s.snapshots
	c.snapshots, c.last, c.earlier = 0, nil, nil
	s.last = &c
	return s.last
}

func qualify(s *Scope, name string) string {
	for ; s != nil; s = s.Parent {
		if (s.Kind == NamespaceScope || s.Kind == ClassScope) && s.Name != "" {
			name = s.Name + "::" + name
			if s.Kind == ClassScope && s.Record != nil {
				return s.Record.Name + "::" + name[len(s.Name)+2:]
			}
		}
	}
	return name
}

// staticKey says which static variable of which instance of a function.
type staticKey struct {
	fi *FuncInst
	d  *ast.VarDecl
}
