package ptx

import (
	"math"
	"strconv"
	"strings"
)

// stmt reads an instruction, a declaration of registers, or a brace.
func (p *parser) stmt() {
	switch {
	case p.accept(";"):
		return
	case p.accept("{"):
		p.scopes = append(p.scopes, map[string]int{})
		return
	case p.tok == "}":
		if len(p.scopes) == 1 {
			p.fail("a brace is closed that was not opened")
			return
		}
		p.scopes = p.scopes[:len(p.scopes)-1]
		p.next()
		return
	case strings.HasPrefix(p.tok, "."):
		p.declare()
		return
	}
	var s Stmt
	if p.accept("@") {
		s.Not = p.accept("!")
		g := p.primary()
		s.Guard = &g
	}
	if !isName(p.tok) {
		p.fail("%q begins no instruction", p.tok)
		return
	}
	name := p.tok
	p.next()
	if p.tok == ":" {
		p.fail("the label %s", name)
		return
	}
	parts := strings.Split(name, ".")
	s.Op, s.Mods = parts[0], parts[1:]
	for p.tok != ";" && p.tok != "}" && p.tok != "" {
		s.Args = append(s.Args, p.arg())
		if !p.accept(",") {
			break
		}
	}
	if p.tok != "}" && p.tok != "" {
		p.expect(";")
	}
	p.prog.Stmts = append(p.prog.Stmts, s)
}

// declare reads ".reg .type a, b<3>;".
func (p *parser) declare() {
	words := strings.Split(strings.TrimPrefix(p.tok, "."), ".")
	p.next()
	if words[0] != "reg" {
		p.fail("the directive .%s", words[0])
		return
	}
	if len(words) == 1 { // ".reg .u32" is two words
		words = append(words, strings.Split(strings.TrimPrefix(p.tok, "."), ".")...)
		p.next()
	}
	if len(words) != 2 {
		p.fail("registers of type .%s", strings.Join(words[1:], "."))
		return
	}
	for {
		name, n := clean(p.tok), -1
		if !isName(p.tok) {
			p.fail("%q names no register", p.tok)
			return
		}
		p.next()
		if p.accept("<") {
			n, _ = strconv.Atoi(p.tok)
			if n < 0 || n > 1<<12 {
				p.fail("%d registers at once", n)
				return
			}
			p.next()
			p.expect(">")
		}
		if n < 0 {
			p.register(name, words[1])
		}
		for i := range n {
			p.register(name+strconv.Itoa(i), words[1])
		}
		if !p.accept(",") {
			break
		}
	}
	p.expect(";")
}

func (p *parser) register(name, typ string) {
	p.scopes[len(p.scopes)-1][name] = len(p.prog.Regs)
	p.prog.Regs = append(p.prog.Regs, Register{name, typ})
}

// arg reads an operand.
func (p *parser) arg() Arg {
	a := p.primary()
	if p.accept("|") {
		return Arg{Kind: Pair, List: []Arg{a, p.primary()}}
	}
	return a
}

func (p *parser) primary() Arg {
	switch {
	case p.accept("{"):
		a := Arg{Kind: Vec}
		for p.tok != "}" && p.tok != "" {
			a.List = append(a.List, p.primary())
			if !p.accept(",") {
				break
			}
		}
		p.expect("}")
		return a
	case p.accept("["):
		a := Arg{Kind: Addr, List: []Arg{p.primary()}}
		for p.tok == "+" || p.tok == "-" {
			neg := p.tok == "-"
			p.next()
			neg = neg != p.accept("-")
			k := p.primary()
			if k.Kind != Int {
				p.fail("an address with two parts that are not numbers")
			}
			if neg {
				k.Bits = -k.Bits
			}
			a.Offset += int64(k.Bits)
		}
		p.expect("]")
		return a
	case p.accept("!"):
		a := p.primary()
		a.Not = !a.Not
		return a
	case p.accept("-"):
		a := p.primary()
		switch {
		case a.Kind == Int:
			a.Bits = -a.Bits
		case a.Kind == Float && a.Wide:
			a.Bits ^= 1 << 63
		default:
			a.Neg = !a.Neg
		}
		return a
	}
	tok := p.tok
	p.next()
	switch {
	case tok == "":
		p.fail("an operand is missing")
	case tok == "_":
		return Arg{Kind: Sink}
	case tok[0] >= '0' && tok[0] <= '9':
		return p.number(tok)
	case isName(tok):
		return p.name(tok)
	}
	p.fail("%q is no operand", tok)
	return Arg{}
}

// name reads what begins with a letter or a percent sign: an operand, a register of the text, a special register,
// another name.
func (p *parser) name(tok string) Arg {
	if whole, part, ok := strings.Cut(tok, "."); ok && len(part) == 2 && (part[0] == 'h' && part[1] >= '0' &&
		part[1] <= '1' || part[0] == 'b' && part[1] >= '0' && part[1] <= '3') {
		a := p.name(whole)
		a.Part = part
		return a
	}
	name := clean(tok)
	for i := len(p.scopes) - 1; i >= 0; i-- {
		if n, ok := p.scopes[i][name]; ok {
			return Arg{Kind: Reg, Num: n, Name: name}
		}
	}
	if rest, ok := strings.CutPrefix(tok, "%"); ok && !strings.HasPrefix(rest, "%") {
		if n, err := strconv.Atoi(rest); err == nil && n >= 0 {
			return Arg{Kind: Operand, Num: n}
		}
	}
	if rest, ok := strings.CutPrefix(name, "%"); ok {
		return Arg{Kind: Special, Name: rest}
	}
	return Arg{Kind: Symbol, Name: name}
}

// number reads an integer or floating literal (PTX ISA 4.5).
func (p *parser) number(tok string) Arg {
	if len(tok) > 2 && tok[0] == '0' && strings.IndexByte("fFdD", tok[1]) >= 0 {
		wide := tok[1] == 'd' || tok[1] == 'D'
		size := 32
		if wide {
			size = 64
		}
		if bits, err := strconv.ParseUint(tok[2:], 16, size); err == nil && len(tok)-2 == size/4 {
			return Arg{Kind: Float, Bits: bits, Wide: wide}
		}
	}
	if v, err := strconv.ParseUint(strings.TrimSuffix(tok, "U"), 0, 64); err == nil {
		return Arg{Kind: Int, Bits: v}
	}
	if strings.HasSuffix(tok, "e") || strings.HasSuffix(tok, "E") { // 1e-5 is three tokens
		sign := p.tok
		if p.accept("-") || p.accept("+") {
			tok += sign + p.tok
			p.next()
		}
	}
	if v, err := strconv.ParseFloat(tok, 64); err == nil {
		return Arg{Kind: Float, Bits: math.Float64bits(v), Wide: true}
	}
	p.fail("the number %s", tok)
	return Arg{}
}

// clean takes an escaped percent sign for a plain one.
func clean(name string) string { return strings.Replace(name, "%%", "%", 1) }

func isName(tok string) bool {
	if tok == "" {
		return false
	}
	c := tok[0]
	return c == '_' || c == '$' || c == '%' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z'
}
