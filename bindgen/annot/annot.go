// Package annot reads //kbind: directives, which are comments above kernels and globals.
//
// Table has one row for each directive. The help, the documentation and the parser all use it. Reading has two steps:
// Parse understands lines on their own, and Bind checks them against the names of the kernel to which they belong.
package annot

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// The codes of this package.
const (
	CodeUnknown   diag.Code = "K0601" // unknown directive
	CodeSyntax    diag.Code = "K0602" // malformed directive
	CodeName      diag.Code = "K0603" // a name that the kernel does not have
	CodeTwice     diag.Code = "K0604" // said twice
	CodeKind      diag.Code = "K0605" // the parameter is of the wrong kind
	CodeNoSize    diag.Code = "K0606" // an out parameter without a size
	CodeDetached  diag.Code = "K0607" // a directive that belongs to nothing
	CodeConflict  diag.Code = "K0608" // two directives that exclude each other
	CodeNoKernel  diag.Code = "K0609" // directives without kbind:kernel
	CodeBadSpace  diag.Code = "K0610" // a space between // and kbind:
	CodeBadNumber diag.Code = "K0611" // a number that does not fit
	CodeTune      diag.Code = "K0612" // values to tune that cannot be
	CodeWritten   diag.Code = "K0613" // an in parameter that the kernel writes
	CodeRing      diag.Code = "K0614" // a function that cannot be a ring's
)

// Row describes one directive.
type Row struct {
	Name    string
	Args    string // as shown in help
	Meaning string
	Default string // what holds without it; "-" for nothing
	Example string // one line as it would stand in a source, without "//kbind:"
	File    bool   // may stand anywhere in a file, not only above a kernel
	parse   func(p *parser, d *Directives)
}

// Table lists the directives in the order in which help shows them.
func Table() []Row {
	return []Row{
		{Name: "kernel", Args: "[GoName]", Meaning: "bind this kernel, or this variable",
			Default: "GoName: the C name in exported camel case", Example: "kernel VectorAdd", parse: (*parser).kernel},
		{Name: "in", Args: "p...", Meaning: "pointer parameters that the kernel reads", Default: "const T* is in",
			Example: "in a b", parse: dirOf(ir.In)},
		{Name: "out", Args: "p...", Meaning: "pointer parameters that the kernel writes completely; they become results",
			Default: "-", Example: "out c", parse: dirOf(ir.Out)},
		{Name: "inout", Args: "p...", Meaning: "pointer parameters that the kernel reads and writes", Default: "T* is inout",
			Example: "inout x", parse: dirOf(ir.InOut)},
		{Name: "zero", Args: "p...",
			Meaning: "out parameters to set to zero before the kernel runs, for kernels that add to them", Default: "-",
			Example: "zero bins", parse: (*parser).zero},
		{Name: "result", Args: "p...",
			Meaning: "out parameters of one element, which the Go function returns as a value instead of a slice", Default: "-",
			Example: "result total", parse: (*parser).result},
		{Name: "size", Args: "p=expr ...",
			Meaning: "number of elements of p. A scalar that is the size of an input slice is taken from the slice's " +
				"length and is no parameter in Go. All other sizes are checked before the launch",
			Default: "none, but out parameters need one, and so does checking",
			Example: "size a=n b=n c=n", parse: (*parser).size},
		{Name: "scratch", Args: "p=expr",
			Meaning: "temporary memory on the device, of this many elements", Default: "-",
			Example: "scratch tmp=2*n", parse: (*parser).scratch},
		{Name: "grid", Args: "x[,y[,z]] [block=x[,y[,z]]]",
			Meaning: "number of threads in each dimension; it is rounded up to whole blocks",
			Default: "the caller passes it", Example: "grid width,height block=16,16", parse: (*parser).grid},
		{Name: "blocks", Args: "x[,y[,z]] [block=x[,y[,z]]]", Meaning: "number of blocks in each dimension, instead of grid",
			Default: "the caller passes it", Example: "blocks 64 block=256", parse: (*parser).blocks},
		{Name: "block", Args: "x[,y[,z]]", Meaning: "block shape in threads",
			Default: "__launch_bounds__, reqd_work_group_size, else the device's choice", Example: "block 16,16",
			parse: (*parser).block},
		{Name: "shared", Args: "expr", Meaning: "bytes of dynamic shared memory",
			Default: "0; the caller passes it when extern __shared__ is used", Example: "shared 4*n", parse: (*parser).shared},
		{Name: "cooperative", Args: "", Meaning: "the kernel synchronises the whole grid", Default: "-",
			Example: "cooperative", parse: (*parser).cooperative},
		{Name: "template", Args: "T=float,double N=16,32",
			Meaning: "the instances to generate: every combination of these arguments",
			Default: "the explicit instantiations in the file", Example: "template T=float,double N=16,32",
			parse: (*parser).template},
		{Name: "assert", Args: "expr",
			Meaning: "a condition that is checked on the host before each launch", Default: "-",
			Example: "assert n % 4 == 0", parse: (*parser).assert},
		{Name: "cpu", Args: "GoFunc",
			Meaning: "a Go function of yours that runs on the CPU instead of the translated kernel",
			Default: "the translated kernel", Example: "cpu vectorAddCPU", parse: (*parser).cpu},
		{Name: "tune", Args: "NAME=v,v,...",
			Meaning: "values that kbind tune tries, to find the fastest. NAME is a template parameter, a macro defined inside " +
				"#ifndef NAME, or a name of your own that other directives use",
			Default: "-", Example: "tune BLOCK=64,128,256", parse: (*parser).tune},
		{Name: "restrict", Args: "expr",
			Meaning: "which combinations of tuned values are allowed: an expression of tuned names, integer parameters, and " +
				"the device's maxThreads, maxShared, warpSize and computeUnits",
			Default: "every combination", Example: "restrict BLOCK % warpSize == 0 && BLOCK <= maxThreads",
			parse: (*parser).restrict},
		{Name: "tolerance", Args: "[p...] [abs=x] [rel=x] [ulp=n]",
			Meaning: "how much results may differ from those of the CPU when kbind tune compares them: " +
				"by abs + rel * their magnitude, or by ulp units in the last place",
			Default: "integers must be equal; rel is 1e-4 for float, 1e-10 for double and 1e-2 for 16 bits, abs a tenth of that",
			Example: "tolerance c rel=1e-5", parse: (*parser).tolerance},
		{Name: "inputs", Args: "GoFunc",
			Meaning: "an exported function of the package that makes the arguments for kbind tune and kbind bench: " +
				"func(sizes map[string]int64) (map[string]any, error), which returns slices by the names of parameters",
			Default: "kbind makes arguments up", Example: "inputs SparseMatrix", parse: (*parser).inputs},
		{Name: "ring", Args: "GoName [blocks=n] [block=n] [capacity=n] [tell=function]",
			Meaning: "stands above a device function, not a kernel. kbind writes a kernel that stays on the device and " +
				"answers messages by calling the function. Its first parameter is the request (a value, const T&, or in OpenCL C " +
				"const T*), its result is the reply, and its other parameters are state, which StartGoName takes. Each of the " +
				"blocks answers one message at a time, with block threads. At most capacity messages are in flight. With tell, " +
				"kbind defines the function of that name, by which other kernels send messages to the ring",
			Default: "blocks=1 block=1 capacity=1024", Example: "ring Search blocks=16 block=128 capacity=1024",
			parse: (*parser).ring},
		{Name: "type", Args: "CName=pkg.GoName",
			Meaning: "use an existing Go struct for a C struct; their layouts are compared field by field",
			Default: "a Go struct is generated", Example: "type Particle=sim.Particle", File: true, parse: (*parser).typeMap},
		{Name: "export", Args: "NAME...",
			Meaning: "make constant macros, enumerators and constexpr variables Go constants",
			Default: "-", Example: "export TILE MAX_ITER", File: true, parse: (*parser).export},
	}
}

// Line is one comment line as written, with its markers.
type Line struct {
	Pos  source.Pos
	Text string
}

// Word is a word of a directive and where it stands.
type Word struct {
	Pos  source.Pos
	Text string
}

// Binding is NAME=expr.
type Binding struct {
	Word
	X *Expr
}

// Instances is NAME=item,item of a template directive.
type Instances struct {
	Word
	Items []Word
}

// Directives are the directives of one comment group, understood on their own. A nil or zero field was not said.
type Directives struct {
	Kernel      *Word // Text is the Go name or ""
	Ring        *Ring
	Dirs        []DirWord
	Zeros       []Word
	Results     []Word
	Sizes       []Binding
	Scratch     []Binding
	Grid        []*Expr
	Blocks      []*Expr
	Block       []*Expr
	Shared      *Expr
	Cooperative bool
	Templates   [][]Instances // one per template directive
	Asserts     []*Expr
	CPU         *Word
	Inputs      *Word
	Tunes       []Tune
	Restricts   []*Expr
	Tolerances  []Tolerance
	Types       []TypeWord
	Exports     []Word
	First       source.Pos // the first directive; 0 when there is none
	FirstKernel source.Pos // the first directive that needs a kernel
}

// Tune is NAME=v,v of a tune directive.
type Tune struct {
	Word
	Items  []Word // the values as written
	Values []int64
}

// Tolerance is one tolerance directive: of the parameters named, or of all.
type Tolerance struct {
	Pos    source.Pos
	Params []Word
	ir.Tolerance
}

// DirWord is a parameter name with its direction.
type DirWord struct {
	Word
	Dir ir.Dir
}

// TypeWord is CName=GoName.
type TypeWord struct {
	Word
	Go string
}

// Any reports whether any directive was given.
func (d *Directives) Any() bool { return d.First.IsValid() }

const prefix = "//kbind:"

// IsDirective reports whether a comment line is a directive, or looks like one written with a space.
func IsDirective(text string) bool {
	return strings.HasPrefix(text, prefix) || misspaced(text)
}

func misspaced(text string) bool {
	rest, ok := strings.CutPrefix(text, "//")
	if !ok || strings.HasPrefix(rest, "kbind:") {
		return false
	}
	after, ok := strings.CutPrefix(strings.TrimLeft(rest, " \t"), "kbind:")
	if !ok {
		return false
	}
	name, _, _ := strings.Cut(after, " ")
	return row(strings.TrimSpace(name)) != nil
}

// Doc returns the text of a comment group without its directives and comment markers, as a Go doc comment would hold
// it.
func Doc(lines []Line) string {
	var out []string
	for _, l := range lines {
		if IsDirective(l.Text) {
			continue
		}
		if body, ok := strings.CutPrefix(l.Text, "/*"); ok {
			body = strings.TrimSuffix(body, "*/")
			for _, s := range strings.Split(body, "\n") {
				s = strings.TrimLeft(strings.TrimSpace(s), "*")
				out = append(out, strings.TrimSpace(s))
			}
			continue
		}
		s := strings.TrimLeft(l.Text, "/!")
		out = append(out, strings.TrimRight(strings.TrimPrefix(s, " "), " \t\r"))
	}
	return strings.Trim(strings.Join(out, "\n"), "\n \t")
}

// Parse reads the directives among the lines of one comment group. Lines that are no directives are passed over.
// Malformed directives are reported and left out of the result.
func Parse(lines []Line, diags *diag.List) *Directives {
	d := &Directives{}
	for _, l := range lines {
		if misspaced(l.Text) {
			diags.Add(CodeBadSpace, l.Pos, "a directive has no space after //").Hintf("write %s%s", prefix,
				strings.TrimSpace(l.Text[strings.Index(l.Text, "kbind:")+len("kbind:"):]))
			continue
		}
		if !strings.HasPrefix(l.Text, prefix) {
			continue
		}
		parseLine(l, d, diags)
	}
	return d
}

func parseLine(l Line, d *Directives, diags *diag.List) {
	if !d.First.IsValid() {
		d.First = l.Pos
	}
	p := &parser{text: strings.TrimRight(l.Text, " \t\r"), base: l.Pos, off: len(prefix), diags: diags}
	// A comment after the directive belongs to people.
	if i := strings.Index(p.text[len(prefix):], "//"); i >= 0 {
		p.text = strings.TrimRight(p.text[:len(prefix)+i], " \t")
	}
	p.next()
	name := p.tok.text
	if p.tok.kind != identTok || !p.tok.glued {
		p.errorf(CodeSyntax, "want the name of a directive after %s", prefix)
		return
	}
	r := row(name)
	if r == nil {
		e := diags.AddSpan(CodeUnknown, p.span(), "unknown directive %q", name)
		if s := Nearest(name, names()); s != "" {
			e.Hintf("did you mean %q?", s)
		} else {
			e.Hintf("`kbind help directives` lists them")
		}
		return
	}
	if !r.File && r.Name != "ring" && !d.FirstKernel.IsValid() {
		d.FirstKernel = l.Pos
	}
	p.row = r
	p.next()
	r.parse(p, d)
	if !p.failed && p.tok.kind != eofTok {
		p.errorf(CodeSyntax, "unexpected %s in %s%s", p.tok.describe(), prefix, name)
	}
}

// table is made once: every line of directives asks it.
var table = sync.OnceValue(Table)

func row(name string) *Row {
	list := table()
	for i := range list {
		if list[i].Name == name {
			return &list[i]
		}
	}
	return nil
}

func names() []string {
	var ns []string
	for _, r := range Table() {
		ns = append(ns, r.Name)
	}
	return ns
}

// Nearest returns the candidate that is most likely meant by a misspelt name, or "" when none is near (at most a third
// of its letters may differ, one at least, but never all).
func Nearest(name string, candidates []string) string {
	type scored struct {
		s string
		d int
	}
	var all []scored
	for _, c := range candidates {
		if c == "" {
			continue
		}
		d := distance(strings.ToLower(name), strings.ToLower(c))
		if d <= max(1, len(c)/3) && d < len(name) {
			all = append(all, scored{c, d})
		}
	}
	if len(all) == 0 {
		return ""
	}
	slices.SortStableFunc(all, func(a, b scored) int {
		return cmp.Or(cmp.Compare(a.d, b.d), strings.Compare(a.s, b.s))
	})
	return all[0].s
}

// distance is the Damerau-Levenshtein distance (optimal string alignment) in bytes.
func distance(a, b string) int {
	if len(a) > 64 || len(b) > 64 {
		return max(len(a), len(b))
	}
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		rows[i][0] = i
	}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			rows[i][j] = min(rows[i-1][j]+1, rows[i][j-1]+1, rows[i-1][j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				rows[i][j] = min(rows[i][j], rows[i-2][j-2]+1)
			}
		}
	}
	return rows[len(a)][len(b)]
}
