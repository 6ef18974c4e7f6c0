package gocpu

import (
	"go/token"
	"go/types"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// reserved are the names that generated functions use for themselves.
var reserved = map[string]bool{
	"blk": true, "st": true, "fr": true, "g": true, "cur": true, "simt": true, "cmath": true, "vecop": true, "sanitize": true, "vec": true, "math": true, "unsafe": true,
	"tidRow": true, "tidX": true, "tidY": true, "tidZ": true, "bidX": true, "bidY": true, "bidZ": true,
	"bdimX": true, "bdimY": true, "bdimZ": true, "gdimX": true, "gdimY": true, "gdimZ": true, "_": true, "init": true,
}

// nameSet holds the names that are taken in a scope, and for each the number with which the search for one like it goes on.
type nameSet map[string]int

// freeName returns name, or something like it that is no Go keyword and not in taken, and takes it.
func freeName(name string, taken nameSet) string {
	if !token.IsIdentifier(name) && !token.IsKeyword(name) {
		name = "v"
	}
	try, i := name, max(taken[name], 1)
	if taken[name] > 1 {
		try = name + "_" + strconv.Itoa(i)
	}
	for ; taken[try] > 0 || token.IsKeyword(try); i++ {
		try = name + "_"
		if i > 1 {
			try += strconv.Itoa(i)
		}
	}
	taken[name] = max(taken[name], i)
	taken[try] = max(taken[try], 1)
	return try
}

// localName is freeName that also keeps off Go's predeclared names and those of generated code.
func localName(name string, taken nameSet) string {
	if reserved[name] || types.Universe.Lookup(name) != nil {
		name += "_"
	}
	return freeName(name, taken)
}

// topName makes a name at package level of a C name that is unique in the module.
func (e *emitter) topName(name string) string {
	var camel strings.Builder
	for part := range strings.SplitSeq(name, "_") {
		camel.WriteString(upperFirst(part))
	}
	return freeName(e.opt.Prefix+camel.String(), e.top)
}

func upperFirst(s string) string {
	if s == "" {
		return ""
	}
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}
