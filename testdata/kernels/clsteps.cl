// Steps of for loops that assign vectors and structs.
typedef struct { int i, n; } Pair;
Pair next(Pair p) { Pair q = {p.i + 1, p.n * 2}; return q; }
__kernel void cl_steps(__global long* out) {
    int n = 0;
    for (int2 q = (int2)(0, 10); q.x < q.y; q += (int2)(1, -2)) n += q.x;
    out[0] = n; n = 0;
    for (int4 q = (int4)(0); q.x < 9; q = q + (int4)(2, 1, 0, 3)) { if (q.y == 2) continue; n += q.x + q.w; }
    out[1] = n; n = 0;
    for (float2 p = (float2)(0.5f, 1.0f); p.x < 9; p = (float2)(p.x + p.y, p.y)) n += (int)p.x;
    out[2] = n; n = 0;
    for (Pair p = {0, 1}; p.i < 5; p = next(p)) n += p.n;
    out[3] = n; n = 0;
    for (Pair p = {0, 1}; p.i < 5; p = (Pair){p.i + 2, p.n + 1}) n += p.n;
    out[4] = n; n = 0;
    for (int3 v = (int3)(1, 2, 3); v.z < 20; v = v.zxy + (int3)(1)) n += v.x;
    out[5] = n;
}
