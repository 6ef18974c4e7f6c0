package nccl

import (
	"unsafe"

	"github.com/kbind/kbind/rt/vec"
)

// combine makes acc the combination of the parts, in the order of the ranks. Halves are added in float32 and rounded
// once.
func combine(t dtype, op Op, acc []byte, parts [][]byte) {
	switch t {
	case int8Type:
		numbers[int8](op, acc, parts)
	case uint8Type:
		numbers[uint8](op, acc, parts)
	case int32Type:
		numbers[int32](op, acc, parts)
	case uint32Type:
		numbers[uint32](op, acc, parts)
	case int64Type:
		numbers[int64](op, acc, parts)
	case uint64Type:
		numbers[uint64](op, acc, parts)
	case float32Type:
		numbers[float32](op, acc, parts)
	case float64Type:
		numbers[float64](op, acc, parts)
	case halfType:
		halves(op, acc, parts, func(h vec.Half) float32 { return h.Float32() }, vec.HalfOf)
	case bfloat16Type:
		halves(op, acc, parts, func(h vec.BFloat16) float32 { return h.Float32() }, vec.BFloat16Of)
	}
}

type number interface {
	int8 | uint8 | int32 | uint32 | int64 | uint64 | float32 | float64
}

func view[T any](b []byte) []T {
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(b))), len(b)/int(unsafe.Sizeof(*new(T))))
}

func views[T any](parts [][]byte) [][]T {
	list := make([][]T, len(parts))
	for i, p := range parts {
		list[i] = view[T](p)
	}
	return list
}

func numbers[T number](op Op, acc []byte, parts [][]byte) {
	to, from := view[T](acc), views[T](parts)
	n := len(parts)
	fits := int(T(n)) == n // not 128 ranks in an int8
	for i := range to {
		v := from[0][i]
		for _, p := range from[1:] {
			v = apply(op, v, p[i])
		}
		if op == Avg && fits {
			v /= T(n)
		} else if op == Avg {
			v = T(int64(v) / int64(n))
		}
		to[i] = v
	}
}

func halves[H vec.Half | vec.BFloat16](op Op, acc []byte, parts [][]byte, wide func(H) float32,
	narrow func(float32) H) {
	to, from := view[H](acc), views[H](parts)
	for i := range to {
		v := wide(from[0][i])
		for _, p := range from[1:] {
			v = apply(op, v, wide(p[i]))
		}
		if op == Avg {
			v /= float32(len(parts))
		}
		to[i] = narrow(v)
	}
}

func apply[T number](op Op, a, b T) T {
	switch op {
	case Max:
		return max(a, b)
	case Min:
		return min(a, b)
	case Prod:
		return a * b
	}
	return a + b
}
