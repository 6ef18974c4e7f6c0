package clibrary

import "strings"

// In OpenCL C the lanes of a warp exchange values by memory that they share, and by PTX where the compiler is NVIDIA's
// and the warp has 32 threads. The texts have words for what depends on the number of threads; OfWarp replaces them.

var warpWords = [2]*strings.Replacer{
	strings.NewReplacer("MASK", "uint", "LAST", "31u", "WIDTH", "32", "ALL", "0xffffffffu", "ONE", "1u",
		"WHOLE", "KB_WHOLE_WARPS"),
	strings.NewReplacer("MASK", "ulong", "LAST", "63u", "WIDTH", "64", "ALL", "0xffffffffffffffffUL", "ONE", "1UL",
		"WHOLE", "0"),
}

// OfWarp is a text of this file for warps of 32 threads, or, if they are wide, of 64.
func OfWarp(text string, wide bool) string {
	if wide {
		return warpWords[1].Replace(text)
	}
	return warpWords[0].Replace(text)
}

// WholeWarps is the macro that says that the blocks of a launch are rows of whole warps (uniform.Config.Aligned).
const WholeWarps = `#ifndef KB_WHOLE_WARPS
#define KB_WHOLE_WARPS 0
#endif
`

// Lanes has the number of a thread, and which lanes its warp has.
const Lanes = `static uint kb_thread(void) {
    return (uint)((get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0));
}

static uint kb_threads(void) {
    return (uint)(get_local_size(0) * get_local_size(1) * get_local_size(2));
}

static uint kb_lane(void) {
    return (WHOLE ? (uint)get_local_id(0) : kb_thread()) & LAST;
}

static MASK kb_present(void) {
    if (WHOLE) return ALL;
    uint left = kb_threads() - (kb_thread() & ~LAST);
    return left >= WIDTH ? ALL : (ONE << left) - 1;
}

static MASK kb_lanes(MASK mask) {
    return kb_present() & (mask == 0 ? ALL : mask | ONE << kb_lane());
}
`

// WarpsInPTX says whether the compiler takes PTX, and the assembler knows its instructions about warps.
const WarpsInPTX = `#if defined __NV_CL_C_VERSION && !defined KB_WARPS_IN_MEMORY
#define KB_WARPS_IN_PTX
#endif
`

// Publish has how a lane gives the others 32 bits. counts[0] is how many exchanges there were, counts[1] the number of
// votes modulo 3.
const Publish = `static local ulong *kb_publish(local ulong *exchange, private uint *counts, ulong x) {
#ifdef KB_WARPS_IN_PTX
    return exchange;
#else
    exchange += (counts[0]++ & 1u) * kb_threads();
    exchange[kb_thread()] = x;
    KB_BARRIER(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return exchange + (kb_thread() & ~LAST);
#endif
}

// kb_value is what a lane has published, 0 where the warp has no such lane. x is what this one has published.
static uint kb_value(local ulong *values, uint x, uint lane) {
    uint there = kb_present() >> lane & 1;
#ifdef KB_WARPS_IN_PTX
    uint y;
    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 31, %3;" : "=r"(y) : "r"(x), "r"(lane), "r"(kb_present()));
    return there ? y : 0;
#else
    return there ? (uint)values[lane] : 0;
#endif
}
`

// ValueLong is the same for 64 bits.
const ValueLong = `static ulong kb_value_long(local ulong *values, ulong x, uint lane) {
#ifdef KB_WARPS_IN_PTX
    return (ulong)kb_value(values, (uint)(x >> 32), lane) << 32 | kb_value(values, (uint)x, lane);
#else
    return kb_present() >> lane & 1 ? values[lane] : 0;
#endif
}
`

// SyncWarp is the barrier of a warp.
const SyncWarp = `static void kb_sync_warp(void) {
#ifdef KB_WARPS_IN_PTX
    asm volatile("bar.warp.sync %0;" : : "r"(kb_present()) : "memory");
#else
    KB_BARRIER(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#endif
}
`

// Shuffle takes the value of another lane. Its arguments are the type of words, the end of the names of functions for
// it, and the function that gives the value of a lane.
const Shuffle = `static %[1]s kb_shuffle%[2]s(local ulong *exchange, private uint *counts, MASK mask, %[1]s x,
                        uint lane) {
    %[1]s y = %[3]s(kb_publish(exchange, counts, x), x, lane);
    return kb_lanes(mask) >> lane & 1 ? y : 0;
}
`

// ShuffleAll is a shuffle of whole warps whose mask names all lanes. Its arguments are the type of words, the end of
// the names of functions for it, the name of the operation, the lowest bits of the instruction's last operand, and how
// the instruction gives the value.
const ShuffleAll = `static %[1]s kb_%[3]s_all%[2]s(local ulong *exchange, private uint *counts, %[1]s x, int arg,
                        int width) {
#if defined KB_WARPS_IN_PTX && WHOLE
    const uint in = (32 - (uint)width) << 8 | %[4]s;
    %[5]s
#else
    return kb_shuffle%[2]s(exchange, counts, 0xffffffffu, x, kb_%[3]s(arg, width));
#endif
}
`

// Ballot collects a predicate of the lanes that mask names; the mask 0 names all.
const Ballot = `static MASK kb_ballot(local ulong *exchange, private uint *counts, MASK mask,
                      int predicate) {
    MASK lanes = kb_lanes(mask), bits = 0;
#ifdef KB_WARPS_IN_PTX
    asm volatile("{ .reg .pred p; setp.ne.u32 p, %1, 0; vote.sync.ballot.b32 %0, p, %2; }"
        : "=r"(bits) : "r"((uint)(predicate != 0)), "r"(kb_present()));
    return bits & lanes;
#else
    local ulong *values = kb_publish(exchange, counts, predicate != 0);
    for (uint i = 0; i < WIDTH; i++)
        if (lanes >> i & 1) bits |= (MASK)values[i] << i;
    return bits;
#endif
}
`

// MatchAny says which lanes have the same value, with the arguments of Shuffle.
const MatchAny = `static MASK kb_match_any%[2]s(local ulong *exchange, private uint *counts, MASK mask, %[1]s x) {
    local ulong *values = kb_publish(exchange, counts, x);
    MASK lanes = kb_lanes(mask), bits = 0;
    for (uint i = 0; i < WIDTH; i++)
        if (%[3]s(values, x, i) == x) bits |= ONE << i;
    return bits & lanes;
}
`

// MatchAll says whether all have.
const MatchAll = `static MASK kb_match_all%[2]s(local ulong *exchange, private uint *counts, MASK mask, %[1]s x) {
    MASK lanes = kb_lanes(mask);
    return kb_match_any%[2]s(exchange, counts, mask, x) == lanes ? lanes : 0;
}
`

// Reduce combines the values of lanes. Its arguments are the type, the name, the combination of r and y, and the
// function that gives the value of a lane.
const Reduce = `static %[1]s %[2]s(local ulong *exchange, private uint *counts, MASK mask, %[1]s x) {
    local ulong *values = kb_publish(exchange, counts, (ulong)x);
    MASK lanes = kb_lanes(mask), first = 1;
    %[1]s r = x;
    for (uint i = 0; i < WIDTH; i++) {
        %[1]s y = (%[1]s)%[4]s(values, x, i);
        if (!(lanes >> i & 1)) continue;
        r = first ? y : %[3]s;
        first = 0;
    }
    return r;
}
`

// Vote is a barrier of the block that also combines a predicate, by what its second argument does.
const Vote = `static int kb_%s(local ulong *exchange, private uint *counts, int predicate) {
    volatile local uint *words = (volatile local uint *)(exchange + 2 * kb_threads());
    uint now = counts[1], next = now == 2 ? 0 : now + 1;
    counts[1] = next;
    if (kb_thread() == 0) words[next] = 0;
    if (predicate) %s;
    KB_BARRIER(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return (int)words[now];
}
`
