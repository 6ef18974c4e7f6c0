// Package cwriter writes kernels in languages of C's family from the IR.
//
// A Writer writes what these languages share. A Dialect says what sets one apart, and a Language writes what it has in
// a way of its own: operations, conversions, vectors. OpenCL C's is here, those of C++ and C are in packages gen/cuda
// and gen/cc.
//
// The text keeps the names and the structure of the source; a comment after a statement names the line it comes from.
// What a language cannot express is refused with a position and a reason.
package cwriter

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/globals"
	"github.com/kbind/kbind/gen/internal/pocl"
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
	lang    Language
	own     Own // lang, if it is one, else nil
	m       *ir.Module
	layout  *globals.Layout
	Spaces  *spaces.Result
	refused *Refusal
	structs map[*ir.Struct]bool
	helpers map[string]bool
	library []string // texts of helpers in their order
	needs   map[string]bool
	uses    map[*spaces.Instance]*Usage
	at      source.Pos
	fn      *function
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
	switches    bool         // the text depends on KB_FMAD
	// Functions of which calls change nothing, and definitions of the names of a thread's place in OpenCL C.
	purity    map[*ir.Func]bool
	registers map[string]string
	generic   *Refusal      // why the text needs pointers into any address space
	pocl      *pocl.Verdict // of OpenCL C, nil of other languages
}

func New(d *Dialect, m *ir.Module, layout *globals.Layout) *Writer {
	w := &Writer{d: d, m: m, layout: layout, structs: map[*ir.Struct]bool{}, helpers: map[string]bool{},
		needs: map[string]bool{}, uses: map[*spaces.Instance]*Usage{}}
	w.lang = OpenCLLanguage(w)
	if d.Language != nil {
		w.lang = d.Language(w, m)
	}
	w.own, _ = w.lang.(Own)
	return w
}

// Write writes kernel k, whose body is f. layout says where the variables of the module lie.
func Write(d *Dialect, m *ir.Module, k *ir.Kernel, f *ir.Func, layout *globals.Layout) (*Kernel, *Refusal) {
	w := New(d, m, layout)
	r, conflict := spaces.Infer(f, layout.IsConstant, false)
	if conflict != nil {
		var still *spaces.Conflict
		if r, still = spaces.Infer(f, layout.IsConstant, true); still != nil {
			return nil, &Refusal{conflict.At, conflict.Why}
		}
		w.Need(needGeneric)
		w.generic = &Refusal{conflict.At, conflict.Why}
	}
	w.Spaces = r
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
	structs := w.StructTexts()
	constants := w.constants(u)
	if w.refused != nil {
		return nil, w.refused
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
	return &Kernel{Text: b.String(), Entry: w.FunctionName(r.Kernel), Hidden: u.hidden(),
		Needs: slices.Sorted(maps.Keys(w.needs)), Plain: w.plainPlatforms(), Generic: w.generic}, nil
}

// functions writes the kernel and what it calls.
func (w *Writer) functions(k *ir.Kernel) (texts []string, refused *Refusal) {
	for _, in := range w.Spaces.Instances {
		source := k
		if in != w.Spaces.Kernel {
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
func (u *Usage) hidden() (list []Hidden) {
	for _, p := range []struct {
		used bool
		what Hidden
	}{{u.Dynamic, Dynamic}, {u.Globals, Globals}, {u.exchange, Exchange}, {u.Fault, Fault}} {
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
	for _, s := range w.m.Structs {
		if w.structs[s] {
			w.structsIn(s, map[*ir.Struct]bool{})
		}
	}
	for _, s := range w.m.Structs {
		if w.structs[s] {
			list = append(list, w.structText(s))
		}
	}
	return list
}

// structsIn notes the structs that the declarations of s and of its members name.
func (w *Writer) structsIn(s *ir.Struct, seen map[*ir.Struct]bool) {
	if seen[s] {
		return
	}
	seen[s], w.structs[s] = true, true
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

// Refuse notes the first reason why the kernel cannot be written.
func (w *Writer) Refuse(at source.Pos, why string) {
	if w.refused == nil {
		w.refused = &Refusal{at, why}
	}
}

// RefuseHere is Refuse for what the statement that is being written asks for.
func (w *Writer) RefuseHere(why string) { w.Refuse(w.at, why) }

// Refused is the first reason, nil if there is none.
func (w *Writer) Refused() *Refusal { return w.refused }

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
	if w.sums {
		w.fn.factors = factors(f.Body)
	}
	var params []string
	for i, v := range f.Params {
		params = append(params, w.Parameter(v, restricted(k, i)))
	}
	params = append(params, w.hiddenParameters(u, kernel)...)
	head := w.d.Kernel + " "
	if !kernel {
		head = w.called(in) + w.specifiers(f) + w.Result(f.Ret, in.Result)
	}
	w.Prologue(u, kernel)
	w.List(f.Body)
	return head + w.FunctionName(in) + "(" + strings.Join(params, ", ") + ") {\n" + w.Text() + "}\n"
}

// fileNames are the names that the text declares outside of functions.
func (w *Writer) fileNames() ir.Names {
	names := ir.Names{}
	for _, in := range w.Spaces.Instances {
		names[w.FunctionName(in)] = 1
	}
	for _, v := range w.m.Globals {
		if w.layout.IsConstant(v) {
			names[w.Safe(v.Name)] = 1
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

// Parameter declares parameter v. One whose address is taken is copied, and so is a pointer that is given a value from
// another address space than the host's.
func (w *Writer) Parameter(v *ir.Var, restricted bool) string {
	name, p := w.fn.names[v], w.fn.in.Vars[v]
	if _, ok := v.Type.(*ir.Pointer); !ok {
		return w.keptAs(v, w.Stored(v.Type, name))
	}
	if w.fn.memory[v] && !w.d.Generic {
		w.fn.names[v] = w.fn.taken.Free(name, nil)
		w.Line(fmt.Sprintf("%s = (%s)%s;", w.Stored(v.Type, w.fn.names[v]), w.d.Scalars[ir.U64], name))
	}
	if restricted && !w.fn.memory[v] {
		name = "restrict " + name
	}
	if !w.fn.kernel || p.Space() != ir.Generic {
		return w.Valued(v.Type, p, name)
	}
	if !w.fn.memory[v] && !w.hostsPointer(v) {
		own := w.fn.taken.Free(w.fn.names[v], nil)
		w.Line(w.Valued(v.Type, p, own) + " = " + w.fn.names[v] + ";")
		w.fn.names[v] = own
	}
	return w.pointer(w.hostSpace(v), v.Type.(*ir.Pointer).Elem, name)
}

// hostsPointer reports whether the pointer parameter v of a kernel is always the one that the host passes.
func (w *Writer) hostsPointer(v *ir.Var) bool {
	return w.fn.kernel && !w.fn.memory[v] && !assigned(w.fn.in.Func.Body, v)
}

// assigned reports whether list gives v a value.
func assigned(list []ir.Stmt, v *ir.Var) (found bool) {
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		found = found || ir.Root(ir.Written(s)) == v
		return !found
	})
	return found
}

// hostSpace is the address space into which the pointer points that the host passes for v.
func (w *Writer) hostSpace(v *ir.Var) ir.Space {
	if s := v.Type.(*ir.Pointer).Space; s != ir.Generic {
		return s
	}
	return ir.Global
}

func itoa(n int) string { return strconv.Itoa(n) }
