package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
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
	"github.com/kbind/kbind/gen"
	"github.com/kbind/kbind/rt/bench/candidate"
	"github.com/kbind/kbind/rt/tuned"
)

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
	list, err := f.targets(s, args, true)
	if err != nil {
		return err
	}
	return f.each(s, list, func(t measured, group []*ir.Kernel, in input, work string) error {
		return f.one(s, t.u, t.m, group, in, work)
	}, func(t measured) error {
		switch {
		case f.dry:
			return nil
		case f.program != "": // there is no Go here
			fmt.Fprintf(s.err, "%s: go generate, where Go is, embeds the results\n", gen.ResultsFile(t.u.files[0]))
			return nil
		}
		return t.u.again(s)
	})
}

// again generates the unit once more, so that it embeds its results file.
func (u *unit) again(s *streams) error {
	_, files, err := u.generate(s, u.dir, noEnv, nil)
	if err != nil {
		return err
	}
	return writeAll(files)
}

// all are the configurations of the space.
func (t *measuring) all() ([]map[string]int64, error) {
	var list []map[string]int64
	for i := range t.sub.Space.Len() {
		list = append(list, t.sub.Tuned(i))
	}
	return list, nil
}

// one tunes a kernel for one size.
func (f *tuneFlags) one(s *streams, u *unit, m *ir.Module, group []*ir.Kernel, in input, work string) error {
	t, err := f.prepare(s, u, m, group, in, work, (*measuring).all)
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
		fmt.Fprintf(s.err, "%s: going on after %d measurements of an earlier run (-fresh begins anew)\n", t.name, n)
	}
	f.compile(t, journal)
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
	// A run that came to its end leaves no journal, whatever the end was: only one that was killed goes on.
	return errors.Join(f.finish(t, run, o), journal.Remove())
}

// Compiling takes longer than measuring, and does not disturb it as long as nothing is measured: so the sources are
// compiled first, by as many programs at once as there are processors for, up to mostCompilers. A space with more than
// mostCompiled combinations of macros, or more than the budget, is not compiled ahead, because the search looks at a
// part of it only.
const (
	mostCompilers = 8
	mostCompiled  = 256
)

// compile fills the cache of compiled code with what is not measured yet.
func (f *tuneFlags) compile(t *measuring, journal *session.Journal) {
	if cache, _ := t.s.env("KBIND_CACHE"); cache == "off" || !t.u.compilesSources(t.dialect, t.device.Backend) {
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
	if len(jobs) < 2 || len(jobs) > mostCompiled || len(jobs) > f.budget && f.budget > 0 {
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

// identity tells recordings apart, also those that were written to the same file; "" for what is made up.
func (in input) identity() string {
	if in.recorded == nil {
		return ""
	}
	info, err := os.Stat(in.recorded.Path)
	if err != nil {
		return in.recorded.Path
	}
	return fmt.Sprint(in.recorded.Path, info.Size(), info.ModTime().UnixNano())
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
			// What a failure depends on, too.
			"limit": t.limit, "deadline": t.deadline,
			"recorded": t.input.identity(),
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
func (f *tuneFlags) finish(t *measuring, run *session.Session, o *session.Outcome) error {
	table := run.Table(o, t.name, t.device.String())
	var err error
	if table.Rates, err = f.rates(t); err != nil {
		return err
	}
	fmt.Fprintf(t.s.out, "%s on %s, %s\n", t.name, t.device, sizeText(t.sub.Sizes))
	if err := table.Print(t.s.out, f.top); err != nil {
		return err
	}
	if err := f.export(table); err != nil {
		return err
	}
	if o.Unstable {
		return fmt.Errorf("%s: the best configurations gave wrong results, or none, when they were measured again", t.name)
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
		return nil
	}
	return t.write(run, o)
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

// mostWritten is how many configurations the results file has of one tune. Other architectures choose among those that
// several have.
const mostWritten = 16

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
	var written []int
	add := func(m session.Measured) {
		written = append(written, m.Config)
		e.Best = append(e.Best, tuned.Config{Values: t.sub.Tuned(m.Config), Ms: milliseconds(m.Median)})
	}
	for _, m := range o.Final {
		if m.Config == o.Best {
			add(m)
		}
	}
	for _, m := range slices.Concat(o.Final, o.Sorted()) {
		if m.Status == string(results.Correct) && len(e.Best) < mostWritten && !slices.Contains(written, m.Config) {
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
