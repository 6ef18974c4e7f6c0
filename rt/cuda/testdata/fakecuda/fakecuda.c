// A CUDA driver for tests on machines without a GPU: the entry points that kbind uses, over host memory, with the kernels of the conformance kit (rt/rttest)
// in C. It runs work at once, in the call that queues it, but for copies from pinned memory, and is stricter than the real one: a call needs the context of its handles to be current, freed memory
// is overwritten, and every object is counted. FAKE_OLD leaves out what early drivers lack. With FAKE_GUARD the use of freed memory, or of an unloaded module, ends the process.
// With FAKE_HOLD streams wait for values (cuStreamWaitValue32).
// With FAKE_REUSE a context takes the place of the last one that was made, if that is destroyed.
//
// fakeHost is how another fake library adds work to a stream: f runs at each launch of the graph where the stream is captured, and not at all elsewhere.
// Functions for tests: fakeFail makes the n-th call of a function and count-1 after it fail, fakeCalls counts calls, fakeLive counts the objects that are alive.
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

enum { INVALID_VALUE = 1, OUT_OF_MEMORY = 2, INVALID_DEVICE = 101, INVALID_CONTEXT = 201, NO_BINARY = 209, UNSUPPORTED_PTX = 222, INVALID_HANDLE = 400, NOT_FOUND = 500, CAPTURE_UNSUPPORTED = 900, CONTEXT_DESTROYED = 709, ILLEGAL_ADDRESS = 700 };
enum { MODULE = 1, STREAM, EVENT, POOL, PINNED, MEMORY, CONTEXT, ARRAY, TEXTURE, SURFACE, GRAPH, EXEC, KINDS };

static const size_t totalMemory = 256u << 20;
static long live[KINDS];
static size_t used;

typedef struct { // a context; its memory is kept, so that the use of a destroyed one is noticed
    int destroyed, pending, sticky;
    int dev;
    size_t stack; // the limit, 0 for the default
    long live[KINDS]; // its objects, by kind
} Context;

static __thread Context *current;

typedef struct { // what every handle points to
    int kind;
    size_t size; // of what is guarded
    Context *ctx;
    double time; // of an event, in milliseconds; 0 before it is recorded
} Object;

// Failures on demand.

static char failName[64];
static int failAfter, failCount, failCode;
static struct { const char *name; long count; } calls[160];

void fakeFail(const char *name, int n, int count, int code) {
    strncpy(failName, name, sizeof failName - 1);
    failAfter = n;
    failCount = count;
    failCode = code;
}

long fakeCalls(const char *name) {
    for (int i = 0; i < 160 && calls[i].name; i++)
        if (!strcmp(calls[i].name, name)) return __atomic_load_n(&calls[i].count, __ATOMIC_SEQ_CST);
    return 0;
}

long fakeLive(void) {
    long n = 0;
    for (int i = 0; i < KINDS; i++) n += __atomic_load_n(&live[i], __ATOMIC_SEQ_CST);
    return n;
}

static int lock;

// called counts a call and returns the failure that a test wants of it.
static int called(const char *name) {
    int code = 0, i = 0;
    while (__atomic_exchange_n(&lock, 1, __ATOMIC_ACQUIRE)) {}
    while (calls[i].name && strcmp(calls[i].name, name)) i++;
    calls[i].name = name;
    calls[i].count++;
    if (!strcmp(failName, name) && --failAfter <= 0 && failCount-- > 0) code = failCode;
    __atomic_store_n(&lock, 0, __ATOMIC_RELEASE);
    return code;
}

// A copy from pinned memory is made late, by the next call: until then the memory must stay as it is.

static struct { char *dst; const char *src; size_t n; } late;
static struct { const char *at; size_t n; } pins[64];

// latecomer makes the copy that is due, and keeps the next one, if there is one and it is from pinned memory. It reports whether it did.
static int latecomer(char *dst, const char *src, size_t n) {
    int kept = 0;
    while (__atomic_exchange_n(&lock, 1, __ATOMIC_ACQUIRE)) {}
    if (late.n) memcpy(late.dst, late.src, late.n);
    late.n = 0;
    for (int i = 0; i < 64 && !kept; i++) kept = n && src >= pins[i].at && src < pins[i].at + pins[i].n;
    if (kept) late.dst = dst, late.src = src, late.n = n;
    __atomic_store_n(&lock, 0, __ATOMIC_RELEASE);
    return kept;
}

// pin notes pinned memory, or forgets it when n is 0.
static void pin(const char *at, size_t n) {
    int i = 0;
    while (__atomic_exchange_n(&lock, 1, __ATOMIC_ACQUIRE)) {}
    while (i < 64 && (n ? pins[i].n != 0 : pins[i].at != at)) i++;
    if (i < 64) pins[i].at = at, pins[i].n = n;
    __atomic_store_n(&lock, 0, __ATOMIC_RELEASE);
}

// enter begins a call that needs the current context, and that of its objects.
static int enter(const char *name) {
    if (!current) return INVALID_CONTEXT;
    if (current->destroyed) return CONTEXT_DESTROYED;
    latecomer(NULL, NULL, 0);
    int code = called(name);
    return code ? code : current->sticky;
}

static int is(void *h, int kind) {
    Object *o = h;
    return o && o->kind == kind && o->ctx == current;
}

#define BEGIN int result = enter(__func__); if (result) return result
#define NEED(handle, kind) if (!is(handle, kind)) return INVALID_HANDLE

static void count(int kind, long n) {
    __atomic_add_fetch(&live[kind], n, __ATOMIC_SEQ_CST);
    if (current) __atomic_add_fetch(&current->live[kind], n, __ATOMIC_SEQ_CST);
}

// Blocks of memory and modules, which lie in pages of their own that nobody may touch once they are freed.
#ifdef FAKE_GUARD
static void *block(size_t n) {
    void *p = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return p == MAP_FAILED ? NULL : p;
}
static void unblock(void *p, size_t n) {
    madvise(p, n, MADV_DONTNEED);
    mprotect(p, n, PROT_NONE);
}
#else
static void *block(size_t n) { return aligned_alloc(256, (n + 255) / 256 * 256); }
static void unblock(void *p, size_t n) { free(p); }
#endif

static void *make(int kind, size_t size) {
#ifdef FAKE_GUARD
    Object *o = kind == MODULE ? block(size) : calloc(1, size);
#else
    Object *o = calloc(1, size);
#endif
    o->kind = kind;
    o->size = size;
    o->ctx = current;
    count(kind, 1);
    return o;
}

static int drop(void *h) {
    Object *o = h;
    count(o->kind, -1);
#ifdef FAKE_GUARD
    if (o->kind == MODULE) unblock(o, o->size);
    else
#endif
        o->kind = 0; // the memory stays, so that a second use is noticed
    return 0;
}

// The library, devices and contexts.

int cuInit(unsigned flags) { return called(__func__); }
int cuDriverGetVersion(int *v) { *v = 12040; return called(__func__); }

int cuGetErrorName(int code, const char **text) {
    static const struct { int code; const char *name; } names[] = {
        {INVALID_VALUE, "CUDA_ERROR_INVALID_VALUE"}, {OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY"}, {INVALID_CONTEXT, "CUDA_ERROR_INVALID_CONTEXT"},
        {INVALID_HANDLE, "CUDA_ERROR_INVALID_HANDLE"}, {CONTEXT_DESTROYED, "CUDA_ERROR_CONTEXT_IS_DESTROYED"}, {ILLEGAL_ADDRESS, "CUDA_ERROR_ILLEGAL_ADDRESS"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (names[i].code == code) { *text = names[i].name; return 0; }
    return INVALID_VALUE;
}

#ifndef FAKE_DEVICES
#define FAKE_DEVICES 1
#endif
int cuDeviceGetCount(int *n) { *n = FAKE_DEVICES; return called(__func__); }
int cuDeviceGet(int *dev, int i) { *dev = i; return i >= 0 && i < FAKE_DEVICES ? called(__func__) : INVALID_DEVICE; }
int cuDeviceGetName(char *name, int n, int dev) { strncpy(name, "Fake GPU", (size_t)n); return called(__func__); }
int cuDeviceGetPCIBusId(char *at, int n, int dev) { snprintf(at, (size_t)n, "0000:%02X:00.0", 0xc1 + dev); return called(__func__); }
int cuDeviceTotalMem_v2(size_t *n, int dev) { *n = totalMemory; return called(__func__); }

int cuDeviceGetAttribute(int *v, int attr, int dev) {
    static const int values[][2] = {{1, 1024}, {2, 1024}, {3, 1024}, {4, 64}, {5, 0x7fffffff}, {6, 65535}, {7, 65535}, {8, 49152}, {10, 32}, {14, 512}, {16, 4}, {51, 32}, {36, 1000000},
        {37, 256}, {38, 1 << 20}, {75, 9}, {76, 0}, {95, 1}, {97, 232448}, {115, 1}};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        if (values[i][0] == attr) { *v = values[i][1]; return called(__func__); }
    return INVALID_VALUE;
}

int cuCtxCreate_v2(Context **out, unsigned flags, int dev) {
    int code = called(__func__);
    if (code) return code;
#ifdef FAKE_REUSE
    static Context *place;
    if (place && place->destroyed) memset(current = *out = place, 0, sizeof(Context));
    else place = current = *out = calloc(1, sizeof(Context));
#else
    current = *out = calloc(1, sizeof(Context));
#endif
    current->dev = dev;
    __atomic_add_fetch(&live[CONTEXT], 1, __ATOMIC_SEQ_CST);
    return 0;
}

int cuCtxDestroy_v2(Context *c) {
    int code = called(__func__);
    if (code) return code;
    if (c->destroyed) return CONTEXT_DESTROYED;
    if (current == c) current = NULL; // on other threads it stays
    c->destroyed = 1;
    __atomic_sub_fetch(&live[CONTEXT], 1, __ATOMIC_SEQ_CST);
    for (int i = 0; c->sticky && i < KINDS; i++) // nothing of a lost context can be freed by itself
        __atomic_sub_fetch(&live[i], c->live[i], __ATOMIC_SEQ_CST);
    return 0;
}

// A device's primary context, which HIP's are (testdata/hipshim).

static Context *primary;
static int primaryUses;

int cuDevicePrimaryCtxRetain(Context **out, int dev) {
    int code = called(__func__);
    if (code) return code;
    if (!primary) {
        primary = calloc(1, sizeof(Context));
        __atomic_add_fetch(&live[CONTEXT], 1, __ATOMIC_SEQ_CST);
        primary->dev = dev;
        primaryUses = 0;
    }
    primaryUses++;
    *out = primary;
    return 0;
}

int cuDevicePrimaryCtxRelease_v2(int dev) {
    int code = called(__func__);
    if (code || !primary || --primaryUses > 0) return code;
    code = cuCtxDestroy_v2(primary);
    primary = NULL;
    return code;
}

int cuDevicePrimaryCtxReset_v2(int dev) {
    if (!primary) return 0;
    primary->sticky = ILLEGAL_ADDRESS; // everything of it is gone
    return called(__func__);
}

static int setCurrent(Context *c) {
    if (c && c->destroyed) return called("destroyed made current"), CONTEXT_DESTROYED; // a real driver may crash
    current = c;
    return 0;
}

int cuCtxSetCurrent(Context *c) {
    int code = called(__func__);
    return code ? code : setCurrent(c);
}

// The limits of a context; 0 is the stack of each thread.

int cuCtxGetLimit(size_t *value, int limit) {
    int code = called(__func__);
    if (!code && !current) code = INVALID_CONTEXT;
    if (!code && limit) code = INVALID_VALUE;
    if (!code) *value = current->stack ? current->stack : 1024;
    return code;
}

int cuCtxSetLimit(int limit, size_t value) {
    int code = called(__func__);
    if (!code && !current) code = INVALID_CONTEXT;
    if (!code && limit) code = INVALID_VALUE;
    if (!code) current->stack = value;
    return code;
}

static __thread Context *below[64];
static __thread int depth;

int cuCtxPushCurrent_v2(Context *c) {
    Context *now = current;
    int code = called(__func__);
    if (!code) code = setCurrent(c);
    if (!code) below[depth++] = now;
    return code;
}

int cuCtxPopCurrent_v2(Context **out) {
    int code = called(__func__);
    if (code) return code;
    if (depth == 0) return INVALID_CONTEXT;
    *out = current;
    current = below[--depth];
    return 0;
}

int cuCtxGetCurrent(Context **out) { *out = current; return called(__func__); }
// A destroyed context is valid on the threads where it is current, as for the real driver.
int cuCtxGetDevice(int *dev) { if (!current) return INVALID_CONTEXT; *dev = current->dev; return called(__func__); }

// Memory. An allocation lies behind an Object and its size.

enum { HEADER = 256 };

// range is where an allocation lies, for questions about an address inside.
typedef struct Range { struct Range *next; char *at; size_t n; Context *ctx; } Range;
static Range *ranges;

static void holds(char *at, size_t n) {
    Range *r = malloc(sizeof *r);
    while (__atomic_exchange_n(&lock, 1, __ATOMIC_ACQUIRE)) {}
    *r = (Range){ranges, at, n, current};
    ranges = r;
    __atomic_store_n(&lock, 0, __ATOMIC_RELEASE);
}

static void forget(char *at) {
    while (__atomic_exchange_n(&lock, 1, __ATOMIC_ACQUIRE)) {}
    for (Range **r = &ranges; *r; r = &(*r)->next)
        if ((*r)->at == at) {
            Range *gone = *r;
            *r = gone->next;
            free(gone);
            break;
        }
    __atomic_store_n(&lock, 0, __ATOMIC_RELEASE);
}

static int find(char *p, Range *out) {
    int result = INVALID_VALUE;
    while (__atomic_exchange_n(&lock, 1, __ATOMIC_ACQUIRE)) {}
    for (Range *r = ranges; r && result; r = r->next)
        if (p >= r->at && p < r->at + r->n) *out = *r, result = 0;
    __atomic_store_n(&lock, 0, __ATOMIC_RELEASE);
    return result;
}

int cuMemGetAddressRange_v2(char **base, size_t *n, char *p) {
    BEGIN;
    Range r;
    if (find(p, &r)) return NOT_FOUND;
    *base = r.at;
    *n = r.n;
    return 0;
}

int cuPointerGetAttribute(void *out, int attribute, char *p) {
    BEGIN;
    Range r;
    if (find(p, &r)) return INVALID_VALUE;
    if (attribute == 1) *(Context **)out = r.ctx;
    else if (attribute == 9) *(int *)out = r.ctx->dev;
    else return INVALID_VALUE;
    return 0;
}

static int allocate(void **p, size_t n) {
    if (n == 0) return INVALID_VALUE;
    if (n > totalMemory || __atomic_add_fetch(&used, n, __ATOMIC_SEQ_CST) > totalMemory) {
        if (n <= totalMemory) __atomic_sub_fetch(&used, n, __ATOMIC_SEQ_CST);
        return OUT_OF_MEMORY;
    }
    char *base = block(n + HEADER);
    if (!base) return OUT_OF_MEMORY;
    Object *o = (Object *)base;
    o->kind = MEMORY;
    o->ctx = current;
    *(size_t *)(base + HEADER - sizeof n) = n;
    count(MEMORY, 1);
    *p = base + HEADER;
    holds(*p, n);
    return 0;
}

static int release(char *p) {
    char *base = p - HEADER;
    NEED(base, MEMORY);
    size_t n = *(size_t *)(p - sizeof n);
    forget(p);
    memset(p, 0xDD, n);
    __atomic_sub_fetch(&used, n, __ATOMIC_SEQ_CST);
    drop(base);
    unblock(base, n + HEADER);
    return 0;
}

int cuMemGetInfo_v2(size_t *free, size_t *total) { BEGIN; *total = totalMemory; *free = totalMemory - used; return 0; }
int cuMemAlloc_v2(void **p, size_t n) { BEGIN; return allocate(p, n); }
int cuMemFree_v2(char *p) { BEGIN; return release(p); }

// A captured stream keeps what is queued on it as the steps of a graph.

typedef struct Function Function;
typedef struct { enum { COPY, SET, RUN, HOST } kind; char *dst; const char *src; size_t n; unsigned unit, value; Function *f; unsigned shape[6]; char args[5][16]; void (*call)(void *); void *with; } Step;
typedef struct { Object head; int n; Step steps[256]; } Graph;
typedef struct { Object head; Graph *capture; int busy; unsigned *held, until; } Stream;
typedef struct { Object head; unsigned *held, until; } Event; // as its stream was when it was recorded

static int keep(Object *s, Step step) {
    Graph *g = ((Stream *)s)->capture;
    if (g->n == 256) return OUT_OF_MEMORY;
    g->steps[g->n++] = step;
    return 0;
}

#define KEEP(s, ...) if (((Stream *)(s))->capture) return keep(s, (Step){__VA_ARGS__})
int fakeHost(Object *s, void (*f)(void *), void *with) {
    KEEP(s, .kind = HOST, .call = f, .with = with);
    return -1;
}

#define UNCAPTURED(s) if (((Stream *)(s))->capture) return CAPTURE_UNSUPPORTED

static int set(char *p, unsigned unit, unsigned value, size_t n) {
    if ((uintptr_t)p % unit) return INVALID_VALUE;
    for (; n--; p += unit) memcpy(p, &value, unit);
    return 0;
}

// queue begins work on a stream: 0 go on, SKIP nothing to do because a kernel before it has faulted, else the error.
enum { SKIP = -1 };
static int queue(const char *name, void *stream) {
    int result = enter(name);
    if (result) return result;
    NEED(stream, STREAM);
    return current->pending ? SKIP : 0;
}
#define QUEUE(stream) int result = queue(__func__, stream); if (result) return result == SKIP ? 0 : result
// In a copy the driver finds memory that the current context does not reach before it looks at the stream.
#define QUEUE_COPY(stream) int result = queue(__func__, stream); if (result) return result == SKIP ? 0 : result == INVALID_HANDLE ? INVALID_VALUE : result

int cuMemcpyHtoDAsync_v2(void *dst, const void *src, size_t n, Object *s) {
    QUEUE_COPY(s);
    KEEP(s, .kind = COPY, .dst = dst, .src = src, .n = n);
    if (!latecomer(dst, src, n)) memcpy(dst, src, n);
    return 0;
}
int cuMemcpyDtoHAsync_v2(void *dst, const void *src, size_t n, Object *s) { QUEUE_COPY(s); KEEP(s, .kind = COPY, .dst = dst, .src = src, .n = n); memcpy(dst, src, n); return 0; }

int cuMemcpyDtoDAsync_v2(char *dst, const char *src, size_t n, Object *s) {
    QUEUE(s);
    KEEP(s, .kind = COPY, .dst = dst, .src = src, .n = n);
    if (dst < src + n && src < dst + n) memset(dst, 0xEE, n); // CUDA does not say what such a copy does
    else memcpy(dst, src, n);
    return 0;
}

int cuMemsetD8Async(char *p, uint8_t v, size_t n, Object *s) { QUEUE_COPY(s); KEEP(s, .kind = SET, .dst = p, .unit = 1, .value = v, .n = n); return set(p, 1, v, n); }
int cuMemsetD16Async(char *p, uint16_t v, size_t n, Object *s) { QUEUE_COPY(s); KEEP(s, .kind = SET, .dst = p, .unit = 2, .value = v, .n = n); return set(p, 2, v, n); }
int cuMemsetD32Async(char *p, uint32_t v, size_t n, Object *s) { QUEUE_COPY(s); KEEP(s, .kind = SET, .dst = p, .unit = 4, .value = v, .n = n); return set(p, 4, v, n); }

#ifndef FAKE_OLD
int cuMemHostAlloc(void **p, size_t n, unsigned flags) {
    BEGIN;
    Object *o = make(PINNED, n + HEADER);
    *p = (char *)o + HEADER;
    pin(*p, n);
    return 0;
}

int cuMemFreeHost(char *p) {
    BEGIN;
    NEED(p - HEADER, PINNED);
    pin(p, 0);
    drop(p - HEADER);
    free(p - HEADER);
    return 0;
}

int cuMemHostGetDevicePointer_v2(void **dev, char *p, unsigned flags) { BEGIN; NEED(p - HEADER, PINNED); *dev = p; return 0; }

int cuMemPoolCreate(Object **out, const int *props) { BEGIN; if (props[0] != 1 || props[2] != 1) return INVALID_VALUE; *out = make(POOL, sizeof(Object)); return 0; }
int cuMemPoolDestroy(Object *p) { BEGIN; NEED(p, POOL); return drop(p); }
int cuMemPoolSetAttribute(Object *p, int attr, void *v) { BEGIN; NEED(p, POOL); return 0; }
int cuMemPoolGetAttribute(Object *p, int attr, uint64_t *v) { BEGIN; NEED(p, POOL); *v = 1 << 20; return attr == 5 || attr == 7 ? 0 : INVALID_VALUE; }
int cuMemPoolTrimTo(Object *p, size_t n) { BEGIN; NEED(p, POOL); return 0; }
int cuMemAllocFromPoolAsync(void **p, size_t n, Object *pool, Object *s) { BEGIN; NEED(pool, POOL); NEED(s, STREAM); return allocate(p, n); }
int cuMemFreeAsync(char *p, Object *s) { BEGIN; NEED(s, STREAM); return release(p); }
#endif

// Arrays, textures and surfaces.

typedef struct { size_t width, height, depth; int format; unsigned channels, flags; } ArrayDesc;
typedef struct { Object head; ArrayDesc desc; size_t texel; char *data; } Array;

int cuArray3DCreate_v2(Array **out, const ArrayDesc *d) {
    BEGIN;
    static const int sizes[] = {[1] = 1, [2] = 2, [3] = 4, [8] = 1, [9] = 2, [10] = 4, [16] = 2, [32] = 4};
    if (d->width == 0 || d->format < 0 || d->format > 32 || sizes[d->format] == 0 || (d->channels != 1 && d->channels != 2 && d->channels != 4)) return INVALID_VALUE;
    if ((d->flags & 1) && d->depth == 0) return INVALID_VALUE; // layered
    Array *a = make(ARRAY, sizeof(Array));
    a->desc = *d;
    a->texel = sizes[d->format] * d->channels;
    a->data = malloc(d->width * (d->height ? d->height : 1) * (d->depth ? d->depth : 1) * a->texel);
    *out = a;
    return 0;
}

int cuArray3DGetDescriptor_v2(ArrayDesc *d, Array *a) { BEGIN; NEED(a, ARRAY); *d = a->desc; return 0; }

int cuArrayDestroy(Array *a) {
    BEGIN;
    NEED(a, ARRAY);
    free(a->data);
    return drop(a);
}

typedef struct { size_t x, y, z, lod; int type; char *host, *device; Array *array; void *reserved; size_t pitch, height; } Side;
typedef struct { Side src, dst; size_t width, height, depth; } Copy3D;

// row is the address of a row of one side of a copy, NULL if it is not inside.
static char *row(const Side *s, const Copy3D *c, size_t y, size_t z) {
    if (s->type == 1) return s->host + (z * s->height + y) * s->pitch;
    if (s->type == 2) return s->device + ((s->z + z) * s->height + s->y + y) * s->pitch + s->x;
    Array *a = s->array;
    size_t h = a->desc.height ? a->desc.height : 1, d = a->desc.depth ? a->desc.depth : 1;
    if (s->x + c->width > a->desc.width * a->texel || s->y + y >= h || s->z + z >= d) return NULL;
    return a->data + (((s->z + z) * h + s->y + y) * a->desc.width) * a->texel + s->x;
}

int cuMemcpy3DAsync_v2(const Copy3D *c, Object *stream) {
    QUEUE(stream);
    UNCAPTURED(stream);
    if (c->src.type == 3) NEED(c->src.array, ARRAY);
    if (c->dst.type == 3) NEED(c->dst.array, ARRAY);
    for (size_t z = 0; z < c->depth; z++)
        for (size_t y = 0; y < c->height; y++) {
            char *to = row(&c->dst, c, y, z), *from = row(&c->src, c, y, z);
            if (!to || !from) return INVALID_VALUE;
            memcpy(to, from, c->width);
        }
    return 0;
}

typedef struct { int type, pad; union { Array *array; char reserved[128]; }; unsigned flags; } Resource;

static int object(Object **out, const Resource *r, int kind) {
    if (r->flags || (r->type != 0 && (r->type < 2 || kind == SURFACE))) return INVALID_VALUE;
    if (r->type == 0) NEED(r->array, ARRAY);
    if (kind == SURFACE && !(r->array->desc.flags & 2)) return INVALID_VALUE;
    *out = make(kind, sizeof(Object));
    return 0;
}

int cuTexObjectCreate(Object **out, const Resource *r, const int *desc, const void *view) { BEGIN; return desc[3] > 1 || view ? INVALID_VALUE : object(out, r, TEXTURE); }
int cuTexObjectDestroy(Object *o) { BEGIN; NEED(o, TEXTURE); return drop(o); }
int cuSurfObjectCreate(Object **out, const Resource *r) { BEGIN; return object(out, r, SURFACE); }
int cuSurfObjectDestroy(Object *o) { BEGIN; NEED(o, SURFACE); return drop(o); }

#ifndef FAKE_OLD
int cuDeviceCanAccessPeer(int *can, int dev, int peer) { *can = dev != peer; return called(__func__); }
int cuCtxEnablePeerAccess(Context *peer, unsigned flags) { BEGIN; return peer->destroyed ? CONTEXT_DESTROYED : peer == current || flags ? INVALID_VALUE : 0; }
int cuMemPoolSetAccess(Object *p, const int *desc, size_t n) { BEGIN; NEED(p, POOL); return n == 1 && desc[0] == 1 && desc[1] >= 0 && desc[1] < FAKE_DEVICES && desc[2] == 3 ? 0 : INVALID_VALUE; }

int cuMemcpyPeerAsync(void *dst, Context *to, const void *src, Context *from, size_t n, Object *s) {
    QUEUE(s);
    UNCAPTURED(s);
    if (to->destroyed || from->destroyed) return CONTEXT_DESTROYED;
    memcpy(dst, src, n);
    return 0;
}
#endif

// Streams and events.

static int wait(void) {
    if (current->pending) current->sticky = current->pending;
    return current->sticky;
}

int cuStreamCreate(Object **out, unsigned flags) { BEGIN; *out = make(STREAM, sizeof(Stream)); return 0; }
int cuStreamDestroy_v2(Object *s) {
    BEGIN;
    NEED(s, STREAM);
    if (((Stream *)s)->capture) drop(((Stream *)s)->capture);
    return drop(s);
}

int cuStreamGetCtx(Object *s, Context **out) {
    BEGIN;
    if (!s || s->kind != STREAM) return INVALID_HANDLE;
    *out = s->ctx;
    return 0;
}

// waits reports whether something waits for a value of the host.
static int waits(unsigned **held, unsigned until) {
    unsigned *at = __atomic_load_n(held, __ATOMIC_SEQ_CST);
    if (at && (int)(__atomic_load_n(at, __ATOMIC_SEQ_CST) - until) >= 0) __atomic_store_n(held, NULL, __ATOMIC_SEQ_CST);
    return __atomic_load_n(held, __ATOMIC_SEQ_CST) != NULL;
}
static int held(Stream *s) { return waits(&s->held, s->until); }
static int unreached(Object *e) { return waits(&((Event *)e)->held, ((Event *)e)->until); }

int cuStreamQuery(Object *s) {
    BEGIN;
    NEED(s, STREAM);
    UNCAPTURED(s);
    return __atomic_load_n(&((Stream *)s)->busy, __ATOMIC_SEQ_CST) || held((Stream *)s) ? 600 : wait(); // CUDA_ERROR_NOT_READY
}
int cuStreamIsCapturing(Object *s, int *capturing) { BEGIN; NEED(s, STREAM); *capturing = ((Stream *)s)->capture != NULL; return 0; }
int cuStreamSynchronize(Object *s) { BEGIN; NEED(s, STREAM); UNCAPTURED(s); while (held((Stream *)s)) sched_yield(); return wait(); }
int cuStreamWaitEvent(Object *s, Object *e, unsigned flags) { BEGIN; NEED(s, STREAM); UNCAPTURED(s); return e->kind == EVENT ? 0 : INVALID_HANDLE; } // also of another context
// Work is done when it is queued, so nothing can wait. With FAKE_HOLD a stream is busy until the value is there.
int cuStreamWaitValue32_v2(Object *s, unsigned long long at, unsigned value, unsigned flags) {
    BEGIN;
    NEED(s, STREAM);
#ifdef FAKE_HOLD
    ((Stream *)s)->held = (unsigned *)at;
    ((Stream *)s)->until = value;
    return 0;
#else
    return 801;
#endif
}
int cuEventCreate(Object **out, unsigned flags) { BEGIN; *out = make(EVENT, sizeof(Event)); return 0; }
int cuEventDestroy_v2(Object *e) { BEGIN; NEED(e, EVENT); return drop(e); }
int cuEventQuery(Object *e) { BEGIN; NEED(e, EVENT); return unreached(e) ? 600 : wait(); }
int cuEventSynchronize(Object *e) { BEGIN; NEED(e, EVENT); while (unreached(e)) sched_yield(); return wait(); }

int cuEventRecord(Object *e, Object *s) {
    BEGIN;
    NEED(s, STREAM);
    UNCAPTURED(s);
    NEED(e, EVENT);
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    e->time = (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
    ((Event *)e)->until = ((Stream *)s)->until;
    ((Event *)e)->held = held((Stream *)s) ? ((Stream *)s)->held : NULL;
    return 0;
}

int cuEventElapsedTime(float *ms, Object *from, Object *to) {
    BEGIN;
    NEED(from, EVENT);
    NEED(to, EVENT);
    if (from->time == 0 || to->time == 0) return INVALID_HANDLE;
    *ms = (float)(to->time - from->time);
    return 0;
}

// Modules and kernels. Code is the text "fake", or PTX, whose kernel is "kbind_try".

typedef struct { signed char small; double large; } Pair;
typedef struct Module Module;
typedef struct { unsigned grid[3], block[3]; Module *module; void **arg; } Launch;
typedef struct { const char *name; void (*run)(Launch *); int sizes[5]; } Kernel; // sizes of the parameters, to the first 0
struct Function { Object head; const Kernel *kernel; Module *module; };
#ifdef FAKE_GUARD
#define TABLE _Alignas(512) // where a texture may begin
#else
#define TABLE
#endif
struct Module { Object head; TABLE int table[4]; int total; Function functions[9]; };

#define ARG(type, i) (*(type *)l->arg[i])

static long threads(const Launch *l) { return (long)l->grid[0] * l->grid[1] * l->grid[2] * l->block[0] * l->block[1] * l->block[2]; }

static void add(Launch *l) {
    const int *a = ARG(int *, 0), *b = ARG(int *, 1);
    int *c = ARG(int *, 2), n = ARG(int, 3);
    for (long i = 0; i < n && i < threads(l); i++) c[i] = a[i] + b[i];
}

static void where(Launch *l) {
    for (long i = 0; i < threads(l); i++) ARG(int *, 0)[i] = 1 + (int)i;
}

static void reverse(Launch *l) {
    int *x = ARG(int *, 0), n = (int)l->block[0];
    for (unsigned b = 0; b < l->grid[0]; b++, x += n)
        for (int i = 0; i < n / 2; i++) { int t = x[i]; x[i] = x[n - 1 - i]; x[n - 1 - i] = t; }
}

static void store(Launch *l) {
    Pair p = ARG(Pair, 1);
    p.small += ARG(signed char, 0);
    p.large += ARG(short, 2);
    *ARG(Pair *, 3) = p;
}

static void spin(Launch *l) {
    for (long t = 0; t < threads(l); t++) {
        unsigned x = (unsigned)t + 1;
        for (int i = 0; i < ARG(int, 1); i++) x = x * 1664525u + 1013904223u;
        ARG(unsigned *, 0)[t % l->block[0]] = x;
    }
}

static void isnull(Launch *l) { *ARG(int *, 1) = ARG(int *, 0) == NULL; }

static void lookup(Launch *l) {
    for (long i = 0; i < threads(l); i++) ARG(int *, 0)[i] = l->module->table[i % 4] + l->module->total;
}

static void fault(Launch *l) { current->pending = ILLEGAL_ADDRESS; }

static void nothing(Launch *l) {}

static const Kernel kernels[9] = {{"add", add, {8, 8, 8, 4}}, {"where", where, {8}}, {"reverse", reverse, {8}}, {"store", store, {1, 16, 2, 8}}, {"spin", spin, {8, 4}},
    {"isnull", isnull, {8, 8}}, {"lookup", lookup, {8}}, {"fault", fault, {0}}, {"kbind_try", nothing, {0}}};

int cuModuleLoadDataEx(Module **out, const char *code, unsigned n, void *options, void *values) {
    BEGIN;
    if (!strcmp(code, "new")) return UNSUPPORTED_PTX;
    if (strcmp(code, "fake") && strncmp(code, ".version ", 9)) return NO_BINARY;
    Module *m = make(MODULE, sizeof(Module));
    for (int i = 0; i < 4; i++) m->table[i] = 10 * (i + 1);
    for (int i = 0; i < 9; i++) {
        m->functions[i].head = m->head;
        m->functions[i].kernel = &kernels[i];
        m->functions[i].module = m;
    }
    *out = m;
    return 0;
}

int cuModuleUnload(Module *m) { BEGIN; NEED(m, MODULE); return drop(m); }

int cuModuleGetFunction(Function **out, Module *m, const char *name) {
    BEGIN;
    NEED(m, MODULE);
    for (int i = 0; i < 9; i++)
        if (!strcmp(kernels[i].name, name)) { *out = &m->functions[i]; return 0; }
    return NOT_FOUND;
}

int cuModuleGetGlobal_v2(void **p, size_t *n, Module *m, const char *name) {
    BEGIN;
    NEED(m, MODULE);
    if (!strcmp(name, "table")) { *p = m->table; *n = sizeof m->table; return 0; }
    if (!strcmp(name, "total")) { *p = &m->total; *n = sizeof m->total; return 0; }
    return NOT_FOUND;
}

int cuFuncGetAttribute(int *v, int attr, Function *f) { BEGIN; NEED(f->module, MODULE); *v = attr == 0 ? 1024 : attr == 1 ? 256 : attr == 2 ? 64 : attr == 3 ? 16 : attr == 4 ? 40 : 0; return 0; }
int cuFuncSetAttribute(Function *f, int attr, int v) { BEGIN; NEED(f->module, MODULE); return 0; }

static int launch(Function *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, void **params) {
    NEED(f->module, MODULE);
    Launch l = {{gx, gy, gz}, {bx, by, bz}, f->module, params};
    f->kernel->run(&l);
    return 0;
}

#ifdef FAKE_COLD
// A launch that does nothing but leave the processor's first cache to others, as a driver does.
int cuLaunchKernel(Function *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, Object *s, void **params, void **extra) {
    static volatile char lines[48 << 10];
    for (size_t i = 0; i < sizeof lines; i += 64) lines[i]++;
    return 0;
}
#else
int cuLaunchKernel(Function *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, Object *s, void **params, void **extra) {
    QUEUE(s);
    if (((Stream *)s)->capture) {
        Step step = {.kind = RUN, .f = f, .shape = {gx, gy, gz, bx, by, bz}};
        for (int i = 0; i < 5 && f->kernel->sizes[i]; i++) memcpy(step.args[i], params[i], (size_t)f->kernel->sizes[i]);
        return keep(s, step);
    }
    return launch(f, gx, gy, gz, bx, by, bz, params);
}
#endif

// Graphs.

#ifndef FAKE_OLD
int cuStreamBeginCapture_v2(Stream *s, int mode) {
    BEGIN;
    NEED(s, STREAM);
    if (s->capture || mode != 2) return INVALID_VALUE;
    s->capture = make(GRAPH, sizeof(Graph));
    return 0;
}

int cuStreamEndCapture(Stream *s, Graph **out) {
    BEGIN;
    NEED(s, STREAM);
    if (!s->capture) return INVALID_VALUE;
    *out = s->capture;
    s->capture = NULL;
    return 0;
}

int cuGraphInstantiateWithFlags(Graph **out, Graph *g, unsigned long long flags) {
    BEGIN;
    NEED(g, GRAPH);
    Graph *e = make(EXEC, sizeof(Graph));
    e->n = g->n;
    memcpy(e->steps, g->steps, sizeof g->steps);
    *out = e;
    return 0;
}

int cuGraphDestroy(Graph *g) { BEGIN; NEED(g, GRAPH); return drop(g); }
int cuGraphExecDestroy(Graph *g) { BEGIN; NEED(g, EXEC); return drop(g); }

int cuGraphLaunch(Graph *g, Object *s) {
    QUEUE(s);
    UNCAPTURED(s);
    NEED(g, EXEC);
    for (Step *t = g->steps; t < g->steps + g->n; t++) {
        void *params[5] = {t->args[0], t->args[1], t->args[2], t->args[3], t->args[4]};
        int code = 0;
        switch (t->kind) {
        case COPY: memmove(t->dst, t->src, t->n); break;
        case SET: code = set(t->dst, t->unit, t->value, t->n); break;
        case HOST:
            __atomic_store_n(&((Stream *)s)->busy, 1, __ATOMIC_SEQ_CST);
            t->call(t->with);
            __atomic_store_n(&((Stream *)s)->busy, 0, __ATOMIC_SEQ_CST);
            break;
        case RUN: code = launch(t->f, t->shape[0], t->shape[1], t->shape[2], t->shape[3], t->shape[4], t->shape[5], params);
        }
        if (code) return code;
    }
    return 0;
}
#endif

#ifndef FAKE_OLD
int cuFuncLoad(Function *f) { return f == NULL ? INVALID_VALUE : 0; }

int cuFuncGetParamInfo(Function *f, size_t i, size_t *offset, size_t *size) {
    BEGIN;
    NEED(f->module, MODULE);
    *offset = 0;
    *size = i < 5 ? (size_t)f->kernel->sizes[i] : 0;
    return *size ? 0 : INVALID_VALUE;
}

// A multiprocessor with room for 2048 threads and 64 KiB of shared memory, of which the kernel's own variables take 256 bytes a block.
int cuOccupancyMaxActiveBlocksPerMultiprocessor(int *n, Function *f, int block, size_t shared) {
    BEGIN;
    NEED(f->module, MODULE);
    int by_shared = 65536 / (256 + (int)shared);
    *n = 2048 / block < by_shared ? 2048 / block : by_shared;
    return 0;
}
int cuOccupancyMaxPotentialBlockSize(int *grid, int *block, Function *f, void *callback, size_t shared, int limit) { BEGIN; *grid = 8; *block = 256; return 0; }
#endif
