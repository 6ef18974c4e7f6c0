package jot

import (
	"go/format"
	"strconv"
	"strings"
	"testing"
)

func render(t *testing.T, f *File) string {
	t.Helper()
	out, err := f.Render("p.go")
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

func TestImports(t *testing.T) {
	f := NewFile("p", "Generated.")
	f.ImportName("example.com/vectors/vec", "vec")
	f.Add(Op("var").Id("_").Op("=").Qual("math", "Pi"))
	f.Add(Comment("f works.").Line().Func("f").Params().Block(
		Qual("example.com/vectors/vec", "F").Call(), Qual("example.org/My-Kernels2", "G").Call(),
		Qual("example.org/vec", "H").Call(), Qual("unsafe", "Pointer").Call(Id("nil"))))
	want := `// Generated.

package p

import (
	"math"
	"unsafe"

	"example.com/vectors/vec"
	mykernels2 "example.org/My-Kernels2"
	vec1 "example.org/vec"
)

var _ = math.Pi

// f works.
func f() {
	vec.F()
	mykernels2.G()
	vec1.H()
	unsafe.Pointer(nil)
}
`
	if got := render(t, f); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestLines checks which directives are written: where a statement takes several lines, where the code leads back into
// the file, and none where Go counts on by itself or nothing runs.
func TestLines(t *testing.T) {
	call := func(name string) Code { return Id(name).Call() }
	f := NewFile("p", "h")
	f.Add(Func("f").Params().Block(
		call("own"),
		At("k.cu", 3), call("a"),
		At("k.cu", 4), call("b"),
		At("k.cu", 7), For().Block(
			At("k.cu", 7), call("c"), call("d"),
			At("k.cu", 7), Break(),
			At("k.cu", 9), Continue(),
			At("k.cu", 10), Label("done"), call("e")),
		Inside("What comes from here."), Own(), Id("g").Call(Op("`two\nlines`")),
		At("other.cu", 1), call("h"),
		Own(), call("i"),
		At("k.cu", 20), call("j"),
		Own()))
	f.Add(Func("g").Params().Block(At("k.cu", 30), call("k"), Own()))
	_, got, _ := strings.Cut(render(t, f), "package p\n\n")
	want := "func f() {\n\town()\n//line k.cu:3\n\ta()\n\tb()\n//line :7:1\n\tfor {\n//line :7:1\n\t\tc()\n" +
		"//line :7:1\n\t\td()\n\t\tbreak\n//line :9:1\n\t\tcontinue\n\tdone:\n//line :10:1\n\t\te()\n\t}\n" +
		"\t// What comes from here.\n//line p.go:25\n\tg(`two\nlines`)\n//line other.cu:1\n\th()\n//line p.go:30\n\ti()\n" +
		"//line k.cu:20\n\tj()\n//line p.go:34\n}\n\nfunc g() {\n//line k.cu:30\n\tk()\n}\n"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestCompact compares files of large declarations whose text is made early with such that are written in one piece.
func TestCompact(t *testing.T) {
	file := func(compact bool, at func(i int) []Code) string {
		f := NewFile("p", "h")
		add := func(c Code) {
			if compact {
				var err error
				if c, err = f.Compact(c); err != nil {
					t.Fatal(err)
				}
			}
			f.Add(c)
		}
		long := func(name string) {
			var list []Code
			for i := range large / 8 {
				list = append(list, at(i)...)
				list = append(list, Id("x").Op(":=").Qual("math", "Sqrt").Call(Id("y").Op("*").Lit(i)), Id("use").Call(Id("x")))
			}
			add(Func(name).Params(Id("y").Id("float64")).Block(append(list, Own())...))
		}
		add(Comment("A variable.").Line().Op("var").Id("v").Op("=").Lit(1))
		long("f")
		add(Func("g").Params().Block(At("k.cu", 3), Id("other").Call(), Own()))
		long("h")
		long("i")
		return render(t, f)
	}
	for _, at := range []func(int) []Code{
		func(int) []Code { return nil },
		func(i int) []Code { return []Code{At("k.cu", i+1)} },
		func(i int) []Code { return []Code{At("k.cu", i/7*3+1), Id("z").Call(), Own()} },
	} {
		if got, want := file(true, at), file(false, at); got != want {
			n := 0
			for n < min(len(got), len(want)) && got[n] == want[n] {
				n++
			}
			t.Errorf("after %s\ngot %.100q\nwant %.100q", got[max(n-200, 0):n], got[n:], want[n:])
		}
	}
}

// TestUnformatted checks that a declaration which is too long for go/format is Go, with directives in the right lines.
func TestUnformatted(t *testing.T) {
	f := NewFile("p", "h")
	var list []Code
	for i := range unformatted / 30 {
		list = append(list, At("k.cu", i/2+1), Id("x").Op(":=").Lit(i), Id("use").Call(Id("x")), Own())
	}
	c, err := f.Compact(Func("f").Params().Block(list...))
	if err != nil {
		t.Fatal(err)
	}
	f.Add(c)
	f.Add(Func("g").Params().Block())
	got := render(t, f)
	if out, err := format.Source([]byte(got)); err != nil || string(out) == got {
		t.Fatalf("formatting says %v, or changes nothing", err)
	}
	for i, line := range strings.Split(got, "\n") {
		if rest, ok := strings.CutPrefix(line, "//line p.go:"); ok && rest != strconv.Itoa(i+2) {
			t.Fatalf("line %d: %s", i+1, line)
		}
	}
}

// TestLabelBeforeCase checks that a label has a statement where the next case begins.
func TestLabelBeforeCase(t *testing.T) {
	f := NewFile("p", "h")
	f.Add(Func("f").Params().Block(
		Switch(Id("x")).Block(
			Case(Lit(1)).Block(Id("f").Call(), Label("a")),
			Case(Lit(2)).Block(At("k.cu", 3), Label("b"), At("k.cu", 4)),
			Default().Block(),
			Case(Lit(3)).Block(Block(Goto("a"), Label("c")))),
		Label("d")))
	got := strings.Join(strings.Fields(render(t, f)), " ")
	if want := "case 1: f() a: ; case 2:"; !strings.Contains(got, want) {
		t.Errorf("got\n%s\nwant in it\n%s", got, want)
	}
	if n := strings.Count(got, ";"); n != 2 {
		t.Errorf("got %d semicolons in\n%s\nwant 2", n, got)
	}
}

// TestMistakes checks that what is no Go, or would be formatted to other lines than those that directives count, is an
// error and no file.
func TestMistakes(t *testing.T) {
	for name, c := range map[string]Code{
		"jot: ":              Func("f").Params().Block(Op(")")),
		"has 9 lines, not 7": Func("f").Params().Block(Op("{ x() ; }")),
	} {
		f := NewFile("p", "h")
		f.Add(c)
		if out, err := f.Render("p.go"); err == nil || out != nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: the error is %v", name, err)
		}
	}
}
