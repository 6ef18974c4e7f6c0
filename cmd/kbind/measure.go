package main

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/signal"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/kbind/kbind/bindgen/annot"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/cmd/kbind/internal/tune/results"
	"github.com/kbind/kbind/cmd/kbind/internal/tune/session"
	"github.com/kbind/kbind/cmd/kbind/internal/tune/subject"
	"github.com/kbind/kbind/rt/bench/candidate"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/recording"
)

// measureFlags are the flags that kbind bench and kbind tune share.
type measureFlags struct {
	set      *flag.FlagSet
	sizes    list
	device   string
	only     string
	cold     bool
	minTime  time.Duration
	limit    time.Duration
	deadline time.Duration
	flops    *ir.HostExpr // floating-point operations of a launch; nil: not known
	buildTo  string       // a directory for the programs, which are built and not run
	program  string       // a directory with such programs

	recordings []*recording.File // instead of sizes
	told       map[string]bool   // devices that the output has named
}

// input is what a kernel is launched with: made up for a size, or recorded.
type input struct {
	size     string
	recorded *recording.File // nil: made up
}

func newMeasureFlags(name string) *measureFlags {
	f := &measureFlags{set: flag.NewFlagSet("kbind "+name, flag.ContinueOnError), told: map[string]bool{}}
	f.set.Var(&f.sizes, "size",
		"values of the kernels' parameters, `n=1048576,m=64`, or 'n=1<<20' in quotes; may be repeated for other sizes")
	f.set.StringVar(
		&f.device,
		"device",
		"",
		"`device` to measure on: cuda:1, opencl, cpu (default: $KBIND_BACKEND, else the best)",
	)
	f.set.StringVar(&f.only, "kernel", "", "only the kernel with this `name` in Go")
	f.set.BoolVar(&f.cold, "cold", false, "empty the device's cache before each sample")
	f.set.DurationVar(
		&f.minTime,
		"time",
		200*time.Millisecond,
		"measure each configuration for at least this long on the device",
	)
	f.set.DurationVar(&f.limit, "limit", 0,
		"stop measuring a configuration after this long, host time included (default: 10 times -time)")
	f.set.DurationVar(
		&f.deadline,
		"deadline",
		time.Minute,
		"give up on a configuration that takes longer than this, compilation included",
	)
	f.set.Func("flops", "floating-point operations of a launch, to print GFLOP/s: an `expression` of the kernels' "+
		"integer parameters such as 2*m*n*k", func(text string) (err error) {
		f.flops, err = annot.Expression(text)
		return err
	})
	f.set.StringVar(&f.buildTo, "build", "",
		"only build the measuring programs, into this `directory`, for a machine without Go")
	f.set.StringVar(&f.program, "programs", "", "use the programs that -build has put into this `directory`")
	return f
}

// parse takes flags before and after the other arguments.
func (f *measureFlags) parse(s *streams, args []string) (rest []string, err error) {
	for {
		if err := parseFlags(f.set, s, args, "Flags of "+f.set.Name()+":\n"); err != nil {
			return nil, err
		}
		if args = f.set.Args(); len(args) == 0 {
			break
		}
		if strings.HasSuffix(args[0], recording.Ext) {
			r, err := recording.Open(args[0])
			if err != nil {
				return nil, err
			}
			f.recordings = append(f.recordings, r)
		} else {
			rest = append(rest, args[0])
		}
		args = args[1:]
	}
	if len(f.recordings) > 0 && len(f.sizes) > 0 {
		return nil, usagef("-size and a recording: a recording has its own sizes")
	}
	if f.device == "" {
		if f.device, _ = s.env("KBIND_BACKEND"); f.device == "" {
			f.device = "auto"
		}
	}
	if f.limit == 0 {
		f.limit = 10 * f.minTime
	}
	if len(f.sizes) == 0 {
		f.sizes = list{""}
	}
	if len(rest) == 0 {
		rest = []string{"."}
	}
	return rest, nil
}

// rates are those of a kernel's work with one size.
func (f *measureFlags) rates(t *measuring) ([]results.Rate, error) {
	list := []results.Rate{{Name: "GB/s", Work: t.sub.Bytes}}
	if f.flops == nil {
		return list, nil
	}
	flops, err := t.sub.Evaluate(f.flops)
	if err != nil {
		return nil, fmt.Errorf("-flops: %w", err)
	}
	return append(list, results.Rate{Name: "GFLOP/s", Work: flops}), nil
}

// sizeValues reads one -size.
func sizeValues(text string) (map[string]string, error) {
	values := map[string]string{}
	for one := range strings.SplitSeq(text, ",") {
		if one == "" {
			continue
		}
		name, v, ok := strings.Cut(one, "=")
		if !ok {
			return nil, usagef("-size %s: want NAME=VALUE with commas", text)
		}
		values[strings.TrimSpace(name)] = strings.TrimSpace(v)
	}
	return values, nil
}

// measuring is one kernel with arguments of one size on an opened device.
type measuring struct {
	*measureFlags
	s       *streams
	u       *unit
	sub     *subject.Subject
	worker  *session.Worker
	device  *driver.DeviceInfo
	name    string // of the kernel in Go, as the generated code has it
	source  string // the hash of what is compiled
	path    string // of the program
	dialect ir.Dialect
	input   input
	// refused says why the kernels are not understood with some combinations of macros.
	refused map[string]string
}

// kernelsOf lists the kernels that are meant.
func (f *measureFlags) kernelsOf(m *ir.Module, tuned bool) [][]*ir.Kernel {
	return slices.DeleteFunc(subject.Groups(m), func(g []*ir.Kernel) bool {
		return f.only != "" && g[0].GoName != f.only || tuned && len(g[0].Attrs.Tune) == 0
	})
}

// measured is a kernel file with those of its kernels that are meant.
type measured struct {
	u      *unit
	m      *ir.Module
	groups [][]*ir.Kernel
}

// targets reads the kernel files that arguments mean.
func (f *measureFlags) targets(s *streams, args []string, tuned bool) ([]measured, error) {
	units, err := unitsOf(s, args)
	if err != nil {
		return nil, err
	}
	var list []measured
	for _, u := range units {
		m, err := u.module(s)
		if err != nil {
			return nil, err
		}
		if groups := f.kernelsOf(m, tuned); len(groups) > 0 {
			list = append(list, measured{u, m, groups})
		}
	}
	if len(list) == 0 {
		what := "kernel that Go can launch"
		if tuned {
			what = "kernel with a tune directive"
		}
		if f.only != "" {
			what += " that is called " + f.only
		}
		return nil, fmt.Errorf("there is no %s in %s", what, strings.Join(args, " "))
	}
	return list, errors.Join(f.checkSizes(list), f.checkRecordings(list))
}

// inputs are what the kernels of a group are launched with.
func (f *measureFlags) inputs(u *unit, group []*ir.Kernel) []input {
	var list []input
	for _, r := range f.recordings {
		of := func(k *ir.Kernel) bool { return k.Symbol == r.Symbol }
		if path.Base(r.File) == filepath.Base(u.files[0]) && slices.ContainsFunc(group, of) {
			list = append(list, input{recorded: r})
		}
	}
	if len(f.recordings) == 0 {
		for _, size := range f.sizes {
			list = append(list, input{size: size})
		}
	}
	return list
}

// checkRecordings reports a recording of none of the kernels, or of another text of one.
func (f *measureFlags) checkRecordings(list []measured) error {
	for _, r := range f.recordings {
		found := false
		for _, t := range list {
			for _, g := range t.groups {
				if !slices.ContainsFunc(f.inputs(t.u, g), func(in input) bool { return in.recorded == r }) {
					continue
				}
				found = true
				if r.Source != t.u.tunedHash(t.m) {
					return fmt.Errorf("%s: it was recorded from another text of %s, or with other options: record it again",
						r.Path, r.File)
				}
			}
		}
		if !found {
			return fmt.Errorf("%s: it is of %s in %s, which is not among the kernels that are meant: name its package, too",
				r.Path, r.Kernel, r.File)
		}
	}
	return nil
}

// checkSizes reports a name in -size that is no parameter of any of the kernels.
func (f *measureFlags) checkSizes(list []measured) error {
	names := map[string]bool{}
	for _, t := range list {
		for _, g := range t.groups {
			for _, p := range g[0].Params {
				names[p.Name] = true
			}
		}
	}
	for _, size := range f.sizes {
		values, err := sizeValues(size)
		if err != nil {
			return err
		}
		for _, name := range slices.Sorted(maps.Keys(values)) {
			if !names[name] {
				return usagef("-size %s: no kernel has a parameter %s", size, name)
			}
		}
	}
	return nil
}

// onInterrupt cleans up when the process is asked to end, until stop is called. Programs that measure end with it.
func onInterrupt(clean func()) (stop func()) {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		if _, ok := <-signals; ok {
			clean()
			os.Exit(130)
		}
	}()
	return func() {
		signal.Stop(signals)
		close(signals)
	}
}

// each does something for each kernel and size, in a directory for the work. What fails is reported, and the rest is
// done all the same.
func (f *measureFlags) each(s *streams, list []measured,
	do func(t measured, group []*ir.Kernel, in input, work string) error, after func(t measured) error) error {
	work, err := os.MkdirTemp("", "kbind-"+f.set.Name()[len("kbind "):]+"-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	defer onInterrupt(func() { os.RemoveAll(work) })()
	if f.buildTo != "" {
		return f.buildPrograms(s, list, work)
	}
	failed := 0
	for _, t := range list {
		done := 0
		for _, group := range t.groups {
			for _, in := range f.inputs(t.u, group) {
				if err := do(t, group, in, work); err != nil {
					fmt.Fprintf(s.err, "kbind: %v\n", err)
					failed++
				} else {
					done++
				}
			}
		}
		if done > 0 {
			if err := after(t); err != nil {
				return err
			}
		}
	}
	if failed > 0 {
		return errReported
	}
	return nil
}

// mostVariants is how many combinations of macros a program may be built with.
const mostVariants = 64

// prepare builds the program for a kernel, opens the device, and runs the reference. configs lists the values that
// are to be measured, once the device and the space are known. The caller closes the worker.
func (f *measureFlags) prepare(
	s *streams,
	u *unit,
	m *ir.Module,
	group []*ir.Kernel,
	in input,
	work string,
	configs func(t *measuring) ([]map[string]int64, error),
) (*measuring, error) {
	t := &measuring{measureFlags: f, s: s, u: u, dialect: m.Dialect, source: u.tunedHash(m)}
	var err error
	if in.recorded != nil {
		t.sub, err = subject.Replay(m, group, in.recorded)
	} else {
		var values map[string]string
		if values, err = sizeValues(in.size); err == nil {
			t.sub, err = subject.New(m, group, values)
		}
	}
	if err != nil {
		return nil, err
	}
	t.input = in
	if v := ownVariable(t.sub.Lead); v != nil && v.Handle == nil {
		return nil, fmt.Errorf("%s: it uses the variable %s, which keeps its value from launch to launch: package rt/bench "+
			"can measure it", t.sub.Lead.GoName, v.Source)
	}
	if err := t.ready(work, configs); err != nil {
		if t.worker != nil {
			t.worker.Close()
		}
		return nil, err
	}
	return t, nil
}

// ready opens the device with a program that has the configurations, and runs the reference.
func (t *measuring) ready(work string, configs func(t *measuring) ([]map[string]int64, error)) error {
	if err := t.start(work, nil); err != nil {
		return err
	}
	if err := t.sub.Restrict(t.device); err != nil {
		return err
	}
	if err := t.identify(); err != nil {
		return err
	}
	list, err := configs(t)
	if err != nil {
		return err
	}
	if more := t.otherMacros(list); len(more) > 0 {
		if len(more) >= mostVariants {
			return fmt.Errorf("%s: %d combinations of macros for %s, which takes no sources: at most %d are built",
				t.sub.Lead.GoName, len(more)+1, t.device, mostVariants)
		}
		t.worker.Close()
		if err := t.start(work, more); err != nil {
			return err
		}
	}
	if err := t.reference(work); err != nil {
		return fmt.Errorf("%s: %w", t.sub.Lead.GoName, err)
	}
	return nil
}

// otherMacros are the combinations of macros of configurations besides the source's; none for a device that compiles
// sources itself.
func (t *measuring) otherMacros(configs []map[string]int64) [][]string {
	if t.u.compilesSources(t.dialect, t.device.Backend) {
		return nil
	}
	var list [][]string
	for _, values := range configs {
		macros := t.sub.Macros(values)
		if macros != nil && !slices.ContainsFunc(list, func(o []string) bool { return slices.Equal(o, macros) }) {
			list = append(list, macros)
		}
	}
	return list
}

// start builds the program with combinations of macros besides the source's, starts it and opens the device.
func (t *measuring) start(work string, macros [][]string) (err error) {
	if t.path, err = t.programWith(work, macros); err != nil {
		return err
	}
	t.worker = session.NewWorker(t.path, t.measureFlags.device, os.Environ(), t.s.err)
	t.device, err = t.worker.Open()
	return err
}

// programWith is the program: built now, or before if it needs no other macros than the source's.
func (t *measuring) programWith(work string, macros [][]string) (string, error) {
	if t.program == "" {
		p, err := t.u.build(t.s, work, macros)
		t.refused = p.refused
		return p.path, err
	}
	if len(macros) > 0 {
		return "", fmt.Errorf("%s takes no sources: a program of -build has no other macros than the source's", t.device)
	}
	return filepath.Abs(filepath.Join(t.program, t.u.programName()))
}

// programName is the file name of the unit's program.
func (u *unit) programName() string {
	return strings.TrimSuffix(filepath.Base(u.file), suffix) + executableSuffix()
}

// buildPrograms is -build.
func (f *measureFlags) buildPrograms(s *streams, list []measured, work string) error {
	from := map[string]string{}
	for _, t := range list {
		name := t.u.programName()
		if from[name] != "" {
			return fmt.Errorf("the programs of %s and %s would both be called %s: build them into different directories",
				from[name], t.u.file, name)
		}
		from[name] = t.u.file
		p, err := t.u.build(s, work, nil)
		if err != nil {
			return err
		}
		text, err := os.ReadFile(p.path)
		if err != nil {
			return err
		}
		if err := os.MkdirAll(f.buildTo, 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(f.buildTo, name), text, 0o755); err != nil {
			return err
		}
	}
	return nil
}

// identify finds out what the results file calls the kernel.
func (t *measuring) identify() error {
	name, err := t.worker.Name(candidate.Launch{Symbol: t.sub.Lead.Symbol})
	t.name, _, _ = strings.Cut(name, "[") // of a template, the instances
	return err
}

// reference runs the kernel on the CPU as its defaults say.
func (t *measuring) reference(work string) error {
	l, err := t.sub.Launch(t.sub.Defaults(), &driver.DeviceInfo{})
	if err != nil {
		return err
	}
	keep := filepath.Join(work, "reference")
	_ = os.Remove(keep) // of another size
	j := &candidate.Job{Do: "reference", Args: t.sub.Args, Globals: t.sub.Globals, Keep: keep, Launch: l}
	if t.input.recorded == nil {
		j.Inputs, j.Sizes = t.sub.Lead.Attrs.Inputs, t.sub.Sizes
	}
	return t.worker.Reference(j)
}

// job measures the kernel with these values.
func (t *measuring) job(tunedValues map[string]int64) (*candidate.Job, error) {
	l, err := t.sub.Launch(tunedValues, t.device)
	if err != nil {
		return nil, err
	}
	for _, d := range t.sub.Macros(tunedValues) {
		l.Options = append(l.Options, "-D"+d)
	}
	return &candidate.Job{
		Do:      "measure",
		Launch:  l,
		Cold:    t.cold,
		MinTime: t.minTime,
		Limit:   t.limit,
		Bytes:   t.sub.Bytes,
		Check:   true,
	}, nil
}

func (t *measuring) measure(j *candidate.Job) (candidate.Reply, error) {
	var macros []string
	for _, o := range j.Launch.Options {
		macros = append(macros, strings.TrimPrefix(o, "-D"))
	}
	if why := t.refused[strings.Join(macros, " ")]; why != "" {
		return candidate.Reply{Status: string(results.Compile), Why: why}, nil
	}
	return t.worker.Measure(j, t.deadline)
}

func sizeText(sizes map[string]int64) string {
	var parts []string
	for name, v := range sizes {
		parts = append(parts, fmt.Sprintf("%s=%d", name, v))
	}
	slices.Sort(parts)
	return strings.Join(parts, " ")
}

func milliseconds(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1e6 }
