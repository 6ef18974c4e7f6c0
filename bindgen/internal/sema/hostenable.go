package sema

import (
	"reflect"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// enabled reports whether host template f takes part for args as far as std::enable_if says it, in its result, its
// parameters or its template parameters ([temp.deduct]/8). Whether the substitution succeeds as a whole cannot be told
// of a host function: its types may be of headers that kbind does not read.
func (h *hostCode) enabled(f *FuncObj, args []TArg) bool {
	s := h.c.bindTemplate(f.Scope, f.Template.Params, args)
	ok := true
	look := func(n *ast.Name) {
		for i := range n.Parts {
			p := &n.Parts[i]
			if p.Ident != "enable_if" && p.Ident != "enable_if_t" || len(p.Args) == 0 {
				continue
			}
			h.c.speculate(func() bool {
				c := h.c.rawArgs(s, p.Args[:1])
				if len(c) == 1 && c[0].IsVal && !poisoned(c) && c[0].Param == nil && !c[0].Val.Float &&
					c[0].Val.I == 0 {
					ok = false
				}
				return true
			})
		}
	}
	if f.Decl != nil {
		eachName(reflect.ValueOf(f.Decl.Spec), look)
		eachName(reflect.ValueOf(f.Decl.Decl), look)
	}
	eachName(reflect.ValueOf(f.Template.Params), look)
	return ok
}

// eachName calls f for the names in a declaration that have template arguments, outside of bodies.
func eachName(v reflect.Value, f func(*ast.Name)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return
		}
		switch n := v.Interface().(type) {
		case *ast.Body:
			return
		case *ast.Name:
			f(n)
		}
		eachName(v.Elem(), f)
	case reflect.Struct:
		for i := range v.NumField() {
			eachName(v.Field(i), f)
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachName(v.Index(i), f)
		}
	}
}
