package candidate

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"strconv"
	"sync"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/near"
	"github.com/kbind/kbind/rt/recording"
	"github.com/kbind/kbind/rt/vec"
)

// sizeOf is the bytes of a type of words.
func sizeOf(typ string) int {
	switch typ {
	case "bool", "i8", "u8":
		return 1
	case "i16", "u16", "f16", "bf16":
		return 2
	case "i32", "u32", "f32":
		return 4
	}
	return 8
}

// mostInt bounds the integers that are made up: kernels use integers as indices and counts.
const mostInt = 100

// contents reads the recorded contents of an argument, or makes them up, the same for the same seed: floats from 0 to
// 1, and integers from 0 to less than below, because kernels use them as indices.
func (a *Arg) contents(seed uint64, below int) ([]byte, error) {
	if a.File != "" {
		return recording.Read(a.File, a.At, a.Count*a.Size)
	}
	data := make([]byte, a.Count*a.Size)
	if !a.In {
		return data, nil
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	below = min(max(below, 1), mostInt)
	for at := 0; at < len(data); at += a.Size {
		for _, w := range a.Words {
			putWord(data[at+w.Offset:], w.Type, rng, below)
		}
	}
	return data, nil
}

func putWord(to []byte, typ string, rng *rand.Rand, below int) {
	switch n := uint64(rng.IntN(below)); typ {
	case "bool":
		to[0] = byte(n & 1)
	case "f16":
		binary.LittleEndian.PutUint16(to, uint16(vec.HalfOf(rng.Float32())))
	case "bf16":
		binary.LittleEndian.PutUint16(to, uint16(vec.BFloat16Of(rng.Float32())))
	case "f32":
		binary.LittleEndian.PutUint32(to, math.Float32bits(rng.Float32()))
	case "f64":
		binary.LittleEndian.PutUint64(to, math.Float64bits(rng.Float64()))
	default:
		for i := range sizeOf(typ) {
			to[i] = byte(n >> (8 * i))
		}
	}
}

// read returns a word as a float, and for integers as bits too.
func read(from []byte, typ string) (f float64, bits uint64) {
	switch sizeOf(typ) {
	case 1:
		bits = uint64(from[0])
	case 2:
		bits = uint64(binary.LittleEndian.Uint16(from))
	case 4:
		bits = uint64(binary.LittleEndian.Uint32(from))
	default:
		bits = binary.LittleEndian.Uint64(from)
	}
	switch typ {
	case "f16":
		f = float64(vec.Half(bits).Float32())
	case "bf16":
		f = float64(vec.BFloat16(bits).Float32())
	case "f32":
		f = float64(math.Float32frombits(uint32(bits)))
	case "f64":
		f = math.Float64frombits(bits)
	}
	return f, bits
}

// relative is the default tolerance of a type; integers have none.
func relative(typ string) (rel float64, float bool) {
	switch typ {
	case "f16", "bf16":
		return 1e-2, true
	case "f32":
		return 1e-4, true
	case "f64":
		return 1e-10, true
	}
	return 0, false
}

// differ compares results with the reference's and says where they first differ too much; "" if nowhere. Results may
// have many millions of elements and every candidate is compared, so all processors share in it.
func (a *Arg) differ(name string, got, want []byte) string {
	parts := runtime.GOMAXPROCS(0)
	found := make([]string, parts)
	var wg sync.WaitGroup
	for p := range parts {
		wg.Go(func() { found[p] = a.differIn(name, got, want, p*a.Count/parts, (p+1)*a.Count/parts) })
	}
	wg.Wait()
	return cmp.Or(found...)
}

// differIn compares the elements from lo to hi-1.
func (a *Arg) differIn(name string, got, want []byte, lo, hi int) string {
	if bytes.Equal(got[lo*a.Size:hi*a.Size], want[lo*a.Size:hi*a.Size]) {
		return ""
	}
	for i := lo; i < hi; i++ {
		for _, w := range a.Words {
			at := i*a.Size + w.Offset
			if !a.alike(got[at:], want[at:], w.Type) {
				x, xb := read(got[at:], w.Type)
				y, yb := read(want[at:], w.Type)
				if _, float := relative(w.Type); float {
					return fmt.Sprintf("%s[%d] is %g, and %g on the CPU", name, i, x, y)
				}
				return fmt.Sprintf("%s[%d] is %s, and %s on the CPU", name, i, decimal(xb, w.Type), decimal(yb, w.Type))
			}
		}
	}
	return ""
}

func (a *Arg) alike(got, want []byte, typ string) bool {
	x, xb := read(got, typ)
	y, yb := read(want, typ)
	if xb == yb {
		return true
	}
	rel, float := relative(typ)
	t := driver.Tolerance{Rel: rel, Abs: rel / 10}
	if a.Tolerance != nil {
		t = *a.Tolerance
	}
	if float {
		return near.Float(x, y, xb, yb, 8*sizeOf(typ), t)
	}
	return near.Integer(apart(xb, yb, typ), integer(yb, typ), t)
}

// integer is the value of an integer, rounded if it is very large.
func integer(bits uint64, typ string) float64 {
	if typ[0] != 'i' {
		return float64(bits)
	}
	return float64(signed(bits, typ))
}

func signed(bits uint64, typ string) int64 {
	unused := 64 - 8*sizeOf(typ)
	return int64(bits<<unused) >> unused
}

func decimal(bits uint64, typ string) string {
	if typ[0] == 'i' {
		return strconv.FormatInt(signed(bits, typ), 10)
	}
	return strconv.FormatUint(bits, 10)
}

// apart is how far two integers are from each other.
func apart(a, b uint64, typ string) uint64 {
	if typ[0] == 'i' {
		x, y := signed(a, typ), signed(b, typ)
		return uint64(max(x, y)) - uint64(min(x, y))
	}
	return max(a, b) - min(a, b)
}

// PutFloat writes a number as a word of the type.
func PutFloat(to []byte, typ string, f float64) {
	switch typ {
	case "bool":
		to[0] = 0
		if f != 0 {
			to[0] = 1
		}
	case "f16":
		binary.LittleEndian.PutUint16(to, uint16(vec.HalfOf(float32(f))))
	case "bf16":
		binary.LittleEndian.PutUint16(to, uint16(vec.BFloat16Of(float32(f))))
	case "f32":
		binary.LittleEndian.PutUint32(to, math.Float32bits(float32(f)))
	case "f64":
		binary.LittleEndian.PutUint64(to, math.Float64bits(f))
	}
}
