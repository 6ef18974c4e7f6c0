package vecop

import (
	"math"
	"unsafe"
)

// Threads of a row have consecutive threadIdx.x. Values that grow by one from thread to thread are described by that
// of thread 0, x; they are x, x+1, x+2, ... as long as they do not wrap around.

// word is the integers that kernels compute in.
type word interface {
	~int32 | ~uint32 | ~int64 | ~uint64
}

// NoWrap reports whether x, x+1, ..., x+n-1 do not wrap around; n is the number of threads of a row, at least 1.
func NoWrap[T word](x T, n int) bool { return x <= x+T(n-1) }

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

// Lower returns the first thread of which the value is at least 0, if those before it are negative.
func Lower[T word](x T) int {
	if x < 0 {
		return -max(int(x), -math.MaxInt) // the least integer has no opposite
	}
	return 0
}

// Upper returns the first thread of which the value is no index of an array of length elements any more, if those
// before it are; it may be negative. Values that wrap around are no indices.
func Upper[T word](x T, length int) int {
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

// InBounds reports whether an index is in an array of length elements.
func InBounds[T word](x T, length int) bool { return x >= 0 && uint64(x) < uint64(length) }

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

// Slice returns what threads lo to lo+n-1 index of s; these are between Lower and Upper.
func Slice[E any, T word](s []E, x T, lo, n int) []E {
	return s[int(x)+lo:][:n:n] // Go's compiler sees that the length is n
}

// Strip is how many threads of a row are computed at a time where there are temporaries for each: these stay in the
// processor's first cache.
const Strip = 256

// TripCount returns how many trips a loop makes that counts from first by step, which is not 0, while its variable is
// less than limit, or greater if step is negative, or equal if through is set. It is -1 if the variable would wrap
// around, or if there are too many.
func TripCount[T word](first, limit T, step int, through bool) int {
	if first == limit && through {
		return 1
	}
	distance, by := uint64(limit)-uint64(first), uint64(step)
	if step < 0 {
		distance, by = -distance, -by
	}
	if first == limit || (first > limit) == (step > 0) {
		return 0
	}
	if !through {
		distance--
	}
	n := distance/by + 1
	if n > 1<<30 {
		return -1
	}
	last := first + T(n-1)*T(step)
	if (last+T(step) > last) != (step > 0) {
		return -1
	}
	return int(n)
}

// Span is the least and the greatest value of an index over the trips of the loops around it.
type Span struct {
	least, most int
	reach       int // one more than the greatest value of its type
}

// SpanOf is the span of an index that is always x.
func SpanOf[T word](x T) Span {
	if x > 0 && int(x) < 0 {
		return Span{}.nowhere()
	}
	return Span{int(x), int(x), reach[T]()}
}

// nowhere stands for an index that may have any value.
func (s Span) nowhere() Span { return Span{math.MinInt / 4, math.MaxInt / 4, s.reach} }

// Along widens s by another loop: the index, which changes by the same amount each time, is first in its first round
// and second in the one after. In arithmetic that does not wrap around the index is what it is here; where it wraps,
// the span holds values that are no indices.
func Along[T word](s Span, first, second T, trips int) Span {
	by := int64(second) - int64(first)
	if unsafe.Sizeof(first) == 4 {
		by = int64(int32(second - first))
	}
	const most = 1 << 31
	if trips < 2 {
		return s
	}
	least, last := int64(s.least), int64(s.most)
	if by > most || by < -most || int64(trips) > most || least < -1<<60 || last > 1<<60 {
		return s.nowhere()
	}
	by *= int64(trips - 1)
	least, last = least+min(by, 0), last+max(by, 0)
	if least != int64(int(least)) || last != int64(int(last)) { // on 32-bit platforms
		return s.nowhere()
	}
	return Span{int(least), int(last), s.reach}
}

// Inside reports whether all values are indices of an array of length elements.
func (s Span) Inside(length int) bool { return s.least >= 0 && s.most < length }

// Lower is the first thread of which all values are at least 0; s is that of thread 0, and values grow by one from
// thread to thread.
func (s Span) Lower() int { return max(-max(s.least, -math.MaxInt), 0) }

// Upper is the first thread of which some value is no index of an array of length elements any more.
func (s Span) Upper(length int) int { return min(length, s.reach) - s.most }

// Disjoint reports whether a and b have no byte in common.
func Disjoint[A, B any](a []A, b []B) bool {
	p, q := uintptr(unsafe.Pointer(unsafe.SliceData(a))), uintptr(unsafe.Pointer(unsafe.SliceData(b)))
	return p+uintptr(len(a))*unsafe.Sizeof(*new(A)) <= q || q+uintptr(len(b))*unsafe.Sizeof(*new(B)) <= p
}

// Apart reports whether no thread from lo to hi-1 has an element of a, from x on, that is another one's of b, from y
// on: both are the same memory, element for element, or have nothing in common. The threads' indices are inside. It is
// true if there are no threads.
func Apart[A, B any, X, Y word](a []A, x X, b []B, y Y, lo, hi int) bool {
	if lo >= hi {
		return true
	}
	a, b = a[int(x)+lo:int(x)+hi], b[int(y)+lo:int(y)+hi]
	same := unsafe.Pointer(unsafe.SliceData(a)) == unsafe.Pointer(unsafe.SliceData(b)) &&
		unsafe.Sizeof(*new(A)) == unsafe.Sizeof(*new(B))
	return same || Disjoint(a, b)
}

// As returns the integers of a row as those of the other sign.
func As[T, F int32 | uint32](s []F) []T {
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(s))), len(s))
}
