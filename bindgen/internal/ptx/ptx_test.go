package ptx

import (
	"fmt"
	"strings"
	"testing"
)

// text writes a program in a form of its own, so that a case is one line.
func text(p *Program) string {
	var b strings.Builder
	for _, s := range p.Stmts {
		if s.Guard != nil {
			fmt.Fprintf(&b, "@%v%s ", map[bool]string{true: "!"}[s.Not], arg(p, *s.Guard))
		}
		b.WriteString(strings.Join(append([]string{s.Op}, s.Mods...), "."))
		for _, a := range s.Args {
			b.WriteString(" " + arg(p, a))
		}
		b.WriteString("; ")
	}
	return strings.TrimSpace(b.String())
}

func arg(p *Program, a Arg) string {
	var list []string
	for _, x := range a.List {
		list = append(list, arg(p, x))
	}
	if part := a.Part; part != "" {
		a.Part = ""
		return arg(p, a) + "." + part
	}
	s := map[bool]string{true: "!"}[a.Not] + map[bool]string{true: "-"}[a.Neg]
	switch a.Kind {
	case Operand:
		return s + fmt.Sprintf("%%%d", a.Num)
	case Reg:
		return s + fmt.Sprintf("%s#%d:%s", a.Name, a.Num, p.Regs[a.Num].Type)
	case Special:
		return s + "<" + a.Name + ">"
	case Int:
		return s + fmt.Sprint(int64(a.Bits))
	case Float:
		return s + fmt.Sprintf("%x/%v", a.Bits, a.Wide)
	case Vec:
		return s + "{" + strings.Join(list, ",") + "}"
	case Addr:
		return s + fmt.Sprintf("[%s+%d]", list[0], a.Offset)
	case Pair:
		return s + strings.Join(list, "|")
	case Sink:
		return "_"
	}
	return s + a.Name
}

func TestParse(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"", ""},
		{"mov.u32 %0, %%laneid;", "mov.u32 %0 <laneid>;"},
		{"mov.u32 %0, %tid.x;", "mov.u32 %0 <tid.x>;"},
		{"mov.u32%0, %laneid;mov.u32%1,%%tid.x;", "mov.u32 %0 <laneid>; mov.u32 %1 <tid.x>;"},
		{"bar.sync 0", "bar.sync 0;"},
		{"add.cc.u32 %0, %1, %2;\n\taddc.u32 %3, -1, 0x10; // carry", "add.cc.u32 %0 %1 %2; addc.u32 %3 -1 16;"},
		{"{ .reg .pred p; setp.ne.b32 p, %1, 0; @!p bra.uni x; selp.u32 %0, 1, 0, !p; }",
			"setp.ne.b32 p#0:pred %1 0; @!p#0:pred bra.uni x; selp.u32 %0 1 0 !p#0:pred;"},
		{"{\n.reg .u32 t<2>, %%r;\n mov.b32 t1, %%r;\n}\n", "mov.b32 t1#1:u32 %r#2:u32;"},
		{"{.reg.f32 a; {.reg .f64 a; mov.f64 a, 0d3FF0000000000000;} mov.f32 a, 0F3f800000;}",
			"mov.f64 a#1:f64 3ff0000000000000/true; mov.f32 a#0:f32 3f800000/false;"},
		{"ld.global.nc.L2::128B.v4.f32 {%0,%1,%2,%3}, [%4 + -16];", "ld.global.nc.L2::128B.v4.f32 {%0,%1,%2,%3} [%4+-16];"},
		{"cp.async.cg.shared::cta.global [%0+8], [%1], 16, %2; /* no wait */",
			"cp.async.cg.shared::cta.global [%0+8] [%1+0] 16 %2;"},
		{"shfl.sync.idx.b32 %0|p, %1, _, 0b11111, 1.5, 2e-3;",
			"shfl.sync.idx.b32 %0|p %1 _ 31 3ff8000000000000/true 3f60624dd2f1a9fc/true;"},
		{"{.reg .u32 t; vmad.u32.s32.s32 t.h1, -%1.b3, %2.h0, t;}", "vmad.u32.s32.s32 t#0:u32.h1 -%1.b3 %2.h0 t#0:u32;"},
		{"fma.rn.f32 %0, -%1, %2, -%3;", "fma.rn.f32 %0 -%1 %2 -%3;"},
	} {
		p, err := Parse(c.in)
		if err != nil {
			t.Errorf("%q: %v", c.in, err)
		} else if got := text(p); got != c.want {
			t.Errorf("%q is read as\n%s, want\n%s", c.in, got, c.want)
		}
	}
}

func TestErrors(t *testing.T) {
	for in, want := range map[string]string{
		"loop: bra loop;":                   "label",
		".shared .b32 x;":                   "directive",
		"{ add.u32 %0, %1, %2;":             "not closed",
		"add.u32 %0, %1, %2; }":             "not opened",
		"add.u32 %0 %1;":                    "expected",
		"add.u32 %0, ];":                    "operand",
		"ld.u32 %0, [%1+%2];":               "two parts",
		".reg .v4 .f32 x;":                  "names no register",
		"/* x":                              "comment",
		"mov.u32 %0, 0x;":                   "number",
		"@p":                                "begins no instruction",
		".reg .u32 x<99999999>;":            "at once",
		"mov.u32 %0, ":                      "",
		"?":                                 "begins no instruction",
		"ld.global.u32 %0, [%1":             "expected",
		"mov.b64 {%0, %1, %2;":              "expected",
		".reg .pred 5;":                     "names no register",
		"{{}":                               "not closed",
		"mov.u32 %0, 99999999999999999999;": "",
	} {
		p, err := Parse(in)
		if err == nil {
			if want != "" {
				t.Errorf("%q is read as %s, want an error about %q", in, text(p), want)
			}
			continue
		}
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want an error about %q", in, err, want)
		}
	}
}

// FuzzParse checks that no text hangs or breaks the parser.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"mov.u32 %0, %%laneid;", "{ .reg .pred p; @!p add.u32 %0, 1, [x+-4]; }", "1e-", "0f", "::",
		"a|b,{c,_}"} {
		f.Add(s)
	}
	f.Fuzz(func(_ *testing.T, s string) { Parse(s) })
}
