package cuda

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/prelude"
	"github.com/kbind/kbind/gen/internal/cvalidate"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/prec"
)

// dialect is CUDA C++ as NVRTC and nvcc take it, without a header (CUDA C++ Programming Guide), or HIP's C++ as HIPRTC
// and hipcc take it for AMD's devices (HIP Programming Guide). A pointer points anywhere. Products and sums are
// contracted as the compiler's options say. half and bfloat16 are stored as 16 bits and computed with as float. NVRTC
// does not assume that pointers to different types point at different memory.
//
// Warps have 32 threads. Where the source is CUDA's, two of them share the 64 lanes that a device of AMD's may have.
func dialect(l Language) *cwriter.Dialect {
	d := &cwriter.Dialect{
		Name:   string(l),
		Kernel: `extern "C" __global__ void`,
		Device: "static __device__ ", NoInline: "__noinline__ ",
		Unrolls: true,
		Scalars: scalars,
		Long:    "LL", UnsignedLong: "ULL",
		Qualifier:    [...]string{ir.Shared: "__shared__ ", ir.Private: ""},
		PrintfLong:   "ll",
		PrintfCounts: true,
		Generic:      true,
		CPlusPlus:    true,
		Null:         "nullptr",
		Vector:       func(*ir.Vector) string { return "" },
		Reserved:     reserved(),
	}
	d.Rows = func(own *cvalidate.Language) cvalidate.Rows { return newRows(own, l == HIP) }
	d.Language = func(w *cwriter.Writer, m *ir.Module) cwriter.Language {
		return &language{Writer: w, d: d, m: m}
	}
	return d
}

var scalars = [...]string{ir.Void: "void", ir.Bool: "bool", ir.I8: "signed char", ir.U8: "unsigned char",
	ir.I16: "short", ir.U16: "unsigned short", ir.I32: "int", ir.U32: "unsigned int", ir.I64: "long long",
	ir.U64: "unsigned long long", ir.F16: "unsigned short", ir.BF16: "unsigned short", ir.F32: "float",
	ir.F64: "double"}

// reservedWords are the keywords of C++20, and what is built into NVRTC and HIPRTC but is no declaration of the
// prelude.
const reservedWords = `alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t
class compl concept const consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default
delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable
namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires
return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try
typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq
threadIdx blockIdx blockDim gridDim warpSize dim3 uint3 size_t kb std main linux unix assert printf malloc free
memcpy memset nan nanf va_arg va_copy va_end va_list va_start tex1D tex2D tex3D frexp frexpf remquo remquof abs labs
llabs clock INFINITY NAN`

// reserved returns a function that reports whether C++ or the device has a meaning for a name. NVRTC knows the
// functions of CUDA without a header, and refuses a kernel that is called as one of them is.
func reserved() func(name string) bool {
	words := append(strings.Fields(reservedWords), prelude.Names(prelude.CUDA)...)
	slices.Sort(words)
	vectors := slices.Collect(maps.Values(vectorNames))
	return func(name string) bool {
		_, word := slices.BinarySearch(words, name)
		base := strings.TrimRight(name, "0123456789")
		return word || base != name && slices.Contains(vectors, base) || strings.HasPrefix(name, "__") ||
			strings.HasPrefix(name, "kb_") ||
			len(name) > 1 && name[0] == '_' && name[1] >= 'A' && name[1] <= 'Z'
	}
}

// language is what CUDA C++ and HIP write in their own way, of one text.
type language struct {
	*cwriter.Writer
	d *cwriter.Dialect
	m *ir.Module
}

// funNVIDIA is fun for a function that other devices than NVIDIA's do not have.
func (w *language) funNVIDIA(name, text string, args ...any) string {
	if w.Has(name) {
		return name
	}
	return w.Helper(name, "#ifndef __HIP__\nstatic __device__ "+fmt.Sprintf(text, args...)+"\n#endif\n")
}

// nvidia notes that what is written now exists for NVIDIA's devices alone.
func (w *language) nvidia() { w.Need(cwriter.NeedNVIDIA) }

// Float writes a constant. There is no macro for infinity without a header.
func (w *language) Float(x float64, t ir.Scalar) (text string, has int) {
	one := map[ir.Scalar]string{ir.F32: "f", ir.F64: ""}[t]
	switch {
	case math.IsNaN(x):
		return fmt.Sprintf("(0.0%s / 0.0%s)", one, one), prec.Primary
	case math.IsInf(x, 1):
		return fmt.Sprintf("(1.0%s / 0.0%s)", one, one), prec.Primary
	case math.IsInf(x, -1):
		return fmt.Sprintf("(-1.0%s / 0.0%s)", one, one), prec.Primary
	}
	return cwriter.FloatText(x, t)
}

// Rounded writes an operation that is never contracted with another one, "" where C++'s operator is enough.
func (w *language) Rounded(e *ir.Binary) string {
	t, _ := e.A.Type().(ir.Scalar)
	name := map[ir.BinaryOp]string{ir.Add: "add", ir.Sub: "sub", ir.Mul: "mul"}[e.Op]
	prefix := map[ir.Scalar]string{ir.F32: "__f", ir.F64: "__d"}[t]
	if name == "" || prefix == "" {
		return ""
	}
	return prefix + name + "_rn(" + w.Value(e.A, prec.Assign) + ", " + w.Value(e.B, prec.Assign) + ")"
}

// Bits writes the bits of a value as another type of the same size.
func (w *language) Bits(e *ir.Bitcast) string {
	return w.reinterpreted(e.Typ, e.A.Type(), w.Value(e.A, prec.Assign))
}

// reinterpreted writes text, of type from, as a value of type to with the same bits.
func (w *language) reinterpreted(to, from ir.Type, text string) string {
	intrinsics := map[[2]ir.Type]string{{ir.F32, ir.I32}: "__int_as_float", {ir.I32, ir.F32}: "__float_as_int",
		{ir.F32, ir.U32}: "__uint_as_float", {ir.U32, ir.F32}: "__float_as_uint",
		{ir.F64, ir.I64}: "__longlong_as_double", {ir.I64, ir.F64}: "__double_as_longlong"}
	x, scalar := to.(ir.Scalar)
	y, scalar2 := from.(ir.Scalar)
	switch {
	case scalar && scalar2 && w.d.Scalars[x] == w.d.Scalars[y]:
		return "(" + text + ")"
	case scalar && scalar2 && x.IsInt() && y.IsInt():
		return "(" + w.d.Scalars[x] + ")(" + text + ")"
	case scalar && scalar2 && intrinsics[[2]ir.Type{x, y}] != "":
		return intrinsics[[2]ir.Type{x, y}] + "(" + text + ")"
	}
	w.Helper("kb_bits", `template <class To, class From> static __device__ To kb_bits(From x) {
    union Bits {
        From from;
        To to;
    } bits;
    bits.from = x;
    return bits.to;
}
`)
	return "kb_bits<" + w.Stored(to, "") + ">(" + text + ")"
}
