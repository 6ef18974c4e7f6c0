package pass

// The properties of kernels between passes.
const (
	// Inlined: no call that is left suspends its thread, and loops that wait for other threads let these run in each
	// iteration.
	Inlined Property = "calls that suspend are inlined"
	// Polling: loops that may never end ask whether the launch was stopped, in kernels and in what they call.
	Polling Property = "endless loops poll"
	// Contracted: products and sums are one operation, in kernels and in what they call, where that is wanted.
	Contracted Property = "sums are contracted"
	// Converged: all threads of a block come together to each place at which threads wait, where that is wanted.
	Converged Property = "threads come together"
	// Unrolled: short loops with a known number of iterations are written out.
	Unrolled Property = "short loops are unrolled"
	// RangesSplit: an integer that gets a new value where every thread comes by is a new variable from there on.
	RangesSplit Property = "live ranges are split"
	// Forwarded: copies and values that are used once have no variable of their own, and every variable is used.
	Forwarded Property = "values are forwarded"
	// BaseOffset: pointer variables that stay in one buffer are integers, the distance from its start.
	BaseOffset Property = "pointers are base and offset"
	// IfConverted: the idioms of a minimum and of a swap have no branches.
	IfConverted Property = "branches of idioms are moves"
	// Hoisted: what is the same in all iterations of a loop is computed before it.
	Hoisted Property = "invariants are before loops"
	// InRegions: a kernel that suspends is split into parallel regions, or there is an obstacle.
	InRegions Property = "barriers are split into regions"
	// Unordered: nothing is left that only orders memory, where execution is not checked.
	Unordered Property = "what only orders memory is left out"
	// Instrumented: what checked execution checks is said by operations, where execution is checked.
	Instrumented Property = "checks are operations"
)

// table lists the passes in the order in which they run. A new one is a file with its function, a row here, and a
// kernel in testdata.
func table() []Pass {
	quick := func(o *Options) bool { return o.quick() }
	return []Pass{
		{Name: "inline", Doc: "inline calls that suspend their thread, and small ones", Makes: []Property{Inlined},
			Run: inline},
		{Name: "poll", Doc: "let loops that may never end ask whether the launch was stopped",
			When:  func(o *Options) bool { return o.Checked },
			Needs: []Property{Inlined}, Makes: []Property{Polling}, Run: poll},
		{Name: "contract", Doc: "make one fma of a product and a sum",
			When:  func(o *Options) bool { return o.Contract },
			Needs: []Property{Inlined}, Makes: []Property{Contracted}, Run: contract},
		{Name: "converge", Doc: "bring all threads of a block to each place at which threads wait",
			When:  func(o *Options) bool { return o.Together },
			Needs: []Property{Inlined}, Makes: []Property{Converged}, Run: together},
		{Name: "unroll", Doc: "write out short loops with a known number of iterations",
			When:  func(o *Options) bool { return !o.Slow },
			Needs: []Property{Inlined}, Makes: []Property{Unrolled}, Run: unroll},
		{Name: "split-ranges",
			Doc: "split live ranges: an integer that is assigned anew by all threads is a new variable", When: quick,
			Needs: []Property{Inlined, Unrolled}, Makes: []Property{RangesSplit}, Run: splitRanges},
		{Name: "forward",
			Doc:   "put copies and values that are used once in the place of their variables, and drop those without a use",
			When:  func(o *Options) bool { return !o.Slow },
			Needs: []Property{Inlined, Unrolled, RangesSplit}, Makes: []Property{Forwarded}, Run: forward},
		{Name: "offsets", Doc: "turn pointer variables into base and offset where they stay in one buffer",
			When:  func(o *Options) bool { return !o.Slow },
			Needs: []Property{Inlined}, Makes: []Property{BaseOffset}, Run: baseOffset},
		{Name: "if-convert", Doc: "choose minima, and what is swapped in shared memory, without branches", When: quick,
			Needs: []Property{Inlined, BaseOffset}, Makes: []Property{IfConverted}, Run: ifConvert},
		{Name: "regions", Doc: "split kernels at barriers into parallel regions, each a loop over the threads",
			When:  func(o *Options) bool { return !o.Slow && !o.General },
			Needs: []Property{Inlined, RangesSplit, BaseOffset, IfConverted}, Makes: []Property{InRegions}, Run: splitRegions},
		{Name: "unorder", Doc: "leave out fences and barriers that only order memory",
			When:  func(o *Options) bool { return o.unordered() },
			Needs: []Property{InRegions}, Makes: []Property{Unordered}, Run: unorder},
		{Name: "instrument", Doc: "put the checks of checked execution into the program",
			When:  func(o *Options) bool { return o.Checked },
			Needs: []Property{Inlined, Contracted, InRegions, Unordered}, Makes: []Property{Instrumented}, Run: instrument},
		{Name: "hoist", Doc: "compute what is the same in all iterations of a loop before it", When: quick, Late: true,
			Needs: []Property{Inlined, IfConverted, InRegions}, Makes: []Property{Hoisted}, Run: hoist},
	}
}
