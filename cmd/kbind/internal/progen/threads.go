package progen

import "fmt"

// A kernel of several threads is race-free: what its threads share is constant, or written between barriers, each
// element by one thread, or atomically by operations that commute. Barriers and warp functions stand where all threads
// come, as CUDA wants it: at the top level, in loops that count to a constant, and under conditions on values that are
// the same in all threads.

// exchange writes statements by which the threads of the block pass values to each other. All threads come here.
func (g *gen) exchange() {
	t := pick(g, scalars[kShort:])
	s := g.name("s")
	last := g.threads - 1
	value := func() string { return g.convertible(full, t, 3).at(precAssign) }
	share := func() {
		g.line("__shared__ %s %s[%d];", t.name, s, g.threads)
		g.line("%s[tid] = %s;", s, value())
		g.line("__syncthreads();")
	}
	load := func(format string, args ...any) {
		v := g.local("v", t)
		g.line("%s = %s;", t.decl(v.name), fmt.Sprintf(format, args...))
	}
	switch k := g.r.IntN(12); {
	case k < 3:
		share()
		load("%s[%s]", s, pick(g, []string{fmt.Sprintf("tid ^ %d", 1+g.r.IntN(last)),
			fmt.Sprintf("(tid + %d) & %d", 1+g.r.IntN(last), last), fmt.Sprintf("%d - tid", last), g.index(full, g.threads).s}))
	case k == 3: // a value that is the same in all threads decides what comes next
		share()
		g.line("uni = (int)(%s[%s] != 0) + uni %% 3;", s, pick(g, []string{"0", "uni & 3", fmt.Sprint(last)}))
	case k == 4:
		share()
		g.tree(s, pick(g, []string{"+=", "-=", "*="}))
		load("%s[0]", s)
	case k == 5:
		share()
		g.line("for (int k = 1; k < %d; k *= 2) {", g.threads)
		g.line("    %s x = tid >= k ? %s[tid - k] : (%s)%d;", t.name, s, t.name, g.r.IntN(3))
		g.line("    __syncthreads();")
		g.line("    %s[tid] %s x;", s, pick(g, []string{"+=", "-="}))
		g.line("    __syncthreads();")
		g.line("}")
		load("%s[tid ^ 1]", s)
	case k == 6:
		t = scalars[kInt]
		g.line("__shared__ int %s[2];", s)
		g.line("if (tid == %d) %s[0] = %s[1] = %d;", g.r.IntN(g.threads), s, s, g.r.IntN(100))
		g.line("__syncthreads();")
		g.line("%s(&%s[%s], %s);", pick(g, []string{"atomicAdd", "atomicMax", "atomicXor", "atomicOr"}), s,
			pick(g, []string{"0", "1", "tid & 1"}), value())
		g.line("__syncthreads();")
		load("%s[0] ^ %s[1]", s, s)
	case k == 7: // a vote takes an int, to which not every number can be converted
		t = scalars[kInt]
		load("%s(!!(%s))", pick(g, []string{"__syncthreads_count", "__syncthreads_or", "__syncthreads_and"}),
			g.condition(full, 3).s)
		return
	case k == 8:
		t = pick(g, []*typ{scalars[kInt], scalars[kUInt], scalars[kFloat], scalars[kDouble], scalars[kLLong]})
		load("%s(%s, %s)", g.prefix+pick(g, []string{"rotate", "twice"}), "tid", value())
		return
	case g.threads < 32:
		share()
		load("%s[tid ^ 1] + %s[tid]", s, s)
	case k == 9:
		t = scalars[kUInt]
		load("%s(~0u, !!(%s))", pick(g, []string{"__ballot_sync", "__ballot_sync", "__any_sync", "__all_sync"}),
			g.condition(full, 3).s)
		return
	default:
		t = pick(g, []*typ{scalars[kInt], scalars[kUInt], scalars[kFloat], scalars[kDouble], scalars[kLLong]})
		g.line("%s %s = %s;", t.name, s, value())
		load(pick(g, []string{"__shfl_xor_sync(~0u, %s, %d)", "__shfl_down_sync(~0u, %s, %d)", "__shfl_up_sync(~0u, %s, %d)",
			"__shfl_sync(~0u, %s, tid + %d)"}), s, g.r.IntN(32))
		return
	}
	g.line("__syncthreads();")
}

// tree writes a loop that combines what the threads have in array s, as sums by trees do.
func (g *gen) tree(s, op string) {
	bound := pick(g, []string{fmt.Sprint(g.threads), "(int)blockDim.x"})
	head, step, end := "", "", "__syncthreads();"
	switch g.r.IntN(6) {
	case 0:
		head, step = fmt.Sprintf("for (int k = %s / 2; k > 0; k >>= 1)", bound),
			"if (tid < k) %[1]s[tid] %[2]s %[1]s[tid + k];"
	case 1:
		head, step = fmt.Sprintf("for (int k = 1; k < %s; k *= 2)", bound),
			"if (tid %% (2 * k) == 0) %[1]s[tid] %[2]s %[1]s[tid + k];"
	case 2:
		head, step = fmt.Sprintf("for (int k = 1; k < %s; k += k)", bound),
			fmt.Sprintf("int at = 2 * k * tid; if (at < %s) %%[1]s[at] %%[2]s %%[1]s[at + k];", bound)
	case 3:
		k := g.name("k")
		g.line("int %s = 1;", k)
		head, step = fmt.Sprintf("while (%s < %s)", k, bound),
			fmt.Sprintf("int next = %s * 2; if ((tid & (next - 1)) == 0) %%[1]s[tid] %%[2]s %%[1]s[tid + %[1]s];", k)
		end = pick(g, []string{"%[1]s = next; __syncthreads();", "__syncthreads(); %[1]s = next;"})
		end = fmt.Sprintf(end, k)
	case 4:
		head, step = fmt.Sprintf("for (int k = 0; k + 1 < %s; k++)", bound),
			"if (tid == k + 1) %[1]s[tid] %[2]s %[1]s[k];"
	default:
		head, step = fmt.Sprintf("for (int k = 1; k != %s; k = 2 * k)", bound),
			"if (k == 4) { %[1]s[tid] %[2]s 3; __syncthreads(); continue; } "+
				"if (!(tid & (2 * k - 1))) %[1]s[tid] %[2]s 2;"
	}
	g.line("%s {", head)
	g.line("    "+step, s, op)
	g.line("    %s", end)
	g.line("}")
}

// together writes a statement at a place where all threads come.
func (g *gen) together(depth int) {
	if depth > 2 || g.budget < 0 {
		g.exchange()
		return
	}
	several := func() {
		for range 1 + g.r.IntN(2) {
			g.budget--
			g.together(depth + 1)
		}
	}
	switch k := g.r.IntN(20); {
	case k < 9:
		g.exchange()
	case k < 14 && depth > 0:
		g.statement(2)
	case k < 16:
		n, i, weight := 1+g.r.IntN(4), g.name("i"), g.weight
		if g.weight *= n; g.weight > 8 {
			g.weight = weight
			g.exchange()
			return
		}
		g.scoped(fmt.Sprintf("for (int %s = 0; %s < %d; %s++) {", i, i, n, i), func() {
			g.vars = append(g.vars, &variable{name: i, t: scalars[kInt], root: g.root(), fixed: true, n: n})
			several()
		}, "}")
		g.weight = weight
	case k < 18:
		g.scoped("if (uni "+pick(g, []string{"< 1", "& 1", "> 1", "== 0"})+") {", several, "}")
		if g.chance(60) {
			g.scoped("else {", several, "}")
		}
	case k < 19 && g.weight == 1:
		g.weight = 4
		i := g.name("i")
		g.scoped(fmt.Sprintf("for (int %s = uni & 3; %s >= 0; %s--) {", i, i, i), several, "}")
		g.weight = 1
	default:
		g.scoped("{", several, "}")
	}
}

// newExchange writes device functions with barriers inside, which all threads call.
func (g *gen) newExchange() {
	fmt.Fprintf(&g.top, `template <typename T> __device__ T %[1]srotate(int tid, T x) {
    __shared__ T s[%[2]d];
    s[tid] = x;
    __syncthreads();
    T y = s[(tid + %[3]d) & %[4]d];
    __syncthreads();
    return y;
}
template <typename T> __device__ T %[1]stwice(int tid, T x) {
    for (int i = 0; i < 2; i++) {
        T y = %[1]srotate(tid, x);
        if (tid & 1) continue;
        x = y;
    }
    return %[1]srotate(tid + 0, x);
}
`, g.prefix, g.threads, g.r.IntN(g.threads), g.threads-1)
}
