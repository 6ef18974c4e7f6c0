// Package validate says which kernels have no form in Go, and why, before anything is written: what it accepts can be
// written.
//
// It looks at bodies as the passes leave them, and at the functions that these reach; what ir.Verify guarantees it
// takes for granted. The first reason counts: in the body, then of shared variables and parameters, then in the
// functions in the order in which they are called.
package validate

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/golayout"
	"github.com/kbind/kbind/gen/internal/pointers"
	"github.com/kbind/kbind/gen/internal/usage"
)

// code is that of all refusals of this package.
const code = "K0701"

// Validator validates the kernels of one module.
type Validator struct {
	m        *ir.Module
	usage    *usage.Info
	pointers *pointers.Info
	globals  map[*ir.Var]string
	types    map[ir.Type]string
	layouts  *golayout.Layouts
	funcs    map[*ir.Func]*function
}

// function is what is known of a device function.
type function struct {
	refused *ir.Refusal
	calls   []*ir.Func
}

// New begins the validation of m, of whose functions, as the passes leave them, u and p say how they use variables and
// pointers.
func New(m *ir.Module, u *usage.Info, p *pointers.Info) *Validator {
	return &Validator{m, u, p, Globals(m), map[ir.Type]string{}, golayout.New(), map[*ir.Func]*function{}}
}

// Globals says why variables of the module have no form in Go: their own types have none, or they hold addresses of
// such variables.
func Globals(m *ir.Module) map[*ir.Var]string {
	why, layouts := map[*ir.Var]string{}, golayout.New()
	for _, v := range m.Globals {
		reason := layouts.Refused(v.Type)
		if reason == "" && ir.Sizeof(v.Type) == 0 {
			reason = "kbind does not support the empty variable " + v.Source + " on the CPU"
		}
		if reason != "" {
			why[v] = reason
		}
	}
	for changed := true; changed; {
		changed = false
		for _, v := range m.Globals {
			ir.WalkExprs(v.Init, func(x ir.Expr) bool {
				if r, ok := x.(*ir.Ref); ok && why[v] == "" && why[r.Var] != "" {
					why[v], changed = why[r.Var], true
				}
				return true
			})
		}
	}
	return why
}

// Kernel is why body, that of a kernel, has no form in Go; nil if it has one.
func (v *Validator) Kernel(body *ir.Func) *ir.Refusal {
	c := &checker{v: v, pos: body.Pos}
	if v.m.Wave64 {
		c.narrowWarps(body)
	}
	c.list(body.Body)
	for _, s := range v.usage.Needs[body].Shared {
		c.pos = s.Pos
		c.variable(s)
	}
	for _, p := range body.Params {
		c.pos = p.Pos
		c.launchArg(p)
	}
	if c.refused != nil {
		return c.refused
	}
	return v.reach(c.calls, map[*ir.Func]bool{})
}

// reach is the first refusal of the functions that calls reach.
func (v *Validator) reach(calls []*ir.Func, seen map[*ir.Func]bool) *ir.Refusal {
	for _, f := range calls {
		if seen[f] {
			continue
		}
		seen[f] = true
		d := v.function(f)
		if d.refused != nil {
			return d.refused
		}
		if r := v.reach(d.calls, seen); r != nil {
			return r
		}
	}
	return nil
}

func (v *Validator) function(f *ir.Func) *function {
	if d := v.funcs[f]; d != nil {
		return d
	}
	d := &function{}
	v.funcs[f] = d
	c := &checker{v: v, pos: f.Pos}
	for _, p := range f.Params {
		c.valueType(p.Type)
	}
	if f.Ret != nil && f.Ret != ir.Void {
		c.valueType(f.Ret)
	}
	c.list(f.Body)
	d.refused, d.calls = c.refused, c.calls
	return d
}

// checker is the state of the validation of one function.
type checker struct {
	v       *Validator
	pos     source.Pos // of the statement
	calls   []*ir.Func
	refused *ir.Refusal
}

// refuse notes the first reason.
func (c *checker) refuse(pos source.Pos, format string, args ...any) {
	if c.refused != nil {
		return
	}
	if !pos.IsValid() {
		pos = c.pos
	}
	c.refused = &ir.Refusal{Code: code, Pos: pos, Msg: fmt.Sprintf(format, args...)}
}

// narrowWarps refuses what knows warps of 32 threads only, cooperative groups for instance, where warps have 64.
func (c *checker) narrowWarps(body *ir.Func) {
	ir.VisitReachable(body.Body, func(s ir.Stmt) {
		if x, ok := s.(*ir.Effect); ok && ir.WarpWidth(x) == 32 {
			c.refuse(x.At, "this is for warps of 32 threads, and -mwavefrontsize64 makes them of 64")
		}
	}, nil)
}

// launchArg checks a parameter of a kernel; one that the body does not mention may be anything.
func (c *checker) launchArg(v *ir.Var) {
	u := c.v.usage
	if u.Reads[v] == 0 && !u.Written[v] && !u.Addressed[v] {
		return
	}
	if t, ok := v.Type.(*ir.Pointer); ok && t.Ref && t.Space != ir.Shared {
		c.refuse(v.Pos, "kbind does not support a kernel parameter that is a reference on the CPU")
	}
	c.valueType(v.Type)
}

// variable checks the type of a local or shared variable. A pointer that lies in memory may point at anything.
func (c *checker) variable(v *ir.Var) {
	if ir.IsPointer(v.Type) && c.v.pointers.Class(v) == pointers.Memory {
		return
	}
	if a, ok := v.Type.(*ir.Array); ok && a.N < 0 && v.Kind == ir.SharedVar {
		c.valueType(a.Elem)
		return
	}
	c.valueType(v.Type)
}

// valueType checks the type of a value: it has a form in Go, or it is a pointer that can be followed.
func (c *checker) valueType(t ir.Type) {
	why, known := c.v.types[t]
	if !known {
		if p, ok := t.(*ir.Pointer); ok {
			why = c.v.layouts.Pointee(p.Elem)
		} else {
			why = c.v.layouts.Refused(t)
		}
		c.v.types[t] = why
	}
	if why != "" {
		c.refuse(c.pos, "%s", why)
	}
}
