// One level of a breadth-first search over a graph in compressed rows: each work-item visits the neighbours of one node of the frontier and puts those
// that it is the first to reach into next. size[0] counts them; level is -1 for nodes not reached.
//kbind:kernel BFSLevel
//kbind:inout level next size
//kbind:size starts=nodes+1 edges=edge_count level=nodes frontier=nodes next=nodes size=1
//kbind:grid count block=128
__kernel void bfs_level(__global const int* restrict starts, __global const int* restrict edges, __global int* level, __global const int* restrict frontier,
                        __global int* next, __global int* size, int nodes, int edge_count, int count, int depth) {
    int i = get_global_id(0);
    if (i >= count) return;
    int node = frontier[i];
    for (int e = starts[node]; e < starts[node + 1]; ++e) {
        int to = edges[e];
        if (atomic_cmpxchg(&level[to], -1, depth) == -1) next[atomic_inc(size)] = to;
    }
}
