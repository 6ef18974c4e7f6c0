// threads: 16 blocks: 2
// Where vectors, scalars, memory and control flow meet.
typedef struct { uchar4 colour; float2 at[2]; union { int i[2]; long l; uchar b[8]; } u; } sprite;
__constant sprite sprites[2] = {{(uchar4)(1, 2, 3, 4), {(float2)(1, 2), (float2)(3)}}, {.colour = (uchar4)(9)}};
__constant int triangle[][3] = {{1}, {1, 2}, {1, 2, 3}};
__constant char words[2][6] = {"ab", "cdefg"};
#define SWAP(T, a, b) { T t_ = a; a = b; b = t_; }

__kernel void widening(__global long *out) {
    if (get_global_id(0)) return;
    uchar4 u = (uchar4)(100, 150, 200, 250);
    uchar4 v = u * (uchar)2 + (uchar)7;
    out[0] = v.x * 1000000L + v.y * 1000 + v.w;
    float4 f = (float4)(1, 2, 3, 4) * 2.0f + 1;
    f = f / 4;
    out[1] = (long)(f.x * 100 + f.w * 10000);
    char4 c = (char4)(-128, 127, -1, 1) >> (char)1;
    out[2] = c.x * 10000 + c.y * 100 + c.z * 10 + c.w;
    char4 d = (char4)(127) + (char4)(1, 2, 3, 4);
    out[3] = d.x + d.w * 1000;
    ushort2 s = (ushort2)(40000) * (ushort2)(2, 3);
    out[4] = s.x * 100000L + s.y;
    int4 a = (int4)(1, 2, 3, 4);
    a.xyz += a.zyx;
    out[5] = a.x * 1000 + a.y * 100 + a.z * 10 + a.w;
    a.xy = a.yx + a.zw;
    a.w = a.x > 3 ? a.y : a.z;
    out[6] = a.x * 1000 + a.y * 100 + a.z * 10 + a.w;
    int n = 0;
    int4 t = (n++ > 5) ? (int4)(n) : (int4)(n + 10);
    out[7] = t.x + n * 100;
    int2 both = (int2)(n++, 0) && (int2)(n++, 1);
    out[8] = both.x * 10 + both.y + n * 1000;
    uint2 w = (uint2)(1, 2) - 3u;
    out[9] = (long)w.x + w.y;
    float3 g = (float3)(1, 2, 3);
    float4 h = as_float4(g);
    h.w = 9;
    out[10] = (long)(h.x + h.y + h.z + h.w);
    double2 dd = (double2)(1, 3) / 3;
    out[11] = as_long(dd.x) + as_int((float)dd.y);
    long2 l = (long2)(1) << (long2)(40, 63);
    out[12] = l.x + (l.y < 0);
    int8 wide = (int8)(0, 1, 2, 3, 4, 5, 6, 7);
    wide.even = wide.odd * wide.lo;
    out[13] = wide.s0 + wide.s2 * 10 + wide.s4 * 100 + wide.s6 * 1000;
    wide.s7 = wide.s0 = 5;
    out[14] = wide.s7 * 10 + wide.s0;
    wide.hi.hi.x += 100;
    out[15] = wide.s6;
    uint4 k = (uint4)(0xdeadbeef, 1, 2, 3);
    k = k >> 16 | k << 16;
    out[16] = k.x + (long)k.y;
    k ^= k.yzwx;
    out[17] = k.x;
    short4 sh = convert_short4(a) * convert_short4((float4)(2.9f, -2.9f, 1, 0));
    out[18] = sh.x * 100 + sh.y;
    bool flag = any(a > 3) && !all(a > 3);
    out[19] = flag;
    uchar16 bytes = as_uchar16((uint4)(0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c));
    ushort8 pairs = upsample(bytes.odd, bytes.even);
    out[20] = pairs.s0 + pairs.s7 * 100000L;
    float m = 0;
    float4 rows[4] = {(float4)(1, 0, 0, 0), (float4)(0, 2, 0, 0), (float4)(0, 0, 3, 0), (float4)(1, 1, 1, 4)};
    for (int i = 0; i < 4; i++) m += dot(rows[i], (float4)(1, 2, 3, 4));
    out[21] = (long)m;
    for (int i = 0; i < 2; i++) SWAP(float4, rows[i], rows[3 - i])
    out[22] = (long)(rows[0].w * 10 + rows[3].x);
    int index = 2;
    rows[index].s1 = rows[index - 1].z + 7;
    out[23] = (long)rows[2].y;
    float *flat = (float *)&rows[1];
    flat[5] *= 3;
    out[24] = (long)rows[2].y;
    out[25] = (long)((__private float2 *)rows)[7].y;
}

sprite grow(sprite s, int by) { s.at[1] *= (float)by; s.u.b[1] = 2; s.colour.zw++; return s; }

__kernel void records(__global long *out) {
    __local sprite pool[16];
    __local int grid[4][5];
    int i = get_local_id(0);
    pool[i] = sprites[i & 1];
    pool[i].u.i[0] += i;
    if (i < 4) for (int j = 0; j < 5; j++) grid[i][j] = i * j;
    barrier(CLK_LOCAL_MEM_FENCE);
    sprite mine = grow(pool[15 - i], i);
    barrier(CLK_LOCAL_MEM_FENCE);
    pool[i] = mine;
    barrier(CLK_LOCAL_MEM_FENCE);
    __local sprite *p = pool + (i ^ 1);
    __local int *row = grid[i & 3];
    if (get_group_id(0) == 1) {
        out[i] = p->u.i[0] * 1000000L + (long)p->at[1].y * 1000 + p->colour.w * 10 + row[4] + row[-0];
        out[16 + i] = triangle[i % 3][2] + words[i & 1][3] + sizeof(sprite) * 1000;
    }
    __global sprite *g = (__global sprite *)(out + 40);
    if (i == 3 && get_group_id(0) == 1) {
        g[0] = *p;
        g[0].colour.xy = g[0].colour.wz;
        g[0].at[0].x = -1;
        __global uchar *bytes = (__global uchar *)g;
        out[32] = bytes[0] + bytes[3] * 1000;
        out[33] = *(__global uint *)(bytes + 24);
        out[34] = (char)bytes[11];
        out[35] = (bytes + sizeof(sprite)) == (__global uchar *)(g + 1);
    }
}

int find(__local const int *sorted, int n, int x) {
    int lo = 0, hi = n;
    while (lo < hi) {
        int mid = (lo + hi) >> 1;
        if (sorted[mid] == x) return mid;
        if (sorted[mid] < x) lo = mid + 1; else hi = mid;
    }
    return -lo - 1;
}

__kernel void sorted(__global long *out, __local int *keys) {
    int i = get_local_id(0), n = get_local_size(0);
    keys[i] = (i * 7 + 3) % n * 2;
    for (int size = 2; size <= n; size <<= 1)
        for (int stride = size >> 1; stride > 0; stride >>= 1) {
            barrier(CLK_LOCAL_MEM_FENCE);
            int j = i ^ stride;
            if (j > i) {
                bool up = (i & size) == 0;
                if ((keys[i] > keys[j]) == up) SWAP(int, keys[i], keys[j])
            }
        }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_group_id(0) == 0) {
        out[i] = keys[i];
        out[16 + i] = find(keys, n, i * 3);
    }
}

__kernel void lanes(__global long *out) {
    uint seed = get_global_id(0) * 747796405u + 2891336453u;
    uint word = ((seed >> ((seed >> 28u) + 4u)) ^ seed) * 277803737u;
    uint4 state = (uint4)(word, seed, word ^ seed, 1) | 1u;
    for (int i = 0; i < 10; i++) {
        state ^= rotate(state, (uint4)(5, 7, 11, 13));
        state.xyz = mad24(state.yzw & 0xffffffu, (uint3)(3), state.xxx);
        state = select(state, state.wzyx, (state & 4u) == 4u);
    }
    out[get_global_id(0)] = (long)state.x + ((long)state.y << 31) + hadd(state.z, state.w);
}
