package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Jumps out of scopes destroy what lives there ([stmt.jump]/2). A goto whose label comes later does not know yet which
// scopes it leaves: it is a block until the label is reached.

// target is a loop or switch that break or continue leads out of.
type target struct {
	loop bool
	end  *ir.Label // where break goes; nil for ir.Break
	live int       // how many objects lived when it began
	step int       // how many live when a loop begins anew or takes its step
}

// label is a label of the function being lowered.
type label struct {
	ir    *ir.Label
	at    source.Pos // of the label, 0 while it was not seen
	used  source.Pos // of the first goto
	live  []*object  // what lives at the label
	begun []*VarObj  // the initialised variables in scope there
	gotos []pendingGoto
}

// pendingGoto is a goto that stands before its label.
type pendingGoto struct {
	block *ir.Block
	live  []*object
	begun []*VarObj
}

// begins notes that the variable v is initialised here, unless its initialisation is vacuous ([stmt.dcl]/2); in C a
// jump may pass any.
func (b *body) begins(v *VarObj, d *ast.VarDecl) {
	if b.c.dialect != ir.OpenCL && (d.Init != nil || v.Type.Valid() && !b.trivialDefault(v.Type)) {
		b.jumps.begun = append(b.jumps.begun, v)
	}
}

// jumpsOver reports a label that stands after the initialisation of variables, from the given one on, which a jump to
// it passes.
func (b *body) jumpsOver(label string, from int, begun []*VarObj, pos source.Pos) {
	if from < len(begun) {
		b.c.errorf(codeJump, pos, "%s jumps over the initialisation of %s", label,
			begun[from].Name).Note(begun[from].Pos,
			"declared here").Hintf("braces around the declaration and what uses it end its scope before")
	}
}

func (b *body) labelNamed(name string) *label {
	if b.jumps.labels == nil {
		b.jumps.labels = map[string]*label{}
	}
	l := b.jumps.labels[name]
	if l == nil {
		l = &label{ir: b.newLabel(name)}
		b.jumps.labels[name] = l
	}
	return l
}

// newLabel makes a label with a name that no other has.
func (b *body) newLabel(name string) *ir.Label {
	return &ir.Label{Name: b.unique("label " + name)[len("label "):]}
}

func (b *body) gotoStmt(st *ast.Goto) {
	if !b.leavesHead("goto", -1, st.At) {
		return
	}
	l := b.labelNamed(st.Label)
	if l.used == 0 {
		l.used = st.At
	}
	block := &ir.Block{S: ir.S{At: st.At}}
	b.emit(block)
	g := pendingGoto{block, slices.Clone(b.life.objects), slices.Clone(b.jumps.begun)}
	if l.at != 0 {
		b.finishGoto(l, g)
		return
	}
	l.gotos = append(l.gotos, g)
}

// finishGoto writes a goto once the label is known.
func (b *body) finishGoto(l *label, g pendingGoto) {
	keep := 0
	for keep < len(g.live) && keep < len(l.live) && g.live[keep] == l.live[keep] {
		keep++
	}
	same := 0
	for same < len(g.begun) && same < len(l.begun) && g.begun[same] == l.begun[same] {
		same++
	}
	if same < len(l.begun) {
		b.jumpsOver("this goto", same, l.begun, g.block.At)
	} else if keep < len(l.live) {
		b.c.errorf(codeJump, g.block.At, "this goto jumps over the initialisation of %s", l.live[keep].name)
	}
	g.block.List = b.in(func() {
		b.unwind(g.live[keep:], g.block.At)
		b.emit(&ir.Goto{S: g.block.S, To: l.ir})
	})
}

func (b *body) labelStmt(s *Scope, st *ast.Label) {
	l := b.labelNamed(st.Label)
	if l.at != 0 {
		b.c.errorf(codeJump, st.At, "the label %s appears twice", st.Label).Note(l.at, "first here")
	}
	l.at, l.ir.At, l.live, l.begun = st.At, st.At, slices.Clone(b.life.objects), slices.Clone(b.jumps.begun)
	for _, g := range l.gotos {
		b.finishGoto(l, g)
	}
	l.gotos = nil
	b.emit(l.ir)
	b.stmt(s, st.Stmt)
}

// checkLabels reports labels that are jumped to but stand nowhere.
func (b *body) checkLabels() {
	var missing []*label
	for _, l := range b.jumps.labels {
		if l.at == 0 {
			missing = append(missing, l)
		}
	}
	slices.SortFunc(missing, func(x, y *label) int { return int(x.used - y.used) })
	for _, l := range missing {
		b.c.errorf(codeJump, l.used, "this function has no label %s", l.ir.Name)
	}
}

func (b *body) breakStmt(pos source.Pos) {
	if len(b.jumps.targets) == 0 {
		b.c.errorf(codeJump, pos, "break is outside of a loop or switch")
		return
	}
	if !b.leavesHead("break", len(b.jumps.targets)-1, pos) {
		return
	}
	t := b.jumps.targets[len(b.jumps.targets)-1]
	b.unwind(b.life.objects[t.live:], pos)
	if t.end != nil {
		b.emit(&ir.Goto{S: ir.S{At: pos}, To: t.end})
		return
	}
	b.emit(&ir.Break{S: ir.S{At: pos}})
}

func (b *body) continueStmt(pos source.Pos) {
	for i, t := range slices.Backward(b.jumps.targets) {
		if t.loop {
			if !b.leavesHead("continue", i, pos) {
				return
			}
			b.unwind(b.life.objects[t.step:], pos)
			b.emit(&ir.Continue{S: ir.S{At: pos}})
			return
		}
	}
	b.c.errorf(codeJump, pos, "continue is outside of a loop")
}

// inHead is in for the condition or the step of a loop.
func (b *body) inHead(f func()) []ir.Stmt {
	saved := b.jumps.head
	b.jumps.head = len(b.jumps.targets) + 1
	defer func() { b.jumps.head = saved }()
	return b.in(f)
}

// leavesHead refuses a jump to the target t, -1 for a label, out of a statement expression in the condition or the step
// of a loop. Compilers do not agree which loop a break there leaves.
func (b *body) leavesHead(what string, t int, pos source.Pos) bool {
	if t+1 < b.jumps.head {
		b.c.unsupported(pos, "%s in the condition or the step of a loop", what)
		return false
	}
	return true
}

// maxUnwound is how many objects the jumps of one unit may destroy: each jump out of a scope repeats the calls of the
// destructors.
const maxUnwound = 1 << 17

// unwind destroys objects whose scopes a jump at pos leaves.
func (b *body) unwind(objects []*object, pos source.Pos) {
	c := b.c
	if c.effort.unwound += len(objects); c.effort.unwound <= maxUnwound {
		b.destroy(objects, pos)
		return
	}
	if c.effort.unwoundAt != c.report.epoch || c.spec.depth > 0 {
		c.effort.unwoundAt = c.failed()
		c.unsupported(pos, "jumps and returns of one unit that destroy more than %d objects", maxUnwound)
	}
}

// inTarget runs f in a loop or switch.
func (b *body) inTarget(t target, f func()) {
	t.live = len(b.life.objects)
	t.step = t.live
	b.jumps.targets = append(b.jumps.targets, t)
	f()
	b.jumps.targets = b.jumps.targets[:len(b.jumps.targets)-1]
}

// ---- case labels inside other statements ----

// nestedCases lists the case labels of a switch whose body is st if one of them stands inside another statement, as in
// Duff's device.
func nestedCases(st ast.Stmt) (list []*ast.Case, nested bool) {
	var find func(st ast.Stmt, depth int)
	all := func(depth int, list ...ast.Stmt) {
		for _, st := range list {
			find(st, depth)
		}
	}
	find = func(st ast.Stmt, depth int) {
		switch st := st.(type) {
		case *ast.Block:
			all(depth+1, st.List...)
		case *ast.If:
			all(2, st.Then, st.Else)
		case *ast.For:
			find(st.Body, 2)
		case *ast.RangeFor:
			find(st.Body, 2)
		case *ast.While:
			find(st.Body, 2)
		case *ast.Do:
			find(st.Body, 2)
		case *ast.Label:
			find(st.Stmt, depth+1)
		case *ast.Case:
			list = append(list, st)
			nested = nested || depth > 1
			find(st.Stmt, depth)
		}
	}
	find(st, 0)
	return list, nested
}

// jumpTable lowers a switch with labels inside other statements: a switch of gotos, then its body with labels.
func (b *body) jumpTable(s *Scope, st *ast.Switch, sw *ir.Switch, t QT, cases []*ast.Case) {
	seen := map[uint64]bool{}
	end := b.newLabel("end")
	end.At = st.At
	save, switched := b.jumps.cases, b.jumps.switched
	b.jumps.switched = len(b.jumps.begun)
	b.jumps.cases = map[*ast.Case]*ir.Label{}
	hasDefault := false
	for _, c := range cases {
		l := b.newLabel("case")
		l.At = c.At
		b.jumps.cases[c] = l
		arm := ir.Case{At: c.At, Body: []ir.Stmt{&ir.Goto{S: ir.S{At: c.At}, To: l}}}
		b.caseLabel(s, c, &arm, t, seen)
		if arm.Default && hasDefault {
			b.c.errorf(codeCase, c.At, "default appears twice")
		}
		hasDefault = hasDefault || arm.Default
		sw.Cases = append(sw.Cases, arm)
	}
	b.emit(sw)
	if !hasDefault {
		b.emit(&ir.Goto{S: sw.S, To: end})
	}
	hoist := b.jumps.hoist
	b.jumps.hoist = nil
	b.inTarget(target{end: end}, func() { b.stmt(s, st.Body) })
	b.emit(end)
	b.jumps.cases, b.jumps.switched, b.jumps.hoist = save, switched, hoist
}
