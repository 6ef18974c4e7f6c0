package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen"
)

// genFlags are what generate adds to unitFlags, and check reads back from a generated file.
type genFlags struct {
	*unitFlags
	out     string
	pkg     string
	cpu     string
	checked bool
	verbose bool
	watched bool

	precompile string
	source     string
}

func newGenFlags(s *streams) *genFlags {
	g := &genFlags{unitFlags: newFlags("generate", s)}
	g.set.StringVar(&g.out, "o", "", "`directory` for the generated files (default: that of the first source)")
	g.set.StringVar(&g.pkg, "package", "", "Go package `name` (default: that of the Go files in the output directory)")
	g.set.StringVar(&g.cpu, "cpu", "required",
		"`required|optional`: whether a kernel that cannot run on the CPU is an error, or is bound for other devices and "+
			"returns ErrNotSupported on the CPU")
	g.set.BoolVar(&g.checked, "checked", true,
		"also write a test file with checked kernels, with which go test reports races, accesses out of bounds, reads of "+
			"uninitialised memory and more")
	g.set.StringVar(&g.precompile, "precompile", "",
		"compile now for these `targets` and embed the code, so that programs need no compiler: ptx, ptx:compute_80, "+
			"cubin:sm_90, hsaco:gfx90a, or several with commas")
	g.set.StringVar(&g.source, "source", string(gen.SourceBoth),
		"`both|own|ir`: what CUDA and HIP compile of .cu and .hip files. own: the file itself; ir: the translation that "+
			"kbind writes; both: the file itself, and the translation where the compiler rejects the file")
	g.set.BoolVar(&g.verbose, "v", false, "print one line per kernel")
	g.set.BoolVar(&g.watched, "watch", false,
		"generate again whenever a source or header changes, until interrupted")
	return g
}

func generateCmd(s *streams, args []string) error {
	g := newGenFlags(s)
	if err := g.parse(s, args); err != nil {
		return err
	}
	if g.cpu != "required" && g.cpu != "optional" {
		return usagef("-cpu=%s: want required or optional", g.cpu)
	}
	switch gen.SourceChoice(g.source) {
	case gen.SourceOwn, gen.SourceBoth, gen.SourceIR:
	default:
		return usagef("-source=%s: want both, own or ir", g.source)
	}
	targets, err := parseTargets(g.precompile)
	if err != nil {
		return err
	}
	if g.watched {
		return g.watch(s, targets)
	}
	return g.once(s, targets)
}

// once generates and writes the files.
func (g *genFlags) once(s *streams, targets []target) error {
	m, files, err := g.generate(s, "", s.env, targets)
	if err != nil {
		return err
	}
	if err := writeAll(files); err != nil {
		return err
	}
	for _, k := range m.Kernels {
		if why := gen.Unbound(k); why != nil {
			fmt.Fprintf(s.err, "%s: note: %s gets no Go function: %s\n", m.Set.Position(k.Pos), k.Qualified, why.Msg)
		}
	}
	noteInstances(s, m)
	if g.verbose {
		for _, k := range m.Kernels {
			if gen.Unbound(k) == nil {
				fmt.Fprintln(s.err, describe(m, k))
			}
		}
	}
	return nil
}

// warn writes the warnings about a unit.
func warn(s *streams, m *ir.Module) {
	for _, w := range m.Warnings {
		code := ""
		if w.Code != "" {
			code = " [" + w.Code + "]"
		}
		fmt.Fprintf(s.err, "%s: warning: %s%s\n", m.Set.Position(w.Pos), w.Msg, code)
	}
}

// noteInstances says which templates have more instances in the file's launches than -all binds.
func noteInstances(s *streams, m *ir.Module) {
	bound := map[string]int{} // by the place of the template
	for _, k := range m.Kernels {
		bound[m.Set.Position(k.Pos).String()]++
	}
	for _, k := range m.Kernels {
		at := m.Set.Position(k.Pos).String()
		if n := bound[at]; !k.Bound && n < len(k.Offered) && len(k.Args) > 0 {
			fmt.Fprintf(s.err, "%s: note: of %s the first %d of %d instances that the file launches are bound; kbind inspect "+
				"offers the others as //kbind:template lines\n", at, k.Qualified, n, len(k.Offered))
			bound[at] = len(k.Offered) // once
		}
	}
}

// generate makes the output files of one unit in memory; their names are relative to the current directory. dir is
// where the command was run, "" for here. Device code is compiled for the targets; with none the file that embeds it
// is left alone.
func (g *genFlags) generate(s *streams, dir string, env func(string) (string, bool), targets []target) (*ir.Module,
	[]gen.File, error) {
	m, diags, err := g.load(s, dir, g.files)
	if err != nil {
		return nil, nil, err
	}
	warn(s, m)
	if err := report(s, diags); err != nil {
		return nil, nil, err
	}
	if len(m.Kernels) == 0 && len(m.Exports) == 0 {
		return nil, nil, g.nothing(dir)
	}
	if err := report(s, g.checkMacros(dir, m)); err != nil {
		return nil, nil, err
	}
	opt := g.genOptions(dir)
	if opt.Variants, err = g.variants(s, dir, m); err != nil {
		return nil, nil, err
	}
	if len(targets) > 0 {
		opt.Compile = func(u *gen.Unit) ([]gen.Code, string, error) { return compileUnit(u, targets) }
	}
	if opt.Package == "" {
		if p, ok := env("GOPACKAGE"); ok && g.outDir() == "." {
			opt.GoPackage = p
		}
	}
	files, genDiags := gen.Generate(m, opt)
	if err := report(s, genDiags); err != nil {
		return nil, nil, err
	}
	return m, files, nil
}

// outDir is the directory of the generated files, as seen from where the command runs.
func (g *genFlags) outDir() string {
	if g.out != "" {
		return g.out
	}
	return filepath.Dir(g.files[0])
}

// genOptions are the options of a run in directory dir that come from flags.
func (g *genFlags) genOptions(dir string) gen.Options {
	out := g.outDir()
	return gen.Options{
		Version: version,
		Args:    append(append(g.recordGen(out), g.files...), g.recordOptions()...),
		Flags:   g.deviceFlags(),
		Base:    dir,
		Dir:     filepath.Join(dir, out),
		Package: g.pkg,
		Files:   g.files,

		CPUOptional: g.cpu == "optional",
		Unchecked:   !g.checked,
		Embedded:    g.precompile != "",
		Contract:    g.contract(),
		Source:      gen.SourceChoice(g.source),
	}
}

// nothing says why there is nothing to generate.
func (u *unitFlags) nothing(dir string) error {
	all := *u
	all.all = true
	m, _, err := all.load(nil, dir, u.files)
	if err == nil && len(m.Kernels) > 0 {
		have := "a kernel, but it has no directive: write //kbind:kernel above it"
		if n := len(m.Kernels); n > 1 {
			have = fmt.Sprintf("%d kernels, but none has a directive: write //kbind:kernel above one", n)
		}
		return fmt.Errorf("%s: %s, or pass -all", u.files[0], have)
	}
	return fmt.Errorf("%s: no kernels: one is a function with __global__, or with __kernel in OpenCL C; -embedded finds "+
		"those in a program's string literals", u.files[0])
}

// recordGen lists the flags for a generated file in directory out to remember: as if the command had run there.
func (g *genFlags) recordGen(out string) []string {
	args := g.record(out)
	if g.cpu != "required" {
		args = append(args, "-cpu", g.cpu)
	}
	if !g.checked {
		args = append(args, "-checked=false")
	}
	if g.precompile != "" {
		args = append(args, "-precompile", g.precompile)
	}
	if g.source != string(gen.SourceBoth) {
		args = append(args, "-source", g.source)
	}
	if filepath.Dir(g.files[0]) != filepath.Clean(out) {
		args = append(args, "-o", ".")
	}
	if g.pkg != "" {
		args = append(args, "-package", g.pkg)
	}
	return args
}

// writeAll writes every file to a temporary name beside its place and renames only when all are written, so that a
// failure leaves the old files as they were.
func writeAll(files []gen.File) (err error) {
	temps := make([]string, 0, len(files))
	defer func() {
		for _, t := range temps {
			os.Remove(t)
		}
	}()
	for _, f := range files {
		if f.Content == nil {
			if wrote(f) {
				defer func() {
					if err == nil {
						err = os.Remove(f.Name)
					}
				}()
			}
			temps = append(temps, "")
			continue
		}
		if old, e := os.ReadFile(f.Name); e == nil && string(old) == string(f.Content) {
			temps = append(temps, "")
			continue
		}
		dir := filepath.Dir(f.Name)
		e := os.MkdirAll(dir, 0o755)
		var t *os.File
		if e == nil {
			t, e = os.CreateTemp(dir, ".kbind-*")
		}
		if e != nil {
			return fmt.Errorf("cannot write into %s: %w", filepath.ToSlash(dir), e)
		}
		temps = append(temps, t.Name())
		_, e = t.Write(f.Content)
		if ce := t.Close(); e == nil {
			e = ce
		}
		if e == nil {
			e = os.Chmod(t.Name(), 0o644)
		}
		if e != nil {
			return e
		}
	}
	for i, f := range files {
		if temps[i] == "" {
			continue
		}
		if e := os.Rename(temps[i], f.Name); e != nil {
			return e
		}
	}
	return nil
}

// describe is the line that -v prints for a kernel.
func describe(m *ir.Module, k *ir.Kernel) string {
	line := fmt.Sprintf("%s: %s", m.Set.Position(k.Pos), k.GoName)
	for i, a := range k.Args {
		sep := ", "
		if i == 0 {
			sep = "<"
		}
		line += sep + a.Text
	}
	if len(k.Args) > 0 {
		line += ">"
	}
	if k.Refused != nil {
		line += fmt.Sprintf(" (not on the CPU: %s: %s)", m.Set.Position(k.Refused.Pos), k.Refused.Msg)
	}
	return line
}
