package tuned

import (
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt/driver"
)

var tuning = &driver.Tuning{Kernel: "K", Sizes: []string{"n", "m"}, Params: []driver.TuneParam{
	{Name: "B", Values: []int64{32, 64, 128}, Default: 32}, {Name: "U", Values: []int64{1, 2}, Default: 1},
}}

const file = `{"version": 1, "source": "abc", "kernels": {"K": [
 {"vendor": "cuda", "arch": "sm_80", "size": {"n": 1000}, "best": [
  {"values": {"B": 64, "U": 1}, "ms": 1}, {"values": {"B": 32, "U": 2}, "ms": 1.2}]},
 {"vendor": "cuda", "arch": "sm_80", "size": {"n": 1000000}, "best": [{"values": {"B": 128, "U": 2}, "ms": 9}]},
 {"vendor": "cuda", "arch": "sm_90", "size": {"n": 1000}, "best": [{"values": {"B": 16, "U": 1}, "ms": 0.5},
  {"values": {"B": 128, "U": 1}, "ms": 1}, {"values": {"B": 32, "U": 2}, "ms": 1.1}]},
 {"vendor": "hip", "arch": "gfx90a", "size": {}, "best": [{"values": {"B": 128, "U": 1}, "ms": 3}]}]}}`

func TestChoose(t *testing.T) {
	f, err := Parse([]byte(file), "abc")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		what          string
		backend, arch string
		sizes         []int64
		want          []int64 // nil: none
	}{
		{"the nearest size", "cuda", "sm_80", []int64{2000, 7}, []int64{64, 1}},
		{"another nearest size", "cuda", "sm_80", []int64{300000, 7}, []int64{128, 2}},
		{"a size of 0", "cuda", "sm_80", []int64{0, 7}, []int64{64, 1}},
		{"the best one is no value any more", "cuda", "sm_90", []int64{5, 5}, []int64{128, 1}},
		{"another architecture: what both have", "cuda", "sm_70", []int64{1000, 5}, []int64{32, 2}},
		{"another vendor", "cpu", "sm_80", []int64{1000, 5}, nil},
		{"one entry of a vendor", "hip", "gfx1100", []int64{1000, 5}, []int64{128, 1}},
	} {
		got, ok := f.Choose(tuning, driver.DeviceInfo{Backend: test.backend, Arch: test.arch}, test.sizes)
		if ok != (test.want != nil) || !slices.Equal(got, test.want) {
			t.Errorf("%s: got %v, %v, want %v", test.what, got, ok, test.want)
		}
	}
	if _, ok := f.Choose(&driver.Tuning{Kernel: "Other"}, driver.DeviceInfo{Backend: "cuda", Arch: "sm_80"}, nil); ok {
		t.Error("a kernel that was not tuned has values")
	}
}

func TestChosen(t *testing.T) {
	f, err := Parse([]byte(file), "abc")
	if err != nil {
		t.Fatal(err)
	}
	want := [][]int64{{64, 1}, {32, 2}, {128, 2}, {128, 1}}
	got := f.Chosen(tuning, func(vendor string) bool { return vendor == "cuda" })
	if !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("got %v, want %v", got, want)
	}
	if got := f.Chosen(tuning, func(vendor string) bool { return vendor == "cpu" }); got != nil {
		t.Errorf("of another vendor: %v", got)
	}
}

func TestUnusable(t *testing.T) {
	for data, want := range map[string]string{
		"{":                                "it is damaged",
		`{"version": 7, "source": "abc"}`:  "it is of version 7, and this is version 1",
		`{"version": 1, "source": "abcd"}`: "changed since it was tuned",
	} {
		if _, err := Parse([]byte(data), "abc"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", data, err, want)
		}
	}
}

// TestHash changes each part of what is tuned, and the ends of lines, which are no part of it.
func TestHash(t *testing.T) {
	own := Hash([]string{"a\nb", "c"}, []string{"-DX=1"})
	if got := Hash([]string{"a\r\nb", "c"}, []string{"-DX=1"}); got != own {
		t.Error("another end of line is another kernel")
	}
	for what, got := range map[string]string{
		"the text":  Hash([]string{"a\nB", "c"}, []string{"-DX=1"}),
		"a header":  Hash([]string{"a\nb", "d"}, []string{"-DX=1"}),
		"no header": Hash([]string{"a\nbc"}, []string{"-DX=1"}),
		"an option": Hash([]string{"a\nb", "c"}, []string{"-DX=2"}),
		"its place": Hash([]string{"a\nb", "c", "-DX=1"}, nil),
	} {
		if got == own {
			t.Errorf("%s does not count", what)
		}
	}
}

func TestNames(t *testing.T) {
	for env, want := range map[string][]string{"off": nil, "": nil, "A=1,B=2 C=3": {"A", "B", "C"}, "A,B=": {"B"}} {
		if got := Names(env); !slices.Equal(got, want) {
			t.Errorf("%q: got %v, want %v", env, got, want)
		}
	}
}

func TestVendor(t *testing.T) {
	for want, d := range map[string]driver.DeviceInfo{
		"cuda":               {Backend: "cuda", Name: "NVIDIA H200"},
		"opencl/gpu/NVIDIA":  {Backend: "opencl", Kind: driver.KindGPU, Name: "NVIDIA H200"},
		"opencl/cpu/pthread": {Backend: "opencl", Kind: driver.KindCPU, Name: "pthread-haswell-AMD"},
	} {
		if got := Vendor(d); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
	if got := Arch(driver.DeviceInfo{Name: "pthread"}); got != "pthread" {
		t.Error(got)
	}
}
