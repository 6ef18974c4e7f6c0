package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/annot"
	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
)

// checkMacros reads the unit again with another value of each macro that is tuned: the value must reach the
// kernels, and they must be understood with it.
func (u *unitFlags) checkMacros(dir string, m *ir.Module) *diag.List {
	diags := diag.NewList(m.Set)
	seen := map[string]bool{}
	for _, k := range m.Kernels {
		for _, t := range k.Attrs.Tune {
			if t.Kind != ir.TuneMacro || seen[t.Name] {
				continue
			}
			seen[t.Name] = true
			if v := ownVariable(k); v != nil {
				diags.Add(annot.CodeTune, t.Pos, "%s cannot be tuned: each of its values would have a variable %s of its own, "+
					"which %s uses", t.Name, v.Source, k.Name).Note(v.Pos, "here").
					Hintf("tune a template parameter or the shape of the launch instead")
				continue
			}
			for i, v := range slices.DeleteFunc(slices.Clone(t.Values), func(v int64) bool { return v == t.Default }) {
				u.checkMacro(dir, m, k, t, v, i == 0, diags)
			}
		}
	}
	return diags
}

// checkMacro tries one value; first says that it is the first one tried, which tells whether anybody uses the macro.
func (u *unitFlags) checkMacro(
	dir string,
	m *ir.Module,
	k *ir.Kernel,
	t ir.Tune,
	v int64,
	first bool,
	diags *diag.List,
) {
	other, msgs, err := u.with(dir, []string{fmt.Sprintf("%s=%d", t.Name, v)})
	if err != nil {
		diags.Add(annot.CodeTune, t.Pos, "%s=%d: %v", t.Name, v, err)
		return
	}
	defined := false
	for _, o := range other.Kernels {
		for _, x := range o.Attrs.Tune {
			defined = defined || x.Name == t.Name && x.Default == v
		}
	}
	switch {
	case !defined:
		diags.Add(annot.CodeTune, t.Pos, "%s keeps its value when -D%[1]s=%d is said", t.Name, v).
			Hintf("write #ifndef %s in front of its #define, and #endif after it", t.Name)
	case msgs.Len() > 0:
		diags.Add(annot.CodeTune, t.Pos, "with %s=%d: %s", t.Name, v, msgs.Items[0].Msg)
	case signature(m) != signature(other):
		diags.Add(annot.CodeTune, t.Pos, "with %s=%d the kernels have other parameters, or take and give "+
			"other sizes", t.Name, v)
	case first && k.Func != nil && !k.Attrs.Uses(t.Name) && ir.Print(m) == ir.Print(other):
		diags.Add(annot.CodeTune, t.Pos, "nobody uses %s: the kernels are the same with %[1]s=%d", t.Name, v)
	}
}

// signature is what Go's callers see of the kernels.
func signature(m *ir.Module) string {
	var b strings.Builder
	for _, k := range m.Kernels {
		fmt.Fprintf(&b, "%s\n", k.Symbol)
		for _, p := range k.Params {
			fmt.Fprintf(&b, "%s %v %d %d", p.Name, p.Type, p.Dir, typeSize(p.Type))
			for _, x := range []*ir.HostExpr{k.Attrs.Size[p.Name], k.Attrs.Scratch[p.Name]} {
				x.Walk(func(x *ir.HostExpr) { fmt.Fprintf(&b, " %s %d %s", x.Op, x.Val, x.Name) })
			}
			b.WriteByte('\n')
		}
	}
	for _, v := range m.Globals {
		if v.Bound != "" {
			fmt.Fprintf(&b, "%s %v %d\n", v.Name, v.Type, typeSize(v.Type))
		}
	}
	return b.String()
}

// typeSize is the bytes of a value of a type, or of what it points to; 0 for what has no size.
func typeSize(t ir.Type) int {
	if p, ok := t.(*ir.Pointer); ok {
		t = p.Elem
	}
	if t == nil || t == ir.Void {
		return 0
	}
	return ir.Sizeof(t)
}

// ownVariable returns a variable that the kernel uses and that does not have the same value in every module, nil if
// there is none: one that device code may change, or a reference that the host binds. A module with other macros has
// variables of its own; only constants are set in all of them.
func ownVariable(k *ir.Kernel) (found *ir.Var) {
	if k.Func == nil {
		return nil
	}
	seen := map[*ir.Func]bool{}
	var visit func(f *ir.Func)
	look := func(e ir.Expr) {
		if r, ok := e.(*ir.Ref); ok && r.Var.Kind == ir.GlobalVar && !r.Var.Host &&
			(r.Var.Handle != nil || r.Var.Space != ir.Constant && !r.Var.Const) {
			found = r.Var
		}
	}
	visit = func(f *ir.Func) {
		if f == nil || seen[f] {
			return
		}
		seen[f] = true
		ir.Walk(f.Body, func(s ir.Stmt) {
			if c, ok := s.(*ir.Call); ok {
				visit(c.Func)
			}
		}, look)
	}
	visit(k.Func)
	return found
}

// with reads the unit with macros defined.
func (u *unitFlags) with(dir string, macros []string) (*ir.Module, *diag.List, error) {
	other := *u
	other.defines = slices.Concat(u.defines, macros)
	return other.load(nil, dir, u.files)
}
