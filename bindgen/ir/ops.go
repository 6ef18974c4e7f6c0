package ir

import (
	"sort"
	"strings"
)

// OpInfo says what every user of an operation must know. The prelude declares device functions by operation name;
// gen/internal/spell says how each target writes it.
type OpInfo struct {
	Op   Op
	Args int // how many arguments; -1 for any number (printf)
	// the types that the operation is defined on: of its first argument that is no pointer, or of the pointee of an
	// atomic's pointer
	On OpTypes
	// has side effects or reads what other threads write: stands in an Effect statement; otherwise in a Builtin expression
	Effect  bool
	Suspend bool // threads wait for each other: barriers and warp exchanges
	Place   bool // made of a place, in a Checked; Args counts what is given beside it
	// made by passes (gen/internal/pass) only: no front end has it, and targets that run no such pass need not know it
	Lowered bool
	Feature string // the feature a kernel needs when it uses it, "" for none
	Ref     string // where its meaning is defined
}

// OpTypes is a set of scalar types, one bit per Scalar.
type OpTypes uint32

// The sets that the table uses.
const (
	OnNone   OpTypes = 0
	OnBool   OpTypes = 1 << Bool
	OnInt    OpTypes = 1<<I8 | 1<<U8 | 1<<I16 | 1<<U16 | 1<<I32 | 1<<U32 | 1<<I64 | 1<<U64
	On32     OpTypes = 1<<I32 | 1<<U32
	OnTexel  OpTypes = 1<<I32 | 1<<U32 | 1<<F32
	On3264   OpTypes = On32 | 1<<I64 | 1<<U64
	OnFloat  OpTypes = 1<<F16 | 1<<BF16 | 1<<F32 | 1<<F64
	OnF3264  OpTypes = 1<<F32 | 1<<F64
	OnAny    OpTypes = OnInt | OnFloat
	OnU32    OpTypes = 1 << U32
	OnSigned OpTypes = 1<<I32 | 1<<I64
	OnMask   OpTypes = 1<<U32 | 1<<U64 // of the lanes of a warp: 64 bits where it has as many threads
)

// Has reports whether s is in the set.
func (o OpTypes) Has(s Scalar) bool { return o>>s&1 != 0 }

// Scalars lists the set in the order of the Scalar constants.
func (o OpTypes) Scalars() []Scalar {
	var list []Scalar
	for s := Void; s <= F64; s++ {
		if o.Has(s) {
			list = append(list, s)
		}
	}
	return list
}

// OpInfoOf returns the table's row for op; ok is false for an unknown operation.
func OpInfoOf(op Op) (info OpInfo, ok bool) {
	i, ok := sort.Find(len(opTable), func(i int) int { return strings.Compare(string(op), string(opTable[i].Op)) })
	if !ok {
		return OpInfo{}, false
	}
	return opTable[i], true
}

// AllOps lists every operation by name, sorted.
func AllOps() []Op {
	list := make([]Op, len(opTable))
	for i := range opTable {
		list[i] = opTable[i].Op
	}
	return list
}

// Where the operations are defined.
const (
	refCUDA   = "CUDA C++ Programming Guide 10"
	refMath   = "C11 7.12; CUDA Math API; OpenCL C 3.0 6.15.2"
	refInt    = "CUDA Math API, Integer Intrinsics; OpenCL C 3.0 6.15.3"
	refAtomic = "CUDA C++ Programming Guide 10.14; OpenCL C 3.0 6.15.12"
	refWarp   = "CUDA C++ Programming Guide 10.19-10.22"
	refSync   = "CUDA C++ Programming Guide 10.5, 10.6; OpenCL C 3.0 6.15.8"
	refRound  = "CUDA Math API, Single and Double Precision Intrinsics"
	refCheck  = "RATIONALE.md, checked execution"
	refTex    = "CUDA C++ Programming Guide 10.8, 19 (Texture Fetching)"
	refSurf   = "CUDA C++ Programming Guide 10.9"
	refShared = "CUDA C++ Programming Guide 10.12; PTX ISA 5.1.5"
	refSelect = "C++17 [stmt.if]"
	refImage  = "OpenCL C 1.2 6.12.14; OpenCL 1.2 8"
)

// The shapes of rows.
func opID(op Op) OpInfo { return OpInfo{Op: op, Ref: refCUDA + ".4"} }
func opMath(op Op, args int) OpInfo {
	return OpInfo{Op: op, Args: args, On: OnFloat, Ref: refMath}
}
func opRound(op Op, args int) OpInfo {
	return OpInfo{Op: op, Args: args, On: OnF3264, Ref: refRound}
}
func opInt(op Op, args int, on OpTypes) OpInfo {
	return OpInfo{Op: op, Args: args, On: on, Ref: refInt}
}
func opAtomic(op Op, args int, on OpTypes) OpInfo {
	return OpInfo{Op: op, Args: args, On: on, Effect: true, Feature: "atomic", Ref: refAtomic}
}
func opSync(op Op, args int, on OpTypes, feature string) OpInfo {
	return OpInfo{Op: op, Args: args, On: on, Effect: true, Suspend: true, Feature: feature, Ref: refSync}
}
func opWarp(op Op, args int, on OpTypes) OpInfo {
	return OpInfo{Op: op, Args: args, On: on, Effect: true, Suspend: true, Feature: "warp", Ref: refWarp}
}
func opTex(op Op, args int, on OpTypes, ref string) OpInfo {
	return OpInfo{Op: op, Args: args, On: on, Effect: true, Feature: "image", Ref: ref}
}
func opEffect(op Op, args int, on OpTypes, feature, ref string) OpInfo {
	return OpInfo{Op: op, Args: args, On: on, Effect: true, Feature: feature, Ref: ref}
}
func opLanes(op Op, args int, on OpTypes) OpInfo {
	return OpInfo{Op: op, Args: args, On: on, Lowered: true, Ref: refWarp}
}

func opPlace(op Op, args int) OpInfo {
	return OpInfo{Op: op, Args: args, On: OnAny, Place: true, Lowered: true, Ref: refCheck}
}
func opCheck(op Op, args int, on OpTypes) OpInfo {
	return OpInfo{Op: op, Args: args, On: on, Lowered: true, Ref: refCheck}
}
func opEvent(op Op, args int) OpInfo {
	return OpInfo{Op: op, Args: args, On: OnAny, Effect: true, Lowered: true, Ref: refCheck}
}

// opTable is sorted by name. Unless a comment says otherwise all arguments of math.* and int.* and their result have
// one type.
var opTable = [...]OpInfo{
	// (what, n U64): U64, what becomes of asynchronous copies, which are made at once; simt.Async says what. For checked
	// execution
	opEffect("async.order", 2, 1<<U64, "", refSync),
	opAtomic("atomic.add", 2, On3264|OnFloat), // (pointer, value): old value; so the others
	opAtomic("atomic.and", 2, On3264),
	opAtomic("atomic.cas", 3, OnInt), // (pointer, compare, value)
	opAtomic("atomic.dec", 2, OnU32), // old == 0 || old > value ? value : old-1
	opAtomic("atomic.exch", 2, On3264|OnF3264),
	opAtomic("atomic.inc", 2, OnU32), // old >= value ? 0 : old+1
	opAtomic("atomic.load", 1, On3264|OnF3264),
	opAtomic("atomic.max", 2, On3264|OnF3264),
	opAtomic("atomic.min", 2, On3264|OnF3264),
	opAtomic("atomic.or", 2, On3264),
	opAtomic("atomic.store", 2, On3264|OnF3264),
	opAtomic("atomic.sub", 2, On3264|OnF3264),
	opAtomic("atomic.xor", 2, On3264),

	// What checked execution looks at; see instrumented.go. A comment says what the operation is given beside its place or
	// its operands.
	// (what is compared): an element that an atomic operation compares and swaps; so the others
	opPlace("check.access.cas", 1),
	opPlace("check.access.store", 0),
	opPlace("check.access.update", 0),
	opPlace("check.access.update.named", 0), // of a shared variable by its name
	opCheck("check.add", 2, OnSigned),       // a + b, unless it overflows; so the others
	opEvent("check.calling", 0),             // of a function of kbind's, or free: reports without a position name this one
	opEvent("check.copy", 2),                // (pointer, pointer): copies a struct with the definedness of its parts
	opCheck("check.count", 2, OnInt),        // (count, width): the count of a shift
	opPlace("check.defined", 1),             // (whether it has a value): a variable that is read
	opEvent("check.defined.update", 2),      // (variable, whether it has a value): before an operator assigns to it
	opCheck("check.div", 2, OnSigned),
	opCheck("check.divisor", 1, OnInt), // of an integer division
	opPlace("check.element", 0),        // of a buffer or an array: it is there
	opEvent("check.ended", 1),          // (pointer): the life of a local ends
	opEvent("check.exempt.marks", 1),   // (parameter): what exempt stores to an output leave
	// (parameter, constant for blockDim.x, width of a row): how many elements are each accessed by one thread alone
	opEvent("check.exempt.own", 3),
	opEvent("check.exempt.read", 1),  // (parameter): how many elements are only read
	opEvent("check.fence", 0),        // of the device, or the system
	opEvent("check.fresh", 1),        // (pointer): the life of a local begins
	opEvent("check.lane.defined", 1), // (whether it has a value): what a shuffle exchanges
	opCheck("check.mul", 2, 1<<I32),
	opCheck("check.mul.long", 2, 1<<I64),
	opEvent("check.parameter", 1), // (parameter): its shadow
	// (place of an element): faults if the element is not there. Where a reference to it is made, for checked execution.
	{Op: "check.reached", Args: 1, On: OnAny, Effect: true, Lowered: true, Ref: "C++17 [dcl.ref] 5"},
	opPlace("check.read", 0),           // memory that is monitored; so the others
	opPlace("check.read.copy", 0),      // what a shuffle exchanges, which need have no value
	opPlace("check.read.exempt", 0),    // an element of a parameter, the first of which are exempt
	opPlace("check.read.look", 0),      // a volatile place that decides what the thread does next
	opPlace("check.read.named", 0),     // of a shared variable by its name
	opPlace("check.read.parameter", 0), // of a parameter by its name
	opPlace("check.read.probe", 0),     // what the atomic operation after a condition updates
	opPlace("check.read.shared", 0),
	opPlace("check.read.sync", 0), // what other threads write with atomic operations

	opCheck("check.rem", 2, OnSigned),
	opPlace("check.result", 0),                // a struct that is returned with the definedness of its parts
	opCheck("check.result.defined", 1, OnAny), // and one that has all of its parts
	opPlace("check.result.store", 0),          // a struct that check.result returned
	opEvent("check.resumed", 0),               // the thread goes on in a loop of kbind's library, in which it yielded
	opEvent("check.returned", 0),              // the thread ends
	opEvent("check.share", 1),                 // (pointer): a shared variable; gives its shadow
	opPlace("check.store", 0),                 // memory that is monitored; so the others
	opPlace("check.store.exempt", 0),
	opPlace("check.store.named", 0),
	opPlace("check.store.output", 1), // (marks): an exempt element of an output
	opPlace("check.store.parameter", 0),
	opPlace("check.store.sync", 0),
	opCheck("check.sub", 2, OnSigned),
	opCheck("check.toint.i16", 1, OnF3264), // a floating number that is to become an integer of that type
	opCheck("check.toint.i32", 1, OnF3264),
	opCheck("check.toint.i64", 1, OnF3264),
	opCheck("check.toint.i8", 1, OnF3264),
	opCheck("check.toint.u16", 1, OnF3264),
	opCheck("check.toint.u32", 1, OnF3264),
	opCheck("check.toint.u64", 1, OnF3264),
	opCheck("check.toint.u8", 1, OnF3264),

	{Op: OpPoll, On: OnNone, Effect: true, Lowered: true, Ref: refCUDA}, // ends a launch that was stopped
	opEffect("ctl.trap", 0, OnNone, "", refCUDA+".33"),
	opSync("ctl.yield", 0, OnNone, ""), // lets other threads run

	opID("dim.block.x"), opID("dim.block.y"), opID("dim.block.z"),
	opID("dim.grid.x"), opID("dim.grid.y"), opID("dim.grid.z"),

	opEffect("fence.block", 0, OnNone, "", refSync),
	opEffect("fence.device", 0, OnNone, "", refSync),
	// (how) of the atomic operation after it, bits: 1 its scope is the block or less, 2 it does not acquire; for checked
	// execution
	opEffect("fence.how", 1, OnU32, "", refSync),
	// the atomic operation after it releases, which it does anyway: for checked execution
	opEffect("fence.order", 0, OnNone, "", refSync),
	opEffect("fence.system", 0, OnNone, "", refSync),

	opEffect("flag.carry_get", 0, OnNone, "", "PTX ISA 9.7.2"), // U32: the carry flag of the thread, 0 or 1
	opEffect("flag.carry_set", 1, OnU32, "", "PTX ISA 9.7.2"),

	opID("id.block.x"), opID("id.block.y"), opID("id.block.z"),
	opID("id.thread.x"), opID("id.thread.y"), opID("id.thread.z"),

	// Images, textures, surfaces and samplers are handles: U64, samplers U32. A texel is a vector of four F32, I32 or U32;
	// what is read decides how.
	opTex("image.info", 2, OnNone, refImage),   // (image, which U32): I32
	opTex("image.read", 5, OnTexel, refImage),  // (image, sampler, x F32, y F32, z F32): texel
	opTex("image.texel", 5, OnTexel, refImage), // (image, sampler, x I32, y I32, z I32): texel
	opTex("image.write", 5, OnTexel, refImage), // (image, texel, x I32, y I32, z I32)

	// the result has the argument's type: abs of the least value is itself, which OpenCL reads as unsigned
	opInt("int.abs", 1, OnInt),
	opInt("int.add_sat", 2, OnInt),
	opInt("int.brev", 1, On3264),
	opInt("int.byte_perm", 3, OnU32), // (x, y, selector)
	opInt("int.clz", 1, OnInt),       // the width for 0
	opInt("int.ctz", 1, OnInt),       // the width for 0
	opInt("int.mad_sat", 3, OnInt),
	opInt("int.max", 2, OnInt),
	opInt("int.min", 2, OnInt),
	opInt("int.mul24", 2, On32),
	opInt("int.mulhi", 2, OnInt), // the upper half of the product
	opInt("int.popc", 1, OnInt),
	opInt("int.rotate", 2, OnInt), // left, the count modulo the width
	opInt("int.sub_sat", 2, OnInt),

	opEffect("io.assert", 2, OnBool, "assert", refCUDA+".36"),  // (condition, text)
	opEffect("io.printf", -1, OnNone, "printf", refCUDA+".35"), // (format, values...): I32

	// What a warp.* operation becomes in the thread loops of a warp: its result for the lane, from the values that the
	// lanes left in an expanded variable, the first argument. The last one is the mask of the lanes that take part,
	// lanes.present where the warp met; shuffles have none when no thread ends before others.
	opLanes("lanes.bit", 0, OnU32),        // U32, the lane's bit in a mask
	opLanes("lanes.match_all", 2, OnMask), // (values, mask): U32; so match_any
	opLanes("lanes.match_any", 2, OnMask),
	opLanes("lanes.present", 0, OnU32),     // U32, the lanes that have not ended
	opLanes("lanes.reduce_add", 2, OnMask), // (values, mask): the value's type; so the other reductions
	opLanes("lanes.reduce_and", 2, OnMask),
	opLanes("lanes.reduce_max", 2, OnMask),
	opLanes("lanes.reduce_min", 2, OnMask),
	opLanes("lanes.reduce_or", 2, OnMask),
	opLanes("lanes.reduce_xor", 2, OnMask),
	opLanes("lanes.shfl", -1, OnMask), // (values, lane, width, perhaps mask): the value's type; so the others
	opLanes("lanes.shfl_down", -1, OnMask),
	opLanes("lanes.shfl_up", -1, OnMask),
	opLanes("lanes.shfl_xor", -1, OnMask),
	opLanes("launch.whole", 0, OnNone), // Bool, whether uniform.Config.Aligned holds for the launch

	opMath("math.acos", 1), opMath("math.acosh", 1),
	opRound("math.add_rd", 2), opRound("math.add_ru", 2), opRound("math.add_rz", 2),
	opMath("math.asin", 1), opMath("math.asinh", 1),
	opMath("math.atan", 1), opMath("math.atan2", 2), opMath("math.atanh", 1),
	opMath("math.cbrt", 1), opMath("math.ceil", 1), opMath("math.copysign", 2),
	opMath("math.cos", 1), opMath("math.cosh", 1), opMath("math.cospi", 1),
	opRound("math.div_rd", 2), opRound("math.div_ru", 2), opRound("math.div_rz", 2),
	opMath("math.erf", 1), opMath("math.erfc", 1), opMath("math.erfcinv", 1), opMath("math.erfcx", 1),
	opMath("math.erfinv", 1),
	opMath("math.exp", 1), opMath("math.exp10", 1), opMath("math.exp2", 1), opMath("math.expm1", 1),
	opMath("math.fabs", 1), opMath("math.fdim", 2), opMath("math.floor", 1),
	opMath("math.fma", 3), opRound("math.fma_rd", 3), opRound("math.fma_ru", 3), opRound("math.fma_rz", 3),
	opMath("math.fmax", 2), opMath("math.fmin", 2), opMath("math.fmod", 2),
	opMath("math.frexp_exp", 1), // I32
	opMath("math.frexp_frac", 1),
	opMath("math.hypot", 2),
	opMath("math.ilogb", 1),    // I32
	opMath("math.isfinite", 1), // Bool, on vectors the signed integer vector of equal width; so the next two and signbit
	opMath("math.isinf", 1),
	opMath("math.isnan", 1),
	opMath("math.j0", 1), opMath("math.j1", 1),
	opMath("math.jn", 2),    // (I32, float)
	opMath("math.ldexp", 2), // (float, I32)
	opMath("math.lgamma", 1), opMath("math.log", 1), opMath("math.log10", 1), opMath("math.log1p", 1),
	opMath("math.log2", 1), opMath("math.logb", 1),
	opRound("math.mul_rd", 2), opRound("math.mul_ru", 2), opRound("math.mul_rz", 2),
	opMath("math.nextafter", 2), opMath("math.pow", 2),
	opMath("math.pown", 2), // (float, I32)
	opMath("math.remainder", 2),
	opMath("math.remquo_quo", 2), // I32: the quotient's sign and low seven bits
	opMath("math.rint", 1),       // to nearest even
	opMath("math.rootn", 2),      // (float, I32)
	opMath("math.round", 1),      // halves away from zero
	opMath("math.rsqrt", 1),
	opMath("math.signbit", 1),
	opMath("math.sin", 1), opMath("math.sinh", 1), opMath("math.sinpi", 1),
	opMath("math.sqrt", 1), opRound("math.sqrt_rd", 1), opRound("math.sqrt_ru", 1), opRound("math.sqrt_rz", 1),
	opMath("math.tan", 1), opMath("math.tanh", 1), opMath("math.tanpi", 1), opMath("math.tgamma", 1),
	opMath("math.trunc", 1),
	opMath("math.y0", 1), opMath("math.y1", 1),
	opMath("math.yn", 2), // (I32, float)

	// (bytes): a pointer to void, null when there is no memory
	opEffect("mem.alloc", 1, 1<<U64, "heap", refCUDA+".34"),
	opEffect("mem.free", 1, OnNone, "heap", refCUDA+".34"), // (a pointer to void that mem.alloc gave, or null)
	// (number U64, of which 32 bits count): U64, the address of that byte of shared memory
	{Op: "mem.shared_address", Args: 1, On: 1 << U64, Ref: refShared},
	// (address U64): U64, the number of a byte of shared memory, 0 for other addresses
	{Op: "mem.shared_number", Args: 1, On: 1 << U64, Ref: refShared},

	// Around an atomic operation, whose order it gives for the threads of the scope: before one that releases, after one
	// that acquires. Devices' atomic operations order nothing by themselves, those of the CPU all there is.
	opEffect("order.block", 0, OnNone, "", refSync),
	opEffect("order.device", 0, OnNone, "", refSync),
	opEffect("order.system", 0, OnNone, "", refSync),

	// "want" is a constant U32 with the shape in the upper half (simt.ImageShape). Below it has, for textures, the bits of
	// an integer channel in bits 4 to 11 and the number of components in bits 0 to 3; for surfaces the bytes of a texel.
	// What branches become that a processor would guess wrong.
	// (condition Bool): U32, ones if it is true, else 0
	{Op: "sel.mask", Args: 1, On: OnBool, Lowered: true, Ref: refSelect},
	// (condition Bool, a, b): a if it is true, else b; a conditional move
	{Op: "sel.move", Args: 3, On: OnTexel, Lowered: true, Ref: refSelect},
	// (mask U32, a, b): a where the mask is ones, b where it is 0
	{Op: "sel.pick", Args: 3, On: OnTexel, Lowered: true, Ref: refSelect},

	// (surface, want, x I32 in bytes, y I32, z I32, boundary mode U32): four U32, the bytes
	opTex("surf.read", 6, OnNone, refSurf),
	opTex("surf.write", 7, OnNone, refSurf), // (surface, want, four U32, x I32 in bytes, y I32, z I32, boundary mode U32)

	// perhaps with OpenCL's flags: 1 orders accesses to local memory, 2 to global memory
	opSync("sync.block", -1, OnNone, "barrier"),
	opSync("sync.block_and", 1, 1<<I32, "barrier"),   // (predicate): I32, the same for the whole block; so the next two
	opSync("sync.block_count", 1, 1<<I32, "barrier"), // how many threads have a predicate that is not 0
	opSync("sync.block_or", 1, 1<<I32, "barrier"),
	opSync("sync.grid", 0, OnNone, "cooperative"), // the whole grid; only in cooperative launches

	opTex("tex.fetch", 3, OnTexel, refTex),  // (texture, want, index I32): texel
	opTex("tex.gather", 5, OnTexel, refTex), // (texture, want, x F32, y F32, component I32): texel
	opTex("tex.sample", 6, OnTexel, refTex), // (texture, want, x F32, y F32, z F32, layer I32): texel

	opEffect("time.clock", 0, OnNone, "clock", refCUDA+".11"),       // I64, counts up
	opEffect("time.globaltimer", 0, OnNone, "clock", "PTX ISA 10"),  // U64, nanoseconds
	opEffect("time.sleep", 1, OnU32, "clock", "PTX ISA, nanosleep"), // (nanoseconds)

	// A mask that is the constant 0 means the lanes that are active together.
	opWarp("warp.activemask", 0, OnNone), // U32
	opWarp("warp.all", 2, OnMask),        // (mask U32, predicate I32): I32; so any
	opWarp("warp.any", 2, OnMask),        //
	opWarp("warp.ballot", 2, OnMask),     // (mask U32, predicate I32): U32
	opWarp("warp.match_all", 2, OnMask),  // (mask U32, value): U32, the mask if all values are equal, else 0
	opWarp("warp.match_any", 2, OnMask),  // (mask U32, value): U32, the lanes with this lane's value
	opWarp("warp.reduce_add", 2, OnMask), // (mask U32, value): the value's type; so the other reductions
	opWarp("warp.reduce_and", 2, OnMask), //
	opWarp("warp.reduce_max", 2, OnMask), //
	opWarp("warp.reduce_min", 2, OnMask), //
	opWarp("warp.reduce_or", 2, OnMask),  //
	opWarp("warp.reduce_xor", 2, OnMask), //
	opWarp("warp.shfl", 4, OnMask),       // (mask U32, value, lane I32, width I32): the value's type
	opWarp("warp.shfl_down", 4, OnMask),  // (mask U32, value, delta U32, width I32)
	opWarp("warp.shfl_up", 4, OnMask),    // (mask U32, value, delta U32, width I32)
	opWarp("warp.shfl_xor", 4, OnMask),   // (mask U32, value, lane mask I32, width I32)
	opWarp("warp.sync", 1, OnMask),       // (mask U32)
}

// OverflowOp is the operation that applies op to signed integers of type t and reports overflow, "" if there is none.
func OverflowOp(op BinaryOp, t Type) Op {
	switch op {
	case Add:
		return "check.add"
	case Sub:
		return "check.sub"
	case Mul:
		if t == I64 {
			return "check.mul.long"
		}
		return "check.mul"
	case Div:
		return "check.div"
	case Rem:
		return "check.rem"
	}
	return ""
}
