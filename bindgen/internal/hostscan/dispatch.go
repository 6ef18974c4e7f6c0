package hostscan

import (
	"reflect"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// Host code of PyTorch extensions says the element types of a launch in ways of its own (ATen/Dispatch.h,
// ATen/core/TensorBody.h). Its headers are rarely there when kernels are read, so that the macros stay calls and the
// tensors are of unknown type.

// dispatch reads AT_DISPATCH_FLOATING_TYPES(type, "name", [&] { ... scalar_t ... }) and its kin once for each of the
// types; false when call is none of them.
func (w *walk) dispatch(s Scope, call *ast.Call) bool {
	id, ok := call.Fun.(*ast.Ident)
	if !ok || !strings.HasPrefix(id.Name.Simple(), "AT_") {
		return false
	}
	name, types := dispatched(id.Name.Simple(), call.Args)
	if len(types) == 0 {
		return false
	}
	for _, t := range types {
		inner := s.Block()
		inner.DefineType(name, t)
		for _, a := range call.Args {
			w.walk(inner, reflect.ValueOf(a))
		}
	}
	return true
}

// dispatched returns the name that a macro of ATen/Dispatch.h gives the type, and the types; 16-bit floats and complex
// numbers, which are PyTorch's own classes, are left out.
func dispatched(macro string, args []ast.Expr) (string, []string) {
	if macro == "AT_DISPATCH_CASE" || macro == "AT_PRIVATE_CASE_TYPE" {
		for _, a := range args {
			if id, ok := ast.Unparen(a).(*ast.Ident); ok {
				if t, ok := scalarTypes[id.Name.Last().Ident]; ok {
					return "scalar_t", []string{t}
				}
			}
		}
		return "", nil
	}
	name := "scalar_t"
	var types []string
	family, ok := strings.CutPrefix(macro, "AT_DISPATCH_")
	if !ok {
		return "", nil
	}
	family = strings.TrimPrefix(family, "CASE_")
	switch {
	case strings.HasPrefix(family, "FLOATING"):
		types = []string{"double", "float"}
	case strings.HasPrefix(family, "ALL_TYPES"):
		types = []string{"unsigned char", "signed char", "double", "float", "int", "long", "short"}
	case strings.HasPrefix(family, "INTEGRAL"):
		types = []string{"unsigned char", "signed char", "int", "long", "short"}
	case strings.HasPrefix(family, "INDEX_TYPES"):
		name, types = "index_t", []string{"int", "long"}
	default:
		return "", nil
	}
	if strings.Contains(family, "_AND") { // AND(type, ...), AND2(type, type, ...)
		for _, a := range args {
			if id, ok := ast.Unparen(a).(*ast.Ident); ok && len(id.Name.Parts) > 1 {
				if t, ok := scalarTypes[id.Name.Last().Ident]; ok {
					types = append(types, t)
				}
			}
		}
	}
	return name, types
}

// scalarTypes are the elements of at::ScalarType that are C++ types.
var scalarTypes = map[string]string{"Byte": "unsigned char", "Char": "signed char", "Short": "short", "Int": "int",
	"Long": "long", "Float": "float", "Double": "double", "Bool": "bool"}
