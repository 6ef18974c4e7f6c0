package vector

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/affine"
)

// Array-at-a-time: each operation computes its result for all threads of the vector before the next one does, and
// what a thread computes on the way stands in arrays of temporaries, for a piece of the vector at a time.
//
//	y[i] = a * x[i] + y[i];                             y = muladd(a, x, y)
//	for (int i = 0; i < k; ++i) sum += A[r + i] * ...   for i := 0; i < k; i++ { sum = muladd(A[r+i], B, sum) }
//
// The threads run side by side then. The result is the same as if they ran one after the other if none touches what
// another one writes: a store and any other access must be to the same element in each thread, or have no element in
// common. Besides, nothing may fault on the way. So the overlap of accesses and all indices, in loops those of all
// iterations, are checked before the threads run. Where a check fails, the other version runs.

// Arrays says how the statements of the first version are computed array-at-a-time.
type Arrays struct {
	Body     []Stmt
	Loops    []*Loop   // in the order in which they begin
	Accesses []*Access // of memory
	// Slots are the arrays of temporaries and private variables, in the order in which they are first used.
	Slots   []*Vec
	Carried []*Vec                      // the arrays that outlive the region, likewise
	Streams map[*affine.UnitStride]bool // the unit-stride accesses of the row that Body has
	Pairs   []Pair                      // what must not overlap
	Checks  *Checks                     // what is checked before, nil unless execution is checked

	// AsksWho says that Body mentions threadIdx.x: that of the first thread.
	AsksWho bool

	limits []limit // of the indices in Accesses
}

// Loop is a loop whose iterations all threads go through together.
type Loop struct {
	Var          *ir.Var
	First, Limit ir.Expr // both the same for all threads, and in all iterations of loops around
	Step         int64
	Through      bool // Limit is included
}

// Access is an element that the vector touches, or one for each of its threads.
type Access struct {
	Elem *ir.Index
	// UnitStride is the one of the row that it is; nil for an access that moves with loops, and for one element.
	UnitStride *affine.UnitStride
	Same       bool // it is one element for all threads
	Store      bool
	Root       *ir.Var // the parameter or array
	Loops      []*Loop // it moves with these
}

// The types that vector operations have.
var elementTypes = map[ir.Type]bool{ir.F32: true, ir.F64: true, ir.I32: true, ir.U32: true}

// maxWork bounds the vector operations of a region.
const maxWork = 100

// planner finds out whether the statements of a row can be computed array-at-a-time, and how.
type planner struct {
	k          *Kernel
	row        *affine.Row
	streams    map[*ir.Index]*affine.UnitStride // the indices that stay where they are
	scalars    map[*ir.Var]bool                 // private variables with one value for all threads
	inits      map[*ir.Var]ir.Expr              // of the variables declared in loops that have a form
	iterations map[*ir.Var]bool                 // variables of loops
	declared   map[*ir.Var]bool                 // in the statements: each thread has its own
	around     []*Loop                          // around the statement being looked at
	loops      []*Loop
	accesses   []*Access
	work       int // vector operations
	refused    *Refusal

	checker
	selector
}

// no notes the first reason why it cannot be done.
func (p *planner) no(pos source.Pos, why string) bool {
	if p.refused == nil {
		p.refused = &Refusal{pos, why}
	}
	return false
}

// plan returns the operations, or why there are none.
func (p *planner) plan() (*Arrays, *Refusal) {
	p.streams, p.scalars, p.inits = map[*ir.Index]*affine.UnitStride{}, map[*ir.Var]bool{}, map[*ir.Var]ir.Expr{}
	for _, w := range p.row.UnitStrides {
		for _, e := range w.Uses {
			p.streams[e] = w
		}
	}
	p.row.Body = withLoops(p.row.Body, p.k.Carried)
	p.declared = declaredIn(p.row.Body)
	at := position(p.row.Body)
	switch {
	case !p.stmts(p.row.Body):
	case p.work == 0:
		p.no(at, "leaves nothing to compute")
	case p.work > maxWork:
		p.no(at, "has too many operations for arrays of temporaries")
	default:
		if p.apart() && (p.k.Sanitizer == nil || p.check()) {
			return p.arrays(), nil
		}
	}
	return nil, p.refused
}

// declaredIn is the set of variables that statements declare.
func declaredIn(list []ir.Stmt) map[*ir.Var]bool {
	set := map[*ir.Var]bool{}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok {
			set[d.Var] = true
		}
		return true
	})
	return set
}

func (p *planner) stmts(list []ir.Stmt) bool {
	for _, s := range ir.Reachable(list) {
		if !p.stmt(s) {
			return p.no(s.Pos(), "this statement has no array-at-a-time form")
		}
	}
	return true
}

func (p *planner) stmt(s ir.Stmt) bool {
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
		if !p.same(s.Cond) {
			return p.no(s.At, "the condition differs from thread to thread")
		}
		return p.uniform(s.Cond) && p.stmts(s.Then) && p.stmts(s.Else)
	}
	return false
}

// loopOf takes apart a block that holds nothing but a loop and the declaration of its variable.
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

// withLoops returns list with a block around each loop and the declaration of its variable, where that stands in
// front of it and the variable has no other use.
func withLoops(list []ir.Stmt, carried func(*ir.Var) bool) (out []ir.Stmt) {
	for i := 0; i < len(list); i++ {
		switch s := list[i].(type) {
		case *ir.Declare:
			if i+1 == len(list) {
				break
			}
			l, ok := list[i+1].(*ir.Loop)
			if !ok || carried(s.Var) || ir.Mentions(list[:i], s.Var) || ir.Mentions(list[i+2:], s.Var) {
				break
			}
			c := *l
			c.Body = withLoops(l.Body, carried)
			out = append(out, &ir.Block{S: s.S, List: []ir.Stmt{s, &c}})
			i++
			continue
		case *ir.Block:
			c := *s
			if _, l := loopOf(s); l == nil {
				c.List = withLoops(s.List, carried)
			} else {
				d := *l
				d.Body = withLoops(l.Body, carried)
				c.List = []ir.Stmt{s.List[0], &d}
			}
			out = append(out, &c)
			continue
		case *ir.If:
			c := *s
			c.Then, c.Else = withLoops(s.Then, carried), withLoops(s.Else, carried)
			out = append(out, &c)
			continue
		}
		out = append(out, list[i])
	}
	return out
}

func (p *planner) declare(d *ir.Declare) bool {
	v := d.Var
	if p.row.Known[v] == d {
		return true // declared before, once
	}
	if p.k.Addressed(v) || d.Init != nil && isNullOrZero(d.Init) {
		return p.no(d.At, "the variable "+v.Name+" is no number in a register")
	}
	fixed := !p.k.Assigned(v) && !p.k.Carried(v)
	if fixed && p.row.Declare(d) {
		p.inits[v] = d.Init
		return true
	}
	if d.Init == nil {
		p.work++
		return p.holds(v) || p.noVariable(d.At, v)
	}
	if fixed && p.same(d.Init) {
		p.scalars[v] = true
		return p.uniform(d.Init)
	}
	if !p.holds(v) {
		return p.noVariable(d.At, v)
	}
	return p.value(d.Init)
}

func isNullOrZero(e ir.Expr) bool {
	if _, ok := e.(*ir.Zero); ok {
		return true
	}
	c, ok := e.(*ir.Const)
	return ok && ir.IsPointer(e.Type()) && c.Bits == 0
}

// holds reports whether an array can hold a value of v for each thread: a variable from outside that has no element
// for each of them, such as a count of votes, is one for all.
func (p *planner) holds(v *ir.Var) bool {
	return (v.Kind == ir.Local || v.Kind == ir.Temp) &&
		(p.declared[v] && elementTypes[v.Type] || p.k.Carried(v)) &&
		!p.k.Addressed(v) && !p.iterations[v] && p.row.Known[v] == nil
}

func (p *planner) noVariable(pos source.Pos, v *ir.Var) bool {
	return p.no(pos, "no array holds the variable "+v.Name+" of type "+v.Type.String())
}

func (p *planner) assign(s *ir.Assign) bool {
	switch dst := s.Dst.(type) {
	case *ir.Ref:
		if !p.holds(dst.Var) || dst.IsVolatile() {
			return p.noVariable(s.At, dst.Var)
		}
	case *ir.Index:
		if !p.access(dst, true) {
			return false
		}
	default:
		return false
	}
	if s.Op == ir.NoOp {
		return p.value(s.Src)
	}
	t := s.Dst.Type()
	if !operator(s.Op, t, s.Src.Type(), false, p.same(s.Src)) {
		return p.noOperation(s.At, s.Op.String(), t)
	}
	return p.value(s.Src)
}

func (p *planner) noOperation(pos source.Pos, name string, t ir.Type) bool {
	return p.no(pos, "there is no vector operation "+name+" for "+t.String())
}

// loop looks at a loop whose variable counts by a constant between what all threads agree on.
func (p *planner) loop(d *ir.Declare, l *ir.Loop) bool {
	x, ok := p.counted(d, l)
	if !ok {
		return p.no(l.At, "the trip count of the loop is not known before it")
	}
	for _, e := range []ir.Expr{x.First, x.Limit} {
		if form, ok := p.row.Of(e); !ok || !form.Uniform() || p.moves(e) != nil {
			return p.no(l.At, "the trip count of the loop is not the same for all threads")
		}
	}
	p.iterations[x.Var] = true
	p.loops = append(p.loops, x)
	p.around = append(p.around, x)
	ok = p.stmts(l.Body)
	p.around = p.around[:len(p.around)-1]
	return ok
}

// counted reads a loop whose variable goes up or down by a constant to a limit.
func (p *planner) counted(d *ir.Declare, l *ir.Loop) (*Loop, bool) {
	v := d.Var
	cond, ok := l.Cond.(*ir.Binary)
	if !ir.IsWord(v.Type) || !ok || l.TestLast || len(l.Pre) > 0 || len(l.Post) != 1 || d.Init == nil ||
		p.k.Addressed(v) || p.k.Carried(v) || !ir.IsRef(cond.A, v) ||
		ir.Writes(l.Body, v) {
		return nil, false
	}
	step, ok := ir.SmallInt(ir.Increment(l.Post[0], v))
	x := &Loop{Var: v, First: d.Init, Limit: cond.B, Step: step, Through: cond.Op == ir.Le || cond.Op == ir.Ge}
	switch cond.Op {
	case ir.Lt, ir.Le:
		return x, ok && step > 0
	case ir.Gt, ir.Ge:
		return x, ok && step < 0
	}
	return nil, false
}

// moves lists the loops around with which e changes.
func (p *planner) moves(e ir.Expr) (list []*Loop) {
	for _, l := range p.around {
		if ir.MentionsVar(p.resolved(e), l.Var) {
			list = append(list, l)
		}
	}
	return list
}

// same reports whether e has one value for all threads.
func (p *planner) same(e ir.Expr) bool {
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
		if !pure(e.Op) {
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

// pure reports whether an operation computes its result from its arguments alone.
func pure(op ir.Op) bool {
	return strings.HasPrefix(string(op), "math.") || strings.HasPrefix(string(op), "int.")
}

// uniform looks at an expression that has one value for all threads: at what it loads.
func (p *planner) uniform(e ir.Expr) bool {
	ok := true
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Index:
			ok = ok && p.element(e)
			return false
		case *ir.Binary:
			ok = ok && !ir.Faults(e)
		case *ir.Ref:
			ok = ok && !e.IsVolatile() && e.Var.Kind != ir.SharedVar
		case *ir.FieldOf:
			t, isStruct := e.Base.Type().(*ir.Struct)
			ok = ok && isStruct && !t.Union
		}
		return ok
	})
	return ok || p.no(e.Pos(), "a value that all threads share cannot be loaded before")
}

// resolved is e with the initial values of variables that are declared in loops in their place.
func (p *planner) resolved(e ir.Expr) ir.Expr {
	return replaced(e, func(v *ir.Var) ir.Expr { return p.inits[v] })
}

// replaced is e with other expressions in the place of variables; by returns nil for one that stays.
func replaced(e ir.Expr, by func(*ir.Var) ir.Expr) ir.Expr {
	if r, ok := e.(*ir.Ref); ok {
		if x := by(r.Var); x != nil {
			return replaced(x, by)
		}
	}
	return ir.MapOperands(e, func(e ir.Expr) ir.Expr { return replaced(e, by) })
}

// value looks at what is assigned: anything that all threads agree on, a copy of anything, or an operation.
func (p *planner) value(e ir.Expr) bool {
	p.work++
	if p.same(e) {
		return p.uniform(e)
	}
	switch x := e.(type) {
	case *ir.Index:
		return p.access(x, false)
	case *ir.Ref:
		if p.k.Carried(x.Var) && p.holds(x.Var) {
			return !x.IsVolatile()
		}
	}
	return p.expr(e)
}

// expr looks at an expression that differs from thread to thread.
func (p *planner) expr(e ir.Expr) bool {
	if p.same(e) {
		return p.uniform(e)
	}
	if !elementTypes[e.Type()] {
		return p.no(e.Pos(), "there are no vector operations on "+e.Type().String())
	}
	if p.counts(e) {
		return true
	}
	switch e := e.(type) {
	case *ir.Ref:
		return p.holds(e.Var) && !e.IsVolatile() || p.noVariable(e.At, e.Var)
	case *ir.Index:
		return p.access(e, false)
	case *ir.Unary:
		p.work++
		return (e.Op == ir.Neg || p.noOperation(e.At, e.Op.String(), e.Typ)) && p.expr(e.A)
	case *ir.Binary:
		p.work++
		if !operator(e.Op, e.A.Type(), e.B.Type(), p.same(e.A), p.same(e.B)) {
			return p.noOperation(e.At, e.Op.String(), e.A.Type())
		}
		return p.expr(e.A) && p.expr(e.B)
	case *ir.Convert:
		p.work++
		return (conversion(e) || p.noOperation(e.At, "conversion to "+e.Typ.String(), e.A.Type())) && p.expr(e.A)
	case *ir.Builtin:
		p.work++
		if !p.function(e) {
			return p.no(e.At, "there is no vector operation "+string(e.Op))
		}
		return !slices.ContainsFunc(e.Args, func(a ir.Expr) bool { return !p.expr(a) })
	}
	return p.no(e.Pos(), "there is no vector operation for this expression")
}

// counts reports whether e is an integer that grows by one from thread to thread.
func (p *planner) counts(e ir.Expr) bool {
	form, ok := p.row.Of(e)
	return ok && form.Step == 1 && len(form.NoWrap) == 0 && (e.Type() == ir.I32 || e.Type() == ir.U32)
}

// operators are those that there are vector operations for.
var operators = map[ir.BinaryOp]OpKind{ir.Add: Add, ir.Sub: Sub, ir.Mul: Mul, ir.Div: Div, ir.And: And, ir.Or: Or,
	ir.Xor: Xor, ir.Shl: Shl, ir.Shr: Shr}

// operator reports whether there is a vector operation op for operands of types ta and tb, of which sameA and sameB
// say that they are the same for all threads.
func operator(op ir.BinaryOp, ta, tb ir.Type, sameA, sameB bool) bool {
	t, ok := ta.(ir.Scalar)
	if !ok || !elementTypes[ta] || operators[op] == "" {
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

// functions are those that there are vector operations for, by operation.
var functions = map[ir.Op]OpKind{"math.fmax": Max, "math.fmin": Min, "int.max": Max, "int.min": Min,
	"math.sqrt": Sqrt, "math.rsqrt": Rsqrt, "math.fabs": Abs, "math.fma": Fma,
	"math.exp": Exp, "math.exp2": Exp2, "math.exp10": Exp10, "math.log": Log, "math.log2": Log2,
	"math.sin": Sin, "math.cos": Cos,
	"math.floor": Floor, "math.ceil": Ceil, "math.trunc": Trunc, "math.rint": Rint}

// function reports whether there is a vector operation for e.
func (p *planner) function(e *ir.Builtin) bool {
	t := e.Args[0].Type()
	switch e.Op {
	case "math.exp", "math.exp2", "math.exp10", "math.log", "math.log2", "math.sin", "math.cos":
		return t == ir.F32
	}
	return functions[e.Op] != "" && elementTypes[t]
}

// conversion reports whether there is a vector operation for e, or it keeps the bits.
func conversion(e *ir.Convert) bool {
	return elementTypes[e.A.Type()] && elementTypes[e.Typ] && !e.Sat && e.Mode == ir.RoundDefault
}
