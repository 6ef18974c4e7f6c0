// An NCCL for tests on machines without a GPU: it checks what it is given, in the layouts of nccl.h, and makes the
// operations of the ranks of one process over the host memory of rt/cuda/testdata/fakecuda. Like NCCL it does not compare
// what the ranks call: those that call different operations stay in progress, and lengths are those of the caller.
// Communicators are in progress, or block, until an operation is done, where NCCL's only are or do until it is queued.
// Those that one is made from share with it what ends operations; one that is aborted while it is called ends the
// process.
//
// What is captured into a graph is done, and waited for, at each launch.
//
// FAKE_SCALABLE adds ncclCommInitRankScalable, which newer versions have. FAKE_OLD leaves out ncclCommSplit, which older
// versions lack. Where FAKE_STUCK is 1 the first communicator of a rank is never made, where it is 2 the second.
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef FAKE_STUCK
#define FAKE_STUCK 0
#endif

enum { Success = 0, InternalError = 3, InvalidArgument = 4, InProgress = 7 };
enum { AllReduce, AllGather, ReduceScatter, Broadcast, Reduce, Send, Recv };
enum { Ranks = 16, Waiting = 64 };

typedef struct { char internal[128]; } ncclUniqueId;
typedef struct {
    size_t size;
    unsigned magic, version;
    int blocking, cgaClusterSize, minCTAs, maxCTAs;
    const char *netName;
    int splitShare;
} ncclConfig_t;
typedef struct { int kind, type, op, peer, group; const char *from; char *to; size_t n; } operation;
typedef struct world world;
typedef struct comm *ncclComm_t;
struct comm {
    world *w;
    int rank, n, ended, blocking, calls, share;
    int *aborted; // of the family
    long queued, done;
    operation waiting[Waiting];
    ncclComm_t child, *out;
};
struct world { ncclUniqueId id; int size; ncclComm_t ranks[Ranks]; world *next, *split; };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t progress = PTHREAD_COND_INITIALIZER;
static world *worlds;
static int identities, groups;
static _Thread_local int depth, group, called;
static _Thread_local ncclComm_t blocked[Waiting]; // called in the group

int ncclGetVersion(int *v) { *v = 22809; return Success; }
int ncclGetUniqueId(ncclUniqueId *id) {
    for (int i = 0; i < 128; i++) id->internal[i] = (char)(i * 3 + 1);
    pthread_mutex_lock(&lock);
    identities++;
    memcpy(id->internal, &identities, sizeof identities);
    pthread_mutex_unlock(&lock);
    return Success;
}
const char *ncclGetErrorString(int r) { return r == InvalidArgument ? "invalid argument" : "some error"; }
const char *ncclGetLastError(ncclComm_t c) { return "as the fake library says"; }

static int valid(const ncclConfig_t *c, int blocking) {
    if (c->size == 24) return c->magic == 0xcafebeef && c->version == 21400 && c->blocking == blocking;
#ifdef FAKE_OLD
    return 0;
#else
    return c->size == 48 && c->magic == 0xcafebeef && c->version == 21801 && c->blocking == blocking && c->cgaClusterSize == INT32_MIN &&
        c->minCTAs == INT32_MIN && c->maxCTAs == INT32_MIN && !c->netName && c->splitShare == 1;
#endif
}

static ncclComm_t join(world *w, int rank, int *aborted) {
    ncclComm_t c = w->ranks[rank] = calloc(1, sizeof *c);
    c->w = w, c->rank = rank, c->aborted = aborted;
    return c;
}

static int init(ncclComm_t *out, int size, const ncclUniqueId *id, int rank, const ncclConfig_t *c) {
    for (int i = sizeof identities; i < 128; i++)
        if (id->internal[i] != (char)(i * 3 + 1)) return InvalidArgument;
    if (!valid(c, 0) || size > Ranks || rank >= size) return InvalidArgument;
    pthread_mutex_lock(&lock);
    world *w = worlds;
    while (w && memcmp(&w->id, id, sizeof *id)) w = w->next;
    if (!w) {
        w = calloc(1, sizeof *w);
        w->id = *id, w->size = size, w->next = worlds, worlds = w;
    }
    *out = join(w, rank, calloc(1, sizeof(int)));
    (*out)->share = c->size > 24;
    pthread_mutex_unlock(&lock);
    return InProgress;
}
int ncclCommInitRankConfig(ncclComm_t *out, int size, ncclUniqueId id, int rank, ncclConfig_t *c) { return init(out, size, &id, rank, c); }
#ifdef FAKE_SCALABLE
int ncclCommInitRankScalable(ncclComm_t *out, int size, int rank, int n, ncclUniqueId *ids, ncclConfig_t *c) {
    return n == 1 ? init(out, size, ids, rank, c) : InvalidArgument;
}
#endif

static int complete(const world *w) {
    for (int r = 0; r < w->size; r++)
        if (!w->ranks[r]) return 0;
    return 1;
}

int ncclCommGetAsyncError(ncclComm_t c, int *r) {
    pthread_mutex_lock(&lock);
    if (c->out && complete(c->child->w) && FAKE_STUCK != 2) *c->out = c->child, c->out = 0;
    *r = !c->blocking && (c->n > 0 || c->out || !complete(c->w) || FAKE_STUCK == 1) ? InProgress : Success;
    int result = c->ended ? InvalidArgument : Success;
    pthread_mutex_unlock(&lock);
    return result;
}

#ifndef FAKE_OLD
int ncclCommSplit(ncclComm_t c, int color, int key, ncclComm_t *out, ncclConfig_t *config) {
    if (!valid(config, 1) || color != 0 || key != c->rank || c->blocking || c->ended || c->child || !c->share) return InvalidArgument;
    pthread_mutex_lock(&lock);
    if (!c->w->split) {
        c->w->split = calloc(1, sizeof(world));
        c->w->split->size = c->w->size;
    }
    c->child = join(c->w->split, c->rank, c->aborted);
    c->child->blocking = 1;
    c->out = out;
    pthread_mutex_unlock(&lock);
    return InProgress;
}
#endif

static int end(ncclComm_t c, int abortion) {
    pthread_mutex_lock(&lock);
    int result = c->ended ? InvalidArgument : Success;
    if (abortion) *c->aborted = 1;
    if (c->calls > 0) fprintf(stderr, "a communicator is freed while it is called\n"), abort();
    if (c->out) *c->out = c->child, c->out = 0;
    pthread_cond_broadcast(&progress);
    c->ended = 1, c->n = 0; // it stays: what the other ranks call is in progress from now on
    pthread_mutex_unlock(&lock);
    return result;
}

// settle is what a call that blocks does until so many operations are done.
static int settle(ncclComm_t c, long done) {
    while (c->done < done && !*c->aborted) pthread_cond_wait(&progress, &lock);
    c->calls--;
    return c->done < done ? InternalError : Success;
}

int ncclCommFinalize(ncclComm_t c) {
    if (!c->blocking) return Success;
    pthread_mutex_lock(&lock);
    c->calls++;
    int result = settle(c, c->queued);
    pthread_mutex_unlock(&lock);
    return result;
}
int ncclCommDestroy(ncclComm_t c) { return end(c, 0); }
int ncclCommAbort(ncclComm_t c) { return end(c, 1); }

// The arithmetic: small integers, which doubles hold.
static const size_t sizes[] = {1, 1, 4, 4, 8, 8, 2, 4, 8, 2};

static float half(uint16_t h) {
    int e = h >> 10 & 31;
    uint32_t bits = (uint32_t)(h & 0x8000) << 16 | (e ? (uint32_t)(e + 112) << 23 | (uint32_t)(h & 1023) << 13 : 0);
    float f;
    memcpy(&f, &bits, 4);
    return f; // denormal numbers are 0
}
static uint16_t to_half(float f) { // rounds to the nearest, ties away from zero
    uint32_t b;
    memcpy(&b, &f, 4);
    b += 0x1000;
    int e = (int)(b >> 23 & 255) - 112;
    return (uint16_t)(b >> 16 & 0x8000 | (e > 0 ? (uint32_t)e << 10 | (b >> 13 & 1023) : 0));
}
static double get(const char *p, int type, size_t i) {
    uint32_t bits;
    float f;
    switch (type) {
    case 0: return ((int8_t *)p)[i];
    case 1: return ((uint8_t *)p)[i];
    case 2: return ((int32_t *)p)[i];
    case 3: return ((uint32_t *)p)[i];
    case 4: return (double)((int64_t *)p)[i];
    case 5: return (double)((uint64_t *)p)[i];
    case 6: return half(((uint16_t *)p)[i]);
    case 7: return ((float *)p)[i];
    case 8: return ((double *)p)[i];
    }
    bits = (uint32_t)((uint16_t *)p)[i] << 16;
    memcpy(&f, &bits, 4);
    return f;
}
static void set(char *p, int type, size_t i, double v) {
    uint32_t bits;
    float f = (float)v;
    switch (type) {
    case 0: ((int8_t *)p)[i] = (int8_t)v; return;
    case 1: ((uint8_t *)p)[i] = (uint8_t)v; return;
    case 2: ((int32_t *)p)[i] = (int32_t)v; return;
    case 3: ((uint32_t *)p)[i] = (uint32_t)v; return;
    case 4: ((int64_t *)p)[i] = (int64_t)v; return;
    case 5: ((uint64_t *)p)[i] = (uint64_t)v; return;
    case 6: ((uint16_t *)p)[i] = to_half(f); return;
    case 7: ((float *)p)[i] = f; return;
    case 8: ((double *)p)[i] = v; return;
    }
    memcpy(&bits, &f, 4);
    ((uint16_t *)p)[i] = (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}
static char *combine(world *w, const operation *o, size_t n) { // element by element of all ranks' sources
    char *all = malloc(n * 8 + 1);
    for (size_t i = 0; i < n; i++) {
        double v = get(w->ranks[0]->waiting[0].from, o->type, i);
        for (int r = 1; r < w->size; r++) {
            double x = get(w->ranks[r]->waiting[0].from, o->type, i);
            v = o->op == 1 ? v * x : o->op == 2 ? (v > x ? v : x) : o->op == 3 ? (v < x ? v : x) : v + x;
        }
        set(all, o->type, i, o->op == 4 ? v / w->size : v);
    }
    return all;
}

// What is called waits until the other ranks have called it too.
static void drop(ncclComm_t c, int i) {
    memmove(&c->waiting[i], &c->waiting[i + 1], (size_t)(--c->n - i) * sizeof c->waiting[0]);
    c->done++;
    pthread_cond_broadcast(&progress);
}

static int collective(world *w) {
    operation *o[Ranks];
    for (int r = 0; r < w->size; r++) {
        o[r] = &w->ranks[r]->waiting[0];
        if (w->ranks[r]->n == 0 || o[r]->kind >= Send || o[r]->kind != o[0]->kind) return 0;
    }
    size_t n = o[0]->n, bytes = n * sizes[o[0]->type];
    char *all = 0;
    if (o[0]->kind == AllReduce || o[0]->kind == Reduce) all = combine(w, o[0], n);
    if (o[0]->kind == ReduceScatter) all = combine(w, o[0], n * (size_t)w->size);
    char *parts = malloc(bytes * (size_t)w->size + 1);
    for (int r = 0; r < w->size; r++)
        if (o[r]->from) memcpy(parts + (size_t)r * bytes, o[r]->from, bytes);
    for (int r = 0; r < w->size; r++) {
        switch (o[r]->kind) {
        case AllReduce: memcpy(o[r]->to, all, bytes); break;
        case AllGather: memcpy(o[r]->to, parts, bytes * (size_t)w->size); break;
        case ReduceScatter: memcpy(o[r]->to, all + (size_t)r * bytes, bytes); break;
        case Broadcast: memcpy(o[r]->to, parts + (size_t)o[r]->peer * bytes, bytes); break;
        case Reduce: if (r == o[r]->peer) memcpy(o[r]->to, all, bytes);
        }
    }
    free(all), free(parts);
    for (int r = 0; r < w->size; r++) drop(w->ranks[r], 0);
    return 1;
}

static int pair(world *w) { // a send and a receive, each of those that a rank has called first or in the same group
    for (int a = 0; a < w->size; a++) {
        ncclComm_t c = w->ranks[a];
        for (int i = 0; i < c->n && c->waiting[i].group == c->waiting[0].group; i++) {
            operation *s = &c->waiting[i];
            if (s->kind != Send) continue;
            ncclComm_t d = w->ranks[s->peer];
            for (int j = 0; j < d->n && d->waiting[j].group == d->waiting[0].group; j++) {
                operation *r = &d->waiting[j];
                if (r->kind != Recv || r->peer != a) continue;
                memcpy(r->to, s->from, s->n * sizes[s->type]);
                drop(d, j), drop(c, i);
                return 1;
            }
        }
    }
    return 0;
}

int ncclGroupStart(void) {
    if (depth++ == 0) group = 0;
    return Success;
}
int ncclGroupEnd(void) {
    int result = Success;
    if (--depth > 0) return result;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < called; i++)
        if (settle(blocked[i], blocked[i]->queued) != Success) result = InternalError;
    called = 0;
    pthread_mutex_unlock(&lock);
    return result;
}

static void begin(ncclComm_t c, operation o) {
    c->queued++;
    if (c->n < Waiting) c->waiting[c->n++] = o;
    while (complete(c->w) && (collective(c->w) || pair(c->w))) {}
}

typedef struct { ncclComm_t c; operation o; } captured;

static void replay(void *p) {
    captured *k = p;
    pthread_mutex_lock(&lock);
    begin(k->c, k->o);
    for (long mine = k->c->queued; k->c->done < mine && !k->c->ended && !*k->c->aborted;) pthread_cond_wait(&progress, &lock);
    pthread_mutex_unlock(&lock);
}

// keep makes work part of the graph into which the stream is captured, if it is.
static int keep(void *stream, void (*f)(void *), void *with) {
    const char *path = getenv("KBIND_CUDA_LIBRARY");
    void *cuda = path ? dlopen(path, RTLD_LAZY | RTLD_NOLOAD) : 0;
    int (*host)(void *, void (*)(void *), void *) = cuda ? dlsym(cuda, "fakeHost") : 0;
    if (cuda) dlclose(cuda);
    return host && host(stream, f, with) == 0;
}

static int queue(operation o, ncclComm_t c, void *stream) {
    if (o.type < 0 || o.type > 9 || o.op < 0 || o.op > 4 || !c || c->ended || o.peer < 0 || o.peer >= c->w->size || !stream) return InvalidArgument;
    pthread_mutex_lock(&lock);
    if (depth == 0 || group == 0) group = ++groups;
    o.group = group;
    pthread_mutex_unlock(&lock);
    captured *k = malloc(sizeof *k);
    *k = (captured){c, o};
    if (keep(stream, replay, k)) return Success;
    free(k);
    pthread_mutex_lock(&lock);
    begin(c, o);
    int result = InProgress;
    if (c->blocking) {
        c->calls++, result = Success;
        if (depth == 0) result = settle(c, c->queued);
        else blocked[called++] = c;
    }
    pthread_mutex_unlock(&lock);
    return result;
}
int ncclAllReduce(const void *from, void *to, size_t n, int type, int op, ncclComm_t c, void *s) { return queue((operation){AllReduce, type, op, 0, 0, from, to, n}, c, s); }
int ncclReduceScatter(const void *from, void *to, size_t n, int type, int op, ncclComm_t c, void *s) { return queue((operation){ReduceScatter, type, op, 0, 0, from, to, n}, c, s); }
int ncclReduce(const void *from, void *to, size_t n, int type, int op, int root, ncclComm_t c, void *s) { return queue((operation){Reduce, type, op, root, 0, from, to, n}, c, s); }
int ncclBroadcast(const void *from, void *to, size_t n, int type, int root, ncclComm_t c, void *s) { return queue((operation){Broadcast, type, 0, root, 0, from, to, n}, c, s); }
int ncclAllGather(const void *from, void *to, size_t n, int type, ncclComm_t c, void *s) { return queue((operation){AllGather, type, 0, 0, 0, from, to, n}, c, s); }
int ncclSend(const void *from, size_t n, int type, int peer, ncclComm_t c, void *s) { return queue((operation){Send, type, 0, peer, 0, from, 0, n}, c, s); }
int ncclRecv(void *to, size_t n, int type, int peer, ncclComm_t c, void *s) { return queue((operation){Recv, type, 0, peer, 0, 0, to, n}, c, s); }
