package annot

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// group makes the lines of one comment group out of a text.
func group(t *testing.T, text string) ([]Line, *diag.List) {
	t.Helper()
	var set source.Set
	f, err := set.AddFile("k.cu", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var lines []Line
	off := 0
	for _, s := range strings.Split(text, "\n") {
		lines = append(lines, Line{f.Pos(off), s})
		off += len(s) + 1
	}
	return lines, diag.NewList(&set)
}

var testNames = Names{
	Params: []Param{{"a", ConstPointerParam}, {"c", PointerParam}, {"tmp", PointerParam}, {"n", IntParam},
		{"m", IntParam}, {"alpha", OtherParam}},
	Values:   []string{"TILE"},
	Constant: func(name string) (int64, bool) { return 32, name == "WARP" },
	Sizeof:   func(typ string) (int64, bool) { return 4, typ == "float" },
}

func show(x *ir.HostExpr) string {
	switch {
	case x == nil:
		return "nil"
	case x.Op == "const":
		return fmt.Sprint(x.Val)
	case len(x.Args) == 0:
		return x.Op + " " + x.Name
	}
	var ss []string
	for _, a := range x.Args {
		ss = append(ss, show(a))
	}
	return "(" + x.Op + " " + strings.Join(ss, " ") + ")"
}

// TestExpression evaluates expressions outside directives.
func TestExpression(t *testing.T) {
	for text, want := range map[string]string{
		"2*m*n": "70", "ceildiv(n, 2) + -m": "-1", "2*q": "q has no value", "2*": "want an expression", "n m": "unexpected",
		"sizeof(int)": "there is no sizeof here", "": "want an expression",
	} {
		x, err := Expression(text)
		got := ""
		if err == nil {
			var v int64
			v, err = x.Eval(func(leaf *ir.HostExpr) (int64, bool) {
				v, ok := map[string]int64{"m": 5, "n": 7}[leaf.Name]
				return v, ok
			})
			got = strconv.FormatInt(v, 10)
		}
		if err != nil {
			got = err.Error()
		}
		if !strings.Contains(got, want) {
			t.Errorf("%q: got %s, want %s", text, got, want)
		}
	}
}

func TestExpressions(t *testing.T) {
	for in, want := range map[string]string{
		"n":                        "param n",
		"n * m + 1":                "(+ (* param n param m) 1)",
		"n - m - 1":                "(- (- param n param m) 1)",
		"(n + 1) / 2":              "(/ (+ param n 1) 2)",
		"ceildiv(n, TILE)*WARP":    "(* (ceildiv param n tparam TILE) 32)",
		"min(n, m, 3) % 7":         "(% (min param n param m 3) 7)",
		"-n + 0x10u":               "(+ (neg param n) 16)",
		"n*sizeof(float)":          "(* param n 4)",
		"2*(TILE+2)*(TILE+2)*0x4L": "(* (* (* 2 (+ tparam TILE 2)) (+ tparam TILE 2)) 4)",
	} {
		lines, diags := group(t, "//kbind:shared "+in)
		a, _ := Parse(lines, diags).Bind(testNames, diags)
		if err := diags.Err(); err != nil {
			t.Errorf("%s: %v", in, err)
		} else if got := show(a.Shared); got != want {
			t.Errorf("%s: got %s, want %s", in, got, want)
		}
	}
}

func TestKernelGroup(t *testing.T) {
	lines, diags := group(t, `// Adds.
//kbind:kernel VectorAdd
//kbind:out c
//kbind:size a=n c=n tmp = 2 * n   // the rest is for people
//kbind:scratch tmp=n
//kbind:grid n, m block=256
//kbind:assert n % 4 == 0 && m > 0
//kbind:template T=float,unsigned int TILE=16,32
// More words.`)
	d := Parse(lines, diags)
	a, dirs := d.Bind(testNames, diags)
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	got := fmt.Sprint(d.Kernel.Text, dirs, show(a.Size["tmp"]), show(a.Grid[1]), show(a.Block[0]), show(a.Asserts[0]),
		a.Asserts[0].Text)
	want := `VectorAdd[in out scratch   ](* 2 param n)param m256(&& (== (% param n 4) 0) (> param m 0))n % 4 == 0 && m > 0`
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	items := d.TypeNames([]string{"T", "TILE"}, diags)[0]
	if items[0][1].Text != "unsigned int" || items[1][0].Text != "16" || len(items[1]) != 2 {
		t.Errorf("template items: %v", items)
	}
	if doc := Doc(lines); doc != "Adds.\nMore words." {
		t.Errorf("doc %q", doc)
	}
}

func TestMistakes(t *testing.T) {
	for in, want := range map[string]string{
		"//kbind:kernal":                      `k.cu:1:9: error: unknown directive "kernal" [K0601]|did you mean "kernel"?`,
		"//kbind:size a=k":                    `k.cu:1:16: error: unknown name "k" [K0603]|`,
		"//kbind:shared 4*TLIE":               `k.cu:1:18: error: unknown name "TLIE" [K0603]|did you mean "TILE"?`,
		"//kbind:size b=n":                    `k.cu:1:14: error: unknown pointer parameter "b" [K0603]|`,
		"//kbind:size n=n":                    `k.cu:1:14: error: "n" is not a pointer parameter [K0605]|`,
		"//kbind:size a=":                     `k.cu:1:16: error: want an expression, found end of line [K0602]|for example: //kbind:size a=n b=n c=n`,
		"//kbind:size a=alpha":                `k.cu:1:16: error: "alpha" is not an integer: it cannot be used in an expression [K0605]|`,
		"//kbind:out a":                       `k.cu:1:13: error: "a" points to const: the kernel cannot write it [K0605]|`,
		"//kbind:out c":                       `k.cu:1:13: error: out parameter "c" needs a size: kbind allocates the result [K0606]|add //kbind:size c=...`,
		"//kbind:grid n,n,n,n":                `k.cu:1:20: error: a shape has at most three dimensions [K0602]|for example: //kbind:grid width,height block=16,16`,
		"//kbind:grid n block=16,0":           `k.cu:1:25: error: a block has at least one thread in each dimension, not 0 [K0611]|`,
		"//kbind:grid n\n//kbind:blocks 4":    `k.cu:2:16: error: //kbind:blocks and //kbind:grid exclude each other [K0608]|for example: //kbind:blocks 64 block=256`,
		"//kbind:assert n":                    `k.cu:1:17: error: want a condition, such as n % 4 == 0 [K0602]|for example: //kbind:assert n % 4 == 0`,
		"// kbind:kernel F":                   `k.cu:1:1: error: a directive has no space after // [K0610]|write //kbind:kernel F`,
		"//kbind:shared 99999999999999999999": `k.cu:1:16: error: "99999999999999999999" is not a 64-bit integer [K0611]|for example: //kbind:shared 4*n`,
		"//kbind:kernel add":                  `k.cu:1:16: error: Go name "add" is not exported: it must begin with a capital letter [K0602]|write Add`,
	} {
		lines, diags := group(t, in)
		Parse(lines, diags).Bind(testNames, diags)
		if diags.Len() == 0 {
			t.Errorf("%s: no error", in)
			continue
		}
		got := diags.Err().Error() + "|" + diags.Items[0].Hint
		if got != want {
			t.Errorf("%s:\n got %s\nwant %s", in, got, want)
		}
	}
}

// Every row's example must be accepted, so that help never shows a line that does not work.
func TestExamples(t *testing.T) {
	for _, r := range Table() {
		lines, diags := group(t, "//kbind:"+r.Example)
		if d := Parse(lines, diags); diags.Len() > 0 || !d.Any() {
			t.Errorf("%s: %v", r.Example, diags.Err())
		}
	}
}
