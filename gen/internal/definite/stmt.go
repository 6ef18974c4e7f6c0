package definite

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

func (w *walker) list(list []ir.Stmt, in state) state {
	for _, s := range ir.Reachable(list) {
		in = w.stmt(s, in)
	}
	return in
}

func (w *walker) stmt(s ir.Stmt, in state) state {
	switch s := s.(type) {
	case *ir.Declare:
		return w.declare(s, in)
	case *ir.Assign:
		w.read(in, s.Src)
		if s.Op != ir.NoOp {
			w.read(in, s.Dst)
		}
		return w.written(s.Dst, in)
	case *ir.Call:
		w.call(s, in)
		return w.written(s.Dst, in)
	case *ir.Effect:
		args := s.Args
		if r, _ := Exchanged(s); r != nil {
			if _, tracked := w.index[r.Var]; tracked {
				w.copies(in, r)
				args = slices.Delete(slices.Clone(args), 1, 2)
			}
		}
		w.read(in, args...)
		return w.written(s.Dst, in)
	case *ir.Return:
		w.read(in, s.Val)
		return state{dead: true}
	}
	return w.control(s, in)
}

// control is stmt for what holds statements and for jumps.
func (w *walker) control(s ir.Stmt, in state) state {
	jump := func(to *state) state {
		*to = meet(*to, in)
		return state{dead: true}
	}
	switch s := s.(type) {
	case *ir.Block:
		return w.list(s.List, in)
	case *ir.If:
		w.read(in, s.Cond)
		return meet(w.list(s.Then, in), w.list(s.Else, in))
	case *ir.Loop:
		return w.loop(s, in)
	case *ir.Switch:
		return w.switchStmt(s, in)
	case *ir.Break:
		return jump(w.brk[len(w.brk)-1])
	case *ir.Continue:
		return jump(w.cont[len(w.cont)-1])
	case *ir.Region:
		out := state{dead: true}
		w.leaves[s] = &out
		end := w.list(s.Body, in)
		return meet(end, out)
	case *ir.Leave:
		return jump(w.leaves[s.Of])
	}
	return in
}

func (w *walker) declare(s *ir.Declare, in state) state {
	i, tracked := w.index[s.Var]
	if r := w.copied(s); r != nil && tracked {
		w.copies(in, r)
		from, list := w.index[r.Var], All(s.Var.Type)
		had := slices.DeleteFunc(slices.Clone(list), func(c int) bool { return !in.has(from + c) })
		return in.change(i, list, false).change(i, had, true)
	}
	w.read(in, s.Init)
	if tracked {
		return in.change(i, All(s.Var.Type), false)
	}
	return in
}

// call reads the arguments of a call.
func (w *walker) call(s *ir.Call, in state) {
	for i, arg := range s.Args {
		r, ok := arg.(*ir.Ref)
		if ok && i < len(s.Func.Params) {
			if _, tracked := w.index[r.Var]; tracked && w.a.overwrites(s.Func, s.Func.Params[i]) {
				w.Copies[r] = true
				continue
			}
		}
		w.read(in, arg)
	}
}

func (w *walker) loop(s *ir.Loop, in state) state {
	out, next := state{dead: true}, state{dead: true}
	body := func(in state) state {
		w.brk, w.cont = append(w.brk, &out), append(w.cont, &next)
		end := w.list(s.Body, in)
		w.brk, w.cont = w.brk[:len(w.brk)-1], w.cont[:len(w.cont)-1]
		return meet(end, next)
	}
	test := func(in state) state {
		in = w.list(s.Pre, in)
		w.read(in, s.Cond)
		return in
	}
	var exit state
	if s.TestLast {
		exit = test(body(in))
	} else {
		exit = test(in)
		w.list(s.Post, body(exit))
	}
	if s.Cond == nil || ir.IsTrue(s.Cond) {
		return out
	}
	return meet(exit, out)
}

func (w *walker) switchStmt(s *ir.Switch, in state) state {
	w.read(in, s.Tag)
	out, end, hasDefault := state{dead: true}, state{dead: true}, false
	w.brk = append(w.brk, &out)
	for _, c := range s.Cases {
		hasDefault = hasDefault || c.Default
		end = w.list(c.Body, meet(in, end))
	}
	w.brk = w.brk[:len(w.brk)-1]
	out = meet(out, end)
	if !hasDefault {
		out = meet(out, in)
	}
	return out
}
