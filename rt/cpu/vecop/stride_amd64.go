//go:build !race

package vecop

// rowStride sets each of the n elements dst[i] to src[i*stride].
//
//go:noescape
func rowStride(dst, src *uint32, stride, n int)
