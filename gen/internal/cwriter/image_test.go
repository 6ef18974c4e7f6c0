package cwriter

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

func TestImages(t *testing.T) {
	for op, want := range map[ir.Op]bool{"image.read": true, "image.info": true, "tex.sample": false,
		"surf.write": false} {
		if Images(op) != want {
			t.Errorf("%s: got %v", op, !want)
		}
	}
}
