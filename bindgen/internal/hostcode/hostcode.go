// Package hostcode finds what of a unit's sources only the host needs, so that compilers which take device code alone
// (NVRTC, HIPRTC) need not see it.
//
// What is found are stretches of the files, to be blanked. Everything else stays as it was written: the lines keep
// their numbers, directives stay where they are.
//
// Invariants: a declaration goes only if it is a host function, a variable of the host, text that was not understood
// and has no word of device code in it, or if nothing that stays mentions its name; mentions are counted over all
// identifiers of what stays, as written and with macros expanded, so that too much stays rather than too little.
// Classes keep their members but for functions of the host: their layout and what their constructors, destructors and
// operators make of them do not change. What macros made together goes together or not at all.
package hostcode

import (
	"cmp"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// Unit is a parsed unit.
type Unit struct {
	Set     *source.Set
	Tokens  []token.Token // expanded, as Extents counts them
	Decls   []ast.Decl
	Extents map[ast.Decl]ast.Extent
	Files   []*source.File // the user's; nothing of others is cut
	// names that device code is entered by: kernels, variables, and what their types and template arguments name
	Roots []string
	// Used are the positions of the functions and variables that device code was found to need, whatever execution space
	// they are declared with.
	Used map[source.Pos]bool
	// Drop says of an #include whether device code can do without it, given whether it mentions a name; "a*" is any that
	// begins with a.
	Drop func(header string, mentioned func(name string) bool) bool
}

// Cut is the stretch [From, To) of a file. With Semicolon a ";" stands in its place: it was the body of a function that
// stays declared.
type Cut struct {
	From, To  int
	Semicolon bool
}

// Find returns what may be cut, in order; nothing at all if the unit has no host code.
func Find(u *Unit) map[*source.File][]Cut {
	f := &finder{Unit: u, texts: map[*source.File]*text{}, mentioned: map[string]bool{}, deviceFuncs: map[string]bool{},
		namespaces: map[string]bool{"std": true}}
	for _, file := range u.Files {
		f.texts[file] = scan(file.Text)
	}
	f.findMacros()
	f.collect(u.Decls)
	if !f.host {
		return nil
	}
	f.mention()
	return f.cuts()
}

// finder is the state of Find.
type finder struct {
	*Unit
	texts       map[*source.File]*text
	calls       map[*source.File][]span // uses of macros that left tokens, in order
	items       []*item
	byName      map[string][]*item
	mentioned   map[string]bool
	queue       []string
	macros      map[string][]string // identifiers in the bodies of macros, over all definitions
	deviceFuncs map[string]bool     // functions with a declaration for the device: see funcKey
	namespaces  map[string]bool
	host        bool // there is host code
}

// span is the stretch [from, to) of a file.
type span struct{ from, to int }

// place is where tokens stand: in one file, or nowhere that could be cut.
type place struct {
	file *source.File
	span
}

// place returns where the tokens of an extent stand. ok is false when they do not make up one stretch of a file by
// themselves.
func (f *finder) place(e ast.Extent) (p place, ok bool) {
	if e.First >= e.End {
		return place{}, false
	}
	first, last := f.Tokens[e.First], f.Tokens[e.End-1]
	p.file = f.Set.File(first.Pos)
	t := f.texts[p.file]
	if t == nil || f.Set.File(last.Pos) != p.file {
		return place{}, false
	}
	p.from = p.file.Offset(f.Set.Site(first.Pos))
	p.to = p.file.Offset(f.Set.Site(last.Pos)) + len(last.Text)
	if last.Pos < 0 {
		i, found := f.call(p.file, p.file.Offset(f.Set.Site(last.Pos)))
		if !found {
			return place{}, false
		}
		p.to = f.calls[p.file][i].to
	} else if p.to > len(p.file.Text) || string(p.file.Text[p.to-len(last.Text):p.to]) != last.Text {
		return place{}, false // spliced over lines
	}
	return p, p.from < p.to && f.whole(p) && f.inFile(e, p.file)
}

// whole reports whether no use of a macro reaches over the ends of p.
func (f *finder) whole(p place) bool {
	calls := f.calls[p.file]
	over := func(at int) bool {
		i, found := f.call(p.file, at)
		if !found {
			i--
		}
		return i >= 0 && calls[i].from < at && at < calls[i].to
	}
	return !over(p.from) && !over(p.to)
}

// call finds the use of a macro that begins at an offset.
func (f *finder) call(file *source.File, at int) (int, bool) {
	return slices.BinarySearchFunc(f.calls[file], at, func(s span, at int) int { return cmp.Compare(s.from, at) })
}

// inFile reports whether no token between the ends comes from another file.
func (f *finder) inFile(e ast.Extent, file *source.File) bool {
	for _, t := range f.Tokens[e.First:e.End] {
		if at := f.Set.Site(t.Pos); at < file.Pos(0) || at > file.Pos(len(file.Text)) {
			return false
		}
	}
	return true
}

// findMacros finds where macros are used, and what their bodies mention.
func (f *finder) findMacros() {
	f.calls, f.macros = map[*source.File][]span{}, map[string][]string{}
	open := map[source.Pos]bool{} // "(" that stayed
	sites := map[source.Pos]bool{}
	for _, t := range f.Tokens {
		switch {
		case t.Pos < 0:
			sites[f.Set.Site(t.Pos)] = true
		case t.Kind == token.Punct && t.Text == "(":
			open[t.Pos] = true
		}
	}
	for at := range sites {
		file := f.Set.File(at)
		t := f.texts[file]
		if t == nil {
			continue
		}
		from := file.Offset(at)
		to := t.wordEnd(from)
		if paren := t.next(to); paren < len(t.bytes) && t.bytes[paren] == '(' && !open[file.Pos(paren)] {
			to = t.closing(paren)
		}
		f.calls[file] = append(f.calls[file], span{from, to})
	}
	for file, calls := range f.calls {
		slices.SortFunc(calls, func(a, b span) int { return cmp.Compare(a.from, b.from) })
		out := calls[:0]
		for _, c := range calls { // a use among the arguments of another
			if n := len(out); n == 0 || c.from >= out[n-1].to {
				out = append(out, c)
			}
		}
		f.calls[file] = out
	}
	for _, t := range f.texts {
		for _, d := range t.directives {
			if d.word == "define" {
				words := t.words(d.span, false)
				if len(words) > 1 {
					f.macros[words[1]] = append(f.macros[words[1]], words[2:]...)
				}
			}
		}
	}
}

// cuts lists what is not kept.
func (f *finder) cuts() map[*source.File][]Cut {
	keep, cut := map[*source.File][]span{}, map[*source.File][]Cut{}
	for _, it := range f.items {
		p, ok := f.place(it.extent)
		if !ok {
			continue
		}
		if it.kept {
			keep[p.file] = append(keep[p.file], p.span)
			f.memberCuts(it, cut)
		} else {
			cut[p.file] = append(cut[p.file], Cut{From: p.from, To: p.to})
		}
	}
	f.includes(cut)
	for file, list := range cut {
		list = slices.DeleteFunc(list, func(c Cut) bool {
			return slices.ContainsFunc(keep[file], func(k span) bool {
				return c.From <= k.from && k.from < c.To || k.from == c.From && k.to == c.To
			})
		})
		cut[file] = f.texts[file].aroundDirectives(list)
	}
	return cut
}

// includes cuts the #include lines that device code can do without.
func (f *finder) includes(cut map[*source.File][]Cut) {
	if f.Drop == nil {
		return
	}
	mentioned := func(name string) bool {
		prefix, many := strings.CutSuffix(name, "*")
		if !many {
			return f.mentioned[name]
		}
		for name := range f.mentioned {
			if strings.HasPrefix(name, prefix) {
				return true
			}
		}
		return false
	}
	for file, t := range f.texts {
		for _, d := range t.directives {
			if d.word == "include" && f.Drop(t.header(d.span), mentioned) {
				cut[file] = append(cut[file], Cut{From: d.from, To: d.to})
			}
		}
	}
}
