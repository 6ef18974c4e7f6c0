package clibrary

// Textures and surfaces in OpenCL C. The handle of one is the address of a record that says where the texels lie and
// how they are read. The CPU engine's package texel is the model, and cites the rules.

// TextureReal is the type of coordinates and weights: double where devices have it.
const TextureReal = `#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double kb_real;
#else
typedef float kb_real;
#endif
`

// Texture is the record of a texture, a surface or an image, which the runtime makes (package rt/internal/texrecord).
const Texture = `typedef struct {
    ulong texels;
    uint shape, width, height, depth, row, slice, channels, type, flags, address[3], order, code;
    float border[4];
} kb_texture;
`

// TextureInside is how an index is brought inside.
const TextureInside = `static int kb_inside(uint mode, long i, int n) {
    if (i >= 0 && i < n) return (int)i;
    switch (mode) {
    case 1: return i < 0 ? 0 : n - 1;
    case 2: return (int)((i % n + n) % n);
    case 3:
        i = (i % (2 * n) + 2 * n) % (2 * n);
        return (int)(i >= n ? 2 * n - 1 - i : i);
    }
    return -1;
}
`

// TextureAxis chooses texels: one dimension, and all of them, as the shape says.
const TextureAxis = `static void kb_axis(global const kb_texture *t, int dim, float coord, uint n, int linear, private int *at,
                    private kb_real *weight) {
    kb_real u = coord;
    uint mode = t->address[dim];
    if (t->flags & 2) {
        if (mode == 2 || mode == 3) u -= 2 * floor(u / 2);
        u *= n;
    }
    u = u != u ? 0 : fmin(fmax(u, -(kb_real)0x1p40f), (kb_real)0x1p40f);
    weight[1] = 0;
    if (linear) {
        long fixed = (long)floor(u * 256 + (kb_real)0.5f) - 128;
        at[0] = kb_inside(mode, fixed >> 8, (int)n);
        at[1] = kb_inside(mode, (fixed >> 8) + 1, (int)n);
        weight[1] = (kb_real)(fixed & 255) / 256;
    } else {
        at[0] = at[1] = kb_inside(mode, (long)floor(u), (int)n);
    }
    weight[0] = 1 - weight[1];
}

static void kb_axes(global const kb_texture *t, float x, float y, float z, int layer, int linear, private int *at,
                    private kb_real *weight) {
    uint last = t->depth - 1, k = min((uint)layer, last), cube = t->shape == 6 || t->shape == 7;
    if (cube) {
        float ax = fabs(x), ay = fabs(y), az = fabs(z), m = z, s = x, v = -y;
        uint face = 4;
        if (ax >= ay && ax >= az) {
            face = x < 0 ? 1 : 0, m = x < 0 ? -x : x, s = x < 0 ? z : -z;
        } else if (ay >= az) {
            face = y < 0 ? 3 : 2, m = y < 0 ? -y : y, v = y < 0 ? -z : z;
        } else if (z < 0) {
            face = 5, m = -z, s = -x;
        }
        k = face + (t->shape == 7 ? 6 * min((uint)layer, t->depth / 6 - 1) : 0);
        x = (s / m + 1) / 2;
        y = (v / m + 1) / 2;
    }
    for (int i = 2; i < 6; i++) at[i] = 0;
    weight[2] = weight[4] = 1;
    weight[3] = weight[5] = 0;
    kb_axis(t, 0, x, t->width, linear, at, weight);
    if (t->shape == 2 || t->shape == 3 || t->shape == 5 || cube)
        kb_axis(t, 1, y, t->height, linear, at + 2, weight + 2);
    if (t->shape == 3) kb_axis(t, 2, z, t->depth, linear, at + 4, weight + 4);
    else if (t->shape >= 4) at[4] = at[5] = (int)k;
}
`

// FloatTexel reads a texel as floats.
const FloatTexel = `static float4 kb_texel_float(global const kb_texture *t, int x, int y, int z) {
    if (x < 0 || y < 0 || z < 0) return vload4(0, t->border);
    ulong p = t->texels + (ulong)z * t->slice + (ulong)y * t->row;
    float c[4] = {0, 0, 0, 1};
    for (uint i = 0; i < t->channels; i++) {
        uint at = (uint)x * t->channels + i;
        switch (t->type) {
        case 7: c[i] = vload_half(at, (global const half *)p); break;
        case 8: c[i] = ((global const float *)p)[at]; break;
        case 9: c[i] = fmax(((global const char *)p)[at] / 127.0f, -1.0f); break;
        case 10: c[i] = ((global const uchar *)p)[at] / 255.0f; break;
        case 11: c[i] = fmax(((global const short *)p)[at] / 32767.0f, -1.0f); break;
        case 12: c[i] = ((global const ushort *)p)[at] / 65535.0f; break;
        }
    }
    return (float4)(c[0], c[1], c[2], c[3]);
}
`

// IntTexel reads a texel as integers.
const IntTexel = `static int4 kb_texel_int(global const kb_texture *t, int x, int y, int z) {
    if (x < 0 || y < 0 || z < 0) return (int4)(0);
    ulong p = t->texels + (ulong)z * t->slice + (ulong)y * t->row;
    int c[4] = {0, 0, 0, 1};
    for (uint i = 0; i < t->channels; i++) {
        uint at = (uint)x * t->channels + i;
        switch (t->type) {
        case 1: c[i] = ((global const char *)p)[at]; break;
        case 2: c[i] = ((global const uchar *)p)[at]; break;
        case 3: c[i] = ((global const short *)p)[at]; break;
        case 4: c[i] = ((global const ushort *)p)[at]; break;
        default: c[i] = ((global const int *)p)[at];
        }
    }
    return (int4)(c[0], c[1], c[2], c[3]);
}
`

// Fetch reads one texel of a buffer. KIND stands for float or int here and below.
const Fetch = `static KIND4 kb_fetch_KIND(ulong handle, uint want, int i) {
    global const kb_texture *t = (global const kb_texture *)handle;
    return t == 0 || i < 0 || (uint)i >= t->width ? (KIND4)(0) : kb_texel_KIND(t, i, 0, 0);
}
`

// Sample begins the function that reads a texture at a point; SampleNearest or SampleBlend ends it.
const Sample = `static KIND4 kb_sample_KIND(ulong handle, uint want, float x, float y, float z, int layer) {
    global const kb_texture *t = (global const kb_texture *)handle;
    if (t == 0) return (KIND4)(0);
    int at[6];
    kb_real weight[6];
`

// SampleNearest takes the nearest texel.
const SampleNearest = `    kb_axes(t, x, y, z, layer, 0, at, weight);
    return kb_texel_KIND(t, at[0], at[2], at[4]);
}
`

// SampleBlend blends the eight texels around a point, of which those without weight are left out.
const SampleBlend = `    kb_axes(t, x, y, z, layer, t->flags & 1, at, weight);
    if (!(t->flags & 1)) return kb_texel_float(t, at[0], at[2], at[4]);
    kb_real sum[4] = {0, 0, 0, 0};
    for (int k = 0; k < 8; k++) {
        kb_real w = weight[k & 1] * weight[2 + (k >> 1 & 1)] * weight[4 + (k >> 2)];
        if (w == 0) continue;
        float4 c = kb_texel_float(t, at[k & 1], at[2 + (k >> 1 & 1)], at[4 + (k >> 2)]);
        sum[0] += w * c.x;
        sum[1] += w * c.y;
        sum[2] += w * c.z;
        sum[3] += w * c.w;
    }
    return (float4)((float)sum[0], (float)sum[1], (float)sum[2], (float)sum[3]);
}
`

// Gather reads one component of the four texels around a point.
const Gather = `static KIND kb_component_KIND(global const kb_texture *t, int x, int y, int component) {
    KIND4 c = kb_texel_KIND(t, x, y, 0);
    return component == 0 ? c.x : component == 1 ? c.y : component == 2 ? c.z : c.w;
}

static KIND4 kb_gather_KIND(ulong handle, uint want, float x, float y, int component) {
    global const kb_texture *t = (global const kb_texture *)handle;
    component &= 3;
    if (t == 0 || component >= (int)t->channels) return (KIND4)(0);
    int at[4];
    kb_real weight[2];
    kb_axis(t, 0, x, t->width, 1, at, weight);
    kb_axis(t, 1, y, t->height, 1, at + 2, weight);
    return (KIND4)(kb_component_KIND(t, at[0], at[3], component), kb_component_KIND(t, at[1], at[3], component),
                   kb_component_KIND(t, at[1], at[2], component), kb_component_KIND(t, at[0], at[2], component));
}
`

// Surface has the functions that read and write surfaces.
const Surface = `static global uchar *kb_surface(volatile global uint *fault, ulong handle, uint want, int x,
                                int y, int z, uint mode) {
    global const kb_texture *t = (global const kb_texture *)handle;
    int n = (int)(want & 0xffff), last = t == 0 ? -1 : (int)t->row - n;
    if (last < 0 || x % n != 0 || t->shape != want >> 16) {
        *fault = 1;
        return 0;
    }
    uint size = t->type <= 2 ? 1 : t->type <= 4 || t->type == 7 ? 2 : 4;
    last = (int)(t->width * t->channels * size) - n;
    if (x < 0 || x > last || (uint)y >= t->height || (uint)z >= t->depth) {
        if (mode > 1) *fault = 1;
        if (mode != 1) return 0;
        x = clamp(x, 0, last);
        y = clamp(y, 0, (int)t->height - 1);
        z = t->shape == 3 ? clamp(z, 0, (int)t->depth - 1) : (int)min((uint)z, t->depth - 1);
    }
    return (global uchar *)(t->texels + (ulong)z * t->slice + (ulong)y * t->row + (ulong)x);
}

static uint4 kb_surface_read(volatile global uint *fault, ulong handle, uint want, int x, int y, int z,
                             uint mode) {
    global const uchar *p = kb_surface(fault, handle, want, x, y, z, mode);
    uint n = want & 0xffff, v[4] = {0, 0, 0, 0};
    if (p == 0) return (uint4)(0);
    if (n < 4) v[0] = n == 1 ? p[0] : *(global const ushort *)p;
    for (uint i = 0; i < n / 4; i++) v[i] = ((global const uint *)p)[i];
    return (uint4)(v[0], v[1], v[2], v[3]);
}

static void kb_surface_write(volatile global uint *fault, ulong handle, uint want, uint4 value, int x, int y, int z,
                             uint mode) {
    global uchar *p = kb_surface(fault, handle, want, x, y, z, mode);
    uint n = want & 0xffff, v[4] = {value.x, value.y, value.z, value.w};
    if (p == 0) return;
    if (n == 1) p[0] = (uchar)v[0];
    if (n == 2) *(global ushort *)p = (ushort)v[0];
    for (uint i = 0; i < n / 4; i++) ((global uint *)p)[i] = v[i];
}
`
