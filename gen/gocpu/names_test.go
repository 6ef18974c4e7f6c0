package gocpu

import (
	"fmt"
	"testing"
)

// TestFreeName checks that names are numbered in order, whatever else is taken, and that taking many alike takes no
// quadratic time.
func TestFreeName(t *testing.T) {
	taken := nameSet{"x": 1, "x_3": 1}
	for i, want := range []string{"x_", "x_2", "x_4", "x_5"} {
		if got := freeName("x", taken); got != want {
			t.Errorf("name %d is %s, want %s", i, got, want)
		}
	}
	taken["x"] = 1 // as those who declare a name again do
	if got := freeName("x", taken); got != "x_6" {
		t.Errorf("after x was taken anew: %s, want x_6", got)
	}
	for i, want := range []string{"type_", "type_2"} {
		if got := freeName("type", taken); got != want {
			t.Errorf("keyword %d is %s, want %s", i, got, want)
		}
	}
	for i := range 300000 { // minutes if each were searched for from the first
		want := fmt.Sprintf("y_%d", i)
		switch i {
		case 0:
			want = "y"
		case 1:
			want = "y_"
		}
		if got := freeName("y", taken); got != want {
			t.Fatalf("name %d is %s, want %s", i, got, want)
		}
	}
}
