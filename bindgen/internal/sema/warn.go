package sema

import (
	"fmt"
	"maps"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// initCall is the first call of a function in an initialiser that keeps CUDA from taking it for a constant.
type initCall struct{ of *FuncInst }

// noteInitCall notes that the initialiser under way calls f, and returns what to go on with when f is lowered; what f
// does inside is not looked at.
func (b *body) noteInitCall(f *FuncInst) *initCall {
	watch := b.c.vars.initCall
	if watch != nil && watch.of == nil && b.ctx.konst && b.ctx.unevaluated == 0 && !f.Obj.Prelude &&
		!constantInit(f.Obj) {
		watch.of = f
	}
	b.c.vars.initCall = nil
	return watch
}

// constantInit reports whether an initialiser of a __device__ or __constant__ variable may call f: constexpr functions,
// call operators of lambdas, which are that implicitly, constructors that the compiler writes, and those that do
// nothing (CUDA C++ Programming Guide, "Device Memory Space Specifiers").
func constantInit(f *FuncObj) bool {
	d := f.Decl
	if d == nil || d.Spec.Has("constexpr") || d.Spec.Has("consteval") || d.Default || f.lambda != nil {
		return true
	}
	return f.Ctor && len(f.Params) == 0 && len(d.Inits) == 0 && d.Body != nil && len(d.Body.Tokens) == 2
}

// noteLongLong notes where an OpenCL unit first uses long long.
func (c *checker) noteLongLong(pos source.Pos) {
	if c.dialect == ir.OpenCL && !c.cl.longLong.IsValid() && !c.isPrelude(pos) {
		c.cl.longLong = pos
	}
}

// warnAt keeps a warning for warn, one for each place.
func (c *checker) warnAt(pos source.Pos, format string, args ...any) {
	if c.report.warned == nil {
		c.report.warned = map[source.Pos]string{}
	}
	c.report.warned[pos] = fmt.Sprintf(format, args...)
}

// warn notes what kernels use and CUDA refuses, or OpenCL's compilers take differently.
func (c *checker) warn() {
	if c.dialect == ir.OpenCL {
		if c.cl.longLong.IsValid() {
			c.mod.Warnings = append(c.mod.Warnings,
				ir.Warning{Pos: c.cl.longLong,
					Msg: "OpenCL C reserves long long: compilers made from clang give it, and numbers with LL, 128 bits; others " +
						"and kbind give 64. Write long"})
		}
		return
	}
	for _, pos := range slices.Sorted(maps.Keys(c.report.warned)) {
		c.mod.Warnings = append(c.mod.Warnings, ir.Warning{Pos: pos, Msg: c.report.warned[pos]})
	}
	add := func(g *ir.Var, format string, args ...any) {
		c.mod.Warnings = append(c.mod.Warnings, ir.Warning{Pos: g.Pos, Msg: fmt.Sprintf(format, args...)})
	}
	for _, g := range c.mod.Globals {
		_, array := g.Type.(*ir.Array)
		switch call := c.vars.dynamic[g]; {
		case call != nil:
			add(g, "CUDA refuses dynamic initialisation of device variables: %s calls %s, which is not constexpr",
				g.Source, call.of.Obj.Name)
		case c.dialect == ir.CUDA && c.vars.onHost[g] && array:
			add(g,
				"CUDA lets device code use elements of the constant %s, which lives on the host, only in constant expressions: "+
					"declare it __constant__ or __device__", g.Source)
		}
	}
}
