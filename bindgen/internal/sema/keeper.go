package sema

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Who keeps the address of an object, rather than to access the object or to compute another address in it.

// keptParam is a parameter, a pointer to an object, that a function is asked about.
type keptParam struct {
	f *ir.Func
	i int
}

// paramUse is what a function does with a parameter besides accessing the object and returning its address: whether it
// keeps the address itself, and the parameters that get it in the calls of the function.
type paramUse struct {
	keeps  bool
	passes []keptParam
}

// keep finds the objects whose addresses the statements list use other than to access them.
func (c *checker) keep(objects map[*ir.Var]bool, list []ir.Stmt) map[*ir.Var]bool {
	k := keeper{objects: objects, keeping: c.classes.keeping}
	k.run(list)
	for v, params := range k.pass {
		if slices.ContainsFunc(params, c.keepsParam) {
			k.kept[v] = true
		}
	}
	return k.kept
}

// keepsParam reports whether a function, or what it calls, uses its parameter p other than to access the object. Those
// that get the address from p may call each other: p is kept if any of them that can be reached keeps it.
func (c *checker) keepsParam(p keptParam) bool {
	seen, read := map[keptParam]bool{}, true
	// sure is false where the answer is no so far, and is not for p if another parameter that is being asked about is kept
	var reaches func(p keptParam) (keeps, sure bool)
	reaches = func(p keptParam) (keeps, sure bool) {
		if keeps, known := c.classes.keeps[p]; known || seen[p] {
			return keeps, known
		}
		seen[p] = true
		use, known := c.paramUse(p)
		read = read && known
		keeps, sure = use.keeps, true
		for _, q := range use.passes {
			if keeps {
				break
			}
			k, s := reaches(q)
			keeps, sure = k, sure && s
		}
		if read && (keeps || sure) {
			c.classes.keeps[p] = keeps
		}
		return keeps, sure
	}
	keeps, _ := reaches(p)
	if !keeps {
		for q := range seen {
			c.classes.keeps[q] = false // all that can be reached was looked at
		}
	}
	return keeps
}

// paramUse is what the body of p's function does with p; known is false while it has none.
func (c *checker) paramUse(p keptParam) (use paramUse, known bool) {
	if p.f.Body == nil || p.i >= len(p.f.Params) {
		return paramUse{keeps: true}, false
	}
	if use, known = c.classes.uses[p]; !known {
		v := p.f.Params[p.i]
		k := keeper{objects: map[*ir.Var]bool{v: true}, ptrs: true, keeping: c.classes.keeping}
		k.run(p.f.Body)
		use = paramUse{k.kept[v], k.pass[v]}
		c.classes.uses[p] = use
	}
	return use, true
}

// keeper looks for uses of the addresses of objects. If ptrs is set, objects are pointers to these.
type keeper struct {
	objects map[*ir.Var]bool
	ptrs    bool
	keeping map[*ir.Func]bool // functions that are going to make their results in place
	made    map[*ir.Var]bool  // temporaries that are such results until then
	kept    map[*ir.Var]bool  // those whose addresses are used other than to access them, or to pass them on
	pass    map[*ir.Var][]keptParam
	// pointers are variables of which nothing but such addresses is known, with the objects that they may point to
	pointers map[*ir.Var]map[*ir.Var]bool
	declared map[*ir.Var]bool // the variables of the statements
	more     bool             // a pointer was found, perhaps after a use of it
}

// run looks for addresses in the statements list.
func (k *keeper) run(list []ir.Stmt) {
	k.pointers, k.declared, k.made = map[*ir.Var]map[*ir.Var]bool{}, map[*ir.Var]bool{}, map[*ir.Var]bool{}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Declare:
			k.declared[s.Var] = true
		case *ir.Call:
			if r, ok := s.Dst.(*ir.Ref); ok && r.Var.Kind == ir.Temp && k.keeping[s.Func] {
				k.made[r.Var] = true
			}
		}
		return true
	})
	for k.more = true; k.more; {
		k.more, k.kept, k.pass = false, map[*ir.Var]bool{}, map[*ir.Var][]keptParam{}
		ir.WalkStmts(list, func(s ir.Stmt) bool {
			k.stmt(s)
			return true
		})
	}
}

// stmt looks for addresses in s itself.
func (k *keeper) stmt(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Declare:
		if s.Init != nil {
			k.assign(ref(s.Var, s.At), s.Init)
		}
		return
	case *ir.Assign:
		k.assign(s.Dst, s.Src)
		return
	case *ir.Call:
		k.call(s)
		return
	case *ir.Return:
		if s.Val != nil && k.ptrs && k.addresses(s.Val) != nil { // which the caller knows already
			return
		}
	case *ir.Effect:
		if s.Op != "io.printf" && s.Op != "mem.free" {
			for _, a := range s.Args {
				k.access(a)
			}
			if s.Dst != nil {
				k.expr(s.Dst)
			}
			return
		}
	}
	for _, e := range ir.Exprs(s) {
		k.expr(e)
	}
}

// assign looks for addresses in an assignment. A variable to which one is assigned is a pointer. Where a result is
// assigned that is going to be made in place, its function keeps the address of that place.
func (k *keeper) assign(dst, src ir.Expr) {
	if len(k.made) > 0 && k.makes(src) {
		k.keep(k.part(dst))
	}
	if !k.point(dst, k.addresses(src)) {
		k.expr(src)
	}
	k.place(dst)
}

// makes reports whether x is, or is made of, a result that is going to be made in place.
func (k *keeper) makes(x ir.Expr) bool {
	switch x := x.(type) {
	case *ir.Ref:
		return k.made[x.Var]
	case *ir.Compose:
		return slices.ContainsFunc(x.Parts, k.makes)
	}
	return false
}

// point notes that dst may be the address of one of the objects. It reports whether dst is a variable that can be
// followed, or there are none.
func (k *keeper) point(dst ir.Expr, objects []*ir.Var) bool {
	r, ok := dst.(*ir.Ref)
	if len(objects) == 0 || !ok {
		return false
	}
	if k.ptrs && len(objects) == 1 && objects[0] == r.Var {
		return true
	}
	if !ir.IsPointer(r.Typ) || !k.declared[r.Var] {
		return false
	}
	for _, v := range objects {
		if k.pointers[r.Var][v] {
			continue
		}
		if k.pointers[r.Var] == nil {
			k.pointers[r.Var] = map[*ir.Var]bool{}
		}
		k.pointers[r.Var][v], k.more = true, true
	}
	return true
}

// call looks for addresses in a call. A function that returns an address may return the one that it was given.
func (k *keeper) call(call *ir.Call) {
	var passed []*ir.Var
	for i, a := range call.Args {
		list := k.addresses(a)
		if list == nil {
			k.expr(a)
		}
		for _, v := range list {
			k.pass[v] = append(k.pass[v], keptParam{call.Func, i})
		}
		passed = append(passed, list...)
	}
	switch dst := call.Dst; {
	case dst == nil:
	case ir.IsPointer(dst.Type()):
		if !k.point(dst, passed) {
			k.keep(passed)
			k.place(dst)
		}
	default:
		k.place(dst)
	}
}

// place looks for addresses in dst, to which something else is assigned.
func (k *keeper) place(dst ir.Expr) {
	if _, direct := dst.(*ir.Ref); !direct {
		k.expr(dst)
	}
}

func (k *keeper) keep(list []*ir.Var) {
	for _, v := range list {
		k.kept[v] = true
	}
}

// access looks for addresses in e, through which an object is accessed.
func (k *keeper) access(e ir.Expr) {
	if k.addresses(e) == nil {
		k.expr(e)
	}
}

// expr looks for addresses in e.
func (k *keeper) expr(e ir.Expr) {
	if list := k.addresses(e); list != nil {
		k.keep(list)
		return
	}
	switch e := e.(type) {
	case *ir.Deref:
		k.access(e.Ptr)
	case *ir.Index:
		k.access(e.Base)
		k.expr(e.I)
	case *ir.PtrDiff:
		k.between(e.A, e.B)
	case *ir.Binary:
		if e.Op.IsCompare() {
			k.between(e.A, e.B)
			return
		}
		k.expr(e.A)
		k.expr(e.B)
	default:
		for _, x := range ir.Children(e) {
			k.expr(x)
		}
	}
}

// between looks for addresses in x and y, which are compared: within one object that does not depend on where it is.
func (k *keeper) between(x, y ir.Expr) {
	if a, b := k.addresses(x), k.addresses(y); len(a) == 1 && len(b) == 1 && a[0] == b[0] {
		return
	}
	k.expr(x)
	k.expr(y)
}

// addresses are the objects of which, or of a part of which, e may be the address; nil if it is none.
func (k *keeper) addresses(e ir.Expr) []*ir.Var {
	switch e := e.(type) {
	case *ir.Ref:
		if k.ptrs && k.objects[e.Var] {
			return []*ir.Var{e.Var}
		}
		return k.pointed(e.Var)
	case *ir.Addr:
		return k.part(e.Place)
	case *ir.PtrCast:
		return k.addresses(e.A)
	case *ir.PtrAdd:
		return k.addresses(e.Ptr)
	case *ir.Select:
		a, b := k.addresses(e.A), k.addresses(e.B)
		if a == nil || b == nil {
			return nil
		}
		return append(a, b...)
	}
	return nil
}

// pointed are the objects to which the variable p may point, in the order of their names.
func (k *keeper) pointed(p *ir.Var) (list []*ir.Var) {
	for v := range k.pointers[p] {
		list = append(list, v)
	}
	slices.SortFunc(list, func(a, b *ir.Var) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// part are the objects of which the place e is, or is a part of, one; nil if it is none.
func (k *keeper) part(e ir.Expr) []*ir.Var {
	switch e := e.(type) {
	case *ir.Ref:
		if !k.ptrs && k.objects[e.Var] {
			return []*ir.Var{e.Var}
		}
	case *ir.FieldOf:
		return k.part(e.Base)
	case *ir.Lanes:
		return k.part(e.Base)
	case *ir.Index:
		if ir.IsPointer(e.Base.Type()) {
			return k.addresses(e.Base)
		}
		return k.part(e.Base)
	case *ir.Deref:
		return k.addresses(e.Ptr)
	}
	return nil
}
