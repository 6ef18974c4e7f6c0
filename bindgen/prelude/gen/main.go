// Command gen writes the *.decls files of package prelude from the headers in src: every declaration with its macros
// expanded on a line of its own, after the names that it is found by. Run it by go generate in bindgen/prelude.
//
// A line is "name name ...<tab>need need ...<tab>declaration". A name that begins with "std:" is one of namespace std,
// with "a::b:" one of a::b; it counts only if the unit mentions the namespace as well. An operator is found by the
// classes, enumerations and vectors among the types of its parameters, since a program that uses it does not name it;
// so is every function of complex numbers, since it shares its name with one of real numbers. The needs are the names
// in the declaration that may be those of other declarations, and of their namespaces.
package main

import (
	"fmt"
	"log"
	"os"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/parse"
	"github.com/kbind/kbind/bindgen/internal/pp"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// target is one file to write: the declarations of src, which may use those of before.
type target struct {
	out         string
	dialect     pp.Dialect
	macros      []string
	before, src []string
	made        string // declarations that come before those of src
	key         string // one more name of each declaration
}

func main() {
	cuda := []string{"types.h", "math.h", "int.h", "simd.h", "sync.h", "atomic.h", "half.h", "fp16.h", "bf16.h", "fp8.h",
		"memory.h", "complex.h", "std.h", "compare.h", "traits.h", "ratio.h", "algorithm.h", "sequence.h",
		"ordered.h", "libcu.h", "span.h", "chrono.h", "groups.h", "texture.h"}
	for i := range cuda {
		cuda[i] = "src/cuda/" + cuda[i]
	}
	opencl := []string{"src/opencl/work.h", "src/opencl/math.h", "src/opencl/int.h", "src/opencl/vec.h",
		"src/opencl/atomic.h", "src/opencl/group.h", "src/opencl/image.h"}
	scopes := [...]scope{pp.CUDA: newScope(), pp.OpenCL: newScope()}
	scopes[pp.HIP] = scopes[pp.CUDA] // whose declarations are there for HIP, under the names that they have for CUDA
	for _, t := range []target{
		{"cuda.decls", pp.CUDA, []string{"macros/cuda.h"}, nil, cuda, "", ""},
		{"cub.decls", pp.CUDA, []string{"macros/cuda.h"}, cuda, library("cub", "util", "warp", "reduce", "scan", "exchange",
			"io", "sort", "misc", "hip"), "", ""},
		{"complex.decls", pp.CUDA, []string{"macros/cuda.h"}, cuda, library("complex", "class", "std"), "", ""},
		{"thrust.decls", pp.CUDA, []string{"macros/cuda.h"}, cuda, append(library("complex", "class"),
			library("thrust", "functional", "complex", "iterator", "algorithm", "random")...), "", ""},
		{"wmma.decls", pp.CUDA, []string{"macros/cuda.h"}, cuda, library("wmma", "wmma"), "", ""},
		{"ptx.decls", pp.CUDA, []string{"macros/cuda.h"}, cuda, library("ptx", "ptx"), "", "__kb_ptx"},
		{"curand.decls", pp.CUDA, []string{"macros/cuda.h"}, cuda, library("curand", "state", "skip", "draw"), xorwowJumps(),
			""},
		{"hip.decls", pp.HIP, []string{"macros/cuda.h", "macros/hip.h"}, cuda, []string{"src/hip/hip.h"}, "", ""},
		{"opencl.decls", pp.OpenCL, []string{"macros/opencl.h"}, nil, opencl, "", ""},
	} {
		text, err := t.text(scopes[t.dialect])
		if err != nil {
			log.Fatalf("%s:\n%v", t.out, err)
		}
		if err := os.WriteFile(t.out, []byte(text), 0o644); err != nil {
			log.Fatal(err)
		}
	}
}

// library lists the headers of a directory of src.
func library(dir string, names ...string) []string {
	for i := range names {
		names[i] = "src/" + dir + "/" + names[i] + ".h"
	}
	return names
}

// text makes the file, and adds its names to those in scope.
func (t *target) text(scope scope) (string, error) {
	set := &source.Set{}
	diags := diag.NewList(set)
	load := func(names []string) []*source.File {
		var list []*source.File
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				log.Fatal(err)
			}
			f, err := set.AddFile(name, text)
			if err != nil {
				log.Fatal(err)
			}
			list = append(list, f)
		}
		return list
	}
	before := append(load(t.macros), load(t.before)...)
	skip := len(pp.Preprocess(&pp.Config{Set: set, Diags: diags, Dialect: t.dialect}, before...).Tokens) - 1
	made, err := set.AddFile("made.h", []byte(t.made))
	if err != nil {
		return "", err
	}
	toks := pp.Preprocess(&pp.Config{Set: set, Diags: diags, Dialect: t.dialect},
		append(append(before, made), load(t.src)...)...).Tokens
	if err := diags.Err(); err != nil {
		return "", err
	}
	chunks := split(toks[skip : len(toks)-1])
	if err := t.name(append(split(toks[:skip]), chunks...)); err != nil {
		return "", err
	}
	scope.add(chunks)
	var b strings.Builder
	for _, c := range chunks {
		if t.key != "" {
			c.names = append(c.names, c.space+":"+t.key)
		}
		if len(c.names) == 0 {
			return "", fmt.Errorf("a declaration without a name: %s", c.text())
		}
		fmt.Fprintf(&b, "%s\t%s\t%s\n", strings.Join(c.names, " "), strings.Join(scope.needs(c), " "), c.text())
	}
	return b.String(), nil
}

// chunk is one declaration.
type chunk struct {
	toks  []token.Token
	space string // the namespace, "" for the global one
	names []string
	own   map[string]bool // names that mean something in the declaration alone
}

// split cuts tokens at the ends of declarations, at namespace scope; a namespace in a namespace is written a::b.
func split(toks []token.Token) []*chunk {
	var list []*chunk
	space, depth, from := "", 0, 0
	for i := 0; i < len(toks); i++ {
		if depth == 0 && from == i {
			switch {
			case toks[i].Is("namespace") && !toks[i+2].Is("="):
				for i++; !toks[i].Is("{"); i++ {
					space += toks[i].Text
				}
				from = i + 1
				continue
			case toks[i].Is("}") && space != "":
				space, from = "", i+1
				continue
			}
		}
		end := false
		switch {
		case toks[i].Is("{") || toks[i].Is("(") || toks[i].Is("["):
			depth++
		case toks[i].Is(")") || toks[i].Is("]"):
			depth--
		case toks[i].Is("}"):
			depth--
			end = depth == 0 && (i+1 == len(toks) || !toks[i+1].Is(";"))
		case toks[i].Is(";"):
			end = depth == 0
		}
		if end {
			list = append(list, &chunk{toks: toks[from : i+1], space: space})
			from = i + 1
		}
	}
	return list
}

// text writes a declaration with as few blanks as keep its tokens apart.
func (c *chunk) text() string {
	var b strings.Builder
	if c.space != "" {
		b.WriteString("namespace " + c.space + "{")
	}
	last := byte(';')
	for _, t := range c.toks {
		if apart(last, t.Text[0]) {
			b.WriteByte(' ')
		}
		b.WriteString(t.Text)
		last = t.Text[len(t.Text)-1]
	}
	if c.space != "" {
		b.WriteByte('}')
	}
	return b.String()
}

// apart reports whether tokens that end in a and begin with b would grow together.
func apart(a, b byte) bool {
	const free = "(){}[];,"
	digit := func(c byte) bool { return c >= '0' && c <= '9' }
	word := func(c byte) bool {
		return c == '_' || c == '"' || c == '\'' || digit(c) || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z'
	}
	if word(a) != word(b) {
		return a == '.' && digit(b) || digit(a) && b == '.'
	}
	return word(a) || !strings.ContainsRune(free, rune(a)) && !strings.ContainsRune(free, rune(b))
}

// name gives each chunk the names that the parser finds in it. It parses the chunks anew, one on a line, so that a
// position tells the chunk.
func (t *target) name(chunks []*chunk) error {
	var b strings.Builder
	for _, c := range chunks {
		b.WriteString(c.text())
		b.WriteByte('\n')
	}
	set := &source.Set{}
	diags := diag.NewList(set)
	file, err := set.AddFile(t.out, []byte(b.String()))
	if err != nil {
		return err
	}
	toks := pp.Preprocess(&pp.Config{Set: set, Diags: diags, Dialect: t.dialect}, file).Tokens
	unit, _ := parse.Unit(&parse.Config{Set: set, Diags: diags, OpenCL: t.dialect == pp.OpenCL}, toks)
	add := func(pos source.Pos, names ...string) {
		c := chunks[set.Position(pos).Line-1]
		for _, n := range names {
			if c.space != "" {
				n = c.space + ":" + n
			}
			if !slices.Contains(c.names, n) {
				c.names = append(c.names, n)
			}
		}
	}
	for _, d := range unit.Decls {
		ownNames(d, false, func(pos source.Pos, name string) {
			c := chunks[set.Position(pos).Line-1]
			if c.own == nil {
				c.own = map[string]bool{}
			}
			c.own[name] = true
		})
	}
	n := namer{add: add, bad: func(d *ast.BadDecl) {
		diags.Add("K0000", d.ErrAt, "not understood: %v: %s", d.Names, d.Err)
	}, numbers: map[string]bool{}}
	n.declarations(unit.Decls)
	return diags.Err()
}

// namer finds the names that declarations make.
type namer struct {
	add     func(pos source.Pos, names ...string)
	bad     func(d *ast.BadDecl) // for those that the parser did not understand
	numbers map[string]bool      // typedefs of types of numbers, such as ptrdiff_t
}

func (n *namer) declarations(decls []ast.Decl) {
	add := n.add
	for _, d := range decls {
		switch d := d.(type) {
		case *ast.BadDecl:
			n.bad(d)
		case *ast.FuncDecl:
			if name, types := declared(d.Decl.Name), n.paramTypes(d); slices.Contains(types, "complex") {
				add(d.At, "complex")
			} else if !strings.HasPrefix(name, "operator") {
				add(d.At, name)
			} else {
				add(d.At, types...)
			}
		case *ast.VarDecl:
			add(d.At, declared(d.Decl.Name))
		case *ast.TypedefDecl:
			if _, ok := d.Spec.Type.(*ast.BuiltinType); ok && len(d.Spec.Attrs) == 0 {
				n.numbers[d.Name] = true
			}
			add(d.At, d.Name)
		case *ast.ClassDecl:
			add(d.At, d.Name.Last().Ident)
		case *ast.NamespaceAlias:
			add(d.At, d.Name)
		case *ast.EnumDecl:
			if d.Name != nil {
				add(d.At, d.Name.Last().Ident)
			}
			for _, item := range d.Items {
				add(d.At, item.Name)
			}
		case *ast.UsingDecl:
			add(d.At, d.Name.Last().Ident)
		case *ast.UsingDirective:
			add(d.At, d.Name.Last().Ident)
		case *ast.TemplateDecl:
			isParam := func(n string) bool {
				return slices.ContainsFunc(d.Params, func(p *ast.TemplateParam) bool { return p.Name == n })
			}
			n.add = func(pos source.Pos, names ...string) { add(pos, slices.DeleteFunc(names, isParam)...) }
			n.declarations([]ast.Decl{d.Decl})
			n.add = add
		case *ast.NamespaceDecl:
			n.declarations(d.Decls)
		case *ast.Group:
			n.declarations(d.Decls)
		}
	}
}

// declared is what a program names that uses a declaration of n: the class if it is that of a member.
func declared(n *ast.Name) string { return n.Parts[max(len(n.Parts)-2, 0)].Ident }

// paramTypes lists the names of the parameter types of a function, but for types of numbers and members of classes.
func (n *namer) paramTypes(d *ast.FuncDecl) []string {
	var names []string
	for _, p := range d.Decl.Func().Params {
		if t, ok := p.Spec.Type.(*ast.NamedType); ok && !t.Typename && !n.numbers[t.Name.Last().Ident] {
			names = append(names, t.Name.Last().Ident)
		}
	}
	return names
}
