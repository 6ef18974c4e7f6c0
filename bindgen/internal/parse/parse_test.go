package parse_test

import (
	"io/fs"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/parse"
	"github.com/kbind/kbind/bindgen/internal/pp"
	"github.com/kbind/kbind/bindgen/source"
)

// parsed is one unit with what a test may ask about it.
type parsed struct {
	unit  *ast.TranslationUnit
	p     *parse.Parser
	set   *source.Set
	diags *diag.List
}

func parseText(t testing.TB, text string, opencl bool) *parsed {
	t.Helper()
	set := &source.Set{}
	f, err := set.AddFile("x.cu", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	diags := diag.NewList(set)
	cfg := &pp.Config{Set: set, Diags: diags, Open: func(string) ([]byte, error) { return nil, fs.ErrNotExist },
		Known: func(string) ([]byte, string, bool) { return nil, "", false }}
	if opencl {
		cfg.Dialect = pp.OpenCL
	}
	r := pp.Preprocess(cfg, f)
	pc := &parse.Config{Set: set, Diags: diags, OpenCL: opencl}
	for _, c := range r.Comments {
		pc.Comments = append(pc.Comments, parse.Comment{Pos: c.Pos, End: c.End, Text: c.Text})
	}
	unit, p := parse.Unit(pc, r.Tokens)
	return &parsed{unit, p, set, diags}
}

// funcs lists the functions of a unit in source order, wherever they stand.
func (u *parsed) funcs() []*ast.FuncDecl {
	var list []*ast.FuncDecl
	var walk func(d ast.Decl)
	all := func(ds []ast.Decl) {
		for _, d := range ds {
			walk(d)
		}
	}
	walk = func(d ast.Decl) {
		switch d := d.(type) {
		case *ast.FuncDecl:
			list = append(list, d)
		case *ast.TemplateDecl:
			walk(d.Decl)
		case *ast.ExplicitInst:
			walk(d.Decl)
		case *ast.FriendDecl:
			walk(d.Decl)
		case *ast.Group:
			all(d.Decls)
		case *ast.NamespaceDecl:
			all(d.Decls)
		case *ast.LinkageDecl:
			all(d.Decls)
		case *ast.ClassDecl:
			for _, m := range d.Members {
				walk(m.Decl)
			}
		}
	}
	all(u.unit.Decls)
	return list
}

// bodies parses every body of the unit.
func (u *parsed) bodies() {
	for _, f := range u.funcs() {
		u.p.Body(f.Body)
	}
}

// kernels lists the names of the kernels found.
func (u *parsed) kernels() []string {
	var names []string
	for _, f := range u.funcs() {
		if f.Spec.Has("__global__") || f.Spec.Has("kernel") {
			names = append(names, f.Decl.Name.Last().Ident)
		}
	}
	return names
}

func (u *parsed) func1(t testing.TB, name string) *ast.FuncDecl {
	t.Helper()
	for _, f := range u.funcs() {
		if f.Decl.Name != nil && f.Decl.Name.Last().Ident == name {
			return f
		}
	}
	t.Fatalf("no function %s", name)
	return nil
}

func (u *parsed) noErrors(t testing.TB, text string) {
	t.Helper()
	if err := u.diags.Err(); err != nil {
		t.Errorf("%s\n%v", text, err)
	}
}

const world = `
struct T { int x; T *next; template<class U> U get(); static const int n = 3; };
template<class U> struct V { static const int n = 1; typedef U type; };
template<class U, class W> struct P {};
template<class U> U g(U);
template<int N> struct I { static const int v = N; };
template<int N, class U> U h(U);
namespace ns { struct S { static int v; struct In {}; }; int w; template<class U> struct V2 {}; }
enum E { e1, e2 };
typedef unsigned int uint;
int a, b, c, d, *p, f(int), i;
float x, y;
T t, *q;
template<class... A> void sink(A...);
`

// expectStmt parses text as the body of a function in the world above.
func expectStmt(t *testing.T, opencl bool, text, want string) {
	t.Helper()
	pre := world
	if opencl {
		pre = "typedef struct { int x; float4 v; } T; int a, b, c, d, *p, i; float x, y; T t;\n"
	}
	u := parseText(t, pre+"void test() { "+text+" }", opencl)
	body := u.p.Body(u.func1(t, "test").Body)
	u.noErrors(t, text)
	got := strings.TrimSuffix(strings.TrimPrefix(ast.Print(body), "{"), "}")
	if got != want {
		t.Errorf("%s\n got %s\nwant %s", text, got, want)
	}
}

func expectDecl(t *testing.T, opencl bool, text, want string) {
	t.Helper()
	u := parseText(t, text, opencl)
	u.noErrors(t, text)
	if got := ast.Print(u.unit); got != want {
		t.Errorf("%s\n got %s\nwant %s", text, got, want)
	}
}
