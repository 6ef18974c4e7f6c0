// Package reduce adds up a slice with a block-wise tree reduction: shared memory, a barrier inside a loop, and a
// template parameter that fixes the block size.
package reduce

//go:generate go tool kbind reduce.cu

import "context"

// Sum returns the sum of x, added up in blocks of 256 threads on the device and one partial sum a block on the host.
func Sum(ctx context.Context, x []float32) (float64, error) {
	const block = 256
	blocks := min(max((len(x)+block-1)/block, 1), 64)
	partial, err := BlockSum(ctx, BlockSumBlock256, x, int32(blocks))
	if err != nil {
		return 0, err
	}
	sum := 0.0
	for _, p := range partial {
		sum += float64(p)
	}
	return sum, nil
}
