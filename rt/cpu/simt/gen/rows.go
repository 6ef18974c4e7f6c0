package main

import (
	"strings"
)

// rowOp is an operation on rows: one function for each type. Its operands are letters: a, b and c are rows, s is a number for the whole row, m a row of masks.
type rowOp struct {
	name     string
	types    []scalar
	operands string
	expr     string // what becomes element i; T stands for the type, X for its suffix
}

var (
	rowFloats = []scalar{f32, f64}
	rowWords  = []scalar{ints[4], ints[5]}
	rowSigned = append([]scalar{ints[4]}, rowFloats...)
	rowAll    = append(append([]scalar{}, rowWords...), rowFloats...)
)

var rowOps = []rowOp{
	{"Add", rowAll, "ab", "a[i] + b[i]"},
	{"Sub", rowAll, "ab", "a[i] - b[i]"},
	{"Mul", rowAll, "ab", "a[i] * b[i]"},
	{"Div", rowFloats, "ab", "a[i] / b[i]"},
	{"AddScalar", rowAll, "as", "a[i] + s"},
	{"SubScalar", rowAll, "as", "a[i] - s"},
	{"ScalarSub", rowAll, "sa", "s - a[i]"},
	{"MulScalar", rowAll, "as", "a[i] * s"},
	{"DivScalar", rowFloats, "as", "a[i] / s"},
	{"ScalarDiv", rowFloats, "sa", "s / a[i]"},
	{"MulAdd", rowAll, "abc", "T(a[i]*b[i]) + c[i]"},
	{"MulAddScalar", rowAll, "sbc", "T(s*b[i]) + c[i]"},
	{"Fma", rowFloats, "abc", "FmaX(a[i], b[i], c[i])"},
	{"FmaScalar", rowFloats, "sbc", "FmaX(s, b[i], c[i])"},
	{"Neg", rowAll, "a", "-a[i]"},
	{"Abs", rowFloats, "a", "FabsX(a[i])"},
	{"Abs", rowWords[:1], "a", "AbsX(a[i])"},
	{"Sqrt", rowFloats, "a", "SqrtX(a[i])"},
	{"Max", rowFloats, "ab", "FmaxX(a[i], b[i])"},
	{"Min", rowFloats, "ab", "FminX(a[i], b[i])"},
	{"MaxScalar", rowFloats, "as", "FmaxX(a[i], s)"},
	{"MinScalar", rowFloats, "as", "FminX(a[i], s)"},
	{"Max", rowWords, "ab", "MaxX(a[i], b[i])"},
	{"Min", rowWords, "ab", "MinX(a[i], b[i])"},
	{"MaxScalar", rowWords, "as", "MaxX(a[i], s)"},
	{"MinScalar", rowWords, "as", "MinX(a[i], s)"},
	{"And", rowWords, "ab", "a[i] & b[i]"},
	{"Or", rowWords, "ab", "a[i] | b[i]"},
	{"Xor", rowWords, "ab", "a[i] ^ b[i]"},
	{"AndScalar", rowWords, "as", "a[i] & s"},
	{"OrScalar", rowWords, "as", "a[i] | s"},
	{"XorScalar", rowWords, "as", "a[i] ^ s"},
	{"Not", rowWords, "a", "^a[i]"},
	{"Shl", rowWords, "ab", "a[i] << (uint32(b[i]) & 31)"},
	{"Shr", rowWords, "ab", "a[i] >> (uint32(b[i]) & 31)"},
	{"ShlScalar", rowWords, "as", "a[i] << (uint32(s) & 31)"},
	{"ShrScalar", rowWords, "as", "a[i] >> (uint32(s) & 31)"},
	{"Exp", rowFloats[:1], "a", "ExpX(a[i])"},
	{"Exp2", rowFloats[:1], "a", "Exp2X(a[i])"},
	{"Log", rowFloats[:1], "a", "LogX(a[i])"},
	{"Log2", rowFloats[:1], "a", "Log2X(a[i])"},
	{"Rsqrt", rowFloats, "a", "RsqrtX(a[i])"},
	{"Fill", rowAll, "s", "s"},
	{"Iota", rowWords, "s", "s + T(i)"},
	{"Select", rowAll, "mab", "Select(m[i] != 0, a[i], b[i])"},
}

// rowCompares are the comparisons: their results are masks, all ones for true.
var rowCompares = []struct{ name, op string }{{"Eq", "=="}, {"Ne", "!="}, {"Lt", "<"}, {"Le", "<="}, {"Gt", ">"}, {"Ge", ">="}}

// rowConversions are those for which the scalar code is a function or Go's conversion.
var rowConversions = []struct {
	from, to scalar
	expr     string
}{
	{ints[4], f32, "float32(a[i])"},
	{ints[5], f32, "float32(a[i])"},
	{ints[4], f64, "float64(a[i])"},
	{ints[5], f64, "float64(a[i])"},
	{f32, f64, "float64(a[i])"},
	{f64, f32, "float32(a[i])"},
	{f32, ints[4], "F32ToI32(a[i])"},
	{f32, ints[5], "F32ToU32(a[i])"},
	{f64, ints[4], "F64ToI32(a[i])"},
	{f64, ints[5], "F64ToU32(a[i])"},
}

// rowFile writes the operations on rows.
func rowFile() {
	f := newFile("row_ops_gen.go", "Operations on rows; row_ops.go says what they have in common.")
	for _, op := range rowOps {
		for _, t := range op.types {
			rowFunc(f, op.name, t, t, op.operands, op.expr)
		}
	}
	for _, c := range rowCompares {
		for _, t := range rowAll {
			rowFunc(f, c.name, t, ints[5], "ab", "Ones(a[i] "+c.op+" b[i])")
			rowFunc(f, c.name+"Scalar", t, ints[5], "as", "Ones(a[i] "+c.op+" s)")
		}
	}
	for _, c := range rowConversions {
		rowFunc(f, c.from.suffix+"To", c.from, c.to, "a", c.expr)
	}
	f.write()
}

// rowFunc writes one function, of rows of type from that give a row of type to.
func rowFunc(f *file, name string, from, to scalar, operands, expr string) {
	suffix := from.suffix
	if strings.HasSuffix(name, "To") {
		suffix = to.suffix
	}
	expr = strings.NewReplacer("T(", from.goType+"(", "X(", from.suffix+"(").Replace(expr)
	params := []string{"dst []" + to.goType}
	var rows []string
	for _, o := range strings.Split(operands, "") {
		switch o {
		case "s":
			params = append(params, "s "+from.goType)
		case "m":
			params, rows = append(params, "m []uint32"), append(rows, o)
		default:
			params, rows = append(params, o+" []"+from.goType), append(rows, o)
		}
	}
	f.printf("// Row%s%s sets each dst[i] to %s.\nfunc Row%s%s(%s) {\n", name, suffix, expr, name, suffix, strings.Join(params, ", "))
	for _, r := range rows {
		f.printf("%s = %s[:len(dst)]\n", r, r)
	}
	f.printf("for i := range dst {\ndst[i] = %s\n}\n}\n\n", expr)
}
