//go:build !kbind_cpu && !android

#include "textflag.h"

// The address of callC, for runtime.cgocall.
GLOBL ·callCAddress(SB), NOPTR|RODATA, $8
DATA ·callCAddress(SB)/8, $callC(SB)

// callC runs on the system stack with a *Frame in DI. It calls the C function with the twelve integer arguments by the System V ABI, section 3.2.3: six in registers and six on the stack,
// whose pointer is a multiple of 16 at the call: 64 bytes of frame, the frame pointer and the return address are 80.
TEXT callC(SB), NOSPLIT, $64
	MOVQ DI, 56(SP)
	MOVQ DI, R11
	MOVQ 8(R11), DI
	MOVQ 16(R11), SI
	MOVQ 24(R11), DX
	MOVQ 32(R11), CX
	MOVQ 40(R11), R8
	MOVQ 48(R11), R9
	MOVQ 56(R11), R10
	MOVQ R10, 0(SP)
	MOVQ 64(R11), R10
	MOVQ R10, 8(SP)
	MOVQ 72(R11), R10
	MOVQ R10, 16(SP)
	MOVQ 80(R11), R10
	MOVQ R10, 24(SP)
	MOVQ 88(R11), R10
	MOVQ R10, 32(SP)
	MOVQ 96(R11), R10
	MOVQ R10, 40(SP)
	XORL AX, AX // no floating-point arguments, if it is a function with "..."
	MOVQ 0(R11), R10
	CALL R10
	MOVQ 56(SP), DI
	MOVQ AX, 104(DI)
	XORL AX, AX
	RET
