package sema

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/irpass"
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
	// Everything checks the unit as if all of it were device code: functions and variables without __device__ have it,
	// and what no kernel reaches is checked too, but for templates that nothing instantiates.
	Everything bool
	// Prelude reports whether a position lies in the prelude or a header that stands in for a vendor's.
	Prelude func(source.Pos) bool
	// Apart reports whether two positions lie in different files of the unit, which compilers read one by one; nil for
	// never.
	Apart func(a, b source.Pos) bool
	// Absent says why a builtin that the vendor has is not there; nil for none.
	Absent func(name string) (reason string, ok bool)
	// HostClass reports whether a qualified name is that of a class that only host code has; nil for none.
	HostClass func(name string) bool
	// Builtins lists the names that the prelude could declare, for "did you mean"; nil for none.
	Builtins func() []string
	// Comments are all comments that begin a line, for directives that belong to no declaration.
	Comments []ast.Comment
	// Macro returns the tokens that an object-like macro stands for; nil for none.
	Macro func(name string) ([]token.Token, bool)
	// Std is the language standard that the unit asks for, "" where it leaves that to its compilers.
	Std string
	// Macros lists the object-like macros of the user's files, for "did you mean"; nil for none.
	Macros func() []string
	// Lex reads the text of a directive's argument that stands at pos, with macros expanded.
	Lex func(pos source.Pos, text string) []token.Token
}

const (
	maxInstances = 200 // templates inside templates
)

// Check makes the module of a parsed unit: its wanted kernels and what they reach. Messages go to cfg.Diags; the module
// holds what was understood. The unit is checked again as long as that shows which results and arguments have to be
// passed by address: what is learned only grows, and each function and class can be learned of once.
func Check(cfg *Config, unit *ast.TranslationUnit, p *parse.Parser) *ir.Module {
	said, known := cfg.Diags.Len(), &byAddress{}
	for {
		c := newChecker(cfg, p)
		c.unit, c.known = unit, known
		c.understand()
		if !known.more {
			return c.finish()
		}
		known.more = false
		again := slices.Clone(cfg.Diags.Items[said:])
		cfg.Diags.Truncate(said)
		for _, d := range again {
			if parse.Said(d) { // which reads each body once
				cfg.Diags.Items = append(cfg.Diags.Items, d)
			}
		}
	}
}

// understand makes the kernels of the unit and what they reach.
func (c *checker) understand() {
	for _, d := range c.unit.Decls {
		c.collectDecl(c.global, d)
	}
	c.settleQualified()
	c.checkKernels()
	c.checkRings()
	c.checkEverything()
	distinctNames(c.mod.Kernels)
	c.bindGlobals()
	c.fileDirectives()
	c.settleDispatchers()
}

// finish does what is done once all of the module is known.
func (c *checker) finish() *ir.Module {
	c.callEntries()
	c.prune()
	c.atRunTime()
	irpass.Shorten(c.mod.Funcs)
	c.verify()
	c.warn()
	return c.mod
}

func newChecker(cfg *Config, p *parse.Parser) *checker {
	return &checker{cfg: cfg, diags: cfg.Diags, parser: p, dialect: cfg.Dialect,
		mod:    &ir.Module{Dialect: cfg.Dialect, Set: cfg.Set},
		global: NewScope(NamespaceScope, nil), names: map[string]int{},
		decls: declarations{outside: map[string][]*outsideDef{}, merged: map[mergeKey][]Object{},
			twice: map[Object]Object{}, tagged: map[Object]*ast.TypedefDecl{}},
		kernels: kernels{claimed: map[source.Pos]bool{}},
		classes: classes{closures: map[closureKey]*Record{},
			lambdaNames: map[*ast.Lambda]map[string]bool{}, locals: map[localType]*Record{},
			inPlace: map[*ir.Func]bool{}, keeping: map[*ir.Func]bool{},
			uses: map[keptParam]paramUse{}, keeps: map[keptParam]bool{}},
		vars: variables{statics: map[staticKey]*ir.Var{}, dynamic: map[*ir.Var]*initCall{}, onHost: map[*ir.Var]bool{},
			named: map[source.Pos]bool{}},
		report: report{epoch: 1},
		rules:  rules{expr: (*body).expr1, body: (*checker).lowerBody},
	}
}

// apart reports whether a and b lie in different files of the unit.
func (c *checker) apart(a, b source.Pos) bool { return c.cfg.Apart != nil && c.cfg.Apart(a, b) }

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
	if c.spec.depth > 0 {
		d := c.diags.Add(code, pos, "%s", format) // dropped by the speculative check: no work for its text
		if code == codeUnsupported {
			d.Msg = fmt.Sprintf(format, args...) // sfinae wants it
		}
		return d
	}
	inside := pos
	pos = c.userPos(pos)
	d := c.diags.Add(code, pos, format, args...)
	if inside != pos {
		d.Note(inside, "it comes from here, in the prelude")
	}
	for i := len(c.inst.stack) - 1; i >= 0; i-- {
		if len(c.inst.stack)-i > 6 && i > 1 {
			continue // the innermost six and the two outermost tell enough
		}
		d.Note(c.inst.stack[i].pos, "in instantiation of %s requested here", c.inst.stack[i].name)
	}
	return d
}

// userPos returns pos, or, for a place in the prelude, the use in the user's text that led there.
func (c *checker) userPos(pos source.Pos) source.Pos {
	if !pos.IsValid() || !c.isPrelude(pos) {
		return pos
	}
	for i := len(c.inst.stack) - 1; i >= 0; i-- {
		if c.inst.stack[i].pos.IsValid() && !c.isPrelude(c.inst.stack[i].pos) {
			return c.inst.stack[i].pos
		}
	}
	for i := len(c.report.calls) - 1; i >= 0; i-- {
		if c.report.calls[i].IsValid() && !c.isPrelude(c.report.calls[i]) {
			return c.report.calls[i]
		}
	}
	return pos
}

// unsupported refuses a construct that is legal but has no portable form.
func (c *checker) unsupported(pos source.Pos, format string, args ...any) *diag.Diag {
	return c.errorf(codeUnsupported, pos, "kbind does not support "+format, args...)
}

// pushInst notes that an instance of a template is being checked; it reports false, with a message, when they nest too
// deeply, and for all that a kernel wants after that: it is refused. popInst ends it.
func (c *checker) pushInst(name string, pos source.Pos) bool {
	given := c.spec.tooDeepAt != 0 && c.spec.tooDeepAt == c.report.epoch && !c.mode.hosting
	if c.inst.depth >= maxInstances || given {
		c.tooDeep(pos)
		return false
	}
	c.inst.depth++
	c.inst.stack = append(c.inst.stack, instance{name, pos})
	return true
}

func (c *checker) popInst() {
	c.inst.depth--
	c.inst.stack = c.inst.stack[:len(c.inst.stack)-1]
}

// tooDeep reports endless instantiation, through all speculative checks: once for each kernel.
func (c *checker) tooDeep(pos source.Pos) {
	c.errorf(codeDepth, pos, "too deep")
	if c.spec.tooDeepAt == c.report.epoch {
		return
	}
	c.spec.tooDeepAt = c.report.epoch
	save := c.spec.depth
	c.spec.depth = 0
	n := c.diags.Len()
	c.errorf(codeDepth, pos, "templates are nested too deeply: kbind follows at most %d instances inside each other",
		maxInstances)
	c.spec.tooDeep = c.diags.Items[n]
	c.diags.Truncate(n)
	c.spec.depth = save
	if save == 0 {
		c.diags.Items[n-1] = c.spec.tooDeep
		c.spec.tooDeep = nil
	}
}

// enter begins looking at a member of the class template instance that s belongs to, if it does; it reports false when
// instances are nested too deeply. leave ends it.
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

// speculate runs f without letting its messages out, and reports whether f agreed and had none.
func (c *checker) speculate(f func() bool) bool {
	n := c.diags.Len()
	c.spec.depth++
	ok := f()
	c.spec.depth--
	ok = ok && c.diags.Len() == n
	c.diags.Truncate(n)
	if c.spec.tooDeep != nil && c.spec.depth == 0 {
		c.diags.Items = append(c.diags.Items, c.spec.tooDeep)
		c.spec.tooDeep = nil
	}
	return ok
}

// sfinae speculates about a substitution whose failure means that a template is no candidate (SFINAE, [temp.deduct]/8).
// What fails only because kbind does not support it is no such failure: c.spec.unsupported keeps the message, and
// decided gives it.
func (c *checker) sfinae(f func() bool) bool {
	return c.speculate(func() bool {
		n := c.diags.Len()
		c.spec.substituting++
		ok := f()
		c.spec.substituting--
		for _, d := range c.diags.Items[n:] {
			if d.Code == codeUnsupported && c.spec.unsupported == nil {
				c.spec.unsupported = d
			}
		}
		return ok
	})
}

// quietly runs f, which makes a choice, and drops its messages but for one: that the choice depends on what kbind does
// not support. It reports whether there was none.
func (c *checker) quietly(f func()) bool {
	var found *diag.Diag
	c.speculate(func() bool {
		n := c.diags.Len()
		f()
		if i := slices.IndexFunc(c.diags.Items[n:], isUnsupported); i >= 0 {
			found = c.diags.Items[n+i]
		}
		return true
	})
	if found != nil {
		c.errorf(codeUnsupported, found.Span.Start, "%s", found.Msg)
	}
	return found == nil
}

func isUnsupported(d *diag.Diag) bool { return d.Code == codeUnsupported }

// decided reports whether substitutions that concern name either succeeded or failed since c.spec.unsupported was
// outer, which it is again afterwards. If one did not, because kbind does not support what it found, a message says so.
func (c *checker) decided(outer *diag.Diag, name string, pos source.Pos) bool {
	d := c.spec.unsupported
	c.spec.unsupported = outer
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

// failed says how to remember that something failed: for this kernel; in a speculative check not at all, since its
// messages are dropped.
func (c *checker) failed() int {
	if c.spec.depth > 0 {
		return 0
	}
	return c.report.epoch
}

// again makes a speculative check fail for something that failed before and whose message was given then.
func (c *checker) again() {
	if c.spec.depth > 0 {
		c.errorf(codeBadDecl, 0, "failed before")
	}
}

// strict makes unknown types errors again, until the function that it returns is called.
func (c *checker) strict() func() {
	save := c.mode.lenient
	c.mode.lenient = false
	return func() { c.mode.lenient = save }
}
