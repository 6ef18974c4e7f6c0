package jot

import (
	"strings"
	"testing"
)

// in renders the body of func f(a []int), and returns its lines without indents.
func in(t *testing.T, body ...Code) string {
	t.Helper()
	f := NewFile("p", "h")
	f.Add(Func("f").Params(Id("a").Index().Id("int")).Block(body...))
	out, err := f.Render("p.go")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(strings.ReplaceAll(string(out), "\t", ""), "func f(a []int) {\n")
	return strings.TrimSuffix(text, "}\n")
}

func set(name string, value Code) Code { return Id(name).Op(":=").Add(value) }

func use(names ...string) Code {
	var list []Code
	for _, n := range names {
		list = append(list, Id(n))
	}
	return Id("use").Call(list...)
}

func TestNames(t *testing.T) {
	x2, x3, a2, at1, at2 := Marked("x", 2), Marked("x", 3), Marked("a", 2), Counted("at", 1), Counted("at", 2)
	one, two := Lit(1), Lit(2)
	for _, c := range []struct {
		name string
		in   []Code
		want string
	}{
		{"one scope", []Code{set("x", one), set(x2, two), use("x", x2)}, "x := 1\nx2 := 2\nuse(x, x2)\n"},
		{"scopes beside each other", []Code{Block(set("x", one), use("x")), Block(set(x2, two), use(x2))},
			"{\nx := 1\nuse(x)\n}\n{\nx := 2\nuse(x)\n}\n"},
		{"an outer one that is used inside", []Code{set("x", one), Block(set(x2, two), use("x", x2))},
			"x := 1\n{\nx2 := 2\nuse(x, x2)\n}\n"},
		{"an outer one that is not used inside", []Code{set("x", one), Block(set(x2, two), use(x2)), use("x")},
			"x := 1\n{\nx := 2\nuse(x)\n}\nuse(x)\n"},
		{"its value comes from the outer one", []Code{set("x", one), Block(set(x2, Id("x")), use(x2))},
			"x := 1\n{\nx := x\nuse(x)\n}\n"},
		{"an outer one that comes later", []Code{Block(set(x2, one), use(x2)), set("x", two), use("x")},
			"{\nx := 1\nuse(x)\n}\nx := 2\nuse(x)\n"},
		{"a parameter", []Code{set(a2, Id("a").Index(Lit(0))), use(a2)}, "a2 := a[0]\nuse(a2)\n"},
		{"a parameter in the clause of a loop",
			[]Code{For(List(Id("i"), Id(a2)).Op(":=").Range().Id("a")).Block(use("i", a2))},
			"for i, a := range a {\nuse(i, a)\n}\n"},
		{"a clause of three parts", []Code{set("x", one),
			For(set(x2, Id("x")), Id(x2).Op("<").Lit(3), Id(x2).Op("++")).Block(use(x2)), use("x")},
			"x := 1\nfor x := x; x < 3; x++ {\nuse(x)\n}\nuse(x)\n"},
		{"branches", []Code{If(set("x", one), Id("x").Op(">").Lit(0)).Block(set(x2, two), use(x2)).Else().
			Block(set(x3, Id("x")), use(x3))}, "if x := 1; x > 0 {\nx := 2\nuse(x)\n} else {\nx := x\nuse(x)\n}\n"},
		{"cases", []Code{Switch(Id("a").Index(Lit(0))).Block(Case(Lit(1)).Block(set("x", one), use("x")),
			Default().Block(set(x2, two), use(x2)))},
			"switch a[0] {\ncase 1:\nx := 1\nuse(x)\ndefault:\nx := 2\nuse(x)\n}\n"},
		{"declared without a value", []Code{Var("x").Id("int"), Block(Var(x2).Id("int"), use(x2)), use("x")},
			"var x int\n{\nvar x int\nuse(x)\n}\nuse(x)\n"},
		{"declared with another", []Code{set("x", one), List(Id("x"), Id(x2)).Op(":=").List(Lit(3), Id("x")), use("x", x2)},
			"x := 1\nx, x2 := 3, x\nuse(x, x2)\n"},
		{"numbers in any case", []Code{set(at1, one), set(at2, two), use(at1, at2)}, "at1 := 1\nat2 := 2\nuse(at1, at2)\n"},
		{"numbers begin anew", []Code{Block(set(at1, one), use(at1)), Block(set(at2, two), use(at2))},
			"{\nat1 := 1\nuse(at1)\n}\n{\nat1 := 2\nuse(at1)\n}\n"},
		{"names that end in a number", []Code{set("x1", one), set(Marked("x1", 2), two), use("x1", Marked("x1", 2))},
			"x1 := 1\nx1_2 := 2\nuse(x1, x1_2)\n"},
		{"names of the package", []Code{set(Marked("use", 2), one), use(Marked("use", 2))}, "use2 := 1\nuse(use2)\n"},
		{"names of imported packages", []Code{set("math", one), Id("use").Call(Id("math"), Qual("math", "Pi"))},
			"math2 := 1\nuse(math2, math.Pi)\n"},
		{"predeclared names", []Code{set("int3", one), set(Marked("int", 2), two), use("int3", Marked("int", 2))},
			"int3 := 1\nint2 := 2\nuse(int3, int2)\n"},
		{"derived names", []Code{set("x", one), set(x2, two), set(x2+"Shadow", Lit(3)), use("x", x2, x2+"Shadow")},
			"x := 1\nx2 := 2\nxShadow := 3\nuse(x, x2, xShadow)\n"},
		{"fields and labels are no variables", []Code{set("x", one), set(x2, Id("T").Values(Key("x", Id("x")))),
			Labeled("x", For().Block(Continue("x"))), Id("use").Call(Id(x2).Dot("x"))},
			"x := 1\nx2 := T{x: x}\nx:\nfor {\ncontinue x\n}\nuse(x2.x)\n"},
	} {
		if got := in(t, c.in...); got != c.want {
			t.Errorf("%s: got\n%swant\n%s", c.name, got, c.want)
		}
	}
}

// TestSharedCode checks that code which stands in two places has in each the names of that place.
func TestSharedCode(t *testing.T) {
	x2 := Marked("x", 2)
	both := use(x2)
	got := in(t, set("x", Lit(1)), Block(set(x2, Id("x")), both), Block(set(x2, Lit(2)), both, use("x")))
	if want := "x := 1\n{\nx := x\nuse(x)\n}\n{\nx2 := 2\nuse(x2)\nuse(x)\n}\n"; got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

func TestPlain(t *testing.T) {
	for name, want := range map[string]string{Marked("x", 12): "x", Counted("x2", 3): "x2", Marked("x", 2) + "Arg": "xArg",
		"x_2": "x_2"} {
		if got := Plain(name); got != want {
			t.Errorf("%s is plainly %s, want %s", name, got, want)
		}
	}
}

// TestManyNames takes time that grows with the square of their number if each is searched for from the first.
func TestManyNames(t *testing.T) {
	var list []Code
	for i := range 20000 {
		list = append(list, set(Marked("x", i+2), Lit(1)), use(Marked("x", i+2)))
	}
	if out := in(t, list...); !strings.Contains(out, "use(x20000)") {
		t.Error("the last of 20000 is not x20000")
	}
}
