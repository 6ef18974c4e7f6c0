// Command gen writes the *_gen.go files of package cmath: one function per operation and scalar type. Run it by go
// generate in rt/cpu/cmath.
package main

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/rt/cpu/internal/gogen"
)

var (
	ints               = gogen.Ints()
	f16, b16, f32, f64 = gogen.Floats()
)

// newFile begins a file of package cmath.
func newFile(name, about string, imports ...string) *gogen.File {
	return gogen.NewFile("cmath", name, about, imports...)
}

func main() {
	mathFile()
	roundFile()
	intFile()
	convertFiles()
	tableFile()
}

// mathFile writes the float32, half and bfloat16 forms of math.go.
func mathFile() {
	f := newFile("math_gen.go", "The mathematics of math.go in the narrower floating types, by way of float64.", gogen.Vec)
	// name, the parameters: x, y, z floats, n an int; the result: F float, I int32, B bool; * if float32 has a form of
	// its own in float32.go or fast.go.
	for _, row := range strings.Fields(`
Sqrt:x* Rsqrt:x* Cbrt:x Exp:x* Exp2:x* Exp10:x* Expm1:x Log:x* Log2:x* Log10:x* Log1p:x Logb:x Sin:x* Cos:x* Tan:x* Asin:x* Acos:x* Atan:x Atan2:xy*
Sinh:x* Cosh:x Tanh:x* Asinh:x Acosh:x Atanh:x Sinpi:x Cospi:x Tanpi:x Erf:x Erfc:x Erfinv:x Erfcinv:x Erfcx:x Tgamma:x* Lgamma:x*
J0:x* J1:x* Jn:nx Y0:x* Y1:x* Yn:nx Fabs:x* Floor:x Ceil:x Trunc:x Round:x Rint:x Pow:xy* Pown:xn Rootn:xn Hypot:xy Fmod:xy Remainder:xy
RemquoQuo:xy:int32 Fmin:xy* Fmax:xy* Fdim:xy* Copysign:xy* Ldexp:xn Ilogb:x:int32 FrexpFrac:x FrexpExp:x:int32
IsNaN:x:bool* IsInf:x:bool* IsFinite:x:bool* Signbit:x:bool*`) {
		row, own := strings.CutSuffix(row, "*")
		parts := append(strings.Split(row, ":"), "")
		for _, t := range []gogen.Scalar{f32, f16, b16} {
			if own && t.Suffix == "F32" {
				continue
			}
			mathFunc(f, parts[0], parts[1], parts[2], t)
		}
	}
	for _, t := range []gogen.Scalar{f16, b16} {
		f.Printf("// Fma%s returns x*y+z rounded once.\nfunc Fma%s(x, y, z %s) %s {\nreturn %s\n}\n\n", t.Suffix, t.Suffix,
			t.Go, t.Go,
			from64(t, "toOdd(twoSum(x.Float64()*y.Float64(), z.Float64()))"))
		f.Printf("// Nextafter%s returns the number after x toward y.\nfunc Nextafter%s(x, y %s) %s {\nreturn "+
			"%s(nextafter16(uint16(x), uint16(y), %s, %s))\n}\n\n",
			t.Suffix, t.Suffix, t.Go, t.Go, t.Go, to64(t, "x"), to64(t, "y"))
	}
	f.Save()
}

func mathFunc(f *gogen.File, name, params, result string, t gogen.Scalar) {
	var decl, args []string
	for _, p := range strings.Split(params, "") {
		if p == "n" {
			decl, args = append(decl, "n int32"), append(args, "n")
			continue
		}
		decl, args = append(decl, p+" "+t.Go), append(args, to64(t, p))
	}
	call := fmt.Sprintf("%sF64(%s)", name, strings.Join(args, ", "))
	if result == "" {
		result, call = t.Go, from64(t, call)
	}
	f.Printf("// %s%s is %sF64 for %s.\nfunc %s%s(%s) %s { return %s }\n\n", name, t.Suffix, name, t.Go, name, t.Suffix,
		strings.Join(decl, ", "), result, call)
}

// to64 and from64 write the conversion of an expression between t and float64.
func to64(t gogen.Scalar, x string) string {
	if t.Suffix == "F32" {
		return "float64(" + x + ")"
	}
	return x + ".Float64()"
}

func from64(t gogen.Scalar, x string) string {
	if t.Suffix == "F32" {
		return "float32(" + x + ")"
	}
	return t.Go + "Of64(" + x + ", vec.NearestEven)"
}

// roundFile writes the operations with a directed rounding mode over round.go.
func roundFile() {
	f := newFile("round_gen.go", "Arithmetic with the rounding mode in the name: Rz toward zero, Ru up, Rd down.",
		gogen.Vec)
	for _, op := range []struct{ name, params string }{{"Add", "x, y"}, {"Mul", "x, y"}, {"Div", "x, y"}, {"Sqrt", "x"},
		{"Fma", "x, y, z"}} {
		for _, m := range [][2]string{{"Rz", "TowardZero"}, {"Ru", "Up"}, {"Rd", "Down"}} {
			for _, t := range []gogen.Scalar{f32, f64} {
				f.Printf("// %s%s%s is %s rounded by its mode.\nfunc %s%s%s(%s %s) %s { return %s%d(%s, vec.%s) }\n\n", op.name,
					m[0], t.Suffix, strings.ToLower(op.name),
					op.name, m[0], t.Suffix, op.params, t.Go, t.Go, strings.ToLower(op.name), t.Bits, op.params, m[1])
			}
		}
	}
	f.Save()
}

// intFile writes the integer operations over int.go's generic ones.
func intFile() {
	f := newFile("int_gen.go", "Integer operations, one function per type.", `"math/bits"`)
	for _, t := range ints {
		intUnary(f, t)
		one := func(name, params, body string) {
			f.Printf("// %s%s is %s for %s.\nfunc %s%s(%s %s) %s { %s }\n\n", name, t.Suffix, name, t.Go, name, t.Suffix, params,
				t.Go, t.Go, body)
		}
		one("Min", "x, y", "return min(x, y)")
		one("Max", "x, y", "return max(x, y)")
		rotate := fmt.Sprintf("RotateLeft%d", t.Bits)
		goU := "u" + strings.TrimPrefix(t.Go, "u")
		one("Rotate", "x, n", fmt.Sprintf("return %s(bits.%s(%s(x), int(n&%d)))", t.Go, rotate, goU, t.Bits-1))
		kind := "Unsigned"
		if t.Signed {
			kind = "Signed"
		}
		one("AddSat", "x, y", "return addSat"+kind+"(x, y)")
		one("SubSat", "x, y", "return subSat"+kind+"(x, y)")
		if t.Bits < 64 {
			wide := "int64"
			if !t.Signed {
				wide = "uint64"
			}
			one("MulHi", "x, y", fmt.Sprintf("return %s(%s(x) * %s(y) >> %d)", t.Go, wide, wide, t.Bits))
			one("MadSat", "x, y, z", fmt.Sprintf("return %sTo%sSat(int64(x)*int64(y) + int64(z))", "I64", t.Suffix))
			if t.Suffix == "U32" { // the sum may pass an int64
				f.Truncate(f.Len() - len("return I64ToU32Sat(int64(x)*int64(y) + int64(z)) }\n\n"))
				f.Printf("return U64ToU32Sat(uint64(x)*uint64(y) + uint64(z)) }\n\n")
			}
		}
	}
	f.Save()
}

func intUnary(f *gogen.File, t gogen.Scalar) {
	goU := "u" + strings.TrimPrefix(t.Go, "u")
	one := func(name, body string) {
		f.Printf("// %s%s is %s for %s.\nfunc %s%s(x %s) %s { %s }\n\n", name, t.Suffix, name, t.Go, name, t.Suffix, t.Go,
			t.Go, body)
	}
	if t.Signed {
		one("Abs", "return max(x, -x)")
	} else {
		one("Abs", "return x")
	}
	if t.Signed { // the least value is its own negative
		f.Truncate(f.Len() - len("return max(x, -x) }\n\n"))
		f.Printf("if x < 0 { return -x }; return x }\n\n")
	}
	one("Clz", fmt.Sprintf("return %s(bits.LeadingZeros%d(%s(x)))", t.Go, t.Bits, goU))
	one("Ctz", fmt.Sprintf("return %s(bits.TrailingZeros%d(%s(x)))", t.Go, t.Bits, goU))
	one("Popc", fmt.Sprintf("return %s(bits.OnesCount%d(%s(x)))", t.Go, t.Bits, goU))
	if t.Bits >= 32 {
		one("Brev", fmt.Sprintf("return %s(bits.Reverse%d(%s(x)))", t.Go, t.Bits, goU))
	}
}
