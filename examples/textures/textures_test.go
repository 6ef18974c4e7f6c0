package textures

import (
	"cmp"
	"context"
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/vec"
)

// open returns the device that KBIND_BACKEND names, or the CPU, whatever else there is, with a stream.
func open(t *testing.T) (*rt.Context, *rt.Stream) {
	ctx, err := rt.Open(context.Background(), cmp.Or(os.Getenv("KBIND_BACKEND"), "cpu"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { ctx.Close() })
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return ctx, s
}

// texture makes an image of src and a texture that reads it.
func texture[T any](t *testing.T, s *rt.Stream, size rt.ImageDesc, src []T, d rt.TextureDesc) *rt.Texture {
	t.Helper()
	img, err := rt.ImageFrom(s, size, src)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Synchronize(t.Context()); err != nil {
		t.Fatal(err)
	}
	tex, err := img.Texture(d)
	if err != nil {
		t.Fatal(err)
	}
	return tex
}

// checks reports whether the device checks what a GPU does not: that a texture is bound, and is of the type that the
// kernel reads.
func checks(ctx *rt.Context) bool { return ctx.Info().Backend == "cpu" }

func TestReferences(t *testing.T) {
	ctx, s := open(t)
	value := []float32{-1, 0, 0.25, 0.5, 0.625, 1, 7}
	if checks(ctx) {
		if _, err := Colorize(ctx, value); !errors.Is(err, rt.ErrFault) || !strings.Contains(err.Error(), "not bound") {
			t.Fatalf("before any texture is bound: %v", err)
		}
	}
	d := rt.Texel[vec.Float4]()
	d.Width = 2
	linear := rt.TextureDesc{SamplerDesc: rt.Sampler{Filter: rt.FilterLinear, Normalized: true}}
	tex := texture(t, s, d, []vec.Float4{{X: 1, W: 1}, {Y: 2, W: 3}}, linear)
	table, err := rt.BufferFrom(s, []int32{10, 20, 30, 40})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Synchronize(ctx); err != nil {
		t.Fatal(err)
	}
	cells := rt.Texel[int32]()
	cells.Width, cells.Shape = 4, rt.ImageLinear
	row, err := rt.ImageOf(table, cells)
	if err != nil {
		t.Fatal(err)
	}
	fetch, err := row.Texture(rt.TextureDesc{})
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range []error{BindPalette(ctx, tex), BindTable(ctx, fetch)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	got, err := Colorize(ctx, value)
	if err != nil {
		t.Fatal(err)
	}
	// Coordinate v is 2v in texels; texel centres are at 0.5 and 1.5, so that the second weighs 2v-0.5.
	want := []vec.Float4{{X: 1, W: 11}, {X: 1, W: 21}, {X: 1, W: 31}, {X: 0.5, Y: 1, W: 42}, {X: 0.25, Y: 1.5, W: 12.5},
		{Y: 2, W: 23}, {Y: 2, W: 33}}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("value %v: got %v, want %v", value[i], got[i], want[i])
		}
	}
	if checks(ctx) {
		if err := BindPalette(ctx, fetch); err != nil {
			t.Fatal(err)
		}
		if _, err := Colorize(ctx, value); err == nil || !strings.Contains(err.Error(), "linear") {
			t.Errorf("a texture of another shape: %v", err)
		}
	}
	if err := tex.Close(); err != nil {
		t.Fatal(err)
	}
	if err := BindPalette(ctx, tex); !errors.Is(err, rt.ErrClosed) {
		t.Errorf("a closed texture: %v", err)
	}
}

func TestStructs(t *testing.T) {
	ctx, s := open(t)
	wrap := rt.TextureDesc{SamplerDesc: rt.Sampler{Normalized: true,
		Address: [3]rt.AddressMode{rt.AddressWrap, rt.AddressMirror}}}
	first := texture(t, s, rt.Size2D[vec.UChar2](2, 2),
		[]vec.UChar2{{X: 1, Y: 2}, {X: 3, Y: 4}, {X: 5, Y: 6}, {X: 7, Y: 8}}, wrap)
	second := texture(t, s, rt.Size2D[uint8](4, 2), make([]uint8, 8), wrap)
	d := rt.Size2D[float32](3, 1)
	d.Layers = 2
	lights := texture(t, s, d, []float32{1, 10, 100, -1, -10, -100}, rt.TextureDesc{})
	handle := func(tex *rt.Texture) uint64 {
		h, err := tex.Handle()
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	material := []Material{{Albedo: handle(first), Scale: vec.Float2{X: 0.5, Y: 0.5}}}
	got, err := Shade(ctx, material, []uint64{handle(lights)}, int32(len(material)), 5)
	if err != nil {
		t.Fatal(err)
	}
	// Texel (0,0), (1,1), (0,1) mirrored, (1,0) mirrored, (0,0); lights 1, -10, 100, and beyond the edge -100 and 100.
	want := []float32{1 + 2, -10*7 + 8, 100*5 + 6, -100*3 + 4, 100*1 + 2}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("%d: got %v, want %v", i, got[i], want[i])
		}
	}
	if !checks(ctx) {
		return
	}
	material[0].Albedo = handle(second)
	if _, err := Shade(ctx, material, []uint64{handle(lights)}, 1, 1); err == nil ||
		!strings.Contains(err.Error(), "textures.cu:41") ||
		!strings.Contains(err.Error(), "the texture has 1 x uint8 texels, the kernel reads 2 x uint8") {
		t.Errorf("texels of another type: %v", err)
	}
	material[0].Albedo = 77
	if _, err := Shade(ctx, material, []uint64{handle(lights)}, 1, 1); err == nil ||
		!strings.Contains(err.Error(), "0x4d is the handle of no texture") {
		t.Errorf("a handle that is none: %v", err)
	}
}

func TestSurfaces(t *testing.T) {
	ctx, s := open(t)
	d := rt.Size2D[float32](3, 2)
	if img, err := rt.NewImage(ctx, d); err != nil {
		t.Fatal(err)
	} else if _, err := img.Surface(); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("a surface of an image that is no storage: %v", err)
	}
	d.Storage = true
	src, err := rt.ImageFrom(s, d, []float32{3, 6, 9, 0, 3, 30})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Synchronize(ctx); err != nil {
		t.Fatal(err)
	}
	dst, err := rt.NewImage(ctx, d)
	if err != nil {
		t.Fatal(err)
	}
	in, err := src.Surface()
	if err != nil {
		t.Fatal(err)
	}
	out, err := dst.Surface()
	if err != nil {
		t.Fatal(err)
	}
	if err := BindCanvas(ctx, out); err != nil {
		t.Fatal(err)
	}
	if err := Smooth(ctx, in, 3, 2); err != nil {
		t.Fatal(err)
	}
	got := make([]float32, 6)
	if err := rt.ReadImage(s, dst, got); err != nil {
		t.Fatal(err)
	}
	for i, want := range []float32{4, 6, 8, 1, 11, 21} {
		if got[i] != want {
			t.Errorf("texel %d: got %v, want %v", i, got[i], want)
		}
	}
}
