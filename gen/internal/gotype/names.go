package gotype

import (
	"go/token"
	"strconv"
	"strings"
	"unicode"
)

// Exported returns the exported Go name for a C name: vector_add and vectorAdd give VectorAdd, NUM_BINS gives NumBins,
// _2d gives X2d. What is not a letter or digit separates words, so that "ns::Pair<float, 2>" gives NsPairFloat2.
func Exported(c string) string {
	var b strings.Builder
	upper := !strings.ContainsFunc(c, unicode.IsLower)
	for _, w := range words(c) {
		r := []rune(w)
		b.WriteRune(unicode.ToUpper(r[0]))
		rest := string(r[1:])
		if upper {
			rest = strings.ToLower(rest)
		}
		b.WriteString(rest)
	}
	s := b.String()
	if s == "" || !unicode.IsUpper([]rune(s)[0]) {
		s = "X" + s // digits, and letters without case
	}
	return s
}

// Local returns the unexported Go name for a C name, as parameters have it: d_in gives dIn, BLOCK gives block, A gives
// a, len gives len_.
func Local(c string) string {
	ws := words(c)
	if len(ws) == 0 {
		return "p"
	}
	var b strings.Builder
	upper := !strings.ContainsFunc(c, unicode.IsLower)
	for i, w := range ws {
		r := []rune(w)
		switch {
		case upper && i > 0:
			r = []rune(strings.ToLower(w))
			r[0] = unicode.ToUpper(r[0])
		case upper:
			r = []rune(strings.ToLower(w))
		case i > 0:
			r[0] = unicode.ToUpper(r[0])
		default:
			lowerHead(r)
		}
		b.WriteString(string(r))
	}
	s := b.String()
	if !unicode.IsLetter([]rune(s)[0]) {
		s = "p" + s
	}
	if Reserved(s) {
		s += "_"
	}
	return s
}

// lowerHead lowers the capitals that a word begins with, but for the one that begins the next word: URLPath gives
// urlPath.
func lowerHead(r []rune) {
	for i := range r {
		if !unicode.IsUpper(r[i]) || (i > 0 && i+1 < len(r) && unicode.IsLower(r[i+1])) {
			return
		}
		r[i] = unicode.ToLower(r[i])
	}
}

// words splits a C name, or a C++ type, at what no Go identifier has and at underscores.
func words(c string) []string {
	return strings.FieldsFunc(c, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// Reserved reports whether s is a Go keyword or a predeclared identifier.
func Reserved(s string) bool {
	if token.IsKeyword(s) {
		return true
	}
	switch s {
	case "any", "bool", "byte", "comparable", "complex64", "complex128", "error", "float32", "float64", "int", "int8",
		"int16", "int32", "int64",
		"rune", "string", "uint", "uint8", "uint16", "uint32", "uint64", "uintptr", "true", "false", "iota", "nil", "append",
		"cap", "clear", "close",
		"complex", "copy", "delete", "imag", "len", "make", "max", "min", "new", "panic", "print", "println", "real",
		"recover", "init", "main", "_":
		return true
	}
	return false
}

// IsExported reports whether s is an exported Go identifier.
func IsExported(s string) bool { return token.IsIdentifier(s) && token.IsExported(s) }

// Names hands out identifiers of one Go scope, each once. The zero Names is ready for use.
type Names struct{ used map[string]bool }

// Reserve takes names out of use.
func (n *Names) Reserve(names ...string) {
	if n.used == nil {
		n.used = map[string]bool{}
	}
	for _, s := range names {
		n.used[s] = true
	}
}

// Has reports whether a name is taken.
func (n *Names) Has(s string) bool { return n.used[s] }

// Pick takes and returns the first of the wanted names that is free, else the first with the lowest number from 2 that
// makes it free.
func (n *Names) Pick(want ...string) string {
	for _, s := range want {
		if !n.used[s] {
			n.Reserve(s)
			return s
		}
	}
	for i := 2; ; i++ {
		if s := want[0] + strconv.Itoa(i); !n.used[s] {
			n.Reserve(s)
			return s
		}
	}
}

// IsIdentifier reports whether s is a Go identifier and no keyword.
func IsIdentifier(s string) bool { return token.IsIdentifier(s) }
