package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/kbind/kbind/testdata/corpus/difftest/run"
)

// unread is the state of a unit without a program.
const unread = "unread"

func writeResults(path string, list []*run.Result) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	enc := json.NewEncoder(f)
	for _, r := range list {
		err = errors.Join(err, enc.Encode(r))
	}
	return errors.Join(err, f.Close())
}

func readResults(path string) (list []*run.Result, err error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	dec := json.NewDecoder(f)
	for {
		r := &run.Result{}
		if err := dec.Decode(r); err == io.EOF {
			return list, nil
		} else if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		list = append(list, r)
	}
}

// forms are the columns of comparisons.
var forms = []string{"fast", "general", "workers", "opencl", "cuda", "cc"}

// row counts the kernels of one repository.
type row struct {
	units, kernels, refused, untried, clean, idle, timeout, panics int
	// set aside, by kind of report
	set  map[string]int
	said map[string]map[string]int // form -> equal, close, order, differ, error
}

func newRow() *row { return &row{set: map[string]int{}, said: map[string]map[string]int{}} }

// table prints the table of the results in files, and everything that is to be looked at.
func table(opt *options, files []string) error {
	var all []*run.Result
	for _, f := range files {
		list, err := readResults(f)
		if err != nil {
			return err
		}
		all = append(all, list...)
	}
	slices.SortStableFunc(all, func(a, b *run.Result) int {
		return strings.Compare(a.Repo+"/"+a.File+fmt.Sprintf(":%06d", a.Line)+a.Kernel,
			b.Repo+"/"+b.File+fmt.Sprintf(":%06d", b.Line)+b.Kernel)
	})
	all = once(all)
	rows := map[string]*row{}
	total := newRow()
	var notes []string
	alone := map[string]int{} // why a backend is not there
	for _, r := range all {
		for what, why := range r.Against {
			if name, ok := strings.CutPrefix(what, "without "); ok {
				alone[name+": "+why]++
			}
		}
		if rows[r.Repo] == nil {
			rows[r.Repo] = newRow()
		}
		for _, w := range []*row{rows[r.Repo], total} {
			w.count(r)
		}
		notes = append(notes, remarks(r)...)
	}
	w := os.Stdout
	fmt.Fprintf(w, "| repository | kernels | no form | untried | clean | of these idle | timeout | panic | %s | set "+
		"aside |\n|---|---:|---:|---:|---:|---:|---:|---:|%s---|\n", strings.Join(forms, " | "),
		strings.Repeat("---|", len(forms)))
	for _, name := range slices.Sorted(maps.Keys(rows)) {
		rows[name].print(w, name)
	}
	total.print(w, "all")
	fmt.Fprintln(w)
	for _, n := range notes {
		fmt.Fprintln(w, n)
	}
	for _, why := range slices.Sorted(maps.Keys(alone)) {
		fmt.Fprintf(w, "- %d kernels without %s\n", alone[why], why)
	}
	if opt.json != "" {
		return writeResults(opt.json, all)
	}
	return nil
}

// once keeps one result of a kernel that several units have: one that was compared, if there is one.
func once(list []*run.Result) (out []*run.Result) {
	at := map[string]int{}
	for _, r := range list {
		key := fmt.Sprintf("%s %s:%d %s", r.Repo, r.File, r.Line, r.Kernel)
		if r.State == unread {
			key += r.Unit
		}
		i, seen := at[key]
		switch {
		case !seen:
			at[key] = len(out)
			out = append(out, r)
		case worth(r) > worth(out[i]):
			out[i] = r
		}
	}
	return out
}

func worth(r *run.Result) int {
	for _, s := range r.Against {
		if strings.HasPrefix(s, "differ") {
			return 4
		}
	}
	switch {
	case r.State == run.Panicked:
		return 3
	case r.State == run.Launched:
		return 2
	case r.State == run.Refused:
		return 0
	}
	return 1
}

// verdict is how a comparison counts: "equal", "close", "order", "clock", "differ" or "error".
func verdict(r *run.Result, form string) string {
	said := r.Against[form]
	kind, _, _ := strings.Cut(said, ":")
	if kind == "differ" && r.Clock {
		return "clock"
	}
	if kind == "differ" && form != "fast" && form != "general" && r.Atomic {
		return "order"
	}
	return kind
}

func (w *row) count(r *run.Result) {
	if r.State == unread {
		w.units++
		return
	}
	w.kernels++
	switch r.State {
	case run.Refused:
		w.refused++
	case run.Untried:
		w.untried++
	case run.Timeout:
		w.timeout++
	case run.Panicked:
		w.panics++
	case run.Reported:
		w.set[strings.Join(slices.Sorted(maps.Keys(r.Reports)), "+")]++
	case run.Launched:
		w.clean++
		if !r.Effect {
			w.idle++
		}
		for _, f := range forms {
			if kind := verdict(r, f); kind != "" {
				if w.said[f] == nil {
					w.said[f] = map[string]int{}
				}
				w.said[f][kind]++
			}
		}
	}
}

func (w *row) print(out io.Writer, name string) {
	fmt.Fprintf(out, "| %s | %d | %d | %d | %d | %d | %d | %d |", name, w.kernels, w.refused, w.untried, w.clean, w.idle,
		w.timeout, w.panics)
	for _, f := range forms {
		fmt.Fprintf(out, " %s |", counts(w.said[f]))
	}
	fmt.Fprintf(out, " %s |\n", counts(w.set))
}

func counts(m map[string]int) string {
	var parts []string
	for _, k := range slices.Sorted(maps.Keys(m)) {
		parts = append(parts, fmt.Sprintf("%s %d", k, m[k]))
	}
	return strings.Join(parts, ", ")
}

// remarks are what is to be looked at in a result.
func remarks(r *run.Result) (list []string) {
	at := fmt.Sprintf("- %s/%s:%d %s (%s)", r.Repo, r.File, r.Line, r.Kernel, r.Form)
	switch r.State {
	case unread:
		return []string{fmt.Sprintf("- %s/%s: %s: %s", r.Repo, r.Unit, r.State, r.Why)}
	case run.Panicked, run.Timeout:
		return []string{at + ": " + r.State + ": " + r.Why}
	}
	for _, f := range forms {
		if kind := verdict(r, f); kind == "differ" || kind == "error" || kind == "order" || kind == "close" &&
			f != "opencl" && f != "cuda" {
			list = append(list, fmt.Sprintf("%s: %s: %s: %s [%s]", at, f, kind, r.Against[f], r.Shape))
		}
	}
	return list
}
