// Package parse makes the syntax tree of a unit out of its expanded tokens.
//
// Invariants: host code is passed over by structure, so no body is read before Parser.Body asks for it; a declaration
// that is not understood becomes an ast.BadDecl and disturbs nothing after it; every loop moves forward and every
// recursion is bounded, on any input; the parser knows what kind of thing a name is (see names.go) and nothing more.
//
// A function that meets a token it cannot use calls fail: from then on the current token is EOF, so that every caller
// runs to its end, until whoever made the attempt takes it back with reset or reports it. Trees made meanwhile are
// dropped.
package parse

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// Comment is a comment that begins a line, with its markers; the parser attaches those above a declaration to it.
type Comment struct {
	Pos, End source.Pos
	Text     string
}

// Config says what to parse and where messages go.
type Config struct {
	Set      *source.Set
	Diags    *diag.List
	OpenCL   bool // OpenCL C; otherwise CUDA C++ or HIP
	Comments []Comment
	Packs    map[source.Pos]int // the limits of #pragma pack at class keywords, where there is one
	Unrolls  map[source.Pos]int // what #pragma unroll says of the loops whose keywords stand there, as in ir.Loop
	Cpp23    bool               // C++23 or later
	// Extents, if not nil, is filled with the extents of the declarations in namespaces and classes.
	Extents map[ast.Decl]ast.Extent
}

const (
	maxBody   = 400_000 // tokens of a function
	maxDepth  = 1024    // nested expressions, statements, declarators, classes
	maxHeight = 16384   // operators of an expression that are operands of each other; bindgen has a limit too
	maxErrors = 100     // messages of one unit
)

// Parser holds a unit's tokens and names; it stays usable for bodies after Unit.
type Parser struct {
	cfg      *Config
	words    lexicon
	shapes   *shapes
	toks     []token.Token
	match    []int32 // index of the closing bracket of each opening one
	docs     docIndex
	root     *scope
	visits   int
	known    *extended // scope.known
	errors   int
	broken   bool // brackets do not balance: one message was given and others would be its consequences
	bodies   []*bodyInfo
	launches []int32 // indices of "<<" "<"

	i, end int         // the current token, and the first one out of reach
	split  int         // bytes of toks[i] already taken: ">>" closes two template lists
	t      token.Token // toks[i] less split; EOF at the end and after fail
	class  class       // what t's text means

	failed    bool
	failure   failure
	spec      int // attempts under way: nothing is reported inside
	depth     int
	height    int  // of the tree of the expression read last, in operators
	noGT      bool // '>' ends a template argument list here
	linkC     bool // inside extern "C"
	tmpl      bool // the declaration being read stands under a template header
	scope     *scope
	args      map[int]templateArgs // lists of template arguments already read, by token, so that attempts stay linear
	nameAt    int                  // token of the name in the declarator read last, -1 if none
	classAt   int                  // token of the brace that begins the class definition read last
	declAt    int                  // first token of the declaration being read, with template<> and extern "C"
	leading   []*ast.Attr          // attributes that begin the statement under way
	lateAttrs []*ast.Attr          // attributes after the parameter list read last
	steps     int                  // effort spent on the current declaration
	reach     int                  // furthest token seen in the current declaration
	from      int                  // its first token
}

// failure is the reason of a failed attempt; its text is made only when somebody wants it.
type failure struct {
	code  diag.Code
	want  string
	found token.Token
	pos   source.Pos // where to say it: of found, or after the token before it when that ends a line
	index int
	rule  bool // a rule is broken, see wrong
}

func (f failure) String() string {
	switch {
	case f.code != codeSyntax, f.rule:
		return f.want
	case f.found.Kind == token.EOF:
		return f.want + ", found the end of the text"
	case f.found.Kind == token.String:
		return f.want + ", found a string"
	}
	return f.want + ", found '" + f.found.Text + "'"
}

// Unit parses the tokens of one unit, which end in an EOF token. Bodies stay tokens. The Parser answers later questions
// about it.
func Unit(cfg *Config, toks []token.Token) (*ast.TranslationUnit, *Parser) {
	p := newParser(cfg)
	p.load(toks)
	p.docs = newDocIndex(cfg)
	unit := &ast.TranslationUnit{}
	for p.t.Kind != token.EOF {
		unit.Decls = p.topLevel(unit.Decls)
	}
	return unit, p
}

func newParser(cfg *Config) *Parser {
	p := &Parser{cfg: cfg, words: newLexicon(cfg.OpenCL), root: &scope{},
		known: &extended{named: map[string][]*scope{}}}
	p.scope, p.shapes = p.root, p.words.shapes()
	for _, name := range []string{"__func__", "__FUNCTION__", "__PRETTY_FUNCTION__"} {
		p.root.declare(name, aValue, nil) // [dcl.fct.def.general]/8
	}
	if cfg.OpenCL {
		for _, n := range openCLTypes() {
			p.root.declare(n, aType, nil)
		}
	}
	return p
}

// load takes the tokens and moves to the first.
func (p *Parser) load(toks []token.Token) {
	if n := len(toks); n == 0 || toks[n-1].Kind != token.EOF {
		toks = append(toks[:n:n], token.Token{Kind: token.EOF})
	}
	p.toks, p.args = toks, make(map[int]templateArgs)
	p.balance()
	p.end = len(toks) - 1
	p.seek(0)
}

// seek moves to token i.
func (p *Parser) seek(i int) {
	p.i, p.split = i, 0
	p.fetch()
}

func (p *Parser) fetch() {
	if p.i >= p.end || p.failed {
		at := min(p.i, len(p.toks)-1)
		p.t, p.class = token.Token{Kind: token.EOF, Pos: p.toks[at].Pos}, plain
		return
	}
	p.t = p.toks[p.i]
	p.class = plain
	if p.t.Kind == token.Ident {
		p.class = p.words.class(p.shapes, p.t.Text)
	}
	if p.i > p.reach {
		p.reach = p.i
	}
}

// next moves to the following token.
func (p *Parser) next() {
	if p.failed || p.i >= p.end {
		return
	}
	p.steps++
	p.i++
	p.split = 0
	p.fetch()
}

// peek returns the token n places ahead of the current one.
func (p *Parser) peek(n int) token.Token {
	if p.failed || p.i+n >= p.end {
		return token.Token{Kind: token.EOF}
	}
	return p.toks[p.i+n]
}

// classOf returns the grammatical class of any token.
func (p *Parser) classOf(t token.Token) class {
	if t.Kind != token.Ident {
		return plain
	}
	return p.words.class(p.shapes, t.Text)
}

func (p *Parser) is(text string) bool { return p.t.Text == text }

// isName reports whether the current token is an identifier and no keyword.
func (p *Parser) isName() bool { return p.t.Kind == token.Ident && p.class == plain }

func (p *Parser) isNameAt(n int) bool {
	t := p.peek(n)
	return t.Kind == token.Ident && p.classOf(t) == plain
}

// accept moves past the current token if it is text.
func (p *Parser) accept(text string) bool {
	if p.t.Text != text {
		return false
	}
	p.next()
	return true
}

// expect moves past text, or fails.
func (p *Parser) expect(text string) bool {
	if p.t.Text == text {
		p.next()
		return true
	}
	p.fail("expected '" + text + "'")
	return false
}

// ident moves past an identifier and returns it, or fails.
func (p *Parser) ident() string {
	if !p.isName() {
		p.fail("expected a name")
		return ""
	}
	name := p.t.Text
	p.next()
	return name
}

// acceptGT takes one '>' that closes a template list, out of ">>" if need be.
func (p *Parser) acceptGT() bool {
	if p.is(">") {
		p.next()
		return true
	}
	if p.is(">>") && p.t.Kind == token.Punct {
		p.split = 1
		p.t.Text, p.t.Flags = ">", 0
		if p.t.Pos > 0 {
			p.t.Pos++
		}
		return true
	}
	return false
}

// isLaunch reports whether "<<<" stands here. The lexer knows no such punctuator.
func (p *Parser) isLaunch() bool {
	next := p.peek(1)
	return p.is("<<") && !p.cfg.OpenCL && next.Is("<") && next.Flags&token.SpaceBefore == 0
}

// endsLaunch reports whether ">>>" stands here.
func (p *Parser) endsLaunch() bool {
	next := p.peek(1)
	return next.Is(">") && next.Flags&token.SpaceBefore == 0
}

// fail ends the current attempt. Only the first failure counts.
func (p *Parser) fail(want string) { p.failCode(codeSyntax, want) }

func (p *Parser) failCode(code diag.Code, want string) {
	if p.failed {
		return
	}
	p.failed = true
	p.failure = failure{code, want, p.t, p.t.Pos, p.i, false}
	if want == "expected ';'" && p.i > 0 && p.i < len(p.toks) && p.t.Flags&token.LineStart != 0 {
		last := p.toks[p.i-1]
		if p.failure.pos = last.Pos; last.Pos > 0 {
			p.failure.pos += source.Pos(len(last.Text))
		}
	}
	p.fetch()
}

// mark is a place to come back to.
type mark struct {
	i, split, depth int
	noGT, tmpl      bool
	linkC           bool
	scope           *scope
}

// mark remembers the current state; an attempt must not be begun after a failure.
func (p *Parser) mark() mark {
	if p.steps > 100_000+200*(p.reach-p.from) {
		p.failCode(codeEffort, "too ambiguous to be read in reasonable time")
	}
	return mark{p.i, p.split, p.depth, p.noGT, p.tmpl, p.linkC, p.scope}
}

// reset goes back to m, and forgets a failure unless it is final.
func (p *Parser) reset(m mark) {
	if p.failed && (p.failure.code == codeEffort || p.failure.code == codeDepth) && p.spec > 0 {
		return
	}
	p.failed = false
	p.depth, p.noGT, p.tmpl, p.linkC, p.scope = m.depth, m.noGT, m.tmpl, m.linkC, m.scope
	p.seek(m.i)
	if m.split > 0 {
		p.acceptGT()
	}
}

// attempt runs f speculatively and reports whether it went through and f agreed; if not, the state is as before.
func (p *Parser) attempt(f func() bool) bool {
	if p.failed {
		return false
	}
	m := p.mark()
	p.spec++
	ok := f() && !p.failed
	if !ok {
		p.reset(m)
	}
	p.spec--
	return ok
}

// lookahead runs f and comes back in any case.
func (p *Parser) lookahead(f func() bool) bool {
	if p.failed {
		return false
	}
	m := p.mark()
	p.spec++
	ok := f() && !p.failed
	p.reset(m)
	p.spec--
	return ok
}

// enter counts one level of nesting; the caller calls leave in any case.
func (p *Parser) enter() {
	p.depth++
	if p.depth > maxDepth {
		p.failCode(codeDepth, fmt.Sprintf("nested too deeply: kbind reads at most %d levels", maxDepth))
	}
}

func (p *Parser) leave() { p.depth-- }

// operator makes the expression read last the operand of one more operator, beside another operand of height other.
func (p *Parser) operator(other int) {
	p.height = max(p.height, other) + 1
	if p.height > maxHeight {
		p.failCode(codeDepth, fmt.Sprintf("the expression is too long: kbind reads at most %d operators in a row", maxHeight))
	}
}

// report gives the message of the current failure.
func (p *Parser) report() {
	p.message(p.failure.code, p.failure.pos, p.failure.String())
}

func (p *Parser) message(code diag.Code, pos source.Pos, text string) {
	p.errors++ // also those not shown: a body with any is not to be translated
	if p.broken || p.errors > maxErrors {
		return
	}
	p.cfg.Diags.Add(code, pos, "%s", text)
}

// text joins the tokens from index i to the current one as written, with single spaces, leaving out those in [skip,
// skipEnd).
func (p *Parser) text(i, skip, skipEnd int) string {
	end := p.i
	if p.failed {
		return ""
	}
	if p.split == 0 && end == i+1 && skipEnd <= skip {
		return p.toks[i].Text // one token needs no memory
	}
	if p.split == 0 && end == i+2 && skip == i+1 && skipEnd == end {
		return p.toks[i].Text
	}
	parts := [...][]token.Token{p.toks[i:end], nil}
	if skipEnd > skip {
		parts[0], parts[1] = p.toks[i:min(max(i, skip), end)], p.toks[min(skipEnd, end):end]
	}
	n := 4 // room for a part of a split token
	for _, part := range parts {
		for _, t := range part {
			n += len(t.Text) + 1
		}
	}
	var b strings.Builder
	b.Grow(n)
	for _, part := range parts {
		for _, t := range part {
			if b.Len() > 0 && t.Flags&(token.SpaceBefore|token.LineStart) != 0 {
				b.WriteByte(' ')
			}
			b.WriteString(t.Text)
		}
	}
	if p.split > 0 {
		b.WriteString(p.toks[end].Text[:p.split])
	}
	return b.String()
}

// spelling joins the tokens from index i to the current one.
func (p *Parser) spelling(i int) string { return p.text(i, 0, 0) }

func base(pos source.Pos) ast.Base { return ast.Base{At: pos} }
