package imagetest

import (
	"strings"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/vec"
)

// images checks what OpenCL has.
func (e *env) images() {
	for _, c := range shapes() {
		e.sub(c.name, func(e *env) { e.imageShape(&c) })
	}
	e.sub("integers", (*env).imageIntegers)
	e.sub("buffer", (*env).imageBuffer)
	e.sub("write", (*env).imageWrite)
	e.sub("end", (*env).imageEnd)
	e.sub("misuse", (*env).imageMisuse)
}

// imageShape reads images of one shape in every way, of floats and of normalised bytes.
func (e *env) imageShape(c *shape) {
	bytes := c.bytes()
	picture := floats(bytes)
	ofFloats := imageFrom(e, desc[vec.Float4](c), picture)
	defer ofFloats.Free()
	d := desc[vec.UChar4](c)
	d.Type = rt.TypeUNorm8
	ofBytes := imageFrom(e, d, bytes)
	defer ofBytes.Free()
	info := e.ctx.Info()
	for _, s := range samplers() {
		e.sub(name(s), func(e *env) {
			if c.layers > 0 && s.Normalized && strings.Contains(info.Driver, "Portable Computing Language") {
				e.Skip("PoCL takes the layer for a normalised coordinate too")
			}
			for _, m := range []*rt.Image{ofFloats, ofBytes} {
				e.sampled(c, s, picture, func(at, out []vec.Float4) error { return c.image(e, m, s, at, out) })
			}
		})
	}
}

func (e *env) imageIntegers() {
	const w, h = 17, 9
	want := shorts(w * h)
	img := imageFrom(e, rt.Size2D[vec.Short4](w, h), want)
	defer img.Free()
	got := make([]vec.Short4, w*h)
	e.must(CopyImage(e.ctx, img, got, w, h))
	same(e, "integers", got, want)
}

func (e *env) imageBuffer() {
	b, img, want := e.row(1000)
	defer b.Free()
	got := make([]int32, len(want))
	e.must(ReadRow(e.ctx, img, got))
	same(e, "a buffer's texels", got, want)
	e.must(img.Free())
}

func (e *env) imageWrite() {
	c := shape{w: 21, h: 10, height: 10, depth: 1}
	texels := c.bytes()
	src := imageFrom(e, desc[vec.UChar4](&c), texels)
	defer src.Free()
	dst, err := rt.NewImage(e.ctx, src.Desc())
	e.must(err)
	defer dst.Free()
	e.must(InvertImageLaunch(e.s, rt.Launch{}, src, dst, int32(c.w), int32(c.h)))
	got := make([]vec.UChar4, len(texels))
	e.must(rt.ReadImage(e.s, dst, got))
	same(e, "inverted", got, inverse(texels))
}

func (e *env) imageMisuse() {
	img, err := rt.NewImage(e.ctx, rt.Size2D[vec.Short4](4, 4))
	e.must(err)
	got := make([]vec.Short4, 16)
	e.wantIs("an image of another shape", ReadRow(e.ctx, img, make([]int32, 4)), rt.ErrInvalidLaunch)
	e.must(img.Free())
	e.wantIs("a freed image", CopyImage(e.ctx, img, got, 4, 4), rt.ErrFreed)
}

// imageEnd frees an image while launches that read it are queued.
func (e *env) imageEnd() {
	const w, h = 17, 9
	want := shorts(w * h)
	img := imageFrom(e, rt.Size2D[vec.Short4](w, h), want)
	e.outlived(want, func(s *rt.Stream, out rt.Buffer[vec.Short4]) error {
		return CopyImageLaunch(s, rt.Launch{}, img, out, w, h)
	}, rt.ErrFreed, img.Free)
}
