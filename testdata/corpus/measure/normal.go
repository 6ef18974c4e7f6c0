package main

import (
	"slices"
	"sort"
	"strings"
)

// One spelling for one type. Both sides print types in C++ notation but differ in spaces, in where const stands, in
// what integer types are called, and clang leaves typedefs below a pointer alone. A type is read as specifiers
// (qualifiers and a name, perhaps with template arguments), pointer operators, and a rest (array bounds, parameter
// lists) that is kept as it is.

// typedefs answers what a name stands for, looked up from a scope outwards.
type typedefs []map[string]string

func (t typedefs) find(scope, name string) (string, string, bool) {
	name = strings.TrimPrefix(name, "::")
	for {
		for _, m := range t {
			if to, ok := m[join(scope, name)]; ok {
				return to, scope, true
			}
		}
		if scope == "" {
			return "", "", false
		}
		if i := strings.LastIndex(scope, "::"); i >= 0 {
			scope = scope[:i]
		} else {
			scope = ""
		}
	}
}

// ctype is a type taken apart.
type ctype struct {
	quals map[string]bool // of the innermost type
	name  string
	ptrs  []string // "*", "* const", "&", "&&"
	rest  string
}

// normalise gives the one spelling of a parameter's type, without qualifiers of the parameter itself.
func normalise(s, scope string, t typedefs) string {
	ws := slices.DeleteFunc(words(s), func(w string) bool {
		return w == "restrict" || w == "__restrict" || w == "__restrict__"
	})
	c := parseType(ws, scope, t, 0)
	if n := len(c.ptrs); n > 0 {
		c.ptrs[n-1] = strings.Fields(c.ptrs[n-1])[0]
	} else if c.rest == "" {
		delete(c.quals, "const")
		delete(c.quals, "volatile")
	}
	return c.String()
}

func (c ctype) String() string {
	var parts []string
	for q := range c.quals {
		parts = append(parts, q)
	}
	sort.Strings(parts)
	parts = append(parts, c.name)
	parts = append(parts, c.ptrs...)
	if c.rest != "" {
		parts = append(parts, c.rest)
	}
	return strings.Join(parts, " ")
}

// words cuts a type into names, numbers and punctuation. A name that clang makes up, such as (unnamed struct at
// f.cu:3:1), is one word.
func words(s string) []string {
	var out []string
	for i := 0; i < len(s); {
		switch c := s[i]; {
		case c == ' ' || c == '\t':
			i++
		case strings.HasPrefix(s[i:], "(unnamed ") || strings.HasPrefix(s[i:], "(anonymous "):
			end := strings.IndexByte(s[i:], ')')
			if end < 0 {
				end = len(s) - i - 1
			}
			if w := s[i : i+end+1]; w != "(anonymous namespace)" {
				out = append(out, w)
			} else if strings.HasPrefix(s[i+end+1:], "::") {
				end += 2
			}
			i += end + 1
		case wordByte(c):
			j := i
			for j < len(s) && wordByte(s[j]) {
				j++
			}
			out = append(out, s[i:j])
			i = j
		case strings.HasPrefix(s[i:], "::") || strings.HasPrefix(s[i:], "&&"):
			out = append(out, s[i:i+2])
			i += 2
		default:
			out = append(out, s[i:i+1])
			i++
		}
	}
	return out
}

func wordByte(c byte) bool {
	return c == '_' || c == '$' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// spaces are the spellings of OpenCL's address spaces.
func space(w string) string {
	switch w {
	case "__global", "global":
		return "__global"
	case "__local", "local":
		return "__local"
	case "__constant", "constant":
		return "__constant"
	}
	return ""
}

// parseType reads a whole type. depth bounds typedef chains that a broken unit may make circular.
func parseType(w []string, scope string, t typedefs, depth int) ctype {
	c := ctype{quals: map[string]bool{}}
	var ints, name []string
	i := 0
specifiers:
	for ; i < len(w); i++ {
		switch x := w[i]; {
		case x == "const" || x == "volatile":
			c.quals[x] = true
		case dropped(x):
		case space(x) != "" && len(w) > i+1:
			c.quals[space(x)] = true
		case x == "__attribute__" && i+8 < len(w) && w[i+3] == "ext_vector_type":
			name = []string{vectorName(intName(ints), name, w[i+5])}
			ints = nil
			i += 8
		case intWord(x):
			ints = append(ints, x)
		case x == "<" && len(name) > 0:
			var args string
			args, i = templateArgs(w, i, scope, t, depth)
			name = append(name, args)
			i--
		case x == "::" || x[0] == '(' && len(x) > 1:
			name = append(name, x)
		case wordByte(x[0]) && (len(name) == 0 || name[len(name)-1] == "::"):
			name = append(name, x)
		default:
			break specifiers
		}
	}
	c.name = strings.TrimPrefix(intName(ints)+strings.Join(name, ""), "::")
	if strings.HasSuffix(c.name, ">") {
		c.name = strings.TrimPrefix(c.name, "std::") // clang prints an instance of a library's template with or without it
	}
	i = c.pointers(w, i)
	c.rest = strings.Join(w[i:], " ")
	if to, in, ok := t.find(scope, c.name); ok && depth < 30 && len(ints) == 0 {
		return c.resolve(parseType(words(to), in, t, depth+1))
	}
	return c
}

// pointers reads the pointer operators from w[i:] and returns where they end.
func (c *ctype) pointers(w []string, i int) int {
	for ; i < len(w); i++ {
		switch x := w[i]; {
		case x == "*" || x == "&" || x == "&&":
			c.ptrs = append(c.ptrs, x)
		case (x == "const" || x == "volatile" || space(x) != "") && len(c.ptrs) > 0:
			if s := space(x); s != "" {
				x = s
			}
			c.ptrs[len(c.ptrs)-1] += " " + x
		case dropped(x):
		default:
			return i
		}
	}
	return i
}

// resolve puts the type a typedef stands for in the place of its name. A typedef of a function keeps its name: what it
// means under a pointer cannot be written in this form.
func (c ctype) resolve(to ctype) ctype {
	if strings.HasPrefix(to.rest, "[") && len(c.ptrs) > 0 && c.rest == "" { // a pointer to an array
		for q := range c.quals {
			to.quals[q] = true
		}
		to.rest = "( " + strings.Join(c.ptrs, " ") + " ) " + to.rest
		return to
	}
	if to.rest != "" || c.rest != "" && len(to.ptrs) > 0 {
		return c
	}
	if n := len(to.ptrs); n > 0 {
		var qs []string
		for q := range c.quals {
			qs = append(qs, q)
		}
		sort.Strings(qs)
		for _, q := range qs {
			to.ptrs[n-1] += " " + q
		}
	} else {
		for q := range c.quals {
			to.quals[q] = true
		}
	}
	to.ptrs = append(to.ptrs, c.ptrs...)
	to.rest = c.rest
	return to
}

// templateArgs reads <...> at w[i] and returns its one spelling and the index after it.
func templateArgs(w []string, i int, scope string, t typedefs, depth int) (string, int) {
	var args []string
	level, start := 0, i+1
	for ; i < len(w); i++ {
		switch w[i] {
		case "<", "(", "[":
			level++
		case ">", ")", "]":
			level--
		}
		if level == 0 || level == 1 && w[i] == "," {
			if start < i {
				args = append(args, parseType(w[start:i], scope, t, depth+1).String())
			}
			start = i + 1
		}
		if level == 0 {
			i++
			break
		}
	}
	return "<" + strings.Join(args, ", ") + ">", i
}

// dropped reports words that do not make a different type here.
func dropped(w string) bool {
	switch w {
	case "restrict", "__restrict", "__restrict__", "struct", "class", "union", "enum", "typename", "__private", "private",
		"template":
		return true
	}
	return false
}

func intWord(w string) bool {
	switch w {
	case "unsigned", "signed", "int", "short", "long", "char", "double", "__signed__":
		return true
	}
	return false
}

// vectorName is OpenCL's name of a vector: clang prints the element's type and the attribute.
func vectorName(ints string, name []string, n string) string {
	if u, ok := strings.CutPrefix(ints, "unsigned "); ok {
		ints = "u" + u
	}
	return ints + strings.Join(name, "") + n
}

// intName is the usual name of a fundamental type written as several words in any order.
func intName(ws []string) string {
	n := map[string]int{}
	for _, w := range ws {
		n[w]++
	}
	sign := ""
	if n["unsigned"] > 0 {
		sign = "unsigned "
	}
	switch {
	case len(ws) == 0:
		return ""
	case n["char"] > 0 && n["signed"] > 0:
		return "signed char"
	case n["char"] > 0:
		return sign + "char"
	case n["short"] > 0:
		return sign + "short"
	case n["double"] > 0 && n["long"] > 0:
		return "long double"
	case n["double"] > 0:
		return "double"
	case n["long"] > 1:
		return sign + "long long"
	case n["long"] > 0:
		return sign + "long"
	}
	return sign + "int"
}
