package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/source"
)

// Calls of operator functions that an operator in an expression means ([over.match.oper]).

// operatorSet collects the free functions that may define an operator for the operands ([over.match.oper]/3.2): what
// lookup finds without regard to members, and what the operands' namespaces and classes declare.
func (b *body) operatorSet(name string, args []operand, s *Scope, pos source.Pos) []*FuncObj {
	var set funcSet
	var used nominated
	for at := s; at != nil && len(set.list) == 0; at = at.Parent {
		if at.Kind == ClassScope {
			continue
		}
		objs := b.c.walkedIn(at, name, &used)
		if at.Kind == NamespaceScope && !b.c.isPrelude(pos) {
			objs = b.c.visibleAt(objs, pos)
		}
		for _, o := range objs {
			if f, ok := o.(*FuncObj); ok && f.Class == nil {
				set.add(f)
			}
		}
	}
	for _, f := range b.c.associated(s, args, nil, name, pos) {
		set.add(f)
	}
	return set.list
}

// enumOperators leaves of the free functions those that an operator without an operand of class type may call: they
// have a parameter of the type of an enum operand, or a reference to it ([over.match.oper]/3.2).
func (b *body) enumOperators(set []*FuncObj, args []operand, pos source.Pos) []*FuncObj {
	for _, a := range args {
		if _, enum := a.typ.T.(*Enum); !enum && overloadable(a.typ) || a.mode == initList {
			return set
		}
	}
	return slices.DeleteFunc(set, func(f *FuncObj) bool {
		fi := b.candidateInst(f, nil, args, pos)
		return fi == nil || fi.Type == nil || !slices.ContainsFunc(fi.Type.Params, func(p QT) bool {
			return slices.ContainsFunc(args, func(a operand) bool { return isEnum(a.typ) && sameType(nonRef(p).T, a.typ.T) })
		})
	})
}

// operatorCall calls a user's operator function if one fits, for a comparison perhaps one for another operator; done is
// false when the built-in operator is meant.
func (b *body) operatorCall(name string, args []operand, s *Scope, pos source.Pos) (op operand, done bool) {
	if op, done = b.declaredOperator(name, args, s, pos); done || len(args) != 2 || !isComparison(name) {
		return op, done
	}
	return b.rewritten(name, args, s, pos)
}

// declaredOperator is operatorCall for the functions of that name.
func (b *body) declaredOperator(name string, args []operand, s *Scope, pos source.Pos) (op operand, done bool) {
	for _, a := range args {
		if a.mode == poison {
			return operand{}, true
		}
	}
	free := b.enumOperators(b.operatorSet(name, args, s, pos), args, pos)
	var members []*FuncObj
	if r := recordOf(args[0].typ); r != nil {
		members = b.methodsOf(r, name)
	}
	return b.operatorAmong(name, free, members, args, pos)
}

// operatorAmong calls the best of the user's functions; done is false where the built-in operator is better, or none of
// the functions fits.
func (b *body) operatorAmong(name string, free, members []*FuncObj, args []operand, pos source.Pos) (op operand,
	done bool) {
	said := b.c.diags.Len()
	best, viable := b.operatorChoice(name, free, members, args, pos)
	switch {
	case b.c.diags.Len() > said: // what it means is not known
		return operand{}, true
	case len(viable) == 0 || best != nil && best.fi == nil:
		return operand{}, false
	case best == nil:
		d := b.c.errorf(codeAmbiguous, pos, "the use of %s is ambiguous for (%s)", name, argTypes(args))
		for _, c := range viable[:min(4, len(viable))] {
			b.noteFunc(d, c.fi.Obj)
		}
		return operand{}, true
	}
	f := best.fi.Obj
	switch {
	case f.Deleted:
		b.c.errorf(codeDeleted, pos, "%s is deleted", name).Note(f.Pos, "declared here")
		return operand{}, true
	case best.member && !b.mayCall(args[0], f, pos):
		return operand{}, true
	case best.member:
		return b.invoke(best.fi, &args[0], args[1:], pos, false), true
	}
	return b.invoke(best.fi, nil, args, pos, false), true
}

// memberOperator calls an operator that only members can define: [] and ->.
func (b *body) memberOperator(name string, obj operand, args []operand, pos source.Pos) (operand, bool) {
	r := recordOf(obj.typ)
	if r == nil {
		return operand{}, false
	}
	set := b.methodsOf(r, name)
	if len(set) == 0 {
		return operand{}, false
	}
	if name == "operator[]" && obj.mode != initList && len(args) == 1 && args[0].mode != initList {
		return b.operatorAmong(name, nil, set, []operand{obj, args[0]}, pos)
	}
	f := b.resolve(name, set, nil, &obj, args, pos)
	if f == nil || !b.mayCall(obj, f.Obj, pos) {
		return operand{}, true
	}
	return b.invoke(f, &obj, args, pos, false), true
}
