package ir

import "github.com/kbind/kbind/bindgen/source"

// Expr is a pure expression: evaluating it has no effect, though it may fault (a load, an integer division). A place is
// an expression that names storage: Ref, Index, Deref, FieldOf, or Lanes with distinct components, of a place. An
// expression of array type is always a place.
type Expr interface {
	Type() Type
	Pos() source.Pos
	MarkVolatile()
	IsVolatile() bool
	Call(text string)
	Called() string
	expr()
}

// X is the part common to all expressions.
type X struct {
	Typ      Type
	At       source.Pos
	Volatile bool // of a place: the source reads and writes it as volatile
	// Words are how reports call the expression where its own text is none of the source's; "" for that text.
	Words string
}

// Type returns the expression's type.
func (x *X) Type() Type { return x.Typ }

// MarkVolatile notes that the place is read and written as volatile.
func (x *X) MarkVolatile() { x.Volatile = true }

// IsVolatile reports whether MarkVolatile was called.
func (x *X) IsVolatile() bool { return x.Volatile }

// Call makes text the words for the expression.
func (x *X) Call(text string) { x.Words = text }

// Called returns the words for the expression, "" for its own text.
func (x *X) Called() string { return x.Words }

// Pos returns where the expression stands.
func (x *X) Pos() source.Pos { return x.At }
func (*X) expr()             {}

type (
	// Const is a scalar constant or a null pointer. Bits holds integers and bool (sign-extended two's complement), and the
	// null pointer (0); Float holds floating values, exactly representable in Typ (F32 values are exact float32s, NaN and
	// infinities included).
	Const struct {
		X
		Bits  uint64
		Float float64
	}
	// Zero is the all-zero value of any type.
	Zero struct{ X }
	// Str is the text of a string literal; its type is *const i8. Only printf formats, assert texts and initialisers of
	// char arrays.
	Str struct {
		X
		Text string
	}
	// Ref is the place of a variable; its type is the variable's.
	Ref struct {
		X
		Var *Var
	}
	// Index is the place of element I of Base: Base is a pointer (element I counted from where it points) or a place of
	// array type. I is any integer type; it counts elements.
	Index struct {
		X
		Base Expr
		I    Expr
	}
	// Deref is the place that a pointer points at.
	Deref struct {
		X
		Ptr Expr
	}
	// FieldOf is a member of a struct place or struct value.
	FieldOf struct {
		X
		Base  Expr
		Field int // index into Struct.Fields
	}
	// Lanes selects components of a vector place or value: one component gives the element type, several a vector
	// ("swizzle").
	Lanes struct {
		X
		Base  Expr
		Comps []int
	}
	// LaneAt selects a component by a run-time index.
	LaneAt struct {
		X
		Base Expr
		I    Expr
	}
	// Addr is the address of a place; for a place of array type with Typ a pointer to the element it is C's array decay.
	Addr struct {
		X
		Place Expr
	}
	// PtrAdd moves a pointer by I elements (I any integer type, may be negative).
	PtrAdd struct {
		X
		Ptr Expr
		I   Expr
	}
	// PtrDiff is the distance A-B in elements, type I64.
	PtrDiff struct {
		X
		A, B Expr
	}
	// Unary is Neg, BitNot on arithmetic types (componentwise on vectors) or Not on Bool.
	Unary struct {
		X
		Op UnaryOp
		A  Expr
	}
	// Binary is an operator on two operands of one type (componentwise on vectors); shifts may differ in the type of B.
	// Comparisons of scalars and pointers give Bool; comparisons of OpenCL vectors give the signed integer vector of the
	// same width with -1 for true. LogAnd and LogOr take and give Bool and evaluate B only if needed. Signed overflow
	// wraps; a shift count is taken modulo the width (OpenCL C 6.3j; C++ leaves it undefined). Rounded marks an operation
	// of a builtin's text, such as that of __fmul_rn: it is never contracted with another one.
	Binary struct {
		X
		Op      BinaryOp
		Rounded bool
		A, B    Expr
	}
	// Select is C ? A : B with C Bool; only the chosen operand is evaluated. A and B have the type of the whole.
	Select struct {
		X
		C, A, B Expr
	}
	// Convert converts between arithmetic types (also Bool, also componentwise between vectors of equal N) as C does; Sat
	// and Mode are set by OpenCL's convert_T_sat_rte and CUDA's __float2int_rn family. Pointer to Bool is Binary Ne with
	// null, not Convert.
	Convert struct {
		X
		A    Expr
		Sat  bool
		Mode RoundMode
	}
	// Bitcast reinterprets the bits of a value of equal size (as_int, __float_as_int).
	Bitcast struct {
		X
		A Expr
	}
	// PtrCast changes a pointer's element type, space, constness or Ref; or makes a pointer from an integer or an integer
	// from a pointer.
	PtrCast struct {
		X
		A Expr
	}
	// Compose builds a vector, array or struct value from its parts in order: as many as elements or fields. Vector parts
	// are scalars; the parts of a union are its bytes.
	Compose struct {
		X
		Parts []Expr
	}
	// Splat makes a vector whose every component is A.
	Splat struct {
		X
		A Expr
	}
	// Builtin is a pure operation of the device: one row of the operation table (ops.go). Args have the types the row asks
	// for.
	Builtin struct {
		X
		Op   Op
		Args []Expr
		Site int // where an operation of checked execution reports; see Site
	}
)

// RoundMode says how Convert rounds to an integer or to a narrower float.
type RoundMode uint8

// The rounding modes; RoundDefault is toward zero for integers, to nearest even for floats.
const (
	RoundDefault RoundMode = iota
	RoundNearest
	RoundZero
	RoundUp
	RoundDown
)

// UnaryOp is a unary operator.
type UnaryOp uint8

// Unary operators.
const (
	Neg UnaryOp = iota
	BitNot
	Not
)

var unaryNames = [...]string{"-", "~", "!"}

func (op UnaryOp) String() string { return unaryNames[op] }

// BinaryOp is a binary operator.
type BinaryOp uint8

// Binary operators. NoOp is the zero value: in Assign it means plain assignment.
const (
	NoOp BinaryOp = iota
	Add
	Sub
	Mul
	Div
	Rem
	Shl
	Shr // arithmetic for signed operands
	And
	Or
	Xor
	Eq
	Ne
	Lt
	Le
	Gt
	Ge
	LogAnd
	LogOr
)

var binaryNames = [...]string{"", "+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^", "==", "!=", "<", "<=", ">", ">=",
	"&&", "||"}

func (op BinaryOp) String() string { return binaryNames[op] }

// IsCompare reports whether op is a comparison.
func (op BinaryOp) IsCompare() bool { return op >= Eq && op <= Ge }

// Op names an operation of the operation table, for example "math.sqrt" or "sync.block".
type Op string
