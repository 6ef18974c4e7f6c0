package vecop

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/cmath"
)

// TestRowOps computes one row with some of the operations, by hand.
func TestRowOps(t *testing.T) {
	nan := float32(math.NaN())
	a, b := []float32{1, -2, nan, 0x1p-149}, []float32{3, 5, 7, -0x1p-149}
	got := make([]float32, 4)
	expect := func(what string, want ...float32) {
		t.Helper()
		for i, w := range want {
			if math.Float32bits(got[i]) != math.Float32bits(w) && (w == w || got[i] == got[i]) {
				t.Errorf("%s: element %d is %v, want %v", what, i, got[i], w)
			}
		}
	}
	MulAddScalarF32(got, 2, a, b)
	expect("2*a + b", 5, 1, nan, 0x1p-149)
	ScalarSubF32(got, 1, a)
	expect("1 - a", 0, 3, nan, 1)
	MaxF32(got, a, b)
	expect("max", 3, 5, 7, 0x1p-149)
	words := make([]int32, 4)
	F32ToI32(words, []float32{-1.5, nan, 3e9, -3e9})
	if want := []int32{-1, 0, math.MaxInt32, math.MinInt32}; !slices.Equal(words, want) {
		t.Errorf("float to int: %v, want %v", words, want)
	}
	got = make([]float32, 6)
	Fill(got, 7)
	expect("fill", 7, 7, 7, 7, 7, 7)
	SinF32(got, []float32{float32(math.Copysign(0, -1)), 1, 1e6, 2, -3, nan})
	expect("sin", float32(math.Copysign(0, -1)), 0.84147096, -0.3499935, 0.9092974, -0.14112, nan)
}

// rowTest is an operation: fn takes slices, plain pointers to their first elements and the length. The operands are
// the letters of gen/ops.go.
type rowTest struct {
	name, operands string
	fn, plain      any
}

// Numbers that operations treat unlike others, as bits.
var (
	rowSpecial32 = []uint32{0, 1, 2, 3, 31, 32, 33, 0x7f, 0xffff, 0x10000, 0x007fffff, 0x00800000, 0x00800001, 0x3effffff,
		0x3f000000, 0x3f7fffff, 0x3f800000, 0x3f800001, 0x3fc00000,
		0x40000000, 0x42b0c0a5, 0x42b20000, 0xc2d00000, 0x43000000, 0xc3160000, 0x4effffff, 0x4f000000, 0x4f7fffff,
		0x4f800000, 0x7149f2ca, 0x7f000000, 0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fa00000, 0x7fc00000,
		0x7fffffff, 0x80000000, 0x80000001, 0x80800000, 0xbf000000, 0xbf7fffff, 0xbf800000, 0xbf800001, 0xc0200000,
		0xceffffff, 0xcf000000, 0xcf000001, 0xcf800000, 0xff7fffff, 0xff800000, 0xff800001, 0xffc00000, 0xffffffff}
	rowSpecial64 = []float64{0, math.Copysign(0, -1), 1, -1, 0.5, -0.5, 1.5, 2.5, 0x1p-149, 0x1p-150, 0x1.8p-150, 0x1p-126,
		0x1p-1074, -0x1p-1074, 0x1p-1022, math.MaxFloat32, 0x1.fffffefp127, 0x1.ffffffp127,
		math.MaxFloat64, -math.MaxFloat64, math.Inf(1), math.Inf(-1), math.NaN(), -math.NaN(),
		math.Float64frombits(0x7ff0000000000001), math.Float64frombits(0xfff800000badcafe),
		0x1p31, 0x1p31 - 1, 0x1p31 - 0.5, -0x1p31, -0x1p31 - 0.5, -0x1p31 - 1, 0x1p32, 0x1p32 - 1, 0x1p32 - 0.5, 0x1p53,
		0x1p52 + 0.5, 1 + 0x1p-52, 1 + 0x1p-24, 1 + 0x1.8p-24}
)

// rowBits returns the bits of an element of size bytes: a special number, an easy one, or any.
func rowBits(r *rand.Rand, size int) uint64 {
	any := r.Uint64()
	switch easy := any>>60 < 4; {
	case size == 8 && any>>60 > 10:
		return math.Float64bits(rowSpecial64[any%uint64(len(rowSpecial64))])
	case size == 8 && easy:
		return math.Float64bits(float64(int32(any)) / 4096)
	case size == 8:
		return any
	case any>>60 > 10:
		return uint64(rowSpecial32[any%uint64(len(rowSpecial32))])
	case easy:
		return uint64(math.Float32bits(float32(int32(any)) / 4096))
	}
	return uint64(uint32(any))
}

// rowMemory is memory around a row: the row begins at byte at.
type rowMemory struct {
	all  []byte
	at   int
	elem reflect.Type
}

func (m rowMemory) word(i int) uint64 {
	if m.elem.Size() == 8 {
		return *(*uint64)(unsafe.Pointer(&m.all[8*i]))
	}
	return uint64(*(*uint32)(unsafe.Pointer(&m.all[4*i])))
}

func (m rowMemory) fill(r *rand.Rand) {
	for i := range len(m.all) / int(m.elem.Size()) {
		if bits := rowBits(r, int(m.elem.Size())); m.elem.Size() == 8 {
			*(*uint64)(unsafe.Pointer(&m.all[8*i])) = bits
		} else {
			*(*uint32)(unsafe.Pointer(&m.all[4*i])) = uint32(bits)
		}
	}
}

// pointer returns the address of the row.
func (m rowMemory) pointer() unsafe.Pointer {
	return unsafe.Add(unsafe.Pointer(unsafe.SliceData(m.all)), m.at)
}

// same reports whether element i of both has the same bits; a NaN of an operation that makes its own is like another.
func (m rowMemory) same(o rowMemory, i int, nans bool) bool {
	a, b := m.word(i), o.word(i)
	switch {
	case a == b:
		return true
	case !nans:
		return false
	case m.elem.Kind() == reflect.Float32:
		return cmath.IsNaNF32(math.Float32frombits(uint32(a))) && cmath.IsNaNF32(math.Float32frombits(uint32(b)))
	}
	return m.elem.Kind() == reflect.Float64 && cmath.IsNaNF64(math.Float64frombits(a)) &&
		cmath.IsNaNF64(math.Float64frombits(b))
}

// rowPlace makes the memory of an operand's row of n elements.
type rowPlace func(operand int, elem reflect.Type, n int) rowMemory

// rowAround places rows between elements that must stay as they are; operands begin at different multiples of their
// elements' size.
func rowAround(offset int) rowPlace {
	const guard = 64
	return func(operand int, elem reflect.Type, n int) rowMemory {
		size := int(elem.Size())
		words := make([]uint64, (2*guard+8*size+n*size+7)/8)
		return rowMemory{unsafe.Slice((*byte)(unsafe.Pointer(&words[0])), 8*len(words)),
			guard + (offset*(2*operand+1)+operand)%8*size, elem}
	}
}

// run compares the operation with its plain form, on rows of n elements. dst is the same memory as operand same,
// unless that is 0.
func (x rowTest) run(r *rand.Rand, n, same int, place rowPlace) error {
	fn, plain := reflect.ValueOf(x.fn), reflect.ValueOf(x.plain)
	args, plainArgs := make([]reflect.Value, fn.Type().NumIn()), make([]reflect.Value, plain.Type().NumIn())
	plainArgs[len(args)] = reflect.ValueOf(n)
	type pair struct{ got, want rowMemory }
	var rows []pair
	for i := len(args) - 1; i >= 0; i-- { // dst comes last
		p := fn.Type().In(i)
		if p.Kind() != reflect.Slice {
			bits := rowBits(r, int(p.Size()))
			args[i] = reflect.NewAt(p, unsafe.Pointer(&bits)).Elem()
			plainArgs[i] = args[i]
			continue
		}
		if i == 0 && same > 0 {
			args[0], plainArgs[0] = args[same], plainArgs[same]
			continue
		}
		row := place(i, p.Elem(), n)
		row.fill(r)
		copied := rowMemory{slices.Clone(row.all), row.at, row.elem}
		rows = append(rows, pair{row, copied})
		args[i] = reflect.SliceAt(p.Elem(), row.pointer(), n)
		plainArgs[i] = reflect.NewAt(p.Elem(), copied.pointer())
	}
	fn.Call(args)
	plain.Call(plainArgs)
	nans := !rowKeeps(x.name)
	for at, row := range rows {
		for i := range len(row.got.all) / int(row.got.elem.Size()) {
			if !row.got.same(row.want, i, nans) {
				return fmt.Errorf("%s of %d elements, dst the same as operand %d: memory %d, element %d: %#x, want %#x", x.name, n,
					same, at, i-row.got.at/int(row.got.elem.Size()), row.got.word(i), row.want.word(i))
			}
		}
	}
	return nil
}

// rowKeeps reports whether the operation keeps the bits of NaN.
func rowKeeps(name string) bool {
	for _, s := range []string{"Fill", "Neg", "Abs", "Max", "Min"} {
		if strings.Contains(name, s) {
			return true
		}
	}
	return false
}

// aliases returns the operands that dst may be, and 0 for none.
func (x rowTest) aliases() []int {
	list := []int{0}
	fn := reflect.TypeOf(x.fn)
	for i := 1; i < fn.NumIn(); i++ {
		if fn.In(i) == fn.In(0) {
			list = append(list, i)
		}
	}
	return list
}

// TestRowOpsPlain compares every operation with its plain form: all short lengths, at every alignment those of a few
// vectors, and some long ones.
func TestRowOpsPlain(t *testing.T) {
	for _, x := range rowTests {
		r := rand.New(rand.NewPCG(1, uint64(len(x.name))))
		for _, same := range x.aliases() {
			for n := range 75 {
				offsets := 8
				if n > 40 {
					offsets = 2
				}
				if n > 70 {
					n = []int{255, 256, 1000, 1031}[n-71]
				}
				for offset := range offsets {
					if err := x.run(r, n, same, rowAround(offset)); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
}

// TestRowMath compares the mathematical functions with those of one number, over floats of all magnitudes.
func TestRowMath(t *testing.T) {
	const n, step = 1 << 12, 7919
	x, y := make([]float32, n), make([]float32, n)
	for _, c := range []struct {
		name string
		row  func(dst, a []float32)
		one  func(float32) float32
	}{{"Exp", ExpF32, cmath.ExpF32}, {"Exp2", Exp2F32, cmath.Exp2F32}, {"Exp10", Exp10F32, cmath.Exp10F32},
		{"Log", LogF32, cmath.LogF32}, {"Log2", Log2F32, cmath.Log2F32}, {"Rsqrt", RsqrtF32, cmath.RsqrtF32},
		{"Sin", SinF32, cmath.SinF32}, {"Cos", CosF32, cmath.CosF32}} {
		for bits := uint64(0); bits < 1<<32; bits += n * step {
			for i := range x {
				x[i] = math.Float32frombits(uint32(bits + uint64(i)*step))
			}
			c.row(y, x)
			for i, v := range x {
				if want := c.one(v); math.Float32bits(y[i]) != math.Float32bits(want) && (want == want || y[i] == y[i]) {
					t.Fatalf("%s of %v (%#x): %v, want %v", c.name, v, math.Float32bits(v), y[i], want)
				}
			}
		}
	}
}
