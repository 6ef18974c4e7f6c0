package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/cmd/kbind/internal/tune/results"
	"github.com/kbind/kbind/gen"
	"github.com/kbind/kbind/rt/bench/candidate"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/tuned"
)

// benchFlags are those of kbind bench.
type benchFlags struct {
	*measureFlags
	observe bool
}

// benchCmd measures kernels as they are launched without more ado.
func benchCmd(s *streams, args []string) error {
	f := &benchFlags{measureFlags: newMeasureFlags("bench")}
	f.set.BoolVar(&f.observe, "observe", false,
		"also print the registers, shared memory and occupancy of the kernel, and the GPU's power, "+
			"clocks and temperature, which takes half a second more")
	rest, err := f.parse(s, args)
	if err != nil {
		return err
	}
	list, err := f.targets(s, rest, false)
	if err != nil {
		return err
	}
	if err := checkTuneNames(s, list); err != nil {
		return err
	}
	return f.each(s, list, func(t measured, group []*ir.Kernel, in input, work string) error {
		return f.benchOne(s, t.u, t.m, group, in, work)
	}, func(measured) error { return nil })
}

// checkTuneNames reports a name in $KBIND_TUNE that none of the kernels tunes.
func checkTuneNames(s *streams, list []measured) error {
	env, _ := s.env("KBIND_TUNE")
	for _, name := range tuned.Names(env) {
		of := func(x ir.Tune) bool { return x.Name == name }
		if !slices.ContainsFunc(list, func(t measured) bool {
			return slices.ContainsFunc(t.groups, func(g []*ir.Kernel) bool { return slices.ContainsFunc(g[0].Attrs.Tune, of) })
		}) {
			return usagef("KBIND_TUNE=%s: no kernel has a tuned name %s", env, name)
		}
	}
	return nil
}

// benchOne measures a kernel with its defaults, and with the values that a launch would take if those are others.
func (f *benchFlags) benchOne(s *streams, u *unit, m *ir.Module, group []*ir.Kernel, in input, work string) error {
	var list []map[string]int64
	t, err := f.prepare(s, u, m, group, in, work, func(t *measuring) (_ []map[string]int64, err error) {
		list, err = t.launched()
		return list, err
	})
	if err != nil {
		return err
	}
	defer t.worker.Close()
	rates, err := f.rates(t)
	if err != nil {
		return err
	}
	if device := t.device.String(); !f.told[device] { // once
		f.told[device] = true
		fmt.Fprintf(s.out, "on %s; ± is half the interquartile range\n", device)
	}
	var failed error
	for i, values := range list {
		j, err := t.job(values)
		if err != nil {
			return err
		}
		j.Observe = f.observe
		r, err := t.measure(j)
		if err != nil {
			return err
		}
		name := t.name
		if i > 0 {
			name += " tuned"
		}
		if r.Status != string(results.Correct) {
			failed = fmt.Errorf("%s, %s: %s: %s", name, sizeText(t.sub.Sizes), r.Status, r.Why)
			continue
		}
		t.printTime(name, &r, rates)
	}
	return failed
}

// printTime prints the line of a measurement, and one with what was observed.
func (t *measuring) printTime(name string, r *candidate.Reply, rates []results.Rate) {
	line := fmt.Sprintf("%s\t%s\t%s ±%.2f%%\t%d samples", name, sizeText(t.sub.Sizes),
		results.Milliseconds(milliseconds(r.Median)), 50*float64(r.Q3-r.Q1)/float64(r.Median), len(r.Samples))
	for _, rate := range rates {
		line += fmt.Sprintf("\t%.4g %s", rate.Of(milliseconds(r.Median)), rate.Name)
	}
	fmt.Fprintln(t.s.out, line)
	var list []string
	for _, name := range slices.Sorted(maps.Keys(r.Observed)) {
		list = append(list, fmt.Sprintf("%s=%.4g", name, r.Observed[name]))
	}
	if len(list) > 0 {
		fmt.Fprintf(t.s.out, "\t%s\n", strings.Join(list, " "))
	}
}

// launched are the defaults, and after them the values that a launch on the device would take if those are others: of
// the results file and of $KBIND_TUNE.
func (t *measuring) launched() ([]map[string]int64, error) {
	list := []map[string]int64{t.sub.Defaults()}
	spec := tuningOf(t.sub.Lead, t.name)
	env, _ := t.s.env("KBIND_TUNE")
	if env == "off" || len(spec.Params) == 0 {
		return list, nil
	}
	values, ok := t.recorded(spec)
	if !ok {
		values = spec.Defaults()
	}
	values, err := tuned.Override(spec, values, env)
	if err != nil || slices.Equal(values, spec.Defaults()) {
		return list, err
	}
	chosen := map[string]int64{}
	for i, v := range values {
		chosen[spec.Params[i].Name] = v
	}
	return append(list, chosen), nil
}

// recorded are the values for the device and the size in the results file.
func (t *measuring) recorded(spec *driver.Tuning) ([]int64, bool) {
	data, err := os.ReadFile(filepath.Join(t.u.dir, gen.ResultsFile(t.u.files[0])))
	if err != nil {
		return nil, false
	}
	file, err := tuned.Parse(data, t.source)
	if err != nil {
		fmt.Fprintf(t.s.err, "%s is not used: %v\n", gen.ResultsFile(t.u.files[0]), err)
		return nil, false
	}
	var sizes []int64
	for _, name := range spec.Sizes {
		sizes = append(sizes, t.sub.Sizes[name])
	}
	return file.Choose(spec, *t.device, sizes)
}
