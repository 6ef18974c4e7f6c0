package sema

import (
	"cmp"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/hostscan"
	"github.com/kbind/kbind/bindgen/source"
)

// Package hostscan reads host code for the instances of kernel templates that it asks for; here is what it asks the
// checker. Its handles are pointers of the checker together with the hostCode that they belong to.

// hostCode is host code while it is read.
type hostCode struct {
	c     *checker
	lists map[*FuncObj][]hostInst // found
	types map[*VarObj]QT          // of variables without a layout
}

// hostInst is an instance of a kernel template and where it is asked for.
type hostInst struct {
	pos  source.Pos
	args []TArg
}

// launchSites returns, for each kernel template, the arguments with which the unit launches it.
func (c *checker) launchSites() map[*FuncObj][][]TArg {
	out := map[*FuncObj][][]TArg{}
	h := &hostCode{c: c, lists: map[*FuncObj][]hostInst{}, types: map[*VarObj]QT{}}
	names := map[string]bool{}
	for _, k := range c.kernels.funcs {
		if k.Template != nil && !k.Prelude {
			names[k.Name] = true
		}
	}
	if c.parser == nil || c.unit == nil || len(names) == 0 {
		return out
	}
	c.speculate(func() bool {
		c.mode.hosting = true
		hostscan.Scan(&hostscan.Unit{Set: c.cfg.Set, Parser: c.parser, Decls: c.unit.Decls,
			Global: hostScope{h, c.global}, Prelude: c.isPrelude,
			Kernels: names, Kernel: h.kernel, Member: h.member})
		c.mode.hosting = false
		return true
	})
	for f, list := range h.lists {
		slices.SortStableFunc(list,
			func(a, b hostInst) int { return cmp.Compare(c.cfg.Set.Site(a.pos), c.cfg.Set.Site(b.pos)) })
		l := &argList{seen: map[string]bool{}}
		for _, i := range list {
			l.add(i.args)
		}
		out[f] = l.list
	}
	return out
}

// kernel adds the instance that one use of a kernel's name asks for, and reports whether the name means a kernel
// template.
func (h *hostCode) kernel(u hostscan.Use) bool {
	s := u.Scope.(hostScope).s
	templates := h.kernelTemplates(s, u.Name)
	for _, k := range templates {
		if args, ok := h.kernelArgs(k, s, &u); ok && nameable(args) {
			h.lists[k] = append(h.lists[k], hostInst{u.Name.Last().Pos, args})
		}
	}
	return len(templates) > 0
}

// member is the definition of a class member that stands outside of its class.
func (h *hostCode) member(name string, body *ast.Body) hostscan.Member {
	var out hostscan.Member
	for _, o := range h.c.decls.outside[name] {
		if e, ok := o.decl.(*ast.FuncDecl); ok && e.Body == body {
			out = hostMember{h, o}
		}
	}
	return out
}

// typeNamed makes the type that a name means, if it means one.
func (h *hostCode) typeNamed(s *Scope, n *ast.Name) QT {
	var q QT
	h.c.speculate(func() bool {
		q = h.c.namedType(s, &ast.NamedType{Base: n.Base, Name: n})
		return q.Valid()
	})
	return q
}

// hostArgs are template arguments as package hostscan has them.
type hostArgs []TArg

func (a hostArgs) Key() string { return argsKey(a) }

// hostClass is a class or an instance of a class template.
type hostClass struct {
	h *hostCode
	r *Record
}

func (k hostClass) Scope() hostscan.Scope { return hostScope{k.h, k.r.Scope} }

// hostClassTemplate is a class template.
type hostClassTemplate struct {
	h *hostCode
	t *TemplateObj
}

func (k hostClassTemplate) Name() string { return k.t.Name }

func (k hostClassTemplate) InstantiateExplicit() {
	for _, e := range k.h.c.inst.explicitClasses {
		if e.name != nil && e.name.Last().Ident == k.t.Name {
			k.h.typeNamed(e.scope, e.name)
		}
	}
}

func (k hostClassTemplate) Instances(decl *ast.ClassDecl, limit int) []hostscan.Class {
	var records []*Record
	for _, r := range k.t.records {
		if r.Decl == decl && !dependentArgs(r.Args) {
			records = append(records, r)
		}
	}
	slices.SortFunc(records, func(a, b *Record) int { return cmp.Compare(a.id, b.id) })
	var out []hostscan.Class
	for _, r := range records[:min(len(records), limit)] {
		k.h.c.openRecord(r)
		out = append(out, hostClass{k.h, r})
	}
	return out
}

// hostTemplate is a host function template.
type hostTemplate struct {
	h *hostCode
	f *FuncObj
}

func (t hostTemplate) Explicit() []hostscan.Args {
	var out []hostscan.Args
	for _, e := range t.h.c.inst.explicit {
		if args, ok := t.h.c.explicitArgs(t.f, e); ok {
			out = append(out, hostArgs(args))
		}
	}
	return out
}

func (t hostTemplate) ArgsOf(u *hostscan.Use) (hostscan.Args, bool) {
	args, ok := t.h.funcArgs(t.f, u.Scope.(hostScope).s, u)
	return hostArgs(args), ok
}

// hostMember is a class member that is defined outside of its class.
type hostMember struct {
	h   *hostCode
	def *outsideDef
}

func (m hostMember) Class() string {
	parts := m.def.name.Parts
	if len(parts) < 2 {
		return ""
	}
	return parts[len(parts)-2].Ident
}

func (m hostMember) Home(c hostscan.Class) (hostscan.Scope, []*ast.TemplateParam) {
	s, rest, _ := m.h.c.outsideBinding(m.def, c.(hostClass).r)
	if s == nil {
		return nil, nil
	}
	if len(rest) == 0 {
		return hostScope{m.h, s}, nil
	}
	return hostScope{m.h, s}, rest[0]
}
