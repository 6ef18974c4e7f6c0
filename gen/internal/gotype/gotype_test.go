package gotype

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/irtest"
	"github.com/kbind/kbind/gen/internal/stamp"
)

func mapper() *Mapper {
	m := &Mapper{}
	m.Struct = func(s *ir.Struct) Type { return Named(Exported(s.Name), m.GoAlign(s)) }
	return m
}

func TestType(t *testing.T) {
	float3p := &ir.Vector{Elem: ir.F32, N: 3, Bytes: 16, Align: 16}
	for _, c := range []struct {
		in   ir.Type
		want string
	}{
		{ir.Bool, "bool"}, {ir.I8, "int8"}, {ir.U8, "uint8"}, {ir.I64, "int64"}, {ir.F16, "vec.Half"},
		{ir.BF16, "vec.BFloat16"}, {ir.F64, "float64"},
		{irtest.Vec(ir.F32, 4), "vec.Float4"}, {irtest.Vec(ir.U8, 4), "vec.UChar4"}, {irtest.Vec(ir.I64, 2), "vec.Long2"},
		{irtest.Vec(ir.F16, 2), "vec.Half2"},
		{irtest.Vec(ir.F32, 3), "vec.Float3"}, {float3p, "vec.Float3P"},
		{&ir.Array{Elem: &ir.Array{Elem: ir.F32, N: 4}, N: 2}, "[2][4]float32"},
		{irtest.Ptr(ir.F32), "rt.DevicePtr"}, {&ir.Array{Elem: irtest.Ptr(ir.Void), N: 3}, "[3]rt.DevicePtr"},
		{&ir.Struct{Name: "my_struct", Size: 1, Align: 1}, "MyStruct"},
	} {
		if err := Check(c.in); err != nil {
			t.Errorf("%s: %v", c.in, err)
			continue
		}
		if got := mapper().Type(c.in).String(); got != c.want {
			t.Errorf("%s: got %s, want %s", c.in, got, c.want)
		}
	}
}

func TestCheckRefuses(t *testing.T) {
	tex := &ir.Opaque{Name: "cudaTextureObject_t"}
	for _, c := range []struct {
		in   ir.Type
		want string
	}{
		{ir.Void, "void"},
		{tex, "cudaTextureObject_t cannot be passed"},
		{&ir.Vector{Elem: ir.F32, N: 5}, "vector of 5"},
		{&ir.Vector{Elem: ir.Bool, N: 4}, "vector of 4"},
		{&ir.Array{Elem: ir.F32, N: -1}, "without a length"},
		{&ir.Struct{Source: "S", Fields: []ir.Field{{Name: "t", Type: tex}}},
			"field t of struct S: cudaTextureObject_t has an unknown size"},
	} {
		if err := Check(c.in); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want ...%s...", c.in, err, c.want)
		}
	}
}

func layout(fields ...any) string {
	s := &ir.Struct{Name: "S"}
	for i := 0; i < len(fields); i += 2 {
		s.Fields = append(s.Fields, ir.Field{Name: fields[i].(string), Type: fields[i+1].(ir.Type)})
	}
	ir.Layout(s, 1, nil)
	return show(mapper().LayoutOf(s))
}

func show(l Layout) string {
	var parts []string
	for _, f := range l.Fields {
		name := f.Name
		if name == "" {
			name = "_"
		}
		parts = append(parts, name+" "+f.Type.String())
	}
	return strings.Join(parts, "; ")
}

func TestLayout(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{layout("a", ir.I8, "b", ir.F64, "c", ir.I16), "A int8; _ [7]byte; B float64; C int16; _ [6]byte"},
		{layout("v", irtest.Vec(ir.F32, 4), "n", ir.I32), "V vec.Float4; N int32; _ [12]byte"},
		{layout("n", ir.I32, "v", irtest.Vec(ir.F32, 4)), "N int32; _ [12]byte; V vec.Float4"},
		{layout("x", ir.F32, "X", ir.F32, "x_", ir.F32), "X float32; X2 float32; X3 float32"},
		{layout("p", irtest.Ptr(ir.F32)), "P rt.DevicePtr"},
		{layout("n", ir.I32, "none", &ir.Array{Elem: ir.F32, N: 0}), "N int32"},
		{layout("m", &ir.Array{Elem: ir.F32, N: 9}, "ok", ir.Bool), "M [9]float32; Ok bool; _ [3]byte"},
		{layout(), "_ [1]byte"},
	} {
		if c.got != c.want {
			t.Errorf("got  %s\nwant %s", c.got, c.want)
		}
	}
}

// A packed struct has members where Go would not put them: those become bytes.
func TestLayoutPacked(t *testing.T) {
	s := &ir.Struct{Name: "S", Size: 13, Align: 1,
		Fields: []ir.Field{{Name: "tag", Type: ir.I8}, {Name: "x", Type: ir.F64, Offset: 1},
			{Name: "n", Type: ir.I32, Offset: 9}}}
	if got, want := show(mapper().LayoutOf(s)), "Tag int8; X [8]byte; N [4]byte"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if a := mapper().GoAlign(s); a != 1 {
		t.Errorf("alignment %d, want 1", a)
	}
}

func TestElement(t *testing.T) {
	for _, c := range []struct {
		elem ir.Type
		want string
	}{
		{ir.F32, "float32 4"}, {ir.Void, "byte 1"}, {irtest.Ptr(ir.F32), "rt.DevicePtr 8"},
		{&ir.Opaque{Name: "curandState"}, "byte 1"}, {&ir.Struct{Name: "s", Size: 24}, "S 24"},
	} {
		typ, size := mapper().Element(irtest.Ptr(c.elem))
		if got := fmt.Sprint(typ, size); got != c.want {
			t.Errorf("%s*: got %s, want %s", c.elem, got, c.want)
		}
	}
}

// write makes a directory of files.
func write(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestScan(t *testing.T) {
	st := stamp.Stamp{Version: "v1", From: "b.cu",
		Sources: []stamp.Source{{Name: "b.cu", SHA256: "00"}, {Name: "h.cuh", SHA256: "00"}}}
	st.Input = stamp.InputHash(st.Version, nil, st.Sources)
	dir := write(t, map[string]string{
		"a.go": "package p\nimport \"fmt\"\ntype T struct{}\nfunc (T) M() {}\nfunc F() { undefinedYet() }\nvar X, " +
			"_ = 1, 2\nconst (\n\tC = iota\n\tD\n)\nfunc init() {}\n",
		"a_windows.go": "package p\nfunc OnlyWindows() {}\n",
		"a_test.go":    "package p\nfunc TestHelper() {}\n",
		"x_test.go":    "package p_test\nfunc External() {}\n",
		"gen.go":       "//go:build ignore\n\npackage main\nfunc main() {}\n",
		"broken.go":    "package p\nfunc Broken() {\nvar Later int\n",
		"b_kbind.go":   strings.Join(st.Lines(), "\n") + "\n\npackage p\ntype Shared struct{}\n",
		"old_kbind.go": "package p\nfunc Old() {}\n",
		"_skip.go":     "package p\nfunc Skipped() {}\n",
		"notes.txt":    "func Text() {}\n",
	})
	p, err := Scan(dir, "", map[string]bool{"old_kbind.go": true})
	if err != nil {
		t.Fatal(err)
	}
	if p.Name != "p" || p.Other != "" {
		t.Errorf("package %q, other %q", p.Name, p.Other)
	}
	if got, want := strings.Join(p.Names(), " "), "Broken C D F OnlyWindows Shared T TestHelper X"; got != want {
		t.Errorf("names:\ngot  %s\nwant %s", got, want)
	}
	if d := p.Decls["D"]; d.String() != "a.go:9" || d.Stamp != nil {
		t.Errorf("D is at %s", d)
	}
	if d := p.Decls["Shared"]; d.Stamp == nil || !d.Stamp.Has("h.cuh") {
		t.Error("the stamp of a generated file is not seen")
	}
}

func TestScanPackageName(t *testing.T) {
	for _, c := range []struct {
		name        string
		files       map[string]string
		give        string
		want, other string
	}{
		{"empty", nil, "", "", ""},
		{"given", nil, "k", "k", ""},
		{"only tests", map[string]string{"a_test.go": "package q_test\n"}, "", "q", ""},
		{"other", map[string]string{"a.go": "package q\n"}, "k", "k", "q"},
		{"garbage", map[string]string{"a.go": "\x00\x01"}, "", "", ""},
	} {
		p, err := Scan(write(t, c.files), c.give, nil)
		if err != nil || p.Name != c.want || p.Other != c.other {
			t.Errorf("%s: got %q, other %q, %v", c.name, p.Name, p.Other, err)
		}
	}
	if p, err := Scan(filepath.Join(t.TempDir(), "missing"), "", nil); err != nil || len(p.Decls) != 0 {
		t.Errorf("a missing directory: %v, %v", p, err)
	}
}

func TestNameForDir(t *testing.T) {
	for dir, want := range map[string]string{"/x/blur": "blur", "/x/go-blur.v2": "blurv2", "/x/Image_Ops": "imageops",
		"/x/2d": "kernels", "/x/func": "kernels", "/": "kernels"} {
		if got := NameForDir(dir); got != want {
			t.Errorf("%s: got %s, want %s", dir, got, want)
		}
	}
}

// TestCheckDeep checks structs that hold each other twice, 40 deep: what each costs must not double with each.
func TestCheckDeep(t *testing.T) {
	var in ir.Type = ir.I32
	for range 40 {
		s := &ir.Struct{Name: "S", Source: "S", Fields: []ir.Field{{Name: "m", Type: in}, {Name: "n", Type: in}}}
		ir.Layout(s, 1, nil)
		in = s
	}
	if err := Check(in); err != nil {
		t.Error(err)
	}
	if n := ir.Smallest(in); n != 4 {
		t.Errorf("the smallest scalar has %d bytes", n)
	}
}
