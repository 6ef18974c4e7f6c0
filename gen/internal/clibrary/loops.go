package clibrary

import "fmt"

// LoopsHeader is what stands before the texts of kernels in plain C. What a launch hands over has the layout of the
// structs of package rt/cc.
const LoopsHeader = `typedef __INT8_TYPE__ int8_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __INT16_TYPE__ int16_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __INT32_TYPE__ int32_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT64_TYPE__ uint64_t;
#ifdef __APPLE__
#define KB_SYMBOL(name) "_" name
#else
#define KB_SYMBOL(name) name
#endif
#define NAN __builtin_nanf("")
#define INFINITY __builtin_inff()

typedef struct { // what all blocks of a launch have in common
    uint32_t grid[3], block[3];
    int64_t shared; // bytes of dynamic shared memory
    const struct { char *p; int64_t n; } *args;
    char *globals;
    const volatile uint32_t *stop; // not 0 when no block is to begin any more
} kb_launch;

typedef struct { // of one worker
    uint32_t block[3], thread, line, unused; // the block that failed, its thread, and where
    const char *file, *fault;
    char *text; // what was printed
    int64_t len, cap;
    void *jump[64];
} kb_worker;
`

// The values that the lanes of a warp left in an array are read by functions with the rules of package simt.

// SourceLanes are expressions in C and in OpenCL C that give the lane from which a lane reads in a shuffle: itself when
// the one asked for lies outside the segment of width lanes that begins at start (PTX ISA, shfl.sync, which takes the
// lowest five bits of a distance).
var SourceLanes = map[string]string{
	"shfl":      "start | (arg & (width - 1))",
	"shfl_up":   "(lane - (arg & 31)) < start ? lane : lane - (arg & 31)",
	"shfl_down": "lane + (arg & 31) > start + width - 1 ? lane : lane + (arg & 31)",
	"shfl_xor":  "(lane ^ (arg & 31)) > start + width - 1 ? lane : lane ^ (arg & 31)",
}

// SourceLane is the function of a shuffle that gives the thread from which thread t reads, or all ones for one that the
// block does not have.
func SourceLane(op string) string {
	return fmt.Sprintf(`static inline uint32_t kb_%s(uint32_t t, uint32_t hi, int32_t arg, int32_t width) {
    if (width <= 0 || width > 32) width = 32;
    const int32_t lane = (int32_t)(t %% 32), start = lane & ~(width - 1);
    const uint32_t from = t - (uint32_t)lane + (uint32_t)(%s);
    return from < hi ? from : ~0u;
}
`, op, SourceLanes[op])
}

// LiveLanes is a function that gives a mask of the threads that have not ended.
const LiveLanes = `static inline uint32_t kb_live_lanes(const uint8_t *gone, uint32_t n) {
    uint32_t mask = 0;
    for (uint32_t i = 0; i < n; i++) mask |= (uint32_t)!gone[i] << i;
    return mask;
}
`

// LaneIn is a function that leaves out lanes which a mask does not name.
const LaneIn = `static inline uint32_t kb_lane_in(uint32_t mask, uint32_t from) {
    return from != ~0u && (mask >> (from % 32) & 1) ? from : ~0u;
}
`

// FromLane is a function that reads the value of a lane, 0 if there is no such lane; c is the type of the values.
func FromLane(name, c string) string {
	return fmt.Sprintf("static inline %s %s(const %s *values, uint32_t n, uint32_t from) {\n"+
		"    return from < n ? values[from] : 0;\n}\n", c, name, c)
}

// MatchLanes is a function that says which lanes of a mask have the value of a lane, or whether all have the same.
func MatchLanes(op, name, c string) string {
	if op == "match_any" {
		return fmt.Sprintf(`static inline uint32_t %s(const %s *values, uint32_t n, uint32_t mask, uint32_t lane) {
    uint32_t same = 0;
    for (uint32_t i = 0; i < n; i++) same |= (uint32_t)((mask >> i & 1) && values[i] == values[lane]) << i;
    return same;
}
`, name, c)
	}
	return fmt.Sprintf(`static inline uint32_t %s(const %s *values, uint32_t n, uint32_t mask) {
    uint32_t first = n;
    for (uint32_t i = 0; i < n; i++) {
        if (!(mask >> i & 1)) continue;
        if (first == n) first = i;
        if (values[i] != values[first]) return 0;
    }
    return mask;
}
`, name, c)
}

// ReduceLanes is a function that combines the values of the lanes of a mask, "" if there is none.
func ReduceLanes(op, name, c string) string {
	next := map[string]string{"reduce_add": "r + y", "reduce_and": "r & y", "reduce_or": "r | y", "reduce_xor": "r ^ y",
		"reduce_min": "r < y ? r : y", "reduce_max": "r > y ? r : y"}[op]
	if next == "" {
		return ""
	}
	return fmt.Sprintf(`static inline %[1]s %[2]s(const %[1]s *values, uint32_t n, uint32_t mask) {
    %[1]s r = 0;
    int first = 1;
    for (uint32_t i = 0; i < n; i++) {
        if (!(mask >> i & 1)) continue;
        const %[1]s y = values[i];
        r = first ? y : %[3]s;
        first = 0;
    }
    return r;
}
`, c, name, next)
}
