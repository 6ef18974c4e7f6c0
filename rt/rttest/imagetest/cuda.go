package imagetest

import (
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/vec"
)

// textures checks what CUDA and HIP have.
func (e *env) textures() {
	for _, c := range shapes() {
		e.sub(c.name, func(e *env) { e.textureShape(&c) })
	}
	e.sub("border colour", (*env).borderColour)
	e.sub("cube", (*env).cube)
	e.sub("integers", (*env).integers)
	e.sub("linear memory", (*env).linearMemory)
	e.sub("pitched memory", (*env).pitchedMemory)
	e.sub("surface", (*env).surface)
	e.sub("surface 3D", (*env).surface3D)
	e.sub("handles", (*env).handles)
	e.sub("end", (*env).end)
	e.sub("misuse", (*env).misuse)
}

// textureShape reads images of one shape in every way, of floats and of bytes as floats.
func (e *env) textureShape(c *shape) {
	bytes := c.bytes()
	picture := floats(bytes)
	ofFloats := imageFrom(e, desc[vec.Float4](c), picture)
	defer ofFloats.Free()
	ofBytes := imageFrom(e, desc[vec.UChar4](c), bytes)
	defer ofBytes.Free()
	for _, s := range samplers() {
		e.sub(name(s), func(e *env) {
			for _, m := range []*rt.Image{ofFloats, ofBytes} {
				t, err := m.Texture(rt.TextureDesc{SamplerDesc: s, ReadNormalized: m == ofBytes})
				e.must(err)
				e.sampled(c, s, picture, func(at, out []vec.Float4) error { return c.texture(e, t, at, out) })
				e.must(t.Close())
				e.must(t.Close())
			}
		})
	}
}

func (e *env) borderColour() {
	img := imageFrom(e, rt.Size2D[vec.Float4](2, 1), []vec.Float4{{X: 1}, {X: 2}})
	defer img.Free()
	t, err := img.Texture(rt.TextureDesc{SamplerDesc: rt.Sampler{Address: [3]rt.AddressMode{rt.AddressBorder,
		rt.AddressBorder}}, Border: [4]float32{5, 6, 7, 8}})
	e.must(err)
	defer t.Close()
	got := make([]vec.Float4, 3)
	e.must(SampleTexture2D(e.ctx, t, []vec.Float4{{X: -1, Y: 0.5}, {X: 1.5, Y: 0.5}, {X: 0.5, Y: 2}}, got))
	border := vec.Float4{X: 5, Y: 6, Z: 7, W: 8}
	same(e, "with a border colour", got, []vec.Float4{border, {X: 2}, border})
}

func (e *env) cube() {
	d := rt.Texel[vec.Float4]()
	d.Shape, d.Width, d.Height = rt.ImageCube, 4, 4
	texels := make([]vec.Float4, 6*16)
	want := make([]vec.Float4, 6)
	for i := range texels {
		texels[i] = vec.Float4{X: float32(i / 16), W: 1}
		want[i/16] = texels[i]
	}
	img := imageFrom(e, d, texels)
	defer img.Free()
	t, err := img.Texture(rt.TextureDesc{SamplerDesc: rt.Sampler{Normalized: true}})
	e.must(err)
	defer t.Close()
	got := make([]vec.Float4, 6)
	e.must(SampleCube(e.ctx, t, got))
	same(e, "the faces", got, want)
}

func (e *env) integers() {
	const w, h = 17, 9
	want := shorts(w * h)
	img := imageFrom(e, rt.Size2D[vec.Short4](w, h), want)
	defer img.Free()
	t, err := img.Texture(rt.TextureDesc{})
	e.must(err)
	defer t.Close()
	got := make([]vec.Short4, w*h)
	e.must(CopyTexels(e.ctx, t, got, w, h))
	same(e, "integers", got, want)
}

func (e *env) linearMemory() {
	b, img, want := e.row(1000)
	defer b.Free()
	t, err := img.Texture(rt.TextureDesc{})
	e.must(err)
	got := make([]int32, len(want))
	e.must(FetchRow(e.ctx, t, got))
	same(e, "linear memory", got, want)
	e.must(rt.UploadRegion(e.s, img, rt.Region{X: 3, Width: 2, Height: 1, Depth: 1}, []int32{-7, -8}))
	want[3], want[4] = -7, -8
	e.must(e.s.Synchronize(e.ctx))
	e.must(FetchRow(e.ctx, t, got))
	same(e, "after an upload", got, want)
	e.must(t.Close())
	e.must(img.Free())
}

func (e *env) pitchedMemory() {
	const w, h, pitch = 10, 6, 256 // bytes of a row
	b, err := rt.NewBuffer[vec.Short4](e.ctx, h*pitch/8)
	e.must(err)
	defer b.Free()
	e.must(b.Zero(e.s))
	d := rt.Size2D[vec.Short4](w, h)
	d.Pitch = pitch
	img, err := rt.ImageOf(b, d)
	e.must(err)
	want := shorts(w * h)
	e.must(rt.UploadImage(e.s, img, want))
	e.must(e.s.Synchronize(e.ctx))
	t, err := img.Texture(rt.TextureDesc{})
	e.must(err)
	got := make([]vec.Short4, w*h)
	e.must(CopyTexels(e.ctx, t, got, w, h))
	same(e, "pitched memory", got, want)
	row := make([]vec.Short4, w+1)
	e.must(b.Slice(pitch/8, 2*pitch/8).Read(e.s, row))
	same(e, "the second row and what is behind it", row, append(want[w:2*w:2*w], vec.Short4{}))
	e.must(rt.ReadImage(e.s, img, got))
	same(e, "read back", got, want)
	e.must(t.Close())
	e.must(img.Free())
}

func (e *env) surface() {
	c := shape{w: 21, h: 10, height: 10, depth: 1}
	d := desc[vec.UChar4](&c)
	d.Storage = true
	texels := c.bytes()
	img := imageFrom(e, d, texels)
	defer img.Free()
	s, err := img.Surface()
	e.must(err)
	defer s.Close()
	e.must(InvertSurfaceLaunch(e.s, rt.Launch{}, s, int32(c.w), int32(c.h)))
	got := make([]vec.UChar4, len(texels))
	e.must(rt.ReadImage(e.s, img, got))
	same(e, "inverted", got, inverse(texels))
}

func (e *env) surface3D() {
	d := rt.Texel[int32]()
	d.Width, d.Height, d.Depth, d.Storage = 9, 6, 5, true
	img, err := rt.NewImage(e.ctx, d)
	e.must(err)
	defer img.Free()
	s, err := img.Surface()
	e.must(err)
	defer s.Close()
	e.must(NumberSurface3DLaunch(e.s, rt.Launch{}, s, 9, 6, 5))
	got, want := make([]int32, 9*6*5), make([]int32, 9*6*5)
	for i := range want {
		want[i] = int32(i)
	}
	e.must(rt.ReadImage(e.s, img, got))
	same(e, "numbers", got, want)
}

func (e *env) handles() {
	b, img, want := e.row(10)
	defer b.Free()
	var table []Entry
	for i := range 3 {
		t, err := img.Texture(rt.TextureDesc{})
		e.must(err)
		defer t.Close()
		h, err := t.Handle()
		e.must(err)
		table = append(table, Entry{Texture: h, Scale: int32(i)})
	}
	got := make([]int32, 3)
	e.must(LookIn(e.ctx, table, got))
	same(e, "textures in structs", got, []int32{0, want[1], 2 * want[1]})
}

func (e *env) misuse() {
	img, err := rt.NewImage(e.ctx, rt.Size2D[vec.Float4](4, 4))
	e.must(err)
	_, err = img.Surface()
	e.wantIs("a surface of an image that is no storage", err, rt.ErrNotSupported)
	_, err = img.Texture(rt.TextureDesc{SamplerDesc: rt.Sampler{Address: [3]rt.AddressMode{rt.AddressWrap}}})
	e.wantIs("an image that repeats, in texels", err, rt.ErrNotSupported)
	d := rt.Size2D[vec.UChar4](4, 4)
	d.Order = rt.OrderBGRA
	_, err = rt.NewImage(e.ctx, d)
	if err == nil {
		var bgra *rt.Image
		if bgra, err = rt.NewImage(e.ctx, d); err == nil {
			_, err = bgra.Texture(rt.TextureDesc{})
		}
	}
	e.wantIs("a texture of BGRA texels", err, rt.ErrNotSupported)
	t, err := img.Texture(rt.TextureDesc{})
	e.must(err)
	second, err := img.Texture(rt.TextureDesc{})
	e.must(err)
	one := make([]vec.Float4, 1)
	e.must(t.Close())
	e.wantIs("a closed texture", SampleTexture2D(e.ctx, t, one, one), rt.ErrClosed)
	e.must(img.Free())
	e.wantIs("a texture of a freed image", SampleTexture2D(e.ctx, second, one, one), rt.ErrFreed)
	e.must(second.Close())
}

// end closes a texture and frees its image while launches that read it are queued.
func (e *env) end() {
	const w, h = 17, 9
	want := shorts(w * h)
	img := imageFrom(e, rt.Size2D[vec.Short4](w, h), want)
	t, err := img.Texture(rt.TextureDesc{})
	e.must(err)
	e.outlived(want, func(s *rt.Stream, out rt.Buffer[vec.Short4]) error {
		return CopyTexelsLaunch(s, rt.Launch{}, t, out, w, h)
	}, rt.ErrClosed, t.Close, img.Free)
}
