package cwriter

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/prelude"
	"github.com/kbind/kbind/gen/internal/prec"
)

// CUDA is CUDA C++ as NVRTC and nvcc take it, without a header (CUDA C++ Programming Guide). A pointer points
// anywhere. Products and sums are contracted as the compiler's options say. half and bfloat16 are stored as 16 bits
// and computed with as float. NVRTC does not assume that pointers to different types point at different memory. Warps
// have 32 threads.
func CUDA() *Dialect {
	return &Dialect{
		Name:   "cuda",
		Kernel: `extern "C" __global__ void`,
		Device: "static __device__ ", NoInline: "__noinline__ ",
		Unrolls: true,
		Scalars: cppScalars,
		Long:    "LL", UnsignedLong: "ULL",
		Qualifier:    [...]string{ir.Shared: "__shared__ ", ir.Private: ""},
		PrintfLong:   "ll",
		PrintfCounts: true,
		Generic:      true,
		CPlusPlus:    true,
		Null:         "nullptr",
		Vector:       func(*ir.Vector) string { return "" },
		language:     cpp{},
		Reserved:     reservedInCPP(),
	}
}

// HIP is HIP's C++ as HIPRTC and hipcc take it for AMD's devices (HIP Programming Guide). Where the source is CUDA's,
// and so has warps of 32 threads, two of them share the 64 lanes that a device may have.
func HIP() *Dialect {
	d := CUDA()
	d.Name, d.AMD = "hip", true
	return d
}

var cppScalars = [...]string{ir.Void: "void", ir.Bool: "bool", ir.I8: "signed char", ir.U8: "unsigned char",
	ir.I16: "short", ir.U16: "unsigned short", ir.I32: "int", ir.U32: "unsigned int", ir.I64: "long long",
	ir.U64: "unsigned long long", ir.F16: "unsigned short", ir.BF16: "unsigned short", ir.F32: "float",
	ir.F64: "double"}

// cppWords are the keywords of C++20, and what is built into NVRTC and HIPRTC and is no declaration of the prelude.
const cppWords = `alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t
class compl concept const consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default
delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable
namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires
return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try
typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq
threadIdx blockIdx blockDim gridDim warpSize dim3 uint3 size_t kb std main linux unix assert printf malloc free
memcpy memset nan nanf va_arg va_copy va_end va_list va_start tex1D tex2D tex3D frexp frexpf remquo remquof abs labs
llabs clock INFINITY NAN`

// reservedInCPP returns a function that reports whether C++ or the device has a meaning for a name. NVRTC knows the
// functions of CUDA without a header, and refuses a kernel that is called as one of them is.
func reservedInCPP() func(name string) bool {
	words := append(strings.Fields(cppWords), prelude.Names(prelude.CUDA)...)
	slices.Sort(words)
	vectors := slices.Collect(maps.Values(cppVectorNames))
	return func(name string) bool {
		_, word := slices.BinarySearch(words, name)
		base := strings.TrimRight(name, "0123456789")
		return word || base != name && slices.Contains(vectors, base) || strings.HasPrefix(name, "__") ||
			strings.HasPrefix(name, "kb_") ||
			len(name) > 1 && name[0] == '_' && name[1] >= 'A' && name[1] <= 'Z'
	}
}

// cpp is the language of CUDA and HIP.
type cpp struct{}

// fun adds a function for devices to what stands before the others; %[1]s and so on in text are args.
func (w *Writer) fun(name, text string, args ...any) string {
	if w.helpers[name] {
		return name
	}
	return w.helper(name, "static __device__ "+fmt.Sprintf(text, args...)+"\n")
}

// funNVIDIA is fun for a function that other devices than NVIDIA's do not have.
func (w *Writer) funNVIDIA(name, text string, args ...any) string {
	if w.helpers[name] {
		return name
	}
	return w.helper(name, "#ifndef __HIP__\nstatic __device__ "+fmt.Sprintf(text, args...)+"\n#endif\n")
}

// nvidia notes that what is written now exists for NVIDIA's devices alone.
func (w *Writer) nvidia(what ir.Op) {
	if w.d.AMD {
		w.refuse(w.at, "AMD's devices have no "+w.inSource(what))
	}
	w.need(needNVIDIA)
}

const needNVIDIA = "nvidia"

// float writes a constant. There is no macro for infinity without a header.
func (cpp) float(_ *Writer, x float64, t ir.Scalar) string {
	one := map[ir.Scalar]string{ir.F32: "f", ir.F64: ""}[t]
	switch {
	case math.IsNaN(x):
		return fmt.Sprintf("(0.0%s / 0.0%s)", one, one)
	case math.IsInf(x, 1):
		return fmt.Sprintf("(1.0%s / 0.0%s)", one, one)
	case math.IsInf(x, -1):
		return fmt.Sprintf("(-1.0%s / 0.0%s)", one, one)
	}
	return floatText(x, t)
}

// rounded writes an operation that is never contracted with another one, "" where C++'s operator is enough.
func (w *Writer) rounded(e *ir.Binary) string {
	t, _ := e.A.Type().(ir.Scalar)
	name := map[ir.BinaryOp]string{ir.Add: "add", ir.Sub: "sub", ir.Mul: "mul"}[e.Op]
	prefix := map[ir.Scalar]string{ir.F32: "__f", ir.F64: "__d"}[t]
	if name == "" || prefix == "" {
		return ""
	}
	return prefix + name + "_rn(" + w.value(e.A, prec.Assign) + ", " + w.value(e.B, prec.Assign) + ")"
}

// bits writes the bits of a value as another type of the same size.
func (cpp) bits(w *Writer, e *ir.Bitcast) string {
	return w.reinterpreted(e.Typ, e.A.Type(), w.value(e.A, prec.Assign))
}

// reinterpreted writes text, of type from, as a value of type to with the same bits.
func (w *Writer) reinterpreted(to, from ir.Type, text string) string {
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
	w.helper("kb_bits", `template <class To, class From> static __device__ To kb_bits(From x) {
    union Bits {
        From from;
        To to;
    } bits;
    bits.from = x;
    return bits.to;
}
`)
	return "kb_bits<" + w.stored(to, "") + ">(" + text + ")"
}

// inOrder is the initialiser of a struct with values for all its members, those between which are bytes included.
func (w *Writer) inOrder(e *ir.Compose, s *ir.Struct) string {
	var parts []string
	packed, end := !natural(s), 0
	for i, f := range s.Fields {
		align := ir.Alignof(f.Type)
		if packed {
			align = 1
		}
		if (end+align-1)/align*align != f.Offset {
			parts = append(parts, "{}")
		}
		parts = append(parts, w.element(e.Parts[i], f.Type))
		end = f.Offset + ir.Sizeof(f.Type)
	}
	return "{" + strings.Join(parts, ", ") + "}"
}

// fill assigns the first value of an object that is declared without it: C++ has no jump past an initialisation.
func (w *Writer) fill(place string, t ir.Type, e ir.Expr) {
	a, ok := t.(*ir.Array)
	if !ok {
		w.line(place + " = " + w.assigned(t, e) + ";")
		return
	}
	switch e := e.(type) {
	case *ir.Compose:
		for i, p := range e.Parts {
			w.fill(fmt.Sprintf("%s[%d]", place, i), a.Elem, p)
		}
	case *ir.Str:
		for i := range a.N {
			c := 0
			if i < len(e.Text) {
				c = int(int8(e.Text[i]))
			}
			w.line(fmt.Sprintf("%s[%d] = %d;", place, i, c))
		}
	default:
		i := w.fn.taken.Free("kb_i", nil)
		w.line(fmt.Sprintf("for (int %s = 0; %s < %d; %s++) {", i, i, a.N, i))
		w.fn.indent++
		w.fill(place+"["+i+"]", a.Elem, &ir.Zero{X: ir.X{Typ: a.Elem}})
		w.fn.indent--
		w.line("}")
	}
}

// assigned is the value e of type t where it is assigned.
func (w *Writer) assigned(t ir.Type, e ir.Expr) string {
	if e == nil {
		return w.zero(t, prec.Assign)
	}
	return w.value(e, prec.Assign)
}
