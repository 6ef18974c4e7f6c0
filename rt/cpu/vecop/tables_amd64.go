//go:build !race

package vecop

import "github.com/kbind/kbind/rt/cpu/cmath"

// What ops_gen_amd64.s reads: the tables of the functions that it computes as package cmath does.
var exp2Table, logTable = cmath.Exp2Table(), cmath.LogTable()
