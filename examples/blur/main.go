// Blur reads a PNG picture, blurs it with a separable Gaussian filter, finds its edges with a Sobel filter, and writes
// both results as PNG pictures. It shows two-dimensional blocks, a halo in shared memory, __constant__ weights and
// pixels as vector types.
package main

//go:generate go tool kbind blur.cu

import (
	"context"
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"log"
	"math"
	"os"
	"path/filepath"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/vec"
)

func main() {
	in := flag.String("in", "examples/blur/testdata/lighthouse.png", "picture to read")
	out := flag.String("out", os.TempDir(), "directory for blurred.png and edges.png")
	sigma := flag.Float64("sigma", 2, "width of the blur in pixels")
	gain := flag.Float64("gain", 1, "brightness of the edges")
	flag.Parse()
	if err := run(context.Background(), *in, *out, *sigma, float32(*gain)); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context, in, out string, sigma float64, gain float32) error {
	if !(sigma > 0) {
		return fmt.Errorf("-sigma=%v: the width of the blur is more than 0", sigma)
	}
	img, err := readPNG(in)
	if err != nil {
		return err
	}
	device, err := rt.Device(ctx)
	if err != nil {
		return err
	}
	start := time.Now()
	blurred, edges, err := filter(ctx, img, sigma, gain)
	if err != nil {
		return err
	}
	fmt.Printf("%s (%s): %dx%d pixels in %v\n", device.Backend, device.Name, img.Rect.Dx(), img.Rect.Dy(),
		time.Since(start).Round(time.Microsecond))
	for name, img := range map[string]*image.RGBA{"blurred.png": blurred, "edges.png": edges} {
		if err := writePNG(filepath.Join(out, name), img); err != nil {
			return err
		}
	}
	fmt.Println("wrote", filepath.Join(out, "blurred.png"), "and", filepath.Join(out, "edges.png"))
	return nil
}

// filter returns img blurred with a Gaussian of width sigma (in pixels), and the edges of the blurred picture.
func filter(ctx context.Context, img *image.RGBA, sigma float64, gain float32) (blurred, edges *image.RGBA, err error) {
	w := gaussian(sigma)
	if err := SetWeights(ctx, &w); err != nil {
		return nil, nil, err
	}
	width, height := int32(img.Rect.Dx()), int32(img.Rect.Dy())
	rows, err := BlurRows(ctx, pixels(img), width, height)
	if err != nil {
		return nil, nil, err
	}
	smooth, err := BlurColumns(ctx, rows, width, height)
	if err != nil {
		return nil, nil, err
	}
	grey, err := Sobel(ctx, smooth, width, height, gain)
	if err != nil {
		return nil, nil, err
	}
	return picture(smooth, img.Rect), picture(grey, img.Rect), nil
}

// gaussian returns the weights of a Gaussian of width sigma at -RADIUS to RADIUS, scaled so that they add up to 1.
func gaussian(sigma float64) (w [2*RADIUS + 1]float32) {
	sum := 0.0
	for i := range w {
		d := float64(i - RADIUS)
		sum += math.Exp(-d * d / (2 * sigma * sigma))
	}
	for i := range w {
		d := float64(i - RADIUS)
		w[i] = float32(math.Exp(-d*d/(2*sigma*sigma)) / sum)
	}
	return w
}

// pixels views the pixels of img, which must fill its rows, as vectors of four bytes.
func pixels(img *image.RGBA) []vec.UChar4 {
	return unsafe.Slice((*vec.UChar4)(unsafe.Pointer(unsafe.SliceData(img.Pix))), len(img.Pix)/4)
}

func picture(px []vec.UChar4, r image.Rectangle) *image.RGBA {
	img := image.NewRGBA(r)
	copy(pixels(img), px)
	return img
}

func readPNG(name string) (*image.RGBA, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	src, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	img := image.NewRGBA(image.Rect(0, 0, src.Bounds().Dx(), src.Bounds().Dy()))
	draw.Draw(img, img.Rect, src, src.Bounds().Min, draw.Src)
	return img, nil
}

func writePNG(name string, img image.Image) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := png.Encode(f, img); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
