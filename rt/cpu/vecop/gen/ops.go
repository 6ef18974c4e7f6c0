// Command gen writes the *_gen* files of package vecop: the operations on rows of threads, in Go and in assembly. Run
// it by go generate in rt/cpu/vecop.
package main

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/rt/cpu/internal/gogen"
)

// rowOp is an operation on rows: one function for each type. Its operands are letters: a, b and c are rows, and s
// is a number for the whole row.
type rowOp struct {
	name     string
	types    []gogen.Scalar
	operands string
	expr     string       // what becomes element i; T( stands for the type, X( for its suffix
	asm      string       // the same for one vector, see asm.go; empty if there is none
	setup    string       // what comes before, in place of filling a vector with s
	to       gogen.Scalar // the type of the result, if it is another
	guard    string       // sets elements of X11 where only the plain form will do, for the whole row
	rolled   bool         // one vector at a time is enough
	wide     bool         // floats are computed as float64, so that a vector has four
}

var (
	_, _, f32, f64 = gogen.Floats()
	i32, u32       = gogen.Ints()[4], gogen.Ints()[5]
	rowFloats      = []gogen.Scalar{f32, f64}
	rowWords       = []gogen.Scalar{i32, u32}
)

// rowFile is a file of operations.
type rowFile struct {
	name, about string
	ops         []rowOp
}

// rowFiles returns all operations, by file.
func rowFiles() []rowFile {
	return []rowFile{
		{"ops_float_gen.go", "Arithmetic of floats on rows", append(slices.Clone(rowFloatOps), rowFloatMaxes()...)},
		{"ops_int_gen.go", "Arithmetic of integers on rows, and what fills rows",
			slices.Concat(rowWordOps, rowSignedOps(), rowMoves)},
		{"ops_math_gen.go", "The mathematics of package cmath on rows", rowMath()},
		{"ops_convert_gen.go", "Conversions of rows", rowConversions},
	}
}

var rowFloatOps = []rowOp{
	{name: "Add", types: rowFloats, operands: "ab", expr: "a[i] + b[i]", asm: "VMOVUPS $a, $r; VADD# $b, $r, $r"},
	{name: "Sub", types: rowFloats, operands: "ab", expr: "a[i] - b[i]", asm: "VMOVUPS $a, $r; VSUB# $b, $r, $r"},
	{name: "Mul", types: rowFloats, operands: "ab", expr: "a[i] * b[i]", asm: "VMOVUPS $a, $r; VMUL# $b, $r, $r"},
	{name: "Div", types: rowFloats, operands: "ab", expr: "a[i] / b[i]", asm: "VMOVUPS $a, $r; VDIV# $b, $r, $r"},
	{name: "AddScalar", types: rowFloats, operands: "as", expr: "a[i] + s", asm: "VADD# $a, $s, $r"},
	{name: "SubScalar", types: rowFloats, operands: "as", expr: "a[i] - s", asm: "VMOVUPS $a, $r; VSUB# $s, $r, $r"},
	{name: "ScalarSub", types: rowFloats, operands: "sa", expr: "s - a[i]", asm: "VSUB# $a, $s, $r"},
	{name: "MulScalar", types: rowFloats, operands: "as", expr: "a[i] * s", asm: "VMUL# $a, $s, $r"},
	{name: "DivScalar", types: rowFloats, operands: "as", expr: "a[i] / s", asm: "VMOVUPS $a, $r; VDIV# $s, $r, $r"},
	{name: "ScalarDiv", types: rowFloats, operands: "sa", expr: "s / a[i]", asm: "VDIV# $a, $s, $r"},
	{name: "MulAdd", types: rowFloats, operands: "abc", expr: "T(a[i]*b[i]) + c[i]",
		asm: "VMOVUPS $a, $r; VMUL# $b, $r, $r; VADD# $c, $r, $r"},
	{name: "MulAddScalar", types: rowFloats, operands: "sbc", expr: "T(s*b[i]) + c[i]",
		asm: "VMUL# $b, $s, $r; VADD# $c, $r, $r"},
	{name: "Fma", types: rowFloats, operands: "abc", expr: "cmath.FmaX(a[i], b[i], c[i])",
		asm: "VMOVUPS $a, $t; VMOVUPS $c, $r; VFMADD231# $b, $t, $r"},
	{name: "FmaScalar", types: rowFloats, operands: "sbc", expr: "cmath.FmaX(s, b[i], c[i])",
		asm: "VMOVUPS $c, $r; VFMADD231# $b, $s, $r"},
	{name: "Neg", types: rowFloats, operands: "a", expr: "-a[i]", asm: "VMOVUPS $a, $r; VXORPS =sign#, $r, $r"},
	{name: "Abs", types: rowFloats, operands: "a", expr: "cmath.FabsX(a[i])",
		asm: "VMOVUPS $a, $r; VANDPS =rest#, $r, $r"},
	{name: "Sqrt", types: rowFloats, operands: "a", expr: "cmath.SqrtX(a[i])", asm: "VSQRT# $a, $r"},
	{name: "Rsqrt", types: rowFloats, operands: "a", expr: "cmath.RsqrtX(a[i])",
		asm: "VSQRT# $a, $t; VMOVUPS =one#, $r; VDIV# $t, $r, $r"},
	{name: "Floor", types: rowFloats, operands: "a", expr: "cmath.FloorX(a[i])", asm: "VROUND# $9, $a, $r"},
	{name: "Ceil", types: rowFloats, operands: "a", expr: "cmath.CeilX(a[i])", asm: "VROUND# $10, $a, $r"},
	{name: "Trunc", types: rowFloats, operands: "a", expr: "cmath.TruncX(a[i])", asm: "VROUND# $11, $a, $r"},
	{name: "Rint", types: rowFloats, operands: "a", expr: "cmath.RintX(a[i])", asm: "VROUND# $8, $a, $r"},
}

// rowFloatMaxes returns the operations of FmaxF32 and its kin. The machine's maximum is its second operand if one is
// NaN or both are zeros: so a NaN is replaced first, by the other operand, and of the two orders of zeros the bits are
// joined.
func rowFloatMaxes() (list []rowOp) {
	for _, m := range [][3]string{{"Max", "FmaxX", "VANDPS"}, {"Min", "FminX", "VORPS"}} {
		asm := strings.ReplaceAll("VMOVUPS $a, $r; VMOVUPS $b, $t; VCMP# $3, $t, $t, $u; VBLENDV# $u, $r, $t, $t; VCMP# "+
			"$3, $r, $r, $u; VBLENDV# $u, $t, $r, $r; "+
			"VMAX# $t, $r, $u; VMAX# $r, $t, $r; "+m[2]+" $u, $r, $r", "VMAX", "V"+strings.ToUpper(m[0]))
		list = append(list,
			rowOp{name: m[0], types: rowFloats, operands: "ab", expr: "cmath." + m[1] + "(a[i], b[i])", asm: asm},
			rowOp{name: m[0] + "Scalar", types: rowFloats, operands: "as", expr: "cmath." + m[1] + "(a[i], s)",
				asm: strings.ReplaceAll(asm, "$b", "$s")})
	}
	return list
}

var rowWordOps = []rowOp{
	{name: "Add", types: rowWords, operands: "ab", expr: "a[i] + b[i]", asm: "VMOVUPS $a, $r; VPADDD $b, $r, $r"},
	{name: "Sub", types: rowWords, operands: "ab", expr: "a[i] - b[i]", asm: "VMOVUPS $a, $r; VPSUBD $b, $r, $r"},
	{name: "Mul", types: rowWords, operands: "ab", expr: "a[i] * b[i]", asm: "VMOVUPS $a, $r; VPMULLD $b, $r, $r"},
	{name: "AddScalar", types: rowWords, operands: "as", expr: "a[i] + s", asm: "VPADDD $a, $s, $r"},
	{name: "SubScalar", types: rowWords, operands: "as", expr: "a[i] - s", asm: "VMOVUPS $a, $r; VPSUBD $s, $r, $r"},
	{name: "ScalarSub", types: rowWords, operands: "sa", expr: "s - a[i]", asm: "VPSUBD $a, $s, $r"},
	{name: "MulScalar", types: rowWords, operands: "as", expr: "a[i] * s", asm: "VPMULLD $a, $s, $r"},
	{name: "Neg", types: rowWords, operands: "a", expr: "-a[i]", asm: "VPXOR $r, $r, $r; VPSUBD $a, $r, $r"},
	{name: "And", types: rowWords, operands: "ab", expr: "a[i] & b[i]", asm: "VMOVUPS $a, $r; VPAND $b, $r, $r"},
	{name: "Or", types: rowWords, operands: "ab", expr: "a[i] | b[i]", asm: "VMOVUPS $a, $r; VPOR $b, $r, $r"},
	{name: "Xor", types: rowWords, operands: "ab", expr: "a[i] ^ b[i]", asm: "VMOVUPS $a, $r; VPXOR $b, $r, $r"},
	{name: "AndScalar", types: rowWords, operands: "as", expr: "a[i] & s", asm: "VPAND $a, $s, $r"},
	{name: "OrScalar", types: rowWords, operands: "as", expr: "a[i] | s", asm: "VPOR $a, $s, $r"},
	{name: "XorScalar", types: rowWords, operands: "as", expr: "a[i] ^ s", asm: "VPXOR $a, $s, $r"},
	{name: "ShlScalar", types: rowWords, operands: "as", expr: "a[i] << (s & 31)",
		asm: "VMOVUPS $a, $r; VPSLLD $xs, $r, $r", setup: rowCount},
}

// rowCount is the setup of shifts by one count.
const rowCount = "MOVL $s, R10; ANDL $31, R10; VMOVD R10, X15"

// rowSignedOps returns the operations that differ between int32 and uint32.
func rowSignedOps() (list []rowOp) {
	for _, t := range rowWords {
		shift, letter := "VPSRL", "U"
		if t.Signed {
			shift, letter = "VPSRA", "S"
		}
		list = append(list,
			rowOp{name: "ShrScalar", operands: "as", expr: "a[i] >> (s & 31)", asm: "VMOVUPS $a, $r; " + shift + "D $xs, $r, $r",
				setup: rowCount})
		for _, m := range []string{"Max", "Min"} {
			inst := "VP" + strings.ToUpper(m) + letter + "D "
			list = append(list,
				rowOp{name: m, operands: "ab", expr: "cmath." + m + "X(a[i], b[i])", asm: "VMOVUPS $a, $r; " + inst + "$b, $r, $r"},
				rowOp{name: m + "Scalar", operands: "as", expr: "cmath." + m + "X(a[i], s)", asm: inst + "$a, $s, $r"})
		}
		for i := range list {
			if list[i].types == nil {
				list[i].types = []gogen.Scalar{t}
			}
		}
	}
	return list
}

// rowMoves fill.
var rowMoves = []rowOp{
	{name: "Fill", types: rowWords[1:], operands: "s", expr: "s", asm: "VMOVUPS $s, $r"},
	{name: "Iota", types: rowWords, operands: "s", expr: "s + T(i)",
		asm:   "VMOVD $i, $xr; VPBROADCASTD $xr, $r; VPADDD $s, $r, $r",
		setup: "VBROADCASTSS $s, Y15; VPADDD =upward, Y15, Y15", rolled: true},
}

// rowNarrow keeps the low half of each of four 64-bit elements of y, of which x is the lower half.
func rowNarrow(y, x, temp string) string {
	return "VEXTRACTF128 $1, " + y + ", " + temp + "; VSHUFPS $0x88, " + temp + ", " + x + ", " + x
}

// rowConversions are those for which the scalar code is a function or Go's conversion. The machine's conversions to
// integers give 0x80000000 for what has no place there.
var rowConversions = []rowOp{
	{name: "I32To", types: rowWords[:1], to: f32, operands: "a", expr: "float32(a[i])", asm: "VCVTDQ2PS $a, $r"},
	{name: "I32To", types: rowWords[:1], to: f64, operands: "a", expr: "float64(a[i])", asm: "VCVTDQ2PD $a, $r"},
	{name: "U32To", types: rowWords[1:], to: f32, operands: "a", expr: "float32(a[i])",
		asm: "VMOVUPS $a, $r; VPSRLD $16, $r, $t; VPAND =low16, $r, $r; VCVTDQ2PS $t, $t; VCVTDQ2PS $r, $r; VMULPS " +
			"=two16PS, $t, $t; VADDPS $t, $r, $r"},
	{name: "U32To", types: rowWords[1:], to: f64, operands: "a", expr: "float64(a[i])",
		asm: "VPMOVZXDQ $a, $r; VORPS =two52PD, $r, $r; VSUBPD =two52PD, $r, $r"},
	{name: "F32To", types: rowFloats[:1], to: f64, operands: "a", expr: "float64(a[i])", asm: "VCVTPS2PD $a, $r"},
	{name: "F64To", types: rowFloats[1:], to: f32, operands: "a", expr: "float32(a[i])", asm: "VCVTPD2PSY $a, $xr"},
	{name: "F32To", types: rowFloats[:1], to: i32, operands: "a", expr: "cmath.F32ToI32(a[i])",
		asm: "VMOVUPS $a, $t; VCVTTPS2DQ $t, $r; VCMPPS $29, =two31PS, $t, $u; VXORPS $u, $r, $r; VCMPPS $7, $t, $t, $u; " +
			"VANDPS $u, $r, $r"},
	{name: "F32To", types: rowFloats[:1], to: u32, operands: "a", expr: "cmath.F32ToU32(a[i])",
		asm: "VXORPS $t, $t, $t; VMOVUPS $a, $r; VMAXPS $t, $r, $t; VCMPPS $29, =two31PS, $t, $u; VANDPS =two31PS, $u, $r; " +
			"VSUBPS $r, $t, $r; VCVTTPS2DQ $r, $r; " +
			"VPSLLD $31, $u, $u; VPXOR $u, $r, $r; VCMPPS $29, =two32PS, $t, $u; VORPS $u, $r, $r"},
	{name: "F64To", types: rowFloats[1:], to: i32, operands: "a", expr: "cmath.F64ToI32(a[i])",
		asm: "VMOVUPS $a, $t; VCVTTPD2DQY $t, $xr; VCMPPD $29, =two31PD, $t, $t; " + rowNarrow("$t", "$xt", "$xu") +
			"; VPXOR $xt, $xr, $xr"},
	{name: "F64To", types: rowFloats[1:], to: u32, operands: "a", expr: "cmath.F64ToU32(a[i])",
		asm: "VMOVUPS $a, $t; VCMPPD $3, $t, $t, $u; VBLENDVPD $u, =two31PD, $t, $t; VXORPS $r, $r, $r; VMAXPD $r, $t, $r; " +
			"VMINPD =maxU32PD, $r, $r; VROUNDPD $11, $r, $r; " +
			"VADDPD =two52PD, $r, $r; " + rowNarrow("$r", "$xr", "$xt")},
}

// main writes the operations on rows: the functions and their plain forms, the assembly, and what stands for it
// elsewhere.
func main() {
	decl := gogen.NewFile("vecop", "ops_gen_amd64.go", "The functions of ops_gen_amd64.s.")
	decl.Constrain("!race")
	other := gogen.NewFile("vecop", "ops_gen_other.go",
		"Other machines have the plain forms only, and so has the race detector, which sees no assembly.")
	other.Constrain("!amd64 || race")
	test := gogen.NewFile("vecop", "ops_gen_test.go", "The operations on rows that have two forms.")
	asm := newRowAsm("ops_gen_amd64.s")
	test.Printf("var rowTests = []rowTest{\n")
	for _, file := range rowFiles() {
		f := gogen.NewFile("vecop", file.name, file.about+"; ops.go says what they have in common.", `"unsafe"`, gogen.CMath)
		for _, op := range file.ops {
			for _, t := range op.types {
				r := op.of(t)
				r.exported(f)
				if r.asm == "" {
					continue
				}
				decl.Printf("//go:noescape\nfunc %s(%s)\n\n", r.inner(), r.pointers())
				other.Printf("func %s(%s) { %s(%s) }\n\n", r.inner(), r.pointers(), r.plain(), r.call("%s"))
				test.Printf("{%q, %q, %s, %s},\n", r.name, r.operands, r.name, r.plain())
				if first := op.of(op.types[0]); first.name != r.name && first.from.Bits == t.Bits && !strings.Contains(r.asm, "#") {
					asm.alias(r, first)
				} else {
					asm.function(r)
				}
			}
		}
		f.Save()
	}
	test.Printf("}\n")
	for _, f := range []*gogen.File{decl, other, test} {
		f.Save()
	}
	asm.write()
}

// rowFunc is one function.
type rowFunc struct {
	rowOp
	from gogen.Scalar
}

// of returns op's function for t.
func (op rowOp) of(t gogen.Scalar) rowFunc {
	r := rowFunc{op, t}
	if r.to.Suffix == "" {
		r.to = t
	}
	suffix := t.Suffix
	if strings.HasSuffix(op.name, "To") {
		suffix = r.to.Suffix
	}
	r.name = op.name + suffix
	r.expr = strings.NewReplacer("T(", t.Go+"(", "X(", t.Suffix+"(").Replace(op.expr)
	return r
}

// inner and plain are the names of the function in assembly and of that in Go, which have the same parameters.
func (r rowFunc) inner() string { return "row" + r.name }
func (r rowFunc) plain() string { return "plain" + r.name }

func (r rowFunc) letters() []string { return strings.Split(r.operands, "") }

// param returns an operand as a parameter; a row has the form.
func (r rowFunc) param(letter, form string) string {
	if letter == "s" {
		return "s " + r.from.Go
	}
	return letter + " " + form + r.from.Go
}

func (r rowFunc) params(form string) string {
	list := []string{"dst " + form + r.to.Go}
	for _, o := range r.letters() {
		list = append(list, r.param(o, form))
	}
	return strings.Join(list, ", ")
}

// pointers returns the parameters of the inner function.
func (r rowFunc) pointers() string { return r.params("*") + ", n int" }

// call returns the arguments for the inner function: n, and of each row what form makes of it.
func (r rowFunc) call(form string) string {
	list := []string{strings.ReplaceAll(form, "%s", "dst")}
	for _, o := range r.letters() {
		if o != "s" {
			o = strings.ReplaceAll(form, "%s", o)
		}
		list = append(list, o)
	}
	return strings.Join(append(list, "n"), ", ")
}

// exported writes the function and its plain form.
func (r rowFunc) exported(f *gogen.File) {
	f.Printf("// %s sets each dst[i] to %s.\nfunc %s(%s) {\n", r.name, r.expr, r.name, r.params("[]"))
	cut := "%s = %s[:len(dst)]\n"
	if r.asm != "" {
		args := strings.ReplaceAll(r.call("unsafe.SliceData(%s[:len(dst)])"), "dst[:len(dst)]", "dst")
		f.Printf("%s(%s)\n}\n\n", r.inner(), strings.TrimSuffix(args, "n")+"len(dst)")
		f.Printf("func %s(dst_ *%s", r.plain(), r.to.Go)
		for _, o := range r.letters() {
			if o == "s" {
				f.Printf(", %s", r.param(o, ""))
			} else {
				f.Printf(", %s", strings.Replace(r.param(o, "*"), " ", "_ ", 1))
			}
		}
		f.Printf(", n int) {\ndst := unsafe.Slice(dst_, n)\n")
		cut = "%s := unsafe.Slice(%s_, n)\n"
	}
	for _, o := range r.letters() {
		if o != "s" {
			f.Printf(cut, o, o)
		}
	}
	f.Printf("for i := range dst {\ndst[i] = %s\n}\n}\n\n", r.expr)
}
