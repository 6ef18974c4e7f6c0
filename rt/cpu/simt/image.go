package simt

import "github.com/kbind/kbind/rt/cpu/texel"

// handleCache is how many images a block remembers.
const handleCache = 4

type imageEntry struct {
	handle uint64
	image  *texel.Image
}

// image finds the image of a handle. Messages call it what.
func (b *Block) image(handle uint64, what string) *texel.Image {
	for i := range b.images {
		if b.images[i].handle == handle && handle != 0 {
			return b.images[i].image
		}
	}
	if handle == 0 {
		fault("the %s is not bound: its handle is 0", what)
	}
	var img *texel.Image
	if b.Launch.Image != nil {
		img = b.Launch.Image(handle)
	}
	if img == nil {
		fault("0x%x is the handle of no %s, or of one that was closed", handle, what)
	}
	b.images[b.nextImage] = imageEntry{handle, img}
	b.nextImage = (b.nextImage + 1) % handleCache
	return img
}
