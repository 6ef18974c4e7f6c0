package lex

import (
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

var kindNames = [...]string{"EOF", "Ident", "Number", "Char", "String", "Punct", "Newline", "Comment", "Other"}

// all lexes src and returns its tokens, EOF left out, and the messages.
func all(t testing.TB, src string, cpp bool) ([]token.Token, *diag.List) {
	t.Helper()
	set := &source.Set{}
	diags := diag.NewList(set)
	f, err := set.AddFile("a.cu", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	l := New(f, cpp, diags)
	var toks []token.Token
	for {
		tok := l.Next()
		if tok.Kind == token.EOF {
			return toks, diags
		}
		toks = append(toks, tok)
		if len(toks) > 2*len(src)+2 {
			t.Fatalf("no end: %q", src)
		}
	}
}

func TestTokens(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"words", "a _b9 $c d$e été 変数", "Ident a|Ident _b9|Ident $c|Ident d$e|Ident été|Ident 変数"},
		{"numbers", "1 0x1Fu 1.5e-3f .5 1e+9 0x1p-2 1'000'000 1..2 0b1 1_km",
			"Number 1|Number 0x1Fu|Number 1.5e-3f|Number .5|Number 1e+9|Number 0x1p-2|Number 1'000'000|Number 1..2|Number " +
				"0b1|Number 1_km"},
		{"number then operator", "1+2 0xe+1 1-.5", "Number 1|Punct +|Number 2|Number 0xe+1|Number 1|Punct -|Number .5"},
		{"strings", `"a" L"b" u8"c" u"d" U"e" "\"" "\\" "a\nb" x"y"`, `String "a"|String L"b"|String u8"c"|String u"d"|String U"e"|String "\""|String "\\"|String "a\nb"|Ident x|String "y"`},
		{"characters", `'a' L'b' '\'' '\\' u8'c' 'ab'`, `Char 'a'|Char L'b'|Char '\''|Char '\\'|Char u8'c'|Char 'ab'`},
		{"raw strings", "R\"(a\"b)\" u8R\"x(\n)\" )x\" LR\"(\\\n)\" R\"(// /* )\";",
			"String R\"(a\"b)\"|String u8R\"x(\n)\" )x\"|String LR\"(\\\n)\"|String R\"(// /* )\"|Punct ;"},
		{"punctuators", "->* .* :: ... <<= >>= << >> ## <= >= == != && || ++ -- += -= *= /= %= &= |= ^= -> ? ~ . .. <<<",
			"Punct ->*|Punct .*|Punct ::|Punct ...|Punct <<=|Punct >>=|Punct <<|Punct >>|Punct ##|Punct <=|Punct >=|Punct " +
				"==|Punct !=|Punct &&|Punct |||Punct ++|Punct --|Punct +=|Punct -=|Punct *=|Punct /=|Punct %=|Punct &=|Punct " +
				"|=|Punct ^=|Punct ->|Punct ?|Punct ~|Punct .|Punct .|Punct .|Punct <<|Punct <"},
		{"launch", "k<<<1,2>>>(x)",
			"Ident k|Punct <<|Punct <|Number 1|Punct ,|Number 2|Punct >>|Punct >|Punct (|Ident x|Punct )"},
		{"digraphs", "<: :> <% %> %: %:%: %:% <::x <::: <::>",
			"Punct [|Punct ]|Punct {|Punct }|Punct #|Punct ##|Punct #|Punct %|Punct <|Punct ::|Ident x|Punct [|Punct " +
				"::|Punct [|Punct ]"},
		{"odd bytes", "@ ` a\\b", "Other @|Other `|Ident a|Other \\|Ident b"},
		{"comments", "a//b\nc/*d*/e /*/ f */ g /***/ h / / * i",
			"Ident a|Ident c|Ident e|Ident g|Ident h|Punct /|Punct /|Punct *|Ident i"},
		{"comment lines", " // one\n/* two */ /* no */ x // no\n\t/* three\n */\n",
			"Comment // one|Comment /* two */|Ident x|Comment /* three\n */"},
		{"comment across splices", "a // b \\\nc\nd /\\\n/ e\nf /\\\n* g *\\\n/ h", "Ident a|Ident d|Ident f|Ident h"},
		{"splices in tokens", "in\\\nt +\\\n= 1\\\n2 \"a\\\nb\" '\\\\\nn' <\\\n<\\\n= .\\\n.\\\n. L\\\n\"x\" a\\  \nb",
			"Ident int|Punct +=|Number 12|String \"ab\"|Char '\\n'|Punct <<=|Punct ...|String L\"x\"|Ident ab"},
		{"splices between tokens", "{\\\n}\\\n;\\\n", "Punct {|Punct }|Punct ;"},
		{"carriage returns", "a\r\nb\\\r\nc\r\n// d\r\ne", "Ident a|Ident bc|Comment // d\r|Ident e"},
		{"byte order mark", "\xef\xbb\xbfa", "Ident a"},
		{"long token behind a splice", "a\\\n" + strings.Repeat("b", 500) + "\\\nc+", "Ident a" + strings.Repeat("b", 500) +
			"c|Punct +"},
	} {
		t.Run(c.name, func(t *testing.T) {
			toks, diags := all(t, c.src, true)
			if err := diags.Err(); err != nil {
				t.Error(err)
			}
			expect(t, describe(toks), c.want)
		})
	}
}

func describe(toks []token.Token) string {
	var parts []string
	for _, tok := range toks {
		parts = append(parts, kindNames[tok.Kind]+" "+tok.Text)
	}
	return strings.Join(parts, "|")
}

func expect(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("\n got %s\nwant %s", got, want)
	}
}

func TestOpenCLIsC(t *testing.T) {
	toks, _ := all(t, "a::b R\"(x)\" 1'0' c.*d ->*", false)
	expect(t, describe(toks), `Ident a|Punct :|Punct :|Ident b|Ident R|String "(x)"|Number 1|Char '0'|Ident c|Punct .|Punct *|Ident d|Punct ->|Punct *`)
}

func TestPositionsAndFlags(t *testing.T) {
	const src = "a b\n  c/* */d\\\n e\n/* x */ f"
	toks, diags := all(t, src, true)
	var got []string
	for _, tok := range toks {
		p := diags.Set.Position(tok.Pos)
		s := fmt.Sprintf("%s@%d:%d", tok.Text, p.Line, p.Col)
		if tok.Flags&token.SpaceBefore != 0 {
			s += " space"
		}
		if tok.Flags&token.LineStart != 0 {
			s += " line"
		}
		got = append(got, s)
	}
	expect(t, strings.Join(got, "|"),
		"a@1:1 space line|b@1:3 space|c@2:3 space line|d@2:9 space|e@3:2 space|/* x */@4:1|f@4:9 space line")
}

func TestDirectiveLines(t *testing.T) {
	set := &source.Set{}
	f, _ := set.AddFile("a.cu", []byte("# x /* \n */ y \\\n z // c\n# include <a//b\"> t\n#"))
	l := New(f, true, diag.NewList(set))
	var toks []token.Token
	for range 3 {
		l.Next()
		l.Directive()
		for {
			tok := l.Next()
			toks = append(toks, tok)
			if tok.Kind == token.Newline {
				break
			}
			if tok.Is("include") {
				if name, angled, ok := l.HeaderName(); name != "a//b\"" || !angled || !ok {
					t.Errorf("header name %q %v %v", name, angled, ok)
				}
			}
		}
	}
	expect(t, describe(toks), "Ident x|Ident y|Ident z|Newline |Ident include|Ident t|Newline |Newline ")
}

func TestMessages(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"/* a", "a.cu:1:1: error: comment without closing */ [K0101]"},
		{"x\n \"a\nb", "a.cu:2:2: error: string literal without closing \" [K0102]"},
		{"'a\n", "a.cu:1:1: error: character constant without closing ' [K0103]"},
		{"\"a\\", "a.cu:1:1: error: string literal without closing \" [K0102]"},
		{"R\"x(a)\"", "a.cu:1:1: error: raw string without closing )x\" [K0104]"},
		{"R\"x y(a)x y\"", "a.cu:1:2: error: raw string without '(' after a delimiter of at most 16 characters [K0105]"},
		{"a \x01", "a.cu:1:3: error: byte 0x01 is not source text [K0106]"},
		{"a \xff", "a.cu:1:3: error: byte 0xff is not UTF-8 text [K0106]"},
		{"a\u00a0b", "a.cu:1:2: error: the invisible character U+00A0 is between tokens [K0106]"},
		{"\xff\xfea\x00", "a.cu:1:1: error: the file is in UTF-16 [K0108]"},
		{"// \xff \x01\n\"\xff\"", ""},
	} {
		_, diags := all(t, c.src, true)
		got := ""
		if err := diags.Err(); err != nil {
			got = err.Error()
		}
		expect(t, got, c.want)
	}
}

func TestRawStringInC(t *testing.T) {
	for src, hint := range map[string]bool{"R\"(\nint x;\n)\"": true, "x \"(\n": false} {
		_, diags := all(t, src, false)
		if got := diags.Items[0]; strings.Contains(got.Hint, "-embedded") != hint {
			t.Errorf("%q: the hint is %q", src, got.Hint)
		}
	}
}

func TestLiteralsAreClosed(t *testing.T) {
	for _, src := range []string{`"a`, `'a`, `"a\`, `'\\\`, `L"`, `R"x(`, `R"`, `"a\` + "\n", "\"a\\\n"} {
		toks, _ := all(t, src, true)
		for _, tok := range toks {
			if n := len(tok.Text); tok.Kind == token.String && (n < 2 || tok.Text[n-1] != '"') || tok.Kind == token.Char &&
				tok.Text[n-1] != '\'' {
				t.Errorf("%q gives %q", src, tok.Text)
			}
		}
	}
}

func TestGarbageIsGivenUp(t *testing.T) {
	toks, diags := all(t, strings.Repeat("\x00\xff\x01", 1<<20), true)
	if len(toks) > 100 || diags.Len() != maxErrors {
		t.Errorf("%d tokens, %d messages", len(toks), diags.Len())
	}
}

func TestScan(t *testing.T) {
	for text, want := range map[string]bool{
		"ab": true, "a b": false, "1e5": true, "<<=": true, "+x": false, "//": false, "/*": false, "": false, " a": false,
		"L\"a\"": true,
		"\"a":    false, "->": true, "::": true, "@": false, "\n": false, "a\\": false, "R\"(a)\"": true, "1": true,
		".5": true,
	} {
		if _, ok := Scan(text, true); ok != want {
			t.Errorf("Scan(%q) = %v", text, ok)
		}
	}
}

func FuzzLex(f *testing.F) {
	for _, s := range []string{"a\\\nb", "R\"x(y)x\"", "'\\\n'", "/\\\n*a*\\\n/", "\"a\\", "<\\\n::", "%:%\\\n:",
		"1'\\\n0", "é\\\n日", "L\\\n'a'", "\\", "u8\\\nR\"(\")\""} {
		f.Add(s, true)
	}
	f.Fuzz(func(t *testing.T, src string, cpp bool) {
		toks, diags := all(t, src, cpp)
		last := source.Pos(0)
		for _, tok := range toks {
			if tok.Pos <= last {
				t.Fatalf("%q: token %q at %d does not follow %d", src, tok.Text, tok.Pos, last)
			}
			last = tok.Pos
			if tok.Text == "" {
				t.Fatalf("%q: a token without text", src)
			}
			if (tok.Kind == token.Ident || tok.Kind == token.Number) && strings.ContainsAny(tok.Text, "\\\n \"") {
				t.Fatalf("%q: word %q", src, tok.Text)
			}
		}
		if diags.Len() > maxErrors+2 {
			t.Fatalf("%d messages", diags.Len())
		}
		diags.Sort()
	})
}

func BenchmarkLex(b *testing.B) {
	src := strings.Repeat(
		"__global__ void scale(float* a, float s, int n) { int i = blockIdx.x * blockDim.x; if (i < n) a[i] *= s; } "+
			"// scale\n", 2000)
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		all(b, src, true)
	}
}
