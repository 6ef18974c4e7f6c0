package cpu_test

import (
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/rttest"
)

// image has the kernels of rttest/kernels.cu written in Go by hand.
func image() *simt.Module {
	return &simt.Module{
		GlobalBytes: 24,
		InitGlobals: func(mem unsafe.Pointer) { *(*[4]int32)(mem) = [4]int32{10, 20, 30, 40} },
		Globals:     []simt.Global{{Symbol: "table", Offset: 0, Size: 16}, {Symbol: "total", Offset: 16, Size: 4}},
		Kernels: []simt.Kernel{
			{Symbol: "add", Name: "add", Params: 4, Run: add},
			{Symbol: "where", Name: "where", Params: 1, Run: where},
			{Symbol: "reverse", Name: "reverse", Params: 1, Run: reverse},
			{Symbol: "store", Name: "store", Params: 4, Run: store},
			{Symbol: "spin", Name: "spin", Params: 2, Run: spin},
			{Symbol: "isnull", Name: "isnull", Params: 2, Run: isNull},
			{Symbol: "lookup", Name: "lookup", Params: 1, Run: lookup},
			{Symbol: "fault", Name: "fault", Params: 0, Run: faultAt(4)},
			{Symbol: "absent", Name: "absent", Reason: "kernels.cu:1: kbind does not support this"},
		},
	}
}

// each runs body for every thread of the block.
func each(b *simt.Block, body func(t simt.Dim3)) {
	for b.Rank = 0; int(b.Rank) < b.BlockDim.Count(); b.Rank++ {
		body(b.Thread())
	}
}

func add(b *simt.Block) {
	x, y, z := simt.SliceArg[int32](b, 0), simt.SliceArg[int32](b, 1), simt.SliceArg[int32](b, 2)
	n := simt.ValueArg[int32](b, 3)
	each(b, func(t simt.Dim3) {
		if i := int32(b.BlockIdx.X*b.BlockDim.X + t.X); i < n {
			z[i] = x[i] + y[i]
		}
	})
}

func where(b *simt.Block) {
	out := simt.SliceArg[int32](b, 0)
	each(b, func(t simt.Dim3) {
		x, y, z := b.BlockIdx.X*b.BlockDim.X+t.X, b.BlockIdx.Y*b.BlockDim.Y+t.Y, b.BlockIdx.Z*b.BlockDim.Z+t.Z
		w, h := b.GridDim.X*b.BlockDim.X, b.GridDim.Y*b.BlockDim.Y
		i := (z*h+y)*w + x
		out[i] = int32(1 + i)
	})
}

func reverse(b *simt.Block) { reverseThrough(b, simt.DynamicShared[int32](b)) }

func reverseThrough(b *simt.Block, part []int32) {
	x, n := simt.SliceArg[int32](b, 0), b.BlockDim.X
	each(b, func(t simt.Dim3) { part[t.X] = x[b.BlockIdx.X*n+t.X] })
	each(b, func(t simt.Dim3) { x[b.BlockIdx.X*n+t.X] = part[n-1-t.X] })
}

func store(b *simt.Block) {
	p := simt.ValueArg[rttest.Pair](b, 1)
	p.Small += simt.ValueArg[int8](b, 0)
	p.Large += float64(simt.ValueArg[int16](b, 2))
	simt.SliceArg[rttest.Pair](b, 3)[0] = p
}

func spin(b *simt.Block) {
	out, rounds := simt.SliceArg[uint32](b, 0), simt.ValueArg[int32](b, 1)
	var last uint32
	each(b, func(t simt.Dim3) {
		x := b.BlockIdx.X*b.BlockDim.X + t.X + 1
		for range rounds {
			x = x*1664525 + 1013904223
		}
		last = x
	})
	if b.BlockIdx.X == 0 {
		out[b.BlockDim.X-1] = last
	}
}

func isNull(b *simt.Block) {
	out := simt.SliceArg[int32](b, 1)
	out[0] = 0
	if simt.SliceArg[int32](b, 0) == nil {
		out[0] = 1
	}
}

func lookup(b *simt.Block) {
	out := simt.SliceArg[int32](b, 0)
	table, total := (*[4]int32)(b.Launch.Globals), (*int32)(unsafe.Add(b.Launch.Globals, 16))
	each(b, func(t simt.Dim3) {
		i := b.BlockIdx.X*b.BlockDim.X + t.X
		out[i] = table[i%4] + *total
	})
}
