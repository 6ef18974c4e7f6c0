package pp

import (
	"strconv"

	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// cond is an open #if.
type cond struct {
	pos   source.Pos
	name  string // the directive that opened it
	taken bool   // one of its groups has been read
	other bool   // #else has been seen
}

// directive does the directive whose "#" was just read from f; it reads the line to its end.
func (p *preprocessor) directive(f *frame, hash token.Token) {
	name := f.lex.Next()
	switch {
	case name.Kind == token.Newline: // the null directive
		return
	case name.Kind == token.Number: // a line marker of a preprocessed file
		skipLine(f, name)
		return
	case name.Kind != token.Ident:
		p.errorf(CodeDirective, hash.Pos, "'#' begins no directive")
		skipLine(f, name)
		return
	}
	switch name.Text {
	case "define":
		p.define(f)
	case "undef":
		p.undef(f)
	case "include", "include_next":
		p.include(f, name, false)
	case "import":
		p.include(f, name, true)
	case "if", "ifdef", "ifndef":
		c := cond{pos: name.Pos, name: name.Text, taken: p.condition(f, name)}
		f.conds = append(f.conds, c)
		if !c.taken {
			p.skip(f)
		}
	case "elif", "elifdef", "elifndef", "else", "endif":
		if p.group(f, name) {
			return
		}
		p.skip(f)
	case "pragma":
		p.pragma(f, name)
	case "error":
		f.lex.Quiet(true)
		line := restOfLine(f)
		f.lex.Quiet(false)
		if len(line) == 0 {
			p.errorf(CodeUserError, name.Pos, "#error")
		} else {
			p.errorf(CodeUserError, name.Pos, "#error %s", spell(line))
		}
	case "line":
		p.line(f, name)
	case "warning", "ident", "sccs", "assert", "unassert":
		f.lex.Quiet(true)
		skipLine(f, name)
		f.lex.Quiet(false)
	default:
		p.errorf(CodeDirective, name.Pos, "unknown directive '#%s'", name.Text)
		skipLine(f, name)
	}
}

// skipLine reads the rest of a directive's line, of which t was read last.
func skipLine(f *frame, t token.Token) {
	for t.Kind != token.Newline {
		t = f.lex.Next()
	}
}

// restOfLine reads the rest of a directive's line.
func restOfLine(f *frame) []token.Token {
	var toks []token.Token
	for t := f.lex.Next(); t.Kind != token.Newline; t = f.lex.Next() {
		toks = append(toks, t)
	}
	return toks
}

// group does the #elif, #else or #endif name, read at a place where its #if is being read or skipped. It returns true
// when what follows is to be read.
func (p *preprocessor) group(f *frame, name token.Token) bool {
	if len(f.conds) == 0 {
		p.errorf(CodeUnbalanced, name.Pos, "#%s without #if", name.Text)
		skipLine(f, name)
		return true
	}
	c := &f.conds[len(f.conds)-1]
	switch name.Text {
	case "endif":
		f.conds = f.conds[:len(f.conds)-1]
		skipLine(f, name)
		return true
	case "else":
		skipLine(f, name)
	}
	if c.other {
		p.errorf(CodeUnbalanced, name.Pos, "#%s after #else", name.Text).Note(c.pos, "the #%s is here", c.name)
	}
	c.other = c.other || name.Text == "else"
	switch {
	case c.taken:
		if name.Text != "else" {
			skipLine(f, name)
		}
		return false
	case name.Text == "else":
		c.taken = true
	default:
		c.taken = p.condition(f, name)
	}
	return c.taken
}

// skip passes over groups that conditions leave out, up to one that is to be read or the end of the innermost #if.
func (p *preprocessor) skip(f *frame) {
	f.lex.Quiet(true)
	defer f.lex.Quiet(false)
	depth := 0
	for {
		t := f.lex.Next()
		if t.Kind == token.EOF {
			return
		}
		if t.Flags&token.LineStart == 0 || t.Kind != token.Punct || t.Text != "#" {
			continue
		}
		f.lex.Directive()
		name := f.lex.Next()
		if name.Kind == token.Ident {
			switch name.Text {
			case "if", "ifdef", "ifndef":
				depth++
			case "elif", "elifdef", "elifndef", "else":
				if depth > 0 {
					break
				}
				f.lex.Quiet(false)
				if p.group(f, name) {
					return
				}
				f.lex.Quiet(true)
				continue
			case "endif":
				if depth == 0 {
					p.group(f, name)
					return
				}
				depth--
			}
		}
		skipLine(f, name)
	}
}

// condition evaluates the rest of the line of an #if, #ifdef, #ifndef, #elif, #elifdef or #elifndef.
func (p *preprocessor) condition(f *frame, name token.Token) bool {
	switch name.Text {
	case "if", "elif":
		return p.evaluate(name, restOfLine(f))
	}
	t := f.lex.Next()
	if t.Kind != token.Ident {
		p.errorf(CodeCondition, t.Pos, "#%s without a macro name", name.Text)
		skipLine(f, t)
		return false
	}
	skipLine(f, t)
	wanted := name.Text == "ifdef" || name.Text == "elifdef"
	return p.defined(t.Text) == wanted
}

// defined reports whether "defined name" holds.
func (p *preprocessor) defined(name string) bool {
	return p.macros[name] != nil || operators[name] != noOperator
}

// line does #line: it counts for __LINE__ only; positions stay those of the file at hand.
func (p *preprocessor) line(f *frame, name token.Token) {
	toks := p.expandAll(restOfLine(f))
	if len(toks) == 0 || toks[0].Kind != token.Number {
		p.errorf(CodeDirective, name.Pos, "#line without a line number")
		return
	}
	n, err := strconv.ParseInt(toks[0].Text, 10, 32)
	if err != nil {
		p.errorf(CodeDirective, toks[0].Pos, "'%s' is not a line number", toks[0].Text)
		return
	}
	f.lineDelta = int(n) - p.set.Position(name.Pos).Line - 1
}

// pragma does a #pragma line.
func (p *preprocessor) pragma(f *frame, name token.Token) {
	f.lex.Quiet(true)
	toks := restOfLine(f)
	f.lex.Quiet(false)
	p.doPragma(name.Pos, toks)
}

// doPragma does the pragma made of toks. What the preprocessor itself understands is once, push_macro and pop_macro.
func (p *preprocessor) doPragma(pos source.Pos, toks []token.Token) {
	p.res.Pragmas = append(p.res.Pragmas, Pragma{pos, spell(toks), p.out.n})
	switch {
	case len(toks) == 0:
	case toks[0].Is("once"):
		if len(p.frames) == 0 {
			return
		}
		if f := p.frames[len(p.frames)-1]; !p.once[f.path] {
			p.once[f.path] = true
			n := len(f.file.Text)
			p.onceText[n] = append(p.onceText[n], f.file.Text)
		}
	case len(toks) == 4 && toks[1].Is("(") && toks[2].Kind == token.String:
		name := destringized(toks[2].Text)
		switch toks[0].Text {
		case "push_macro":
			if p.pushed == nil {
				p.pushed = map[string][]*Macro{}
			}
			p.pushed[name] = append(p.pushed[name], p.macros[name])
		case "pop_macro":
			p.popMacro(name)
		}
	}
}

func (p *preprocessor) popMacro(name string) {
	stack := p.pushed[name]
	if len(stack) == 0 {
		return
	}
	m := stack[len(stack)-1]
	p.pushed[name] = stack[:len(stack)-1]
	if m == nil {
		delete(p.macros, name)
	} else {
		p.macros[name] = m
	}
}
