package hostcode

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
)

// mention keeps what is needed, beginning with the roots: whatever is kept mentions names, and these keep what declares
// them.
func (f *finder) mention() {
	for _, n := range f.Roots {
		f.say(n)
	}
	for _, it := range f.items {
		if it.space == always || it.space == implicit {
			f.keep(it)
		}
	}
	f.outside()
	for {
		for len(f.queue) > 0 {
			name := f.queue[len(f.queue)-1]
			f.queue = f.queue[:len(f.queue)-1]
			for _, it := range f.byName[name] {
				if it.space == either || it.space == device {
					f.keep(it)
				}
			}
		}
		if !f.keepMembers() && !f.keepInstances() {
			break
		}
	}
	for _, it := range f.items {
		if it.space == assertion && f.known(it.extent) {
			it.kept = true
		}
	}
}

// known reports whether what stays mentions all names in e.
func (f *finder) known(e ast.Extent) bool {
	return !slices.ContainsFunc(f.Tokens[e.First:e.End], func(t token.Token) bool {
		return t.Kind == token.Ident && !f.mentioned[t.Text] && !slices.Contains(keywords(), t.Text)
	})
}

// keywords are those of which constant expressions are made.
func keywords() []string {
	return []string{"static_assert", "_Static_assert", "sizeof", "alignof", "true", "false", "const", "unsigned",
		"signed", "char", "short", "int", "long", "float", "double", "bool", "void"}
}

// say notes a mentioned name.
func (f *finder) say(name string) {
	if f.mentioned[name] {
		return
	}
	f.mentioned[name] = true
	f.queue = append(f.queue, name)
	for _, n := range f.macros[name] {
		f.say(n)
	}
}

// keep keeps an item and notes what it mentions, other than in the functions of the host that a class has.
func (f *finder) keep(it *item) {
	if it.kept {
		return
	}
	it.kept = true
	at := it.extent.First
	for _, m := range it.held {
		f.sayTokens(ast.Extent{First: at, End: m.extent.First})
		at = m.extent.End
		if m.special {
			f.sayMember(m)
		}
	}
	f.sayTokens(ast.Extent{First: at, End: it.extent.End})
}

// sayMember notes what the declaration of a member mentions.
func (f *finder) sayMember(m *member) {
	e := m.extent
	if body := f.bodyExtent(m); body.First > 0 {
		e.End = body.First
	}
	f.sayTokens(e)
}

// sayTokens notes the identifiers of tokens, and those from which macros made them.
func (f *finder) sayTokens(e ast.Extent) {
	if e.First >= e.End {
		return
	}
	for _, t := range f.Tokens[e.First:e.End] {
		if t.Kind == token.Ident {
			f.say(t.Text)
		}
	}
	first, last := f.Tokens[e.First], f.Tokens[e.End-1]
	file := f.Set.File(first.Pos)
	t := f.texts[file]
	if t == nil || f.Set.File(last.Pos) != file {
		return
	}
	from, to := file.Offset(f.Set.Site(first.Pos)), file.Offset(f.Set.Site(last.Pos))+len(last.Text)
	if i, found := f.call(file, file.Offset(f.Set.Site(last.Pos))); found {
		to = f.calls[file][i].to
	}
	for _, w := range t.words(span{from, min(to, len(t.bytes))}, true) {
		f.say(w)
	}
}

// keepMembers keeps the declarations of those functions of the host in kept classes that something mentions, and
// reports whether there were new ones.
func (f *finder) keepMembers() (more bool) {
	for _, it := range f.items {
		for _, m := range it.held {
			if it.kept && !m.special && !m.kept && f.mentioned[m.fn.Decl.Name.Last().Ident] {
				m.kept, more = true, true
				f.sayMember(m)
			}
		}
	}
	return more
}

// keepInstances keeps the explicit instantiations of what stays, and reports whether there were new ones.
func (f *finder) keepInstances() (more bool) {
	for _, it := range f.items {
		if it.space != instance || it.kept {
			continue
		}
		for _, n := range it.names {
			for _, of := range f.byName[n] {
				if of.kept && of.space != instance && !it.kept {
					f.keep(it)
					more = true
				}
			}
		}
	}
	return more
}

// outside notes the identifiers of what is not part of any declaration: text that #if left out, and which another
// compiler may take. Only such is looked at in which device code is declared.
func (f *finder) outside() {
	covered := map[*text][]span{}
	for _, it := range f.items {
		first, last := f.Tokens[it.extent.First], f.Tokens[it.extent.End-1]
		file := f.Set.File(first.Pos)
		if t := f.texts[file]; t != nil && f.Set.File(last.Pos) == file {
			covered[t] = append(covered[t], span{file.Offset(f.Set.Site(first.Pos)), file.Offset(f.Set.Site(last.Pos)) +
				len(last.Text)})
		}
	}
	for _, t := range f.texts {
		for _, s := range t.gaps(covered[t]) {
			words := t.words(s, true)
			if !slices.ContainsFunc(words, func(w string) bool { return slices.Contains(deviceWords(), w) }) {
				continue
			}
			for _, w := range words {
				f.say(w)
			}
		}
	}
}
