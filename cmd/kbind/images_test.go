package main

import (
	"encoding/binary"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/rt/driver"
)

// OpenCL kernels of testdata/kernels may take images and samplers. A parameter's name says what its texels are, up to
// the first _: see imageFormats. Every image has the same size and contents that depend on its format only; what a
// kernel wrote to one is printed after what it left in out.

// imageFormat is a format of texels.
type imageFormat struct {
	order, typ  string // constants of package rt
	cl          [2]uint32
	texel, unit int // bytes of a texel and of a channel
}

// The sizes of all images.
const imageWidth, imageHeight, imageDepth = 7, 5, 3

var imageFormats = map[string]imageFormat{
	"unorm8":  {"OrderRGBA", "TypeUNorm8", [2]uint32{0x10B5, 0x10D2}, 4, 1},
	"bgra":    {"OrderBGRA", "TypeUNorm8", [2]uint32{0x10B6, 0x10D2}, 4, 1},
	"snorm8":  {"OrderRGBA", "TypeSNorm8", [2]uint32{0x10B5, 0x10D0}, 4, 1},
	"unorm16": {"OrderRGBA", "TypeUNorm16", [2]uint32{0x10B5, 0x10D3}, 8, 2},
	"gray":    {"OrderR", "TypeUNorm8", [2]uint32{0x10B0, 0x10D2}, 1, 1},
	"f32":     {"OrderRGBA", "TypeFloat", [2]uint32{0x10B5, 0x10DE}, 16, 4},
	"r32":     {"OrderR", "TypeFloat", [2]uint32{0x10B0, 0x10DE}, 4, 4},
	"i8":      {"OrderRGBA", "TypeInt8", [2]uint32{0x10B5, 0x10D7}, 4, 1},
	"i32":     {"OrderRGBA", "TypeInt32", [2]uint32{0x10B5, 0x10D9}, 16, 4},
	"u16":     {"OrderRGBA", "TypeUint16", [2]uint32{0x10B5, 0x10DB}, 8, 2},
	"u32":     {"OrderR", "TypeUint32", [2]uint32{0x10B0, 0x10DC}, 4, 4},
}

// testImage is an image parameter.
type testImage struct {
	imageFormat
	shape   ir.Shape
	written bool
	w, h, d int
}

func imageOf(t *testing.T, p *ir.KernelParam) testImage {
	t.Helper()
	name, _, _ := strings.Cut(p.Name, "_")
	f, ok := imageFormats[name]
	if !ok {
		t.Fatalf("the image %s has no known format", p.Name)
	}
	m := testImage{f, p.Handle.Shape, p.Handle.Access == "write_only", imageWidth, 1, 1}
	switch m.shape {
	case ir.Shape2D:
		m.h = imageHeight
	case ir.Shape1DLayered:
		m.d = imageDepth
	case ir.Shape3D, ir.Shape2DLayered:
		m.h, m.d = imageHeight, imageDepth
	}
	return m
}

// contents are the texels before the kernel: floats in steps of 1/64, else any bytes.
func (m *testImage) contents() []byte {
	data := make([]byte, m.w*m.h*m.d*m.texel)
	for i := range len(data) / m.unit {
		h := uint32(i+1) * 2654435761
		h ^= h >> 15
		switch {
		case m.typ == "TypeFloat":
			binary.LittleEndian.PutUint32(data[4*i:], math.Float32bits(float32(int(h%2001)-1000)/64))
		case m.unit == 1:
			data[i] = byte(h)
		case m.unit == 2:
			binary.LittleEndian.PutUint16(data[2*i:], uint16(h))
		default:
			binary.LittleEndian.PutUint32(data[4*i:], h)
		}
	}
	return data
}

// goImage is the call that makes the image in a program of kernelMain.
func (m *testImage) goImage(name string) string {
	size := fmt.Sprintf("Width: %d", m.w)
	if m.h > 1 {
		size += fmt.Sprintf(", Height: %d", m.h)
	}
	switch m.shape {
	case ir.Shape3D:
		size += fmt.Sprintf(", Depth: %d", m.d)
	case ir.Shape1DLayered, ir.Shape2DLayered:
		size += fmt.Sprintf(", Layers: %d", m.d)
	}
	return fmt.Sprintf("image(s, %q, rt.ImageDesc{%s, Order: rt.%s, Type: rt.%s}, %q, %v)", name, size, m.order, m.typ,
		m.contents(), m.written)
}

// goArg is the argument for a parameter after out: memory of the block, an image, or the sampler that all sampler
// parameters get.
func goArg(t *testing.T, p *ir.KernelParam) string {
	switch {
	case p.Handle == nil:
		return fmt.Sprint(localLen)
	case p.Handle.Kind == ir.SamplerHandle:
		return "rt.Sampler{Filter: rt.FilterLinear, Normalized: true, Address: [3]rt.AddressMode{rt.AddressClamp}}"
	}
	m := imageOf(t, p)
	return m.goImage(p.Name)
}

// testSampler is the sampler that all sampler parameters get, and testSamplerBits what kernels hold of it.
var testSampler = driver.SamplerDesc{Address: [3]driver.AddressMode{driver.AddressClamp}, Filter: driver.FilterLinear,
	Normalized: true}

const testSamplerBits = 1 | 1<<1 | 1<<4

// The numbers of orders and types by their names.
var (
	imageOrders = map[string]driver.ChannelOrder{"OrderR": driver.OrderR, "OrderRGBA": driver.OrderRGBA,
		"OrderBGRA": driver.OrderBGRA}
	imageTypes = map[string]driver.ChannelType{"TypeUNorm8": driver.TypeUNorm8, "TypeSNorm8": driver.TypeSNorm8,
		"TypeUNorm16": driver.TypeUNorm16, "TypeFloat": driver.TypeFloat, "TypeInt8": driver.TypeInt8,
		"TypeInt32": driver.TypeInt32, "TypeUint16": driver.TypeUint16, "TypeUint32": driver.TypeUint32}
)

// desc describes the image for a backend.
func (m *testImage) desc() *driver.ImageDesc {
	d := &driver.ImageDesc{Shape: driver.ImageShape(m.shape), Width: m.w, Order: imageOrders[m.order],
		Type: imageTypes[m.typ]}
	switch m.shape {
	case ir.Shape2D:
		d.Height = m.h
	case ir.Shape3D:
		d.Height, d.Depth = m.h, m.d
	case ir.Shape1DLayered:
		d.Layers = m.d
	case ir.Shape2DLayered:
		d.Height, d.Layers = m.h, m.d
	}
	return d
}

// cppRecord declares the image in C++ as texts of kbind's find it: its texels, and their record with its name.
func (m *testImage) cppRecord(name string) string {
	var texels strings.Builder
	for _, b := range m.contents() {
		fmt.Fprintf(&texels, "%d,", b)
	}
	d := m.desc()
	pitch, slice := d.Pitches()
	return fmt.Sprintf("alignas(16) static unsigned char %s_texels[] = {%s};\n", name, texels.String()) +
		fmt.Sprintf("static kb::kb_texture %s = {(unsigned long long)%s_texels, %d, %d, %d, %d, %d, %d, %d, %d, 0, {}, "+
			"%d, %#x};\n", name, name, m.shape, m.w, m.h, m.d, pitch, slice, d.Order.Channels(), d.Type, d.Order, m.cl[1])
}
