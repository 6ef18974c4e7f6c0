package main

import (
	"context"
	"image"
	"math"
	"os"
	"path/filepath"
	"testing"
)

func clamp(x, lo, hi int) int { return max(lo, min(x, hi)) }

func toByte(x float64) uint8 { return uint8(min(max(x+0.5, 0), 255)) }

// blurReference is the plain Go form of one pass, along x or y.
func blurReference(src *image.RGBA, w []float32, dx, dy int) *image.RGBA {
	dst := image.NewRGBA(src.Rect)
	for y := range src.Rect.Dy() {
		for x := range src.Rect.Dx() {
			var sum [3]float64
			for k, wk := range w {
				p := src.RGBAAt(clamp(x+dx*(k-RADIUS), 0, src.Rect.Dx()-1), clamp(y+dy*(k-RADIUS), 0, src.Rect.Dy()-1))
				sum[0] += float64(wk) * float64(p.R)
				sum[1] += float64(wk) * float64(p.G)
				sum[2] += float64(wk) * float64(p.B)
			}
			p := src.RGBAAt(x, y)
			p.R, p.G, p.B = toByte(sum[0]), toByte(sum[1]), toByte(sum[2])
			dst.SetRGBA(x, y, p)
		}
	}
	return dst
}

func sobelReference(src *image.RGBA, gain float64) *image.RGBA {
	dst := image.NewRGBA(src.Rect)
	luma := func(x, y int) float64 {
		p := src.RGBAAt(clamp(x, 0, src.Rect.Dx()-1), clamp(y, 0, src.Rect.Dy()-1))
		return 0.299*float64(p.R) + 0.587*float64(p.G) + 0.114*float64(p.B)
	}
	for y := range src.Rect.Dy() {
		for x := range src.Rect.Dx() {
			gx := luma(x+1, y-1) + 2*luma(x+1, y) + luma(x+1, y+1) - luma(x-1, y-1) - 2*luma(x-1, y) - luma(x-1, y+1)
			gy := luma(x-1, y+1) + 2*luma(x, y+1) + luma(x+1, y+1) - luma(x-1, y-1) - 2*luma(x, y-1) - luma(x+1, y-1)
			e := toByte(gain * math.Hypot(gx, gy))
			p := src.RGBAAt(x, y)
			p.R, p.G, p.B, p.A = e, e, e, 255
			dst.SetRGBA(x, y, p)
		}
	}
	return dst
}

// compare allows a difference of one step: float32 sums may round the other way than float64 ones.
func compare(t *testing.T, what string, got, want *image.RGBA) {
	t.Helper()
	for i := range want.Pix {
		if d := int(got.Pix[i]) - int(want.Pix[i]); d < -1 || d > 1 {
			t.Fatalf("%s: byte %d (pixel %d,%d) is %d, want %d", what, i, i/4%want.Rect.Dx(), i/4/want.Rect.Dx(), got.Pix[i],
				want.Pix[i])
		}
	}
}

func TestFilter(t *testing.T) {
	img, err := readPNG("testdata/lighthouse.png")
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	blurred, edges, err := filter(ctx, img, 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	w := gaussian(2)
	compare(t, "blurred", blurred, blurReference(blurReference(img, w[:], 1, 0), w[:], 0, 1))
	compare(t, "edges", edges, sobelReference(blurred, 1))
}

func TestRun(t *testing.T) {
	dir := t.TempDir()
	if err := run(t.Context(), "testdata/lighthouse.png", dir, 0, 1); err == nil {
		t.Error("a blur without a width is drawn")
	}
	if err := run(context.Background(), "testdata/lighthouse.png", dir, 2, 1); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"blurred.png", "edges.png"} {
		if st, err := os.Stat(filepath.Join(dir, name)); err != nil || st.Size() == 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
}
