package hostcode

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// space says for whom a declaration is.
type space uint8

const (
	either    space = iota // a type, a constant, a name: stays if something mentions it
	device                 // the same, of device code
	implicit               // of device code, and used without its name being written
	instance               // an explicit instantiation: stays if what it instantiates does
	assertion              // a static_assert: stays if it is only about what stays
	host
	always
)

// item is one declaration in a namespace of the user's files.
type item struct {
	extent ast.Extent
	decl   ast.Decl
	space  space
	names  []string
	kept   bool
	held   []*member  // functions of the host in a class
	words  []ast.Word // "__host__" at functions that are the host's alone; NVRTC takes none
}

// member is a function of the host in a class.
type member struct {
	extent  ast.Extent
	fn      *ast.FuncDecl
	special bool // a constructor, destructor, operator or conversion, which stays declared
	kept    bool // something mentions it: it stays declared
}

// collect makes the items of declarations.
func (f *finder) collect(decls []ast.Decl) {
	f.declaredForDevice(decls)
	f.byName = map[string][]*item{}
	f.addItems(decls)
}

func (f *finder) addItems(decls []ast.Decl) {
	for _, d := range decls {
		switch d := d.(type) {
		case *ast.NamespaceDecl:
			f.addItems(d.Decls)
			continue
		case *ast.LinkageDecl:
			if len(d.Decls) != 1 || f.Extents[d.Decls[0]] != (ast.Extent{}) { // a block
				f.addItems(d.Decls)
				continue
			}
		}
		e, ok := f.Extents[d]
		if !ok || e.First >= e.End || f.texts[f.Set.File(f.Tokens[e.First].Pos)] == nil {
			continue
		}
		it := &item{extent: e, decl: d}
		it.space, it.names = f.classify(d, e)
		if _, ok := f.place(e); !ok {
			it.space = always
		}
		f.host = f.host || it.space == host
		f.hold(it, d)
		f.items = append(f.items, it)
		for _, n := range it.names {
			f.byName[n] = append(f.byName[n], it)
		}
	}
}

// declaredForDevice notes functions that have a declaration with an execution space, for definitions without one, and
// the namespaces.
func (f *finder) declaredForDevice(decls []ast.Decl) {
	for _, d := range decls {
		switch d := inner(d).(type) {
		case *ast.NamespaceDecl:
			f.namespaces[d.Name] = true
			f.declaredForDevice(d.Decls)
		case *ast.NamespaceAlias:
			f.namespaces[d.Name] = true
		case *ast.LinkageDecl:
			f.declaredForDevice(d.Decls)
		case *ast.Group:
			f.declaredForDevice(d.Decls)
		case *ast.FriendDecl:
			f.declaredForDevice([]ast.Decl{d.Decl})
		case *ast.FuncDecl:
			if d.Body == nil && forDevice(d.Spec) && d.Decl.Name != nil {
				f.deviceFuncs[funcKey(d)] = true
			}
		case *ast.ClassDecl:
			for _, m := range d.Members {
				f.declaredForDevice([]ast.Decl{m.Decl})
			}
		}
	}
}

// inner is the declaration under a template header.
func inner(d ast.Decl) ast.Decl {
	for {
		t, ok := d.(*ast.TemplateDecl)
		if !ok {
			return d
		}
		d = t.Decl
	}
}

// funcKey is the same for declarations that may be of one function.
func funcKey(d *ast.FuncDecl) string {
	n := 0
	if fn := d.Decl.Func(); fn != nil {
		n = len(fn.Params)
	}
	return d.Decl.Name.Last().Ident + "/" + string(rune('0'+min(n, 1000)))
}

func forDevice(s *ast.DeclSpec) bool { return slices.ContainsFunc(deviceWords(), s.Has) }

// deviceWords are the specifiers of what kernels may use.
func deviceWords() []string {
	return []string{"__device__", "__global__", "__shared__", "__constant__", "__managed__", "constexpr", "consteval"}
}

// classify says for whom d is and which names it declares.
func (f *finder) classify(d ast.Decl, e ast.Extent) (space, []string) {
	switch d := d.(type) {
	case *ast.TemplateDecl:
		return f.classify(d.Decl, e)
	case *ast.LinkageDecl:
		return f.classify(d.Decls[0], e)
	case *ast.FriendDecl:
		return always, nil
	case *ast.Group:
		return f.classifyGroup(d, e)
	case *ast.FuncDecl:
		return f.classifyFunc(d)
	case *ast.VarDecl:
		return f.classifyVar(d)
	case *ast.ExplicitInst:
		if fn, ok := d.Decl.(*ast.FuncDecl); ok && fn.Decl.Name != nil {
			return instance, lastTwo(fn.Decl.Name)
		}
		if s, names := f.classify(d.Decl, e); s != always {
			return instance, names
		}
	case *ast.TypedefDecl:
		return either, []string{d.Name}
	case *ast.ClassDecl:
		if d.Name != nil {
			return either, []string{d.Name.Last().Ident}
		}
	case *ast.EnumDecl:
		var names []string
		if d.Name != nil {
			names = append(names, d.Name.Last().Ident)
		}
		for _, item := range d.Items {
			names = append(names, item.Name)
		}
		return either, names
	case *ast.NamespaceAlias:
		return either, []string{d.Name}
	case *ast.UsingDecl:
		return either, []string{d.Name.Last().Ident}
	case *ast.UsingDirective:
		if slices.ContainsFunc(d.Name.Parts, func(p ast.NamePart) bool { return !f.namespaces[p.Ident] }) {
			return host, nil // a namespace of a header that nobody has
		}
	case *ast.StaticAssert:
		return assertion, nil
	case *ast.BadDecl:
		return f.classifyBad(d, e)
	}
	return always, nil
}

func (f *finder) classifyGroup(g *ast.Group, e ast.Extent) (space, []string) {
	all, names := host, []string(nil)
	for _, d := range g.Decls {
		s, n := f.classify(d, e)
		names = append(names, n...)
		switch {
		case s == always:
			return always, nil
		case all == host || s == device || s == implicit:
			all = s
		}
	}
	return all, names
}

func (f *finder) classifyFunc(d *ast.FuncDecl) (space, []string) {
	n := d.Decl.Name
	if n == nil {
		return always, nil
	}
	names := lastTwo(n)
	switch {
	case f.Used[d.At]:
		return implicit, names
	case d.Spec.Type == nil && len(n.Parts) == 1 && d.Decl.Func().Trailing != nil: // a deduction guide
		return either, names
	case !forDevice(d.Spec) && !(d.Body != nil && f.deviceFuncs[funcKey(d)]):
		return host, nil
	case n.Last().Operator() && len(n.Parts) == 1, slices.Contains(implicitNames(), n.Last().Ident):
		return implicit, names
	}
	return device, names
}

// lastTwo is a name and, of a member, that of its class.
func lastTwo(n *ast.Name) []string {
	var names []string
	for _, p := range n.Parts[max(len(n.Parts)-2, 0):] {
		names = append(names, p.Ident)
	}
	return names
}

// implicitNames are functions that range-based for and structured bindings call ([stmt.ranged], [dcl.struct.bind]).
func implicitNames() []string { return []string{"begin", "end", "get"} }

func (f *finder) classifyVar(d *ast.VarDecl) (space, []string) {
	var names []string
	if n := d.Decl.Name; n != nil {
		names = lastTwo(n)
	}
	switch t, _ := d.Spec.Type.(*ast.NamedType); {
	case f.Used[d.At]:
		return implicit, names
	case len(names) == 0:
		return always, nil
	case forDevice(d.Spec):
		return device, names
	case t != nil && slices.Contains([]string{"texture", "surface", "textureReference", "surfaceReference"},
		t.Name.Last().Ident):
		return device, names
	case d.Spec.Has("const"):
		return either, names
	}
	for _, step := range d.Decl.Derive {
		if p, ok := step.(*ast.PointerTo); ok && slices.ContainsFunc(p.Words, func(w ast.Word) bool {
			return w.Text == "const"
		}) {
			return either, names
		}
	}
	return host, nil
}

// classifyBad passes over what was not understood, unless it has to do with the device.
func (f *finder) classifyBad(d *ast.BadDecl, e ast.Extent) (space, []string) {
	if slices.ContainsFunc(f.Tokens[e.First:e.End], func(t token.Token) bool {
		return slices.Contains(deviceWords(), t.Text)
	}) {
		return always, nil
	}
	for _, n := range d.Names {
		if slices.Contains(f.Roots, n) {
			return always, nil
		}
	}
	return host, nil
}

// hold notes the functions of the host in the classes that d defines.
func (f *finder) hold(it *item, d ast.Decl) {
	switch d := d.(type) {
	case *ast.TemplateDecl:
		f.hold(it, d.Decl)
	case *ast.Group:
		for _, d := range d.Decls {
			if _, ok := d.(*ast.TypedefDecl); !ok { // whose class is one of the others
				f.hold(it, d)
			}
		}
	case *ast.TypedefDecl:
		if t, ok := d.Spec.Type.(*ast.ClassType); ok {
			f.hold(it, t.Decl)
		}
	case *ast.ClassDecl:
		for _, m := range d.Members {
			f.holdMember(it, d, m.Decl)
		}
	}
}

func (f *finder) holdMember(it *item, c *ast.ClassDecl, d ast.Decl) {
	e, ok := f.Extents[d]
	friend := false
	decl := inner(d)
	if fr, is := decl.(*ast.FriendDecl); is {
		friend, decl = true, inner(fr.Decl)
	}
	fn, is := decl.(*ast.FuncDecl)
	if !is {
		if !friend {
			f.hold(it, d)
		}
		return
	}
	n := fn.Decl.Name
	if !forDevice(fn.Spec) {
		for _, w := range fn.Spec.Words {
			if w.Text == "__host__" {
				it.words = append(it.words, w)
				f.host = true
			}
		}
	}
	if !ok || n == nil || forDevice(fn.Spec) || f.Used[fn.At] || fn.Default || fn.Delete || fn.Pure ||
		fn.Spec.Has("virtual") || overrides(fn) {
		return
	}
	last := n.Last()
	special := !friend && (last.Conversion != nil || fn.Spec.Type == nil || last.Operator())
	it.held = append(it.held, &member{extent: e, fn: fn, special: special})
	f.host = f.host || fn.Body != nil
}

func overrides(fn *ast.FuncDecl) bool {
	return slices.ContainsFunc(fn.Decl.Func().Words, func(w ast.Word) bool {
		return w.Text == "override" || w.Text == "final"
	})
}

// bodyExtent is a member's body with the initialisers before it; empty if it has none.
func (f *finder) bodyExtent(m *member) ast.Extent {
	e := m.extent
	if m.fn.Body == nil || len(m.fn.Body.Tokens) == 0 {
		return ast.Extent{}
	}
	at := e.First
	for at < e.End && f.Tokens[at].Pos != m.fn.Body.Tokens[0].Pos {
		at++
	}
	if len(m.fn.Inits) > 0 {
		for at > e.First && f.Tokens[at].Pos != m.fn.Inits[0].At {
			at--
		}
		at-- // the colon
	}
	if at <= e.First || at >= e.End || slices.ContainsFunc(f.Tokens[e.First:at], func(t token.Token) bool {
		return t.Text == "try"
	}) {
		return ast.Extent{}
	}
	return ast.Extent{First: at, End: e.End}
}

// memberCuts cuts the functions of the host out of a class that stays.
func (f *finder) memberCuts(it *item, cut map[*source.File][]Cut) {
	for _, w := range it.words {
		if file := f.Set.File(w.Pos); w.Pos > 0 && f.texts[file] != nil {
			at := file.Offset(w.Pos)
			cut[file] = append(cut[file], Cut{From: at, To: f.texts[file].wordEnd(at)})
		}
	}
	for _, m := range it.held {
		e, semicolon := m.extent, false
		if m.special || m.kept {
			e, semicolon = f.bodyExtent(m), true
		}
		if p, ok := f.place(e); ok {
			cut[p.file] = append(cut[p.file], Cut{From: p.from, To: p.to, Semicolon: semicolon})
		}
	}
}
