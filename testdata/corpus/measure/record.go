package main

import (
	"encoding/csv"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
)

// record is one line of the file that keeps what was measured: a repository in one dialect.
type record struct {
	Set        string // "development": read while kbind was written; "other"
	Repository string // OWNER/NAME
	Commit     string // of the repository
	Dialect    string // "CUDA", "HIP", "OpenCL"
	Kbind      string // the commit of kbind
	Units      int
	Kernels    int
	Compared   int // signatures that were compared with clang's; -1 where clang was not asked
	Equal      int // of these, equal
	Lowered    int
	Compiled   int // kernels whose Go was vetted and built; -1 where that was not tried
	NoInstance int
	ThirdParty int
	Note       string
}

var recordHead = []string{"set", "repository", "commit", "dialect", "kbind", "units", "kernels", "compared", "equal",
	"lowered", "compiled", "no_instance", "third_party", "note"}

// numbers lists r's columns after the first five, but for the note, as they stand in the file.
func (r *record) numbers() []*int {
	return []*int{&r.Units, &r.Kernels, &r.Compared, &r.Equal, &r.Lowered, &r.Compiled, &r.NoInstance, &r.ThirdParty}
}

// readRecords reads a file of records; an empty number is -1.
func readRecords(in io.Reader) ([]record, error) {
	rows, err := csv.NewReader(in).ReadAll()
	if err != nil {
		return nil, err
	}
	if len(rows) == 0 || !slices.Equal(rows[0], recordHead) {
		return nil, fmt.Errorf("the first line is not %s", strings.Join(recordHead, ","))
	}
	var all []record
	for i, row := range rows[1:] {
		r := record{Set: row[0], Repository: row[1], Commit: row[2], Dialect: row[3], Kbind: row[4], Note: row[len(row)-1]}
		for j, n := range r.numbers() {
			if *n = -1; row[5+j] == "" {
				continue
			}
			if *n, err = strconv.Atoi(row[5+j]); err != nil {
				return nil, fmt.Errorf("line %d: %w", i+2, err)
			}
		}
		all = append(all, r)
	}
	return all, nil
}

func writeRecords(out io.Writer, all []record) error {
	w := csv.NewWriter(out)
	rows := [][]string{recordHead}
	for _, r := range all {
		row := []string{r.Set, r.Repository, r.Commit, r.Dialect, r.Kbind}
		for _, n := range r.numbers() {
			text := ""
			if *n >= 0 {
				text = strconv.Itoa(*n)
			}
			row = append(row, text)
		}
		rows = append(rows, append(row, r.Note))
	}
	return w.WriteAll(rows)
}

// updated replaces the records of the repositories and dialects that s measured, and appends those that are new. A
// note stays.
func updated(all []record, s *summary, kbind string, clang, built bool) []record {
	for _, t := range s.rows {
		repo, dialect, _ := strings.Cut(t.name, ", ")
		i := slices.IndexFunc(all, func(r record) bool {
			_, name, _ := strings.Cut(r.Repository, "/")
			return name == repo && r.Dialect == dialect
		})
		if i < 0 {
			i = len(all)
			all = append(all, record{Set: "other", Repository: repo, Dialect: dialect})
		}
		r := &all[i]
		for dir, commit := range s.ids {
			if owner, name, ok := strings.Cut(dir, "+"); ok && name == repo {
				r.Repository, r.Commit = owner+"/"+name, commit
			}
		}
		r.Kbind, r.Units, r.Kernels, r.Lowered = kbind, t.units, t.found, t.lowered
		r.NoInstance, r.ThirdParty = t.none, t.foreign
		r.Compared, r.Equal, r.Compiled = -1, -1, -1
		if clang {
			r.Compared, r.Equal = t.sure, t.equal
		}
		if built {
			r.Compiled = t.compiled
		}
	}
	return all
}

// keepIn is updated on a file, which need not be there yet.
func keepIn(file string, s *summary, kbind string, clang, built bool) error {
	var all []record
	switch in, err := os.Open(file); {
	case err == nil:
		all, err = readRecords(in)
		in.Close()
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	case !os.IsNotExist(err):
		return err
	}
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := writeRecords(out, updated(all, s, kbind, clang, built)); err != nil {
		out.Close()
		return err
	}
	return out.Close()
}

// printTableOf writes the table of a file of records.
func printTableOf(out io.Writer, file string) error {
	in, err := os.Open(file)
	if err != nil {
		return err
	}
	defer in.Close()
	all, err := readRecords(in)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	printTable(out, all)
	return nil
}

// printTable writes the records as Markdown: a row for each of the development set, and one for all others of a
// dialect.
func printTable(out io.Writer, all []record) {
	fmt.Fprintln(out, "| repositories | units | kernels | signatures equal to clang's | lowered | Go compiles and vets "+
		"| no instance | third-party names | lowered, of the rest |")
	fmt.Fprintln(out, "|---|---:|---:|---:|---:|---:|---:|---:|---:|")
	for _, set := range []string{"development", "other"} {
		for _, dialect := range []string{"CUDA", "HIP", "OpenCL"} {
			var group []record
			for _, r := range all {
				if r.Set == set && r.Dialect == dialect {
					group = append(group, r)
				}
			}
			if set == "development" {
				for _, r := range group {
					printRow(out, r.Repository+", "+dialect, r)
				}
			} else if len(group) > 0 {
				printRow(out, fmt.Sprintf("%d others, %s", len(group), dialect), group...)
			}
		}
	}
}

// printRow writes the sums of records as a row. What was not measured of some of them is left out of the sums and of
// what they are compared with.
func printRow(out io.Writer, name string, rs ...record) {
	var units, kernels, compared, equal, lowered, tried, compiled, none, foreign int
	for _, r := range rs {
		units, kernels, lowered = units+r.Units, kernels+r.Kernels, lowered+r.Lowered
		none, foreign = none+r.NoInstance, foreign+r.ThirdParty
		if r.Compared >= 0 {
			compared, equal = compared+r.Compared, equal+r.Equal
		}
		if r.Compiled >= 0 {
			tried, compiled = tried+r.Lowered, compiled+r.Compiled
		}
	}
	fmt.Fprintf(out, "| %s | %d | %d | %s | %d | %s | %d | %d | %s |\n", name, units, kernels, share(equal, compared),
		lowered,
		share(compiled, tried), none, foreign, share(lowered, kernels-none-foreign))
}
