package sema

import (
	"reflect"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// Host code of PyTorch extensions says the element types of a launch in ways of its own (ATen/Dispatch.h, ATen/core/TensorBody.h). Its headers are rarely there
// when kernels are read, so that the macros stay calls and the tensors are of unknown type.

// dispatch reads AT_DISPATCH_FLOATING_TYPES(type, "name", [&] { ... scalar_t ... }) and its kin once for each of the types; false when call is none of them.
func (w *hostWalk) dispatch(s *Scope, call *ast.Call) bool {
	id, ok := call.Fun.(*ast.Ident)
	if !ok || !strings.HasPrefix(id.Name.Simple(), "AT_") {
		return false
	}
	name, types := dispatched(id.Name.Simple(), call.Args)
	if len(types) == 0 {
		return false
	}
	for _, t := range types {
		inner := NewScope(BlockScope, s)
		inner.Insert(name, newTypeObj(name, QT{T: t}))
		for _, a := range call.Args {
			w.walk(inner, reflect.ValueOf(a))
		}
	}
	return true
}

// dispatched returns the name that a macro of ATen/Dispatch.h gives the type, and the types; 16-bit floats and complex numbers, which are PyTorch's own classes, are left out.
func dispatched(macro string, args []ast.Expr) (string, []Basic) {
	if macro == "AT_DISPATCH_CASE" || macro == "AT_PRIVATE_CASE_TYPE" {
		for _, a := range args {
			if id, ok := stripParens(a).(*ast.Ident); ok {
				if t, ok := scalarTypes[id.Name.Last().Ident]; ok {
					return "scalar_t", []Basic{t}
				}
			}
		}
		return "", nil
	}
	name := "scalar_t"
	var types []Basic
	family, ok := strings.CutPrefix(macro, "AT_DISPATCH_")
	if !ok {
		return "", nil
	}
	family = strings.TrimPrefix(family, "CASE_")
	switch {
	case strings.HasPrefix(family, "FLOATING"):
		types = []Basic{Double, Float}
	case strings.HasPrefix(family, "ALL_TYPES"):
		types = []Basic{UChar, SChar, Double, Float, Int, Long, Short}
	case strings.HasPrefix(family, "INTEGRAL"):
		types = []Basic{UChar, SChar, Int, Long, Short}
	case strings.HasPrefix(family, "INDEX_TYPES"):
		name, types = "index_t", []Basic{Int, Long}
	default:
		return "", nil
	}
	if strings.Contains(family, "_AND") { // AND(type, ...), AND2(type, type, ...)
		for _, a := range args {
			if id, ok := stripParens(a).(*ast.Ident); ok && len(id.Name.Parts) > 1 {
				if t, ok := scalarTypes[id.Name.Last().Ident]; ok {
					types = append(types, t)
				}
			}
		}
	}
	return name, types
}

// scalarTypes are the elements of at::ScalarType that are C++ types.
var scalarTypes = map[string]Basic{"Byte": UChar, "Char": SChar, "Short": Short, "Int": Int, "Long": Long, "Float": Float, "Double": Double, "Bool": Bool}

// tensorData is the type of x.data_ptr<T>() and its kin where the tensor's own type is unknown.
func (h *host) tensorData(s *Scope, call *ast.Call) QT {
	m, ok := stripParens(call.Fun).(*ast.Member)
	if !ok || !m.Name.Last().HasArgs || len(m.Name.Last().Args) != 1 {
		return QT{}
	}
	isConst := false
	switch m.Name.Last().Ident {
	case "data_ptr", "data", "mutable_data_ptr", "mutable_data":
	case "const_data_ptr":
		isConst = true
	default:
		return QT{}
	}
	a := h.c.rawArgs(s, m.Name.Last().Args)
	if len(a) != 1 || a[0].IsVal || !a[0].Type.Valid() {
		return QT{}
	}
	e := a[0].Type
	e.Const = e.Const || isConst
	return pointerTo(e)
}
