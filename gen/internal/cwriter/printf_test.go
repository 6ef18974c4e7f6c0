package cwriter

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

// TestPrintf holds the formats that a kernel's printf becomes to what OpenCL C's prints alike.
func TestPrintf(t *testing.T) {
	var i32, i64, u64, f64 ir.Expr = &ir.Const{X: ir.X{Typ: ir.I32}}, &ir.Const{X: ir.X{Typ: ir.I64}},
		&ir.Const{X: ir.X{Typ: ir.U64}}, &ir.Const{X: ir.X{Typ: ir.F64}}
	text := &ir.Str{X: ir.X{Typ: &ir.Pointer{Elem: ir.I8}}, Text: "all"}
	for _, c := range []struct {
		format string
		args   []ir.Expr
		want   string // of the call, or what a refusal says
	}{
		{"hello, all %%ll %s\n", []ir.Expr{text}, `printf("hello, all %%ll %s\n", "all")`},
		{"%lld %llu %llx %li", []ir.Expr{i64, u64, u64, i64}, `printf("%ld %lu %lx %li", 0L, 0UL, 0UL, 0L)`},
		{"%zu %jd %td", []ir.Expr{u64, i64, i64}, `printf("%lu %ld %ld", 0UL, 0L, 0L)`},
		{"%hhd %-5.3hd %+d %c", []ir.Expr{i32, i32, i32, i32}, `printf("%hhd %-5.3hd %+d %c", 0, 0, 0, 0)`},
		{"%lf %8.3e", []ir.Expr{f64, f64}, `printf("%f %8.3e", 0.0, 0.0)`},
		{"%d", []ir.Expr{i64}, `printf("%d", (int)0L)`},
		{"%llu", []ir.Expr{i32}, `printf("%lu", (ulong)0)`},
		{"%d", []ir.Expr{f64}, "a printf of double with %d"},
		{"%f", []ir.Expr{i32}, "a printf of int with %f"},
		{"%d %d", []ir.Expr{i32}, "a printf with 2 conversions and 1 values"},
		{"%v4f", []ir.Expr{f64}, "kbind does not translate a printf with the conversion %v"},
		{"%*d", []ir.Expr{i32, i32}, "kbind does not translate a printf with the conversion %*"},
		{"100%", nil, "kbind does not translate a printf whose format ends with a %"},
		{"%n", []ir.Expr{i32}, "kbind does not translate a printf with the conversion %n"},
	} {
		s := &ir.Effect{Op: "io.printf", Args: append([]ir.Expr{&ir.Str{Text: c.format}}, c.args...)}
		got := OpenCL().language().Printf(s)
		if got == "" {
			w := New(OpenCL(), &ir.Module{}, nil)
			w.fn = &function{}
			w.Printf(s)
			got = strings.TrimSuffix(w.fn.b.String(), ";\n")
		}
		if got != c.want {
			t.Errorf("%q:\n got %s\nwant %s", c.format, got, c.want)
		}
	}
	s := &ir.Effect{Op: "io.printf", Dst: &ir.Ref{}, Args: []ir.Expr{&ir.Str{Text: "x"}}}
	if OpenCL().language().Printf(s) == "" {
		t.Error("a use of printf's result is not refused")
	}
}
