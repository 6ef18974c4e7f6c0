package hiparch

import (
	"encoding/binary"
	"testing"

	"github.com/kbind/kbind/rt/driver"
)

// TestCapability finds the compute capability in properties of both layouts, and in none that are something else.
func TestCapability(t *testing.T) {
	for _, c := range []struct {
		name   string
		fields map[int]uint32 // by offset
		major  int32
		minor  int32
	}{
		{"HIP 6", map[int]uint32{288: 1 << 30, 304: 65536, 308: 32, 320: 1024, 324: 1024, 360: 9, 364: 0}, 9, 0},
		{"HIP 5", map[int]uint32{256: 1 << 30, 272: 65536, 276: 32, 280: 1024, 284: 1024, 328: 8, 332: 6}, 8, 6},
		{"nothing", nil, 0, 0},
		{"something else", map[int]uint32{276: 7, 280: 1024, 308: 32, 320: 1 << 20, 328: 8, 360: 9}, 0, 0},
	} {
		p := make([]byte, 1024)
		for offset, v := range c.fields {
			binary.NativeEndian.PutUint32(p[offset:], v)
		}
		if major, minor := Capability(p); major != c.major || minor != c.minor {
			t.Errorf("%s: %d.%d, want %d.%d", c.name, major, minor, c.major, c.minor)
		}
	}
}

// TestFit takes code whose features the device has, and what leaves none open before what does.
func TestFit(t *testing.T) {
	for _, c := range []struct {
		code, device string
		want         int
	}{
		{"gfx90a", "gfx90a:sramecc+:xnack-", 1},
		{"gfx90a:xnack-", "gfx90a:sramecc+:xnack-", 2},
		{"gfx90a:sramecc+:xnack-", "gfx90a:sramecc+:xnack-", 3},
		{"gfx90a:xnack+", "gfx90a:sramecc+:xnack-", 0},
		{"gfx90a:xnack-", "gfx90a", 0},
		{"gfx908", "gfx90a", 0},
	} {
		if got := Fit(&driver.Code{Kind: "hsaco", Arch: c.code}, c.device); got != c.want {
			t.Errorf("code for %s on %s: %d, want %d", c.code, c.device, got, c.want)
		}
	}
}
