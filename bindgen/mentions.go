package bindgen

import (
	"iter"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/prelude"
)

// mentions are the names in a unit by which it may mean declarations of the prelude.
type mentions struct {
	names map[string]bool // all but those of members in x.a and p->a
	// Of names, those that may be of any namespace: a::b, and b in b(x) and b<1>(x), which the types of the arguments
	// may lead to ([basic.lookup.argdep]).
	qualified map[string]bool
	// The words of using-directives, and of the names of namespaces that the unit adds to: of these namespaces all names
	// may be.
	opened  map[string]bool
	aliases map[string][]string // of namespaces: the words of what they stand for
	orders  bool                // there is an operator <=>
}

// add makes names count as mentioned wherever they are declared.
func (m *mentions) add(names ...string) {
	for _, name := range names {
		m.names[name], m.qualified[name] = true, true
	}
}

// has reports whether the unit may mean what is declared as name in the namespace space, "a::b" for one in another and
// "" for the global one.
func (m *mentions) has(name, space string) bool {
	if !m.names[name] {
		return false
	}
	if space == "" || m.qualified[name] {
		return true
	}
	for part := range strings.SplitSeq(space, "::") {
		if m.opened[part] {
			return true
		}
	}
	return false
}

// mentionsOf reads the tokens of a unit, which end in an EOF token.
func mentionsOf(unit iter.Seq[token.Token]) *mentions {
	m := mentionReader{mentions: mentions{names: map[string]bool{}, qualified: map[string]bool{},
		opened: map[string]bool{}, aliases: map[string][]string{}}}
	for t := range unit {
		m.next(t)
	}
	for found := true; found; {
		found = false
		for alias, words := range m.aliases {
			for _, w := range words {
				if m.opened[alias] && !m.opened[w] {
					m.opened[w], found = true, true
				}
			}
		}
	}
	return &m.mentions
}

// mentionReader is a reader at some place of the unit.
type mentionReader struct {
	mentions
	// the token before the current one, the one before that, and the one before that one
	last, before, third token.Token
	bases               bool   // a colon has come, after which there may be base classes
	auto                int    // 1 after auto, 2 after an = behind it, where braces make a std::initializer_list
	asm                 bool   // between asm and a semicolon
	namespace           bool   // between namespace and a brace or semicolon
	alias               string // of namespace alias = a::b, behind the =
}

func (m *mentionReader) next(t token.Token) {
	if m.last.Kind == token.Ident {
		m.name(m.last.Text, m.before.Text, t.Text)
	}
	m.third, m.before, m.last = m.before, m.last, t
	if t.Kind == token.String && m.asm && prelude.NeedsPTX(t.Text) {
		m.add(prelude.PTX)
	}
	if t.Kind != token.Punct {
		m.auto = min(m.auto, 1)
		return
	}
	switch t.Text {
	case "{":
		if m.auto == 2 {
			m.add("std", "initializer_list")
		}
		if m.bases {
			m.add(prelude.VectorBase)
		}
		m.bases, m.namespace = false, false
	case "=":
		m.auto = min(2*m.auto, 2)
		return
	case ":":
		m.bases = true
	case ";":
		m.bases, m.asm, m.namespace, m.alias, m.auto = false, false, false, "", 0
	case "}", ")":
		m.bases = false
	case "<=>":
		m.orders = true
	}
	m.auto = min(m.auto, 1)
}

// name notes an identifier with the texts of the tokens around it.
func (m *mentionReader) name(name, before, after string) {
	switch before {
	case ".", "->":
		if after != "::" && after != "<" && !(before == "->" && m.mayReturn()) {
			return
		}
	case "::":
		m.qualified[name] = true
	}
	if after == "(" || after == "<" {
		m.qualified[name] = true
	}
	m.names[name] = true
	switch {
	case m.alias != "":
		m.aliases[m.alias] = append(m.aliases[m.alias], name)
	case m.namespace && after == "=":
		m.alias = name
	case m.namespace:
		m.opened[name] = true
	}
	switch name {
	case "auto":
		m.auto = 1
	case "asm", "__asm__", "__asm":
		m.asm = true
	case "namespace":
		m.namespace = true
	}
}

// mayReturn reports whether the -> before the name may begin a trailing return type ([dcl.decl]/5): it comes after the
// parameters, what stands behind these, or the captures of a lambda.
func (m *mentionReader) mayReturn() bool {
	if m.third.Kind != token.Ident {
		return true
	}
	switch m.third.Text {
	case "const", "volatile", "mutable", "noexcept", "constexpr", "consteval", "static":
		return true
	}
	return strings.HasPrefix(m.third.Text, "__")
}
