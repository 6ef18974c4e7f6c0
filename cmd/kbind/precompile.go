package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/kbind/kbind/gen"
	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/hip"
)

// target is one kind of code for -precompile: "cubin:sm_90".
type target struct{ kind, arch string }

// oldPTX is what "ptx" means by itself: the oldest architecture that current compilers take, which every later device
// runs.
const oldPTX = "compute_75"

// parseTargets reads the value of -precompile.
func parseTargets(text string) ([]target, error) {
	var list []target
	if text == "" {
		return nil, nil
	}
	for _, one := range strings.Split(text, ",") {
		kind, arch, _ := strings.Cut(one, ":")
		if kind == "ptx" && arch == "" {
			arch = oldPTX
		}
		prefix := map[string]string{"ptx": "compute_", "cubin": "sm_", "hsaco": "gfx"}[kind]
		if prefix == "" || !strings.HasPrefix(arch, prefix) || strings.ContainsAny(arch, "/\\ ") {
			return nil, usagef("-precompile=%s: want ptx, ptx:compute_NN, cubin:sm_NN or hsaco:gfxNNN, got %q", text, one)
		}
		if t := (target{kind, arch}); !slices.Contains(list, t) {
			list = append(list, t)
		}
	}
	return list, nil
}

// compiler is a backend whose compiler needs no device.
type compiler interface {
	driver.Compiler
	Name() string
	Takes(spec *driver.ModuleSpec) bool
	Compile(spec *driver.ModuleSpec, arch string) (*driver.Code, error)
}

// compileUnit compiles a unit for each target.
func compileUnit(u *gen.Unit, targets []target) (codes []gen.Code, by string, err error) {
	spec := &driver.ModuleSpec{Name: u.Name, Dialect: driver.Dialect(u.Dialect.String()), Units: u.Units,
		Options: u.Options}
	for _, s := range u.Sources {
		spec.Sources = append(spec.Sources, driver.Source{Name: s.Name, Text: s.Text, Host: s.Host})
	}
	for _, k := range u.Kernels {
		spec.Kernels = append(spec.Kernels, driver.KernelSpec{Name: k.Symbol, Symbol: k.Symbol, NameExpr: k.NameExpr,
			CName: k.CName})
	}
	for _, g := range u.Globals {
		v := driver.GlobalSpec{Symbol: g.Symbol, NameExpr: g.NameExpr}
		if g.Reference {
			v.Object = driver.ArgTexture
		}
		spec.Globals = append(spec.Globals, v)
	}
	if p := u.Program; p != nil {
		texts := &driver.Texts{Language: driver.Dialect(strings.ToLower(p.Language)), Text: p.Text, Names: p.Names,
			First: p.First, Arch: p.Arch, Kernels: map[string]driver.KernelText{}}
		for _, k := range p.Kernels {
			texts.Kernels[k.Symbol] = driver.KernelText{Entry: k.Entry, Needs: k.Needs, Refused: k.Refused}
		}
		spec.Images = append(spec.Images, texts)
	}
	backends := map[string]compiler{"ptx": cuda.New(), "hsaco": hip.New()}
	backends["cubin"] = backends["ptx"]
	var names []string
	for _, t := range targets {
		b := backends[t.kind]
		if !b.Takes(spec) && u.Program == nil {
			return nil, "", fmt.Errorf("%s: the kernels are in %s, and kbind does not translate them (kbind emit -target %s "+
				"says why)", t.kind, spec.Dialect.Language(), b.Name())
		}
		info, err := b.CompilerInfo()
		if err != nil {
			return nil, "", &noCompilerError{kind: t.kind, err: err}
		}
		c, err := b.Compile(spec, t.arch)
		if err != nil {
			return nil, "", fmt.Errorf("%s:%s: %w", t.kind, t.arch, err)
		}
		if c.Kind != t.kind {
			return nil, "", fmt.Errorf("%s:%s: %s %s does not know this architecture", t.kind, t.arch, info.Name, info.Version)
		}
		codes = append(codes, gen.Code{Kind: c.Kind, Arch: c.Arch, Data: c.Data, Names: c.Names})
		if name := info.Name + " " + info.Version; !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return codes, strings.Join(names, " and "), nil
}

// noCompilerError says that there is no compiler for a kind of code.
type noCompilerError struct {
	kind string
	err  error
}

func (e *noCompilerError) Error() string { return fmt.Sprintf("%s: %v", e.kind, e.err) }
func (e *noCompilerError) Unwrap() error { return e.err }

// Remedy says how to get the compiler.
func (e *noCompilerError) Remedy() string {
	if e.kind == "hsaco" {
		return "install HIPRTC (part of ROCm), or name the library in KBIND_HIPRTC_LIBRARY; without -precompile, kernels " +
			"are compiled where the program runs"
	}
	return "install NVRTC (of the CUDA toolkit, or pip install nvidia-cuda-nvrtc-cu12), or name the library in " +
		"KBIND_NVRTC_LIBRARY; " +
		"without -precompile, kernels are compiled where the program runs"
}

// changedCode says whether the file that embeds device code was made from the same inputs as the generated file of
// that path and text. It is not compiled again: that needs the same compiler.
func changedCode(path string, text []byte) []string {
	name := gen.CodeFile(strings.TrimSuffix(path, suffix))
	code, err := os.ReadFile(name)
	if err != nil {
		return []string{err.Error()}
	}
	line := func(text []byte) []byte {
		for _, l := range bytes.Split(normalEnds(text), []byte("\n")) {
			if bytes.HasPrefix(l, []byte("//kbind:input ")) {
				return l
			}
		}
		return nil
	}
	if !bytes.Equal(line(code), line(text)) {
		return []string{fmt.Sprintf("%s was compiled from other sources or flags", filepath.ToSlash(name))}
	}
	return nil
}
