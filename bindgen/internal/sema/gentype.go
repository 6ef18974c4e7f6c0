package sema

import (
	"fmt"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// OpenCL's generic builtins: one declaration over pseudo-types stands for a function per element type and width. The
// rules, and the names of the pseudo-types, are those of package prelude's comment.

// genClass lists the element types of a class.
func genClass(class string) []Basic {
	ints := []Basic{Char, UChar, Short, UShort, Int, UInt, Long, ULong}
	switch class {
	case "fp":
		return []Basic{Float, Double, Half}
	case "int":
		return ints
	case "int32":
		return []Basic{Int, UInt}
	case "uint32":
		return []Basic{UInt}
	case "sint":
		return []Basic{Char, Short, Int, Long}
	case "uint":
		return []Basic{UChar, UShort, UInt, ULong}
	case "float":
		return []Basic{Float}
	case "double":
		return []Basic{Double}
	case "half":
		return []Basic{Half}
	case "atomic":
		return []Basic{Int, UInt, Long, ULong}
	case "atomicf":
		return []Basic{Int, UInt, Long, ULong, Float, Double}
	}
	return append(ints, Float, Double, Half)
}

// genericInst is the instance of a generic builtin for the argument types, or nil.
func (b *body) genericInst(f *FuncObj, args []operand) *FuncInst {
	if len(args) != len(f.Params) && !(len(args) == 0 && len(f.Params) == 1) {
		return nil
	}
	elems := genClass(f.Gen)
	widths := genWidths(f)
	for _, a := range args {
		if a.mode == poison || a.mode == overload || a.mode == typeName_ || a.mode == voidVal {
			return nil
		}
	}
	if fi := b.exactGeneric(f, args, elems, widths); fi != nil {
		return fi
	}
	n, elem, fixed := 1, Void, false
	for i, a := range args {
		pseudo := pseudoParam(f, i)
		if pseudo == "" {
			continue
		}
		t, e := a.typ, Void
		pointer := isPointerish(t)
		if pointer {
			t = pointee(b.c.decay(t))
		}
		if v := extVector(t); v != nil {
			n, e = max(n, v.N), v.Elem
		} else if s, ok := basicOf(t); ok {
			e = s
		}
		switch {
		case e == Void || fixed || pseudo != "gentype" && pseudo != "sgentype":
		case elem == Void || pointer: // what a pointer points at is not converted
			elem, fixed = e, pointer
		default:
			elem = usualElem(elem, e)
		}
	}
	if len(widths) == 1 {
		n = widths[0]
	}
	if elem == LongLong {
		elem = Long
	}
	if elem == Bool {
		elem = Int
	}
	if !slices.Contains(elems, elem) {
		if !elem.isInt() || !slices.Contains(elems, Float) {
			return nil
		}
		elem = Float
	}
	if !slices.Contains(widths, n) {
		return nil
	}
	return b.generic(f, elem, n)
}

// usualElem joins two element types; equal small types stay small.
func usualElem(a, c Basic) Basic {
	if a == c {
		return a
	}
	return usual(a, c)
}

// exactGeneric is the instance whose parameter types are those of the arguments.
func (b *body) exactGeneric(f *FuncObj, args []operand, elems []Basic, widths []int) *FuncInst {
	seen := map[[2]int]bool{}
	for _, a := range args {
		t := b.c.decay(a.typ)
		if isPointer(t) {
			t = pointee(t)
		}
		e, n := Void, 1
		if v := extVector(t); v != nil {
			e, n = v.Elem, v.N
		} else if s, ok := basicOf(t); ok {
			e = s
		}
		for _, cand := range elems {
			// The argument may be of a pseudo-type other than gentype: try every element type of its width.
			if key := [2]int{int(cand), n}; slices.Contains(widths, n) && !seen[key] &&
				(cand == e || scalarOf(cand).Size() == scalarOf(e).Size()) {
				seen[key] = true
				if fi := b.generic(f, cand, n); fi != nil && b.fitsExactly(fi, args) {
					return fi
				}
			}
		}
	}
	return nil
}

func (b *body) fitsExactly(fi *FuncInst, args []operand) bool {
	if len(fi.Type.Params) != len(args) {
		return false
	}
	for i, a := range args {
		seq := b.ics(a, fi.Type.Params[i], false)
		if seq.rank != rankExact {
			return false
		}
	}
	return true
}

func genWidths(f *FuncObj) []int {
	a := findAttr("kbind_gen", f.Decl.Spec.Attrs, f.Decl.Decl.Attrs)
	var out []int
	if a != nil {
		for _, x := range a.Args[min(1, len(a.Args)):] {
			if lit, ok := x.(*ast.IntLit); ok {
				n := 0
				fmt.Sscan(lit.Text, &n)
				out = append(out, n)
			}
		}
	}
	if len(out) == 0 {
		return []int{1, 2, 3, 4, 8, 16}
	}
	return out
}

// pseudoParam is the pseudo-type that parameter i is made of, "" for an ordinary type, which says nothing about the
// instance.
func pseudoParam(f *FuncObj, i int) string {
	if i >= len(f.Params) {
		return ""
	}
	nt, ok := f.Params[i].Spec.Type.(*ast.NamedType)
	if !ok {
		return ""
	}
	switch name := nt.Name.Simple(); name {
	case "gentype", "sgentype", "igentype", "ugentype", "rgentype", "ngentype", "wgentype", "fgentype":
		return name
	}
	return ""
}

// generic is the instance for element type e and n components.
func (b *body) generic(f *FuncObj, e Basic, n int) *FuncInst {
	key := fmt.Sprintf("gen %d %d", e, n)
	if fi := f.insts[key]; fi != nil {
		return fi
	}
	s := NewScope(TemplateScope, f.Scope)
	bind := func(name string, t QT) { s.Insert(name, newTypeObj(name, t)) }
	bind("gentype", vectorOf(e, n))
	bind("sgentype", basic(e))
	bind("igentype", vectorOf(comparisonOf(e), n))
	bind("ugentype", vectorOf(unsignedOf(e), n))
	if n == 1 {
		bind("rgentype", basic(Int))
	} else {
		bind("rgentype", vectorOf(comparisonOf(e), n))
	}
	bind("ngentype", vectorOf(Int, n))
	bind("wgentype", vectorOf(wider(e), n))
	bind("fgentype", vectorOf(Float, n))
	fi := &FuncInst{Obj: f, Scope: s, Def: f.Decl, Name: fmt.Sprintf("%s_%s", f.Name, vectorOf(e, n))}
	if fi.Type = b.c.funcType(s, f.Decl); fi.Type == nil {
		return nil
	}
	if f.insts == nil {
		f.insts = map[string]*FuncInst{}
	}
	f.insts[key] = fi
	return fi
}

// wider is the integer type of twice the width and the same sign.
func wider(t Basic) Basic {
	switch t {
	case Char, SChar:
		return Short
	case UChar:
		return UShort
	case Short:
		return Int
	case UShort:
		return UInt
	case Int:
		return Long
	case UInt:
		return ULong
	}
	return t
}
