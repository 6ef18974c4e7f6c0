package run

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/kbind/kbind/rt/cc"
	"github.com/kbind/kbind/rt/cpu"
	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/opencl"
)

// message is a line that a child writes: what it is about to do, or a result.
type message struct {
	Kernel int
	Plan   int
	Stage  string  `json:",omitempty"`
	Result *Result `json:",omitempty"`
}

// child runs the kernels of one unit from one on.
type child struct {
	opt     *options
	unit    *Unit
	meta    Meta
	out     *json.Encoder
	checked *device
	fast    *device
	general *device
	others  []*device         // those backends that were asked for and have a device
	without map[string]string // why there is no other, by the backend; nil before they are opened
	kernel  int
	plan    int
}

// exitStuck is the exit status of a child whose launch does not end, exitLost of one whose other device is lost.
const (
	exitStuck = 3
	exitLost  = 4
)

func runChild(u *Unit, opt *options, from, plan int) error {
	c := &child{opt: opt, unit: u, kernel: from, plan: plan, out: json.NewEncoder(os.NewFile(3, "results"))}
	var err error
	if c.meta, err = u.meta(); err != nil {
		return err
	}
	c.meta.Globals = slices.DeleteFunc(c.meta.Globals, func(g GlobalMeta) bool {
		return !slices.ContainsFunc(u.Spec.Globals, func(s driver.GlobalSpec) bool {
			return s.Symbol == g.Symbol && s.Object == driver.ArgValue && s.Size == g.Layout.Size
		})
	})
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	os.Stdout = null // where kernels print
	if err := c.say("start"); err != nil {
		return err
	}
	if c.checked, err = open(cpu.New(), "", u.Spec, true); err != nil {
		return err
	}
	if c.fast, err = open(cpu.New(), "", u.Spec, false); err != nil {
		return err
	}
	if c.general, err = open(cpu.New(), "", with(u.Spec, u.General), false); err != nil {
		return err
	}
	for ; c.kernel < len(c.meta.Kernels); c.kernel, c.plan = c.kernel+1, 0 {
		r := c.run(&c.meta.Kernels[c.kernel])
		if err := c.out.Encode(message{Kernel: c.kernel, Result: r}); err != nil {
			return err
		}
	}
	return nil
}

func (c *child) say(stage string) error {
	return c.out.Encode(message{Kernel: c.kernel, Plan: c.plan, Stage: stage})
}

// openOthers opens the other backends, once there is something to launch.
func (c *child) openOthers() {
	if c.without != nil {
		return
	}
	c.without = map[string]string{}
	for _, b := range []driver.Backend{opencl.New(), cuda.New(), cc.New()} {
		if !slices.Contains(strings.Split(c.opt.second, ","), b.Name()) {
			continue
		}
		_ = c.say("compile")
		d, err := c.other(b)
		if err != nil {
			c.without[b.Name()] = reason(err)
			continue
		}
		c.others = append(c.others, d)
	}
}

// other opens b with the unit's kernels: their source, or what kbind made of it.
func (c *child) other(b driver.Backend) (*device, error) {
	spec := *c.unit.Spec
	id := ""
	switch {
	case b.Name() == "opencl" && spec.Dialect == driver.OpenCL:
		spec.Sources = slices.Clone(spec.Sources)
		spec.Sources[0].Text = "#pragma OPENCL FP_CONTRACT OFF\n#line 1\n" + spec.Sources[0].Text
	case b.Name() != "cc" && spec.Dialect != driver.OpenCL:
		spec.Options = append(slices.Clone(spec.Options), "-fmad=false")
	}
	if b.Name() == "opencl" {
		id = processor(b)
	}
	return open(b, id, &spec, false)
}

// processor is the first OpenCL device that is a processor, so that results can be compared where there are GPUs too;
// "" if there is none.
func processor(b driver.Backend) string {
	list, err := b.Devices()
	if err != nil {
		return ""
	}
	for i := range list {
		if list[i].Kind == driver.KindCPU {
			return list[i].ID
		}
	}
	return ""
}

// reason is an error in one line: what the compiler says of the source, if it is the compiler's.
func reason(err error) string {
	var build *driver.BuildError
	if errors.As(err, &build) {
		for line := range strings.Lines(build.Log) {
			if strings.Contains(line, "error") {
				return "it does not compile: " + firstLine(line)
			}
		}
	}
	return firstLine(err.Error())
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	if len(line) > 300 {
		line = line[:300]
	}
	return line
}

// run tries the plans of a kernel until two launches are clean and changed something, and compares those.
func (c *child) run(k *KernelMeta) *Result {
	start := time.Now()
	r := c.meta.result(k)
	defer func() { r.Milliseconds = time.Since(start).Milliseconds() }()
	i := slices.IndexFunc(c.unit.Spec.Kernels, func(s driver.KernelSpec) bool { return s.Symbol == k.Symbol })
	switch {
	case k.Form == "":
		r.State, r.Why = Refused, k.Why
		return r
	case i < 0:
		r.State, r.Why = Untried, "it is not bound"
		return r
	}
	spec := &c.unit.Spec.Kernels[i]
	for _, p := range spec.Params {
		if p.Kind > driver.ArgLocal {
			r.State, r.Why = Untried, "textures, images and samplers"
			return r
		}
	}
	var idle *trial // clean, and nothing changed
	effects := 0
	list := plans(k)
	for ; c.plan < len(list) && effects < c.opt.launches; c.plan++ {
		p := list[c.plan]
		t := c.try(r, k, spec, &p)
		switch {
		case t == nil:
		case t.changed:
			effects++
			c.compareAll(r, t)
		case idle == nil:
			idle = t
		}
		if c.opt.limit > 0 && time.Since(start) > c.opt.limit {
			break
		}
	}
	if effects == 0 && idle != nil {
		c.compareAll(r, idle)
	}
	r.Effect = effects > 0
	if r.State == "" && r.Reports["timeout"] > 0 && len(r.Reports) == 1 {
		r.State = Timeout
	} else if r.State == "" {
		r.State = Reported
	}
	return r
}

// result is what can be said of a kernel before it has run.
func (m *Meta) result(k *KernelMeta) *Result {
	return &Result{Repo: m.Repo, Unit: m.Name, Kernel: k.Name, File: k.File, Line: k.Line, Form: k.Form, Atomic: k.Atomic,
		Clock: k.Clock, Reports: map[string]int{}, Against: map[string]string{}}
}

// trial is a clean launch.
type trial struct {
	k       *KernelMeta
	spec    *driver.KernelSpec
	p       plan
	a       *arguments
	memory  [][]byte
	changed bool
}

// try launches the checked form, with larger buffers as long as reports are about those; nil when it is not clean.
func (c *child) try(r *Result, k *KernelMeta, spec *driver.KernelSpec, p *plan) *trial {
	for {
		_ = c.say(fmt.Sprintf("checked %d", p.elements))
		a := makeArguments(k, c.meta.Globals, spec, p)
		memory, err := c.checked.launch(spec, k, a, p, c.opt.timeout)
		if err == nil {
			r.Clean++
			t := &trial{k: k, spec: spec, p: *p, a: a, memory: memory}
			for i, v := range a.compared() {
				t.changed = t.changed || differs(v, memory[i])
			}
			return t
		}
		c.stuck(err)
		var check *driver.CheckError
		switch {
		case errors.Is(err, context.DeadlineExceeded):
			r.Reports["timeout"]++
			return nil
		case !errors.As(err, &check):
			r.Reports["error"]++
			r.note(err.Error())
			return nil
		}
		larger := false
		for _, x := range check.Reports {
			if x.Kind == "bounds" && x.Index >= x.Len && x.Len >= innerElements && x.Index < maxElements {
				larger = true
			}
		}
		if larger && p.elements < maxElements {
			p.elements = min(p.elements*8, maxElements)
			continue
		}
		kinds := map[string]bool{}
		for _, x := range check.Reports {
			kinds[x.Kind] = true
		}
		for kind := range kinds {
			r.Reports[kind]++
		}
		r.note(fmt.Sprintf("[grid %v block %v n %d %s] %s", p.grid, p.block, p.n, p.ints, firstLine(check.Error())))
		return nil
	}
}

func (r *Result) note(text string) {
	if len(r.Texts) < 6 {
		r.Texts = append(r.Texts, text)
	}
}

// differs reports whether anything but pointers changed.
func differs(v *value, after []byte) bool {
	o := outcome{exact: true}
	o.value(v, v.bytes, after)
	return !o.exact
}

// stuck ends the process if the launch does not end.
func (c *child) stuck(err error) {
	if errors.Is(err, errStuck) {
		os.Exit(exitStuck)
	}
}

// compareAll launches the other forms and compares them with what the checked form left.
func (c *child) compareAll(r *Result, t *trial) {
	r.State = Launched
	shape := fmt.Sprintf("grid %v block %v n %d elements %d %s", t.p.grid, t.p.block, t.p.n, t.p.elements, t.p.ints)
	if r.Shape != "" {
		shape = r.Shape + "; " + shape
	}
	r.Shape = shape
	fast := c.against(r, t, c.fast, "fast", t.memory)
	if fast == nil {
		return
	}
	c.against(r, t, c.general, "general", fast)
	workers := runtime.GOMAXPROCS(4)
	c.against(r, t, c.fast, "workers", fast)
	runtime.GOMAXPROCS(workers)
	c.openOthers()
	for name, why := range c.without {
		r.set("without "+name, why)
	}
	for _, d := range c.others {
		c.against(r, t, d, d.name, fast)
	}
}

// against launches the kernel on d and compares what it leaves with want. It returns the memory, nil if the launch
// failed.
func (c *child) against(r *Result, t *trial, d *device, what string, want [][]byte) [][]byte {
	_ = c.say(what)
	limit := c.opt.timeout
	if slices.Contains(c.others, d) {
		limit = max(limit, 45*time.Second) // it may compile first
	}
	memory, err := d.launch(t.spec, t.k, t.a, &t.p, limit)
	if err != nil {
		c.stuck(err)
		if errors.Is(err, driver.ErrNotSupported) {
			r.set(what, "refused: "+reason(err))
			return nil
		}
		r.set(what, "error: "+reason(err))
		if l, ok := d.ctx.(driver.Loser); ok && l.Lost() != nil {
			_ = c.out.Encode(message{Kernel: c.kernel, Result: r})
			os.Exit(exitLost)
		}
		return nil
	}
	o := compare(t.a, want, memory)
	r.set(what, o.String())
	return memory
}

// set keeps the worst of what was seen.
func (r *Result) set(what, said string) {
	rank := func(s string) int {
		for i, p := range []string{"equal", "close", "refused", "error", "differ"} {
			if strings.HasPrefix(s, p) {
				return i + 1
			}
		}
		return 0
	}
	if old := r.Against[what]; old == "" || rank(said) > rank(old) || said > old && strings.HasPrefix(said, "close") &&
		strings.HasPrefix(old, "close") {
		r.Against[what] = said
	}
}
