package sanitize

import (
	"bytes"
	"fmt"
	"strings"
	"sync/atomic"
)

// Out is an argument of which the launch is to write every element.
type Out struct {
	N      int     // elements
	Size   int     // bytes of an element
	Shadow *Shadow // of the memory
	Marks  []byte  // see ExemptArg
	Name   string
	Site   uint32 // where the parameter is declared
}

// run is a row of elements that nobody has written, from the first one to before the other.
type run struct{ from, to int }

// shownRuns is how many of them a message names.
const shownRuns = 3

// Unwritten reports the elements of o of which no thread has written any byte, after a launch that came to its end.
// An element counts as written when a part of it is: nobody writes padding.
func (c *Check) Unwritten(o *Out) {
	runs, n := o.unwritten()
	site := c.module.Sites[o.Site]
	if n == 0 || KindSet(site.Allow).Has(KindUnwritten) {
		return
	}
	r := &Report{Kind: KindUnwritten, At: Access{Site: site, Unknown: true}, Object: o.Name, Index: runs[0].from, Len: o.N}
	switch {
	case o.N == 1:
		r.Text = "no thread has written " + o.Name
	case n == o.N:
		r.Text = fmt.Sprintf("no thread has written any of the %d elements of %s", n, o.Name)
	default:
		r.Text = fmt.Sprintf("no thread has written %s of the %d elements of %s", namedRuns(runs, n), o.N, o.Name)
	}
	r.Text += fmt.Sprintf("; if that is meant, //kbind:zero %s clears it first, //kbind:inout %[1]s keeps the caller's "+
		"values there, and // kbind:allow unwritten on the parameter's line says that nobody reads them", o.Name)
	c.Add(r)
}

// namedRuns lists the first runs, which have n elements in all: "2, 5 to 9".
func namedRuns(runs []run, n int) string {
	var parts []string
	for _, r := range runs[:min(len(runs), shownRuns)] {
		switch n -= r.to - r.from; r.to - r.from {
		case 1:
			parts = append(parts, fmt.Sprint(r.from))
		default:
			parts = append(parts, fmt.Sprintf("%d to %d", r.from, r.to-1))
		}
	}
	text := strings.Join(parts, ", ")
	if n > 0 {
		text += fmt.Sprintf(" and %d more", n)
	}
	return text
}

// unwritten lists the first runs of elements that nobody has written, and counts the elements of all.
func (o *Out) unwritten() (runs []run, n int) {
	if o.Shadow.full.Load() {
		return nil, 0
	}
	s := o.Shadow
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.cells.Load()
	for i := o.unmarked(0); i < o.N; i = o.unmarked(i + 1) {
		if s.touched(c, i*o.Size, (i+1)*o.Size) {
			continue
		}
		n++
		if k := len(runs) - 1; k >= 0 && runs[k].to == i {
			runs[k].to++
		} else if len(runs) <= shownRuns {
			runs = append(runs, run{i, i + 1})
		}
	}
	return runs, n
}

// unmarked is the first element from i on without a mark; N or more if there is none.
func (o *Out) unmarked(i int) int {
	if i >= len(o.Marks) {
		return i
	}
	if k := bytes.IndexByte(o.Marks[i:], 0); k >= 0 {
		return i + k
	}
	return len(o.Marks)
}

// touched reports whether some of the bytes from one offset to before the other were written; the caller holds the
// lock.
func (s *Shadow) touched(c *cells, from, to int) bool {
	if c == nil {
		for _, p := range s.spans {
			if p.from < to && from < p.to {
				return true
			}
		}
		return false
	}
	for i := from >> c.shift; i <= (to-1)>>c.shift && i < len(c.list); i++ {
		if atomic.LoadUint64(&c.list[i].w) != 0 {
			return true
		}
	}
	return false
}
