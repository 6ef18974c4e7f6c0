package spell

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Function is a function that generated Go calls for something that is no operation of the kernel's, with its package.
type Function string

// What checked execution calls besides the functions of rows.
const (
	// PointerElement is the function of check.element where a pointer is held that may point anywhere.
	PointerElement Function = "sanitize.PtrElement"
	// CheckedIndex is the function of check.element for one of several indices.
	CheckedIndex Function = "sanitize.Variable.Index"
	// SharedSlice is the function of check.share for dynamic shared memory, and for a parameter.
	SharedSlice Function = "sanitize.SharedSlice"
	// ReadVector and WriteVector record what all threads of a vector do, ReadVectorLoop and WriteVectorLoop what they do
	// in all iterations of a loop, and ReadBroadcast that all read one element in each of them. MarkVector marks the
	// elements of an output that they write.
	ReadVector      Function = "sanitize.ReadVector"
	WriteVector     Function = "sanitize.WriteVector"
	ReadVectorLoop  Function = "sanitize.ReadVectorLoop"
	WriteVectorLoop Function = "sanitize.WriteVectorLoop"
	ReadBroadcast   Function = "sanitize.ReadBroadcast"
	MarkVector      Function = "sanitize.MarkVector"
	// MonitoredLocal allocates a local variable, FrameLocals says that frames hold such, and LocalMark and LocalRelease
	// give back what was allocated in between.
	MonitoredLocal Function = "sanitize.Local"
	FrameLocals    Function = "sanitize.FrameLocals"
	LocalMark      Function = "sanitize.Mark"
	LocalRelease   Function = "sanitize.Release"
	// BlockBarrier, MemoryBarrier and WarpBarrier stand between parallel regions; a thread that is suspended calls
	// WaitMemory and YieldAt.
	BlockBarrier  Function = "sanitize.Barrier"
	MemoryBarrier Function = "sanitize.BarrierMemory"
	WarpBarrier   Function = "sanitize.WarpBarrier"
	WaitMemory    Function = "sanitize.WaitBlockMemory"
	YieldAt       Function = "sanitize.YieldAt"
)

// What a vector of threads calls before it is computed, and array-at-a-time besides VectorOp.
const (
	NoWrap     Function = "vecop.NoWrap"
	Before     Function = "vecop.Before"
	Through    Function = "vecop.Through"
	Lower      Function = "vecop.Lower"
	Upper      Function = "vecop.Upper"
	Except     Function = "vecop.Except"
	InBounds   Function = "vecop.InBounds"
	TripCount  Function = "vecop.TripCount"
	SpanOf     Function = "vecop.SpanOf"
	Along      Function = "vecop.Along"
	Apart      Function = "vecop.Apart"
	Disjoint   Function = "vecop.Disjoint"
	Slice      Function = "vecop.Slice"
	Four       Function = "vecop.Four"
	As         Function = "vecop.As"
	MulAddsF32 Function = "vecop.MulAddsF32"
)

// Functions lists all of these.
func Functions() []Function {
	return []Function{PointerElement, CheckedIndex, SharedSlice, ReadVector, WriteVector, ReadVectorLoop,
		WriteVectorLoop, ReadBroadcast, MarkVector,
		MonitoredLocal, FrameLocals, LocalMark, LocalRelease, BlockBarrier, MemoryBarrier, WarpBarrier, WaitMemory, YieldAt,
		NoWrap, Before, Through, Lower, Upper, Except, InBounds, TripCount, SpanOf, Along, Apart, Disjoint, Slice, Four,
		As, MulAddsF32}
}

// vectorOp is an operation on a value for each thread of a vector.
type vectorOp struct {
	kind  string // as package vector calls it
	name  string
	on    ir.OpTypes
	forms []string // the operands: v for a value for each thread, s for one of all
}

var (
	vectorFloats = ir.OnF3264
	vectorInts   = ir.OpTypes(1<<ir.I32 | 1<<ir.U32)
	vectorAll    = vectorFloats | vectorInts
)

// vectorOps are the operations of package vecop but for conversions, sorted by kind.
var vectorOps = []vectorOp{
	{"abs", "Abs", vectorFloats, []string{"v"}},
	{"add", "Add", vectorAll, []string{"vv", "vs"}},
	{"and", "And", vectorInts, []string{"vv", "vs"}},
	{"ceil", "Ceil", vectorFloats, []string{"v"}},
	{"cos", "Cos", 1 << ir.F32, []string{"v"}},
	{"div", "Div", vectorFloats, []string{"vv", "vs", "sv"}},
	{"exp", "Exp", 1 << ir.F32, []string{"v"}},
	{"exp10", "Exp10", 1 << ir.F32, []string{"v"}},
	{"exp2", "Exp2", 1 << ir.F32, []string{"v"}},
	{"floor", "Floor", vectorFloats, []string{"v"}},
	{"fma", "Fma", vectorFloats, []string{"vvv", "svv"}},
	{"iota", "Iota", vectorInts, []string{"s"}},
	{"log", "Log", 1 << ir.F32, []string{"v"}},
	{"log2", "Log2", 1 << ir.F32, []string{"v"}},
	{"max", "Max", vectorAll, []string{"vv", "vs"}},
	{"min", "Min", vectorAll, []string{"vv", "vs"}},
	{"mul", "Mul", vectorAll, []string{"vv", "vs"}},
	{"muladd", "MulAdd", vectorFloats, []string{"vvv", "svv"}},
	{"neg", "Neg", vectorAll, []string{"v"}},
	{"or", "Or", vectorInts, []string{"vv", "vs"}},
	{"rint", "Rint", vectorFloats, []string{"v"}},
	{"rsqrt", "Rsqrt", vectorFloats, []string{"v"}},
	{"shl", "Shl", vectorInts, []string{"vs"}},
	{"shr", "Shr", vectorInts, []string{"vs"}},
	{"sin", "Sin", 1 << ir.F32, []string{"v"}},
	{"sqrt", "Sqrt", vectorFloats, []string{"v"}},
	{"sub", "Sub", vectorAll, []string{"vv", "vs", "sv"}},
	{"trunc", "Trunc", vectorFloats, []string{"v"}},
	{"xor", "Xor", vectorInts, []string{"vv", "vs"}},
}

// VectorOp returns the function for an operation of package vector on values of type t: "vecop.AddScalarF32". form says
// of each operand, in the order of the function's parameters, whether it is a value for each thread (v) or one that
// all share (s). ok is false where there is none.
func VectorOp(kind, form string, t ir.Scalar) (fn Function, ok bool) {
	i, ok := slices.BinarySearchFunc(vectorOps, kind, func(o vectorOp, kind string) int {
		return strings.Compare(o.kind, kind)
	})
	if !ok || !vectorOps[i].on.Has(t) || !slices.Contains(vectorOps[i].forms, form) {
		return "", false
	}
	name := vectorOps[i].name
	switch {
	case form == "sv":
		name = "Scalar" + name
	case len(form) > 1 && strings.Contains(form, "s"):
		name += "Scalar"
	}
	return Function("vecop." + name + Suffix(t)), true
}

// VectorFill is the function that gives all threads of a vector one value.
const VectorFill Function = "vecop.Fill"

// VectorConvert returns the function that converts the values of a vector; between integers there is none.
func VectorConvert(from, to ir.Scalar) (fn Function, ok bool) {
	if !vectorAll.Has(from) || !vectorAll.Has(to) || from == to || from.IsInt() && to.IsInt() {
		return "", false
	}
	return Function("vecop." + Suffix(from) + "To" + Suffix(to)), true
}
