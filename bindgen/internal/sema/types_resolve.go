package sema

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// isAuto reports whether q is auto, or a pointer or reference to it.
func isAuto(q QT) bool {
	switch t := q.T.(type) {
	case *Auto:
		return true
	case *Pointer:
		return isAuto(t.Elem)
	case *Reference:
		return isAuto(t.Elem)
	}
	return false
}

// typeOf resolves a complete type name.
func (c *checker) typeOf(s *Scope, t *ast.TypeName) QT {
	base := c.specType(s, &t.Spec)
	if t.Decl == nil {
		return base
	}
	return c.declType(s, base, t.Decl)
}

// specType resolves the specifiers of a declaration: its type with const, volatile and address space. The zero QT comes after a message.
func (c *checker) specType(s *Scope, d *ast.DeclSpec) QT {
	q := c.baseType(s, d)
	if !q.Valid() {
		return q
	}
	if len(d.Attrs) > 0 {
		q = c.vectorAttr(s, q, d.Attrs)
	}
	return c.qualify(q, d.Words)
}

// qualify applies the qualifiers among words to q.
func (c *checker) qualify(q QT, words []ast.Word) QT {
	for _, w := range words {
		switch w.Text {
		case "const": // constexpr makes the declared variable const, not what it is made of
			q = addConst(q)
		case "volatile":
			q.Volatile = true
		case "global", "local", "constant", "private", "generic":
			if c.dialect == ir.OpenCL {
				q = withSpace(q, spaceOf(w.Text))
			}
		}
	}
	return q
}

func spaceOf(word string) ir.Space {
	switch word {
	case "global":
		return ir.Global
	case "local":
		return ir.Shared
	case "constant":
		return ir.Constant
	case "private":
		return ir.Private
	}
	return ir.Generic
}

// withSpace puts q, and the elements of an array, into an address space.
func withSpace(q QT, sp ir.Space) QT {
	if a, ok := q.T.(*Array); ok {
		n := *a
		n.Elem = withSpace(a.Elem, sp)
		q.T = &n
	}
	q.Space = sp
	return q
}

// addConst makes q const; of an array it is the elements that become const, of a reference nothing.
func addConst(q QT) QT {
	switch t := q.T.(type) {
	case *Array:
		n := *t
		n.Elem = addConst(t.Elem)
		q.T = &n
	case *Reference, nil, *Func:
	default:
		q.Const = true
	}
	return q
}

func (c *checker) baseType(s *Scope, d *ast.DeclSpec) QT {
	switch t := d.Type.(type) {
	case *ast.BuiltinType:
		return c.builtinType(t)
	case *ast.NamedType:
		return c.namedType(s, t)
	case *ast.ClassType:
		return c.classType(s, t.Decl)
	case *ast.EnumType:
		return c.enumType(s, t.Decl)
	case *ast.AutoType:
		return QT{T: &Auto{}}
	case *ast.DecltypeType:
		return c.decltype(s, t)
	}
	return QT{}
}

var builtinTypes = map[string]Basic{
	"void": Void, "bool": Bool, "char": Char, "signed char": SChar, "unsigned char": UChar, "short": Short, "unsigned short": UShort, "int": Int, "unsigned int": UInt,
	"long": Long, "unsigned long": ULong, "long long": LongLong, "unsigned long long": ULongLong, "wchar_t": WChar, "char16_t": Char16, "char32_t": Char32,
	"char8_t": UChar, "half": Half, "__kb_half": Half, "__kb_bfloat16": BFloat, "__bf16": BFloat, "float": Float, "double": Double, "long double": LongDouble,
	"__int64": LongLong, "unsigned __int64": ULongLong, "std::nullptr_t": NullPtr,
}

func (c *checker) builtinType(t *ast.BuiltinType) QT {
	if b, ok := builtinTypes[t.Name]; ok {
		return QT{T: b}
	}
	if strings.HasSuffix(t.Name, "__int128") {
		return QT{T: &Opaque{Name: t.Name, Size: 16, Align: 16, Why: "128-bit integers have no portable form"}}
	}
	c.errorf(codeUnknownType, t.At, "unknown type %s", t.Name)
	return QT{}
}

// namedType resolves a type by its name.
func (c *checker) namedType(s *Scope, t *ast.NamedType) QT {
	if !c.lenient {
		return c.findType(s, t)
	}
	n := c.diags.Len()
	q := c.findType(s, t)
	if q.Valid() {
		return q
	}
	why := ""
	if c.diags.Len() > n && c.silent == 0 {
		why = c.diags.Items[n].Msg
	}
	name := c.unknownSpelling(s, t.Name)
	c.diags.Truncate(n)
	return QT{T: &Opaque{Name: name, Unknown: true, Why: why}}
}

// unknownSpelling spells a type that nobody declared, with the template arguments that are known resolved.
func (c *checker) unknownSpelling(s *Scope, n *ast.Name) string {
	var b strings.Builder
	if n.Global {
		b.WriteString("::")
	}
	for i := range n.Parts {
		p := &n.Parts[i]
		if i > 0 {
			b.WriteString("::")
		}
		b.WriteString(p.Ident)
		if !p.HasArgs {
			continue
		}
		args := make([]string, len(p.Args))
		for j := range p.Args {
			args[j] = spellArg(&p.Args[j])
			if raw := c.rawArgs(s, p.Args[j:j+1]); len(raw) == 1 && raw[0].valid() {
				args[j] = raw[0].String()
			}
		}
		b.WriteString("<" + strings.Join(args, ", ") + ">")
	}
	return b.String()
}

func (c *checker) findType(s *Scope, t *ast.NamedType) QT {
	n := t.Name
	last := n.Last()
	if t.Elab != "" && len(n.Parts) == 1 && !last.HasArgs {
		if o := c.tagObject(s, last.Ident); o != nil {
			return c.typeOfObject(s, o, last)
		}
	}
	if len(n.Parts) > 1 || n.Global {
		return c.qualifiedType(s, t)
	}
	objs := c.lookup(s, last.Ident)
	if len(objs) > 0 && !isTypeObject(objs[0]) {
		if o := c.tagObject(s, last.Ident); o != nil { // a type behind a function of the same name
			objs = []Object{o}
		}
	}
	if len(objs) == 0 {
		return c.undeclaredType(s, t)
	}
	return c.typeOfObject(s, objs[0], last)
}

func isTypeObject(o Object) bool {
	switch o.(type) {
	case *TypeObj, *TemplateObj, *BadObj:
		return true
	}
	return false
}

// tagObject finds a class or enum by its name even behind a function or typedef of that name.
func (c *checker) tagObject(s *Scope, name string) Object {
	for ; s != nil; s = s.Parent {
		if s.Record != nil {
			c.openRecord(s.Record)
		}
		for _, o := range s.Names[name] {
			if t, ok := o.(*TypeObj); ok {
				if _, ok := t.Decl.(*ast.TypedefDecl); !ok {
					return t
				}
			}
		}
	}
	return nil
}

func (c *checker) qualifiedType(s *Scope, t *ast.NamedType) QT {
	n := t.Name
	if c.inPattern(s) && c.isDependentName(s, n) {
		if q, ok := c.patternMember(s, n); ok {
			return q
		}
		text := spellName(n)
		if t.Typename {
			text = "typename " + text
		}
		return QT{T: &Dependent{Text: text}}
	}
	q := c.qualifier(s, n)
	if q == nil {
		return QT{}
	}
	last := n.Last()
	objs := c.lookupIn(q, last.Ident)
	if len(objs) == 0 {
		c.unknownName(q, last.Pos, last.Ident, scopeTitle(q))
		return QT{}
	}
	return c.typeOfObject(s, objs[0], last)
}

// patternMember resolves a qualified name in a pattern when its qualifier turns out not to be dependent after all (ns::Foo<T>).
func (c *checker) patternMember(s *Scope, n *ast.Name) (QT, bool) {
	k := len(n.Parts) - 1
	ns := c.namespaceOf(s, n, k)
	if ns == nil {
		return QT{}, false
	}
	objs := c.lookupIn(ns, n.Last().Ident)
	if len(objs) == 0 {
		return QT{}, false
	}
	return c.typeOfObject(s, objs[0], n.Last()), true
}

// typeOfObject returns the type that an object stands for as written by part p (with its template arguments).
func (c *checker) typeOfObject(s *Scope, o Object, p *ast.NamePart) QT {
	switch o := o.(type) {
	case *TypeObj:
		c.resolveType(o)
		if !p.HasArgs {
			return o.Type
		}
		// The injected class name with arguments names the template.
		if r, ok := o.Type.T.(*Record); ok && r.Template != nil && r.Template.Name == p.Ident {
			return c.instType(s, r.Template, p)
		}
		if t, ok := o.Type.T.(*Param); ok {
			return QT{T: &Spec{Param: t, Args: c.rawArgs(s, p.Args)}}
		}
		if o.Type.Valid() {
			c.errorf(codeNotTemplate, p.Pos, "%s is no template", p.Ident)
		}
		return QT{}
	case *TemplateObj:
		if p.HasArgs {
			return c.instType(s, o, p)
		}
		if r := injected(s, o); r != nil {
			return QT{T: r}
		}
		if q, ok := c.allDefaults(o, p.Pos); ok {
			return q
		}
		c.errorf(codeTemplateArgs, p.Pos, "template %s needs template arguments", p.Ident)
		return QT{}
	case *BadObj:
		c.badObj(o, p.Pos)
		return QT{}
	case *PackObj:
		c.errorf(codeTemplateArgs, p.Pos, "parameter pack %s must be expanded with ...", p.Ident)
		return QT{}
	}
	c.errorf(codeNotType, p.Pos, "%s is not a type", p.Ident)
	return QT{}
}

// injected finds the instance of template t inside whose class s lies.
func injected(s *Scope, t *TemplateObj) *Record {
	for ; s != nil; s = s.Parent {
		if s.Record != nil && s.Record.Template == t {
			return s.Record
		}
	}
	return nil
}

// undeclaredType says what an undeclared name is as a type: an OpenCL type that every unit knows, else an error.
func (c *checker) undeclaredType(s *Scope, t *ast.NamedType) QT {
	name := t.Name.Last().Ident
	if b, ok := builtinTypes[name]; ok && strings.HasPrefix(name, "__") {
		return QT{T: b}
	}
	if c.dialect == ir.OpenCL {
		if q, ok := openCLType(name); ok {
			return q
		}
	}
	if t.Elab == "struct" || t.Elab == "class" || t.Elab == "union" {
		// `struct S *p` declares S ([basic.scope.pdecl]).
		d := &ast.ClassDecl{Base: t.Base, Key: t.Elab, Name: t.Name}
		for s.Parent != nil && s.Kind != NamespaceScope && s.Kind != BlockScope {
			s = s.Parent
		}
		o := &TypeObj{Name: name, Decl: d, Scope: s, Pos: t.At}
		s.Insert(name, o)
		return c.typeOfObject(s, o, t.Name.Last())
	}
	if reason, ok := c.absent(name); ok {
		c.errorf(codeUnsupported, t.Name.Last().Pos, "%s is not supported: %s", name, reason)
		return QT{}
	}
	d := c.errorf(codeUnknownType, t.Name.Last().Pos, "unknown type %s", name)
	if hint := c.suggest(s, name); hint != "" {
		d.Hintf("did you mean %q?", hint)
	}
	return QT{}
}

// openCLType knows the types that OpenCL C has without any declaration (OpenCL C 3.0, 6.3).
func openCLType(name string) (QT, bool) {
	if b, ok := openCLScalars[name]; ok {
		return QT{T: b}, true
	}
	digits := len(name)
	for digits > 0 && name[digits-1] >= '0' && name[digits-1] <= '9' {
		digits--
	}
	if b, ok := openCLScalars[name[:digits]]; ok {
		switch n := name[digits:]; n {
		case "2", "3", "4", "8", "16":
			width := map[string]int{"2": 2, "3": 3, "4": 4, "8": 8, "16": 16}[n]
			return QT{T: &Vector{Elem: b, N: width, Ext: true}}, true
		}
	}
	if strings.HasPrefix(name, "image") && strings.HasSuffix(name, "_t") {
		return QT{T: &Opaque{Name: name, Size: 8, Align: 8, Why: "images are not supported in kernel bodies"}}, true
	}
	switch name {
	case "sampler_t", "queue_t", "clk_event_t", "reserve_id_t", "ndrange_t":
		return QT{T: &Opaque{Name: name, Size: 8, Align: 8, Why: name + " is not supported in kernel bodies"}}, true
	case "size_t", "uintptr_t", "event_t": // an event is only handed on; that of copies that are done is 0
		return QT{T: ULong}, true
	case "ptrdiff_t", "intptr_t":
		return QT{T: Long}, true
	case "cl_mem_fence_flags", "memory_order", "memory_scope":
		return QT{T: UInt}, true
	}
	return QT{}, false
}

var openCLScalars = map[string]Basic{"char": Char, "uchar": UChar, "short": Short, "ushort": UShort, "int": Int, "uint": UInt, "long": Long, "ulong": ULong, "float": Float,
	"double": Double, "half": Half, "bool": Bool}

// resolveType gives a type object its type.
func (c *checker) resolveType(o *TypeObj) {
	switch o.resolved {
	case 2:
		return
	case 1:
		c.errorf(codeCycle, o.Pos, "the type %s depends on itself", o.Name)
		return
	}
	if o.failedAt == c.epoch {
		c.again()
		return
	}
	if !c.enter(o.Scope, o.Pos) {
		return
	}
	defer c.leave(o.Scope)
	defer c.strict()()
	o.resolved = 1
	switch d := o.Decl.(type) {
	case *ast.TypedefDecl:
		o.Type = c.typedefType(o.Scope, d)
	case *ast.ClassDecl:
		o.Type = QT{T: c.newRecord(d, o.Scope, nil, nil)}
	case *ast.EnumDecl:
		o.Type = QT{T: c.newEnum(o.Scope, d)}
	}
	o.resolved = 2
	if !o.Type.Valid() {
		o.resolved = 0
		o.failedAt = c.failed()
	}
}

func newTypeObj(name string, q QT) *TypeObj { return &TypeObj{Name: name, Type: q, resolved: 2} }

func (c *checker) typedefType(s *Scope, d *ast.TypedefDecl) QT {
	q := c.specType(s, d.Spec)
	if !q.Valid() {
		return q
	}
	q = c.declType(s, q, d.Decl)
	if len(d.Decl.Attrs) > 0 {
		q = c.vectorAttr(s, q, d.Decl.Attrs)
	}
	// C++17 [dcl.typedef]/9: the first typedef name names an unnamed class or enum.
	switch t := q.T.(type) {
	case *Record:
		if t.Decl.Name == nil && strings.HasPrefix(t.Name, "(") {
			t.Name = qualify(s, d.Name)
		}
	case *Enum:
		if t.Decl.Name == nil && strings.HasPrefix(t.Name, "(") {
			t.Name = qualify(s, d.Name)
		}
	}
	return q
}

// classType returns the class that a specifier defines in place or declares.
func (c *checker) classType(s *Scope, d *ast.ClassDecl) QT {
	if name := d.Name.Simple(); name != "" {
		for sc := s; sc != nil; sc = sc.Parent {
			for _, o := range sc.Names[name] {
				if t, ok := o.(*TypeObj); ok && (t.Decl == ast.Decl(d) || !d.Defined) {
					if _, ok := t.Decl.(*ast.ClassDecl); ok {
						c.resolveType(t)
						return t.Type
					}
				}
			}
		}
		c.collectClass(s, d)
		if o := c.tagObject(s, name); o != nil {
			return c.typeOfObject(s, o, d.Name.Last())
		}
	}
	key := localType{d, s}
	r, ok := c.locals[key]
	if !ok {
		r = c.newRecord(d, s, nil, nil)
		c.locals[key] = r
	}
	return QT{T: r}
}

// localType identifies a class or enum without a name of its own: the same tree under another scope is another type.
type localType struct {
	decl  ast.Decl
	scope *Scope
}

func (c *checker) enumType(s *Scope, d *ast.EnumDecl) QT {
	name := d.Name.Simple()
	for sc := s; sc != nil; sc = sc.Parent {
		for _, o := range sc.Names[name] {
			if t, ok := o.(*TypeObj); ok && (t.Decl == ast.Decl(d) || !d.Defined && name != "") {
				c.resolveType(t)
				return t.Type
			}
		}
	}
	c.collectEnum(s, d)
	for _, o := range s.Names[name] {
		if t, ok := o.(*TypeObj); ok && t.Decl == ast.Decl(d) {
			return t.Type
		}
	}
	return QT{}
}

// declType applies a declarator's derivations to the type of the specifiers.
func (c *checker) declType(s *Scope, q QT, d *ast.Declarator) QT {
	if d == nil {
		return q
	}
	for i := len(d.Derive) - 1; i >= 0 && q.Valid(); i-- {
		q = c.derive(s, q, d.Derive[i])
	}
	return q
}

func (c *checker) derive(s *Scope, q QT, d ast.Derivation) QT {
	switch d := d.(type) {
	case *ast.PointerTo:
		if _, ok := q.T.(*Reference); ok {
			c.errorf(codeBadType, d.At, "there is no pointer to a reference")
			return QT{}
		}
		return c.qualify(QT{T: &Pointer{Elem: q}}, d.Words)
	case *ast.ReferenceTo:
		return reference(q, d.RValue)
	case *ast.ArrayOf:
		return c.arrayOf(s, q, d)
	case *ast.FuncOf:
		return QT{T: c.funcOf(s, q, d)}
	case *ast.MemberPointerTo:
		return QT{T: &Opaque{Name: q.String() + " " + spellName(d.Class) + "::*", Size: 8, Align: 8, Why: "pointers to members are not supported"}}
	}
	return QT{}
}

// reference makes a reference to q, collapsing references to references ([dcl.ref]/6).
func reference(q QT, rvalue bool) QT {
	if r, ok := q.T.(*Reference); ok {
		if r.RValue && !rvalue {
			return QT{T: &Reference{Elem: r.Elem}}
		}
		return QT{T: r}
	}
	return QT{T: &Reference{Elem: q, RValue: rvalue}}
}

func (c *checker) arrayOf(s *Scope, q QT, d *ast.ArrayOf) QT {
	switch t := q.T.(type) {
	case *Reference:
		c.errorf(codeBadType, d.At, "there is no array of references")
		return QT{}
	case *Func:
		c.errorf(codeBadType, d.At, "there is no array of functions")
		return QT{}
	case Basic:
		if t == Void {
			c.errorf(codeBadType, d.At, "there is no array of void")
			return QT{}
		}
	}
	a := &Array{Elem: q, N: -1}
	out := QT{T: a, Space: q.Space}
	if d.Len == nil {
		return out
	}
	if c.inPattern(s) && c.isDependent(s, d.Len) {
		a.Param = c.valueParam(s, d.Len)
		if a.Param == nil {
			a.Param = &Param{Name: "(expression)", Index: -1, Value: true}
		}
		return out
	}
	n := c.diags.Len()
	k, t, ok := c.constExpr(s, d.Len)
	switch {
	case !ok && c.lenient:
		c.diags.Truncate(n)
		return out
	case !ok:
		return QT{}
	case k.Float:
		c.errorf(codeConstant, d.Len.Pos(), "an array length must be an integer")
		return QT{}
	case int64(k.I) < 0 && !isUnsigned(t):
		c.errorf(codeConstant, d.Len.Pos(), "an array cannot have %d elements", int64(k.I))
		return QT{}
	case k.I > 1<<40:
		c.errorf(codeConstant, d.Len.Pos(), "an array of %d elements is too large", k.I)
		return QT{}
	}
	a.N = int64(k.I)
	return out
}

func isUnsigned(q QT) bool {
	b, ok := q.T.(Basic)
	if e, isEnum := q.T.(*Enum); isEnum {
		b, ok = e.Underlying, true
	}
	switch b {
	case Bool, UChar, UShort, UInt, ULong, ULongLong, Char16, Char32:
		return ok
	}
	return false
}

// funcOf makes a function type.
func (c *checker) funcOf(s *Scope, ret QT, d *ast.FuncOf) *Func {
	f := &Func{Ret: ret, Variadic: d.Variadic}
	for _, p := range d.Params {
		if len(d.Params) == 1 && isVoidParam(p) {
			break
		}
		if isPack(p) && !c.inPattern(s) {
			scopes, _ := c.expandPack(s, p.At, p)
			for _, e := range scopes {
				f.Params = append(f.Params, c.paramType(e, p).Unqual())
			}
			continue
		}
		f.Params = append(f.Params, c.paramType(s, p).Unqual())
	}
	if d.Trailing != nil && isAuto(ret) {
		f.Ret = c.typeOf(s, d.Trailing)
	}
	return f
}

// paramType resolves a parameter's type; arrays and functions decay to pointers, top-level qualifiers stay.
func (c *checker) paramType(s *Scope, p *ast.Param) QT {
	q := c.specType(s, &p.Spec)
	if !q.Valid() {
		return q
	}
	return c.decay(c.declType(s, q, p.Decl))
}

// decay turns arrays and functions into pointers.
func (c *checker) decay(q QT) QT {
	switch t := q.T.(type) {
	case *Array:
		return QT{T: &Pointer{Elem: t.Elem}}
	case *Func:
		return QT{T: &Pointer{Elem: q}}
	}
	return q
}

// vectorAttr applies the attributes that make a vector of a scalar type: the prelude's kbind_vector(n), and ext_vector_type(n) and vector_size(bytes) of the compilers.
func (c *checker) vectorAttr(s *Scope, q QT, attrs []*ast.Attr) QT {
	for _, a := range attrs {
		if a.Name != "kbind_vector" && a.Name != "ext_vector_type" && a.Name != "vector_size" || len(a.Args) != 1 {
			continue
		}
		b, ok := q.T.(Basic)
		k, _, ok2 := c.constExpr(s, a.Args[0])
		if !ok || !ok2 {
			continue
		}
		n := int(k.I)
		if a.Name == "vector_size" {
			n /= ir.Sizeof(scalarOf(b))
		}
		switch n {
		case 1, 2, 3, 4, 8, 16:
			q.T = &Vector{Elem: b, N: n, Ext: a.Name != "kbind_vector"}
		default:
			c.errorf(codeBadType, a.At, "there is no vector of %d elements", n)
		}
	}
	return q
}

// decltype resolves decltype(x), typeof(x) and their variants with a type.
func (c *checker) decltype(s *Scope, t *ast.DecltypeType) QT {
	if t.Type != nil {
		q := c.typeOf(s, t.Type)
		if e, ok := q.T.(*Enum); ok && strings.Contains(t.Word, "underlying") {
			c.resolveEnum(e)
			return QT{T: e.Underlying}
		}
		return q
	}
	if c.inPattern(s) && c.isDependent(s, t.X) {
		return QT{T: &Dependent{Text: t.Word + "(...)"}}
	}
	if t.Word != "decltype" && t.Word != "__decltype" {
		return c.typeOfExpr(s, t.X)
	}
	if q, ok := c.declaredType(s, t.X); ok {
		return q
	}
	return c.typeOfExprCat(s, t.X)
}

// declaredType is the type of the variable or member that an unparenthesised name or member access denotes ([dcl.type.simple]/4).
func (c *checker) declaredType(s *Scope, e ast.Expr) (QT, bool) {
	switch e := e.(type) {
	case *ast.Ident:
		if e.Name.Simple() == "" {
			return QT{}, false
		}
		objs := c.lookup(s, e.Name.Simple())
		if len(objs) != 1 {
			return QT{}, false
		}
		switch o := objs[0].(type) {
		case *VarObj:
			c.resolveVar(o)
			return o.Type, o.Type.Valid()
		case *FieldObj:
			if path := c.findField(o.Record, o.Name); len(path) > 0 {
				last := path[len(path)-1]
				return last.Rec.Fields[last.Index].Type, true
			}
		}
	case *ast.Member:
		t := c.typeOfExpr(s, e.X)
		if p, ok := t.T.(*Pointer); ok && e.Arrow {
			t = p.Elem
		}
		if r, ok := t.T.(*Record); ok && e.Name.Simple() != "" {
			if path := c.findField(r, e.Name.Simple()); len(path) > 0 {
				last := path[len(path)-1]
				return last.Rec.Fields[last.Index].Type, true
			}
		}
	}
	return QT{}, false
}

// spellName writes a name as in the source, without the arguments' details.
func spellName(n *ast.Name) string {
	var b strings.Builder
	if n.Global {
		b.WriteString("::")
	}
	for i := range n.Parts {
		if i > 0 {
			b.WriteString("::")
		}
		b.WriteString(n.Parts[i].Ident)
		if n.Parts[i].HasArgs {
			b.WriteByte('<')
			for j := range n.Parts[i].Args {
				if j > 0 {
					b.WriteString(", ")
				}
				b.WriteString(spellArg(&n.Parts[i].Args[j]))
			}
			b.WriteByte('>')
		}
	}
	return b.String()
}

func spellArg(a *ast.TemplateArg) string {
	out := ""
	switch {
	case a.Type != nil:
		out = a.Type.Spec.Text
		if a.Type.Decl != nil {
			out += a.Type.Decl.Text
		}
	case a.Expr != nil:
		out = spellExpr(a.Expr)
	}
	if a.Pack {
		out += "..."
	}
	return out
}

func spellExpr(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.IntLit:
		return e.Text
	case *ast.Ident:
		return spellName(e.Name)
	case *ast.BoolLit:
		if e.Value {
			return "true"
		}
		return "false"
	case *ast.Paren:
		return "(" + spellExpr(e.X) + ")"
	case *ast.Unary:
		return e.Op + spellExpr(e.X)
	case *ast.Binary:
		return spellExpr(e.X) + " " + e.Op + " " + spellExpr(e.Y)
	}
	return "(...)"
}

// resolveEnum gives the enumerators their values and the enum its underlying type.
func (c *checker) resolveEnum(e *Enum) {
	if e.resolved != 0 || !c.enter(e.Scope, e.Pos) {
		return
	}
	defer c.leave(e.Scope)
	e.resolved = 1
	if e.Decl.Underlying != nil {
		q := c.typeOf(e.Scope, e.Decl.Underlying)
		if b, ok := q.T.(Basic); ok {
			e.Underlying = b
		}
		e.Fixed = true
	}
	e.Fixed = e.Fixed || e.Scoped
	s := e.Scope
	if e.Scoped {
		s = enumScope(e)
		s.Parent = e.Scope
	}
	next, unsigned, wide := uint64(0), false, false
	for i, it := range e.Items {
		if x := e.Decl.Items[i].Value; x != nil {
			k, t, ok := c.constExpr(s, x)
			if ok && !k.Float {
				next = k.I
				unsigned = isUnsigned(t)
			}
		}
		v := int64(next)
		wide = wide || (v > 1<<31-1 || v < -1<<31)
		it.Val = Const{I: next}
		next++
	}
	if !e.Fixed && wide {
		e.Underlying = wideEnum(e.Items, unsigned)
	}
	e.resolved = 2
}

// wideEnum chooses the underlying type of an enum with a value outside int: the first of unsigned, long, unsigned long that holds all ([dcl.enum]/7).
func wideEnum(items []*EnumeratorObj, unsigned bool) Basic {
	neg, big := false, false
	for _, i := range items {
		neg = neg || int64(i.Val.I) < 0 && !unsigned
		big = big || i.Val.I > 1<<32-1 && !(int64(i.Val.I) < 0 && !unsigned)
	}
	switch {
	case neg:
		return Long
	case big:
		return ULong
	}
	return UInt
}

// pos of a type name for messages.
func typePos(t *ast.TypeName) source.Pos { return t.Spec.At }
