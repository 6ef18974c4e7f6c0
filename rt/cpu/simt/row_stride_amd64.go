//go:build !race

package simt

// rowStride sets each of the n elements dst[i] to src[i*stride].
//
//go:noescape
func rowStride(dst, src *uint32, stride, n int)
