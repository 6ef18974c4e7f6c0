package pp

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/lex"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// argument is one argument of a macro call: its tokens as written, and expanded when someone asked.
type argument struct {
	raw      []token.Token
	expanded []token.Token
	done     bool
}

// enter makes the expansion of m, whose name is t, the next thing to be read. It returns false when t is not a use of m
// after all and stays as it is.
func (p *preprocessor) enter(m *Macro, t token.Token) bool {
	if p.stopped {
		return false
	}
	if m.builtin != noBuiltin {
		return p.enterBuiltin(m, t)
	}
	var args []argument
	if m.Func {
		var called callResult
		switch args, called = p.call(m, t); called {
		case noCall:
			return false
		case badCall:
			return true // it has been reported and vanishes
		}
	}
	toks, _ := p.substitute(m, m.body, args, t.Pos)
	if m.Name == cudaArch && m.Predefined && len(toks) == 1 {
		p.res.Arch = toks[0].Text
	}
	// nvcc takes #define UNROLL #pragma unroll for _Pragma("unroll")
	if p.cpp && !m.Func && len(toks) > 1 && toks[0].Is("#") && toks[1].Is("pragma") {
		p.doPragma(p.set.Site(t.Pos), toks[2:])
		toks = nil
	}
	if !p.account(len(toks)+1, 0, t.Pos) {
		return false
	}
	const inherited = token.SpaceBefore | token.LineStart
	if len(toks) == 0 {
		p.carry = t.Flags & inherited
		return true
	}
	toks[0].Flags = toks[0].Flags&^inherited | t.Flags&inherited
	p.pushContext(toks, m)
	return true
}

// account adds to what expansion has cost so far; it returns false, after one message, when that is too much.
func (p *preprocessor) account(toks, bytes int, pos source.Pos) bool {
	p.work += toks
	p.text += bytes
	if !p.stopped && (p.work > maxWork || p.text > maxText) {
		p.stop(pos, "macros expand to more than %d tokens or %d MiB of text", maxWork, maxText>>20)
	}
	return !p.stopped
}

func (p *preprocessor) stop(pos source.Pos, format string, args ...any) {
	if !p.stopped {
		p.stopped = true
		p.errorf(CodeExpansion, p.set.Site(pos), format, args...)
	}
}

// callResult says what stands after the name of a function-like macro.
type callResult uint8

const (
	noCall   callResult = iota // no "(": it is not a use of the macro
	badCall                    // a call without end or with the wrong number of arguments
	goodCall                   // one argument for each parameter
)

// call reads the arguments of a use of m, whose name was just read. It reports a bad call.
func (p *preprocessor) call(m *Macro, name token.Token) ([]argument, callResult) {
	depth := p.collectDepth
	p.collectDepth = len(p.frames)
	defer func() { p.collectDepth = depth }()
	if t := p.raw(); !t.Is("(") {
		if t.Kind != token.EOF {
			p.pushContext([]token.Token{t}, nil)
		}
		return nil, noCall
	}
	toks, commas, ok := p.collect(m)
	if !ok {
		p.errorf(CodeUnterminated, name.Pos, "macro '%s' is used without the closing ')'", m.Name)
		return nil, badCall
	}
	p.account(len(toks), 0, name.Pos)
	n, got := len(m.Params), len(commas)+1
	if n == 0 && len(toks) == 0 {
		return nil, goodCall
	}
	if got != n && !(m.Variadic && got == n-1) {
		p.wrongCount(m, name, got)
		return nil, badCall
	}
	args := make([]argument, n)
	start := 0
	for i := range args {
		if i < len(commas) {
			args[i].raw = toks[start:commas[i]]
			start = commas[i] + 1
		} else if i == len(commas) {
			args[i].raw = toks[start:]
		} // else the variable arguments of a call that has not even a comma for them
	}
	return args, goodCall
}

func (p *preprocessor) wrongCount(m *Macro, name token.Token, got int) {
	n, least := len(m.Params), ""
	if m.Variadic {
		n, least = n-1, "at least "
	}
	plural := "s"
	if n == 1 {
		plural = ""
	}
	d := p.errorf(CodeArguments, name.Pos, "macro '%s' takes %s%d argument%s, not %d", m.Name, least, n, plural, got)
	d.Note(m.Pos, "'%s' is defined here", m.Name)
}

// collect reads the tokens of a call up to its ")" and returns them with the indices of the commas that separate
// arguments.
func (p *preprocessor) collect(m *Macro) (toks []token.Token, commas []int, ok bool) {
	depth := 0
	for {
		t := p.raw()
		switch t.Kind {
		case token.EOF:
			return nil, nil, false
		case token.Ident:
			if n := p.macros[t.Text]; n != nil && n.disabled {
				t.Flags |= token.NoExpand
			}
		case token.Punct:
			switch t.Text {
			case "(":
				depth++
			case ")":
				if depth == 0 {
					return toks, commas, true
				}
				depth--
			case ",":
				if depth == 0 && !(m.Variadic && len(commas) == len(m.Params)-1) {
					commas = append(commas, len(toks))
				}
			}
		}
		toks = append(toks, t)
	}
}

// expandAll expands a list of tokens on its own, as if nothing followed it. It may return toks itself.
func (p *preprocessor) expandAll(toks []token.Token) []token.Token {
	plain := true
	for _, t := range toks {
		if t.Kind == token.Ident && p.macros[t.Text] != nil {
			plain = false
			break
		}
	}
	if plain {
		return toks
	}
	if p.nesting++; p.nesting > maxNesting {
		p.stop(toks[0].Pos, "macro calls are nested more than %d deep in arguments", maxNesting)
	}
	var out []token.Token
	p.isolate(toks, func() {
		for {
			t := p.next()
			if t.Kind == token.EOF {
				return
			}
			out = append(out, t)
		}
	})
	p.nesting--
	return out
}

// isolate runs read with toks as all there is to be read.
func (p *preprocessor) isolate(toks []token.Token, read func()) {
	floor, isolated := p.floor, p.isolated
	p.floor, p.isolated = len(p.contexts), true
	p.pushContext(toks, nil)
	read()
	p.carry = 0
	for len(p.contexts) > p.floor {
		p.popContext()
	}
	p.floor, p.isolated = floor, isolated
}

// substitute builds the expansion of m at site: its body with the arguments in place of the parameters (C11 6.10.3.1 to
// 3.3). open reports that the last operand of a "##" at its end was empty, a placemarker in the standard's words.
func (p *preprocessor) substitute(m *Macro, body []element, args []argument, site source.Pos) (out []token.Token,
	open bool) {
	out = p.alloc(len(body))
	chain := 0            // where in out the operands joined by "##" begin
	var space token.Flags // white space before an operand that turned out empty
	for i := range body {
		e := &body[i]
		pasting := i > 0 && body[i-1].paste
		from := len(out)
		if !pasting {
			chain, open = from, false
		} else if e.kind == param && m.gnuComma(body, i) {
			// GNU: in ", ## args" the comma goes with empty arguments, and nothing is pasted.
			if len(args[e.arg].raw) == 0 {
				out = out[:from-1]
			} else {
				out = append(out, args[e.arg].raw...)
			}
			continue
		}
		joins := pasting && from > chain && !open
		out, open = p.operand(out, m, e, args, site, pasting || e.paste)
		switch {
		case len(out) == from:
			space |= e.tok.Flags & token.SpaceBefore
		case joins:
			out = p.paste(out, from, m, site)
		default:
			out[from].Flags |= space
			space = 0
		}
		open = open || (pasting || e.paste) && len(out) == chain
	}
	return out, open
}

// gnuComma reports whether body[i], a parameter, is the variable one and stands in ", ## args".
func (m *Macro) gnuComma(body []element, i int) bool {
	return m.Variadic && body[i].arg == len(m.Params)-1 && i > 0 && body[i-1].kind == text && body[i-1].tok.Text == ","
}

// operand appends what one element of m's body becomes; raw says that it stands next to "##". open is as for
// substitute.
func (p *preprocessor) operand(out []token.Token, m *Macro, e *element, args []argument, site source.Pos, raw bool) (
	_ []token.Token, open bool) {
	from := len(out)
	switch e.kind {
	case text:
		t := e.tok
		t.Pos = p.set.AddExpansion(m.Name, site, t.Pos)
		return append(out, t), false
	case param:
		if raw {
			out = append(out, args[e.arg].raw...)
		} else {
			out = append(out, p.expanded(&args[e.arg])...)
		}
	case stringize:
		return append(out, p.stringized(m, e, args[e.arg].raw, site)), false
	case vaOpt, vaOptStr:
		var toks []token.Token
		if len(p.expanded(&args[len(args)-1])) > 0 {
			toks, open = p.substitute(m, e.sub, args, site)
		}
		if e.kind == vaOptStr {
			return append(out, p.stringized(m, e, toks, site)), false
		}
		out = append(out, toks...)
	}
	if from < len(out) {
		out[from].Flags = out[from].Flags&^token.SpaceBefore | e.tok.Flags&token.SpaceBefore
	}
	return out, open
}

func (p *preprocessor) expanded(a *argument) []token.Token {
	if !a.done {
		a.expanded, a.done = p.expandAll(a.raw), true
	}
	return a.expanded
}

// paste joins the token before index at of out with the one there (C11 6.10.3.3).
func (p *preprocessor) paste(out []token.Token, at int, m *Macro, site source.Pos) []token.Token {
	l, r := out[at-1], out[at]
	if !p.account(1, len(l.Text)+len(r.Text), site) {
		return out
	}
	t, ok := lex.Scan(l.Text+r.Text, p.cpp)
	if !ok && p.cpp && (l.Kind == token.String || l.Kind == token.Char) && r.Kind == token.Ident {
		out[at].Flags &^= token.SpaceBefore // a literal with a suffix of the user's ([lex.ext]) is two tokens here
		return out
	}
	if !ok {
		p.errorf(CodePaste, site, "'##' in macro '%s' joins '%s' and '%s', which is not a token", m.Name, l.Text, r.Text)
		return out
	}
	t.Flags = l.Flags &^ token.NoExpand
	t.Pos = p.set.AddExpansion(m.Name, site, p.set.Spelling(l.Pos))
	out[at-1] = t
	return append(out[:at], out[at+1:]...)
}

// stringized makes the string that '#' makes of toks (C11 6.10.3.2).
func (p *preprocessor) stringized(m *Macro, e *element, toks []token.Token, site source.Pos) token.Token {
	s := quote(toks)
	p.account(1, len(s), site)
	return token.Token{Kind: token.String, Flags: e.tok.Flags & token.SpaceBefore,
		Pos: p.set.AddExpansion(m.Name, site, e.tok.Pos), Text: s}
}

// quote spells toks as a string literal.
func quote(toks []token.Token) string {
	var b strings.Builder
	b.WriteByte('"')
	for i, t := range toks {
		if i > 0 && t.Flags&token.SpaceBefore != 0 {
			b.WriteByte(' ')
		}
		if t.Kind != token.String && t.Kind != token.Char {
			b.WriteString(t.Text)
			continue
		}
		for j := 0; j < len(t.Text); j++ {
			switch c := t.Text[j]; c {
			case '"', '\\':
				b.WriteByte('\\')
				b.WriteByte(c)
			case '\n': // in a raw string
				b.WriteString(`\n`)
			default:
				b.WriteByte(c)
			}
		}
	}
	s := b.String()
	if n := len(s) - len(strings.TrimRight(s, `\`)); n%2 == 1 {
		s = s[:len(s)-1] // a lone backslash would take the closing quote
	}
	return s + `"`
}

// spell writes toks as text, one blank where there was white space.
func spell(toks []token.Token) string {
	var b strings.Builder
	for i, t := range toks {
		if i > 0 && t.Flags&token.SpaceBefore != 0 {
			b.WriteByte(' ')
		}
		b.WriteString(t.Text)
	}
	return b.String()
}
