package bindgen

import (
	"fmt"
	"maps"
	"slices"

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
	c := counter{own: map[*ir.Func]int{}, calls: map[*ir.Func][]*ir.Func{}}
	kept, refused := map[*ir.Func]bool{}, false
	for _, k := range m.Kernels {
		reached := map[*ir.Func]bool{}
		n := c.statements(k.Func, reached)
		if n <= maxStatements {
			maps.Copy(kept, reached)
			continue
		}
		refused = true
		k.Func, k.Features = nil, nil
		k.Refused = &ir.Refusal{Code: string(CodeLimit), Pos: k.Pos, Msg: fmt.Sprintf("%s and the functions that it calls "+
			"have %d statements; kbind translates at most %d of a kernel", k.Qualified, n, maxStatements)}
	}
	if refused {
		m.Funcs = slices.DeleteFunc(m.Funcs, func(f *ir.Func) bool { return !kept[f] })
	}
}

// counter counts statements, those of each function once.
type counter struct {
	own   map[*ir.Func]int
	calls map[*ir.Func][]*ir.Func
}

// statements counts those of f and of the functions that it calls, without those in seen.
func (c counter) statements(f *ir.Func, seen map[*ir.Func]bool) int {
	if f == nil || seen[f] {
		return 0
	}
	seen[f] = true
	if _, known := c.own[f]; !known {
		called := map[*ir.Func]bool{}
		n := 0
		ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
			n++
			if call, ok := s.(*ir.Call); ok && !called[call.Func] {
				called[call.Func] = true
				c.calls[f] = append(c.calls[f], call.Func)
			}
			return true
		})
		c.own[f] = n
	}
	n := c.own[f]
	for _, g := range c.calls[f] {
		n += c.statements(g, seen)
	}
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
		for _, v := range ir.SharedVars(k.Func) {
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
