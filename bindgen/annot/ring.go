package annot

import (
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/source"
)

// Ring is the directive ring: a function that answers messages, and how.
type Ring struct {
	Word            // the Go name
	Blocks   Number // that answer messages, each one at a time; 1 when not said
	Block    Number // threads of a block, all of which call the function; 1 when not said
	Capacity Number // messages that are under way at most; 1024 when not said
	Tell     Word   // the function with which other kernels send it messages; empty when not said
}

// Number is a constant of a directive and where it stands.
type Number struct {
	Pos  source.Pos
	Text string // a number, or the name of a constant
}

// The bounds of a ring.
const (
	maxRingBlocks   = 4096
	maxRingBlock    = 1024
	maxRingCapacity = 1 << 16
)

// IsRing reports whether a comment line is the directive ring.
func IsRing(text string) bool {
	rest, ok := strings.CutPrefix(text, prefix+"ring")
	return ok && (rest == "" || rest[0] == ' ' || rest[0] == '\t')
}

// ring reads NAME [blocks=n] [block=n] [capacity=n] [tell=function].
func (p *parser) ring(d *Directives) {
	p.once(d.Ring != nil)
	w, ok := p.word("a Go name")
	if !ok {
		return
	}
	p.exported(w)
	r := &Ring{Word: w, Blocks: Number{w.Pos, "1"}, Block: Number{w.Pos, "1"}, Capacity: Number{w.Pos, "1024"}}
	said := map[string]bool{}
	for !p.failed && p.tok.kind != eofTok {
		at := p.tok.off
		key, ok := p.word("blocks=, block=, capacity= or tell=")
		if !ok || !p.eat("=") {
			return
		}
		if key.Text == "tell" && r.Tell.Text == "" {
			if r.Tell, ok = p.word("the name of a function"); !ok {
				return
			}
			continue
		}
		to, known := map[string]*Number{"blocks": &r.Blocks, "block": &r.Block, "capacity": &r.Capacity}[key.Text]
		known = known || key.Text == "tell"
		if !known || said[key.Text] || key.Text == "tell" {
			p.tok = tok{kind: identTok, text: key.Text, off: at}
			code, what := CodeSyntax, "a ring has blocks=, block=, capacity= and tell=, not %q"
			if known {
				code, what = CodeTwice, "%s= is given twice"
			}
			p.errorf(code, what, key.Text)
			return
		}
		said[key.Text] = true
		if p.tok.kind != numberTok && p.tok.kind != identTok {
			p.errorf(CodeSyntax, "want a number or the name of a constant, found %s", p.tok.describe())
			return
		}
		*to = Number{p.pos(), p.tok.text}
		p.next()
	}
	d.Ring = r
}

// Shape is what the numbers of a ring come to.
type Shape struct{ Blocks, Block, Capacity int }

// BindShape reads the numbers of a ring; constant tells the values of names. What is out of bounds is reported.
func (r *Ring) BindShape(constant func(name string) (int64, bool), diags *diag.List) (s Shape, ok bool) {
	ok = true
	read := func(n Number, what string, most int64) int {
		v, err := strconv.ParseInt(n.Text, 0, 64)
		if err != nil {
			var known bool
			if v, known = constant(n.Text); !known {
				unknownName(diags, n.Pos, "constant", n.Text, nil)
				ok = false
				return 1
			}
		}
		if v < 1 || v > most {
			diags.Add(CodeBadNumber, n.Pos, "%s=%d: it must be from 1 to %d", what, v, most)
			ok = false
			return 1
		}
		return int(v)
	}
	s = Shape{read(r.Blocks, "blocks", maxRingBlocks), read(r.Block, "block", maxRingBlock),
		read(r.Capacity, "capacity", maxRingCapacity)}
	switch {
	case !ok:
	case s.Block != 1 && s.Block%32 != 0:
		diags.Add(CodeBadNumber, r.Block.Pos, "block=%d: a message is answered by one thread or by whole warps, so it must "+
			"be 1 or a multiple of 32", s.Block)
		ok = false
	case s.Capacity&(s.Capacity-1) != 0:
		diags.Add(CodeBadNumber, r.Capacity.Pos, "capacity=%d is not a power of two", s.Capacity)
		ok = false
	case s.Capacity < s.Blocks:
		diags.Add(CodeBadNumber, r.Capacity.Pos, "capacity=%d is less than the %d blocks, of which some would never have "+
			"a message", s.Capacity, s.Blocks)
		ok = false
	}
	return s, ok
}
