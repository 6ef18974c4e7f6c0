package rt_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/vec"
)

// images opens the CPU with a stream.
func images(t *testing.T) (*rt.Context, *rt.Stream) {
	t.Helper()
	ctx, err := rt.Open(context.Background(), "cpu")
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

func TestImageCopies(t *testing.T) {
	ctx, s := images(t)
	d := rt.Texel[vec.UShort2]()
	d.Width, d.Height, d.Depth = 4, 3, 2
	src := make([]vec.UShort2, 24)
	for i := range src {
		src[i] = vec.UShort2{X: uint16(i), Y: uint16(100 * i)}
	}
	img, err := rt.ImageFrom(s, d, src)
	if err != nil {
		t.Fatal(err)
	}
	got := make([]vec.UShort2, 24)
	if err := rt.ReadImage(s, img, got); err != nil || !slices.Equal(got, src) {
		t.Errorf("%v %v", got, err)
	}
	part := rt.Region{X: 1, Y: 1, Z: 1, Width: 2, Height: 2, Depth: 1}
	channels := make([]uint16, 8)
	if err := rt.ReadRegion(s, img, part, channels); err != nil ||
		!slices.Equal(channels, []uint16{17, 1700, 18, 1800, 21, 2100, 22, 2200}) {
		t.Errorf("%v %v", channels, err)
	}
	if err := rt.UploadRegion(s, img, part, []byte{1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8, 0}); err != nil {
		t.Fatal(err)
	}
	copy(src[17:], []vec.UShort2{{X: 1, Y: 2}, {X: 3, Y: 4}})
	copy(src[21:], []vec.UShort2{{X: 5, Y: 6}, {X: 7, Y: 8}})
	if err := rt.ReadImage(s, img, got); err != nil || !slices.Equal(got, src) {
		t.Errorf("%v %v", got, err)
	}
	for _, c := range []struct {
		want string
		err  error
	}{
		{"5 elements of 4 bytes for 4x3x2 texels of 4", rt.UploadImage(s, img, src[:5])},
		{"elements of 8 bytes for texels of 4", rt.UploadImage(s, img, make([]int64, 12))},
		{"a region of 2x2x1 at (3,1,1)", rt.ReadRegion(s, img, rt.Region{X: 3, Y: 1, Z: 1, Width: 2, Height: 2, Depth: 1},
			channels)},
		{"a region of 0x0x0", rt.ReadRegion(s, img, rt.Region{}, channels)},
		{"the image is nil", rt.ReadImage[byte](s, nil, nil)},
	} {
		if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
			t.Errorf("got %v, want %s", c.err, c.want)
		}
	}
	if err := img.Free(); err != nil {
		t.Fatal(err)
	}
	if err := rt.ReadImage(s, img, got); !errors.Is(err, rt.ErrFreed) {
		t.Errorf("after Free: %v", err)
	}
	if _, err := img.Texture(rt.TextureDesc{}); !errors.Is(err, rt.ErrFreed) {
		t.Errorf("after Free: %v", err)
	}
	if m, err := rt.Memory(ctx); err == nil && m.InUse != 0 {
		t.Errorf("%d bytes in use", m.InUse)
	}
	_, other := images(t)
	here, err := rt.NewImage(ctx, d)
	if err != nil {
		t.Fatal(err)
	}
	if err := rt.ReadImage(other, here, got); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("on another context: %v", err)
	}
	ctx.Close()
	if err := here.Free(); err != nil {
		t.Errorf("Free after Close: %v", err)
	}
}

func TestImageDescriptions(t *testing.T) {
	ctx, s := images(t)
	size := func(d rt.ImageDesc, w, h, depth, layers int) rt.ImageDesc {
		d.Width, d.Height, d.Depth, d.Layers = w, h, depth, layers
		return d
	}
	f := rt.Texel[float32]()
	cube := size(f, 4, 4, 0, 0)
	cube.Shape = rt.ImageCube
	oblong := size(f, 4, 3, 0, 0)
	oblong.Shape = rt.ImageCube
	packed := size(rt.ImageDesc{Order: rt.OrderRGBA, Type: rt.TypeUNorm565}, 4, 4, 0, 0)
	pitched := size(f, 4, 4, 0, 0)
	pitched.Pitch = 8
	for _, c := range []struct {
		d    rt.ImageDesc
		want string
	}{
		{size(f, 4, 0, 0, 0), "1D"}, {size(f, 4, 3, 0, 0), "2D"}, {size(f, 4, 3, 2, 0), "3D"},
		{size(f, 4, 0, 0, 2), "layered 1D"}, {size(f, 4, 3, 0, 2), "layered 2D"}, {cube, "cubemap"},
		{oblong, "4 wide and 3 high"}, {size(f, 0, 0, 0, 0), "the width is 0"}, {size(f, 4, 0, 2, 0), "the height is 0"},
		{size(f, -4, 0, 0, 0), "the width is -4"},
		{size(rt.Texel[float64](), 4, 0, 0, 0), "no format"}, {size(rt.Texel[vec.Float3](), 4, 0, 0, 0), "no format"},
		{size(rt.Texel[vec.BFloat16](), 4, 0, 0, 0), "no format"},
		{packed, "packed"}, {pitched, "pitch of 8 bytes"}, {size(f, 1<<30, 1<<30, 1<<30, 0), "1073741824x1073741824"},
	} {
		img, err := rt.NewImage(ctx, c.d)
		switch {
		case err != nil:
			if !strings.Contains(err.Error(), c.want) {
				t.Errorf("%+v: got %v, want %s", c.d, err, c.want)
			}
		case img.Desc().Shape.String() != c.want:
			t.Errorf("%+v: got a %s image, want %s", c.d, img.Desc().Shape, c.want)
		}
	}
	for _, ok := range []bool{rt.Texel[vec.Half]().Type == rt.TypeHalf, rt.Texel[int8]().Type == rt.TypeInt8,
		rt.Texel[vec.Half4]().Order == rt.OrderRGBA, rt.Texel[vec.UInt2]().Order == rt.OrderRG} {
		if !ok {
			t.Errorf("Texel: %+v %+v", rt.Texel[vec.Half](), rt.Texel[vec.Half4]())
		}
	}
	buf, err := rt.BufferFrom(s, make([]float32, 30))
	if err != nil {
		t.Fatal(err)
	}
	pitched.Pitch = 32
	if _, err := rt.ImageOf(buf.Slice(2, 30), pitched); err != nil { // 3*32 + 16 bytes
		t.Errorf("an image of a buffer: %v", err)
	}
	pitched.Pitch = 40
	if _, err := rt.ImageOf(buf, pitched); err == nil || !strings.Contains(err.Error(), "136 bytes in a buffer of 120") {
		t.Errorf("an image of a buffer that is too short: %v", err)
	}
	pitched.Pitch = 18
	if _, err := rt.ImageOf(buf, pitched); err == nil || !strings.Contains(err.Error(), "multiples of the 4 bytes") {
		t.Errorf("an image between the elements of a buffer: %v", err)
	}
	if _, err := rt.ImageOf(rt.Buffer[float32]{}, pitched); err == nil {
		t.Error("an image of no buffer")
	}
}

func TestTextureDescriptions(t *testing.T) {
	ctx, _ := images(t)
	image := func(d rt.ImageDesc) *rt.Image {
		d.Width, d.Height = 4, 4
		img, err := rt.NewImage(ctx, d)
		if err != nil {
			t.Fatal(err)
		}
		return img
	}
	ints, bytes, floats, bgra := image(rt.Texel[int32]()), image(rt.Texel[vec.UChar4]()), image(rt.Texel[float32]()),
		image(rt.ImageDesc{Order: rt.OrderBGRA, Type: rt.TypeUNorm8})
	linear := rt.Sampler{Filter: rt.FilterLinear}
	wrap := rt.Sampler{Address: [3]rt.AddressMode{rt.AddressWrap}}
	for _, c := range []struct {
		img  *rt.Image
		d    rt.TextureDesc
		want string
	}{
		{ints, rt.TextureDesc{}, ""}, {bytes, rt.TextureDesc{SamplerDesc: linear, ReadNormalized: true}, ""},
		{floats, rt.TextureDesc{SamplerDesc: linear, Border: [4]float32{1}}, ""},
		{ints, rt.TextureDesc{SamplerDesc: linear}, "filters int32"},
		{bytes, rt.TextureDesc{SamplerDesc: linear}, "filters uint8"},
		{ints, rt.TextureDesc{ReadNormalized: true}, "reads int32 normalised"},
		{floats, rt.TextureDesc{SamplerDesc: wrap}, "repeats"},
		{bytes, rt.TextureDesc{ReadNormalized: true, Border: [4]float32{1}}, "border"}, {bgra, rt.TextureDesc{}, "unorm8"},
	} {
		tex, err := c.img.Texture(c.d)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%+v: %v", c.d, err)
		case c.want == "":
			if h, err := tex.Handle(); h == 0 || err != nil || tex.Image() != c.img {
				t.Errorf("handle %d, %v", h, err)
			}
			if err := tex.Close(); err != nil {
				t.Error(err)
			}
			if _, err := tex.Handle(); !errors.Is(err, rt.ErrClosed) {
				t.Errorf("the handle of a closed texture: %v", err)
			}
		case !errors.Is(err, rt.ErrNotSupported) || !strings.Contains(err.Error(), c.want):
			t.Errorf("%+v: got %v, want %s", c.d, err, c.want)
		}
	}
}

// A launch that cannot be prepared takes any object and keeps its first error.
func TestObjectsOfFailedLaunch(t *testing.T) {
	ctx, s := images(t)
	img, err := rt.NewImage(ctx, rt.Size2D[float32](4, 4))
	if err != nil {
		t.Fatal(err)
	}
	tex, err := img.Texture(rt.TextureDesc{})
	if err != nil {
		t.Fatal(err)
	}
	spec := &call.ModuleSpec{Name: "none.cu",
		Kernels: []call.KernelSpec{{Name: "K", Params: []call.ParamSpec{{Name: "t", Kind: call.TextureArg},
			{Name: "i", Kind: call.ImageArg, Shape: rt.Image3D}}}}}
	if c := call.Prepare(s, rt.Launch{}, spec, 0); c.Err() == nil {
		t.Fatal("a module without an image was loaded")
	} else {
		call.PutTexture(c, tex)
		call.PutTexture(c, nil)
		call.PutImage(c, nil)
		call.PutSampler(c, rt.Sampler{})
		if err := c.Launch(); !errors.Is(err, rt.ErrNoImage) {
			t.Errorf("the first error is not kept: %v", err)
		}
	}
}
