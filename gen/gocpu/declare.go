package gocpu

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
)

// The largest number of variables that one statement declares, and of operations in a value of such a variable.
const (
	declaredAtOnce = 4
	declaredSize   = 10
)

// declarations writes declarations at the beginning of list that stand in one line of the source as one statement,
// which has one line. It returns how many statements it has written, 0 if there are not several.
func (f *fn) declarations(list []ir.Stmt) int {
	var run []*ir.Declare
	for _, s := range list {
		d, ok := s.(*ir.Declare)
		if !ok || d.Init == nil || len(run) == declaredAtOnce || !f.together(run, d) {
			break
		}
		run = append(run, d)
	}
	if len(run) < 2 {
		return 0
	}
	var names, values []jot.Code
	f.line(run[0].At)
	for _, d := range run {
		var x ex
		if before := f.block(func() { x = f.typed(f.initialValue(d), d.Var.Type) }); len(before) > 0 {
			*f.out = append(*f.out, before...)
		}
		names, values = append(names, jot.Id(f.name(d.Var))), append(values, x.bare())
	}
	f.declared++
	f.add(jot.List(names...).Op(":=").List(values...))
	return len(run)
}

// together reports whether d may be declared in one statement with those of run.
func (f *fn) together(run []*ir.Declare, d *ir.Declare) bool {
	if _, scalar := d.Var.Type.(ir.Scalar); !scalar || !f.definable(d) || !f.e.users(d.At) || len(run) > 0 &&
		!f.sameLine(run[0], d) {
		return false
	}
	n := 0
	free := true
	ir.WalkExprs(d.Init, func(e ir.Expr) bool {
		n++
		switch e := e.(type) {
		case *ir.Const, *ir.Convert, *ir.Unary, *ir.Binary:
			free = free && !ir.Faults(e)
		case *ir.Builtin:
			free = free && len(e.Args) == 0
		case *ir.Ref:
			free = free && !slices.ContainsFunc(run, func(r *ir.Declare) bool { return r.Var == e.Var })
		default:
			free = false
		}
		return free
	})
	return free && n <= declaredSize
}

// sameLine reports whether a and b stand in one line of the source.
func (f *fn) sameLine(a, b *ir.Declare) bool {
	p, q := f.e.position(a.At), f.e.position(b.At)
	return p.File == q.File && p.Line == q.Line
}

// definable reports whether d may be written as name := value.
func (f *fn) definable(d *ir.Declare) bool {
	v := d.Var
	switch {
	case ir.IsPointer(v.Type), f.monitored(v), f.keeps(v), f.unread(v):
		return false
	}
	return f.fast == nil || !f.fast.Row.Dropped[v]
}

// declaration brings a local to life.
func (f *fn) declaration(s *ir.Declare) {
	v := s.Var
	if f.monitored(v) {
		return // declared where the function begins
	}
	if f.idle(s) {
		return
	}
	if f.fast != nil && f.fast.Row.Dropped[v] {
		return
	}
	if f.keeps(v) {
		f.add(f.variable(v, &ir.Ref{X: ir.X{Typ: v.Type, At: s.At}, Var: v}).code().Op("=").Add(f.initialValue(s).bare()))
		return
	}
	name := f.name(v)
	switch {
	case s.Init != nil && !isNullOrZero(s.Init):
		f.declare(name, f.typed(f.initialValue(s), v.Type))
	default:
		f.variableDecl(name, f.varType(v))
	}
	if f.unread(v) {
		f.add(jot.Id("_").Op("=").Id(name))
	}
}

// idle reports whether s declares a variable that only holds a constant which nothing reads.
func (f *fn) idle(s *ir.Declare) bool { return f.unread(s.Var) && f.facts.Idle(s) }

// unread reports whether Go would find that nothing uses v.
func (f *fn) unread(v *ir.Var) bool {
	return f.facts.Reads[v] == 0 || f.ph != nil && f.ph.unread[v] || f.fast != nil && !f.fast.reads[v]
}

func isNullOrZero(e ir.Expr) bool {
	if _, ok := e.(*ir.Zero); ok {
		return true
	}
	return ir.IsPointer(e.Type()) && isNull(e)
}

// initialValue is the value of a variable's declaration.
func (f *fn) initialValue(s *ir.Declare) ex {
	v := s.Var
	switch {
	case s.Init == nil || isNullOrZero(s.Init):
		return f.zeroVar(v)
	case ir.IsPointer(v.Type):
		return f.pointerAs(s.Init, f.facts.Class(v))
	}
	return f.stored(s.Init, v.Type)
}

// varType is the Go type of a variable.
func (f *fn) varType(v *ir.Var) *jot.Statement {
	if ir.IsPointer(v.Type) {
		return f.classType(v.Type, f.facts.Class(v))
	}
	return f.typ(v.Type)
}

// zeroVar is the zero value of a variable.
func (f *fn) zeroVar(v *ir.Var) ex {
	if ir.IsPointer(v.Type) {
		switch f.facts.Class(v) {
		case slicePtr, refPtr:
			return ident("nil")
		case movedPtr:
			return f.nullPtr(v.Type.(*ir.Pointer))
		}
	}
	return f.zero(v.Type)
}
