// Package units finds the units of checked-out repositories: what one run of a device compiler would read, with the
// include directories and macros of the repository's own build.
package units

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Unit is what one run of a device compiler would read.
type Unit struct {
	Repo     string   // the subdirectory of the root
	Top      string   // its path; kernels outside of it are nobody's
	Files    []string // in order; the last one names the unit
	Include  []string // directories to search
	Defines  []string // macros, "NAME" or "NAME=VALUE"
	Std      string   // OpenCL's, "" for 1.2
	Embedded bool     // the kernels stand in string literals
}

// Name is the path of the file that names the unit.
func (u *Unit) Name() string { return u.Files[len(u.Files)-1] }

// Flags are what kbind is told about the unit, without its files.
func (u *Unit) Flags() []string {
	args := []string{"-all"}
	if u.Embedded {
		args = append(args, "-embedded")
	}
	for _, d := range u.Include {
		args = append(args, "-I", d)
	}
	for _, d := range u.Defines {
		args = append(args, "-D", d)
	}
	if u.Std != "" {
		args = append(args, "-std", u.Std)
	}
	return args
}

// Repository is one subdirectory of the root.
type Repository struct {
	Name  string
	Units []Unit
}

// extensions of files that are units of their own.
func isUnit(path string) bool {
	switch filepath.Ext(path) {
	case ".cu", ".hip", ".cl", ".opencl":
		return true
	}
	return false
}

// Collect lists the repositories below root and the units of each whose path contains one of the texts.
func Collect(root string, only []string) ([]Repository, error) {
	entries, err := os.ReadDir(root)
	if err != nil {
		return nil, err
	}
	var out []Repository
	for _, e := range entries {
		if !e.IsDir() {
			continue
		}
		top := filepath.Join(root, e.Name())
		files, err := sourceFiles(top)
		if err != nil {
			return nil, err
		}
		r := Repository{Name: e.Name()}
		index := newHeaderIndex(files)
		for _, u := range unitsOf(e.Name(), top, files) {
			if slices.ContainsFunc(only, func(s string) bool { return strings.Contains(u.Name(), s) }) {
				u.Include = index.directories(u.Files)
				r.Units = append(r.Units, u)
			}
		}
		if len(r.Units) > 0 {
			out = append(out, r)
		}
	}
	return out, nil
}

// sourceFiles lists the regular files below dir, in lexical order.
func sourceFiles(dir string) ([]string, error) {
	var files []string
	err := filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && d.Name() == ".git" {
			return fs.SkipDir
		}
		if err == nil && d.Type().IsRegular() {
			files = append(files, p)
		}
		return err
	})
	return files, err
}

// unitsOf splits a repository into units: as its recipe says, else every kernel file is one.
func unitsOf(repo, top string, files []string) []Unit {
	var out []Unit
	recipe := recipes()[repo]
	for _, f := range files {
		rel, err := filepath.Rel(top, f)
		if err != nil {
			continue
		}
		u := Unit{Repo: repo, Top: top, Files: []string{f}}
		switch {
		case recipe == nil:
			if !isUnit(f) {
				continue
			}
		case !recipe(filepath.ToSlash(rel), &u):
			continue
		}
		out = append(out, u)
	}
	return out
}

// Commits says which commit of each repository was read; "" when nobody knows.
func Commits(root string, repos []Repository) map[string]string {
	out := map[string]string{}
	text, err := os.ReadFile(filepath.Join(root, "COMMITS"))
	if err == nil {
		for line := range strings.Lines(string(text)) {
			if name, commit, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
				out[name] = commit
			}
		}
	}
	for _, r := range repos {
		dir := filepath.Join(root, r.Name)
		if _, err := os.Stat(filepath.Join(dir, ".git")); err == nil && out[r.Name] == "" {
			if id, err := exec.Command("git", "-C", dir, "rev-parse", "HEAD").Output(); err == nil {
				out[r.Name] = strings.TrimSpace(string(id))
			}
		}
	}
	return out
}
