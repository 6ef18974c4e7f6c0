package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
)

// counts are the columns of the table.
type counts struct{ kernels, compiled, failed, refused int }

func (t *tally) counts() (c counts) {
	for _, k := range t.kernels {
		c.kernels++
		switch {
		case k.refused != "":
			c.refused++
		case k.failed != "":
			c.failed++
		default:
			c.compiled++
		}
	}
	return c
}

// summary prints a row for each repository, and how often each reason refuses a kernel.
func summary(out io.Writer, all []*tally) {
	fmt.Fprintf(out, "%-40s %8s %8s %8s %8s %8s\n", "repository", "kernels", "compile", "share", "errors", "refused")
	row := func(name string, c counts) {
		fmt.Fprintf(out, "%-40s %8d %8d %7.1f%% %8d %8d\n", name, c.kernels, c.compiled,
			100*float64(c.compiled)/float64(max(c.kernels, 1)), c.failed, c.refused)
	}
	var sum counts
	reasons := map[string]int{}
	for _, t := range all {
		c := t.counts()
		row(t.repo, c)
		sum.kernels += c.kernels
		sum.compiled += c.compiled
		sum.failed += c.failed
		sum.refused += c.refused
		for _, k := range t.kernels {
			if k.refused != "" {
				reasons[reason(k.refused)]++
			}
		}
	}
	row("all", sum)
	for _, why := range ranked(reasons) {
		fmt.Fprintf(out, "%6d  %s\n", reasons[why], why)
	}
}

var (
	quoted = regexp.MustCompile("`[^`]*`")
	line   = regexp.MustCompile(`\bline \d+`)
)

// reason is a message without the names and the numbers of lines in it.
func reason(msg string) string {
	return line.ReplaceAllString(quoted.ReplaceAllString(msg, "`...`"), "line ...")
}

func ranked(n map[string]int) []string {
	return slices.SortedFunc(maps.Keys(n), func(a, b string) int {
		return cmp.Or(cmp.Compare(n[b], n[a]), cmp.Compare(a, b))
	})
}

// details prints each kernel that has no text, or one that does not compile, and each unit that was not understood.
func details(out io.Writer, all []*tally) {
	for _, t := range all {
		fmt.Fprintf(out, "# %s\n\n", t.repo)
		for _, k := range t.kernels {
			switch {
			case k.refused != "":
				fmt.Fprintf(out, "- refused: %s: %s: %s\n", k.at, k.name, k.refused)
			case k.failed != "":
				fmt.Fprintf(out, "- error: %s: %s: %s\n", k.unit, k.name, k.failed)
			}
		}
		for _, f := range t.failed {
			fmt.Fprintf(out, "- unit: %s\n", f)
		}
		fmt.Fprintln(out)
	}
}
