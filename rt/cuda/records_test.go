package cuda_test

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"

	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
)

// TestFakeImages gives images and a sampler to a translated kernel of the fake driver: it gets a record that is not
// null, the texels of an array move with their values, and an image has either textures or is an argument.
func TestFakeImages(t *testing.T) {
	f := fake(t)
	c, err := cuda.New().Open("")
	if err != nil {
		t.Fatal(err)
	}
	k, s, out := isnull(t, c)
	img := c.(driver.Imager)
	launch := func(o driver.Object) ([]byte, error) {
		one, got := driver.Dim3{X: 1, Y: 1, Z: 1}, []byte{9, 9, 9, 9}
		err := s.Launch(k, &driver.Launch{Grid: one, Block: one, Args: []driver.Arg{
			{Kind: driver.ArgImage, Object: o}, {Kind: driver.ArgMem, Mem: out, Size: 4}}})
		if err == nil {
			err = errors.Join(s.Synchronize(context.Background()), s.Download(got, out, 0))
		}
		return got, err
	}
	whole, texels := driver.Region{Width: 4, Height: 2, Depth: 1}, make([]byte, 32)
	for i := range texels {
		texels[i] = byte(3 * i)
	}
	for _, order := range []driver.ChannelOrder{driver.OrderRGBA, driver.OrderBGRA} {
		m, err := img.NewImage(&driver.ImageDesc{Shape: driver.Image2D, Width: 4, Height: 2, Order: order,
			Type: driver.TypeUint8})
		if err != nil {
			t.Fatal(err)
		}
		copies := s.(driver.ImageCopier)
		if err := copies.UploadImage(m, whole, texels); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			if got, err := launch(m); err != nil || !slices.Equal(got, make([]byte, 4)) {
				t.Errorf("order %d: the record is null: %v, %v", order, got, err)
			}
		}
		part := driver.Region{X: 1, Y: 1, Width: 2, Height: 1, Depth: 1}
		all, some := make([]byte, 32), make([]byte, 8)
		err = errors.Join(copies.DownloadImage(all, m, whole), copies.DownloadImage(some, m, part))
		if err != nil || !slices.Equal(all, texels) || !slices.Equal(some, texels[20:28]) {
			t.Errorf("order %d: the texels are %v and %v: %v", order, all, some, err)
		}
		if _, err := img.NewTexture(m, &driver.TextureDesc{}); !errors.Is(err, driver.ErrNotSupported) {
			t.Errorf("order %d: a texture of an argument: %v", order, err)
		}
		if err := m.Close(); err != nil {
			t.Error(err)
		}
		if _, err := launch(m); !errors.Is(err, driver.ErrFreed) {
			t.Errorf("order %d: after Close: %v", order, err)
		}
	}
	m, err := img.NewImage(&driver.ImageDesc{Shape: driver.Image1D, Width: 4, Order: driver.OrderR,
		Type: driver.TypeFloat})
	if err != nil {
		t.Fatal(err)
	}
	texture, err := img.NewTexture(m, &driver.TextureDesc{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := launch(m); !errors.Is(err, driver.ErrNotSupported) {
		t.Errorf("an argument with a texture: %v", err)
	}
	sampler, err := img.NewSampler(&driver.SamplerDesc{Filter: driver.FilterLinear})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := launch(sampler); !errors.Is(err, driver.ErrNotSupported) {
		t.Errorf("a sampler as an image: %v", err)
	}
	if err := errors.Join(sampler.Close(), texture.Close(), m.Close(), out.Free(), c.Close()); err != nil {
		t.Error(err)
	}
	f.empty(t, "after the images")
}

// TestFakeImageOfMemory has several goroutines give a translated kernel an image of a buffer, which has a texture too,
// at the same time for the first time: all of them may.
func TestFakeImageOfMemory(t *testing.T) {
	f := fake(t)
	c, err := cuda.New().Open("")
	if err != nil {
		t.Fatal(err)
	}
	k, s, out := isnull(t, c)
	img := c.(driver.Imager)
	const aligned = 512 // as images of memory begin
	texels, err := c.Alloc(2 * aligned)
	if err != nil {
		t.Fatal(err)
	}
	at, err := texels.(driver.Addresser).Addr()
	if err != nil {
		t.Fatal(err)
	}
	const goroutines, images = 4, 100
	for range images {
		m, err := img.ImageOf(texels, int(-at%aligned), &driver.ImageDesc{Shape: driver.ImageLinear, Width: 16,
			Order: driver.OrderR, Type: driver.TypeFloat})
		if err != nil {
			t.Fatal(err)
		}
		texture, err := img.NewTexture(m, &driver.TextureDesc{})
		if err != nil {
			t.Fatal(err)
		}
		var wg sync.WaitGroup
		begin := make(chan struct{})
		for range goroutines {
			wg.Go(func() {
				<-begin
				one := driver.Dim3{X: 1, Y: 1, Z: 1}
				if err := s.Launch(k, &driver.Launch{Grid: one, Block: one, Args: []driver.Arg{
					{Kind: driver.ArgImage, Object: m}, {Kind: driver.ArgMem, Mem: out, Size: 4}}}); err != nil {
					t.Error(err)
				}
			})
		}
		close(begin)
		wg.Wait()
		if err := errors.Join(s.Synchronize(context.Background()), texture.Close(), m.Close()); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(texels.Free(), out.Free(), c.Close()); err != nil {
		t.Error(err)
	}
	f.empty(t, "after the images")
}

// isnull loads a kernel of the fake driver that says whether its first argument is 0, as one that was translated from
// OpenCL C and is given an image.
func isnull(t *testing.T, c driver.Context) (driver.Kernel, driver.Stream, driver.Mem) {
	t.Helper()
	spec := driver.KernelSpec{Name: "isnull", Symbol: "isnull", Params: []driver.ParamSpec{
		{Name: "image", Kind: driver.ArgImage}, {Name: "out", Kind: driver.ArgMem, Size: 4}}}
	m, err := c.Load(&driver.ModuleSpec{Name: "images.cl", Dialect: driver.OpenCL, Kernels: []driver.KernelSpec{spec},
		Images: []driver.Image{
			&driver.Code{Kind: "cubin", Arch: "sm_90", Data: "fake", Names: map[string]string{"isnull": "isnull"}},
			&driver.Texts{Language: driver.CUDA, Text: "text",
				Kernels: map[string]driver.KernelText{"isnull": {Entry: "isnull"}}}}})
	if err != nil {
		t.Fatal(err)
	}
	k, err := m.Kernel(&spec)
	s, err2 := c.NewStream()
	out, err3 := c.Alloc(4)
	if err := errors.Join(err, err2, err3); err != nil {
		t.Fatal(err)
	}
	return k, s, out
}
