package cwriter

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

func TestSamples(t *testing.T) {
	for op, want := range map[ir.Op]bool{"tex.sample": true, "surf.write": true, "image.read": false, "warp.shfl": false} {
		if Samples(op) != want {
			t.Errorf("%s: got %v", op, !want)
		}
	}
}
