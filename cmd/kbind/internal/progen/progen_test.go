package progen

import (
	"fmt"
	"strings"
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

// TestClasses does the same for the programs of classes.
func TestClasses(t *testing.T) {
	for seed := range uint64(500) {
		name := fmt.Sprintf("k%d", seed)
		text := Classes(name, seed).Text
		if len(text) > 200_000 {
			t.Errorf("the program of seed %d has %d bytes", seed, len(text))
		}
		if strings.Contains(text, "%!") {
			t.Errorf("the program of seed %d has what fmt says of a wrong format", seed)
		}
		if seed%50 == 0 && Classes(name, seed).Text != text {
			t.Errorf("seed %d gives different programs", seed)
		}
	}
}

// TestIdioms does the same for the programs of idioms.
func TestIdioms(t *testing.T) {
	for seed := range uint64(500) {
		name := fmt.Sprintf("k%d", seed)
		text := Idioms(name, seed).Text
		if len(text) > 200_000 {
			t.Errorf("the program of seed %d has %d bytes", seed, len(text))
		}
		if strings.Contains(text, "$") {
			t.Errorf("the program of seed %d has a place that nothing was put in", seed)
		}
		if seed%50 == 0 && Idioms(name, seed).Text != text {
			t.Errorf("seed %d gives different programs", seed)
		}
	}
}
