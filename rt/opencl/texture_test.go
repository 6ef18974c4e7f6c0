package opencl_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/opencl"
)

// TestTextureOfWork makes a texture of an image that a kernel is still to write: the texture has what it writes.
func TestTextureOfWork(t *testing.T) {
	t.Setenv("KBIND_CACHE", "off")
	c, err := opencl.New().Open("")
	if err != nil {
		t.Skip("skip: ", err)
	}
	defer c.Close()
	spec := &driver.ModuleSpec{Name: "paint.cl", Dialect: driver.OpenCL, Sources: []driver.Source{{Name: "paint.cl",
		Text: "kernel void paint(write_only image2d_t t) { write_imagef(t, (int2)(get_global_id(0), 0), 5.0f); }"}},
		Kernels: []driver.KernelSpec{{Name: "Paint", Symbol: "paint", NameExpr: "paint",
			Params: []driver.ParamSpec{{Name: "t", Kind: driver.ArgImage}}}}}
	m, err := c.Load(spec)
	s, err2 := c.NewStream()
	img, err3 := c.(driver.Imager).NewImage(&driver.ImageDesc{Shape: driver.Image2D, Width: 4, Height: 1,
		Order: driver.OrderR, Type: driver.TypeFloat, Storage: true})
	if err := errors.Join(err, err2, err3); err != nil {
		t.Fatal(err)
	}
	k, err := m.Kernel(&spec.Kernels[0])
	release, err2 := s.(driver.Holder).Hold()
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	defer time.AfterFunc(50*time.Millisecond, release).Stop()
	if err := s.Launch(k, &driver.Launch{Grid: driver.Dim3{X: 4, Y: 1, Z: 1}, Block: driver.Dim3{X: 1, Y: 1, Z: 1},
		Args: []driver.Arg{{Kind: driver.ArgImage, Object: img}}}); err != nil {
		t.Fatal(err)
	}
	if _, err := c.(driver.Imager).NewTexture(img, &driver.TextureDesc{}); errors.Is(err, driver.ErrNotSupported) {
		t.Skip("skip: ", err)
	} else if err != nil {
		t.Fatal(err)
	}
	got := make([]byte, 16)
	if err := s.(driver.ImageCopier).DownloadImage(got, img, driver.Region{Width: 4, Height: 1, Depth: 1}); err != nil {
		t.Fatal(err)
	}
	if want := []byte{0, 0, 0xa0, 0x40}; !slices.Equal(got, slices.Repeat(want, 4)) {
		t.Errorf("the texels are %v, want four times %v", got, want)
	}
}
