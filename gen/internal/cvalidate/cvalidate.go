// Package cvalidate says which kernels have no text in a language of C's family, and why, before anything is written:
// what it accepts can be written.
//
// A Validator walks the functions that a kernel reaches as package cwriter writes them. What all these languages have
// alike is decided here; a Language has Rows that say which operations it has, on which types. The first reason counts:
// in the functions, callees before callers, then of the variables of the module and of the structs that they name.
package cvalidate

import (
	"fmt"
	"maps"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/globals"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// Refusal is why a kernel has no text.
type Refusal struct {
	At  source.Pos
	Why string
}

// Language is what sets one language of C's family apart from the others.
type Language struct {
	Name string
	// Generic says that a pointer points into any address space; pointers in memory have types then.
	Generic bool
	// CPlusPlus says that the language is C++.
	CPlusPlus bool
	// PrintfCounts says that printf returns the number of its arguments, as CUDA's does.
	PrintfCounts bool
	// Vector reports whether the language has a type of its own with the layout of v; else a struct stands for it.
	Vector func(v *ir.Vector) bool
	Rows   Rows
}

// Rows say what a language has. Each function returns why it does not have what it is asked for, "" if it has it.
// Operands are not looked at.
type Rows interface {
	// Builtin is about a pure operation, Effect about one with a side effect.
	Builtin(f *Function, e *ir.Builtin) string
	Effect(f *Function, s *ir.Effect) string
	// Convert is about a conversion, Bits about the bits of a value as another type.
	Convert(e *ir.Convert) string
	Bits(e *ir.Bitcast) string
	// Vector is about a unary or binary operation on vectors for which structs stand.
	Vector(e ir.Expr) string
	// Lanes is about several components of a vector: those of a value, or an assignment to them.
	Lanes(e *ir.Lanes, assigned bool) string
}

// Function is the function in which an operation stands.
type Function struct {
	Module   *ir.Module
	Spaces   *spaces.Result
	Instance *spaces.Instance
}

// Validator validates the kernels of one module for one language.
type Validator struct {
	l       *Language
	m       *ir.Module
	layout  *globals.Layout
	types   map[ir.Type]string
	outside map[*ir.Var]bool
	// variables and structs that kernels with a text mention, which need not be looked at again
	variables map[*ir.Var]bool
	structs   map[*ir.Struct]bool
}

// New begins the validation of m. layout says where its variables lie.
func New(l *Language, m *ir.Module, layout *globals.Layout) *Validator {
	return &Validator{l: l, m: m, layout: layout, types: map[ir.Type]string{}, variables: map[*ir.Var]bool{},
		structs: map[*ir.Struct]bool{}}
}

// Kernel is why the kernel of r has no text; nil if it has one.
func (v *Validator) Kernel(r *spaces.Result) *Refusal {
	c := &checker{v: v, l: v.l, structs: map[*ir.Struct]bool{}, globals: map[*ir.Var]bool{}}
	for _, in := range r.Instances {
		c.f = &Function{v.m, r, in}
		c.function(in.Func)
	}
	c.f = &Function{v.m, r, nil}
	structs := c.variables()
	if c.refused == nil {
		maps.Copy(v.variables, c.globals)
		maps.Copy(v.structs, structs)
	}
	return c.refused
}

// Variables is why variables of the module cannot be declared; nil if they can.
func (v *Validator) Variables(list []*ir.Var) *Refusal {
	c := &checker{v: v, l: v.l, f: &Function{Module: v.m}, structs: map[*ir.Struct]bool{}, globals: map[*ir.Var]bool{}}
	for _, g := range list {
		c.mention(g)
	}
	c.variables()
	return c.refused
}

// variables checks what has been mentioned of the variables of the module, and the structs, which it returns.
func (c *checker) variables() map[*ir.Struct]bool {
	if len(c.globals) > 0 {
		for _, g := range c.v.m.Globals {
			if c.globals[g] {
				c.variable(g)
			}
		}
	}
	return c.allStructs()
}

// checker is the state of the validation of one kernel.
type checker struct {
	v       *Validator
	l       *Language
	f       *Function
	at      source.Pos // what is being looked at
	structs map[*ir.Struct]bool
	globals map[*ir.Var]bool // what the kernel mentions
	refused *Refusal
}

// refuse notes the first reason.
func (c *checker) refuse(at source.Pos, format string, args ...any) {
	if c.refused != nil {
		return
	}
	if !at.IsValid() {
		at = c.at
	}
	c.refused = &Refusal{at, fmt.Sprintf(format, args...)}
}

// row refuses what the rows of the language give a reason for.
func (c *checker) row(at source.Pos, why string) {
	if why != "" {
		c.refuse(at, "%s", why)
	}
}

func (c *checker) function(f *ir.Func) {
	c.at = f.Pos
	for _, p := range f.Params {
		c.typ(p.Type)
	}
	if f.Ret != nil {
		c.typ(f.Ret)
	}
	c.list(f.Body)
}

// mention checks a variable that stands outside of functions, or in shared memory.
func (c *checker) mention(v *ir.Var) {
	switch v.Kind {
	case ir.SharedVar:
		c.typ(v.Type)
		if c.v.l.CPlusPlus && v.Align > ir.Alignof(v.Type) && c.v.named(v) {
			c.refuse(v.Pos, "a shared variable with an alignment of its own, which several functions name")
		}
	case ir.GlobalVar:
		if c.globals[v] || c.v.variables[v] {
			return
		}
		c.globals[v] = true
		if why := c.v.layout.Refused[v]; why != "" && !c.v.layout.Relocated[v] && !c.l.Generic {
			c.refuse(v.Pos, "%s", why)
		}
		if c.l.Generic || c.v.layout.IsConstant(v) { // its first value stands in the text
			ir.EachVar(v.Init, c.mention)
		}
	}
}

// variable checks the declaration of a variable of the module.
func (c *checker) variable(v *ir.Var) {
	c.at = v.Pos
	c.typ(v.Type)
	if (c.l.Generic || c.v.layout.IsConstant(v)) && v.Init != nil {
		c.initialiser(v.Init, v.Type)
	}
}

// named reports whether a function names the shared variable v that is not its own, as that of a closure does.
func (v *Validator) named(shared *ir.Var) bool {
	if v.outside == nil {
		v.outside = map[*ir.Var]bool{}
		for _, f := range v.m.Funcs {
			own := map[*ir.Var]bool{}
			for _, s := range f.Shared {
				own[s] = true
			}
			ir.EachVarIn(f.Body, func(s *ir.Var) {
				if s.Kind == ir.SharedVar && !own[s] {
					v.outside[s] = true
				}
			})
		}
	}
	a, isArray := shared.Type.(*ir.Array)
	return v.outside[shared] && !(isArray && a.N < 0)
}
