// Package gen turns a checked module into output files for the chosen targets.
//
// Invariants: the bytes of the files depend on the module, the options and the names that the user's package declares.
// They do not depend on the working directory, the order of maps or the time. Files are only made if there are no
// errors. If one target refuses a kernel, the kernel keeps its bindings for the others.
package gen

import (
	"cmp"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/cuda"
	"github.com/kbind/kbind/gen/gobind"
	"github.com/kbind/kbind/gen/gocpu"
	"github.com/kbind/kbind/gen/internal/gotype"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/internal/stamp"
	"github.com/kbind/kbind/gen/opencl"
)

// Options say what is generated, and what from.
type Options struct {
	Version   string   // of the generator, "v0.1.0"
	Args      []string // flags, files, and after "--" compiler options of the command, to be read back by ReadInputs
	Flags     []string // compiler options that backends need to compile the sources themselves: "-DTILE=16"
	Base      string   // directory that names of Files and of the module's sources are relative to; "" = the current one
	Dir       string   // output directory; "" = the current one
	Names     string   // directory that names in the output are relative to; "" = Dir
	Package   string   // name of the package there, as the user gave it; "" = ask
	GoPackage string   // name of the package there, as go generate says; "" = unknown
	Files     []string // the kernel files, as on the command line
	// CPUOptional says that a kernel may be bound without a form for the CPU; otherwise that is an error, unless it has a
	// hand-written reference.
	CPUOptional bool
	// Contract makes the form for the CPU fuse products and sums, as nvcc does by default.
	Contract bool
	// Source says what CUDA and HIP compile of kernels in their languages; "" is SourceBoth. Of OpenCL C it is always the
	// text that kbind writes.
	Source SourceChoice
	// Unchecked leaves the test file with the checked forms of the kernels out.
	Unchecked bool
	// CPUOnly leaves out what other backends than the CPU's run: the texts in other languages.
	CPUOnly bool
	// Slow leaves out what makes the kernels' form for the CPU only faster, so that tests can compare both.
	Slow bool
	// Embedded says that there is a file with device code, and Compile makes the code; without Compile the file stays as
	// it is. by says who compiled: "NVRTC 12.4".
	Embedded bool
	Compile  func(u *Unit) (codes []Code, by string, err error)
	// Variants are the module with other macros that get forms of their own.
	Variants []Variant
}

// SourceChoice says what CUDA and HIP compile of kernels in CUDA C++ and HIP.
type SourceChoice string

// The choices.
const (
	// their own text, and where the device's compiler refuses it the one that kbind writes
	SourceBoth SourceChoice = "both"
	SourceOwn  SourceChoice = "own" // their own text alone
	SourceIR   SourceChoice = "ir"  // the one that kbind writes
)

// File is one output file.
type File struct {
	Name    string // Options.Dir joined with the base name, an OS path
	Content []byte // nil: the file is not wanted; one that an earlier run wrote is to be removed
	Data    bool   // device code, which does not say itself that kbind wrote it: to be removed if Content is nil
}

// Generate writes the Go API of m and its kernels for the CPU. A list that is not empty means errors, and no files.
func Generate(m *ir.Module, opt Options) ([]File, *diag.List) {
	diags := diag.NewList(m.Set)
	g := newGenerator(m, opt, diags)
	files := g.files()
	if diags.Len() > 0 {
		diags.Sort()
		return nil, diags
	}
	return files, diags
}

// Unbound returns why a kernel that -all asks for gets no Go function; nil when it gets one. A kernel with a directive
// is an error of Generate instead.
func Unbound(k *ir.Kernel) *ir.Refusal { return gobind.Uncallable(k) }

// generator is one run.
type generator struct {
	m     *ir.Module
	opt   Options
	diags *diag.List
	pkg   *gotype.Package
	stem  string
	stamp stamp.Stamp
	rels  *relNames
}

func newGenerator(m *ir.Module, opt Options, diags *diag.List) *generator {
	return &generator{m: m, opt: opt, diags: diags, rels: &relNames{names: map[string]string{}}}
}

func (g *generator) files() []File {
	g.stem = stemOf(g.unitName())
	api, own := g.stem+"_kbind.go", formsOf(g.stem+"_kbind")
	g.makeStamp()
	variants := g.variantFiles(own)
	if !g.findPackage(slices.Concat([]string{api, CodeFile(g.stem)}, own.names(), variants)) {
		return nil
	}
	g.checkOutput(api)
	mapped := g.resolveTypes()
	if g.diags.Len() > 0 {
		return nil
	}
	list, others := g.variants(variants)
	t, err := g.translations()
	if err != nil {
		return g.bug(err)
	}
	res, err := g.bind(t, mapped, list)
	if err != nil {
		return g.bug(err)
	}
	forms, err := g.forms(own, t, res)
	if err != nil {
		return g.bug(err)
	}
	g.checkCPUFuncs(api, res)
	files := slices.Concat([]File{{Name: filepath.Join(g.opt.Dir, api), Content: res.Code}}, forms, others)
	g.checkImports(own.cpu, forms[0].Content)
	if g.opt.Embedded && g.opt.Compile != nil && g.diags.Len() == 0 {
		var p *gobind.Program
		if t.program != nil {
			p = g.programOf(t.program, res)
		}
		files = append(files, g.codeFiles(res, p)...)
	}
	if !g.opt.Embedded || g.opt.Compile != nil {
		files = append(files, g.oldCode(files)...)
	}
	return files
}

// forms are the names of the files with what backends run.
type forms struct{ cpu, test, opencl, c, program string }

func formsOf(stem string) forms {
	return forms{stem + "_cpu.go", stem + "_cpu_test.go", stem + "_opencl.go", stem + "_cc.go", stem + "_cuda.go"}
}

func (f *forms) names() []string { return []string{f.cpu, f.test, f.opencl, f.c, f.program} }

// translations are the kernels in the languages that are made before their names in Go are known; nil where there is
// nothing to make.
type translations struct {
	opencl  *opencl.Result
	program *cuda.Result
}

func (g *generator) translations() (t translations, err error) {
	if g.opt.CPUOnly {
		return t, nil
	}
	err = inParallel(
		func() error { t.opencl = g.translate(); return nil },
		func() (err error) { t.program, err = g.program(); return err },
	)
	return t, err
}

// bind writes the Go API.
func (g *generator) bind(t translations, mapped map[*ir.Struct]gobind.Mapped, list []gobind.Variant) (*gobind.Result,
	error) {
	return gobind.Emit(g.m, gobind.Options{
		Package:  g.pkg,
		Stem:     g.stem,
		Unit:     g.rel(g.unitName()),
		Header:   g.stamp.Lines(),
		Name:     g.rel,
		Sources:  g.sources(),
		Flags:    g.opt.Flags,
		Mapped:   mapped,
		CPU:      true,
		Texts:    t.opencl != nil,
		C:        g.callable(),
		Program:  t.program != nil,
		Code:     g.opt.Embedded,
		Results:  g.results(),
		Variants: list,
	}, g.diags)
}

// forms writes the files with what backends run; the first is that of the CPU.
func (g *generator) forms(names forms, t translations, api *gobind.Result) ([]File, error) {
	var cpu, inC, checked, text, program []byte
	err := inParallel(
		func() (err error) {
			p := g.plan(api, false)
			if cpu, err = g.cpu(p, names.cpu, api); err != nil {
				return err
			}
			inC, err = g.textsC(p, api)
			return err
		},
		func() (err error) { checked, err = g.checked(names.test, api); return err },
		func() (err error) { text, err = g.texts(t.opencl, api); return err },
		func() (err error) { program, err = g.programFile(t.program, api); return err },
	)
	if err != nil {
		return nil, err
	}
	var files []File
	for i, text := range [][]byte{cpu, checked, text, inC, program} {
		files = append(files, File{Name: filepath.Join(g.opt.Dir, names.names()[i]), Content: text})
	}
	return files, nil
}

// callable reports whether Go can call a kernel that has a body, for which there is to be a text in C.
func (g *generator) callable() bool {
	return !g.opt.CPUOnly && slices.ContainsFunc(g.m.Kernels, func(k *ir.Kernel) bool {
		return k.Func != nil && gobind.Uncallable(k) == nil
	})
}

// ResultsFile is the name of the file with the results of tuning for a kernel file.
func ResultsFile(name string) string { return stemOf(filepath.ToSlash(name)) + "_tune.json" }

// results is the file with the results of tuning if it is there.
func (g *generator) results() string {
	name := g.stem + "_tune.json"
	if _, err := os.Stat(filepath.Join(g.opt.Dir, name)); err != nil {
		return ""
	}
	return name
}

// cpu writes the kernels for the CPU.
func (g *generator) cpu(p *plan.Module, file string, api *gobind.Result) ([]byte, error) {
	res, err := gocpu.Emit(p, g.cpuOptions(file, api))
	if err != nil {
		return nil, err
	}
	if !g.opt.CPUOptional {
		g.requireCPU(res.Refused)
	}
	return res.Source, nil
}

// cpuOptions are what the fast and the checked forms have in common.
func (g *generator) cpuOptions(file string, api *gobind.Result) gocpu.Options {
	return gocpu.Options{
		Package:   g.pkg.Name,
		File:      file,
		Header:    strings.TrimPrefix(g.stamp.Title(), "// "),
		Ident:     api.Image,
		Prefix:    "cpu",
		Unit:      gotype.Exported(g.stem),
		LinePath:  g.rel,
		Reference: api.Types.ReferenceTypes,
		Symbol:    func(k *ir.Kernel) string { return k.Symbol },
		Name:      func(k *ir.Kernel) string { return api.Display[k] },
	}
}

// plan plans the kernels that Go can call, for speed or for checked execution.
func (g *generator) plan(api *gobind.Result, checked bool) *plan.Module {
	return plan.Of(bound(g.m, api), plan.Options{References: true, Contract: g.opt.Contract,
		Checked: checked, Slow: g.opt.Slow && !checked})
}

// checked writes the test file with the checked forms, nil if there is to be none.
func (g *generator) checked(file string, api *gobind.Result) ([]byte, error) {
	if g.opt.Unchecked {
		return nil, nil
	}
	opt := g.cpuOptions(file, api)
	opt.Checks, opt.Prefix = api.Image, "checked"
	return gocpu.EmitChecked(g.plan(api, true), opt)
}

// requireCPU reports the kernels that have no form for the CPU, neither a translated nor a hand-written one.
func (g *generator) requireCPU(refused []gocpu.Refusal) {
	for _, r := range refused {
		if r.Kernel.Attrs.CPU == "" {
			g.diags.Add(diag.Code(r.Code), r.Pos, "%s", r.Msg).
				Hintf("kernel %s cannot run on the CPU: name a Go reference with //kbind:cpu GoFunc, or bind it for GPUs only "+
					"with -cpu=optional", r.Kernel.Qualified)
		}
	}
}

// bound is the module without the kernels that Go cannot call.
func bound(m *ir.Module, api *gobind.Result) *ir.Module {
	out := *m
	out.Kernels = nil
	for _, k := range m.Kernels {
		if _, ok := api.Display[k]; ok {
			out.Kernels = append(out.Kernels, k)
		}
	}
	return &out
}

func (g *generator) bug(err error) []File {
	g.diags.Add(CodeInternal, g.start(), "%v; this is a bug in kbind, please report it", err)
	return nil
}

// start is the position of messages about the whole run: the beginning of the first kernel file.
func (g *generator) start() source.Pos {
	for _, f := range g.m.Set.Files() {
		if f.Name == g.unitName() {
			return f.Pos(0)
		}
	}
	return 0
}

// unitName is the first kernel file.
func (g *generator) unitName() string {
	if len(g.opt.Files) > 0 {
		return filepath.ToSlash(g.opt.Files[0])
	}
	for _, s := range g.m.Sources {
		if s.Unit {
			return s.Name
		}
	}
	return "kernels"
}

// stemOf returns what the names of the output files begin with: "sub/blur.cu" gives "blur", "blur.gpu.cu" gives
// "blur_gpu".
func stemOf(name string) string {
	base := path.Base(name)
	stem := strings.ReplaceAll(strings.TrimSuffix(base, path.Ext(base)), ".", "_")
	if stem == "" || stem[0] == '_' {
		stem = "kernels" + stem // Go ignores files that begin with . or _
	}
	return stem
}

// relNames are the names that rel has found.
type relNames struct {
	mu    sync.Mutex
	names map[string]string
}

// rel returns the name of a source relative to the output directory, slash-separated, so that what is generated does
// not depend on where the command ran. A name that has no such form stays as it is.
func (g *generator) rel(name string) string {
	g.rels.mu.Lock()
	defer g.rels.mu.Unlock()
	rel, known := g.rels.names[name]
	if !known {
		rel = g.findRel(name)
		g.rels.names[name] = rel
	}
	return rel
}

// findRel asks the file system what rel returns.
func (g *generator) findRel(name string) string {
	name = filepath.FromSlash(name)
	dir, err := filepath.Abs(cmp.Or(g.opt.Names, g.opt.Dir))
	if err != nil {
		return filepath.ToSlash(name)
	}
	abs := name
	if !filepath.IsAbs(name) {
		if abs, err = filepath.Abs(filepath.Join(g.opt.Base, name)); err != nil {
			return filepath.ToSlash(name)
		}
	}
	if first, _, _ := strings.Cut(filepath.ToSlash(name), "/"); strings.Contains(strings.Trim(first, "."), ".") {
		if _, err := os.Stat(abs); err != nil { // a file of another Go module, by its import path
			return filepath.ToSlash(name)
		}
	}
	rel, err := filepath.Rel(dir, abs)
	if err != nil || (filepath.IsAbs(name) && !filepath.IsLocal(rel)) {
		return filepath.ToSlash(name)
	}
	return filepath.ToSlash(rel)
}

// checkOutput reports a file of another kernel file that would be overwritten: a.cu and a.cl, or v.add.cu and
// v_add.cu, have outputs of one name. What was made from a file that is gone, one that was renamed, is in nobody's
// way.
func (g *generator) checkOutput(api string) {
	text, err := os.ReadFile(filepath.Join(g.opt.Dir, api))
	if err != nil {
		return
	}
	old, ok := stamp.Read(text)
	if !ok || old.From == g.stamp.From {
		return
	}
	from := filepath.FromSlash(old.From)
	if !filepath.IsAbs(from) {
		from = filepath.Join(g.opt.Dir, from)
	}
	if _, err := os.Stat(from); err == nil {
		g.diags.Add(CodeOutput, g.start(), "the output %s is already that of %s", api, old.From).
			Hintf("rename one of the kernel files, generate into another directory with -o, or name both files in one command")
	}
}

// makeStamp notes what the files are made from.
func (g *generator) makeStamp() {
	s := stamp.Stamp{Version: g.opt.Version, From: g.rel(g.unitName()), Args: g.args()}
	for _, src := range g.m.Sources {
		if src.Made {
			continue // made from the others
		}
		file := src.Text
		if src.Host != nil {
			file = src.Host
		}
		s.Sources = append(s.Sources, stamp.Source{Name: g.rel(src.Name), SHA256: stamp.TextHash(file)})
	}
	s.Input = stamp.InputHash(s.Version, s.Args, s.Sources)
	g.stamp = s
}

// args returns Options.Args with the files, which stand last or before a "--", as seen from the output directory.
func (g *generator) args() []string {
	args := slices.Clone(g.opt.Args)
	end := slices.Index(args, "--")
	if end < 0 {
		end = len(args)
	}
	for i := max(end-len(g.opt.Files), 0); i < end; i++ {
		args[i] = g.rel(args[i])
	}
	return args
}

// sources decides which texts go:embed can reach: those of whole files in the output directory and below.
func (g *generator) sources() []gobind.Source {
	var list []gobind.Source
	for _, s := range g.m.Sources {
		src := gobind.Source{Name: g.rel(s.Name), Text: s.Text, Literal: s.Host != nil, Made: s.Made, HostCode: s.HostCode}
		if s.Host == nil && !s.Made {
			src.SHA256 = stamp.TextHash(s.Text)
		}
		if s.Host == nil && !s.Made && embeddable(g.opt.Dir, src.Name) {
			src.Embed = src.Name
		}
		list = append(list, src)
	}
	return list
}

// findPackage settles the package's name and reads the names that its other files declare. Asking the go command costs
// more than everything else, so it is done only when nobody says what the package is.
func (g *generator) findPackage(outputs []string) bool {
	dir := g.opt.Dir
	if dir == "" {
		dir = "."
	}
	name := g.opt.Package
	if name == "" {
		name = strings.TrimSuffix(g.opt.GoPackage, "_test") // go:generate in a file of the external test package
	}
	if name == "" {
		// Without a go command, or with a package that it cannot load, what the files say has to do.
		name, _ = gotype.PackageName(dir)
	}
	if name != "" && !validPackage(name) {
		g.diags.Add(CodeOutput, g.start(), "%q is not a valid package name", name).Hintf("give one with -package")
		return false
	}
	skip := map[string]bool{}
	for _, name := range outputs {
		skip[name] = true
	}
	pkg, err := gotype.Scan(dir, name, skip)
	if err != nil {
		g.diags.Add(CodeOutput, g.start(), "the output directory cannot be read: %v", err)
		return false
	}
	if pkg.Name == "" {
		pkg.Name = gotype.NameForDir(dir)
	}
	if pkg.Other != "" && len(pkg.Decls) == 0 {
		g.diags.Add(gotype.CodeNoPackage, g.start(), "the files in %s are of package %s, not %s", filepath.ToSlash(dir),
			pkg.Other, pkg.Name)
		return false
	}
	g.pkg = pkg
	return true
}

func validPackage(name string) bool { return gotype.IsIdentifier(name) && name != "_" }
