package texel

import (
	"math"

	"github.com/kbind/kbind/rt/driver"
)

// Sampler says how texels are chosen for coordinates.
type Sampler struct {
	Address    [3]driver.AddressMode // by dimension; OpenCL has one for all
	Linear     bool                  // else the nearest texel
	Normalized bool                  // the image is 1 wide, 1 high and 1 deep; else as many units as texels
	Border     [4]float32            // of CUDA textures whose texels are read as floats; OpenCL has its own rule
}

// outside is the index of a texel that stands for the border.
const outside = -1

// far keeps coordinates in the range of integers. No image is so large.
const far = 1 << 40

func limit(u float64) float64 {
	if u != u {
		return 0
	}
	return min(max(u, -far), far)
}

// axis is one dimension of a read: the texels to blend and the weight of the second. Without a filter b is not used.
type axis struct {
	a, b   int
	weight float64
}

// cudaAxis follows "Texture Fetching" in the CUDA C++ Programming Guide: nearest-point and linear filtering, whose
// weights have 8 bits of fraction. The address mode is applied to texels, which for clamping gives what the guide's
// rule for coordinates means. How a fraction is rounded to 8 bits the guide does not say; NVIDIA's hardware rounds to
// nearest.
func (s *Sampler) cudaAxis(dim int, coord float32, n int) axis {
	u, mode := float64(coord), s.Address[dim]
	if s.Normalized {
		if mode == driver.AddressWrap || mode == driver.AddressMirror { // both repeat after 2, which keeps the numbers small
			u -= 2 * math.Floor(u/2)
		}
		u *= float64(n)
	}
	u = limit(u)
	if !s.Linear {
		return axis{a: texelOf(mode, int(math.Floor(u)), n)}
	}
	fixed := int64(math.Floor(u*256+0.5)) - 128
	i := int(fixed >> 8)
	return axis{texelOf(mode, i, n), texelOf(mode, i+1, n), float64(fixed&255) / 256}
}

// texelOf brings index i of a dimension of n texels inside, or returns outside.
func texelOf(m driver.AddressMode, i, n int) int {
	if uint(i) < uint(n) {
		return i
	}
	switch m {
	case driver.AddressClamp:
		return min(max(i, 0), n-1)
	case driver.AddressWrap:
		return ((i % n) + n) % n
	case driver.AddressMirror:
		i = ((i % (2 * n)) + 2*n) % (2 * n)
		if i >= n {
			i = 2*n - 1 - i
		}
		return i
	}
	return outside
}

// clAxis follows OpenCL 1.2, 8.2 (image addressing and filtering). Repeating modes want normalised coordinates.
func (s *Sampler) clAxis(coord float32, n int) axis {
	mode := s.Address[0]
	switch {
	case mode == driver.AddressWrap && s.Normalized:
		return s.clRepeat(coord, n)
	case mode == driver.AddressMirror && s.Normalized:
		return s.clMirror(coord, n)
	}
	u := coord
	if s.Normalized {
		u *= float32(n)
	}
	if !s.Linear {
		return axis{a: texelOf(mode, int(limit(math.Floor(float64(u)))), n)}
	}
	at := limit(float64(u - 0.5))
	i := int(math.Floor(at))
	return axis{texelOf(mode, i, n), texelOf(mode, i+1, n), at - math.Floor(at)}
}

func (s *Sampler) clRepeat(coord float32, n int) axis {
	u := float32(coord-float32(math.Floor(float64(coord)))) * float32(n)
	if !s.Linear {
		i := int(limit(math.Floor(float64(u))))
		if i > n-1 {
			i -= n
		}
		return axis{a: i}
	}
	at := limit(float64(u - 0.5))
	i := int(math.Floor(at))
	j := i + 1
	if i < 0 {
		i += n
	}
	if j > n-1 {
		j -= n
	}
	return axis{i, j, at - math.Floor(at)}
}

func (s *Sampler) clMirror(coord float32, n int) axis {
	even := 2 * float32(math.RoundToEven(float64(0.5*coord)))
	u := float32(math.Abs(float64(coord-even))) * float32(n)
	if !s.Linear {
		return axis{a: min(int(limit(math.Floor(float64(u)))), n-1)}
	}
	at := limit(float64(u - 0.5))
	i := int(math.Floor(at))
	return axis{max(i, 0), min(i+1, n-1), at - math.Floor(at)}
}

// blend blends the texels that the axes choose; axes that the image does not have are zero.
func (m *Image) blend(x, y, z axis, border, result *[4]float32) {
	var sum [4]float64
	at, weight := [3][2]int{{x.a, x.b}, {y.a, y.b}, {z.a, z.b}},
		[3][2]float64{{1 - x.weight, x.weight}, {1 - y.weight, y.weight}, {1 - z.weight, z.weight}}
	for k, wz := range weight[2] {
		if wz == 0 {
			continue
		}
		for j, wy := range weight[1] {
			if wy == 0 {
				continue
			}
			for i, wx := range weight[0] {
				if wx == 0 {
					continue
				}
				w, t := wx*wy*wz, m.floatAt(at[0][i], at[1][j], at[2][k], border)
				sum[0] += w * float64(t[0])
				sum[1] += w * float64(t[1])
				sum[2] += w * float64(t[2])
				sum[3] += w * float64(t[3])
			}
		}
	}
	for i := range sum {
		result[i] = float32(sum[i])
	}
}

// floatAt reads a texel, or the border.
func (m *Image) floatAt(x, y, z int, border *[4]float32) [4]float32 {
	if x < 0 || y < 0 || z < 0 {
		return *border
	}
	return m.Floats(m.At(x, y, z))
}
