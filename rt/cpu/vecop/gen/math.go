package main

// The mathematics of package cmath (fast.go) for four elements, step by step as there: the numbers between two steps
// are the same.

// rowMath returns the operations.
func rowMath() []rowOp {
	exp := func(name, low, high, reduce string) rowOp {
		// The clamp gives what is outside the range the results 0 and infinity; a NaN, which is the second operand, stays.
		clamp := "VMOVUPS =" + low + ", $xt; VMAXPS $a, $xt, $xr; VMOVUPS =" + high +
			", $xt; VMINPS $xr, $xt, $xr; VCVTPS2PD $xr, $r; "
		return rowOp{name: name, types: rowFloats[:1], operands: "a", expr: "cmath." + name + "X(a[i])",
			asm: clamp + reduce + rowExp2Parts, setup: "LEAQ ·exp2Table(SB), R10", rolled: true, wide: true}
	}
	log := func(name, scale string) rowOp {
		return rowOp{name: name, types: rowFloats[:1], operands: "a", expr: "cmath." + name + "X(a[i])",
			asm: rowLogOf + scale + rowLogSpecial, setup: "LEAQ ·logTable(SB), R10", rolled: true, wide: true}
	}
	wave := func(name, choose string) rowOp {
		return rowOp{name: name, types: rowFloats[:1], operands: "a", expr: "cmath." + name + "X(a[i])",
			asm:    rowWave + choose,
			guard:  "VMOVUPS $a, X5; VANDPS =restPS, X5, X5; VCMPPS $5, =farPS, X5, X5; VORPS X5, X11, X11",
			rolled: true, wide: true}
	}
	return []rowOp{
		exp("Exp", "expLow", "expHigh",
			"VMULPD =expScale, $r, $t; VADDPD =shiftPD, $t, $t; VSUBPD =shiftPD, $t, $u; VMULPD =expStep, $u, $u; VSUBPD $u, "+
				"$r, $r; "),
		exp("Exp2", "exp2Low", "exp2High", rowExp2Of),
		exp("Exp10", "exp10Low", "exp10High", "VMULPD =exp10Log, $r, $r; "+rowExp2Of),
		log("Log", ""),
		log("Log2", "VMULPD =log2e, $r, $r; "),
		// 0 keeps its sign
		wave("Sin", "VBLENDVPD Y7, Y9, Y5, $r; "+rowWaveSign+
			"; VXORPS X13, X13, X13; VCMPPS $0, X13, X11, X14; VBLENDVPS X14, X11, $xr, $xr"),
		wave("Cos", "VBLENDVPD Y7, Y5, Y9, $r; VPADDQ =oneQ, Y6, Y6; "+rowWaveSign),
	}
}

// rowExp2Of is exp2Of up to exp2Parts.
const rowExp2Of = "VMULPD =two5PD, $r, $r; VADDPD =shiftPD, $r, $t; VSUBPD =shiftPD, $t, $u; VSUBPD $u, $r, $r; " +
	"VMULPD =expStep, $r, $r; "

// rowExp2Parts is exp2Parts: k is the bits of $t, r is $r.
// s
const rowExp2Parts = "VPAND =lowFive, $t, $u; VEXTRACTI128 $1, $u, X13; VMOVQ $xu, R11; VPEXTRQ $1, $xu, R12; VMOVQ " +
	"X13, R13; VPEXTRQ $1, X13, BX; VMOVSD (R10)(R11*8), X14; VMOVHPD (R10)(R12*8), X14, X14; VMOVSD (R10)(R13*8), X13; " +
	"VMOVHPD (R10)(BX*8), X13, X13; VINSERTF128 $1, X13, Y14, Y14; VPSLLQ $47, $t, $t; VPADDQ Y14, $t, $t; " +
	"VMULPD =sixthPD, $r, $u; VADDPD =halfPD, $u, $u; VMULPD $r, $r, Y13; VMULPD $u, Y13, $u; VADDPD $u, $r, $r; VMULPD " +
	"$t, $r, $r; VADDPD $r, $t, $r; VCVTPD2PSY $r, $xr"

// rowLogOf is logOf.
const rowLogOf = "VMOVUPS $a, X5; " + // x
	// ix, sub
	"VMULPS =two23PS, X5, X6; VMOVUPS =normalPS, X7; VPCMPGTD X5, X7, X7; VBLENDVPS X7, X6, X5, X6; VPMOVSXDQ X7, Y7; " +
	"VANDPD =log23, Y7, Y7; " +
	"VPSUBD =logOff, X6, X8; VPSRLD $17, X8, X9; VPAND =logIndex, X9, X9; " + // tmp, the place in the table in words
	// two loads of pairs cost less than two gathers
	"VMOVQ X9, R11; VPEXTRQ $1, X9, R13; MOVL R11, R12; SHRQ $32, R11; MOVL R13, BX; SHRQ $32, R13; VMOVUPD " +
	"(R10)(R12*8), X10; VINSERTF128 $1, (R10)(BX*8), Y10, Y10; " +
	// inv, log
	"VMOVUPD (R10)(R11*8), X11; VINSERTF128 $1, (R10)(R13*8), Y11, Y11; VUNPCKLPD Y11, Y10, Y13; VUNPCKHPD Y11, Y10, " +
	"Y11; VMOVAPD Y13, Y10; " +
	// k, r, s
	"VPSRAD $23, X8, X9; VPSLLD $23, X9, X8; VPSUBD X8, X6, X8; VCVTPS2PD X8, Y8; VMULPD Y10, Y8, Y8; VSUBPD =onePD, " +
	"Y8, Y8; VMULPD Y8, Y8, Y10; " +
	"VMULPD =eighthPD, Y8, Y13; VMOVUPD =seventhPD, Y14; VSUBPD Y13, Y14, Y14; VMULPD Y10, Y14, Y14; " +
	"VMULPD =sixthPD, Y8, Y13; VMOVUPD =fifthPD, Y6; VSUBPD Y13, Y6, Y6; VADDPD Y14, Y6, Y6; VMULPD Y10, Y6, Y6; " +
	"VMULPD =fourthPD, Y8, Y13; VMOVUPD =thirdPD, Y14; VSUBPD Y13, Y14, Y14; VADDPD Y6, Y14, Y14; " +
	"VMULPD Y8, Y10, Y13; VMULPD Y14, Y13, Y13; VMULPD =halfPD, Y10, Y10; VSUBPD Y10, Y8, Y8; VADDPD Y13, Y8, Y8; " + // p
	"VCVTDQ2PD X9, Y9; VMULPD =ln2, Y9, Y9; VSUBPD Y7, Y9, Y9; VADDPD Y8, Y11, Y8; VADDPD Y8, Y9, $r; "

// rowLogSpecial rounds, and puts in what is not the logarithm of a positive finite number: NaN for less than 0, -Inf
// for 0, x for +Inf and NaN.
const rowLogSpecial = "VCVTPD2PSY $r, $xr; VXORPS X13, X13, X13; VCMPPS $17, X13, X5, X14; VORPS X14, $xr, $xr; " +
	"VCMPPS $0, X13, X5, X14; VBLENDVPS X14, =minusInf, $xr, $xr; " +
	"VCMPPS $22, =maxPS, X5, X14; VBLENDVPS X14, X5, $xr, $xr"

// rowWave computes quadrant32, sinPoly and cosPoly: the sine is Y5, the cosine Y9, the bits of Y6 are the quadrant,
// the signs of Y7 its lowest bit.
// t, n
const rowWave = "VMOVUPS $a, X11; VCVTPS2PD X11, Y5; VMULPD =twoOverPi, Y5, Y6; VADDPD =shiftPD, Y6, Y6; VSUBPD " +
	"=shiftPD, Y6, Y7; " +
	// r, s, s*s
	"VMULPD =halfPiHi, Y7, Y8; VSUBPD Y8, Y5, Y5; VMULPD =halfPiLo, Y7, Y7; VSUBPD Y7, Y5, Y5; VMULPD Y5, Y5, Y7; " +
	"VMULPD Y7, Y7, Y8; " +
	"VMULPD =sin9, Y7, Y9; VADDPD =sin7, Y9, Y9; VMULPD Y9, Y8, Y9; VMULPD =sin5, Y7, Y10; VADDPD =sin3, Y10, Y10; " +
	"VADDPD Y9, Y10, Y10; VMULPD Y7, Y5, Y9; VMULPD Y10, Y9, Y9; VADDPD Y9, Y5, Y5; " +
	"VMULPD =cos10, Y7, Y9; VMOVUPD =cos8, Y10; VSUBPD Y9, Y10, Y10; VMULPD Y10, Y8, Y10; VMULPD =cos6, Y7, Y9; VMOVUPD " +
	"=cos4, Y13; VSUBPD Y9, Y13, Y13; VADDPD Y10, Y13, Y13; VMULPD Y13, Y8, Y8; " +
	"VMULPD =halfPD, Y7, Y7; VMOVUPD =onePD, Y9; VSUBPD Y7, Y9, Y9; VADDPD Y8, Y9, Y9; VPSLLQ $63, Y6, Y7; "

// rowWaveSign negates by the second bit of Y6, and rounds.
const rowWaveSign = "VPSLLQ $62, Y6, Y6; VANDPD =signPD, Y6, Y6; VXORPD Y6, $r, $r; VCVTPD2PSY $r, $xr"
