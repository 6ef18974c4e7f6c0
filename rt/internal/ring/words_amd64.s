//go:build amd64 && !race

#include "textflag.h"

// func putWords(dst *uint64, src unsafe.Pointer, n int, round uint32, turn *uint64, t uint64, ahead int)
TEXT ·putWords(SB), NOSPLIT, $0-56
	MOVQ dst+0(FP), DI
	MOVQ src+8(FP), SI
	MOVQ n+16(FP), CX
	MOVL round+24(FP), AX
	SHLQ $32, AX
	XORL BX, BX
	JMP  test
loop:
	TESTQ $7, BX
	JNE  word
	LEAQ (DI)(BX*8), R8
	ADDQ ahead+48(FP), R8
	BYTE $0x41; BYTE $0x0F; BYTE $0x0D; BYTE $0x08 // PREFETCHW (R8)
word:
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

// func getWords(dst unsafe.Pointer, src *uint64, n int, round uint32) bool
TEXT ·getWords(SB), NOSPLIT, $0-33
	MOVQ dst+0(FP), DI
	MOVQ src+8(FP), SI
	MOVQ n+16(FP), CX
	MOVL round+24(FP), AX
	XORL BX, BX
	JMP  more
next:
	MOVQ (SI)(BX*8), DX
	MOVL DX, (DI)(BX*4)
	SHRQ $32, DX
	CMPL DX, AX
	JNE  missing
	INCQ BX
more:
	CMPQ BX, CX
	JLT  next
	MOVB $1, ret+32(FP)
	RET
missing:
	MOVB $0, ret+32(FP)
	RET

// func release(p *uint64, t uint64)
TEXT ·release(SB), NOSPLIT, $0-16
	MOVQ p+0(FP), DI
	MOVQ t+8(FP), AX
	MOVQ AX, (DI)
	RET

// func relax(n int)
TEXT ·relax(SB), NOSPLIT, $0-8
	MOVQ n+0(FP), CX
again:
	PAUSE
	DECQ CX
	JG   again
	RET
