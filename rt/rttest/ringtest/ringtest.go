// Package ringtest has kernels for testing rings, on the CPU and, with KBIND_BACKEND, on any device.
package ringtest

//go:generate go tool kbind -v ring.cu
//go:generate go tool kbind batch.cl
//go:generate go tool kbind faulty.cu
//go:generate go tool kbind hang.cl
//go:generate go tool kbind late.cu
//go:generate go tool kbind -v tell.cu
