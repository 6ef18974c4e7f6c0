//go:build amd64 && !race

#include "textflag.h"

// func putWords(dst *uint64, src unsafe.Pointer, n int, round uint32, turn *uint64, t uint64)
TEXT ·putWords(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ src+8(FP), SI
	MOVQ n+16(FP), CX
	MOVL round+24(FP), AX
	SHLQ $32, AX
	XORL BX, BX
	JMP  test
loop:
	MOVL (SI)(BX*4), DX
	ORQ  AX, DX
	MOVQ DX, (DI)(BX*8)
	INCQ BX
test:
	CMPQ BX, CX
	JLT  loop
	MOVQ turn+32(FP), DI
	MOVQ t+40(FP), AX
	MOVQ AX, (DI)
	RET
