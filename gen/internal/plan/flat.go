package plan

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/live"
)

// Flat says how statements are printed of which some hold a suspension or a label: those become labels and jumps at
// one level, where a thread that goes on can be sent to, and all others stay as they are. At that level nothing is
// declared: Go forbids jumps over declarations.
type Flat struct {
	// Holds are the statements that hold a suspension or a label.
	Holds map[ir.Stmt]bool
	// Targets are the labels that something jumps to.
	Targets map[*ir.Label]bool
	// Hoisted are the variables whose scope holds one, in the order of their declarations: they are declared before the
	// first label.
	Hoisted []*ir.Var
	// InFrame are those of Hoisted that live in the thread's frame, since they have an address or are arrays or
	// structs. The others are Go variables, of which Saved lists for each suspension those that are saved in the frame
	// meanwhile.
	InFrame map[*ir.Var]bool
	Saved   map[*ir.Effect][]*ir.Var
	// Lines says that the declarations of the others are at their lines in the source: debuggers show a variable from
	// there on.
	Lines bool
}

// labels plans a list of statements in which no thread waits; nil if it holds no label.
func labels(list []ir.Stmt) *Flat {
	if !ir.HasLabel(list) {
		return nil
	}
	fl := &Flat{Holds: map[ir.Stmt]bool{}, Targets: map[*ir.Label]bool{}}
	fl.mark(list)
	fl.crossing(list, false, fl.hoist())
	return fl
}

// resumable plans the body of a kernel that suspends its threads.
func (f *Facts) resumable(body *ir.Func) *Flat {
	fl := &Flat{Holds: map[ir.Stmt]bool{}, Targets: map[*ir.Label]bool{}, InFrame: map[*ir.Var]bool{},
		Saved: map[*ir.Effect][]*ir.Var{}, Lines: f.checked}
	fl.mark(body.Body)
	hoist := fl.hoist()
	for _, v := range body.Params {
		if f.Needed(v) && f.Copied(v) {
			hoist(v)
		}
	}
	fl.crossing(body.Body, false, hoist)
	var cached []*ir.Var
	for _, v := range fl.Hoisted {
		if f.Addressed[v] || ir.IsAggregate(v.Type) {
			fl.InFrame[v] = true
		} else {
			cached = append(cached, v)
		}
	}
	alive := live.Analyse(body.Body, cached)
	ir.WalkReachable(body.Body, func(s ir.Stmt) bool {
		if e, ok := s.(*ir.Effect); ok && ir.Suspends(e) {
			fl.Saved[e] = alive.Within(e)
		}
		return true
	})
	return fl
}

// maxSaved is how many values of variables are saved in all, where threads are suspended: all that are live at each
// place where they wait.
const maxSaved = 1 << 17

// saves counts them.
func (fl *Flat) saves() (n int) {
	if fl != nil {
		for _, list := range fl.Saved {
			n += len(list)
		}
	}
	return n
}

// hoist returns a function that adds a variable to Hoisted once.
func (fl *Flat) hoist() func(*ir.Var) {
	seen := map[*ir.Var]bool{}
	return func(v *ir.Var) {
		if !seen[v] {
			seen[v] = true
			fl.Hoisted = append(fl.Hoisted, v)
		}
	}
}

// mark finds the statements that hold a suspension or a label, and the labels that are jumped to.
func (fl *Flat) mark(list []ir.Stmt) (any bool) {
	for _, s := range ir.Reachable(list) {
		if g, ok := s.(*ir.Goto); ok {
			fl.Targets[g.To] = true
		}
		_, has := s.(*ir.Label)
		has = has || ir.Suspends(s)
		for _, l := range ir.Bodies(s) {
			if fl.mark(l) {
				has = true
			}
		}
		fl.Holds[s] = has
		any = any || has
	}
	return any
}

// crossing calls hoist for the variables whose scope holds a suspension or a label. outer says that the list's own
// scope goes on into one, as that of a loop's Pre.
func (fl *Flat) crossing(list []ir.Stmt, outer bool, hoist func(*ir.Var)) {
	list = ir.Reachable(list)
	last := -1 // the last statement that holds one
	for i, s := range list {
		if fl.Holds[s] {
			last = i
		}
	}
	for i, s := range list {
		if d, ok := s.(*ir.Declare); ok && (outer || i < last) {
			hoist(d.Var)
		}
		if fl.Holds[s] {
			l, isLoop := s.(*ir.Loop)
			for _, b := range ir.Bodies(s) {
				fl.crossing(b, isLoop && len(l.Pre) > 0 && len(b) > 0 && b[0] == l.Pre[0], hoist)
			}
		}
	}
}
