package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// derivesFrom returns the chain of field indices that leads from d to its base b, the first of them; ok is false when b
// is no base of d.
func derivesFrom(d, b *Record) (path []int, ok bool) {
	path, ok = basePath(d, b)
	slices.Reverse(path)
	return path, ok
}

// basePath is the chain of derivesFrom, backwards.
func basePath(d, b *Record) (path []int, ok bool) {
	if d == b {
		return nil, true
	}
	for i, f := range d.Fields {
		if !f.Base {
			continue
		}
		base := recordOf(f.Type)
		if base == nil {
			continue
		}
		if path, ok := basePath(base, b); ok {
			return append(path, i), true
		}
	}
	return nil, false
}

// pathsTo lists all chains from d to its base b: several where b is inherited more than once ([class.mi]/4).
func pathsTo(d, b *Record) (paths [][]int) {
	if d == b {
		return [][]int{nil}
	}
	for i, f := range d.Fields {
		if base := recordOf(f.Type); f.Base && base != nil {
			for _, rest := range pathsTo(base, b) {
				paths = append(paths, append([]int{i}, rest...))
			}
		}
	}
	return paths
}

// timesBase counts how often d has the base b, up to twice.
func timesBase(d, b *Record) (n int) {
	if d == b {
		return 1
	}
	for _, f := range d.Fields {
		if f.Base && n < 2 {
			if base := recordOf(f.Type); base != nil {
				n += timesBase(base, b)
			}
		}
	}
	return n
}

// oneBase reports, with a message if it is not so, whether d has the base b only once, so that it can be converted to
// it ([class.member.lookup]/12).
func (b *body) oneBase(d, base *Record, pos source.Pos) bool {
	if timesBase(d, base) < 2 {
		return true
	}
	b.c.errorf(codeAmbiguous, pos, "%s has the base class %s more than once; which is meant is not known here", d.Name,
		base.Name)
	return false
}

// repeats reports whether r inherits some class more than once.
func repeats(r *Record) bool {
	classes := hierarchy(r)
	for i, k := range classes {
		if slices.Contains(classes[i+1:], k) {
			return true
		}
	}
	return false
}

// inNamingClass is obj as the base class that a qualified name says, where its class inherits some class more than
// once: the member that the name finds belongs to that base ([class.access.base]/5).
func (b *body) inNamingClass(s *Scope, obj operand, n *ast.Name) operand {
	r := recordOf(obj.typ)
	if r == nil || !n.Qualified() || !b.c.completeRecord(r) || !repeats(r) {
		return obj
	}
	q := b.c.qualifier(s, n)
	if q == nil || q.Record == nil || len(pathsTo(r, q.Record)) != 1 {
		return obj
	}
	return b.toBase(obj, r, q.Record)
}
