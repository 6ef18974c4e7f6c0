// Package cu holds the kernels of the suite in CUDA C++.
package cu

//go:generate go tool kbind bfs.cu
//go:generate go tool kbind bitonic.cu
//go:generate go tool kbind blackscholes.cu
//go:generate go tool kbind convolution.cu
//go:generate go tool kbind empty.cu
//go:generate go tool kbind fft.cu
//go:generate go tool kbind histogram.cu
//go:generate go tool kbind kmeans.cu
//go:generate go tool kbind layernorm.cu
//go:generate go tool kbind mandelbrot.cu
//go:generate go tool kbind matmul.cu
//go:generate go tool kbind montecarlo.cu
//go:generate go tool kbind nbody.cu
//go:generate go tool kbind reduce.cu
//go:generate go tool kbind saxpy.cu
//go:generate go tool kbind scan.cu
//go:generate go tool kbind softmax.cu
//go:generate go tool kbind spmv.cu
//go:generate go tool kbind stencil.cu
//go:generate go tool kbind transpose.cu
