//go:build !amd64 || race

package simt

func rowStride(dst, src *uint32, stride, n int) { plainRowStride(dst, src, stride, n) }
