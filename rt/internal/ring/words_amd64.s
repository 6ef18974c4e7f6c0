//go:build amd64 && !race

#include "textflag.h"

// func putWords(dst *uint64, src unsafe.Pointer, n int, round uint32, turn *uint64, t uint64, ahead int)
TEXT ·putWords(SB), NOSPLIT, $0-56
	MOVQ dst+0(FP), DI
	MOVQ src+8(FP), SI
	MOVQ n+16(FP), CX
	MOVL round+24(FP), AX
	MOVQ ahead+48(FP), R8
	TESTQ $15, DI
	JNE  narrow
	CMPB ·pairs(SB), $0
	JEQ  narrow
	MOVD AX, X0
	PSHUFD $0, X0, X0
	JMP  wide
line: // of eight words
	LEAQ (DI)(R8*1), R9
	BYTE $0x41; BYTE $0x0F; BYTE $0x0D; BYTE $0x09 // PREFETCHW (R9)
	MOVOU (SI), X1
	MOVOU 16(SI), X3
	MOVO X1, X2
	MOVO X3, X4
	PUNPCKLLQ X0, X1
	PUNPCKHLQ X0, X2
	PUNPCKLLQ X0, X3
	PUNPCKHLQ X0, X4
	MOVO X1, (DI)
	MOVO X2, 16(DI)
	MOVO X3, 32(DI)
	MOVO X4, 48(DI)
	ADDQ $32, SI
	ADDQ $64, DI
	SUBQ $8, CX
wide:
	CMPQ CX, $8
	JGE  line
narrow:
	SHLQ $32, AX
	XORL BX, BX
	JMP  test
loop:
	TESTQ $7, BX
	JNE  word
	LEAQ (DI)(BX*8), R9
	ADDQ R8, R9
	BYTE $0x41; BYTE $0x0F; BYTE $0x0D; BYTE $0x09 // PREFETCHW (R9)
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

// func hasAVX() bool
TEXT ·hasAVX(SB), NOSPLIT, $0-1
	MOVL $1, AX
	XORL CX, CX
	CPUID
	SHRL $28, CX
	ANDL $1, CX
	MOVB CX, ret+0(FP)
	RET
