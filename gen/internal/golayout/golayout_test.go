package golayout_test

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/golayout"
)

func record(fields ...ir.Field) *ir.Struct {
	s := &ir.Struct{Name: "S", Source: "ns::S", Fields: fields}
	ir.Layout(s, 1, nil)
	return s
}

func TestRefused(t *testing.T) {
	member := func(t ir.Type) *ir.Struct { return record(ir.Field{Name: "m", Type: t}) }
	for _, c := range []struct {
		t    ir.Type
		want string
	}{
		{ir.F16, ""},
		{&ir.Pointer{Elem: &ir.Opaque{Name: "texture"}}, ""},
		{&ir.Vector{Elem: ir.F32, N: 4, Bytes: 16, Align: 16}, ""},
		{&ir.Vector{Elem: ir.Bool, N: 4, Bytes: 4, Align: 4}, "kbind does not support vectors of type bool4 on the CPU"},
		{&ir.Array{Elem: ir.I32, N: 3}, ""},
		{&ir.Array{Elem: ir.I32, N: -1}, "kbind does not support arrays of unknown size here"},
		{&ir.Opaque{Name: "texture"}, "kbind does not support values of type opaque texture on the CPU"},
		{member(ir.F64), ""},
		{member(&ir.Array{Elem: ir.I32, N: 0}), "kbind does not support the empty member m of ns::S on the CPU"},
		{member(&ir.Opaque{Name: "texture", Size: 8}), "kbind does not support values of type opaque texture on the CPU"},
	} {
		if got := golayout.New().Refused(c.t); got != c.want {
			t.Errorf("%v: %q, want %q", c.t, got, c.want)
		}
	}
	if golayout.New().Pointee(&ir.Opaque{Name: "texture"}) != "" ||
		golayout.New().Pointee(&ir.Opaque{Name: "texture", Size: 8}) == "" {
		t.Error("pointers to classes without a definition may be copied, others not")
	}
}

func TestAsBytes(t *testing.T) {
	packed := &ir.Struct{Source: "P", Size: 5, Align: 1,
		Fields: []ir.Field{{Name: "c", Type: ir.I8}, {Name: "i", Type: ir.I32, Offset: 1}}}
	if golayout.New().AsBytes(packed, 0) || !golayout.New().AsBytes(packed, 1) || golayout.New().Align(packed) != 1 ||
		golayout.New().Refused(packed) != "" {
		t.Error("a member of a packed struct stands as its bytes")
	}
	union := &ir.Struct{Source: "U", Union: true, Size: 16, Align: 16}
	if golayout.New().Align(union) != 8 {
		t.Errorf("the alignment of a union is %d", golayout.New().Align(union))
	}
}

// TestDeep looks at structs that hold each other twice, 50 deep: what each costs must not double with each.
func TestDeep(t *testing.T) {
	var in ir.Type = ir.I32
	for range 50 {
		in = record(ir.Field{Name: "m", Type: in}, ir.Field{Name: "n", Type: in})
	}
	if a := golayout.New().Align(in); a != 4 {
		t.Errorf("the alignment is %d", a)
	}
	if why := golayout.New().Refused(in); why != "" {
		t.Error(why)
	}
}
