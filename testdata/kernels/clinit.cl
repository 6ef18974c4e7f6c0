// Initialisers of C: designators of every depth, compound literals, anonymous members, brace elision (C99 6.5.2.5, 6.7.8; OpenCL C 1.2 6.1.7).
typedef struct { int x, y; } point;
typedef struct { point from, to; int tag[3]; } edge;
typedef struct { int kind; union { float f; uint u; struct { short lo, hi; }; }; uchar4 colour; } item;
typedef union { int i[2]; long l; struct { char c[8]; } bytes; } bits;

__constant item items[4] = {{1, {2.0f}, (uchar4)(1, 2, 3, 4)}, {.kind = 5, .u = 7u}, [3] = {.colour = (uchar4)(9), .lo = 3, .hi = 4, .kind = 8}};
__constant edge edges[] = {[1].to.y = 6, [1].tag[1] = 7, [0] = {{1, 2}, .tag = {[2] = 3}}, {4, 5, 6, 7, 8, 9}};
__constant int grid[3][4] = {[1] = {1, 2}, [2][1] = 5, 6, [0][3] = 9};
__constant bits pattern[2] = {{.l = 0x0102030405060708L}, {.i = {[1] = 77}}};
__constant char text[][4] = {"ab", {'x', 'y'}, "wxyz", ""};
__constant float3 corners[2] = {{1, 2, 3}, (float3)(4)};

long sum(const edge *e) { return e->from.x + 10L * e->from.y + 100L * e->to.x + 1000L * e->to.y + 10000L * e->tag[0] + 100000L * e->tag[1] + 1000000L * e->tag[2]; }

__kernel void designators(__global long *out) {
    edge a = {.to = {3, 4}, .from.y = 2, .from.x = 1, .tag[1] = 8, 9};
    out[0] = sum(&a);
    edge b = {1, 2, .to.y = 5, .tag = {1, 2, 3}, .tag[0] = 6};
    out[1] = sum(&b);
    edge c = {.from = {1, 2}, 3, 4, {5, [2] = 7}};
    out[2] = sum(&c);
    edge d = {.from.x = 9, 8, 7, 6, 5};
    out[3] = sum(&d);
    point p[3] = {[2] = {1, 2}, [0].y = 5, {3, 4}};
    out[4] = p[0].x + p[0].y * 10 + p[1].x * 100 + p[1].y * 1000 + p[2].x * 10000 + p[2].y * 100000;
    int m[2][3] = {[1][1] = 4, 5, [0] = {7}};
    out[5] = m[0][0] + m[0][1] * 10 + m[0][2] * 100 + m[1][0] * 1000 + m[1][1] * 10000 + m[1][2] * 100000;
    int open[] = {[4] = 1, [2] = 3, 4};
    out[6] = sizeof(open) / sizeof(int) * 1000 + open[2] * 100 + open[3] * 10 + open[4];
    item it = {.f = 1.0f, .kind = 3};
    out[7] = it.u + it.kind;
    item st = {.lo = 1, .hi = 2, .colour = {5, 6, 7, 8}};
    out[8] = st.u + st.colour.z * 1000000L;
    bits w = {.bytes.c[2] = 1, .bytes.c = {[1] = 2}};
    out[9] = w.l;
    bits v = {.i[1] = 3};
    out[10] = v.l;
    edge list[2] = {{1, 2, 3, 4, 5, 6, 7}, [0].to.x = 9, [1].tag[2] = 4};
    out[11] = list[0].to.x * 10 + list[1].tag[2];
}

__kernel void constants(__global long *out) {
    out[0] = items[0].kind + (long)items[0].f * 10 + items[0].colour.w * 100;
    out[1] = items[1].kind + items[1].u * 10 + items[1].colour.x * 100;
    out[2] = items[2].kind + items[2].u;
    out[3] = items[3].kind + items[3].lo * 10 + items[3].hi * 100 + items[3].colour.y * 1000;
    out[4] = sizeof(edges) / sizeof(edges[0]);
    for (int i = 0; i < 2; i++) {
        edge e = edges[i];
        out[5 + i] = sum(&e);
    }
    for (int i = 0; i < 12; i++) out[8] = out[8] * 10 + grid[i / 4][i % 4];
    out[9] = pattern[0].l + pattern[1].i[1];
    out[10] = text[0][1] + text[1][1] * 1000 + text[2][3] * 1000000L + text[3][0] + sizeof(text) * 1000000000L;
    out[11] = (long)(corners[0].z * 10 + corners[1].y);
}

long kept(item it) { return it.kind * 100 + it.u; }

__kernel void literals(__global long *out) {
    out[0] = ((point[]){{1, 2}, {3}, [3] = {.y = 4}})[3].y;
    out[1] = kept((item){.u = 5, .kind = 2});
    point p = (point){.y = 6};
    p.x += 3;
    out[2] = p.x * 10 + p.y;
    edge e;
    e = (edge){.to = p};
    out[3] = sum(&e);
    e.from = (point){1, 2};
    out[4] = sum(&e);
    out[5] = ((int[]){4, 5, 6})[1] + ((point){7, 8}).y * 10;
    int4 q = ((int4[2]){(int4)(1), (int4)(2, 3, 4, 5)})[1];
    out[6] = q.x * 1000 + q.w;
    for (int i = 0; i < 3; i++) {
        point fresh = (point){i};
        fresh.y += i;
        out[7] = out[7] * 10 + fresh.x + fresh.y;
    }
    bool flag[2] = {5, 0};
    out[8] = flag[0] * 10 + flag[1] + sizeof(flag) * 100;
    out[9] = (e = (edge){{e.from.y, e.from.x}, .tag[1] = 4}, sum(&e));
}
// A number where a vector is wanted, in an array or a struct, makes all its components.
kernel void numbers(global long *out) {
    long16 a[] = {0, 1, 2};
    float4 b[2] = {1.5f, (float4)(2.0f)};
    struct { float4 v; int n; } s = {3.0f, 4};
    float4 c[2] = {7, {1, 2, 3, 4}};
    out[0] = sizeof(a);
    out[1] = a[1].s3 + a[2].sf * 10;
    out[2] = (long)(b[0].y * 100) + (long)b[1].w;
    out[3] = (long)s.v.z * 10 + s.n;
    out[4] = (long)c[0].w * 10 + (long)c[1].w;
}
