package lex

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

// single holds the punctuators of one byte, so that their text needs no memory.
var single = func() (t [128]string) {
	for c := range t {
		t[c] = string(rune(c))
	}
	return t
}()

// punct finds the longest punctuator at the start of s (C++17 [lex.operators], plus C's digraphs) and returns its spelling,
// digraphs spelled out, and the number of bytes it takes; 0 when there is none. In C there is no "::", ".*" and "->*".
func punct(s string, cpp bool) (string, int) {
	at := func(i int) byte {
		if i < len(s) {
			return s[i]
		}
		return 0
	}
	c, d, e := at(0), at(1), at(2)
	two := func(text string) (string, int) { return text, 2 }
	switch c {
	case '(', ')', '[', ']', '{', '}', ';', ',', '?', '~':
		return single[c], 1
	case '<':
		switch {
		case d == '<' && e == '=':
			return "<<=", 3
		case d == '<':
			return two("<<")
		case d == '=' && e == '>' && cpp: // C++20
			return "<=>", 3
		case d == '=':
			return two("<=")
		case d == ':' && !(cpp && e == ':' && at(3) != ':' && at(3) != '>'): // [lex.pptoken]/3.2
			return two("[")
		case d == '%':
			return two("{")
		}
	case '>':
		switch {
		case d == '>' && e == '=':
			return ">>=", 3
		case d == '>':
			return two(">>")
		case d == '=':
			return two(">=")
		}
	case '-':
		switch {
		case d == '>' && e == '*' && cpp:
			return "->*", 3
		case d == '>':
			return two("->")
		case d == '-':
			return two("--")
		case d == '=':
			return two("-=")
		}
	case '.':
		switch {
		case d == '.' && e == '.':
			return "...", 3
		case d == '*' && cpp:
			return two(".*")
		}
	case ':':
		switch {
		case d == ':' && cpp:
			return two("::")
		case d == '>':
			return two("]")
		}
	case '%':
		switch {
		case d == ':' && e == '%' && at(3) == ':':
			return "##", 4
		case d == ':':
			return two("#")
		case d == '>':
			return two("}")
		case d == '=':
			return two("%=")
		}
	case '#':
		if d == '#' {
			return two("##")
		}
	case '+', '&', '|':
		if d == c {
			return two(doubled[c])
		}
		if d == '=' {
			return two(assigning[c])
		}
	case '=', '!', '*', '/', '^':
		if d == '=' {
			return two(assigning[c])
		}
	default:
		return "", 0
	}
	return single[c], 1
}

var (
	doubled   = [128]string{'+': "++", '&': "&&", '|': "||"}
	assigning = [128]string{'+': "+=", '&': "&=", '|': "|=", '=': "==", '!': "!=", '*': "*=", '/': "/=", '^': "^="}
)
