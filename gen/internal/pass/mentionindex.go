package pass

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// mentionIndex says where a list of statements mentions variables. It is made when it is first asked, and stays true
// while statements are changed before the ones that are asked for.
type mentionIndex struct {
	list    []ir.Stmt
	of      map[*ir.Var][]int // the statements that declare or mention a variable where they can be reached
	effects []int             // those that are no declarations
}

func (m *mentionIndex) build() {
	if m.of != nil {
		return
	}
	m.of = map[*ir.Var][]int{}
	for i, s := range m.list {
		if _, declares := s.(*ir.Declare); !declares {
			m.effects = append(m.effects, i)
		}
		ir.EachVarIn(m.list[i:i+1], func(v *ir.Var) {
			if at := m.of[v]; len(at) == 0 || at[len(at)-1] != i {
				m.of[v] = append(at, i)
			}
		})
	}
}

// after lists the statements after number i that mention v.
func (m *mentionIndex) after(i int, v *ir.Var) []int {
	m.build()
	at := m.of[v]
	n, _ := slices.BinarySearch(at, i+1)
	return at[n:]
}

// first is the number of the first statement after number i that mentions v, len(list) if there is none.
func (m *mentionIndex) first(i int, v *ir.Var) int {
	if at := m.after(i, v); len(at) > 0 {
		return at[0]
	}
	return len(m.list)
}

// effect is the number of the first statement after number i that is no declaration, len(list) if there is none.
func (m *mentionIndex) effect(i int) int {
	m.build()
	if n, _ := slices.BinarySearch(m.effects, i+1); n < len(m.effects) {
		return m.effects[n]
	}
	return len(m.list)
}
