package main

import (
	"fmt"
	"slices"

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
			Hintf("write #ifndef %s in front of its #define, and #endif behind it", t.Name)
	case msgs.Len() > 0:
		diags.Add(annot.CodeTune, t.Pos, "with %s=%d: %s", t.Name, v, msgs.Items[0].Msg)
	case first && k.Func != nil && !k.Attrs.Uses(t.Name) && ir.Print(m) == ir.Print(other):
		diags.Add(annot.CodeTune, t.Pos, "nobody uses %s: the kernels are the same with %[1]s=%d", t.Name, v)
	}
}

// with reads the unit with macros defined.
func (u *unitFlags) with(dir string, macros []string) (*ir.Module, *diag.List, error) {
	other := *u
	other.defines = slices.Concat(u.defines, macros)
	return other.load(nil, dir, u.files)
}
