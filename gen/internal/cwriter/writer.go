// Package cwriter writes kernels in languages of C's family from the IR.
//
// A Dialect says what sets a language apart. The text keeps the names and the structure of the source; a comment after
// a statement names the line it comes from. What a language cannot express is refused with a position and a reason.
package cwriter

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/globals"
	"github.com/kbind/kbind/gen/internal/pocl"
	"github.com/kbind/kbind/gen/internal/ranges"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// Refusal is why a kernel has no text.
type Refusal struct {
	At  source.Pos
	Why string
}

// Hidden is a parameter that a kernel has after those of its source.
type Hidden uint8

// The hidden parameters, in their order.
const (
	// Dynamic is dynamic shared memory, whose size comes with the launch.
	Dynamic Hidden = iota
	// Globals is a buffer that holds the variables of the module; see globals.Layout.
	Globals
	// Exchange is local memory in which threads exchange values; see ExchangeSize.
	Exchange
	// Fault is a 32-bit word in global memory that is 0 before a launch and 1 after one that failed.
	Fault
)

var hiddenNames = [...]string{"dynamic", "globals", "exchange", "fault"}

func (h Hidden) String() string { return hiddenNames[h] }

// Kernel is the text of one kernel.
type Kernel struct {
	Text   string
	Entry  string   // name of the kernel in Text
	Hidden []Hidden // what follows the parameters of the source
	// Needs is what a device must have, sorted: "fp64", "generic-address-space", "int64-atomics",
	// "int64-extended-atomics".
	Needs []string
	// Plain are the platforms that are not to optimise the text, for it would be wrong then.
	Plain []string
	// Generic is why it needs pointers into any address space, nil if it does not.
	Generic *Refusal
	// OneByOne are the parallel regions whose threads cannot run side by side, of a text in plain C.
	OneByOne []Refusal
}

// needGeneric is the need of a text for pointers that point into any address space but constant memory (OpenCL C 3.0,
// 6.7.1).
const needGeneric = "generic-address-space"

// Writer writes one kernel.
type Writer struct {
	d       *Dialect
	m       *ir.Module
	layout  *globals.Layout
	spaces  *spaces.Result
	refused *Refusal
	// oneByOne are the regions whose threads cannot run side by side.
	oneByOne []Refusal
	structs  map[*ir.Struct]bool
	helpers  map[string]bool
	library  []string // texts of helpers in their order
	needs    map[string]bool
	uses     map[*spaces.Instance]*usage
	at       source.Pos
	fn       *function
	// Of a program, one text with all kernels: the names of what stands outside of functions, those that are taken there,
	// the types of vectors, the variables and the functions that the text has, these with what they need.
	named       map[any]string
	file        ir.Names
	vectors     map[ir.Vector]string
	vectorTexts []string // the declarations of these types
	variables   map[*ir.Var]bool
	written     map[*ir.Func]map[string]bool
	punned      bool         // the kernel looks at memory as another type, and the compiler would not expect that
	exact       map[any]bool // expressions and assignments whose overflow is left undefined
	sums        bool         // the kernel adds floats, and a compiler of the language contracts products and sums unasked
	contracts   bool         // there, and a compiler may
	generic     *Refusal     // why the text needs pointers into any address space
	// What texts in C declare: vector types by their names, and headers.
	ownVectors map[string]*ir.Vector
	includes   map[string]bool
	idsOf      map[*spaces.Instance]*idUse
	pocl       *pocl.Verdict // of OpenCL C, nil of other languages
}

// function is the function that is being written.
type function struct {
	in      *spaces.Instance
	b       bytes.Buffer
	indent  int
	line    int // of the source, of the last statement
	file    string
	names   map[*ir.Var]string
	taken   ir.Names
	memory  map[*ir.Var]bool // pointers that are stored as addresses: their own address is taken
	ranges  *ranges.Info
	next    []string // label in front of the Post of each loop around, "" where continue leads there
	needed  map[string]bool
	labels  map[*ir.Label]string
	regions map[*ir.Region]string
	kernel  bool
	waits   bool             // threads wait for each other in it
	factors map[ir.Expr]bool // what is multiplied, divided or compared
	indices map[*ir.Var]bool // are in nothing but indices
	jumps   bool             // what is declared here is given its value in a statement of its own
	loops   *loops           // of a kernel in loops over threads
	static  bool             // what is being written is the first value of a variable of the whole text
}

// Write writes kernel k, whose body is f. layout says where the variables of the module lie.
func Write(d *Dialect, m *ir.Module, k *ir.Kernel, f *ir.Func, layout *globals.Layout) (*Kernel, *Refusal) {
	w := &Writer{d: d, m: m, layout: layout, structs: map[*ir.Struct]bool{}, helpers: map[string]bool{},
		needs: map[string]bool{}, uses: map[*spaces.Instance]*usage{}}
	r, conflict := spaces.Infer(f, layout.IsConstant, false)
	if conflict != nil {
		var still *spaces.Conflict
		if r, still = spaces.Infer(f, layout.IsConstant, true); still != nil {
			return nil, &Refusal{conflict.At, conflict.Why}
		}
		w.need(needGeneric)
		w.generic = &Refusal{conflict.At, conflict.Why}
	}
	w.spaces = r
	w.punned = d.TypeBased && (slices.ContainsFunc(r.Instances, puns) || overlap(r.Instances))
	w.sums = d.Contracts && slices.ContainsFunc(r.Instances, addsFloats)
	w.contracts = w.sums &&
		!slices.ContainsFunc(r.Instances, func(in *spaces.Instance) bool { return !w.contractible(in) })
	if d.Name == "opencl" {
		w.pocl = pocl.Judge(k, r, w.punned)
	}
	functions, refused := w.functions(k)
	if refused != nil {
		return nil, refused
	}
	u := w.uses[r.Kernel]
	structs := w.structTexts()
	constants := w.constants(u)
	if w.refused != nil {
		return nil, w.refused
	}
	if w.contracts && slices.ContainsFunc(w.library, func(s string) bool { return strings.Contains(s, "KB_FMAD") }) {
		functions = slices.Insert(functions, 0, contracts)
	}
	var b strings.Builder
	b.WriteString(w.header())
	for _, list := range [][]string{w.library, structs, constants, functions} {
		for _, text := range list {
			b.WriteString("\n" + text)
		}
	}
	return &Kernel{Text: b.String(), Entry: w.functionName(r.Kernel), Hidden: u.hidden(),
		Needs: slices.Sorted(maps.Keys(w.needs)), Plain: w.plainPlatforms(), Generic: w.generic}, nil
}

// functions writes the kernel and what it calls.
func (w *Writer) functions(k *ir.Kernel) (texts []string, refused *Refusal) {
	for _, in := range w.spaces.Instances {
		source := k
		if in != w.spaces.Kernel {
			source = nil
		}
		texts = append(texts, w.function(in, source))
		if w.refused != nil {
			return nil, w.refused
		}
	}
	return texts, nil
}

// hidden are the parameters that follow those of the source.
func (u *usage) hidden() (list []Hidden) {
	for _, p := range []struct {
		used bool
		what Hidden
	}{{u.dynamic, Dynamic}, {u.globals, Globals}, {u.exchange, Exchange}, {u.fault, Fault}} {
		if p.used {
			list = append(list, p.what)
		}
	}
	return list
}

// plainPlatforms are the platforms that are not to optimise the text.
func (w *Writer) plainPlatforms() []string {
	switch {
	case w.needs[needGeneric]:
		return pocl.All() // what is known of them is known of pointers that have a space
	case w.pocl != nil:
		return w.pocl.Platforms()
	}
	return nil
}

// header is what the text begins with.
func (w *Writer) header() string {
	text := w.d.Header
	if w.needs["fp64"] {
		text += "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n"
	}
	if w.needs["int64-atomics"] {
		text += "#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable\n"
	}
	if w.needs["int64-extended-atomics"] {
		text += "#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable\n"
	}
	return text
}

// structTexts declares the structs that the text names, and those in them.
func (w *Writer) structTexts() (list []string) {
	for {
		n := len(w.structs)
		list = nil
		for _, s := range w.m.Structs {
			if w.structs[s] {
				list = append(list, w.structText(s))
			}
		}
		if len(w.structs) == n {
			return list
		}
	}
}

func (w *Writer) need(feature string) { w.needs[feature] = true }

// refuse notes the first reason why the kernel cannot be written.
func (w *Writer) refuse(at source.Pos, why string) {
	if w.refused == nil {
		w.refused = &Refusal{at, why}
	}
}

// helper adds a text to what stands before the functions, once.
func (w *Writer) helper(name, text string) string {
	if !w.helpers[name] {
		w.helpers[name] = true
		if w.d.Own != nil && w.d.Own.Library[name].Text != "" {
			p := w.d.Own.Library[name]
			for _, n := range p.Needs {
				w.helper(n, "")
			}
			text = p.Text
		}
		w.library = append(w.library, text)
	}
	return name
}

func (w *Writer) functionName(in *spaces.Instance) string {
	if name := w.named[in.Func]; name != "" {
		return name
	}
	return w.safe(in.Name)
}

// newFunction begins the writing of a function, in which the names taken have another meaning.
func newFunction(in *spaces.Instance, taken ir.Names) *function {
	body := in.Func.Body
	fn := &function{in: in, names: map[*ir.Var]string{}, taken: taken, memory: addressed(body), indent: 1,
		needed: map[string]bool{}, labels: map[*ir.Label]string{}, regions: map[*ir.Region]string{},
		indices: onlyIndices(body)}
	fn.ranges = ranges.Analyse(body, func(v *ir.Var) bool { return fn.memory[v] }, ranges.Config{Wraps: true})
	return fn
}

// function writes an instance of a function, which is that of kernel k unless that is nil.
func (w *Writer) function(in *spaces.Instance, k *ir.Kernel) string {
	f, kernel := in.Func, k != nil
	u := w.usageOf(in)
	fn := newFunction(in, w.fileNames())
	fn.kernel, fn.waits = kernel, waits(f)
	if w.sums {
		fn.factors = factors(f.Body)
	}
	w.fn, w.at = fn, f.Pos
	for _, v := range f.Params {
		w.name(v)
	}
	var params []string
	for i, v := range f.Params {
		params = append(params, w.parameter(v, restricted(k, i)))
	}
	params = append(params, w.hiddenParameters(u, kernel)...)
	head := w.d.Kernel + " "
	if !kernel {
		head = w.called(in) + w.specifiers(f) + w.valued(f.Ret, in.Result, "")
		if !strings.HasSuffix(head, "*") {
			head += " "
		}
	}
	w.prologue(u, kernel)
	w.list(f.Body)
	return head + w.functionName(in) + "(" + strings.Join(params, ", ") + ") {\n" + fn.b.String() + "}\n"
}

// fileNames are the names that the text declares outside of functions.
func (w *Writer) fileNames() ir.Names {
	names := ir.Names{}
	for _, in := range w.spaces.Instances {
		names[w.functionName(in)] = 1
	}
	for _, v := range w.m.Globals {
		if w.layout.IsConstant(v) {
			names[w.safe(v.Name)] = 1
		}
	}
	for _, s := range w.m.Structs {
		names[w.structName(s)] = 1
	}
	return names
}

// restricted reports whether nothing but what parameter i of kernel k points to is read and written by way of it.
func restricted(k *ir.Kernel, i int) bool {
	if k == nil || i >= len(k.Params) {
		return false
	}
	typ := k.Params[i].Spelled
	return strings.Contains(typ[strings.LastIndexAny(typ, "*&")+1:], "restrict")
}

// parameter declares parameter v. One whose address is taken is copied, and so is a pointer that is given a value from
// another address space than the host's.
func (w *Writer) parameter(v *ir.Var, restricted bool) string {
	name, p := w.fn.names[v], w.fn.in.Vars[v]
	if _, ok := v.Type.(*ir.Pointer); !ok {
		return w.keptAs(v, w.stored(v.Type, name))
	}
	if w.fn.memory[v] && !w.d.Generic {
		w.fn.names[v] = w.fn.taken.Free(name, nil)
		w.line(fmt.Sprintf("%s = (%s)%s;", w.stored(v.Type, w.fn.names[v]), w.d.Scalars[ir.U64], name))
	}
	if restricted && !w.fn.memory[v] {
		name = "restrict " + name
	}
	if !w.fn.kernel || p.Space() != ir.Generic {
		return w.valued(v.Type, p, name)
	}
	if !w.fn.memory[v] && !w.hostsPointer(v) {
		own := w.fn.taken.Free(w.fn.names[v], nil)
		w.line(w.valued(v.Type, p, own) + " = " + w.fn.names[v] + ";")
		w.fn.names[v] = own
	}
	return w.pointer(w.hostSpace(v), v.Type.(*ir.Pointer).Elem, name)
}

// hostsPointer reports whether the pointer parameter v of a kernel is always the one that the host passes.
func (w *Writer) hostsPointer(v *ir.Var) bool {
	return w.fn.kernel && !w.fn.memory[v] && !assigned(w.fn.in.Func.Body, v)
}

// hostSpace is the address space into which the pointer points that the host passes for v.
func (w *Writer) hostSpace(v *ir.Var) ir.Space {
	if s := v.Type.(*ir.Pointer).Space; s != ir.Generic {
		return s
	}
	return ir.Global
}

// name gives v its name in the text.
func (w *Writer) name(v *ir.Var) string {
	if n, ok := w.fn.names[v]; ok {
		return n
	}
	if v.Kind == ir.GlobalVar && w.named != nil {
		if v.Handle != nil {
			w.refuse(w.at, "kbind does not translate texture references to "+w.d.Name)
		}
		w.variables[v] = true
		return w.named[v]
	}
	n := w.fn.taken.Free(w.safe(v.Name), w.avoid)
	w.fn.names[v] = n
	return n
}

// line writes one line at the present indentation.
func (w *Writer) line(text string) {
	w.fn.b.WriteString(strings.Repeat("    ", w.fn.indent) + text + "\n")
}

// aside returns what write writes, which is not added to the function's text. What is there already is not copied:
// functions of thousands of regions would take time that grows with the square of their number.
func (w *Writer) aside(write func()) string {
	before := w.fn.b
	w.fn.b = bytes.Buffer{}
	write()
	text := w.fn.b.String()
	w.fn.b = before
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

func itoa(n int) string { return strconv.Itoa(n) }
