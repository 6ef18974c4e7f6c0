package cwriter

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/prec"
)

// Operations by which the threads of a block, or of a warp, exchange values go through local memory. They stand where
// all threads of the block come together, so all threads agree on how many there were. They use two rows of words
// alternately, with a word for each thread, and votes three words after these, so that one barrier is enough: nobody
// reads a row any more when it is used again.
//
// NVIDIA's compiler takes PTX in asm, and there the lanes of a warp exchange values by instructions. All threads of a
// block come here together, so those of a warp that are there are the ones that take part. Assemblers that do not know
// the instructions (before PTX ISA 6.0) refuse the text, which is then built with KB_WARPS_IN_MEMORY.

// ExchangeSize is how much local memory that is, in bytes, for a block of so many threads.
func ExchangeSize(threads int) int { return 16*threads + 16 }

// exchanges reports whether op needs that memory.
func exchanges(op ir.Op) bool {
	text := string(op)
	return strings.HasPrefix(text, "sync.block_") ||
		strings.HasPrefix(text, "warp.") && text != "warp.sync" && text != "warp.activemask"
}

// counts begins a kernel that exchanges.
func (w *Writer) counts(u *Usage) {
	w.Line("uint kb_counts[2] = {0, 0};")
	if u.votes {
		w.wholeWarps()
		w.lanesHelper("kb_thread", clibrary.Lanes)
		w.Line("if (kb_thread() == 0) kb_exchange[2 * kb_threads()] = kb_exchange[2 * kb_threads() + 1] = 0;")
		w.Line("barrier(CLK_LOCAL_MEM_FENCE);")
	}
}

// warps adds what functions about warps need.
func (w *Writer) warps() {
	w.wholeWarps()
	w.lanesHelper("kb_thread", clibrary.Lanes)
	if !w.m.Wave64 { // which NVIDIA's devices do not have
		w.Helper("KB_WARPS_IN_PTX", clibrary.WarpsInPTX)
	}
}

// wholeWarps adds what functions about lanes need, and is the condition that blocks are rows of whole warps.
func (w *Writer) wholeWarps() string {
	if w.m.Wave64 {
		return "0"
	}
	return w.Helper("KB_WHOLE_WARPS", clibrary.WholeWarps)
}

// lanesHelper adds a function about the lanes of warps.
func (w *Writer) lanesHelper(name, text string) string {
	return w.Helper(name, clibrary.OfWarp(text, w.m.Wave64))
}

// syncWarp writes the barrier of a warp, which is one of the block where there is no other.
func (w *Writer) syncWarp(s *ir.Effect) {
	w.warps()
	w.unmerged()
	w.Source(s, w.Helper("kb_sync_warp", clibrary.SyncWarp)+"();")
}

// NarrowWarp is why an operation is refused that takes a mask of 32 lanes where warps have 64.
const NarrowWarp = "this is for warps of 32 threads, and -mwavefrontsize64 makes them of 64"

// exchange writes one of these operations.
func (w *Writer) exchange(s *ir.Effect) {
	if s.Dst == nil {
		w.Source(s, w.barrier())
		return
	}
	w.warps()
	op := strings.TrimPrefix(string(s.Op), "warp.")
	if op != "activemask" {
		w.unmerged()
		w.lanesHelper("kb_publish", clibrary.Publish)
	}
	arg := func(i int) string { return w.Value(s.Args[i], prec.Assign) }
	switch {
	case op == "activemask":
		w.Keep(s, s.Dst, "kb_present()")
	case strings.HasPrefix(op, "sync.block_"):
		w.Keep(s, s.Dst, w.vote(op, arg(0)))
	case strings.HasPrefix(op, "shfl"):
		t, _ := s.Args[1].Type().(ir.Scalar)
		if w.shuffleAll(s, op, t) {
			return
		}
		from := w.laneHelper(op) + "(" + arg(2) + ", " + arg(3) + ")"
		w.Keep(s, s.Dst, w.fromWord(t, w.laneShuffle(t)+"(kb_exchange, kb_counts, "+arg(0)+", "+w.toWord(t, s.Args[1])+", "+
			from+")"))
	case op == "ballot" || op == "any" || op == "all":
		text := w.ballot() + "(kb_exchange, kb_counts, " + arg(0) + ", " + arg(1) + ")"
		switch op {
		case "any":
			text = "(" + text + " != 0)"
		case "all":
			text = "(" + w.ballot() + "(kb_exchange, kb_counts, " + arg(0) + ", !(" + arg(1) + ")) == 0)"
		}
		w.Keep(s, s.Dst, text)
	case strings.HasPrefix(op, "match_"):
		t, _ := s.Args[1].Type().(ir.Scalar)
		w.Keep(s, s.Dst, w.match(op, t)+"(kb_exchange, kb_counts, "+arg(0)+", "+w.toWord(t, s.Args[1])+")")
	default:
		t, _ := s.Args[1].Type().(ir.Scalar)
		w.Keep(s, s.Dst, w.reduce(op, t)+"(kb_exchange, kb_counts, "+arg(0)+", "+arg(1)+")")
	}
}

// toWord writes a value of type t as 64 bits, fromWord the other way.
func (w *Writer) toWord(t ir.Scalar, e ir.Expr) string {
	text := w.Value(e, prec.Assign)
	switch t {
	case ir.F32:
		return "as_uint(" + text + ")"
	case ir.F64:
		return "as_ulong(" + text + ")"
	case ir.I64, ir.U64:
		return "(ulong)(" + text + ")"
	}
	return "(uint)(" + text + ")"
}

func (w *Writer) fromWord(t ir.Scalar, text string) string {
	switch t {
	case ir.F32:
		return "as_float((uint)" + text + ")"
	case ir.F64:
		return "as_double(" + text + ")"
	}
	return "(" + w.d.Scalars[t] + ")" + text
}

// words is the type as which values of type t are exchanged, what follows the names of functions for it, and the
// function that gives the value of a lane.
func (w *Writer) words(t ir.Scalar) (c, suffix, value string) {
	if t.Size() == 8 {
		return "ulong", "_long", w.Helper("kb_value_long", clibrary.ValueLong)
	}
	return "uint", "", "kb_value"
}

// laneShuffle is the function that takes the value of another lane.
func (w *Writer) laneShuffle(t ir.Scalar) string {
	c, suffix, value := w.words(t)
	return w.lanesHelper("kb_shuffle"+suffix, fmt.Sprintf(clibrary.Shuffle, c, suffix, value))
}

// shuffleAll writes a shuffle whose mask names all lanes, and whose width is known: one instruction of PTX.
func (w *Writer) shuffleAll(s *ir.Effect, op string, t ir.Scalar) bool {
	mask, ok := ir.UnconvertedWord(s.Args[0]).(*ir.Const)
	width, ok2 := ir.UnconvertedWord(s.Args[3]).(*ir.Const)
	if !ok || !ok2 || w.m.Wave64 || uint32(mask.Bits) != 1<<32-1 {
		return false
	}
	if n := width.Bits; n == 0 || n > 32 || n&(n-1) != 0 {
		return false
	}
	c, suffix, _ := w.words(t)
	w.laneShuffle(t)
	w.laneHelper(op)
	kind := map[string]string{"shfl": "idx", "shfl_up": "up", "shfl_down": "down", "shfl_xor": "bfly"}[op]
	last := "31"
	if op == "shfl_up" {
		last = "0"
	}
	const instruction = `asm volatile("shfl.sync.%[2]s.b32 %%0, %%1, %%2, %%3, 0xffffffff;"
        : "=r"(%[1]s) : "r"(%[3]s), "r"(arg), "r"(in));`
	text := "uint y;\n    " + fmt.Sprintf(instruction, "y", kind, "x") + "\n    return y;"
	if t.Size() == 8 {
		text = "uint low, high;\n    " + fmt.Sprintf(instruction, "low", kind, "(uint)x") + "\n    " +
			fmt.Sprintf(instruction, "high", kind, "(uint)(x >> 32)") + "\n    return (ulong)high << 32 | low;"
	}
	name := w.lanesHelper("kb_"+op+"_all"+suffix, fmt.Sprintf(clibrary.ShuffleAll, c, suffix, op, last, text))
	w.Keep(s, s.Dst, w.fromWord(t, name+"(kb_exchange, kb_counts, "+w.toWord(t, s.Args[1])+", "+
		w.Value(s.Args[2], prec.Assign)+", "+w.Value(s.Args[3], prec.Assign)+")"))
	return true
}

// laneHelper is the function that says from which lane a shuffle takes its value.
func (w *Writer) laneHelper(op string) string {
	source := clibrary.SourceLanes[op]
	if w.m.Wave64 { // HIP takes six bits of a distance
		source = strings.ReplaceAll(source, "(arg & 31)", "(arg & 63)")
	}
	return w.lanesHelper("kb_"+op, fmt.Sprintf(`static uint kb_%s(int arg, int width) {
    if (width <= 0 || width > WIDTH) width = WIDTH;
    const int lane = (int)kb_lane(), start = lane & ~(width - 1);
    return (uint)(%s);
}
`, op, source))
}

// ballot is the function that collects a predicate of the lanes that mask names; the mask 0 names all.
func (w *Writer) ballot() string {
	return w.lanesHelper("kb_ballot", clibrary.Ballot)
}

// match is the function that says which lanes have the same value.
func (w *Writer) match(op string, t ir.Scalar) string {
	c, suffix, value := w.words(t)
	name := w.lanesHelper("kb_match_any"+suffix, fmt.Sprintf(clibrary.MatchAny, c, suffix, value))
	if op == "match_all" {
		return w.lanesHelper("kb_match_all"+suffix, fmt.Sprintf(clibrary.MatchAll, c, suffix))
	}
	return name
}

// reduce is the function that combines the values of the lanes that a mask names.
func (w *Writer) reduce(op string, t ir.Scalar) string {
	c := w.d.Scalars[t]
	_, _, value := w.words(t)
	name := "kb_" + op + "_" + c
	return w.lanesHelper(name, fmt.Sprintf(clibrary.Reduce, c, name, reductions[op], value))
}

// reductions combine the values r and y of two lanes.
var reductions = map[string]string{"reduce_add": "r + y", "reduce_and": "r & y", "reduce_or": "r | y",
	"reduce_xor": "r ^ y", "reduce_min": "min(r, y)", "reduce_max": "max(r, y)"}

// vote writes a barrier of the block that also combines a predicate.
func (w *Writer) vote(op, predicate string) string {
	w.unmerged()
	text := clibrary.Vote
	if op == "sync.block_count" {
		count := w.Helper("kb_count", fmt.Sprintf(text, "count", "atomic_inc(words + now)"))
		return count + "(kb_exchange, kb_counts, " + predicate + ")"
	}
	vote := w.Helper("kb_vote", fmt.Sprintf(text, "vote", "words[now] = 1")) + "(kb_exchange, kb_counts, "
	if op == "sync.block_and" {
		return "!" + vote + "!(" + predicate + "))"
	}
	return vote + predicate + ")"
}

// numbersShared reports whether op makes a number in shared memory of an address, or the other way round.
func numbersShared(op ir.Op) bool { return op == "mem.shared_number" || op == "mem.shared_address" }

// sharedNumber writes such an operation in OpenCL C. The number is the lower half of the address, so that programs may
// compute with it as with the address; the upper half is that of memory which the kernel has anyway.
func (w *Writer) sharedNumber(e *ir.Builtin) string {
	if e.Op == "mem.shared_address" {
		return w.Helper("kb_shared_address", clibrary.SharedAddress) + "(" + w.Value(e.Args[0], prec.Assign) +
			", kb_exchange)"
	}
	c := e.Args[0].(*ir.PtrCast)
	p := w.Value(c.A, prec.Assign)
	switch w.Spaces.Of(w.fn.in, c.A).Space() {
	case ir.Shared:
	case ir.Generic:
		p = "to_local(" + p + ")"
	default:
		return "0UL"
	}
	return w.Helper("kb_shared_number", clibrary.SharedNumber) + "(" + p + ", kb_exchange, kb_fault)"
}
