// Package imagetest is the conformance kit for a backend's textures, surfaces, images and samplers.
//
// Invariants: what kernels read is compared with a reference in plain Go, which has fractions of any length. CUDA's
// fractions have 8 bits and hardware may round freely, so blended values may differ by a few 256ths of the range.
// Features that a backend may lack are skipped with the reason.
package imagetest

//go:generate go tool kbind textures.cu
//go:generate go tool kbind images.cl

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/vec"
)

// Run checks every device of the backend: with the kernels of textures.cu or images.cl or both, as the backend takes
// them.
func Run(t *testing.T, backend driver.Backend) {
	devices, err := backend.Devices()
	if err != nil || len(devices) == 0 {
		t.Skipf("no %s device: %v", backend.Name(), err)
	}
	for _, d := range devices {
		t.Run(d.ID, func(t *testing.T) {
			ctx, err := rt.Open(t.Context(), backend.Name()+":"+d.ID, rt.WithBackend(backend))
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() {
				if err := ctx.Close(); err != nil {
					t.Errorf("closing the context: %v", err)
				}
			})
			s, err := rt.NewStream(ctx)
			if err != nil {
				t.Fatal(err)
			}
			e := &env{T: t, ctx: ctx, s: s}
			e.group("CUDA", moduleTextures, (*env).textures)
			e.group("OpenCL", moduleImages, (*env).images)
		})
	}
}

// Textures is the module of the kernels for textures and surfaces, to compile it without a device.
func Textures() *call.ModuleSpec { return moduleTextures }

// env is an opened device with a stream.
type env struct {
	*testing.T
	ctx *rt.Context
	s   *rt.Stream
}

// group runs checks with the kernels of a module, if the device takes them.
func (e *env) group(name string, spec *call.ModuleSpec, run func(*env)) {
	e.Run(name, func(t *testing.T) {
		if _, err := call.Load(e.ctx, spec); errors.Is(err, rt.ErrNoImage) || errors.Is(err, rt.ErrNoDevice) {
			t.Skip(err)
		} else if err != nil {
			t.Fatal(err)
		}
		run(&env{T: t, ctx: e.ctx, s: e.s})
	})
}

// sub runs one check.
func (e *env) sub(name string, run func(*env)) {
	e.Run(name, func(t *testing.T) { run(&env{T: t, ctx: e.ctx, s: e.s}) })
}

// must ends the check on an error, and skips it on what is not supported.
func (e *env) must(err error) {
	e.Helper()
	if errors.Is(err, rt.ErrNotSupported) {
		e.Skip(err)
	}
	if err != nil {
		e.Fatal(err)
	}
}

// shape is a kind of image and how it is sampled.
type shape struct {
	name          string
	w, h, d       int
	layers        int
	dims          int // coordinates, without the layer
	texture       func(e *env, t *rt.Texture, at, out []vec.Float4) error
	image         func(e *env, m *rt.Image, s rt.Sampler, at, out []vec.Float4) error
	height, depth int // 1 where h or d are 0
}

func shapes() []shape {
	list := []shape{
		{name: "1D", w: 13, dims: 1,
			texture: func(e *env, t *rt.Texture, at, out []vec.Float4) error { return SampleTexture1D(e.ctx, t, at, out) },
			image: func(e *env, m *rt.Image, s rt.Sampler, at, out []vec.Float4) error {
				return SampleImage1D(e.ctx, m, s, at, out)
			}},
		{name: "2D", w: 9, h: 7, dims: 2,
			texture: func(e *env, t *rt.Texture, at, out []vec.Float4) error { return SampleTexture2D(e.ctx, t, at, out) },
			image: func(e *env, m *rt.Image, s rt.Sampler, at, out []vec.Float4) error {
				return SampleImage2D(e.ctx, m, s, at, out)
			}},
		{name: "3D", w: 6, h: 5, d: 4, dims: 3,
			texture: func(e *env, t *rt.Texture, at, out []vec.Float4) error { return SampleTexture3D(e.ctx, t, at, out) },
			image: func(e *env, m *rt.Image, s rt.Sampler, at, out []vec.Float4) error {
				return SampleImage3D(e.ctx, m, s, at, out)
			}},
		{name: "1D layers", w: 11, layers: 3, dims: 1,
			texture: func(e *env, t *rt.Texture, at, out []vec.Float4) error {
				return SampleTextureLayers1D(e.ctx, t, at, out)
			},
			image: func(e *env, m *rt.Image, s rt.Sampler, at, out []vec.Float4) error {
				return SampleImageLayers1D(e.ctx, m, s, at, out)
			}},
		{name: "2D layers", w: 6, h: 5, layers: 3, dims: 2,
			texture: func(e *env, t *rt.Texture, at, out []vec.Float4) error {
				return SampleTextureLayers2D(e.ctx, t, at, out)
			},
			image: func(e *env, m *rt.Image, s rt.Sampler, at, out []vec.Float4) error {
				return SampleImageLayers2D(e.ctx, m, s, at, out)
			}},
	}
	for i := range list {
		list[i].height, list[i].depth = max(list[i].h, 1), max(list[i].d, 1)
	}
	return list
}

// desc describes an image of the shape with texels of type T.
func desc[T any](c *shape) rt.ImageDesc {
	d := rt.Texel[T]()
	d.Width, d.Height, d.Depth, d.Layers = c.w, c.h, c.d, c.layers
	return d
}

// bytes is the picture of every check: 8 bits a channel.
func (c *shape) bytes() []vec.UChar4 {
	p := make([]vec.UChar4, c.w*c.height*c.depth*max(c.layers, 1))
	for i := range p {
		p[i] = vec.UChar4{X: uint8(37 * i), Y: uint8(255 * (i % 2)), Z: uint8(i * i), W: uint8(255 - i)}
	}
	return p
}

// floats is the picture with channels from 0 to 1.
func floats(p []vec.UChar4) []vec.Float4 {
	f := make([]vec.Float4, len(p))
	for i, v := range p {
		f[i] = vec.Float4{X: float32(v.X) / 255, Y: float32(v.Y) / 255, Z: float32(v.Z) / 255, W: float32(v.W) / 255}
	}
	return f
}

// places are coordinates inside and outside of the image, in texels, none near where the nearest texel changes.
func (c *shape) places() []vec.Float4 {
	var list []vec.Float4
	fractions := []float32{0.2, 0.5, 0.8125, 0.35}
	at := func(i, n, step int) float32 { return float32(i*step%(3*n)-n) + fractions[i%len(fractions)] }
	for i := range 3 * c.w * c.height * c.depth {
		v := vec.Float4{X: at(i, c.w, 1), W: float32(i % max(c.layers, 1))}
		if c.dims > 1 {
			v.Y = at(i, c.h, 2)
		}
		if c.dims > 2 {
			v.Z = at(i, c.d, 3)
		}
		list = append(list, v)
	}
	return list
}

// samplers are the ways to read that both languages have.
func samplers() []rt.Sampler {
	var list []rt.Sampler
	for _, filter := range []rt.Filter{rt.FilterPoint, rt.FilterLinear} {
		for _, mode := range []rt.AddressMode{rt.AddressClamp, rt.AddressBorder, rt.AddressWrap, rt.AddressMirror} {
			for _, normalized := range []bool{false, true} {
				if repeats := mode == rt.AddressWrap || mode == rt.AddressMirror; normalized || !repeats {
					list = append(list, rt.Sampler{Address: [3]rt.AddressMode{mode, mode, mode}, Filter: filter,
						Normalized: normalized})
				}
			}
		}
	}
	return list
}

var modeNames = map[rt.AddressMode]string{rt.AddressClamp: "clamp", rt.AddressBorder: "border", rt.AddressWrap: "wrap",
	rt.AddressMirror: "mirror"}

func name(s rt.Sampler) string {
	text := modeNames[s.Address[0]]
	if s.Filter == rt.FilterLinear {
		text += " linear"
	}
	if s.Normalized {
		text += " normalized"
	}
	return text
}

// sampled samples a picture at the places and compares.
func (e *env) sampled(c *shape, s rt.Sampler, picture []vec.Float4, run func(at, out []vec.Float4) error) {
	e.Helper()
	places := c.places()
	at, got := slices.Clone(places), make([]vec.Float4, len(places))
	for i := range at {
		if s.Normalized {
			at[i].X, at[i].Y, at[i].Z = at[i].X/float32(c.w), at[i].Y/float32(c.height), at[i].Z/float32(c.depth)
		}
	}
	e.must(run(at, got))
	tolerance := 1e-6
	if s.Filter == rt.FilterLinear {
		tolerance = float64(c.dims+1) / 256
	}
	for i, p := range places {
		want := c.reference(s, picture, p)
		for k, g := range channels(got[i]) {
			if !(math.Abs(float64(g)-want[k]) <= tolerance) { // also for NaN
				e.Fatalf("at %v: got %v, want %.4v within %.3g", p, got[i], want, tolerance)
			}
		}
	}
}

func channels(v vec.Float4) [4]float32 { return [4]float32{v.X, v.Y, v.Z, v.W} }

// reference is CUDA's and OpenCL's rule for what is read at p, in texels.
func (c *shape) reference(s rt.Sampler, picture []vec.Float4, p vec.Float4) (sum [4]float64) {
	x, y, z := steps(s, float64(p.X), c.w), []step{{0, 1}}, []step{{0, 1}}
	if c.dims > 1 {
		y = steps(s, float64(p.Y), c.h)
	}
	if c.dims > 2 {
		z = steps(s, float64(p.Z), c.d)
	}
	if c.layers > 0 {
		z = []step{{int(p.W), 1}}
	}
	for _, k := range z {
		for _, j := range y {
			for _, i := range x {
				if min(i.texel, j.texel, k.texel) < 0 {
					continue // the border is 0
				}
				for n, v := range channels(picture[(k.texel*c.height+j.texel)*c.w+i.texel]) {
					sum[n] += i.weight * j.weight * k.weight * float64(v)
				}
			}
		}
	}
	return sum
}

// step is a texel's index in one dimension, -1 for the border, and its weight.
type step struct {
	texel  int
	weight float64
}

// steps are the texels that a coordinate reads in one dimension.
func steps(s rt.Sampler, at float64, n int) []step {
	if s.Filter == rt.FilterPoint {
		return []step{{inside(s.Address[0], int(math.Floor(at)), n), 1}}
	}
	first := math.Floor(at - 0.5)
	f := at - 0.5 - first
	return []step{{inside(s.Address[0], int(first), n), 1 - f}, {inside(s.Address[0], int(first)+1, n), f}}
}

func inside(mode rt.AddressMode, i, n int) int {
	switch {
	case mode == rt.AddressWrap:
		return (i%n + n) % n
	case mode == rt.AddressMirror:
		if i = (i%(2*n) + 2*n) % (2 * n); i >= n {
			return 2*n - 1 - i
		}
		return i
	case mode == rt.AddressBorder && (i < 0 || i >= n):
		return -1
	}
	return min(max(i, 0), n-1)
}

// shorts is a picture of integers.
func shorts(n int) []vec.Short4 {
	p := make([]vec.Short4, n)
	for i := range p {
		p[i] = vec.Short4{X: int16(-100 * i), Y: int16(i), Z: 7, W: -1}
	}
	return p
}

// same compares elements.
func same[T comparable](e *env, what string, got, want []T) {
	e.Helper()
	for i := range want {
		if got[i] != want[i] {
			e.Fatalf("%s: [%d] is %v, want %v", what, i, got[i], want[i])
		}
	}
}

// inverse is 255 less each channel.
func inverse(p []vec.UChar4) []vec.UChar4 {
	q := make([]vec.UChar4, len(p))
	for i, v := range p {
		q[i] = vec.UChar4{X: 255 - v.X, Y: 255 - v.Y, Z: 255 - v.Z, W: 255 - v.W}
	}
	return q
}

// imageFrom makes an image that every stream may use at once.
func imageFrom[T any](e *env, d rt.ImageDesc, texels []T) *rt.Image {
	e.Helper()
	img, err := rt.ImageFrom(e.s, d, texels)
	e.must(err)
	e.must(e.s.Synchronize(e.ctx))
	return img
}

// outlived queues launches, ends what they read at once, and compares what each of them wrote. A graph of them is then
// refused with an error of the kind.
func (e *env) outlived(want []vec.Short4, launch func(s *rt.Stream, out rt.Buffer[vec.Short4]) error, kind error,
	end ...func() error) {
	e.Helper()
	outs := make([]rt.Buffer[vec.Short4], 50)
	for i := range outs {
		var err error
		outs[i], err = rt.NewBuffer[vec.Short4](e.ctx, len(want))
		e.must(err)
		defer outs[i].Free()
	}
	g, err := rt.Capture(e.ctx, func(s *rt.Stream) error { return launch(s, outs[0]) })
	e.must(err)
	defer g.Close()
	for _, out := range outs {
		e.must(launch(e.s, out))
	}
	for _, f := range end {
		e.must(f())
	}
	got := make([]vec.Short4, len(want))
	for _, out := range outs {
		clear(got)
		e.must(out.Read(e.s, got))
		same(e, "ended after the launches", got, want)
	}
	e.wantIs("a graph", g.Launch(e.s), kind)
}

// row makes a buffer of integers and an image of it.
func (e *env) row(n int) (rt.Buffer[int32], *rt.Image, []int32) {
	e.Helper()
	want := make([]int32, n)
	for i := range want {
		want[i] = int32(i*i - 50)
	}
	b, err := rt.BufferFrom(e.s, want)
	e.must(err)
	d := rt.Texel[int32]()
	d.Width, d.Shape = n, rt.ImageLinear
	img, err := rt.ImageOf(b, d)
	e.must(err)
	e.must(e.s.Synchronize(e.ctx))
	return b, img, want
}

// wantIs reports an error unless err is of the kind.
func (e *env) wantIs(what string, err, kind error) {
	e.Helper()
	if !errors.Is(err, kind) {
		e.Errorf("%s: got error %v, want %v", what, err, kind)
	}
}
