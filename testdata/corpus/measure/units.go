package main

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// unit is what one run of a device compiler would read.
type unit struct {
	repo     string   // the subdirectory of the root
	top      string   // its path; kernels outside of it are nobody's
	files    []string // in order; the last one names the unit
	include  []string // directories, for both sides
	defines  []string // for both sides
	std      string   // OpenCL's, "" for 1.2
	embedded bool     // the kernels stand in string literals
}

func (u *unit) name() string { return u.files[len(u.files)-1] }

// repository is one subdirectory of the root.
type repository struct {
	name  string
	units []unit
}

// extensions of files that are units of their own.
func isUnit(path string) bool {
	switch filepath.Ext(path) {
	case ".cu", ".hip", ".cl", ".opencl":
		return true
	}
	return false
}

// collect lists the repositories below root and the units of each.
func collect(root string, only []string) ([]repository, error) {
	entries, err := os.ReadDir(root)
	if err != nil {
		return nil, err
	}
	var out []repository
	for _, e := range entries {
		if !e.IsDir() {
			continue
		}
		top := filepath.Join(root, e.Name())
		files, err := sourceFiles(top)
		if err != nil {
			return nil, err
		}
		r := repository{name: e.Name()}
		index := newHeaderIndex(files)
		for _, u := range unitsOf(e.Name(), top, files) {
			if slices.ContainsFunc(only, func(s string) bool { return strings.Contains(u.name(), s) }) {
				u.include = index.directories(u.files)
				r.units = append(r.units, u)
			}
		}
		if len(r.units) > 0 {
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
func unitsOf(repo, top string, files []string) []unit {
	var out []unit
	recipe := recipes()[repo]
	for _, f := range files {
		rel, err := filepath.Rel(top, f)
		if err != nil {
			continue
		}
		u := unit{repo: repo, top: top, files: []string{f}}
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

// commits says which commit of each repository was read; "" when nobody knows.
func commits(root string, repos []repository) map[string]string {
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
		dir := filepath.Join(root, r.name)
		if _, err := os.Stat(filepath.Join(dir, ".git")); err == nil && out[r.name] == "" {
			if id, err := exec.Command("git", "-C", dir, "rev-parse", "HEAD").Output(); err == nil {
				out[r.name] = strings.TrimSpace(string(id))
			}
		}
	}
	return out
}
