package spinwait

import "github.com/kbind/kbind/bindgen/ir"

// loopOfJumps is a loop that is made of a label and jumps back to it.
type loopOfJumps struct {
	head *ir.Label
	back []*ir.Goto
	// loop has the statements from behind the label to the last one in its list that holds such a jump. Who comes to
	// their end leaves it.
	loop *ir.Loop
}

// jumping finds the loops of jumps in list.
func jumping(list []ir.Stmt) (found []*loopOfJumps) {
	var in func(list []ir.Stmt) []*ir.Goto
	in = func(list []ir.Stmt) (all []*ir.Goto) {
		heads, first, last := map[*ir.Label]*loopOfJumps{}, map[*ir.Label]int{}, map[*ir.Label]int{}
		for n, s := range list {
			var gotos []*ir.Goto
			switch s := s.(type) {
			case *ir.Label:
				first[s] = n
			case *ir.Goto:
				gotos = append(gotos, s)
			}
			for _, b := range ir.Bodies(s) {
				gotos = append(gotos, in(b)...)
			}
			for _, g := range gotos {
				if _, ok := first[g.To]; !ok {
					continue
				}
				if heads[g.To] == nil {
					heads[g.To] = &loopOfJumps{head: g.To}
					found = append(found, heads[g.To])
				}
				heads[g.To].back, last[g.To] = append(heads[g.To].back, g), n
			}
			all = append(all, gotos...)
		}
		for label, h := range heads {
			from, to := first[label]+1, last[label]+1
			h.loop = &ir.Loop{S: label.S, Body: append(list[from:to:to], &ir.Break{S: label.S})}
		}
		return all
	}
	in(list)
	return found
}
