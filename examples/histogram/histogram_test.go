package histogram

import (
	"context"
	"testing"
)

func TestCount(t *testing.T) {
	for _, n := range []int{0, 1, 1000, 300_000} {
		data := make([]byte, n)
		var want [BINS]uint32
		for i := range data {
			data[i] = byte(i * i >> 3)
			want[data[i]]++
		}
		got, err := Count(context.Background(), data)
		if err != nil {
			t.Fatal(err)
		}
		if got != want {
			t.Errorf("n=%d: got %v, want %v", n, got, want)
		}
	}
}
