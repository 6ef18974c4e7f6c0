package main

import (
	"fmt"
	"strings"
)

var modes = [][2]string{{"Rz", "TowardZero"}, {"Ru", "Up"}, {"Rd", "Down"}}

// convertFile writes the conversions that Go's T(x) does not do as kernels want them.
func convertFile() {
	f := newFile("convert_gen.go", "Conversions between scalar types: FromTo, then Sat for saturation and the rounding mode if it is not the default.", `"math"`, vecImport)
	floats := []scalar{f16, b16, f32, f64}
	for _, from := range floats {
		for _, to := range ints {
			floatToInt(f, from, to)
		}
	}
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
	for _, from := range floats {
		for _, to := range floats {
			if from != to {
				floatToFloat(f, from, to)
			}
		}
	}
	for _, t := range append(append([]scalar{}, ints...), floats...) {
		one, zero := t.goType+"(1)", t.goType+"(0)"
		test := "x != 0"
		switch t.suffix {
		case "F16":
			one, test = "vec.Half(0x3c00)", "x&0x7fff != 0"
		case "BF16":
			one, test = "vec.BFloat16(0x3f80)", "x&0x7fff != 0"
		}
		f.printf("// BoolTo%s returns 1 for true, 0 for false.\nfunc BoolTo%s(x bool) %s {\nif x {\nreturn %s\n}\nreturn %s\n}\n\n", t.suffix, t.suffix, t.goType, one, zero)
		f.printf("// %sToBool reports whether x is not 0.\nfunc %sToBool(x %s) bool { return %s }\n\n", t.suffix, t.suffix, t.goType, test)
	}
	f.write()
}

func floatToInt(f *file, from, to scalar) {
	name := from.suffix + "To" + to.suffix
	x := to64(from, "x")
	if from.suffix == "F64" {
		x = "x"
	}
	// PTX ISA, cvt: NaN gives 0, but the number whose top bit alone is set if the source is F64 or the destination has 64 bits. OpenCL's saturating conversions give 0.
	nans := map[string]string{"": "0", "Sat": "0"}
	suffixes := []string{""}
	if to.bits >= 32 && (from.suffix == "F64" || to.bits == 64) {
		suffixes = append(suffixes, "Sat")
		nans[""] = fmt.Sprintf("1 << %d", to.bits-1)
		if to.signed {
			nans[""] = fmt.Sprintf("math.MinInt%d", to.bits)
		}
	}
	fn := func(suffix, about, nan, body string) {
		f.printf("// %s%s converts %s; NaN gives %s.\nfunc %s%s(x %s) %s { %s }\n\n", name, suffix, about, nan, name, suffix, from.goType, to.goType, body)
	}
	rounded := []struct{ suffix, fn string }{{"Rn", "math.RoundToEven"}, {"Ru", "math.Ceil"}, {"Rd", "math.Floor"}}
	if to.bits >= 32 {
		lo, hi := bounds(to)
		for _, sat := range suffixes {
			body := fmt.Sprintf("return clip%s(%s, %s)", to.suffix, x, nans[sat])
			if from.bits > 16 { // the usual case inline
				body = fmt.Sprintf("\nif x >= %s && x < %s {\nreturn %s(x)\n}\n%s\n", lo, hi, to.goType, body)
			}
			fn(sat, "toward zero, saturating", nans[sat], body)
			for _, r := range rounded {
				fn(sat+r.suffix, "with the rounding mode of its name, saturating", nans[sat], fmt.Sprintf("return clip%s(%s(%s), %s)", to.suffix, r.fn, x, nans[sat]))
			}
		}
		return
	}
	// 8 and 16 bits: without Sat by way of 32 bits, as CUDA compiles it; with Sat clamped.
	wide := "I32"
	if !to.signed {
		wide = "U32"
	}
	if from.bits == 16 { // CUDA's half converts to short as __half2short_rz does
		fn("", "toward zero, saturating", "0", fmt.Sprintf("return %sTo%sSat(x)", from.suffix, to.suffix))
	} else {
		fn("", "toward zero to 32 bits, saturating, and keeps the low bits", "0", fmt.Sprintf("return %s(%sTo%s(x))", to.goType, from.suffix, wide))
	}
	fn("Sat", "toward zero, saturating", "0", fmt.Sprintf("return %sTo%sSat(clip%s(%s, 0))", wide, to.suffix, wide, x))
	for _, r := range rounded {
		fn(r.suffix, "with the rounding mode of its name to 32 bits and keeps the low bits", "0", fmt.Sprintf("return %s(clip%s(%s(%s), 0))", to.goType, wide, r.fn, x))
		fn("Sat"+r.suffix, "with the rounding mode of its name, saturating", "0", fmt.Sprintf("return %sTo%sSat(clip%s(%s(%s), 0))", wide, to.suffix, wide, r.fn, x))
	}
}

func bounds(t scalar) (lo, hi string) {
	if t.signed {
		return fmt.Sprintf("-0x1p%d", t.bits-1), fmt.Sprintf("0x1p%d", t.bits-1)
	}
	return "0", fmt.Sprintf("0x1p%d", t.bits)
}

func intSat(f *file, from, to scalar) {
	max := func(t scalar) string { return "math.Max" + strings.ToUpper(t.goType[:1]) + t.goType[1:] }
	min := func(t scalar) string {
		if !t.signed {
			return "0"
		}
		return "math.Min" + strings.ToUpper(t.goType[:1]) + t.goType[1:]
	}
	digits := func(t scalar) int {
		if t.signed {
			return t.bits - 1
		}
		return t.bits
	}
	f.printf("// %sTo%sSat converts with saturation.\nfunc %sTo%sSat(x %s) %s {\n", from.suffix, to.suffix, from.suffix, to.suffix, from.goType, to.goType)
	if from.signed && (!to.signed || to.bits < from.bits) {
		f.printf("if x < %s {\nreturn %s\n}\n", min(to), min(to))
	}
	if digits(from) > digits(to) {
		f.printf("if x > %s {\nreturn %s\n}\n", max(to), max(to))
	}
	f.printf("return %s(x)\n}\n\n", to.goType)
}

func intToFloat(f *file, from, to scalar) {
	wide, narrow := "int64", "i64"
	if !from.signed {
		wide, narrow = "uint64", "u64"
	}
	name := from.suffix + "To" + to.suffix
	switch to.suffix {
	case "F16", "BF16":
		f.printf("// %s converts to the nearest.\nfunc %s(x %s) %s { return %s }\n\n", name, name, from.goType, to.goType, from64(to, narrow+"Odd("+wide+"(x))"))
	}
	if from.bits <= map[string]int{"F16": 11, "BF16": 8, "F32": 24, "F64": 53}[to.suffix] {
		return // exact in every mode
	}
	for _, m := range modes {
		var body string
		switch to.suffix {
		case "F64":
			body = fmt.Sprintf("return %sTo64(%s(x), vec.%s)", narrow, wide, m[1])
		case "F32":
			body = fmt.Sprintf("return narrow32(%sOdd(%s(x)), vec.%s)", narrow, wide, m[1])
		default:
			body = "return " + strings.Replace(from64(to, narrow+"Odd("+wide+"(x))"), "NearestEven", m[1], 1)
		}
		f.printf("// %s%s converts with the rounding mode of its name.\nfunc %s%s(x %s) %s { %s }\n\n", name, m[0], name, m[0], from.goType, to.goType, body)
	}
}

func floatToFloat(f *file, from, to scalar) {
	name := from.suffix + "To" + to.suffix
	x := to64(from, "x")
	if from.suffix == "F64" {
		x = "x"
	}
	small := to.bits == 16
	switch {
	case small && from.suffix == "F32":
		f.printf("// %s converts to the nearest.\nfunc %s(x %s) %s { return %sOf(x) }\n\n", name, name, from.goType, to.goType, to.goType)
	case small:
		f.printf("// %s converts to the nearest.\nfunc %s(x %s) %s { return %s }\n\n", name, name, from.goType, to.goType, from64(to, x))
	case from.bits == 16:
		f.printf("// %s converts exactly.\nfunc %s(x %s) %s { return x.%s() }\n\n", name, name, from.goType, to.goType, strings.ToUpper(to.goType[:1])+to.goType[1:])
		return
	}
	if to.suffix == "F64" {
		return
	}
	for _, m := range modes {
		body := fmt.Sprintf("narrow32(%s, vec.%s)", x, m[1])
		if small {
			body = strings.Replace(from64(to, x), "NearestEven", m[1], 1)
		}
		f.printf("// %s%s converts with the rounding mode of its name.\nfunc %s%s(x %s) %s { return %s }\n\n", name, m[0], name, m[0], from.goType, to.goType, body)
	}
}
