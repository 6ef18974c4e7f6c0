// Package irpass holds passes over the IR that the front end runs: functions of the prelude take the place of their
// calls, variables that nothing writes become constants, very tall expressions are divided, and a module keeps only
// what its kernels reach.
package irpass
