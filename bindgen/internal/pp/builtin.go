package pp

import (
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/lex"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// builtin is a macro whose expansion depends on where it is used.
type builtin uint8

const (
	noBuiltin builtin = iota
	builtinFile
	builtinFileName
	builtinBaseFile
	builtinLine
	builtinLevel
	builtinCounter
	builtinPragma
)

// builtins is read only.
var builtins = map[string]builtin{
	"__FILE__":          builtinFile,
	"__FILE_NAME__":     builtinFileName,
	"__BASE_FILE__":     builtinBaseFile,
	"__LINE__":          builtinLine,
	"__INCLUDE_LEVEL__": builtinLevel,
	"__COUNTER__":       builtinCounter,
	"_Pragma":           builtinPragma,
}

// enterBuiltin makes the expansion of the builtin macro m, used at t, the next thing to be read; false when t is no
// use.
func (p *preprocessor) enterBuiltin(m *Macro, t token.Token) bool {
	r := token.Token{Kind: token.Number, Flags: t.Flags, Pos: p.set.AddExpansion(m.Name, t.Pos, p.set.Spelling(t.Pos))}
	switch m.builtin {
	case builtinPragma:
		return p.pragmaOperator(m, t)
	case builtinLine:
		line := p.set.Position(t.Pos).Line
		if len(p.frames) > 0 {
			line += p.frames[len(p.frames)-1].lineDelta
		}
		r.Text = strconv.Itoa(line)
	case builtinLevel:
		r.Text = strconv.Itoa(max(len(p.frames)-1, 0))
	case builtinCounter:
		r.Text = strconv.Itoa(p.counter)
		p.counter++
	default:
		name := p.baseFile
		if m.builtin != builtinBaseFile {
			name = p.set.Position(t.Pos).File
		}
		if m.builtin == builtinFileName {
			name = name[strings.LastIndexByte(name, '/')+1:]
		}
		r.Kind = token.String
		r.Text = `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`).Replace(name) + `"`
	}
	if !p.account(1, len(r.Text), t.Pos) {
		return false
	}
	p.pushContext([]token.Token{r}, nil)
	return true
}

// pragmaOperator does _Pragma("...") (C11 6.10.9).
func (p *preprocessor) pragmaOperator(m *Macro, t token.Token) bool {
	args, called := p.call(m, t)
	switch {
	case called == noCall:
		return false
	case called == badCall:
		return true
	}
	arg := args[0].raw
	if len(arg) != 1 || arg[0].Kind != token.String {
		arg = p.expandAll(arg)
	}
	if len(arg) != 1 || arg[0].Kind != token.String {
		p.errorf(CodePragma, t.Pos, "_Pragma wants one string")
		return true
	}
	p.doPragma(p.set.Site(t.Pos), p.words(destringized(arg[0].Text), t.Pos))
	return true
}

// words cuts text that is not part of a file into tokens, all at pos.
func (p *preprocessor) words(text string, pos source.Pos) []token.Token {
	var toks []token.Token
	l := lex.NewText(text, p.cpp)
	for {
		t := l.Next()
		switch t.Kind {
		case token.EOF:
			return toks
		case token.Comment:
			continue
		}
		t.Pos = pos
		toks = append(toks, t)
	}
}

// destringized returns what a string literal spells, as _Pragma and push_macro read it.
func destringized(literal string) string {
	i := strings.IndexByte(literal, '"')
	return strings.NewReplacer(`\"`, `"`, `\\`, `\`).Replace(literal[i+1 : len(literal)-1])
}
