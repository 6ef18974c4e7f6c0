// Package spell says how each target writes each operation of ir's table: one row per operation, one column per target.
//
// A row's cell is a name to call or the reason why the target cannot. Operations are spelled for scalars; an emitter
// expands vectors componentwise.
package spell

import (
	"sort"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Cell is one operation in one target.
type Cell struct {
	Name string // what to call, with its package and without the type suffix; "" when the target cannot
	// Go only: needs the running block, so that the emitter writes it by its own rules and Name is only a hint
	Block bool
	With  bool // Go only: the running block is passed before the arguments
	// Go only: the argument whose type gives the suffix, or keyResult; for an atomic's pointer the pointee, for a vector
	// the element
	Key   int
	Plain bool   // Go only: the name has no type suffix
	Wide  string // devices only: the name for values of 64 bits, where it is another
	Site  bool   // of checked execution: the number of a site is passed after the block
	Of    Of     // and what is passed for the place that the operation is made of
	Value bool   // and it gives the value there instead of a pointer to it
	Why   string // why Name is ""
}

// Of is what the function for an operation on a place is passed.
type Of uint8

// The kinds of places.
const (
	NoPlace  Of = iota
	Pointer     // a pointer to it
	Itself      // its value
	Element     // the buffer or array, and a number; the function depends on how the pointer is held
	Exempt      // the same, and how many of the elements are exempt
	Numbered    // the variable's shadow, and a number
)

// keyResult says that the result's type gives the suffix.
const keyResult = -1

// Row is one operation in every target.
type Row struct {
	Op     ir.Op
	Go     Cell
	CUDA   Cell
	OpenCL Cell
}

// Find returns the row of op.
func Find(op ir.Op) (Row, bool) {
	i, ok := sort.Find(len(table), func(i int) int { return strings.Compare(string(op), string(table[i].Op)) })
	if !ok {
		return Row{}, false
	}
	row := table[i]
	if i, ok := sort.Find(len(devices), func(i int) int { return strings.Compare(string(op), devices[i].op) }); ok {
		row.CUDA, row.OpenCL = devices[i].cuda, devices[i].openCL
	}
	return row, true
}

// Go returns the function for op on arguments of the given types, after its package below rt/cpu: "cmath.SqrtF32",
// "simt.AtomicAddI32". Without pkg there is none: the operation needs the running block and the emitter knows how to
// write it. ok is false when there is no such operation or it is not defined on these types.
func Go(op ir.Op, args []ir.Type, result ir.Type) (fn string, pkg, ok bool) {
	row, ok := Find(op)
	if !ok || row.Go.Name == "" {
		return "", false, false
	}
	if row.Go.Block || row.Go.Plain {
		return row.Go.Name, !row.Go.Block, true
	}
	info, _ := ir.OpInfoOf(op)
	key := result
	if row.Go.Key >= len(args) {
		return "", false, false
	}
	if row.Go.Key != keyResult {
		key = args[row.Go.Key]
	}
	s, ok := key.(ir.Scalar)
	switch t := key.(type) {
	case *ir.Pointer:
		s, ok = t.Elem.(ir.Scalar)
	case *ir.Vector:
		s, ok = t.Elem, row.Go.With
	}
	if !ok || !info.On.Has(s) {
		return "", false, false
	}
	return row.Go.Name + Suffix(s), true, true
}

// TakesBlock reports whether the function that Go names takes the running block before its arguments.
func TakesBlock(op ir.Op) bool {
	row, _ := Find(op)
	return row.Go.With
}

// Suffix is how the names of the packages below rt/cpu spell a scalar type: "I32", "BF16", "Bool".
func Suffix(s ir.Scalar) string {
	if s == ir.Bool {
		return "Bool"
	}
	return strings.ToUpper(s.String())
}

// GoScalar is the Go type that holds a scalar in kernel bodies: Half and BFloat16 are of package vec.
func GoScalar(s ir.Scalar) string {
	switch s {
	case ir.Bool:
		return "bool"
	case ir.I8, ir.I16, ir.I32, ir.I64:
		return "int" + s.String()[1:]
	case ir.U8, ir.U16, ir.U32, ir.U64:
		return "uint" + s.String()[1:]
	case ir.F32, ir.F64:
		return "float" + s.String()[1:]
	case ir.F16:
		return "vec.Half"
	case ir.BF16:
		return "vec.BFloat16"
	}
	return ""
}

// GoVector is the type of package vec (also of rt, under the same name) that has the layout of v: "Float4", "Float3P"
// for OpenCL's padded float3. ok is false when there is none, as for vectors of bool.
func GoVector(v *ir.Vector) (name string, ok bool) {
	switch v.Elem {
	case ir.I8:
		name = "Char"
	case ir.U8:
		name = "UChar"
	case ir.I16:
		name = "Short"
	case ir.U16:
		name = "UShort"
	case ir.I32:
		name = "Int"
	case ir.U32:
		name = "UInt"
	case ir.I64:
		name = "Long"
	case ir.U64:
		name = "ULong"
	case ir.F16:
		name = "Half"
	case ir.BF16:
		name = "BFloat16"
	case ir.F32:
		name = "Float"
	case ir.F64:
		name = "Double"
	default:
		return "", false
	}
	switch {
	case v.N == 3 && v.Bytes == 4*v.Elem.Size():
		return name + "3P", true
	case v.N >= 1 && v.N <= 4, v.N == 8:
		return name + string(rune('0'+v.N)), true
	case v.N == 16:
		return name + "16", true
	}
	return "", false
}

// GoConvert returns the function that converts from one scalar type to another as ir.Convert does with this mode and
// saturation: "cmath.F32ToI32", "cmath.F64ToI8SatRn". fn is "" when Go's own conversion T(x) does it exactly; ok is
// false when the conversion is not defined.
func GoConvert(from, to ir.Scalar, mode ir.RoundMode, sat bool) (fn string, ok bool) {
	if from == ir.Void || to == ir.Void {
		return "", false
	}
	if from == to {
		return "", true
	}
	name := "cmath." + Suffix(from) + "To" + Suffix(to)
	switch {
	case from == ir.Bool || to == ir.Bool:
		return name, true
	case to.IsInt() && from.IsInt():
		if sat {
			return name + "Sat", true
		}
		return "", true
	case to.IsInt():
		suffix := ""
		if sat && (to.Size() < 4 || to.Size() == 8 || from == ir.F64) { // the others saturate anyway, also NaN to 0
			suffix = "Sat"
		}
		if mode == ir.RoundDefault || mode == ir.RoundZero {
			return name + suffix, true
		}
		return name + suffix + modeSuffix(mode), true
	}
	// To a floating type.
	exact := exactIn(from, to)
	if exact || mode == ir.RoundDefault || mode == ir.RoundNearest {
		if to == ir.F16 || to == ir.BF16 || from == ir.F16 || from == ir.BF16 {
			return name, true
		}
		return "", true
	}
	return name + modeSuffix(mode), true
}

// exactIn reports whether every value of from is a value of to.
func exactIn(from, to ir.Scalar) bool {
	digits := func(s ir.Scalar) int {
		switch s {
		case ir.F16:
			return 11
		case ir.BF16:
			return 8
		case ir.F32:
			return 24
		case ir.F64:
			return 53
		}
		return 8 * s.Size()
	}
	if from.IsFloat() {
		return to == ir.F64 || to == ir.F32 && from != ir.F64
	}
	return digits(from) <= digits(to)
}

func modeSuffix(mode ir.RoundMode) string {
	switch mode {
	case ir.RoundNearest:
		return "Rn"
	case ir.RoundUp:
		return "Ru"
	case ir.RoundDown:
		return "Rd"
	}
	return "Rz"
}
