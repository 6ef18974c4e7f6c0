package prelude

import (
	_ "embed"
	"slices"
	"strings"
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
// The text has no macros and no directives. It is parsed before the unit's own tokens. A nil mentioned asks for
// everything.
func Declarations(lang Lang, mentioned func(name string) bool) File {
	l := linker{mentioned: mentioned, also: map[string]bool{}}
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
	for look := l.wants; l.pass(look); {
		look = l.isFresh
	}
	var b strings.Builder
	for _, line := range l.lines {
		if line.taken {
			b.WriteString(line.text)
			b.WriteByte('\n')
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

// NeedsPTX reports whether text, a string literal, may be inline assembly with such an instruction.
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
	lines     []declLine
	mentioned func(string) bool
	also      map[string]bool // identifiers of the declarations taken so far
	fresh     map[string]bool // of these, those that the last pass has added
	added     map[string]bool // and those that the present one has
}

// declLine is one line of a *.decls file (see gen/main.go): names, a tab, a declaration.
type declLine struct {
	names, text string
	space       string // the namespace, "a::b" for one in another, "" for the global one
	class       string // it is of no use without this class: it exchanges two objects of it
	named       bool   // one of the names is wanted
	taken       bool   // and so is the namespace
}

func (l *linker) read(text string) {
	l.lines = slices.Grow(l.lines, strings.Count(text, "\n"))
	for text != "" {
		var line string
		line, text, _ = strings.Cut(text, "\n")
		names, decl, _ := strings.Cut(line, "\t")
		d := declLine{names: names, text: decl}
		first, _, _ := strings.Cut(names, " ")
		if i := strings.LastIndexByte(first, ':'); i >= 0 {
			d.space = first[:i]
		}
		if strings.HasSuffix(names, ":swap") {
			d.class = swapped(decl)
		}
		l.lines = append(l.lines, d)
	}
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

// pass takes what is wanted by now and reports whether there was any. look says whether a name is: the first pass asks
// about all, each later one about those that the one before it has added.
func (l *linker) pass(look func(string) bool) bool {
	found := false
	l.fresh, l.added = l.added, map[string]bool{}
	for i := range l.lines {
		line := &l.lines[i]
		if line.taken {
			continue
		}
		line.named = line.named || line.any(look)
		if !line.named || !l.wantsSpace(line.space) || line.class != "" && !l.wants(line.class) {
			continue
		}
		line.taken, found = true, true
		l.mention(line.text)
	}
	return found
}

func (l *linker) isFresh(name string) bool { return l.fresh[name] }

func (l *linker) wants(name string) bool {
	return l.mentioned == nil || l.mentioned(name) || l.also[name]
}

// wantsSpace reports whether all parts of a namespace's name are wanted.
func (l *linker) wantsSpace(space string) bool {
	for space != "" {
		var part string
		if part, space, _ = strings.Cut(space, "::"); !l.wants(part) {
			return false
		}
	}
	return true
}

// any reports whether look takes one of the names, which begin with the namespace and a colon if there is one.
func (d *declLine) any(look func(string) bool) bool {
	for names := d.names; names != ""; {
		var name string
		name, names, _ = strings.Cut(names, " ")
		if d.space != "" {
			name = name[len(d.space)+1:]
		}
		if look(name) {
			return true
		}
	}
	return false
}

// mention notes the identifiers of a declaration. String literals in declarations hold no quotes.
func (l *linker) mention(text string) {
	for i := 0; i < len(text); {
		if text[i] == '"' {
			i += strings.IndexByte(text[i+1:], '"') + 2
			continue
		}
		if !isWord(text[i]) {
			i++
			continue
		}
		from := i
		for i < len(text) && isWord(text[i]) {
			i++
		}
		if c := text[from]; (c < '0' || c > '9') && !l.also[text[from:i]] {
			l.also[text[from:i]], l.added[text[from:i]] = true, true
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
// ir.Bitcast, ir.Convert and ir.Const.
func Rewritten() []string {
	return strings.Fields(
		"bit.cast convert.rn convert.rz convert.ru convert.rd convert.rn_sat convert.rz_sat convert.ru_sat convert.rd_sat " +
			"group.lanes")
}
