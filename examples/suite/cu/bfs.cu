// One level of a breadth-first search over a graph in compressed rows: each thread visits the neighbours of one node of the frontier and puts those that
// it is the first to reach into next. size[0] counts them; level is -1 for nodes not reached.
//kbind:kernel BFSLevel
//kbind:inout level next size
//kbind:size starts=nodes+1 edges=edge_count level=nodes frontier=nodes next=nodes size=1
//kbind:grid count block=128
__global__ void bfs_level(const int* __restrict__ starts, const int* __restrict__ edges, int* level, const int* __restrict__ frontier, int* next, int* size,
                          int nodes, int edge_count, int count, int depth) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count) return;
    int node = frontier[i];
    for (int e = starts[node]; e < starts[node + 1]; ++e) {
        int to = edges[e];
        if (atomicCAS(&level[to], -1, depth) == -1) next[atomicAdd(size, 1)] = to;
    }
}
