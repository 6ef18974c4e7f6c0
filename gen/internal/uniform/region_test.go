package uniform_test

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/uniform"
)

// TestRegion has a region that some threads leave: it matters to what follows there, in the region and in a loop around
// the place, and to nothing before or behind.
func TestRegion(t *testing.T) {
	x := ir.X{Typ: ir.U32}
	variable := func(name string) *ir.Var { return &ir.Var{Name: name, Type: ir.U32, Kind: ir.Local} }
	one := func(v *ir.Var) ir.Stmt { return &ir.Assign{Dst: ir.RefTo(v), Src: &ir.Const{X: x, Bits: 1}} }
	before, inLoop, after, behind := variable("before"), variable("inLoop"), variable("after"), variable("behind")
	r := &ir.Region{Name: "part"}
	leaves := &ir.If{Cond: ir.NonZero(&ir.Builtin{X: x, Op: "id.thread.x"}), Then: []ir.Stmt{&ir.Leave{Of: r}}}
	r.Body = []ir.Stmt{
		&ir.Block{List: []ir.Stmt{one(before)}},
		&ir.Loop{Body: []ir.Stmt{one(inLoop), leaves, &ir.Break{}}},
		one(after),
	}
	f := &ir.Func{Name: "k", Body: []ir.Stmt{r, one(behind)}}
	for _, v := range []*ir.Var{before, inLoop, after, behind} {
		f.Body = append([]ir.Stmt{&ir.Declare{Var: v}}, f.Body...)
	}
	info := uniform.Analyse(f, uniform.Config{})
	for _, test := range []struct {
		v    *ir.Var
		want uniform.Level
	}{{before, uniform.Block}, {inLoop, uniform.Thread}, {after, uniform.Thread}, {behind, uniform.Block}} {
		if got := info.Var(test.v); got != test.want {
			t.Errorf("%s: %v, want %v", test.v.Name, got, test.want)
		}
	}
}
