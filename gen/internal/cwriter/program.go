package cwriter

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/cvalidate"
	"github.com/kbind/kbind/gen/internal/globals"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// Program is a module in a language in which pointers point anywhere: one text with all kernels that it has.
type Program struct {
	Text    string
	Kernels []ProgramKernel
	// Variables are the names of those of the module that the host reaches.
	Variables map[*ir.Var]string
}

// ProgramKernel is one kernel of a Program, or why it has no text.
type ProgramKernel struct {
	Kernel  *ir.Kernel
	Entry   string      // its name in the text
	Needs   []string    // sorted: "nvidia"
	Refused *ir.Refusal // why it has no text
}

// WriteProgram writes the kernels of m in the language of d, one with generic pointers. Refused ones are left out;
// code is that of their messages.
func WriteProgram(d *Dialect, m *ir.Module, code string) *Program {
	w := New(d, m, &globals.Layout{})
	w.vectors, w.file, w.named = map[ir.Vector]string{}, ir.Names{}, map[any]string{}
	w.variables, w.written = map[*ir.Var]bool{}, map[*ir.Func]map[string]bool{}
	w.nameAll()
	p := &Program{Variables: map[*ir.Var]string{}}
	valid := cvalidate.New(d.language(), m, w.layout)
	var bound []*ir.Var
	for _, v := range m.Globals {
		if v.Bound != "" {
			w.variables[v] = true
			p.Variables[v] = w.named[v]
			bound = append(bound, v)
		}
	}
	withoutVariables := valid.Variables(bound)
	var texts []string
	for _, k := range m.Kernels {
		out := ProgramKernel{Kernel: k, Refused: k.Refused}
		switch {
		case k.Func != nil && withoutVariables != nil:
			out.refuse(withoutVariables, code)
		case k.Func != nil:
			r, recursive := spaces.Generic(k.Func)
			if refused := valid.Kernel(r); refused != nil {
				out.refuse(refused, code)
			} else {
				texts = append(texts, w.programKernel(&out, r, recursive, code)...)
			}
		case out.Refused == nil:
			out.Refused = &ir.Refusal{Code: code, Pos: k.Pos, Msg: "the kernel has no body"}
		}
		p.Kernels = append(p.Kernels, out)
	}
	if withoutVariables != nil {
		return &Program{Kernels: p.Kernels}
	}
	p.Text = w.program(texts)
	return p
}

func (k *ProgramKernel) refuse(r *Refusal, code string) {
	at := r.At
	if !at.IsValid() {
		at = k.Kernel.Pos
	}
	k.Refused = &ir.Refusal{Code: code, Pos: at, Msg: r.Why}
}

// nameAll gives everything that the text may declare outside of functions its name, kernels before others.
func (w *Writer) nameAll() {
	for _, k := range w.m.Kernels {
		if k.Func != nil {
			w.named[k] = w.file.Free(w.Safe(k.Func.Name), nil)
		}
	}
	for _, v := range w.m.Globals {
		w.named[v] = w.file.Free(w.Safe(v.Name), nil)
	}
	for _, s := range w.m.Structs {
		w.named[s] = w.file.Free(w.Safe(s.Name), nil)
	}
	for _, f := range w.m.Funcs {
		w.named[f] = w.file.Free(w.Safe(f.Name), nil)
		for _, v := range sharedIn(f) {
			if !isDynamic(v) && !slices.Contains(f.Shared, v) && w.named[v] == "" {
				w.named[v] = w.file.Free(w.Safe(v.Name), nil)
			}
		}
	}
}

// program puts the parts of the text together.
func (w *Writer) program(functions []string) string {
	variables := w.variableTexts()
	structs := w.StructTexts()
	var b strings.Builder
	b.WriteString("namespace kb {\n")
	for _, list := range [][]string{w.vectorTexts, w.declarations(), structs, variables, w.library, functions} {
		for _, text := range list {
			b.WriteString("\n" + text)
		}
	}
	b.WriteString("\n} // namespace kb\n")
	return b.String()
}

// declarations are those of the structs, which may point at each other.
func (w *Writer) declarations() (list []string) {
	var text strings.Builder
	for _, s := range w.m.Structs {
		switch {
		case w.structs[s] && s.Union:
			text.WriteString("union " + w.structName(s) + ";\n")
		case w.structs[s]:
			text.WriteString("struct " + w.structName(s) + ";\n")
		}
	}
	if text.Len() > 0 {
		list = append(list, text.String())
	}
	return list
}

// VectorClass is the name of the struct that stands for v, name and a number unless something else is called so.
func (w *Writer) VectorClass(v *ir.Vector, name string) string {
	if known, ok := w.vectors[*v]; ok {
		return known
	}
	name = w.file.Free(fmt.Sprintf("%s%d", name, v.N), nil)
	w.vectors[*v] = name
	members := make([]string, v.N)
	for i := range members {
		members[i] = w.Component(v, i)
	}
	pad := w.padding(v.Bytes-v.N*v.Elem.Size(), 0)
	w.vectorTexts = append(w.vectorTexts, fmt.Sprintf("struct alignas(%d) %s {\n    %s %s;%s\n};\n"+
		"static_assert(sizeof(%s) == %d, \"\");\n", v.Align, name, w.d.Scalars[v.Elem], strings.Join(members, ", "), pad,
		name, v.Bytes))
	return name
}

// programKernel writes the kernel of r with the functions that it calls, but for those that stand in the text already;
// recursive: some of them call each other.
func (w *Writer) programKernel(out *ProgramKernel, r *spaces.Result, recursive bool, code string) []string {
	k := out.Kernel
	w.Spaces, w.missing = r, nil
	needs := map[string]bool{}
	var texts, prototypes []string
	var fresh []*ir.Func
	for _, in := range r.Instances {
		kernel := in == r.Kernel
		if done := w.written[in.Func]; done != nil && !kernel {
			maps.Copy(needs, done)
			continue
		}
		w.needs = map[string]bool{}
		head, body := w.programFunction(in, k, kernel)
		for _, callee := range in.Calls {
			maps.Copy(w.needs, w.written[callee.Func])
		}
		text := guard(w.needs, head+" {\n"+body+"}\n")
		if !kernel {
			w.written[in.Func] = w.needs
			fresh = append(fresh, in.Func)
			prototypes = append(prototypes, guard(w.needs, head+";\n"))
		}
		maps.Copy(needs, w.needs)
		texts = append(texts, text)
	}
	w.nameMembers()
	if w.missing != nil {
		out.refuse(w.missing, code)
		for _, f := range fresh {
			delete(w.written, f)
		}
		return nil
	}
	out.Entry, out.Needs = w.named[k], slices.Sorted(maps.Keys(needs))
	if recursive {
		texts = append(prototypes, texts...)
	}
	return texts
}

// NeedNVIDIA is the need of a kernel for what exists for NVIDIA's devices alone.
const NeedNVIDIA = "nvidia"

// guard hides what exists for NVIDIA's devices alone from other compilers.
func guard(needs map[string]bool, text string) string {
	if !needs[NeedNVIDIA] {
		return text
	}
	return "#ifndef __HIP__\n" + text + "#endif\n"
}

// programFunction writes the head and the body of a function.
func (w *Writer) programFunction(in *spaces.Instance, k *ir.Kernel, kernel bool) (head, body string) {
	f := in.Func
	fn := newFunction(in)
	fn.kernel, fn.jumps = kernel, ir.HasLabel(f.Body)
	w.fn, w.at = fn, f.Pos
	var params []string
	for i, v := range f.Params {
		name := w.Name(v)
		p, pointer := v.Type.(*ir.Pointer)
		switch {
		case kernel && pointer && p.Space == ir.Shared: // its place in dynamic shared memory
			at := fn.taken.Free(name+"_at", w.avoid)
			params = append(params, w.d.Scalars[ir.U64]+" "+at)
			w.Line(fmt.Sprintf("%s = (%s)(%s + %s);", w.Stored(v.Type, name), w.Stored(v.Type, ""), w.dynamic(), at))
		case kernel && pointer && restricted(k, i) && !fn.memory[v]:
			params = append(params, w.pointer(ir.Generic, p.Elem, "__restrict__ "+name))
		default:
			params = append(params, w.Stored(v.Type, name))
		}
	}
	w.sharedVariables(f)
	w.List(f.Body)
	list := "(" + strings.Join(params, ", ") + ")"
	if !kernel {
		return w.specifiers(f) + w.Stored(f.Ret, w.named[f]+list), fn.b.String()
	}
	head = w.d.Kernel + " "
	if n := max(k.MaxThreads, k.ReqdSize[0]*k.ReqdSize[1]*k.ReqdSize[2]); n > 0 {
		head += fmt.Sprintf("__launch_bounds__(%d) ", n)
	}
	return head + w.named[k] + list, fn.b.String()
}

// dynamic is the name of dynamic shared memory.
func (w *Writer) dynamic() string {
	return w.Helper("kb_dynamic", "extern __shared__ __align__(16) unsigned char kb_dynamic[];\n")
}

// sharedIn are the shared variables that f names, in the order of their first mention.
func sharedIn(f *ir.Func) (list []*ir.Var) {
	ir.Walk(f.Body, nil, func(e ir.Expr) {
		if r, ok := e.(*ir.Ref); ok && r.Var.Kind == ir.SharedVar {
			add(&list, r.Var)
		}
	})
	return list
}

// sharedVariables declares the shared variables of f. Those that have a name of the whole text are named by other
// functions, too, as those in a closure.
func (w *Writer) sharedVariables(f *ir.Func) {
	for _, v := range sharedIn(f) {
		switch {
		case isDynamic(v):
			elem := v.Type.(*ir.Array).Elem
			w.Line(fmt.Sprintf("%s = (%s)%s;", w.pointer(ir.Generic, elem, w.Name(v)), w.pointer(ir.Generic, elem, ""),
				w.dynamic()))
		case w.named[v] == "":
			text := w.d.Qualifier[ir.Shared] + w.Stored(v.Type, w.Name(v)) + ";"
			if v.Align > ir.Alignof(v.Type) {
				text = fmt.Sprintf("__shared__ __align__(%d) %s;", v.Align, w.Stored(v.Type, w.Name(v)))
			}
			w.Line(text)
		default: // several functions name it
			w.fn.names[v] = w.Helper(w.named[v], w.d.Qualifier[ir.Shared]+w.Stored(v.Type, w.named[v])+";\n")
		}
	}
}

// variableTexts declares the variables of the module that the text names, or the host reaches.
func (w *Writer) variableTexts() (list []string) {
	for {
		n := len(w.variables)
		for _, v := range w.m.Globals {
			if w.variables[v] {
				ir.EachVar(v.Init, func(v *ir.Var) { w.variables[v] = true })
			}
		}
		if len(w.variables) == n {
			break
		}
	}
	w.fn = &function{names: map[*ir.Var]string{}, taken: ir.Names{}}
	done := map[*ir.Var]bool{}
	var declare func(v *ir.Var)
	declare = func(v *ir.Var) {
		if done[v] {
			return
		}
		done[v] = true
		ir.EachVar(v.Init, declare) // what it points at stands before it
		list = append(list, w.variableText(v))
	}
	for _, v := range w.m.Globals {
		if w.variables[v] {
			declare(v)
		}
	}
	return list
}

func (w *Writer) variableText(v *ir.Var) string {
	linkage, memory := "static ", "__device__ "
	if v.Bound != "" {
		linkage = ""
	}
	if v.Space == ir.Constant {
		memory = "__constant__ "
	}
	if v.Align > ir.Alignof(v.Type) {
		memory += fmt.Sprintf("__align__(%d) ", v.Align)
	}
	text := linkage + memory + w.Stored(v.Type, w.named[v])
	if v.Init != nil {
		text += " = " + w.Initialiser(v.Init, v.Type)
	}
	if v.Bound != "" { // without braces it would be a declaration of a variable of another text
		return "extern \"C\" {\n" + text + ";\n}\n"
	}
	return text + ";\n"
}

// avoid reports whether a name is that of something outside of functions.
func (w *Writer) avoid(name string) bool { return w.file != nil && w.file[name] > 0 }

// specifiers are those of a function that kernels call.
func (w *Writer) specifiers(f *ir.Func) string {
	if f.NoInline {
		return w.d.Device + w.d.NoInline
	}
	return w.d.Device
}
