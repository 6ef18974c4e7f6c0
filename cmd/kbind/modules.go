package main

import (
	"bytes"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// modules finds files of other Go modules by their import paths: "example.com/lib/scale.cuh" is scale.cuh in the
// directory that the go command has for the module example.com/lib of the current build. The go command is asked once,
// when the first such name is met.
type modules struct {
	dir   string // where the command runs
	asked bool
	dirs  map[string]string // by module path
}

// find returns the path on disk of a slash-separated name; "" when it is not that of a file in a module of the build.
func (m *modules) find(name string) string {
	if m == nil {
		return ""
	}
	name = path.Clean(name)
	first, _, below := strings.Cut(name, "/")
	if !below || first == "." || first == ".." || !strings.Contains(first, ".") {
		return ""
	}
	if !m.asked {
		m.asked = true
		m.dirs = m.list()
	}
	for p := path.Dir(name); p != "."; p = path.Dir(p) {
		if dir := m.dirs[p]; dir != "" {
			return filepath.Join(dir, filepath.FromSlash(strings.TrimPrefix(name, p+"/")))
		}
	}
	return ""
}

// isDir reports whether a directory is one of another module and not one on disk.
func (m *modules) isDir(dir string) bool {
	if _, err := os.Stat(dir); err == nil || m == nil {
		return false
	}
	return m.find(path.Join(filepath.ToSlash(dir), "x")) != ""
}

// list asks the go command for the modules of the build; without one there are none.
func (m *modules) list() map[string]string {
	list := func(flags ...string) ([]byte, error) {
		cmd := exec.Command("go", slices.Concat([]string{"list"}, flags,
			[]string{"-m", "-f", "{{.Path}}\t{{.Dir}}", "all"})...)
		cmd.Dir = m.dir
		return cmd.Output()
	}
	out, err := list()
	if err != nil {
		// with a vendor directory, which has no modules, the go command must be told to look past it
		out, err = list("-mod=readonly")
	}
	if err != nil {
		return nil
	}
	dirs := map[string]string{}
	for line := range bytes.Lines(out) {
		if p, dir, ok := strings.Cut(strings.TrimSpace(string(line)), "\t"); ok && dir != "" {
			dirs[p] = dir
		}
	}
	return dirs
}
