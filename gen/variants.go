package gen

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/gobind"
	"github.com/kbind/kbind/gen/internal/stamp"
)

// Variant is the module as it is with values of tuned macros that are not the source's.
type Variant struct {
	Macros []string // "TILE=32", in the order of the tune directive
	Module *ir.Module
}

// name is what files and identifiers of the variant are called: "TILE32", "TILE32_ROWS8".
func (v *Variant) name() string {
	return strings.NewReplacer("=", "", "-", "m").Replace(strings.Join(v.Macros, "_"))
}

// kernels is the module with those kernels alone that have all of the macros tuned.
func (v *Variant) kernels() *ir.Module {
	m := *v.Module
	m.Kernels = slices.DeleteFunc(slices.Clone(m.Kernels), func(k *ir.Kernel) bool {
		return slices.ContainsFunc(v.Macros, func(macro string) bool {
			name, _, _ := strings.Cut(macro, "=")
			return !slices.ContainsFunc(k.Attrs.Tune, func(t ir.Tune) bool { return t.Name == name })
		})
	})
	return &m
}

func (g *generator) formsOf(v *Variant) forms { return formsOf(g.stem + "_kbind_" + v.name()) }

// variantFiles are the names of the files of variants, and of those that earlier runs wrote.
func (g *generator) variantFiles(own forms) []string {
	var names []string
	for i := range g.opt.Variants {
		f := g.formsOf(&g.opt.Variants[i])
		names = append(names, f.names()...)
	}
	old, _ := filepath.Glob(filepath.Join(g.opt.Dir, g.stem+"_kbind_*.go"))
	title := g.stamp.Title()
	title = title[strings.Index(title, " from "):]
	for _, path := range old {
		name := filepath.Base(path)
		if slices.Contains(names, name) || slices.Contains(own.names(), name) || name == CodeFile(g.stem) {
			continue
		}
		text, err := os.ReadFile(path)
		first, _, _ := bytes.Cut(text, []byte("\n"))
		if err == nil && strings.HasPrefix(string(first), stamp.Generated) && strings.HasSuffix(string(first), title) {
			names = append(names, name)
		}
	}
	return names
}

// variants writes the forms of the variants, and says of the files in names that are no longer wanted that they are
// not.
func (g *generator) variants(names []string) (list []gobind.Variant, files []File) {
	for i := range g.opt.Variants {
		v := &g.opt.Variants[i]
		of := *g
		of.m, of.stem, of.diags = v.kernels(), g.stem+"_"+v.name(), diag.NewList(v.Module.Set)
		of.opt.Variants, of.opt.Embedded, of.opt.CPUOptional = nil, false, true
		images, forms, err := of.variant(g.formsOf(v))
		if err != nil {
			return nil, g.bug(err)
		}
		for _, msg := range of.diags.Items {
			g.diags.Add(msg.Code, g.start(), "with %s: %s", strings.Join(v.Macros, " "), msg.Msg)
		}
		one := gobind.Variant{Images: images}
		for _, macro := range v.Macros {
			one.Options = append(one.Options, "-D"+macro)
		}
		list, files = append(list, one), append(files, forms...)
	}
	for _, name := range names {
		path := filepath.Join(g.opt.Dir, name)
		if !slices.ContainsFunc(files, func(f File) bool { return f.Name == path }) {
			files = append(files, File{Name: path})
		}
	}
	return list, files
}

// variant writes the forms of a module; its Go API is that of the module without macros.
func (g *generator) variant(names forms) (images []string, files []File, err error) {
	mapped := g.resolveTypes()
	t, err := g.translations()
	if err != nil {
		return nil, nil, err
	}
	api, err := g.bind(t, mapped, nil)
	if err != nil {
		return nil, nil, err
	}
	files, err = g.forms(names, t, api)
	return api.Images(), files, err
}
