package annot

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// ParamKind is what directives may do with a parameter.
type ParamKind uint8

// The kinds of parameters.
const (
	OtherParam        ParamKind = iota // structs, floats, vectors: may only be named where any parameter may
	IntParam                           // an integer by value: may stand in expressions
	PointerParam                       // T*
	ConstPointerParam                  // const T*
	LocalPointerParam                  // OpenCL __local T*: sized, but never a Go argument
)

// Param is one kernel parameter as directives see it.
type Param struct {
	Name string
	Kind ParamKind
}

// Names are the names that the directives of one kernel may use.
type Names struct {
	Kernel   string // for messages
	Params   []Param
	Values   []string                        // template value parameters
	Constant func(name string) (int64, bool) // constant macros, enumerators, constexpr variables; may be nil
	Macro    func(name string) bool          // whether a constant is a macro; may be nil
	Sizeof   func(typ string) (int64, bool)  // may be nil
	Visible  func() []string                 // names of constants for "did you mean"; may be nil
}

// Bind checks the directives of one kernel instance against its names and returns its attributes and the direction of
// each parameter, in order. Names that do not exist and parameters of the wrong kind are reported.
func (d *Directives) Bind(n Names, diags *diag.List) (ir.Attrs, []ir.Dir) {
	b := &binder{Names: n, diags: diags}
	a := ir.Attrs{Cooperative: d.Cooperative}
	dirs := b.dirs(d)
	b.tuning = b.tunes(d)
	a.Tune = b.tuning
	a.Size = b.sizes(d.Sizes, "size")
	a.Zero = b.outputs(d, d.Zeros, "zero", dirs)
	a.Result = b.outputs(d, d.Results, "result", dirs)
	b.oneElement(&a)
	a.Scratch = b.sizes(d.Scratch, "scratch")
	a.Grid, a.Blocks, a.Block = b.exprs(d.Grid), b.exprs(d.Blocks), b.exprs(d.Block)
	for _, x := range a.Block {
		if x.Op == "const" && x.Val <= 0 {
			b.diags.Add(CodeBadNumber, x.Pos, "a block has at least one thread in each dimension, not %d", x.Val)
		}
	}
	if d.Shared != nil {
		a.Shared = b.bind(d.Shared)
	}
	a.Asserts = b.exprs(d.Asserts)
	b.device = true
	for _, x := range b.exprs(d.Restricts) {
		a.Restrict = append(a.Restrict, conjuncts(x, x.Text)...)
	}
	b.device = false
	a.Tolerance = b.tolerances(d)
	b.checkTuning(d, &a)
	if d.Inputs != nil {
		a.Inputs = d.Inputs.Text
	}
	if d.CPU != nil {
		a.CPU, a.CPUPos = d.CPU.Text, d.CPU.Pos
	}
	for i, p := range n.Params {
		if dirs[i] == ir.Out && a.Size[p.Name] == nil {
			pos := d.First
			for _, w := range d.Dirs {
				if w.Text == p.Name {
					pos = w.Pos
				}
			}
			diags.Add(CodeNoSize, pos, "out parameter %q needs a size: kbind allocates the result", p.Name).Hintf(
				"add %ssize %s=...", prefix, p.Name)
		}
	}
	return a, dirs
}

// TypeNames checks that the names of the template directives are the template's parameters, each given once, and
// returns the items per parameter for each directive in the order of params; a parameter that a directive leaves out
// has no items there.
func (d *Directives) TypeNames(params []string, diags *diag.List) [][][]Word {
	var out [][][]Word
	for _, line := range d.Templates {
		items := make([][]Word, len(params))
		for _, in := range line {
			i := slices.Index(params, in.Text)
			switch {
			case i < 0:
				unknownName(diags, in.Word.Pos, "template parameter", in.Text, params)
			case items[i] != nil:
				diags.Add(CodeTwice, in.Word.Pos, "template parameter %q is given twice", in.Text)
			default:
				items[i] = in.Items
			}
		}
		out = append(out, items)
	}
	return out
}

type binder struct {
	Names
	diags  *diag.List
	tuning []ir.Tune
	device bool // expressions may name limits of the device
}

func (b *binder) param(name string) (int, bool) {
	i := slices.IndexFunc(b.Params, func(p Param) bool { return p.Name == name })
	return i, i >= 0
}

func (b *binder) paramNames(kinds ...ParamKind) []string {
	var ns []string
	for _, p := range b.Params {
		if slices.Contains(kinds, p.Kind) {
			ns = append(ns, p.Name)
		}
	}
	return ns
}

func unknownName(diags *diag.List, pos source.Pos, what, name string, candidates []string) {
	d := diags.AddSpan(CodeName, source.Span{Start: pos, End: pos + source.Pos(len(name))}, "unknown %s %q", what, name)
	switch s := Nearest(name, candidates); {
	case s != "":
		d.Hintf("did you mean %q?", s)
	case isTypeWord(name):
		d.Hintf("write sizeof(%s) for its bytes", name)
	case name == "block" || name == "blockDim" || name == "threads" || name == "grid" || name == "gridDim":
		d.Hintf(
			"an expression sees the kernel's parameters and constants, not the launch: write the number, or a constant macro " +
				"that the block directive uses too")
	}
}

// isTypeWord reports whether a name is that of a type of C or CUDA that people count bytes of.
func isTypeWord(name string) bool {
	switch name {
	case "char", "short", "int", "long", "float", "double", "half", "unsigned", "bool", "size_t", "uchar", "ushort",
		"uint", "ulong":
		return true
	}
	scalar := strings.TrimRight(name, "1234568")
	return scalar != name && isTypeWord(scalar)
}

// pointer finds a pointer parameter or reports why there is none.
func (b *binder) pointer(w Word) (int, bool) {
	i, ok := b.param(w.Text)
	if !ok {
		unknownName(b.diags, w.Pos, "pointer parameter", w.Text, b.paramNames(PointerParam, ConstPointerParam,
			LocalPointerParam))
		return 0, false
	}
	if k := b.Params[i].Kind; k != PointerParam && k != ConstPointerParam && k != LocalPointerParam {
		b.diags.AddSpan(CodeKind, source.Span{Start: w.Pos, End: w.Pos + source.Pos(len(w.Text))},
			"%q is not a pointer parameter", w.Text)
		return 0, false
	}
	return i, true
}

func (b *binder) dirs(d *Directives) []ir.Dir {
	dirs := make([]ir.Dir, len(b.Params))
	for i, p := range b.Params {
		switch p.Kind {
		case ConstPointerParam:
			dirs[i] = ir.In
		case PointerParam:
			dirs[i] = ir.InOut
		case LocalPointerParam:
			dirs[i] = ir.Scratch
		}
	}
	said := map[string]bool{}
	for _, w := range d.Dirs {
		i, ok := b.pointer(w.Word)
		if !ok {
			continue
		}
		if said[w.Text] {
			b.diags.Add(CodeTwice, w.Pos, "the direction of %q is given twice", w.Text)
			continue
		}
		said[w.Text] = true
		if b.Params[i].Kind == ConstPointerParam && w.Dir != ir.In {
			b.diags.Add(CodeKind, w.Pos, "%q points to const: the kernel cannot write it", w.Text)
			continue
		}
		if b.Params[i].Kind == LocalPointerParam {
			b.diags.Add(CodeKind, w.Pos, "%q is local memory: it has no direction", w.Text)
			continue
		}
		dirs[i] = w.Dir
	}
	for _, s := range d.Scratch {
		if i, ok := b.param(s.Word.Text); ok && (b.Params[i].Kind == PointerParam || b.Params[i].Kind == ConstPointerParam) {
			dirs[i] = ir.Scratch
		}
	}
	return dirs
}

// outputs makes the parameters that a directive names out parameters and returns their names.
func (b *binder) outputs(d *Directives, words []Word, what string, dirs []ir.Dir) []string {
	var names []string
	for _, w := range words {
		i, ok := b.pointer(w)
		if !ok {
			continue
		}
		said := slices.IndexFunc(d.Dirs, func(o DirWord) bool { return o.Text == w.Text })
		switch {
		case slices.Contains(names, w.Text):
			b.diags.Add(CodeTwice, w.Pos, "%s %q is given twice", what, w.Text)
		case b.Params[i].Kind != PointerParam:
			b.diags.Add(CodeKind, w.Pos, "%q cannot be %s: the kernel does not write it", w.Text, what)
		case said >= 0 && d.Dirs[said].Dir != ir.Out || dirs[i] == ir.Scratch:
			b.diags.Add(CodeConflict, w.Pos, "%q is %s and cannot be %s, which is out", w.Text, dirs[i], what)
		default:
			dirs[i] = ir.Out
			names = append(names, w.Text)
		}
	}
	return names
}

// oneElement gives results the size 1, and reports those of another size.
func (b *binder) oneElement(a *ir.Attrs) {
	for _, name := range a.Result {
		switch x := a.Size[name]; {
		case x == nil:
			if a.Size == nil {
				a.Size = map[string]*ir.HostExpr{}
			}
			a.Size[name] = &ir.HostExpr{Op: "const", Val: 1, Text: "1"}
		case x.Op != "const" || x.Val != 1:
			b.diags.Add(CodeConflict, x.Pos, "%q is a result, which has one element", name)
		}
	}
}

func (b *binder) sizes(bs []Binding, what string) map[string]*ir.HostExpr {
	if len(bs) == 0 {
		return nil
	}
	m := map[string]*ir.HostExpr{}
	for _, s := range bs {
		if _, ok := b.pointer(s.Word); !ok {
			continue
		}
		if m[s.Word.Text] != nil {
			b.diags.Add(CodeTwice, s.Word.Pos, "the %s of %q is given twice", what, s.Word.Text)
			continue
		}
		m[s.Word.Text] = b.bind(s.X)
	}
	return m
}

func (b *binder) exprs(xs []*Expr) []*ir.HostExpr {
	var out []*ir.HostExpr
	for _, x := range xs {
		out = append(out, b.bind(x))
	}
	return out
}

// bind returns a copy of x with its names resolved. An unknown name is reported and becomes 1.
func (b *binder) bind(x *Expr) *ir.HostExpr {
	if x == nil {
		return nil
	}
	c := *x
	c.Args = nil
	for _, a := range x.Args {
		c.Args = append(c.Args, b.bind(a))
	}
	switch x.Op {
	case "name":
		return b.name(&c)
	case "sizeof":
		if b.Sizeof != nil {
			if v, ok := b.Sizeof(c.Name); ok {
				return &ir.HostExpr{Op: "const", Val: v, Pos: c.Pos, Text: c.Text}
			}
		}
		b.diags.Add(CodeName, c.Pos, "unknown type %q in sizeof", c.Name)
		return &ir.HostExpr{Op: "const", Val: 1, Pos: c.Pos}
	}
	return &c
}

func (b *binder) name(x *ir.HostExpr) *ir.HostExpr {
	if i, ok := b.param(x.Name); ok {
		if b.Params[i].Kind != IntParam {
			b.diags.AddSpan(CodeKind, source.Span{Start: x.Pos, End: x.Pos + source.Pos(len(x.Name))},
				"%q is not an integer: it cannot be used in an expression", x.Name)
			return &ir.HostExpr{Op: "const", Val: 1, Pos: x.Pos, Text: x.Text}
		}
		x.Op = "param"
		return x
	}
	if b.tuned(x.Name) != nil {
		x.Op = "tune"
		return x
	}
	if b.device && slices.Contains(deviceNames[:], x.Name) {
		x.Op = "device"
		return x
	}
	if slices.Contains(b.Values, x.Name) {
		x.Op = "tparam"
		return x
	}
	if b.Constant != nil {
		if v, ok := b.Constant(x.Name); ok {
			return &ir.HostExpr{Op: "const", Val: v, Name: x.Name, Pos: x.Pos, Text: x.Text}
		}
	}
	candidates := append(b.paramNames(IntParam), b.Values...)
	for _, t := range b.tuning {
		candidates = append(candidates, t.Name)
	}
	if b.device {
		candidates = append(candidates, deviceNames[:]...)
	}
	if b.Visible != nil {
		candidates = append(candidates, b.Visible()...)
	}
	unknownName(b.diags, x.Pos, "name", x.Name, candidates)
	return &ir.HostExpr{Op: "const", Val: 1, Pos: x.Pos, Text: x.Text}
}
