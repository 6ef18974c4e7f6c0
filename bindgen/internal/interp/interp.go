// Package interp runs IR for constant expressions.
//
// Objects are trees of cells; a pointer is a cell together with its index in the aggregate that holds it, so that it
// can move. What it cannot do (device operations, other memory) makes the expression no constant.
package interp

import (
	"math"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// The limits of an evaluation: how many statements, expressions and parts of objects it looks at, and how many parts an
// object has.
const (
	MaxSteps = 1 << 24
	MaxParts = 1 << 20
)

// partSteps is how many steps it takes to make a part of an object.
const partSteps = 4

// cell is storage: a scalar, or parts.
type cell struct {
	val   Value // of parts only live, of a union: 1 + the member stored last, 0 when all is zero still
	parts []*cell
	// the name of the variable outside of the expression whose storage this is; storing to it is an effect, which must
	// not be lost
	outer string
	bad   bool // the value is not known, as that variable is no constant
	union bool // the parts are the members of a union
}

// Value is a value: a scalar (an integer as ir.Const has it in Bits, or a Float), a pointer, or (parts) an aggregate.
type Value struct {
	Bits  uint64
	Float float64
	ptr   *address
	parts []Value
	live  int // of a union: as in cell
	str   *ir.Str
}

// Error says why something is no constant.
type Error struct {
	Pos     source.Pos
	Msg     string
	Unknown bool // it reads a variable that is no constant: certainly no constant expression, in C++ neither
	Long    bool // it may be a constant, but finding out takes more than MaxSteps steps
}

// Machine evaluates one constant expression, or one initialiser.
type Machine struct {
	// Lenient machines also run functions that constant expressions may not call ([expr.const]/5).
	Lenient bool
	// Wraps says that no operation on integers is undefined.
	Wraps bool
	// Narrow says that << is what it was before C++20 ([expr.shift]/2 there).
	Narrow bool
	// Ran says that a lenient machine ran such a function.
	Ran bool
	// Most is how many steps the machine takes at most.
	Most int
	// Asks is a variable; Asked says that it was used.
	Asks  *ir.Var
	Asked bool

	steps int
	parts int // of the object that is being made
	vars  map[*ir.Var]*cell
	depth int

	globals map[*ir.Var]*cell // the variables of the module, the same in all calls
	parents map[*cell]part    // where their parts lie, once a pointer has asked
}

// New returns a machine that knows no variables yet: those with constant initialisers are made when they are read.
func New() *Machine {
	return &Machine{Most: MaxSteps, vars: map[*ir.Var]*cell{}, globals: map[*ir.Var]*cell{}}
}

// flow says how a statement list ended.
type flow uint8

const (
	flowNext flow = iota
	flowBreak
	flowContinue
	flowReturn
)

// Run runs statements and then evaluates x. The error says what is not constant.
func (in *Machine) Run(list []ir.Stmt, x ir.Expr) (v Value, err *Error) {
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(*Error)
			if !ok {
				panic(r)
			}
			err = e
		}
	}()
	in.run(list, nil)
	return in.eval(x), nil
}

// Steps is how many steps the machine has taken.
func (in *Machine) Steps() int { return in.steps }

func (in *Machine) fail(pos source.Pos, msg string) { panic(&Error{Pos: pos, Msg: msg}) }

func (in *Machine) step(pos source.Pos) {
	if in.steps++; in.steps > in.Most {
		panic(&Error{Pos: pos, Msg: "the evaluation takes too many steps", Long: true})
	}
}

// newCell makes zeroed storage of type t.
func (in *Machine) newCell(t ir.Type, pos source.Pos) *cell {
	in.parts = 0
	return in.cells(t, pos)
}

func (in *Machine) cells(t ir.Type, pos source.Pos) *cell {
	c := &cell{}
	in.fill(c, t, pos)
	return c
}

// fill gives a cell the parts of type t.
func (in *Machine) fill(c *cell, t ir.Type, pos source.Pos) {
	in.steps += partSteps - 1
	in.step(pos)
	if in.parts++; in.parts > MaxParts {
		in.tooLarge(pos)
	}
	switch t := t.(type) {
	case *ir.Array:
		if t.N > MaxParts-in.parts {
			in.tooLarge(pos)
		}
		c.own(max(t.N, 0))
		for _, p := range c.parts {
			in.fill(p, t.Elem, pos)
		}
	case *ir.Struct:
		c.union = t.Union
		if len(t.Fields) > 0 {
			c.own(len(t.Fields))
		}
		for i, f := range t.Fields {
			in.fill(c.parts[i], f.Type, pos)
		}
	case *ir.Vector: // whose components take more work than elements: each vector is an expression
		in.steps += 2 * partSteps * t.N
		if in.parts += 2 * t.N; in.parts > MaxParts {
			in.tooLarge(pos)
		}
		c.own(t.N)
	}
}

// own gives a cell n parts of its own.
func (c *cell) own(n int) {
	cells := make([]cell, n)
	c.parts = make([]*cell, n)
	for i := range cells {
		c.parts[i] = &cells[i]
	}
}

func (in *Machine) tooLarge(pos source.Pos) {
	panic(&Error{Pos: pos, Msg: "the object has too many parts", Long: true})
}

func (in *Machine) load(c *cell, pos source.Pos) Value {
	if c.parts == nil {
		if c.bad {
			panic(&Error{Pos: pos, Msg: c.outer + " is not a constant", Unknown: true})
		}
		return c.val
	}
	d := Value{parts: make([]Value, len(c.parts)), live: c.val.live}
	for i, p := range c.parts {
		d.parts[i] = in.load(p, pos)
	}
	return d
}

// spoil marks storage whose value is not known; naming it is allowed, reading it is not.
func (c *cell) spoil(name string) {
	c.bad, c.outer = true, name
	for _, p := range c.parts {
		p.spoil(name)
	}
}

func (c *cell) store(d Value) {
	c.bad = false
	if c.parts == nil {
		c.val = d
		return
	}
	c.val.live = d.live
	for i, p := range c.parts {
		if d.str != nil {
			p.val = Value{}
			if i < len(d.str.Text) {
				p.val.Bits = fold.Wrap(uint64(d.str.Text[i]), ir.I8)
			}
			continue
		}
		if i < len(d.parts) {
			p.store(d.parts[i])
		} else {
			p.store(Value{})
		}
	}
}

// ---- statements ----

func (in *Machine) run(list []ir.Stmt, ret *Value) flow {
	for _, s := range list {
		if f := in.stmt(s, ret); f != flowNext {
			return f
		}
	}
	return flowNext
}

func (in *Machine) stmt(s ir.Stmt, ret *Value) flow {
	in.step(s.Pos())
	switch s := s.(type) {
	case *ir.Declare:
		c := in.newCell(s.Var.Type, s.At)
		if s.Init != nil {
			c.store(in.eval(s.Init))
		}
		in.vars[s.Var] = c
	case *ir.Assign:
		in.assign(s)
	case *ir.Call:
		v := in.call(s)
		if s.Dst != nil {
			in.storeTo(s.Dst, v)
		}
	case *ir.Block:
		return in.run(s.List, ret)
	case *ir.If:
		if in.eval(s.Cond).Bits != 0 {
			return in.run(s.Then, ret)
		}
		return in.run(s.Else, ret)
	case *ir.Loop:
		return in.loop(s, ret)
	case *ir.Switch:
		return in.switchStmt(s, ret)
	case *ir.Break:
		return flowBreak
	case *ir.Continue:
		return flowContinue
	case *ir.Return:
		if s.Val != nil && ret != nil {
			*ret = in.eval(s.Val)
		}
		return flowReturn
	case *ir.Effect:
		if s.Op == "io.assert" && in.eval(s.Args[0]).Bits != 0 {
			return flowNext
		}
		in.fail(s.At, "this operation cannot be used in a constant expression")
	default:
		in.fail(s.Pos(), "this statement cannot be used in a constant expression")
	}
	return flowNext
}

func (in *Machine) assign(s *ir.Assign) {
	v := in.eval(s.Src)
	if s.Op != ir.NoOp {
		old := in.eval(s.Dst)
		v = in.binary(s.Op, old, v, s.Dst.Type(), s.Src.Type(), s.At)
	}
	in.storeTo(s.Dst, v)
}

func (in *Machine) storeTo(dst ir.Expr, v Value) {
	if l, ok := dst.(*ir.Lanes); ok && len(l.Comps) > 1 {
		base := in.place(l.Base)
		for i, c := range l.Comps {
			in.keepOuter(base, l.At)
			base.parts[c].store(v.parts[i])
		}
		return
	}
	c := in.place(dst)
	in.keepOuter(c, dst.Pos())
	c.store(v)
}

// keepOuter refuses to change what lives outside of the expression.
func (in *Machine) keepOuter(c *cell, pos source.Pos) {
	if c.outer != "" {
		in.fail(pos, "it changes "+c.outer)
	}
}

func (in *Machine) loop(s *ir.Loop, ret *Value) flow {
	test := func() bool {
		in.run(s.Pre, ret)
		return s.Cond == nil || in.eval(s.Cond).Bits != 0
	}
	for {
		in.step(s.At)
		if !s.TestLast && !test() {
			return flowNext
		}
		switch in.run(s.Body, ret) {
		case flowBreak:
			return flowNext
		case flowReturn:
			return flowReturn
		}
		if s.TestLast && !test() {
			return flowNext
		}
		in.run(s.Post, ret)
	}
}

func (in *Machine) switchStmt(s *ir.Switch, ret *Value) flow {
	tag := in.eval(s.Tag).Bits
	start := -1
	for i, c := range s.Cases {
		if c.Default && start < 0 {
			start = i
		}
	}
	for i, c := range s.Cases {
		for _, v := range c.Values {
			if v == tag {
				start = i
			}
		}
	}
	if start < 0 {
		return flowNext
	}
	for _, c := range s.Cases[start:] {
		switch f := in.run(c.Body, ret); f {
		case flowBreak:
			return flowNext
		case flowContinue, flowReturn:
			return f
		}
	}
	return flowNext
}

func (in *Machine) call(s *ir.Call) Value {
	if in.depth++; in.depth > 256 {
		in.fail(s.At, "the evaluation calls too deeply")
	}
	f := s.Func
	in.Ran = in.Ran || f.Runtime
	if f.Runtime && !in.Lenient {
		panic(&Error{Pos: s.At, Msg: f.Source + " is not constexpr", Unknown: true})
	}
	if f.Body == nil {
		in.fail(s.At, "a function is called before its definition is complete")
	}
	// A call has variables of its own: in a recursion the caller's must survive. What it may reach besides, it reaches
	// through pointers to cells.
	vars := map[*ir.Var]*cell{}
	for i, p := range f.Params {
		c := in.newCell(p.Type, s.At)
		c.store(in.eval(s.Args[i]))
		vars[p] = c
	}
	caller := in.vars
	in.vars = vars
	var ret Value
	in.run(f.Body, &ret)
	in.vars = caller
	in.depth--
	return ret
}

// ---- places ----

func (in *Machine) variable(v *ir.Var, pos source.Pos) *cell {
	vars := in.vars
	in.Asked = in.Asked || v == in.Asks
	if v.Kind == ir.GlobalVar {
		vars = in.globals
	}
	if c := vars[v]; c != nil {
		return c
	}
	if v.Const && v.Init != nil && !v.Dynamic {
		c := in.newCell(v.Type, pos)
		vars[v] = c
		c.store(in.eval(v.Init))
		return c
	}
	name := v.Source
	if name == "" {
		name = v.Name
	}
	c := in.newCell(v.Type, pos)
	c.spoil(name)
	vars[v] = c
	return c
}

// mayRead fails when x reads a member of a union other than the one stored last: its value is no constant (C++17
// [expr.const]).
func (in *Machine) mayRead(x ir.Expr) {
	switch x := x.(type) {
	case *ir.Index:
		if isPlace(x.Base) {
			in.mayRead(x.Base)
		}
	case *ir.FieldOf:
		if !isPlace(x.Base) {
			return
		}
		in.mayRead(x.Base)
		if c := in.place(x.Base); c.union && c.val.live != x.Field+1 && (c.val.live != 0 || c.bad) {
			in.fail(x.At, "this member of a union was not stored last")
		}
	}
}

// place is the storage that x names, which is about to be stored to or was checked by mayRead.
func (in *Machine) place(x ir.Expr) *cell {
	switch x := x.(type) {
	case *ir.Ref:
		return in.variable(x.Var, x.At)
	case *ir.Index:
		i := in.index(x.I)
		if _, isPtr := x.Base.Type().(*ir.Pointer); isPtr {
			return in.follow(in.eval(x.Base), i, x.At)
		}
		c := in.place(x.Base)
		if i < 0 || i >= len(c.parts) {
			in.fail(x.At, "the index is out of range")
		}
		return c.parts[i]
	case *ir.Deref:
		return in.follow(in.eval(x.Ptr), 0, x.At)
	case *ir.FieldOf:
		c := in.place(x.Base)
		if x.Field >= len(c.parts) {
			in.fail(x.At, "this member cannot be used in a constant expression")
		}
		if c.union {
			c.val.live = x.Field + 1
		}
		return c.parts[x.Field]
	case *ir.Lanes:
		if len(x.Comps) == 1 {
			return in.place(x.Base).parts[x.Comps[0]]
		}
	}
	// A value used as a place: a temporary.
	c := in.newCell(x.Type(), x.Pos())
	c.store(in.value(x))
	return c
}

func (in *Machine) index(x ir.Expr) int {
	v := in.eval(x)
	s, _ := x.Type().(ir.Scalar)
	if !s.IsSigned() && v.Bits > math.MaxInt32 {
		in.fail(x.Pos(), "the index is out of range")
	}
	return int(int64(v.Bits))
}

func (in *Machine) follow(p Value, off int, pos source.Pos) *cell {
	if p.ptr == nil {
		in.fail(pos, "a null pointer is dereferenced")
	}
	i := in.move(p, off, pos).i
	if p.ptr.elem != nil {
		in.fail(pos, "an object is read through a pointer to another type")
	}
	if i < 0 || i >= len(p.ptr.seq) {
		in.fail(pos, "the pointer is out of range")
	}
	return p.ptr.seq[i]
}
