package pass

import (
	"strings"
	"unicode"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/wording"
)

// exprText writes e about as the source has it, for reports.
func (c *Context) exprText(e ir.Expr) string { return wording.Short(c.longText(e)) }

// longText is exprText without a limit.
func (c *Context) longText(e ir.Expr) string {
	if c.hasNameless(e) {
		if s := c.operandAt(e.Pos()); s != "" {
			return s
		}
	}
	return c.words.Text(e)
}

// pointeeText is exprText for what the pointer p points at.
func (c *Context) pointeeText(p ir.Expr) string {
	if c.hasNameless(p) {
		s := c.operandAt(p.Pos())
		t, ok := p.Type().(*ir.Pointer)
		switch _, whole := p.(*ir.Ref); {
		case s == "":
		case ok && t.Ref || s[0] == '*':
			return wording.Short(s)
		case whole:
			return wording.Short("*" + s)
		}
	}
	return wording.Short(c.words.Pointee(p))
}

// hasNameless reports whether e mentions a temporary, as that in which an operator returns a reference: it has no name
// in the source. Each operator of a long sum, and each member on a long way, is asked about, so what is known of it is
// kept.
func (c *Context) hasNameless(e ir.Expr) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) bool {
		if found || x.Called() != "" {
			return false
		}
		switch x := x.(type) {
		case *ir.Ref:
			found = x.Var.Source == ""
		case *ir.Binary, *ir.FieldOf, *ir.Index, *ir.Deref:
			if x == e {
				return true
			}
			nameless, known := c.nameless[x]
			if !known {
				nameless = c.hasNameless(x)
				c.nameless[x] = nameless
			}
			found = nameless
			return false
		}
		return !found
	})
	return found
}

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

// operandAt is the operand at p in a source file, which may be the position of a member's dot: a name with what belongs
// to it without a blank, as in "*view.at(i, j)", "++p" and "p->x[2]"; "" if there is none.
func (c *Context) operandAt(p source.Pos) string {
	at := c.position(p)
	lines := c.sites.lines[at.File]
	if at.Line < 1 || at.Line > len(lines) || at.Col < 1 || at.Col > len(lines[at.Line-1]) {
		return ""
	}
	line := lines[at.Line-1]
	begin := at.Col - 1
	if line[begin] == '.' || strings.HasPrefix(line[begin:], "->") {
		begin -= operandLen(line[:begin], true)
	}
	name := len(line) - len(strings.TrimLeft(line[begin:], "*+-"))
	end := name + operandLen(line[name:], false)
	if name == end || strings.ContainsRune(".-([", rune(line[name])) {
		return ""
	}
	return line[begin:end]
}

// maxOperand is the length of an operand of which reports show the beginning: rows of members and calls may be as long
// as the line.
const maxOperand = 1024

// operandLen counts the bytes of names, members, subscripts and arguments with which text begins, or ends; 0 if a
// bracket is not closed there, or if it would have to look at more than maxOperand bytes backwards.
func operandLen(text string, backwards bool) int {
	depth := 0
	at := func(i int) byte {
		if i < 0 || i >= len(text) {
			return ' '
		}
		if backwards {
			i = len(text) - 1 - i
		}
		return text[i]
	}
	opening, closing, arrow := "([", ")]", "->"
	if backwards {
		opening, closing, arrow = closing, opening, ">-"
	}
	n := 0
	for ; n < len(text); n++ {
		if n == maxOperand && backwards {
			return 0
		} else if n == maxOperand {
			return n
		}
		switch b := at(n); {
		case strings.IndexByte(opening, b) >= 0:
			depth++
		case strings.IndexByte(closing, b) >= 0:
			if depth--; depth < 0 {
				return n
			}
		case depth > 0 || b == '_' || b == '.' || b >= 0x80 || unicode.IsLetter(rune(b)) || unicode.IsDigit(rune(b)):
		case b == arrow[0] && at(n+1) == arrow[1]:
			n++
		default:
			return n
		}
	}
	if depth > 0 {
		return 0
	}
	return n
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
