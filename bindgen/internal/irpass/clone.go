package irpass

import "github.com/kbind/kbind/bindgen/ir"

// Clone copies x, so that an expression may stand in two places of the program.
func Clone(x ir.Expr) ir.Expr { return ir.CloneExpr(x, nil) }
