package ast

import "strconv"

// InventParams replaces auto as the type of parameters by the names of template parameters, which it returns, nil for
// none (C++20 [dcl.fct]/18).
func InventParams(list []*Param) (params []*Param, invented []*TemplateParam) {
	for i, p := range list {
		a, auto := p.Spec.Type.(*AutoType)
		if auto && !a.Decltype {
			name := "$auto" + strconv.Itoa(i)
			invented = append(invented, &TemplateParam{Base: p.Base, Name: name, IsType: true, Pack: p.Decl != nil &&
				p.Decl.Pack, Constraint: a.Constraint})
			q := *p
			q.Spec.Type = &NamedType{Base: p.Base, Name: &Name{Base: p.Base, Parts: []NamePart{{Pos: p.At, Ident: name}}}}
			p = &q
		}
		params = append(params, p)
	}
	return params, invented
}
