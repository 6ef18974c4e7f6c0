package simt

// Threads of a row have consecutive threadIdx.x. Values that grow by one from thread to thread are described by that of thread 0, x; they are x, x+1, x+2, ...
// as long as they do not wrap around.

// word is the integers that kernels compute in.
type word interface {
	~int32 | ~uint32 | ~int64 | ~uint64
}

// Steady reports whether x, x+1, ..., x+n-1 do not wrap around; n is from 1 to 1024.
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

// Inside reports whether the indices of threads lo to hi-1 are all in an array of length elements; lo is less than hi.
func Inside[T word](x T, lo, hi, length int) bool {
	last := int64(x) + int64(hi-1)
	return int64(x)+int64(lo) >= 0 && last < int64(length) && last >= int64(hi-1-lo) && int64(T(last)) == last
}
