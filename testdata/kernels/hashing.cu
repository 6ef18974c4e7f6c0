// Digests and checksums as password crackers write them: macros of steps, rotations, packed words.
typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;

#define ROTL32(x, n) (((x) << (n)) | ((x) >> (32 - (n))))
#define ROTR64(x, n) (((x) >> (n)) | ((x) << (64 - (n))))
#define SWAP32(x) (__byte_perm((x), 0, 0x0123))

#define MD5_F(x, y, z) ((z) ^ ((x) & ((y) ^ (z))))
#define MD5_G(x, y, z) ((y) ^ ((z) & ((x) ^ (y))))
#define MD5_H(x, y, z) ((x) ^ (y) ^ (z))
#define MD5_I(x, y, z) ((y) ^ ((x) | ~(z)))
#define MD5_STEP(f, a, b, c, d, k, t, s)        \
    {                                           \
        a += f(b, c, d) + w[k] + t;             \
        a = ROTL32(a, s);                       \
        a += b;                                 \
    }
#define MD5_ROUND4(f, k0, k1, k2, k3, t0, t1, t2, t3, s0, s1, s2, s3) \
    MD5_STEP(f, a, b, c, d, k0, t0, s0)                               \
    MD5_STEP(f, d, a, b, c, k1, t1, s1)                               \
    MD5_STEP(f, c, d, a, b, k2, t2, s2)                               \
    MD5_STEP(f, b, c, d, a, k3, t3, s3)

__device__ static void md5_block(u32 digest[4], const u32* w) {
    u32 a = digest[0], b = digest[1], c = digest[2], d = digest[3];
    MD5_ROUND4(MD5_F, 0, 1, 2, 3, 0xd76aa478u, 0xe8c7b756u, 0x242070dbu, 0xc1bdceeeu, 7, 12, 17, 22)
    MD5_ROUND4(MD5_F, 4, 5, 6, 7, 0xf57c0fafu, 0x4787c62au, 0xa8304613u, 0xfd469501u, 7, 12, 17, 22)
    MD5_ROUND4(MD5_F, 8, 9, 10, 11, 0x698098d8u, 0x8b44f7afu, 0xffff5bb1u, 0x895cd7beu, 7, 12, 17, 22)
    MD5_ROUND4(MD5_F, 12, 13, 14, 15, 0x6b901122u, 0xfd987193u, 0xa679438eu, 0x49b40821u, 7, 12, 17, 22)
    MD5_ROUND4(MD5_G, 1, 6, 11, 0, 0xf61e2562u, 0xc040b340u, 0x265e5a51u, 0xe9b6c7aau, 5, 9, 14, 20)
    MD5_ROUND4(MD5_G, 5, 10, 15, 4, 0xd62f105du, 0x02441453u, 0xd8a1e681u, 0xe7d3fbc8u, 5, 9, 14, 20)
    MD5_ROUND4(MD5_G, 9, 14, 3, 8, 0x21e1cde6u, 0xc33707d6u, 0xf4d50d87u, 0x455a14edu, 5, 9, 14, 20)
    MD5_ROUND4(MD5_G, 13, 2, 7, 12, 0xa9e3e905u, 0xfcefa3f8u, 0x676f02d9u, 0x8d2a4c8au, 5, 9, 14, 20)
    MD5_ROUND4(MD5_H, 5, 8, 11, 14, 0xfffa3942u, 0x8771f681u, 0x6d9d6122u, 0xfde5380cu, 4, 11, 16, 23)
    MD5_ROUND4(MD5_H, 1, 4, 7, 10, 0xa4beea44u, 0x4bdecfa9u, 0xf6bb4b60u, 0xbebfbc70u, 4, 11, 16, 23)
    MD5_ROUND4(MD5_H, 13, 0, 3, 6, 0x289b7ec6u, 0xeaa127fau, 0xd4ef3085u, 0x04881d05u, 4, 11, 16, 23)
    MD5_ROUND4(MD5_H, 9, 12, 15, 2, 0xd9d4d039u, 0xe6db99e5u, 0x1fa27cf8u, 0xc4ac5665u, 4, 11, 16, 23)
    MD5_ROUND4(MD5_I, 0, 7, 14, 5, 0xf4292244u, 0x432aff97u, 0xab9423a7u, 0xfc93a039u, 6, 10, 15, 21)
    MD5_ROUND4(MD5_I, 12, 3, 10, 1, 0x655b59c3u, 0x8f0ccc92u, 0xffeff47du, 0x85845dd1u, 6, 10, 15, 21)
    MD5_ROUND4(MD5_I, 8, 15, 6, 13, 0x6fa87e4fu, 0xfe2ce6e0u, 0xa3014314u, 0x4e0811a1u, 6, 10, 15, 21)
    MD5_ROUND4(MD5_I, 4, 11, 2, 9, 0xf7537e82u, 0xbd3af235u, 0x2ad7d2bbu, 0xeb86d391u, 6, 10, 15, 21)
    digest[0] += a;
    digest[1] += b;
    digest[2] += c;
    digest[3] += d;
}

typedef union {
    u8 bytes[64];
    u32 words[16];
    u64 dwords[8];
} block_t;

__device__ void pack(block_t* blk, const char* msg, int len) {
    for (int i = 0; i < 16; i++) blk->words[i] = 0;
    for (int i = 0; i < len; i++) blk->bytes[i] = (u8)msg[i];
    blk->bytes[len] = 0x80;
    blk->dwords[7] = (u64)len * 8;
}

__global__ void hash_md5(long long* out) {
    const char msg[] = "The quick brown fox";
    block_t blk;
    for (int len = 0; len < (int)sizeof(msg); len += 6) {
        u32 h[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
        pack(&blk, msg, len);
        md5_block(h, blk.words);
        for (int i = 0; i < 4; i++) out[len / 6 * 4 + i] = SWAP32(h[i]);
    }
}

// SHA-1 with a ring of sixteen words; the round functions are selected with ##.
#define SHA1_F1(x, y, z) (z ^ (x & (y ^ z)))
#define SHA1_F2(x, y, z) (x ^ y ^ z)
#define SHA1_F3(x, y, z) ((x & y) | (z & (x | y)))
#define SHA1_F4(x, y, z) SHA1_F2(x, y, z)
#define SHA1_K1 0x5a827999u
#define SHA1_K2 0x6ed9eba1u
#define SHA1_K3 0x8f1bbcdcu
#define SHA1_K4 0xca62c1d6u
#define SHA1_W(t) (t < 16 ? w[t] : (w[(t) & 15] = ROTL32(w[((t) + 13) & 15] ^ w[((t) + 8) & 15] ^ w[((t) + 2) & 15] ^ w[(t) & 15], 1)))
#define SHA1_ROUNDS(n, from, to)                                                   \
    do {                                                                           \
        for (int t = from; t < to; t++) {                                          \
            u32 tmp = ROTL32(a, 5) + SHA1_F##n(b, c, d) + e + SHA1_K##n + SHA1_W(t); \
            e = d, d = c, c = ROTL32(b, 30), b = a, a = tmp;                       \
        }                                                                          \
    } while (0)

struct Sha1 {
    u32 h[5];
    __device__ Sha1() : h{0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u, 0xc3d2e1f0u} {}
    __device__ void update(u32 (&w)[16]) {
        u32 a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
        SHA1_ROUNDS(1, 0, 20);
        SHA1_ROUNDS(2, 20, 40);
        SHA1_ROUNDS(3, 40, 60);
        SHA1_ROUNDS(4, 60, 80);
        h[0] += a; h[1] += b; h[2] += c; h[3] += d; h[4] += e;
    }
};
__global__ void hash_sha1(long long* out) {
    u32 w[16] = {'a' << 24 | 'b' << 16 | 'c' << 8 | 0x80};
    w[15] = 24;
    Sha1 s;
    s.update(w);
    for (int i = 0; i < 5; i++) out[i] = s.h[i];
    for (int i = 0; i < 16; i++) w[i] = i * 0x01010101u;
    s.update(w);
    for (int i = 0; i < 5; i++) out[5 + i] = s.h[i];
}

__constant__ u32 K256[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
#define S(x, a, b, c) (ROTL32(x, 32 - a) ^ ROTL32(x, 32 - b) ^ c)
#define S0(x) S(x, 7, 18, ((x) >> 3))
#define S1(x) S(x, 17, 19, ((x) >> 10))
#define S2(x) S(x, 2, 13, ROTL32(x, 10))
#define S3(x) S(x, 6, 11, ROTL32(x, 7))
#define RND(a, b, c, d, e, f, g, h, i)                                             \
    do {                                                                           \
        u32 t1 = h + S3(e) + (g ^ (e & (f ^ g))) + K256[i] + w[i];                 \
        u32 t2 = S2(a) + ((a & b) | (c & (a | b)));                                \
        d += t1;                                                                   \
        h = t1 + t2;                                                               \
    } while (false)
__device__ void sha256(const u8* msg, int len, u32* h) {
    u32 w[64] = {0};
    for (int i = 0; i < len; i++) w[i >> 2] |= (u32)msg[i] << (24 - (i & 3) * 8);
    w[len >> 2] |= 0x80u << (24 - (len & 3) * 8);
    w[15] = len * 8;
    for (int i = 16; i < 64; i++) w[i] = S1(w[i - 2]) + w[i - 7] + S0(w[i - 15]) + w[i - 16];
    u32 A = h[0], B = h[1], C = h[2], D = h[3], E = h[4], F = h[5], G = h[6], H = h[7];
    for (int i = 0; i < 64; i += 8) {
        RND(A, B, C, D, E, F, G, H, i + 0); RND(H, A, B, C, D, E, F, G, i + 1);
        RND(G, H, A, B, C, D, E, F, i + 2); RND(F, G, H, A, B, C, D, E, i + 3);
        RND(E, F, G, H, A, B, C, D, i + 4); RND(D, E, F, G, H, A, B, C, i + 5);
        RND(C, D, E, F, G, H, A, B, i + 6); RND(B, C, D, E, F, G, H, A, i + 7);
    }
    u32 add[] = {A, B, C, D, E, F, G, H};
    for (int i = 0; i < 8; i++) h[i] += add[i];
}
#undef S
__global__ void hash_sha256(long long* out) {
    const u8 msg[4] = "abc";
    u32 h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    sha256(msg, 3, h);
    for (int i = 0; i < 8; i++) out[i] = h[i];
}

// CRC-32 of a table computed at compile time and of one computed here; Adler-32.
struct CrcTable {
    u32 t[256];
    constexpr CrcTable() : t() {
        for (u32 i = 0; i < 256; i++) {
            u32 c = i;
            for (int k = 0; k < 8; k++) c = c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1;
            t[i] = c;
        }
    }
};
__constant__ constexpr CrcTable crc_table{};
__device__ u32 crc32(const char* s, u32 crc = 0) {
    crc = ~crc;
    while (*s) crc = crc_table.t[(crc ^ *s++) & 0xff] ^ crc >> 8;
    return ~crc;
}
__device__ u32 adler32(const u8* p, size_t n) {
    u32 a = 1, b = 0;
    for (const u8* e = p + n; p < e; p++) {
        a = (a + *p) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}
__global__ void hash_crc(long long* out) {
    out[0] = crc32("123456789");
    out[1] = crc32("6789", crc32("12345"));
    out[2] = adler32((const u8*)"Wikipedia", 9);
    out[3] = crc_table.t[255];
}

// xxHash64, MurmurHash3's mixer, FNV-1a, SipHash-2-4: 64-bit multiplications and rotations.
namespace xx {
constexpr u64 P1 = 11400714785074694791ULL, P2 = 14029467366897019727ULL, P3 = 1609587929392839161ULL, P4 = 9650029242287828579ULL, P5 = 2870177450012600261ULL;
__device__ inline u64 rotl(u64 x, int r) { return (x << r) | (x >> (64 - r)); }
__device__ inline u64 round(u64 acc, u64 in) { return rotl(acc + in * P2, 31) * P1; }
__device__ inline u64 merge(u64 acc, u64 v) { return (acc ^ round(0, v)) * P1 + P4; }
template <typename T> __device__ inline T read(const u8* p) { return *reinterpret_cast<const T*>(p); }
__device__ u64 hash(const u8* p, size_t len, u64 seed) {
    const u8* const end = p + len;
    u64 h;
    if (len >= 32) {
        u64 v1 = seed + P1 + P2, v2 = seed + P2, v3 = seed, v4 = seed - P1;
        do {
            v1 = round(v1, read<u64>(p)); p += 8;
            v2 = round(v2, read<u64>(p)); p += 8;
            v3 = round(v3, read<u64>(p)); p += 8;
            v4 = round(v4, read<u64>(p)); p += 8;
        } while (p <= end - 32);
        h = rotl(v1, 1) + rotl(v2, 7) + rotl(v3, 12) + rotl(v4, 18);
        h = merge(merge(merge(merge(h, v1), v2), v3), v4);
    } else {
        h = seed + P5;
    }
    h += (u64)len;
    for (; p + 8 <= end; p += 8) h = rotl(h ^ round(0, read<u64>(p)), 27) * P1 + P4;
    if (p + 4 <= end) {
        h = rotl(h ^ (u64)read<u32>(p) * P1, 23) * P2 + P3;
        p += 4;
    }
    while (p != end) h = rotl(h ^ *p++ * P5, 11) * P1;
    h ^= h >> 33; h *= P2;
    h ^= h >> 29; h *= P3;
    return h ^ h >> 32;
}
}  // namespace xx
#define SIPROUND                                                                           \
    do {                                                                                   \
        v[0] += v[1]; v[1] = ROTR64(v[1], 51); v[1] ^= v[0]; v[0] = ROTR64(v[0], 32);      \
        v[2] += v[3]; v[3] = ROTR64(v[3], 48); v[3] ^= v[2];                               \
        v[0] += v[3]; v[3] = ROTR64(v[3], 43); v[3] ^= v[0];                               \
        v[2] += v[1]; v[1] = ROTR64(v[1], 47); v[1] ^= v[2]; v[2] = ROTR64(v[2], 32);      \
    } while (0)
__device__ u64 siphash(const u64* m, int n, const ulonglong2 key) {
    u64 v[4] = {key.x ^ 0x736f6d6570736575ULL, key.y ^ 0x646f72616e646f6dULL, key.x ^ 0x6c7967656e657261ULL, key.y ^ 0x7465646279746573ULL};
    for (int i = 0; i <= n; i++) {
        u64 w = i < n ? m[i] : (u64)n << 59;
        v[3] ^= w;
        SIPROUND; SIPROUND;
        v[0] ^= w;
    }
    v[2] ^= 0xff;
    for (int i = 4; i--;) SIPROUND;
    return v[0] ^ v[1] ^ v[2] ^ v[3];
}
__device__ __forceinline__ u32 fmix32(u32 h) {
    h ^= h >> 16;
    h *= 0x85ebca6b;
    h ^= h >> 13;
    h *= 0xc2b2ae35;
    return h ^ h >> 16;
}
__global__ void hash_64(long long* out) {
    alignas(8) u8 data[80];
    for (int i = 0; i < 80; i++) data[i] = (u8)(i * 7 + 3);
    const int lens[] = {0, 1, 3, 4, 7, 8, 12, 31, 32, 45, 64, 79};
    for (int i = 0; i < int(sizeof(lens) / sizeof(*lens)); i++) out[i] = (long long)xx::hash(data, lens[i], i);
    ulonglong2 key = {0x0706050403020100ULL, 0x0f0e0d0c0b0a0908ULL};
    out[20] = siphash(reinterpret_cast<const u64*>(data), 5, key);
    u64 fnv = 0xcbf29ce484222325;
    for (const u8& b : data) fnv = (fnv ^ b) * 0x100000001b3;
    out[21] = fnv;
    for (int i = 0; i < 4; i++) out[22 + i] = fmix32(i * 0x9e3779b9u);
    out[26] = __umul64hi(xx::P1, xx::P2);
    out[27] = (long long)(xx::P3 % 1000003) + (xx::P4 / 7919 >> 20);
}

// A brute-force search over a alphabet, as cracking kernels do: candidates from an index, digits from a table, early exit.
static __constant__ char alphabet[] = "abcdefghijklmnopqrstuvwxyz0123456789";
#define CHARSET_LEN (sizeof(alphabet) - 1)
template <int LEN> struct Candidate {
    char text[LEN + 1];
    __device__ explicit Candidate(u64 index) {
        for (int i = 0; i < LEN; i++, index /= CHARSET_LEN) text[i] = alphabet[index % CHARSET_LEN];
        text[LEN] = '\0';
    }
    __device__ operator const char*() const { return text; }
};
__global__ void hash_search(long long* out) {
    const u32 target = crc32("ba9");
    u64 found = ~0ULL;
    for (u64 i = 0; i < 36 * 36 * 36; i++)
        if (crc32(Candidate<3>(i)) == target) {
            found = i;
            break;
        }
    out[0] = found;
    Candidate<3> c(found);
    for (int i = 0; i < 4; i++) out[1 + i] = c.text[i];
}

// ARX ciphers: ChaCha20's quarter rounds on a state of sixteen words, XTEA, RC4's table.
#define QR(a, b, c, d) (a += b, d ^= a, d = ROTL32(d, 16), c += d, b ^= c, b = ROTL32(b, 12), a += b, d ^= a, d = ROTL32(d, 8), c += d, b ^= c, b = ROTL32(b, 7))
__global__ void hash_ciphers(long long* out) {
    u32 st[16], x[16];
    st[0] = 0x61707865, st[1] = 0x3320646e, st[2] = 0x79622d32, st[3] = 0x6b206574;
    for (int i = 4; i < 16; i++) st[i] = i * 0x11111111u;
    for (int i = 0; i < 16; ++i) x[i] = st[i];
    for (int i = 0; i < 20; i += 2) {
        for (int k = 0; k < 4; k++) QR(x[k], x[k + 4], x[k + 8], x[k + 12]);
        for (int k = 0; k < 4; k++) QR(x[k], x[4 + (k + 1) % 4], x[8 + (k + 2) % 4], x[12 + (k + 3) % 4]);
    }
    for (int i = 0; i < 16; ++i) out[i] = x[i] + st[i];
    uint2 v = make_uint2(0x12345678, 0x9abcdef0);
    const u32 k[4] = {1, 2, 3, 4};
    for (u32 sum = 0, i = 0; i < 32; i++) {
        v.x += (((v.y << 4) ^ (v.y >> 5)) + v.y) ^ (sum + k[sum & 3]);
        sum += 0x9e3779b9;
        v.y += (((v.x << 4) ^ (v.x >> 5)) + v.x) ^ (sum + k[(sum >> 11) & 3]);
    }
    out[16] = v.x;
    out[17] = v.y;
    u8 box[256];
    for (int i = 0; i < 256; i++) box[i] = i;
    for (u8 i = 0, j = 0;; i++) {
        j += box[i] + "Key"[i % 3];
        u8 t = box[i]; box[i] = box[j]; box[j] = t;
        if (i == 255) break;
    }
    u8 i = 0, j = 0;
    for (int n = 0; n < 8; n++) {
        j += box[++i];
        u8 t = box[i]; box[i] = box[j]; box[j] = t;
        out[18 + n] = box[(u8)(box[i] + box[j])] ^ "Plaintext"[n];
    }
}

// A table that the compiler computes in millions of steps: the S-box of AES, by a search for each inverse.
struct ByteTable { unsigned char at[256]; };
constexpr unsigned char galois_product(unsigned char a, unsigned char b) {
    unsigned char p = 0;
    for (; b; b >>= 1) {
        if (b & 1) p ^= a;
        a = (unsigned char)(a << 1 ^ (a & 0x80 ? 0x1b : 0));
    }
    return p;
}
constexpr ByteTable substitution() {
    ByteTable t{};
    for (int i = 0; i < 256; i++) {
        unsigned char inverse = 0;
        for (int j = 1; i != 0 && inverse == 0; j++)
            if (galois_product((unsigned char)i, (unsigned char)j) == 1) inverse = (unsigned char)j;
        unsigned char s = inverse;
        for (int k = 1; k < 5; k++) s ^= (unsigned char)(inverse << k | inverse >> (8 - k));
        t.at[i] = s ^ 0x63;
    }
    return t;
}
__constant__ constexpr ByteTable substituted = substitution();

__global__ void aes_table(long long* out) {
    for (int i = 0; i < 64; i++)
        out[i] = substituted.at[4 * i] << 24 | substituted.at[4 * i + 1] << 16 | substituted.at[4 * i + 2] << 8 | substituted.at[4 * i + 3];
}
