package main

import (
	"slices"
	"testing"
)

func TestExportNames(t *testing.T) {
	f := &tuneFlags{written: map[string]bool{}}
	var got []string
	for _, kernel := range []string{"A", "B", "B", "B"} {
		got = append(got, f.another("out/t.json", kernel))
	}
	if want := []string{"out/t.json", "out/t_B.json", "out/t_B2.json", "out/t_B3.json"}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestSizeValues(t *testing.T) {
	v, err := sizeValues("n=1<<20, m=3,")
	if err != nil || len(v) != 2 || v["n"] != "1<<20" || v["m"] != "3" {
		t.Errorf("%v %v", v, err)
	}
	if _, err := sizeValues("n"); err == nil {
		t.Error("a name without a value is no error")
	}
}

func TestMeasureFlags(t *testing.T) {
	f := newMeasureFlags("bench")
	env := func(name string) (string, bool) { return "opencl", name == "KBIND_BACKEND" }
	rest, err := f.parse(&streams{env: env}, []string{"a.cu", "-size", "n=1", "b.cu", "-size", "n=2", "-cold"})
	if err != nil || !slices.Equal(rest, []string{"a.cu", "b.cu"}) || !slices.Equal(f.sizes, list{"n=1", "n=2"}) ||
		!f.cold {
		t.Errorf("%v %v %v", rest, f.sizes, err)
	}
	if f.device != "opencl" {
		t.Errorf("the device is %q", f.device)
	}
}
