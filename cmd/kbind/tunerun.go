package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/cmd/kbind/internal/tune/results"
	"github.com/kbind/kbind/cmd/kbind/internal/tune/search"
	"github.com/kbind/kbind/cmd/kbind/internal/tune/session"
	"github.com/kbind/kbind/cmd/kbind/internal/tune/subject"
	"github.com/kbind/kbind/gen"
	"github.com/kbind/kbind/rt/bench/candidate"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/tuned"
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
	buildTo  string // a directory for the programs, which are built and not run
	program  string // a directory with such programs
}

func newMeasureFlags(name string) *measureFlags {
	f := &measureFlags{set: flag.NewFlagSet("kbind "+name, flag.ContinueOnError)}
	f.set.Var(&f.sizes, "size", "values of the kernels' parameters, `n=1<<20,m=64`; may be repeated for other sizes")
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
		"measure each configuration for that long on the device",
	)
	f.set.DurationVar(&f.limit, "limit", 5*time.Second, "and no longer than that in all")
	f.set.DurationVar(
		&f.deadline,
		"deadline",
		time.Minute,
		"a configuration that takes longer, with compiling it, hangs",
	)
	f.set.StringVar(&f.buildTo, "build", "",
		"only build the programs that measure, into this `directory`, for a machine without Go")
	f.set.StringVar(&f.program, "programs", "", "take the programs from this `directory`, where -build has put them")
	return f
}

// parse takes flags before and behind the other arguments.
func (f *measureFlags) parse(s *streams, args []string) (rest []string, err error) {
	for {
		if err := parseFlags(f.set, s, args, "Flags of "+f.set.Name()+":\n"); err != nil {
			return nil, err
		}
		if args = f.set.Args(); len(args) == 0 {
			break
		}
		rest, args = append(rest, args[0]), args[1:]
	}
	if f.device == "" {
		if f.device, _ = s.env("KBIND_BACKEND"); f.device == "" {
			f.device = "auto"
		}
	}
	if len(f.sizes) == 0 {
		f.sizes = list{""}
	}
	if len(rest) == 0 {
		rest = []string{"."}
	}
	return rest, nil
}

// values reads one -size.
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
	source  string // the hash of the kernel file
	path    string // of the program
	dialect ir.Dialect
	// modules are the program's modules by macros; where the device compiles sources itself, the first has them all.
	modules map[string]string
}

// kernelsOf lists the kernels that are meant.
func (f *measureFlags) kernelsOf(m *ir.Module, tuned bool) [][]*ir.Kernel {
	return slices.DeleteFunc(subject.Groups(m), func(g []*ir.Kernel) bool {
		return f.only != "" && g[0].GoName != f.only || tuned && len(g[0].Attrs.Tune) == 0
	})
}

// mostVariants is how many combinations of macros a program may be built with.
const mostVariants = 64

// prepare builds the program for a kernel, opens the device, and runs the reference. The caller closes the worker.
func (f *measureFlags) prepare(
	s *streams,
	u *unit,
	m *ir.Module,
	group []*ir.Kernel,
	size, work string,
) (*measuring, error) {
	values, err := sizeValues(size)
	if err != nil {
		return nil, err
	}
	t := &measuring{measureFlags: f, s: s, u: u, dialect: m.Dialect, modules: map[string]string{"": variantName(0)}}
	if t.sub, err = subject.New(m, group, values); err != nil {
		return nil, err
	}
	variants := []variant{{name: variantName(0)}}
	if err := t.start(work, variants); err != nil {
		return nil, err
	}
	if err := t.sub.Restrict(t.device); err != nil {
		t.worker.Close()
		return nil, err
	}
	if !compilesSources(m.Dialect, t.device.Backend) {
		if more := t.otherMacros(); len(more) > 0 {
			t.worker.Close()
			if len(more) >= mostVariants {
				return nil, fmt.Errorf(
					"%s: %d combinations of macros for %s, which takes no sources: at most %d are built",
					t.sub.Lead.GoName,
					len(more)+1,
					t.device,
					mostVariants,
				)
			}
			if err := t.start(work, append(variants, more...)); err != nil {
				return nil, err
			}
		}
	}
	if err := t.reference(work); err != nil {
		t.worker.Close()
		return nil, fmt.Errorf("%s: %w", t.sub.Lead.GoName, err)
	}
	return t, nil
}

// compilesSources reports whether a backend compiles the sources of a dialect itself, with macros as they come.
func compilesSources(d ir.Dialect, backend string) bool {
	return backend == "cuda" || backend == "hip" || backend == "opencl" && d == ir.OpenCL
}

// otherMacros are the combinations of macros in the space besides the source's, as variants.
func (t *measuring) otherMacros() []variant {
	var list []variant
	for i := range t.sub.Space.Len() {
		macros := t.sub.Macros(t.sub.Tuned(i))
		key := strings.Join(macros, " ")
		if t.modules[key] == "" {
			t.modules[key] = variantName(len(list) + 1)
			list = append(list, variant{t.modules[key], macros})
		}
	}
	return list
}

// start builds the program, starts it and opens the device.
func (t *measuring) start(work string, variants []variant) error {
	program, err := t.programFor(work, variants)
	if err != nil {
		return err
	}
	t.path = program
	t.worker = session.NewWorker(program, t.measureFlags.device, os.Environ())
	if t.device, err = t.worker.Open(); err != nil {
		t.worker.Close()
		return err
	}
	return nil
}

// programFor is the program with the variants: built now, or before if it has the source's macros alone.
func (t *measuring) programFor(work string, variants []variant) (string, error) {
	if t.program == "" {
		return t.u.build(t.s, work, variants)
	}
	if len(variants) > 1 {
		return "", fmt.Errorf("%s takes no sources: a program of -build has no other macros than the source's", t.device)
	}
	return filepath.Abs(filepath.Join(t.program, t.u.programName()))
}

// programName is the file name of the unit's program.
func (u *unit) programName() string {
	return strings.TrimSuffix(filepath.Base(u.file), suffix) + executableSuffix()
}

// buildPrograms is -build.
func (f *measureFlags) buildPrograms(s *streams, units []*unit, work string) error {
	for _, u := range units {
		program, err := u.build(s, work, []variant{{name: variantName(0)}})
		if err != nil {
			return err
		}
		text, err := os.ReadFile(program)
		if err != nil {
			return err
		}
		if err := os.MkdirAll(f.buildTo, 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(f.buildTo, u.programName()), text, 0o755); err != nil {
			return err
		}
	}
	return nil
}

// reference runs the kernel on the CPU as its defaults say.
func (t *measuring) reference(work string) error {
	l, err := t.sub.Launch(t.sub.Defaults(), &driver.DeviceInfo{})
	if err != nil {
		return err
	}
	l.Module = variantName(0)
	keep := filepath.Join(work, "reference")
	_ = os.Remove(keep) // of another size
	r, err := t.worker.Reference(
		&candidate.Job{Do: "reference", Args: t.sub.Args, Globals: t.sub.Globals, Keep: keep, Launch: l},
	)
	if err != nil {
		return err
	}
	t.name, _, _ = strings.Cut(r.Name, "[")
	text, err := readSource(t.u.dir, t.u.files[0], t.u.mods)
	t.source = gen.SourceSHA256(text)
	return err
}

// job measures the kernel with these values.
func (t *measuring) job(tunedValues map[string]int64) (*candidate.Job, error) {
	l, err := t.sub.Launch(tunedValues, t.device)
	if err != nil {
		return nil, err
	}
	macros := t.sub.Macros(tunedValues)
	l.Module = t.modules[strings.Join(macros, " ")]
	if l.Module == "" {
		l.Module = variantName(0)
		for _, d := range macros {
			l.Options = append(l.Options, "-D"+d)
		}
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
	return t.worker.Measure(j, t.deadline)
}

// tuneFlags are those of kbind tune.
type tuneFlags struct {
	*measureFlags
	strategy string
	budget   int
	seed     uint64
	fresh    bool
	dry      bool
	top      int
	t4, csv  string
	written  map[string]bool // files that exports went to
}

// runTune tunes the kernels of packages or files.
func runTune(s *streams, f *tuneFlags, args []string) error {
	units, err := unitsOf(s, args)
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "kbind-tune-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if f.buildTo != "" {
		return f.buildPrograms(s, units, work)
	}
	found := false
	for _, u := range units {
		m, err := u.module(s)
		if err != nil {
			return err
		}
		changed := false
		for _, group := range f.kernelsOf(m, true) {
			found = true
			for _, size := range f.sizes {
				if err := f.one(s, u, m, group, size, work); err != nil {
					return err
				}
				changed = true
			}
		}
		if changed && !f.dry {
			if err := u.again(s); err != nil {
				return fmt.Errorf("the results are written; run go generate where Go is, since here: %w", err)
			}
		}
	}
	if !found {
		return fmt.Errorf("no kernel in %s has a tune directive", strings.Join(args, " "))
	}
	return nil
}

// again generates the unit once more, so that it embeds its results file.
func (u *unit) again(s *streams) error {
	_, files, err := u.generate(s, u.dir, noEnv, nil)
	if err != nil {
		return err
	}
	return writeAll(files)
}

// one tunes a kernel for one size.
func (f *tuneFlags) one(s *streams, u *unit, m *ir.Module, group []*ir.Kernel, size, work string) error {
	t, err := f.prepare(s, u, m, group, size, work)
	if err != nil {
		return err
	}
	defer t.worker.Close()
	strategy, err := search.New(f.strategy, t.sub.Space, f.seed)
	if err != nil {
		return usagef("tune: %v", err)
	}
	journal, err := t.journal(f.fresh)
	if err != nil {
		return err
	}
	defer journal.Close()
	if n := journal.Len(); n > 0 {
		fmt.Fprintf(s.err, "%s: going on behind %d measurements of an earlier run (-fresh begins anew)\n", t.name, n)
	}
	t.compile(journal)
	run := &session.Session{
		Space:    t.sub.Space,
		Default:  t.sub.Default,
		Strategy: strategy,
		Budget:   f.budget,
		Journal:  journal,
		Job:      func(i int) (*candidate.Job, error) { return t.job(t.sub.Tuned(i)) },
		Measure:  t.measure,
		Progress: func(p session.Progress) { t.progress(p) },
	}
	o, err := run.Run()
	if err != nil {
		return fmt.Errorf("%s: %w", t.name, err)
	}
	return f.finish(t, run, o, journal)
}

// Compiling takes longer than measuring, and does not disturb it as long as nothing is measured: so the sources are
// compiled first, by as many programs at once as there are processors for, up to mostCompilers. A space with more than
// mostCompiled combinations of macros is not compiled ahead, because the search looks at a part of it only.
const (
	mostCompilers = 8
	mostCompiled  = 256
)

// compile fills the cache of compiled code with what is not measured yet.
func (t *measuring) compile(journal *session.Journal) {
	if cache, _ := t.s.env("KBIND_CACHE"); cache == "off" || !compilesSources(t.dialect, t.device.Backend) {
		return
	}
	seen := map[string]bool{}
	var jobs []*candidate.Job
	for i := range t.sub.Space.Len() {
		key := strings.Join(t.sub.Macros(t.sub.Tuned(i)), " ")
		if _, known := journal.Get(t.sub.Space.Text(i)); known || seen[key] {
			continue
		}
		seen[key] = true
		if j, err := t.job(t.sub.Tuned(i)); err == nil {
			j.Do = "compile"
			jobs = append(jobs, j)
		}
	}
	if len(jobs) < 2 || len(jobs) > mostCompiled {
		return
	}
	n := 0
	programs := min(runtime.NumCPU(), mostCompilers)
	session.Compile(t.path, t.measureFlags.device, os.Environ(), jobs, programs, t.deadline, func() {
		if n++; t.s.color {
			fmt.Fprintf(t.s.err, "\r\x1b[K%s: compiled %d of %d", t.name, n, len(jobs))
		}
	})
}

// progress writes where a session stands over the line before.
func (t *measuring) progress(p session.Progress) {
	if !t.s.color {
		return
	}
	best := "none works yet"
	if p.Best != "" {
		best = fmt.Sprintf("best %s at %s", results.Milliseconds(float64(p.Median)/1e6), p.Best)
	}
	fmt.Fprintf(t.s.err, "\r\x1b[K%s %d/%d, %s, %v left", t.name, p.Done, p.Of, best, p.Left.Round(time.Second))
	if p.Done == p.Of {
		fmt.Fprint(t.s.err, "\r\x1b[K")
	}
}

// journal opens the journal of this kernel, device and size.
func (t *measuring) journal(fresh bool) (*session.Journal, error) {
	head, err := json.Marshal(
		map[string]any{
			"kbind":   version,
			"source":  t.source,
			"kernel":  t.name,
			"device":  t.device.String(),
			"arch":    t.device.Arch,
			"driver":  t.device.Driver,
			"size":    t.sub.Sizes,
			"args":    len(t.sub.Args),
			"space":   t.sub.Space.Params,
			"legal":   t.sub.Space.Len(),
			"cold":    t.cold,
			"time":    t.minTime,
			"options": t.u.deviceFlags(),
		},
	)
	if err != nil {
		return nil, err
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = os.TempDir()
	}
	sum := sha256.Sum256(head)
	return session.OpenJournal(
		filepath.Join(cache, "kbind", "tune", hex.EncodeToString(sum[:12])+".jsonl"),
		string(head),
		fresh,
	)
}

// finish shows what was found and writes it.
func (f *tuneFlags) finish(t *measuring, run *session.Session, o *session.Outcome, journal *session.Journal) error {
	table := run.Table(o, t.name, t.device.String())
	fmt.Fprintf(t.s.out, "%s on %s, %s\n", t.name, t.device, sizeText(t.sub.Sizes))
	if err := table.Print(t.s.out, f.top); err != nil {
		return err
	}
	if err := f.export(table); err != nil {
		return err
	}
	if o.Best < 0 {
		for _, m := range o.Measured {
			return fmt.Errorf(
				"%s: no configuration works; %s: %s: %s",
				t.name,
				run.Space.Text(m.Config),
				m.Status,
				m.Why,
			)
		}
		return fmt.Errorf("%s: nothing was measured", t.name)
	}
	best := o.Final[slices.IndexFunc(o.Final, func(m session.Measured) bool { return m.Config == o.Best })]
	fmt.Fprintf(t.s.out, "chosen: %s, %s", run.Space.Text(o.Best), results.Milliseconds(float64(best.Median)/1e6))
	if o.Default > 0 {
		fmt.Fprintf(
			t.s.out,
			"; the defaults take %s, %.2f times as long",
			results.Milliseconds(float64(o.Default)/1e6),
			float64(o.Default)/float64(best.Median),
		)
	}
	fmt.Fprintln(t.s.out)
	if f.dry {
		return journal.Remove()
	}
	if err := t.write(run, o); err != nil {
		return err
	}
	return journal.Remove()
}

func sizeText(sizes map[string]int64) string {
	var parts []string
	for name, v := range sizes {
		parts = append(parts, fmt.Sprintf("%s=%d", name, v))
	}
	slices.Sort(parts)
	return strings.Join(parts, " ")
}

// another is the name of the file for one more table: file itself for the first, then file_KERNEL, file_KERNEL2.
func (f *tuneFlags) another(file, kernel string) string {
	name, ext := file, filepath.Ext(file)
	for n := 1; f.written[name]; n++ {
		name = strings.TrimSuffix(file, ext) + "_" + kernel
		if n > 1 {
			name += strconv.Itoa(n)
		}
		name += ext
	}
	f.written[name] = true
	return name
}

// export writes the files that flags ask for.
func (f *tuneFlags) export(table *results.Table) error {
	for _, e := range []struct {
		file  string
		write func(*os.File) error
	}{
		{f.t4, func(w *os.File) error { return table.WriteT4(w) }},
		{f.csv, func(w *os.File) error { return table.WriteCSV(w) }},
	} {
		if e.file == "" {
			continue
		}
		w, err := os.Create(f.another(e.file, table.Kernel))
		if err != nil {
			return err
		}
		if err := errors.Join(e.write(w), w.Close()); err != nil {
			return err
		}
	}
	return nil
}

// write puts the outcome into the results file.
func (t *measuring) write(run *session.Session, o *session.Outcome) error {
	path := filepath.Join(t.u.dir, gen.ResultsFile(t.u.files[0]))
	file := &tuned.File{Version: tuned.Version, Source: t.source, Kernels: map[string][]tuned.Entry{}}
	if data, err := os.ReadFile(path); err == nil {
		old, err := tuned.Parse(data, t.source)
		if err != nil {
			fmt.Fprintf(t.s.err, "%s is begun anew: %v\n", filepath.ToSlash(path), err)
		} else {
			file = old
		}
	}
	e := tuned.Entry{
		Vendor:  tuned.Vendor(*t.device),
		Arch:    tuned.Arch(*t.device),
		Device:  t.device.Name,
		Size:    t.sub.Sizes,
		Default: milliseconds(o.Default),
	}
	add := func(m session.Measured) {
		e.Best = append(e.Best, tuned.Config{Values: t.sub.Tuned(m.Config), Ms: milliseconds(m.Median)})
	}
	for _, m := range o.Final {
		if m.Config == o.Best {
			add(m)
		}
	}
	for _, m := range o.Final {
		if m.Config != o.Best && m.Status == string(results.Correct) {
			add(m)
		}
	}
	file.Put(t.name, e)
	data, err := file.Bytes()
	if err != nil {
		return err
	}
	return writeAll([]gen.File{{Name: path, Content: data}})
}

func milliseconds(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1e6 }

// benchCmd measures kernels as they are launched without more ado.
func benchCmd(s *streams, args []string) error {
	f := newMeasureFlags("bench")
	rest, err := f.parse(s, args)
	if err != nil {
		return err
	}
	units, err := unitsOf(s, rest)
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "kbind-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if f.buildTo != "" {
		return f.buildPrograms(s, units, work)
	}
	for _, u := range units {
		m, err := u.module(s)
		if err != nil {
			return err
		}
		for _, group := range f.kernelsOf(m, false) {
			for _, size := range f.sizes {
				if err := f.benchOne(s, u, m, group, size, work); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// benchOne measures a kernel with its defaults, and with what was tuned if there is something.
func (f *measureFlags) benchOne(s *streams, u *unit, m *ir.Module, group []*ir.Kernel, size, work string) error {
	t, err := f.prepare(s, u, m, group, size, work)
	if err != nil {
		return err
	}
	defer t.worker.Close()
	values := t.sub.Defaults()
	for _, what := range []string{"", "tuned"} {
		if what != "" {
			best, ok := t.chosen()
			if !ok {
				break
			}
			values = best
		}
		j, err := t.job(values)
		if err != nil {
			return err
		}
		r, err := t.measure(j)
		if err != nil {
			return err
		}
		name := strings.TrimSpace(t.name + " " + what)
		if r.Status != string(results.Correct) {
			fmt.Fprintf(s.out, "%s\t%s\t%s: %s\n", name, sizeText(t.sub.Sizes), r.Status, r.Why)
			continue
		}
		fmt.Fprintf(
			s.out,
			"%s\t%s\t%s ±%.1f%%\t%d samples\t%.4g GB/s\n",
			name,
			sizeText(t.sub.Sizes),
			results.Milliseconds(milliseconds(r.Median)),
			50*float64(
				r.Q3-r.Q1,
			)/float64(
				r.Median,
			),
			len(r.Samples),
			float64(t.sub.Bytes)/float64(r.Median.Nanoseconds()),
		)
	}
	return nil
}

// chosen are the values that a launch on the device would take from the results file; false if those are the
// defaults.
func (t *measuring) chosen() (map[string]int64, bool) {
	data, err := os.ReadFile(filepath.Join(t.u.dir, gen.ResultsFile(t.u.files[0])))
	if err != nil {
		return nil, false
	}
	file, err := tuned.Parse(data, t.source)
	if err != nil {
		return nil, false
	}
	spec := &driver.Tuning{Kernel: t.name}
	for _, x := range t.sub.Lead.Attrs.Tune {
		spec.Params = append(spec.Params, driver.TuneParam{Name: x.Name, Values: x.Values, Default: x.Default})
	}
	var sizes []int64
	for _, p := range t.sub.Lead.Params {
		if v, ok := t.sub.Sizes[p.Name]; ok {
			spec.Sizes, sizes = append(spec.Sizes, p.Name), append(sizes, v)
		}
	}
	list, ok := file.Choose(spec, *t.device, sizes)
	values := map[string]int64{}
	for i := range list {
		values[spec.Params[i].Name] = list[i]
	}
	return values, ok
}
