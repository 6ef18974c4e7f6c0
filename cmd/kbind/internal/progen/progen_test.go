package progen

import (
	"fmt"
	"testing"
)

// TestKernel makes many programs: the generator must neither stop nor write without end, and write the same text twice.
func TestKernel(t *testing.T) {
	for seed := range uint64(500) {
		name := fmt.Sprintf("k%d", seed)
		text := Kernel(name, seed).Text
		if len(text) > 200_000 {
			t.Errorf("the program of seed %d has %d bytes", seed, len(text))
		}
		if seed%50 == 0 && Kernel(name, seed).Text != text {
			t.Errorf("seed %d gives different programs", seed)
		}
	}
}
