package simt

import (
	_ "embed"
	"fmt"
	"math"
	"strings"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/texel"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/vec"
)

// What an NVIDIA H200 (CUDA 13.0, driver 580.159) read from textures: the output of testdata/probe.cu.
//
//go:embed testdata/h200.txt
var h200 string

// mix is the probe's: the contents of its textures.
func mix(x uint32) uint32 {
	x = (x ^ x>>16) * 0x7feb352d
	x = (x ^ x>>15) * 0x846ca68b
	return x ^ x>>16
}

// probed is one line of the table.
type probed struct {
	shape, typ, filter, address, coords, read string
	w, h, d                                   int
	x, y, z                                   float32
	layer                                     int32
	want                                      []uint32
}

func parseProbe(t *testing.T, line string) probed {
	t.Helper()
	parts := strings.Split(line, " : ")
	p := probed{}
	var x, y, z uint32
	fmt.Sscanf(parts[0], "%s %s %s %s %s %s %d %d %d", &p.shape, &p.typ, &p.filter, &p.address, &p.coords, &p.read, &p.w,
		&p.h, &p.d)
	if n, err := fmt.Sscanf(parts[1], "%x %x %x %d", &x, &y, &z, &p.layer); n != 4 {
		t.Fatal(line, err)
	}
	p.x, p.y, p.z = math.Float32frombits(x), math.Float32frombits(y), math.Float32frombits(z)
	for _, w := range strings.Fields(parts[2]) {
		var v uint32
		fmt.Sscanf(w, "%x", &v)
		p.want = append(p.want, v)
	}
	return p
}

var probeShapes = map[string]driver.ImageShape{"1d": driver.Image1D, "2d": driver.Image2D, "3d": driver.Image3D,
	"1dlayered": driver.Image1DLayered, "2dlayered": driver.Image2DLayered, "cube": driver.ImageCube,
	"linear": driver.ImageLinear, "pitch": driver.Image2D, "gather": driver.Image2D}

var probeModes = map[string]driver.AddressMode{"wrap": driver.AddressWrap, "clamp": driver.AddressClamp,
	"mirror": driver.AddressMirror, "border": driver.AddressBorder}

// image makes the probe's texture and returns the range of its texels.
func (p *probed) image() (m *texel.Image, span float64) {
	m = &texel.Image{Shape: probeShapes[p.shape], W: p.w, H: max(p.h, 1), D: max(p.d, 1)}
	n := int(p.typ[len(p.typ)-1] - '0')
	m.Order = map[int]driver.ChannelOrder{1: driver.OrderR, 2: driver.OrderRG, 4: driver.OrderRGBA}[n]
	elem := p.typ[:len(p.typ)-1]
	m.Type = map[string]driver.ChannelType{"uchar": driver.TypeUint8, "char": driver.TypeInt8, "ushort": driver.TypeUint16,
		"short": driver.TypeInt16, "uint": driver.TypeUint32, "int": driver.TypeInt32, "float": driver.TypeFloat,
		"half": driver.TypeHalf}[elem]
	span = map[string]float64{"float": 320, "half": 128}[elem]
	if p.read == "float" {
		m.Type = map[driver.ChannelType]driver.ChannelType{driver.TypeUint8: driver.TypeUNorm8,
			driver.TypeInt8: driver.TypeSNorm8, driver.TypeUint16: driver.TypeUNorm16,
			driver.TypeInt16: driver.TypeSNorm16}[m.Type]
		span = 2
	}
	mode := probeModes[p.address]
	m.Sampler = &texel.Sampler{Address: [3]driver.AddressMode{mode, mode, mode}, Linear: p.filter == "linear",
		Normalized: p.coords == "normalized"}
	if elem == "float" {
		m.Sampler.Border = [4]float32{0.25, -2, 3, 0.5}
	}
	size := driver.TexelSize(m.Order, m.Type) / n
	m.Row = m.W * n * size
	m.Slice = m.Row * m.H
	data := make([]byte, m.Slice*m.D+8)
	m.P = unsafe.Pointer(&data[0])
	for i := range m.W * m.H * m.D * n {
		h := mix(uint32(i))
		at := unsafe.Pointer(&data[i*size])
		switch {
		case elem == "float":
			*(*float32)(at) = float32(int(h%20001)-10000) / 64
		case elem == "half":
			*(*vec.Half)(at) = vec.HalfOf(float32(int(h%2001)-1000) / 16)
		case size == 1:
			*(*uint8)(at) = uint8(h)
		case size == 2:
			*(*uint16)(at) = uint16(h)
		default:
			*(*uint32)(at) = h
		}
	}
	return m, span
}

// read is what the kernel of the probe does. Integers come as their bits in the texel's own size.
func (p *probed) texel(b *Block, m *texel.Image) []uint32 {
	n := m.Order.Channels()
	want := uint32(m.Shape)<<16 | uint32(8*m.Type.Size())<<4 | uint32(n)
	floats := func(v vec.Float4) []uint32 {
		return []uint32{math.Float32bits(v.X), math.Float32bits(v.Y), math.Float32bits(v.Z), math.Float32bits(v.W)}
	}
	mask := uint32(1)<<(8*m.Type.Size()) - 1
	ints := func(x, y, z, w uint32) []uint32 { return []uint32{x & mask, y & mask, z & mask, w & mask} }
	switch k := m.Kind(); {
	case p.shape == "gather" && k == texel.Float:
		return floats(TexGatherF32(b, 1, want, p.x, p.y, p.layer))
	case p.shape == "gather":
		v := TexGatherU32(b, 1, want, p.x, p.y, p.layer)
		return ints(v.X, v.Y, v.Z, v.W)
	case p.shape == "linear" && k == texel.Float:
		return floats(TexFetchF32(b, 1, want, p.layer))
	case p.shape == "linear":
		v := TexFetchI32(b, 1, want, p.layer)
		return ints(uint32(v.X), uint32(v.Y), uint32(v.Z), uint32(v.W))
	case k == texel.Float:
		return floats(TexSampleF32(b, 1, want, p.x, p.y, p.z, p.layer))
	case k == texel.Int:
		v := TexSampleI32(b, 1, want, p.x, p.y, p.z, p.layer)
		return ints(uint32(v.X), uint32(v.Y), uint32(v.Z), uint32(v.W))
	}
	v := TexSampleU32(b, 1, want, p.x, p.y, p.z, p.layer)
	return ints(v.X, v.Y, v.Z, v.W)
}

// TestTexturesOfH200 compares every read with that of the hardware. What is not filtered is equal, and so are filtered
// reads in one dimension of floats. In two and three dimensions the hardware rounds the products of the fractions to 8
// bits as well, and small integers are blended in fixed point, which the CUDA C++ Programming Guide does not say;
// there the difference is at most one unit of a fraction in each dimension, of the range of the texels.
func TestTexturesOfH200(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(h200), "\n")
	if len(lines) < 1000 {
		t.Fatalf("%d lines", len(lines))
	}
	exact := 0
	for _, line := range lines {
		p := parseProbe(t, line)
		m, span := p.image()
		b := NewBlock()
		b.Start(&Launch{Image: func(uint64) *texel.Image { return m }}, Dim3{})
		got := p.texel(b, m)
		tolerance := 0.0
		if p.filter == "linear" && p.shape != "gather" {
			tolerance = 2.0 / 256 * span
			if m.Type == driver.TypeFloat && (m.Shape == driver.Image1D || m.Shape == driver.Image1DLayered) &&
				p.address != "wrap" {
				tolerance = 0
			}
		}
		same := true
		for i, w := range p.want {
			if got[i] == w {
				continue
			}
			same = false
			d := math.Abs(float64(math.Float32frombits(got[i])) - float64(math.Float32frombits(w)))
			if m.Kind() == texel.Float && tolerance == 0 && d <= 1e-7 { // the last bit of n/255
				continue
			}
			if m.Kind() != texel.Float || d > tolerance {
				t.Errorf("%s\ngot %08x (%v, want %v)", line, got, math.Float32frombits(got[i]), math.Float32frombits(w))
				break
			}
		}
		if same {
			exact++
		}
	}
	t.Logf("%d of %d reads are the same to the bit", exact, len(lines))
}
