//go:build !race

#include "textflag.h"

// func rowStride(dst, src *uint32, stride, n int)
TEXT ·rowStride(SB), NOSPLIT, $0-32
	CMPB ·hasAVX2(SB), $0
	JEQ  plain
	MOVQ dst+0(FP), DI
	MOVQ src+8(FP), SI
	MOVQ stride+16(FP), R8
	MOVQ n+24(FP), CX
	SHLQ $2, R8
	LEAQ (R8)(R8*2), R9
	SUBQ $4, CX
	JLT  rest

four:
	VMOVD   (SI), X0
	VMOVD   (SI)(R8*2), X1
	VPINSRD $1, (SI)(R8*1), X0, X0
	VPINSRD $1, (SI)(R9*1), X1, X1
	VPUNPCKLQDQ X1, X0, X0
	VMOVDQU X0, (DI)
	LEAQ    (SI)(R8*4), SI
	ADDQ    $16, DI
	SUBQ    $4, CX
	JGE     four

rest:
	ADDQ $4, CX
	JEQ  done

one:
	MOVL (SI), AX
	MOVL AX, (DI)
	ADDQ R8, SI
	ADDQ $4, DI
	DECQ CX
	JNE  one

done:
	RET

plain:
	JMP ·plainStride(SB)
