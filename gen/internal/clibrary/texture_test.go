package clibrary

import (
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt/driver"
)

// TestTextureNumbers holds the numbers in the text to those of package driver, which the runtime writes into records.
func TestTextureNumbers(t *testing.T) {
	all := TextureInside + TextureAxis + FloatTexel + IntTexel
	for format, number := range map[string]any{
		"case %d: return i < 0":                               driver.AddressClamp,
		"case %d: return (int)((i %% n":                       driver.AddressWrap,
		"case %d:\n        i = (i %% (2 * n)":                 driver.AddressMirror,
		"cube = t->shape == %d":                               driver.ImageCube,
		"case %d: c[i] = vload_half":                          driver.TypeHalf,
		"case %d: c[i] = ((global const float *)":             driver.TypeFloat,
		"case %d: c[i] = fmax(((global const char":            driver.TypeSNorm8,
		"case %d: c[i] = ((global const uchar *)p)[at] / 255": driver.TypeUNorm8,
		"case %d: c[i] = fmax(((global const sho":             driver.TypeSNorm16,
		"case %d: c[i] = ((global const ushort *)p)[at] / 65": driver.TypeUNorm16,
		"case %d: c[i] = ((global const char *)":              driver.TypeInt8,
		"case %d: c[i] = ((global const ushort *)p)[at];":     driver.TypeUint16,
	} {
		if text := fmt.Sprintf(format, number); !strings.Contains(all, text) {
			t.Errorf("no %q", text)
		}
	}
}
