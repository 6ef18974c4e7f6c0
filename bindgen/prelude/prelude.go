package prelude

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
)

//go:generate go run ./gen

// What go:embed fills; nothing else writes to them.
var (
	//go:embed cuda.decls
	cudaDecls string
	//go:embed hip.decls
	hipDecls string
	//go:embed opencl.decls
	openclDecls string
	//go:embed cub.decls
	cubDecls string
	//go:embed complex.decls
	complexDecls string
	//go:embed curand.decls
	curandDecls string
	//go:embed thrust.decls
	thrustDecls string
	//go:embed wmma.decls
	wmmaDecls string
	//go:embed ptx.decls
	ptxDecls string

	//go:embed macros/cuda.h
	cudaMacros string
	//go:embed macros/hip.h
	hipMacros string
	//go:embed macros/opencl.h
	openclMacros string
	//go:embed macros/assert.h
	assertHeader string
	//go:embed macros/math_constants.h
	mathConstantsHeader string
	//go:embed macros/cub.h
	cubHeader string
)

// File is a text of the prelude.
type File struct {
	Name string // for messages: "<cuda builtins>"
	Text []byte
}

// Lang is a dialect, in the order of ir.Dialect and pp.Dialect.
type Lang uint8

// The dialects.
const (
	CUDA Lang = iota
	HIP
	OpenCL
)

var langNames = [...]string{"cuda", "hip", "opencl"}

// Macros returns the macros of a dialect, which are read before the user's files (and before -D).
func Macros(lang Lang) []File {
	switch lang {
	case HIP:
		return []File{{"<cuda macros>", []byte(cudaMacros)}, {"<hip macros>", []byte(hipMacros)}}
	case OpenCL:
		return []File{{"<opencl macros>", []byte(openclMacros)}}
	}
	return []File{{"<cuda macros>", []byte(cudaMacros)}}
}

// Declarations returns the declarations of a dialect that a unit needs: those of the names that it mentions, after
// macro expansion, and of the names that these mention in turn, in an order in which each comes after what it needs.
// The text has no macros and no directives. It is parsed before the unit's own tokens. mentioned reports whether the
// unit may mean what is declared as name in namespace space, "" for the global one; nil asks for everything.
func Declarations(lang Lang, mentioned func(name, space string) bool) File {
	l := linker{mentioned: mentioned, also: map[string]bool{}, waiting: map[string][]*declaration{}}
	switch lang {
	case CUDA:
		l.read(cudaDecls)
	case HIP:
		l.read(cudaDecls)
		l.read(hipDecls)
	case OpenCL:
		l.read(openclDecls)
	}
	for _, lib := range libraries(lang) {
		if slices.ContainsFunc(strings.Fields(lib.keys), l.wants) {
			l.read(lib.text)
		}
	}
	l.link()
	var b strings.Builder
	for _, f := range l.files {
		for i := range f.lines {
			if f.taken[i] {
				b.WriteString(f.lines[i].text)
				b.WriteByte('\n')
			}
		}
	}
	return File{"<" + langNames[lang] + " builtins>", []byte(b.String())}
}

// library holds the declarations of a header library of the vendor. A unit that mentions none of the keys does not pay
// for it.
type library struct{ text, keys string }

func libraries(lang Lang) []library {
	if lang == OpenCL {
		return nil
	}
	return []library{
		{curandDecls, curandStates},
		{cubDecls, "cub hipcub"},
		{complexDecls, withComplex},
		{thrustDecls, "thrust"},
		{wmmaDecls, "nvcuda"},
		{ptxDecls, PTX},
	}
}

// withComplex is a name that <complex> mentions: a program with a class complex of its own does not include that, and
// may say "using namespace std".
const withComplex = "__kb_with_complex"

// PTX is the namespace of the functions that the front end calls for some instructions of inline assembly. It counts as
// mentioned where NeedsPTX says so.
const PTX = "__kb_ptx"

// VectorBase is the class template whose instances stand for vector types as base classes. It counts as mentioned in
// units with a class that may have one.
const VectorBase = "__kb_vector_base"

// NeedsPTX reports whether text, a string literal in an asm statement, may be assembly with such an instruction.
func NeedsPTX(text string) bool {
	keys := []string{"mma", "matrix", "cp.async", "async.", "e4m3", "e5m2", "bar.", "barrier."}
	return slices.ContainsFunc(keys, func(s string) bool {
		return strings.Contains(text, s)
	})
}

// Orderings are the types of what the operator <=> gives, which a unit that has it may not name, and their namespace.
func Orderings() []string {
	return []string{"std", "strong_ordering", "weak_ordering", "partial_ordering"}
}

// curandStates are the types without which no kernel draws a random number.
const curandStates = `curandState curandState_t curandStateXORWOW curandStateXORWOW_t curandStatePhilox4_32_10 curandStatePhilox4_32_10_t curandStateMRG32k3a curandStateMRG32k3a_t`

// linker takes the declarations that are needed from a list, as a linker takes members from a library.
type linker struct {
	files     []*linked
	mentioned func(name, space string) bool
	also      map[string]bool           // what the declarations taken so far need
	fresh     []string                  // of these, those about which nothing has been done
	waiting   map[string][]*declaration // wanted declarations, by a namespace or class without which they are of no use
}

// linked is a *.decls file, and which of its lines are taken.
type linked struct {
	*declFile
	taken []bool
}

// declaration is line i of a file.
type declaration struct {
	file *linked
	i    int32
}

// declFile is what a *.decls file has (see gen/main.go).
type declFile struct {
	lines  []declLine
	byName map[string][]int32 // the lines that declare a name
}

// declLine is one line: names, a tab, needs, a tab, a declaration.
type declLine struct {
	text  string
	needs string // the names that it needs, with blanks between them
	space string // the namespace, "a::b" for one in another, "" for the global one
	class string // it is of no use without this class or namespace
}

var (
	declFiles = map[string]*declFile{} // by their texts
	declMutex sync.Mutex
)

// declFileOf reads text once.
func declFileOf(text string) *declFile {
	declMutex.Lock()
	defer declMutex.Unlock()
	f := declFiles[text]
	if f == nil {
		f = readDecls(text)
		declFiles[text] = f
	}
	return f
}

func readDecls(text string) *declFile {
	n := strings.Count(text, "\n")
	f := &declFile{lines: make([]declLine, 0, n), byName: make(map[string][]int32, n)}
	for text != "" {
		var line string
		line, text, _ = strings.Cut(text, "\n")
		names, line, _ := strings.Cut(line, "\t")
		needs, decl, _ := strings.Cut(line, "\t")
		d := declLine{text: decl, needs: needs}
		first, _, _ := strings.Cut(names, " ")
		if i := strings.LastIndexByte(first, ':'); i >= 0 {
			d.space = first[:i]
		}
		switch {
		case strings.HasSuffix(names, ":swap"):
			d.class = swapped(decl)
		case strings.Contains(decl, "operator<=>"):
			d.class = "strong_ordering"
		case !strings.HasPrefix(d.space, "cuda") && strings.Contains(decl, "::cuda::"):
			d.class = "cuda"
		}
		for names != "" {
			var name string
			name, names, _ = strings.Cut(names, " ")
			if d.space != "" {
				name = name[len(d.space)+1:]
			}
			f.byName[name] = append(f.byName[name], int32(len(f.lines)))
		}
		f.lines = append(f.lines, d)
	}
	return f
}

func (l *linker) read(text string) {
	f := declFileOf(text)
	l.files = append(l.files, &linked{f, make([]bool, len(f.lines))})
}

// swapped is the class template whose objects decl, a function swap, exchanges; "" for those of other types. Many
// programs swap something and have neither tuples nor arrays.
func swapped(decl string) string {
	_, params, _ := strings.Cut(decl, " swap(")
	n := 0
	for n < len(params) && isWord(params[n]) {
		n++
	}
	if !strings.HasPrefix(params[n:], "<") {
		return ""
	}
	return params[:n]
}

// link takes what is wanted.
func (l *linker) link() {
	for _, f := range l.files {
		for name, lines := range f.byName {
			for _, i := range lines {
				if l.mentioned == nil || l.mentioned(name, f.lines[i].space) {
					l.take(&declaration{f, i})
				}
			}
		}
	}
	for len(l.fresh) > 0 {
		name := l.fresh[len(l.fresh)-1]
		l.fresh = l.fresh[:len(l.fresh)-1]
		for _, f := range l.files {
			l.want(f, f.byName[name])
		}
		for _, d := range l.waiting[name] {
			l.take(d)
		}
		delete(l.waiting, name)
	}
}

func (l *linker) want(f *linked, lines []int32) {
	for _, i := range lines {
		l.take(&declaration{f, i})
	}
}

// take takes a wanted declaration, once what it is of no use without is wanted too.
func (l *linker) take(d *declaration) {
	line := &d.file.lines[d.i]
	if d.file.taken[d.i] {
		return
	}
	if missing := l.missing(line); missing != "" {
		l.waiting[missing] = append(l.waiting[missing], d)
		return
	}
	d.file.taken[d.i] = true
	l.need(line.needs)
}

// missing is a part of the name of the line's namespace, or the class, that is not wanted; "" if all are.
func (l *linker) missing(line *declLine) string {
	for space := line.space; space != ""; {
		var part string
		if part, space, _ = strings.Cut(space, "::"); !l.wants(part) {
			return part
		}
	}
	if line.class != "" && !l.wants(line.class) {
		return line.class
	}
	return ""
}

func (l *linker) wants(name string) bool {
	return l.mentioned == nil || l.mentioned(name, "") || l.also[name]
}

// need notes the needs of a declaration.
func (l *linker) need(names string) {
	for names != "" {
		var name string
		if name, names, _ = strings.Cut(names, " "); !l.also[name] {
			l.also[name] = true
			l.fresh = append(l.fresh, name)
		}
	}
}

func isWord(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z'
}

// GenClasses lists the element types of each class of kbind_gen, in C's spelling.
func GenClasses() map[string][]string {
	ints := strings.Fields("char uchar short ushort int uint long ulong")
	fp := strings.Fields("float double half")
	return map[string][]string{
		"fp":     fp,
		"int":    ints,
		"int32":  {"int", "uint"},
		"uint32": {"uint"},
		"sint":   {"char", "short", "int", "long"},
		"uint":   {"uchar", "ushort", "uint", "ulong"},
		"float":  {"float"}, "double": {"double"}, "half": {"half"},
		"atomic":  {"int", "uint", "long", "ulong"},
		"atomicf": {"int", "uint", "long", "ulong", "float", "double"},
		"any":     append(append([]string{}, ints...), fp...),
	}
}

// Rewritten lists the operation names that prototypes use and that never appear in IR, because sema makes them
// ir.Bitcast, ir.Convert, ir.Const and what becomes ir.Const.
func Rewritten() []string {
	return strings.Fields(
		"bit.cast convert.rn convert.rz convert.ru convert.rd convert.rn_sat convert.rz_sat convert.ru_sat convert.rd_sat " +
			"group.lanes constant.evaluated")
}
