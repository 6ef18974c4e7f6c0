package cpu_test

import "github.com/kbind/kbind/rt/cpu/simt"

// Kernels that fault. The //line directives say where they pretend to be, so positions in this file are of no use.

// faultAt is a kernel that divides by zero in thread (3,0,0) of block first and of those after it. Its line says that
// it is line 8 of inc/kernels.cuh.
func faultAt(first uint32) func(*simt.Block) {
	return func(b *simt.Block) {
		each(b, func(t simt.Dim3) {
			if b.BlockIdx.X >= first && t.X == 3 {
				zero := t.Y
				_ = divide(t.X, zero)
			}
		})
	}
}

func divide(a, b uint32) uint32 {
//line inc/kernels.cuh:8
	return a / b
}

func faultIndex(b *simt.Block) {
	short := make([]int32, 1027)
	each(b, func(t simt.Dim3) {
		i := b.BlockIdx.X*256 + t.X
//line /elsewhere/k.cu:12
		short[i]++
	})
}

func faultNil(b *simt.Block) {
	var null *int32
//line other.cu:3
	*null = 1
}

func faultAssert(b *simt.Block) {
	b.Rank = 5
//line k.cu:77
	simt.Assert(b.Rank < 5, "i < 5")
}

func faultWords(b *simt.Block) {
//line k.cu:1
	panic("own words")
}
