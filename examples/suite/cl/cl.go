// Package cl holds the kernels of the suite in OpenCL C.
package cl

//go:generate go tool kbind bfs.cl
//go:generate go tool kbind bitonic.cl
//go:generate go tool kbind blackscholes.cl
//go:generate go tool kbind convolution.cl
//go:generate go tool kbind empty.cl
//go:generate go tool kbind fft.cl
//go:generate go tool kbind histogram.cl
//go:generate go tool kbind kmeans.cl
//go:generate go tool kbind layernorm.cl
//go:generate go tool kbind mandelbrot.cl
//go:generate go tool kbind matmul.cl
//go:generate go tool kbind montecarlo.cl
//go:generate go tool kbind nbody.cl
//go:generate go tool kbind reduce.cl
//go:generate go tool kbind saxpy.cl
//go:generate go tool kbind scan.cl
//go:generate go tool kbind softmax.cl
//go:generate go tool kbind spmv.cl
//go:generate go tool kbind stencil.cl
//go:generate go tool kbind transpose.cl
