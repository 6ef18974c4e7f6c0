// Package bindgen is the front end. It reads kernel sources and returns one checked *ir.Module.
//
// Load runs the stages one after the other: preprocess, parse, check, verify. Each stage goes on after errors; the
// module contains whatever was understood.
package bindgen

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"path"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/annot"
	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/hostcode"
	"github.com/kbind/kbind/bindgen/internal/lex"
	"github.com/kbind/kbind/bindgen/internal/parse"
	"github.com/kbind/kbind/bindgen/internal/pp"
	"github.com/kbind/kbind/bindgen/internal/sema"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/prelude"
	"github.com/kbind/kbind/bindgen/source"
)

// Codes of the front end as a whole.
const (
	CodeRead    diag.Code = "K0001" // a file that cannot be read
	CodeDialect diag.Code = "K0002" // a dialect that kbind does not know
	CodeLiteral diag.Code = "K0003" // string literals that are to hold kernels and do not, or not in full
	CodeLimit   diag.Code = "K0004" // more kernels in a unit, or statements in a kernel, than kbind translates
)

// Config says how to read kernel sources. The zero Config reads files from disk and takes the dialect from their names.
type Config struct {
	// Open reads a file by its slash-separated name; errors.Is(err, fs.ErrNotExist) when there is none. nil reads from
	// disk.
	Open func(name string) ([]byte, error)
	// List names the files of a directory, with a slash-separated name, for hints about files that make sense only within
	// another; nil lists the disk if Open is nil.
	List func(dir string) []string
	// Include lists directories searched for headers, Defines macros to define ("NAME", "NAME=VALUE"), Undefs macros to
	// remove.
	Include, Defines, Undefs []string
	// Dialect is "cuda", "hip" or "opencl"; "" takes it from the first file's name and text.
	Dialect string
	// Embedded says that the files are programs in C, C++, Python or Go with the kernels in string literals. Literals
	// names the variables or macros that hold them; with none, every literal with a kernel is read. A file with the
	// extension of a kernel source and without such literals is read as it is.
	Embedded bool
	Literals []string
	// All binds every kernel, with directives or without.
	All bool
	// Everything reads the files as if all of their functions and variables were declared __device__, and checks also
	// those that no kernel reaches, but for templates without instances, and every static assertion. It is meant for
	// measuring the front end with texts that are no kernels.
	Everything bool
	// Std is a language standard other than the dialect's default, such as "c++20" or "CL2.0".
	Std string
	// Arch is the value of __CUDA_ARCH__ as text, such as "750"; "" for the default.
	Arch string
	// Wave64 makes warps of 64 threads (clang's -mwavefrontsize64), for HIP only.
	Wave64 bool
	// FastMath says that the device compiler may relax floating point, which some sources ask about by macro. On the CPU
	// nothing is relaxed.
	FastMath bool
	// SinglePrecision makes floating constants without a suffix float (OpenCL C's -cl-single-precision-constant).
	SinglePrecision bool

	made []made // files of the unit after those that are named
}

// loader is one run of Load.
type loader struct {
	cfg     *Config
	set     *source.Set
	diags   *diag.List
	dialect ir.Dialect
	units   []*source.File
	macros  []*source.File          // of the prelude
	builtin map[*source.File]bool   // the prelude and headers that stand in for a vendor's
	hosts   map[*source.File][]byte // of units in string literals, the whole files
	made    map[*source.File]bool   // units that kbind wrote
	pp      *pp.Result
}

// Load reads files as one unit. The module is never nil; the list holds what is wrong, sorted, and is empty if nothing
// is.
func Load(cfg *Config, files ...string) (*ir.Module, *diag.List) {
	l := &loader{cfg: cfg, set: &source.Set{}, builtin: map[*source.File]bool{}, hosts: map[*source.File][]byte{},
		made: map[*source.File]bool{}}
	l.diags = diag.NewList(l.set)
	m := l.load(files)
	if cfg.Dialect == "" && l.onlyHIP() {
		hip := *cfg
		hip.Dialect = "hip"
		return Load(&hip, files...)
	}
	if len(m.Rings) > 0 && cfg.made == nil && l.diags.Err() == nil {
		kernels, err := ringKernels(m, files[0])
		if err == nil {
			with := *cfg
			with.made = []made{kernels}
			return Load(&with, files...)
		}
		l.diags.Add(CodeRead, m.Rings[0].Pos, "the kernels of rings cannot be written: %v; this is a bug in kbind", err)
	}
	settleRings(m)
	if cfg.Wave64 && l.dialect != ir.HIP && len(l.units) > 0 {
		l.diags.Add(CodeDialect, l.units[0].Pos(0), "warps have 32 threads in %s; only HIP has waves of 64", l.dialect)
	}
	l.diags.Sort()
	return m, l.diags
}

// onlyHIP reports whether what was read as CUDA turns out to include, perhaps through its own headers, HIP's header and
// none of CUDA's.
func (l *loader) onlyHIP() bool {
	if l.dialect != ir.CUDA || l.pp == nil {
		return false
	}
	includes := func(prefix string) bool {
		return slices.ContainsFunc(l.pp.Headers, func(h pp.Header) bool {
			return (h.Known || h.Angled) && strings.HasPrefix(h.Written, prefix)
		})
	}
	return includes("hip/hip_runtime") && !includes("cuda")
}

func (l *loader) load(files []string) *ir.Module {
	texts := make([][]byte, len(files))
	errs := make([]error, len(files))
	for i, name := range files {
		texts[i], errs[i] = l.open(name)
	}
	found, literals, said := l.literals(files, texts)
	known := l.chooseDialect(files, texts)
	if said {
		l.dialect = literals
	}
	empty := &ir.Module{Dialect: l.dialect, Set: l.set}
	l.addMacros()
	for i, name := range files {
		f, err := l.addUnit(name, texts[i], found[i])
		if err == nil {
			err = errs[i]
		} else if f, _ = l.set.AddFile(name, nil); f == nil {
			return empty
		}
		if err != nil {
			l.diags.Add(CodeRead, f.Pos(0), "cannot read %s: %s", name, reason(err))
			continue
		}
		l.units = append(l.units, f)
	}
	if !known {
		pos := source.Pos(0)
		if len(l.units) > 0 {
			pos = l.units[0].Pos(0)
		}
		l.diags.Add(CodeDialect, pos, "unknown dialect %q", l.cfg.Dialect).Hintf("there are cuda, hip and opencl")
		return empty
	}
	if len(l.units) == 0 {
		return empty
	}
	for _, more := range l.cfg.made {
		f, err := l.set.AddFile(more.name, []byte(more.text))
		if err != nil {
			return empty
		}
		l.units, l.made[f] = append(l.units, f), true
	}
	return l.check()
}

func reason(err error) string {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err.Error()
	}
	return err.Error()
}

func (l *loader) open(name string) ([]byte, error) {
	if l.cfg.Open != nil {
		return l.cfg.Open(name)
	}
	return ReadFile(name)
}

// maxFile is the largest file that is read, in bytes.
const maxFile = 64 << 20

// ReadFile reads a source file from disk, and no more of it than a source may have: a device file, as /dev/zero is,
// need not end. The error is an *fs.PathError.
func ReadFile(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	if err == nil && len(text) > maxFile {
		return nil, &fs.PathError{Op: "read", Path: name,
			Err: fmt.Errorf("it has more than %d bytes, the most that kbind reads", maxFile)}
	}
	return text, err
}

// chooseDialect sets the dialect and reports whether there is such a one.
func (l *loader) chooseDialect(files []string, texts [][]byte) bool {
	switch l.cfg.Dialect {
	case "cuda":
		l.dialect = ir.CUDA
	case "hip":
		l.dialect = ir.HIP
	case "opencl":
		l.dialect = ir.OpenCL
	case "":
		if len(files) > 0 {
			l.dialect = dialectOf(files[0], texts[0])
		}
	default:
		return false
	}
	return true
}

// dialectOf goes by the extension; C++ sources that include HIP's header, and none of CUDA's, are HIP, also those named
// .cu.
func dialectOf(name string, text []byte) ir.Dialect {
	switch path.Ext(name) {
	case ".cl", ".clh", ".ocl", ".opencl":
		return ir.OpenCL
	case ".hip":
		return ir.HIP
	}
	for _, inc := range []string{"<hip/hip_runtime", "\"hip/hip_runtime", "<hip_runtime"} {
		if bytes.Contains(text, []byte("#include "+inc)) && !bytes.Contains(text, []byte("#include <cuda")) {
			return ir.HIP
		}
	}
	return ir.CUDA
}

func (l *loader) lang() prelude.Lang {
	switch l.dialect {
	case ir.HIP:
		return prelude.HIP
	case ir.OpenCL:
		return prelude.OpenCL
	}
	return prelude.CUDA
}

// addMacros adds the macros of the prelude to the set, before the user's files.
func (l *loader) addMacros() {
	for _, p := range prelude.Macros(l.lang()) {
		if f, err := l.set.AddFile(p.Name, p.Text); err == nil {
			l.macros = append(l.macros, f)
			l.builtin[f] = true
		}
	}
}

// declarations returns the tokens of the prelude's declarations that the unit needs.
func (l *loader) declarations(r *pp.Result, unit iter.Seq[token.Token]) []token.Token {
	l.pp = r
	m := mentionsOf(unit)
	// pairs, tuples and arrays of C++20 have no other operator than <=> for an order
	year, ok := l.macro("__cplusplus")
	if m.orders || m.names["std"] && ok && len(year) == 1 && year[0].Text >= "202002L" {
		m.add(prelude.Orderings()...)
	}
	if m.names[hostClocks] && !l.cfg.Everything && onlyOnHost(unit, hostClocks) {
		delete(m.names, hostClocks)
	}
	for _, c := range l.pp.Comments {
		if annot.IsDirective(c.Text) {
			for _, t := range l.lex(c.Pos, strings.TrimPrefix(c.Text, "//")) {
				m.add(t.Text)
			}
		}
	}
	p := prelude.Declarations(l.lang(), m.has)
	f, err := l.set.AddFile(p.Name, p.Text)
	if err != nil {
		return nil
	}
	l.builtin[f] = true
	lx := lex.New(f, l.dialect != ir.OpenCL, l.diags)
	toks := make([]token.Token, 0, len(p.Text)/4)
	for t := lx.Next(); t.Kind != token.EOF; t = lx.Next() {
		if t.Kind != token.Comment && t.Kind != token.Newline {
			toks = append(toks, t)
		}
	}
	return toks
}

// check runs the stages over the unit.
func (l *loader) check() *ir.Module {
	l.pp = pp.Preprocess(&pp.Config{
		Set: l.set, Diags: l.diags, Open: l.open, Include: l.cfg.Include, Defines: l.cfg.Defines, Undefs: l.cfg.Undefs,
		Dialect: ppDialect(l.dialect), Std: l.cfg.Std, Arch: l.cfg.Arch, FastMath: l.cfg.FastMath, Wave64: l.cfg.Wave64,
		Prelude: l.macros, Known: prelude.Known, Front: l.declarations,
	}, l.units...)
	if l.cfg.SinglePrecision && l.dialect == ir.OpenCL {
		singlePrecision(l.pp.Tokens)
	}
	for i := range l.pp.Headers {
		if h := &l.pp.Headers[i]; h.Known && h.File != nil {
			l.builtin[h.File] = true
		}
	}
	pcfg := &parse.Config{Set: l.set, Diags: l.diags, OpenCL: l.dialect == ir.OpenCL, Packs: packs(l.pp),
		Unrolls: unrolls(l.pp)}
	if l.dialect != ir.OpenCL { // whose files hold device code alone
		pcfg.Extents = map[ast.Decl]ast.Extent{}
	}
	if year, ok := l.macro("__cplusplus"); ok && len(year) == 1 {
		pcfg.Cpp23 = year[0].Text >= "202302L"
	}
	comments := make([]ast.Comment, len(l.pp.Comments))
	pcfg.Comments = make([]parse.Comment, len(l.pp.Comments))
	for i, c := range l.pp.Comments {
		comments[i] = ast.Comment{Pos: c.Pos, Text: c.Text}
		pcfg.Comments[i] = parse.Comment{Pos: c.Pos, End: c.End, Text: c.Text}
	}
	unit, p := parse.Unit(pcfg, l.pp.All)
	m := sema.Check(&sema.Config{
		Set: l.set, Diags: l.diags, Dialect: l.dialect, All: l.cfg.All, Everything: l.cfg.Everything, Comments: comments,
		Prelude: l.isBuiltin, Apart: l.apart, Absent: prelude.Absent, HostClass: prelude.HostClass,
		Macro: l.macro, Macros: l.macroNames, Lex: l.lex, Std: l.cfg.Std,
		Builtins: func() []string { return prelude.Names(l.lang()) },
	}, unit, p)
	m.Sources = l.sources()
	if pcfg.Extents != nil {
		l.findHostCode(m, &hostcode.Unit{Set: l.set, Tokens: l.pp.All, Decls: unit.Decls, Extents: pcfg.Extents})
	}
	m.Wave64 = l.cfg.Wave64 && l.dialect == ir.HIP
	m.Arch = l.pp.Arch
	l.explainUnknown(m)
	l.warnMissing(m)
	if l.refuseLong(m) {
		l.warnLimits(m)
	}
	return m
}

// singlePrecision gives floating constants without a suffix the suffix of float (OpenCL 3.0 API 5.8.6.2).
func singlePrecision(toks []token.Token) {
	for i, t := range toks {
		if t.Kind != token.Number || strings.Trim(t.Text[len(t.Text)-1:], "0123456789.") != "" {
			continue
		}
		hex := strings.HasPrefix(t.Text, "0x") || strings.HasPrefix(t.Text, "0X")
		if hex && strings.ContainsAny(t.Text, "pP") || !hex && strings.ContainsAny(t.Text, ".eE") {
			toks[i].Text += "f"
		}
	}
}

func ppDialect(d ir.Dialect) pp.Dialect {
	switch d {
	case ir.HIP:
		return pp.HIP
	case ir.OpenCL:
		return pp.OpenCL
	}
	return pp.CUDA
}

// isBuiltin reports whether a position lies in the prelude or in a header that stands in for a vendor's.
func (l *loader) isBuiltin(p source.Pos) bool { return l.builtin[l.set.File(p)] }

// macro returns what an object-like macro of the user's files stands for.
func (l *loader) macro(name string) ([]token.Token, bool) { return l.pp.Expand(name) }

// macroNames lists those macros, in order.
func (l *loader) macroNames() []string {
	var names []string
	for n, m := range l.pp.Macros {
		if !m.Predefined && !m.Func && len(m.Body) > 0 {
			names = append(names, n)
		}
	}
	slices.Sort(names)
	return names
}

// lex reads the text of a directive's argument that stands at pos; object-like macros in it are expanded.
func (l *loader) lex(pos source.Pos, text string) []token.Token {
	var own source.Set
	f, err := own.AddFile("", []byte(text))
	if err != nil {
		return nil
	}
	lx := lex.New(f, l.dialect != ir.OpenCL, nil)
	lx.Quiet(true)
	var toks []token.Token
	for {
		t := lx.Next()
		if t.Kind == token.EOF {
			break
		}
		at := pos
		if pos.IsValid() {
			at += source.Pos(f.Offset(t.Pos))
		}
		t.Pos = at
		if t.Kind == token.Ident {
			if body, ok := l.pp.Expand(t.Text); ok {
				for _, b := range body {
					b.Pos = at
					toks = append(toks, b)
				}
				continue
			}
		}
		toks = append(toks, t)
	}
	return append(toks, token.Token{Kind: token.EOF, Pos: pos})
}

// apart reports whether two positions lie in different files of the unit.
func (l *loader) apart(a, b source.Pos) bool {
	f, g := l.set.File(a), l.set.File(b)
	return f != g && slices.Contains(l.units, f) && slices.Contains(l.units, g)
}

// sources lists the unit's files and the headers that were read.
func (l *loader) sources() []ir.Source {
	var out []ir.Source
	for _, f := range l.units {
		out = append(out, ir.Source{Name: f.Name, Text: f.Text, Unit: true, Host: l.hosts[f], Made: l.made[f]})
	}
	for _, h := range l.pp.Headers {
		if h.Known || h.Missing || slices.ContainsFunc(out, func(s ir.Source) bool { return s.Name == h.Name }) {
			continue
		}
		out = append(out, ir.Source{Name: h.Name, Text: h.Text})
	}
	return out
}
