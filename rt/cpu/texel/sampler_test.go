package texel

import (
	"slices"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// TestAddressModes reads a row of three texels from five before it to five after it.
func TestAddressModes(t *testing.T) {
	for mode, want := range map[driver.AddressMode][]int{
		driver.AddressDefault: {-1, -1, -1, -1, -1, 0, 1, 2, -1, -1, -1},
		driver.AddressBorder:  {-1, -1, -1, -1, -1, 0, 1, 2, -1, -1, -1},
		driver.AddressClamp:   {0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2},
		driver.AddressWrap:    {1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2},
		driver.AddressMirror:  {1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0},
	} {
		var got []int
		for i := -5; i <= 5; i++ {
			got = append(got, texelOf(mode, i, 3))
		}
		if !slices.Equal(got, want) {
			t.Errorf("address mode %d: %v, want %v", mode, got, want)
		}
	}
}

// TestSamplerBits packs samplers and unpacks them.
func TestSamplerBits(t *testing.T) {
	for mode := driver.AddressDefault; mode <= driver.AddressBorder; mode++ {
		for _, s := range []Sampler{{}, {Linear: true}, {Normalized: true}, {Linear: true, Normalized: true}} {
			s.Address = [3]driver.AddressMode{mode, mode, mode}
			if got := SamplerOf(SamplerBits(s)); got != s {
				t.Errorf("%+v becomes %+v", s, got)
			}
		}
	}
}

// TestReadOutside reads beyond an image as the two languages say.
func TestReadOutside(t *testing.T) {
	mem := [4]float32{1, 2, 3, 4}
	m := &Image{P: unsafe.Pointer(&mem), Shape: driver.Image2D, W: 2, H: 2, D: 1, Row: 8, Order: driver.OrderR,
		Type: driver.TypeFloat}
	if _, ok := m.Texel(&Sampler{}, 2, 0, 0); ok {
		t.Error("a sampler without an address mode reads outside")
	}
	if p, ok := m.Texel(&Sampler{Address: [3]driver.AddressMode{driver.AddressBorder}}, 2, 0, 0); p != nil || !ok {
		t.Error("the border is a texel")
	}
	if v, ok := m.Blend(&Sampler{Address: [3]driver.AddressMode{driver.AddressClamp}, Linear: true}, 1, 1, 0); !ok ||
		v[0] != 2.5 {
		t.Errorf("the middle of four texels is %v", v[0])
	}
	if _, _, _, ok := m.Place(0, 2, 0); ok {
		t.Error("a texel outside may be written")
	}
	m.Sampler = &Sampler{Address: [3]driver.AddressMode{driver.AddressBorder, driver.AddressBorder}}
	if p := m.Nearest(-0.5, 0.5, 0, 0); p != nil {
		t.Error("a texture without a border there has a texel")
	}
	if p := m.Nearest(1.5, 0.5, 0, 0); p == nil || *(*float32)(p) != 2 {
		t.Error("the nearest texel is another one")
	}
}
