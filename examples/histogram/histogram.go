// Package histogram counts byte values with atomics, first in shared memory, then in global memory.
package histogram

//go:generate go tool kbind histogram.cu

import "context"

// Count returns how often each byte value occurs in data.
func Count(ctx context.Context, data []byte) ([BINS]uint32, error) {
	var bins [BINS]uint32
	err := Histogram(ctx, data, bins[:])
	return bins, err
}
