package vecop

// hasAVX2 says whether the processor and the system have what ops_gen_amd64.s uses: AVX2, and the fused operations
// that came with it.
var hasAVX2 = detectAVX2()

func detectAVX2() bool {
	const (
		fma     = 1 << 12
		osxsave = 1 << 27
		avx     = 1 << 28
		avx2    = 1 << 5
		saved   = 1<<1 | 1<<2 // the registers that the system keeps: XMM and YMM
	)
	top, _, _, _ := cpuid(0, 0)
	_, _, c, _ := cpuid(1, 0)
	if top < 7 || c&(fma|osxsave|avx) != fma|osxsave|avx || xgetbv()&saved != saved {
		return false
	}
	_, b, _, _ := cpuid(7, 0)
	return b&avx2 != 0
}

// cpuid is the instruction CPUID.
func cpuid(leaf, sub uint32) (a, b, c, d uint32)

// xgetbv returns the low half of what XGETBV says of register 0.
func xgetbv() uint32
