package link

import (
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt/driver"
)

// TestProgram has two headers of one name: each #include line means that of its own directory.
func TestProgram(t *testing.T) {
	spec := &driver.ModuleSpec{Units: 1, Sources: []driver.Source{
		{Name: "src/k.cu", Text: "#include \"a/x.h\"\n# include <b/x.h> // the other\n#include <math.h>\n#include " +
			"\"math.h\"\n#include \"none.h\"\nint host;\n", Host: "6:1-6:10"},
		{Name: "src/a/x.h", Text: "#include \"y.h\"\n"},
		{Name: "inc/b/x.h", Text: "#include \"y.h\"\n"},
		{Name: "src/a/y.h", Text: "a\n"},
		{Name: "inc/b/y.h", Text: "b\n"},
		{Name: "inc/math.h", Text: "own\n"},
	}}
	text, names, texts := Program(spec, map[string]string{"math.h": "m"})
	want := "#include \"kbind1/x.h\"\n#include \"kbind2/x.h\" // the other\n#include <math.h>\n#include " +
		"\"math.h\"\n#include \"none.h\"\n         \n"
	if text != want {
		t.Errorf("the unit is\n%s", text)
	}
	for name, part := range map[string]string{"kbind1/x.h": "#line 1 \"src/a/x.h\"\n#include \"kbind3/y.h\"",
		"kbind2/x.h": "#include \"kbind4/y.h\"", "kbind4/y.h": "b\n", "src/a/x.h": "kbind1/x.h"} {
		if i := slices.Index(names, name); i < 0 || !strings.Contains(texts[i], part) {
			t.Errorf("%s is no header, or not with %q", name, part)
		}
	}
}

// TestLines has messages about a text that kbind wrote name the lines of the source.
func TestLines(t *testing.T) {
	text := WithLines("#define N 3 // no line\nint f(int x) {\n    return x + 1; // k.cu:12\n}\n" +
		"    x = 2; // k.cu:20\n    y = 3;\n")
	want := "#define N 3 // no line\nint f(int x) {\n#line 12 \"k.cu\"\n    return x + 1; // k.cu:12\n}\n" +
		"#line 20 \"k.cu\"\n    x = 2; // k.cu:20\n    y = 3;\n"
	if text != want {
		t.Errorf("got\n%s", text)
	}
	for n, line := range map[int]int{4: 12, 5: 13, 7: 20, 8: 21} {
		if file, got, ok := PositionIn(text, n); file != "k.cu" || got != line || !ok {
			t.Errorf("line %d is %s:%d, %t; want k.cu:%d", n, file, got, ok, line)
		}
	}
	if _, _, ok := PositionIn(text, 2); ok {
		t.Error("a line of the text's own is in a file of the user's")
	}
}
