// Package saxpy shows a kernel template that becomes a Go generic function: y = alpha*x + y for float32 and float64.
package saxpy

//go:generate go tool kbind saxpy.cu
