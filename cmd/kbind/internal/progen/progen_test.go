package progen

import (
	"fmt"
	"strings"
	"testing"
)

// TestPrograms makes many programs of each kind: the generator must neither stop nor write without end. It must fill in
// all that its texts leave open, and write the same text twice.
func TestPrograms(t *testing.T) {
	for _, kind := range []struct {
		name string
		make func(name string, seed uint64) Program
		open string // what no finished text has
	}{
		{"Kernel", Kernel, ""},
		{"Classes", Classes, "%!"},
		{"Idioms", Idioms, "$"},
		{"Idioms20", Idioms20, "$"},
	} {
		t.Run(kind.name, func(t *testing.T) {
			for seed := range uint64(500) {
				name := fmt.Sprintf("k%d", seed)
				text := kind.make(name, seed).Text
				if len(text) > 200_000 {
					t.Errorf("the program of seed %d has %d bytes", seed, len(text))
				}
				if kind.open != "" && strings.Contains(text, kind.open) {
					t.Errorf("the program of seed %d has %q", seed, kind.open)
				}
				if seed%50 == 0 && kind.make(name, seed).Text != text {
					t.Errorf("seed %d gives different programs", seed)
				}
			}
		})
	}
}
