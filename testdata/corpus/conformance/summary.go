package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// The outcomes of a file.
const (
	accepted        = "accepted"         // and right, if it was run
	refused         = "refused"          // though it is legal
	rightlyRefused  = "rightly refused"  // there is an error in it
	wronglyAccepted = "wrongly accepted" // there is an error in it, and kbind says nothing
	wrongValue      = "wrong value"
	broken          = "broken" // kbind crashed or took too long, or the Go that it wrote does not compile
)

// result is what became of one file.
type result struct {
	suite, file string
	outcome     string
	legal       bool
	why         string // the first message about it
	line        int    // of that
	errors      int    // lines in which clang finds errors
	found       int    // of these, lines in which kbind finds one too
	missed      []message
}

// printTable prints a row for each suite.
func printTable(w io.Writer, all []result) {
	fmt.Fprintln(w, "| suite | legal files | accepted | of these wrong | files with errors | refused | lines with "+
		"errors | found |")
	fmt.Fprintln(w, "|---|---:|---:|---:|---:|---:|---:|---:|")
	var suites []string
	for _, r := range all {
		if !slices.Contains(suites, r.suite) {
			suites = append(suites, r.suite)
		}
	}
	for _, s := range suites {
		var legal, taken, wrong, illegal, stopped, lines, found int
		for _, r := range all {
			if r.suite != s {
				continue
			}
			lines, found = lines+r.errors, found+r.found
			switch {
			case !r.legal:
				illegal++
				if r.outcome == rightlyRefused {
					stopped++
				}
			default:
				legal++
				if r.outcome != refused {
					taken++
				}
				if r.outcome == wrongValue || r.outcome == broken {
					wrong++
				}
			}
		}
		fmt.Fprintf(w, "| %s | %d | %s | %d | %d | %s | %d | %s |\n", s, legal, share(taken, legal), wrong, illegal,
			share(stopped, illegal), lines, share(found, lines))
	}
}

// share writes a part and its percentage.
func share(n, of int) string {
	if of == 0 {
		return "-"
	}
	return fmt.Sprintf("%d = %.1f %%", n, 100*float64(n)/float64(of))
}

// printDetails lists every file that is not as it should be, by outcome, and the lines in which an error was missed.
func printDetails(w io.Writer, all []result) {
	for _, o := range []string{wrongValue, broken, wronglyAccepted, refused} {
		fmt.Fprintf(w, "# %s\n\n", o)
		var lines []string
		for _, r := range all {
			if r.outcome == o {
				lines = append(lines, fmt.Sprintf("%s | %s/%s:%d", r.why, r.suite, r.file, r.line))
			}
		}
		slices.Sort(lines)
		fmt.Fprintf(w, "%s\n\n", strings.Join(lines, "\n"))
	}
	fmt.Fprintf(w, "# missed lines\n\n")
	var lines []string
	for _, r := range all {
		for _, m := range r.missed {
			lines = append(lines, fmt.Sprintf("%s | %s/%s:%d", m.text, r.suite, r.file, m.line))
		}
	}
	slices.Sort(lines)
	fmt.Fprintln(w, strings.Join(lines, "\n"))
}
