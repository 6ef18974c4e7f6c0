package main

import (
	"fmt"
	"io"
	"sort"
	"strings"
	"time"
)

// total is one row of the table: a repository.
type total struct {
	name                                     string
	files, accepted, timeouts, panics        int
	oracle, equal, wrong, missing, extra     int
	okOracle, okEqual, okFound, okGo         int // in files that clang accepts
	found, goOK, goNone, refused, withErrors int
	took                                     time.Duration
}

func (t *total) add(r result) {
	t.files++
	if r.verdict.accepted {
		t.accepted++
		t.okOracle += r.oracle
		t.okEqual += r.equal
		t.okFound += r.measured
		t.okGo += r.ok
	}
	t.oracle += r.oracle
	t.equal += r.equal
	t.wrong += len(r.wrong)
	t.missing += len(r.missing)
	t.extra += len(r.extra)
	t.found += r.measured
	t.goOK += r.ok
	t.goNone += r.none
	t.refused += len(r.refused)
	t.took += r.answer.took
	if r.answer.timeout {
		t.timeouts++
	}
	if r.answer.panic != "" {
		t.panics++
	}
	if len(r.answer.errors) > 0 {
		t.withErrors++
	}
}

const tableHead = `| repository | files | clang accepts | kernels (clang) | signatures equal | in accepted files | wrong | missing | extra | kernels (kbind) | go ok | in accepted files | no instance | refused | files with errors | panics | timeouts | time |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
`

func (t *total) row(w io.Writer) {
	fmt.Fprintf(w, "| %s | %d | %d | %d | %s | %s | %d | %d | %d | %d | %s | %s | %d | %d | %d | %d | %d | %.1fs |\n", t.name, t.files, t.accepted, t.oracle, share(t.equal, t.oracle),
		share(t.okEqual, t.okOracle), t.wrong, t.missing, t.extra, t.found, share(t.goOK, t.found), share(t.okGo, t.okFound), t.goNone, t.refused, t.withErrors, t.panics, t.timeouts, t.took.Seconds())
}

func share(a, b int) string {
	if b == 0 {
		return "-"
	}
	return fmt.Sprintf("%d of %d = %.1f %%", a, b, 100*float64(a)/float64(b))
}

// tally counts reasons and remembers where the first few occurred.
type tally struct {
	count map[string]int
	where map[string][]string
}

func newTally() *tally { return &tally{map[string]int{}, map[string][]string{}} }

func (t *tally) add(reason, where string) {
	t.count[reason]++
	if len(t.where[reason]) < 3 {
		t.where[reason] = append(t.where[reason], where)
	}
}

func (t *tally) print(w io.Writer, title string, limit int) {
	var rs []string
	for r := range t.count {
		rs = append(rs, r)
	}
	sort.Slice(rs, func(i, j int) bool {
		if t.count[rs[i]] != t.count[rs[j]] {
			return t.count[rs[i]] > t.count[rs[j]]
		}
		return rs[i] < rs[j]
	})
	fmt.Fprintf(w, "\n## %s: %d kinds\n\n| count | reason | for example |\n|---:|---|---|\n", title, len(rs))
	for i, r := range rs {
		if limit > 0 && i == limit {
			break
		}
		fmt.Fprintf(w, "| %d | %s | %s |\n", t.count[r], strings.ReplaceAll(r, "|", "\\|"), strings.ReplaceAll(strings.Join(t.where[r], ", "), "|", "\\|"))
	}
}

// abstract replaces what a message quotes, and numbers, so that equal reasons count together.
func abstract(msg string) string {
	var b strings.Builder
	for i := 0; i < len(msg); {
		c := msg[i]
		switch {
		case c == '\'' || c == '`' || c == '"':
			if end := strings.IndexByte(msg[i+1:], c); end >= 0 && (i == 0 || !wordByte(msg[i-1])) {
				b.WriteString("'_'")
				i += end + 2
				continue
			}
			b.WriteByte(c)
			i++
		case '0' <= c && c <= '9' && (i == 0 || !wordByte(msg[i-1])):
			for i < len(msg) && wordByte(msg[i]) {
				i++
			}
			b.WriteByte('N')
		default:
			b.WriteByte(c)
			i++
		}
	}
	return b.String()
}

// report prints the table and the reasons; all of everything with full set.
func report(w io.Writer, names []string, results map[string][]result, full bool) {
	refusals, sound, errors, all := newTally(), newTally(), newTally(), total{name: "all"}
	var rows strings.Builder
	var every []result
	for _, n := range names {
		t := total{name: n}
		for _, r := range results[n] {
			t.add(r)
			all.add(r)
			for _, f := range r.refused {
				where := fmt.Sprintf("%s:%d (%s)", r.file, f.line, f.kernel)
				refusals.add(abstract(f.why), where)
				if r.verdict.accepted {
					sound.add(abstract(f.why), where)
				}
			}
			for _, d := range r.answer.errors {
				errors.add(d.Code+" "+abstract(d.Msg), fmt.Sprintf("%s:%d", d.File, d.Line))
			}
			every = append(every, r)
		}
		t.row(&rows)
	}
	all.row(&rows)
	fmt.Fprint(w, tableHead, rows.String())
	limit, list := 15, 20
	if full {
		limit, list = 0, 0
	}
	sound.print(w, "Refused for target go in files that clang accepts", limit)
	refusals.print(w, "Refused for target go in all files", limit)
	errors.print(w, "Errors by code", limit)
	printLists(w, every, list)
	sort.Slice(every, func(i, j int) bool { return every[i].answer.took > every[j].answer.took })
	fmt.Fprint(w, "\n## Slowest files\n\n")
	for i := 0; i < len(every) && i < 5; i++ {
		fmt.Fprintf(w, "- %.2f s %s\n", every[i].answer.took.Seconds(), every[i].file)
	}
	if full {
		printOracle(w, every)
	}
}

func printLists(w io.Writer, every []result, limit int) {
	lists := []struct {
		title string
		of    func(r result) []string
	}{
		{"Wrong signatures", func(r result) []string { return r.wrong }},
		{"Missing kernels", func(r result) []string { return r.missing }},
		{"Extra kernels", func(r result) []string { return r.extra }},
		{"Panics and timeouts", func(r result) []string {
			switch {
			case r.answer.timeout:
				return []string{r.file + ": timeout"}
			case r.answer.panic != "":
				return []string{r.file + ": " + strings.ReplaceAll(r.answer.panic, "\n", " / ")}
			}
			return nil
		}},
	}
	for _, l := range lists {
		n := 0
		for _, accepted := range []bool{true, false} {
			for _, r := range every {
				if r.verdict.accepted != accepted {
					continue
				}
				for _, s := range l.of(r) {
					if n++; n == 1 {
						fmt.Fprintf(w, "\n## %s\n\n", l.title)
					}
					note := ""
					if !accepted {
						note = " (clang has errors in this file)"
					}
					if limit == 0 || n <= limit {
						fmt.Fprintf(w, "- %s%s\n", s, note)
					}
				}
			}
		}
		if limit > 0 && n > limit {
			fmt.Fprintf(w, "- and %d more\n", n-limit)
		}
	}
}

// printOracle lists what clang rejects: the way to a better stub.
func printOracle(w io.Writer, every []result) {
	rejected, headers := newTally(), newTally()
	for _, r := range every {
		if r.verdict.err != nil {
			rejected.add(r.verdict.err.Error(), r.file)
		}
		for _, h := range r.verdict.missing {
			headers.add(h, r.file)
		}
		for i, e := range r.verdict.errors {
			if i == 3 {
				break
			}
			_, msg, _ := strings.Cut(e, "error: ")
			rejected.add(msg, r.file)
		}
	}
	headers.print(w, "Headers clang missed", 80)
	rejected.print(w, "Clang's errors, at most three of a file", 120)
}
