package sema

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/annot"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// claim notes comments as belonging to a kernel or variable.
func (c *checker) claim(lines []annot.Line) {
	for _, l := range lines {
		c.kernels.claimed[l.Pos] = true
	}
}

// fileWords takes over the directives that may stand anywhere.
func (c *checker) fileWords(d *annot.Directives) {
	c.kernels.exports = append(c.kernels.exports, d.Exports...)
	c.kernels.typeMaps = append(c.kernels.typeMaps, d.Types...)
}

// fileDirectives handles the directives that belong to no kernel: exports and type mappings; others stand at the wrong
// place.
func (c *checker) fileDirectives() {
	for _, f := range c.kernels.funcs { // kernels that nobody wanted keep their directives
		c.claim(docLines(f.Docs))
	}
	for _, l := range c.cfg.Comments {
		if c.kernels.claimed[l.Pos] || !annot.IsDirective(l.Text) {
			continue
		}
		d := annot.Parse([]annot.Line{{Pos: l.Pos, Text: l.Text}}, c.diags)
		if d.FirstKernel.IsValid() || d.Ring != nil {
			c.diags.Add(annot.CodeDetached, l.Pos,
				"this directive is not above a kernel: directives go directly above the kernel they are for").
				Hintf("%s", c.detachedHint(l.Pos))
		}
		c.fileWords(d)
	}
	for _, w := range c.kernels.exports {
		c.export(w)
	}
	for _, t := range c.kernels.typeMaps {
		c.typeMap(t)
	}
}

// detachedHint says where the directive at pos belongs: above the kernel that follows it, if one does.
func (c *checker) detachedHint(pos source.Pos) string {
	set := c.mod.Set
	var next *FuncObj
	for _, f := range c.kernels.funcs {
		if f.Pos > pos && set.File(f.Pos) == set.File(pos) && (next == nil || f.Pos < next.Pos) {
			next = f
		}
	}
	switch {
	case next != nil:
		return fmt.Sprintf("the next kernel is %s in line %d: leave no empty line and no code between the two", next.Name,
			set.Position(next.Pos).Line)
	case c.dialect == ir.OpenCL:
		return "kernels of OpenCL C are functions with __kernel; -dialect cuda reads functions with __global__"
	}
	return "kernels are functions with __global__, not __device__; -dialect opencl reads functions with __kernel"
}

// bindDirectives checks a kernel's directives against its signature.
func (c *checker) bindDirectives(w *wanted, k *ir.Kernel, fi *FuncInst) {
	names := annot.Names{Kernel: k.Name, Visible: func() []string { return c.constantNames(w.f.Scope) }}
	for i := range k.Params {
		names.Params = append(names.Params, annot.Param{Name: k.Params[i].Name, Kind: paramKind(&k.Params[i])})
	}
	for _, t := range k.Template {
		if t.Kind == "value" {
			names.Values = append(names.Values, t.Name)
		}
	}
	names.Constant = func(name string) (int64, bool) { return c.hostInt(w.f.Scope, name) }
	names.Macro = func(name string) bool {
		if c.cfg.Macro == nil {
			return false
		}
		_, ok := c.cfg.Macro(name)
		return ok
	}
	names.Sizeof = func(typ string) (int64, bool) {
		s := w.f.Scope
		if fi != nil {
			s = fi.Scope
		}
		return c.hostSizeof(s, typ)
	}
	attrs, dirs := w.dirs.Bind(names, c.diags)
	k.Attrs = attrs
	for i := range dirs {
		k.Params[i].Dir = dirs[i]
	}
}

// checkInputs reports parameters that a directive says are in and the kernel writes.
func (c *checker) checkInputs(w *wanted, k *ir.Kernel) {
	if k.Func == nil {
		return
	}
	for _, d := range w.dirs.Dirs {
		for i := range k.Params {
			p := &k.Params[i]
			if d.Dir != ir.In || p.Name != d.Text || p.Dir != ir.In || i >= len(k.Func.Params) {
				continue
			}
			if at := ir.StoreThrough(k.Func, k.Func.Params[i]); at.IsValid() {
				c.diags.AddSpan(annot.CodeWritten, source.Span{Start: d.Pos, End: d.Pos + source.Pos(len(d.Text))},
					"%q is in, but the kernel writes it: nobody would see what it writes", d.Text).
					Note(at, "written here").Hintf(
					"say //kbind:inout %s, or //kbind:out %[1]s if it writes all of it and reads nothing that was there before",
					d.Text)
			}
		}
	}
}

func paramKind(p *ir.KernelParam) annot.ParamKind {
	switch t := p.Type.(type) {
	case ir.Scalar:
		if t.IsInt() && p.Handle == nil {
			return annot.IntParam
		}
	case *ir.Pointer:
		switch {
		case t.Ref:
			return annot.OtherParam
		case p.Space == ir.Shared:
			return annot.LocalPointerParam
		case t.Const || t.Space == ir.Constant:
			return annot.ConstPointerParam
		}
		return annot.PointerParam
	}
	return annot.OtherParam
}

// constant is a named constant as directives see it.
type constant struct {
	val Const
	typ QT
	str *string
	pos source.Pos
}

// hostConstant finds a constant macro, enumerator or constexpr variable by its possibly qualified name.
func (c *checker) hostConstant(s *Scope, name string) (constant, bool) {
	if c.cfg.Macro != nil {
		if toks, ok := c.cfg.Macro(name); ok {
			return c.macroConstant(s, toks)
		}
	}
	objs := c.lookupSilently(s, qualifiedName(name))
	if len(objs) != 1 {
		return constant{}, false
	}
	switch o := objs[0].(type) {
	case *EnumeratorObj:
		return constant{val: o.Val, typ: QT{T: o.Enum}, pos: o.Pos}, true
	case *VarObj:
		c.speculate(func() bool {
			c.resolveVar(o)
			return true
		})
		if o.Const != nil {
			return constant{val: *o.Const, typ: o.Type, pos: o.Pos}, true
		}
	}
	return constant{}, false
}

// macroConstant evaluates the tokens of an object-like macro.
func (c *checker) macroConstant(s *Scope, toks []token.Token) (k constant, ok bool) {
	if len(toks) == 0 || c.parser == nil {
		return k, false
	}
	k.pos = toks[0].Pos
	ok = c.speculate(func() bool {
		e := c.parser.ParseExpr(toks, nil)
		if e == nil {
			return false
		}
		if lit, isStr := ast.Unparen(e).(*ast.StringLit); isStr {
			text := c.scratch().stringLit(lit).str
			if text == nil || text.char != Char {
				return false
			}
			k.str = &text.text
			return true
		}
		var fine bool
		k.val, k.typ, fine = c.constExpr(s, e)
		return fine
	})
	return k, ok
}

func (c *checker) hostInt(s *Scope, name string) (int64, bool) {
	k, ok := c.hostConstant(s, name)
	if !ok || k.str != nil || k.val.Float {
		return 0, false
	}
	return int64(k.val.I), true
}

// hostSizeof returns the size of a type that a directive names.
func (c *checker) hostSizeof(s *Scope, typ string) (n int64, ok bool) {
	if c.cfg.Lex == nil || c.parser == nil {
		return 0, false
	}
	c.speculate(func() bool {
		t := c.parser.ParseType(c.cfg.Lex(0, typ), nil)
		if t == nil {
			return false
		}
		q := c.typeOf(s, t)
		if !q.Valid() {
			return false
		}
		x := c.lowerType(q, t.Pos())
		if x != nil && ir.Sizeof(x) > 0 {
			n, ok = int64(ir.Sizeof(x)), true
		}
		return ok
	})
	return n, ok
}

// qualifiedName reads "a::b" or "::a::b".
func qualifiedName(text string) *ast.Name {
	n := &ast.Name{}
	parts := strings.Split(text, "::")
	if parts[0] == "" && len(parts) > 1 {
		n.Global, parts = true, parts[1:]
	}
	for _, p := range parts {
		n.Parts = append(n.Parts, ast.NamePart{Ident: p})
	}
	return n
}

// constantNames lists the constants of the user's files that are visible, for "did you mean".
func (c *checker) constantNames(s *Scope) []string {
	var names []string
	if c.cfg.Macros != nil {
		names = c.cfg.Macros()
	}
	for ; s != nil; s = s.Parent {
		for n, objs := range s.Names {
			for _, o := range objs {
				if c.isPrelude(o.ObjPos()) {
					continue
				}
				switch o := o.(type) {
				case *EnumeratorObj:
					names = append(names, n)
				case *VarObj:
					if o.Constexpr || o.Const != nil {
						names = append(names, n)
					}
				}
			}
		}
	}
	return names
}

// export adds the constant that an export directive names, or the enumerators of the enum.
func (c *checker) export(w annot.Word) {
	for _, o := range c.lookupSilently(c.global, qualifiedName(w.Text)) {
		t, ok := o.(*TypeObj)
		if !ok {
			continue
		}
		c.speculate(func() bool {
			c.resolveType(t)
			return true
		})
		if e, ok := t.Type.T.(*Enum); ok {
			c.resolveEnum(e)
			for _, i := range e.Items {
				c.addExport(i.Name, constant{val: i.Val, typ: t.Type, pos: i.Pos}, w.Pos)
			}
			return
		}
	}
	k, ok := c.hostConstant(c.global, w.Text)
	if !ok {
		d := c.errorf(annot.CodeName, w.Pos, "%s is not a constant that can be exported", w.Text)
		if s := annot.Nearest(w.Text, c.constantNames(c.global)); s != "" {
			d.Hintf("did you mean %q?", s)
		}
		return
	}
	c.addExport(w.Text, k, w.Pos)
}

func (c *checker) addExport(name string, k constant, pos source.Pos) {
	x := ir.Export{Name: name, Pos: pos}
	last := name[strings.LastIndex(name, ":")+1:]
	if last != "" && last[0] >= 'A' && last[0] <= 'Z' {
		x.GoName = last
	}
	b, isBasic := basicOf(k.typ)
	if e, ok := k.typ.T.(*Enum); ok {
		b, isBasic = enumBasic(e), true
	}
	switch {
	case k.str != nil:
		x.Str = *k.str
	case !isBasic:
		c.errorf(annot.CodeKind, pos, "%s is not a number or string", name)
		return
	default:
		x.Type, x.Bits, x.Float = scalarOf(b), k.val.I, k.val.F
	}
	for _, old := range c.mod.Exports {
		if old.Name == name {
			return
		}
	}
	c.mod.Exports = append(c.mod.Exports, x)
}

// typeMap notes that a C struct has a Go type of its own.
func (c *checker) typeMap(t annot.TypeWord) {
	n := &ast.Name{Base: ast.Base{At: t.Pos}}
	for _, p := range strings.Split(t.Text, "::") {
		n.Parts = append(n.Parts, ast.NamePart{Ident: p, Pos: t.Pos})
	}
	q := c.findType(c.global, &ast.NamedType{Base: n.Base, Name: n})
	if !q.Valid() {
		return
	}
	r := recordOf(q)
	if r == nil {
		c.errorf(annot.CodeKind, t.Pos, "%s is not a struct", t.Text)
		return
	}
	if s := c.lowerType(q, t.Pos); s != nil {
		c.mod.TypeMap = append(c.mod.TypeMap, ir.TypeMap{Struct: s.(*ir.Struct), GoType: t.Go, Pos: t.Pos})
	}
}
