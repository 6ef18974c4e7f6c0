package progen

import (
	"fmt"
	"strings"
)

// fun is a function that can be called.
type fun struct {
	name   string
	ret    *typ
	params []param
	pure   bool   // it writes nothing but its own variables
	args   string // template arguments
	heavy  bool
	exact  bool // arguments have the types of the parameters: the name is overloaded
}

type passing uint8

const (
	byValue passing = iota
	byRef
	byConstRef
	byPointer
	byConstPointer
)

type param struct {
	how passing
	t   *typ // what is passed or pointed at
	n   int  // elements behind a pointer
}

// call calls a function that returns a type that ok accepts.
func (g *gen) call(a *access, depth int, ok func(*typ) bool) (expr, bool) {
	if len(g.calls) == 0 || depth < 1 || g.weight > 8 || !a.reads(sharedRoot) {
		return expr{}, false
	}
	for range 4 {
		f := pick(g, g.calls)
		if !ok(f.ret) || !f.pure && !a.writes(sharedRoot) || f.heavy && g.weight > 1 {
			continue
		}
		if s, found := g.arguments(a, depth, f); found {
			g.budget--
			return expr{f.name + f.args + "(" + s + ")", f.ret, precPostfix}, true
		}
	}
	return expr{}, false
}

func (g *gen) arguments(a *access, depth int, f *fun) (string, bool) {
	parts := g.split(a, len(f.params))
	places := a
	if g.chance(60) { // the arguments have no effects, so that references may overlap
		still := &access{false, true, a.noRead, a.noWrite}
		for i := range parts {
			parts[i] = still
		}
		places = &access{a.effects, true, a.noRead, a.noWrite}
	}
	var args []string
	for i, p := range f.params {
		at := parts[i]
		if places != a {
			at = places
		}
		switch p.how {
		case byValue:
			if p.t.kind == kStruct {
				args = append(args, g.structValue(&access{false, true, parts[i].noRead, parts[i].noWrite}, p.t, depth-1))
			} else {
				e := g.convertible(parts[i], p.t, depth-1)
				if f.exact {
					e = expr{"(" + p.t.name + ")" + e.at(precUnary), p.t, precUnary}
				}
				args = append(args, e.at(precAssign))
			}
		case byRef, byConstRef:
			e, _, ok := g.lvalue(at, p.how == byRef, func(t *typ) bool { return t == p.t })
			if !ok {
				if p.how == byRef {
					return "", false
				}
				if p.t.kind == kStruct {
					e = expr{p.t.name + g.constInit(p.t), p.t, precPostfix}
				} else {
					e = g.convertible(parts[i], p.t, depth-1)
				}
			}
			args = append(args, e.at(precAssign))
		default:
			base, _, n, v, ro, ok := g.elements(func(t *typ) bool { return t == p.t })
			root := sharedRoot
			if ok {
				root = v.root
				if v.t.kind == kPtr {
					root = v.pt
				}
			}
			if !ok || n < p.n || ro && p.how == byPointer || !at.reads(root) || p.how == byPointer && !at.writes(root) {
				return "", false
			}
			if n > p.n && g.chance(50) {
				base += fmt.Sprintf(" + %d", 1+g.r.IntN(n-p.n))
			}
			args = append(args, base)
		}
	}
	return strings.Join(args, ", "), true
}

// newFunction writes a device function with random parameters.
func (g *gen) newFunction() {
	f := &fun{name: g.prefix + g.name("f"), ret: g.valueType(), pure: g.chance(40)}
	g.begin(12)
	g.barrierFree(f)
	var head []string
	for range g.r.IntN(5) {
		p, text := g.newParam(f)
		f.params = append(f.params, p)
		head = append(head, text)
	}
	g.ret = f.ret
	for _, v := range g.globals {
		c := *v
		c.ro = v.ro || f.pure
		g.vars = append(g.vars, &c)
	}
	for range 1 + g.r.IntN(5) {
		g.statement(1)
	}
	g.line("%s", g.returned())
	fmt.Fprintf(&g.top, "__device__ %s %s(%s) {\n%s}\n", f.ret.name, f.name, strings.Join(head, ", "), g.body)
	g.funcs = append(g.funcs, f)
}

// barrierFree says which functions f may call: those that are as pure as f is, and not too many levels down.
func (g *gen) barrierFree(f *fun) {
	for _, h := range g.funcs {
		if h.pure || !f.pure {
			g.calls = append(g.calls, h)
		}
	}
	if len(g.funcs) > 2 {
		g.calls, f.heavy = g.calls[:min(len(g.calls), 2)], true
	}
}

func (g *gen) newParam(f *fun) (param, string) {
	p := param{t: g.valueType(), n: 1 << g.r.IntN(4)}
	switch k := g.r.IntN(10); {
	case k < 4:
	case k < 5:
		p.how = byConstRef
	case k < 7:
		p.how = byRef
	case k < 9:
		p.how = byPointer
	default:
		p.how = byConstPointer
	}
	if f.pure && p.how == byRef {
		p.how = byConstRef
	}
	if f.pure && p.how == byPointer {
		p.how = byConstPointer
	}
	v := &variable{name: g.name("x"), t: p.t, root: sharedRoot}
	g.vars = append(g.vars, v)
	text := p.t.decl(v.name)
	switch p.how {
	case byValue:
		v.root = g.root()
	case byRef:
		text = p.t.decl("&" + v.name)
	case byConstRef:
		v.ro = true
		text = "const " + p.t.decl("&"+v.name)
	case byPointer, byConstPointer:
		v.t = &typ{kind: kPtr, elem: p.t}
		v.root, v.pt, v.fixed, v.base, v.n = g.root(), sharedRoot, true, v.name, p.n
		text = v.t.decl(v.name)
		if p.how == byConstPointer {
			v.elro = true
			text = "const " + text
		}
	}
	return p, text
}

// newTemplate writes a function template and calls for some types.
func (g *gen) newTemplate() {
	name := g.prefix + g.name("t")
	f := &fun{name: name, ret: g.scalarType(), pure: true}
	g.begin(8)
	f.params = []param{{how: byValue, t: g.scalarType()}, {how: byConstPointer, t: g.scalarType(), n: 4}}
	if g.chance(50) {
		f.params[0].t = scalars[kInt+kind(g.r.IntN(int(kDouble-kInt)+1))]
	}
	x := &variable{name: "x", t: f.params[0].t, root: g.root()}
	p := &variable{name: "p", t: &typ{kind: kPtr, elem: f.params[1].t}, root: g.root(), pt: sharedRoot, fixed: true,
		base: "p", n: 4, elro: true}
	g.vars = append(g.vars, x, p)
	g.ret, g.tparam, g.pure = f.ret, "N", true
	for range 1 + g.r.IntN(4) {
		g.statement(2)
	}
	g.line("T y = (T)(N + (int)sizeof(T));")
	g.line("y += x;")
	g.line("if (N > 2) y = y * (T)3;")
	y := expr{"(double)y", scalars[kDouble], precUnary}
	if f.ret.isInt() {
		y = g.toInt(f.ret, y)
	}
	g.line("%s r = %s;", f.ret.name, y.s)
	g.vars = append(g.vars, &variable{name: "r", t: f.ret, root: g.root()})
	g.line("%s", g.returned())
	fmt.Fprintf(&g.top, "template <typename T, int N> __device__ %s %s(%s x, const %s* p) {\n%s}\n", f.ret.name, name,
		f.params[0].t.name, f.params[1].t.name, strings.ReplaceAll(g.body.String(), "T y = (T)(N", "T y = (T)(1 + N"))
	for range 1 + g.r.IntN(3) {
		h := *f
		t := pick(g, scalars[kChar:])
		if f.params[0].t.isFloat() {
			t = f.params[0].t // x may not be out of the range of T
			if t.kind == kFloat {
				t = pick(g, scalars[kFloat:])
			}
		}
		h.args = fmt.Sprintf("<%s, %d>", t.name, 1+g.r.IntN(4))
		g.funcs = append(g.funcs, &h)
	}
}

// newConstexpr declares constants, some computed by a function, and an overload set.
func (g *gen) newConstexpr() {
	f, c := g.prefix+g.name("c"), g.prefix+g.name("C")
	fmt.Fprintf(&g.top, "constexpr __host__ __device__ int %s(int n) {\n    int r = %d;\n"+
		"    for (int i = 0; i < n && i < 64; i++) {\n        if (i %% 3 == 1) continue;\n        r = r * %d + (i ^ %d);\n"+
		"    }\n    return n > 2 ? r : -r;\n}\n", f, g.r.IntN(9), 2+g.r.IntN(4), g.r.IntN(8))
	fmt.Fprintf(&g.top, "constexpr int %s = %s(%d) %% 100;\n", c, f, 1+g.r.IntN(7))
	g.consts = append(g.consts, c)
	g.funcs = append(g.funcs, &fun{name: f, ret: scalars[kInt], pure: true,
		params: []param{{how: byValue, t: scalars[kUChar]}}, heavy: true})
	e := g.prefix + g.name("K")
	fmt.Fprintf(&g.top, "enum { %s = %s + sizeof(long) };\n", e, c)
	fmt.Fprintf(&g.top, "static_assert(%s == %s(0) * 0 + %s + 8, \"\");\n", e, f, c)
}

// newRecursive writes a function that calls itself.
func (g *gen) newRecursive() {
	f := &fun{name: g.prefix + g.name("r"), ret: g.scalarType(), pure: true, heavy: true}
	f.params = []param{{how: byValue, t: g.scalarType()}}
	g.begin(6)
	x := &variable{name: "x", t: f.params[0].t, root: g.root()}
	g.vars = append(g.vars, x, &variable{name: "depth", t: scalars[kInt], root: g.root(), ro: true})
	g.ret, g.pure = f.ret, true
	for range 1 + g.r.IntN(3) {
		g.statement(2)
	}
	g.line("%s next = %s;", x.t.name, g.convertible(full, x.t, 2).at(precAssign))
	g.line("if (depth > 0) {")
	v := &variable{name: "y", t: f.ret, root: g.root()}
	g.line("    %s y = %s(next, depth - 1);", f.ret.name, f.name)
	g.vars = append(g.vars, v)
	g.line("    %s", g.returned())
	g.vars = g.vars[:len(g.vars)-1]
	g.line("}")
	g.line("%s", g.returned())
	fmt.Fprintf(&g.top, "__device__ %s %s(%s x, int depth = %d) {\n%s}\n", f.ret.name, f.name, x.t.name, 1+g.r.IntN(5),
		g.body)
	g.funcs = append(g.funcs, f)
}
