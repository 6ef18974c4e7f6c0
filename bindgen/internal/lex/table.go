package lex

import "strings"

// class says how a token may begin with a byte, or go on with it.
type class uint8

const (
	letter    class = 1 << iota // a-z A-Z _ $
	digit                       // 0-9
	blank                       // white space other than a new line
	operator                    // first byte of a punctuator
	extending                   // a byte that may follow in a punctuator of several bytes
	high                        // part of a UTF-8 sequence
	control                     // never part of source text
)

// table is read only.
var table = func() (t [256]class) {
	for c := range 256 {
		switch {
		case c >= 0x80:
			t[c] = high
		case c < ' ' || c == 0x7f:
			t[c] = control
		}
	}
	for _, c := range " \t\r\f\v" {
		t[c] = blank
	}
	t['\n'] = 0
	for c := '0'; c <= '9'; c++ {
		t[c] = digit
	}
	for c := 'a'; c <= 'z'; c++ {
		t[c], t[c-'a'+'A'] = letter, letter
	}
	t['_'], t['$'] = letter, letter
	for _, c := range "!#%&()*+,-./:;<=>?[]^{|}~" {
		t[c] |= operator
	}
	for _, c := range "#%&*+-.:<=>|" {
		t[c] |= extending
	}
	return t
}()

// punctuator is how a punctuator is written, and the text of its token, which is another one for digraphs.
type punctuator struct {
	written, text string
	cpp           bool // there is none in C
}

// punctuators are those of C++20 [lex.operators] and C's digraphs by their first bytes, longer ones first.
var punctuators = func() (t [128][]punctuator) {
	const all = `( ) [ ] { } ; , ? ~ <=> <<= << <= <: <% < >>= >> >= > ->* -> -- -= - ... .* . :: :> :
		%:%: %: %> %= % ## # ++ += + && &= & || |= | == = != ! *= * /= / ^= ^`
	means := map[string]string{"<:": "[", ":>": "]", "<%": "{", "%>": "}", "%:": "#", "%:%:": "##"}
	onlyCPP := map[string]bool{"<=>": true, "->*": true, ".*": true, "::": true}
	for _, p := range strings.Fields(all) {
		text := means[p]
		if text == "" {
			text = p
		}
		t[p[0]] = append(t[p[0]], punctuator{p, text, onlyCPP[p]})
	}
	return t
}()

// punct finds the longest punctuator at the start of s and returns the text of its token and the number of bytes it
// takes; 0 when there is none.
func punct(s string, cpp bool) (string, int) {
	if s == "" || s[0] >= 128 {
		return "", 0
	}
	list := punctuators[s[0]]
	if len(list) == 1 { // the most frequent ones, which no other begins with
		return list[0].text, 1
	}
	for i := range list {
		p := &list[i]
		if strings.HasPrefix(s, p.written) && (cpp || !p.cpp) && !(p.written == "<:" && cpp && isScope(s[1:])) {
			return p.text, len(p.written)
		}
	}
	return "", 0
}

// isScope reports whether s begins with "::" that is no part of "<:" and ":>" or ":" ([lex.pptoken]/3.2).
func isScope(s string) bool {
	return strings.HasPrefix(s, "::") && !strings.HasPrefix(s, ":::") && !strings.HasPrefix(s, "::>")
}
