package cc

import (
	"fmt"
	"path"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clanes"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/internal/prec"
)

// OwnStatement writes the statements that C has in another form than OpenCL C, or OpenCL C not at all.
func (w *language) OwnStatement(s ir.Stmt) bool {
	switch s := s.(type) {
	case *ir.Effect:
		w.effect(s)
		return true
	case *ir.Assign:
		if l, ok := s.Dst.(*ir.Lanes); ok && len(l.Comps) > 1 && w.own(l.Base.Type()) != nil {
			w.storeParts(s, l)
			return true
		}
		if s.Op == ir.Div || s.Op == ir.Rem || s.Op == ir.Shl || s.Op == ir.Shr {
			whole := &ir.Binary{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: s.Op, A: s.Dst, B: s.Src}
			w.Source(s, w.Place(s.Dst, prec.Unary)+" = "+w.Value(whole, prec.Assign)+";")
			return true
		}
	}
	l := w.loops
	if l == nil {
		return false
	}
	switch s := s.(type) {
	case *ir.ThreadLoop:
		w.threadLoop(s)
	case *ir.WarpLoop:
		w.warpLoop(s)
	case *ir.Barrier:
	case *ir.Declare:
		return w.ownDeclaration(s)
	case *ir.Return:
		if l.place != ofThread && l.place != ofWarpThread {
			return false
		}
		if l.mark {
			w.Line("kb_gone[kb_t] = 1;")
		}
		l.leaves = true
		w.Source(s, "goto "+l.next+";")
	default:
		return false
	}
	return true
}

// storeParts writes an assignment to several components of a vector.
func (w *language) storeParts(s *ir.Assign, l *ir.Lanes) {
	src := s.Src
	if s.Op != ir.NoOp {
		src = &ir.Binary{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: s.Op, A: s.Dst, B: s.Src}
	}
	name := w.Free("kb_parts")
	w.Source(s, "{ const "+w.Base(l.Typ)+" "+name+" = "+w.Value(src, prec.Assign)+";")
	for i, c := range l.Comps {
		w.Line(fmt.Sprintf("  %s[%d] = %s[%d];", w.vectorValue(l.Base), c, name, i))
	}
	w.Line("}")
}

// Lives reports whether v lives already where its declaration stands.
func (w *language) Lives(v *ir.Var) bool {
	l := w.loops
	return l != nil && l.arrays[v] != "" && (!l.cached[v] || l.early[v])
}

// ownDeclaration writes the declaration of a variable that does not begin its life there: it only gives a value.
func (w *language) ownDeclaration(s *ir.Declare) bool {
	if !w.Lives(s.Var) {
		return false
	}
	switch {
	case s.Init == nil:
	case ir.IsAggregate(s.Var.Type):
		if !ir.IsArray(s.Init.Type()) && !ir.IsArray(s.Var.Type) {
			w.Source(s, w.Store(&ir.Ref{X: ir.X{Typ: s.Var.Type, At: s.At}, Var: s.Var}, s.Init)+";")
			return true
		}
		place := w.Place(&ir.Ref{X: ir.X{Typ: s.Var.Type, At: s.At}, Var: s.Var}, prec.Unary)
		w.Source(s, fmt.Sprintf("__builtin_memcpy(&%s, &(%s)%s, %d);", place, w.Stored(s.Var.Type, ""),
			w.Initialiser(s.Init, s.Var.Type), ir.Sizeof(s.Var.Type)))
	default:
		w.Source(s, w.Store(&ir.Ref{X: ir.X{Typ: s.Var.Type, At: s.At}, Var: s.Var}, s.Init)+";")
	}
	return true
}

// threadLoop writes a parallel region.
func (w *language) threadLoop(s *ir.ThreadLoop) {
	l := w.loops
	r := l.phases.Loops[s]
	for _, c := range r.Copies {
		l.cached[c.Var], l.early[c.Var] = true, c.Early
	}
	l.mark = r.Marks
	if l.place == ofWarp {
		w.warpThreads(s, r)
	} else {
		w.threads(s, r, nil)
	}
	l.mark = false
	clear(l.cached)
	clear(l.early)
	if !r.Marks {
		return
	}
	w.firstLive()
}

// firstLive finds the first thread that has not ended; where there is none the block or the warp is done.
func (w *language) firstLive() {
	l := w.loops
	w.Helper("kb_first_live", `static inline uint32_t kb_first_live(const uint8_t *gone, uint32_t from, uint32_t to) {
    while (from < to && gone[from]) from++;
    return from;
}
`)
	if l.place == ofWarp {
		l.skips = true
		w.Line("kb_cur = kb_first_live(kb_gone, kb_lo, kb_hi);")
		w.Line("if (kb_cur == kb_hi) goto " + l.warp + ";")
		return
	}
	w.Line("kb_cur = kb_first_live(kb_gone, 0, kb_n);")
	w.Line("if (kb_cur == kb_n) return;")
}

// oneThread writes what a thread does in region r, and the copies around it.
func (w *language) oneThread(list []ir.Stmt, r *plan.Region, enter []clanes.Parameter) {
	l := w.loops
	l.n++
	l.next, l.leaves = fmt.Sprintf("kb_next_thread%d", l.n), false
	if r.Skips {
		w.Line("if (kb_gone[kb_t]) continue;")
	}
	if w.mayFault(w.Instance()) {
		w.Line("kb_worker->thread = (uint32_t)kb_t;")
	}
	for _, p := range enter {
		w.Line(p.Text)
	}
	for _, c := range r.Copies {
		if !c.Early {
			continue
		}
		name := w.Name(c.Var)
		text := w.Valued(c.Var.Type, nil, name)
		if c.Load {
			text += " = " + l.array(c.Var) + "[kb_t]"
		}
		w.Line(text + ";")
	}
	w.List(list)
	for _, c := range r.Copies {
		if c.Store {
			w.Line(l.array(c.Var) + "[kb_t] = " + w.Name(c.Var) + ";")
		}
	}
	if l.leaves {
		w.Line(l.next + ":;")
	}
}

// threads writes the loops over the threads of the block.
func (w *language) threads(s *ir.ThreadLoop, r *plan.Region, enter []clanes.Parameter) {
	l := w.loops
	l.place = ofThread
	w.Line("// Parallel region: loop over the threads of the block.")
	for _, axis := range "zy" {
		w.Line(fmt.Sprintf("for (uint32_t kb_tid_%c = 0; kb_tid_%c < kb_bdim_%c; kb_tid_%c++) {", axis, axis, axis, axis))
		w.Indent(1)
	}
	w.Line("const int64_t kb_row = ((int64_t)kb_tid_z * kb_bdim_y + kb_tid_y) * kb_bdim_x;")
	index := func() { w.Line("const int64_t kb_t = kb_row + kb_tid_x;") }
	w.Indent(2)
	text, single := w.wideText(s.Body, r, enter)
	w.Indent(-2)
	g := group{name: "kb_tid_x", first: "0", end: "kb_bdim_x", text: text, single: single,
		when: "kb_lanes && ", begin: index}
	w.groupBegin(&g)
	index()
	w.Line("(void)kb_t;")
	w.oneThread(s.Body, r, enter)
	w.groupEnd(&g)
	for range 2 {
		w.Indent(-1)
		w.Line("}")
	}
	l.place = ofBlock
}

// warpLoop writes a loop over the warps of the block.
func (w *language) warpLoop(s *ir.WarpLoop) {
	l := w.loops
	if len(ir.Reachable(s.Body)) == 0 {
		return
	}
	l.n++
	l.place, l.warp, l.skips = ofWarp, fmt.Sprintf("kb_warp%d", l.n), false
	w.Line("// Loop over the warps of the block.")
	w.Line("for (uint32_t kb_lo = 0; kb_lo < kb_n; kb_lo += 32) {")
	w.Indent(1)
	w.Line("const uint32_t kb_hi = kb_n - kb_lo < 32 ? kb_n : kb_lo + 32;")
	if l.phases.Exits {
		w.firstLive()
	} else {
		w.Line("kb_cur = kb_lo;")
	}
	w.List(s.Body)
	if l.skips {
		w.Line(l.warp + ":;")
	}
	w.Indent(-1)
	w.Line("}")
	l.place = ofBlock
	switch {
	case l.phases.Warps[s].Leaving || l.phases.Exits:
		w.firstLive()
	default:
		w.Line("kb_cur = 0;")
	}
}

// warpThreads writes the loop over the threads of a warp.
func (w *language) warpThreads(s *ir.ThreadLoop, r *plan.Region) {
	l := w.loops
	l.place = ofWarpThread
	ids := l.ids
	l.ids = map[string]bool{}
	w.Indent(2)
	text, single := w.wideText(s.Body, r, nil)
	if text == "" {
		w.Indent(-1)
	}
	body := w.Aside(func() { w.oneThread(s.Body, r, nil) })
	w.Indent(-2)
	if text == "" {
		w.Indent(1)
	}
	indices := func() {
		for i, axis := range "xyz" {
			name := "kb_tid_" + string(axis)
			if l.ids[name] { // the thread's number in the block, where this has one row
				w.Line(fmt.Sprintf("const uint32_t %s = kb_bdim_y * kb_bdim_z == 1 ? %s : %s;", name,
					[]string{"kb_t", "0", "0"}[i],
					[]string{"kb_t % kb_bdim_x", "kb_t / kb_bdim_x % kb_bdim_y", "kb_t / kb_bdim_x / kb_bdim_y"}[i]))
			}
		}
	}
	g := group{name: "kb_t", first: "kb_lo", end: "kb_hi", text: text, single: single,
		when: "(kb_bdim_y * kb_bdim_z == 1 || kb_bdim_x % KB_LANES == 0) && ", begin: indices}
	w.groupBegin(&g)
	indices()
	w.Add(body)
	w.groupEnd(&g)
	for name := range l.ids {
		ids[name] = true
	}
	l.ids = ids
	l.place = ofWarp
}

// effect writes an operation with a side effect.
func (w *language) effect(s *ir.Effect) {
	op := string(s.Op)
	switch {
	case op == "fence.how" || op == "fence.order" || op == "async.order":
		if s.Dst != nil {
			w.Keep(s, s.Dst, "0")
		}
	case strings.HasPrefix(op, "fence."):
		w.Source(s, "__atomic_thread_fence(__ATOMIC_SEQ_CST);")
	case strings.HasPrefix(op, "atomic."):
		w.atomic(s)
	case op == "io.printf":
		w.print(s)
	case op == "io.assert":
		text := "assertion failed"
		if len(s.Args) == 2 {
			if str, ok := s.Args[1].(*ir.Str); ok {
				text += ": " + str.Text
			}
		}
		w.Source(s, "if (!("+w.Value(s.Args[0], prec.Comma)+")) "+w.failure(s, text))
	case op == "ctl.trap":
		w.Source(s, w.failure(s, "trap"))
	case op == "time.clock" || op == "time.globaltimer":
		w.includes["time.h"] = true
		w.Helper("kb_clock", "static int64_t kb_clock(void) {\n    struct timespec t;\n"+
			"    clock_gettime(CLOCK_MONOTONIC, &t);\n"+
			"    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;\n}\n")
		w.Keep(s, s.Dst, prec.Cast(w.d.Scalars[scalarOf(s)], "kb_clock()", prec.Assign))
	case cwriter.Carries(s.Op):
		w.Carry(s)
	case op == "time.sleep":
	case op == "mem.alloc":
		w.Keep(s, s.Dst, w.libc("calloc", "void *%s(uint64_t n, uint64_t size)")+"("+w.Value(s.Args[0], prec.Assign)+", 1)")
	case op == "mem.free":
		w.Source(s, w.libc("free", "void %s(void *p)")+"("+w.Value(s.Args[0], prec.Assign)+");")
	case cwriter.Images(s.Op):
		w.Image(s)
	case surface(s.Op):
		file, line := w.failing(s)
		w.Sample(s, fmt.Sprintf("kb_worker, %s, %d", cwriter.Quote(file), line))
	case cwriter.Samples(s.Op):
		w.Sample(s, "")
	default:
		w.Missing(s)
	}
}

// surface reports whether op reads or writes a surface, which may end the launch.
func surface(op ir.Op) bool { return strings.HasPrefix(string(op), "surf.") }

// libc is a function of the C library under a name of which compilers know nothing: they take memory that nobody
// looks at for never asked for.
func (w *language) libc(name, declaration string) string {
	full := "kb_" + name
	return w.Helper(full, fmt.Sprintf(declaration, full)+" __asm__(KB_SYMBOL(\""+name+"\"));\n")
}

// scalarOf is the type of what s gives.
func scalarOf(s *ir.Effect) ir.Scalar {
	if s.Dst != nil {
		if t, ok := s.Dst.Type().(ir.Scalar); ok {
			return t
		}
	}
	return ir.I64
}

// failure ends the launch: the worker learns why, and control goes back to where the range of blocks began.
func (w *language) failure(s ir.Stmt, why string) string {
	file, line := w.failing(s)
	return fmt.Sprintf("kb_fail(kb_worker, %s, %d, %s);", cwriter.Quote(file), line, cwriter.Quote(why))
}

// failing adds the function that ends the launch, and returns where s is.
func (w *language) failing(s ir.Stmt) (file string, line int) {
	w.includes["setjmp.h"] = true
	w.Helper("kb_fail", `_Static_assert(sizeof(jmp_buf) <= sizeof ((kb_worker *)0)->jump, "jmp_buf is too large");

static __attribute__((noreturn, noinline)) void kb_fail(kb_worker *worker, const char *file, uint32_t line,
                                                             const char *fault) {
    worker->file = file, worker->line = line, worker->fault = fault;
    _longjmp((void *)worker->jump, 1);
}
`)
	if w.m.Set != nil && s.Pos().IsValid() {
		p := w.m.Set.Position(s.Pos())
		file, line = p.File, p.Line
	}
	return path.Base(file), line
}
