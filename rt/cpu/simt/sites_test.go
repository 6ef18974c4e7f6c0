package simt

import (
	"slices"
	"testing"
)

func TestSiteTable(t *testing.T) {
	got := SiteTable(`
file a.cu
31:20 r4p tile[threadIdx.y][threadIdx.x + k]
37:5 w16 dst[(y * width) + x]
- rs *p
file b.cuh
7:1 r4ab!192 n != "x y"
8:2 r8v p->next
nonsense
`)
	want := []Site{
		{},
		{File: "a.cu", Line: 31, Col: 20, Text: "tile[threadIdx.y][threadIdx.x + k]", Align: 4, Parts: true},
		{File: "a.cu", Line: 37, Col: 5, Text: "dst[(y * width) + x]", Align: 16, Write: true},
		{Text: "*p", Struct: true},
		{File: "b.cuh", Line: 7, Col: 1, Text: `n != "x y"`, Align: 4, Atomic: true, Narrow: true, Allow: 192},
		{File: "b.cuh", Line: 8, Col: 2, Text: "p->next", Align: 8, Volatile: true},
		{},
	}
	if !slices.Equal(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}
