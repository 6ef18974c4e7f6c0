package progen

import (
	"fmt"
	"strings"
)

// Precedences of C++, weakest first.
const (
	precComma = iota
	precAssign
	precCond
	precOrOr
	precAndAnd
	precOr
	precXor
	precAnd
	precEq
	precRel
	precShift
	precAdd
	precMul
	precUnary
	precPostfix
	precPrimary
)

// expr is an expression with its type.
type expr struct {
	s    string
	t    *typ
	prec int
}

// at writes e as an operand that must bind at least as tightly as prec.
func (e expr) at(prec int) string {
	if e.prec < prec {
		return "(" + e.s + ")"
	}
	return e.s
}

// access says what an expression may do to the objects in scope: nothing that another, unsequenced operand could
// observe or disturb.
type access struct {
	effects bool
	still   bool // no effects in what finds a place
	noRead  roots
	noWrite roots
}

// roots is a set of objects. Programs have a few hundred; those beyond share a bit, which only forbids more.
type roots [8]uint64

func (s *roots) add(root int) {
	root = min(root, 64*len(s)-1)
	s[root/64] |= 1 << (root % 64)
}

func (s *roots) has(root int) bool {
	root = min(root, 64*len(s)-1)
	return s[root/64]>>(root%64)&1 != 0
}

func (a *access) reads(root int) bool { return !a.noRead.has(root) }
func (a *access) writes(root int) bool {
	return a.effects && !a.noRead.has(root) && !a.noWrite.has(root)
}

// split divides what unsequenced operands may do: each object is written by at most one of them, and then no other
// reads it.
func (g *gen) split(a *access, n int) []*access {
	parts := make([]*access, n)
	for i := range parts {
		part := *a
		parts[i] = &part
	}
	for root := sharedRoot; root <= g.roots+sharedRoot && a.effects; root++ {
		owner := g.r.IntN(n + 1)
		for i, p := range parts {
			if owner == n {
				p.noWrite.add(root)
			} else if i != owner {
				p.noRead.add(root)
			}
		}
	}
	return parts
}

// except is a without writing root.
func (a *access) except(root int) *access {
	b := *a
	b.noWrite.add(root)
	return &b
}

var readOnly = &access{}

var intLiterals = []string{"0", "1", "2", "3", "7", "127", "128", "255", "256", "32767", "32768", "65535", "65536",
	"2147483647", "0x7fff", "0xff", "0b1011", "017", "'a'", "'\\n'",
	"'\\xff'", "1'000'000", "true", "false", "40"}
var longLiterals = []expr{{s: "0xffffffff", t: scalars[kUInt]}, {s: "2147483648", t: scalars[kLong]},
	{s: "4294967295", t: scalars[kLong]}, {s: "0x80000000", t: scalars[kUInt]}, {s: "1u", t: scalars[kUInt]},
	{s: "3000000000u", t: scalars[kUInt]},
	{s: "5l", t: scalars[kLong]}, {s: "5ul", t: scalars[kULong]}, {s: "9ll", t: scalars[kLLong]},
	{s: "9223372036854775807ll", t: scalars[kLLong]}, {s: "0xfedcba9876543210", t: scalars[kULong]},
	{s: "18446744073709551615ull", t: scalars[kULLong]}, {s: "1ull", t: scalars[kULLong]},
	{s: "077777777777777777777", t: scalars[kLong]}}
var floatLiterals = []string{"0.0", "1.0", "0.5", "1.5", "0.1", "3.7", "1e10", "1e30", "1e-30", "1e-40", "16777217.0",
	"2147483648.0", "0x1.8p3", "123.456", "255.9", "3e38"}

func (g *gen) intLiteral() expr {
	if g.chance(25) {
		e := pick(g, longLiterals)
		e.prec = precPrimary
		return e
	}
	s := pick(g, intLiterals)
	e := expr{s, scalars[kInt], precPrimary}
	switch {
	case s[0] == '\'':
		e.t = scalars[kChar]
	case s == "true" || s == "false":
		e.t = scalars[kBool]
	}
	if g.chance(25) {
		return expr{"-" + s, e.t.promoted(), precUnary}
	}
	return e
}

func (g *gen) floatLiteral() expr {
	s, t := pick(g, floatLiterals), scalars[kDouble]
	if g.chance(50) {
		s, t = s+"f", scalars[kFloat]
	}
	if g.chance(25) {
		return expr{"-" + s, t, precUnary}
	}
	return expr{s, t, precPrimary}
}

// lvalue finds a place whose type ok accepts, which may be read, or written if write is set.
func (g *gen) lvalue(a *access, write bool, ok func(*typ) bool) (expr, *variable, bool) {
	for range 12 {
		if len(g.vars) == 0 {
			break
		}
		v := pick(g, g.vars)
		if !a.reads(v.root) {
			continue
		}
		if e, ro, root, found := g.descend(a, v, write, ok); found && a.reads(root) && (!write || !ro && a.writes(root)) {
			return e, v, true
		}
	}
	return expr{}, nil, false
}

// descend walks from a variable into its members, at random, until ok accepts the type.
func (g *gen) descend(a *access, v *variable, write bool, ok func(*typ) bool) (e expr, ro bool, root int, found bool) {
	e, ro, root = expr{v.name, v.t, precPrimary}, v.ro || v.fixed, v.root
	if v.t.kind == kPtr {
		if !a.reads(v.pt) {
			return
		}
		ro, root = v.elro, v.pt
		if v.t.elem.kind == kStruct && g.chance(70) {
			f := pick(g, v.t.elem.fields)
			e = expr{v.name + "->" + f.name, f.t, precPostfix}
		} else {
			inner := a.except(root)
			inner.effects = a.effects && !a.still
			e = g.through(inner, v)
		}
	}
	inner := a.except(root)
	if a.still {
		inner.effects = false
	}
	for range 6 {
		if ok(e.t) && (e.t.kind < kStruct || g.chance(60)) {
			return e, ro, root, true
		}
		switch {
		case e.t.kind == kArray:
			// Of several subscripts g++ evaluates the later ones first, against [expr.sub]: none may have effects.
			inner.effects = inner.effects && e.prec == precPrimary && e.t.elem.kind < kStruct
			i := g.index(inner, e.t.n)
			switch k := g.r.IntN(20); {
			case k == 0:
				e.s, e.prec = "*("+e.at(precAdd)+" + "+i.at(precMul)+")", precUnary
			case k == 1:
				e.s, e.prec = i.at(precPostfix)+"["+e.s+"]", precPostfix
			default:
				e.s, e.prec = e.at(precPostfix)+"["+i.s+"]", precPostfix
			}
			e.t = e.t.elem
		case e.t.kind == kStruct:
			f := pick(g, e.t.fields)
			e = expr{e.at(precPostfix) + "." + f.name, f.t, precPostfix}
		default:
			return e, ro, root, false
		}
	}
	return e, ro, root, false
}

// through accesses an element that the pointer v reaches.
func (g *gen) through(a *access, v *variable) expr {
	t := v.t.elem
	switch k := g.r.IntN(6); {
	case k < 2:
		return expr{"*" + v.name, t, precUnary}
	case k == 2:
		return expr{v.name + "[0]", t, precPostfix}
	case v.base == v.name:
		return expr{v.name + "[" + g.index(a, v.n).s + "]", t, precPostfix}
	}
	i := g.index(a.except(v.root), v.n)
	return expr{fmt.Sprintf("%s[(int)%s - (%s - %s)]", v.name, i.at(precUnary), v.name, v.base), t, precPostfix}
}

// index is an expression from 0 to n-1; n is a power of two.
func (g *gen) index(a *access, n int) expr {
	for _, v := range g.vars {
		if v.fixed && v.t.kind != kPtr && v.n > 0 && v.n <= n && a.reads(v.root) && g.chance(60) {
			return expr{v.name, v.t, precPrimary}
		}
	}
	if g.nested >= 2 || g.chance(40) {
		return expr{fmt.Sprint(g.r.IntN(n)), scalars[kInt], precPrimary}
	}
	g.nested++
	e := g.integer(a, 1)
	g.nested--
	if e.t.isUnsigned() && g.chance(30) {
		return expr{e.at(precMul) + " % " + fmt.Sprint(n), common(e.t, scalars[kInt]), precMul}
	}
	return expr{e.at(precEq) + " & " + fmt.Sprint(n-1), common(e.t, scalars[kInt]), precAnd}
}

// arithmetic is an expression of any arithmetic type.
func (g *gen) arithmetic(a *access, depth int) expr {
	if g.chance(35) {
		return g.float(a, depth)
	}
	return g.integer(a, depth)
}

// condition is an expression for if and ?:.
func (g *gen) condition(a *access, depth int) expr {
	switch g.r.IntN(8) {
	case 0:
		return g.integer(a, depth)
	case 1:
		return g.float(a, depth)
	case 2, 3:
		return g.logical(a, depth)
	}
	return g.compare(a, depth)
}

func (g *gen) logical(a *access, depth int) expr {
	l, r := g.condition(a, depth-1), g.condition(a, depth-1)
	if g.chance(50) {
		return expr{l.at(precAndAnd) + " && " + r.at(precEq), scalars[kBool], precAndAnd}
	}
	return expr{l.at(precAndAnd) + " || " + r.at(precAndAnd), scalars[kBool], precOrOr}
}

func (g *gen) compare(a *access, depth int) expr {
	p := g.split(a, 2)
	if g.chance(10) {
		if e, ok := g.comparePointers(a); ok {
			return e
		}
	}
	if g.chance(8) && len(g.enums) > 0 {
		t := pick(g, g.enums)
		l, r := g.enum(p[0], t), g.enum(p[1], t)
		return expr{l.at(precShift) + " == " + r.at(precShift), scalars[kBool], precEq}
	}
	l, r := g.arithmetic(p[0], depth-1), g.arithmetic(p[1], depth-1)
	op := pick(g, []string{"<", ">", "<=", ">=", "==", "!="})
	prec := precRel
	if op == "==" || op == "!=" {
		prec = precEq
	}
	return expr{l.at(prec+1) + " " + op + " " + r.at(prec+1), scalars[kBool], prec}
}

func (g *gen) comparePointers(a *access) (expr, bool) {
	for _, v := range g.vars {
		if v.t.kind == kPtr && a.reads(v.root) && g.chance(50) {
			switch g.r.IntN(4) {
			case 0:
				return expr{"!" + v.name, scalars[kBool], precUnary}, true
			case 1:
				return expr{v.name + " != nullptr", scalars[kBool], precEq}, true
			}
			op := pick(g, []string{"<", ">=", "==", "!="})
			return expr{fmt.Sprintf("(%s %s %s + %d)", v.name, op, v.base, g.r.IntN(v.n+1)), scalars[kBool], precPrimary}, true
		}
	}
	return expr{}, false
}

// enum is an expression of the enum t.
func (g *gen) enum(a *access, t *typ) expr {
	if e, _, ok := g.lvalue(a, false, func(x *typ) bool { return x == t }); ok && g.chance(60) {
		return e
	}
	if t.under != nil && g.chance(30) {
		e := g.integer(a, 1)
		return expr{"(" + t.name + ")" + e.at(precUnary), t, precUnary}
	}
	return expr{pick(g, t.names), t, precPrimary}
}

// leaf is a literal or a place of a kind of type.
func (g *gen) intLeaf(a *access) expr {
	if g.chance(75) {
		if e, _, ok := g.lvalue(a, false, func(t *typ) bool { return t.isInt() || t.kind == kEnum && !t.scoped }); ok {
			return e.narrow()
		}
	}
	switch {
	case len(g.consts) > 0 && g.chance(20):
		return expr{pick(g, g.consts), scalars[kInt], precPrimary}
	case g.tparam != "" && g.chance(40):
		return expr{g.tparam, scalars[kInt], precPrimary}
	}
	return g.intLiteral()
}

// integer is an expression of an integer type.
func (g *gen) integer(a *access, depth int) expr {
	if depth <= 0 {
		return g.intLeaf(a)
	}
	switch k := g.r.IntN(40); {
	case k < 12:
		return g.intBinary(a, depth)
	case k < 16:
		return g.divide(a, depth)
	case k < 20:
		return g.shift(a, depth)
	case k < 22:
		return g.compare(a, depth)
	case k < 23:
		return g.logical(a, depth)
	case k < 26:
		return g.intUnary(a, depth)
	case k < 29:
		return g.castTo(g.intType(), g.integer(a, depth-1))
	case k < 31:
		return g.toInt(g.intType(), g.float(a, depth-1))
	case k < 33:
		c := g.condition(a, depth-1)
		l, r := g.integer(a, depth-1).whole(), g.integer(a, depth-1).whole()
		t := l.t
		if l.t != r.t {
			t = common(l.t, r.t)
		}
		return expr{c.at(precOrOr) + " ? " + l.at(precAssign) + " : " + r.at(precCond), t, precCond}
	case k < 34:
		l, r := g.arithmetic(a, depth-1), g.integer(a, depth-1)
		return expr{"(" + l.at(precAssign) + ", " + r.at(precAssign) + ")", r.t, precPrimary}
	case k < 37 && a.effects:
		if e, ok := g.effect(a, depth, func(t *typ) bool { return t.isInt() }); ok {
			return e
		}
	case k == 37:
		e := g.arithmetic(readOnly.under(a), depth-1).whole()
		if g.chance(50) {
			// Two parentheses: sizeof(int(char(x))) is the size of a function type ([dcl.ambig.res]).
			return expr{"sizeof((" + e.s + "))", scalars[kULong], precPrimary}
		}
		return expr{"ty(" + e.at(precAssign) + ")", scalars[kInt], precPostfix}
	case k < 40:
		if e, ok := g.call(a, depth, (*typ).isInt); ok {
			return e
		}
	}
	return g.intLeaf(a)
}

// under is what the receiver and b both allow.
func (a *access) under(b *access) *access {
	return &access{a.effects && b.effects, a.still || b.still, b.noRead, b.noWrite}
}

func (g *gen) intBinary(a *access, depth int) expr {
	p := g.split(a, 2)
	l, r := g.integer(p[0], depth-1), g.integer(p[1], depth-1)
	op, prec := "+", precAdd
	switch g.r.IntN(6) {
	case 0:
		op = "-"
	case 1:
		op, prec = "*", precMul
	case 2:
		op, prec = "&", precAnd
	case 3:
		op, prec = "|", precOr
	case 4:
		op, prec = "^", precXor
	}
	return expr{l.at(prec) + " " + op + " " + r.at(prec+1), common(l.t, r.t), prec}
}

// divide never divides by zero, nor the smallest integer by -1.
func (g *gen) divide(a *access, depth int) expr {
	p := g.split(a, 2)
	l := g.integer(p[0], depth-1)
	op := pick(g, []string{"/", "%"})
	if g.chance(40) {
		d := pick(g, []expr{{"3", scalars[kInt], precPrimary}, {"-3", scalars[kInt], precUnary},
			{"10u", scalars[kUInt], precPrimary}, {"-7ll", scalars[kLLong], precUnary}, {"256", scalars[kInt], precPrimary},
			{"8ull", scalars[kULLong], precPrimary}, {"1", scalars[kInt], precPrimary}})
		return expr{l.at(precMul) + " " + op + " " + d.at(precUnary), common(l.t, d.t), precMul}
	}
	if l.t.kind < kInt && g.chance(30) {
		return expr{l.at(precMul) + " " + op + " -1", scalars[kInt], precMul}
	}
	r := g.integer(p[1], depth-1)
	t := common(r.t, scalars[kInt])
	d := "(" + r.at(precEq) + " & " + pick(g, []string{"7", "127", "0xfff"}) + " | 1)"
	if g.chance(20) && !t.isUnsigned() {
		d = "(-2 - (" + r.at(precEq) + " & 63))"
	}
	return expr{l.at(precMul) + " " + op + " " + d, common(l.t, t), precMul}
}

func (g *gen) shift(a *access, depth int) expr {
	l, r := g.integer(a, depth-1), g.integer(a, depth-1)
	t := l.t.promoted()
	op := pick(g, []string{"<<", ">>"})
	count := fmt.Sprint(g.r.IntN(8 * t.size()))
	if g.chance(60) {
		mask := 8*t.size() - 1
		count = "(" + r.at(precEq) + " & " + fmt.Sprint(mask) + ")"
	}
	return expr{l.at(precShift) + " " + op + " " + count, t, precShift}
}

func (g *gen) intUnary(a *access, depth int) expr {
	e := g.integer(a, depth-1)
	if g.chance(30) {
		return expr{"!" + g.arithmetic(a, depth-1).at(precPostfix), scalars[kBool], precUnary}
	}
	if e.t.kind == kBool {
		return expr{"-" + e.at(precPostfix), scalars[kInt], precUnary}
	}
	return expr{pick(g, []string{"-", "~", "+"}) + e.at(precPostfix), e.t.promoted(), precUnary}
}

// castTo converts between integer types, or to a floating type.
func (g *gen) castTo(t *typ, e expr) expr {
	switch g.r.IntN(4) {
	case 0:
		return expr{"static_cast<" + t.name + ">(" + e.s + ")", t, precPostfix}
	case 1:
		if !strings.Contains(t.name, " ") && e.prec > precComma {
			return expr{t.name + "(" + e.s + ")", t, precPostfix}
		}
	}
	return expr{"(" + t.name + ")" + e.at(precUnary), t, precUnary}
}

// limits are the bounds within which a float may be converted to an integer type.
func limits(t *typ, float bool) (lo, hi string) {
	bits := 8 * t.size()
	switch {
	case t.kind == kBool:
		lo, hi = "-2.5", "2.5"
	case t.isUnsigned():
		lo = "-0.875"
		switch bits {
		case 32:
			hi = "4294967295.0"
		case 64:
			hi = "18446744073709549568.0"
		default:
			hi = fmt.Sprintf("%d.75", 1<<bits-1)
		}
	default:
		lo = fmt.Sprintf("-%d.0", uint64(1)<<(bits-1))
		switch bits {
		case 32:
			hi = "2147483647.0"
		case 64:
			hi = "9223372036854774784.0"
		default:
			hi = fmt.Sprintf("%d.75", 1<<(bits-1)-1)
		}
	}
	if float {
		switch hi {
		case "4294967295.0":
			hi = "4294967040.0"
		case "18446744073709549568.0":
			hi = "18446742974197923840.0"
		case "2147483647.0":
			hi = "2147483520.0"
		case "9223372036854774784.0":
			hi = "9223371487098961920.0"
		}
		return lo + "f", hi + "f"
	}
	return lo, hi
}

// toInt converts a float to an integer type, within its range.
func (g *gen) toInt(t *typ, e expr) expr {
	if t.kind == kBool && g.chance(50) {
		return g.castTo(t, e)
	}
	lo, hi := limits(t, e.t.kind == kFloat)
	return g.castTo(t, expr{fmt.Sprintf("lim(%s, %s, %s)", e.at(precAssign), lo, hi), e.t, precPostfix})
}

func (g *gen) floatLeaf(a *access) expr {
	if g.chance(75) {
		if e, _, ok := g.lvalue(a, false, (*typ).isFloat); ok {
			return e
		}
	}
	return g.floatLiteral()
}

// float is an expression of type float or double.
func (g *gen) float(a *access, depth int) expr {
	if depth <= 0 {
		return g.floatLeaf(a)
	}
	switch k := g.r.IntN(24); {
	case k < 12:
		p := g.split(a, 2)
		l, r := g.float(p[0], depth-1), g.arithmetic(p[1], depth-1)
		op, prec := "+", precAdd
		switch g.r.IntN(4) {
		case 0:
			// Only from a variable: g++ makes -x of 0.0f - x where x was an integer, which is wrong for 0.
			if v, of, ok := g.lvalue(p[0], false, (*typ).isFloat); ok && !of.ro && !of.elro {
				return expr{v.at(precAdd) + " - " + r.at(precMul), common(v.t, r.t), precAdd}
			}
		case 1:
			op, prec = "*", precMul
		case 2:
			op, prec = "/", precMul
			if g.chance(50) {
				return expr{r.at(prec) + " / (" + l.at(precAdd) + " + 0.25f)", common(l.t, r.t), prec}
			}
		}
		if op == "/" && !r.t.isFloat() {
			r = expr{"(" + r.at(precOr) + " | 1)", common(r.t, scalars[kInt]), precPrimary}
		}
		if g.chance(50) {
			l, r = r, l
			if op == "/" {
				op = "*"
			}
		}
		return expr{l.at(prec) + " " + op + " " + r.at(prec+1), common(l.t, r.t), prec}
	case k < 14:
		e := g.float(a, depth-1)
		return expr{pick(g, []string{"-", "+"}) + e.at(precPostfix), e.t, precUnary}
	case k < 18:
		return g.castTo(pick(g, scalars[kFloat:]), g.arithmetic(a, depth-1))
	case k < 20:
		c := g.condition(a, depth-1)
		l, r := g.float(a, depth-1), g.arithmetic(a, depth-1).whole()
		return expr{c.at(precOrOr) + " ? " + l.at(precAssign) + " : " + r.at(precCond), common(l.t, r.t), precCond}
	case k < 22 && a.effects:
		if e, ok := g.effect(a, depth, (*typ).isFloat); ok {
			return e
		}
	case k < 24:
		if e, ok := g.call(a, depth, (*typ).isFloat); ok {
			return e
		}
	}
	return g.floatLeaf(a)
}

// effect is an assignment, a compound assignment, ++ or --, as an expression.
func (g *gen) effect(a *access, depth int, ok func(*typ) bool) (expr, bool) {
	compound := g.chance(50)
	e, _, found := g.lvalue(a.placeOf(compound), true, ok)
	if !found {
		return expr{}, false
	}
	if e.t.kind != kBool && g.chance(50) {
		op := pick(g, []string{"++", "--"})
		if g.chance(50) {
			return expr{op + e.at(precUnary), e.t, precUnary}.narrow(), true
		}
		// Whether x++ of a bit-field still is one for the promotions is what compilers disagree about ([expr.post.incr],
		// [conv.prom]).
		return expr{e.at(precPostfix) + op, e.t, precPostfix}.cast(), true
	}
	return g.assign(a, e, depth, compound).narrow(), true
}

// cast is e, converted to its declared type if it is a bit-field.
func (e expr) cast() expr {
	if e.t.bits == 0 {
		return e
	}
	return expr{"(" + e.t.name + ")" + e.at(precUnary), scalars[e.t.kind], precUnary}
}

// narrow is e, or e converted to its declared type if it is a bit-field wider than int: those the promotions leave
// alone ([conv.prom]), but g++ has a type for each width. It negates and complements them in as many bits as they
// have, and takes the rank of long for a long long.
func (e expr) narrow() expr {
	if e.t.bits <= 32 {
		return e
	}
	return e.cast()
}

// whole is e, promoted if it is a bit-field: for operands of ?:, where g++ forgets the promotion when the other
// operand is none, and of what asks for a type.
func (e expr) whole() expr {
	if e = e.narrow(); e.t.bits == 0 {
		return e
	}
	return expr{"+" + e.at(precPostfix), e.t.promoted(), precUnary}
}

// placeOf is what finding the place of an assignment may do. g++ finds that of a compound assignment before it
// evaluates a right operand without effects, against [expr.ass]: so that has none either.
func (a *access) placeOf(compound bool) *access {
	return &access{a.effects, a.still || compound, a.noRead, a.noWrite}
}

// assign assigns to the scalar place e; the right operand is evaluated first, with its effects.
func (g *gen) assign(a *access, e expr, depth int, compound bool) expr {
	if !compound {
		return expr{e.at(precUnary) + " = " + g.convertible(a, e.t, depth-1).at(precAssign), e.t, precAssign}
	}
	return expr{e.at(precUnary) + " " + g.compound(a, e.t, depth-1), e.t, precAssign}
}

// compound is an operator and a right operand for a place of type t.
func (g *gen) compound(a *access, t *typ, depth int) string {
	if t.isFloat() {
		r := g.arithmetic(a, depth)
		if t.kind == kFloat && r.t.kind == kDouble {
			r = expr{"(float)" + r.at(precUnary), scalars[kFloat], precUnary} // a double result out of range would be undefined
		}
		if op := pick(g, []string{"+=", "-=", "*=", "/="}); op != "/=" {
			return op + " " + r.at(precAssign)
		}
		return "/= (" + r.at(precAdd) + " + 0.5f)"
	}
	r := g.integer(a, depth)
	switch k := g.r.IntN(10); {
	case k < 2:
		return fmt.Sprintf("%s (%s & %d)", pick(g, []string{"<<=", ">>="}), r.at(precEq), 8*t.promoted().size()-1)
	case k < 4:
		return fmt.Sprintf("%s (%s & 63 | 1)", pick(g, []string{"/=", "%="}), r.at(precEq))
	}
	return pick(g, []string{"+=", "-=", "*=", "&=", "|=", "^="}) + " " + r.at(precAssign)
}

// convertible is an expression that converts implicitly to the scalar or enum type t, without undefined behaviour.
func (g *gen) convertible(a *access, t *typ, depth int) expr {
	switch {
	case t.kind == kEnum:
		return g.enum(a, t)
	case t.kind == kFloat:
		e := g.arithmetic(a, depth)
		if e.t.kind == kDouble {
			return expr{"lim(" + e.at(precAssign) + ", -3e38, 3e38)", scalars[kDouble], precPostfix}
		}
		return e
	case t.isFloat(), t.kind == kBool:
		return g.arithmetic(a, depth)
	case g.chance(15):
		e := g.float(a, depth)
		lo, hi := limits(t, e.t.kind == kFloat)
		return expr{fmt.Sprintf("lim(%s, %s, %s)", e.at(precAssign), lo, hi), e.t, precPostfix}
	}
	return g.integer(a, depth)
}
