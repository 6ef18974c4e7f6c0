// threads: 48 flags: -cl-std=CL3.0
// Collectives of work-groups and of sub-groups (OpenCL C 3.0 6.15.16, 6.15.19). An implementation of OpenCL C 1.2 has none: there each is a loop over values in local
// memory, with sub-groups of 32, or of as many as a file that includes this one says.
#ifndef LANES
#define LANES 32
#define SIZED
#endif
#if __OPENCL_C_VERSION__ < 200
#define SELF get_local_id(0)
#define GROUP 0, get_local_size(0)
#define FROM (SELF / LANES * LANES)
#define SUB FROM, min(FROM + LANES, get_local_size(0))
#define ADD 0
#define MUL 1
#define MIN 2
#define MAX 3
#define AND 4
#define OR 5
#define XOR 6
#define REDUCE 0
#define INCLUSIVE 1
#define EXCLUSIVE 2
long combine(__local const long *box, int op, int kind, size_t from, size_t to, ulong active) {
    long a = op == AND ? -1 : op == MIN ? 0x7fffffff : op == MAX ? -0x7fffffffL - 1 : op == MUL;
    bool any = false;
    for (size_t i = from; i < to; i++) {
        if (!(active >> i & 1) || kind == INCLUSIVE && i > SELF || kind == EXCLUSIVE && i >= SELF) continue;
        long b = box[i];
        a = !any ? b : op == ADD ? a + b : op == MUL ? (long)(int)(a * b) : op == MIN ? min(a, b) : op == MAX ? max(a, b) : op == AND ? a & b : op == OR ? a | b : a ^ b;
        any = true;
    }
    return a;
}
#define ONES (0xffffffffu >> 32 - LANES)
#define ALL (~0UL)
#define EACH(v) barrier(CLK_LOCAL_MEM_FENCE); box[SELF] = v; barrier(CLK_LOCAL_MEM_FENCE);
#define GROUP_OP(kind, op, v) combine(box, op, kind, GROUP, ALL)
#define SUB_OP(kind, op, v) combine(box, op, kind, SUB, ALL)
#define group_any(op, x) (GROUP_OP(REDUCE, MIN, v) op x || GROUP_OP(REDUCE, MAX, v) op x)
#define group_all(op, x) (GROUP_OP(REDUCE, MIN, v) op x && GROUP_OP(REDUCE, MAX, v) op x)
#define sub_any(op, x) (SUB_OP(REDUCE, MIN, v) op x || SUB_OP(REDUCE, MAX, v) op x)
#define sub_all(op, x) (SUB_OP(REDUCE, MIN, v) op x && SUB_OP(REDUCE, MAX, v) op x)
#define group_broadcast(i) box[i]
#define sub_from(i) box[FROM + (i)]
#define sub_size() (min(FROM + LANES, get_local_size(0)) - FROM)
#define sub_lane() (SELF - FROM)
#define sub_id() (SELF / LANES)
#define sub_count() ((get_local_size(0) + LANES - 1) / LANES)
// What lanes 3, 7, 11 ... do alone.
#define SOME 0x8888888888888888UL
#define SOME_OP(kind, op, v) combine(box, op, kind, SUB, SOME)
#define CLUSTER_OP(op, v, n) combine(box, op, REDUCE, SELF / (n) * (n), SELF / (n) * (n) + (n), ALL)
#define IF_SOME(lane)
#define ONLY(p, x) (p ? (x) : 0)
#else
#define GROUP_NAME(kind, op) work_group_##kind##_##op
#define GROUP_OP(kind, op, v) GROUP_NAME(kind, op)(v)
#define SUB_NAME(kind, op) sub_group_##kind##_##op
#define SUB_OP(kind, op, v) SUB_NAME(kind, op)(v)
#define SOME_NAME(kind, op) sub_group_non_uniform_##kind##_##op
#define SOME_OP(kind, op, v) SOME_NAME(kind, op)(v)
#define CLUSTER_OP(op, v, n) CLUSTER_NAME(op)(v, n)
#define CLUSTER_NAME(op) sub_group_clustered_reduce_##op
#define ADD add
#define MUL mul
#define MIN min
#define MAX max
#define AND and
#define OR or
#define XOR xor
#define REDUCE reduce
#define INCLUSIVE scan_inclusive
#define EXCLUSIVE scan_exclusive
#define EACH(v)
#define group_any(op, x) (work_group_any(v op x) != 0)
#define group_all(op, x) (work_group_all(v op x) != 0)
#define sub_any(op, x) (sub_group_any(v op x) != 0)
#define sub_all(op, x) (sub_group_all(v op x) != 0)
#define group_broadcast(i) work_group_broadcast(v, i)
#define sub_from(i) sub_group_shuffle(v, i)
#define sub_size() get_sub_group_size()
#define sub_lane() get_sub_group_local_id()
#define sub_id() get_sub_group_id()
#define sub_count() get_num_sub_groups()
#define IF_SOME(lane) if (((lane) & 3) == 3)
#define ONLY(p, x) (x)
#endif

__kernel SIZED void work_groups(__global long *out, __local long *box) {
    int i = get_local_id(0), v = (i * 37 + 11) % 50 - 20;
    EACH(v)
    long h = GROUP_OP(REDUCE, ADD, v);
    h = h * 31 + GROUP_OP(REDUCE, MIN, v);
    h = h * 31 + GROUP_OP(REDUCE, MAX, v);
    h = h * 31 + GROUP_OP(INCLUSIVE, ADD, v);
    h = h * 31 + GROUP_OP(INCLUSIVE, MIN, v);
    h = h * 31 + GROUP_OP(INCLUSIVE, MAX, v);
    h = h * 31 + GROUP_OP(EXCLUSIVE, ADD, v);
    h = h * 31 + GROUP_OP(EXCLUSIVE, MIN, v);
    h = h * 31 + GROUP_OP(EXCLUSIVE, MAX, v);
    h = h * 31 + group_any(<, -19) + 2 * group_all(<, 30) + 4 * group_any(>, 40) + 8 * group_all(>, -20);
    h = h * 31 + group_broadcast(17);
    out[i] = h;
    long wide = (long)v << 33;
    EACH(wide)
    out[i] += GROUP_OP(INCLUSIVE, ADD, wide);
}

__kernel SIZED void sub_groups(__global long *out, __local long *box) {
    int i = get_local_id(0), v = (i * 37 + 11) % 50 - 20;
    EACH(v)
    long h = SUB_OP(REDUCE, ADD, v);
    h = h * 31 + SUB_OP(REDUCE, MIN, v);
    h = h * 31 + SUB_OP(REDUCE, MAX, v);
    h = h * 31 + SUB_OP(INCLUSIVE, ADD, v);
    h = h * 31 + SUB_OP(INCLUSIVE, MIN, v);
    h = h * 31 + SUB_OP(INCLUSIVE, MAX, v);
    h = h * 31 + SUB_OP(EXCLUSIVE, ADD, v);
    h = h * 31 + SUB_OP(EXCLUSIVE, MIN, v);
    h = h * 31 + SUB_OP(EXCLUSIVE, MAX, v);
    h = h * 31 + sub_any(<, -18) + 2 * sub_all(<, 30) + 4 * sub_any(>, 27) + 8 * sub_all(>, -20);
    h = h * 31 + sub_from(5) + sub_from(sub_lane() ^ 3) * 7 + sub_from((sub_lane() + 1) % sub_size()) * 49;
    h = h * 31 + sub_size() + sub_id() * 100 + sub_count() * 1000 + sub_lane() * 10000;
    out[i] = h;
}

// Lanes that call together: every fourth.
__kernel SIZED void some_lanes(__global long *out, __local long *box) {
    int i = get_local_id(0), v = (i * 29 + 5) % 37 - 9;
    EACH(v)
    long h = 0;
    IF_SOME(i) {
        h = SOME_OP(REDUCE, ADD, v);
        h = h * 31 + SOME_OP(REDUCE, MUL, v);
        h = h * 31 + SOME_OP(REDUCE, MIN, v);
        h = h * 31 + SOME_OP(REDUCE, MAX, v);
        h = h * 31 + SOME_OP(REDUCE, AND, v);
        h = h * 31 + SOME_OP(REDUCE, OR, v);
        h = h * 31 + SOME_OP(REDUCE, XOR, v);
        h = h * 31 + SOME_OP(INCLUSIVE, ADD, v);
        h = h * 31 + SOME_OP(INCLUSIVE, XOR, v);
        h = h * 31 + SOME_OP(EXCLUSIVE, MUL, v);
        h = h * 31 + SOME_OP(EXCLUSIVE, MIN, v);
        h = h * 31 + SOME_OP(EXCLUSIVE, MAX, v);
        h = h * 31 + SOME_OP(EXCLUSIVE, AND, v);
    }
    out[i] = ONLY((i & 3) == 3, h);
}

__kernel SIZED void clusters(__global long *out, __local long *box) {
    int i = get_local_id(0), v = (i * 29 + 5) % 37 - 9;
    EACH(v)
    long h = CLUSTER_OP(ADD, v, 8);
    h = h * 31 + CLUSTER_OP(MAX, v, 4);
    h = h * 31 + CLUSTER_OP(XOR, v, 16);
    h = h * 31 + CLUSTER_OP(MIN, v, 1);
    out[i] = h;
}

// The rest: votes and ballots of lanes, block loads, shuffles of two values.
__kernel SIZED void votes(__global long *out, __local long *box) {
    int i = get_local_id(0), lane = i % LANES, n = min(LANES, (int)get_local_size(0) - i / LANES * LANES);
    float2 v = (float2)(i * 2, i + 0.5f);
#if __OPENCL_C_VERSION__ < 200
    long h = 0;
    int first = 0;
    uint mask = 0, bits = n == 32 ? 0xffffffffu : (1u << n) - 1;
    for (int k = 0; k < n; k++) mask |= (k % 3 == 1) << k;
    h = (lane % 3 == 1) * 10 + (lane == 0);
    h = h * 31 + (long)mask + popcount(mask) + popcount(mask & (2u << lane) - 1) + popcount(mask & (1u << lane) - 1);
    h = h * 31 + 1 + 100 * (n - 1 - (n - 1 + 2) % 3);
    h = h * 31 + (1u << lane) + (ONES & 0xffffffffu << lane) + (ONES & 0xfffffffeu << lane) + (long)((2u << lane) - 1) + ((1u << lane) - 1);
    h = h * 31 + i / LANES * LANES * 3;
    int a = (lane + 5) % LANES, b = lane - 5 + (lane < 5 ? LANES : 0);
    bool whole = i < LANES;
    h = h * 31 + (whole ? (lane + 5 < LANES ? a * 2 : -a * 2) : 0);
    h = h * 31 + (whole ? (lane >= 5 ? (long)((b + 0.5f) * 4) : -(long)((b + 0.5f) * 4)) : 0);
    h = h * 31 + (whole ? (lane + 3) % LANES + (lane / 8 * 8 + (lane + 9) % 8) * 100 : 0);
    h = h * 31 + (whole ? lane + LANES < 48 ? lane + LANES + 1000 : lane + LANES + 1952 : 0);
    out[i] = h;
#else
    long h = 0;
    uint4 ballot = sub_group_ballot(lane % 3 == 1);
    h = sub_group_inverse_ballot(ballot) * 10 + sub_group_elect();
    h = h * 31 + (long)ballot.x + sub_group_ballot_bit_count(ballot) + sub_group_ballot_inclusive_scan(ballot) + sub_group_ballot_exclusive_scan(ballot);
    h = h * 31 + sub_group_ballot_find_lsb(ballot) + 100 * sub_group_ballot_find_msb(ballot);
    h = h * 31 + get_sub_group_eq_mask().x + get_sub_group_ge_mask().x + get_sub_group_gt_mask().x + (long)get_sub_group_le_mask().x + get_sub_group_lt_mask().x;
    h = h * 31 + sub_group_broadcast_first(i) + sub_group_non_uniform_broadcast(i, 0) * 2;
    bool whole = i < LANES;
    float2 down = intel_sub_group_shuffle_down(v, -v, 5), up = intel_sub_group_shuffle_up(-v, v, 5);
    h = h * 31 + (whole ? (long)down.x : 0);
    h = h * 31 + (whole ? (long)(up.y * 4) : 0);
    int turned = sub_group_rotate(i, 3), cluster = sub_group_clustered_rotate(i, 9, 8);
    h = h * 31 + (whole ? turned + cluster * 100 : 0);
    __local uint *words = (__local uint *)box;
    words[i] = i;
    words[i + 48] = i + 1000;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint2 two = intel_sub_group_block_read2(words);
    h = h * 31 + (whole ? two.y + (two.x == lane ? 1000 : 0) : 0);
    out[i] = h;
#endif
}
