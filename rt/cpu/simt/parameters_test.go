package simt

import (
	"slices"
	"testing"
)

func TestParameters(t *testing.T) {
	got := Parameters("r4 src, w16@61 dst, rw1 bytes, -8 unused, n, r4 ")
	want := []Parameter{
		{Name: "src", Fine: 4, ReadOnly: true},
		{Name: "dst", Fine: 16, WriteOnly: true, Out: 61},
		{Name: "bytes", Fine: 1},
		{Name: "unused", Fine: 8, ReadOnly: true, WriteOnly: true},
		{Name: "n"},
		{Fine: 4, ReadOnly: true},
	}
	if !slices.Equal(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
	if got := Parameters(""); got != nil {
		t.Errorf("of no parameters: %+v", got)
	}
}
