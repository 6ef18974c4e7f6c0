package main

import (
	"fmt"
	"io"
	"path/filepath"
	"sort"
	"strings"
	"time"
)

// summary is everything that the report says, by repository and dialect.
type summary struct {
	rows    []*total
	all     *total
	results []result
	ids     map[string]string // commits by repository
}

// total is one row of the table.
type total struct {
	name                               string
	units, accepted                    int
	sure, equal, wrong, missing, extra int
	sureOK, equalOK                    int // in units that clang accepts
	found, none, foreign               int // kernels kbind finds; without an instance; that need third-party names
	lowered, emitted, compiled         int
	refused                            int
	panics, timeouts, withErrors       int
	took                               time.Duration
	kernels                            []*sight
}

// summarise counts every kernel once in its repository and dialect.
func summarise(rs []result, commits map[string]string) *summary {
	s := &summary{all: &total{name: "all"}, results: rs, ids: commits}
	rows := map[string]*total{}
	index := map[string]*sight{}
	for _, r := range rs {
		name := title(r)
		t := rows[name]
		if t == nil {
			t = &total{name: name}
			rows[name] = t
			s.rows = append(s.rows, t)
		}
		t.addUnit(r)
		s.all.addUnit(r)
		for _, k := range r.kernels {
			key := fmt.Sprintf("%s %s:%d:%s", name, k.file, k.line, k.name)
			if old := index[key]; old != nil {
				old.merge(k)
				continue
			}
			index[key] = &k
			t.kernels = append(t.kernels, &k)
		}
	}
	for _, t := range s.rows {
		for _, k := range t.kernels {
			t.addKernel(k)
			s.all.addKernel(k)
		}
		s.all.kernels = append(s.all.kernels, t.kernels...)
	}
	return s
}

// title names the row that a unit counts in.
func title(r result) string {
	d := r.answer.dialect
	switch {
	case d == "" && isOpenCL(r.unit.Name()):
		d = "opencl"
	case d == "":
		d = "cuda"
	}
	_, name, ok := strings.Cut(r.unit.Repo, "+")
	if !ok {
		name = r.unit.Repo
	}
	return name + ", " + map[string]string{"cuda": "CUDA", "hip": "HIP", "opencl": "OpenCL"}[d]
}

func (t *total) addUnit(r result) {
	t.units++
	t.took += r.answer.took
	count := func(n *int, yes bool) {
		if yes {
			*n++
		}
	}
	count(&t.accepted, r.verdict.accepted)
	count(&t.timeouts, r.answer.timeout)
	count(&t.panics, r.answer.panic != "")
	count(&t.withErrors, len(r.answer.errors) > 0)
}

func (t *total) addKernel(k *sight) {
	count := func(n *int, yes bool) {
		if yes {
			*n++
		}
	}
	count(&t.sure, k.sure)
	count(&t.equal, k.sure && k.equal)
	count(&t.sureOK, k.sure && k.accepted)
	count(&t.equalOK, k.sure && k.equal && k.accepted)
	count(&t.wrong, k.wrong != "")
	count(&t.missing, k.sure && k.state == unseen)
	count(&t.extra, k.extra)
	count(&t.found, k.state != unseen)
	count(&t.none, k.state == noInstance)
	count(&t.refused, k.state == refused)
	count(&t.foreign, k.foreign())
	count(&t.lowered, k.state >= lowered)
	count(&t.emitted, k.state >= emitted)
	count(&t.compiled, k.state == compiled)
}

const tableHead = `| repository | units | kernels found | signatures equal to clang's | of these in units that clang accepts | wrong | missing | extra | lowered to IR | Go that compiles and vets | without an instance | third-party names | lowered, of the others | compiles, of the others | seconds |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
`

// row prints one row. A kernel without an instance or with third-party names in its closure is not among "the others".
func (t *total) row(w io.Writer) {
	others := t.found - t.none - t.foreign
	compiled := func(of int) string {
		if t.emitted == 0 { // not asked for
			return "-"
		}
		return share(t.compiled, of)
	}
	fmt.Fprintf(w, "| %s | %d | %d | %s | %s | %d | %d | %d | %s | %s | %d | %d | %s | %s | %.1f |\n", t.name, t.units,
		t.found, share(t.equal, t.sure), share(t.equalOK, t.sureOK),
		t.wrong, t.missing, t.extra, share(t.lowered, t.found), compiled(t.found), t.none, t.foreign,
		share(t.lowered, others), compiled(others), t.took.Seconds())
}

func share(a, b int) string {
	if b == 0 {
		return "-"
	}
	return fmt.Sprintf("%d of %d = %.1f %%", a, b, 100*float64(a)/float64(b))
}

// print writes the table and the reasons; all of everything with full set.
func (s *summary) print(w io.Writer, full bool) {
	fmt.Fprint(w, tableHead)
	for _, t := range s.rows {
		t.row(w)
	}
	s.all.row(w)
	fmt.Fprintf(w, "\n%d of %d units are accepted by clang; %d have errors of kbind's, %d panics, %d timeouts.\n",
		s.all.accepted, s.all.units, s.all.withErrors, s.all.panics, s.all.timeouts)
	limit, list := 10, 20
	if full {
		limit, list = 0, 0
	}
	s.reasons(w, limit)
	s.lists(w, list)
	s.slowest(w)
	s.commits(w)
	if full {
		printOracle(w, s.results)
	}
}

// reasons prints why kernels are refused, the most frequent first.
func (s *summary) reasons(w io.Writer, limit int) {
	others, foreign, errors, generate := newTally(), newTally(), newTally(), newTally()
	for _, k := range s.all.kernels {
		if k.state != refused {
			continue
		}
		where := fmt.Sprintf("%s:%d (%s)", k.file, k.whyLine, k.name)
		if k.foreign() {
			foreign.add(abstract(k.why), where)
		} else {
			others.add(abstract(k.why), where)
		}
	}
	for _, r := range s.results {
		for _, d := range r.answer.errors {
			errors.add(d.Code+" "+abstract(d.Msg), fmt.Sprintf("%s:%d", d.File, d.Line))
		}
		if r.generate != "" {
			generate.add(abstract(r.generate), r.unit.Name())
		}
	}
	others.print(w, "Refused, without third-party names", limit)
	foreign.print(w, "Refused for third-party names", limit)
	errors.print(w, "Errors", limit)
	generate.print(w, "Go that was not generated or does not compile", limit)
}

func (s *summary) slowest(w io.Writer) {
	rs := append([]result(nil), s.results...)
	sort.SliceStable(rs, func(i, j int) bool { return rs[i].answer.took > rs[j].answer.took })
	fmt.Fprint(w, "\n## Slowest units\n\n")
	for i := 0; i < len(rs) && i < 8; i++ {
		fmt.Fprintf(w, "- %.2f s %s\n", rs[i].answer.took.Seconds(), rs[i].unit.Name())
	}
}

func (s *summary) commits(w io.Writer) {
	fmt.Fprint(w, "\n## Commits\n\n")
	seen := map[string]bool{}
	for _, r := range s.results {
		if id := s.ids[r.unit.Repo]; !seen[r.unit.Repo] {
			seen[r.unit.Repo] = true
			fmt.Fprintf(w, "- %s %s\n", strings.Replace(r.unit.Repo, "+", "/", 1), id)
		}
	}
}

// lists prints the kernels that something is wrong with, those of units that clang accepts first.
func (s *summary) lists(w io.Writer, limit int) {
	at := func(k *sight) string { return fmt.Sprintf("%s:%d: %s", filepath.ToSlash(k.file), k.line, k.name) }
	for _, l := range []struct {
		title string
		of    func(k *sight) bool
	}{
		{"Wrong signatures", func(k *sight) bool { return k.wrong != "" }},
		{"Missing kernels", func(k *sight) bool { return k.sure && k.state == unseen }},
		{"Extra kernels", func(k *sight) bool { return k.extra }},
	} {
		n := 0
		for _, accepted := range []bool{true, false} {
			for _, k := range s.all.kernels {
				if k.accepted != accepted || !l.of(k) {
					continue
				}
				if n++; n == 1 {
					fmt.Fprintf(w, "\n## %s\n\n", l.title)
				}
				note := ""
				if k.wrong != "" {
					note = ": " + k.wrong
				}
				if !accepted {
					note += " (clang has errors in this unit)"
				}
				if limit == 0 || n <= limit {
					fmt.Fprintf(w, "- %s%s\n", at(k), note)
				}
			}
		}
		if limit > 0 && n > limit {
			fmt.Fprintf(w, "- and %d more\n", n-limit)
		}
	}
	for _, r := range s.results {
		switch {
		case r.answer.timeout:
			fmt.Fprintf(w, "\n- timeout: %s\n", r.unit.Name())
		case r.answer.panic != "":
			fmt.Fprintf(w, "\n- %s: %s\n", r.unit.Name(), strings.ReplaceAll(r.answer.panic, "\n", " / "))
		}
	}
}
