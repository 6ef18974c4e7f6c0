package clibrary

import "strings"

// Functions of IEEE 754 that round to one side, in OpenCL C, which has none: the result is rounded to nearest, and
// where the exact value lies to the other side of that it is the neighbour. Their last argument says to which side.

// The sides.
var sides = map[string]string{"rz": "0", "ru": "1", "rd": "2"}

// Directed is the function for an operation, "add_rz", on floats, f32, or doubles, f64, with the texts that declare it,
// and the side that is its last argument; "" if there is none.
func Directed(op, typ string) (name, side string, texts []Named) {
	base, mode, _ := strings.Cut(op, "_")
	name = "kb_" + base + "_to_side_" + typ
	text := directedTexts[name]
	if side = sides[mode]; side == "" || text == "" {
		return "", "", nil
	}
	texts = []Named{{"kb_directed_" + typ, directedTexts["kb_directed_"+typ]}}
	if name == "kb_fma_to_side_f64" {
		texts = append(texts, Named{"kb_add_to_side_f64", directedTexts["kb_add_to_side_f64"]})
	}
	return name, side, append(texts, Named{name, text})
}

// Named is a text that declares a function.
type Named struct{ Name, Text string }

// A float's operation is exact in double, or the sign of its error is known, with which it is rounded to odd: that
// rounded again gives what rounding once gives. In double the sign of the error is found at a scale where neither it
// nor the result is too small or too large (Ogita, Rump and Oishi, Accurate Sum and Dot Product, 2005; Shewchuk,
// Adaptive Precision Floating-Point Arithmetic, 1997).
var directedTexts = map[string]string{
	"kb_directed_f32": `static float kb_neighbour_f32(float x, int up) {
    uint bits = as_uint(x);
    if ((bits << 1) == 0) return as_float(up ? 1u : 0x80000001u);
    return as_float((up != 0) == (bits >> 31 == 0) ? bits + 1 : bits - 1);
}
static float kb_narrow(double x, int side) {
    float y = (float)x;
    double z = (double)y;
    if (z == x || x != x) return y;
    if (side == 0) return fabs(z) > fabs(x) ? kb_neighbour_f32(y, y < 0) : y;
    return (side == 1 ? z < x : z > x) ? kb_neighbour_f32(y, side == 1) : y;
}
static double kb_made_odd(double x, double error) {
    if (error == 0 || error != error || (as_long(x) & 1)) return x;
    return as_double(as_long(x) + ((error > 0) == (x > 0) ? 1 : -1));
}
static double kb_sum_made_odd(double a, double b) {
    double s = a + b, t = s - a;
    return kb_made_odd(s, (a - (s - t)) + (b - t));
}
`,
	"kb_add_to_side_f32": `static float kb_add_to_side_f32(float x, float y, int side) {
    float r = kb_narrow(kb_sum_made_odd(x, y), side);
    return r == 0 && side == 2 && (as_uint(x) | as_uint(y)) != 0 ? -0.0f : r;
}
`,
	"kb_mul_to_side_f32": `static float kb_mul_to_side_f32(float x, float y, int side) {
    return kb_narrow((double)x * (double)y, side);
}
`,
	"kb_div_to_side_f32": `static float kb_div_to_side_f32(float x, float y, int side) {
    double q = (double)x / (double)y, rest = fma(-q, (double)y, (double)x);
    return kb_narrow(kb_made_odd(q, y < 0 ? -rest : rest), side);
}
`,
	"kb_sqrt_to_side_f32": `static float kb_sqrt_to_side_f32(float x, int side) {
    double s = sqrt((double)x);
    return kb_narrow(kb_made_odd(s, fma(-s, s, (double)x)), side);
}
`,
	"kb_fma_to_side_f32": `static float kb_fma_to_side_f32(float x, float y, float z, int side) {
    double p = fma((double)x, (double)y, -0.0), s = p + (double)z;
    if (s != 0 || side != 2) return kb_narrow(kb_sum_made_odd(p, (double)z), side);
    return as_ulong(p) == 0 && as_uint(z) == 0 ? 0.0f : -0.0f;
}
`,
	"kb_directed_f64": `static double kb_to_side(double x, double error, int side) {
    if (error == 0 || error != error || x != x) return x;
    if (side == 0 ? x == 0 || (error > 0) == (x > 0) : (side == 1) != (error > 0)) return x;
    if (x == 0) return as_double(error > 0 ? 1UL : 0x8000000000000001UL);
    return as_double((error > 0) == (x > 0) ? as_ulong(x) + 1 : as_ulong(x) - 1);
}
static double kb_scaled(double x, int n) {
    return ldexp(ldexp(x, n / 2), n - n / 2);
}
`,
	"kb_add_to_side_f64": `static double kb_add_to_side_f64(double x, double y, int side) {
    double s = x + y, big = fabs(x) < fabs(y) ? y : x, small = fabs(x) < fabs(y) ? x : y;
    if (!isfinite(x) || !isfinite(y)) return s;
    if (s == 0) return side == 2 && (as_ulong(x) | as_ulong(y)) != 0 ? -0.0 : s;
    return kb_to_side(s, isinf(s) ? -s : small - (s - big), side);
}
`,
	"kb_mul_to_side_f64": `static double kb_mul_to_side_f64(double x, double y, int side) {
    double s = x * y;
    if (!isfinite(x) || !isfinite(y) || x == 0 || y == 0) return s;
    if (isinf(s)) return kb_to_side(s, -s, side);
    int i, j;
    double a = frexp(x, &i), b = frexp(y, &j), p = fma(a, b, 0.0), low = fma(a, b, -p);
    return kb_to_side(s, (p - kb_scaled(s, -i - j)) + low, side);
}
`,
	"kb_div_to_side_f64": `static double kb_div_to_side_f64(double x, double y, int side) {
    double s = x / y;
    if (!isfinite(x) || !isfinite(y) || x == 0 || y == 0) return s;
    if (isinf(s)) return kb_to_side(s, -s, side);
    int i, j;
    double a = frexp(x, &i), b = frexp(y, &j), rest = fma(-kb_scaled(s, j - i), b, a);
    return kb_to_side(s, y < 0 ? -rest : rest, side);
}
`,
	"kb_sqrt_to_side_f64": `static double kb_sqrt_to_side_f64(double x, int side) {
    double s = sqrt(x);
    if (!isfinite(s) || s == 0) return s;
    int i;
    double a = frexp(x, &i);
    if (i & 1) {
        a *= 2;
        i--;
    }
    double q = kb_scaled(s, -(i / 2));
    return kb_to_side(s, fma(-q, q, a), side);
}
`,
	"kb_fma_to_side_f64": `static double kb_fma_to_side_f64(double x, double y, double z, int side) {
    double s = fma(x, y, z);
    if (!isfinite(x) || !isfinite(y) || !isfinite(z)) return s;
    if (x == 0 || y == 0) return kb_add_to_side_f64(x * y, z, side);
    if (isinf(s)) return kb_to_side(s, -s, side);
    int i, j, k, scale;
    double a = frexp(x, &i), b = frexp(y, &j), c = frexp(z, &k), p = fma(a, b, 0.0), low = fma(a, b, -p);
    scale = i + j;
    if (c != 0 && k - scale < -120) { // only the sign of what is so small counts
        c = copysign(0x1p-120, c);
    } else if (c != 0 && k - scale > 120) {
        p = copysign(0x1p-120, p);
        low = 0;
        scale = k;
    } else {
        c = ldexp(c, k - scale);
    }
    double parts[4] = {low, p, c, -kb_scaled(s, -scale)}, error = 0;
    for (int n = 1; n < 4; n++) { // parts[0..n] become their exact sum, the largest last
        double sum = parts[n];
        for (int m = 0; m < n; m++) {
            double q = sum + parts[m], t = q - sum;
            parts[m] = (sum - (q - t)) + (parts[m] - t);
            sum = q;
        }
        parts[n] = sum;
    }
    for (int n = 0; n < 4; n++)
        if (parts[n] != 0) error = parts[n];
    if (s == 0 && error == 0) return side == 2 ? -0.0 : 0.0;
    return kb_to_side(s, error, side);
}
`,
}

// DirectedBFloat16 is a function that rounds a float to a bfloat16 to one side: "_rtz", "_rtp" or "_rtn". specifiers
// stand before it, short is the type of 16 bits without a sign, and bits has the statements that set the variable bits,
// of a type of 32 bits, to those of x.
func DirectedBFloat16(specifiers, short, bits, mode string) string {
	away := map[string]string{"_rtz": "0", "_rtp": "!(bits >> 31)", "_rtn": "bits >> 31"}[mode]
	return specifiers + short + " kb_bf16" + mode + "(float x) {\n    " + bits + "\n    if (x != x) return 0x7fff;\n" +
		"    return (" + short + ")((bits + (((bits & 0xffff) && (" + away + ")) ? 0x10000 : 0)) >> 16);\n}\n"
}
