package vector

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/affine"
)

// Stmt is a statement of the first version, array-at-a-time: *Scalar, *Compute, *Products, *Iterate or *Branch.
type Stmt interface{ stmt() }

// Scalar declares a variable that has one value for all threads.
type Scalar struct{ Declare *ir.Declare }

// Compute is what becomes of one statement of the kernel.
type Compute struct {
	At  source.Pos
	Dst *Vec // what it gives a value
	Ops []*Op
}

// Products adds up products of elements that all threads share, and of elements of their own, each as far from the
// one before as the second is from the first: a row of statements, or a loop of nothing but one.
type Products struct {
	At        source.Pos
	Sum       *Vec
	Same, Own Factor
	N         int   // how many there are, if Loop is nil
	Loop      *Loop // else as many as it has iterations
}

// Factor is one side of products.
type Factor struct {
	Elem          *ir.Index // its first element
	Name          string    // of the buffer or array
	First, Second *Number   // of the first and second elements; Second is nil where Stride is known
	Stride        int64
}

// Iterate is a loop through which all threads go together.
type Iterate struct {
	Loop    *Loop
	Declare *ir.Declare
	Stmt    *ir.Loop
	Body    []Stmt
}

// Branch is an if whose condition is the same for all threads.
type Branch struct {
	At         source.Pos
	Cond       ir.Expr
	Then, Else []Stmt
}

func (*Scalar) stmt()   {}
func (*Compute) stmt()  {}
func (*Products) stmt() {}
func (*Iterate) stmt()  {}
func (*Branch) stmt()   {}

// VecKind says where the elements of a Vec are.
type VecKind string

const (
	Temporary VecKind = "temporary" // in an array of the kernel's, until the value is used
	Private   VecKind = "private"   // in an array of the kernel's: a variable of each thread
	Carried   VecKind = "carried"   // in an array that outlives the region
	Stream    VecKind = "stream"    // in memory: the unit-stride access UnitStride
	Moving    VecKind = "moving"    // in memory, one after the other, elsewhere in each iteration of a loop
)

// Vec is a value for each thread of a vector.
type Vec struct {
	Kind       VecKind
	Type       ir.Type
	Slot       int                // of a temporary or private one: the number of its array among those of its type
	Var        *ir.Var            // the variable
	UnitStride *affine.UnitStride // the unit-stride access
	Elem       *ir.Index          // the first element of a moving one, and the buffer or array
	Root       *ir.Var
}

// Operand is a value for each thread, or one that they all share.
type Operand struct {
	Vec  *Vec
	Same ir.Expr
}

// OpKind is a vector operation.
type OpKind string

const (
	Clear    OpKind = "clear"
	Fill     OpKind = "fill" // the same value everywhere
	Iota     OpKind = "iota" // the value of the vector's first thread, one more for each that follows
	Copy     OpKind = "copy"
	Keep     OpKind = "keep" // of a variable to itself
	Bits     OpKind = "bits" // integers of the same size, and their bits
	Convert  OpKind = "convert"
	Subslice OpKind = "subslice" // begins a moving Vec
	Neg      OpKind = "neg"
	Add      OpKind = "add"
	Sub      OpKind = "sub"
	Mul      OpKind = "mul"
	Div      OpKind = "div"
	And      OpKind = "and"
	Or       OpKind = "or"
	Xor      OpKind = "xor"
	Shl      OpKind = "shl"
	Shr      OpKind = "shr"
	Max      OpKind = "max"
	Min      OpKind = "min"
	Sqrt     OpKind = "sqrt"
	Rsqrt    OpKind = "rsqrt"
	Abs      OpKind = "abs"
	Exp      OpKind = "exp"
	Exp2     OpKind = "exp2"
	Log      OpKind = "log"
	Log2     OpKind = "log2"
	Exp10    OpKind = "exp10"
	Sin      OpKind = "sin"
	Cos      OpKind = "cos"
	Floor    OpKind = "floor"
	Ceil     OpKind = "ceil"
	Trunc    OpKind = "trunc"
	Rint     OpKind = "rint"
	Fma      OpKind = "fma"    // rounded once
	MulAdd   OpKind = "muladd" // rounded twice
)

// Commutes reports whether the first two operands of an operation may change places.
func (k OpKind) Commutes() bool {
	switch k {
	case Add, Mul, And, Or, Xor, Max, Min, Fma, MulAdd:
		return true
	}
	return false
}

// Op is a vector operation: Dst = Kind(Args...).
type Op struct {
	Kind OpKind
	Dst  *Vec
	Args []Operand
}

// exprs calls visit for every expression of the kernel that o mentions.
func (o *Op) exprs(visit func(ir.Expr)) {
	if o.Kind == Subslice {
		visit(o.Dst.Elem)
	}
	for _, a := range o.Args {
		if a.Same != nil {
			visit(a.Same)
		}
	}
}

// exprs calls visit for every expression of the kernel in list, but for the values of scalars that wanted leaves out.
func exprs(list []Stmt, wanted func(*ir.Var) bool, visit func(ir.Expr)) {
	for _, s := range list {
		switch s := s.(type) {
		case *Scalar:
			if wanted(s.Declare.Var) {
				visit(s.Declare.Init)
			}
		case *Compute:
			for _, o := range s.Ops {
				o.exprs(visit)
			}
		case *Products:
			for _, f := range []Factor{s.Same, s.Own} {
				for _, e := range append(f.First.Exprs(), f.Second.Exprs()...) {
					visit(e)
				}
			}
		case *Iterate:
			visit(s.Declare.Init)
			visit(s.Stmt.Cond)
			ir.Walk(s.Stmt.Post, nil, visit)
			exprs(s.Body, wanted, visit)
		case *Branch:
			visit(s.Cond)
			exprs(s.Then, wanted, visit)
			exprs(s.Else, wanted, visit)
		}
	}
}

// vecs calls visit for every array that list names.
func vecs(list []Stmt, visit func(*Vec)) {
	for _, s := range list {
		switch s := s.(type) {
		case *Compute:
			for _, o := range s.Ops {
				visit(o.Dst)
				for _, a := range o.Args {
					if a.Vec != nil {
						visit(a.Vec)
					}
				}
			}
		case *Products:
			visit(s.Sum)
		case *Iterate:
			vecs(s.Body, visit)
		case *Branch:
			vecs(s.Then, visit)
			vecs(s.Else, visit)
		}
	}
}
