package bindgen

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// limits are what no device of a dialect's vendor takes more of in one block, and where that is written.
type limits struct {
	threads     int
	deep        int // threads in z
	threadsFrom string
	static      int // bytes of static shared memory
	staticFrom  string
	shared      int // bytes of static and dynamic shared memory together
	sharedFrom  string
}

func limitsOf(d ir.Dialect) limits {
	switch d {
	case ir.HIP:
		const lds = "the HIP documentation, Hardware Features, LDS per workgroup"
		return limits{1024, 1024, "the HIP documentation, Hardware Features, maximum number of threads per block", 64 << 10,
			lds, 64 << 10, lds}
	case ir.OpenCL:
		const local = "CL_DEVICE_LOCAL_MEM_SIZE of AMD's GPUs; NVIDIA's have 48 KiB"
		return limits{1024, 1024, "CL_DEVICE_MAX_WORK_GROUP_SIZE of NVIDIA's and AMD's GPUs", 64 << 10, local, 64 << 10,
			local}
	}
	const tables = "the CUDA C++ Programming Guide, Technical Specifications per Compute Capability"
	return limits{1024, 64, tables, 48 << 10, tables + "; dynamic shared memory, extern __shared__ and //kbind:shared, " +
		"may have more", 227 << 10, tables}
}

// warnLimits warns of kernels that a directive asks for and whose block or static shared memory no GPU takes, though
// the CPU may.
func (l *loader) warnLimits(m *ir.Module) {
	lim := limitsOf(m.Dialect)
	warned := map[source.Pos]bool{}
	var shared ir.SharedFinder
	warn := func(pos source.Pos, format string, args ...any) {
		if !warned[pos] {
			warned[pos] = true
			m.Warnings = append(m.Warnings, ir.Warning{Pos: pos, Msg: fmt.Sprintf(format, args...)})
		}
	}
	for _, k := range m.Kernels {
		block, ok := blockShape(k)
		switch threads := block[0] * block[1] * block[2]; {
		case !ok:
		case threads > int64(lim.threads):
			warn(k.Attrs.Block[0].Pos, "a block of %d threads; GPUs take at most %d (%s)", threads, lim.threads, lim.threadsFrom)
		case block[2] > int64(lim.deep):
			warn(k.Attrs.Block[2].Pos, "a block of %d threads in z; GPUs take at most %d (%s)", block[2], lim.deep,
				lim.threadsFrom)
		case k.MaxThreads > 0 && threads > int64(k.MaxThreads):
			warn(k.Attrs.Block[0].Pos, "a block of %d threads; the kernel's own bounds allow %d", threads, k.MaxThreads)
		}
		var bytes int
		var over source.Pos // of the variable with which there are too many
		for _, v := range shared.Vars(k.Func) {
			if bytes += ir.Sizeof(v.Type); bytes > lim.static && !over.IsValid() {
				over = v.Pos
			}
		}
		if over.IsValid() {
			warn(over, "%d bytes of static shared memory in %s; GPUs take at most %d (%s)", bytes, k.Name, lim.static,
				lim.staticFrom)
		} else if d := k.Attrs.Shared; d != nil {
			if n, ok := constantOf(k, d); ok && n+int64(bytes) > int64(lim.shared) {
				warn(d.Pos, "%d bytes of shared memory in %s, of which %d are dynamic; GPUs take at most %d (%s)",
					n+int64(bytes), k.Name, n, lim.shared, lim.sharedFrom)
			}
		}
	}
}

// blockShape returns the shape of the block that the kernel's directive asks for; ok is false if there is none or if a
// launch decides.
func blockShape(k *ir.Kernel) (shape [3]int64, ok bool) {
	shape = [3]int64{1, 1, 1}
	if n := len(k.Attrs.Block); n == 0 || n > len(shape) {
		return shape, false
	}
	for i, x := range k.Attrs.Block {
		v, ok := constantOf(k, x)
		if !ok || v <= 0 || v > 1<<20 {
			return shape, false
		}
		shape[i] = v
	}
	return shape, true
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
