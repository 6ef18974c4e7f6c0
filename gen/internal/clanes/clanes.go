// Package clanes writes C for threads of a row that run side by side, as package lanes plans them.
//
// There are KB_LANES of them, as many as the processor's vectors hold. What a variable has for each lane is a vector of
// GCC's and Clang's. Where only some lanes come, a mask says which, and assignments choose by it; a statement that has
// no form for vectors is done for one lane after the other.
package clanes

import (
	"fmt"
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/lanes"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/internal/ranges"
)

// Printer writes what C has for one thread. Want is how tightly the text must bind, a constant of package prec.
type Printer interface {
	Line(text string)
	Indent(by int)
	// Source writes the text of a statement, with the line that it comes from. At notes the place for what is refused.
	Source(s ir.Stmt, text string)
	At(pos source.Pos)
	// Helper adds a text to what stands before the functions, once, and returns its name. Has reports whether it did.
	Helper(name, text string) string
	Has(name string) bool

	Value(e ir.Expr, want int) string
	Place(e ir.Expr, want int) string
	Integer(t ir.Scalar, bits uint64, want int) string
	Declaration(s *ir.Declare) string // without the semicolon
	Statement(s ir.Stmt)
	Effect(s *ir.Effect)

	// Scalar is the type of values of type t.
	Scalar(t ir.Scalar) string
	// Component is component i of a vector.
	Component(t *ir.Vector, vector string, i int) string
	// MathFunction and IntFunction are functions for operations on t, "" if there is none.
	MathFunction(name string, t ir.Scalar, types []ir.Scalar, result ir.Scalar) string
	IntFunction(name string, t ir.Scalar) string
	// Array is the array with an element of v for each thread.
	Array(v *ir.Var) string
	Name(v *ir.Var) string
	SetName(v *ir.Var, name string)
}

// Parameter is a parameter of which each thread has its own.
type Parameter struct {
	Var  *ir.Var
	Arg  string // what it begins with
	Text string // its declaration
}

// Region is what lanes do.
type Region struct {
	*lanes.Plan
	Number int // tells its labels from those of other regions
	Enter  []Parameter
	Marks  bool // a thread that returns is marked as one that has ended
	Ranges *ranges.Info
}

// Writer is the state of writing a region for lanes.
type Writer struct {
	*Region
	w   Printer
	bug string

	lane  bool      // what is written is for lane kb_lane
	masks []string  // the variables with the lanes at work, from the outermost; none where all are
	now   int       // how many branches that lanes take apart stand around
	maybe bool      // perhaps no lane is at work
	loops []*target // the loops and switches around
	// first64 is the variable whose value for the first lane has 64 bits, so that it does not wrap along the lanes.
	first64 *ir.Var
	n       int    // temporary variables so far
	region  string // the label at the end, and the label of the threads one after the other
	single  string
	left    bool // something jumps to region
	mixed   bool // something jumps to single
}

// New makes a Writer of r. While it writes, the printer p asks it for places.
func New(p Printer, r *Region) *Writer {
	return &Writer{Region: r, w: p, region: fmt.Sprintf("kb_lanes%d", r.Number),
		single: fmt.Sprintf("kb_single%d", r.Number)}
}

// target is a loop or a switch that statements leave.
type target struct {
	loop        bool
	apart       bool
	masks       int // the masks outside of it
	body        int // and outside of its body
	next, leave string
	nexts, left bool // something jumps there
}

// Write writes the region. Single, unless "", is the label where lanes go that do not agree, to run one after the
// other. Bug, unless "", is what package lanes ought to have found out: then the text is wrong.
func (x *Writer) Write() (single, bug string) {
	x.write()
	if x.mixed {
		single = x.single
	}
	return single, x.bug
}

// One reports whether what is written now is for one lane, kb_lane.
func (x *Writer) One() bool { return x.lane }

// guard notes what has no text, which package lanes never lets through.
func (x *Writer) guard(what string) {
	if x.bug == "" {
		x.bug = what
	}
}

// write writes the statements of the lanes from kb_tid_x on.
func (x *Writer) write() {
	w := x.w
	x.typ(ir.Bool) // before what is declared with it
	for _, p := range x.Enter {
		if x.Variable(p.Var).Kind != lanes.EachForm {
			w.Line(p.Text)
			continue
		}
		t, ok := p.Var.Type.(ir.Scalar)
		if !ok {
			x.guard("a parameter of type " + p.Var.Type.String())
			return
		}
		w.Line(x.typ(t) + " " + w.Name(p.Var) + " = " + x.spread(t, p.Arg) + ";")
	}
	for _, c := range x.Kept {
		x.begin(c)
	}
	switch {
	case x.Skips:
		w.Helper("kb_live", liveText)
		w.Line("kb_mask kb_all = kb_live(kb_gone + kb_t);")
		w.Line("if (!kb_any(kb_all)) goto " + x.region + ";")
		x.left = true
		x.masks = []string{"kb_all"}
	case x.Returns:
		w.Line("kb_mask kb_all = kb_spread_bool(1);")
		x.masks = []string{"kb_all"}
	}
	x.first(x.Body)
	if x.left {
		w.Line(x.region + ":;")
	}
	for _, c := range x.Kept {
		if c.Store {
			x.end(c)
		}
	}
}

// begin declares a variable that lanes keep from one region to the next.
func (x *Writer) begin(c plan.Copy) {
	w := x.w
	name, array := w.Name(c.Var), ""
	if c.Load {
		array = w.Array(c.Var)
	}
	switch t := c.Var.Type.(type) {
	case ir.Scalar:
		x.declareEach(c.Var, "0")
		if c.Load {
			x.eachLane("", func(lane string) string {
				return name + lane + " = " + x.fromMemory(t, array+"[kb_t + kb_lane]") + ";"
			}, true)
		}
	case *ir.Vector:
		x.declareEach(c.Var, "0")
		for i := range t.N {
			if c.Load {
				x.eachLane("", func(lane string) string {
					return name + "[" + strconv.Itoa(i) + "]" + lane + " = " + w.Component(t, array+"[kb_t + kb_lane]", i) + ";"
				}, true)
			}
		}
	default:
		x.guard("an array that threads keep")
	}
}

// end stores it.
func (x *Writer) end(c plan.Copy) {
	w := x.w
	name, array := w.Name(c.Var), w.Array(c.Var)
	switch t := c.Var.Type.(type) {
	case ir.Scalar:
		x.eachLane("", func(lane string) string {
			return array + "[kb_t + kb_lane] = " + x.toMemory(t, name+lane) + ";"
		}, true)
	case *ir.Vector:
		for i := range t.N {
			x.eachLane("", func(lane string) string {
				return w.Component(t, array+"[kb_t + kb_lane]", i) + " = " + name + "[" + strconv.Itoa(i) + "]" + lane + ";"
			}, true)
		}
	}
}

// fromMemory is a value of type t that memory holds, as an element of a vector.
func (x *Writer) fromMemory(t ir.Scalar, text string) string {
	if t == ir.Bool {
		return "-(" + text + " != 0)"
	}
	return text
}

// toMemory is the way back.
func (x *Writer) toMemory(t ir.Scalar, text string) string {
	if t == ir.Bool {
		return text + " & 1"
	}
	return text
}

// eachLane writes a statement for each lane; with mask for those at work only. apart says that the lanes do nothing to
// the same memory.
func (x *Writer) eachLane(mask string, text func(lane string) string, apart bool) {
	w := x.w
	loop := func(condition string) {
		if apart {
			w.Line("#pragma omp simd")
		}
		w.Line("for (int kb_lane = 0; kb_lane < KB_LANES; kb_lane++) " + condition + text("[kb_lane]"))
	}
	if mask == "" {
		loop("")
		return
	}
	w.Line("if (kb_every(" + mask + ")) {")
	w.Indent(1)
	loop("")
	w.Indent(-1)
	w.Line("} else {")
	w.Indent(1)
	loop("if (" + mask + "[kb_lane]) ")
	w.Indent(-1)
	w.Line("}")
}

// typ is the vector type of t; that of Bool is a mask.
func (x *Writer) typ(t ir.Scalar) string {
	w := x.w
	w.Helper("KB_LANES", wideHead)
	if t == ir.Bool {
		return "kb_mask"
	}
	name := "kb_wide_" + t.String()
	w.Helper(name, fmt.Sprintf("typedef %s %s __attribute__((vector_size(%d * KB_LANES)));\n", w.Scalar(t), name,
		t.Size()))
	return name
}

// spread is a vector of the same value for all lanes.
func (x *Writer) spread(t ir.Scalar, text string) string {
	typ := x.typ(t)
	if t == ir.Bool {
		return "kb_spread_bool(" + text + ")"
	}
	name := "kb_spread_" + t.String()
	return x.w.Helper(name, fmt.Sprintf("static inline %s %s(%s x) {\n    return (%s){KB_EACH(x)};\n}\n", typ, name,
		x.w.Scalar(t), typ)) + "(" + text + ")"
}

// steps is the vector first, first + step, first + 2 * step ...
func (x *Writer) steps(t ir.Scalar, first string, step int64) string {
	typ := x.typ(t)
	name := "kb_steps_" + t.String()
	c := x.w.Scalar(t)
	x.spread(t, "")
	return x.w.Helper(name, fmt.Sprintf("static inline %s %s(%s first, %s step) {\n"+
		"    return kb_spread_%s(first) + kb_spread_%s(step) * (%s){KB_COUNT};\n}\n", typ, name, c, c, t, t, typ)) +
		fmt.Sprintf("(%s, %d)", first, step)
}

// choose is a where the mask is set, b elsewhere.
func (x *Writer) choose(t ir.Scalar, mask, a, b string) string {
	typ := x.typ(t)
	name := "kb_choose_" + t.String()
	if t == ir.Bool {
		return "((" + a + " & " + mask + ") | (" + b + " & ~" + mask + "))"
	}
	bits, m := "kb_mask", "m"
	if t.Size() != 4 {
		bits = x.typ(map[int]ir.Scalar{1: ir.I8, 2: ir.I16, 8: ir.I64}[t.Size()])
		m = "__builtin_convertvector(m, " + bits + ")"
	}
	text := fmt.Sprintf("static inline %[1]s %[2]s(kb_mask m, %[1]s a, %[1]s b) {\n    const %[3]s k = %[4]s;\n"+
		"    return (%[1]s)(((%[3]s)a & k) | ((%[3]s)b & ~k));\n}\n", typ, name, bits, m)
	return x.w.Helper(name, text) + "(" + mask + ", " + a + ", " + b + ")"
}

// temporary declares a vector that holds the value of text, and returns its name.
func (x *Writer) temporary(t ir.Scalar, text string) string {
	x.n++
	name := fmt.Sprintf("kb_x%d", x.n)
	if text != "" {
		text = " = " + text
	}
	x.w.Line(x.typ(t) + " " + name + text + ";")
	return name
}

// mask is the variable with the lanes at work, "" where all are.
func (x *Writer) mask() string {
	if len(x.masks) == 0 {
		return ""
	}
	return x.masks[len(x.masks)-1]
}
