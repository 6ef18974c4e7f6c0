package ir

import (
	"errors"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/source"
)

// VerifyFunc checks f, which passes made of one of m's functions and which may call those of callees beside m's:
// Verify's rules for functions hold, but for the last one, and the following ones do.
//
//   - A ThreadLoop stands in no other; a WarpLoop stands in no loop of either kind.
//   - A Barrier stands outside of ThreadLoops: one of a warp in a WarpLoop, one of the block outside.
//   - Break, Continue and Leave leave nothing that is around a ThreadLoop or a WarpLoop which they stand in. A Leave
//     stands in the Region that it names.
//   - In a function with ThreadLoops no operation waits for other threads, and Effects stand in ThreadLoops only.
//   - An Expanded variable is a local. A variable that is not may be declared in several ThreadLoops, as another one
//     in each (rematerialisation).
//   - A site is one of m's. A Checked is made of a place and an operation for places; its shadow, if it has one, is one
//     that Entry declares. A Monitored variable is a local; an operation check.ended may name it where it is not in
//     scope.
//   - An operation check.* that looks at an operand is given one of a type that it is for.
//   - Operations on the lanes of a warp (lanes.*) stand in a WarpLoop; what the lanes exchange is an Expanded variable.
func VerifyFunc(m *Module, f *Func, callees ...*Func) error {
	v := &verifier{m: m, globals: map[*Var]bool{}, funcs: map[*Func]bool{}, lowered: &lowering{}}
	for _, g := range m.Globals {
		v.globals[g] = true
	}
	for _, d := range append(slices.Concat(m.Funcs, callees), f) {
		v.funcs[d] = true
		for _, s := range d.Shared {
			v.globals[s] = true
		}
	}
	v.function(f)
	return errors.Join(v.errs...)
}

// lowering is what a verifier knows of the loops over threads around the current statement.
type lowering struct {
	expanded map[*Var]bool
	regions  []*Region     // around the statement, inside of the innermost ThreadLoop or WarpLoop
	split    bool          // there are loops over threads in the function
	threads  bool          // the statement stands in a ThreadLoop
	warp     bool          // and in a WarpLoop
	entry    bool          // it stands in Func.Entry
	shadows  map[*Var]bool // that Func.Entry declares
}

// expand brings the expanded variables of f into scope.
func (v *verifier) expand(f *Func) {
	if v.lowered == nil {
		if len(f.Expanded) > 0 {
			v.errorf(f.Pos, "a front end made an expanded variable")
		}
		return
	}
	v.lowered.expanded = map[*Var]bool{}
	for _, x := range f.Expanded {
		if x.Kind != Local && x.Kind != Temp {
			v.errorf(x.Pos, "the expanded variable %s is no local", x.Name)
		}
		v.declare(x)
		v.lowered.expanded[x] = true
	}
	WalkStmts(f.Body, func(s Stmt) bool {
		switch s.(type) {
		case *ThreadLoop, *WarpLoop:
			v.lowered.split = true
		}
		return !v.lowered.split
	})
}

func (v *verifier) isExpanded(x *Var) bool { return v.lowered != nil && v.lowered.expanded[x] }

// anew reports whether x, which was declared before, may be declared once more.
func (v *verifier) anew(x *Var) bool { return v.lowered != nil && v.lowered.threads && !v.scope[x] }

// loweredStmt checks the statements that passes make.
func (v *verifier) loweredStmt(s Stmt) {
	l := v.lowered
	if l == nil {
		v.errorf(s.Pos(), "unknown statement %T", s)
		return
	}
	switch s := s.(type) {
	case *ThreadLoop:
		if l.threads {
			v.errorf(s.At, "a loop over threads in another")
		}
		v.overThreads(s.Body, &l.threads)
	case *WarpLoop:
		if l.threads || l.warp {
			v.errorf(s.At, "a loop over warps in a loop over threads or warps")
		}
		v.overThreads(s.Body, &l.warp)
	case *Barrier:
		v.site(s.At, s.Site)
		if l.threads || s.Level != WarpLevel && s.Level != BlockLevel || l.warp != (s.Level == WarpLevel) {
			v.errorf(s.At, "a barrier of level %s does not stand there", s.Level)
		}
	case *Region:
		l.regions = append(l.regions, s)
		v.stmts(s.Body)
		l.regions = l.regions[:len(l.regions)-1]
	case *Leave:
		if !slices.Contains(l.regions, s.Of) {
			v.errorf(s.At, "leave of a region that is not around it")
		}
	default:
		v.errorf(s.Pos(), "unknown statement %T", s)
	}
}

// overThreads checks the body of a loop over threads or warps, which no jump leaves; in is set for it.
func (v *verifier) overThreads(body []Stmt, in *bool) {
	l := v.lowered
	regions, loops, breaks, outside := l.regions, v.loops, v.breaks, *in
	l.regions, v.loops, v.breaks, *in = nil, 0, 0, true
	v.stmts(body)
	l.regions, v.loops, v.breaks, *in = regions, loops, breaks, outside
}

// loweredOp checks where an operation stands that passes make.
func (v *verifier) loweredOp(pos source.Pos, info OpInfo, args []Expr) {
	if !info.Lowered {
		return
	}
	if v.lowered == nil {
		v.errorf(pos, "a front end made the operation %s", info.Op)
		return
	}
	if strings.HasPrefix(string(info.Op), "check.") && !info.Effect && len(args) > 0 {
		v.checkedOperand(pos, info, args[0])
	}
	if !strings.HasPrefix(string(info.Op), "lanes.") {
		return
	}
	if !v.lowered.warp {
		v.errorf(pos, "%s stands outside of a loop over warps", info.Op)
	}
	if len(args) == 0 {
		return
	}
	if r, ok := args[0].(*Ref); !ok || !v.isExpanded(r.Var) {
		v.errorf(pos, "the first argument of %s is no expanded variable", info.Op)
	}
}

// loweredEffect checks where an effect stands.
func (v *verifier) loweredEffect(s *Effect, info OpInfo) {
	v.loweredOp(s.At, info, s.Args)
	if v.lowered == nil || !v.lowered.split {
		return
	}
	if info.Suspend {
		v.errorf(s.At, "threads wait for others at %s in a function with loops over threads", s.Op)
	}
	if !v.lowered.threads && !v.lowered.entry {
		v.errorf(s.At, "%s stands outside of a loop over threads", s.Op)
	}
}
