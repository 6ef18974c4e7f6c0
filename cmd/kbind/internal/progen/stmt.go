package progen

import (
	"fmt"
	"strings"
)

var full = &access{effects: true}

// scoped writes a block in braces; what it declares ends with it.
func (g *gen) scoped(open string, body func(), end string) {
	g.line("%s", open)
	vars := len(g.vars)
	g.indent++
	body()
	g.indent--
	g.vars = g.vars[:vars]
	g.line("%s", end)
}

func (g *gen) block(depth int) {
	for range 1 + g.r.IntN(3) {
		g.statement(depth + 1)
	}
}

// statement writes one random statement.
func (g *gen) statement(depth int) {
	g.budget--
	k := g.r.IntN(100)
	if depth >= 3 || g.budget < 0 {
		k %= 60
	}
	switch {
	case k < 10:
		g.declare()
	case k < 40:
		g.assignment()
	case k < 44:
		g.copyStruct()
	case k < 48:
		g.movePointer()
	case k < 50:
		g.pun()
	case k < 55:
		g.callStatement()
	case k < 57:
		g.barrier()
	case k < 60:
		g.jump()
	case k < 72:
		g.ifElse(depth)
	case k < 84:
		g.loop(depth)
	case k < 90:
		g.switchCase(depth)
	case k < 93:
		g.walk()
	case k < 96:
		g.lambda()
	default:
		g.scoped("{", func() { g.block(depth) }, "}")
	}
}

// declare declares a local variable.
func (g *gen) declare() {
	switch k := g.r.IntN(20); {
	case k < 3:
		g.declarePointer()
		return
	case k < 5:
		g.declareReference()
		return
	case k < 9:
		t := &typ{kind: kArray, elem: g.valueType(), n: 1 << g.r.IntN(4)}
		if g.chance(30) {
			t = &typ{kind: kArray, elem: t, n: 1 << (1 + g.r.IntN(2))}
		}
		v := g.local("a", t)
		g.line("%s = %s;", t.decl(v.name), g.constInit(t))
		return
	}
	t := g.valueType()
	name := g.name("v")
	head := t.decl(name)
	ro := g.chance(10)
	if ro {
		head = "const " + head
	}
	switch {
	case t.kind == kStruct:
		g.line("%s = %s;", head, g.structValue(full, t, 2))
	case g.chance(20) && !ro:
		e := g.arithmetic(full, 3)
		if e.t.kind <= kDouble {
			t = scalars[e.t.kind]
			g.line("auto %s = %s;", name, e.at(precAssign))
		} else {
			g.line("%s = %s;", t.decl(name), g.convertible(full, t, 3).at(precAssign))
		}
	case g.chance(20):
		g.line("%s((%s));", head, g.convertible(full, t, 3).s)
	default:
		g.line("%s = %s;", head, g.convertible(full, t, 3).at(precAssign))
	}
	g.vars = append(g.vars, &variable{name: name, t: t, root: g.root(), ro: ro})
}

func (g *gen) local(stem string, t *typ) *variable {
	v := &variable{name: g.name(stem), t: t, root: g.root()}
	g.vars = append(g.vars, v)
	return v
}

// structValue is an expression of the struct type t.
func (g *gen) structValue(a *access, t *typ, depth int) string {
	if e, ok := g.call(a, depth, func(x *typ) bool { return x == t }); ok && g.chance(50) {
		return e.s
	}
	if e, _, ok := g.lvalue(a, false, func(x *typ) bool { return x == t }); ok && g.chance(70) {
		if f, _, ok := g.lvalue(a, false, func(x *typ) bool { return x == t }); ok && g.chance(30) {
			return g.condition(&access{noRead: a.noRead, noWrite: a.noWrite}, 1).at(precOrOr) + " ? " + e.s + " : " + f.s
		}
		return e.s
	}
	return t.name + g.constInit(t)
}

// elements finds an array, or an element run inside one, that a pointer may move over.
func (g *gen) elements(ok func(*typ) bool) (base string, elem *typ, n int, v *variable, ro bool, found bool) {
	for range 12 {
		if len(g.vars) == 0 {
			return
		}
		v = pick(g, g.vars)
		if v.t.kind == kPtr {
			if ok(v.t.elem) && v.fixed && v.base == v.name {
				return v.base, v.t.elem, v.n, v, v.elro, true
			}
			continue
		}
		still := &access{}
		if g.chance(25) {
			e, ro, _, found := g.descend(still, v, false, func(t *typ) bool { return t.kind != kArray && ok(t) })
			if found && v.ro == ro {
				return "&" + e.at(precUnary), e.t, 1, v, ro, g.stable(e.s)
			}
			continue
		}
		e, ro, _, found := g.descend(still, v, false, func(t *typ) bool {
			return t.kind == kArray && t.elem.kind != kArray &&
				ok(t.elem)
		})
		if found && g.stable(e.s) {
			return e.s, e.t.elem, e.t.n, v, ro, true
		}
	}
	return
}

// stable reports whether the place always is the same: it has no index that changes.
func (g *gen) stable(s string) bool {
	for _, part := range strings.Split(s, "[")[1:] {
		if i := strings.IndexByte(part, ']'); i < 0 || strings.Trim(part[:i], "0123456789") != "" {
			return false
		}
	}
	return !strings.ContainsAny(s, "*+>")
}

func anyType(t *typ) bool { return t.kind != kPtr && t.bits == 0 }

func (g *gen) declarePointer() {
	base, elem, n, of, ro, ok := g.elements(anyType)
	if !ok {
		return
	}
	t := &typ{kind: kPtr, elem: elem}
	v := g.local("p", t)
	v.base, v.n, v.elro, v.fixed = base, n, ro, false
	v.pt = of.root
	if of.t.kind == kPtr {
		v.pt = of.pt
	}
	head := t.decl(v.name)
	if ro {
		head = "const " + head
	}
	if k := g.r.IntN(n); k > 0 {
		base += fmt.Sprintf(" + %d", k)
	}
	g.line("%s = %s;", head, base)
	if g.chance(20) && !ro && elem.kind != kArray {
		// A pointer to the pointer, used at once.
		pp := g.name("pp")
		g.line("%s = &%s;", (&typ{kind: kPtr, elem: t}).decl(pp), v.name)
		if elem.isScalar() {
			g.line("**%s = %s;", pp, g.convertible(full, elem, 2).at(precAssign))
		}
		g.line("*%s = %s;", pp, v.base)
	}
}

func (g *gen) declareReference() {
	ro := g.chance(25)
	e, v, ok := g.lvalue(full, !ro, func(t *typ) bool { return t.kind < kArray && t.bits == 0 })
	if !ok {
		return
	}
	head := e.t.name + " &"
	if ro {
		head = "const " + head
	}
	r := g.local("r", e.t)
	r.root, r.ro = v.root, ro
	if v.t.kind == kPtr {
		r.root = v.pt
	}
	g.line("%s%s = %s;", head, r.name, e.s)
}

func (g *gen) assignment() {
	compound := g.chance(50)
	e, _, ok := g.lvalue(full.placeOf(compound), true, func(t *typ) bool { return t.kind <= kEnum })
	if !ok {
		g.declare()
		return
	}
	if e.t.kind == kEnum {
		g.line("%s = %s;", e.s, g.enum(full, e.t).at(precAssign))
		return
	}
	if e.t.kind != kBool && g.chance(15) {
		g.line("%s%s;", e.at(precPostfix), pick(g, []string{"++", "--"}))
		return
	}
	g.line("%s;", g.assign(full, e, 4, compound).s)
}

func (g *gen) copyStruct() {
	if len(g.structs) == 0 {
		g.assignment()
		return
	}
	e, _, ok := g.lvalue(&access{effects: true, still: true}, true, func(t *typ) bool { return t.kind == kStruct })
	if !ok {
		g.assignment()
		return
	}
	g.line("%s = %s;", e.s, g.structValue(full, e.t, 2))
}

func (g *gen) movePointer() {
	for range min(6, len(g.vars)) {
		v := pick(g, g.vars)
		if v.t.kind != kPtr || v.fixed {
			continue
		}
		switch g.r.IntN(4) {
		case 0:
			g.line("if (%s < %s + %d) %s;", v.name, v.base, v.n-1, pick(g, []string{v.name + "++", "++" + v.name, v.name +
				" += 1", v.name + " = " + v.name + " + 1"}))
		case 1:
			g.line("if (%s > %s) %s;", v.name, v.base, pick(g, []string{v.name + "--", "--" + v.name, v.name + " -= 1", v.name +
				" = &" + v.name + "[-1]"}))
		default:
			i := g.index(full, v.n)
			if i.t.size() == 8 {
				i = expr{"(int)" + i.at(precUnary), scalars[kInt], precUnary}
			}
			g.line("%s = %s + %s;", v.name, v.base, i.at(precMul))
		}
		return
	}
	g.assignment()
}

// pun reads or writes a place through a pointer to another type.
func (g *gen) pun() {
	e, _, ok := g.lvalue(&access{effects: true, still: true}, true, func(t *typ) bool {
		return t.isScalar() &&
			t.kind != kBool && t.bits == 0
	})
	if !ok {
		return
	}
	t := scalars[1+g.r.IntN(int(kDouble))]
	for t.size() > e.t.size() {
		t = scalars[1+g.r.IntN(int(kDouble))]
	}
	place := fmt.Sprintf("((%s*)&%s)[%d]", t.name, e.at(precUnary), g.r.IntN(e.t.size()/t.size()))
	if g.chance(30) {
		place = fmt.Sprintf("*reinterpret_cast<%s*>(&%s)", t.name, e.at(precUnary))
	}
	if g.chance(50) {
		g.line("%s;", g.assign(full, expr{place, t, precPostfix}, 2, g.chance(50)).s)
		return
	}
	g.line("%s = %s;", t.decl(g.local("v", t).name), place)
}

func (g *gen) callStatement() {
	if e, ok := g.call(full, 3, func(*typ) bool { return true }); ok {
		g.line("%s;", e.s)
		return
	}
	g.assignment()
}

func (g *gen) barrier() {
	if g.barriers && !g.pure && g.threads == 1 {
		g.line("__syncthreads();")
		return
	}
	g.assignment()
}

// jump leaves a loop, a turn of it, or the function, under a condition.
func (g *gen) jump() {
	c := g.condition(full, 2).s
	switch {
	case g.ret != nil && (g.loops == 0 || g.chance(20)):
		g.line("if (%s) %s", c, g.returned())
	case g.loops > 0 && g.chance(50):
		g.line("if (%s) continue;", c)
	case len(g.inner) > 0:
		g.line("if (%s) break;", c)
	default:
		g.assignment()
	}
}

func (g *gen) ifElse(depth int) {
	c := g.condition(full, 3).s
	if g.chance(15) {
		t := g.intType()
		e := g.convertible(full, t, 2)
		v := g.local("v", t)
		g.scoped(fmt.Sprintf("if (%s = %s; %s) {", t.decl(v.name), e.at(precAssign), g.condition(full, 2).s),
			func() { g.block(depth) }, "}")
		g.vars = g.vars[:len(g.vars)-1]
		return
	}
	g.scoped("if ("+c+") {", func() { g.block(depth) }, "}")
	for g.chance(20) {
		g.scoped("else if ("+g.condition(full, 2).s+") {", func() { g.block(depth) }, "}")
	}
	if g.chance(50) {
		g.scoped("else {", func() { g.block(depth) }, "}")
	}
}

// loop writes a loop whose counter nothing else changes.
func (g *gen) loop(depth int) {
	n := 1 + g.r.IntN(6)
	if g.weight*n > 60 {
		g.assignment()
		return
	}
	t := pick(g, []*typ{scalars[kInt], scalars[kInt], scalars[kUInt], scalars[kLLong], scalars[kShort], scalars[kUChar],
		scalars[kULLong]})
	i := &variable{name: g.name("i"), t: t, root: g.root(), fixed: true, n: n}
	weight := g.weight
	g.weight *= n
	g.loops++
	g.inner = append(g.inner, "loop")
	body := func() { g.block(depth) }
	outer := len(g.vars)
	switch g.r.IntN(6) {
	case 0, 1:
		g.vars = append(g.vars, i)
		g.scoped(fmt.Sprintf("for (%s = 0; %s < %d; %s) {", t.decl(i.name), i.name, n,
			pick(g, []string{i.name + "++", "++" + i.name, i.name + " += 1"})), body, "}")
	case 2:
		g.vars = append(g.vars, i)
		g.scoped(fmt.Sprintf("for (%s = %d; %s-- > 0;) {", t.decl(i.name), n, i.name), body, "}")
	case 3: // two conditions and two steps
		g.vars = append(g.vars, i)
		c := g.condition(full, 2)
		e, _ := g.effect(full, 2, func(t *typ) bool { return t.isScalar() && t.kind != kBool })
		step := i.name + "++"
		if e.s != "" {
			step = e.at(precAssign) + ", " + step
		}
		g.scoped(fmt.Sprintf("for (%s = 0; %s < %d && %s; %s) {", t.decl(i.name), i.name, n, c.at(precEq), step), body, "}")
	case 4:
		g.line("%s = %d;", t.decl(i.name), n)
		g.vars = append(g.vars, i)
		i.n = 0 // it passes its bounds
		g.scoped(fmt.Sprintf("while (%s-- > 0 && %s) {", i.name, g.condition(full, 2).at(precEq)), body, "}")
	default:
		g.line("%s = 0;", t.decl(i.name))
		g.vars = append(g.vars, i)
		i.n++
		g.scoped("do {", body, fmt.Sprintf("} while (++%s < %d && %s);", i.name, n, g.condition(full, 2).at(precEq)))
	}
	g.vars = g.vars[:outer]
	g.inner = g.inner[:len(g.inner)-1]
	g.loops--
	g.weight = weight
}

// switchCase writes a switch with falling through, a default anywhere.
func (g *gen) switchCase(depth int) {
	e := g.integer(full, 2)
	var labels []string
	switch {
	case len(g.enums) > 0 && g.chance(30):
		t := pick(g, g.enums)
		e = g.enum(full, t)
		labels = append(labels, t.names...)
	case g.chance(70) && !common(e.t, scalars[kInt]).isUnsigned():
		e = expr{e.at(precMul) + " % 4", common(e.t, scalars[kInt]), precMul}
		labels = []string{"0", "1", "-1", "2", "3", "-2"}
	default:
		e = expr{e.at(precEq) + " & 3", common(e.t, scalars[kInt]), precAnd}
		labels = []string{"0", "1", "2", "3"}
		if g.chance(30) {
			labels = []string{"0", "'\\1'", "1 + 1", "1000"}
		}
	}
	g.r.Shuffle(len(labels), func(i, j int) { labels[i], labels[j] = labels[j], labels[i] })
	labels = labels[:1+g.r.IntN(len(labels))]
	if g.chance(60) {
		labels = append(labels, "")
		i := g.r.IntN(len(labels))
		labels[i], labels[len(labels)-1] = labels[len(labels)-1], labels[i]
	}
	g.line("switch (%s) {", e.s)
	g.inner = append(g.inner, "switch")
	for i, l := range labels {
		if l == "" {
			g.line("default:")
		} else {
			g.line("case %s:", l)
		}
		if i < len(labels)-1 && g.chance(20) {
			continue
		}
		g.scoped("{", func() { g.block(depth) }, "}")
		if g.chance(60) {
			g.indent++
			if g.loops > 0 && g.chance(15) {
				g.line("continue;")
			} else {
				g.line("break;")
			}
			g.indent--
		}
	}
	g.inner = g.inner[:len(g.inner)-1]
	g.line("}")
}

// walk runs a pointer over an array.
func (g *gen) walk() {
	base, elem, n, _, ro, ok := g.elements(func(t *typ) bool { return t.isInt() && t.bits == 0 })
	if !ok || g.weight*n > 60 || elem.kind == kBool {
		g.assignment()
		return
	}
	p, s := g.name("q"), g.local("v", pick(g, scalars[kInt:kFloat]))
	g.line("%s = %d;", s.t.decl(s.name), g.r.IntN(100))
	t := elem.name
	if ro {
		t = "const " + t
	}
	switch g.r.IntN(5) {
	case 0:
		g.line("for (%s* %s = %s; %s != %s + %d; %s++) %s = %s * 3 + *%s;", t, p, base, p, base, n, p, s.name, s.name, p)
	case 1:
		g.line("for (%s* %s = %s + %d; %s > %s;) %s = %s * 5 - *--%s;", t, p, base, n, p, base, s.name, s.name, p)
	case 2:
		g.line("%s* %s = %s;", t, p, base)
		g.line("while (%s < %s + %d) %s ^= (%s << 1) + *%s++;", p, base, n, s.name, s.name, p)
	case 3:
		g.line("for (const %s& x : %s) %s = %s * 7 + x;", elem.name, g.ranged(base, elem, n, s), s.name, s.name)
	default:
		if ro {
			return
		}
		e := g.integer(&access{}, 2)
		g.line("{ %s* %s = %s; for (int i = 0; i < %d; i++) *%s++ += %s; }", t, p, base, n, p, e.at(precAssign))
	}
}

// ranged is what a range-for may run over: a local array with the values of the elements.
func (g *gen) ranged(base string, elem *typ, n int, s *variable) string {
	v := g.local("a", &typ{kind: kArray, elem: elem, n: 2})
	g.line("%s = {(%s)(%s)[0], (%s)(%s)[%d]};", v.t.decl(v.name), elem.name, base, elem.name, base, n-1)
	return v.name
}

// lambda declares a lambda, which captures by value or by reference, and calls it.
func (g *gen) lambda() {
	if g.ret != nil && g.tparam != "" {
		g.assignment()
		return
	}
	f, x := g.name("f"), g.name("x")
	t, arg := g.scalarType(), g.scalarType()
	capture := pick(g, []string{"=", "&"})
	outer, pure, cheap, loops, inner, ret := g.vars, g.pure, g.calls, g.loops, g.inner, g.ret
	g.vars = nil
	for _, v := range outer {
		if v.t.kind == kPtr || v.t.kind == kArray && capture == "=" || v.ro && !v.fixed {
			continue
		}
		c := *v
		c.root = sharedRoot
		if capture == "=" && !strings.Contains(v.name, "_") {
			c.ro = true
		}
		g.vars = append(g.vars, &c)
	}
	p := &variable{name: x, t: arg, root: g.root()}
	g.vars = append(g.vars, p)
	g.pure, g.calls, g.loops, g.inner, g.ret = true, nil, 0, nil, t
	g.scoped(fmt.Sprintf("auto %s = [%s](%s) -> %s {", f, capture, arg.decl(x), t.name), func() {
		g.statement(3)
		g.statement(3)
		g.line("%s", g.returned())
	}, "};")
	g.vars, g.pure, g.calls, g.loops, g.inner, g.ret = outer, pure, cheap, loops, inner, ret
	e := g.convertible(full, arg, 2)
	v := g.local("v", t)
	g.line("%s = %s(%s);", t.decl(v.name), f, e.at(precAssign))
	if g.chance(40) {
		g.line("%s;", g.assignment2(v, f, arg))
	}
}

// assignment2 calls the lambda f once more, with other values.
func (g *gen) assignment2(v *variable, f string, arg *typ) string {
	return fmt.Sprintf("%s = %s(%s)", v.name, f, g.convertible(&access{}, arg, 2).at(precAssign))
}

// returned is a return statement of the function being written.
func (g *gen) returned() string {
	if g.ret.kind == kStruct {
		return "return " + g.structValue(full, g.ret, 2) + ";"
	}
	return "return " + g.convertible(full, g.ret, 3).s + ";"
}
