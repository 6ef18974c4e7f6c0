package clibrary

import (
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt/driver"
)

// TestImageNumbers holds the numbers in the text to those of package driver, which the runtime writes into records.
func TestImageNumbers(t *testing.T) {
	all := ImageAxis + ImageFloat + ImageInt + ImagePutFloat + ImageArrange + ImageDisarrange
	for format, number := range map[string]any{
		"repeat = mode == %d":                     driver.AddressWrap,
		"mirror = mode == %d":                     driver.AddressMirror,
		"t->shape == %d) kb_image_axis":           driver.Image3D,
		"t->shape == %d ? y : z":                  driver.Image1DLayered,
		"case %d: c[i] = HALF":                    driver.TypeHalf,
		"case %d: c[i] = ((global const float":    driver.TypeFloat,
		"case %d: c[i] = p[i] / 255":              driver.TypeUNorm8,
		"green = t->type == %d ?":                 driver.TypeUNorm565,
		"t->type == %d ? 10 : 5":                  driver.TypeUNorm101010,
		"case %d: p[i] = (uchar)kb_image_norm":    driver.TypeUNorm8,
		"if (order == %d) c[0] = d, c[2] = a":     driver.OrderBGRA,
		"if (order == %d) c[0] = b, c[1] = d":     driver.OrderARGB,
		"if (order == %d) c[1] = c[2] = c[3] = a": driver.OrderIntensity,
		"if (order == %d) c[1] = a":               driver.OrderRA,
	} {
		if text := fmt.Sprintf(format, number); !strings.Contains(all, text) {
			t.Errorf("no %q", text)
		}
	}
}

func TestInCPP(t *testing.T) {
	const from = "static uint f(global const ulong *p, uint4 v) { return (uchar)long_(p) + (long)v.x; }"
	const want = "static __device__ unsigned int f(const unsigned long long *p, uint4 v) { return " +
		"(unsigned char)long_(p) + (long long)v.x; }"
	if got := InCPP(from); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
