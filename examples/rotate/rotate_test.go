package rotate

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/vec"
)

const width, height, angle = 37, 23, 0.3

// picture is an image with smooth and with sharp parts.
func picture() []vec.UChar4 {
	img := make([]vec.UChar4, width*height)
	for i := range img {
		x, y := i%width, i/width
		img[i] = vec.UChar4{X: uint8(7 * x), Y: uint8(11 * y), Z: uint8(255 * (x / 4 % 2)), W: 255}
	}
	return img
}

// reference is the rotation in plain Go, with fractions of any length.
func reference(src []vec.UChar4) [][4]float64 {
	at := func(x, y int) [4]float64 {
		if x < 0 || y < 0 || x >= width || y >= height {
			return [4]float64{}
		}
		p := src[y*width+x]
		return [4]float64{float64(p.X), float64(p.Y), float64(p.Z), float64(p.W)}
	}
	dst := make([][4]float64, len(src))
	s, c := math.Sincos(angle)
	for i := range dst {
		dx, dy := float64(i%width)+0.5-width/2.0, float64(i/width)+0.5-height/2.0
		x, y := c*dx+s*dy+width/2.0-0.5, c*dy-s*dx+height/2.0-0.5
		fx, fy := math.Floor(x), math.Floor(y)
		a, b := x-fx, y-fy
		for k := range dst[i] {
			top := (1-a)*at(int(fx), int(fy))[k] + a*at(int(fx)+1, int(fy))[k]
			bottom := (1-a)*at(int(fx), int(fy)+1)[k] + a*at(int(fx)+1, int(fy)+1)[k]
			dst[i][k] = (1-b)*top + b*bottom
		}
	}
	return dst
}

// check compares with the reference: a fraction of 8 bits is at most half a unit of 256 wrong in each direction, and
// the result is rounded.
func check(t *testing.T, got []vec.UChar4, want [][4]float64) {
	t.Helper()
	const tolerance = 1.6
	for i, w := range want {
		g := [4]uint8{got[i].X, got[i].Y, got[i].Z, got[i].W}
		for k := range g {
			if d := math.Abs(float64(g[k]) - w[k]); d > tolerance {
				t.Fatalf("pixel (%d,%d) channel %d is %d, want %.2f", i%width, i/width, k, g[k], w[k])
			}
		}
	}
}

// open returns the device that KBIND_BACKEND names, or the CPU, whatever else there is, with a stream.
func open(t testing.TB) (*rt.Context, *rt.Stream) {
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

// takes skips a test whose kernels the device does not take.
func takes(t *testing.T, ctx *rt.Context, spec *call.ModuleSpec) {
	if _, err := call.Load(ctx, spec); errors.Is(err, rt.ErrNoImage) {
		t.Skip("skip: ", err)
	} else if err != nil {
		t.Fatal(err)
	}
}

func TestRotate(t *testing.T) {
	ctx, s := open(t)
	takes(t, ctx, moduleRotate)
	src := picture()
	img, err := rt.ImageFrom(s, rt.Size2D[vec.UChar4](width, height), src)
	if err != nil {
		t.Fatal(err)
	}
	defer img.Free()
	tex, err := img.Texture(rt.TextureDesc{
		SamplerDesc:    rt.Sampler{Filter: rt.FilterLinear, Address: [3]rt.AddressMode{rt.AddressBorder, rt.AddressBorder}},
		ReadNormalized: true,
	})
	if err != nil {
		t.Fatal(err)
	}
	defer tex.Close()
	if err := s.Synchronize(ctx); err != nil {
		t.Fatal(err)
	}
	dst, err := Rotate(ctx, tex, width, height, angle)
	if err != nil {
		t.Fatal(err)
	}
	check(t, dst, reference(src))
}

func TestRotateImage(t *testing.T) {
	ctx, s := open(t)
	takes(t, ctx, moduleRotateImage)
	d := rt.Size2D[vec.UChar4](width, height)
	d.Type = rt.TypeUNorm8
	src, err := rt.ImageFrom(s, d, picture())
	if err != nil {
		t.Fatal(err)
	}
	defer src.Free()
	dst, err := rt.NewImage(ctx, d)
	if err != nil {
		t.Fatal(err)
	}
	defer dst.Free()
	if err := RotateImageLaunch(s, rt.Launch{}, src, dst, width, height, angle); err != nil {
		t.Fatal(err)
	}
	got := make([]vec.UChar4, width*height)
	if err := rt.ReadImage(s, dst, got); err != nil {
		t.Fatal(err)
	}
	check(t, got, reference(picture()))
}

func Example() {
	ctx, err := rt.Open(context.Background(), "cpu")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer ctx.Close()
	s, err := rt.NewStream(ctx)
	if err != nil {
		fmt.Println(err)
		return
	}
	src, err := rt.ImageFrom(s, rt.Size2D[vec.UChar4](2, 1), []vec.UChar4{{X: 10, W: 255}, {X: 20, W: 255}})
	if err != nil {
		fmt.Println(err)
		return
	}
	tex, err := src.Texture(rt.TextureDesc{ReadNormalized: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	dst, err := Rotate(ctx, tex, 2, 1, math.Pi)
	fmt.Println(dst, err)
	// Output: [{20 0 0 255} {10 0 0 255}] <nil>
}
