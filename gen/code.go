package gen

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/gobind"
	"github.com/kbind/kbind/gen/internal/stamp"
)

// Unit is what a device compiler needs to know of a module.
type Unit struct {
	Name    string
	Dialect ir.Dialect
	Sources []UnitSource // the files of the unit, then the files that they include
	Units   int          // files of the unit
	Options []string
	Kernels []UnitSymbol
	Globals []UnitSymbol
	// Program is the text for CUDA and HIP that comes with the module, nil if there is none.
	Program *gobind.Program
}

// UnitSource is one file, as the other files' includes name it. Host is as in driver.Source.
type UnitSource struct{ Name, Text, Host string }

// UnitSymbol is a kernel or a variable, and the expression by which the compiler finds it.
type UnitSymbol = gobind.Symbol

// Code is a module compiled for a device.
type Code struct {
	Kind  string            // "ptx", "cubin", "hsaco"
	Arch  string            // "compute_75", "sm_90", "gfx90a"
	Data  string            // the code
	Names map[string]string // Symbol -> name in the code
}

// codeFiles compiles the unit and returns the file that embeds the code, and the code.
func (g *generator) codeFiles(api *gobind.Result, program *gobind.Program) []File {
	u := &Unit{Name: g.rel(g.unitName()), Dialect: g.m.Dialect, Options: g.opt.Flags, Kernels: api.Kernels,
		Globals: api.Globals, Program: program}
	for _, s := range g.m.Sources {
		u.Sources = append(u.Sources, UnitSource{Name: g.rel(s.Name), Text: string(s.Text),
			Host: gobind.HostCode(s.Text, s.HostCode)})
		if s.Unit {
			u.Units++
		}
	}
	codes, by, err := g.opt.Compile(u)
	if err != nil {
		d := g.diags.Add(CodeCompile, 0, "-precompile %s: %v", u.Name, err)
		var r interface{ Remedy() string }
		if errors.As(err, &r) {
			d.Hintf("%s", r.Remedy())
		}
		return nil
	}
	var files []File
	var list []gobind.Code
	for _, c := range codes {
		arch := strings.NewReplacer(":", "_", "+", "_on", "-", "_off").Replace(c.Arch)
		name := g.stem + "_kbind_" + arch + "." + c.Kind
		files = append(files, File{Name: filepath.Join(g.opt.Dir, name), Content: []byte(c.Data), Data: true})
		list = append(list, gobind.Code{Kind: c.Kind, Arch: c.Arch, Names: c.Names, File: name})
	}
	text, err := gobind.EmitCode(g.pkg.Name, api.CodeVar, g.stamp.Lines()[:2], by, list)
	if err != nil {
		return g.bug(err)
	}
	return append(files, File{Name: filepath.Join(g.opt.Dir, CodeFile(g.stem)), Content: text})
}

// oldCode lists the files with device code that an earlier run wrote for the same kernels and that are not among the
// new ones.
func (g *generator) oldCode(files []File) []File {
	var list []File
	drop := func(base string, data bool) {
		name := filepath.Join(g.opt.Dir, base)
		if !slices.ContainsFunc(files, func(f File) bool { return f.Name == name }) {
			list = append(list, File{Name: name, Data: data})
		}
	}
	text, err := os.ReadFile(filepath.Join(g.opt.Dir, CodeFile(g.stem)))
	title, body, _ := strings.Cut(string(text), "\n")
	if err != nil || !strings.HasPrefix(title, stamp.Generated) ||
		!strings.HasSuffix(strings.TrimSpace(title), " from "+g.stamp.From+"; DO NOT EDIT.") {
		return nil
	}
	drop(CodeFile(g.stem), false)
	for line := range strings.Lines(body) {
		if name, ok := strings.CutPrefix(strings.TrimSpace(line), "//go:embed "); ok {
			if name = strings.Trim(name, `"`); strings.HasPrefix(name, g.stem+"_kbind_") && filepath.Base(name) == name {
				drop(name, true)
			}
		}
	}
	return list
}

// CodeFile is the name of the file that embeds device code, for a stem.
func CodeFile(stem string) string { return stem + "_kbind_code.go" }
