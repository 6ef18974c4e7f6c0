package pp

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// Macro is a macro definition.
type Macro struct {
	Name       string
	Pos        source.Pos     // of the name in its definition
	Func       bool           // function-like
	Variadic   bool           // the last of Params takes any number of arguments
	Params     []string       // the name of "..." is __VA_ARGS__
	places     map[string]int // of many parameters
	Body       []token.Token  // as written
	Predefined bool           // by the compiler, the prelude or a known header, not by the sources or -D

	order    int // counts definitions
	body     []element
	builtin  builtin
	self     bool // a word that headers define as a macro but that is a keyword to kbind: it expands to itself
	disabled bool
}

// elementKind says what an element of a macro body becomes.
type elementKind uint8

const (
	text      elementKind = iota // the token itself
	param                        // an argument
	stringize                    // an argument as a string
	vaOpt                        // __VA_OPT__(sub)
	vaOptStr                     // #__VA_OPT__(sub)
)

// element is a part of a macro body, prepared for substitution.
type element struct {
	tok   token.Token // the token, or the one that names the parameter
	kind  elementKind
	paste bool // "##" follows
	arg   int  // which parameter
	sub   []element
}

// define does a #define whose name comes next.
func (p *preprocessor) define(f *frame) {
	name := f.lex.Next()
	if name.Kind != token.Ident || name.Text == "defined" {
		if name.Kind == token.Ident {
			p.errorf(CodeDefine, name.Pos, "'defined' cannot be a macro")
		} else {
			p.errorf(CodeDefine, name.Pos, "#define without a macro name")
		}
		skipLine(f, name)
		return
	}
	m := &Macro{Name: name.Text, Pos: name.Pos, Predefined: p.predefining || f.known}
	t := f.lex.Next()
	if t.Is("(") && t.Flags&token.SpaceBefore == 0 {
		m.Func = true
		if !p.parameters(f, m) {
			return
		}
		t = f.lex.Next()
	}
	for ; t.Kind != token.Newline; t = f.lex.Next() {
		t.Flags &^= token.LineStart
		m.Body = append(m.Body, t)
	}
	if body, ok := p.prepare(m, m.Body, false); ok {
		p.definitions++
		m.body, m.order = body, p.definitions
		p.macros[m.Name] = m
	}
}

// parameters reads the parameter list of m after its "(", and reports whether it is well formed; if not, it has also
// read the rest of the line.
func (p *preprocessor) parameters(f *frame, m *Macro) bool {
	fail := func(t token.Token, format string, args ...any) bool {
		p.errorf(CodeParams, t.Pos, format, args...)
		skipLine(f, t)
		return false
	}
	t := f.lex.Next()
	if t.Is(")") {
		return true
	}
	for {
		switch {
		case t.Is("..."):
			m.addParam("__VA_ARGS__")
			m.Variadic = true
			t = f.lex.Next()
		case t.Kind == token.Ident:
			if m.place(t.Text) >= 0 {
				return fail(t, "macro '%s' has two parameters '%s'", m.Name, t.Text)
			}
			m.addParam(t.Text)
			t = f.lex.Next()
			if t.Is("...") { // GNU: a name for the variable arguments
				m.Variadic = true
				t = f.lex.Next()
			}
		default:
			return fail(t, "macro '%s': expected a parameter name", m.Name)
		}
		switch {
		case t.Is(")"):
			return true
		case t.Is(",") && !m.Variadic:
			t = f.lex.Next()
		default:
			return fail(t, "macro '%s': expected ')' after its parameters", m.Name)
		}
	}
}

// fewParams is up to how many parameters a search is faster than a map.
const fewParams = 16

// addParam adds a parameter.
func (m *Macro) addParam(name string) {
	m.Params = append(m.Params, name)
	switch {
	case len(m.Params) <= fewParams:
	case m.places == nil:
		m.places = make(map[string]int, 2*fewParams)
		for i, p := range m.Params {
			m.places[p] = i
		}
	default:
		m.places[name] = len(m.Params) - 1
	}
}

// place is the index of the parameter called name, or -1.
func (m *Macro) place(name string) int {
	if m.places == nil {
		return slices.Index(m.Params, name)
	}
	if i, ok := m.places[name]; ok {
		return i
	}
	return -1
}

// prepare turns the body of m into elements; ok is false after an error. inOpt says that toks stand inside __VA_OPT__.
func (p *preprocessor) prepare(m *Macro, toks []token.Token, inOpt bool) (elems []element, ok bool) {
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		switch {
		case t.Is("##"):
			if len(elems) == 0 || i == len(toks)-1 {
				p.errorf(CodePaste, t.Pos, "'##' has nothing to join %s it", map[bool]string{true: "before",
					false: "after"}[len(elems) == 0])
				return nil, false
			}
			elems[len(elems)-1].paste = true
			continue
		case t.Is("#") && m.Func:
			if i+1 < len(toks) {
				n := toks[i+1]
				n.Flags = t.Flags
				if arg := m.param(n); arg >= 0 {
					elems = append(elems, element{tok: n, kind: stringize, arg: arg})
					i++
					continue
				}
				if n.Is("__VA_OPT__") && m.Variadic && !inOpt {
					sub, used, ok := p.prepareOpt(m, toks[i+1:])
					if !ok {
						return nil, false
					}
					elems = append(elems, element{tok: n, kind: vaOptStr, sub: sub})
					i += used
					continue
				}
			}
			p.errorf(CodeStringize, t.Pos, "'#' is not followed by a parameter of macro '%s'", m.Name)
			return nil, false
		case t.Is("__VA_OPT__") && m.Variadic:
			if inOpt {
				p.errorf(CodeVAOpt, t.Pos, "__VA_OPT__ inside __VA_OPT__")
				return nil, false
			}
			sub, used, ok := p.prepareOpt(m, toks[i:])
			if !ok {
				return nil, false
			}
			elems = append(elems, element{tok: t, kind: vaOpt, sub: sub})
			i += used - 1
			continue
		}
		e := element{tok: t, kind: text}
		if arg := m.param(t); arg >= 0 {
			e.kind, e.arg = param, arg
		}
		elems = append(elems, e)
	}
	return elems, true
}

// prepareOpt prepares the __VA_OPT__ group at the start of toks and returns how many tokens it takes.
func (p *preprocessor) prepareOpt(m *Macro, toks []token.Token) (sub []element, used int, ok bool) {
	depth := 0
	for i := 1; i < len(toks); i++ {
		switch {
		case toks[i].Is("("):
			depth++
		case toks[i].Is(")"):
			depth--
		}
		if depth == 0 {
			if i == 1 {
				break
			}
			sub, ok = p.prepare(m, toks[2:i], true)
			return sub, i + 1, ok
		}
	}
	p.errorf(CodeVAOpt, toks[0].Pos, "__VA_OPT__ without its parentheses")
	return nil, 0, false
}

// param returns which parameter of m the token t names, or -1.
func (m *Macro) param(t token.Token) int {
	if t.Kind != token.Ident || !m.Func {
		return -1
	}
	return m.place(t.Text)
}

// undef does an #undef whose name comes next.
func (p *preprocessor) undef(f *frame) {
	name := f.lex.Next()
	if name.Kind != token.Ident {
		p.errorf(CodeDefine, name.Pos, "#undef without a macro name")
	} else {
		delete(p.macros, name.Text)
	}
	skipLine(f, name)
}
