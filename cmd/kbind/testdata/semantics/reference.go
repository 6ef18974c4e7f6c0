package semantics

// The Go references of reference.cu and reference.cl. Each runs once for a launch.

func scaleCPU[T float32 | float64](x []T, by T) {
	for i := range x {
		x[i] *= by
	}
}

func shiftCPU(in, out []float32, p Params, n int32) {
	for i := range n {
		out[i] = in[i]*p.Scale + float32(p.Offset)
	}
}

func failCPU(x []int32) { x[len(x)] = 1 }

func groupCPU(in, work, out []int32) {
	copy(work, in)
	for i := range out {
		out[i] = work[len(work)-1-i%len(work)] + int32(len(work))
	}
}
