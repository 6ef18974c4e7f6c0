package main

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/tuned"
)

// compilesSources reports whether a backend compiles the sources of a dialect itself, with macros as they come. The
// others need what kbind makes of the kernels with those macros.
func (g *genFlags) compilesSources(d ir.Dialect, backend string) bool {
	switch backend {
	case "cuda", "hip":
		return d != ir.OpenCL && gen.SourceChoice(g.source) != gen.SourceIR
	case "opencl":
		return d == ir.OpenCL
	}
	return false
}

// variants reads the unit again with the macros of each configuration that the results file makes launches choose on a
// device that does not compile the sources itself.
func (g *genFlags) variants(s *streams, dir string, m *ir.Module) ([]gen.Variant, error) {
	file, err := g.results(dir, m)
	if err != nil {
		fmt.Fprintf(s.err, "%s is not used: %v\n", gen.ResultsFile(g.files[0]), err)
	}
	if file == nil {
		return nil, nil
	}
	list, refused, err := g.macroVariants(dir, g.chosenMacros(file, m))
	for macros, why := range refused {
		fmt.Fprintf(s.err, "%s: there is no form with %s: %s\n", gen.ResultsFile(g.files[0]), macros, why)
	}
	return list, err
}

// macroVariants reads the unit with each of the combinations of macros; refused says why the others have no forms.
func (u *unitFlags) macroVariants(dir string, macros [][]string) (list []gen.Variant, refused map[string]string,
	err error) {
	refused = map[string]string{}
	for _, one := range macros {
		m, diags, err := u.with(dir, one)
		switch {
		case err != nil:
			return nil, nil, err
		case diags.Len() > 0:
			refused[strings.Join(one, " ")] = diags.Items[0].Msg
		default:
			list = append(list, gen.Variant{Macros: one, Module: m})
		}
	}
	return list, refused, nil
}

// results reads the unit's results file; nil if there is none.
func (g *genFlags) results(dir string, m *ir.Module) (*tuned.File, error) {
	data, err := os.ReadFile(filepath.Join(dir, g.outDir(), gen.ResultsFile(g.files[0])))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return tuned.Parse(data, g.tunedHash(m))
}

// tunedHash is the hash of what is compiled, as results files have it.
func (u *unitFlags) tunedHash(m *ir.Module) string {
	var texts []string
	for _, s := range m.Sources {
		texts = append(texts, string(s.Text))
	}
	return tuned.Hash(texts, u.deviceFlags())
}

// chosenMacros lists the combinations of macros besides the source's, "TILE=32".
func (g *genFlags) chosenMacros(file *tuned.File, m *ir.Module) [][]string {
	var list [][]string
	for _, name := range slices.Sorted(maps.Keys(file.Kernels)) {
		for _, k := range m.Kernels {
			t := tuningOf(k, name)
			chosen := file.Chosen(t, func(vendor string) bool {
				backend, _, _ := strings.Cut(vendor, "/")
				return !g.compilesSources(m.Dialect, backend)
			})
			for _, values := range chosen {
				var macros []string
				for i, p := range t.Params {
					if p.Macro && values[i] != p.Default {
						macros = append(macros, fmt.Sprintf("%s=%d", p.Name, values[i]))
					}
				}
				if macros != nil && !slices.ContainsFunc(list, func(o []string) bool { return slices.Equal(o, macros) }) {
					list = append(list, macros)
				}
			}
		}
	}
	return list
}

// tuningOf is what can be tuned of a kernel that the results file has under the name.
func tuningOf(k *ir.Kernel, name string) *driver.Tuning {
	t := &driver.Tuning{Kernel: name}
	for _, x := range k.Attrs.Tune {
		t.Params = append(t.Params, driver.TuneParam{Name: x.Name, Macro: x.Kind == ir.TuneMacro, Values: x.Values,
			Default: x.Default})
	}
	for _, p := range k.Params {
		if s, ok := p.Type.(ir.Scalar); ok && s.IsInt() && p.Handle == nil {
			t.Sizes = append(t.Sizes, p.Name)
		}
	}
	return t
}
