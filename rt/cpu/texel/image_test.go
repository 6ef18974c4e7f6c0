package texel

import (
	"math"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// TestFloats writes colours in every format of floats and reads them back: within half a step of the format,
// saturated, and with what the order of channels lacks.
func TestFloats(t *testing.T) {
	steps := map[driver.ChannelType]float64{driver.TypeFloat: 0, driver.TypeHalf: 0x1p-11, driver.TypeUNorm8: 0.5 / 255,
		driver.TypeSNorm8: 0.5 / 127, driver.TypeUNorm16: 0.5 / 65535,
		driver.TypeSNorm16: 0.5 / 32767, driver.TypeUNorm565: 0.5 / 31, driver.TypeUNorm555: 0.5 / 31,
		driver.TypeUNorm101010: 0.5 / 1023}
	has := map[driver.ChannelOrder]string{driver.OrderR: "r", driver.OrderA: "a", driver.OrderRG: "rg",
		driver.OrderRA: "ra", driver.OrderRGBA: "rgba", driver.OrderBGRA: "rgba", driver.OrderARGB: "rgba",
		driver.OrderRGB: "rgb"}
	colour := [4]float32{0.25, 0.5, 1, 0.75}
	for typ, step := range steps {
		for order, channels := range has {
			if typ.Packed() != (order == driver.OrderRGB) {
				continue
			}
			var mem [4]uint32
			m := &Image{P: unsafe.Pointer(&mem), Shape: driver.Image1D, W: 1, H: 1, D: 1, Order: order, Type: typ}
			m.PutFloats(m.At(0, 0, 0), colour)
			got := m.Floats(m.At(0, 0, 0))
			for i, c := range "rgba" {
				want := float64(0)
				if c == 'a' && order != driver.OrderA && order != driver.OrderRA {
					want = 1
				}
				for _, h := range channels {
					if h == c {
						want = float64(colour[i])
					}
				}
				if math.Abs(float64(got[i])-want) > step+1e-7 {
					t.Errorf("%s in order %d: channel %c is %v, want %v", typ, order, c, got[i], want)
				}
			}
		}
	}
}

// TestInts saturates what does not fit a format of integers (OpenCL 1.2, 8.3.4).
func TestInts(t *testing.T) {
	var mem [4]uint32
	m := &Image{P: unsafe.Pointer(&mem), Order: driver.OrderRG, Type: driver.TypeInt8}
	m.PutInts(m.P, [4]int32{1000, -1000, 5, 6})
	if got := m.Ints(m.P); got != [4]int32{127, -128, 0, 1} || m.Kind() != Int {
		t.Errorf("int8: %v, %v", got, m.Kind())
	}
	m.Type = driver.TypeUint16
	m.PutUints(m.P, [4]uint32{70000, 7, 5, 6})
	if got := m.Uints(m.P); got != [4]uint32{65535, 7, 0, 1} || m.Kind() != Uint {
		t.Errorf("uint16: %v, %v", got, m.Kind())
	}
}
