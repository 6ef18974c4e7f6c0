package rttest

import (
	"errors"
	"slices"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/vec"
)

// testImages copies texels in and out of images of every shape, whole and in parts. A backend may have no images.
func (k *kit) testImages(t *testing.T, e *env) {
	shapes := []struct {
		name              string
		w, h, d, layers   int
		wide, high, slice int
	}{
		{"1D", 40, 0, 0, 0, 40, 1, 1}, {"2D", 7, 5, 0, 0, 7, 5, 1}, {"3D", 6, 5, 4, 0, 6, 5, 4},
		{"layered 1D", 9, 0, 0, 3, 9, 1, 3}, {"layered 2D", 4, 6, 0, 2, 4, 6, 2},
	}
	for _, c := range shapes {
		t.Run(c.name, func(t *testing.T) {
			e := &env{t, e.ctx, e.s}
			desc := rt.Texel[vec.UInt4]()
			desc.Width, desc.Height, desc.Depth, desc.Layers = c.w, c.h, c.d, c.layers
			want := make([]vec.UInt4, c.wide*c.high*c.slice)
			for i := range want {
				want[i] = vec.UInt4{X: uint32(i), Y: uint32(2 * i), Z: 7, W: ^uint32(i)}
			}
			img, err := rt.ImageFrom(e.s, desc, want)
			if errors.Is(err, rt.ErrNotSupported) {
				t.Skip(err)
			}
			e.must(err)
			got := make([]vec.UInt4, len(want))
			e.must(rt.ReadImage(e.s, img, got))
			if !slices.Equal(got, want) {
				t.Fatalf("read back %v, want %v", got, want)
			}
			r := rt.Region{X: 1, Y: c.high / 2, Z: c.slice / 2, Width: 2, Height: (c.high + 1) / 2, Depth: (c.slice + 1) / 2}
			part := make([]vec.UInt4, r.Width*r.Height*r.Depth)
			for i := range part {
				part[i] = vec.UInt4{X: 1000 + uint32(i)}
				x, y, z := r.X+i%r.Width, r.Y+i/r.Width%r.Height, r.Z+i/(r.Width*r.Height)
				want[(z*c.high+y)*c.wide+x] = part[i]
			}
			e.must(rt.UploadRegion(e.s, img, r, part))
			e.must(rt.ReadImage(e.s, img, got))
			if !slices.Equal(got, want) {
				t.Errorf("after an upload of a part: %v, want %v", got, want)
			}
			back := make([]vec.UInt4, len(part))
			e.must(rt.ReadRegion(e.s, img, r, back))
			if !slices.Equal(back, part) {
				t.Errorf("a part: %v, want %v", back, part)
			}
			e.must(img.Free())
			e.must(img.Free())
			e.wantIs("an image after Free", rt.ReadImage(e.s, img, got), rt.ErrFreed)
		})
	}
}
