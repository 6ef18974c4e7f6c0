// An NCCL for tests on machines without a GPU: it checks what it is given, in the layouts of nccl.h, and copies what it
// is sent to where it is to be received, over the host memory of rt/cuda/testdata/fakecuda. FAKE_SCALABLE adds
// ncclCommInitRankScalable, which newer versions have.
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { char internal[128]; } ncclUniqueId;
typedef struct { size_t size; unsigned magic, version; int blocking; } ncclConfig_t;
typedef struct { int rank, size, asked; } *ncclComm_t;

enum { Success = 0, InvalidArgument = 4, InProgress = 7 };
static const size_t sizes[] = {1, 1, 4, 4, 8, 8, 2, 4, 8, 2};

int ncclGetVersion(int *v) { *v = 22809; return Success; }
int ncclGetUniqueId(ncclUniqueId *id) {
    for (int i = 0; i < 128; i++) id->internal[i] = (char)(i * 3 + 1);
    return Success;
}
const char *ncclGetErrorString(int r) { return r == InvalidArgument ? "invalid argument" : "some error"; }
const char *ncclGetLastError(ncclComm_t c) { return "as the fake library says"; }

static int init(ncclComm_t *out, int size, const ncclUniqueId *id, int rank, const ncclConfig_t *c) {
    ncclUniqueId want;
    ncclGetUniqueId(&want);
    if (memcmp(&want, id, sizeof want) || c->size != 24 || c->magic != 0xcafebeef || c->version != 21400 || c->blocking != 0) return InvalidArgument;
    *out = calloc(1, sizeof **out);
    (*out)->rank = rank;
    (*out)->size = size;
    return InProgress;
}
int ncclCommInitRankConfig(ncclComm_t *out, int size, ncclUniqueId id, int rank, ncclConfig_t *c) { return init(out, size, &id, rank, c); }
#ifdef FAKE_SCALABLE
int ncclCommInitRankScalable(ncclComm_t *out, int size, int rank, int n, ncclUniqueId *ids, ncclConfig_t *c) {
    return n == 1 ? init(out, size, ids, rank, c) : InvalidArgument;
}
#endif
int ncclCommGetAsyncError(ncclComm_t c, int *r) { *r = c->asked++ < 3 ? InProgress : Success; return Success; }
int ncclCommFinalize(ncclComm_t c) { return Success; }
int ncclCommDestroy(ncclComm_t c) { free(c); return Success; }
int ncclCommAbort(ncclComm_t c) { free(c); return Success; }
int ncclGroupStart(void) { return Success; }
int ncclGroupEnd(void) { return Success; }

static int copy(const void *from, void *to, size_t n, int type, ncclComm_t c, void *stream) {
    if (type < 0 || type > 9 || !c || c->size != 1 || !stream) return InvalidArgument;
    memmove(to, from, n * sizes[type]);
    return Success;
}
int ncclAllReduce(const void *from, void *to, size_t n, int type, int op, ncclComm_t c, void *s) { return op < 0 || op > 4 ? InvalidArgument : copy(from, to, n, type, c, s); }
int ncclReduceScatter(const void *from, void *to, size_t n, int type, int op, ncclComm_t c, void *s) { return op < 0 || op > 4 ? InvalidArgument : copy(from, to, n, type, c, s); }
int ncclReduce(const void *from, void *to, size_t n, int type, int op, int root, ncclComm_t c, void *s) { return op < 0 || op > 4 || root ? InvalidArgument : copy(from, to, n, type, c, s); }
int ncclBroadcast(const void *from, void *to, size_t n, int type, int root, ncclComm_t c, void *s) { return root ? InvalidArgument : copy(from, to, n, type, c, s); }
int ncclAllGather(const void *from, void *to, size_t n, int type, ncclComm_t c, void *s) { return copy(from, to, n, type, c, s); }
int ncclSend(const void *from, size_t n, int type, int peer, ncclComm_t c, void *s) { return InvalidArgument; }
int ncclRecv(void *to, size_t n, int type, int peer, ncclComm_t c, void *s) { return InvalidArgument; }
