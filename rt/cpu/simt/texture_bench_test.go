package simt

import (
	"testing"

	"github.com/kbind/kbind/rt/cpu/texel"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/vec"
)

func BenchmarkTexSample(b *testing.B) {
	for _, filter := range []bool{false, true} {
		name := "point"
		if filter {
			name = "linear"
		}
		b.Run(name, func(b *testing.B) {
			m := counting(driver.Image2D, driver.OrderRGBA, 256, 256, 1)
			m.Type = driver.TypeFloat
			m.Sampler = &texel.Sampler{Linear: filter, Address: [3]driver.AddressMode{driver.AddressClamp, driver.AddressClamp,
				driver.AddressClamp}}
			blk := surfaceBlock(m)
			var sum vec.Float4
			for i := range b.N {
				v := TexSampleF32(blk, 1, 2<<16|4, float32(i&255)+0.25, float32(i>>8&255)+0.75, 0, 0)
				sum.X += v.X
			}
		})
	}
}
