package annot

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

type tokKind uint8

const (
	eofTok tokKind = iota
	identTok
	numberTok
	opTok
)

type tok struct {
	kind  tokKind
	text  string
	off   int
	glued bool // no white space before it
}

func (t tok) describe() string {
	if t.kind == eofTok {
		return "end of line"
	}
	return strconv.Quote(t.text)
}

// parser reads one directive line. After the first error it stays failed and silent.
type parser struct {
	text   string
	base   source.Pos
	off    int
	tok    tok
	row    *Row
	diags  *diag.List
	failed bool
}

func (p *parser) pos() source.Pos { return p.base + source.Pos(p.tok.off) }
func (p *parser) span() source.Span {
	return source.Span{Start: p.pos(), End: p.pos() + source.Pos(max(len(p.tok.text), 1))}
}

func (p *parser) errorf(code diag.Code, format string, args ...any) {
	if p.failed {
		return
	}
	p.failed = true
	d := p.diags.AddSpan(code, p.span(), format, args...)
	if p.row != nil {
		d.Hintf("for example: %s%s", prefix, p.row.Example)
	}
}

func isIdent(c byte, first bool) bool {
	return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c >= 0x80 || !first && '0' <= c && c <= '9'
}

func (p *parser) next() {
	start := p.off
	for p.off < len(p.text) && (p.text[p.off] == ' ' || p.text[p.off] == '\t') {
		p.off++
	}
	t := tok{off: p.off, glued: p.off == start}
	if p.off == len(p.text) {
		p.tok = t
		return
	}
	end, c := p.off+1, p.text[p.off]
	switch {
	case isIdent(c, true):
		t.kind = identTok
		for end < len(p.text) && isIdent(p.text[end], false) {
			end++
		}
	case '0' <= c && c <= '9':
		t.kind = numberTok
		for end < len(p.text) && (isIdent(p.text[end], false) || p.text[end] == '.' ||
			strings.IndexByte("+-", p.text[end]) >= 0 && strings.IndexByte("eE", p.text[end-1]) >= 0) {
			end++
		}
	default:
		t.kind = opTok
		if end < len(p.text) {
			switch p.text[p.off : end+1] {
			case "==", "!=", "<=", ">=", "&&", "||", "::":
				end++
			}
		}
	}
	t.text = p.text[p.off:end]
	p.off = end
	p.tok = t
}

func (p *parser) is(text string) bool { return p.tok.kind == opTok && p.tok.text == text }

func (p *parser) word(what string) (Word, bool) {
	if p.tok.kind != identTok {
		p.errorf(CodeSyntax, "want %s, found %s", what, p.tok.describe())
		return Word{}, false
	}
	w := Word{p.pos(), p.tok.text}
	p.next()
	return w, true
}

// words reads one or more names, separated by blanks or commas.
func (p *parser) words(what string) []Word {
	var ws []Word
	for !p.failed {
		w, ok := p.word(what)
		if !ok {
			return nil
		}
		ws = append(ws, w)
		if p.is(",") {
			p.next()
		} else if p.tok.kind == eofTok {
			return ws
		}
	}
	return nil
}

func (p *parser) eat(op string) bool {
	if !p.is(op) {
		p.errorf(CodeSyntax, "want %q, found %s", op, p.tok.describe())
		return false
	}
	p.next()
	return true
}

func (p *parser) once(said bool) {
	if said {
		p.errorf(CodeTwice, "%s%s is given twice", prefix, p.row.Name)
	}
}

func (p *parser) kernel(d *Directives) {
	p.once(d.Kernel != nil)
	w := Word{Pos: p.base}
	if p.tok.kind != eofTok {
		var ok bool
		if w, ok = p.word("a Go name"); !ok {
			return
		}
		p.exported(w)
	}
	d.Kernel = &w
}

// exported reports a Go name that does not begin with a capital letter.
func (p *parser) exported(w Word) {
	c := w.Text[0]
	if c >= 'A' && c <= 'Z' {
		return
	}
	said := p.diags.Add(CodeSyntax, w.Pos, "Go name %q is not exported: it must begin with a capital letter", w.Text)
	if c >= 'a' && c <= 'z' {
		said.Hintf("write %s", strings.ToUpper(w.Text[:1])+w.Text[1:])
	}
}

func dirOf(dir ir.Dir) func(*parser, *Directives) {
	return func(p *parser, d *Directives) {
		for _, w := range p.words("a parameter name") {
			d.Dirs = append(d.Dirs, DirWord{w, dir})
		}
	}
}

func (p *parser) zero(d *Directives)   { d.Zeros = append(d.Zeros, p.words("a parameter name")...) }
func (p *parser) result(d *Directives) { d.Results = append(d.Results, p.words("a parameter name")...) }

func (p *parser) bindings() []Binding {
	var bs []Binding
	for !p.failed && (p.tok.kind != eofTok || bs == nil) {
		w, ok := p.word("a parameter name")
		if !ok || !p.eat("=") {
			return bs
		}
		x := p.expr()
		if p.failed {
			return bs
		}
		bs = append(bs, Binding{w, x})
		if p.is(",") {
			p.next()
		}
	}
	return bs
}

func (p *parser) size(d *Directives)    { d.Sizes = append(d.Sizes, p.bindings()...) }
func (p *parser) scratch(d *Directives) { d.Scratch = append(d.Scratch, p.bindings()...) }

// shape reads up to three expressions separated by commas.
func (p *parser) shape() []*Expr {
	xs := []*Expr{p.expr()}
	for !p.failed && p.is(",") {
		p.next()
		if len(xs) == 3 {
			p.errorf(CodeSyntax, "a shape has at most three dimensions")
			return nil
		}
		xs = append(xs, p.expr())
	}
	if p.failed {
		return nil // it is reported
	}
	return xs
}

// optBlock reads block=x,y,z after a grid.
func (p *parser) optBlock(d *Directives) {
	if p.failed || p.tok.kind != identTok || p.tok.text != "block" {
		return
	}
	if d.Block != nil {
		p.errorf(CodeTwice, "the block is given twice, by %sblock and by block=", prefix)
		return
	}
	p.next()
	if p.eat("=") {
		d.Block = p.shape()
	}
}

func (p *parser) grid(d *Directives) {
	p.once(d.Grid != nil)
	p.exclusive(d.Blocks != nil, "blocks")
	d.Grid = p.shape()
	p.optBlock(d)
}

func (p *parser) blocks(d *Directives) {
	p.once(d.Blocks != nil)
	p.exclusive(d.Grid != nil, "grid")
	d.Blocks = p.shape()
	p.optBlock(d)
}

func (p *parser) exclusive(said bool, other string) {
	if said {
		p.errorf(CodeConflict, "%s%s and %s%s exclude each other", prefix, p.row.Name, prefix, other)
	}
}

func (p *parser) block(d *Directives) {
	p.once(d.Block != nil)
	d.Block = p.shape()
}

func (p *parser) shared(d *Directives) {
	p.once(d.Shared != nil)
	d.Shared = p.expr()
}

func (p *parser) cooperative(d *Directives) { d.Cooperative = true }

// instances reads NAME=item,item ...; items are free text (types have blanks in them) up to a comma or the next NAME=.
func (p *parser) instances() []Instances {
	var all []Instances
	for !p.failed && (p.tok.kind != eofTok || all == nil) {
		w, ok := p.word("a name")
		if !ok || !p.eat("=") {
			return all
		}
		in := Instances{Word: w}
		for {
			item, ok := p.item()
			if !ok {
				return all
			}
			in.Items = append(in.Items, item)
			if !p.is(",") {
				break
			}
			p.next()
		}
		all = append(all, in)
	}
	return all
}

func (p *parser) item() (Word, bool) {
	start, end, depth := p.tok.off, p.tok.off, 0
	for p.tok.kind != eofTok {
		switch {
		case p.is("<") || p.is("("):
			depth++
		case p.is(">") || p.is(")"):
			depth--
		}
		if depth == 0 && p.is(",") {
			break
		}
		if depth == 0 && p.tok.kind == identTok && end > start && p.followedByAssign() {
			break
		}
		end = p.tok.off + len(p.tok.text)
		p.next()
	}
	if end == start {
		p.errorf(CodeSyntax, "want a value, found %s", p.tok.describe())
		return Word{}, false
	}
	return Word{p.base + source.Pos(start), p.text[start:end]}, true
}

func (p *parser) followedByAssign() bool {
	rest := strings.TrimLeft(p.text[p.off:], " \t")
	return strings.HasPrefix(rest, "=") && !strings.HasPrefix(rest, "==")
}

func (p *parser) template(d *Directives) {
	if ins := p.instances(); !p.failed {
		d.Templates = append(d.Templates, ins)
	}
}

func (p *parser) assert(d *Directives) { d.Asserts = append(d.Asserts, p.condition()) }

// inputs reads the name of a Go function.
func (p *parser) inputs(d *Directives) {
	p.once(d.Inputs != nil)
	w, ok := p.word("the name of a Go function")
	if !ok {
		return
	}
	if first, _ := utf8.DecodeRuneInString(w.Text); !unicode.IsUpper(first) {
		p.diags.Add(CodeSyntax, w.Pos, "%q is not exported: the program that measures calls it from another package", w.Text)
	}
	d.Inputs = &w
}

func (p *parser) cpu(d *Directives) {
	p.once(d.CPU != nil)
	if w, ok := p.word("the name of a Go function"); ok {
		d.CPU = &w
	}
}

func (p *parser) typeMap(d *Directives) {
	w, ok := p.word("the name of a C struct")
	for ok && p.is("::") {
		p.next()
		var part Word
		if part, ok = p.word("a name"); ok {
			w.Text += "::" + part.Text
		}
	}
	if !ok || !p.is("=") {
		p.eat("=")
		return
	}
	// The Go name may hold an import path: take the rest of the line.
	goName := strings.TrimSpace(p.text[p.off:])
	if goName == "" || strings.ContainsAny(goName, " \t") {
		p.next()
		p.errorf(CodeSyntax, "want a Go type name such as sim.Particle")
		return
	}
	d.Types = append(d.Types, TypeWord{w, goName})
	p.off = len(p.text)
	p.next()
}

// export reads names, also qualified ones: TILE cfg::kMax.
func (p *parser) export(d *Directives) {
	for !p.failed {
		w, ok := p.word("a name")
		for ok && p.is("::") {
			p.next()
			var part Word
			if part, ok = p.word("a name after ::"); ok {
				w.Text += "::" + part.Text
			}
		}
		if !ok {
			return
		}
		d.Exports = append(d.Exports, w)
		if p.is(",") {
			p.next()
		} else if p.tok.kind == eofTok {
			return
		}
	}
}
