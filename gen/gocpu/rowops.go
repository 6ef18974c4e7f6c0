package gocpu

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/affine"
)

// The first form of a row may be written operation by operation: each is one call that computes it for all threads of the row (vecop.AddF32 and the like, which use
// the machine's vector instructions), and what a thread computes on the way stands in rows of temporaries, a piece of the row at a time.
//
//	y[i] = a * x[i] + y[i];                             vecop.MulAddScalarF32(y1, a, x1, y1)
//	for (int i = 0; i < k; ++i) sum += A[r + i] * ...   for i := int32(0); i < k; i++ { vecop.MulAddScalarF32(sum, A[r+i], B1, sum) }
//
// Threads run side by side then. So that this computes what one thread after the other does, in their order, the threads of the row must not touch what another one of them
// writes: a window that is written and any other that is touched are the same elements thread by thread, or have no element in common; that is looked at before. All indices
// are looked at before, too, those in loops for all rounds: nothing can fault on the way. Where one of both does not hold, the threads run one after the other, with every check.

// rowOps finds out whether a row can be written so, and is the state of writing it.
type rowOps struct {
	f       *fn
	row     *affine.Row
	base    func(e ir.Expr) bool
	uses    map[*ir.Index]*affine.Window // of the windows that stay where they are
	scalars map[*ir.Var]bool             // private variables with one value for all threads
	inits   map[*ir.Var]ir.Expr          // of the variables declared in loops that have a form
	loops   []*rowLoop                   // around the statement being looked at
	all     []*rowLoop
	touched []*touch
	work    int // operations on rows

	rowChecks
	rowWriting
}

// rowLoop is a loop whose rounds all threads go through together.
type rowLoop struct {
	v            *ir.Var
	first, limit ir.Expr
	step         int64
	through      bool   // limit is included
	rounds       string // the Go variable with the number of its rounds
}

// touch is an element, or a window, that the row touches.
type touch struct {
	e      *ir.Index
	window *affine.Window // nil for one that moves with loops, and for an element
	same   bool           // one element for all threads
	store  bool
	root   *ir.Var
	loops  []*rowLoop // that it moves with
}

// rowTypes are the types whose operations there are for rows.
var rowTypes = map[ir.Type]bool{ir.F32: true, ir.F64: true, ir.I32: true, ir.U32: true}

// maxRowOps bounds the statements that are written so.
const maxRowOps = 100

// planOps reports how the row is written operation by operation; nil if it is not.
func (f *fn) planOps(row *affine.Row, base func(ir.Expr) bool) *rowOps {
	p := &rowOps{f: f, row: row, base: base, uses: map[*ir.Index]*affine.Window{}, scalars: map[*ir.Var]bool{}, inits: map[*ir.Var]ir.Expr{}}
	for _, w := range row.Windows {
		for _, e := range w.Uses {
			p.uses[e] = w
		}
	}
	f.rounds = map[*ir.Var]bool{}
	row.Body = withLoops(row.Body, p.kept)
	if !p.stmts(row.Body) || p.work == 0 || p.work > maxRowOps || !p.apart() || f.checked() && !p.check() {
		f.rounds = nil
		return nil
	}
	return p
}

// stmts looks at a list.
func (p *rowOps) stmts(list []ir.Stmt) bool {
	for _, s := range live(list) {
		if !p.stmt(s) {
			return false
		}
	}
	return true
}

func (p *rowOps) stmt(s ir.Stmt) bool {
	switch s := s.(type) {
	case *ir.Declare:
		return p.declare(s)
	case *ir.Assign:
		return p.assign(s)
	case *ir.Block:
		if d, l := loopOf(s); l != nil {
			return p.loop(d, l)
		}
		return p.stmts(s.List)
	case *ir.If:
		return p.same(s.Cond) && p.uniform(s.Cond) && p.stmts(s.Then) && p.stmts(s.Else)
	}
	return false
}

// loopOf takes apart a block that holds nothing but a for loop and the declaration of its variable.
func loopOf(s *ir.Block) (*ir.Declare, *ir.Loop) {
	if len(s.List) != 2 {
		return nil, nil
	}
	d, ok := s.List[0].(*ir.Declare)
	l, ok2 := s.List[1].(*ir.Loop)
	if !ok || !ok2 {
		return nil, nil
	}
	return d, l
}

// withLoops returns list with a block around each loop and the declaration of its variable, where that stands in front of it and the variable has no other use.
func withLoops(list []ir.Stmt, kept func(*ir.Var) bool) (out []ir.Stmt) {
	for i := 0; i < len(list); i++ {
		switch s := list[i].(type) {
		case *ir.Declare:
			if i+1 == len(list) {
				break
			}
			l, ok := list[i+1].(*ir.Loop)
			if !ok || kept(s.Var) {
				break
			}
			elsewhere := 0
			for _, t := range slices.Concat(list[:i], list[i+2:]) {
				elsewhere += mentionsOf(t, s.Var)
			}
			if elsewhere == 0 {
				c := *l
				c.Body = withLoops(l.Body, kept)
				out = append(out, &ir.Block{S: s.S, List: []ir.Stmt{s, &c}})
				i++
				continue
			}
		case *ir.Block:
			c := *s
			if _, l := loopOf(s); l == nil {
				c.List = withLoops(s.List, kept)
			} else {
				d := *l
				d.Body = withLoops(l.Body, kept)
				c.List = []ir.Stmt{s.List[0], &d}
			}
			out = append(out, &c)
			continue
		case *ir.If:
			c := *s
			c.Then, c.Else = withLoops(s.Then, kept), withLoops(s.Else, kept)
			out = append(out, &c)
			continue
		}
		out = append(out, list[i])
	}
	return out
}

// kept reports whether v has an element for each thread that outlives the row.
func (p *rowOps) kept(v *ir.Var) bool { return p.f.ph != nil && p.f.ph.slices[v] != "" }

func (p *rowOps) declare(d *ir.Declare) bool {
	v := d.Var
	if p.row.Known[v] == d {
		return true // declared before, once
	}
	if p.f.facts.addressed[v] || d.Init != nil && isNullOrZero(d.Init) {
		return false
	}
	fixed := !p.f.facts.written[v] && !p.kept(v)
	if fixed && p.row.Declare(d) {
		p.inits[v] = d.Init
		return true
	}
	if d.Init == nil {
		p.work++
		return p.holds(v)
	}
	if fixed && p.same(d.Init) {
		p.scalars[v] = true
		return p.uniform(d.Init)
	}
	return p.holds(v) && p.value(d.Init)
}

// holds reports whether v can be a row.
func (p *rowOps) holds(v *ir.Var) bool {
	return (v.Kind == ir.Local || v.Kind == ir.Temp) && (rowTypes[v.Type] || p.kept(v)) && !p.f.facts.addressed[v] && !p.f.rounds[v] && p.row.Known[v] == nil
}

func (p *rowOps) assign(s *ir.Assign) bool {
	switch dst := s.Dst.(type) {
	case *ir.Ref:
		if !p.holds(dst.Var) || dst.IsVolatile() {
			return false
		}
	case *ir.Index:
		if !p.window(dst, true) {
			return false
		}
	default:
		return false
	}
	if s.Op == ir.NoOp {
		return p.value(s.Src)
	}
	t := s.Dst.Type()
	return p.operator(s.Op, t, s.Src.Type(), false, p.same(s.Src)) && p.value(s.Src)
}

// loop looks at a loop whose variable counts by a constant between what all threads agree on.
func (p *rowOps) loop(d *ir.Declare, l *ir.Loop) bool {
	v := d.Var
	t, ok := v.Type.(ir.Scalar)
	cond, ok2 := l.Cond.(*ir.Binary)
	if !ok || !isWord(t) || !ok2 || l.TestLast || len(l.Pre) > 0 || len(l.Post) != 1 || d.Init == nil || p.f.facts.addressed[v] || p.kept(v) || !isVar(cond.A, v) {
		return false
	}
	for _, w := range writtenIn(&ir.Block{List: l.Body}) {
		if w == v {
			return false
		}
	}
	x := &rowLoop{v: v, first: d.Init, limit: cond.B, through: cond.Op == ir.Le || cond.Op == ir.Ge}
	step, ok := smallConst(increment(l.Post[0], v))
	switch {
	case !ok:
		return false
	case (cond.Op == ir.Lt || cond.Op == ir.Le) && step > 0:
	case (cond.Op == ir.Gt || cond.Op == ir.Ge) && step < 0:
	default:
		return false
	}
	x.step = step
	for _, e := range []ir.Expr{x.first, x.limit} {
		if form, ok := p.row.Of(e); !ok || !form.Uniform() || p.moves(e) != nil {
			return false
		}
	}
	p.f.rounds[v] = true
	p.all = append(p.all, x)
	p.loops = append(p.loops, x)
	ok = p.stmts(l.Body)
	p.loops = p.loops[:len(p.loops)-1]
	return ok
}

// moves lists the loops around with which e changes.
func (p *rowOps) moves(e ir.Expr) (list []*rowLoop) {
	for _, l := range p.loops {
		if dependsOn(p.resolved(e), l.v) {
			list = append(list, l)
		}
	}
	return list
}

func dependsOn(e ir.Expr, v *ir.Var) (found bool) {
	exprVars(e, func(w *ir.Var) { found = found || w == v })
	return found
}

// same reports whether e has one value for all threads of the row.
func (p *rowOps) same(e ir.Expr) bool {
	if form, ok := p.row.Of(e); ok {
		return form.Uniform()
	}
	switch e := e.(type) {
	case *ir.Ref:
		return p.scalars[e.Var]
	case *ir.Index:
		_, whole := e.Base.(*ir.Ref)
		return p.same(e.I) && (whole || p.same(e.Base))
	case *ir.FieldOf:
		return p.same(e.Base)
	case *ir.Lanes:
		return p.same(e.Base)
	case *ir.Unary, *ir.Binary, *ir.Convert, *ir.Compose, *ir.Zero:
	case *ir.Builtin:
		if !pureOp(e.Op) {
			return false
		}
	default:
		return false
	}
	for _, c := range ir.Children(e) {
		if !p.same(c) {
			return false
		}
	}
	return true
}

// pureOp reports whether an operation computes its result from its arguments alone.
func pureOp(op ir.Op) bool {
	return strings.HasPrefix(string(op), "math.") || strings.HasPrefix(string(op), "int.")
}

// uniform looks at an expression that has one value for all threads: at what it loads.
func (p *rowOps) uniform(e ir.Expr) bool {
	ok := true
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Index:
			ok = ok && p.element(e)
			return false
		case *ir.Binary:
			ok = ok && !faultsItself(e)
		case *ir.Ref:
			ok = ok && !e.IsVolatile() && e.Var.Kind != ir.SharedVar
		case *ir.FieldOf:
			t, isStruct := e.Base.Type().(*ir.Struct)
			ok = ok && isStruct && !t.Union
		}
		return ok
	})
	return ok
}

// element notes an element that all threads read.
func (p *rowOps) element(e *ir.Index) bool {
	root, ok := p.rootOf(e, false)
	if !ok {
		return false
	}
	p.touched = append(p.touched, &touch{e: e, same: true, root: root, loops: p.moves(e)})
	return true
}

// rootOf returns the variable that e is an element of, if all indices on the way, and its own unless it is a window's, have one value that can be known before.
func (p *rowOps) rootOf(e *ir.Index, window bool) (*ir.Var, bool) {
	for {
		form, ok := p.row.Of(e.I)
		if !ok || !window && !form.Uniform() || len(form.Steady) > 0 || !isWord(e.I.Type()) || e.IsVolatile() || !p.straight(e.I) {
			return nil, false
		}
		window = false
		switch base := e.Base.(type) {
		case *ir.Ref:
			switch v := base.Var; {
			case isPointer(v.Type):
				return v, v.Kind == ir.Param && p.base(base)
			case v.Kind == ir.SharedVar:
				return v, true
			case v.Kind == ir.GlobalVar:
				return v, v.Space == ir.Constant && p.f.e.globals[v].why == "" && !p.f.facts.written[v] && !p.f.facts.addressed[v]
			}
			return nil, false
		case *ir.Index:
			if _, array := base.Type().(*ir.Array); !array {
				return nil, false
			}
			e = base
		default:
			return nil, false
		}
	}
}

// straight reports whether the integer e changes by the same amount from each round of a loop to the next, in all rounds of the other loops, as long as it does not wrap around.
func (p *rowOps) straight(e ir.Expr) bool {
	e = p.resolved(e)
	moves := func(e ir.Expr) bool { return p.moves(e) != nil }
	for _, l := range p.loops {
		if !linear(e, l.v, moves) {
			return false
		}
	}
	return true
}

// linear reports whether e, modulo a power of two, is a sum of a multiple of v, by what does not change, and of what does not depend on v.
func linear(e ir.Expr, v *ir.Var, moves func(ir.Expr) bool) bool {
	if !dependsOn(e, v) {
		return true
	}
	switch e := e.(type) {
	case *ir.Ref:
		return true
	case *ir.Unary:
		return e.Op == ir.Neg && linear(e.A, v, moves)
	case *ir.Binary:
		switch e.Op {
		case ir.Add, ir.Sub:
			return linear(e.A, v, moves) && linear(e.B, v, moves)
		case ir.Mul:
			return linear(e.A, v, moves) && linear(e.B, v, moves) && !(moves(e.A) && moves(e.B))
		case ir.Shl:
			return linear(e.A, v, moves) && !moves(e.B)
		}
	case *ir.Convert:
		if !isWord(e.Typ) || !isWord(e.A.Type()) || e.Sat {
			return false
		}
		return isVar(e.A, v) || ir.Sizeof(e.Typ) <= ir.Sizeof(e.A.Type()) && linear(e.A, v, moves)
	}
	return false
}

// resolved is e with the initial values of variables that are declared in loops in their place.
func (p *rowOps) resolved(e ir.Expr) ir.Expr {
	return p.replaced(e, func(v *ir.Var) ir.Expr { return p.inits[v] })
}

// replaced is e with other expressions in the place of variables; by returns nil for one that stays.
func (p *rowOps) replaced(e ir.Expr, by func(*ir.Var) ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Ref:
		if x := by(e.Var); x != nil {
			return p.replaced(x, by)
		}
	case *ir.Unary:
		c := *e
		c.A = p.replaced(e.A, by)
		return &c
	case *ir.Binary:
		c := *e
		c.A, c.B = p.replaced(e.A, by), p.replaced(e.B, by)
		return &c
	case *ir.Convert:
		c := *e
		c.A = p.replaced(e.A, by)
		return &c
	case *ir.Builtin:
		c := *e
		c.Args = nil
		for _, a := range e.Args {
			c.Args = append(c.Args, p.replaced(a, by))
		}
		return &c
	}
	return e
}

// window notes a window.
func (p *rowOps) window(e *ir.Index, store bool) bool {
	if e.IsVolatile() {
		return false
	}
	if w := p.uses[e]; w != nil {
		p.touched = append(p.touched, &touch{e: e, window: w, store: store, root: rootOfWindow(w)})
		return true
	}
	form, ok := p.row.Of(e.I)
	loops := p.moves(e)
	if !ok || form.Step != 1 || len(loops) == 0 {
		return false
	}
	root, ok := p.rootOf(e, true)
	if !ok {
		return false
	}
	p.touched = append(p.touched, &touch{e: e, store: store, root: root, loops: loops})
	return true
}

func rootOfWindow(w *affine.Window) *ir.Var {
	if ref, ok := w.Base.(*ir.Ref); ok {
		return ref.Var
	}
	return ir.Root(w.Base)
}

// value looks at what is assigned: anything that all threads agree on, a copy of anything, or an operation.
func (p *rowOps) value(e ir.Expr) bool {
	p.work++
	if p.same(e) {
		return p.uniform(e)
	}
	switch x := e.(type) {
	case *ir.Index:
		return p.window(x, false)
	case *ir.Ref:
		if p.kept(x.Var) && p.holds(x.Var) {
			return !x.IsVolatile()
		}
	}
	return p.expr(e)
}

// expr looks at an expression that differs from thread to thread.
func (p *rowOps) expr(e ir.Expr) bool {
	if p.same(e) {
		return p.uniform(e)
	}
	if !rowTypes[e.Type()] {
		return false
	}
	if p.counts(e) {
		return true
	}
	switch e := e.(type) {
	case *ir.Ref:
		return p.holds(e.Var) && !e.IsVolatile()
	case *ir.Index:
		return p.window(e, false)
	case *ir.Unary:
		p.work++
		return e.Op == ir.Neg && p.expr(e.A)
	case *ir.Binary:
		p.work++
		return p.operator(e.Op, e.A.Type(), e.B.Type(), p.same(e.A), p.same(e.B)) && p.expr(e.A) && p.expr(e.B)
	case *ir.Convert:
		p.work++
		return rowConversion(e) != "" && p.expr(e.A)
	case *ir.Builtin:
		p.work++
		if !p.function(e) {
			return false
		}
		for _, a := range e.Args {
			if !p.expr(a) {
				return false
			}
		}
		return true
	}
	return false
}

// counts reports whether e is an integer that grows by one from thread to thread.
func (p *rowOps) counts(e ir.Expr) bool {
	form, ok := p.row.Of(e)
	return ok && form.Step == 1 && len(form.Steady) == 0 && (e.Type() == ir.I32 || e.Type() == ir.U32)
}

// rowOperators are the operators that rows have, of the types they have them for.
var rowOperators = map[ir.BinaryOp]string{ir.Add: "Add", ir.Sub: "Sub", ir.Mul: "Mul", ir.Div: "Div", ir.And: "And", ir.Or: "Or", ir.Xor: "Xor", ir.Shl: "Shl", ir.Shr: "Shr"}

// operator reports whether rows have the operator op for operands of types ta and tb, of which sameA and sameB say that they are no rows.
func (p *rowOps) operator(op ir.BinaryOp, ta, tb ir.Type, sameA, sameB bool) bool {
	t, ok := ta.(ir.Scalar)
	if !ok || !rowTypes[ta] || rowOperators[op] == "" {
		return false
	}
	switch op {
	case ir.Div:
		return t.IsFloat()
	case ir.And, ir.Or, ir.Xor:
		return t.IsInt()
	case ir.Shl, ir.Shr:
		return t.IsInt() && sameB && !sameA && (tb == ir.I32 || tb == ir.U32)
	}
	return true
}

// rowFunctions are the functions that rows have, by operation: with one operand, or with two.
var rowFunctions = map[ir.Op]string{"math.fmax": "Max", "math.fmin": "Min", "int.max": "Max", "int.min": "Min", "math.sqrt": "Sqrt", "math.rsqrt": "Rsqrt", "math.fabs": "Abs", "math.fma": "Fma"}

// function reports whether rows have the function e.
func (p *rowOps) function(e *ir.Builtin) bool {
	t := e.Args[0].Type()
	switch e.Op {
	case "math.exp", "math.exp2", "math.log", "math.log2":
		return t == ir.F32
	case "math.fma":
		return !(p.same(e.Args[0]) && p.same(e.Args[1]))
	}
	return rowFunctions[e.Op] != "" && rowTypes[t]
}

// functionName is the name of a function of rows.
func functionName(op ir.Op) string {
	if name := rowFunctions[op]; name != "" {
		return name
	}
	_, name, _ := strings.Cut(string(op), ".")
	return upperFirst(name)
}

// rowConversion names the conversion of rows that e is, "" for none; "=" keeps the bits.
func rowConversion(e *ir.Convert) string {
	from, ok := e.A.Type().(ir.Scalar)
	to, ok2 := e.Typ.(ir.Scalar)
	if !ok || !ok2 || e.Sat || e.Mode != ir.RoundDefault || !rowTypes[from] || !rowTypes[to] {
		return ""
	}
	if from.IsInt() && to.IsInt() {
		return "="
	}
	return strings.ToUpper(from.String()) + "To" + strings.ToUpper(to.String())
}

// apart reports whether what the row writes can be told from what else it touches: what is neither the same memory for certain nor another variable's is looked at when
// the row runs, and for that it must not move.
func (p *rowOps) apart() bool {
	for _, s := range p.touched {
		for _, t := range p.touched {
			if s.store && s != t && s.root == t.root && (s.window == nil || t.window == nil) {
				return false
			}
		}
	}
	return true
}
