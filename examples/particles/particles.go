// Package particles moves particles in a box: an array of C structs in device memory that Go reads and writes as a
// slice of Go structs, and a struct passed by value.
package particles

//go:generate go tool kbind particles.cu
