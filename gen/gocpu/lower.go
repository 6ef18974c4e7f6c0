package gocpu

import "github.com/kbind/kbind/bindgen/ir"

// Short names for questions to ir.

func private(v *ir.Var) bool                  { return ir.IsPrivate(v) }
func exprVars(e ir.Expr, visit func(*ir.Var)) { ir.EachVar(e, visit) }
func holdsReturn(list []ir.Stmt) bool         { return ir.HasReturn(list) }
