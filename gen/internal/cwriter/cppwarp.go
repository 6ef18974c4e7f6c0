package cwriter

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Operations of a warp are the device's own where it is NVIDIA's. On AMD's devices a warp of 32 threads, as CUDA has
// them, may be one half of 64 lanes; one of 64 is what HIP means by a warp there.

// warpHelpers are functions on warps of 32 threads, by the operation. Each may call those that it names in needs.
var warpHelpers = map[string]struct{ needs, text string }{
	"lanes": {"", `#ifdef __HIP__
static __device__ unsigned int kb_lanes(unsigned long long all) {
    return (unsigned int)(all >> (__lane_id() & 32u));
}
#endif
`},
	"ballot": {"lanes", `static __device__ unsigned int kb_ballot(unsigned int mask, int predicate) {
#ifdef __HIP__
    return kb_lanes(__ballot(predicate)) & mask;
#else
    return __ballot_sync(mask, predicate);
#endif
}
`},
	"activemask": {"lanes", `static __device__ unsigned int kb_activemask() {
#ifdef __HIP__
    return kb_lanes(__ballot(1));
#else
    return __activemask();
#endif
}
`},
	"any": {"ballot", `static __device__ int kb_any(unsigned int mask, int predicate) {
    return kb_ballot(mask, predicate) != 0;
}
`},
	"all": {"ballot", `static __device__ int kb_all(unsigned int mask, int predicate) {
    return kb_ballot(mask, !predicate) == 0;
}
`},
	"sync": {"", `static __device__ void kb_syncwarp(unsigned int mask) {
#ifdef __HIP__
    __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "wavefront");
    __builtin_amdgcn_wave_barrier();
#else
    __syncwarp(mask);
#endif
}
`},
	"shfl": {"", `template <class T> static __device__ T kb_shfl(unsigned int mask, T x, int lane, int width) {
#ifdef __HIP__
    return __shfl(x, lane, width);
#else
    return __shfl_sync(mask, x, lane, width);
#endif
}
`},
	"match_any": {"shfl", `template <class T> static __device__ unsigned int kb_match_any(unsigned int mask, T x) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 700 && !defined(__HIP__)
    return __match_any_sync(mask, x);
#else
    unsigned int same = 0;
    for (int i = 0; i < 32; i++) {
        if (!(mask >> i & 1)) continue;
        if (kb_shfl(mask, x, i, 32) == x) same |= 1u << i;
    }
    return same;
#endif
}
`},
	"match_all": {"match_any", `template <class T> static __device__ unsigned int kb_match_all(unsigned int mask, T x) {
    unsigned int same = kb_match_any(mask, x);
    return kb_all(mask, same == mask) ? mask : 0;
}
`},
}

// wideHelpers are the same for warps of 64 threads, which only AMD's devices have.
var wideHelpers = map[string]struct{ needs, text string }{
	"ballot": {"", `static __device__ unsigned long long kb_ballot(unsigned long long mask, int predicate) {
    return __ballot(predicate) & mask;
}
`},
	"activemask": {"", `static __device__ unsigned long long kb_activemask() {
    return __ballot(1);
}
`},
	"any": {"ballot", `static __device__ int kb_any(unsigned long long mask, int predicate) {
    return kb_ballot(mask, predicate) != 0;
}
`},
	"all": {"ballot", `static __device__ int kb_all(unsigned long long mask, int predicate) {
    return kb_ballot(mask, !predicate) == 0;
}
`},
	"sync": {"", `static __device__ void kb_syncwarp(unsigned long long mask) {
    __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "wavefront");
    __builtin_amdgcn_wave_barrier();
}
`},
	"shfl": {"", `template <class T> static __device__ T kb_shfl(unsigned long long mask, T x, int lane, int width) {
    return __shfl(x, lane, width);
}
`},
	"match_any": {"shfl", `template <class T> static __device__ unsigned long long kb_match_any(unsigned long long mask, T x) {
    unsigned long long same = 0;
    for (int i = 0; i < 64; i++) {
        if (!(mask >> i & 1)) continue;
        if (kb_shfl(mask, x, i, 64) == x) same |= 1ull << i;
    }
    return same;
}
`},
	"match_all": {"match_any", `template <class T>
static __device__ unsigned long long kb_match_all(unsigned long long mask, T x) {
    unsigned long long same = kb_match_any(mask, x);
    return kb_all(mask, same == mask) ? mask : 0;
}
`},
}

// reductions combine the values of lanes, in the order of the lanes.
var reductions = map[string]string{"reduce_add": "r + y", "reduce_and": "r & y", "reduce_or": "r | y",
	"reduce_xor": "r ^ y", "reduce_min": "y < r ? y : r", "reduce_max": "y > r ? y : r"}

// warp writes an operation of a warp.
func (w *Writer) warp(s *ir.Effect) {
	op := strings.TrimPrefix(string(s.Op), "warp.")
	wide := op == "activemask" && s.Dst != nil && s.Dst.Type() == ir.U64 || len(s.Args) > 0 && s.Args[0].Type() == ir.U64
	if wide && !w.d.AMD {
		w.refuse(s.At, "NVIDIA's devices have no warps of 64 threads")
		return
	}
	if op == "activemask" {
		w.keep(s, s.Dst, w.warpHelper("activemask", wide)+"()")
		return
	}
	mask := ""
	if ir.IsInt(s.Args[0], 0) { // the lanes that are active together
		mask = w.warpHelper("activemask", wide) + "()"
	} else {
		mask = w.value(s.Args[0], precAssign)
	}
	if op == "sync" {
		w.source(s, w.warpHelper(op, wide)+"("+mask+");")
		return
	}
	t, _ := s.Args[1].Type().(ir.Scalar)
	x := w.value(s.Args[1], precAssign)
	if op == "ballot" || op == "any" || op == "all" {
		w.keep(s, s.Dst, w.warpHelper(op, wide)+"("+mask+", "+x+")")
		return
	}
	// Values travel as words.
	as := t
	switch {
	case t.Size() < 4:
		as, x = ir.U32, "(unsigned int)"+w.value(s.Args[1], precUnary)
	case strings.HasPrefix(op, "match_") && t.IsFloat():
		as = word(t)
		x = w.reinterpreted(as, t, x)
	}
	args := "(" + mask + ", " + x
	for _, a := range s.Args[2:] {
		args += ", " + w.value(a, precAssign)
	}
	text := ""
	switch {
	case strings.HasPrefix(op, "shfl"):
		text = w.shuffle(op, wide) + args + ")"
	case strings.HasPrefix(op, "match_"):
		w.keep(s, s.Dst, w.warpHelper(op, wide)+args+")")
		return
	default:
		if t.Size() < 4 {
			w.unsupported(s.Op)
			return
		}
		text = w.reduction(op, wide) + args + ")"
	}
	if as != t {
		text = "(" + w.d.Scalars[t] + ")" + text
	}
	w.keep(s, s.Dst, text)
}

// warpHelper adds a function on warps, and those that it calls.
func (w *Writer) warpHelper(op string, wide bool) string {
	helpers, suffix := warpHelpers, ""
	if wide {
		helpers, suffix = wideHelpers, "64"
	}
	h := helpers[op]
	if h.needs != "" {
		w.warpHelper(h.needs, wide)
	}
	if op == "match_all" {
		w.warpHelper("all", wide)
	}
	w.helper("kb_warp_"+op+suffix, h.text)
	if op == "sync" {
		op = "syncwarp"
	}
	return "kb_" + op
}

// shuffle is the function for a shuffle. CUDA's take the lowest bits of a distance, HIP's take all of it.
func (w *Writer) shuffle(op string, wide bool) string {
	if op == "shfl" {
		return w.warpHelper(op, wide)
	}
	mask, delta, last := "unsigned int", "unsigned int", "31"
	if wide {
		mask, last = "unsigned long long", "63"
	}
	if op == "shfl_xor" {
		delta = "int"
	}
	name := "kb_" + op
	w.helper(name+mask, strings.NewReplacer("NAME", name, "MASK", mask, "DELTA", delta, "LAST", last, "OWN", op).Replace(
		`template <class T> static __device__ T NAME(MASK mask, T x, DELTA delta, int width) {
#ifdef __HIP__
    return __OWN(x, delta & LAST, width);
#else
    return __OWN_sync(mask, x, delta, width);
#endif
}
`))
	return name
}

// reduction is the function that combines the values of the lanes that a mask names.
func (w *Writer) reduction(op string, wide bool) string {
	next := reductions[op]
	if next == "" {
		return w.unsupported(ir.Op("warp." + op))
	}
	w.warpHelper("shfl", wide)
	mask, lanes := "unsigned int", "32"
	if wide {
		mask, lanes = "unsigned long long", "64"
	}
	name := "kb_" + op
	w.helper(name+lanes, strings.NewReplacer("NAME", name, "MASK", mask, "LANES", lanes, "NEXT", next).Replace(
		`template <class T> static __device__ T NAME(MASK mask, T x) {
    T r = x;
    bool first = true;
    for (int i = 0; i < LANES; i++) {
        if (!(mask >> i & 1)) continue;
        T y = kb_shfl(mask, x, i, LANES);
        r = first ? y : NEXT;
        first = false;
    }
    return r;
}
`))
	return name
}
