package texel

import (
	"math"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// How CUDA reads textures.

// NearLayer brings a layer index, which is unsigned, inside (PTX ISA, tex: an index out of range is clamped).
func NearLayer(layer int32, n int) int { return int(min(uint32(layer), uint32(n-1))) }

// cudaAxes chooses texels for coordinates.
func (m *Image) cudaAxes(x, y, z float32, layer int32) (ax, ay, az axis) {
	s := m.Sampler
	at := NearLayer(layer, m.D)
	switch m.Shape {
	case driver.Image1D:
		return s.cudaAxis(0, x, m.W), axis{}, axis{}
	case driver.Image2D:
		return s.cudaAxis(0, x, m.W), s.cudaAxis(1, y, m.H), axis{}
	case driver.Image3D:
		return s.cudaAxis(0, x, m.W), s.cudaAxis(1, y, m.H), s.cudaAxis(2, z, m.D)
	case driver.Image1DLayered:
		return s.cudaAxis(0, x, m.W), axis{}, axis{a: at, b: at}
	case driver.Image2DLayered:
		return s.cudaAxis(0, x, m.W), s.cudaAxis(1, y, m.H), axis{a: at, b: at}
	}
	face, u, v := cubeFace(x, y, z)
	if m.Shape == driver.ImageCubeLayered {
		face += 6 * NearLayer(layer, m.D/6)
	}
	return s.cudaAxis(0, u, m.W), s.cudaAxis(1, v, m.H), axis{a: face, b: face}
}

// cubeFace returns the face that the direction x, y, z meets and where, from 0 to 1 (CUDA C++ Programming Guide,
// cubemap textures).
func cubeFace(x, y, z float32) (face int, u, v float32) {
	abs := func(f float32) float32 { return math.Float32frombits(math.Float32bits(f) &^ (1 << 31)) }
	var m, s, t float32
	switch ax, ay, az := abs(x), abs(y), abs(z); {
	case ax >= ay && ax >= az:
		face, m, s, t = 0, x, -z, -y
		if x < 0 {
			face, m, s = 1, -x, z
		}
	case ay >= az:
		face, m, s, t = 2, y, x, z
		if y < 0 {
			face, m, t = 3, -y, -z
		}
	default:
		face, m, s, t = 4, z, x, -y
		if z < 0 {
			face, m, s = 5, -z, -x
		}
	}
	return face, (s/m + 1) / 2, (t/m + 1) / 2
}

// Gather returns the four texels that linear filtering would blend, in the order of tex2Dgather: counterclockwise from
// the lower left.
func (m *Image) Gather(x, y float32) [4]unsafe.Pointer {
	s := *m.Sampler
	s.Linear = true
	ax, ay := s.cudaAxis(0, x, m.W), s.cudaAxis(1, y, m.H)
	var list [4]unsafe.Pointer
	for i, at := range [4][2]int{{ax.a, ay.b}, {ax.b, ay.b}, {ax.b, ay.a}, {ax.a, ay.a}} {
		if at[0] >= 0 && at[1] >= 0 {
			list[i] = m.At(at[0], at[1], 0)
		}
	}
	return list
}

// Lacks reports whether texels do not have component 0 to 3.
func (m *Image) Lacks(component int32) bool { return int(component&3) >= m.Order.Channels() }

// Sample blends the texels of a texture of floats that lie around coordinates, of which its shape says how many count.
func (m *Image) Sample(x, y, z float32, layer int32) (v [4]float32) {
	ax, ay, az := m.cudaAxes(x, y, z, layer)
	m.blend(ax, ay, az, &m.Sampler.Border, &v)
	return v
}

// Nearest returns the texel of a texture that is nearest to coordinates; nil for the border, which is 0 in textures of
// integers.
func (m *Image) Nearest(x, y, z float32, layer int32) unsafe.Pointer {
	ax, ay, az := m.cudaAxes(x, y, z, layer)
	if ax.a < 0 || ay.a < 0 || az.a < 0 {
		return nil
	}
	return m.At(ax.a, ay.a, az.a)
}
