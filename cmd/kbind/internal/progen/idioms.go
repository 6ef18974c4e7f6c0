package progen

import (
	"embed"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
)

// IdiomsHost stands before IdiomsPrologue when a C++ compiler builds the programs of Idioms as functions of the host.
const IdiomsHost = "#include <cstdio>\n" + classesHost

// IdiomsPrologue stands once before the programs of Idioms in a file.
const IdiomsPrologue = `#include <algorithm>
#include <array>
#if __cplusplus > 201703L
#include <compare>
#endif
#include <functional>
#include <limits>
#include <new>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
` + ClassesPrologue

// Idioms makes the program of a seed about what kernels do with classes and templates besides calling overloads:
// partial specialisations, packs, pointers to members, iterators, hierarchies, constant expressions, the library's
// pairs and tuples. It is like a program of Classes: one namespace, a kernel that one thread runs, lines that end with
// Optional may be ill-formed.
func Idioms(name string, seed uint64) Program { return withIdioms(name, seed, idioms, idioms) }

// Idioms20 is like Idioms with parts of C++20.
func Idioms20(name string, seed uint64) Program {
	return withIdioms(name, seed, idioms20, slices.Concat(idioms20, idioms))
}

// withIdioms makes a program with some of the groups of list, the first of which is one of first.
func withIdioms(name string, seed uint64, first, list []idiom) Program {
	w := &world{r: rand.New(rand.NewPCG(seed, 0x6964696f6d73)), space: name + "_"}
	w.line("namespace %s {", w.space)
	w.newEnums()
	for range 1 + w.r.IntN(2) {
		w.newClass()
	}
	w.newIdiom(some(w, first))
	for _, i := range w.r.Perm(len(list))[:3+w.r.IntN(4)] {
		w.newIdiom(list[i])
	}
	w.line("__global__ void %s(long long* out) {", name)
	w.line("    sum = 0; trace = 0; live = 0;")
	w.line("    u64 h = %d;", w.r.IntN(1000))
	for i, c := range w.calls {
		w.line("    h = mix(h, %s); out[%d] = h; h = mix(h, sum); out[%d] = h;", c, 2*i%60, (2*i+1)%60)
	}
	w.line("    out[62] = live; out[63] = h;")
	w.line("}")
	w.line("}")
	return Program{name, w.top.String(), 1}
}

// idiom is a group of declarations and of statements about them. In their texts $f begins the names of the group, $c
// and $d are classes, $x and $y new objects of these, $n is a number, $t a type, $a an argument of any type, and $k a
// type that is like those of arguments or made of them.
type idiom struct {
	fixed      []string // declarations that the others may need
	maybe      []string // declarations of which some are left out
	statements []string
}

// idioms are the groups of C++17 and idioms20 those of C++20, in the order of their names.
var (
	idioms   = readIdioms("idioms")
	idioms20 = readIdioms("idioms20")
)

//go:embed idioms/*.txt idioms20/*.txt
var idiomTexts embed.FS

// readIdioms reads the files of a folder of idiomTexts.
func readIdioms(folder string) []idiom {
	files, err := fs.Glob(idiomTexts, folder+"/*.txt")
	if err != nil {
		panic(err)
	}
	groups := make([]idiom, len(files))
	for i, f := range files {
		text, err := idiomTexts.ReadFile(f)
		if err != nil {
			panic(err)
		}
		groups[i] = parseIdiom(string(text))
	}
	return groups
}

// parseIdiom reads a group: "#fixed", "#maybe" and "#statements" stand before what belongs to these. A text begins in
// the first column, and indented lines continue it. Empty lines and those that begin with // say nothing.
func parseIdiom(text string) idiom {
	var g idiom
	var part *[]string
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case line == "" || strings.HasPrefix(line, "//"):
		case line == "#fixed":
			part = &g.fixed
		case line == "#maybe":
			part = &g.maybe
		case line == "#statements":
			part = &g.statements
		case line[0] == ' ':
			(*part)[len(*part)-1] += " " + strings.TrimSpace(line)
		default:
			*part = append(*part, line)
		}
	}
	return g
}

// newIdiom writes a group and a function with some of its statements, which the kernel calls twice.
func (w *world) newIdiom(g idiom) {
	f := w.named("i")
	c, d := some(w, w.classes), some(w, w.classes)
	fill := func(s string) string { return w.fill(s, f, c, d) }
	for _, s := range g.fixed {
		w.line("%s", fill(s))
	}
	for _, s := range g.maybe {
		if w.chance(75) {
			w.maybe("%s", fill(s))
		}
	}
	w.line("__device__ int %s(int k) {", f)
	w.line("    u64 h = k; int n = live; trace = 0; %s o = %s; %s p = %s;", c.name, w.fresh(c), d.name, w.fresh(d))
	for range 6 + w.r.IntN(8) {
		w.maybe("    %s", fill(some(w, g.statements)))
		if w.chance(40) {
			w.line("    h = mix(h, trace + live - n);")
		}
	}
	w.line("    return (int)(mix(h, trace + o.h() + p.h()) & 0xffffff);")
	w.line("}")
	w.callMaybe(f + "(1)")
	w.callMaybe(f + "(6)")
}

// fill puts random names and expressions in the place of what begins with $.
func (w *world) fill(s, f string, c, d *class) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '$' {
			b.WriteByte(s[i])
			continue
		}
		i++
		switch s[i] {
		case 'f':
			b.WriteString(f)
		case 'c':
			b.WriteString(c.name)
		case 'd':
			b.WriteString(d.name)
		case 'x':
			b.WriteString(w.fresh(c))
		case 'y':
			b.WriteString(w.fresh(d))
		case 'n':
			b.WriteString(fmt.Sprint(1 + w.r.IntN(40)))
		case 't':
			b.WriteString(some(w, append([]string{c.name, d.name}, intTypes...)))
		case 'a':
			b.WriteString(w.fill(some(w, idiomArguments), f, c, d))
		case 'k':
			b.WriteString(w.fill(some(w, idiomTypes), f, c, d))
		}
	}
	return b.String()
}

var idiomArguments = []string{"k", "$n", "'x'", "2.5", "$nu", "(short)$n", "true", "o", "p", "mv(o)", "$x", "$y",
	"&o", "$nL",
	"1.5f", "\"ab\"", "static_cast<const $c&>(o)", "$n", "k + $n", "nullptr", "(unsigned char)$n"}

var idiomTypes = []string{"int", "$t", "const $t", "$t*", "const $t*", "$t&", "const $t&", "$t&&", "$t[3]", "const " +
	"$t[2]",
	"int($t)", "void($t, $t)", "int (*)($t)", "int (&)[4]", "$c", "const $c", "$d&", "int ($c::*)($t) const", "int " +
		"$c::*",
	"$t ($c::*)()", "volatile $t", "decltype(k)", "decltype((k))", "decltype(o.h())", "decltype($x)", "decltype(mv(o))",
	"int[2][3]", "$t**", "$t* const", "char[]", "void", "decltype(nullptr)", "int(...)", "$t() const"}
