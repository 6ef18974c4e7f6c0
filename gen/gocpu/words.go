package gocpu

import "github.com/kbind/kbind/bindgen/ir"

// Short names for questions to ir that this package asks on every page.

func live(list []ir.Stmt) []ir.Stmt                         { return ir.Reachable(list) }
func terminates(s ir.Stmt) bool                             { return ir.Terminates(s) }
func terminatesList(list []ir.Stmt) bool                    { return ir.ListTerminates(list) }
func walk(list []ir.Stmt, s func(ir.Stmt), e func(ir.Expr)) { ir.VisitReachable(list, s, e) }
func isTrue(e ir.Expr) bool                                 { return ir.IsTrue(e) }
func isFalse(e ir.Expr) bool                                { return ir.IsFalse(e) }
func isPointer(t ir.Type) bool                              { return ir.IsPointer(t) }
func inShared(p ir.Expr) bool                               { return ir.PointsToShared(p) }
