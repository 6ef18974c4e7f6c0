package core

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/tuned"
)

// A kernel with tuned parameters asks at each launch which values hold on the stream's device for the launch's
// sizes. The answer is found once for each device and sizes, and kept.

// tuneSizes is how many sizes tell launches apart; what a kernel has beyond them is not looked at.
const tuneSizes = 6

// tuneKept is how many answers are kept for a kernel and device; then they are found anew.
const tuneKept = 1024

// Choice is the values of a kernel's tuned parameters for launches of one size on one device.
type Choice struct {
	values []int64
	module *driver.ModuleSpec
	table  *tuneTable
	tuned  bool // the values are not the defaults
	err    error

	at *sized // of tuned values: where they are kept
	// Of defaults that stand in for tuned values which found no memory: those, and for how many launches more.
	after *Choice
	rest  atomic.Int64
}

// tuneRest is for how many launches the defaults stand in for values that found no memory: others may have had it for
// a while.
const tuneRest = 100

// tuneTable is what a device knows of a kernel's tuning.
type tuneTable struct {
	dev    *device
	spec   *driver.ModuleSpec
	tuning *driver.Tuning
	last   atomic.Pointer[sized]
	plain  *Choice // the defaults

	choosing sync.Mutex                    // held while a choice is made, which may load a module; locked before mu
	modules  map[string]*driver.ModuleSpec // by options
	loaded   bool
	file     *tuned.File // nil if there is none that can be used

	mu    sync.RWMutex // held for what is below
	found map[[tuneSizes]int64]*sized
	said  map[string]bool // values that did not work
}

// sized is a choice and the sizes that it is for.
type sized struct {
	sizes  [tuneSizes]int64
	choice atomic.Pointer[Choice]
}

// next is the choice for a launch.
func (e *sized) next() *Choice {
	c := e.choice.Load()
	if c.after == nil || c.rest.Add(-1) >= 0 {
		return c
	}
	e.choice.CompareAndSwap(c, c.after)
	return e.choice.Load()
}

// Tune returns the values of t for a launch of a kernel of spec on s with the given sizes, in the order of
// t.Sizes. It does not allocate for sizes that it has seen.
func Tune(s *Stream, spec *driver.ModuleSpec, t *driver.Tuning, sizes ...int64) *Choice {
	if s.usable() != nil {
		return &Choice{values: t.Defaults(), module: spec} // Prepare says why
	}
	var key [tuneSizes]int64
	copy(key[:], sizes)
	v, ok := s.dev.tunings.Load(t)
	if !ok {
		if v, ok = s.dev.tunings.LoadOrStore(t, newTuneTable(s.dev, spec, t)); !ok {
			s.dev.sayStrange(t)
		}
	}
	table := v.(*tuneTable)
	if e := table.last.Load(); e != nil && e.sizes == key {
		return e.next()
	}
	table.mu.RLock()
	e := table.found[key]
	table.mu.RUnlock()
	if e == nil {
		e = table.find(key, len(sizes))
	}
	table.last.Store(e)
	return e.next()
}

func newTuneTable(dev *device, spec *driver.ModuleSpec, t *driver.Tuning) *tuneTable {
	table := &tuneTable{
		dev:     dev,
		spec:    spec,
		tuning:  t,
		found:   map[[tuneSizes]int64]*sized{},
		modules: map[string]*driver.ModuleSpec{},
		said:    map[string]bool{},
	}
	table.plain = &Choice{values: t.Defaults(), module: spec, table: table}
	return table
}

// sayStrange logs names in the environment variable KBIND_TUNE that neither t nor a kernel launched before tunes, once
// for each.
func (d *device) sayStrange(t *driver.Tuning) {
	for _, name := range tuned.Names(os.Getenv("KBIND_TUNE")) {
		if slices.ContainsFunc(t.Params, func(p driver.TuneParam) bool { return p.Name == name }) {
			d.strange.Store(name, true)
			continue
		}
		if _, known := d.strange.LoadOrStore(name, false); !known {
			slog.Warn("kbind: no kernel launched so far has the tuned name that KBIND_TUNE gives a value", "name", name,
				"kernel", t.Kernel)
		}
	}
}

// find makes a choice and keeps it.
func (t *tuneTable) find(key [tuneSizes]int64, n int) *sized {
	t.choosing.Lock()
	defer t.choosing.Unlock()
	t.mu.RLock()
	e := t.found[key]
	t.mu.RUnlock()
	if e != nil {
		return e
	}
	e = &sized{sizes: key}
	c := t.choose(key[:min(n, tuneSizes)])
	if c.tuned {
		c.at = e
	}
	e.choice.Store(c)
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.found) >= tuneKept {
		clear(t.found)
	}
	t.found[key] = e
	return e
}

// choose asks the environment variable KBIND_TUNE, the results file, and the defaults, in this order.
func (t *tuneTable) choose(sizes []int64) *Choice {
	env := os.Getenv("KBIND_TUNE")
	if env == "off" {
		return t.plain
	}
	values := t.plain.values
	if best, ok := t.results().choose(t, sizes); ok {
		values = best
	}
	values, err := tuned.Override(t.tuning, values, env)
	if err != nil {
		return &Choice{values: t.plain.values, module: t.spec, table: t, err: err}
	}
	if slices.Equal(values, t.plain.values) {
		return t.plain
	}
	c := &Choice{values: values, module: t.module(values), table: t, tuned: true}
	if c.module != t.spec {
		if err := t.dev.loadWith(t.spec, c.module); err != nil {
			t.reject(c, err)
			return t.plain
		}
	}
	return c
}

// usable is a results file, or none.
type usable struct{ file *tuned.File }

func (u usable) choose(t *tuneTable, sizes []int64) ([]int64, bool) {
	if u.file == nil {
		return nil, false
	}
	return u.file.Choose(t.tuning, t.dev.info, sizes)
}

// results reads the results file once, and says so once if it cannot be used.
func (t *tuneTable) results() usable {
	if t.loaded || t.tuning.Results == nil {
		return usable{t.file}
	}
	t.loaded = true
	f, err := tuned.Parse([]byte(*t.tuning.Results), sourceHash(t.spec))
	if err != nil {
		slog.Warn(
			"kbind: the tuning results are not used",
			"kernel",
			t.tuning.Kernel,
			"file",
			t.spec.Name,
			"reason",
			err,
		)
		return usable{}
	}
	t.file = f
	return usable{f}
}

// sourceHash is the hash of what a module is compiled from, "" for one without sources.
func sourceHash(spec *driver.ModuleSpec) string {
	if len(spec.Sources) == 0 {
		return ""
	}
	var texts []string
	for _, s := range spec.Sources {
		texts = append(texts, s.Text)
	}
	return tuned.Hash(texts, spec.Options)
}

// module is the module with the macros among the values.
func (t *tuneTable) module(values []int64) *driver.ModuleSpec {
	var options []string
	for i, p := range t.tuning.Params {
		if p.Macro && values[i] != p.Default {
			options = append(options, fmt.Sprintf("-D%s=%d", p.Name, values[i]))
		}
	}
	key := strings.Join(options, " ")
	if t.modules[key] == nil {
		t.modules[key] = t.spec.With(options)
	}
	return t.modules[key]
}

// reject says that values do not work, once for each.
func (t *tuneTable) reject(c *Choice, err error) {
	text := ""
	for i, p := range t.tuning.Params {
		text += fmt.Sprintf(" %s=%d", p.Name, c.values[i])
	}
	t.mu.Lock()
	said := t.said[text]
	t.said[text] = true
	t.mu.Unlock()
	if said {
		return
	}
	slog.Warn(
		"kbind: the tuned values do not work here; the defaults are used",
		"kernel",
		t.tuning.Kernel,
		"values",
		strings.TrimSpace(text),
		"device",
		t.dev.String(),
		"reason",
		err,
	)
}

// Value is the value of the i-th parameter.
func (c *Choice) Value(i int) int64 { return c.values[i] }

// Module is the module whose kernels have the values.
func (c *Choice) Module() *driver.ModuleSpec { return c.module }

// Chosen fails the call if the environment variable KBIND_TUNE cannot be followed.
func (c *Call) Chosen(v *Choice) { c.fail(v.err) }

// Restrict is the directive restrict.
func (c *Call) Restrict(ok bool, expr string) {
	if !ok {
		c.failKind(driver.ErrInvalidLaunch, "the tuned values do not meet %s", expr)
	}
}

// Reject reports whether the launch is to be made again with the defaults, because it failed with values that are
// not and the reason is what such values may do: they do not compile, make no valid launch, or need memory that is not
// there, which is tried again later. That is logged once.
func (c *Choice) Reject(err error) bool {
	if err == nil || !c.tuned {
		return false
	}
	if !errors.Is(err, driver.ErrInvalidLaunch) && !errors.Is(err, driver.ErrBuild) &&
		!errors.Is(err, driver.ErrNoImage) &&
		!errors.Is(err, driver.ErrNotSupported) &&
		!errors.Is(err, driver.ErrOutOfMemory) {
		return false
	}
	t := c.table
	t.reject(c, err)
	plain := t.plain
	if errors.Is(err, driver.ErrOutOfMemory) {
		plain = &Choice{values: t.plain.values, module: t.spec, table: t, after: c}
		plain.rest.Store(tuneRest)
	}
	c.at.choice.CompareAndSwap(c, plain)
	return true
}
