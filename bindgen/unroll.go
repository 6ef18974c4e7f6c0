package bindgen

import (
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/pp"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// unrolls says what the #pragma unroll or #pragma nounroll before a loop's keyword asks for, as ir.Loop.Unroll does
// (CUDA C++ Programming Guide, "#pragma unroll"). What is no number in the text, as the name of a constant, asks for
// nothing here: compilers choose.
func unrolls(r *pp.Result) map[source.Pos]int {
	var m map[source.Pos]int
	for _, p := range r.Pragmas {
		n := unroll(p.Text)
		if n == 0 || p.Token >= len(r.Tokens) {
			continue
		}
		switch t := r.Tokens[p.Token]; t.Text {
		case "for", "while", "do":
			if m == nil {
				m = map[source.Pos]int{}
			}
			m[t.Pos] = n
		}
	}
	return m
}

// unroll reads the words of a pragma.
func unroll(text string) int {
	words := strings.Fields(strings.NewReplacer("(", " ", ")", " ").Replace(text))
	switch {
	case len(words) == 1 && words[0] == "nounroll":
		return 1
	case len(words) == 1 && words[0] == "unroll":
		return ir.UnrollAll
	case len(words) == 2 && words[0] == "unroll":
		if n, err := strconv.ParseInt(words[1], 0, 16); err == nil && n > 0 {
			return int(n)
		}
	}
	return 0
}
