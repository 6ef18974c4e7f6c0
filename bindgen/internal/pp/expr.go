package pp

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// The expressions of #if and #elif (C11 6.10.1, C++17 [cpp.cond]): macros are expanded, "defined" and its kin answered,
// and what is left is evaluated in 64-bit arithmetic, signed or unsigned.

// operator is a function-like operator of conditions.
type operator uint8

const (
	noOperator operator = iota
	opHasInclude
	opHasAttribute
	opHasNothing // asks for something of one compiler; the portable answer is no
)

// operators is read only.
var operators = map[string]operator{
	"__has_include":                opHasInclude,
	"__has_include_next":           opHasInclude,
	"__has_attribute":              opHasAttribute,
	"__has_cpp_attribute":          opHasAttribute,
	"__has_c_attribute":            opHasAttribute,
	"__has_builtin":                opHasNothing,
	"__has_constexpr_builtin":      opHasNothing,
	"__has_feature":                opHasNothing,
	"__has_extension":              opHasNothing,
	"__has_warning":                opHasNothing,
	"__has_declspec_attribute":     opHasNothing,
	"__has_embed":                  opHasNothing,
	"__is_target_arch":             opHasNothing,
	"__is_identifier":              opHasNothing,
	"__building_module":            opHasNothing,
	"__is_target_os":               opHasNothing,
	"__is_target_vendor":           opHasNothing,
	"__is_target_environment":      opHasNothing,
	"__is_target_variant_os":       opHasNothing,
	"__is_target_variant_platform": opHasNothing,
}

// attributes gives the value of __has_cpp_attribute and __has_attribute. It is read only.
var attributes = map[string]string{
	"noreturn": "200809L", "carries_dependency": "200809L", "deprecated": "201309L", "fallthrough": "201603L",
	"nodiscard": "201603L", "maybe_unused": "201603L",
	"aligned": "1", "packed": "1", "unused": "1", "always_inline": "1", "noinline": "1", "const": "1", "pure": "1",
}

// alternative maps the words of C++ that are operators (C++17 [lex.digraph]). It is read only.
var alternative = map[string]string{
	"and": "&&", "or": "||", "not": "!", "bitand": "&", "bitor": "|", "xor": "^", "compl": "~", "not_eq": "!=",
}

// evaluate returns the truth of the condition toks; a malformed one is reported and false.
func (p *preprocessor) evaluate(directive token.Token, toks []token.Token) bool {
	e := &evaluator{p: p, toks: p.expandCondition(toks), end: directive.Pos}
	if len(toks) > 0 {
		last := toks[len(toks)-1]
		e.end = last.Pos + source.Pos(len(last.Text))
	}
	if len(toks) == 0 {
		p.errorf(CodeCondition, directive.Pos, "#%s without an expression", directive.Text)
		return false
	}
	v := e.ternary()
	if !e.failed && e.at < len(e.toks) {
		e.fail(e.toks[e.at].Pos, "'%s' does not belong in this condition", e.toks[e.at].Text)
	}
	return !e.failed && v.bits != 0
}

// expandCondition expands toks and answers "defined" and the __has_ operators, also those that macros expand to.
func (p *preprocessor) expandCondition(toks []token.Token) []token.Token {
	var out []token.Token
	p.isolate(toks, func() {
		for {
			t := p.raw()
			if t.Kind == token.EOF {
				return
			}
			if t.Kind == token.Ident && p.macros[t.Text] == nil {
				switch op := operators[t.Text]; {
				case t.Text == "defined":
					t = p.definedOperator(t)
				case op != noOperator:
					t = p.hasOperator(t, op)
				}
			} else if t.Kind == token.Ident && !p.settle(&t) {
				continue
			}
			out = append(out, t)
		}
	})
	return out
}

func truth(t token.Token, yes bool) token.Token {
	t.Kind, t.Text = token.Number, "0"
	if yes {
		t.Text = "1"
	}
	return t
}

// definedOperator reads what follows "defined" and answers it.
func (p *preprocessor) definedOperator(t token.Token) token.Token {
	name := p.raw()
	paren := name.Is("(")
	if paren {
		name = p.raw()
	}
	if name.Kind != token.Ident {
		p.errorf(CodeCondition, t.Pos, "'defined' wants the name of a macro")
		return truth(t, false)
	}
	if paren && !p.raw().Is(")") {
		p.errorf(CodeCondition, t.Pos, "'defined(%s' wants a ')'", name.Text)
	}
	return truth(t, p.defined(name.Text))
}

// hasOperator reads the argument of a __has_ operator and answers it.
func (p *preprocessor) hasOperator(t token.Token, op operator) token.Token {
	var arg []token.Token
	if open := p.raw(); !open.Is("(") {
		p.errorf(CodeCondition, t.Pos, "'%s' wants a '('", t.Text)
		return truth(t, false)
	}
	for depth := 1; ; {
		a := p.raw()
		switch {
		case a.Kind == token.EOF:
			p.errorf(CodeCondition, t.Pos, "'%s(' wants a ')'", t.Text)
			return truth(t, false)
		case a.Is("("):
			depth++
		case a.Is(")"):
			depth--
		}
		if depth == 0 {
			break
		}
		arg = append(arg, a)
	}
	switch op {
	case opHasInclude:
		found, ok := p.hasInclude(arg, t.Text == "__has_include_next")
		if !ok {
			p.errorf(CodeCondition, t.Pos, "'%s' wants (\"a file\") or (<a header>)", t.Text)
		}
		return truth(t, found)
	case opHasAttribute:
		if len(arg) == 1 {
			if v := attributes[strings.Trim(arg[0].Text, "_")]; v != "" {
				t.Kind, t.Text = token.Number, v
				return t
			}
		}
	}
	return truth(t, false)
}

// value is a number of a condition.
type value struct {
	bits     uint64
	unsigned bool
}

func boolean(b bool) value {
	if b {
		return value{bits: 1}
	}
	return value{}
}

// evaluator is a recursive-descent reader of one condition.
type evaluator struct {
	p      *preprocessor
	toks   []token.Token
	at     int
	end    source.Pos
	depth  int
	dead   int // above zero in an operand that is not evaluated
	failed bool
}

func (e *evaluator) fail(pos source.Pos, format string, args ...any) value {
	if !e.failed {
		e.failed = true
		e.p.errorf(CodeCondition, pos, format, args...)
	}
	e.at = len(e.toks)
	return value{}
}

// op returns the punctuator that comes next, alternative words included; "" for anything else.
func (e *evaluator) op() string {
	if e.at >= len(e.toks) {
		return ""
	}
	t := e.toks[e.at]
	if t.Kind == token.Ident && e.p.cpp {
		return alternative[t.Text]
	}
	if t.Kind != token.Punct {
		return ""
	}
	return t.Text
}

func (e *evaluator) pos() source.Pos {
	if e.at < len(e.toks) {
		return e.toks[e.at].Pos
	}
	return e.end
}

// enter bounds the recursion; the caller defers leave.
func (e *evaluator) enter() bool {
	e.depth++
	if e.depth > 500 {
		e.fail(e.pos(), "the condition is nested too deep")
		return false
	}
	return true
}

func (e *evaluator) ternary() value {
	defer func() { e.depth-- }()
	if !e.enter() {
		return value{}
	}
	c := e.binary(1)
	if e.op() != "?" {
		return c
	}
	e.at++
	yes := e.guarded(c.bits == 0, e.ternary)
	if e.op() != ":" {
		return e.fail(e.pos(), "'?' without ':'")
	}
	e.at++
	no := e.guarded(c.bits != 0, e.ternary)
	v := no
	if c.bits != 0 {
		v = yes
	}
	v.unsigned = yes.unsigned || no.unsigned
	return v
}

// guarded evaluates an operand, for its form only when dead.
func (e *evaluator) guarded(dead bool, operand func() value) value {
	if dead {
		e.dead++
		defer func() { e.dead-- }()
	}
	return operand()
}

// precedence is read only.
var precedence = map[string]int{
	"||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7,
	"<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
}

// binary reads operators that bind at least as tight as level.
func (e *evaluator) binary(level int) value {
	x := e.unary()
	for {
		op := e.op()
		n := precedence[op]
		if n < level || n == 0 {
			return x
		}
		pos := e.pos()
		e.at++
		dead := op == "&&" && x.bits == 0 || op == "||" && x.bits != 0
		y := e.guarded(dead, func() value { return e.binary(n + 1) })
		x = e.apply(op, pos, x, y)
	}
}

func (e *evaluator) apply(op string, pos source.Pos, x, y value) value {
	r := value{unsigned: x.unsigned || y.unsigned}
	a, b := int64(x.bits), int64(y.bits)
	switch op {
	case "||":
		return boolean(x.bits != 0 || y.bits != 0)
	case "&&":
		return boolean(x.bits != 0 && y.bits != 0)
	case "==":
		return boolean(x.bits == y.bits)
	case "!=":
		return boolean(x.bits != y.bits)
	case "<":
		return boolean(less(x, y))
	case ">":
		return boolean(less(y, x))
	case "<=":
		return boolean(!less(y, x))
	case ">=":
		return boolean(!less(x, y))
	case "|":
		r.bits = x.bits | y.bits
	case "^":
		r.bits = x.bits ^ y.bits
	case "&":
		r.bits = x.bits & y.bits
	case "<<":
		return shift(x, y, false)
	case ">>":
		return shift(x, y, true)
	case "+":
		r.bits = x.bits + y.bits
	case "-":
		r.bits = x.bits - y.bits
	case "*":
		r.bits = x.bits * y.bits
	case "/", "%":
		switch {
		case y.bits == 0:
			if e.dead == 0 {
				return e.fail(pos, "division by zero in a condition")
			}
		case r.unsigned && op == "/":
			r.bits = x.bits / y.bits
		case r.unsigned:
			r.bits = x.bits % y.bits
		case op == "/":
			r.bits = uint64(a / b)
		default:
			r.bits = uint64(a % b)
		}
	}
	return r
}

func less(x, y value) bool {
	if x.unsigned || y.unsigned {
		return x.bits < y.bits
	}
	return int64(x.bits) < int64(y.bits)
}

// shift shifts x by y, the other way when y is negative, as compilers do. The type is that of x.
func shift(x, y value, right bool) value {
	n := y.bits
	if !y.unsigned && int64(n) < 0 {
		n, right = -n, !right
	}
	switch {
	case !right:
		x.bits <<= min(n, 64)
	case x.unsigned:
		x.bits >>= min(n, 64)
	default:
		x.bits = uint64(int64(x.bits) >> min(n, 63))
	}
	return x
}

func (e *evaluator) unary() value {
	defer func() { e.depth-- }()
	if !e.enter() {
		return value{}
	}
	op := e.op()
	switch op {
	case "!", "~", "-", "+":
		e.at++
		x := e.unary()
		switch op {
		case "!":
			return boolean(x.bits == 0)
		case "~":
			x.bits = ^x.bits
		case "-":
			x.bits = -x.bits
		}
		return x
	case "(":
		e.at++
		x := e.ternary()
		for e.op() == "," && !e.failed { // a comma is no error where every compiler lets it pass
			e.at++
			x = e.ternary()
		}
		if e.op() != ")" {
			return e.fail(e.pos(), "'(' without ')' in a condition")
		}
		e.at++
		return x
	}
	return e.primary()
}

func (e *evaluator) primary() value {
	if e.at >= len(e.toks) {
		return e.fail(e.end, "the condition ends where a value is expected")
	}
	t := e.toks[e.at]
	e.at++
	switch t.Kind {
	case token.Number:
		v, msg := integer(t.Text)
		if msg != "" {
			return e.fail(t.Pos, "%s", msg)
		}
		return v
	case token.Char:
		v, ok := character(t.Text)
		if !ok {
			return e.fail(t.Pos, "%s is not a character constant", t.Text)
		}
		return v
	case token.Ident:
		if t.Text == "true" {
			return value{bits: 1}
		}
		if e.op() == "(" && t.Text != "false" {
			return e.unknownCall(t)
		}
		return value{}
	}
	return e.fail(t.Pos, "'%s' is not a value in a condition", t.Text)
}

// unknownCall reads a use of a function-like macro that nobody defined. When headers were included it may well be
// theirs, and counts as 0 like any name that is not a macro; without any header it is a mistake.
func (e *evaluator) unknownCall(t token.Token) value {
	if len(e.p.res.Headers) == 0 && e.dead == 0 {
		return e.fail(t.Pos, "'%s' is not a macro", t.Text)
	}
	depth := 0
	for ; e.at < len(e.toks); e.at++ {
		switch e.op() {
		case "(":
			depth++
		case ")":
			if depth--; depth == 0 {
				e.at++
				return value{}
			}
		}
	}
	return e.fail(e.end, "'(' without ')' in a condition")
}

// integer reads an integer constant; msg says what is wrong with it, if anything.
func integer(text string) (v value, msg string) {
	s := strings.ToLower(strings.ReplaceAll(text, "'", ""))
	base := 10
	switch {
	case strings.HasPrefix(s, "0x"):
		base, s = 16, s[2:]
	case strings.HasPrefix(s, "0b"):
		base, s = 2, s[2:]
	case len(s) > 1 && s[0] == '0':
		base = 8
	}
	n := 0
	for n < len(s) && (s[n] >= '0' && s[n] <= '9' || base == 16 && s[n] >= 'a' && s[n] <= 'f') {
		n++
	}
	switch suffix := s[n:]; suffix {
	case "", "l", "ll", "z", "i64":
	case "u", "ul", "ull", "lu", "llu", "uz", "zu", "ui64":
		v.unsigned = true
	default:
		if strings.ContainsAny(s, ".ep") {
			return v, "the floating constant " + text + " is used in a condition"
		}
		return v, "'" + text + "' is not an integer"
	}
	bits, err := strconv.ParseUint(s[:n], base, 64)
	if err != nil {
		if ne, ok := err.(*strconv.NumError); ok && ne.Err == strconv.ErrRange {
			return v, "the integer " + text + " does not fit into 64 bits"
		}
		return v, "'" + text + "' is not an integer"
	}
	v.bits = bits
	v.unsigned = v.unsigned || bits > math.MaxInt64
	return v, ""
}

// character returns the value of a character constant: char is signed, several characters make an int as GCC has it.
func character(text string) (v value, ok bool) {
	i := strings.IndexByte(text, '\'')
	prefix, body := text[:i], text[i+1:len(text)-1]
	if body == "" {
		return v, false
	}
	var acc uint64
	count := 0
	for body != "" {
		var c uint64
		var n int
		if body[0] == '\\' {
			if c, n = escape(body); n == 0 {
				return v, false
			}
		} else if prefix == "" || prefix == "u8" {
			c, n = uint64(body[0]), 1
		} else {
			r, size := utf8.DecodeRuneInString(body)
			c, n = uint64(r), size
		}
		body = body[n:]
		count++
		if prefix == "" {
			acc = acc<<8 | c&0xff
		} else {
			acc = c
		}
	}
	switch prefix {
	case "":
		if count == 1 {
			return value{bits: uint64(int64(int8(acc)))}, true
		}
		return value{bits: uint64(int64(int32(acc)))}, true
	case "L":
		return value{bits: uint64(int64(int32(acc)))}, true
	}
	return value{bits: acc, unsigned: true}, true
}

// escape reads the escape sequence at the start of s and returns its value and length; 0 when it is none (C11 6.4.4.4).
func escape(s string) (uint64, int) {
	if len(s) < 2 {
		return 0, 0
	}
	digits := func(from, most, base int) (uint64, int) {
		n := from
		for n < len(s) && n < from+most {
			if _, err := strconv.ParseUint(s[n:n+1], base, 8); err != nil {
				break
			}
			n++
		}
		v, err := strconv.ParseUint(s[from:n], base, 64)
		if err != nil {
			return 0, 0
		}
		return v, n
	}
	switch c := s[1]; c {
	case 'x':
		return digits(2, 16, 16)
	case 'u':
		return digits(2, 4, 16)
	case 'U':
		return digits(2, 8, 16)
	case '0', '1', '2', '3', '4', '5', '6', '7':
		return digits(1, 3, 8)
	case 'e': // GNU
		return 27, 2
	default:
		if i := strings.IndexByte(`abtnvfr`, c); i >= 0 {
			return uint64("\a\b\t\n\v\f\r"[i]), 2
		}
		if strings.IndexByte(`'"?\`, c) >= 0 {
			return uint64(c), 2
		}
	}
	return 0, 0
}
