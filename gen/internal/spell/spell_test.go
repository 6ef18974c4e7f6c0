package spell

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

const cpuDir = "../../../rt/cpu/"

// functions lists the exported functions of a package below rt/cpu and the methods of its generic types, with the
// number of their parameters, as the table names them. With prefixes only those of files whose name begins with one of
// them.
func functions(t *testing.T, pkg string, prefixes ...string) map[string]int {
	t.Helper()
	names, err := filepath.Glob(cpuDir + pkg + "/*.go")
	if err != nil || len(names) == 0 {
		t.Fatalf("no sources of %s: %v", pkg, err)
	}
	funcs := map[string]int{}
	for _, name := range names {
		base := filepath.Base(name)
		if strings.HasSuffix(base, "_test.go") || len(prefixes) > 0 && !slices.ContainsFunc(prefixes, func(p string) bool {
			return strings.HasPrefix(base, p)
		}) {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || !f.Name.IsExported() {
				continue
			}
			if f.Recv == nil {
				funcs[pkg+"."+f.Name.Name] = f.Type.Params.NumFields()
				continue
			}
			of := f.Recv.List[0].Type
			if p, ok := of.(*ast.StarExpr); ok {
				of = p.X
			}
			if of, ok := of.(*ast.IndexExpr); ok {
				funcs[pkg+"."+of.X.(*ast.Ident).Name+"."+f.Name.Name] = f.Type.Params.NumFields()
			}
		}
	}
	return funcs
}

// TestRowsAndTable checks that ir's table and the rows here are about the same operations.
func TestRowsAndTable(t *testing.T) {
	var rows []ir.Op
	for _, r := range table {
		rows = append(rows, r.Op)
	}
	if !slices.IsSorted(rows) {
		t.Error("the rows are not sorted")
	}
	for _, op := range ir.AllOps() {
		info, _ := ir.OpInfoOf(op)
		if r, ok := Find(op); !ok && info.Lowered {
			continue
		} else if !ok {
			t.Errorf("%s has no row", op)
		} else if (r.Go.Name == "") == (r.Go.Why == "") {
			t.Errorf("%s: the Go cell needs a name or a reason", op)
		}
	}
	for _, op := range rows {
		if _, ok := ir.OpInfoOf(op); !ok {
			t.Errorf("the row %s is about no operation", op)
		}
	}
}

// TestDevices checks that each operation has a cell in CUDA C++ and in OpenCL C, with a name or a reason, and that the
// names are those that kbind's own declarations of the languages have.
func TestDevices(t *testing.T) {
	headers := map[string]string{}
	for _, dir := range []string{"cuda", "opencl", "common"} {
		names, err := filepath.Glob("../../../bindgen/prelude/src/" + dir + "/*.h")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			headers[dir] += string(text)
		}
	}
	if !slices.IsSortedFunc(devices[:], func(a, b device) int { return strings.Compare(a.op, b.op) }) {
		t.Error("the rows are not sorted")
	}
	for _, d := range devices {
		if _, ok := Find(ir.Op(d.op)); !ok {
			t.Errorf("the row %s is about no operation", d.op)
		}
	}
	identifier, rounded := regexp.MustCompile(`^\w+`), regexp.MustCompile(`^__\w+_r[duz]$`)
	for _, r := range table {
		if info, _ := ir.OpInfoOf(r.Op); info.Lowered {
			continue // passes make it for the CPU
		}
		row, _ := Find(r.Op)
		for dir, c := range map[string]Cell{"cuda": row.CUDA, "opencl": row.OpenCL} {
			if (c.Name == "") == (c.Why == "") || c.Wide != "" && c.Name == "" {
				t.Errorf("%s in %s needs a name or a reason: %+v", r.Op, dir, c)
			}
			for _, name := range []string{c.Name, c.Wide} {
				name = identifier.FindString(name)
				if rounded.MatchString(name) {
					continue // declared by a macro that puts the names together
				}
				if name != "" && !slices.Contains(languages, name) &&
					!regexp.MustCompile(`\b`+name+`\b`).MatchString(headers[dir]+headers["common"]) {
					t.Errorf("%s in %s: kbind does not declare %s", r.Op, dir, name)
				}
			}
		}
	}
}

// languages are names that the front end knows without a declaration in a header.
var languages = []string{"assert", "printf"}

// others are functions of cmath that are not operations: gocpu writes them by rules of its own, and package vecop's
// assembly reads the tables.
var others = []string{"Opaque", "Select", "Mask", "Exp2Table", "LogTable"}

// unusual are operations that the emitter gives other arguments than theirs: bounds, or what a launch passed.
var unusual = map[ir.Op]bool{"check.exempt.own": true, "check.exempt.read": true, "check.parameter": true,
	"check.share": true, "check.toint.i16": true, "check.toint.i32": true, "check.toint.i64": true, "check.toint.i8": true,
	"check.toint.u16": true, "check.toint.u32": true, "check.toint.u64": true, "check.toint.u8": true}

// TestFunctions checks that every name that Go can return is a function of the package it names, and that every
// function of cmath and of simt's files of operations is returned for something.
func TestFunctions(t *testing.T) {
	funcs := functions(t, "cmath")
	maps.Copy(funcs, functions(t, "simt"))
	maps.Copy(funcs, functions(t, "sanitize"))
	called := map[string]bool{}
	check := func(what, fn string, args int) {
		called[fn] = true
		if n, ok := funcs[fn]; !ok {
			t.Errorf("%s: there is no %s", what, fn)
		} else if args >= 0 && n != args {
			t.Errorf("%s: %s takes %d arguments, want %d", what, fn, n, args)
		}
	}
	for _, op := range ir.AllOps() {
		info, _ := ir.OpInfoOf(op)
		row, _ := Find(op)
		if row.Go.Block || row.Go.Name == "" {
			continue
		}
		args := info.Args
		if row.Go.With {
			args++
		}
		if row.Go.Site {
			args++
		}
		if row.Go.Of != NoPlace || unusual[op] {
			args = -1 // besides the place, or what is known of it, there may be a value
		}
		if row.Go.Plain {
			check(string(op), row.Go.Name, args)
			continue
		}
		for _, s := range info.On.Scalars() {
			types := make([]ir.Type, info.Args)
			for i := range types {
				types[i] = s
			}
			if strings.HasPrefix(string(op), "atomic.") {
				types[0] = &ir.Pointer{Elem: s}
			}
			fn, pkg, ok := Go(op, types, s)
			if !ok || !pkg {
				t.Errorf("%s on %s has no Go name", op, s)
				continue
			}
			check(string(op)+" on "+s.String(), fn, args)
		}
	}
	for from := ir.Bool; from <= ir.F64; from++ {
		for to := ir.Bool; to <= ir.F64; to++ {
			for mode := ir.RoundDefault; mode <= ir.RoundDown; mode++ {
				for _, sat := range []bool{false, true} {
					if fn, ok := GoConvert(from, to, mode, sat); !ok {
						t.Errorf("no conversion from %s to %s", from, to)
					} else if fn != "" {
						check("conversion from "+from.String()+" to "+to.String(), fn, 1)
					}
				}
			}
		}
	}
	operations := functions(t, "cmath")
	for _, name := range others {
		if _, ok := operations["cmath."+name]; !ok {
			t.Errorf("there is no cmath.%s", name)
		}
		delete(operations, "cmath."+name)
	}
	maps.Copy(operations, functions(t, "simt", "atomic", "climage", "texture", "surface"))
	for fn := range operations {
		if !called[fn] {
			t.Errorf("%s belongs to no operation", fn)
		}
	}
}

func TestGo(t *testing.T) {
	f3 := &ir.Pointer{Elem: ir.F32, Space: ir.Shared}
	for _, c := range []struct {
		op   ir.Op
		args []ir.Type
		want string
		pkg  bool
		ok   bool
	}{
		{"math.sqrt", []ir.Type{ir.F32}, "cmath.SqrtF32", true, true},
		{"int.min", []ir.Type{ir.I32, ir.I32}, "cmath.MinI32", true, true},
		{"atomic.add", []ir.Type{f3, ir.F32}, "simt.AtomicAddF32", true, true},
		{"math.jn", []ir.Type{ir.I32, ir.F64}, "cmath.JnF64", true, true},
		{"fence.device", nil, "simt.Fence", true, true},
		{"sync.block", nil, "SyncBlock", false, true},
		{"math.sqrt", []ir.Type{ir.I32}, "", false, false},
		{"math.sqrt", nil, "", false, false},
		{"math.nosuch", []ir.Type{ir.F32}, "", false, false},
		{"atomic.inc", []ir.Type{&ir.Pointer{Elem: ir.F32}, ir.F32}, "", false, false},
	} {
		fn, pkg, ok := Go(c.op, c.args, nil)
		if fn != c.want || pkg != c.pkg || ok != c.ok {
			t.Errorf("Go(%s, %v) = %q, %v, %v", c.op, c.args, fn, pkg, ok)
		}
	}
}

func TestGoVector(t *testing.T) {
	for _, c := range []struct {
		v    ir.Vector
		want string
	}{
		{ir.Vector{Elem: ir.F32, N: 3, Bytes: 12, Align: 4}, "Float3"},
		{ir.Vector{Elem: ir.F32, N: 3, Bytes: 16, Align: 16}, "Float3P"},
		{ir.Vector{Elem: ir.U8, N: 16, Bytes: 16, Align: 16}, "UChar16"},
		{ir.Vector{Elem: ir.F16, N: 2, Bytes: 4, Align: 4}, "Half2"},
		{ir.Vector{Elem: ir.I64, N: 1, Bytes: 8, Align: 8}, "Long1"},
		{ir.Vector{Elem: ir.Bool, N: 2, Bytes: 2, Align: 2}, ""},
	} {
		if got, ok := GoVector(&c.v); got != c.want || ok != (c.want != "") {
			t.Errorf("GoVector(%v) = %q, %v, want %q", c.v, got, ok, c.want)
		}
	}
}

// TestRuntime checks both ways that what Functions, VectorOp and VectorConvert name are the functions of vecop, and
// what rows and Functions name those of sanitize that generated code calls.
func TestRuntime(t *testing.T) {
	vec, san := functions(t, "vecop"), functions(t, "sanitize")
	called := map[string]bool{string(VectorFill): true, "vecop.FillU32": true} // whose assembly fills with other types
	for _, f := range Functions() {
		called[string(f)] = true
	}
	for _, r := range table {
		called[r.Go.Name] = true
	}
	for _, o := range vectorOps {
		for _, form := range o.forms {
			for _, s := range o.on.Scalars() {
				fn, ok := VectorOp(o.kind, form, s)
				if !ok {
					t.Errorf("%s %s on %s has no function", o.kind, form, s)
				}
				called[string(fn)] = true
				if n := vec[string(fn)]; n != 1+len(form) {
					t.Errorf("%s takes %d arguments, want %d", fn, n, 1+len(form))
				}
			}
		}
	}
	for _, from := range vectorAll.Scalars() {
		for _, to := range vectorAll.Scalars() {
			if fn, ok := VectorConvert(from, to); ok {
				called[string(fn)] = true
			}
		}
	}
	for fn := range called {
		pkg, _, _ := strings.Cut(fn, ".")
		if funcs := map[string]map[string]int{"vecop": vec, "sanitize": san}[pkg]; funcs != nil {
			if _, ok := funcs[fn]; !ok {
				t.Errorf("there is no %s", fn)
			}
		}
	}
	for fn := range vec {
		if !called[fn] {
			t.Errorf("nothing calls %s", fn)
		}
	}
	for fn := range san {
		if !called[fn] && !slices.Contains(forBackend, fn) {
			t.Errorf("nothing calls %s", fn)
		}
	}
	for _, fn := range forBackend {
		if _, ok := san[fn]; !ok || called[fn] {
			t.Errorf("%s is not for the backend", fn)
		}
	}
}

// forBackend are functions of sanitize that package cpu calls.
var forBackend = []string{"sanitize.NewCheck", "sanitize.NewShadow"}
