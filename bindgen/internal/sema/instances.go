package sema

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/annot"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// instances returns the template arguments for which a kernel template is wanted: those of its template directives;
// without any, its explicit instantiations and specialisations in the file, and, when every kernel is wanted, those
// launched in the file and the one made of defaults.
func (c *checker) instances(w *wanted, sites [][]TArg) [][]TArg {
	l := &argList{seen: map[string]bool{}}
	f := w.f
	lines := w.dirs.TypeNames(w.names, c.diags)
	if c.tunedItems(w, &lines) || len(w.dirs.Templates) > 0 {
		for i, items := range lines {
			pos := w.dirs.First
			if len(w.dirs.Templates) > 0 {
				pos = w.dirs.Templates[i][0].Pos
			}
			c.product(w, items, pos, l)
		}
		return l.list
	}
	for _, e := range c.inst.explicit {
		if args, ok := c.explicitArgs(f, e); ok {
			l.add(args)
		}
	}
	for _, o := range f.Scope.Names[specsName+f.Name] {
		if s := o.(*FuncObj); s.Decl.Body != nil {
			if args, ok := c.specArgs(f, s); ok {
				l.add(args)
			}
		}
	}
	if c.cfg.All {
		for _, args := range sites[:min(len(sites), maxSites)] {
			l.add(args)
		}
	}
	if len(l.list) == 0 {
		c.speculate(func() bool {
			args, ok := c.completeArgs(f.Template.Params, nil, f.Scope, f.Pos)
			if ok && !hasPack(f.Template.Params) {
				l.add(args)
			}
			return ok
		})
	}
	return l.list
}

// tunedItems adds to each template directive, or to a line of its own if there is none, the values of template
// parameters that are tuned, and reports whether there are any.
func (c *checker) tunedItems(w *wanted, lines *[][][]annot.Word) (any bool) {
	for _, t := range w.dirs.Tunes {
		p := slices.Index(w.names, t.Text)
		if p < 0 {
			continue
		}
		if any = true; len(*lines) == 0 {
			*lines = [][][]annot.Word{make([][]annot.Word, len(w.names))}
		}
		for _, items := range *lines {
			if items[p] != nil {
				c.errorf(annot.CodeConflict, t.Pos, "%s has its values from a template directive", t.Text)
				continue
			}
			items[p] = t.Items
		}
	}
	return any
}

func hasPack(params []*ast.TemplateParam) bool {
	for _, p := range params {
		if p.Pack {
			return true
		}
	}
	return false
}

// argList is a list of argument lists without repeats.
type argList struct {
	seen map[string]bool
	list [][]TArg
}

func (l *argList) add(args []TArg) {
	if key := argsKey(args); !l.seen[key] {
		l.seen[key] = true
		l.list = append(l.list, args)
	}
}

const maxSites = 32 // instances of one kernel that are bound because the file launches them; all are offered

const maxProduct = 4096 // instances that one template directive may ask for

// product adds every combination of one template directive's items.
func (c *checker) product(w *wanted, items [][]annot.Word, pos source.Pos, l *argList) {
	params := w.f.Template.Params
	choices := make([][]TArg, len(params))
	total := 1
	for i, ws := range items {
		for _, word := range ws {
			a, ok := c.directiveArg(w.f, word)
			if !ok {
				return
			}
			choices[i] = append(choices[i], a)
		}
		total *= max(len(ws), 1)
	}
	if total > maxProduct {
		c.errorf(codeDirectiveArg, pos, "this asks for %d instances: at most %d are possible", total, maxProduct)
		return
	}
	for n := range total {
		var raw []TArg
		for i := range params {
			if len(choices[i]) == 0 {
				break // defaults for the rest
			}
			stride := 1
			for j := i + 1; j < len(params); j++ {
				stride *= max(len(choices[j]), 1)
			}
			raw = append(raw, choices[i][n/stride%len(choices[i])])
		}
		if args, ok := c.completeArgs(params, raw, w.f.Scope, pos); ok {
			l.add(args)
		} else {
			return
		}
	}
}

// directiveArg reads one item of a template directive.
func (c *checker) directiveArg(f *FuncObj, w annot.Word) (TArg, bool) {
	if c.cfg.Lex == nil {
		return TArg{}, false
	}
	args, ok := c.parser.ParseTemplateArgs(c.cfg.Lex(w.Pos, w.Text), nil)
	if !ok {
		return TArg{}, false
	}
	if len(args) != 1 {
		c.errorf(codeDirectiveArg, w.Pos, "want one type or value, not %q", w.Text)
		return TArg{}, false
	}
	raw := c.rawArgs(f.Scope, args)
	return raw[0], len(raw) == 1 && raw[0].valid()
}

// explicitArgs returns the arguments of an explicit instantiation, if it is one of f: of the templates that it fits, it
// is of the most special one ([temp.deduct.decl]/2).
func (c *checker) explicitArgs(f *FuncObj, e *explicitInst) (args []TArg, ok bool) {
	n := e.decl.Decl.Name
	if n == nil || n.Last().Ident != f.Name {
		return nil, false
	}
	found := false
	var others []*FuncObj
	for _, o := range c.lookupSilently(e.scope, n) {
		found = found || o == Object(f)
		if g, ok := o.(*FuncObj); ok && g != f && g.Template != nil {
			others = append(others, g)
		}
	}
	if !found {
		return nil, false
	}
	inst := &FuncObj{Name: f.Name, Decl: e.decl, Scope: e.scope, SpecArgs: n.Last().Args, Pos: e.decl.At}
	if fn := e.decl.Decl.Func(); fn != nil {
		inst.Params = fn.Params
	}
	args, ok = c.specArgs(f, inst)
	for _, g := range others {
		if _, fits := c.specArgs(g, inst); ok && fits && c.moreSpecialized(g, f, len(g.Type.Params)) {
			return nil, false
		}
	}
	return args, ok
}

// offers writes the instances found at launches as texts for a template directive: parameters that are the same in all
// instances first together.
func (c *checker) offers(f *FuncObj, sites [][]TArg) []string {
	var out []string
	for _, args := range sites {
		var parts []string
		for i, p := range f.Template.Params {
			if p.Name == "" || p.Pack || i >= len(args) {
				parts = nil
				break
			}
			parts = append(parts, p.Name+"="+strings.ReplaceAll(args[i].String(), ", ", ","))
		}
		if parts != nil {
			out = append(out, strings.Join(parts, " "))
		}
	}
	return out
}
