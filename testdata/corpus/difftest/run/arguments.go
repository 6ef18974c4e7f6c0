package run

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"strings"

	"github.com/kbind/kbind/rt/driver"
)

// plan is one choice of a shape and of arguments.
type plan struct {
	grid, block driver.Dim3
	n           int    // what sizes are
	slope       int    // sizes that follow one another double (1), halve (-1) or are the same (0)
	elements    int    // of a buffer
	ints        string // what integers in buffers are: "small", "index", "zero"
	signed      bool   // floats in [-1,1], not in [0,1]
	seed        uint64
}

// value is memory with its layout, and the buffers that the pointers in it lead to.
type value struct {
	name   string
	layout *Layout
	bytes  []byte
	at     []pointer
	local  int // bytes of OpenCL's local memory; then there is nothing else
	mem    bool
}

// pointer is a pointer in a value: to the first byte of a buffer.
type pointer struct {
	off int
	to  *value
}

// arguments are all memory that a launch is given.
type arguments struct {
	params  []*value
	globals []*value
	all     []*value // those in device memory
}

const (
	maxElements   = 1 << 20
	maxBytes      = 64 << 20
	innerElements = 256 // of what pointers in memory lead to
	innerBuffers  = 16
)

func dim(x, y, z int) driver.Dim3 { return driver.Dim3{X: uint32(x), Y: uint32(y), Z: uint32(z)} }

// plans lists what is tried for a kernel, in order.
func plans(k *KernelMeta) (list []plan) {
	shapes := [][3]int{}
	if k.Block[0] != 0 {
		shapes = append(shapes, k.Block)
	} else {
		shapes = append(shapes, k.Shapes...)
		shapes = append(shapes, [][3]int{{64, 1, 1}, {16, 16, 1}, {256, 1, 1}, {32, 1, 1}, {128, 1, 1}, {8, 8, 1},
			{192, 1, 1}, {32, 8, 1}, {16, 1, 1}, {32, 32, 1}, {4, 4, 4}, {512, 1, 1}, {1, 1, 1}}...)
	}
	seen := map[[3]int]bool{}
	for i, s := range shapes {
		count := s[0] * s[1] * s[2]
		if seen[s] || count > 1024 || k.MaxThreads > 0 && count > k.MaxThreads {
			continue
		}
		seen[s] = true
		gx, gy, gz := 2, 1, 1
		if s[1] > 1 {
			gy = 2
		}
		if s[2] > 1 {
			gz = 2
		}
		grid, block := dim(gx, gy, gz), dim(s[0], s[1], s[2])
		add := func(grid driver.Dim3, n, slope int, ints string, signed bool) {
			list = append(list, plan{grid: grid, block: block, n: n, slope: slope, elements: 1 << 14, ints: ints, signed: signed,
				seed: uint64(len(list))})
		}
		add(grid, s[0]*gx, 0, "small", false)
		add(dim(1, 1, 1), s[0], 0, "index", true)
		if i < 4 || k.Block[0] != 0 {
			add(grid, max(s[0]*gx*3/4-1, 1), -1, "index", false)
			add(grid, s[0]*gx, 1, "small", true)
			add(dim(1, 1, 1), 4, 0, "zero", false)
		}
	}
	return list
}

// maker fills memory.
type maker struct {
	p     *plan
	rand  *rand.Rand
	sizes int // made so far
}

// makeArguments returns the arguments of a plan, the same every time.
func makeArguments(k *KernelMeta, globals []GlobalMeta, spec *driver.KernelSpec, p *plan) *arguments {
	m := &maker{p: p, rand: rand.New(rand.NewPCG(p.seed, 11))}
	a := &arguments{}
	for i := range k.Params {
		q := &k.Params[i]
		v := &value{name: q.Name, layout: &q.Layout}
		switch spec.Params[i].Kind {
		case driver.ArgLocal:
			v.local = max(8<<10, 2048*q.Layout.Size)
			if q.Layout.Size > 8 {
				v.local = 16 << 10
			}
		case driver.ArgMem:
			v.mem = true
			n := p.elements
			if size := max(q.Layout.Size, 1); n*size > maxBytes {
				n = maxBytes / size
			}
			m.memory(a, v, max(n, 1), 0)
		default:
			v.bytes = make([]byte, max(q.Layout.Size, 1))
			for _, f := range q.Layout.Fields {
				m.scalar(a, v, f, f.Off, name(q.Name, f.Name), 0)
			}
		}
		a.params = append(a.params, v)
	}
	for i := range globals {
		g := &globals[i]
		v := &value{name: g.Symbol, layout: &g.Layout, bytes: make([]byte, g.Layout.Size)}
		m.fill(a, v, 0, 0)
		a.globals = append(a.globals, v)
	}
	return a
}

func name(param, field string) string {
	if field != "" {
		return field
	}
	return param
}

// memory makes v a buffer of n elements.
func (m *maker) memory(a *arguments, v *value, n, depth int) {
	v.mem = true
	if v.layout.Size == 0 {
		v.layout = &Layout{Size: 4, Fields: []Field{{Kind: "x", Size: 4}}}
	}
	v.bytes = make([]byte, n*v.layout.Size)
	a.all = append(a.all, v)
	for i := range n {
		m.fill(a, v, i, depth)
	}
}

// fill makes element i of v.
func (m *maker) fill(a *arguments, v *value, i, depth int) {
	base := i * v.layout.Size
	for _, f := range v.layout.Fields {
		off := base + f.Off
		switch f.Kind {
		case "i", "u":
			m.integer(v.bytes[off:], f, i)
		case "p":
			if f.To == nil || depth > 1 {
				continue
			}
			if i >= innerBuffers { // these buffers serve again
				v.at = append(v.at, pointer{off, v.at[len(v.at)-innerBuffers*v.layout.pointers()].to})
				continue
			}
			in := &value{name: v.name + "[]", layout: f.To}
			m.memory(a, in, innerElements, depth+1)
			v.at = append(v.at, pointer{off, in})
		default:
			m.other(v.bytes[off:], f)
		}
	}
}

// pointers is how many members lead to buffers.
func (l *Layout) pointers() (n int) {
	for i := range l.Fields {
		if l.Fields[i].To != nil {
			n++
		}
	}
	return n
}

// integer is one in memory: often an index.
func (m *maker) integer(b []byte, f Field, i int) {
	limit := uint64(max(m.p.n, 1))
	if f.Size == 1 {
		limit = min(limit, 128)
		if m.p.signed && f.Kind == "u" {
			limit = 256
		}
	}
	var x uint64
	switch m.p.ints {
	case "small":
		x = m.rand.Uint64N(limit)
	case "index":
		x = uint64(i)
		if f.Size == 1 {
			x %= limit
		}
	}
	put(b, f.Size, x)
}

// other is a float, a bool, or what is not known.
func (m *maker) other(b []byte, f Field) {
	x := float64(m.rand.Uint32N(1<<20)) / (1 << 20)
	if m.p.signed {
		x = 2*x - 1
	}
	switch {
	case f.Kind == "b":
		b[0] = byte(m.rand.Uint32N(2))
	case f.Kind == "bf":
		put(b, 2, uint64(math.Float32bits(float32(x))>>16))
	case f.Size == 2:
		put(b, 2, uint64(half(float32(x))))
	case f.Size == 8:
		put(b, 8, math.Float64bits(x))
	default:
		put(b, 4, uint64(math.Float32bits(float32(x))))
	}
}

// scalar is a parameter, or a member of one, whose name may say what it is.
func (m *maker) scalar(a *arguments, v *value, f Field, off int, name string, depth int) {
	switch f.Kind {
	case "i", "u":
		put(v.bytes[off:], f.Size, uint64(m.size(name)))
	case "p":
		if f.To != nil {
			in := &value{name: name, layout: f.To}
			m.memory(a, in, min(m.p.elements, maxBytes/max(f.To.Size, 1)/16+1), depth+1)
			v.at = append(v.at, pointer{off, in})
		}
	default:
		m.other(v.bytes[off:], f)
	}
}

// size is the value of an integer parameter by its name: a distance, a first index, a count.
func (m *maker) size(name string) int {
	s := strings.ToLower(name)
	has := func(words ...string) bool {
		for _, w := range words {
			if strings.Contains(s, w) {
				return true
			}
		}
		return false
	}
	switch {
	case has("offset", "start", "begin", "first", "off", "base", "shift", "seed", "index", "idx"), s == "id":
		return 0
	case has("step", "inc", "iter", "level", "depth", "radius"):
		return 1
	}
	m.sizes++
	by := (m.sizes - 1) % 3
	switch m.p.slope {
	case 1:
		return m.p.n << by
	case -1:
		return max(m.p.n>>by, 1)
	}
	return m.p.n
}

func put(b []byte, size int, x uint64) {
	switch size {
	case 1:
		b[0] = byte(x)
	case 2:
		binary.LittleEndian.PutUint16(b, uint16(x))
	case 4:
		binary.LittleEndian.PutUint32(b, uint32(x))
	case 8:
		binary.LittleEndian.PutUint64(b, x)
	}
}

func get(b []byte, size int) uint64 {
	switch size {
	case 1:
		return uint64(b[0])
	case 2:
		return uint64(binary.LittleEndian.Uint16(b))
	case 4:
		return uint64(binary.LittleEndian.Uint32(b))
	}
	return binary.LittleEndian.Uint64(b)
}

// half rounds to binary16 towards zero; x is in [-1,1].
func half(x float32) uint16 {
	bits := math.Float32bits(x)
	sign := uint16(bits >> 16 & 0x8000)
	exp := int(bits>>23&0xff) - 127 + 15
	if exp <= 0 {
		return sign
	}
	return sign | uint16(exp)<<10 | uint16(bits>>13&0x3ff)
}

// fromHalf is the value of binary16.
func fromHalf(h uint16) float64 {
	exp, frac := int(h>>10&31), float64(h&0x3ff)
	var x float64
	switch exp {
	case 0:
		x = math.Ldexp(frac, -24)
	case 31:
		x = math.Inf(1)
		if frac != 0 {
			x = math.NaN()
		}
	default:
		x = math.Ldexp(1024+frac, exp-25)
	}
	if h&0x8000 != 0 {
		return -x
	}
	return x
}
