package jot

import (
	"fmt"
	gotoken "go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"
)

// Who writes a function does not know yet which names will meet in one scope, so it marks names that it has used
// before: Marked("x", 2) is another x. The names are chosen when the file is complete: each variable keeps its plain
// name unless that would declare two in one scope, or hide one that is used there; only then it gets a number.

const (
	again   = "ˑ" // letters that C identifiers do not have
	counter = "ː"
)

// Marked is a name for a variable that is to be called base, different for each n.
func Marked(base string, n int) string { return base + again + strconv.Itoa(n) }

// Counted is a name for a variable that is to be called base with a number after it, the first that is free.
func Counted(base string, n int) string { return base + counter + strconv.Itoa(n) }

// Plain is name without the marks in it.
func Plain(name string) string {
	plain, _ := unmark(name)
	return plain
}

// unmark takes the marks out of name and reports whether it is to have a number in any case.
func unmark(name string) (base string, counted bool) {
	if !strings.Contains(name, again) && !strings.Contains(name, counter) {
		return name, false
	}
	counted = strings.Contains(name, counter)
	var b strings.Builder
	number := false
	for _, r := range name {
		if s := string(r); s == again || s == counter {
			number = true
			continue
		}
		if number = number && '0' <= r && r <= '9'; !number {
			b.WriteRune(r)
		}
	}
	return b.String(), counted
}

// freeNames adds the names in f that are no local variables to names.
func (f *flat) freeNames(names map[string]bool) {
	_, free := resolve(f)
	for _, i := range free {
		names[f.tokens[i].text] = true
	}
}

// rename gives every local variable of a declaration its name, none of which is in taken, to which it adds the names in
// the declaration that are no local variables. It fails if a name would then mean something else, which is a mistake of
// this package.
func rename(s *flat, taken map[string]bool) error {
	tokens := s.tokens
	locals, free := resolve(s)
	for _, i := range free {
		taken[tokens[i].text] = true
	}
	r := &renamer{free: taken}
	for _, v := range locals {
		r.choose(v, tokens)
	}
	for _, v := range locals {
		for _, i := range v.at {
			tokens[i].text = v.name
		}
	}
	after, others := resolve(s)
	if !slices.Equal(free, others) ||
		!slices.EqualFunc(locals, after, func(a, b *local) bool { return slices.Equal(a.at, b.at) }) {
		return fmt.Errorf("jot: a name means something else once the variables have theirs")
	}
	return nil
}

// renamer chooses names.
type renamer struct {
	free map[string]bool // names of the file that are no local variables
}

// usable reports whether a variable may have the name at all.
func (r *renamer) usable(name string) bool {
	return !r.free[name] && !gotoken.IsKeyword(name) && types.Universe.Lookup(name) == nil
}

// choose names a variable; those declared before it have their names.
func (r *renamer) choose(v *local, tokens []token) {
	base, counted := unmark(tokens[v.at[0]].text)
	n := max(v.scope.last[base], b2i(counted))
	for {
		if v.name = numbered(base, n, counted); r.usable(v.name) && !collides(v) {
			break
		}
		n++
	}
	v.scope.last = with(v.scope.last, base, n)
	v.scope.named = with(v.scope.named, v.name, v)
}

// numbered is base for 0, else base with a number: x, x2, x3; t1, t1_2, t1_3; of a counted one at1, at2.
func numbered(base string, n int, counted bool) string {
	if counted {
		return base + strconv.Itoa(n)
	}
	if n == 0 {
		return base
	}
	if last := base[len(base)-1]; '0' <= last && last <= '9' {
		base += "_"
	}
	return base + strconv.Itoa(n+1)
}

// collides reports whether v cannot have its name: another variable of its scope has it, or one of a scope around it
// that is used inside. Those of scopes inside its own are declared later, or their scopes have ended.
func collides(v *local) bool {
	if v.scope.named[v.name] != nil {
		return true
	}
	for s := v.scope.outer; s != nil; s = s.outer {
		w := s.named[v.name]
		if w == nil {
			continue
		}
		if i, _ := slices.BinarySearch(w.at, v.from); i < len(w.at) && w.at[i] < v.scope.end {
			return true
		}
	}
	return false
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// local is a local variable, parameters included. Places are indices of tokens.
type local struct {
	scope *scope
	from  int   // its scope begins here
	at    []int // its declaration and its uses, in order
	name  string
}

// scope is a block of Go, written or implicit.
type scope struct {
	outer *scope
	end   int
	names map[string]*local // as they are written
	named map[string]*local // as they are to be called
	last  map[string]int    // the numbers given out last, of plain names
}

// with is m with an element more; m may be nil.
func with[V any](m map[string]V, name string, v V) map[string]V {
	if m == nil {
		m = map[string]V{}
	}
	m[name] = v
	return m
}

// resolve finds the local variables in the order of their declarations, and the other names that functions use.
func resolve(file *flat) (locals []*local, free []int) {
	tokens := file.tokens
	var s *scope
	find := func(i int) *local {
		for s := s; s != nil; s = s.outer {
			if v := s.names[tokens[i].text]; v != nil {
				return v
			}
		}
		return nil
	}
	for i, t := range tokens {
		switch {
		case t.kind == opened:
			s = &scope{outer: s} // most scopes declare nothing
		case s == nil: // outside functions
		case t.kind == ended:
			s.end = i
			s = s.outer
		case t.kind == imported:
			free = append(free, i)
		case t.kind == identifier && t.text != "_":
			if v := find(i); v != nil {
				v.at = append(v.at, i)
			} else {
				free = append(free, i)
			}
		case t.kind == declares:
			for _, at := range file.names[t.line] {
				name := tokens[at].text
				switch v := s.names[name]; {
				case name == "_":
				case v != nil: // := that declares another
					v.at = append(v.at, at)
				default:
					v = &local{scope: s, from: i, at: []int{at}}
					s.names = with(s.names, name, v)
					locals = append(locals, v)
				}
			}
		}
	}
	for _, v := range locals {
		slices.Sort(v.at)
	}
	return locals, free
}
