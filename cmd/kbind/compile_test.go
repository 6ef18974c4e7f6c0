package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/internal/testall"
)

// compileJob is a kernel file, and compileResult what a compiler of a vendor said of it.
type compileJob struct {
	file, pkg string
	args      []string // of kbind, without the file
	example   bool     // compiled for more architectures
	cpu       bool     // the form for the CPU is built too; elsewhere another test does, or go build
}

type compileResult struct {
	File, Backend, Arch string
	Error               string // "" if it compiles
	Absent              bool   // there is no such compiler, or it does not know the architecture
}

// TestDeviceCompilers gives what kbind generates for the examples and for testdata/kernels to NVRTC and HIPRTC, which
// need no GPU: sources, name expressions and headers. Where there is no compiler it says so.
func TestDeviceCompilers(t *testing.T) {
	t.Parallel()
	var jobs []compileJob
	for _, f := range kernelFiles(t, compilerSample) {
		if filepath.Ext(f) != ".cl" {
			jobs = append(jobs, compileJob{file: f, args: append([]string{"-all", "--", "-std=c++20"}, shape(t, f).flags...)})
		}
	}
	if *only == "" && testall.On(t) {
		jobs = append(jobs, exampleJobs(t)...)
	}
	compilesAll(t, "compile", jobs)
}

// TestHostCode does the same with programs that have host code.
func TestHostCode(t *testing.T) {
	testall.Need(t)
	t.Parallel()
	var jobs []compileJob
	for _, pattern := range []string{"*.cu", "*.hip"} {
		files, err := filepath.Glob("../../testdata/hostcode/" + pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("no programs: %v", err)
		}
		for _, f := range files {
			jobs = append(jobs, compileJob{file: f, args: []string{"-all"}, cpu: true})
		}
	}
	compilesAll(t, "hostcode", jobs)
}

// compilesAll fails where a compiler that is there does not take a file, other than for reasons in refusals.
func compilesAll(t *testing.T, module string, jobs []compileJob) {
	t.Helper()
	for i := range jobs {
		jobs[i].pkg = fmt.Sprintf("k%d", i)
	}
	said := map[string]bool{}
	skip := func(text string) {
		if !said[text] {
			said[text] = true
			t.Log("skip: " + text)
		}
	}
	for _, r := range compileAll(t, module, jobs) {
		file := filepath.ToSlash(strings.TrimPrefix(r.File, "../../"))
		refused := slices.IndexFunc(refusals, func(f refusal) bool {
			return f.backend == r.Backend && f.file == filepath.Base(file) && strings.Contains(r.Error, f.text)
		})
		switch {
		case r.Absent:
			skip(r.Error)
		case r.Error == "":
		case refused >= 0:
			skip(fmt.Sprintf("%s on %s: %s", file, r.Backend, refusals[refused].why))
		default:
			t.Errorf("%s for %s: %s", file, r.Arch, r.Error)
		}
	}
}

// refusal is a file that a vendor's compiler does not take, which is not kbind's to change.
type refusal struct{ file, backend, text, why string }

const (
	cudaOnly   = "HIP has no such functions"
	noLibrary  = "HIPRTC brings no C++ library or collection of collectives with it"
	fewTraits  = "the headers that NVRTC gets have no such trait"
	hostGuides = "a deduction guide without an execution space is the host's for HIPRTC"
	hidesLess  = "before C++23 no member hides one of a base class with another ref-qualifier"
)

var refusals = []refusal{
	{"active.cu", "cuda", "__shfl_down", "warp functions without a mask are gone since sm_70"},
	{"groups.cu", "cuda", "cuda_pipeline_helpers.h", "the header has a uint64_t of its own for NVRTC"},
	{"hipwaves.cu", "cuda", "hipThreadIdx_x", "HIP's names"},
	{"hipwaves64.cu", "cuda", "-mwavefrontsize64", "HIP's waves"},
	{"libthrust.cu", "cuda", "__host__ function", "thrust/complex.h has functions of the host"},
	{"concepts.cu", "cuda", "concepts", "NVRTC brings no <concepts>"},
	{"defaultnames.cu", "cuda", "a parameter is not allowed",
		"NVIDIA's compilers take no parameter in a default argument"},
	{"decltypes.cu", "cuda", "non-public member",
		"in NVRTC's library std::tuple_size is another's, so that structured bindings take members"},
	{"arraylists.cu", "cuda", "Invalid record", "NVRTC fails on references to arrays of unknown bounds"},
	{"autovalues.cu", "cuda", "already been defined",
		"for NVIDIA's compilers partial specialisations are one that differ in the type of a value"},
	{"autovalues.cu", "hip", "ambiguous partial specializations",
		"HIPRTC's clang lets a partial specialisation match values of other types than its own"},
	{"parenarrays.cu", "cuda", "only \"()\" is allowed", "NVRTC initialises no aggregates in parentheses"},
	{"anonymousglobals.cu", "cuda", "anonymous union at global or namespace scope",
		"NVIDIA's compilers keep anonymous unions of namespaces from device code"},
	{"bitchoices.cu", "hip", "cannot compile this conditional operator yet",
		"HIPRTC's clang has no choices between bit-fields as places"},
	{"anonymousglobals.cu", "hip", "reference to __host__ variable",
		"HIPRTC's clang takes the objects of anonymous unions for variables of the host"},
	{"parenarrays.cu", "hip", "must be an initializer list", "HIPRTC's clang has no P0960"},
	{"templatesbyargs.cu", "cuda", "failed deduction",
		"NVIDIA's compilers find no template by the arguments of a call in a return type"},
	{"gnuvectors.cu", "cuda", "unknown attribute", "NVRTC has no vector_size"},
	{"vectorsize.cu", "cuda", "unknown attribute", "NVRTC has no vector_size"},
	{"stmtexprs.cu", "cuda", "expected an expression", "NVRTC has no statement expressions"},
	{"memberdetails.cu", "hip", "hiprtcGetLoweredName", "a constant, which has internal linkage, has no name for HIPRTC"},
	{"overriders.cu", "cuda", "Cannot take address of function",
		"NVRTC does not define an implicit assignment operator that overrides another"},
	{"memberpointers.cu", "cuda", "is_member_pointer_v", fewTraits},
	{"noexcepttypes.cu", "cuda", "Either<int (int) noexcept>", "NVIDIA's compilers deduce no N of noexcept(N)"},
	{"enumbraces.cu", "cuda", "narrowing", "NVIDIA's compilers go by the type"},
	{"enumbraces.cu", "hip", "narrow", "HIPRTC goes by the type"},
	{"functiontraits.cu", "cuda", "qualified function type", "NVRTC's std::decay makes pointers to all functions"},
	{"functiontraits.cu", "hip", "cannot have 'const' qualifier", noLibrary},
	{"stdlib.cu", "cuda", "FE_TONEAREST", "NVRTC knows no rounding modes of <cfenv>"},
	{"traits.cu", "cuda", "is_aggregate", fewTraits},
	{"typetraits.cu", "cuda", "is_empty_v", fewTraits},
	{"traitsofarrays.cu", "cuda", "is_copy_constructible_v", fewTraits},
	{"commontypes.cu", "cuda", "common_type_t", fewTraits},
	{"commontypes.cu", "hip", "common_type_t", noLibrary},
	{"convertible.cu", "cuda", "is_convertible_v", fewTraits},
	{"traitvalues.cu", "cuda", "is_convertible", fewTraits},
	{"traitvalues.cu", "hip", "is_convertible", noLibrary},
	{"bindingobjects.cu", "hip", "initializer_list", noLibrary},
	{"disputes.cu", "cuda", "Derived::h", "NVRTC finds templates of a base class with other heads ambiguous"},
	{"disputes.cu", "hip", "'m'", "HIPRTC does not find templates of a base class with other heads"},
	{"bracedlists.cu", "hip", "deduction", hostGuides},
	{"idiomsexpr.cu", "hip", "deduction", hostGuides},
	{"idiomsmeta.cu", "hip", "deduction", hostGuides},
	{"idiomsclass.cu", "hip", "deduction", hostGuides},
	{"concepts.cu", "hip", "c++/", noLibrary},
	{"convertible.cu", "hip", "is_convertible_v", noLibrary},
	{"decltypes.cu", "hip", "c++/", noLibrary},
	{"legal.cu", "hip", "reference to __host__ function",
		"HIPRTC takes a function that a block declares for one of the host"},
	{"memberinits.cu", "hip", "include <new>", noLibrary},
	{"variants.cu", "hip", "include <new>", noLibrary},
	{"membersinorder.cu", "hip", "include <new>", noLibrary},
	{"nestedpacks.cu", "cuda", "not expanded", "NVRTC takes no closures in the expansion of a pack that they mention"},
	{"ratios.cu", "hip", "c++/", noLibrary},
	{"stdlimits.cu", "hip", "c++/", noLibrary},
	{"stdlimits.cu", "cuda", "is_modulo", "NVRTC's numeric_limits lacks members"},
	{"resultsinclasses.cu", "hip", "include <new>", noLibrary},
	{"optionals.cu", "hip", "c++/", noLibrary},
	{"stdmoves.cu", "hip", "c++/", noLibrary},
	{"stdcopies.cu", "cuda", "no member \"minmax\"", "the headers that NVRTC gets have few algorithms"},
	{"autolists.cu", "hip", "initializer_list", noLibrary},
	{"stdcopies.cu", "hip", "c++/", noLibrary},
	{"typetraits.cu", "hip", "c++/", noLibrary},
	{"traitsofarrays.cu", "hip", "no template named", noLibrary},
	{"parenaggregates.cu", "hip", "no matching constructor", "HIPRTC has no aggregates in parentheses"},
	{"ptxshared.cu", "hip", "__cvta_generic_to_shared", "PTX"},
	{"libwmma.cu", "cuda", "crt/mma.h", "mma.h needs headers that come with nvcc"},
	{"nvccdiffers.cu", "cuda", "constant expressions are not supported", "an internal error of NVRTC"},
	{"hostlibrary.cu", "cuda", "u_int32_t", "NVRTC brings no glibc"},
	{"hostlibrary.cu", "hip", "initializer_list", noLibrary},
	{"languagerules.cu", "hip", "NAME_EXPRESSION_NOT_VALID", "HIPRTC does not find static variables"},
	{"spansandclocks.cu", "cuda", "span", "NVRTC brings no <span>"},
	{"spansandclocks.cu", "hip", "c++/", noLibrary},
	{"sharedobjects.cu", "hip", "initialization is not supported", "HIPRTC takes no shared variables with constructors"},
	{"emptyarrays.cu", "cuda", "must be greater than zero", "NVRTC has no arrays of no elements"},
	{"noexcepts.cu", "cuda", "exception handling", "a throw, though only as the operand of noexcept"},
	{"membercategories.cu", "cuda", "taking the address of a bit field",
		"NVRTC binds no reference to a bit-field of a temporary"},
	{"condconversions.cu", "cuda", "cast to type \"char [3]\"", "T() of an array is no failed substitution for NVRTC"},
	{"returnedtypes.cu", "cuda", "more than one operator", "templates of a class hide no inherited ones for NVRTC"},
	{"usedmembers.cu", "cuda", "more than one instance", hidesLess},
	{"usedmembers.cu", "hip", "ambiguous", hidesLess},
	{"packcaptures.cu", "cuda", "\"args\" is undefined", "NVRTC does not know init-captures that are packs"},
	{"stdsequence.cu", "cuda", "\"sort\"", "the headers that NVRTC gets have few algorithms"},
	{"threeway.cu", "cuda", "\"compare\"", "NVRTC brings no <compare>"},
	{"sorting.cu", "cuda", "--extended-lambda", "NVRTC takes no lambdas with an execution space"},
	{"stdheaders.cu", "cuda", "is ambiguous", "names of std and of libcu++ under one using directive"},

	{"classchoices.cu", "cuda", "operand types are incompatible",
		"NVRTC converts no operand of ?: by a template of conversion functions"},
	{"directinit.cu", "cuda", "no suitable conversion",
		"NVRTC does not know explicit conversion functions in direct-initialisation"},
	{"directinit.cu", "hip", "through variadic function", "HIPRTC refuses what clang only warns of"},
	{"objects.cu", "cuda", "deleted function", "NVRTC takes the copy of a returned parameter for one that is needed"},
	{"objects.cu", "hip", "NAME_EXPRESSION_NOT_VALID", "HIPRTC does not find static variables"},
	{"temporaries.cu", "cuda", "cannot be bound to an lvalue",
		"NVRTC takes an element of a temporary array for an lvalue"},
	{"temporaries.cu", "hip", "initializer_list", noLibrary},

	{"complex.cu", "hip", "file not found", noLibrary},
	{"shuffles.cu", "hip", "__match_any_sync", "HIP has match functions since ROCm 6"},
	{"emptybases.cu", "hip", "include <new>", noLibrary},
	{"gpunarrow.cu", "hip", "cuda_bf16.h", "CUDA's header"},
	{"listoverloads.cu", "hip", "initializer_list", noLibrary},
	{"grids.cu", "hip", "file not found", noLibrary},
	{"groups.cu", "hip", "file not found", noLibrary},
	{"libcu.cu", "hip", "file not found", noLibrary},
	{"libcub.cu", "hip", "file not found", noLibrary},
	{"libcubodd.cu", "hip", "file not found", noLibrary},
	{"libcurand.cu", "hip", "file not found", noLibrary},
	{"libthrust.cu", "hip", "file not found", noLibrary},
	{"libwmma.cu", "hip", "file not found", noLibrary},
	{"memberpointers.cu", "hip", "no member named", noLibrary},
	{"traits.cu", "hip", "no member named", noLibrary},
	{"metaprogramming.cu", "hip", "c++/", noLibrary},
	{"stdheaders.cu", "hip", "c++/", noLibrary},
	{"stdlib.cu", "hip", "c++/", noLibrary},
	{"nnframework.cu", "hip", "c++/", noLibrary},
	{"lattices.cu", "hip", "initializer_list", noLibrary},
	{"packcaptures.cu", "hip", "c++/", noLibrary},
	{"stdsequence.cu", "hip", "c++/", noLibrary},
	{"stdvocabulary.cu", "cuda", "make_from_tuple", "libcu++ takes no pairs of the std that NVRTC gets"},
	{"stdvocabulary.cu", "hip", "c++/", noLibrary},
	{"stdalgorithms.cu", "hip", "c++/", noLibrary},
	{"stdalgorithms.cu", "cuda", "no member \"remove\"", "the headers that NVRTC gets have few algorithms"},
	{"stdlibrary20.cu", "hip", "c++/", noLibrary},
	{"stdlibrary20.cu", "cuda", "source file \"compare\"", "the headers that NVRTC gets have no <compare>"},
	{"stdsorting.cu", "cuda", "has no member \"sort\"", "the headers that NVRTC gets have few algorithms"},
	{"stdsorting.cu", "hip", "std::sort", noLibrary},
	{"stdtuples.cu", "cuda", "cuda::std::__4::get", "libcu++ takes no pairs of the std that NVRTC gets"},
	{"stdtuples.cu", "hip", "c++/", noLibrary},
	{"stdmoveonly.cu", "cuda", "no member \"sort\"", "the headers that NVRTC gets have few algorithms"},
	{"stdmoveonly.cu", "hip", "c++/", noLibrary},
	{"stdorders.cu", "cuda", "source file \"compare\"", "the headers that NVRTC gets have no <compare>"},
	{"stdorders.cu", "hip", "c++/", noLibrary},
	{"stdtupleuses.cu", "cuda", "cuda::std::__4::tuple", "libcu++ takes no pairs of the std that NVRTC gets"},
	{"stdtupleuses.cu", "hip", "c++/", noLibrary},
	{"cudastd.cu", "hip", "file not found", noLibrary},
	{"noexceptdtors.cu", "cuda", "is_nothrow_destructible", "the headers that NVRTC gets lack traits"},
	{"noexceptdtors.cu", "hip", "is_nothrow_destructible", noLibrary},
	{"swappables.cu", "cuda", "is_swappable.h", "libcu++ takes no void and no array without bound in is_swappable"},
	{"swappables.cu", "hip", "c++/", noLibrary},
	{"threeway.cu", "hip", "c++/", noLibrary},
	{"noexcepts.cu", "hip", "cannot use 'throw'", "a throw, though only as the operand of noexcept"},
	{"ptxwarp.cu", "hip", "inline asm", "PTX"},
	{"video.cu", "hip", "inline asm", "PTX"},
	{"scales.cu", "hip", "file not found", cudaOnly},
	{"deducedclasses.cu", "hip", "deduction", "C++20, which HIPRTC of ROCm 5 does not know whole"},
	{"fmad.cu", "hip", "-fmad=true", "the file's option is nvcc's"},
	{"statics.cu", "hip", "initializer_list", noLibrary},
	{"broughtnames.cu", "cuda", "no actual member",
		"NVIDIA's compilers look for templates of partial specialisations in the namespace itself"},
	{"broughtnames.cu", "hip", "no member named 'test'",
		"HIPRTC looks for variable templates of specialisations in the namespace itself"},
	{"functiontables.cu", "hip", "initializer_list", noLibrary},
	{"initlistctors.cu", "hip", "initializer_list", noLibrary},
	{"listedfirst.cu", "hip", "initializer_list", noLibrary},
	{"valuetypes.cu", "cuda", "has already been defined", "NVIDIA takes values of different types for the same pattern"},
	{"valuetypes.cu", "hip", "no viable constructor or deduction guide", hostGuides},
	{"gpuconvert.cu", "hip", "__fadd_rz", cudaOnly},
	{"gpuptx.cu", "hip", "constraint", "PTX"},
	{"gpusimd.cu", "hip", "__vadd2", cudaOnly},
	{"gpusmall.cu", "hip", "cuda_fp8.h", cudaOnly},
	{"nnlayers.cu", "hip", "cuda_bf16.h", cudaOnly},
	{"pipeline.cu", "hip", "cuda_pipeline.h", cudaOnly},
	{"sorting.cu", "hip", "__match_any_sync", cudaOnly},
	{"ptrtables.cu", "hip", "NAME_EXPRESSION_NOT_VALID", "HIPRTC does not find static variables"},
	{"hashing.cu", "hip", "NAME_EXPRESSION_NOT_VALID", "HIPRTC does not find static variables"},
	{"hipwaves.cu", "hip", "words", "the file is CUDA for kbind, and __HIP__ is defined for HIPRTC"},
	{"templateaddresses.cu", "hip", "NAME_EXPRESSION_NOT_VALID", "HIPRTC does not find static variables"},
	{"constplaces.cu", "hip", "NAME_EXPRESSION_NOT_VALID", "HIPRTC does not find static variables"},
	{"textures.cu", "hip", "", "HIP has no surface references"},
}

// exampleJobs finds the kernel files of the examples with the arguments in what was generated for them.
func exampleJobs(t *testing.T) []compileJob {
	t.Helper()
	var jobs []compileJob
	err := filepath.WalkDir("../../examples", func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, "_kbind.go") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		_, rest, _ := strings.Cut(string(text), "//kbind:args ")
		line, _, _ := strings.Cut(rest, "\n")
		args := strings.Fields(line)
		at := slices.IndexFunc(args, func(a string) bool { return filepath.Ext(a) == ".cu" || filepath.Ext(a) == ".hip" })
		if at < 0 {
			return nil
		}
		jobs = append(jobs, compileJob{file: filepath.Join(filepath.Dir(path), args[at]), args: slices.Delete(args, at, at+1),
			example: true})
		return nil
	})
	if err != nil || len(jobs) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	return jobs
}

// compileAll generates Go for the files and runs a program, of the module of that name, that compiles the modules in
// it.
func compileAll(t *testing.T, module string, jobs []compileJob) []compileResult {
	t.Helper()
	dir := userModule(t, module)
	var imports, table, funcs strings.Builder
	for i, j := range jobs {
		sub := filepath.Join(dir, j.pkg)
		if err := os.Mkdir(sub, 0o777); err != nil {
			t.Fatal(err)
		}
		copyFile(t, j.file, filepath.Join(sub, filepath.Base(j.file)))
		for _, pattern := range []string{"*.h", "*.cuh"} { // of examples
			headers, _ := filepath.Glob(filepath.Join(filepath.Dir(j.file), pattern))
			for _, h := range headers {
				copyFile(t, h, filepath.Join(sub, filepath.Base(h)))
			}
		}
		s := &streams{out: io.Discard, err: t.Output(), env: noEnv}
		args := append([]string{fmt.Sprintf("-checked=%t", j.cpu), "-package", j.pkg,
			filepath.Join(sub, filepath.Base(j.file))}, j.args...)
		if i := slices.Index(args, "-all"); i > 0 { // flags go before the file
			args = append([]string{"-all"}, slices.Delete(args, i, i+1)...)
		}
		if code := run(args, s); code != 0 {
			t.Fatalf("kbind %s: exit code %d", j.file, code)
		}
		funcs.WriteString("\n" + moduleFunc(t, sub, fmt.Sprintf("module%d", i)))
		if j.cpu {
			fmt.Fprintf(&imports, "\t_ \"%s/%s\"\n", module, j.pkg)
		}
		fmt.Fprintf(&table, "\t{%q, module%d(), %t},\n", j.file, i, j.example)
	}
	write(t, filepath.Join(dir, "main.go"), fmt.Sprintf(compileMain, imports.String(), table.String(), runtime.NumCPU()))
	write(t, filepath.Join(dir, "modules.go"),
		"package main\n\nimport (\n\t\"github.com/kbind/kbind/rt\"\n\t\"github.com/kbind/kbind/rt/call\"\n)\n\n"+
			"var _ rt.Dim3 // not all modules name it\n"+strings.ReplaceAll(funcs.String(), "kbindcall.", "call."))
	var results []compileResult
	if err := json.Unmarshal(goTool(t, dir, "run", "-mod=mod", "."), &results); err != nil {
		t.Fatal(err)
	}
	return results
}

// moduleFunc is a function without parameters that returns the call.ModuleSpec of generated code, less the images of
// compiled kernels. A device compiler reads nothing else of a package, so the go command need not build all of them.
func moduleFunc(t *testing.T, dir, name string) string {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(dir, "*_kbind.go"))
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, f, text, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		body := moduleBody(t, dir, file, func(n ast.Node) string {
			return string(text[set.Position(n.Pos()).Offset:set.Position(n.End()).Offset])
		})
		if body != "" {
			return fmt.Sprintf("func %s() *call.ModuleSpec {\n%s}\n", name, body)
		}
	}
	t.Fatalf("no module in %s", dir)
	return ""
}

// moduleBody declares the constants and the source texts that a file's module needs, and returns the module. It is
// empty if the file has none. textOf gives the text of a node.
func moduleBody(t *testing.T, dir string, file *ast.File, textOf func(ast.Node) string) string {
	t.Helper()
	var consts, vars, module string
	for _, d := range file.Decls {
		decl, ok := d.(*ast.GenDecl)
		if !ok || decl.Tok == token.IMPORT || decl.Tok == token.TYPE {
			continue
		}
		v := decl.Specs[0].(*ast.ValueSpec)
		switch name := v.Names[0].Name; {
		case decl.Tok == token.CONST && strings.HasPrefix(name, "kernel"):
			consts += textOf(decl) + "\n"
		case strings.HasPrefix(name, "source") && len(v.Values) == 0: // embedded
			text, err := os.ReadFile(filepath.Join(dir, embeddedFile(t, decl)))
			if err != nil {
				t.Fatal(err)
			}
			vars += fmt.Sprintf("const %s = %q\n", name, text)
		case strings.HasPrefix(name, "source"):
			vars += "const " + name + " = " + textOf(v.Values[0]) + "\n"
		case strings.HasPrefix(name, "module") && len(v.Values) == 1:
			var fields []string
			for _, e := range v.Values[0].(*ast.UnaryExpr).X.(*ast.CompositeLit).Elts {
				if e.(*ast.KeyValueExpr).Key.(*ast.Ident).Name != "Images" {
					fields = append(fields, textOf(e)+",\n")
				}
			}
			module = "return &call.ModuleSpec{\n" + strings.Join(fields, "") + "}\n"
		}
	}
	if module == "" {
		return ""
	}
	return consts + vars + module
}

// embeddedFile is the file that the go:embed directive of a variable names.
func embeddedFile(t *testing.T, decl *ast.GenDecl) string {
	t.Helper()
	if decl.Doc != nil {
		for _, c := range decl.Doc.List {
			if name, ok := strings.CutPrefix(c.Text, "//go:embed "); ok {
				return name
			}
		}
	}
	t.Fatalf("%s has neither a value nor a file", decl.Specs[0].(*ast.ValueSpec).Names[0].Name)
	return ""
}

const compileMain = `package main

import (
	"encoding/json"
	"errors"
	"os"
	"sync"

	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/hip"

%s)

var modules = []struct {
	file    string
	spec    *call.ModuleSpec
	example bool
}{
%s}

type result struct {
	File, Backend, Arch, Error string
	Absent                     bool
}

func main() {
	os.Setenv("KBIND_CACHE", "off")
	compilers := []interface {
		Name() string
		Takes(*driver.ModuleSpec) bool
		Compile(*driver.ModuleSpec, string) (*driver.Code, error)
	}{cuda.New(), hip.New()}
	architectures := [][]string{{"sm_90", "sm_75"}, {"gfx90a", "gfx1030", "gfx1100"}}
	var results []result
	var mu sync.Mutex
	var wg sync.WaitGroup
	slots := make(chan int, %d)
	for _, m := range modules {
		for i, c := range compilers {
			if !c.Takes(m.spec) {
				continue
			}
			for n, arch := range architectures[i] {
				if n > 0 && !m.example {
					break
				}
				wg.Go(func() {
					slots <- 0
					defer func() { <-slots }()
					r := result{File: m.file, Backend: c.Name(), Arch: arch}
					if _, err := c.Compile(m.spec, arch); err != nil {
						r.Error = err.Error()
						r.Absent = errors.Is(err, driver.ErrNoDevice) || errors.Is(err, driver.ErrNotSupported)
					}
					mu.Lock()
					defer mu.Unlock()
					results = append(results, r)
				})
			}
		}
	}
	wg.Wait()
	if err := json.NewEncoder(os.Stdout).Encode(results); err != nil {
		panic(err)
	}
}
`
