// Package guide has the kernels of docs/guide.md, whose Go code is that of this package's examples.
package guide

//go:generate go tool kbind guide.cu
