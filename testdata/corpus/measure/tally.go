package main

import (
	"fmt"
	"io"
	"sort"
	"strings"
)

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
		fmt.Fprintf(w, "| %d | %s | %s |\n", t.count[r], strings.ReplaceAll(r, "|", "\\|"),
			strings.ReplaceAll(strings.Join(t.where[r], ", "), "|", "\\|"))
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

// printOracle lists what clang rejects: the way to a better stub.
func printOracle(w io.Writer, every []result) {
	rejected, headers := newTally(), newTally()
	for _, r := range every {
		if r.verdict.err != nil {
			rejected.add(r.verdict.err.Error(), r.unit.Name())
		}
		for _, h := range r.verdict.missing {
			headers.add(h, r.unit.Name())
		}
		for i, e := range r.verdict.errors {
			if i == 3 {
				break
			}
			_, msg, _ := strings.Cut(e, "error: ")
			rejected.add(msg, r.unit.Name())
		}
	}
	headers.print(w, "Headers clang missed", 80)
	rejected.print(w, "Clang's errors, at most three of a file", 120)
}
