package annot

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
)

// tuneNames has TILE, a template parameter, WARP, a macro that is 32, and LIMIT, a constexpr variable.
func tuneNames() Names {
	n := testNames
	n.Constant = func(name string) (int64, bool) { return 32, name == "WARP" || name == "LIMIT" }
	n.Macro = func(name string) bool { return name == "WARP" }
	return n
}

func bindTune(t *testing.T, text string) (ir.Attrs, *diag.List) {
	t.Helper()
	lines, diags := group(t, "//kbind:kernel\n"+text)
	a, _ := Parse(lines, diags).Bind(tuneNames(), diags)
	diags.Sort()
	return a, diags
}

func TestTune(t *testing.T) {
	a, diags := bindTune(t, `//kbind:tune BLOCK=64,128 TILE=1,2
//kbind:tune WARP=16,32,0x40
//kbind:grid ceildiv(n,TILE) block=BLOCK
//kbind:restrict BLOCK*TILE <= maxThreads && n % WARP == 0
//kbind:restrict BLOCK < 1000
//kbind:tolerance c abs=1e-6 ulp=4
//kbind:tolerance rel=0.01`)
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	want := []ir.Tune{{Name: "BLOCK", Kind: ir.TuneLaunch, Values: []int64{64, 128}, Default: 64},
		{Name: "TILE", Kind: ir.TuneTemplate, Values: []int64{1, 2}, Default: 1},
		{Name: "WARP", Kind: ir.TuneMacro, Values: []int64{16, 32, 64}, Default: 32}}
	for i, w := range want {
		g := a.Tune[i]
		if g.Name != w.Name || g.Kind != w.Kind || g.Default != w.Default || len(g.Values) != len(w.Values) {
			t.Errorf("got %+v, want %+v", g, w)
		}
	}
	if len(a.Restrict) != 3 || show(a.Restrict[0]) != "(<= (* tune BLOCK tune TILE) device maxThreads)" ||
		show(a.Restrict[1]) != "(== (% param n tune WARP) 0)" {
		t.Errorf("%d restrictions, %s and %s", len(a.Restrict), show(a.Restrict[0]), show(a.Restrict[1]))
	}
	if show(a.Block[0]) != "tune BLOCK" || a.Tolerance["c"] != (ir.Tolerance{Abs: 1e-6, ULP: 4}) ||
		a.Tolerance[""].Rel != 0.01 {
		t.Errorf("%s %v", show(a.Block[0]), a.Tolerance)
	}
}

func TestTuneMistakes(t *testing.T) {
	const use = "\n//kbind:grid n block=B"
	for text, want := range map[string]string{
		"//kbind:tune":               "want a name",
		"//kbind:tune B":             `want "="`,
		"//kbind:tune B=x":           "want an integer",
		"//kbind:tune B=1,":          "want an integer",
		"//kbind:tune B=1,1" + use:   "the value 1 of B is given twice",
		"//kbind:tune B=1 B=2" + use: "the values of B are given twice",
		"//kbind:tune B=1,2":         "nobody uses B",
		"//kbind:tune n=1,2":         `"n" is a parameter`,
		"//kbind:tune maxShared=1,2": "is a limit of the device",
		"//kbind:tune LIMIT=1,2":     "a constant that nothing can change",
		"//kbind:tune WARP=8,16": "the source defines WARP as 32, which is none of " +
			"its values",
		"//kbind:tune B=1,2\n//kbind:size a=n*B": `the size of "a" cannot depend on B`,
		"//kbind:tune B=1,2\n//kbind:restrict B > 2" + use: "no combination of the values meets " +
			"the restrictions",
		"//kbind:tune B=1,2\n//kbind:restrict B > 1 && n > 0" + use: "the defaults B=1 do not meet B > 1 " +
			"&& n > 0",
		"//kbind:tune B=1,2\n//kbind:restrict B > 1\n//kbind:restrict B < 2" + use: "no combination of the values",
		"//kbind:restrict B > 1":                           `unknown name "B"`,
		"//kbind:restrict n + 1":                           "want a condition",
		"//kbind:shared maxShared":                         `unknown name "maxShared"`,
		"//kbind:tolerance":                                "want abs=, rel= or ulp=",
		"//kbind:tolerance c":                              "want abs=, rel= or ulp=",
		"//kbind:tolerance c rel=x":                        "want a number",
		"//kbind:tolerance c near=1":                       `unknown tolerance "near"`,
		"//kbind:tolerance c rel=1 rel=2":                  "rel is given twice",
		"//kbind:tolerance d rel=1":                        `unknown pointer parameter "d"`,
		"//kbind:tolerance ulp=1.5":                        "ulp counts",
		"//kbind:tolerance rel=1\n//kbind:tolerance rel=2": "a tolerance is given twice",
	} {
		_, diags := bindTune(t, text)
		if err := diags.Err(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}
