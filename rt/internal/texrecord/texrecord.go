// Package texrecord makes the records by which kernels that kbind wrote find textures, surfaces and images in memory,
// and the word that a sampler is in them. Package gen/internal/clibrary has what reads them.
package texrecord

import (
	"encoding/binary"
	"math"

	"github.com/kbind/kbind/rt/driver"
)

// The flags of a record.
const (
	recordLinear     = 1
	recordNormalized = 2
)

// Size is the size of a record in bytes: a 64-bit address, 14 words and four floats.
const Size = 80

// channelTypes are OpenCL's numbers of channel types (OpenCL 1.2, table 5.7).
var channelTypes = [...]uint32{driver.TypeSNorm8: 0x10D0, driver.TypeSNorm16: 0x10D1, driver.TypeUNorm8: 0x10D2,
	driver.TypeUNorm16: 0x10D3, driver.TypeUNorm565: 0x10D4,
	driver.TypeUNorm555: 0x10D5, driver.TypeUNorm101010: 0x10D6, driver.TypeInt8: 0x10D7, driver.TypeInt16: 0x10D8,
	driver.TypeInt32: 0x10D9, driver.TypeUint8: 0x10DA,
	driver.TypeUint16: 0x10DB, driver.TypeUint32: 0x10DC, driver.TypeHalf: 0x10DD, driver.TypeFloat: 0x10DE}

// ChannelType is OpenCL's number of a channel type that exists.
func ChannelType(t driver.ChannelType) uint32 { return channelTypes[t] }

// Record is the record of an image of d whose texels lie at an address and are read as t says.
func Record(texels uint64, d *driver.ImageDesc, t *driver.TextureDesc) []byte {
	kind := d.Type
	if t.ReadNormalized {
		kind = normalized(kind)
	}
	w, h, n := d.Extent()
	row, slice := d.Pitches()
	b := binary.LittleEndian.AppendUint64(make([]byte, 0, Size), texels)
	flags := 0
	if t.Filter == driver.FilterLinear {
		flags |= recordLinear
	}
	if t.Normalized {
		flags |= recordNormalized
	}
	words := []int{int(d.Shape), w, h, n, row, slice, d.Order.Channels(), int(kind), flags}
	for _, a := range t.Address {
		if a == driver.AddressDefault {
			a = driver.AddressClamp
		}
		words = append(words, int(a))
	}
	for _, word := range append(words, int(d.Order), int(channelTypes[d.Type])) {
		b = binary.LittleEndian.AppendUint32(b, uint32(word))
	}
	for _, f := range t.Border {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(f))
	}
	return b
}

// normalized is the type as which texels of integers are read where a texture makes floats of them.
func normalized(t driver.ChannelType) driver.ChannelType {
	switch t {
	case driver.TypeInt8:
		return driver.TypeSNorm8
	case driver.TypeUint8:
		return driver.TypeUNorm8
	case driver.TypeInt16:
		return driver.TypeSNorm16
	case driver.TypeUint16:
		return driver.TypeUNorm16
	}
	return t
}

// Sampler is the word for a sampler, all of whose dimensions have the address mode of the first, as the prelude's CLK_
// macros spell it.
func Sampler(s *driver.SamplerDesc) uint32 {
	bits := uint32(s.Address[0]) << 1
	if s.Normalized {
		bits |= 1
	}
	if s.Filter == driver.FilterLinear {
		bits |= 1 << 4
	}
	return bits
}
