package pp

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/bindgen/internal/lex"
	"github.com/kbind/kbind/bindgen/internal/token"
)

// compilerTokens preprocesses src with the C++ compiler at hand and returns the texts of the tokens; ok is false when
// the compiler had something to complain about.
func compilerTokens(t *testing.T, cc, src string) (texts []string, ok bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second) // macros can keep a compiler busy for ever
	defer cancel()
	cmd := exec.CommandContext(ctx, cc, "-E", "-P", "-x", "c++", "-std=gnu++20", "-")
	cmd.Stdin = strings.NewReader(src)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil || stderr.Len() > 0 {
		return nil, false
	}
	l := lex.NewText(string(out), true)
	for {
		tok := l.Next()
		switch tok.Kind {
		case token.EOF:
			return texts, true
		case token.Comment:
			continue
		case token.Punct:
			if tok.Flags&token.LineStart != 0 && tok.Text == "#" { // a pragma that is handed on
				l.Directive()
				for tok.Kind != token.Newline {
					tok = l.Next()
				}
				continue
			}
		}
		texts = append(texts, tok.Text)
	}
}

func compiler(t *testing.T) string {
	t.Helper()
	for _, name := range []string{"g++", "clang++"} {
		if cc, err := exec.LookPath(name); err == nil {
			return cc
		}
	}
	t.Skip("no C++ compiler to confirm with")
	return ""
}

// confirm wants kbind and the compiler to make the same tokens of src, or both to complain.
func confirm(t *testing.T, cc, src string) (agreed bool) {
	t.Helper()
	want, ok := compilerTokens(t, cc, src)
	if !ok {
		return false
	}
	r, cfg := unit(t, Config{}, src, nil)
	if err := cfg.Diags.Err(); err != nil {
		t.Errorf("%s\nthe compiler is content, kbind says %v", src, err)
		return true
	}
	var got []string
	for _, tok := range r.Tokens[:len(r.Tokens)-1] {
		got = append(got, tok.Text)
	}
	// White space inside the strings that '#' makes of nested expansions differs between compilers too.
	packed := func(s string) string { return strings.ReplaceAll(s, " ", "") }
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || packed(got[i]) != packed(want[i]) {
			t.Errorf("%s\ntoken %d\nkbind    %s\ncompiler %s", src, i, near(got, i), near(want, i))
			break
		}
	}
	return true
}

// near returns the texts around index i.
func near(texts []string, i int) string {
	return strings.Join(texts[min(max(i-8, 0), len(texts)):min(i+8, len(texts))], " ")
}

// TestCompilerAgrees gives the cases of the other tests to a real compiler, so that they cannot be wrong.
func TestCompilerAgrees(t *testing.T) {
	if testing.Short() {
		t.Skip("runs a compiler")
	}
	cc := compiler(t)
	var src strings.Builder
	for _, c := range macroCases {
		if c.kbindOnly {
			continue
		}
		// One run for all: each case stands alone between markers, its macros removed afterwards.
		fmt.Fprintf(&src, "%s\n;marker;\n", c.src)
		for line := range strings.Lines(c.src) {
			if name, ok := strings.CutPrefix(line, "#define "); ok {
				end := strings.IndexFunc(name, func(r rune) bool { return !strings.ContainsRune(wordRunes, r) })
				fmt.Fprintf(&src, "#undef %s\n", name[:end])
			}
		}
	}
	if !confirm(t, cc, src.String()) {
		t.Error("the compiler complains about the cases")
	}
	for cond, want := range conditionCases {
		if strings.Contains(cond, "__has_") || strings.Contains(cond, "__CUDA") {
			continue
		}
		out, ok := compilerTokens(t, cc, conditionSource(cond))
		if ok && (len(out) == 1 && out[0] == "yes") != want {
			t.Errorf("the compiler says %v of #if %s", out, cond)
		}
	}
}

const wordRunes = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"

// TestCompilerAgreesOnRandomMacros makes small sets of macros that use each other. KBIND_CONFIRM sets how many.
func TestCompilerAgreesOnRandomMacros(t *testing.T) {
	if testing.Short() {
		t.Skip("runs a compiler")
	}
	cc := compiler(t)
	n, seed := 24, uint64(1)
	if s := os.Getenv("KBIND_CONFIRM"); s != "" {
		n, _ = strconv.Atoi(s)
		seed = rand.Uint64()
	}
	agreed := 0
	for i := range n {
		if confirm(t, cc, randomMacros(rand.New(rand.NewPCG(seed, uint64(i))))) {
			agreed++
		}
		if t.Failed() {
			return
		}
	}
	if agreed < n/4 {
		t.Errorf("only %d of %d cases were valid", agreed, n)
	}
}

func randomMacros(r *rand.Rand) string {
	var b strings.Builder
	kinds := make([]int, 5)
	name := func(i int) string { return string(rune('A' + i)) }
	var use func(params []string, depth int) string
	use = func(params []string, depth int) string {
		words := append([]string{"x", "y", "1", "+", "-", "(z)"}, params...)
		words = append(words, params...)
		switch k := r.IntN(8); {
		case k < 4 || depth > 2:
			return words[r.IntN(len(words))]
		default:
			i := r.IntN(len(kinds))
			switch kinds[i] {
			case 0:
				return name(i)
			case 1:
				if r.IntN(6) == 0 {
					return name(i)
				}
				return name(i) + "(" + use(params, depth+1) + ")"
			case 2:
				return name(i) + "(" + use(params, depth+1) + " , " + use(params, depth+1) + ")"
			}
			return name(i) + "(" + strings.Repeat(use(params, depth+1)+",", r.IntN(3)) + use(params, depth+1) + ")"
		}
	}
	for i := range kinds {
		kinds[i] = r.IntN(4)
	}
	for i, k := range kinds {
		params := [][]string{nil, {"p"}, {"p", "q"}, {"p", "__VA_ARGS__"}}[k]
		head := []string{"", "(p)", "(p,q)", "(p,...)"}[k]
		fmt.Fprintf(&b, "#define %s%s", name(i), head)
		for range r.IntN(5) {
			switch j := r.IntN(12); {
			case j == 0 && len(params) > 0:
				b.WriteString(" #" + params[r.IntN(len(params))])
			case j == 1:
				b.WriteString(" x##" + append(params, name(r.IntN(5)))[0])
			case j == 2 && k == 3:
				b.WriteString(" f(p, __VA_ARGS__)")
			case j == 3 && k == 3:
				b.WriteString(" f(p __VA_OPT__(, __VA_ARGS__ ## p) )")
			case j == 4 && k == 2:
				b.WriteString(" p##q")
			case j == 5:
				b.WriteString(" " + name(r.IntN(5)) + " (")
			default:
				b.WriteString(" " + use(params, 0))
			}
		}
		b.WriteString("\n")
	}
	for range 4 {
		b.WriteString(use(nil, 0) + " " + use(nil, 1) + " ) " + use(nil, 0) + ";\n")
	}
	return b.String()
}
