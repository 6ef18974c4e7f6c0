package gocpu

import "github.com/kbind/kbind/bindgen/ir"

// Short names for questions to ir that this package asks on every page.

func live(list []ir.Stmt) []ir.Stmt                         { return ir.Reachable(list) }
func holdsLabel(list []ir.Stmt) bool                        { return ir.HasLabel(list) }
func terminates(s ir.Stmt) bool                             { return ir.Terminates(s) }
func terminatesList(list []ir.Stmt) bool                    { return ir.ListTerminates(list) }
func walkLive(list []ir.Stmt, visit func(ir.Stmt) bool)     { ir.WalkReachable(list, visit) }
func walk(list []ir.Stmt, s func(ir.Stmt), e func(ir.Expr)) { ir.VisitReachable(list, s, e) }
func isTrue(e ir.Expr) bool                                 { return ir.IsTrue(e) }
func isFalse(e ir.Expr) bool                                { return ir.IsFalse(e) }
func isPointer(t ir.Type) bool                              { return ir.IsPointer(t) }
func isAggregate(t ir.Type) bool                            { return ir.IsAggregate(t) }
func isVar(e ir.Expr, v *ir.Var) bool                       { return ir.IsRef(e, v) }
func suspendsItself(s ir.Stmt) bool                         { return ir.Suspends(s) }
func faultsItself(e ir.Expr) bool                           { return ir.Faults(e) }
func inShared(p ir.Expr) bool                               { return ir.PointsToShared(p) }
