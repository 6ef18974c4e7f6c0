// Package clscale runs an OpenCL C kernel: vector types, swizzles and vector literals.
package clscale

//go:generate go tool kbind scale.cl
