package bindgen

import (
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/pp"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// packs says which struct, class and union keywords stand under a #pragma pack, and the bytes to which it limits the
// alignment of members (as GCC, clang and Microsoft's compiler document it).
func packs(r *pp.Result) map[source.Pos]int {
	var m map[source.Pos]int
	var s packing
	next := 0
	for i, t := range r.Tokens {
		for ; next < len(r.Pragmas) && r.Pragmas[next].Token <= i; next++ {
			s.pragma(r.Pragmas[next].Text)
		}
		if s.limit > 0 && t.Kind == token.Ident && (t.Text == "struct" || t.Text == "class" || t.Text == "union") {
			if m == nil {
				m = map[source.Pos]int{}
			}
			m[t.Pos] = s.limit
		}
	}
	return m
}

// packing is the limit in force, 0 for none, and those that were pushed.
type packing struct {
	limit int
	stack []struct {
		name  string
		limit int
	}
}

// pragma does pack(), pack(n), pack(push), pack(push, n), pack(push, name, n), pack(pop), pack(pop, n) and pack(pop,
// name); other pragmas, and forms that compilers ignore with a warning, change nothing.
func (p *packing) pragma(text string) {
	args, ok := strings.CutPrefix(strings.ReplaceAll(text, " ", ""), "pack(")
	if !ok || !strings.HasSuffix(args, ")") {
		return
	}
	words := strings.Split(strings.TrimSuffix(args, ")"), ",")
	name, limit := "", -1
	for i, w := range words {
		switch n, err := strconv.ParseInt(w, 0, 8); {
		case err == nil && (n == 0 || n == 1 || n == 2 || n == 4 || n == 8 || n == 16):
			limit = int(n)
		case err == nil:
			return
		case i > 0:
			name = w
		}
	}
	switch words[0] {
	case "":
		limit = 0
	case "push":
		p.stack = append(p.stack, struct {
			name  string
			limit int
		}{name, p.limit})
	case "pop":
		p.pop(name)
	default:
		if limit < 0 {
			return
		}
	}
	if limit >= 0 {
		p.limit = limit
	}
}

// pop takes the last pushed limit, or all down to the one with the name.
func (p *packing) pop(name string) {
	for i := len(p.stack) - 1; i >= 0; i-- {
		if name == "" || p.stack[i].name == name {
			p.limit, p.stack = p.stack[i].limit, p.stack[:i]
			return
		}
	}
}
