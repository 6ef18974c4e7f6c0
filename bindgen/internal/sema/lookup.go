package sema

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/annot"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// lookup finds an unqualified name, walking outwards; the innermost scope that has it wins (C++17
// [basic.lookup.unqual]). Nil when nobody declared it.
func (c *checker) lookup(s *Scope, name string) []Object {
	var used nominated
	for ; s != nil; s = s.Parent {
		if objs := c.walkedIn(s, name, &used); len(objs) > 0 && !beingNamed(objs) {
			return objs
		}
	}
	return nil
}

// beingNamed reports whether the only object found is an alias in a block whose own type is being read: its scope
// begins after it ([basic.scope.pdecl]/3), and `using V = typename V<T>::type;` means an outer V.
func beingNamed(objs []Object) bool {
	if len(objs) != 1 {
		return false
	}
	t, ok := objs[0].(*TypeObj)
	if !ok || t.resolved != 1 || t.Scope == nil || t.Scope.Kind == NamespaceScope {
		return false
	}
	_, ok = t.Decl.(*ast.TypedefDecl)
	return ok
}

// lookupMember finds a member of a class; one in the class hides those of its bases ([class.member.lookup]).
func (c *checker) lookupMember(r *Record, name string, depth int) []Object {
	c.openRecord(r)
	if name == "operator=" && r.Decl != nil && r.completed == 2 {
		return c.assignmentObjects(r)
	}
	if objs := r.Scope.Names[name]; len(objs) > 0 {
		return c.settle(r.Scope, name, objs)
	}
	if depth > maxBases || name == ctorName || name == dtorName {
		return nil
	}
	if n := len(r.Bases) + depth; n > fewBases {
		c.work(onBases, len(r.Bases))
	}
	var found []Object
	for _, b := range r.Bases {
		found = c.oneBaseHas(name, found, c.lookupMember(b, name, depth+1))
	}
	return found
}

// assignmentObjects are the assignment operators of r, declared or not, which hide those of its bases
// ([class.copy.assign]/8).
func (c *checker) assignmentObjects(r *Record) []Object {
	var objs []Object
	for _, f := range c.scratch().assignments(r) {
		objs = append(objs, f)
	}
	return objs
}

// mergeKey names a list of n objects that a name stands for in a scope; using-directives of scope from add some.
type mergeKey struct {
	scope, from *Scope
	name        string
	n           int
}

// settle makes of the raw objects under a name what the name stands for: using-declarations followed, redeclarations
// merged, user declarations instead of the prelude's ([namespace.udecl]).
func (c *checker) settle(s *Scope, name string, objs []Object) []Object {
	return c.settleAs(mergeKey{s, nil, name, len(objs)}, objs)
}

// settleAs is settle for objects that the key names.
func (c *checker) settleAs(key mergeKey, objs []Object) []Object {
	switch len(objs) {
	case 0:
		return nil
	case 1:
		switch o := objs[0].(type) {
		case *EnumeratorObj:
			c.resolveEnum(o.Enum)
			return objs
		case *FieldObj:
			c.fillPath(o)
			return objs
		case *UsingObj:
		default:
			return objs
		}
	}
	if m, ok := c.decls.merged[key]; ok {
		return m
	}
	flat := c.followUsings(objs)
	c.decls.merged[key] = flat // for a lookup of the same name meanwhile
	flat = c.mergeFuncs(key.scope, c.dropHidden(key.name, flat))
	for _, o := range flat {
		switch o := o.(type) {
		case *EnumeratorObj:
			c.resolveEnum(o.Enum)
		case *FieldObj:
			c.fillPath(o)
		}
	}
	c.decls.merged[key] = flat
	return flat
}

// followUsings replaces using-declarations by what they name; nothing stands in the list twice.
func (c *checker) followUsings(objs []Object) (out []Object) {
	seen := map[Object]bool{}
	add := func(o Object) {
		if !seen[o] {
			seen[o] = true
			out = append(out, o)
		}
	}
	for _, o := range objs {
		u, ok := o.(*UsingObj)
		if !ok {
			add(o)
			continue
		}
		if u.busy {
			continue
		}
		u.busy = true
		for _, t := range c.qualifiedLookup(u.Scope, u.Name, u) {
			add(t)
		}
		u.busy = false
	}
	return out
}

// qualifiedLookup finds what a using-declaration names; the declaration itself is not found ([namespace.udecl]).
func (c *checker) qualifiedLookup(s *Scope, name *ast.Name, self *UsingObj) []Object {
	q := c.qualifier(s, name)
	if q == nil {
		return nil
	}
	var objs []Object
	for _, o := range c.qualifiedIn(q, name.Last().Ident) {
		if o != Object(self) {
			objs = append(objs, o)
		}
	}
	return objs
}

// dropHidden removes what another declaration of the same name hides: a type behind a function or variable
// ([basic.scope.hiding]), the prelude's types and variables behind the user's, a declaration behind the definition.
func (c *checker) dropHidden(name string, objs []Object) []Object {
	var funcs, values, types []Object
	userFunc := false
	for _, o := range objs {
		switch o := o.(type) {
		case *FuncObj:
			funcs = append(funcs, o)
			userFunc = userFunc || !o.Prelude && o.Decl.Body != nil
		case *TemplateObj:
			if o.Func != nil {
				funcs = append(funcs, o.Func)
			} else {
				types = append(types, o)
			}
		case *TypeObj, *NamespaceObj:
			types = append(types, o)
		default:
			values = append(values, o)
		}
	}
	if userFunc && c.dialect == ir.OpenCL {
		kept := funcs[:0:0]
		for _, o := range funcs {
			if !o.(*FuncObj).Prelude {
				kept = append(kept, o)
			}
		}
		funcs = kept
	}
	if o := c.clash(name, funcs, values, types); o != nil {
		return []Object{o}
	}
	if o := c.hidesElsewhere(name, append(funcs, values...), types); o != nil {
		return []Object{o}
	}
	switch {
	case len(funcs) > 0:
		return funcs
	case len(values) > 0:
		if o := c.oneEntity(name, values); o != nil {
			return []Object{o}
		}
		return values[c.best(values):][:1]
	case len(types) > 0:
		if o := c.oneEntity(name, types); o != nil {
			return []Object{o}
		}
		return types[c.best(types):][:1]
	}
	return nil
}

// best returns the index of the declaration to take among several of one thing: a user's before the prelude's, a
// definition before declarations, the first.
func (c *checker) best(objs []Object) int {
	best, score := 0, -1
	for i, o := range objs {
		n := 0
		if !c.isPrelude(o.ObjPos()) {
			n += 4
		}
		switch o := o.(type) {
		case *VarObj:
			if !o.Extern {
				n += 2
			}
			if o.Decl != nil && o.Decl.Init != nil {
				n++
			}
		case *TypeObj:
			if d, ok := o.Decl.(*ast.ClassDecl); ok && d.Defined || !ok {
				n += 2
			}
		case *TemplateObj:
			if definesVariable(o) {
				n += 2
			}
		case *BadObj:
			n -= 4
		}
		if n > score {
			best, score = i, n
		}
	}
	if score >= 4 {
		for i, o := range objs {
			if i != best && c.definesAgain(objs[best], o) {
				c.decls.twice[objs[best]] = o
				break
			}
		}
	}
	return best
}

// definesAgain reports whether a and b are two definitions, in two places, of what can have only one
// ([basic.def.odr]/1). In C a variable without an initialiser may be declared again.
func (c *checker) definesAgain(a, b Object) bool {
	if a.ObjPos() == b.ObjPos() { // a header without a guard
		return false
	}
	switch a := a.(type) {
	case *VarObj:
		b, ok := b.(*VarObj)
		defines := func(v *VarObj) bool {
			return v.whole != nil ||
				v.Class == nil && v.Decl != nil && !v.Extern && (v.Decl.Init != nil || c.dialect != ir.OpenCL)
		}
		return ok && defines(a) && defines(b)
	case *TemplateObj:
		b, ok := b.(*TemplateObj)
		return ok && definesVariable(a) && definesVariable(b)
	case *TypeObj:
		b, ok := b.(*TypeObj)
		if !ok {
			return false
		}
		_, ok = a.Decl.(*ast.TypedefDecl) // classes are told apart where they are collected
		_, ok2 := b.Decl.(*ast.TypedefDecl)
		return ok && ok2
	}
	return false
}

// definesVariable reports whether t is the definition of a variable template of a namespace.
func definesVariable(t *TemplateObj) bool {
	d, ok := t.Decl.(*ast.VarDecl)
	return ok && t.Class == nil && (d.Init != nil || !d.Spec.Has("extern"))
}

// sameTokens reports whether two texts are the same, as in a header that is included twice.
func sameTokens(a, b []token.Token) bool {
	return slices.EqualFunc(a, b, func(x, y token.Token) bool { return x.Text == y.Text })
}

// definedOnce reports, with a message when it is not so, whether what is used at pos under name has one definition
// ([basic.def.odr]).
func (c *checker) definedOnce(o Object, name string, pos source.Pos) bool {
	if at, ok := c.decls.defaults[o]; ok { // [dcl.fct.default]/4
		c.errorf(codeRedeclared, pos, "a default argument of %s is given twice", name).Note(at[0], "here").
			Note(at[1], "and here")
		return false
	}
	if g, ok := c.decls.gaps[o]; ok {
		c.errorf(codeBadDecl, pos, "the declaration of %s could not be understood", name).Note(g.at, "%s", g.why)
		return false
	}
	if u, ok := c.decls.unlike[o]; ok {
		c.errorf(codeRedeclared, u.again.At, "%s is declared %s", name, u.why).Note(u.first.At, "it is declared here")
		return false
	}
	again := c.decls.twice[o]
	if again == nil {
		return true
	}
	c.errorf(codeTwice, pos, "%s is defined twice", name).Note(o.ObjPos(), "here").Note(again.ObjPos(), "and here").
		Hintf("the files of one command are one unit: give files that do not belong together to a command each")
	return false
}

// mergeFuncs makes one object of the declarations and the definition of each function. A member of the class of s hides
// those of base classes that a using-declaration brings ([namespace.udecl]/14).
func (c *checker) mergeFuncs(s *Scope, objs []Object) []Object {
	if len(objs) < 2 {
		return objs
	}
	if _, ok := objs[0].(*FuncObj); !ok {
		return objs
	}
	c.spreadLinkage(objs)
	at := map[string]int{}
	var out []Object
	for _, o := range objs {
		f := o.(*FuncObj)
		key, ok := c.sigKey(f)
		i, seen := at[key]
		if !ok || !seen {
			at[key] = len(out)
			out = append(out, f)
			continue
		}
		switch g := out[i].(*FuncObj); {
		case key != "C" && inDifferentNamespaces(f, g): // of two namespaces: a call of either is ambiguous
			out = append(out, f)
		case g.Class == f.Class && key != "C" && (!c.sameReturn(g, f) || memberAgain(g, f, key)):
			return []Object{&AmbiguousObj{Name: f.Name, Found: [2]Object{g, f}, Clash: true}}
		case g.Class == f.Class:
			out[i] = c.mergeDecls(g, f)
		case f.Class == s.Record:
			out[i] = f
		case g.Class != s.Record: // of two base classes: a call of either is ambiguous
			out = append(out, f)
		}
	}
	return c.dropHiddenMembers(s, out)
}

// memberAgain reports whether f and g, with one key, are two declarations of a member of one class ([class.mem]/5).
func memberAgain(f, g *FuncObj, key string) bool {
	return f.Class != nil && f.Decl != nil && g.Decl != nil && f.Pos != g.Pos && !f.Prelude && !g.Prelude && !f.IsSpec &&
		!g.IsSpec && !f.Friend && !g.Friend && !strings.Contains(key, "(...)")
}

// dropHiddenMembers removes members of base classes that members of the class of s hide ([namespace.udecl]/14).
func (c *checker) dropHiddenMembers(s *Scope, list []Object) []Object {
	inherited := func(o Object) bool { f := o.(*FuncObj); return f.Class != nil && f.Class != s.Record }
	if s.Record == nil || !slices.ContainsFunc(list, inherited) {
		return list
	}
	own := map[string][]*FuncObj{}
	for _, o := range list {
		if f := o.(*FuncObj); f.Class == s.Record {
			if key, ok := c.hidingKey(f); ok {
				own[key] = append(own[key], f)
			}
		}
	}
	return slices.DeleteFunc(list, func(o Object) bool {
		f := o.(*FuncObj)
		if !inherited(f) {
			return false
		}
		key, ok := c.hidingKey(f)
		return ok && slices.ContainsFunc(own[key], func(g *FuncObj) bool { return sameObjects(f, g) })
	})
}

// inDifferentNamespaces reports whether two functions of the user are members of different namespaces, and for the
// same processor.
func inDifferentNamespaces(f, g *FuncObj) bool {
	return f.Class == nil && g.Class == nil && !f.Prelude && !g.Prelude && f.Device == g.Device &&
		namespaceAround(f.Scope) != namespaceAround(g.Scope)
}

// namespaceAround is the innermost namespace around s, or s.
func namespaceAround(s *Scope) *Scope {
	for s != nil && s.Kind != NamespaceScope {
		s = s.Parent
	}
	return s
}

// spreadLinkage gives C linkage to the functions that an earlier declaration of the same type gave it ([dcl.link]/5).
func (c *checker) spreadLinkage(objs []Object) {
	linked := map[string]bool{}
	for _, o := range objs {
		f := o.(*FuncObj)
		if f.Template != nil || f.Prelude {
			continue
		}
		external := f.ExternC
		f.ExternC = false
		key, ok := c.sigKey(f)
		f.ExternC = external || ok && linked[key]
		linked[key] = linked[key] || external
	}
}

// mergeDecls returns the object that stands for two declarations of one function. Of two definitions, one for the host
// and one for the device, it is the device's; two for the device are an error once one is used.
func (c *checker) mergeDecls(a, b *FuncObj) *FuncObj {
	if a.Prelude != b.Prelude {
		user, builtin := a, b
		if a.Prelude {
			user, builtin = b, a
		}
		if user.Decl.Body != nil {
			return user
		}
		return builtin
	}
	if !a.IsSpec && a.Device == b.Device && a.Host == b.Host && !c.apart(a.Pos, b.Pos) {
		c.noteUnlike(a, b.Decl)
		if u, ok := c.decls.unlike[a]; ok {
			c.decls.unlike[b] = u // whichever stands for both
		}
	}
	first := min(c.declaredAt(a), c.declaredAt(b))
	// HIP's compiler keeps one for the host and one for the device apart; two definitions may be the same text
	one := a.Device == b.Device && (a.Decl.Body == nil || b.Decl.Body == nil)
	if a.Decl.Body == nil && b.Decl.Body != nil {
		a, b = b, a
	}
	if a.Decl.Body != nil && b.Decl.Body != nil && !gnuInline(a.Decl) && !gnuInline(b.Decl) {
		switch {
		case b.Device && !a.Device:
			a, b = b, a
		case a.Device == b.Device && !sameTokens(a.Decl.Body.Tokens, b.Decl.Body.Tokens):
			c.decls.twice[a] = b
		}
	}
	for i, p := range a.Params {
		if i < len(b.Params) && p.Default != nil && b.Params[i].Default != nil && one && !a.Prelude && a.Class == nil &&
			p.Default.Pos() != b.Params[i].Default.Pos() && !c.apart(p.Default.Pos(), b.Params[i].Default.Pos()) {
			if c.decls.defaults == nil {
				c.decls.defaults = map[Object][2]source.Pos{}
			}
			c.decls.defaults[a] = [2]source.Pos{p.Default.Pos(), b.Params[i].Default.Pos()}
		}
	}
	a.Params = withDefaults(a.Params, b.Params)
	if a.Template != nil && b.Template != nil {
		a.Template.Params = mergeDefaults(a.Template.Params, b.Template.Params)
	}
	a.order = first
	a.Docs = append(a.Docs, b.Docs...)
	a.Kernel = a.Kernel || b.Kernel
	a.Device = a.Device || b.Device
	a.Host = a.Host || b.Host
	a.Static = a.Static || b.Static
	a.ExternC = a.ExternC || b.ExternC
	return a
}

// gnuInline reports whether d is a definition for inlining alone, beside which there may be another (GCC, Common
// Function Attributes).
func gnuInline(d *ast.FuncDecl) bool {
	return findAttr("gnu_inline", d.Spec.Attrs, d.Decl.Attrs) != nil
}

func scopeTitle(s *Scope) string {
	switch {
	case s.Record != nil:
		return s.Record.Name
	case s.Name != "":
		return qualify(s.Parent, s.Name)
	}
	return "the global namespace"
}

// badObj reports the use of a name whose declaration was not understood.
func (c *checker) badObj(o *BadObj, pos source.Pos) {
	d := c.errorf(codeBadDecl, pos, "the declaration of %s could not be understood", o.Name)
	if o.Decl.Err != "" {
		d.Note(o.Decl.ErrAt, "%s", o.Decl.Err)
	}
}

// brokenClass is r or the first of its base classes that has a base class which could not be understood, else nil.
func brokenClass(r *Record) *Record {
	if r == nil || r.broken {
		return r
	}
	for _, base := range r.Bases {
		if found := brokenClass(base); found != nil {
			return found
		}
	}
	return nil
}

// unknownName reports a name that nobody declared, in a scope described by where ("" for unqualified lookup).
func (c *checker) unknownName(s *Scope, pos source.Pos, name, where string) {
	// the message may have been dropped by a speculative check
	if r := brokenClass(s.Record); where != "" && r != nil && c.pushInst(r.Name, pos) {
		n, bases, dependent := c.diags.Len(), r.Bases, r.dependent
		c.addBases(r)
		r.Bases, r.dependent = bases, dependent
		c.popInst()
		if c.diags.Len() > n {
			return
		}
	}
	if c.spec.depth > 0 {
		c.errorf(codeUnknownName, pos, "unknown")
		return
	}
	if reason, ok := c.absent(name); ok {
		c.errorf(codeUnsupported, pos, "%s is not supported: %s", name, reason)
		return
	}
	var hint string
	if where == "" {
		d := c.errorf(codeUnknownName, pos, "unknown name %s", name)
		if hint = c.suggest(s, name); hint != "" {
			d.Hintf("did you mean %q?", hint)
		}
		return
	}
	if reason, ok := c.absent(where + "::" + name); ok {
		c.errorf(codeUnsupported, pos, "%s::%s is not supported: %s", where, name, reason)
		return
	}
	d := c.errorf(codeMissingMember, pos, "%s has no member %s", where, name)
	if hint = annot.Nearest(name, visible(nil, s)); hint != "" {
		d.Hintf("did you mean %q?", hint)
	}
}

const maxHints = 20 // messages of one kernel that get a hint

// suggest returns the name, visible or one of more, that is most likely meant by a misspelt one, or "".
func (c *checker) suggest(s *Scope, name string, more ...string) string {
	if c.spec.depth > 0 || c.mode.lenient || c.report.plain || c.diags.Len()-c.report.began > maxHints {
		return "" // nobody will read it
	}
	names := more
	for ; s != nil; s = s.Parent {
		names = visible(names, s)
	}
	if c.cfg.Builtins != nil {
		names = append(names, c.cfg.Builtins()...)
	}
	near := names[:0]
	for _, n := range names { // only these can be near enough
		if d := len(n) - len(name); max(d, -d) <= max(1, len(n)/3) {
			near = append(near, n)
		}
	}
	return annot.Nearest(name, near)
}

func visible(names []string, s *Scope) []string {
	all := s.Names
	if s.of != nil {
		all = s.of.Names
	}
	for n := range all {
		if len(s.Own(n)) > 0 && n != "" && n[0] != '<' && (len(n) < 2 || n[:2] != "__") {
			names = append(names, n)
		}
	}
	for _, u := range s.Using {
		for n := range u.Names {
			names = append(names, n)
		}
	}
	return names
}

// nearestMember returns the member of r that is most likely meant by a misspelt name, or "".
func (c *checker) nearestMember(r *Record, name string) string {
	var names []string
	for todo := []*Record{r}; len(todo) > 0 && len(names) < 10000; todo = todo[1:] {
		c.openRecord(todo[0])
		names = visible(names, todo[0].Scope)
		todo = append(todo, todo[0].Bases...)
	}
	return annot.Nearest(name, names)
}
