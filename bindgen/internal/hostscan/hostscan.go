// Package hostscan reads host code for one thing: which instances of kernel templates it asks for.
//
// It does so by template arguments, k<float, 16><<<...>>> or &k<float, 16>, or by the types of what a launch passes;
// where that stands in a host template, or in a member of a class template, the instances of those are looked for in
// the same way. What cannot be understood is passed over without a word.
//
// The package knows syntax: where functions and classes stand, what their bodies use and in which scopes. What names
// mean, and which template arguments a use has, it asks the checker through the handles Scope, Class, ClassTemplate,
// FuncTemplate and Member.
package hostscan

import (
	"cmp"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/parse"
	"github.com/kbind/kbind/bindgen/source"
)

const (
	maxDepth     = 6     // host templates that use each other
	maxInstances = 64    // of one host template
	maxRounds    = 8     // of reading, for host templates that use each other in circles
	maxNames     = 20000 // variables and uses read: macros that switch over types inside each other multiply
)

// Unit is what to read.
type Unit struct {
	Set     *source.Set
	Parser  *parse.Parser
	Decls   []ast.Decl
	Global  Scope                 // of Decls
	Prelude func(source.Pos) bool // whether a declaration belongs to the prelude
	Kernels map[string]bool       // the names of kernel templates
	// told of each use of such a name: notes the instance, and reports whether the name means a kernel template there
	Kernel func(Use) bool
	// Member returns the class member that a function with this name and body, which stands outside of classes,
	// defines; nil if it is none.
	Member func(name string, body *ast.Body) Member
}

// Use is one use of a name in a host function, under one binding of the templates around it.
type Use struct {
	Name   *ast.Name
	Scope  Scope // in which the name and what is passed are looked up
	Call   bool  // called with Args
	Launch bool  // launched with Args
	Args   []ast.Expr
}

// Scope is a scope of the checker. Equal scopes are the same.
type Scope interface {
	// Namespace returns the namespace of that name declared here, or nil.
	Namespace(name string) Scope
	// Owner returns the namespace that a qualified name declares something in, or nil.
	Owner(name *ast.Name) Scope
	// Classes returns what decl, a class or a class template declared in this scope, declares.
	Classes(decl *ast.ClassDecl) ([]Class, []ClassTemplate)
	// FuncTemplate returns the function template that decl defines, or nil. This is the scope that decl's own template
	// parameters params are declared in, class the class around it or nil; of a member, decl stands outside of the
	// class.
	FuncTemplate(decl *ast.FuncDecl, class Class, member bool, params []*ast.TemplateParam) FuncTemplate
	// Bind returns a scope inside in which template parameters stand for arguments.
	Bind(params []*ast.TemplateParam, args Args) Scope

	// Block returns a new block scope inside, Function that of the function decl.
	Block() Scope
	Function(decl *ast.FuncDecl) Scope
	// Lambda returns the scope of a lambda's parameters and captures.
	Lambda() Scope
	// Declare adds what a declaration of types or names declares; Param, Variable and Capture add a variable, which is
	// one whose type is unknown if that is not understood. A capture's type is that of init, which stands in the scope
	// at.
	Declare(d ast.Decl)
	Param(p *ast.Param)
	Variable(d *ast.VarDecl)
	Capture(name string, pos source.Pos, at Scope, init ast.Expr)
	// DefineType adds a name for an arithmetic type, as C++ spells it.
	DefineType(name, spelling string)
	// Instantiate makes the class that a name means, if it means one.
	Instantiate(name *ast.Name)
}

// Args are template arguments. Equal keys are equal arguments.
type Args interface{ Key() string }

// Class is a class, or an instance of a class template. Equal classes are the same.
type Class interface {
	Scope() Scope
}

// ClassTemplate is a class template.
type ClassTemplate interface {
	Name() string
	// InstantiateExplicit makes the instances that the unit asks for explicitly.
	InstantiateExplicit()
	// Instances returns at most limit of the instances made so far whose definition is decl.
	Instances(decl *ast.ClassDecl, limit int) []Class
}

// FuncTemplate is a host function template.
type FuncTemplate interface {
	// Explicit lists the arguments of its explicit instantiations, ArgsOf those of one use.
	Explicit() []Args
	ArgsOf(u *Use) (Args, bool)
}

// Member is a member function that is defined outside of its class.
type Member interface {
	// Class is the last name of the class.
	Class() string
	// Home returns the scope of the definition if the member is one of class c, or nil, and its own template
	// parameters.
	Home(c Class) (Scope, []*ast.TemplateParam)
}

// scan finds the instances that host code asks for.
type scan struct {
	u       *Unit
	funcs   []*function            // by position of the body
	classes map[string][]*class    // by name
	users   map[string][]*function // functions whose bodies have the name of a host function or of a class
	seen    map[source.Pos]bool    // names of kernels that were read as part of a function
	names   int                    // variables and uses read so far
	round   int                    // of Scan
	// in this round, what a function uses was asked for while it was being read, or too deep
	cut   bool
	found int // instances of host templates
}

// Scan looks at every function that mentions a kernel template, and then at the launches elsewhere. Host templates may
// use each other in circles, overloads of one name for example: then it looks again, until no more instances are found.
func Scan(u *Unit) {
	h := &scan{u: u, classes: map[string][]*class{}, users: map[string][]*function{}, seen: map[source.Pos]bool{}}
	h.index(u.Global, u.Decls)
	slices.SortStableFunc(h.funcs, func(a, b *function) int { return cmp.Compare(a.start(u.Set), b.start(u.Set)) })
	h.findUsers()
	for before := -1; h.round < maxRounds && before != h.found; {
		h.round++
		h.cut, before = false, h.found
		h.readAll()
		if !h.cut {
			break
		}
	}
}

// readAll is one round of Scan: what was found in the one before is known from the start.
func (h *scan) readAll() {
	for _, f := range h.funcs {
		if !f.mentions(h.u.Kernels) {
			continue
		}
		for _, u := range h.usesOf(f, 0) {
			if h.u.Kernels[u.Name.Last().Ident] {
				h.use(u)
			}
		}
	}
	for _, site := range h.u.Parser.LaunchSites() {
		if h.seen[site.Pos] || !h.u.Kernels[site.Name.Last().Ident] {
			continue
		}
		scopes := []Scope{h.u.Global}
		if f := h.around(site.Pos); f != nil {
			scopes = h.scopes(f, 0)
		}
		for _, s := range scopes {
			h.use(Use{Name: site.Name, Scope: s})
		}
	}
}

// around returns the function whose body holds pos, or nil.
func (h *scan) around(pos source.Pos) *function {
	pos = h.u.Set.Site(pos)
	i, _ := slices.BinarySearchFunc(h.funcs, pos,
		func(f *function, p source.Pos) int { return cmp.Compare(f.start(h.u.Set), p+1) })
	for ; i > 0; i-- {
		f := h.funcs[i-1]
		if f.decl == nil {
			continue
		}
		if pos <= h.u.Set.Site(f.decl.Body.End) {
			return f
		}
		if f.class == nil {
			break
		}
	}
	return nil
}

// use tells of one use of a kernel's name.
func (h *scan) use(u Use) {
	if h.u.Kernel(u) {
		h.seen[u.Name.Last().Pos] = true
	}
}
