package rt

import (
	"context"

	"github.com/kbind/kbind/rt/internal/core"
)

// Image is a one-, two- or three-dimensional array of texels on a device: a CUDA array or an OpenCL image. Kernels read
// it through a Texture, or read and write it through a Surface. Kernels in OpenCL C take the image itself.
type Image core.Image

// Texture reads an Image. It is CUDA's cudaTextureObject_t.
type Texture core.Texture

// Surface reads and writes an Image. It is CUDA's cudaSurfaceObject_t.
type Surface core.Surface

// Texel describes texels of type T: integers, floats and 16-bit floats, and vectors of one, two or four of them. For
// any other T the description is empty, and NewImage returns an error.
func Texel[T any]() ImageDesc { return core.Texel[T]() }

// Size2D describes an image of width x height texels of type T, for instance NewImage(ctx, Size2D[vec.UChar4](640,
// 480)).
func Size2D[T any](width, height int) ImageDesc { return core.Size2D[T](width, height) }

// NewImage makes an image on the device of ctx. Its texels are unspecified. ErrNotSupported if the device has no images
// of this kind. Free, or closing the context, releases its memory. Only kernels on that device can use the image, so
// programs that use several devices open them with Open.
func NewImage(ctx context.Context, d ImageDesc) (*Image, error) {
	v, err := core.NewImage(ctx, d)
	return (*Image)(v), err
}

// ImageFrom makes an image and uploads src into it, which has as many texels as d, row after row.
func ImageFrom[T any](s *Stream, d ImageDesc, src []T) (*Image, error) {
	v, err := core.ImageFrom[T]((*core.Stream)(s), d, src)
	return (*Image)(v), err
}

// ImageOf makes an image of the texels in b, without a copy. With the shape ImageLinear it is the memory that
// tex1Dfetch and image1d_buffer_t read; with Image2D and a Pitch it is CUDA's pitched memory. Do not free the buffer
// before the image.
func ImageOf[T any](b Buffer[T], d ImageDesc) (*Image, error) {
	v, err := core.ImageOf[T](core.Buffer[T](b), d)
	return (*Image)(v), err
}

// Desc describes the image.
func (m *Image) Desc() ImageDesc { return (*core.Image)(m).Desc() }

// Free releases the memory of the image once no queued work uses it. A second Free returns nil.
func (m *Image) Free() error { return (*core.Image)(m).Free() }

// Device describes the device of the image.
func (m *Image) Device() DeviceInfo { return (*core.Image)(m).Device() }

// Whole returns the region of the whole image.
func (m *Image) Whole() Region { return (*core.Image)(m).Whole() }

// UploadImage copies src, which has all texels row after row, into the image, in the order of s. T is a texel, a
// channel or a byte. src may be changed as soon as UploadImage returns.
func UploadImage[T any](s *Stream, m *Image, src []T) error {
	return core.UploadImage[T]((*core.Stream)(s), (*core.Image)(m), src)
}

// UploadRegion is UploadImage for a part of the image.
func UploadRegion[T any](s *Stream, m *Image, r Region, src []T) error {
	return core.UploadRegion[T]((*core.Stream)(s), (*core.Image)(m), r, src)
}

// ReadImage waits for the work queued on s and copies all texels, row after row, into dst. T is a texel, a channel
// or a byte.
func ReadImage[T any](s *Stream, m *Image, dst []T) error {
	return core.ReadImage[T]((*core.Stream)(s), (*core.Image)(m), dst)
}

// ReadRegion is ReadImage for a part of the image.
func ReadRegion[T any](s *Stream, m *Image, r Region, dst []T) error {
	return core.ReadRegion[T]((*core.Stream)(s), (*core.Image)(m), r, dst)
}

// Texture makes a texture that reads the image. The zero TextureDesc reads the nearest texel, with coordinates in
// texels that are clamped to the image. ErrNotSupported for anything that the device cannot do, such as filtering
// integers. Close the texture before freeing the image.
func (m *Image) Texture(d TextureDesc) (*Texture, error) {
	v, err := (*core.Image)(m).Texture(d)
	return (*Texture)(v), err
}

// Surface makes a surface of the image, whose description must have Storage set. Close the surface before freeing the
// image.
func (m *Image) Surface() (*Surface, error) {
	v, err := (*core.Image)(m).Surface()
	return (*Surface)(v), err
}

// Image returns the image that the texture reads.
func (o *Texture) Image() *Image { return (*Image)((*core.Texture)(o).Object().Image()) }

// Device describes the device of the texture.
func (o *Texture) Device() DeviceInfo { return (*core.Texture)(o).Object().Device() }

// Image returns the image that the surface accesses.
func (o *Surface) Image() *Image { return (*Image)((*core.Surface)(o).Object().Image()) }

// Device describes the device of the surface.
func (o *Surface) Device() DeviceInfo { return (*core.Surface)(o).Object().Device() }

// Handle returns the number by which kernels refer to the texture, to be stored in structs and buffers that they read.
// ErrNotSupported if the device has none.
func (o *Texture) Handle() (uint64, error) { return (*core.Texture)(o).Object().Handle() }

// Handle returns the number by which kernels refer to the surface, to be stored in structs and buffers that they read.
// ErrNotSupported if the device has none.
func (o *Surface) Handle() (uint64, error) { return (*core.Surface)(o).Object().Handle() }

// Close frees the texture once no queued work uses it. The image stays. A second Close returns nil.
func (o *Texture) Close() error { return (*core.Texture)(o).Object().Close() }

// Close frees the surface once no queued work uses it. The image stays. A second Close returns nil.
func (o *Surface) Close() error { return (*core.Surface)(o).Object().Close() }
