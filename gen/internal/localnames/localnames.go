// Package localnames gives the local variables of generated Go the names that people would give them.
//
// A generator that writes a function does not know yet which names will meet in one scope, so it marks names that it
// has used before: Marked("x", 2) is another x. Rename chooses when the text is there: each variable keeps its plain
// name unless that would declare two in one scope, or hide one that is used there; only then it gets a number.
package localnames

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"
)

const (
	mark    = "ˑ" // letters that C identifiers do not have
	counter = "ː"
)

// Marked is a name for a variable that is to be called base, different for each n.
func Marked(base string, n int) string { return base + mark + strconv.Itoa(n) }

// Counted is a name for a variable that is to be called base with a number after it, the first that is free.
func Counted(base string, n int) string { return base + counter + strconv.Itoa(n) }

// Plain is name without the marks in it.
func Plain(name string) string {
	plain, _ := unmark(name)
	return plain
}

// unmark takes the marks out of name and reports whether it is to have a number in any case.
func unmark(name string) (base string, counted bool) {
	if !strings.Contains(name, mark) && !strings.Contains(name, counter) {
		return name, false
	}
	counted = strings.Contains(name, counter)
	var b strings.Builder
	number := false
	for _, r := range name {
		if s := string(r); s == mark || s == counter {
			number = true
			continue
		}
		if number = number && '0' <= r && r <= '9'; !number {
			b.WriteRune(r)
		}
	}
	return b.String(), counted
}

// Rename gives every local variable of the functions in file its name. It changes the identifiers of the tree, and
// fails if a name would then mean something else, which is a mistake of this package.
func Rename(file *ast.File) error {
	r := &renamer{free: map[string]bool{}}
	var funcs []*function
	for _, d := range file.Decls {
		if d, ok := d.(*ast.FuncDecl); ok && d.Body != nil {
			f := resolve(d)
			if f.unknown != nil {
				return fmt.Errorf("localnames: %s has a %T", d.Name.Name, f.unknown)
			}
			funcs = append(funcs, f)
			for _, id := range f.free {
				r.free[id.Name] = true
			}
		}
	}
	for _, f := range funcs {
		r.function(f)
		if err := f.verify(); err != nil {
			return err
		}
	}
	return nil
}

// renamer chooses names.
type renamer struct {
	free map[string]bool // names of the file that are no local variables
}

// usable reports whether a variable may have the name at all.
func (r *renamer) usable(name string) bool {
	return !r.free[name] && !token.IsKeyword(name) && types.Universe.Lookup(name) == nil
}

// function names the variables of f, in the order in which they are declared.
func (r *renamer) function(f *function) {
	for _, v := range f.locals {
		base, counted := unmark(v.decl().Name)
		n := max(v.scope.last[base], b2i(counted))
		for {
			if v.name = numbered(base, n, counted); r.usable(v.name) && !collides(v) {
				break
			}
			n++
		}
		v.scope.last[base] = n
		v.scope.named[v.name] = v
	}
	for _, v := range f.locals {
		for _, id := range v.idents {
			id.Name = v.name
		}
	}
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
		i, _ := slices.BinarySearchFunc(w.idents, v.from, func(id *ast.Ident, p token.Pos) int {
			return cmp.Compare(id.Pos(), p)
		})
		if i < len(w.idents) && w.idents[i].Pos() < v.scope.end {
			return true
		}
	}
	return false
}

// verify resolves the names of f again and compares what they mean.
func (f *function) verify() error {
	again := resolve(f.decl)
	same := len(f.locals) == len(again.locals) && len(f.free) == len(again.free)
	for i := 0; same && i < len(f.locals); i++ {
		same = slices.Equal(f.locals[i].idents, again.locals[i].idents)
	}
	if !same {
		return fmt.Errorf("localnames: the names of %s mean something else when they are renamed", f.decl.Name.Name)
	}
	return nil
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
