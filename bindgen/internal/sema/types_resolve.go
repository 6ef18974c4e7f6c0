package sema

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
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

// specType resolves the specifiers of a declaration: its type with const, volatile and address space. The zero QT comes
// after a message.
func (c *checker) specType(s *Scope, d *ast.DeclSpec) QT {
	q := c.baseType(s, d)
	if !q.Valid() {
		return q
	}
	if len(d.Attrs) > 0 {
		if c.machineMode(d.Attrs) {
			return QT{}
		}
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
			q = addVolatile(q)
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

// addVolatile is addConst for volatile.
func addVolatile(q QT) QT {
	switch t := q.T.(type) {
	case *Array:
		n := *t
		n.Elem = addVolatile(t.Elem)
		q.T = &n
	case *Reference, nil, *Func:
	default:
		q.Volatile = true
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
		return QT{T: &Auto{Decltype: t.Decltype}}
	case *ast.DecltypeType:
		return c.decltype(s, t)
	}
	return QT{}
}

var builtinTypes = map[string]Basic{
	"void": Void, "bool": Bool, "char": Char, "signed char": SChar, "unsigned char": UChar, "short": Short,
	"unsigned short": UShort, "int": Int, "unsigned int": UInt,
	"long": Long, "unsigned long": ULong, "long long": LongLong, "unsigned long long": ULongLong, "wchar_t": WChar,
	"char16_t": Char16, "char32_t": Char32,
	"char8_t": Char8, "half": Half, "__kb_half": Half, "__kb_bfloat16": BFloat, "__bf16": BFloat, "float": Float,
	"double": Double, "long double": LongDouble,
	"__int64": LongLong, "unsigned __int64": ULongLong, "std::nullptr_t": NullPtr,
}

func (c *checker) builtinType(t *ast.BuiltinType) QT {
	if b, ok := builtinTypes[t.Name]; ok {
		if b == LongLong || b == ULongLong {
			c.noteLongLong(t.At)
		}
		if b == Char8 && !c.cpp20() { // no type of its own before
			b = UChar
		}
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
	if !c.mode.lenient {
		return c.findType(s, t)
	}
	n := c.diags.Len()
	q := c.findType(s, t)
	if q.Valid() {
		return q
	}
	why := ""
	if c.diags.Len() > n && c.spec.depth == 0 {
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
	if last.Decltype != nil { // a base class
		return c.decltype(s, last.Decltype)
	}
	if t.Elab != "" && len(n.Parts) == 1 && !last.HasArgs {
		if o := c.tagObject(s, last.Ident); o != nil {
			return c.typeOfObject(s, o, last)
		}
	}
	if len(n.Parts) > 1 || n.Global {
		return c.qualifiedType(s, t)
	}
	objs, late := c.lookupSeen(s, last.Ident, last.Pos)
	if late && t.Elab == "" {
		c.declaredTooLate(last, objs[0])
		return QT{}
	}
	if len(objs) > 0 && !isTypeObject(objs[0]) {
		if o := c.tagObject(s, last.Ident); o != nil { // a type after a function of the same name
			objs = []Object{o}
		}
	}
	if len(objs) == 0 {
		return c.undeclaredType(s, t)
	}
	if c.elaboratesAlias(t, objs[0]) {
		return QT{}
	}
	if t.Elab == "" && c.clTag(objs, last) || !c.mayInherit(s, objs[0], last.Ident, last.Pos) {
		return QT{}
	}
	return c.typeOfObject(s, objs[0], last)
}

// elaboratesAlias reports, with a message, whether t is struct A where A is another name of a type
// ([dcl.type.elab]/2).
func (c *checker) elaboratesAlias(t *ast.NamedType, o Object) bool {
	a, ok := o.(*TypeObj)
	if !ok || t.Elab == "" || c.dialect == ir.OpenCL || c.isPrelude(a.Pos) {
		return false
	}
	if _, alias := a.Decl.(*ast.TypedefDecl); !alias {
		return false
	}
	c.errorf(codeNotType, t.At, "%s is another name of a type, which does not follow %s", a.Name, t.Elab).
		Note(a.Pos, "declared here")
	return true
}

func isTypeObject(o Object) bool {
	switch o.(type) {
	case *TypeObj, *TemplateObj, *BadObj, *AmbiguousObj:
		return true
	}
	return false
}

// tagObject finds a class or enum by its name even behind a function or typedef of that name.
func (c *checker) tagObject(s *Scope, name string) Object {
	for ; s != nil; s = s.Parent {
		if o := c.ownTag(s, name); o != nil {
			return o
		}
	}
	return nil
}

// ownTag is the class or enum of that name that scope s itself declares, or nil.
func (c *checker) ownTag(s *Scope, name string) Object {
	if s.Record != nil {
		c.openRecord(s.Record)
	}
	for _, o := range s.Own(name) {
		if t, ok := o.(*TypeObj); ok {
			if _, ok := t.Decl.(*ast.TypedefDecl); !ok {
				return t
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
	objs := c.qualifiedIn(q, last.Ident)
	if len(objs) == 0 {
		c.unknownName(q, last.Pos, last.Ident, scopeTitle(q))
		return QT{}
	}
	if c.foundLater(q, last) {
		return QT{}
	}
	if t.Elab != "" && !isTypeObject(objs[0]) { // which hides the class or enum ([basic.lookup.elab])
		if o := c.ownTag(q, last.Ident); o != nil {
			objs = []Object{o}
		}
	}
	if !c.mayName(s, q, objs[0], last.Pos) || c.elaboratesAlias(t, objs[0]) {
		return QT{}
	}
	return c.typeOfObject(s, objs[0], last)
}

// patternMember resolves a qualified name in a pattern when its qualifier turns out not to be dependent after all
// (ns::Foo<T>).
func (c *checker) patternMember(s *Scope, n *ast.Name) (QT, bool) {
	k := len(n.Parts) - 1
	ns := c.namespaceOf(s, n, k)
	if ns == nil {
		return QT{}, false
	}
	objs := c.qualifiedIn(ns, n.Last().Ident)
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
			args := c.rawArgs(s, p.Args)
			if len(args) < len(t.head) && !slices.ContainsFunc(args, func(a TArg) bool { return a.Expand }) {
				if args, ok = c.completeArgs(t.head, args, t.scope, p.Pos); !ok {
					return QT{}
				}
			}
			return QT{T: &Spec{Param: t, Args: args}}
		}
		if o.Type.Valid() {
			c.errorf(codeNotTemplate, p.Pos, "%s is not a template", p.Ident)
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
	case *AmbiguousObj:
		c.ambiguous(o, p.Pos)
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
	if hint := c.suggest(s, name, fundamentalTypes()...); hint != "" {
		d.Hintf("did you mean %q?", hint)
	}
	return QT{}
}

// fundamentalTypes are types that no declaration names.
func fundamentalTypes() []string {
	return []string{"bool", "char", "double", "float", "int", "long", "short", "signed", "unsigned", "void"}
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
		return QT{T: &Opaque{Name: name, Size: 8, Align: 8, Shape: imageShapes[name]}}, true
	}
	switch name {
	case "queue_t", "clk_event_t", "reserve_id_t", "ndrange_t":
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

// imageShapes are the images that bodies can use (OpenCL C 1.2, 6.1.3); those with depth or samples are opaque.
var imageShapes = map[string]ir.Shape{"image1d_t": ir.Shape1D, "image2d_t": ir.Shape2D, "image3d_t": ir.Shape3D,
	"image1d_array_t": ir.Shape1DLayered,
	"image2d_array_t": ir.Shape2DLayered, "image1d_buffer_t": ir.ShapeLinear}

var openCLScalars = map[string]Basic{"char": Char, "uchar": UChar, "short": Short, "ushort": UShort, "int": Int,
	"uint": UInt, "long": Long, "ulong": ULong, "float": Float,
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
	if o.failedAt == c.report.epoch {
		c.again()
		return
	}
	if _, alias := o.Decl.(*ast.TypedefDecl); !alias && !c.definedOnce(o, o.Name, o.Pos) {
		o.failedAt = c.failed()
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
	if !o.Type.Valid() || !c.sameAgain(o) {
		o.resolved = 0
		o.failedAt = c.failed()
	}
}

// sameAgain reports, with a message when it is not so, whether a typedef name that is declared twice means the same
// type both times ([dcl.typedef]/3).
func (c *checker) sameAgain(o *TypeObj) bool {
	again, ok := c.decls.twice[o].(*TypeObj)
	if !ok {
		return true
	}
	d, ok := again.Decl.(*ast.TypedefDecl)
	if !ok {
		return true
	}
	var q QT
	c.speculate(func() bool {
		q = c.typedefType(again.Scope, d)
		return true
	})
	return !q.Valid() || same(o.Type, q) || c.definedOnce(o, o.Name, o.Pos)
}

func newTypeObj(name string, q QT) *TypeObj { return &TypeObj{Name: name, Type: q, resolved: 2} }

// typedefAttrs refuses the attributes of a typedef that give the type another size or a smaller alignment under its new
// name.
func (c *checker) typedefAttrs(s *Scope, q QT, d *ast.TypedefDecl) bool {
	align := max(c.alignAttr(s, d.Spec.Attrs), c.alignAttr(s, d.Decl.Attrs))
	if align == 0 || !q.Valid() {
		return true
	}
	if r := recordOf(q); r != nil && !c.completeRecord(r) {
		return true
	}
	t := c.lowerType(q, d.At)
	if t != nil && ir.Alignof(t) > align {
		c.unsupported(d.At, "a typedef with a smaller alignment: %s is aligned to %d bytes, %s to %d", q, ir.Alignof(t),
			d.Name, align)
		return false
	}
	c.decls.alignedTypedefs = c.decls.alignedTypedefs || t != nil && ir.Alignof(t) < align
	return true
}

func (c *checker) typedefType(s *Scope, d *ast.TypedefDecl) QT {
	q := c.specType(s, d.Spec)
	if !q.Valid() {
		return q
	}
	q = c.declType(s, q, d.Decl)
	if !c.typedefAttrs(s, q, d) {
		return QT{}
	}
	// C++17 [dcl.typedef]/9: the first typedef name names an unnamed class or enum.
	switch t := q.T.(type) {
	case *Record:
		if t.Decl != nil && t.Decl.Name == nil && strings.HasPrefix(t.Name, "(") {
			t.Name = qualify(s, d.Name)
		}
	case *Enum:
		if t.Decl != nil && t.Decl.Name == nil && strings.HasPrefix(t.Name, "(") {
			t.Name = qualify(s, d.Name)
		}
	}
	return q
}

// classType returns the class that a specifier defines in place or declares.
func (c *checker) classType(s *Scope, d *ast.ClassDecl) QT {
	if name := d.Name.Simple(); name != "" {
		for sc := s; sc != nil; sc = sc.Parent {
			for _, o := range sc.Own(name) {
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
	r, ok := c.classes.locals[key]
	if !ok {
		r = c.newRecord(d, s, nil, nil)
		c.classes.locals[key] = r
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
		for _, o := range sc.Own(name) {
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
