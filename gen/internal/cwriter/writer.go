// Package cwriter writes kernels in languages of C's family from the IR.
//
// A Writer writes what these languages share. A Dialect says what sets one apart, and a Language writes what it has in
// a way of its own: operations, conversions, vectors. OpenCL C's is here, those of C++ and C are in packages gen/cuda
// and gen/cc.
//
// The text keeps the names and the structure of the source; a comment after a statement names the line it comes from.
// A Writer decides nothing: what a language cannot express package cvalidate has refused before, by the rows of the
// language, and the analyses have answered what the text depends on (plan.go).
package cwriter

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/cvalidate"
	"github.com/kbind/kbind/gen/internal/globals"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// Refusal is why a kernel has no text.
type Refusal = cvalidate.Refusal

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
	// PartFault is the same, of a kernel that can only fail where blocks are not rows of whole warps.
	PartFault
)

var hiddenNames = [...]string{"dynamic", "globals", "exchange", "fault", "fault without whole warps"}

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
	lang    Language
	own     Own // lang, if it is one, else nil
	m       *ir.Module
	layout  *globals.Layout
	Spaces  *spaces.Result
	missing *Refusal // an error of kbind
	structs map[*ir.Struct]bool
	fresh   []*ir.Struct // those of them that came since nameMembers
	helpers map[string]bool
	library []string // texts of helpers in their order
	needs   map[string]bool
	uses    map[*spaces.Instance]*Usage
	at      source.Pos
	fn      *function
	// the names of the functions of a kernel's text; nil before the first is written
	functions map[string]bool
	// Of a program, one text with all kernels: the names of what stands outside of functions, those that are taken there,
	// the types of vectors, the variables and the functions that the text has, these with what they need.
	named       map[any]string
	file        ir.Names
	vectors     map[ir.Vector]string
	vectorTexts []string // the declarations of these types
	variables   map[*ir.Var]bool
	written     map[*ir.Func]map[string]bool
	plan        *textPlan
	exact       map[any]bool // expressions and assignments whose overflow is left undefined
	switches    bool         // the text depends on KB_FMAD
	// Functions of which calls change nothing, and definitions of the names of a thread's place in OpenCL C.
	purity    map[*ir.Func]bool
	registers map[string]string
}

func New(d *Dialect, m *ir.Module, layout *globals.Layout) *Writer {
	w := &Writer{d: d, m: m, layout: layout, structs: map[*ir.Struct]bool{}, helpers: map[string]bool{},
		needs: map[string]bool{}, uses: map[*spaces.Instance]*Usage{}, plan: &textPlan{}}
	w.lang = OpenCLLanguage(w)
	if d.Language != nil {
		w.lang = d.Language(w, m)
	}
	w.own, _ = w.lang.(Own)
	return w
}

// Write writes kernel k, whose body is f. layout says where the variables of the module lie.
func Write(d *Dialect, m *ir.Module, k *ir.Kernel, f *ir.Func, layout *globals.Layout) (*Kernel, *Refusal) {
	p, refused := planOf(d, m, k, f, layout)
	if refused != nil {
		return nil, refused
	}
	w := New(d, m, layout)
	w.plan = p
	w.Spaces = p.spaces
	if p.generic != nil {
		w.Need(needGeneric)
	}
	var functions []string
	for _, in := range w.Spaces.Instances {
		source := k
		if in != w.Spaces.Kernel {
			source = nil
		}
		functions = append(functions, w.function(in, source))
	}
	u := w.uses[w.Spaces.Kernel]
	structs := w.StructTexts()
	constants := w.constants(u)
	if w.missing != nil {
		return nil, w.missing
	}
	if w.switches {
		functions = slices.Insert(functions, 0, contracts)
	}
	var b strings.Builder
	b.WriteString(w.header())
	for _, list := range [][]string{w.library, structs, constants, functions} {
		for _, text := range list {
			b.WriteString("\n" + text)
		}
	}
	return &Kernel{Text: b.String(), Entry: w.FunctionName(w.Spaces.Kernel), Hidden: u.hidden(),
		Needs: slices.Sorted(maps.Keys(w.needs)), Plain: p.plainPlatforms(), Generic: p.generic}, nil
}

// hidden are the parameters that follow those of the source.
func (u *Usage) hidden() (list []Hidden) {
	for _, p := range []struct {
		used bool
		what Hidden
	}{{u.Dynamic, Dynamic}, {u.Globals, Globals}, {u.exchange, Exchange}, {u.Fault && u.inWhole, Fault},
		{u.Fault && !u.inWhole, PartFault}} {
		if p.used {
			list = append(list, p.what)
		}
	}
	return list
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
	if len(w.registers) > 0 {
		text += "\n" // an empty line
	}
	for _, name := range slices.Sorted(maps.Keys(w.registers)) {
		text += w.registers[name]
	}
	return text
}

// StructTexts declares the structs that the text names, and those in them.
func (w *Writer) StructTexts() (list []string) {
	seen := map[*ir.Struct]bool{}
	for _, s := range w.m.Structs {
		if w.structs[s] {
			w.structsIn(s, seen)
		}
	}
	for _, s := range w.m.Structs {
		if w.structs[s] {
			list = append(list, w.structText(s))
		}
	}
	return list
}

// names notes that the text names s.
func (w *Writer) names(s *ir.Struct) {
	if !w.structs[s] {
		w.structs[s] = true
		w.fresh = append(w.fresh, s)
	}
}

// nameMembers names the types of the members of the structs that the text names, but for those of which it did so
// before.
func (w *Writer) nameMembers() {
	for i := 0; i < len(w.fresh); i++ { // which grows
		w.structText(w.fresh[i])
		for _, f := range w.fresh[i].Fields {
			if named := w.structOf(f.Type); named != nil {
				w.names(named)
			}
		}
	}
	if w.missing == nil {
		w.fresh = nil
	}
}

// structsIn notes the structs that the declarations of s and of its members name.
func (w *Writer) structsIn(s *ir.Struct, seen map[*ir.Struct]bool) {
	if seen[s] {
		return
	}
	seen[s] = true
	w.names(s)
	for _, f := range s.Fields {
		if named := w.structOf(f.Type); named != nil {
			w.structsIn(named, seen)
		}
	}
}

// structOf is the struct that the declaration of an object of type t names, nil if it names none.
func (w *Writer) structOf(t ir.Type) *ir.Struct {
	for {
		switch x := t.(type) {
		case *ir.Array:
			t = x.Elem
		case *ir.Pointer:
			if !w.d.Generic { // a number
				return nil
			}
			t = x.Elem
		case *ir.Struct:
			return x
		default:
			return nil
		}
	}
}

// Need notes that a device must have a feature.
func (w *Writer) Need(feature string) { w.needs[feature] = true }

// Missing notes that the writer has no text for part, a statement, an expression or a type that package cvalidate has
// accepted: an error of kbind, for which the kernel is refused.
func (w *Writer) Missing(part any) string {
	name := fmt.Sprintf("%T", part)
	switch part := part.(type) {
	case *ir.Effect:
		name = string(part.Op)
	case *ir.Builtin:
		name = string(part.Op)
	}
	if w.missing == nil {
		w.missing = &Refusal{At: w.at, Why: fmt.Sprintf("internal error: there is no text in %s for %s", w.d.Name, name)}
	}
	return "0"
}

// Failed is the first error of kbind, nil if there is none.
func (w *Writer) Failed() *Refusal { return w.missing }

// At says what in the source is being written: where to look for the reason of a refusal.
func (w *Writer) At(pos source.Pos) { w.at = pos }

// HelperTexts are the texts of helpers in their order.
func (w *Writer) HelperTexts() []string { return w.library }

// Has reports whether a helper of that name stands before the functions.
func (w *Writer) Has(name string) bool { return w.helpers[name] }

// Helper adds a text to what stands before the functions, once.
func (w *Writer) Helper(name, text string) string {
	if !w.helpers[name] {
		w.helpers[name] = true
		if p := w.d.Library[name]; p.Text != "" {
			for _, n := range p.Needs {
				w.Helper(n, "")
			}
			text = p.Text
		}
		w.library = append(w.library, text)
	}
	return name
}

func (w *Writer) FunctionName(in *spaces.Instance) string {
	if name := w.named[in.Func]; name != "" {
		return name
	}
	return w.Safe(in.Name)
}

// function writes an instance of a function, which is that of kernel k unless that is nil.
func (w *Writer) function(in *spaces.Instance, k *ir.Kernel) string {
	f, kernel := in.Func, k != nil
	u := w.UsageOf(in)
	w.Begin(in, kernel)
	w.fn.waits = waits(f)
	if w.plan.sums {
		w.fn.factors = factors(f.Body)
	}
	var params []string
	for i, v := range f.Params {
		params = append(params, w.Parameter(v, restricted(k, i)))
	}
	params = append(params, w.hiddenParameters(u, kernel)...)
	head := w.FunctionName(in) + "(" + strings.Join(params, ", ") + ")"
	if kernel {
		head = w.d.Kernel + " " + head
	} else {
		head = w.called(in) + w.specifiers(f) + w.Result(f.Ret, in.Result, head)
	}
	w.Prologue(u, kernel)
	w.List(f.Body)
	return head + " {\n" + w.Text() + "}\n"
}

// outside reports whether name is one that the text of a single kernel declares outside of its functions, and that the
// function being written cannot give to anything else. The names of the module's types and constants are compared as
// the source has them, so that nobody has to list them for each kernel.
func (w *Writer) outside(name string) bool {
	if !w.fn.single {
		return false
	}
	if w.functions == nil {
		w.functions = map[string]bool{}
		for _, in := range w.Spaces.Instances {
			w.functions[w.FunctionName(in)] = true
		}
	}
	return w.functions[name] || slices.ContainsFunc(sources(name), func(source string) bool {
		return w.layout.Declares(source) && w.Safe(source) == name
	})
}

// restricted reports whether nothing but what parameter i of kernel k points to is read and written by way of it.
func restricted(k *ir.Kernel, i int) bool {
	if k == nil || i >= len(k.Params) {
		return false
	}
	typ := k.Params[i].Spelled
	return strings.Contains(typ[strings.LastIndexAny(typ, "*&")+1:], "restrict")
}

// Parameter declares parameter v. One whose address is taken is copied, and so is a pointer that is given a value from
// another address space than the host's.
func (w *Writer) Parameter(v *ir.Var, restricted bool) string {
	name, p := w.fn.names[v], w.fn.in.Vars[v]
	if _, ok := v.Type.(*ir.Pointer); !ok {
		return w.keptAs(v, w.Stored(v.Type, name))
	}
	if w.fn.memory[v] && !w.d.Generic {
		w.fn.names[v] = w.Free(name)
		w.Line(fmt.Sprintf("%s = (%s)%s;", w.Stored(v.Type, w.fn.names[v]), w.d.Scalars[ir.U64], name))
	}
	if restricted && !w.fn.memory[v] {
		name = "restrict " + name
	}
	if !w.fn.kernel || p.Space() != ir.Generic {
		return w.Valued(v.Type, p, name)
	}
	if !w.fn.memory[v] && !w.Spaces.FromHost(w.fn.in, v) {
		own := w.Free(w.fn.names[v])
		w.Line(w.Valued(v.Type, p, own) + " = " + w.fn.names[v] + ";")
		w.fn.names[v] = own
	}
	return w.pointer(spaces.HostSpace(v), v.Type.(*ir.Pointer).Elem, name)
}

func itoa(n int) string { return strconv.Itoa(n) }
