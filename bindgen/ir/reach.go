package ir

import "slices"

// Reachable returns list without the statements of it that control never comes to, as far as its structure shows. A
// statement that holds a label is taken to be reached.
func Reachable(list []Stmt) []Stmt { return finder{}.reachable(list) }

func (f finder) reachable(list []Stmt) []Stmt {
	var out []Stmt // what is reached before list, if something between them is not
	for i := 0; i < len(list)-1; i++ {
		if !f.terminates(list[i]) {
			continue
		}
		next := i + 1
		for next < len(list) && !HasLabel(list[next:next+1]) {
			next++
		}
		if next > i+1 {
			out = append(out, list[:i+1]...)
			list, i = list[next:], -1
		}
	}
	if out == nil {
		return list
	}
	return append(out, list...)
}

// HasLabel reports whether a label stands in list, at any depth.
func HasLabel(list []Stmt) bool {
	found := false
	WalkStmts(list, func(s Stmt) bool {
		_, ok := s.(*Label)
		found = found || ok
		return !found
	})
	return found
}

// Terminates reports whether control never continues after s.
func Terminates(s Stmt) bool { return finder{}.terminates(s) }

func (f finder) terminates(s Stmt) bool {
	switch s := s.(type) { // what mostly is easily seen to continue
	case *Declare, *Assign, *Call, *Effect, *Label:
		return false
	case *If:
		if len(s.Else) == 0 {
			return false
		}
	case *Loop:
		if s.Cond != nil && !s.TestLast && !IsTrue(s.Cond) {
			return false
		}
	case *Switch:
		if !slices.ContainsFunc(s.Cases, func(c Case) bool { return c.Default }) {
			return false
		}
	}
	return f.waysOut(s).ends
}

// ListTerminates reports whether control never continues after list.
func ListTerminates(list []Stmt) bool { return finder{}.waysOutOf(list).ends }

// Breaks reports whether list holds a reachable Break that leaves the statement around list.
func Breaks(list []Stmt) bool { return finder{}.breaks(list) }

func (f finder) breaks(list []Stmt) bool {
	ended := false
	for i, s := range list {
		if ended && !HasLabel(list[i:i+1]) {
			continue
		}
		out := f.waysOut(s)
		if out.breaks { // mostly loops begin so: what follows is not looked into
			return true
		}
		ended = out.ends
	}
	return false
}

// Continues reports whether list holds a reachable Continue of the loop around list.
func Continues(list []Stmt) bool { return finder{}.waysOutOf(list).continues }

// ways is how control leaves a statement or list. All of it is found in one walk: an answer that asked for another one
// at each level would take time that doubles with each loop around a statement.
type ways struct {
	ends      bool // control never continues after it
	breaks    bool // by a Break of the statement around it
	continues bool // by a Continue of the loop around it
}

func (w *ways) add(v ways) {
	w.breaks = w.breaks || v.breaks
	w.continues = w.continues || v.continues
}

// finder finds how control leaves statements, and knows it of some.
type finder struct{ known map[Stmt]ways }

func (f finder) waysOut(s Stmt) ways {
	if f.known == nil {
		return f.find(s)
	}
	switch s.(type) {
	case *If, *Loop, *Switch, *Block:
	default:
		return f.find(s)
	}
	w, ok := f.known[s]
	if !ok {
		w = f.find(s)
		f.known[s] = w
	}
	return w
}

func (f finder) find(s Stmt) (w ways) {
	switch s := s.(type) {
	case *Break:
		return ways{ends: true, breaks: true}
	case *Continue:
		return ways{ends: true, continues: true}
	case *Return, *Goto, *Leave:
		return ways{ends: true}
	case *Block:
		return f.waysOutOf(s.List)
	case *If:
		then, other := f.waysOutOf(s.Then), f.waysOutOf(s.Else)
		w.add(then)
		w.add(other)
		w.ends = len(s.Else) > 0 && then.ends && other.ends
	case *Loop:
		if s.Cond != nil && !s.TestLast && !IsTrue(s.Cond) {
			return w // what leaves its parts goes on in it or after it
		}
		if s.Cond != nil && !IsTrue(s.Cond) {
			body := f.waysOutOf(s.Body)
			w.ends = body.ends && !body.continues && !body.breaks && !f.breaks(s.Pre) && !f.breaks(s.Post)
			return w
		}
		w.ends = !f.breaks(s.Pre) && !f.breaks(s.Body) && !f.breaks(s.Post)
	case *Switch:
		w.ends = slices.ContainsFunc(s.Cases, func(c Case) bool { return c.Default })
		for i, c := range s.Cases {
			body := f.waysOutOf(c.Body)
			w.continues = w.continues || body.continues
			w.ends = w.ends && !body.breaks && (body.ends || i+1 < len(s.Cases))
		}
	default:
		for _, list := range Bodies(s) {
			w.add(f.waysOutOf(list))
		}
	}
	return w
}

func (f finder) waysOutOf(list []Stmt) (w ways) {
	for i, s := range list {
		if w.ends && !HasLabel(list[i:i+1]) {
			continue
		}
		out := f.waysOut(s)
		w.add(out)
		w.ends = out.ends
	}
	return w
}

// WalkReachable is WalkStmts over the statements that control may come to.
func WalkReachable(list []Stmt, visit func(Stmt) bool) { finder{}.walk(list, visit, 0) }

// deep is how deep inside each other statements are of which a walk keeps in mind how control leaves them: it would
// look into all of them again at each level.
const deep = 16

func (f finder) walk(list []Stmt, visit func(Stmt) bool, depth int) {
	if depth == deep {
		f.known = map[Stmt]ways{}
	}
	for _, s := range f.reachable(list) {
		if visit(s) {
			for _, l := range Bodies(s) {
				f.walk(l, visit, depth+1)
			}
		}
	}
}

// VisitReachable is Walk over the statements that control may come to.
func VisitReachable(list []Stmt, stmt func(Stmt), expr func(Expr)) {
	WalkReachable(list, func(s Stmt) bool {
		if stmt != nil {
			stmt(s)
		}
		if expr != nil {
			EachExpr(s, func(e Expr) {
				WalkExprs(e, func(e Expr) bool { expr(e); return true })
			})
		}
		return true
	})
}
