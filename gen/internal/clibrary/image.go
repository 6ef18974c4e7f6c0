package clibrary

import "regexp"

// OpenCL's images in OpenCL C and in C++. A kernel's handle of one is the address of a record that says where the
// texels lie, as a texture's is; a sampler is the bits that package texel packs. Texels are read and written in memory
// by the functions here: those of devices differ in their filters' weights, their borders and the formats they know.
// The CPU engine's package texel is the model, and cites the rules. What OpenCL leaves undefined, as a sampler that
// does not fit the call or a read as another type than the image's, gives some number, and stays inside of the image.

// ImageAxis chooses texels: for float coordinates, and for whole ones.
const ImageAxis = `static kb_real kb_image_limit(kb_real u) {
    const kb_real far = 1099511627776.0f;
    return u != u ? (kb_real)0 : u < -far ? -far : u > far ? far : u;
}

static void kb_image_axis(uint sampler, float coord, int n, int *at, kb_real *weight) {
    const uint mode = sampler >> 1 & 7;
    const int blend = sampler >> 4 & 1, repeat = mode == 2 && (sampler & 1), mirror = mode == 3 && (sampler & 1);
    float u = coord;
    if (repeat) u = coord - (float)floor((kb_real)coord);
    if (mirror) u = (float)fabs((kb_real)(coord - 2 * (float)rint((kb_real)(0.5f * coord))));
    if (sampler & 1) u = (float)((kb_real)u * n);
    if (blend) u -= 0.5f;
    const kb_real exact = kb_image_limit(u), whole = floor(exact);
    long i = (long)whole, j = i + 1;
    weight[1] = blend ? exact - whole : (kb_real)0;
    weight[0] = 1 - weight[1];
    if (repeat) {
        if (i < 0) i += n;
        if (i > n - 1) i -= n;
        if (j > n - 1) j -= n;
    } else if (mirror) {
        i = i < 0 ? 0 : i > n - 1 ? n - 1 : i;
        j = j > n - 1 ? n - 1 : j;
    }
    at[0] = kb_inside(mode, i, n);
    at[1] = kb_inside(mode, j, n);
}

static int kb_image_layer(global const kb_texture *t, long layer) {
    return (int)(layer < 0 ? 0 : layer > (long)t->depth - 1 ? (long)t->depth - 1 : layer);
}

static void kb_image_axes(global const kb_texture *t, uint sampler, float x, float y, float z, int *at,
                          kb_real *weight) {
    for (int i = 0; i < 6; i++) {
        at[i] = 0;
        weight[i] = i & 1 ? 0 : 1;
    }
    kb_image_axis(sampler, x, (int)t->width, at, weight);
    if (t->shape == 2 || t->shape == 3 || t->shape == 5)
        kb_image_axis(sampler, y, (int)t->height, at + 2, weight + 2);
    if (t->shape == 3) kb_image_axis(sampler, z, (int)t->depth, at + 4, weight + 4);
    if (t->shape == 4 || t->shape == 5)
        at[4] = at[5] = kb_image_layer(t, (long)rint(kb_image_limit(t->shape == 4 ? y : z)));
}

static void kb_image_texels(global const kb_texture *t, uint sampler, int x, int y, int z, int *at) {
    const uint mode = sampler >> 1 & 7;
    at[0] = kb_inside(mode, x, (int)t->width);
    at[2] = t->shape == 2 || t->shape == 3 || t->shape == 5 ? kb_inside(mode, y, (int)t->height) : 0;
    at[4] = 0;
    if (t->shape == 3) at[4] = kb_inside(mode, z, (int)t->depth);
    if (t->shape == 4 || t->shape == 5) at[4] = kb_image_layer(t, t->shape == 4 ? y : z);
}
`

// ImageTexel finds a texel in memory, and orders its channels. KIND stands for float or int here and below.
const ImageTexel = `static global uchar *kb_image_texel(global const kb_texture *t, int x, int y, int z) {
    const uint size = t->type >= 15 ? 4 : t->type >= 13 ? 2 : t->channels * (t->type <= 2 || t->type == 9 ||
        t->type == 10 ? 1 : t->type <= 4 || t->type == 7 || t->type >= 11 ? 2 : 4);
    return (global uchar *)(t->texels + (ulong)z * t->slice + (ulong)y * t->row + (ulong)x * size);
}
`

// ImageArrange makes red, green, blue and alpha of the channels in memory.
const ImageArrange = `static void kb_image_arrange_KIND(uint order, KIND *c) {
    const KIND a = c[0], b = c[1], d = c[2], e = c[3];
    if (order == 1 || order == 3 || order == 10) c[1] = order == 10 ? a : order == 3 ? b : 0;
    if (order == 1 || order == 3 || order == 10) c[2] = order == 10 ? a : 0;
    if (order == 1 || order == 3 || order == 5 || order == 10) c[3] = 1;
    if (order == 2 || order == 4) c[0] = order == 2 ? 0 : a, c[1] = c[2] = 0, c[3] = order == 2 ? a : b;
    if (order == 7) c[0] = d, c[2] = a;
    if (order == 8) c[0] = b, c[1] = d, c[2] = e, c[3] = a;
    if (order == 9) c[1] = c[2] = c[3] = a;
}
`

// ImageFloat reads a texel as floats. HALF is a function that makes a float of the bits of a half.
const ImageFloat = `static void kb_image_at_float(global const kb_texture *t, int x, int y, int z, float *c) {
    c[0] = c[1] = c[2] = c[3] = 0;
    if (x < 0 || y < 0 || z < 0) {
        if (t->order == 1 || t->order == 3 || t->order == 5 || t->order == 10) c[3] = 1;
        return;
    }
    global const uchar *p = kb_image_texel(t, x, y, z);
    for (uint i = 0; i < t->channels && t->type < 13; i++) {
        switch (t->type) {
        case 7: c[i] = HALF(((global const ushort *)p)[i]); break;
        case 8: c[i] = ((global const float *)p)[i]; break;
        case 9: c[i] = ((global const char *)p)[i] / 127.0f; break;
        case 10: c[i] = p[i] / 255.0f; break;
        case 11: c[i] = ((global const short *)p)[i] / 32767.0f; break;
        case 12: c[i] = ((global const ushort *)p)[i] / 65535.0f; break;
        }
        if ((t->type == 9 || t->type == 11) && c[i] < -1) c[i] = -1;
    }
    if (t->type >= 13) {
        const uint v = t->type == 15 ? *(global const uint *)p : *(global const ushort *)p;
        const uint bits = t->type == 15 ? 10 : 5, green = t->type == 13 ? 6 : bits;
        c[0] = (v >> (bits + green) & ((1u << bits) - 1)) / (float)((1u << bits) - 1);
        c[1] = (v >> bits & ((1u << green) - 1)) / (float)((1u << green) - 1);
        c[2] = (v & ((1u << bits) - 1)) / (float)((1u << bits) - 1);
    }
    kb_image_arrange_float(t->order, c);
}
`

// ImageInt reads a texel as integers.
const ImageInt = `static void kb_image_at_int(global const kb_texture *t, int x, int y, int z, int *c) {
    c[0] = c[1] = c[2] = c[3] = 0;
    if (x < 0 || y < 0 || z < 0) {
        if (t->order == 1 || t->order == 3 || t->order == 5 || t->order == 10) c[3] = 1;
        return;
    }
    global const uchar *p = kb_image_texel(t, x, y, z);
    for (uint i = 0; i < t->channels && t->type < 7; i++) {
        switch (t->type) {
        case 1: c[i] = ((global const char *)p)[i]; break;
        case 2: c[i] = p[i]; break;
        case 3: c[i] = ((global const short *)p)[i]; break;
        case 4: c[i] = ((global const ushort *)p)[i]; break;
        default: c[i] = ((global const int *)p)[i];
        }
    }
    kb_image_arrange_int(t->order, c);
}
`

// ImageRead reads the texel nearest to a point; ImageWhole one with whole coordinates.
const (
	ImageRead = `static void kb_image_near_KIND(global const kb_texture *t, uint sampler, float x, float y, float z,
                               KIND *c) {
    int at[6];
    kb_real weight[6];
    kb_image_axes(t, sampler & ~16u, x, y, z, at, weight);
    kb_image_at_KIND(t, at[0], at[2], at[4], c);
}
`
	ImageWhole = `static void kb_image_whole_KIND(global const kb_texture *t, uint sampler, int x, int y, int z,
                                KIND *c) {
    int at[6];
    kb_image_texels(t, sampler, x, y, z, at);
    kb_image_at_KIND(t, at[0], at[2], at[4], c);
}
`
)

// ImageBlend reads at a point as the sampler says.
const ImageBlend = `static void kb_image_sample(global const kb_texture *t, uint sampler, float x, float y, float z,
                            float *c) {
    if (!(sampler & 16)) {
        kb_image_near_float(t, sampler, x, y, z, c);
        return;
    }
    int at[6];
    kb_real weight[6], sum[4] = {0, 0, 0, 0};
    kb_image_axes(t, sampler, x, y, z, at, weight);
    for (int k = 0; k < 8; k++) {
        const kb_real w = weight[k & 1] * weight[2 + (k >> 1 & 1)] * weight[4 + (k >> 2)];
        if (w == 0) continue;
        kb_image_at_float(t, at[k & 1], at[2 + (k >> 1 & 1)], at[4 + (k >> 2)], c);
        for (int i = 0; i < 4; i++) sum[i] += w * c[i];
    }
    for (int i = 0; i < 4; i++) c[i] = (float)sum[i];
}
`

// ImagePlace finds the texel to write, 0 where nothing may be written, and puts the channels in the order of memory.
const ImagePlace = `static global uchar *kb_image_place(global const kb_texture *t, int x, int y, int z) {
    if (t->shape == 4) z = y;
    if (t->shape != 2 && t->shape != 3 && t->shape != 5) y = 0;
    if (t->shape != 3 && t->shape != 4 && t->shape != 5) z = 0;
    if ((uint)x >= t->width || (uint)y >= t->height || (uint)z >= t->depth) return 0;
    return kb_image_texel(t, x, y, z);
}
`

// ImageDisarrange puts red, green, blue and alpha into the order of memory.
const ImageDisarrange = `static void kb_image_disarrange_KIND(uint order, KIND *c) {
    const KIND r = c[0], g = c[1], b = c[2], a = c[3];
    if (order == 2) c[0] = a;
    if (order == 4) c[1] = a;
    if (order == 7) c[0] = b, c[2] = r;
    if (order == 8) c[0] = a, c[1] = r, c[2] = g, c[3] = b;
}
`

// ImagePutFloat writes a texel. TOHALF is a function that makes the bits of a half of a float.
const ImagePutFloat = `static int kb_image_norm(float c, float high, int low) {
    const kb_real f = rint((kb_real)(c * high));
    return f != f ? 0 : f < low ? low : f > high ? (int)high : (int)f;
}

static void kb_image_put_float(global const kb_texture *t, int x, int y, int z, float *c) {
    global uchar *p = kb_image_place(t, x, y, z);
    if (p == 0) return;
    kb_image_disarrange_float(t->order, c);
    for (uint i = 0; i < t->channels && t->type < 13; i++) {
        switch (t->type) {
        case 7: ((global ushort *)p)[i] = TOHALF(c[i]); break;
        case 8: ((global float *)p)[i] = c[i]; break;
        case 9: ((global char *)p)[i] = (char)kb_image_norm(c[i], 127, -128); break;
        case 10: p[i] = (uchar)kb_image_norm(c[i], 255, 0); break;
        case 11: ((global short *)p)[i] = (short)kb_image_norm(c[i], 32767, -32768); break;
        case 12: ((global ushort *)p)[i] = (ushort)kb_image_norm(c[i], 65535, 0); break;
        }
    }
    if (t->type >= 13) {
        const uint bits = t->type == 15 ? 10 : 5, green = t->type == 13 ? 6 : bits;
        const uint v = (uint)kb_image_norm(c[0], (1 << bits) - 1, 0) << (bits + green) |
            (uint)kb_image_norm(c[1], (1 << green) - 1, 0) << bits | (uint)kb_image_norm(c[2], (1 << bits) - 1, 0);
        if (t->type == 15) *(global uint *)p = v;
        else *(global ushort *)p = (ushort)v;
    }
}
`

// ImagePutInt writes a texel of integers; what does not fit saturates.
const ImagePutInt = `static int kb_image_clamp(int c, int low, int high) { return c < low ? low : c > high ? high : c; }

static void kb_image_put_int(global const kb_texture *t, int x, int y, int z, int *c) {
    global uchar *p = kb_image_place(t, x, y, z);
    if (p == 0) return;
    kb_image_disarrange_int(t->order, c);
    for (uint i = 0; i < t->channels && t->type < 7; i++) {
        switch (t->type) {
        case 1: ((global char *)p)[i] = (char)kb_image_clamp(c[i], -128, 127); break;
        case 2: p[i] = (uchar)((uint)c[i] > 255 ? 255 : c[i]); break;
        case 3: ((global short *)p)[i] = (short)kb_image_clamp(c[i], -32768, 32767); break;
        case 4: ((global ushort *)p)[i] = (ushort)((uint)c[i] > 65535 ? 65535 : c[i]); break;
        default: ((global int *)p)[i] = c[i];
        }
    }
}
`

// ImageInfo answers get_image_width and its kin; the numbers are those of the prelude.
const ImageInfo = `static int kb_image_info(global const kb_texture *t, uint what) {
    if (t == 0) return 0;
    switch (what) {
    case 0: return (int)t->width;
    case 1: return (int)t->height;
    case 2: case 3: return (int)t->depth;
    case 4: return (int)t->code;
    case 5: return (int)(0x10AF + t->order);
    }
    return 0;
}
`

// wordOfOpenCL is a word of OpenCL C that C++ has not.
var wordOfOpenCL = regexp.MustCompile(`\b(static|global|private|char|uchar|ushort|uint|long|ulong) ?\b`)

// InCPP is a text of this file as C++ for devices.
func InCPP(text string) string {
	return wordOfOpenCL.ReplaceAllStringFunc(text, func(word string) string {
		return map[string]string{"static ": "static __device__ ", "global ": "", "private ": "",
			"char ": "signed char ", "char": "signed char", "uchar ": "unsigned char ", "uchar": "unsigned char",
			"ushort ": "unsigned short ", "ushort": "unsigned short", "uint ": "unsigned int ", "uint": "unsigned int",
			"long ": "long long ", "long": "long long", "ulong ": "unsigned long long ",
			"ulong": "unsigned long long"}[word]
	})
}
