//go:build !amd64 || race

package vecop

func rowStride(dst, src *uint32, stride, n int) { plainStride(dst, src, stride, n) }
