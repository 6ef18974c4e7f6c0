package cwriter

import (
	"bytes"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/ranges"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// function is the function that is being written.
type function struct {
	in       *spaces.Instance
	b        bytes.Buffer
	indent   int
	line     int // of the source, of the last statement
	file     string
	names    map[*ir.Var]string
	taken    ir.Names
	single   bool             // it is part of the text of a single kernel
	memory   map[*ir.Var]bool // pointers that are stored as addresses: their own address is taken
	ranges   *ranges.Info
	common   map[*ir.Binary]ir.Scalar // see commonType
	next     []string                 // label in front of the Post of each loop around, "" where continue leads there
	needed   map[string]bool
	labels   map[*ir.Label]string
	regions  map[*ir.Region]string
	kernel   bool
	waits    bool                 // threads wait for each other in it
	factors  map[ir.Expr]bool     // what is multiplied, divided or compared
	indices  map[*ir.Var]bool     // are in nothing but indices
	begun    *ir.Var              // the operation that is being written is the first value of it
	jumps    bool                 // what is declared here is given its value in a statement of its own
	places   map[*ir.Var]*inPlace // temporary variables whose value is written where they are used
	mentions map[*ir.Var]int      // how often a variable is used, more often if it is given several values
	static   bool                 // what is being written is the first value of a variable of the whole text
}

// newFunction begins the writing of a function.
func newFunction(in *spaces.Instance) *function {
	body := in.Func.Body
	fn := &function{in: in, names: map[*ir.Var]string{}, taken: ir.Names{}, memory: addressed(body), indent: 1,
		needed: map[string]bool{}, labels: map[*ir.Label]string{}, regions: map[*ir.Region]string{},
		indices: onlyIndices(body)}
	fn.ranges = ranges.Analyse(body, func(v *ir.Var) bool { return fn.memory[v] }, ranges.Config{Wraps: true})
	return fn
}

// Begin begins the writing of a function: what is written from now on is part of it.
func (w *Writer) Begin(in *spaces.Instance, kernel bool) {
	w.fn, w.at = newFunction(in), in.Func.Pos
	w.fn.single, w.fn.kernel = true, kernel
	for _, v := range in.Func.Params {
		w.Name(v)
	}
}

// Outside says that what is written from now on stands outside of functions; static that it is the first value of a
// variable of the whole text.
func (w *Writer) Outside(static bool) {
	w.fn = &function{names: map[*ir.Var]string{}, taken: ir.Names{}, static: static}
}

// InFunction reports whether what is being written is a part of a function.
func (w *Writer) InFunction() bool { return w.fn.in != nil }

// InKernel reports whether what is being written is a part of a kernel.
func (w *Writer) InKernel() bool { return w.fn.kernel }

// IsStatic reports whether what is being written is the first value of a variable of the whole text.
func (w *Writer) IsStatic() bool { return w.fn.static }

// Instance is the function that is being written.
func (w *Writer) Instance() *spaces.Instance { return w.fn.in }

// Function is the name of the function that is being written.
func (w *Writer) Function() string { return w.FunctionName(w.fn.in) }

// Ranges are the bounds between which integers of the function lie.
func (w *Writer) Ranges() *ranges.Info { return w.fn.ranges }

// IsAddressed reports whether the function takes the address of v.
func (w *Writer) IsAddressed(v *ir.Var) bool { return w.fn.memory[v] }

// Free is a name that nothing in the function has: name itself, if that is free.
func (w *Writer) Free(name string) string { return w.fn.taken.Free(name, w.outside) }

// SetName says how v is called from now on.
func (w *Writer) SetName(v *ir.Var, name string) { w.fn.names[v] = name }

// Name gives v its name in the text.
func (w *Writer) Name(v *ir.Var) string {
	if n, ok := w.fn.names[v]; ok {
		return n
	}
	if v.Kind == ir.GlobalVar && w.named != nil {
		w.variables[v] = true
		return w.named[v]
	}
	n := w.fn.taken.Free(w.Safe(v.Name), func(name string) bool { return w.avoid(name) || w.outside(name) })
	w.fn.names[v] = n
	return n
}

// maxIndent is the indentation of lines that are nested more deeply, too: blanks are not to make up most of a text.
const maxIndent = 40

// Line writes one line at the present indentation.
func (w *Writer) Line(text string) {
	w.fn.b.WriteString(strings.Repeat("    ", min(w.fn.indent, maxIndent)) + text + "\n")
}

// Add adds lines that are written already.
func (w *Writer) Add(lines string) { w.fn.b.WriteString(lines) }

// Indent changes the indentation of lines by so many steps.
func (w *Writer) Indent(by int) { w.fn.indent += by }

// Text is what the function consists of so far.
func (w *Writer) Text() string { return w.fn.b.String() }

// Aside returns what write writes, which is not added to the function's text. What is there already is not copied:
// functions of thousands of regions would take time that grows with the square of their number.
func (w *Writer) Aside(write func()) string {
	before := w.fn.b
	w.fn.b = bytes.Buffer{}
	write()
	text := w.fn.b.String()
	w.fn.b = before
	return text
}

// Attempt is Aside for what may turn out to have no form; the indentation stays then, too.
func (w *Writer) Attempt(write func()) string {
	indent := w.fn.indent
	text := w.Aside(write)
	w.fn.indent = indent
	return text
}

// addressed finds the variables whose own address is taken.
func addressed(list []ir.Stmt) map[*ir.Var]bool {
	found := map[*ir.Var]bool{}
	ir.Walk(list, nil, func(e ir.Expr) {
		if a, ok := e.(*ir.Addr); ok {
			if v := ir.Root(a.Place); v != nil {
				found[v] = true
			}
		}
	})
	return found
}
