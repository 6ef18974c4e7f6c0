package gocpu

import (
	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/definite"
)

// A local scalar or vector without an address that may be read before it is given a value (see package definite) has a definedness shadow, as in MemorySanitizer (Stepanov and
// Serebryany, CGO 2015): a Go bool, or a bit for each component of a vector.

// newDefinite begins the analysis of what is read before it has a value. What kbind's own functions leave unset is not the user's.
func (e *emitter) newDefinite() *definite.Analysis {
	return definite.New(definite.Config{
		Addressed: func(v *ir.Var) bool { return e.facts.addressed[v] },
		Wanted:    func(v *ir.Var) bool { return e.users(v.Pos) },
	})
}

// definedness returns the variable that tells whether v has a value, nil if v needs none: no variable of a kernel in phases does (checkablePhases), though what became of its body may
// look like it.
func (f *fn) definedness(v *ir.Var) *ir.Var {
	if !f.checked() || v == nil || f.ph != nil {
		return nil
	}
	if f.defined == nil {
		f.defined = map[*ir.Var]*ir.Var{}
		for v := range f.e.definite.Func(f.f).Unset {
			f.defined[v] = &ir.Var{Name: v.Name + "Set", Type: ir.Bool, Kind: ir.Temp, Pos: v.Pos}
			if _, vector := v.Type.(*ir.Vector); vector {
				f.defined[v].Type = ir.U32
			}
		}
	}
	return f.defined[v]
}

// onlyCopied reports whether the read r of a variable copies it with its definedness.
func (f *fn) onlyCopied(r *ir.Ref) bool { return f.e.definite.Func(f.f).Copies[r] }

// declareShadow begins the definedness of the variable that s declares: none, or that of the variable which s copies.
func (f *fn) declareShadow(s *ir.Declare) {
	c := f.definedness(s.Var)
	if c == nil {
		return
	}
	none := prim(jen.False())
	if c.Type != ir.Bool {
		none = literal("0")
	}
	if r, ok := s.Init.(*ir.Ref); ok {
		none = f.shadowOfCopy(r)
	}
	if f.flat != nil && f.flat.hoisted[c] {
		f.add(f.variable(c, nil).code().Op("=").Add(none.code()))
		return
	}
	f.declare(f.name(c), f.typed(none, c.Type))
	f.add(jen.Id("_").Op("=").Id(f.name(c)))
}

// shadowOfCopy is the definedness of a variable that is copied: which of its components have a value.
func (f *fn) shadowOfCopy(r *ir.Ref) ex {
	switch c := f.definedness(r.Var); {
	case c != nil:
		return f.variable(c, nil)
	case definite.Components(r.Var.Type) > 1:
		return bitsOf(definite.All(r.Var.Type))
	}
	return prim(jen.True())
}

// setShadow notes after s that what it assigned has a value.
func (f *fn) setShadow(s ir.Stmt) {
	dst := ir.Written(s)
	v := ir.Root(dst)
	c := f.definedness(v)
	switch l, part := dst.(*ir.Lanes); {
	case c == nil:
	case c.Type == ir.Bool:
		f.add(f.variable(c, nil).code().Op("=").True())
	case part && ir.Root(l.Base) == v && ir.IsRef(l.Base, v):
		f.add(f.variable(c, nil).code().Op("|=").Add(bitsOf(l.Comps).code()))
	default: // a component by a run-time index counts as all of them
		f.add(f.variable(c, nil).code().Op("=").Add(bitsOf(definite.All(v.Type)).code()))
	}
}

// bitsOf is the set of components as a definedness shadow holds it.
func bitsOf(comps []int) ex {
	n := 0
	for _, c := range comps {
		n |= 1 << c
	}
	return literal(itoa(n))
}

// readChecked writes the value x of the variable that e reads, with a check of its definedness if it has a shadow.
func (f *fn) readChecked(e ir.Expr, x ex) ex {
	r, ok := e.(*ir.Ref)
	if !ok {
		return x
	}
	c := f.definedness(r.Var)
	if c == nil || f.onlyCopied(r) {
		return x
	}
	set, text := f.variable(c, nil), f.exprText(e)
	if c.Type != ir.Bool {
		var comps []int
		for i, want := range f.wanted {
			if want {
				comps = append(comps, i)
			}
		}
		if len(comps) == 0 {
			set = infix(set, "!=", literal("0"), precCompare)
		} else {
			text += "." + laneNames(comps)
			set = infix(infix(set, "&", bitsOf(comps), precMul), "==", bitsOf(comps), precCompare)
		}
	}
	return sanitizeFn("Set", ident("blk"), f.site(e.Pos(), text, 0), x, set)
}

// checkUpdate checks the definedness of what Dst op= Src reads.
func (f *fn) checkUpdate(s *ir.Assign) {
	dst := s.Dst
	if l, ok := dst.(*ir.Lanes); ok {
		if v, ok := l.Base.Type().(*ir.Vector); ok {
			f.wanted = make([]bool, v.N)
			defer func() { f.wanted = nil }()
			for _, c := range l.Comps {
				f.wanted[c] = true
			}
			dst = l.Base
		}
	}
	r, ok := dst.(*ir.Ref)
	if ok && f.definedness(r.Var) != nil {
		f.add(jen.Id("_").Op("=").Add(f.readChecked(r, f.variable(r.Var, r)).code()))
	}
}

// savedAt lists the variables in Go locals that are saved while a thread waits in s.
func (f *fn) savedAt(s *ir.Effect) (list []*ir.Var) {
	for _, v := range f.flat.Saved[s] {
		list = append(list, v)
		if c := f.definedness(v); c != nil {
			list = append(list, c)
		}
	}
	return list
}
