package ir

import "github.com/kbind/kbind/bindgen/source"

// Stmt is a statement. Control flow is structured but for Goto; Break and Continue refer to the innermost loop (Break
// also to a Switch).
type Stmt interface {
	Pos() source.Pos
	stmt()
}

// S is the part common to all statements.
type S struct{ At source.Pos }

// Pos returns where the statement stands.
func (s *S) Pos() source.Pos { return s.At }
func (*S) stmt()             {}

type (
	// Declare brings a local variable to life; Init nil leaves it uninitialised (C's rule; targets may zero it). A
	// declaration inside a loop makes a fresh variable each time round.
	Declare struct {
		S
		Var  *Var
		Init Expr
	}
	// Assign stores: Dst = Src, or Dst = Dst Op Src with Op's operand type exactly Dst's type (shifts: any integer Src).
	// Dst is evaluated once. Src is evaluated before Dst.
	Assign struct {
		S
		Op BinaryOp // NoOp for plain assignment
		// Copy: an implicit copy of an object copies it, or a part of it, which may not have a value yet.
		Copy bool
		Dst  Expr
		Src  Expr
		// Site is where checked execution reports that Op overflows; 0 where nobody looks.
		Site int
	}
	// Call calls a device function; Dst (a place) receives the result, or is nil.
	Call struct {
		S
		Dst  Expr
		Func *Func
		Args []Expr
	}
	// Effect is an operation with side effects of the operation table: atomics, barriers, fences, warp exchanges, printf,
	// assert, vector stores. Dst (a place) receives the result, or is nil.
	Effect struct {
		S
		Dst   Expr
		Op    Op
		Args  []Expr
		Scope Scope // of an atomic operation
		// Masked: a warp's operation names the lanes that take part, and a mask of none names none; see ops.go. A pass for
		// checked execution says so.
		Masked bool
		Site   int // where checked execution reports the operation; 0 where nobody looks
	}
	// Block groups statements and limits the scope of the variables that they declare.
	Block struct {
		S
		List []Stmt
	}
	// If runs Then or Else.
	If struct {
		S
		Cond       Expr
		Then, Else []Stmt
	}
	// Loop is every loop. Each round: run Pre, then leave if Cond (nil = true) is false, then Body, then Post; Continue
	// jumps to Post. With TestLast the test (Pre, Cond) comes after Body instead and Continue jumps to the test; Post is
	// empty then. Variables of a for-init are declared in a Block around it.
	Loop struct {
		S
		Pre      []Stmt
		Cond     Expr
		Post     []Stmt
		Body     []Stmt
		TestLast bool
		// Unroll is how many rounds the source asks compilers to write side by side (#pragma unroll): 0 says nothing, 1 asks
		// for none beside another, UnrollAll for all.
		Unroll int
	}
	// Switch jumps to the case whose value equals Tag, else to Default, else past the end; execution falls through to the
	// next case unless Break.
	Switch struct {
		S
		Tag   Expr // an integer
		Cases []Case
	}
	// Break leaves the innermost Loop or Switch.
	Break struct{ S }
	// Continue goes on with the next round of the innermost Loop.
	Continue struct{ S }
	// Label is a place in a function that Goto leads to. Name is unique in the function and not empty.
	Label struct {
		S
		Name string
	}
	// Goto continues after To, a label anywhere in the same function, also in other blocks, loops and cases. Variables
	// whose scope it enters past their Declare have any value; those whose scope it leaves end.
	Goto struct {
		S
		To *Label
	}
	// Return ends the function; Val is nil for void.
	Return struct {
		S
		Val Expr
	}
)

// UnrollAll asks for all rounds of a Loop.
const UnrollAll = -1

// Case is one arm of a Switch: constants of the tag's type; Default marks the default arm (which may have values too).
type Case struct {
	Values  []uint64
	Default bool
	Body    []Stmt
	At      source.Pos
}

// Scope says between which threads an operation is atomic.
type Scope uint8

// The scopes of CUDA C++ Programming Guide 10.14: all threads of the device, those of the block, those of all devices
// and the host.
const (
	DeviceScope Scope = iota
	BlockScope
	SystemScope
)
