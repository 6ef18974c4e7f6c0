package clibrary

import (
	"fmt"
	"strings"
	"testing"
)

// TestHeap holds that the texts use each of their arguments, and no other.
func TestHeap(t *testing.T) {
	for _, text := range []string{fmt.Sprintf(Free, 1, "fence();", 2), fmt.Sprintf(Malloc, 1, 2, 3, 4, "fence();")} {
		if strings.Contains(text, "%!") || !strings.Contains(text, "fence();") {
			t.Error(text)
		}
	}
}
