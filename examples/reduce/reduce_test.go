package reduce

import (
	"context"
	"math"
	"testing"

	"github.com/kbind/kbind/rt/rttest"
)

func TestSum(t *testing.T) {
	for _, n := range []int{0, 1, 255, 256, 1000, 1 << 17} {
		x, want := make([]float32, n), 0.0
		for i := range x {
			x[i] = float32(math.Sin(float64(i)))
			want += float64(x[i])
		}
		got, err := Sum(context.Background(), x)
		if err != nil {
			t.Fatal(err)
		}
		if math.Abs(got-want) > 1e-4*max(1, math.Sqrt(float64(n))) {
			t.Errorf("n=%d: got %g, want %g", n, got, want)
		}
	}
}

// reference does on the host what one launch of block_sum does, in the same order, so that the result must be equal to
// the bit.
func reference(x []float32, block, blocks int) []float32 {
	partial := make([]float32, blocks)
	for b := range partial {
		s := make([]float32, block)
		for t := range s {
			for i := b*block + t; i < len(x); i += blocks * block {
				s[t] += x[i]
			}
		}
		for stride := block / 2; stride > 0; stride /= 2 {
			for t := range stride {
				s[t] += s[t+stride]
			}
		}
		partial[b] = s[0]
	}
	return partial
}

func TestBlockSum(t *testing.T) {
	x := make([]float32, 10_001)
	for i := range x {
		x[i] = float32(i%17) * 0.37
	}
	for _, block := range []BlockSumBlock{BlockSumBlock128, BlockSumBlock256} {
		got, err := BlockSum(context.Background(), block, x, 7)
		if err != nil {
			t.Fatal(err)
		}
		rttest.Close(t, got, reference(x, int(block), 7), rttest.Tol{})
	}
	if _, err := BlockSum(context.Background(), 64, x, 7); err == nil {
		t.Error("an instance that does not exist was accepted")
	}
}
