package lanes

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// analyse finds the form of each variable of a region, and which loops not all lanes leave together: a fixed point from
// the optimistic side. What is assigned where only some lanes come has a value for each.
func (x *Plan) analyse(list []ir.Stmt) {
	for x.changed = true; x.changed && x.failed == ""; {
		for ; x.changed && x.failed == ""; x.prefix(list) {
			x.changed, x.loopsAround = false, nil
		}
		for v, f := range x.forms { // what begins without a value, perhaps to be changed by what lanes have
			if f.Kind == UnknownForm {
				x.forms[v], x.changed = same, true
			}
		}
	}
}

// fail notes why the lanes cannot run side by side.
func (x *Plan) fail(why string) {
	if x.failed == "" {
		x.failed = why
	}
}

// guard is fail for what never comes: a variable that threads change differently is one of each thread.
func (x *Plan) guard(why string) { x.fail(why) }

// loopAround is a loop or a switch around what is looked at.
type loopAround struct {
	loop  *ir.Loop // nil for a switch
	depth int      // of its body
}

// prefix looks at the statements with which a region begins. As long as nothing there has an effect, lanes that do not
// agree on a condition can run one after the other instead, so that what follows has one form for all.
func (x *Plan) prefix(list []ir.Stmt) {
	x.private(list)
	for i, s := range list {
		last := i == len(list)-1
		switch s := s.(type) {
		case *ir.Declare:
			if s.Init != nil && s.Var.Type == ir.Bool && x.Edge(s.Init) && !x.written[s.Var] {
				x.setAgreed(s, x.Of(s.Init).Kind != SameForm)
				x.declare(s, 0, same)
				continue
			}
			x.setAgreed(s, false)
			x.statement(s, 0)
			continue
		case *ir.Block:
			if last {
				x.prefix(s.List)
				return
			}
		case *ir.If:
			if agreed := x.Edge(s.Cond) && (last || len(s.Else) == 0 && ir.ListTerminates(s.Then)); agreed {
				x.setAgreed(s, x.Of(s.Cond).Kind != SameForm)
				x.list(s.Then, 0)
				x.list(s.Else, 0)
				continue
			}
			x.setAgreed(s, false)
		}
		x.list(list[i:], 0)
		return
	}
}

// setAgreed notes whether lanes that do not agree at s run one after the other.
func (x *Plan) setAgreed(s ir.Stmt, yes bool) {
	if x.Agreed[s] != yes {
		x.Agreed[s], x.changed = yes, true
	}
}

// private finds the variables that are declared in front of a loop and used in it alone, here and in other regions.
func (x *Plan) private(list []ir.Stmt) {
	var all map[*ir.Var]int
	declared := map[*ir.Var]bool{}
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Declare:
			declared[s.Var] = !x.keeps[s.Var]
		case *ir.Loop:
			if len(declared) == 0 {
				continue
			}
			if all == nil {
				all = ir.CountVars(list)
			}
			for v, n := range ir.CountVars([]ir.Stmt{s}) {
				if declared[v] && all[v] == 1+n {
					x.loopOf[v] = s
				}
			}
		}
	}
}

func (x *Plan) list(list []ir.Stmt, depth int) {
	x.private(list)
	for _, s := range list {
		x.statement(s, depth)
	}
}

// declare notes a variable. Depth is how many branches and loops that lanes take apart stand around what uses it.
func (x *Plan) declare(s *ir.Declare, depth int, f Form) {
	v := s.Var
	if l := x.loopOf[v]; l != nil && x.Apart[l] {
		depth++
	}
	x.Depth[v] = depth
	if s.Init != nil && x.neverWraps(s.Init) && !x.written[v] {
		x.bounded[v] = true
	}
	if len(f.Straight) > 0 { // what must not wrap may have changed where the variable is used
		f = each
	}
	if _, ok := v.Type.(ir.Scalar); !ok && f.Kind == RowForm {
		f = each
	}
	x.set(v, f)
}

// set joins the form of v with f.
func (x *Plan) set(v *ir.Var, f Form) {
	old, ok := x.forms[v]
	now := joined(old, f)
	if !ok || old.Kind != now.Kind || old.Step != now.Step {
		x.forms[v], x.changed = now, true
	}
	switch t := v.Type.(type) {
	case ir.Scalar:
	case *ir.Vector, *ir.Array:
		if now.Kind == EachForm && Element(t) == ir.Void {
			x.fail("arrays of structs or pointers")
		}
	default:
		if now.Kind > SameForm {
			x.fail("a variable of type " + v.Type.String())
		}
	}
	if x.region.InMemory(v) {
		x.fail("the address of " + v.Name + " is taken")
	}
}

// Element is the scalar that an array or a vector is made of, ir.Void if it is none.
func Element(t ir.Type) ir.Scalar {
	switch t := t.(type) {
	case ir.Scalar:
		return t
	case *ir.Vector:
		return t.Elem
	case *ir.Array:
		if _, ok := t.Elem.(*ir.Vector); !ok {
			return Element(t.Elem)
		}
	}
	return ir.Void
}

func (x *Plan) statement(s ir.Stmt, depth int) {
	for _, e := range ir.Exprs(s) {
		ir.WalkExprs(e, func(e ir.Expr) bool {
			if e.IsVolatile() {
				x.fail("something is volatile")
			}
			return true
		})
	}
	switch s := s.(type) {
	case *ir.Declare:
		f := Form{}
		if s.Init != nil {
			f = x.Of(s.Init)
		}
		x.declare(s, depth, f)
	case *ir.Assign:
		x.assigned(s, depth)
	case *ir.Effect:
		if !x.anyOrder(s) {
			x.fail("the order of operations matters: " + string(s.Op))
		}
	case *ir.Block:
		x.list(s.List, depth)
	case *ir.If:
		if x.Of(s.Cond).Kind > SameForm {
			depth++
		}
		x.list(s.Then, depth)
		x.list(s.Else, depth)
	case *ir.Loop:
		x.loop(s, depth)
	case *ir.Switch:
		if x.Of(s.Tag).Kind > SameForm {
			x.fail("a switch")
		}
		x.loopsAround = append(x.loopsAround, loopAround{nil, depth})
		for _, c := range s.Cases {
			x.list(c.Body, depth)
		}
		x.loopsAround = x.loopsAround[:len(x.loopsAround)-1]
	case *ir.Break, *ir.Continue, *ir.Return:
		x.jump(s, depth)
	default:
		x.fail("a statement of another kind")
	}
}

// assigned notes what s does to the variable that it writes.
func (x *Plan) assigned(s *ir.Assign, depth int) {
	v := ir.Root(s.Dst)
	if v == nil || ir.IsPointer(v.Type) && !ir.IsRef(s.Dst, v) {
		return
	}
	f := x.Of(s.Src)
	if s.Op != ir.NoOp {
		f = x.Of(&ir.Binary{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: s.Op, A: s.Dst, B: s.Src})
	}
	if !x.Own(v) {
		if ir.IsPrivate(v) && (f.Kind > SameForm || depth > 0) {
			x.guard("a variable of the block is assigned")
		}
		return
	}
	if !ir.IsRef(s.Dst, v) {
		f = x.all(f, x.Address(s.Dst))
	}
	if depth > x.Depth[v] || len(f.Straight) > 0 {
		f = each
	}
	x.set(v, f)
}

// anyOrder reports whether the lanes may do s in any order, and at any time between their other statements, with the
// same result.
func (x *Plan) anyOrder(s *ir.Effect) bool {
	name, ok := strings.CutPrefix(string(s.Op), "atomic.")
	if !ok {
		return strings.HasPrefix(string(s.Op), "fence.") && s.Dst == nil
	}
	switch name {
	case "add", "sub", "and", "or", "xor", "min", "max":
	default:
		return false
	}
	p, ok := s.Args[0].Type().(*ir.Pointer)
	if !ok {
		return false
	}
	t, ok := p.Elem.(ir.Scalar)
	return ok && t.IsInt() && s.Dst == nil
}

func (x *Plan) loop(s *ir.Loop, depth int) {
	inner := depth
	if x.Apart[s] {
		inner++
	}
	x.loopsAround = append(x.loopsAround, loopAround{s, inner})
	x.list(s.Pre, inner)
	if s.Cond != nil && x.Of(s.Cond).Kind > SameForm {
		x.setApart(s)
		x.looksElsewhere(s)
	}
	x.list(s.Body, inner)
	x.list(s.Post, inner)
	x.loopsAround = x.loopsAround[:len(x.loopsAround)-1]
}

// looksElsewhere fails for a loop of which each lane makes another number of iterations, and does little in them but
// read memory far from that of the others: they are not faster side by side.
func (x *Plan) looksElsewhere(s *ir.Loop) {
	if x.Edge(s.Cond) {
		return
	}
	loads, operations := 0, 0
	ir.Walk(s.Body, nil, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Index:
			if x.Loads(e) && x.Of(e.I).Kind == EachForm {
				loads++
			}
		case *ir.Binary, *ir.Builtin:
			operations++
		}
	})
	if loads > 0 && operations < 8*loads {
		x.fail("each lane looks elsewhere in memory")
	}
}

// setApart notes that not all lanes leave loop s together.
func (x *Plan) setApart(s *ir.Loop) {
	if !x.Apart[s] {
		x.Apart[s], x.changed = true, true
	}
}

// jump looks at a statement that leaves others.
func (x *Plan) jump(s ir.Stmt, depth int) {
	if _, ok := s.(*ir.Return); ok {
		for _, a := range x.loopsAround {
			if depth > 0 && a.loop != nil {
				x.setApart(a.loop)
			}
		}
		x.Returns = x.Returns || depth > 0
		return
	}
	_, next := s.(*ir.Continue)
	for i := len(x.loopsAround) - 1; i >= 0; i-- {
		a := x.loopsAround[i]
		switch {
		case a.loop != nil && depth > a.depth:
			x.setApart(a.loop)
		case a.loop == nil && depth > a.depth:
			x.fail("lanes leave a switch apart")
		}
		if a.loop != nil || !next {
			return
		}
	}
}
