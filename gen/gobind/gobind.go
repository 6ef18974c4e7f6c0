// Package gobind writes the typed Go API of a module: what a user calls, its structs, constants and accessors, and the
// call.ModuleSpec after them.
//
// It works in two steps: plan decides names, forms and sizes without writing anything, the rest prints the plan with
// jennifer. Invariants: names depend only on the module and on the names declared in the user's package; every
// package-level name is declared once or reported with both positions; a kernel that cannot be bound never hides
// another.
package gobind

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/gotype"
	"github.com/kbind/kbind/gen/internal/literal"
)

// Options are what Emit needs beside the module.
type Options struct {
	Package *gotype.Package     // where the file goes; Name is set
	Stem    string              // "vector_add": names of package-level variables are made from it
	Unit    string              // "vector_add.cu": the module's name in messages
	Header  []string            // comment lines for the top of the file
	Name    func(string) string // shows the name of a source file in comments; nil = as it is
	Sources []Source
	Flags   []string // compiler options for backends that compile the sources
	// Mapped are the structs that have a Go type of the user's.
	Mapped  map[*ir.Struct]Mapped
	CPU     bool // there is a CPU image
	Texts   bool // there is a translation to OpenCL C
	C       bool // and to C
	Program bool // Result.ProgramVar is to be an image of the module, too
	Code    bool // there is a file of EmitCode

	Variants []Variant // the module with other macros

	Results string // the file with the results of tuning below the package directory, for go:embed; "" if there is none
}

// Variant names the variables with the forms of the module with other macros.
type Variant struct {
	Options []string // "-DTILE=32"
	Images  []string
}

// Source is one file of the module.
type Source struct {
	Name   string // as the kernel file's includes name it
	Embed  string // slash-separated path below the package directory, for go:embed; "" writes the text into the Go file
	Text   []byte
	SHA256 string // of the file, see stamp.TextHash

	Literal  bool // Text was taken out of string literals of the file
	Made     bool // kbind wrote the text
	HostCode []ir.Stretch
}

// Mapped is a user's own Go struct for a C struct. Fields has a Go field name for each C field, "" for those that
// cannot be named from here.
type Mapped struct {
	Type   gotype.Type
	Fields []string
}

// Result is what Emit wrote.
type Result struct {
	Code    []byte                // the Go file
	Image   string                // the identifier that must hold the CPU image
	Display map[*ir.Kernel]string // "Scale[float32]": kernels in messages; absent when the kernel is not bound
	Funcs   []Func                // in source order
	Used    []*ir.Struct          // structs in the API, contained ones first
	Types   *gotype.Mapper        // the Go types of the API
	// ProgramVar is the identifier that must hold the text for CUDA and HIP, if Options.Program is set.
	ProgramVar string
	TextVar    string // the identifier that must hold the translation, if Options.Texts is set
	CVar       string // the same for C, if Options.C is set
	CodeVar    string // the identifier that must hold the list of code images, if Options.Code is set
	// Kernels and Globals are what a device compiler is asked for.
	Kernels, Globals []Symbol
}

// Images are the identifiers that must hold the forms for backends.
func (r *Result) Images() []string {
	return slices.DeleteFunc([]string{r.Image, r.TextVar, r.CVar, r.ProgramVar}, func(name string) bool {
		return name == ""
	})
}

// Symbol is a kernel or a variable of the module, as rt.KernelSpec and rt.GlobalSpec name it.
type Symbol struct {
	Symbol, NameExpr string
	CName            string // of an extern "C" kernel
	Reference        bool   // a texture or surface reference
}

// Func says what became of one kernel or kernel template.
type Func struct {
	Kernel  *ir.Kernel // the first instance
	GoNames []string   // the functions written, slices form first
	Why     string     // why there is no slices form, or no function at all; "" when all forms were written
}

// Emit writes the API of m. Problems of the user's making go to diags; the error is for what should not happen.
func Emit(m *ir.Module, opt Options, diags *diag.List) (*Result, error) {
	e := newEmitter(m, opt, diags)
	e.plan()
	for _, f := range e.funcs {
		e.function(f)
	}
	e.emitExports()
	e.emitStructs()
	e.emitGlobals()
	e.emitLoad()
	e.emitSources()
	e.emitInputs()
	e.emitTunings()
	e.emitSpec()
	code, err := rendered(e.file, &e.long)
	if err != nil {
		return nil, err
	}
	return &Result{Code: groupImports(code), Image: e.image, Display: e.display, Funcs: e.report, Used: e.used,
		Types:      &e.types,
		ProgramVar: e.program, TextVar: e.texts, CVar: e.textsC, CodeVar: e.code, Kernels: e.kernelSymbols(),
		Globals: e.globalSymbols()}, nil
}

// groupImports puts the imports of the standard library first, as people write them; jennifer sorts all by path.
func groupImports(code []byte) []byte {
	const start = "import (\n"
	i := bytes.Index(code, []byte(start))
	if i < 0 {
		return code
	}
	i += len(start)
	n := bytes.Index(code[i:], []byte(")\n"))
	var std, other []string
	for _, line := range strings.SplitAfter(string(code[i:i+n]), "\n") {
		_, path, _ := strings.Cut(line, `"`)
		if first, _, _ := strings.Cut(path, "/"); strings.Contains(first, ".") {
			other = append(other, line)
		} else {
			std = append(std, line)
		}
	}
	block := strings.Join(std, "") + "\n" + strings.Join(other, "")
	return slices.Concat(code[:i], []byte(block), code[i+n:])
}

// emitter holds the plan and the file under construction.
type emitter struct {
	m     *ir.Module
	opt   Options
	diags *diag.List
	file  *jen.File
	long  literal.Texts // in file

	scope    gotype.Names          // package-level names, of the user's files and of this one
	declared map[string]source.Pos // those of this file
	types    gotype.Mapper
	structs  map[*ir.Struct]*goStruct
	used     []*ir.Struct
	funcs    []*function
	globals  []variable
	report   []Func
	display  map[*ir.Kernel]string

	rt, calls, vec, context, unsafe string // what the imports are called

	module, image, prefix string   // package-level variables
	program               string   // of the text for CUDA and HIP, "" if there is none
	texts, textsC         string   // of the translations to OpenCL C and to C, "" if there is none
	code                  string   // of the code images, "" if there are none
	sources               []string // variables of opt.Sources
}

func newEmitter(m *ir.Module, opt Options, diags *diag.List) *emitter {
	e := &emitter{m: m, opt: opt, diags: diags, declared: map[string]source.Pos{}, structs: map[*ir.Struct]*goStruct{},
		display: map[*ir.Kernel]string{}}
	e.types.Struct = func(s *ir.Struct) gotype.Type { return e.structOf(s).typ }
	e.file = jen.NewFile(opt.Package.Name)
	for _, line := range opt.Header {
		e.file.HeaderComment(line)
	}
	for name := range opt.Package.Decls {
		e.scope.Reserve(name)
	}
	for _, v := range opt.Variants {
		e.scope.Reserve(v.Images...)
	}
	e.rt = e.importAs(gotype.RT, "rt", "kbindrt")
	e.calls = e.importBeside(gotype.Call, "call", "kbindcall")
	e.vec = e.importBeside(gotype.Vec, "vec", "kbindvec")
	e.context = e.importAs("context", "context", "stdcontext")
	e.unsafe = e.importAs("unsafe", "unsafe", "stdunsafe")
	e.prefix = gotype.Exported(opt.Stem)
	e.module = e.scope.Pick("module" + e.prefix)
	if opt.CPU {
		e.image = e.scope.Pick("image" + e.prefix + "CPU")
	}
	if opt.Texts {
		e.texts = e.scope.Pick("texts" + e.prefix)
	}
	if opt.C {
		e.textsC = e.scope.Pick("texts" + e.prefix + "C")
	}
	if opt.Program {
		e.program = e.scope.Pick("program" + e.prefix)
	}
	if opt.Code {
		e.code = e.scope.Pick("code" + e.prefix)
	}
	return e
}

// importAs settles the name of an import: its own unless the package declares that name.
func (e *emitter) importAs(path, name, other string) string {
	if !e.scope.Has(name) {
		e.scope.Reserve(name)
		e.file.ImportName(path, name)
		return name
	}
	alias := e.scope.Pick(other)
	e.file.ImportAlias(path, alias)
	return alias
}

// importBeside is importAs for a package whose name kernels use for parameters: those keep it, and the import has
// another.
func (e *emitter) importBeside(path, name, other string) string {
	for _, k := range e.m.Kernels {
		if slices.ContainsFunc(k.Params, func(p ir.KernelParam) bool { return gotype.Local(p.Name) == name }) {
			e.file.ImportAlias(path, other)
			return e.scope.Pick(other)
		}
	}
	return e.importAs(path, name, other)
}

// declare takes a package-level name for the API, or reports what has it already. hint says how the user can choose
// another.
func (e *emitter) declare(name string, pos source.Pos, what, hint string) bool {
	if first, twice := e.declared[name]; twice {
		e.diags.Add(CodeNameTaken, pos, "%s would be declared twice in Go as %s", what, name).Note(first,
			"first here").Hintf("%s", hint)
		return false
	}
	if d, clash := e.opt.Package.Decls[name]; clash {
		msg := e.diags.Add(CodeNameTaken, pos, "%s would be called %s in Go, which %s declares", what, name, d).Hintf("%s",
			hint)
		if f := e.m.Set.File(pos); f != nil && d.Stamp != nil && d.Stamp.Has(e.fileName(f.Name)) {
			msg.Hintf("%s is part of both units, so both would declare what it holds: make them one, kbind %s %s",
				e.fileName(f.Name), d.Stamp.From, e.opt.Unit)
		}
		return false
	}
	if e.scope.Has(name) {
		e.diags.Add(CodeNameTaken, pos, "%s would be called %s in Go, which the generated file uses itself", what,
			name).Hintf("%s", hint)
		return false
	}
	e.declared[name] = pos
	e.scope.Reserve(name)
	return true
}

// shared reports whether another file that kbind generated declares name from the same source file: a header that two
// kernel files of the package include. The file that was generated first declares what the header defines, the others
// use it, assert its layout and stay as they are when generated again, because the declaring file's own old version
// does not count. What the declaring file no longer needs moves to the next that is generated.
func (e *emitter) shared(name string, pos source.Pos) bool {
	d, ok := e.opt.Package.Decls[name]
	if !ok || d.Stamp == nil {
		return false
	}
	f := e.m.Set.File(pos)
	return f != nil && d.Stamp.Has(e.fileName(f.Name))
}

// at shows a position without its column: "common.cuh:3".
func (e *emitter) at(pos source.Pos) string {
	p := e.m.Set.Position(pos)
	if p.Line == 0 {
		return e.opt.Unit
	}
	return fmt.Sprintf("%s:%d", e.fileName(p.File), p.Line)
}

func (e *emitter) fileName(name string) string {
	if e.opt.Name != nil {
		return e.opt.Name(name)
	}
	return name
}

// comment writes text as a // comment before the next declaration. It never becomes a directive.
func (e *emitter) comment(text string) {
	for _, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		e.file.Add(commentLine(line))
	}
}

func commentLine(line string) jen.Code {
	line = strings.TrimRight(strings.ReplaceAll(line, "\r", ""), " \t")
	if line == "" {
		return jen.Comment("//")
	}
	return jen.Comment("// " + line)
}

// rtq is a name of package rt.
func rtq(name string) *jen.Statement { return jen.Qual(gotype.RT, name) }

// callq is a name of package call.
func callq(name string) *jen.Statement { return jen.Qual(gotype.Call, name) }
