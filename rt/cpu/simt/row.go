package simt

import (
	"math"
	"unsafe"
)

// Threads of a row have consecutive threadIdx.x. Values that grow by one from thread to thread are described by that of thread 0, x; they are x, x+1, x+2, ...
// as long as they do not wrap around.

// word is the integers that kernels compute in.
type word interface {
	~int32 | ~uint32 | ~int64 | ~uint64
}

// Steady reports whether x, x+1, ..., x+n-1 do not wrap around; n is from 1 to lineThreads.
func Steady[T word](x T, n int) bool { return x <= x+T(n-1) }

// rowMax is more than the threads of a row, and small.
const rowMax = 1 << 20

// Before returns how many threads from the first on have a value less than limit; rowMax stands for more.
func Before[T word](x, limit T) int {
	if x >= limit {
		return 0
	}
	return int(min(uint64(limit)-uint64(x), rowMax))
}

// Through returns how many threads from the first on have a value of at most limit; rowMax stands for more.
func Through[T word](x, limit T) int {
	if x > limit {
		return 0
	}
	return int(min(uint64(limit)-uint64(x), rowMax) + 1)
}

// Enter returns the first thread of which the value is at least 0, if those before it are negative.
func Enter[T word](x T) int {
	if x < 0 {
		return -int(x)
	}
	return 0
}

// Exit returns the first thread of which the value is no index of an array of length elements any more, if those before it are; it may be negative. Values
// that wrap around are no indices.
func Exit[T word](x T, length int) int {
	if x > 0 && int(x) < 0 {
		return 0
	}
	return min(length, reach[T]()) - int(x)
}

// Except returns the longer part of the threads from lo to hi-1 in which none has the value not.
func Except[T word](x, not T, lo, hi int) (int, int) {
	at := Before(x, not)
	switch {
	case x > not || at < lo || at >= hi:
		return lo, hi
	case at-lo < hi-1-at:
		return at + 1, hi
	}
	return lo, at
}

// One reports whether an index is in an array of length elements.
func One[T word](x T, length int) bool { return x >= 0 && uint64(x) < uint64(length) }

// reach is one more than the greatest T, as far as an int reaches.
func reach[T word]() int {
	top := ^T(0) // of unsigned types
	if top < 0 {
		top = T(1)<<(8*unsafe.Sizeof(top)-1) - 1
	}
	return int(min(uint64(top), math.MaxInt-1) + 1)
}

// Four returns the elements of s from i on, four of them.
func Four[E any](s []E, i int) *[4]E { return (*[4]E)(s[i:]) }

// Cut returns what threads lo to lo+n-1 index of s; these are between Enter and Exit.
func Cut[E any, T word](s []E, x T, lo, n int) []E {
	return s[int(x)+lo:][:n:n] // Go's compiler sees that the length is n
}
