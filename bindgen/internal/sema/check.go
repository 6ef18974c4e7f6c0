package sema

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/parse"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Config says what to check.
type Config struct {
	Set     *source.Set
	Diags   *diag.List
	Dialect ir.Dialect
	// All asks for every kernel, with directives or without.
	All bool
	// Prelude reports whether a position lies in the prelude or a header that stands in for a vendor's.
	Prelude func(source.Pos) bool
	// Absent says why a builtin that the vendor has is not there; nil for none.
	Absent func(name string) (reason string, ok bool)
	// Builtins lists the names that the prelude could declare, for "did you mean"; nil for none.
	Builtins func() []string
	// Comments are all comments that begin a line, for directives that belong to no declaration.
	Comments []ast.Comment
	// Macro returns the tokens that an object-like macro stands for; nil for none.
	Macro func(name string) ([]token.Token, bool)
	// Macros lists the object-like macros of the user's files, for "did you mean"; nil for none.
	Macros func() []string
	// Lex reads the text of a directive's argument that stands at pos, with macros expanded.
	Lex func(pos source.Pos, text string) []token.Token
}

const (
	maxInstances = 200 // templates inside templates
)

// Check makes the module of a parsed unit: its wanted kernels and what they reach. Messages go to cfg.Diags; the module holds what was understood.
func Check(cfg *Config, unit *ast.TranslationUnit, p *parse.Parser) *ir.Module {
	c := newChecker(cfg, p)
	c.unit = unit
	for _, d := range unit.Decls {
		c.collectDecl(c.global, d)
	}
	c.settleQualified()
	c.checkKernels()
	distinctNames(c.mod.Kernels)
	c.bindGlobals()
	c.fileDirectives()
	c.settleDispatchers()
	c.prune()
	c.verify()
	c.warn()
	return c.mod
}

func newChecker(cfg *Config, p *parse.Parser) *checker {
	return &checker{cfg: cfg, set: cfg.Set, diags: cfg.Diags, parser: p, dialect: cfg.Dialect,
		mod:    &ir.Module{Dialect: cfg.Dialect, Set: cfg.Set},
		global: NewScope(NamespaceScope, nil), names: map[string]int{}, outside: map[string][]*outsideDef{},
		merged: map[mergeKey][]Object{}, twice: map[Object]Object{}, locals: map[localType]*Record{}, epoch: 1,
		claimed: map[source.Pos]bool{}, statics: map[staticKey]*ir.Var{}, dynamic: map[*ir.Var]*initCall{}, onHost: map[*ir.Var]bool{},
		closures: map[closureKey]*Record{},
	}
}

// isPrelude reports whether a declaration belongs to the prelude.
func (c *checker) isPrelude(pos source.Pos) bool { return c.cfg.Prelude != nil && c.cfg.Prelude(pos) }

func (c *checker) absent(name string) (string, bool) {
	if c.cfg.Absent == nil {
		return "", false
	}
	return c.cfg.Absent(name)
}

// errorf adds a message, with notes that lead through the template instances under way.
func (c *checker) errorf(code diag.Code, pos source.Pos, format string, args ...any) *diag.Diag {
	if c.silent > 0 {
		d := c.diags.Add(code, pos, "%s", format) // dropped by the trial: no work for its text
		if code == codeUnsupported {
			d.Msg = fmt.Sprintf(format, args...) // substitute wants it
		}
		return d
	}
	inside := pos
	pos = c.userPos(pos)
	d := c.diags.Add(code, pos, format, args...)
	if inside != pos {
		d.Note(inside, "it comes from here, in the prelude")
	}
	for i := len(c.stack) - 1; i >= 0; i-- {
		if len(c.stack)-i > 6 && i > 1 {
			continue // the innermost six and the two outermost tell enough
		}
		d.Note(c.stack[i].pos, "in instantiation of %s requested here", c.stack[i].name)
	}
	return d
}

// userPos returns pos, or, for a place in the prelude, the use in the user's text that led there.
func (c *checker) userPos(pos source.Pos) source.Pos {
	if !pos.IsValid() || !c.isPrelude(pos) {
		return pos
	}
	for i := len(c.stack) - 1; i >= 0; i-- {
		if c.stack[i].pos.IsValid() && !c.isPrelude(c.stack[i].pos) {
			return c.stack[i].pos
		}
	}
	for i := len(c.calls) - 1; i >= 0; i-- {
		if c.calls[i].IsValid() && !c.isPrelude(c.calls[i]) {
			return c.calls[i]
		}
	}
	return pos
}

// unsupported refuses a construct that is legal but has no portable form.
func (c *checker) unsupported(pos source.Pos, format string, args ...any) *diag.Diag {
	return c.errorf(codeUnsupported, pos, "kbind does not support "+format, args...)
}

// pushInst notes that an instance of a template is being checked; it reports false, with a message, when they nest too deeply. popInst ends it.
func (c *checker) pushInst(name string, pos source.Pos) bool {
	if c.depth >= maxInstances {
		c.tooDeep(pos)
		return false
	}
	c.depth++
	c.stack = append(c.stack, instance{name, pos})
	return true
}

func (c *checker) popInst() {
	c.depth--
	c.stack = c.stack[:len(c.stack)-1]
}

// tooDeep reports endless instantiation, through all trials: once for each kernel.
func (c *checker) tooDeep(pos source.Pos) {
	c.errorf(codeDepth, pos, "too deep")
	if c.deepAt == c.epoch {
		return
	}
	c.deepAt = c.epoch
	save := c.silent
	c.silent = 0
	n := c.diags.Len()
	c.errorf(codeDepth, pos, "templates are nested too deeply: kbind follows at most %d instances inside each other", maxInstances)
	c.deep = c.diags.Items[n]
	c.diags.Truncate(n)
	c.silent = save
	if save == 0 {
		c.diags.Items[n-1] = c.deep
		c.deep = nil
	}
}

// enter begins looking at a member of the class template instance that s belongs to, if it does; it reports false when instances are nested too deeply.
// leave ends it.
func (c *checker) enter(s *Scope, pos source.Pos) bool {
	if s.Record == nil || s.Record.Template == nil {
		return true
	}
	return c.pushInst(s.Record.Name, pos)
}

func (c *checker) leave(s *Scope) {
	if s.Record != nil && s.Record.Template != nil {
		c.popInst()
	}
}

// trial runs f without letting its messages out, and reports whether f agreed and had none.
func (c *checker) trial(f func() bool) bool {
	n := c.diags.Len()
	c.silent++
	ok := f()
	c.silent--
	ok = ok && c.diags.Len() == n
	c.diags.Truncate(n)
	if c.deep != nil && c.silent == 0 {
		c.diags.Items = append(c.diags.Items, c.deep)
		c.deep = nil
	}
	return ok
}

// substitute is a trial whose failure means that a template is no candidate (SFINAE). What fails only because kbind does not support it is no such failure: c.doubt keeps
// the message.
func (c *checker) substitute(f func() bool) bool {
	return c.trial(func() bool {
		n := c.diags.Len()
		ok := f()
		for _, d := range c.diags.Items[n:] {
			if d.Code == codeUnsupported && c.doubt == nil {
				c.doubt = d
			}
		}
		return ok
	})
}

// settleDoubt gives the message that leaves a choice among candidates open since the doubt was old, and goes back to that.
func (c *checker) settleDoubt(old *diag.Diag, name string, pos source.Pos) (settled bool) {
	d := c.doubt
	c.doubt = old
	if d == nil {
		return true
	}
	c.errorf(codeUnsupported, pos, "%s", strings.TrimSuffix(d.Msg, ",")).Note(d.Span.Start, "%s may be meant or not", name)
	return false
}

// unique returns an identifier that no other function, struct, global or shared variable of the module has.
func (c *checker) unique(name string) string {
	name = identOf(name)
	n := c.names[name]
	c.names[name]++
	if n == 0 {
		return name
	}
	for {
		s := fmt.Sprintf("%s_%d", strings.TrimRight(name, "_"), n)
		if c.names[s] == 0 {
			c.names[s]++
			return s
		}
		n++
	}
}

// failed says how to remember that something failed: for this kernel; in a trial not at all, since its messages are dropped.
func (c *checker) failed() int {
	if c.silent > 0 {
		return 0
	}
	return c.epoch
}

// again makes a trial fail for something that failed before and whose message was given then.
func (c *checker) again() {
	if c.silent > 0 {
		c.errorf(codeBadDecl, 0, "failed before")
	}
}

// strict makes unknown types errors again, until the function that it returns is called.
func (c *checker) strict() func() {
	save := c.lenient
	c.lenient = false
	return func() { c.lenient = save }
}
