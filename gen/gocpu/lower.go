package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/pass"
)

// Short names for what passes share with this package.

func private(v *ir.Var) bool                  { return ir.IsPrivate(v) }
func exprVars(e ir.Expr, visit func(*ir.Var)) { ir.EachVar(e, visit) }
func holdsReturn(list []ir.Stmt) bool         { return ir.HasReturn(list) }

func guessed(list []ir.Stmt, known map[ir.Expr]bool, fixed func(*ir.Var) bool) []ir.Stmt {
	return pass.Assume(list, known, fixed)
}

// passOptions says what passes are asked for.
func passOptions(m *ir.Module, opt Options) pass.Options {
	o := pass.Options{Checked: opt.Checks != "", Slow: opt.Slow, General: opt.General, Contract: opt.Contract}
	if o.Checked {
		o.Words = speech{dialect: m.Dialect}.text
	}
	return o
}
