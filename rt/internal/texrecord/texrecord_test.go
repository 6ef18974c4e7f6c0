package texrecord

import (
	"encoding/binary"
	"testing"

	"github.com/kbind/kbind/rt/driver"
)

// TestRecord holds the places of a record's words to those of the struct in package gen/internal/clibrary.
func TestRecord(t *testing.T) {
	d := &driver.ImageDesc{Shape: driver.Image2DLayered, Width: 7, Height: 5, Layers: 3, Order: driver.OrderBGRA,
		Type: driver.TypeUint8}
	b := Record(0x123456789a, d, &driver.TextureDesc{ReadNormalized: true, SamplerDesc: driver.SamplerDesc{
		Filter: driver.FilterLinear, Address: [3]driver.AddressMode{driver.AddressWrap}}})
	if len(b) != Size || binary.LittleEndian.Uint64(b) != 0x123456789a {
		t.Fatalf("%d bytes: %x", len(b), b)
	}
	for i, want := range []uint32{uint32(driver.Image2DLayered), 7, 5, 3, 28, 140, 4, uint32(driver.TypeUNorm8),
		recordLinear, uint32(driver.AddressWrap), uint32(driver.AddressClamp), uint32(driver.AddressClamp),
		uint32(driver.OrderBGRA), 0x10DA} {
		if got := binary.LittleEndian.Uint32(b[8+4*i:]); got != want {
			t.Errorf("word %d: got %d, want %d", i, got, want)
		}
	}
}

// TestSampler holds the bits to those that the prelude's macros have.
func TestSampler(t *testing.T) {
	s := &driver.SamplerDesc{Address: [3]driver.AddressMode{driver.AddressMirror}, Filter: driver.FilterLinear,
		Normalized: true}
	if got := Sampler(s); got != 1|3<<1|1<<4 {
		t.Errorf("got %#x", got)
	}
}
