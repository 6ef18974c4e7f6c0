// Package cases is the suite of kernels that kbind is measured with: each case has a kernel in CUDA C++ (package cu),
// its twin in OpenCL C (package cl), inputs of two sizes, and a reference in plain Go with a tolerance.
//
// A Case makes a Problem, which is input and expected output on the host. A Problem is bound to any number of devices;
// a Bound uploads, launches, downloads and checks, each when it is told to, so that the caller decides what is timed.
package cases

// Size chooses between inputs that a test can afford and inputs that are worth timing.
type Size int

const (
	Small Size = iota // milliseconds for everything, with odd shapes
	Full              // tens to hundreds of milliseconds a kernel on two cores
)

// of returns the number for the size.
func (s Size) of(small, full int) int {
	if s == Full {
		return full
	}
	return small
}

// Case is one entry of the suite.
type Case struct {
	Name    string
	Unit    string // of the rate: GB/s, GFLOP/s or, for integer operations, GOP/s
	Counted string // what Problem.Work counts
	New     func(Size) *Problem
}

// All returns the suite in the order in which it is run.
func All() []Case {
	const perElement = "an element read and written once: 8 bytes"
	return []Case{
		{"saxpy", "GB/s", "two reads and a write of 4 bytes an element", newSaxpy},
		{"reduce", "GB/s", "a read of 4 bytes an element", newReduce},
		{"scan", "GB/s", perElement, newScan},
		{"matmul-tiled", "GFLOP/s", "2 m n k", newMatMulTiled},
		{"matmul-naive", "GFLOP/s", "2 m n k", newMatMulNaive},
		{"transpose", "GB/s", perElement, newTranspose},
		{"softmax", "GB/s", perElement, newSoftmax},
		{"layernorm", "GB/s", perElement, newLayerNorm},
		{"histogram", "GB/s", "a read of a byte an element", newHistogram},
		{"stencil-2d", "GB/s", perElement, newStencil2D},
		{"stencil-3d", "GB/s", perElement, newStencil3D},
		{"nbody", "GFLOP/s", "19 a pair of bodies, a reciprocal square root being one", newNBody},
		{"mandelbrot", "GFLOP/s", "8 an iteration", newMandelbrot},
		{"black-scholes", "GB/s", "three reads and two writes of 4 bytes an option", newBlackScholes},
		{"spmv", "GFLOP/s", "2 a nonzero", newSpMV},
		{"bitonic-sort", "GB/s", "a read and a write of 4 bytes a key and launch", newBitonic},
		{"convolution", "GFLOP/s", "2 a pixel, tap and direction", newConvolution},
		{"kmeans", "GFLOP/s", "3 a point, centre and coordinate", newKMeans},
		{"bfs", "GB/s", "8 bytes an edge: its end and that node's level", newBFS},
		{"monte-carlo", "GOP/s", "28 a sample: two numbers from the generator, and the comparison", newMonteCarlo},
		{"fft", "GFLOP/s", "5 n log2 n a transform", newFFT},
	}
}
