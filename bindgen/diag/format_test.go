package diag

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/kbind/kbind/bindgen/source"
)

func add(t *testing.T, set *source.Set, name, text string) *source.File {
	t.Helper()
	f, err := set.AddFile(name, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func format(l *List, color bool) string {
	var b strings.Builder
	if err := l.Format(&b, color); err != nil {
		return err.Error()
	}
	return b.String()
}

func expect(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestFormat(t *testing.T) {
	set := &source.Set{}
	text := "int a;\n\tfloat4 v = make(x + y);\n\nlast"
	f := add(t, set, "a.cu", text)
	at := func(s string) source.Pos { return f.Pos(strings.Index(text, s)) }
	l := NewList(set)
	l.AddSpan("K0312", source.Span{Start: at("x +"), End: at(");")}, "no conversion from '%s' to '%s'", "float4", "float").
		Note(at("a;"), "declared here").Hintf("write .x")
	l.Add("K0201", at("make"), "who is that")
	l.AddSpan("K0202", source.Span{Start: at("v ="), End: at("last")}, "a long one")
	l.Add("K0203", f.Pos(len(text)), "at the end")
	l.Add("K0137", 0, "nowhere")
	expect(t, format(l, false), `a.cu:2:18: error: no conversion from 'float4' to 'float' [K0312]
  	float4 v = make(x + y);
  	                ^~~~~
a.cu:1:5: note: declared here
  int a;
      ^
  hint: write .x
a.cu:2:13: error: who is that [K0201]
  	float4 v = make(x + y);
  	           ^~~~
a.cu:2:9: error: a long one [K0202]
  	float4 v = make(x + y);
  	       ^~~~~~~~~~~~~~~~
a.cu:4:5: error: at the end [K0203]
  last
      ^
error: nowhere [K0137]
`)
	if got := format(l, true); !strings.Contains(got, "\x1b[1;31merror:\x1b[0m") {
		t.Errorf("no colour in %q", got)
	}
}

func TestFormatTracesMacros(t *testing.T) {
	set := &source.Set{}
	text := "#define IN(x) bad x\n#define OUT IN(1)\n  OUT;\n"
	f := add(t, set, "m.cu", text)
	at := func(s string) source.Pos { return f.Pos(strings.Index(text, s)) }
	in := set.AddExpansion("OUT", at("OUT;"), at("IN(1)"))
	bad := set.AddExpansion("IN", in, at("bad"))
	l := NewList(set)
	l.Add("K0301", bad, "unknown name 'bad'")
	expect(t, format(l, false), `m.cu:3:3: error: unknown name 'bad' [K0301]
    OUT;
    ^~~
m.cu:1:15: note: expanded from macro 'IN'
  #define IN(x) bad x
                ^~~
m.cu:2:13: note: expanded from macro 'OUT'
  #define OUT IN(1)
              ^~
`)
	deep := bad
	for range 20 {
		deep = set.AddExpansion("IN", deep, at("bad"))
	}
	l = NewList(set)
	l.Add("K0301", deep, "deep")
	got := format(l, false)
	if n := strings.Count(got, "expanded from"); n != maxTrace || !strings.Contains(got, "(16 more macros)") {
		t.Errorf("%d notes in\n%s", n, got)
	}
}

func TestFormatHoldsOddLines(t *testing.T) {
	set := &source.Set{}
	long := strings.Repeat("é", 300) + "X" + strings.Repeat("日", 300)
	f := add(t, set, "a.cu", long+"\nz\x1b[31m\xff\x00 Y\n")
	l := NewList(set)
	l.Add("K0201", f.Pos(600), "x")
	l.Add("K0201", f.Pos(len(long)+10), "y")
	for line := range strings.Lines(format(l, false)) {
		if len(line) > 2*maxLine || strings.ContainsAny(line, "\x1b\x00") || !utf8.ValidString(line) {
			t.Errorf("bad line %q", line)
		}
	}
	got := strings.Split(format(l, false), "\n")
	if runes := []rune(got[1]); len(runes) <= strings.Index(got[2], "^") || runes[strings.Index(got[2], "^")] != 'X' {
		t.Errorf("the mark is not under X:\n%s\n%s", got[1], got[2])
	}
}

func TestMessages(t *testing.T) {
	set := &source.Set{}
	f := add(t, set, "a.cu", "x\n y")
	l := NewList(set)
	l.Add("K0201", f.Pos(3), "second")
	l.Add("K0201", f.Pos(0), "first").Hintf("do")
	l.Add("K0201", f.Pos(3), "second")
	l.Sort()
	b, err := json.Marshal(l.Messages())
	if err != nil {
		t.Fatal(err)
	}
	expect(t, string(b), `[{"file":"a.cu","line":1,"col":1,"code":"K0201","msg":"first","hint":"do"},`+
		`{"file":"a.cu","line":2,"col":2,"code":"K0201","msg":"second"}]`)
	expect(t, l.Err().Error(), "a.cu:1:1: error: first [K0201]\na.cu:2:2: error: second [K0201]")
}
