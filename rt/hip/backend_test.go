package hip

import (
	"encoding/binary"
	"testing"
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
		if major, minor := capability(p); major != c.major || minor != c.minor {
			t.Errorf("%s: %d.%d, want %d.%d", c.name, major, minor, c.major, c.minor)
		}
	}
}
