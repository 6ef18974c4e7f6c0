package cpu

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/sanitize"
	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
)

// Checked execution: a module whose generated test file is part of the program has checked forms of its kernels. They
// run instead of the fast forms unless KBIND_CPU=fast is set, the test measures coverage, which sees the fast forms
// only, or a benchmark launches the kernel.

// checks is what a device remembers for checked execution.
type checks struct {
	on      bool        // KBIND_CPU is not fast
	threads bool        // it is threads: they run one after the other
	benches bool        // benchmarks may run: go test -bench was given
	began   atomic.Bool // they do: package testing has run all tests

	mu  sync.Mutex
	gen uint64
	// freed are the buffers freed last. They are kept in place, so that nothing else gets their addresses.
	freed      []*mem
	freedBytes int
}

// keptFreed is how many bytes of freed buffers are kept, and keptBuffers how many buffers: what is remembered of a
// small one is larger than itself.
const (
	keptFreed   = 64 << 20
	keptBuffers = 10_000
)

func (c *checks) init() {
	v := os.Getenv("KBIND_CPU")
	c.on, c.threads = v != "fast", v == "threads"
	switch v {
	case "", "fast", "threads", "required", "optional": // the last two are for kbind
	default:
		slog.Warn("KBIND_CPU has no meaning for programs: only fast and threads have", "value", v)
	}
	f := flag.Lookup("test.bench")
	c.benches = f != nil && f.Value.String() != ""
}

// inBenchmark reports whether the caller runs in a benchmark, which measures the fast forms: in its function, in one of
// RunParallel's goroutines, or in a goroutine that begins when package testing has come to the benchmarks.
func (c *checks) inBenchmark() bool {
	if !c.benches || c.began.Load() {
		return c.benches
	}
	pcs := make([]uintptr, 64)
	for skip := 2; ; skip += len(pcs) {
		n := runtime.Callers(skip, pcs)
		if n == 0 {
			break
		}
		frames := runtime.CallersFrames(pcs[:n])
		for more := true; more; {
			var f runtime.Frame
			f, more = frames.Next()
			switch {
			case strings.HasPrefix(f.Function, "testing.(*B)."):
				return true
			case f.Function == "testing.tRunner":
				return false
			}
		}
	}
	text := make([]byte, 1<<16) // the main goroutine is among the first
	if bytes.Contains(text[:runtime.Stack(text, true)], []byte("\ntesting.runBenchmarks(")) {
		c.began.Store(true)
	}
	return c.began.Load()
}

// wroteUnchecked says that a launch of a fast form may have written its arguments, for the checked launches that
// follow.
func (j *job) wroteUnchecked(o *op) {
	for i, a := range o.args {
		if spec := &o.kernel.spec.Params[i]; a.P != nil && spec.Kind == driver.ArgMem && !spec.Const {
			j.dev.wrote(a.P, a.N)
		}
	}
}

// nextGen returns the next generation of shadow words. When they begin anew the shadows forget what they hold of the
// old ones.
func (d *device) nextGen() uint64 {
	d.checks.mu.Lock()
	defer d.checks.mu.Unlock()
	d.checks.gen++
	if d.checks.gen == sanitize.Generations {
		d.checks.gen = 1
		for _, m := range d.objects.all() {
			m.shadow.Load().Sweep()
		}
	}
	return d.checks.gen
}

// checkedForm returns the checked form of a kernel, nil if it is not to be used.
func (d *device) checkedForm(image *simt.Module, symbol string) *simt.Kernel {
	c := image.Checked
	if c == nil || !d.checks.on || c.Off != nil && c.Off() != "" {
		return nil
	}
	i := slices.IndexFunc(c.Kernels, func(k simt.Kernel) bool { return k.Symbol == symbol && k.Run != nil })
	if i < 0 {
		return nil
	}
	return &c.Kernels[i]
}

// keepFreed remembers m, whose memory was just freed.
func (c *checks) keepFreed(m *mem) {
	if !c.on || m.kind == memMapped {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.freed = append(c.freed, m)
	for c.freedBytes += m.size; c.freedBytes > keptFreed || len(c.freed) > keptBuffers; c.freed = c.freed[1:] {
		c.freedBytes -= c.freed[0].size
		c.freed[0] = nil // the array behind the slice would keep it
	}
}

// forgetFreed drops all freed buffers, at the end of the device.
func (c *checks) forgetFreed() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.freed, c.freedBytes = nil, 0
}

func (c *checks) freedRegions() (list []sanitize.Region) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, m := range c.freed {
		list = append(list, sanitize.Region{Base: m.p, Size: m.size, Freed: true})
	}
	return list
}

// wrote records that n bytes at p were written by something other than a kernel.
func (d *device) wrote(p unsafe.Pointer, n int) {
	if !d.checks.on || n == 0 {
		return
	}
	if m := d.objects.at(uintptr(p)); m != nil {
		m.shadow.Load().Wrote(int(uintptr(p)-uintptr(m.p)), n)
	}
}

// newCheck prepares the checks of a launch, and those of its outputs.
func (j *job) newCheck(o *op) (*sanitize.Check, []*sanitize.Out) {
	d, k := j.dev, o.kernel
	regions := d.checks.freedRegions()
	live := d.objects.all()
	for _, m := range live {
		regions = append(regions, m.region())
	}
	for i, a := range o.args {
		spec := &k.spec.Params[i]
		if a.P == nil || spec.Kind != driver.ArgMem {
			continue
		}
		for n, m := range live {
			r := &regions[len(regions)-len(live)+n]
			if off := uintptr(a.P) - uintptr(m.p); off >= uintptr(m.size) {
				continue
			}
			p := k.checked.Arg(i)
			name := cmp.Or(p.Name, spec.Name)
			if r.Name == "" {
				r.Name, r.Elem, r.Const = name, spec.Size, spec.Const
			} else {
				r.Name += ", " + name
				r.Const = r.Const && spec.Const
			}
			fine := max(p.Fine, 1)
			if r.Fine == 0 || fine < r.Fine {
				r.Fine = fine
			}
		}
	}
	if g := k.mod.globals; g != nil {
		for _, v := range k.mod.image.Checked.Consts {
			regions = append(regions, sanitize.Region{Base: unsafe.Add(g.p, v.Offset), Size: v.Size, Name: v.Symbol,
				Elem: v.Size, Const: true})
		}
	}
	c := sanitize.NewCheck(k.checked, k.mod.image.Checked, regions, d.nextGen, d.lookup)
	c.OneByOne = d.checks.threads
	outs := d.outArgs(o, live)
	c.SetExempt(d.exemptArgs(o, live, outs))
	return c, outs
}

// lookup is sanitize.Lookup for the memory of the device.
func (d *device) lookup(addr uintptr) (found *sanitize.Region, lo, hi uintptr) {
	m, lo, hi := d.objects.around(addr)
	if m != nil {
		r := m.region()
		return &r, 0, 0
	}
	for _, r := range d.checks.freedRegions() {
		first, end := uintptr(r.Base), uintptr(r.Base)+uintptr(r.Size)
		switch {
		case addr-first < uintptr(r.Size):
			return &r, 0, 0
		case end <= addr:
			lo = max(lo, end)
		default:
			hi = min(hi, first)
		}
	}
	return nil, lo, hi
}

// outArgs lists, for each argument, the output that it is if the launch is to write all of its memory, else nil.
func (d *device) outArgs(o *op, live []*mem) []*sanitize.Out {
	list := make([]*sanitize.Out, len(o.args))
	for i, a := range o.args {
		site := o.kernel.checked.Arg(i).Out
		if site == 0 || a.P == nil {
			continue
		}
		at := slices.IndexFunc(live, func(m *mem) bool { return m.p == a.P && m.size == a.N && m.fresh.Load() })
		if at < 0 {
			continue
		}
		spec := &o.kernel.spec.Params[i]
		n := a.N / max(spec.Size, 1)
		list[i] = &sanitize.Out{N: n, Size: spec.Size, Shadow: live[at].shadow.Load(), Marks: make([]byte, n),
			Name: spec.Name, Site: site}
	}
	return list
}

// checkOuts reports what a launch that came to its end has left unwritten.
func checkOuts(c *sanitize.Check, outs []*sanitize.Out) {
	for _, o := range outs {
		if o != nil {
			c.Unwritten(o)
		}
	}
}

// exemptArgs finds the arguments on whose memory no two threads can conflict.
func (d *device) exemptArgs(o *op, live []*mem, outs []*sanitize.Out) []sanitize.ExemptArg {
	k := o.kernel.checked
	list := make([]sanitize.ExemptArg, len(o.args))
	of := make([]*mem, len(o.args))
	for i, a := range o.args {
		if a.P != nil && o.kernel.spec.Params[i].Kind == driver.ArgMem {
			for _, m := range live {
				if uintptr(a.P)-uintptr(m.p) < uintptr(m.size) {
					of[i] = m
				}
			}
		}
	}
	for i, m := range of {
		if m == nil || m.shadow.Load() == nil || m.kind == memMapped && d.mappedTwice(m, live) {
			continue
		}
		// What is only written need not be remembered if the memory ends with the call.
		whole := !d.checks.threads && ((m.kind == memMapped || m.fresh.Load()) && k.Arg(i).WriteOnly ||
			m.shadow.Load().Full())
		q := sanitize.ExemptArg{Whole: whole, Read: !k.Wild, Alone: !k.Wild}
		if outs[i] != nil {
			q.Marks = outs[i].Marks
		}
		for j, other := range of {
			if other == m {
				q.Read = q.Read && k.Arg(j).ReadOnly
				q.Alone = q.Alone && j == i
			}
		}
		list[i] = q
	}
	return list
}

// mappedTwice reports whether other memory of the host overlaps m.
func (d *device) mappedTwice(m *mem, live []*mem) bool {
	for _, o := range live {
		if o != m && uintptr(o.p) < uintptr(m.p)+uintptr(m.size) && uintptr(m.p) < uintptr(o.p)+uintptr(o.size) {
			return true
		}
	}
	return false
}

func (m *mem) region() sanitize.Region {
	return sanitize.Region{Base: m.p, Size: m.size, Shadow: m.shadow.Load()}
}

// checkResult turns what the checks found into the error of the launch. fault is what ended it, if anything.
func checkResult(c *sanitize.Check, o *op, fault *driver.KernelError) error {
	if fault != nil && !isReported(fault) {
		kind := sanitize.KindFault
		if fault.Msg == "integer divide by zero" {
			kind = sanitize.KindDivide
		}
		c.Add(&sanitize.Report{Kind: kind, Text: fault.Msg,
			At: sanitize.Access{Site: simt.Site{File: fault.File, Line: fault.Line}, Block: simt.Dim3(fault.Block),
				Thread: simt.Dim3(fault.Thread)}})
	}
	reports, more, notes := c.Reports()
	name := o.kernel.spec.Name
	for _, n := range notes {
		at := n.At.Site
		if n.Kind == sanitize.KindOverflow {
			at = simt.Site{File: at.File, Line: at.Line} // once in a line
		}
		if o.kernel.mod.note(at) {
			r := convertReport(n)
			fmt.Fprintf(os.Stderr, "%s:%d: note: %s: %s\n", r.At.File, r.At.Line, name, r.Msg)
		}
	}
	if len(reports) == 0 {
		return nil
	}
	e := &driver.CheckError{Kernel: name, Caller: o.caller, More: more, Fault: fault}
	for _, r := range reports {
		out := convertReport(r)
		o.advise(&out)
		e.Reports = append(e.Reports, out)
	}
	return e
}

// advise adds to a report what users most often forgot when they see it.
func (o *op) advise(r *driver.CheckReport) {
	switch {
	case r.Kind == "null" || r.Kind == "bounds" && r.Len == 0:
		r.Msg += o.sharedHint()
	case r.Kind == "uninit" && slices.ContainsFunc(o.kernel.spec.Params, func(p driver.ParamSpec) bool {
		return p.Out && p.Name == r.Object
	}):
		r.Msg += fmt.Sprintf("; an out parameter begins without values: say //kbind:inout %s if the kernel adds to those "+
			"of the caller, or //kbind:zero %[1]s if it adds to zeros", r.Object)
	case r.Kind == "const" && slices.ContainsFunc(o.kernel.spec.Params, func(p driver.ParamSpec) bool {
		return p.Const && p.Name == r.Object
	}):
		r.Msg += ": the parameter points to const or is //kbind:in, so nobody would see what is written"
	}
}

// sharedHint is what to say of an access to nothing when the launch has no dynamic shared memory and the kernel uses
// such memory.
func (o *op) sharedHint() string {
	if o.shared > 0 || !o.kernel.spec.DynamicShared {
		return ""
	}
	return "; the launch has no dynamic shared memory (extern __shared__): rt.Launch{Shared: bytes} gives it some, or " +
		"//kbind:shared"
}

// isReported reports whether the fault is one that the checks have a report of.
func isReported(fault *driver.KernelError) bool {
	f, ok := fault.Cause.(*simt.Fault)
	return ok && f.Reported
}

func convertReport(r *sanitize.Report) driver.CheckReport {
	out := driver.CheckReport{Kind: r.Kind.String(), At: convertAccess(&r.At), Object: r.Object, Index: r.Index,
		Len: r.Len, Msg: r.Text, Count: r.Count}
	if r.Other != nil {
		a := convertAccess(r.Other)
		out.Other = &a
	}
	return out
}

func convertAccess(a *sanitize.Access) driver.CheckAccess {
	return driver.CheckAccess{File: a.Site.File, Line: a.Site.Line, Col: a.Site.Col, Expr: a.Site.Text,
		Block: driver.Dim3(a.Block), Thread: driver.Dim3(a.Thread), NoThread: a.Unknown}
}

// launchCaller is where the user's Go code launched a kernel: the innermost frame that is neither kbind's nor
// generated.
func launchCaller() string {
	pcs := make([]uintptr, 32)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs)])
	for {
		f, more := frames.Next()
		if f.File != "" && !strings.HasSuffix(f.File, "_kbind.go") && !ours(f.Function) {
			return fmt.Sprintf("%s:%d", filepath.Base(f.File), f.Line)
		}
		if !more {
			return ""
		}
	}
}

func ours(function string) bool {
	const rt = "github.com/kbind/kbind/rt"
	rest, ok := strings.CutPrefix(function, rt)
	return ok && (strings.HasPrefix(rest, ".") || strings.HasPrefix(rest, "/call.") || strings.HasPrefix(rest, "/cpu.") ||
		strings.HasPrefix(rest, "/internal/")) ||
		strings.HasPrefix(function, "runtime.")
}
