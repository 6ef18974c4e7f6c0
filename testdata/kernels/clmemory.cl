// Memory: vload and vstore, half as storage, address spaces, structs, unions, constant tables (OpenCL C 1.2 6.5, 6.12.7; 6.1.1.1 for half).
#define TABLE_SIZE 4
__constant int table[TABLE_SIZE] = {10, 20, 30, 40};
constant float weights[2][3] = {{0.5f, 1.5f, 2.5f}, {3.5f, 4.5f, 5.5f}};
__constant float4 colours[] = {(float4)(1, 2, 3, 4), (float4)(5, 6, 7, 8)};
__constant char name[] = "kbind";
__constant uchar bytes[3] = {250, 5, 6};
__constant uint single = 77;
constant struct { int a; float b[2]; } settings = {3, {1.5f, 2.5f}};
enum { RED = 3, GREEN, BLUE = GREEN * 2 };
typedef enum shape { ROUND, SQUARE = 5 } shape_t;

__kernel void loads(__global long *out) {
    int data[32];
    for (int i = 0; i < 32; i++) data[i] = i * i;
    int4 a = vload4(1, data);
    out[0] = a.x * 1000 + a.y + a.w;
    int3 b = vload3(2, data);
    out[1] = b.x * 10000 + b.y * 100 + b.z;
    int2 c = vload2(0, data + 3);
    out[2] = c.x * 100 + c.y;
    int16 d = vload16(1, data);
    out[3] = d.s0 + d.sF;
    int8 e = vload8(2, data + 1);
    out[4] = e.s0 * 1000 + e.s7;
    vstore4((int4)(1, 2, 3, 4), 0, data + 1);
    out[5] = data[0] + data[1] * 10 + data[4] * 100 + data[5] * 1000;
    vstore3((int3)(7, 8, 9), 1, data);
    out[6] = data[3] * 100 + data[5] * 10 + data[6];
    uchar bs[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    uchar4 u = vload4(0, bs + 3);
    out[7] = u.x * 1000 + u.y * 100 + u.z * 10 + u.w;
    vstore2((uchar2)(90, 91), 3, bs);
    out[8] = bs[6] * 100 + bs[7];
    __global float *g = (__global float *)(out + 40);
    vstore4((float4)(1, 2, 3, 4), 0, g);
    float2 f = vload2(1, g);
    out[9] = (long)(f.x * 10 + f.y);
    out[40] = out[41] = 0;
    float4 k = vload4(0, &weights[0][1]);
    out[10] = (long)(k.x * 1000 + k.y * 100 + k.z * 10 + k.w);
    double dd[4] = {1, 2, 3, 4};
    double2 dv = vload2(1, dd);
    out[11] = (long)(dv.x * 10 + dv.y);
    vstore8((int8)(1, 2, 3, 4, 5, 6, 7, 8), 3, data);
    vstore16((int16)(5), 0, data);
    out[12] = data[15] * 100 + data[16] * 10 + data[31];
}

__kernel void halves(__global long *out) {
    __global half *h = (__global half *)(out + 48);
    vstore_half(1.5f, 0, h);
    vstore_half(-2.0f, 1, h);
    vstore_half(65504.0f, 2, h);
    vstore_half(1e6f, 3, h);
    out[0] = (long)(vload_half(0, h) * 10 + vload_half(1, h) * 100);
    __global ushort *raw = (__global ushort *)h;
    out[1] = raw[0];
    out[2] = raw[1];
    out[3] = raw[2];
    out[4] = raw[3];
    vstore_half4((float4)(0.25f, 0.5f, 1.0f, 2.0f), 1, h);
    float4 v = vload_half4(1, h);
    out[5] = (long)(v.x * 100 + v.y * 1000 + v.z * 10000 + v.w * 100000);
    vstore_half_rtz(1.0009f, 0, h);
    vstore_half_rte(1.0009f, 1, h);
    vstore_half_rtp(1.0001f, 2, h);
    vstore_half_rtn(-1.0001f, 3, h);
    out[6] = raw[0] * 100000L + raw[1];
    out[7] = raw[2] * 100000L + raw[3];
    raw[0] = 0x0001;
    out[8] = as_int(vload_half(0, h));
    raw[0] = 0x7c00;
    out[9] = as_int(vload_half(0, h));
    raw[0] = 0xb800;
    out[10] = (long)(vload_half(0, h) * 10);
    vstore_half2((float2)(3, 4), 2, h);
    out[11] = raw[4] + raw[5] * 100000L;
    vstorea_half4((float4)(1, 2, 3, 4), 1, h);
    v = vloada_half4(1, h);
    out[12] = (long)(v.x * 1000 + v.y * 100 + v.z * 10 + v.w);
    vstore_half(3.0, 0, h);
    out[13] = (long)vload_half(0, h);
    out[14] = sizeof(half);
    for (int i = 48; i < 64; i++) out[i] = 0;
}

typedef struct { int id; float4 pos; uchar tag[3]; short2 size; } item;
struct node { int value; struct node *next; };
typedef union { float f; uint u; uchar b[4]; ushort2 s; } word;
typedef struct __attribute__((packed)) { char c; int i; } tight;
struct outer { struct { int x, y; } in; union { int i; float f; }; item it; };

int total(const struct node *n) {
    int s = 0;
    for (; n; n = n->next) s += n->value;
    return s;
}

item moved(item it, float4 by) { it.pos += by; it.tag[1]++; return it; }

__kernel void structures(__global long *out) {
    out[0] = sizeof(item) * 1000 + sizeof(word) * 100 + sizeof(tight) * 10 + sizeof(struct node);
    item it = {7, (float4)(1, 2, 3, 4), {1, 2, 3}, (short2)(5, 6)};
    item other = moved(it, (float4)(10));
    out[1] = it.id * 100 + (long)it.pos.x + it.tag[1] * 10;
    out[2] = other.id * 100 + (long)other.pos.w + other.tag[1] * 10 + other.size.y * 1000;
    struct node a = {1, 0}, b = {2, &a}, c = {3, &b};
    out[3] = total(&c);
    word w;
    w.f = 1.0f;
    out[4] = w.u;
    out[5] = w.b[3] * 1000 + w.b[2];
    w.s.x = 0xffff;
    out[6] = w.u;
    w.b[0] = 1;
    out[7] = w.s.x;
    struct outer o = {{1, 2}, {3}, it};
    o.f = 2.0f;
    out[8] = o.in.x * 10 + o.in.y + o.i;
    o.it.pos.yz = (float2)(8, 9);
    out[9] = (long)(o.it.pos.y * 10 + o.it.pos.z);
    struct outer copy = o;
    copy.in.x = 50;
    out[10] = o.in.x * 100 + copy.in.x;
    item list[3] = {{1}, {.id = 2, .size = (short2)(3, 4)}, it};
    out[11] = list[0].id + list[1].size.y * 10 + list[2].tag[2] * 100 + list[1].tag[0] + (long)list[0].pos.z;
    item *p = list + 1;
    p->id += 5;
    (p + 1)->size.x = 40;
    out[12] = list[1].id * 100 + list[2].size.x + (p - list) * 1000;
    out[13] = __alignof__(item) * 100 + __alignof__(tight);
    out[14] = BLUE + SQUARE * 100 + ROUND;
    shape_t s = SQUARE;
    out[15] = s == SQUARE ? 1 : 2;
    out[16] = (long)(settings.b[1] * 10) + settings.a;
    out[17] = (char *)&it.size - (char *)&it;
    word ws[2] = {{.u = 5}, {1.5f}};
    out[18] = ws[0].u + (long)(ws[1].f * 10);
    item nine = (item){9, (float4)(1), {4, 5, 6}, (short2)(1)}, *q = &nine;
    out[19] = q->id * 10 + q->tag[2];
    *q = it;
    out[20] = q->id;
}

int pick(__constant int *t, int i) { return t[i]; }
long gsum(__global const long *p, int n) { long s = 0; while (n--) s += *p++; return s; }
void set(__local int *l, int i, int v) { l[i] = v; }
int length_of(__constant char *s) { int n = 0; while (s[n]) n++; return n; }

__kernel void spaces(__global long *out) {
    out[0] = table[2] + pick(table, 3) * 100 + pick(table + 1, 0) * 10000;
    out[1] = (long)(weights[1][2] * 10 + weights[0][0] * 1000);
    out[2] = (long)(colours[1].z * 10 + colours[0].w);
    out[3] = length_of(name) * 1000 + name[0];
    out[4] = bytes[0] + single + sizeof(table) * 1000 + sizeof(colours) / sizeof(colours[0]) * 100000;
    out[5] = gsum(out, 5);
    __local int l[4];
    set(l, 2, 9);
    set(&l[1], 0, 4);
    out[6] = l[2] * 10 + l[1];
    __local int *lp = &l[2];
    out[7] = *lp + lp[-1];
    __constant float *cp = &weights[1][0];
    out[8] = (long)(*cp++ * 10);
    out[8] += (long)(*cp * 100);
    __global int *gi = (__global int *)&out[9];
    gi[0] = 1;
    gi[1] = 2;
    out[10] = out[9];
    int m[3][4];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++) m[i][j] = i * 10 + j;
    int (*row)[4] = m + 1;
    out[11] = row[1][2] * 100 + (*row)[3];
    int *flat = &m[0][0];
    out[12] = flat[7];
    int *ptrs[2] = {&m[0][1], &m[2][3]};
    *ptrs[0] = 70;
    out[13] = m[0][1] + *ptrs[1];
    private int pv = 3;
    __private int *pp = &pv;
    *pp += 4;
    out[14] = pv;
    const char *text = 0;
    out[15] = text == 0 && !text;
    uchar *b = (uchar *)m;
    b[0] = 0x34; b[1] = 0x12;
    out[16] = m[0][0];
    out[17] = ((short *)m)[2];
    float f = 1.0f;
    out[18] = *(int *)&f;
    *(uint *)&f ^= 0x80000000u;
    out[19] = (long)f;
    float fs[4] = {1, 2, 3, 4};
    float4 v4 = *(float4 *)fs;
    out[20] = (long)v4.z;
    int n = 5, *np = &n, **npp = &np;
    **npp = 6;
    out[21] = n;
    out[22] = &m[2][0] - &m[0][1];
    out[23] = (np == &n) + (&m[1] > &m[0]) * 10;
    size_t address = (size_t)&out[3] - (size_t)out;
    out[24] = address;
    __local float4 lv[2];
    lv[1] = (float4)(4, 3, 2, 1);
    lv[1].w += lv[1].x;
    out[25] = (long)lv[1].w;
    out[26] = ((__local float *)lv)[5] == 3.0f;
}

// A const array of a function is private memory, whatever kbind makes of it.
int addup(const int *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += p[i]; return s; }
int addconst(constant int *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += p[i] * 2; return s; }

__kernel void constarrays(__global long *out) {
    const int t[4] = {1, 2, 3, 4};
    constant int u[3] = {5, 6, 7};
    const int x = 9;
    const int *q = &x;
    int n = (int)get_global_size(0);
    out[0] = addup(t, 4) + addconst(u, 3) * 100 + *q * 10000;
    out[1] = t[n] + u[n] * 10 + *(t + 2) * 100;
}
