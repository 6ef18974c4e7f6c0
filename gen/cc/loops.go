package cc

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clanes"
	"github.com/kbind/kbind/gen/internal/cvalidate"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/globals"
	"github.com/kbind/kbind/gen/internal/lanes"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// A kernel in C runs the blocks of a range one after the other: a function that the runtime calls with the range, and
// one for the block. In that one the parallel regions of the plan are loops over the threads of the block, x fastest,
// and what stands between them is done once. What a thread keeps from one region to the next is an element of an array;
// where it is copied to a local for the region, the plan says so. Threads that have ended are marked.

// loops is the state of writing the function of a block.
type loops struct {
	plan   *plan.Kernel
	phases *plan.Phases // nil for a kernel without barriers
	arrays map[*ir.Var]string
	used   map[*ir.Var]bool // arrays that something mentions
	order  []*ir.Var        // of arrays
	cached map[*ir.Var]bool
	early  map[*ir.Var]bool
	place  level  // where what is being written stands
	mark   bool   // a thread that returns is marked as one that has ended
	next   string // the label at the end of what one thread does
	leaves bool   // something jumps to next
	warp   string
	skips  bool // something jumps to warp
	n      int  // loops over threads and warps so far
	ids    map[string]bool
	lanes  bool           // some threads run side by side
	single bool           // none may
	wide   *clanes.Writer // while what threads do side by side is written
}

// level says what runs a statement.
type level uint8

const (
	ofBlock      level = iota // once for the block
	ofThread                  // each thread of the block
	ofWarp                    // once for a warp
	ofWarpThread              // each thread of a warp
)

// array is the array with an element of v for each thread, "" if there is none.
func (l *loops) array(v *ir.Var) string {
	if name := l.arrays[v]; name != "" {
		l.used[v] = true
		return name
	}
	return ""
}

// current is the index in the block of the thread at work; of a statement that is done once, of the first thread that
// has not ended.
func (l *loops) current() string {
	if l.wide != nil && l.wide.One() {
		return "(kb_t + kb_lane)"
	}
	if l.place == ofThread || l.place == ofWarpThread {
		return "kb_t"
	}
	return "kb_cur"
}

// write writes kernel k, which the CPU runs in phases or without barriers, in plain C; with lanes if threads may
// run side by side. What C does not have is refused before.
func write(m *plan.Module, k *plan.Kernel, layout *globals.Layout, lanes bool) (*Text, *cwriter.Refusal) {
	body := k.Body
	if k.Phases != nil {
		body = k.Phases.Func
	}
	functionsOf := spaces.Functions(body)
	if refused := cvalidate.New(validated(), m.Module, layout).Kernel(functionsOf); refused != nil {
		return nil, refused
	}
	w := newLanguage(m.Module, layout)
	w.Spaces = functionsOf
	var functions, heads []string
	for _, in := range w.Spaces.Instances {
		if in == w.Spaces.Kernel {
			functions = append(functions, w.blocks(in, k, lanes))
		} else {
			head, body := w.deviceFunction(in)
			functions = append(functions, head+" {\n"+body+"}\n")
			heads = append(heads, head+";\n")
		}
	}
	structs := w.StructTexts()
	constants := w.constants(w.UsageOf(w.Spaces.Kernel))
	if failed := w.Failed(); failed != nil {
		return nil, failed
	}
	if !w.recursive() {
		heads = nil
	}
	var b strings.Builder
	var includes []string
	for name := range w.includes {
		includes = append(includes, "#include <"+name+">\n")
	}
	slices.Sort(includes)
	b.WriteString(strings.Join(includes, ""))
	if w.Has("KB_LANES") && doubles(body) {
		b.WriteString("#define KB_DOUBLES\n")
	}
	b.WriteString(w.vectorTypes())
	for _, list := range [][]string{w.HelperTexts(), structs, constants, heads, functions} {
		for _, text := range list {
			b.WriteString("\n" + text)
		}
	}
	out := &Text{Text: b.String(), Entry: w.FunctionName(w.Spaces.Kernel), Needs: w.launchNeeds(k), OneByOne: w.oneByOne}
	return out, nil
}

// doubles reports whether f computes with doubles, of which a processor's vectors hold half as many.
func doubles(f *ir.Func) (found bool) {
	ir.Walk(f.Body, nil, func(e ir.Expr) { found = found || lanes.Element(e.Type()) == ir.F64 })
	return found
}

// launchNeeds are what a launch must be like for the text to be right.
func (w *language) launchNeeds(k *plan.Kernel) []string {
	switch {
	case k.Phases == nil:
	case k.Phases.Aligned:
		return []string{"aligned-warps"}
	case k.Phases.WholeWarps:
		return []string{"whole-warps"}
	}
	return nil
}

// recursive reports whether a function is called before it is written.
func (w *language) recursive() bool {
	written := map[*spaces.Instance]bool{}
	for _, in := range w.Spaces.Instances {
		for _, to := range in.Calls {
			if !written[to] {
				return true
			}
		}
		written[in] = true
	}
	return false
}

// idUse is what a function and those that it calls use of the launch: "kb_tid_x", "kb_bid_x" and so on, and
// "worker".
type idUse struct{ names []string }

// idKinds are the kinds of ids in the order in which functions take them.
var idKinds = []struct{ op, name string }{{"id.thread.", "kb_tid_"}, {"id.block.", "kb_bid_"},
	{"dim.block.", "kb_bdim_"},
	{"dim.grid.", "kb_gdim_"}}

// idsUsed lists the ids that in uses.
func (w *language) idsUsed(in *spaces.Instance) []string {
	if u := w.idsOf[in]; u != nil {
		return u.names
	}
	u := &idUse{}
	w.idsOf[in] = u
	found := map[string]bool{}
	for more := true; more; { // recursive functions need what they call, among them themselves
		n := len(found)
		w.collectIDs(in, found, map[*spaces.Instance]bool{})
		more = len(found) != n
	}
	for _, kind := range idKinds {
		for _, axis := range "xyz" {
			if name := kind.name + string(axis); found[name] {
				u.names = append(u.names, name)
			}
		}
	}
	if found["kb_worker"] {
		u.names = append(u.names, "kb_worker")
	}
	return u.names
}

func (w *language) collectIDs(in *spaces.Instance, found map[string]bool, seen map[*spaces.Instance]bool) {
	if seen[in] {
		return
	}
	seen[in] = true
	ir.Walk(in.Func.Body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Call:
			callee := in.Calls[s]
			u := w.idsOf[callee]
			if u == nil {
				w.collectIDs(callee, found, seen)
				return
			}
			for _, name := range u.names { // none yet of the one that is being looked at
				found[name] = true
			}
		case *ir.Effect:
			if cwriter.Faults(s.Op) || s.Op == "io.printf" || surface(s.Op) {
				found["kb_worker"] = true
			}
		}
	}, func(e ir.Expr) {
		if b, ok := e.(*ir.Builtin); ok {
			if name := idName(string(b.Op)); name != "" {
				found[name] = true
			}
		}
	})
}

// idName is the variable that holds an id, "" for other operations.
func idName(op string) string {
	for _, kind := range idKinds {
		if axis, ok := strings.CutPrefix(op, kind.op); ok {
			return kind.name + axis
		}
	}
	return ""
}

// launchID writes an index or a size of the launch.
func (w *language) launchID(op string) string {
	name := idName(op)
	l := w.loops
	if l == nil {
		return name
	}
	l.ids[name] = true
	if name == "kb_tid_x" && l.wide != nil && l.wide.One() {
		return "(kb_tid_x + kb_lane)"
	}
	if strings.HasPrefix(name, "kb_tid_") && (l.place == ofBlock || l.place == ofWarp) {
		return map[string]string{"kb_tid_x": "(kb_cur % kb_bdim_x)", "kb_tid_y": "(kb_cur / kb_bdim_x % kb_bdim_y)",
			"kb_tid_z": "(kb_cur / kb_bdim_x / kb_bdim_y)"}[name]
	}
	return name
}

// Arguments are the arguments after those of the source.
func (w *language) Arguments(in *spaces.Instance) (list []string) {
	for _, name := range w.idsUsed(in) {
		if op := strings.TrimPrefix(name, "kb_tid_"); op != name {
			name = w.launchID("id.thread." + op)
		} else if w.loops != nil {
			w.loops.ids[name] = true
		}
		list = append(list, name)
	}
	u := w.UsageOf(in)
	for _, v := range u.Shared {
		name := w.Name(v)
		if w.InKernel() && !ir.IsArray(v.Type) {
			name = "&" + name
		}
		list = append(list, name)
	}
	if u.Globals {
		list = append(list, "kb_globals")
	}
	return list
}

// deviceFunction writes the head and the body of a function that kernels call.
func (w *language) deviceFunction(in *spaces.Instance) (head, body string) {
	w.loops = nil
	w.Begin(in, false)
	f, u := in.Func, w.UsageOf(in)
	var params []string
	for _, v := range f.Params {
		params = append(params, w.Parameter(v, false))
	}
	for _, name := range w.idsUsed(in) {
		if name == "kb_worker" {
			params = append(params, "kb_worker *kb_worker")
		} else {
			params = append(params, "uint32_t "+name)
		}
	}
	for _, v := range u.Shared {
		params = append(params, w.Handle(v, ir.Shared, w.Name(v)))
	}
	if u.Globals {
		params = append(params, "char *kb_globals")
	}
	if len(params) == 0 {
		params = []string{"void"}
	}
	w.Prologue(u, false)
	w.List(f.Body)
	if f.Ret != ir.Void && f.Ret != nil && !ends(f.Body) {
		w.Line("__builtin_unreachable();")
	}
	head = w.d.Device + w.Result(f.Ret, nil, w.FunctionName(in)+"("+strings.Join(params, ", ")+")")
	return head, w.Text()
}

// ends reports whether list ends with a return.
func ends(list []ir.Stmt) bool {
	if len(list) == 0 {
		return false
	}
	_, ok := list[len(list)-1].(*ir.Return)
	return ok
}

// constants declares the variables in constant memory.
func (w *language) constants(u *cwriter.Usage) (list []string) {
	w.loops = nil
	w.Outside(true)
	for _, v := range w.m.Globals {
		if slices.Contains(u.Constants, v) { // for the addresses among the first values
			list = append(list, "static const "+w.Stored(v.Type, w.Safe(v.Name))+";\n")
		}
	}
	for _, v := range w.m.Globals {
		if slices.Contains(u.Constants, v) {
			w.At(v.Pos)
			list = append(list, fmt.Sprintf("static const %s = %s;\n", w.Stored(v.Type, w.Safe(v.Name)),
				w.Element(v.Init, v.Type)))
		}
	}
	return list
}
