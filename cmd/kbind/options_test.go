package main

import (
	"fmt"
	"strings"
	"testing"
)

// TestCompilerFlags gives options as hosts write them and wants what kbind makes of them: what it reads, what a device
// compiler gets, what generated files remember.
func TestCompilerFlags(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"-DN=4 -D TILE -I inc -Iinc2 -UX -U Y", "D=[N=4 TILE] I=[inc inc2] U=[X Y] device=[-DN=4 -DTILE -UX -UY]"},
		{"-cl-std=CL2.0 -cl-mad-enable -w -Werror", "std=CL2.0 device=[-std=CL2.0 -cl-mad-enable] args=[-- -cl-mad-enable]"},
		{"-cl-single-precision-constant -cl-fast-relaxed-math",
			"fast single device=[-cl-single-precision-constant -cl-fast-relaxed-math] args=[-- -cl-single-precision-constant " +
				"-cl-fast-relaxed-math]"},
		{"-cl-kernel-arg-info -cl-opt-disable -cl-denorms-are-zero",
			"device=[-cl-kernel-arg-info -cl-opt-disable -cl-denorms-are-zero] args=[-- -cl-kernel-arg-info -cl-opt-disable " +
				"-cl-denorms-are-zero]"},
		{"-O3 -arch=sm_75 --use_fast_math -std=c++17 -lineinfo",
			"fast std=c++17 arch=750 device=[-std=c++17 --use_fast_math] args=[-- -arch=sm_75 --use_fast_math]"},
		{"-gencode arch=compute_90a,code=sm_90a -Xcompiler -fPIC -maxrregcount 32 -fmad=false",
			"fmad=false arch=900 device=[-maxrregcount=32 -fmad=false] args=[-- -gencode=arch=compute_90a,code=sm_90a " +
				"-maxrregcount=32 -fmad=false]"},
		{"-arch native --offload-arch=gfx90a -x hip", "dialect=hip device=[] args=[-- -arch=native]"},
		{"--fmad true", "fmad=true device=[--fmad=true] args=[-- --fmad=true]"},
		{"-x hip -mwavefrontsize64", "dialect=hip wave64 device=[-mwavefrontsize64] args=[-- -mwavefrontsize64]"},
		{"-fmad=maybe", "compiler flag -fmad=maybe: want true or false"},
		{"-cl-nv-verbose", `compiler flag "-cl-nv-verbose" is an option of NVIDIA's OpenCL only`},
		{"-cl-frobnicate", `compiler flag "-cl-frobnicate" is no option of OpenCL`},
		{"-x spir", "compiler flag -x spir: kbind reads cu, hip and cl"},
		{"-arch=gfx90a", `compiler flag: "gfx90a" is not an architecture such as sm_80`},
		{"-D", "compiler flag -D wants a value"},
		{"-maxrregcount", "compiler flag -maxrregcount wants a value"},
		{"-include", "compiler flag -include wants a value"},
		{"--frobnicate",
			`compiler flag "--frobnicate": kbind understands -I, -D, -U, -std and options that change nothing on the CPU`},
	} {
		u := &unitFlags{}
		got := ""
		if err := u.compilerFlags(strings.Fields(c.args)); err != nil {
			got = err.Error()
		} else {
			got = flagText(u)
		}
		if got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.args, got, c.want)
		}
		again := &unitFlags{dialect: u.dialect, std: u.std, defines: u.defines, include: u.include, undefs: u.undefs}
		if rest := u.recordOptions(); len(rest) > 0 {
			if err := again.compilerFlags(rest[1:]); err != nil || flagText(again) != got {
				t.Errorf("%s\nagain %s, %v\n  not %s", c.args, flagText(again), err, got)
			}
		}
	}
}

func flagText(u *unitFlags) string {
	var b []string
	put := func(name string, v any, zero string) {
		if s := fmt.Sprint(v); s != zero {
			b = append(b, name+"="+s)
		}
	}
	put("D", []string(u.defines), "[]")
	put("I", []string(u.include), "[]")
	put("U", []string(u.undefs), "[]")
	put("dialect", u.dialect, "")
	if u.fastMath {
		b = append(b, "fast")
	}
	if u.wave64 {
		b = append(b, "wave64")
	}
	if u.singlePrecision {
		b = append(b, "single")
	}
	put("fmad", u.fmadOption, "")
	put("std", u.std, "")
	put("arch", u.arch, "")
	put("device", u.deviceFlags(), "")
	put("args", u.recordOptions(), "[]")
	return strings.Join(b, " ")
}
