package hostscan

import (
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/parse"
	"github.com/kbind/kbind/bindgen/internal/pp"
	"github.com/kbind/kbind/bindgen/source"
)

// What the checker makes of uses is tested in package sema; here is where they are found, and under which bindings,
// with a checker that takes names as they are written.

// fakeScope is a scope: its names for types are what they stand for.
type fakeScope struct {
	parent *fakeScope
	types  map[string]string
	vars   []string
}

func (s *fakeScope) inner() *fakeScope {
	return &fakeScope{parent: s, types: map[string]string{}}
}

// resolve spells template arguments with the names bound in s replaced.
func (s *fakeScope) resolve(n *ast.Name) string {
	text := ast.Print(n)
	_, args, _ := strings.Cut(strings.TrimSuffix(text, ">"), "<")
	args = strings.TrimPrefix(args, "?") // a type or a value
	for ; s != nil; s = s.parent {
		if t, ok := s.types[args]; ok {
			return t
		}
	}
	return args
}

func (s *fakeScope) Namespace(string) Scope  { return nil }
func (s *fakeScope) Owner(*ast.Name) Scope   { return nil }
func (s *fakeScope) Block() Scope            { return s.inner() }
func (s *fakeScope) Lambda() Scope           { return s.inner() }
func (s *fakeScope) Declare(ast.Decl)        {}
func (s *fakeScope) Instantiate(*ast.Name)   {}
func (s *fakeScope) Param(p *ast.Param)      { s.vars = append(s.vars, p.Decl.Name.Simple()) }
func (s *fakeScope) Variable(d *ast.VarDecl) { s.vars = append(s.vars, d.Decl.Name.Simple()) }

func (s *fakeScope) Function(*ast.FuncDecl) Scope { return s.inner() }

func (s *fakeScope) Capture(name string, _ source.Pos, _ Scope, _ ast.Expr) {
	s.vars = append(s.vars, name)
}

func (s *fakeScope) DefineType(name, spelling string) { s.types[name] = spelling }

func (s *fakeScope) Classes(*ast.ClassDecl) ([]Class, []ClassTemplate) { return nil, nil }

func (s *fakeScope) FuncTemplate(decl *ast.FuncDecl, _ Class, _ bool, _ []*ast.TemplateParam) FuncTemplate {
	return fakeTemplate{}
}

func (s *fakeScope) Bind(params []*ast.TemplateParam, args Args) Scope {
	in := s.inner()
	in.types[params[0].Name] = args.Key()
	return in
}

type fakeTemplate struct{}

func (fakeTemplate) Explicit() []Args { return nil }

func (fakeTemplate) ArgsOf(u *Use) (Args, bool) {
	return fakeArgs(u.Scope.(*fakeScope).resolve(u.Name)), true
}

type fakeArgs string

func (a fakeArgs) Key() string { return string(a) }

// scanText returns the uses of the kernel template k as "k<float>", with "!" for launches.
func scanText(t *testing.T, text string) []string {
	t.Helper()
	set := &source.Set{}
	diags := diag.NewList(set)
	f, err := set.AddFile("k.cu", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	res := pp.Preprocess(&pp.Config{Set: set, Diags: diags}, f)
	unit, p := parse.Unit(&parse.Config{Set: set, Diags: diags}, res.Tokens)
	var found []string
	global := &fakeScope{types: map[string]string{}}
	Scan(&Unit{Set: set, Parser: p, Decls: unit.Decls, Global: global, Prelude: func(source.Pos) bool { return false },
		Kernels: map[string]bool{"k": true},
		Member:  func(string, *ast.Body) Member { return nil },
		Kernel: func(u Use) bool {
			mark := ""
			if u.Launch {
				mark = "!"
			}
			found = append(found, "k<"+u.Scope.(*fakeScope).resolve(u.Name)+">"+mark)
			return true
		},
	})
	slices.Sort(found)
	return slices.Compact(found)
}

func TestScan(t *testing.T) {
	const kernel = "template <class T> __global__ void k(T* p) {}\n"
	for _, c := range []struct{ name, text, want string }{
		{"launch", "void f(float* p) { k<float><<<1, 2>>>(p); }", "k<float>!"},
		{"address", "void f() { use(&k<int>); }", "k<int>"},
		{"host template",
			"template <class T> void run(T* p) { k<T><<<1, 2>>>(p); } void f() { run<float>(0); run<int>(0); }",
			"k<float>! k<int>!"},
		{"templates in a row", `template <class T> void inner(T* p) { k<T><<<1, 2>>>(p); }
template <class U> void outer(U* p) { inner<U>(p); } void f() { outer<short>(0); }`, "k<short>!"},
		{"templates in a circle", `template <class T> void even(T* p) { k<T><<<1, 2>>>(p); odd<T>(p); }
template <class T> void odd(T* p) { even<T>(p); } void f() { odd<char>(0); }`, "k<char>!"},
		{"variable at namespace scope", "auto table = &k<double>;", "k<double>"},
		{"dispatch", `void f() { AT_DISPATCH_FLOATING_TYPES(t, "f", [&] { k<scalar_t><<<1, 2>>>(p); }); }`,
			"k<double>! k<float>!"},
		{"launch function", "void f() { cudaLaunchKernel((void*)k<int>, 1, 2, args); }", "k<int>!"},
		{"elsewhere", "void f() { other<int><<<1, 2>>>(); }", ""},
		// which the checker does not understand
		{"unused template", "template <class T> void run(T* p) { k<T><<<1, 2>>>(p); }", "k<T>!"},
	} {
		if got := strings.Join(scanText(t, kernel+c.text), " "); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}
