package simt

import (
	"strings"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/texel"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/vec"
)

// surfaceBlock returns a block that finds m as handle 1.
func surfaceBlock(m *texel.Image) *Block {
	b := NewBlock()
	b.Start(&Launch{Image: func(h uint64) *texel.Image { return map[uint64]*texel.Image{1: m}[h] }}, Dim3{})
	return b
}

// counting returns an image whose 32-bit words are 100, 101, ...
func counting(shape driver.ImageShape, order driver.ChannelOrder, w, h, d int) *texel.Image {
	words := make([]uint32, w*h*d*order.Channels())
	for i := range words {
		words[i] = 100 + uint32(i)
	}
	return &texel.Image{P: unsafe.Pointer(&words[0]), Shape: shape, W: w, H: h, D: d, Row: 4 * w * order.Channels(),
		Slice: 4 * w * h * order.Channels(), Order: order, Type: driver.TypeUint32}
}

// The values are those of an H200.
func TestSurfaceRead(t *testing.T) {
	for _, m := range []*texel.Image{counting(driver.Image2D, driver.OrderR, 16, 3, 1),
		counting(driver.Image2D, driver.OrderRGBA, 4, 3, 1)} {
		b := surfaceBlock(m)
		for _, c := range []struct {
			x, y        int32
			zero, clamp uint32
		}{
			{0, 0, 100, 100}, {4, 0, 101, 101}, {60, 0, 115, 115}, {64, 0, 0, 115}, {92, 2, 0, 147}, {-4, 1, 0, 116},
			{-16, -1, 0, 100}, {8, 3, 0, 134}, {8, -1, 0, 102},
		} {
			if got := SurfRead(b, 1, 2<<16|4, c.x, c.y, 0, boundaryZero).X; got != c.zero {
				t.Errorf("%v zero: got %d", c, got)
			}
			if got := SurfRead(b, 1, 2<<16|4, c.x, c.y, 0, boundaryClamp).X; got != c.clamp {
				t.Errorf("%v clamp: got %d", c, got)
			}
		}
		if got, want := SurfRead(b, 1, 2<<16|16, 16, 1, 0, boundaryTrap),
			(vec.UInt4{X: 120, Y: 121, Z: 122, W: 123}); got != want {
			t.Errorf("16 bytes: got %v", got)
		}
	}
	layers := surfaceBlock(counting(driver.Image2DLayered, driver.OrderR, 4, 3, 3))
	for layer, want := range map[int32]uint32{-1: 129, 0: 105, 1: 117, 2: 129, 3: 129} {
		if got := SurfRead(layers, 1, 5<<16|4, 4, 1, layer, boundaryClamp).X; got != want {
			t.Errorf("layer %d: got %d, want %d", layer, got, want)
		}
	}
}

func TestSurfaceWrite(t *testing.T) {
	m := counting(driver.Image2D, driver.OrderR, 16, 3, 1)
	b := surfaceBlock(m)
	words := unsafe.Slice((*uint32)(m.P), 48)
	for _, c := range [][3]int32{{-4, 0, 1}, {64, 1, 2}, {0, 3, 3}} {
		SurfWrite(b, 1, 2<<16|4, vec.UInt4{X: uint32(c[2])}, c[0], c[1], 0, boundaryZero)
	}
	for i, w := range words {
		if w != 100+uint32(i) {
			t.Errorf("a write outside changed word %d", i)
		}
	}
	SurfWrite(b, 1, 2<<16|4, vec.UInt4{X: 1000}, -4, 0, 0, boundaryClamp)
	SurfWrite(b, 1, 2<<16|4, vec.UInt4{X: 1002}, 0, 3, 0, boundaryClamp)
	SurfWrite(b, 1, 2<<16|4, vec.UInt4{X: 1003}, 100, 1, 0, boundaryClamp)
	SurfWrite(b, 1, 2<<16|1, vec.UInt4{X: 0xff7}, 5, 0, 0, boundaryTrap)
	if words[0] != 1000 || words[32] != 1002 || words[31] != 1003 || words[1] != 101&^0xff00|0xf700 {
		t.Errorf("got %v", words)
	}
}

func TestImageFaults(t *testing.T) {
	surf := counting(driver.Image2D, driver.OrderR, 16, 3, 1)
	tex := *surf
	tex.Sampler = &texel.Sampler{}
	bad := *surf
	bad.Type = driver.TypeFloat
	b := NewBlock()
	b.Start(&Launch{Image: func(h uint64) *texel.Image {
		return map[uint64]*texel.Image{1: surf, 2: &tex, 3: &bad}[h]
	}}, Dim3{})
	const none = 0 // CLK_ADDRESS_NONE
	linear, normalized := texel.SamplerBits(texel.Sampler{Linear: true}),
		texel.SamplerBits(texel.Sampler{Normalized: true})
	for _, c := range []struct {
		want string
		f    func()
	}{
		{"the texture is not bound", func() { TexFetchU32(b, 0, 0, 0) }},
		{"0x9 is the handle of no surface", func() { SurfRead(b, 9, 2<<16|4, 0, 0, 0, boundaryTrap) }},
		{"not of a texture", func() { TexSampleU32(b, 1, 2<<16|32<<4|1, 0, 0, 0, 0) }},
		{"not of a surface", func() { SurfRead(b, 2, 2<<16|4, 0, 0, 0, boundaryTrap) }},
		{"the texture is 2D, the kernel reads a 3D texture", func() { TexSampleU32(b, 2, 3<<16|32<<4|1, 0, 0, 0, 0) }},
		{"1 x uint32 texels, the kernel reads 2 x uint32", func() { TexSampleU32(b, 2, 2<<16|32<<4|2, 0, 0, 0, 0) }},
		{"1 x uint32 texels, the kernel reads 1 x float0", func() { TexSampleF32(b, 2, 2<<16|1, 0, 0, 0, 0) }},
		{"the surface is 2D", func() { SurfRead(b, 1, 1<<16|4, 0, 0, 0, boundaryTrap) }},
		{"byte 64 of row 0, slice 0 of a surface of 16x3x1 texels", func() {
			SurfRead(b, 1, 2<<16|4, 64, 0, 0, boundaryTrap)
		}},
		{"4 bytes at byte 6", func() { SurfRead(b, 1, 2<<16|4, 6, 0, 0, boundaryZero) }},
		{"read_imagef on an image of uint32", func() { ImageReadF32(b, 1, none, 0, 0, 0) }},
		{"a read outside of an image of 16x3x1", func() { ImageTexelU32(b, 1, none, 16, 0, 0) }},
		{"a read outside of an image of 16x3x1", func() { ImageReadF32(b, 3, linear, 15.8, 1, 0) }},
		{"none", func() { ImageReadF32(b, 3, linear, 15.5, 2.5, 0) }}, // the last texel itself
		{"read_imageui with a sampler of CLK_FILTER_LINEAR", func() { ImageReadU32(b, 1, linear, 0, 0, 0) }},
		{"integer coordinates and a sampler that is normalized", func() { ImageTexelU32(b, 1, normalized, 0, 0, 0) }},
		{"a write to texel (0,3,0) of an image of 16x3x1", func() { ImageWriteU32(b, 1, vec.UInt4{}, 0, 3, 0) }},
	} {
		if got := faultOf(c.f); !strings.Contains(got, c.want) {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}
