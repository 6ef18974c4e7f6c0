// threads: 32 blocks: 1
// Graph algorithms in compressed rows: frontiers with atomics, labels, union-find, shortest paths, ranks, triangles.
#include <climits>
typedef int vid_t;
typedef int eid_t;
#define MAX_V 24
#define MAX_E 96
#define INF INT_MAX
#define FORALL_EDGES(g, u, e) for (eid_t e = (g).row[u], e##_end = (g).row[(u) + 1]; e < e##_end; ++e)

struct Csr {
    int n;
    eid_t row[MAX_V + 1];
    vid_t col[MAX_E];
    int weight[MAX_E];
    __device__ int degree(vid_t v) const { return row[v + 1] - row[v]; }
    struct Edge { vid_t dst; int w; };
    class EdgeIterator {
        const Csr* g;
        eid_t e;
    public:
        __device__ EdgeIterator(const Csr* g_, eid_t e_) : g(g_), e(e_) {}
        __device__ Edge operator*() const { return {g->col[e], g->weight[e]}; }
        __device__ EdgeIterator& operator++() { ++e; return *this; }
        __device__ bool operator!=(const EdgeIterator& o) const { return e != o.e; }
    };
    struct Edges {
        EdgeIterator b, e_;
        __device__ EdgeIterator begin() const { return b; }
        __device__ EdgeIterator end() const { return e_; }
    };
    __device__ Edges edges(vid_t v) const { return {EdgeIterator(this, row[v]), EdgeIterator(this, row[v + 1])}; }
};

// Every vertex is joined with those at a few distances, both ways; one thread writes the rows.
__device__ void build(Csr& g, int n, int jump) {
    g.n = n;
    eid_t e = 0;
    for (vid_t u = 0; u < n; u++) {
        g.row[u] = e;
        for (vid_t v = 0; v < n; v++) {
            int d = u < v ? v - u : u - v;
            if (d && (d == 1 && (u < v ? u : v) % 5 != 4 || d == jump && (u + v) % 3 == 0)) {
                g.col[e] = v;
                g.weight[e++] = (u * v + u + v) % 7 + 1;
            }
        }
    }
    g.row[n] = e;
}
#define SHARED_GRAPH(name, n, jump)          \
    __shared__ Csr name;                     \
    if (threadIdx.x == 0) build(name, n, jump); \
    __syncthreads()

__device__ int queue_tail[2];
__device__ vid_t queues[2][MAX_V];
__global__ void graph_bfs(long long* out) {
    __shared__ int dist[MAX_V];
    SHARED_GRAPH(g, 20, 7);
    const int tid = threadIdx.x;
    if (tid < g.n) dist[tid] = INF;
    __syncthreads();
    if (tid == 0) {
        dist[0] = 0;
        queues[0][0] = 0;
        queue_tail[0] = 1;
    }
    __syncthreads();
    int level = 0;
    for (int cur = 0; queue_tail[cur] > 0; cur ^= 1, ++level) {
        if (tid == 0) queue_tail[cur ^ 1] = 0;
        __syncthreads();
        if (tid < queue_tail[cur]) {
            vid_t u = queues[cur][tid];
            for (auto e : g.edges(u))
                if (atomicCAS(&dist[e.dst], INF, level + 1) == INF) queues[cur ^ 1][atomicAdd(&queue_tail[cur ^ 1], 1)] = e.dst;
        }
        __syncthreads();
    }
    out[tid] = tid < g.n ? dist[tid] == INF ? -1 : dist[tid] : level;
}

__global__ void graph_sssp(long long* out) {
    __shared__ int dist[MAX_V];
    __shared__ bool changed;
    SHARED_GRAPH(g, 22, 4);
    const int u = threadIdx.x;
    if (u < MAX_V) dist[u] = u == 3 ? 0 : INF;
    int rounds = 0;
    do {
        __syncthreads();
        if (u == 0) changed = false;
        __syncthreads();
        // An old distance does no harm: there is another round when a neighbour's has changed.
        if (u < g.n && dist[u] != INF)  // kbind:allow race
            FORALL_EDGES(g, u, e) {
                int alt = dist[u] + g.weight[e];  // kbind:allow race
                if (alt < atomicMin(&dist[g.col[e]], alt)) changed = true;
            }
        rounds++;
        __syncthreads();
    } while (changed);
    out[u] = u < g.n ? dist[u] : rounds > 1;
}

// Union-find with path halving; hooks race, the result does not depend on who wins.
class DisjointSets {
    int* parent;
public:
    __device__ explicit DisjointSets(int* p) : parent(p) {}
    __device__ int find(int x) {
        while (true) {
            int p = *(volatile int*)&parent[x];
            if (p == x) return x;
            int gp = *(volatile int*)(parent + p);
            if (p != gp) atomicMin(&parent[x], gp);
            x = gp;
        }
    }
    __device__ void unite(int a, int b) {
        for (;;) {
            a = find(a);
            b = find(b);
            if (a == b) return;
            if (a < b) { int t = a; a = b; b = t; }
            if (atomicCAS(parent + a, a, b) == a) return;
        }
    }
};
__global__ void graph_components(long long* out) {
    __shared__ int parent[MAX_V];
    SHARED_GRAPH(g, 24, 6);
    int u = threadIdx.x;
    if (u < g.n) parent[u] = u;
    __syncthreads();
    DisjointSets sets(parent);
    if (u < g.n) for (const auto& e : g.edges(u)) sets.unite(u, e.dst);
    __syncthreads();
    out[u] = u < g.n ? sets.find(u) : -1;
}

template <typename real> __device__ real pageRank(const Csr& g, real* rank, real* next, int rounds, real damping = real(0.85)) {
    const int u = threadIdx.x;
    if (u < g.n) rank[u] = real(1) / g.n;
    for (int i = 0; i < rounds; i++) {
        __syncthreads();
        if (u < g.n) {
            real s = 0;
            FORALL_EDGES(g, u, e) s += rank[g.col[e]] / g.degree(g.col[e]);
            next[u] = (1 - damping) / g.n + damping * s;
        }
        __syncthreads();
        real* t = rank;
        rank = next, next = t;
    }
    __syncthreads();
    return u < g.n ? rank[u] : real();
}
__global__ void graph_rank(long long* out) {
    __shared__ double r[2][MAX_V];
    SHARED_GRAPH(g, 18, 3);
    out[threadIdx.x] = (long long)(pageRank<double>(g, r[0], r[1], 8) * 1e10);
}

__global__ void graph_triangles(long long* out) {
    __shared__ unsigned adj[MAX_V];
    __shared__ int total;
    SHARED_GRAPH(g, 24, 2);
    const int u = threadIdx.x;
    if (u == 0) total = 0;
    if (u < MAX_V) {
        unsigned bits = 0;
        FORALL_EDGES(g, u, e) bits |= 1u << g.col[e];
        adj[u] = bits;
    }
    __syncthreads();
    int mine = 0;
    if (u < MAX_V)
        for (unsigned rest = adj[u] & ~((2u << u) - 1); rest; rest &= rest - 1) {
            int v = __ffs(rest) - 1;
            mine += __popc(adj[u] & adj[v] & ~((2u << v) - 1));
        }
    int sum = mine;
    for (int o = 16; o; o /= 2) sum += __shfl_down_sync(0xffffffffu, sum, o);
    if (u == 0) atomicAdd(&total, sum);
    __syncthreads();
    out[u] = total * 100 + mine;
}

// All pairs by Floyd and Warshall on a tile; colouring by a priority; topological order by in-degrees.
__global__ void graph_allpairs(long long* out) {
    __shared__ short d[12][12 + 1];
    SHARED_GRAPH(g, 12, 5);
    for (int i = threadIdx.x; i < 144; i += 32) d[i / 12][i % 12] = i / 12 == i % 12 ? 0 : 9999;
    __syncthreads();
    if (threadIdx.x < 12)
        FORALL_EDGES(g, threadIdx.x, e) d[threadIdx.x][g.col[e]] = g.weight[e];
    for (int k = 0; k < 12; k++) {
        __syncthreads();
        for (int i = threadIdx.x; i < 144; i += 32) {
            short &x = d[i / 12][i % 12], alt = d[i / 12][k] + d[k][i % 12];
            if (alt < x) x = alt;
        }
    }
    __syncthreads();
    for (int i = threadIdx.x; i < 64; i += 32) out[i] = d[i % 12][11 - i / 12 * 2];
}
__global__ void graph_color(long long* out) {
    __shared__ int color[MAX_V];
    SHARED_GRAPH(g, 24, 2);
    const int u = threadIdx.x;
    const unsigned prio = u * 2654435761u;
    if (u < MAX_V) color[u] = -1;
    __syncthreads();
    while (__syncthreads_or(u < g.n && color[u] < 0)) {
        int c = -1;
        if (u < g.n && color[u] < 0) {
            unsigned used = 0;
            bool top = true;
            for (auto e : g.edges(u)) {
                if (color[e.dst] >= 0) used |= 1u << color[e.dst];
                else if (e.dst * 2654435761u > prio) top = false;
            }
            if (top) c = __ffs(~used) - 1;
        }
        __syncthreads();
        if (c >= 0) color[u] = c;
    }
    out[u] = u < g.n ? color[u] : 0;
}
__global__ void graph_topo(long long* out) {
    __shared__ int indeg[MAX_V], depth[MAX_V], left;
    SHARED_GRAPH(g, 20, 3);
    const int u = threadIdx.x;
    if (u < g.n) {
        indeg[u] = depth[u] = 0;
        FORALL_EDGES(g, u, e) if (g.col[e] < u) ++indeg[u];
    }
    if (u == 0) left = g.n;
    __syncthreads();
    for (int step = 1; left > 0; step++) {
        bool ready = u < g.n && indeg[u] == 0;
        __syncthreads();
        if (ready) {
            indeg[u] = -1;
            depth[u] = step;
            atomicSub(&left, 1);
            FORALL_EDGES(g, u, e) {
                if (g.col[e] < u) continue;
                atomicAdd(indeg + g.col[e], -1);
            }
        }
        __syncthreads();
    }
    out[u] = u < g.n ? depth[u] : -2;
}

// An open-addressing table with atomics on packed 64-bit entries.
template <typename K, typename V, int CAP> struct HashTable {
    static constexpr unsigned long long EMPTY = ~0ull;
    unsigned long long slots[CAP];
    __device__ void clear() { for (int i = threadIdx.x; i < CAP; i += blockDim.x) slots[i] = EMPTY; }
    static __device__ unsigned hash(K k) { return (unsigned)k * 0x9e3779b1u >> 16; }
    __device__ bool insert(K k, V v) {
        const unsigned long long entry = (unsigned long long)(unsigned)k << 32 | (unsigned)v;
        for (unsigned i = hash(k) % CAP, n = 0; n < CAP; n++, i = (i + 1) % CAP) {
            unsigned long long old = atomicCAS(&slots[i], EMPTY, entry);
            if (old == EMPTY) return true;
            if (old >> 32 == (unsigned)k) return false;
        }
        return false;
    }
    __device__ bool lookup(K k, V* v) const {
        for (unsigned i = hash(k) % CAP; slots[i] != EMPTY; i = (i + 1) % CAP)
            if (slots[i] >> 32 == (unsigned)k) return *v = (V)slots[i], true;
        return false;
    }
};
__global__ void graph_hashtable(long long* out) {
    __shared__ HashTable<int, int, 61> table;
    table.clear();
    __syncthreads();
    int t = threadIdx.x, v = -1;
    bool fresh = table.insert(t * 3 - 40, t * t);
    __syncthreads();
    bool again = table.insert(t * 3 - 40, 5);
    bool hit = table.lookup(t * 2 - 40, &v);
    out[t] = fresh * 100000 + again * 10000 + (hit ? v : -1);
}
