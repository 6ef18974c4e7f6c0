package ast

// Expr is an expression.
type Expr interface {
	Node
	expr()
}

type (
	// BadExpr could not be parsed (a message was given).
	BadExpr struct{ Base }
	// Ident is a name used as an expression, possibly qualified and with template arguments; "this" is an Ident too.
	Ident struct {
		Base
		Name *Name
	}
	// IntLit, FloatLit, CharLit, StringLit and BoolLit keep the spelling; adjacent strings are one StringLit with several
	// Parts.
	IntLit struct {
		Base
		Text string
	}
	// FloatLit is a floating literal with suffix.
	FloatLit struct {
		Base
		Text string
	}
	// CharLit is 'a' with prefix and quotes.
	CharLit struct {
		Base
		Text   string
		Suffix string // of a user-defined literal
	}
	// StringLit is one or more adjacent string literals, spelled.
	StringLit struct {
		Base
		Parts  []string
		Suffix string // of a user-defined literal
	}
	// BoolLit is true or false.
	BoolLit struct {
		Base
		Value bool
	}
	// NullptrLit is nullptr.
	NullptrLit struct{ Base }
	// Paren is (X).
	Paren struct {
		Base
		X Expr
	}
	// Unary is a prefix operator: + - ! ~ * & ++ --, and __extension__/__real__ words in Op.
	Unary struct {
		Base
		Op string
		X  Expr
	}
	// Postfix is X++ or X--.
	Postfix struct {
		Base
		Op string
		X  Expr
	}
	// Binary is every infix operator but assignment, the conditional and member access: * / % + - << >> < > <= >= == != &
	// ^ | && || , .* ->*.
	Binary struct {
		Base
		Op   string
		X, Y Expr
	}
	// Assign is = or an operator assignment (Op "+=" ...).
	Assign struct {
		Base
		Op   string
		X, Y Expr
	}
	// Cond is C ? X : Y; X nil for GNU C ?: Y.
	Cond struct {
		Base
		C, X, Y Expr
	}
	// Call is Fun(Args). Launch holds <<<...>>> when present: then the call is a kernel launch.
	Call struct {
		Base
		Fun    Expr
		Args   []Expr
		Launch []Expr
	}
	// Index is X[I] (several in I for C++23).
	Index struct {
		Base
		X Expr
		I Expr
	}
	// Member is X.Name or X->Name (Arrow).
	Member struct {
		Base
		Arrow bool
		X     Expr
		Name  *Name
	}
	// Cast is a C cast (Type)X, an OpenCL vector literal (float4)(a, b, c, d) (X is then a *ParenList), or a C99 compound
	// literal (X is an *InitList).
	Cast struct {
		Base
		Type *TypeName
		X    Expr
	}
	// NamedCast is static_cast, reinterpret_cast, const_cast, dynamic_cast.
	NamedCast struct {
		Base
		Word string
		Type *TypeName
		X    Expr
	}
	// Construct is T(args) or T{args} where T is certainly a type (a builtin type word, typename T, decltype(..)); a Call
	// whose Fun names a type is resolved by sema.
	Construct struct {
		Base
		Type  *TypeName
		Args  []Expr
		Brace bool
	}
	// InitList is {a, b, .c = d, [3] = e}.
	InitList struct {
		Base
		Items []InitItem
	}
	// ParenList is (a, b) as an initialiser or an OpenCL vector literal.
	ParenList struct {
		Base
		Items []Expr
	}
	// SizeofExpr is sizeof X / alignof X; SizeofType sizeof(T) / alignof(T); Op says which; SizeofPack is sizeof...(Name).
	SizeofExpr struct {
		Base
		Op string
		X  Expr
	}
	// SizeofType is sizeof(T) or alignof(T); when the parenthesised name could be either, X is set as well.
	SizeofType struct {
		Base
		Op   string
		Type *TypeName
		X    Expr
	}
	// SizeofPack is sizeof...(Name).
	SizeofPack struct {
		Base
		Name string
	}
	// Offsetof is offsetof(T, member.path).
	Offsetof struct {
		Base
		Type *TypeName
		Path []string
	}
	// TypeTrait is __is_same(A, B) and the like, and va_arg-like words that take types.
	TypeTrait struct {
		Base
		Word  string
		Types []*TypeName
	}
	// Constraint is what a concept stands for: true if X is satisfied, false also where X makes no sense (C++20
	// [temp.constr.atomic]).
	Constraint struct {
		Base
		X Expr
	}
	// Requires is a requires-expression (C++20 [expr.prim.req]).
	Requires struct {
		Base
		Params []*Param
		List   []Requirement
	}
	// Lambda is [captures](params) -> ret { body }.
	Lambda struct {
		Base
		DefaultCapture string // "", "=", "&"
		Captures       []Capture
		Template       []*TemplateParam
		Func           *FuncOf // nil without a parameter list
		Attrs          []Word  // __device__, __host__, mutable, constexpr
		Body           *Body
	}
	// New is new Type, new (Placement) Type, with Init.
	New struct {
		Base
		Placement []Expr // nil for memory of the heap
		Type      *TypeName
		Init      Expr // of Type: a *Construct, or a *Cast for {.a = x}; nil when there is none
	}
	// Delete is delete X.
	Delete struct {
		Base
		X     Expr
		Array bool // delete[]
	}
	// Throw is throw X, kept only to be refused.
	Throw struct {
		Base
		X Expr
	}
	// PackExpand is X...
	PackExpand struct {
		Base
		X Expr
	}
	// Fold is a fold expression: (Init op ... op X); LeftFold when "..." stands left of the pack.
	Fold struct {
		Base
		Op   string
		Pack Expr
		Init Expr
		Left bool
	}
	// StmtExpr is GNU ({ ... }).
	StmtExpr struct {
		Base
		Body *Block
	}
)

// InitItem is one item of an InitList with its designators (field names or indices).
type InitItem struct {
	Designators []Designator
	X           Expr
}

// Designator is .Field or [Index].
type Designator struct {
	Field string
	Index Expr
}

// Capture is one lambda capture.
type Capture struct {
	Name  string // "this" and "*this" too
	ByRef bool
	Pack  bool // ...name = init
	Init  Expr
	Style InitStyle
}

func (*BadExpr) expr()    {}
func (*Ident) expr()      {}
func (*IntLit) expr()     {}
func (*FloatLit) expr()   {}
func (*CharLit) expr()    {}
func (*StringLit) expr()  {}
func (*BoolLit) expr()    {}
func (*NullptrLit) expr() {}
func (*Paren) expr()      {}
func (*Unary) expr()      {}
func (*Postfix) expr()    {}
func (*Binary) expr()     {}
func (*Assign) expr()     {}
func (*Cond) expr()       {}
func (*Call) expr()       {}
func (*Index) expr()      {}
func (*Member) expr()     {}
func (*Cast) expr()       {}
func (*NamedCast) expr()  {}
func (*Construct) expr()  {}
func (*InitList) expr()   {}
func (*ParenList) expr()  {}
func (*SizeofExpr) expr() {}
func (*SizeofType) expr() {}
func (*SizeofPack) expr() {}
func (*Offsetof) expr()   {}
func (*Constraint) expr() {}
func (*Requires) expr()   {}
func (*TypeTrait) expr()  {}
func (*Lambda) expr()     {}
func (*New) expr()        {}
func (*Delete) expr()     {}
func (*Throw) expr()      {}
func (*PackExpand) expr() {}
func (*Fold) expr()       {}
func (*StmtExpr) expr()   {}

// Requirement is one requirement of a requires-expression.
type Requirement struct {
	X        Expr  // must be valid; with Nested must be satisfied
	Type     *Name // must name a type
	Nested   bool
	Noexcept bool
	Result   *Name // the concept that the type of X must satisfy
}

// Unparen returns e without the parentheses around it.
func Unparen(e Expr) Expr {
	for {
		p, ok := e.(*Paren)
		if !ok {
			return e
		}
		e = p.X
	}
}
