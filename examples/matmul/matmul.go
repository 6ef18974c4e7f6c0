// Package matmul multiplies matrices with two-dimensional blocks and tiles in shared memory.
package matmul

//go:generate go tool kbind matmul.cu
