package literal

import (
	"go/format"
	"strings"
	"testing"
)

// TestPut compares files that were formatted with long strings in them and without.
func TestPut(t *testing.T) {
	short, line := "a\n b", strings.Repeat("x", 2*long)
	for _, texts := range [][]string{
		{short, short, short},
		{line, short, line},
		{strings.Repeat("a\n  b\n", long), short, "\n" + line},
		{line + "\n", strings.Repeat("\n\n", long), line + "\n\t"},
		{"`"[1:], strings.Repeat("a,\t  // b\n", long), "\n"},
	} {
		file := func(raw func(string) string) string {
			out, err := format.Source([]byte("package p\n\nvar v = T{ A: 1, Long: " + raw(texts[0]) + ",\nB: 2, Longer: " +
				raw(texts[1]) + ", C: 3,\n\tD: f(1,2, " + raw(texts[2]) + " ,4),\nLongest: 5}\n"))
			if err != nil {
				t.Fatal(err)
			}
			return string(out)
		}
		var kept Texts
		want := file(func(text string) string { return "`" + text + "`" })
		if got := string(kept.Put([]byte(file(kept.Raw)))); got != want {
			t.Errorf("got %.300q\nwant %.300q", got, want)
		}
	}
}

// TestPutLists compares files that were formatted with long lists in them and without.
func TestPutLists(t *testing.T) {
	list := strings.Repeat("T{a: -1, b: [2]int8{1, 2}}, ", long) + "T{}"
	file := func(of func(string) string) string {
		out, err := format.Source([]byte("package p\n\nfunc f() {\n\tx = [ 2 ] int{" + of(list) + "} // \"\uf8fflist 7 " +
			"\uf8ff\ny, longer = T{\"a\" , " + of("1, 2") + "}, `" + strings.Repeat("\n", long) + "`\n}\n"))
		if err != nil {
			t.Fatal(err)
		}
		return string(out)
	}
	var kept Texts
	want := file(func(text string) string { return text })
	if got := string(kept.Put([]byte(file(kept.List)))); got != want {
		t.Errorf("got %.300q\nwant %.300q", got, want)
	}
}
