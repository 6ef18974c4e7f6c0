package sema

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// QT is a C++ type with its top-level qualifiers. The zero QT is "no type": poison, which silences follow-on errors.
type QT struct {
	T        Type
	Const    bool
	Volatile bool
	// where an object of this type lives; on a pointer's Elem: where it points (OpenCL, __shared__); Generic otherwise
	Space ir.Space
}

// Valid reports whether q is a type at all.
func (q QT) Valid() bool { return q.T != nil }

// Unqual drops the top-level qualifiers and space.
func (q QT) Unqual() QT { return QT{T: q.T} }

// Type is a C++ type without qualifiers. Basic compares by value; the others with same().
type Type interface{ cppType() }

// Basic is a fundamental type.
type Basic uint8

// The fundamental types. LP64: long has 64 bits, on every host.
const (
	Void Basic = iota
	Bool
	Char // plain char: signed
	SChar
	UChar
	Short
	UShort
	Int
	UInt
	Long
	ULong
	LongLong
	ULongLong
	WChar
	Char8 // C++20's char8_t
	Char16
	Char32
	Half
	BFloat
	Float
	Double
	LongDouble
	NullPtr
)

type (
	// Pointer is Elem *.
	Pointer struct{ Elem QT }
	// Reference is Elem & or Elem &&.
	Reference struct {
		Elem   QT
		RValue bool
	}
	// Array is Elem[N]; N < 0: unknown bound. In a template pattern the length may be the value parameter Param.
	Array struct {
		Elem  QT
		N     int64
		Param *Param
	}
	// Vector is a built-in vector: CUDA's float4 (members x..w, no operators) or, with Ext, OpenCL's (swizzles and
	// operators). GNU says that it is Ext by vector_size: its components are true if they are not zero, not if their top
	// bit is set.
	Vector struct {
		Elem Basic
		N    int
		Ext  bool
		GNU  bool
	}
	// Func is a function type. Expands says that the last parameter is a pack expansion, in patterns only.
	Func struct {
		Params            []QT
		Ret               QT
		Variadic, Expands bool
		packs             []bool // which Params are pack expansions, if others were packs whose elements are known
		methodQuals              // of types of member functions, as typedefs and T in T Class::* have them
	}
	// methodQuals are the words after the parameters of a member function, which are a part of its type ([dcl.fct]/8).
	// In C++17 the exception specification is a part of the type of every function ([dcl.fct]/8, [except.spec]/1).
	methodQuals struct {
		Const, Volatile bool
		Ref             string // "&" or "&&"
		Noexcept        bool
		When            *Param // in patterns: the value parameter N of noexcept(N), or what else depends on parameters
	}
	// MemberPtr is Elem Class::*, with the words of the member functions if Elem is a function type.
	MemberPtr struct {
		Class, Elem QT
		methodQuals
	}
	// Param is a template parameter standing for itself: in patterns only (deduction, canonical spelling of a template's
	// signature).
	Param struct {
		Name  string
		Index int // in its template
		Depth int // 0 = the innermost template being deduced
		Pack  bool
		Value bool // a value parameter
		// head and scope are the parameters of a template template parameter that has default arguments, and where it is
		// declared.
		head  []*ast.TemplateParam
		scope *Scope
	}
	// Spec is a template-id whose arguments depend on parameters: patterns only.
	Spec struct {
		Template *TemplateObj // nil when Param is the template
		Param    *Param       // a template template parameter
		Args     []TArg
	}
	// Dependent is any other type that depends on parameters (typename T::x, decltype(...)): patterns only; matches
	// nothing, deduces nothing.
	Dependent struct{ Text string }
	// Opaque is a type known by name only: images, unknown third-party types.
	Opaque struct {
		Name        string
		Size, Align int
		Unknown     bool // nobody declared it
		Why         string
		Shape       ir.Shape // of an OpenCL image, which bodies hold as its handle; else NoShape
	}
	// Auto is what auto stands for until the initialiser tells.
	Auto struct {
		Decltype bool // decltype(auto)
	}
	// Enum is an enumeration.
	Enum struct {
		Name       string // qualified
		Underlying Basic
		held       Basic     // the type that IR has for values: int where that holds them all and the type is not fixed
		promotes   Basic     // what arithmetic takes a value for, before the promotions of that type
		vals       enumRange // of the enumerators
		Fixed      bool      // the underlying type was given (or the enum is scoped)
		Scoped     bool
		Decl       *ast.EnumDecl
		Scope      *Scope // where it was declared
		Items      []*EnumeratorObj
		others     []enumHead // its other declarations
		Pos        source.Pos
		resolved   uint8
	}
	// Record is a class type: a plain class, or one instance of a class template. Its members are completed on first need
	// (completeRecord).
	Record struct {
		Name        string // qualified, with template arguments: "ns::Pair<float, 2>"
		Decl        *ast.ClassDecl
		Scope       *Scope // its members; parent is where it was declared (or the scope of its template arguments)
		Union       bool
		Prelude     bool
		noLayout    bool  // completing it failed while host code was read, whose classes need no layout
		opened      uint8 // member names entered into Scope
		completed   uint8 // 0 no, 1 under way, 2 done, 3 failed
		later       bool  // lowered has no layout yet: see layOut
		pod         int8  // 1 if isPOD is false, 2 if it is true, 0 until somebody asks
		badTail     bool  // tail padding follows a bit-field, or members of a packed class (see layout.follows)
		packed      bool
		broken      bool         // a base class is unknown
		tooMany     bool         // it has more than maxMembers members
		namedAt     source.Pos   // with a rival: where the class is named first
		Template    *TemplateObj // the template it is an instance of, or nil
		Args        []TArg
		Bases       []*Record
		Fields      []*Field
		Friends     []*FuncObj
		ctorName    string
		spec        *TemplateSpec // the specialisation that Decl belongs to
		specArgs    []TArg        // arguments of spec.Params
		rival       *TemplateSpec // that fits as well as spec does, so that the class has no definition
		id          int
		lowered     *ir.Struct
		pointers    []*ir.Pointer // that want it
		irFields    []int         // index in lowered.Fields of each field
		behind      map[int]int   // where those fields begin that are arrays of no elements, or empty bases not at the start
		split       []int         // the base classes whose tail padding holds members of r
		dataSize    int           // bytes without the tail padding that members of derived classes may use
		align       int           // asked for
		virtualBase source.Pos    // where the first virtual base class of it or a base is written
		dependent   []bool        // of Bases: whether they depend on the parameters of a template around
		specials    *specialSet
		simple      uint8 // whether copies are copies of the bytes, with nothing to choose: 0 not known, 1 no, 2 yes
		listed      uint8 // whether it is an aggregate: 0 not known, 1 no, 2 yes
		ends        uint8 // whether a destructor that it does not write is no deleted one: 0 not known, 1 no, 2 yes
		dies        uint8 // whether the destructor does something: 0 not known, 1 no, 2 yes
		virtuals    uint8 // whether it has virtual functions: 0 not known, 1 no, 2 yes
		fitting     bool  // overridersFit
		// whether the destructors of all members do nothing, and default-initialisation leaves all members as they are
		dtorsDoNothing, startsDoNothing yesNo
		arrays, refFirst                yesNo // see hasArray and beginsWithRef
		empty, starts, standard         yesNo // see isEmpty, constDefault and standardLayout
		dtorThrows                      yesNo
		undefaulted                     *badPlace          // see deletedDefault
		bytes                           map[copyShape]bool // see bytewise
		destroyed                       *specialMember     // what memberwise finds for the destructor
		making                          int                // how many of its objects are being made inside each other
		named                           namedMembers       // see memberNamed
		index                           map[string][]FieldStep
		indexed                         int // how many fields index knows: see checker.indexed
		decls                           map[string]*ast.VarDecl
		declared                        int                 // how many fields decls knows: see fieldDecls
		access                          map[ast.Decl]string // of many members: see memberAccess
		outside                         map[string]*shapes  // see outsideLike
		constrained                     map[string]byConstraint
		failedAt                        int // the epoch in which completing it failed
		Pos                             source.Pos
	}
)

// Field is a non-static data member. Base classes come first as fields named after the class.
type Field struct {
	Name   string
	Type   QT
	Init   ast.Expr // default member initialiser
	Decl   *ast.VarDecl
	Align  int
	Bits   int // bit-field width, -1 for none
	BitOff int // of a bit-field: its offset in bits inside the ir field that holds it
	Pos    source.Pos
	Packed bool // __attribute__((packed)) of this member alone
	Anon   bool // anonymous struct/union member: its members are found through it
	Base   bool
	busy   bool // its default initialiser is being looked at
}

// TArg is a template argument: a type, a value, a pack, or (Param/Dependent value) a pattern.
type TArg struct {
	Type     QT
	IsVal    bool
	Expand   bool // in patterns: followed by "..."
	IsPack   bool
	Val      Const
	ValT     QT
	Param    *Param       // a value parameter standing for itself
	Func     *FuncObj     // a function as value argument
	FuncArgs []TArg       // its explicit template arguments
	Funcs    []*FuncObj   // the overloads, until the parameter's type has chosen one
	Addr     *staticAddr  // the address of, or a reference to, a variable or a part of one
	Obj      *classArg    // an object of a class
	src      *argSource   // what was written, for a value that a reference parameter may want as a place
	Tmpl     *TemplateObj // template template argument
	Pack     []TArg
}

func (Basic) cppType()      {}
func (*Pointer) cppType()   {}
func (*Reference) cppType() {}
func (*Array) cppType()     {}
func (*Vector) cppType()    {}
func (*Func) cppType()      {}
func (*MemberPtr) cppType() {}
func (*Param) cppType()     {}
func (*Spec) cppType()      {}
func (*Dependent) cppType() {}
func (*Opaque) cppType()    {}
func (*Auto) cppType()      {}
func (*Enum) cppType()      {}
func (*Record) cppType()    {}

var basicNames = [...]string{"void", "bool", "char", "signed char", "unsigned char", "short", "unsigned short", "int",
	"unsigned int", "long", "unsigned long",
	"long long", "unsigned long long", "wchar_t", "char8_t", "char16_t", "char32_t", "half", "__nv_bfloat16",
	"float", "double",
	"long double", "std::nullptr_t"}

func (b Basic) String() string { return basicNames[b] }

// String spells q as clang does: "const float *", "unsigned int", "ns::Pair<float, 2> &".
func (q QT) String() string {
	if q.T == nil {
		return "<error>"
	}
	return strings.TrimRight(declare(q, ""), " ")
}

// declare spells a declaration of name with type q, the C way.
func declare(q QT, name string) string {
	quals := ""
	if q.Const {
		quals += "const "
	}
	if q.Volatile {
		quals += "volatile "
	}
	switch t := q.T.(type) {
	case *Pointer:
		inner := "*" + strings.TrimRight(quals+name, " ")
		if quals != "" && name != "" {
			inner = "*" + quals + name
		}
		switch t.Elem.T.(type) {
		case *Array, *Func:
			return declare(t.Elem, "("+inner+")")
		}
		return declare(t.Elem, inner)
	case *Reference:
		amp := "&"
		if t.RValue {
			amp = "&&"
		}
		switch t.Elem.T.(type) {
		case *Array, *Func:
			return declare(t.Elem, "("+amp+name+")")
		}
		return declare(t.Elem, amp+name)
	case *Array:
		n := ""
		if t.Param != nil {
			n = t.Param.Name
		} else if t.N >= 0 {
			n = fmt.Sprint(t.N)
		}
		e := t.Elem
		e.Const = e.Const || q.Const
		return declare(e, name+"["+n+"]")
	case *Func:
		ps := make([]string, len(t.Params))
		for i, p := range t.Params {
			ps[i] = p.String()
		}
		if t.Variadic {
			ps = append(ps, "...")
		}
		return declare(t.Ret, name+"("+strings.Join(ps, ", ")+")"+t.methodQuals.String())
	case *MemberPtr:
		return declareMemberPtr(t, quals+name)
	}
	word := quals + spaceWord(q.Space) + typeName(q.T)
	if name == "" {
		return word
	}
	return word + " " + name
}

// declareMemberPtr spells a declaration of name, which qualifiers may precede, with type t.
func declareMemberPtr(t *MemberPtr, name string) string {
	inner := t.Class.String() + "::*" + name
	if t.fn() == nil {
		return declare(t.Elem, inner)
	}
	return declare(t.Elem, "("+inner+")") + t.methodQuals.String()
}

// String is the words as they stand after the parameters.
func (q methodQuals) String() string {
	words := ""
	if q.Const {
		words += " const"
	}
	if q.Volatile {
		words += " volatile"
	}
	if q.Ref != "" {
		words += " " + q.Ref
	}
	if q.When != nil {
		words += " noexcept(" + q.When.Name + ")"
	} else if q.Noexcept {
		words += " noexcept"
	}
	return words
}

// throwing is q without the exception specification.
func (q methodQuals) throwing() methodQuals {
	q.Noexcept, q.When = false, nil
	return q
}

// throwing is t without the exception specification.
func (t *Func) throwing() *Func {
	if !t.Noexcept && t.When == nil {
		return t
	}
	bare := *t
	bare.methodQuals = t.methodQuals.throwing()
	return &bare
}

func spaceWord(s ir.Space) string {
	switch s {
	case ir.Global:
		return "__global "
	case ir.Shared:
		return "__local "
	case ir.Constant:
		return "__constant "
	case ir.Private:
		return "__private "
	}
	return ""
}

func typeName(t Type) string {
	switch t := t.(type) {
	case Basic:
		return t.String()
	case *Vector:
		return vectorName(t)
	case *Param:
		if t.Pack {
			return t.Name + "..."
		}
		return t.Name
	case *Spec:
		if t.Param != nil {
			return t.Param.Name + argsString(t.Args)
		}
		return t.Template.Qualified() + argsString(t.Args)
	case *Dependent:
		return t.Text
	case *Opaque:
		return t.Name
	case *Auto:
		return "auto"
	case *Enum:
		return t.Name
	case *Record:
		return t.Name
	}
	return "<error>"
}

var vectorBase = map[Basic]string{Char: "char", SChar: "char", UChar: "uchar", Short: "short", UShort: "ushort",
	Int: "int", UInt: "uint", Long: "long", ULong: "ulong",
	LongLong: "longlong", ULongLong: "ulonglong", Half: "half", BFloat: "__nv_bfloat16", Float: "float", Double: "double"}

func vectorName(v *Vector) string { return fmt.Sprintf("%s%d", vectorBase[v.Elem], v.N) }

func argsString(args []TArg) string {
	ss := make([]string, 0, len(args))
	for _, a := range args {
		if a.IsPack {
			for _, p := range a.Pack {
				ss = append(ss, p.String())
			}
			continue
		}
		ss = append(ss, a.String())
	}
	return "<" + strings.Join(ss, ", ") + ">"
}

// templateList spells template arguments, if there are any.
func templateList(args []TArg) string {
	if len(args) == 0 {
		return ""
	}
	return argsString(args)
}

// String spells a template argument.
func (a TArg) String() string {
	switch {
	case a.Param != nil:
		return a.Param.Name
	case a.Func != nil:
		return a.Func.Qualified() + templateList(a.FuncArgs)
	case a.Addr != nil:
		return a.Addr.spell(isRef(a.ValT))
	case a.Tmpl != nil:
		return a.Tmpl.Qualified()
	case a.Obj != nil:
		return a.Obj.text
	case a.pending():
		return "of type '" + a.ValT.String() + "'"
	case a.IsVal:
		return a.Val.spell(a.ValT)
	}
	return a.Type.String()
}

// spell writes a constant of type q as C++ would.
func (k Const) spell(q QT) string {
	switch t := q.T.(type) {
	case *Enum:
		for _, i := range t.Items {
			if i.Val.I == k.I {
				if t.Scoped {
					return t.Name + "::" + i.Name
				}
				return qualify(t.Scope, i.Name)
			}
		}
		return fmt.Sprintf("(%s)%d", t.Name, int64(k.I))
	case Basic:
		if t == Bool {
			return strconv.FormatBool(k.I != 0)
		}
	case *Pointer:
		return "nullptr"
	}
	switch {
	case k.Float:
		return strconv.FormatFloat(k.F, 'g', -1, 64)
	case isUnsigned(q):
		return strconv.FormatUint(k.I, 10)
	}
	return strconv.FormatInt(int64(k.I), 10)
}
