package cwriter

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

// layouts are structs that C would lay out in another way without what structText adds.
func layouts() []*ir.Struct {
	field := func(name string, t ir.Type, off int) ir.Field { return ir.Field{Name: name, Type: t, Offset: off} }
	inner := &ir.Struct{Name: "Inner", Fields: []ir.Field{field("a", ir.I8, 0), field("p", &ir.Pointer{Elem: ir.F32}, 8)},
		Size: 16, Align: 8}
	union := &ir.Struct{Name: "Either", Fields: []ir.Field{field("c", ir.I8, 0), field("d", ir.F64, 0)}, Size: 16,
		Align: 8,
		Union: true}
	return []*ir.Struct{
		inner, union,
		{Name: "Tail", Fields: []ir.Field{field("x", ir.I32, 0), field("y", ir.I8, 4)}, Size: 16, Align: 4},
		{Name: "Gap", Fields: []ir.Field{field("x", ir.I8, 0), field("y", ir.I32, 8)}, Size: 12, Align: 4},
		{Name: "First", Fields: []ir.Field{field("x", ir.I32, 8)}, Size: 12, Align: 4},
		{Name: "Packed", Fields: []ir.Field{field("x", ir.I8, 0), field("in", inner, 1), field("y", ir.I32, 17)}, Size: 24,
			Align: 1},
		{Name: "Odd", Fields: []ir.Field{field("x", ir.I16, 2), field("y", ir.I64, 4)}, Size: 12, Align: 4},
		{Name: "Wide", Fields: []ir.Field{field("u", union, 0), field("a", &ir.Array{Elem: ir.U16, N: 3}, 16)}, Size: 32,
			Align: 32},
		{Name: "PackedUnion", Fields: []ir.Field{{Name: "c", Type: ir.I8}, {Name: "i", Type: ir.I32}}, Size: 6, Align: 2,
			Union: true},
		{Name: "Empty", Size: 1, Align: 1},
		{Name: "Empties", Size: 8, Align: 4},
	}
}

// TestLayouts lets a C compiler say where it puts the members of what structText writes.
func TestLayouts(t *testing.T) {
	cc, err := exec.LookPath("cc")
	if err != nil {
		t.Skip("skip: no C compiler")
	}
	w := New(OpenCL(), &ir.Module{}, nil)
	text := "#include <stddef.h>\ntypedef unsigned char uchar;\ntypedef unsigned short ushort;\ntypedef unsigned long " +
		"ulong;\n"
	for _, s := range layouts() {
		text += w.structText(s) + fmt.Sprintf("_Static_assert(sizeof(%s) == %d, \"size\");\n", s.Name, s.Size) +
			fmt.Sprintf("_Static_assert(_Alignof(%s) == %d, \"alignment\");\n", s.Name, s.Align)
		for _, f := range s.Fields {
			text += fmt.Sprintf("_Static_assert(offsetof(%s, %s) == %d, \"offset\");\n", s.Name, f.Name, f.Offset)
		}
	}
	if w.missing != nil {
		t.Fatal(w.missing.Why)
	}
	file := filepath.Join(t.TempDir(), "layouts.c")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(cc, "-fsyntax-only", file).CombinedOutput(); err != nil {
		t.Errorf("%s\n%s", out, text)
	}
}

// TestUnionZero wants an initialiser of zeros to mean every byte of a union.
func TestUnionZero(t *testing.T) {
	w := New(OpenCL(), &ir.Module{}, nil)
	text := w.structText(layouts()[1])
	if first := strings.SplitN(text, "\n", 3)[1]; strings.TrimSpace(first) != "uchar kb_bytes[16];" {
		t.Errorf("the first member is not all bytes:\n%s", text)
	}
}
