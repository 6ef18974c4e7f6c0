package localnames

import (
	"bytes"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"strings"
	"testing"
)

// rename renames the body of a function, in which x'2 stands for a marked x and x#2 for a counted one.
func rename(t *testing.T, body string) string {
	t.Helper()
	text := "package p\n\nfunc f(a []int) {\n" + strings.NewReplacer("'", mark, "#", counter).Replace(body) + "}\n"
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, "", text, 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := Rename(tree); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := format.Node(&b, set, tree); err != nil {
		t.Fatal(err)
	}
	out := strings.TrimPrefix(b.String(), "package p\n\nfunc f(a []int) {\n")
	return strings.TrimSuffix(out, "}\n")
}

func TestRename(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"one scope", "x := 1\nx'2 := 2\nuse(x, x'2)\n", "x := 1\nx2 := 2\nuse(x, x2)\n"},
		{"scopes beside each other", "{\nx := 1\nuse(x)\n}\n{\nx'2 := 2\nuse(x'2)\n}\n",
			"{\nx := 1\nuse(x)\n}\n{\nx := 2\nuse(x)\n}\n"},
		{"an outer one that is used inside", "x := 1\n{\nx'2 := 2\nuse(x, x'2)\n}\n", "x := 1\n{\nx2 := 2\nuse(x, x2)\n}\n"},
		{"an outer one that is not used inside", "x := 1\n{\nx'2 := 2\nuse(x'2)\n}\nuse(x)\n",
			"x := 1\n{\nx := 2\nuse(x)\n}\nuse(x)\n"},
		{"its value comes from the outer one", "x := 1\n{\nx'2 := x\nuse(x'2)\n}\n", "x := 1\n{\nx := x\nuse(x)\n}\n"},
		{"an outer one that comes later", "{\nx'2 := 1\nuse(x'2)\n}\nx := 2\nuse(x)\n",
			"{\nx := 1\nuse(x)\n}\nx := 2\nuse(x)\n"},
		{"a parameter", "a'2 := a[0]\nuse(a'2)\n", "a2 := a[0]\nuse(a2)\n"},
		{"a parameter in the clause of a loop", "for i, a'2 := range a {\nuse(i, a'2)\n}\n",
			"for i, a := range a {\nuse(i, a)\n}\n"},
		{"numbers in any case", "at#1 := 1\nat#2 := 2\nuse(at#1, at#2)\n", "at1 := 1\nat2 := 2\nuse(at1, at2)\n"},
		{"numbers begin anew", "{\nat#1 := 1\nuse(at#1)\n}\n{\nat#2 := 2\nuse(at#2)\n}\n",
			"{\nat1 := 1\nuse(at1)\n}\n{\nat1 := 2\nuse(at1)\n}\n"},
		{"names that end in a number", "x1 := 1\nx1'2 := 2\nuse(x1, x1'2)\n", "x1 := 1\nx1_2 := 2\nuse(x1, x1_2)\n"},
		{"names of the package", "use'2 := 1\nuse(use'2)\n", "use2 := 1\nuse(use2)\n"},
		{"predeclared names", "uint3 := 1\nint3'2 := 2\nint3'3 := 2\nuse(uint3, int3'2, int3'3)\n",
			"uint3 := 1\nint3 := 2\nint3_2 := 2\nuse(uint3, int3, int3_2)\n"},
		{"derived names", "x := 1\nx'2 := 2\nx'2Shadow := 3\nuse(x, x'2, x'2Shadow)\n",
			"x := 1\nx2 := 2\nxShadow := 3\nuse(x, x2, xShadow)\n"},
		{"fields and labels are no variables", "x := 1\nx'2 := T{x: x}\nx:\nfor {\nbreak x\n}\nuse(x'2.x)\n",
			"x := 1\nx2 := T{x: x}\nx:\nfor {\nbreak x\n}\nuse(x2.x)\n"},
		{"a literal of a function", "x := 1\ng(func(x'2 int) { use(x'2) })\nuse(x)\n",
			"x := 1\ng(func(x int) { use(x) })\nuse(x)\n"},
	} {
		got := strings.ReplaceAll(rename(t, c.in), "\t", "")
		if got != c.want {
			t.Errorf("%s: got\n%swant\n%s", c.name, got, c.want)
		}
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
	var b strings.Builder
	for i := range 20000 {
		b.WriteString(Marked("x", i+2) + " := 1\nuse(" + Marked("x", i+2) + ")\n")
	}
	if out := rename(t, b.String()); !strings.Contains(out, "use(x20000)") {
		t.Error("the last of 20000 is not x20000")
	}
}

func TestUnknownScopes(t *testing.T) {
	tree, err := parser.ParseFile(token.NewFileSet(), "", "package p\nfunc f(x any) { switch x.(type) {} }", 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := Rename(tree); err == nil {
		t.Error("a type switch is renamed")
	}
	if err := Rename(&ast.File{Name: ast.NewIdent("p")}); err != nil {
		t.Error(err)
	}
}
