package bindgen_test

import (
	"testing"
	"time"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/internal/longtext"
)

// TestLongTexts loads texts whose time must grow linearly with their length: seconds, on a slow and loaded machine.
func TestLongTexts(t *testing.T) {
	for _, c := range longtext.Texts() {
		t.Run(c.Name, func(t *testing.T) {
			text := []byte(c.Make(c.N))
			start := time.Now()
			_, diags := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) { return text, nil }}, "k.cu")
			if d := time.Since(start); d > 20*time.Second {
				t.Errorf("%d bytes take %v", len(text), d)
			}
			for _, d := range diags.Items {
				t.Errorf("%.200s", d.Msg)
			}
		})
	}
}
