package main

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen"
)

// The documented JSON of `kbind inspect -json`.
type (
	inspection struct {
		Files []fileReport `json:"files"`
	}
	fileReport struct {
		Path    string         `json:"path"`
		Dialect string         `json:"dialect"`
		Errors  []errorReport  `json:"errors"`
		Warns   []errorReport  `json:"warnings,omitempty"` // without a code
		Kernels []kernelReport `json:"kernels"`
	}
	errorReport struct {
		File string `json:"file"`
		Line int    `json:"line"`
		Col  int    `json:"col"`
		Code string `json:"code,omitempty"`
		Msg  string `json:"msg"`
	}
	kernelReport struct {
		Name      string           `json:"name"`
		Qualified string           `json:"qualified"`
		File      string           `json:"file"`
		Line      int              `json:"line"`
		Template  []templateReport `json:"template"`
		Exported  bool             `json:"exported"` // a directive asks for it
		ExternC   bool             `json:"extern_c"`
		Params    []paramReport    `json:"params"`
		Instances []instanceReport `json:"instances"`
		// template directives that launch sites in the file suggest
		Offered  []string                `json:"offered,omitempty"`
		Features []string                `json:"features"`
		Targets  map[string]targetReport `json:"targets"`
	}
	templateReport struct {
		Kind string `json:"kind"`
		Name string `json:"name"`
	}
	paramReport struct {
		Name      string `json:"name"`
		Type      string `json:"type"`
		Canonical string `json:"canonical"`
		Dir       string `json:"dir"`
		Size      int    `json:"size"`
		Align     int    `json:"align"`
	}
	instanceReport struct {
		Args   []string `json:"args"`
		Symbol string   `json:"symbol"`
	}
	targetReport struct {
		OK    bool   `json:"ok"`
		Error string `json:"error,omitempty"`
		Code  string `json:"code,omitempty"`
		File  string `json:"file,omitempty"`
		Line  int    `json:"line,omitempty"`
		Form  string `json:"form,omitempty"` // how the kernel was translated, where a target has several ways
		Why   string `json:"why,omitempty"`  // why so; file and line say where
		Rows  bool   `json:"rows,omitempty"` // rows of threads are computed with vector operations

		Vectors []vectorReport `json:"vectors,omitempty"` // of each part between barriers
	}
	vectorReport struct {
		Line int `json:"line,omitempty"` // where the part begins
		// Form is how neighbouring threads run: "array-at-a-time", "unrolled and jammed", "unit stride", or, if absent, one
		// by one.
		Form string `json:"form,omitempty"`
		Why  string `json:"why,omitempty"` // why not array-at-a-time
		At   int    `json:"at,omitempty"`  // the line that this is about
	}
)

const inspectHelp = `kbind inspect -json prints {"files": [...]}. A file has
  path, dialect           as given and as chosen
  errors, warnings        each with file, line, col, code and msg
  kernels                 the kernels
A kernel has
  name, qualified         without and with its namespaces
  file, line              of its definition
  template                its template parameters: kind and name
  exported, extern_c      whether a directive binds it, and whether it is extern "C"
  params                  name, type (as in the source), canonical (typedefs resolved), dir (in, out, inout,
                          value, ...), size and align in bytes
  instances               args and symbol of each
  offered                 template directives for the instances that the file launches
  features                what a device needs, such as shared
  targets                 for go, cc, cuda, hip and opencl: ok, or error, code, file and line; form and why say how
                          the target runs it

`

// inspectCmd prints what the front end understood of each file. Every file is a unit of its own, unless -unit joins
// them. It exits 1 when a file has errors, but prints all it knows.
func inspectCmd(s *streams, args []string) error {
	u := newFlags("inspect", s)
	u.help = inspectHelp + u.help
	asJSON := u.set.Bool("json", false, "print JSON")
	joined := u.set.Bool("unit", false, "read the files as one unit, as generate does (default: each file is a unit)")
	if err := u.parse(s, args); err != nil {
		return err
	}
	if len(u.files) == 0 {
		return usagef("no input file")
	}
	var units [][]string
	for _, f := range u.files {
		units = append(units, []string{f})
	}
	if *joined {
		units = [][]string{u.files}
	}
	r := inspection{Files: []fileReport{}}
	failed := false
	for _, unit := range units {
		m, diags, err := u.load(s, "", unit)
		if err != nil {
			return err
		}
		r.Files = append(r.Files, inspectFile(unit[0], m, diags))
		if !*asJSON {
			warn(s, m)
			failed = report(s, diags) != nil || failed
		}
		failed = failed || diags.Len() > 0
	}
	if *asJSON {
		e := json.NewEncoder(s.out)
		e.SetEscapeHTML(false)
		e.SetIndent("", "  ")
		if err := e.Encode(r); err != nil {
			return err
		}
	} else if err := printReport(s, r); err != nil {
		return err
	}
	if failed {
		return errReported
	}
	return nil
}

func inspectFile(path string, m *ir.Module, diags *diag.List) fileReport {
	r := fileReport{Path: filepath.ToSlash(path), Dialect: m.Dialect.String(), Errors: []errorReport{},
		Kernels: []kernelReport{}}
	diags.Sort()
	for _, d := range diags.Items {
		p := diags.Set.Position(d.Span.Start)
		r.Errors = append(r.Errors, errorReport{p.File, p.Line, p.Col, string(d.Code), d.Msg})
	}
	for _, w := range m.Warnings {
		p := diags.Set.Position(w.Pos)
		r.Warns = append(r.Warns, errorReport{File: p.File, Line: p.Line, Col: p.Col, Msg: w.Msg})
	}
	checks := gen.Check(m)
	// The instances of one template are one kernel of the report.
	index := map[string]int{}
	for i, k := range m.Kernels {
		key := fmt.Sprint(k.Pos)
		at, seen := index[key]
		if !seen {
			at = len(r.Kernels)
			index[key] = at
			r.Kernels = append(r.Kernels, describeKernel(m, k))
		}
		kr := &r.Kernels[at]
		if k.Template == nil || len(k.Args) > 0 {
			args := []string{}
			for _, a := range k.Args {
				args = append(args, a.Text)
			}
			kr.Instances = append(kr.Instances, instanceReport{args, k.Symbol})
		}
		for _, f := range k.Features {
			if !contains(kr.Features, f.Name) {
				kr.Features = append(kr.Features, f.Name)
			}
		}
		for target, v := range checks[i] {
			if old, ok := kr.Targets[target]; ok && !old.OK {
				continue
			}
			t := targetReport{OK: v.Refused == nil}
			if why := v.Refused; why != nil {
				at := m.Set.Position(why.Pos)
				t.Error, t.Code, t.File, t.Line = why.Msg, why.Code, at.File, at.Line
			} else if t.Form, t.Why, t.Rows = v.Form, v.Why, v.Rows; v.Why != "" {
				at := m.Set.Position(v.At)
				t.File, t.Line = at.File, at.Line
			}
			for _, x := range v.Vectors {
				start, at := m.Set.Position(x.Start), m.Set.Position(x.At)
				t.Vectors = append(t.Vectors, vectorReport{start.Line, x.Form, x.Why, at.Line})
			}
			kr.Targets[target] = t
		}
	}
	return r
}

func contains(ss []string, s string) bool {
	for _, x := range ss {
		if x == s {
			return true
		}
	}
	return false
}

func describeKernel(m *ir.Module, k *ir.Kernel) kernelReport {
	pos := m.Set.Position(k.Pos)
	r := kernelReport{Name: k.Name, Qualified: k.Qualified, File: pos.File, Line: pos.Line, Exported: k.Bound,
		ExternC: k.ExternC, Offered: k.Offered,
		Template: []templateReport{}, Params: []paramReport{}, Instances: []instanceReport{}, Features: []string{},
		Targets: map[string]targetReport{}}
	for _, t := range k.Template {
		r.Template = append(r.Template, templateReport{t.Kind, t.Name})
	}
	for _, p := range k.Params {
		pr := paramReport{Name: p.Name, Type: p.Spelled, Canonical: p.Canonical, Dir: p.Dir.String()}
		if p.Type != nil {
			pr.Size, pr.Align = ir.Sizeof(p.Type), ir.Alignof(p.Type)
		}
		if pr.Dir == "" {
			pr.Dir = "value"
		}
		r.Params = append(r.Params, pr)
	}
	return r
}

func printReport(s *streams, r inspection) error {
	for _, f := range r.Files {
		kernels := "kernels"
		if len(f.Kernels) == 1 {
			kernels = "kernel"
		}
		fmt.Fprintf(s.out, "%s (%s): %d %s\n", f.Path, f.Dialect, len(f.Kernels), kernels)
		for _, k := range f.Kernels {
			printKernel(s, k)
		}
	}
	return nil
}

func printKernel(s *streams, k kernelReport) {
	head := k.Qualified
	if len(k.Template) > 0 {
		var ps []string
		for _, t := range k.Template {
			ps = append(ps, t.Name)
		}
		head += "<" + strings.Join(ps, ", ") + ">"
	}
	fmt.Fprintf(s.out, "\n  %s (%s:%d)\n", head, k.File, k.Line)
	w := tabwriter.NewWriter(s.out, 0, 8, 2, ' ', 0)
	for _, p := range k.Params {
		unit := "bytes"
		if p.Size == 1 {
			unit = "byte"
		}
		fmt.Fprintf(w, "    %s\t%s\t%s\t%d %s, align %d\n", p.Name, p.Type, p.Dir, p.Size, unit, p.Align)
	}
	w.Flush()
	for _, in := range k.Instances {
		if len(in.Args) > 0 {
			fmt.Fprintf(s.out, "    instance <%s>: %s\n", strings.Join(in.Args, ", "), in.Symbol)
		}
	}
	if len(k.Offered) > 0 {
		fmt.Fprintf(s.out, "    launched in this file as; paste what you want:\n")
		for _, o := range k.Offered {
			fmt.Fprintf(s.out, "      //kbind:template %s\n", o)
		}
	}
	if len(k.Features) > 0 {
		fmt.Fprintf(s.out, "    needs: %s\n", strings.Join(k.Features, ", "))
	}
	for _, t := range gen.TargetNames() {
		tr, ok := k.Targets[t]
		form := tr.Form
		if tr.Rows {
			form += ", rows as vectors"
		}
		switch {
		case !ok:
		case tr.OK && tr.Why != "":
			fmt.Fprintf(s.out, "    %s: ok, %s, line %d: %s\n", t, form, tr.Line, tr.Why)
		case tr.OK && tr.Form != "":
			fmt.Fprintf(s.out, "    %s: ok, %s\n", t, form)
		case tr.OK:
			fmt.Fprintf(s.out, "    %s: ok\n", t)
		default:
			fmt.Fprintf(s.out, "    %s: no, line %d: %s\n", t, tr.Line, tr.Error)
		}
		printVectors(s, tr.Vectors)
	}
}

// printVectors prints how neighbouring threads run.
func printVectors(s *streams, list []vectorReport) {
	for _, v := range list {
		form := v.Form
		if form == "" {
			form = "one by one"
		}
		fmt.Fprintf(s.out, "      line %d: neighbouring threads run %s", v.Line, form)
		if v.Why != "" {
			fmt.Fprintf(s.out, "; line %d: %s", v.At, v.Why)
		}
		fmt.Fprintln(s.out)
	}
}
