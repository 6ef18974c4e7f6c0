package pass

import (
	"strings"
	"unicode"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/wording"
)

// exprText writes e about as the source has it, for reports.
func (c *Context) exprText(e ir.Expr) string { return wording.Short(c.words.Text(e)) }

// pointeeText is exprText for what the pointer p points at.
func (c *Context) pointeeText(p ir.Expr) string { return wording.Short(c.words.Pointee(p)) }

// calledText is how the source calls the function name of kbind's library at p, without arguments of templates:
// "atomic_load" for what the library has for each type.
func (c *Context) calledText(p source.Pos, name string) string {
	if inst, ok := strings.CutPrefix(name, "__kb_ptx::"); ok {
		switch inst {
		case "named_sync":
			return "bar.sync"
		case "named_arrive":
			return "bar.arrive"
		}
		return "inline assembly"
	}
	name = withoutArguments(name)
	if word := c.wordAt(p); word != "" && strings.HasPrefix(name, word) && !strings.HasPrefix(name, word+"::") {
		return word
	}
	return name
}

// withoutArguments removes the arguments of templates from a name: "cuda::barrier::wait".
func withoutArguments(name string) string {
	if strings.Contains(name, "operator") {
		return name
	}
	var b strings.Builder
	depth := 0
	for _, r := range name {
		switch {
		case r == '<':
			depth++
		case r == '>':
			depth--
		case depth == 0:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// wordAt is the identifier that begins at p in a source file, "" if none does.
func (c *Context) wordAt(p source.Pos) string {
	at := c.position(p)
	lines := c.sites.lines[at.File]
	if at.Line < 1 || at.Line > len(lines) || at.Col < 1 || at.Col > len(lines[at.Line-1]) {
		return ""
	}
	word := lines[at.Line-1][at.Col-1:]
	if end := strings.IndexFunc(word, func(r rune) bool {
		return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}); end >= 0 {
		word = word[:end]
	}
	return word
}
