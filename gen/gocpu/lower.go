package gocpu

import "github.com/kbind/kbind/bindgen/ir"

// A short name for a question to ir.

func exprVars(e ir.Expr, visit func(*ir.Var)) { ir.EachVar(e, visit) }
