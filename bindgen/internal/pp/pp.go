// Package pp turns raw tokens into expanded ones: includes, conditionals and macros (C11 6.10, C++17 [cpp]).
//
// Every token keeps its origin. A token of a file, also one handed through as a macro argument, keeps its own position;
// a token that a macro's body spelled gets a position of its own that leads both to the body and to the use
// (source.Set.AddExpansion). Nothing is read but through Config.Open, and the same input gives the same tokens
// everywhere.
//
// Macro expansion follows the usual reading of C11 6.10.3.4: a stack of contexts, each the tokens of one expansion; a
// macro is disabled while its context is on the stack, and an identifier met while its macro is disabled is painted
// (token.NoExpand) for ever. Arguments are expanded on their own, once each, and only if some use of the parameter
// needs that.
package pp

import (
	"iter"
	"slices"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/lex"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// The bounds that keep hostile input from taking all memory or time. Of public repositories no unit has macros that
// produce more than 450,028 tokens.
const (
	maxIncludeDepth = 200
	maxIncludes     = 100_000
	maxAgain        = 128 << 20 // bytes of files that are included again
	maxNesting      = 1_000     // macro calls inside arguments of macro calls
	maxWork         = 2_000_000 // tokens that macros produce
	maxText         = 64 << 20  // bytes that '#' and '##' produce
	maxTokens       = 8_000_000
)

// Opener reads the file at a slash-separated path. When there is no such file, its error satisfies
// errors.Is(err, fs.ErrNotExist).
type Opener func(name string) ([]byte, error)

// Dialect says which compiler's predefined macros and which lexical rules apply.
type Dialect uint8

// The dialects.
const (
	CUDA Dialect = iota
	HIP
	OpenCL
)

// Config says how to preprocess. Set and Diags must not be nil; everything else has a meaning when zero.
type Config struct {
	Set   *source.Set
	Diags *diag.List
	// Open reads included files; nil means that there are none.
	Open Opener
	// Include lists the directories searched for included files, in order (-I).
	Include []string
	// Defines are macros to define first (-D): "NAME", "NAME=VALUE", "F(x)=x+1".
	Defines []string
	// Undefs are macros, predefined or in Defines, to remove (-U).
	Undefs  []string
	Dialect Dialect
	// Std is a language standard other than the dialect's default: "c++14" .. "c++23", "CL1.0" .. "CL3.0".
	Std string
	// Wave64 says that a warp has 64 threads; only HIP has it.
	Wave64 bool
	// FastMath says that the kernels are compiled with relaxed floating point, which some of them ask about.
	FastMath bool
	// Arch is the value of __CUDA_ARCH__, "" for the default; only CUDA has it.
	Arch string
	// Prelude is read first, as part of the unit: its tokens come first, its macros count as predefined, its comments are
	// not kept, and Defines and Undefs come after it.
	Prelude []*source.File
	// Known answers headers that are never read from disk, such as <cuda_runtime.h>: with their text, which may be empty,
	// and the name to show for it.
	Known func(name string) (text []byte, display string, ok bool)
	// Front, if not nil, returns what goes in front of the tokens of the unit. The result that it is given lacks All and
	// Tokens.
	Front func(r *Result, unit iter.Seq[token.Token]) []token.Token
}

// Comment is a comment with nothing but blanks before it on its line.
type Comment struct {
	Pos, End source.Pos // [Pos, End)
	Text     string     // as written, with its // or /* */
}

// Pragma is a #pragma line or a _Pragma operator.
type Pragma struct {
	Pos   source.Pos
	Text  string // the words after "pragma", one blank where there was white space
	Token int    // index in Result.Tokens of the first token that comes after it
}

// Header is a file that was included, or that could not be.
type Header struct {
	Name    string       // the path that Open took, or the name of a known or missing header as written
	Written string       // the name as written between the quotes or angle brackets
	Display string       // as shown in messages
	Angled  bool         // <name>, not "name"
	Known   bool         // Config.Known answered it
	Missing bool         // nothing answered it
	Text    []byte       // nil when missing
	File    *source.File // nil when missing
	Pos     source.Pos   // of the first #include that named it
	Diag    *diag.Diag   // what to say about a missing header; it is not in Config.Diags
}

// Result is a preprocessed unit.
type Result struct {
	// Tokens is the expanded text; it ends in EOF and holds neither Newline nor Comment. All has Front's tokens before it.
	All, Tokens []token.Token
	Comments    []Comment // in the order in which they were read, without those of known headers
	Headers     []Header  // each header once, in the order of its first #include
	Pragmas     []Pragma
	// Macros are the macros defined at the end.
	Macros map[string]*Macro
	// Arch is the value of __CUDA_ARCH__ if a condition or the text asked for it, else "".
	Arch string
	pp   *preprocessor
}

// Preprocess expands files one after the other, as one unit. Messages go to cfg.Diags; the result is usable after
// errors.
func Preprocess(cfg *Config, files ...*source.File) *Result {
	p := &preprocessor{
		cfg: cfg, set: cfg.Set, cpp: cfg.Dialect != OpenCL,
		macros: map[string]*Macro{},
		once:   map[string]bool{}, onceText: map[int][][]byte{},
		files: map[string]*source.File{}, headers: map[string]bool{},
	}
	p.res = &Result{pp: p, Macros: p.macros}
	p.predefining = true
	p.predefine()
	for _, f := range cfg.Prelude {
		p.push(f, f.Name, true)
		p.run()
	}
	p.predefining = false
	p.commandLine()
	for i, f := range files {
		if i == 0 {
			p.baseFile = f.Name
		}
		p.push(f, f.Name, false)
		p.run()
	}
	end := token.Token{Kind: token.EOF, Flags: token.LineStart}
	if len(files) > 0 {
		last := files[len(files)-1]
		end.Pos = last.Pos(len(last.Text))
	}
	p.out.append(end)
	var front []token.Token
	if cfg.Front != nil {
		front = cfg.Front(p.res, p.out.all)
	}
	p.res.All = p.out.after(front)
	p.out = parts{}
	p.res.Tokens = p.res.All[len(front):]
	return p.res
}

// Expand returns the full expansion of the object-like macro name under the macros defined at the end of the unit; nil,
// false when there is no such macro. An empty macro gives an empty list and true.
func (r *Result) Expand(name string) ([]token.Token, bool) {
	m := r.Macros[name]
	if m == nil || m.Func || m.self {
		return nil, false
	}
	return slices.Clone(r.pp.expandAll([]token.Token{{Kind: token.Ident, Pos: m.Pos, Text: name}})), true
}

// preprocessor is the state of one run.
type preprocessor struct {
	cfg      *Config
	set      *source.Set
	cpp      bool
	res      *Result
	out      parts
	macros   map[string]*Macro
	pushed   map[string][]*Macro // #pragma push_macro
	baseFile string

	// frames are the open files, the innermost last.
	frames       []*frame
	once         map[string]bool  // paths
	onceText     map[int][][]byte // texts, by their lengths: the same file by another path
	files        map[string]*source.File
	headers      map[string]bool
	includes     int
	again        int  // bytes of files that were included again
	noIncludes   bool // the bounds were exceeded and that was said
	predefining  bool
	collectDepth int // while a macro call is read: the frames that were open at its name; else 0

	// contexts are the expansions being read, the innermost last; those below floor belong to someone further out. While
	// isolated, a list of tokens is expanded on its own and the files are out of reach.
	contexts []expansion
	floor    int
	isolated bool
	nesting  int
	arena    []token.Token
	carry    token.Flags // white space before an expansion that turned out empty

	work, text int
	stopped    bool // the bounds were exceeded and that was said: nothing expands any more
	counter    int

	definitions int
}

// frame is an open file.
type frame struct {
	lex       *lex.Lexer
	file      *source.File
	path      string     // what Open took; the directory of quoted includes
	known     bool       // the prelude or a header that Known answered
	included  source.Pos // the #include, none for the unit's own files
	tokens    int        // how many tokens and comments there were before
	comments  int
	conds     []cond
	lineDelta int // from #line
}

// expansion is a list of tokens being read, with the macro that it is an expansion of, if any.
type expansion struct {
	toks  []token.Token
	next  int
	macro *Macro
}

func (p *preprocessor) push(f *source.File, path string, known bool) *frame {
	fr := &frame{lex: lex.New(f, p.cpp, p.cfg.Diags), file: f, path: path, known: known, tokens: p.out.n,
		comments: len(p.res.Comments)}
	p.frames = append(p.frames, fr)
	return fr
}

// pop closes the innermost file.
func (p *preprocessor) pop() {
	f := p.frames[len(p.frames)-1]
	for _, c := range f.conds {
		p.errorf(CodeUnbalanced, c.pos, "#%s without #endif", c.name)
	}
	p.frames = p.frames[:len(p.frames)-1]
}

// run expands the open file to its end.
func (p *preprocessor) run() {
	for {
		t := p.next()
		if t.Kind == token.EOF {
			return
		}
		if p.out.n >= maxTokens {
			p.errorf(CodeTooLarge, t.Pos, "the unit has more than %d tokens", maxTokens)
			p.frames, p.contexts = nil, nil
			return
		}
		p.out.append(t)
	}
}

// next returns the next expanded token.
func (p *preprocessor) next() token.Token {
	for {
		t := p.raw()
		t.Flags |= p.carry
		p.carry = 0
		if t.Kind != token.Ident || p.settle(&t) {
			return t
		}
	}
}

// settle decides about the identifier t: true when it stays (perhaps painted), false when its expansion is now to be
// read.
func (p *preprocessor) settle(t *token.Token) bool {
	m := p.macros[t.Text]
	switch {
	case m == nil || m.self || t.Flags&token.NoExpand != 0:
		return true
	case m.disabled:
		t.Flags |= token.NoExpand
		return true
	}
	return !p.enter(m, *t)
}

// raw returns the next token before expansion: from the innermost context that has one, else from the file.
func (p *preprocessor) raw() token.Token {
	for len(p.contexts) > p.floor {
		c := &p.contexts[len(p.contexts)-1]
		if c.next < len(c.toks) {
			c.next++
			return c.toks[c.next-1]
		}
		p.popContext()
	}
	if p.isolated {
		return token.Token{Kind: token.EOF}
	}
	return p.fileToken()
}

func (p *preprocessor) pushContext(toks []token.Token, m *Macro) {
	if m != nil {
		m.disabled = true
	}
	p.contexts = append(p.contexts, expansion{toks: toks, macro: m})
}

func (p *preprocessor) popContext() {
	last := len(p.contexts) - 1
	if m := p.contexts[last].macro; m != nil {
		m.disabled = false
	}
	p.contexts[last] = expansion{}
	p.contexts = p.contexts[:last]
}

// fileToken returns the next token of the open files, after doing the directives on the way.
func (p *preprocessor) fileToken() token.Token {
	for len(p.frames) > 0 {
		f := p.frames[len(p.frames)-1]
		t := f.lex.Next()
		switch t.Kind {
		case token.Comment:
			if !f.known {
				p.res.Comments = append(p.res.Comments, Comment{t.Pos, t.Pos + source.Pos(len(t.Text)), t.Text})
			}
			continue
		case token.EOF:
			if len(p.frames) <= p.collectDepth {
				return t // a macro call does not go on past the end of its file
			}
			p.pop()
			continue
		case token.Punct:
			if t.Flags&token.LineStart != 0 && t.Text == "#" {
				f.lex.Directive()
				p.directive(f, t)
				continue
			}
		}
		return t
	}
	return token.Token{Kind: token.EOF}
}

// alloc returns room for n tokens.
func (p *preprocessor) alloc(n int) []token.Token {
	if n > len(p.arena) {
		p.arena = make([]token.Token, max(2048, n))
	}
	s := p.arena[:0:n]
	p.arena = p.arena[n:]
	return s
}

func (p *preprocessor) errorf(code diag.Code, pos source.Pos, format string, args ...any) *diag.Diag {
	return p.cfg.Diags.Add(code, pos, format, args...)
}
