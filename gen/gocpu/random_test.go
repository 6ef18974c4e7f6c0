package gocpu

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

// maker makes random statements over a thread's own variables. Made twice from one seed, once with barriers strewn in
// and once without, a body must compute the same: barriers do not change what a thread computes alone, wherever they
// stand.
type maker struct {
	u        *unit
	r        *rand.Rand
	barriers bool
	vars     []*ir.Var // in scope, all of type i32
	n        int
	loops    int // around the statement
	switches int // around the statement within the innermost loop
	inner    *ir.Func
}

func (m *maker) fresh(name string) *ir.Var {
	m.n++
	return local(fmt.Sprintf("%s%d", name, m.n), ir.I32)
}

func (m *maker) pick() *ir.Var { return m.vars[m.r.IntN(len(m.vars))] }

func (m *maker) expr(depth int) ir.Expr {
	if depth == 0 || m.r.IntN(4) == 0 {
		if m.r.IntN(3) == 0 {
			return i32(m.r.IntN(20) - 10)
		}
		return get(m.pick())
	}
	a, b := m.expr(depth-1), m.expr(depth-1)
	switch m.r.IntN(7) {
	case 0:
		return sub(a, b)
	case 1:
		return mul(a, b)
	case 2:
		return bin(ir.Xor, a, b)
	case 3:
		return sel(m.cond(depth-1), a, b)
	case 4:
		return bin(ir.Rem, a, i32(m.r.IntN(9)+1))
	case 5:
		return bin(ir.Shr, a, b)
	}
	return add(a, b)
}

func (m *maker) cond(depth int) ir.Expr {
	c := bin([]ir.BinaryOp{ir.Lt, ir.Ge, ir.Eq, ir.Ne}[m.r.IntN(4)], m.expr(depth/2), m.expr(depth/2))
	if depth > 1 && m.r.IntN(3) == 0 {
		return bin([]ir.BinaryOp{ir.LogAnd, ir.LogOr}[m.r.IntN(2)], c, m.cond(depth-1))
	}
	return c
}

// list makes a few statements; the variables they declare go out of scope with it.
func (m *maker) list(depth int) []ir.Stmt {
	scope := len(m.vars)
	var out []ir.Stmt
	for range m.r.IntN(4) + 1 {
		if m.r.IntN(3) == 0 && m.barriers {
			out = append(out, m.u.sync())
		}
		out = append(out, m.stmt(depth)...)
	}
	m.vars = m.vars[:scope]
	return out
}

func (m *maker) stmt(depth int) []ir.Stmt {
	kind := m.r.IntN(14)
	if depth == 0 {
		kind %= 5
	}
	switch kind {
	case 0:
		v := m.fresh("v")
		d := m.u.decl(v, m.expr(2))
		if m.r.IntN(5) == 0 {
			d = m.u.decl(v, nil)
		}
		m.vars = append(m.vars, v)
		return list(d)
	case 1, 2:
		return list(m.u.set(get(m.pick()), m.expr(2)))
	case 3:
		return list(m.u.upd(get(m.pick()), []ir.BinaryOp{ir.Add, ir.Sub, ir.Mul, ir.Xor}[m.r.IntN(4)], m.expr(1)))
	case 4:
		return m.jump()
	case 5, 6:
		return list(m.u.iff(m.cond(2), m.list(depth-1)...))
	case 7:
		return list(m.u.ifElse(m.cond(2), m.list(depth-1), m.list(depth-1)))
	case 8, 9:
		i := m.fresh("i")
		return list(m.u.count(i, i32(0), i32(m.r.IntN(5)), m.body(depth-1)...))
	case 10:
		// do { } while, with a counter that bounds it.
		i := m.fresh("i")
		body := append(list(m.u.upd(get(i), ir.Add, i32(1))), m.body(depth-1)...)
		return list(m.u.block(m.u.decl(i, i32(0)),
			&ir.Loop{S: m.u.at(), TestLast: true, Cond: bin(ir.LogAnd, lt(get(i), i32(4)), m.cond(1)), Body: body}))
	case 11:
		// A condition that needs statements, among them a barrier; a step of two statements.
		i, c := m.fresh("i"), m.fresh("c")
		pre := list(m.u.decl(c, m.expr(1)))
		if m.r.IntN(2) == 0 && m.barriers {
			pre = append(pre, m.u.sync())
		}
		return list(m.u.block(m.u.decl(i, i32(0)),
			&ir.Loop{S: m.u.at(), Pre: pre, Cond: bin(ir.LogAnd, lt(get(i), i32(3)), bin(ir.Ne, get(c), i32(1))),
				Post: list(m.u.upd(get(i), ir.Add, i32(1)), m.u.set(get(m.pick()), m.expr(1))), Body: m.body(depth - 1)}))
	case 12:
		return list(m.switchStmt(depth - 1))
	}
	return list(m.u.call(get(m.pick()), m.inner, m.expr(1)))
}

func (m *maker) body(depth int) []ir.Stmt {
	switches := m.switches
	m.loops++
	m.switches = 0
	out := m.list(depth)
	m.loops--
	m.switches = switches
	return out
}

func (m *maker) switchStmt(depth int) ir.Stmt {
	s := &ir.Switch{S: m.u.at(), Tag: bin(ir.And, m.expr(1), i32(3))}
	m.switches++
	at := m.r.IntN(4)
	for i := range 4 {
		c := ir.Case{Values: []uint64{uint64(i)}, Body: m.list(depth), Default: i == at && m.r.IntN(2) == 0}
		if m.r.IntN(2) == 0 {
			c.Body = append(c.Body, m.u.brk())
		}
		s.Cases = append(s.Cases, c)
	}
	m.switches--
	return s
}

// jump makes a break, a continue or a return under a condition, or now and then without.
func (m *maker) jump() []ir.Stmt {
	var s ir.Stmt
	switch k := m.r.IntN(5); {
	case k < 2 && m.loops+m.switches > 0:
		s = m.u.brk()
	case k < 4 && m.loops > 0:
		s = m.u.cont()
	case k == 4 && m.r.IntN(4) == 0:
		s = m.u.ret(nil)
	default:
		return list(m.u.set(get(m.pick()), m.expr(1)))
	}
	if m.r.IntN(6) == 0 {
		return list(s)
	}
	return list(m.u.iff(m.cond(1), s))
}

// kernel makes a kernel whose threads write their variables at the end, unless they return before.
func (m *maker) kernel(name string) {
	out, p := param("out", ptr(ir.I32)), param("p", ir.I32)
	x, flag := param("x", ir.I32), local("flag", ir.I32)
	m.inner = nil
	inner := m.u.fn(name+"_inner", ir.I32, params(x))
	inner.Body = list(m.u.decl(flag, mul(get(x), i32(3))))
	if m.barriers {
		inner.Body = append(inner.Body, m.u.sync())
	}
	inner.Body = append(inner.Body, m.u.iff(lt(get(flag), i32(5)), m.u.ret(sub(get(flag), get(x)))),
		m.u.upd(get(flag), ir.Xor, i32(7)), m.u.ret(get(flag)))
	m.inner = inner
	var body []ir.Stmt
	for i := range 4 {
		v := m.fresh("a")
		body = append(body, m.u.decl(v, add(mul(tid(), i32(i+1)), get(p))))
		m.vars = append(m.vars, v)
	}
	mine := m.vars
	m.vars = append(m.vars[:len(m.vars):len(m.vars)], p)
	body = append(body, m.list(3)...)
	for i, v := range mine {
		body = append(body, m.u.set(at(get(out), add(mul(tid(), i32(4)), i32(i))), get(v)))
	}
	m.u.kernel(name, params(out, p), body...)
}

// TestRandomBarriers compares random kernels with and without barriers.
func TestRandomBarriers(t *testing.T) {
	u := newUnit()
	p := &program{u: u}
	for seed := range 12 {
		for _, barriers := range []bool{false, true} {
			m := &maker{u: u, r: rand.New(rand.NewPCG(uint64(seed), 1)), barriers: barriers}
			m.kernel(fmt.Sprintf("k%d_%v", seed, barriers))
		}
		p.add(fmt.Sprint("seed ", seed), fmt.Sprintf(`
			a, b := make([]int32, 7*4), make([]int32, 7*4)
			for p := int32(-3); p < 6; p++ {
				x := run("k%[1]d_false", dim(1), dim(7), 0, buf(a), val(p))
				y := run("k%[1]d_true", dim(1), dim(7), 0, buf(b), val(p))
				if x != y || fmt.Sprint(a) != fmt.Sprint(b) { fmt.Println(p, x, y, a, b); break }
			}`, seed), "")
	}
	p.check(t)
}
