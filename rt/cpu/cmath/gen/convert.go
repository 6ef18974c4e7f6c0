package main

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/rt/cpu/internal/gogen"
)

var modes = [][2]string{{"Rz", "TowardZero"}, {"Ru", "Up"}, {"Rd", "Down"}}

// convertFiles writes the conversions that Go's T(x) does not do as kernels want them: of floats, of integers, and of
// bool.
func convertFiles() {
	const about = " FromTo, then Sat for saturation and the rounding mode if it is not the default."
	floats := []gogen.Scalar{f16, b16, f32, f64}
	f := newFile("convert_float_gen.go", "Conversions of floats:"+about, `"math"`, gogen.Vec)
	for _, from := range floats {
		for _, to := range ints {
			floatToInt(f, from, to)
		}
	}
	for _, from := range floats {
		for _, to := range floats {
			if from != to {
				floatToFloat(f, from, to)
			}
		}
	}
	f.Save()
	f = newFile("convert_int_gen.go", "Conversions of integers:"+about, `"math"`, gogen.Vec)
	for _, from := range ints {
		for _, to := range ints {
			if from != to {
				intSat(f, from, to)
			}
		}
		for _, to := range floats {
			intToFloat(f, from, to)
		}
	}
	f.Save()
	f = newFile("convert_bool_gen.go", "Conversions from and to bool.", gogen.Vec)
	for _, t := range append(append([]gogen.Scalar{}, ints...), floats...) {
		one, zero := t.Go+"(1)", t.Go+"(0)"
		test := "x != 0"
		switch t.Suffix {
		case "F16":
			one, test = "vec.Half(0x3c00)", "x&0x7fff != 0"
		case "BF16":
			one, test = "vec.BFloat16(0x3f80)", "x&0x7fff != 0"
		}
		f.Printf("// BoolTo%s returns 1 for true, 0 for false.\nfunc BoolTo%s(x bool) %s {\nif x {\nreturn %s\n}\nreturn "+
			"%s\n}\n\n", t.Suffix, t.Suffix, t.Go, one, zero)
		f.Printf("// %sToBool reports whether x is not 0.\nfunc %sToBool(x %s) bool { return %s }\n\n", t.Suffix, t.Suffix,
			t.Go, test)
	}
	f.Save()
}

func floatToInt(f *gogen.File, from, to gogen.Scalar) {
	name := from.Suffix + "To" + to.Suffix
	x := to64(from, "x")
	if from.Suffix == "F64" {
		x = "x"
	}
	// PTX ISA, cvt: NaN gives 0, but the number whose top bit alone is set if the source is F64 or the destination has 64
	// bits. OpenCL's saturating conversions give 0.
	nans := map[string]string{"": "0", "Sat": "0"}
	suffixes := []string{""}
	if to.Bits >= 32 && (from.Suffix == "F64" || to.Bits == 64) {
		suffixes = append(suffixes, "Sat")
		nans[""] = fmt.Sprintf("1 << %d", to.Bits-1)
		if to.Signed {
			nans[""] = fmt.Sprintf("math.MinInt%d", to.Bits)
		}
	}
	fn := func(suffix, about, nan, body string) {
		f.Printf("// %s%s converts %s; NaN gives %s.\nfunc %s%s(x %s) %s { %s }\n\n", name, suffix, about, nan, name, suffix,
			from.Go, to.Go, body)
	}
	rounded := []struct{ suffix, fn string }{{"Rn", "math.RoundToEven"}, {"Ru", "math.Ceil"}, {"Rd", "math.Floor"}}
	if to.Bits >= 32 {
		lo, hi := bounds(to)
		for _, sat := range suffixes {
			body := fmt.Sprintf("return clip%s(%s, %s)", to.Suffix, x, nans[sat])
			if from.Bits > 16 { // the usual case inline
				body = fmt.Sprintf("\nif x >= %s && x < %s {\nreturn %s(x)\n}\n%s\n", lo, hi, to.Go, body)
			}
			fn(sat, "toward zero, saturating", nans[sat], body)
			for _, r := range rounded {
				fn(sat+r.suffix, "with the rounding mode of its name, saturating", nans[sat],
					fmt.Sprintf("return clip%s(%s(%s), %s)", to.Suffix, r.fn, x, nans[sat]))
			}
		}
		return
	}
	// 8 and 16 bits: without Sat by way of 32 bits, as CUDA compiles it; with Sat clamped.
	wide := "I32"
	if !to.Signed {
		wide = "U32"
	}
	if from.Bits == 16 { // CUDA's half converts to short as __half2short_rz does
		fn("", "toward zero, saturating", "0", fmt.Sprintf("return %sTo%sSat(x)", from.Suffix, to.Suffix))
	} else {
		fn("", "toward zero to 32 bits, saturating, and keeps the low bits", "0",
			fmt.Sprintf("return %s(%sTo%s(x))", to.Go, from.Suffix, wide))
	}
	fn("Sat", "toward zero, saturating", "0", fmt.Sprintf("return %sTo%sSat(clip%s(%s, 0))", wide, to.Suffix, wide, x))
	for _, r := range rounded {
		fn(r.suffix, "with the rounding mode of its name to 32 bits and keeps the low bits", "0",
			fmt.Sprintf("return %s(clip%s(%s(%s), 0))", to.Go, wide, r.fn, x))
		fn("Sat"+r.suffix, "with the rounding mode of its name, saturating", "0",
			fmt.Sprintf("return %sTo%sSat(clip%s(%s(%s), 0))", wide, to.Suffix, wide, r.fn, x))
	}
}

func bounds(t gogen.Scalar) (lo, hi string) {
	if t.Signed {
		return fmt.Sprintf("-0x1p%d", t.Bits-1), fmt.Sprintf("0x1p%d", t.Bits-1)
	}
	return "0", fmt.Sprintf("0x1p%d", t.Bits)
}

func intSat(f *gogen.File, from, to gogen.Scalar) {
	max := func(t gogen.Scalar) string { return "math.Max" + strings.ToUpper(t.Go[:1]) + t.Go[1:] }
	min := func(t gogen.Scalar) string {
		if !t.Signed {
			return "0"
		}
		return "math.Min" + strings.ToUpper(t.Go[:1]) + t.Go[1:]
	}
	digits := func(t gogen.Scalar) int {
		if t.Signed {
			return t.Bits - 1
		}
		return t.Bits
	}
	f.Printf("// %sTo%sSat converts with saturation.\nfunc %sTo%sSat(x %s) %s {\n", from.Suffix, to.Suffix, from.Suffix,
		to.Suffix, from.Go, to.Go)
	if from.Signed && (!to.Signed || to.Bits < from.Bits) {
		f.Printf("if x < %s {\nreturn %s\n}\n", min(to), min(to))
	}
	if digits(from) > digits(to) {
		f.Printf("if x > %s {\nreturn %s\n}\n", max(to), max(to))
	}
	f.Printf("return %s(x)\n}\n\n", to.Go)
}

func intToFloat(f *gogen.File, from, to gogen.Scalar) {
	wide, narrow := "int64", "i64"
	if !from.Signed {
		wide, narrow = "uint64", "u64"
	}
	name := from.Suffix + "To" + to.Suffix
	switch to.Suffix {
	case "F16", "BF16":
		f.Printf("// %s converts to the nearest.\nfunc %s(x %s) %s { return %s }\n\n", name, name, from.Go, to.Go,
			from64(to, narrow+"Odd("+wide+"(x))"))
	}
	if from.Bits <= map[string]int{"F16": 11, "BF16": 8, "F32": 24, "F64": 53}[to.Suffix] {
		return // exact in every mode
	}
	for _, m := range modes {
		var body string
		switch to.Suffix {
		case "F64":
			body = fmt.Sprintf("return %sTo64(%s(x), vec.%s)", narrow, wide, m[1])
		case "F32":
			body = fmt.Sprintf("return narrow32(%sOdd(%s(x)), vec.%s)", narrow, wide, m[1])
		default:
			body = "return " + strings.Replace(from64(to, narrow+"Odd("+wide+"(x))"), "NearestEven", m[1], 1)
		}
		f.Printf("// %s%s converts with the rounding mode of its name.\nfunc %s%s(x %s) %s { %s }\n\n", name, m[0], name,
			m[0], from.Go, to.Go, body)
	}
}

func floatToFloat(f *gogen.File, from, to gogen.Scalar) {
	name := from.Suffix + "To" + to.Suffix
	x := to64(from, "x")
	if from.Suffix == "F64" {
		x = "x"
	}
	small := to.Bits == 16
	switch {
	case small && from.Suffix == "F32":
		f.Printf("// %s converts to the nearest.\nfunc %s(x %s) %s { return %sOf(x) }\n\n", name, name, from.Go, to.Go, to.Go)
	case small:
		f.Printf("// %s converts to the nearest.\nfunc %s(x %s) %s { return %s }\n\n", name, name, from.Go, to.Go,
			from64(to, x))
	case from.Bits == 16:
		f.Printf("// %s converts exactly.\nfunc %s(x %s) %s { return x.%s() }\n\n", name, name, from.Go, to.Go,
			strings.ToUpper(to.Go[:1])+to.Go[1:])
		return
	}
	if to.Suffix == "F64" {
		return
	}
	for _, m := range modes {
		body := fmt.Sprintf("narrow32(%s, vec.%s)", x, m[1])
		if small {
			body = strings.Replace(from64(to, x), "NearestEven", m[1], 1)
		}
		f.Printf("// %s%s converts with the rounding mode of its name.\nfunc %s%s(x %s) %s { return %s }\n\n", name, m[0],
			name, m[0], from.Go, to.Go, body)
	}
}
