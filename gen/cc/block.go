package cc

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clanes"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// scratch is a piece of the memory that the blocks of a range use one after the other.
type scratch struct {
	name, typ, decl, size string
	zeroed                bool // for each block
}

// blocks writes the function of a block, and the one that runs a range of blocks.
func (w *language) blocks(in *spaces.Instance, k *plan.Kernel, lanes bool) string {
	l := &loops{plan: k, phases: k.Phases, arrays: map[*ir.Var]string{}, cached: map[*ir.Var]bool{},
		early: map[*ir.Var]bool{}, used: map[*ir.Var]bool{}, ids: map[string]bool{}, single: !lanes}
	w.loops = l
	w.Begin(in, true)
	f, u := in.Func, w.UsageOf(in)
	for _, v := range f.Expanded {
		l.arrays[v] = w.Free("kb_each_" + cwriter.Identifier(v.Name))
		l.order = append(l.order, v)
	}
	var params, args []string
	var enter []clanes.Parameter
	written := ir.WrittenIn(f.Body)
	for i, v := range f.Params {
		arg := fmt.Sprintf("kb_job->args[%d].p", i)
		decl, value, copied := w.blockParameter(v, arg, l.phases == nil && (w.IsAddressed(v) || written[v]))
		params, args = append(params, decl), append(args, value)
		if copied != nil {
			enter = append(enter, *copied)
		}
	}
	w.Prologue(u, true)
	if l.phases == nil {
		w.threads(&ir.ThreadLoop{S: ir.S{At: f.Pos}, Body: f.Body}, k.Regions[0], enter)
	} else {
		w.List(f.Body)
	}
	pieces := w.pieces(l, u)
	for _, p := range pieces {
		if p.decl == "" {
			continue // a parameter of the source
		}
		params = append(params, p.decl)
		args = append(args, "("+p.typ+")"+p.name)
	}
	body, name := w.Text(), w.FunctionName(in)
	head := w.Aside(func() { w.head(l) })
	text := fmt.Sprintf("static %svoid %s_block(%s) {\n%s%s}\n", w.inlining(in), name, strings.Join(append([]string{
		"const kb_launch *kb_job", "kb_worker *kb_worker", "const uint32_t *kb_block"}, params...), ", "), head, body)
	return text + "\n" + w.rangeFunction(in, name, pieces, args)
}

// inlining keeps the function of a block apart where a fault may jump out of it.
func (w *language) inlining(in *spaces.Instance) string {
	if w.mayFault(in) {
		return "__attribute__((noinline)) "
	}
	return ""
}

// mayFault reports whether a fault may end a thread in a function.
func (w *language) mayFault(in *spaces.Instance) bool { return w.UsageOf(in).Fault }

// blockParameter declares parameter v of the function of a block. own says that every thread has its own copy, as v
// changes; copied is its declaration then.
func (w *language) blockParameter(v *ir.Var, arg string, own bool) (decl, value string, copied *clanes.Parameter) {
	name := w.Name(v)
	p, pointer := v.Type.(*ir.Pointer)
	if own {
		w.SetName(v, name)
		arg2 := w.Free(name + "_arg")
		text := w.Valued(v.Type, nil, name) + " = " + arg2 + ";"
		if pointer && w.IsAddressed(v) {
			text = fmt.Sprintf("%s = (%s)%s;", w.Stored(v.Type, name), w.d.Scalars[ir.U64], arg2)
		}
		copied = &clanes.Parameter{Var: v, Arg: arg2, Text: text}
		name = arg2
	}
	switch {
	case pointer && p.Space == ir.Shared:
		return w.Valued(v.Type, nil, name), "(" + w.Valued(v.Type, nil, "") + ")kb_local_" + w.Name(v), copied
	case pointer:
		return w.Valued(v.Type, nil, name), "(" + w.Valued(v.Type, nil, "") + ")" + arg, copied
	case !own && w.IsAddressed(v):
		return w.Stored(v.Type, name), w.loaded(v.Type, arg), copied
	}
	return w.Stored(v.Type, name), w.loaded(v.Type, arg), copied
}

// loaded reads a value of type t, whose place is aligned to 16 bytes only.
func (w *language) loaded(t ir.Type, from string) string {
	c := w.Stored(t, "")
	if s, ok := t.(ir.Scalar); ok && s != ir.Void {
		return "*(const " + c + " *)" + from
	}
	return "({ " + c + " kb_x; __builtin_memcpy(&kb_x, " + from + ", sizeof kb_x); kb_x; })"
}

// pieces lists the memory that a block needs besides its variables.
func (w *language) pieces(l *loops, u *cwriter.Usage) (list []scratch) {
	for _, v := range l.order {
		if !l.used[v] {
			continue
		}
		declare := func(name string) string {
			switch {
			case ir.IsPointer(v.Type) && !w.IsAddressed(v):
				return w.Valued(v.Type, nil, name)
			case ir.IsArray(v.Type):
				return w.Stored(v.Type, "("+name+")")
			}
			return w.Stored(v.Type, name)
		}
		list = append(list, scratch{name: l.arrays[v], typ: declare("*"), decl: declare("*" + l.arrays[v]),
			size: fmt.Sprintf("threads * %d", ir.Sizeof(v.Type))})
	}
	if l.phases != nil && l.phases.Exits {
		list = append(list, scratch{name: "kb_gone", typ: "uint8_t *", decl: "uint8_t *kb_gone", size: "threads"})
	}
	if u.Dynamic {
		list = append(list, scratch{name: "kb_dynamic", typ: "char *", decl: "char *kb_dynamic", size: "kb_job->shared",
			zeroed: true})
	}
	for i, v := range w.Instance().Func.Params {
		if p, ok := v.Type.(*ir.Pointer); ok && p.Space == ir.Shared {
			name := "kb_local_" + w.Name(v)
			list = append(list, scratch{name: name, typ: "char *", size: fmt.Sprintf("kb_job->args[%d].n", i), zeroed: true})
		}
	}
	return list
}

// head declares what the function of a block uses of the launch.
func (w *language) head(l *loops) {
	if w.mayFault(w.Instance()) {
		w.Line("__builtin_memcpy(kb_worker->block, kb_block, sizeof kb_worker->block);")
	}
	if l.lanes {
		l.ids["kb_gdim_x"] = true
	}
	for _, kind := range idKinds[1:] {
		for i, axis := range "xyz" {
			name := kind.name + string(axis)
			from := map[string]string{"kb_bid_": "kb_block", "kb_bdim_": "kb_job->block", "kb_gdim_": "kb_job->grid"}[kind.name]
			if kind.name == "kb_bdim_" || l.ids[name] {
				w.Line(fmt.Sprintf("const uint32_t %s = %s[%d];", name, from, i))
			}
		}
	}
	if l.lanes { // the number of a thread in its row of the grid is small then; see lanes.Plan
		w.Line("const int kb_lanes = (uint64_t)kb_gdim_x * (kb_bdim_x < 1024 ? 1024 : kb_bdim_x) < (1u << 31) - 64;")
		w.Line("(void)kb_lanes;")
	}
	if w.UsageOf(w.Instance()).Globals {
		w.Line("char *const kb_globals = kb_job->globals;")
	}
	if l.phases == nil {
		return
	}
	w.Line("const uint32_t kb_n = kb_bdim_x * kb_bdim_y * kb_bdim_z;")
	w.Line("uint32_t kb_cur = 0; // the first thread that has not ended")
	w.Line("(void)kb_n, (void)kb_cur;")
	if l.phases.Exits {
		w.Line("__builtin_memset(kb_gone, 0, kb_n);")
	}
}

// rangeFunction writes the function that the runtime calls: it runs the blocks from, from+1, ..., to-1. The result is
// 0, 1 where the kernel failed, 2 where there is no memory.
func (w *language) rangeFunction(in *spaces.Instance, name string, pieces []scratch, args []string) string {
	var b strings.Builder
	line := func(format string, a ...any) { fmt.Fprintf(&b, "    "+format+"\n", a...) }
	fmt.Fprintf(&b, "__attribute__((visibility(\"default\")))\nint32_t %s(const kb_launch *kb_job, uint64_t from, "+
		"uint64_t to, "+
		"kb_worker *kb_worker) {\n", name)
	line("const uint64_t x = kb_job->grid[0], y = kb_job->grid[1];")
	if len(pieces) > 0 {
		line("const int64_t threads = (int64_t)kb_job->block[0] * kb_job->block[1] * kb_job->block[2];")
		line("(void)threads;")
		var total strings.Builder
		for _, p := range pieces {
			fmt.Fprintf(&total, " + ((%s + 63) & ~63LL)", p.size)
		}
		line("char *const scratch = __builtin_malloc(64%s);", total.String())
		line("if (!scratch) return 2;")
		line("char *free = scratch + (-(uint64_t)scratch & 63);")
		for _, p := range pieces {
			line("char *const %s = free;", p.name)
			line("free += (%s + 63) & ~63LL;", p.size)
		}
	}
	end := "return 0;"
	if len(pieces) > 0 {
		end = "__builtin_free(scratch);\n    return 0;"
	}
	if w.mayFault(in) {
		w.includes["setjmp.h"] = true
		line("if (_setjmp((void *)kb_worker->jump)) {")
		if len(pieces) > 0 {
			line("    __builtin_free(scratch);")
		}
		line("    return 1;")
		line("}")
	}
	line("for (uint64_t i = from; i < to && !*kb_job->stop; i++) {")
	line("    const uint32_t kb_block[3] = {(uint32_t)(i %% x), (uint32_t)(i / x %% y), (uint32_t)(i / x / y)};")
	for _, p := range pieces {
		if p.zeroed {
			line("    __builtin_memset(%s, 0, %s);", p.name, p.size)
		}
	}
	line("    %s_block(%s);", name, strings.Join(append([]string{"kb_job", "kb_worker", "kb_block"}, args...), ", "))
	line("}")
	line("%s", end)
	b.WriteString("}\n")
	return b.String()
}
