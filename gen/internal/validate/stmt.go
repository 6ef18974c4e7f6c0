package validate

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/pointers"
	"github.com/kbind/kbind/gen/internal/spell"
)

func (c *checker) list(list []ir.Stmt) {
	ir.WalkReachable(list, func(s ir.Stmt) bool {
		c.stmt(s)
		return c.refused == nil
	})
}

// stmt checks s without the statements inside it.
func (c *checker) stmt(s ir.Stmt) {
	if s.Pos().IsValid() {
		c.pos = s.Pos()
	}
	switch s := s.(type) {
	case *ir.Declare:
		c.variable(s.Var)
		if s.Init != nil {
			c.stored(s.Init, s.Var.Type, !ir.IsPointer(s.Var.Type) || c.v.pointers.Class(s.Var) == pointers.Memory)
		}
	case *ir.Assign:
		c.place(s.Dst)
		c.stored(s.Src, s.Dst.Type(), c.inMemory(s.Dst))
	case *ir.Call:
		c.calls = append(c.calls, s.Func)
		for i, a := range s.Args {
			c.stored(a, s.Func.Params[i].Type, !ir.IsPointer(s.Func.Params[i].Type))
		}
		c.result(s.Dst)
	case *ir.Effect:
		c.effect(s)
		c.result(s.Dst)
	default:
		for _, e := range ir.Exprs(s) {
			c.value(e)
		}
	}
}

func (c *checker) result(dst ir.Expr) {
	if dst != nil {
		c.place(dst)
	}
}

// inMemory reports whether the place e, if it holds a pointer, holds an address.
func (c *checker) inMemory(e ir.Expr) bool {
	r, ok := e.(*ir.Ref)
	return !ok || c.v.pointers.Class(r.Var) == pointers.Memory
}

// stored checks a value that is stored in a place of type t. A pointer that is copied from memory to memory stays an
// address, whatever it points at.
func (c *checker) stored(e ir.Expr, t ir.Type, inMemory bool) {
	if _, text := e.(*ir.Str); text && !ir.IsPointer(t) {
		return
	}
	if ir.IsPointer(t) && inMemory && ir.IsPlace(e) && c.inMemory(e) {
		c.place(e)
		return
	}
	c.value(e)
}

// effect checks the operands of an operation, and that it is one which can be written.
func (c *checker) effect(s *ir.Effect) {
	kind, _, _ := strings.Cut(string(s.Op), ".")
	args := s.Args
	switch {
	case s.Op == "io.assert":
		args = args[:1]
	case s.Op == "io.printf":
		args = args[1:]
	case kind == "warp", kind == "fence", kind == "async", kind == "check", kind == "sync", kind == "flag",
		s.Op == "mem.alloc", s.Op == "mem.free", kind == "ctl":
	default:
		var types []ir.Type
		for _, a := range args {
			types = append(types, a.Type())
		}
		var result ir.Type = ir.Void
		if s.Dst != nil {
			result = s.Dst.Type()
		}
		if _, pkg, ok := spell.Go(s.Op, types, result); !ok || !pkg {
			c.refuse(s.At, "kbind does not support %s on %s on the CPU", s.Op, typeList(types))
		}
	}
	for _, a := range args {
		c.value(a)
	}
}

func typeList(types []ir.Type) string {
	var s []string
	for _, t := range types {
		s = append(s, t.String())
	}
	return strings.Join(s, ", ")
}
