package gocpu

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
)

// A resumable kernel is one loop over simt's scheduler. Statements that hold a suspension are flattened to labels and
// gotos at the level of that loop, where a thread that goes on can be sent to with a goto; all others stay as they
// are. Go forbids jumps over declarations, so at that level nothing is declared: a variable whose scope holds a
// suspension is declared before the first label and its value saved in the thread's frame while the thread is
// suspended (or it lives in the frame if it has an address, or is an array or a struct), and what declares others
// stands in a block of its own.

// flat is the state of the emission of a resumable kernel, or of a function with labels.
type flat struct {
	*plan.Flat
	hoisted map[*ir.Var]bool // declared before the first label, or in the frame: assigned where its Declare stands
	inFrame map[*ir.Var]bool // lives in the thread's frame
	cached  []*ir.Var        // hoisted and not in the frame
	saved   map[*ir.Var]bool
	points  int  // suspensions so far
	dead    bool // control does not reach what is written next, unless a label comes first
	skipped []*ir.Var
	gone    map[*ir.Var]bool // declared in what is skipped
}

func newFlat(fl *plan.Flat) *flat {
	return &flat{Flat: fl, hoisted: map[*ir.Var]bool{}, inFrame: map[*ir.Var]bool{}, saved: map[*ir.Var]bool{},
		gone: map[*ir.Var]bool{}}
}

// resumable writes a kernel with suspensions.
func (f *fn) resumable(name string, p *plan.Kernel, fl *plan.Flat) []jot.Code {
	f.takes = p.Takes
	f.flat, f.thread = newFlat(fl), "nextThread"
	var frame []*ir.Var
	for _, v := range fl.Hoisted {
		f.flat.hoisted[v] = true
		if fl.InFrame[v] {
			f.flat.inFrame[v] = true
			frame = append(frame, v)
		} else {
			f.flat.cached = append(f.flat.cached, v)
		}
	}

	body := f.block(func() {
		for _, v := range f.f.Params {
			if f.flat.hoisted[v] {
				f.add(f.variable(v, nil).code().Op("=").Add(f.paramValue(v).bare()))
			}
		}
		f.flatList(f.f.Body)
	})
	head := f.threadHead()
	loop := jot.For(jot.Id("blk").Dot("Next").Call()).Block(append(head, f.trimContinue(body)...)...)
	if f.restart {
		loop = jot.Labeled(f.thread, loop)
	}
	frames := jot.Id(workerName).Dot("frames")
	list := append(f.frameType(frame), f.prologue([]jot.Code{jot.Id("frames").Index().Id(frameName)})...)
	list = append(list, frames.Clone().Op("=").Qual(simtPath, "Frames").Call(jot.Id("blk"), frames), f.frameLocals(),
		jot.Id("blk").Dot("Begin").Call(), loop)
	return []jot.Code{f.kernelFunc(name, p.Kernel, list)}
}

// frameName is the local type of what a thread keeps while it is suspended.
const frameName = "threadFrame"

// frameType declares it.
func (f *fn) frameType(frame []*ir.Var) []jot.Code {
	pc := jot.Id("pc").Id("uint8")
	if f.flat.points > 255 {
		pc = jot.Id("pc").Id("uint32")
	}
	fields := []jot.Code{pc}
	for _, v := range frame {
		fields = append(fields, jot.Id(f.field("frame", v)).Add(f.varType(v)))
	}
	for _, v := range f.flat.cached {
		if f.flat.saved[v] {
			fields = append(fields, jot.Id(f.field("frame", v)).Add(f.varType(v)))
		}
	}
	return []jot.Code{jot.Inside("What a suspended thread needs to go on: where, and with which values."),
		jot.Type(frameName).Struct(fields...)}
}

// threadHead begins what a thread does until it waits: its frame, its ids, its variables, and the jump to where it
// goes on.
func (f *fn) threadHead() []jot.Code {
	return f.block(func() {
		f.add(jot.Id("frame").Op(":=").Op("&").Id(workerName).Dot("frames").Index(jot.Id("blk").Dot("Rank")))
		for i, axis := range axes {
			if f.takes.Thread[i] {
				f.add(jot.Id("tid" + axis).Op(":=").Id("blk").Dot("Tid").Dot(axis))
			}
		}
		for _, v := range f.flat.cached {
			if f.flat.Lines && f.e.users(v.Pos) {
				f.line(v.Pos) // debuggers show a variable from its line on
			}
			f.add(jot.Var(f.name(v)).Add(f.varType(v)))
			if f.facts.Reads[v] == 0 {
				f.add(jot.Id("_").Op("=").Id(f.name(v)))
			}
		}
		f.useSkipped()
		var cases []jot.Code
		for i := 1; i <= f.flat.points; i++ {
			cases = append(cases, jot.Case(jot.Lit(i)).Block(jot.Goto("wait"+itoa(i))))
		}
		f.ownLines()
		f.add(jot.Switch(jot.Id("frame").Dot("pc")).Block(cases...))
	})
}

// flatList writes statements at the level of the threads' loop.
func (f *fn) flatList(list []ir.Stmt) {
	list = ir.Reachable(list)
	for i, s := range list {
		if f.flat.Holds[s] {
			f.flatStmt(s)
			continue
		}
		if f.flat.dead {
			f.skip(s)
			continue
		}
		if d, ok := s.(*ir.Declare); ok && !f.flat.hoisted[d.Var] && !f.monitored(d.Var) {
			rest := f.block(func() { f.stmts(list[i:]) }) // nothing in the variable's scope suspends
			f.add(jot.Block(rest...))
			f.flat.dead = ir.ListTerminates(list[i:])
			return
		}
		f.piece(func() { f.stmt(s) })
		f.flat.dead = ir.Terminates(s)
	}
}

// skip notes the variables of a statement before a label, which control does not come to and which is not written.
func (f *fn) skip(s ir.Stmt) {
	ir.WalkReachable([]ir.Stmt{s}, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok {
			f.flat.gone[d.Var] = true
		}
		for _, e := range ir.Exprs(s) {
			f.skipExpr(e)
		}
		return true
	})
}

func (f *fn) skipExpr(e ir.Expr) {
	ir.EachVar(e, func(v *ir.Var) {
		if v.Kind != ir.GlobalVar && !slices.Contains(f.flat.skipped, v) {
			f.flat.skipped = append(f.flat.skipped, v)
		}
	})
}

// useSkipped uses the variables of what was skipped: Go wants every variable used.
func (f *fn) useSkipped() {
	for _, v := range f.flat.skipped {
		if used := f.flat.hoisted[v] && f.facts.Reads[v] == 0; !used && (!f.flat.gone[v] || f.flat.hoisted[v]) {
			f.add(jot.Id("_").Op("=").Add(jot.Add(f.variable(v, nil).c)))
		}
	}
}

// piece writes what gen writes, in a block if it declares something.
func (f *fn) piece(gen func()) {
	before := f.declared
	list := f.block(gen)
	if f.declared != before {
		f.add(jot.Block(list...))
		return
	}
	*f.out = append(*f.out, list...)
}

func (f *fn) flatStmt(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Effect:
		if f.flat.dead {
			f.skip(s)
			break
		}
		f.suspend(s)
	case *ir.Label:
		f.putUserLabel(s)
	case *ir.Block:
		f.flatList(s.List)
	case *ir.If:
		f.flatIf(s)
	case *ir.Loop:
		f.flatLoop(s)
	case *ir.Switch:
		f.flatSwitch(s)
	case *ir.Region:
		f.flatInlined(s)
	default:
		f.impossible(s.Pos(), "a barrier here")
	}
}

// putLabel writes a label that something jumps to.
func (f *fn) putLabel(name string) {
	f.add(jot.Label(name))
	if f.flat != nil {
		f.flat.dead = false
	}
}

// branch writes `if cond { goto label }`, or its opposite.
func (f *fn) branch(cond ir.Expr, negate bool, label string) {
	f.piece(func() {
		f.line(cond.Pos())
		c := f.value(cond)
		if negate {
			c = not(c)
		}
		f.add(jot.If(c.code()).Block(jot.Goto(label)))
	})
}

func (f *fn) flatIf(s *ir.If) {
	f.line(s.At)
	els, end := f.label("else"), f.label("end")
	entered := !f.flat.dead
	if !entered {
		f.skipExpr(s.Cond)
	}
	if len(s.Else) == 0 {
		if entered {
			f.branch(s.Cond, true, end)
		}
		f.flatList(s.Then)
		if entered {
			f.putLabel(end)
		}
		return
	}
	if entered {
		f.branch(s.Cond, true, els)
	}
	f.flatList(s.Then)
	over := !f.flat.dead
	if over {
		f.add(jot.Goto(end))
	}
	f.flat.dead = true
	if entered {
		f.putLabel(els)
	}
	f.flatList(s.Else)
	if over {
		f.putLabel(end)
	}
}

func (f *fn) flatLoop(s *ir.Loop) {
	f.line(s.At)
	t := &target{loop: true, brk: f.label("end"), cont: f.label("next")}
	head := f.label("loop")
	f.ctx = append(f.ctx, t)
	defer func() { f.ctx = f.ctx[:len(f.ctx)-1] }()
	endless := s.Cond == nil || ir.IsTrue(s.Cond)
	again := true
	f.flat.dead = false
	var unwritten []jot.Code
	list := f.block(func() {
		if !s.TestLast {
			f.flatList(s.Pre)
			if !endless {
				t.brkUsed = true
				f.branch(s.Cond, true, t.brk)
			}
		}
		f.flatList(s.Body)
		again = t.contUsed || !f.flat.dead
		if t.contUsed {
			f.putLabel(t.cont)
		}
		if !again {
			rest, cond := s.Post, ir.Expr(nil)
			if s.TestLast {
				rest, cond = s.Pre, s.Cond
			}
			unwritten = f.unwritten(rest, cond)
			return
		}
		f.line(s.At)
		switch {
		case !s.TestLast:
			f.flatList(s.Post)
			f.add(jot.Goto(head))
			f.flat.dead = true
		default:
			f.flatList(s.Pre)
			switch {
			case endless:
				f.add(jot.Goto(head))
				f.flat.dead = true
			case ir.IsFalse(s.Cond):
				again = false
			default:
				f.branch(s.Cond, false, head)
			}
		}
	})
	if again {
		f.putLabel(head)
	}
	*f.out = append(append(*f.out, unwritten...), list...)
	if t.brkUsed {
		f.putLabel(t.brk)
	}
}

func (f *fn) flatSwitch(s *ir.Switch) {
	f.line(s.At)
	entered := !f.flat.dead
	t := &target{brk: f.label("end")}
	f.ctx = append(f.ctx, t)
	defer func() { f.ctx = f.ctx[:len(f.ctx)-1] }()
	labels := make([]string, len(s.Cases))
	var cases []jot.Code
	hasDefault := false
	for i, c := range s.Cases {
		labels[i] = f.label("case")
		jump := jot.Goto(labels[i])
		if c.Default {
			hasDefault = true
			cases = append(cases, jot.Default().Block(jump))
			continue
		}
		var values []jot.Code
		for _, v := range c.Values {
			values = append(values, f.constant(&ir.Const{X: ir.X{Typ: s.Tag.Type()}, Bits: v}).code())
		}
		cases = append(cases, jot.Case(values...).Block(jump))
	}
	if !hasDefault {
		t.brkUsed = t.brkUsed || entered
		cases = append(cases, jot.Default().Block(jot.Goto(t.brk)))
	}
	if entered {
		f.piece(func() {
			f.line(s.At)
			tag := f.value(s.Tag)
			f.add(jot.Switch(f.typed(tag, s.Tag.Type()).code()).Block(cases...))
		})
		f.flat.dead = true
	} else {
		f.skipExpr(s.Tag)
	}
	for i, c := range s.Cases {
		if entered {
			f.putLabel(labels[i])
		}
		f.flatList(c.Body)
	}
	if t.brkUsed {
		f.putLabel(t.brk)
	}
}

// flatInlined writes the body of an inlined call; a leave goes behind it.
func (f *fn) flatInlined(s *ir.Region) {
	end := f.regionEnd(s)
	f.flatList(s.WithoutLastLeave())
	if end.used {
		f.putLabel(end.label)
	}
}

// structuredInlined writes an inlined body that turned out to suspend nowhere.
func (f *fn) structuredInlined(s *ir.Region) {
	end := f.regionEnd(s)
	f.add(jot.Block(f.block(func() { f.stmts(s.WithoutLastLeave()) })...))
	if end.used {
		f.putLabel(end.label)
	}
}

// regionEnd is the label after a region.
type regionEnd struct {
	label string
	used  bool
}

// regionEnd makes the label after s, which is about to be written.
func (f *fn) regionEnd(s *ir.Region) *regionEnd {
	if f.regions == nil {
		f.regions = map[*ir.Region]*regionEnd{}
	}
	f.regions[s] = &regionEnd{label: f.label("ret")}
	return f.regions[s]
}

func (f *fn) leave(s *ir.Leave) {
	end := f.regions[s.Of]
	end.used = true
	f.add(jot.Goto(end.label))
}

// suspend writes a barrier or warp operation: save, wait, and the label where the thread goes on.
func (f *fn) suspend(s *ir.Effect) {
	f.flat.points++
	n := f.flat.points
	line := number(f.e.position(s.At).Line)
	if s.Site != 0 {
		line = f.site(s.Site)
	}
	f.piece(func() {
		f.line(s.At)
		wait := f.waitCall(s, line)
		vars, fields := f.savedAt(s)
		if len(vars) == 0 {
			vars, fields = [][]jot.Code{nil}, [][]jot.Code{nil}
		}
		for i := range vars {
			to, from := fields[i], vars[i]
			if i == 0 {
				to, from = append([]jot.Code{jot.Id("frame").Dot("pc")}, to...), append([]jot.Code{jot.Lit(n)}, from...)
			}
			f.add(jot.List(to...).Op("=").List(from...))
		}
		f.add(wait.code())
		f.add(jot.Continue())
	})
	f.putLabel("wait" + itoa(n))
	f.piece(func() {
		f.line(s.At)
		vars, fields := f.savedAt(s)
		for i := range vars {
			f.add(jot.List(vars[i]...).Op("=").List(fields[i]...))
		}
		if s.Dst != nil {
			f.store(s.Dst, f.waitResult(s))
		}
	})
}

// savedAtOnce is the largest number of variables that one statement saves or restores.
const savedAtOnce = 6

// savedAt lists the variables that the suspension s saves, and their fields in the frame, in groups of one statement.
func (f *fn) savedAt(s *ir.Effect) (vars, fields [][]jot.Code) {
	for group := range slices.Chunk(f.flat.Saved[s], savedAtOnce) {
		var names, places []jot.Code
		for _, v := range group {
			f.flat.saved[v] = true
			names = append(names, jot.Id(f.name(v)))
			places = append(places, jot.Id("frame").Dot(f.field("frame", v)))
		}
		vars, fields = append(vars, names), append(fields, places)
	}
	return vars, fields
}
