package bindgen

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// limits are what no device of a dialect's vendor takes more of in one block, and where that is written.
type limits struct {
	threads     int
	threadsFrom string
	shared      int // bytes of static shared memory
	sharedFrom  string
}

func limitsOf(d ir.Dialect) limits {
	switch d {
	case ir.HIP:
		return limits{1024, "the HIP documentation, Hardware Features, maximum number of threads per block", 64 << 10,
			"the HIP documentation, Hardware Features, LDS per workgroup"}
	case ir.OpenCL:
		return limits{1024, "CL_DEVICE_MAX_WORK_GROUP_SIZE of NVIDIA's and AMD's GPUs", 64 << 10,
			"CL_DEVICE_LOCAL_MEM_SIZE of AMD's GPUs; NVIDIA's have 48 KiB"}
	}
	return limits{1024, "the CUDA C++ Programming Guide, Technical Specifications per Compute Capability", 48 << 10,
		"the same tables: more needs dynamic shared memory (extern __shared__ and //kbind:shared)"}
}

// What is generated from a unit takes time and memory in proportion to its kernels and their statements: about 2 ms and
// 100 KB for a small kernel, 0.2 ms for a statement. Beyond these numbers nobody wants to wait for it, nor for the Go
// compiler after it. Of 1,227 units of public repositories the largest has 154 kernels, and the longest kernel 5,206
// statements.
const (
	maxKernels    = 1000
	maxStatements = 16000 // of a kernel with the functions that it calls
)

// refuseLong reports a unit with more kernels than kbind translates, and refuses the bodies that are too long.
func (l *loader) refuseLong(m *ir.Module) {
	if n := len(m.Kernels); n > maxKernels {
		l.diags.Add(CodeLimit, m.Kernels[maxKernels].Pos, "the unit has %d kernels; kbind translates at most %d of a unit", n,
			maxKernels).Hintf("ask with //kbind:kernel for those that Go calls instead of -all, or divide the file")
		return
	}
	for _, k := range m.Kernels {
		if n := statements(k.Func, map[*ir.Func]bool{}); n > maxStatements {
			k.Func, k.Features = nil, nil
			k.Refused = &ir.Refusal{Code: string(CodeLimit), Pos: k.Pos, Msg: fmt.Sprintf("%s and the functions that it calls "+
				"have %d statements; kbind translates at most %d of a kernel", k.Qualified, n, maxStatements)}
		}
	}
}

// statements counts those of f and of the functions that it calls, without those in seen.
func statements(f *ir.Func, seen map[*ir.Func]bool) int {
	if f == nil || seen[f] {
		return 0
	}
	seen[f] = true
	n := 0
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		n++
		if c, ok := s.(*ir.Call); ok {
			n += statements(c.Func, seen)
		}
		return true
	})
	return n
}

// warnLimits warns of kernels that a directive asks for and whose block or static shared memory no GPU takes, though
// the CPU may.
func (l *loader) warnLimits(m *ir.Module) {
	lim := limitsOf(m.Dialect)
	warned := map[source.Pos]bool{}
	warn := func(pos source.Pos, format string, args ...any) {
		if !warned[pos] {
			warned[pos] = true
			m.Warnings = append(m.Warnings, ir.Warning{Pos: pos, Msg: fmt.Sprintf(format, args...)})
		}
	}
	for _, k := range m.Kernels {
		if threads, ok := blockThreads(k); ok && threads > int64(lim.threads) {
			warn(k.Attrs.Block[0].Pos, "a block of %d threads; GPUs take at most %d (%s)", threads, lim.threads, lim.threadsFrom)
		} else if ok && k.MaxThreads > 0 && threads > int64(k.MaxThreads) {
			warn(k.Attrs.Block[0].Pos, "a block of %d threads; the kernel's own bounds allow %d", threads, k.MaxThreads)
		}
		bytes := 0
		vars := ir.SharedVars(k.Func)
		for _, v := range vars {
			if bytes += ir.Sizeof(v.Type); bytes > lim.shared {
				warn(v.Pos, "%d bytes of static shared memory in %s, or more; GPUs take at most %d (%s)", bytes, k.Name,
					lim.shared, lim.sharedFrom)
				break
			}
		}
	}
}

// blockThreads returns the threads of the block that the kernel's directive asks for; ok is false if there is none or
// if a launch decides.
func blockThreads(k *ir.Kernel) (n int64, ok bool) {
	if len(k.Attrs.Block) == 0 {
		return 0, false
	}
	n = 1
	for _, x := range k.Attrs.Block {
		v, ok := constantOf(k, x)
		if !ok || v <= 0 || v > 1<<20 {
			return 0, false
		}
		n *= v
	}
	return n, true
}

// constantOf evaluates a directive's expression of constants and template arguments.
func constantOf(k *ir.Kernel, x *ir.HostExpr) (int64, bool) {
	var args []int64
	for _, a := range x.Args {
		v, ok := constantOf(k, a)
		if !ok {
			return 0, false
		}
		args = append(args, v)
	}
	switch {
	case x.Op == "const":
		return x.Val, true
	case x.Op == "tparam":
		for i, t := range k.Template {
			if t.Name == x.Name && i < len(k.Args) && k.Args[i].Type == nil {
				return k.Args[i].Value, true
			}
		}
	case x.Op == "*" && len(args) == 2:
		return args[0] * args[1], true
	case x.Op == "+" && len(args) == 2:
		return args[0] + args[1], true
	case x.Op == "-" && len(args) == 2:
		return args[0] - args[1], true
	case x.Op == "/" && len(args) == 2 && args[1] > 0 && args[0] >= 0:
		return args[0] / args[1], true
	}
	return 0, false
}
