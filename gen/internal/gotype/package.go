package gotype

import (
	"errors"
	"fmt"
	"go/ast"
	"go/build/constraint"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/kbind/kbind/gen/internal/stamp"
)

// Package is the Go package that generated files go into, as its other files declare it.
type Package struct {
	Name  string
	Dir   string
	Decls map[string]Decl // package-level names
	Other string          // a package of another name that files of the directory belong to; "" when there is none
}

// Decl is one package-level name.
type Decl struct {
	File  string // base name
	Line  int
	Stamp *stamp.Stamp // of the file, when kbind generated it
}

func (d Decl) String() string { return fmt.Sprintf("%s:%d", d.File, d.Line) }

// Scan reads the Go files of dir but for those named in skip, the ones about to be written. Only syntax is read, with
// the errors in it passed over: the package need not compile, since what is generated may be missing from it. Files of
// every platform count, test files of the package too: a name clash on another platform is still one. With name "" the
// package is called what its files say; "" when there are none. A missing directory is an empty one.
func Scan(dir, name string, skip map[string]bool) (*Package, error) {
	pkg := &Package{Name: name, Dir: dir, Decls: map[string]Decl{}}
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, err
	}
	var files []parsed
	for _, e := range entries {
		base := e.Name()
		if e.IsDir() || filepath.Ext(base) != ".go" || skip[base] || base[0] == '_' || base[0] == '.' {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, base))
		if err != nil {
			return nil, err
		}
		fset := token.NewFileSet()
		f, _ := parser.ParseFile(fset, base, text, parser.SkipObjectResolution|parser.ParseComments)
		if f != nil && f.Name != nil && f.Name.Name != "_" && f.Name.Name != "" && !ignored(f) {
			files = append(files, parsed{base, text, fset, f})
		}
	}
	if pkg.Name == "" {
		pkg.Name = nameOf(files)
	}
	for _, f := range files {
		switch is := f.syntax.Name.Name; {
		case is == pkg.Name:
			pkg.add(f)
		case !strings.HasSuffix(f.base, "_test.go"):
			pkg.Other = is
		}
	}
	return pkg, nil
}

type parsed struct {
	base   string
	text   []byte
	fset   *token.FileSet
	syntax *ast.File
}

// nameOf returns the package that the files are of; a file that only a test package has does not count.
func nameOf(files []parsed) string {
	for _, f := range files {
		if !strings.HasSuffix(f.base, "_test.go") {
			return f.syntax.Name.Name
		}
	}
	for _, f := range files {
		return strings.TrimSuffix(f.syntax.Name.Name, "_test")
	}
	return ""
}

// ignored reports whether a build constraint keeps the file out of every build: "//go:build ignore".
func ignored(f *ast.File) bool {
	for _, group := range f.Comments {
		if group.Pos() > f.Package {
			break
		}
		for _, c := range group.List {
			if x, err := constraint.Parse(c.Text); err == nil && !x.Eval(func(tag string) bool { return tag != "ignore" }) &&
				!x.Eval(func(tag string) bool { return false }) {
				return true
			}
		}
	}
	return false
}

func (p *Package) add(f parsed) {
	var st *stamp.Stamp
	if s, ok := stamp.Read(f.text); ok {
		st = &s
	}
	declare := func(id *ast.Ident) {
		if id == nil || id.Name == "_" {
			return
		}
		if _, twice := p.Decls[id.Name]; !twice {
			p.Decls[id.Name] = Decl{File: f.base, Line: f.fset.Position(id.Pos()).Line, Stamp: st}
		}
	}
	for _, d := range f.syntax.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil && d.Name.Name != "init" {
				declare(d.Name)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					declare(spec.Name)
				case *ast.ValueSpec:
					for _, id := range spec.Names {
						declare(id)
					}
				}
			}
		}
	}
}

// PackageName asks the go command which package dir holds. It returns "" without an error when the directory holds no
// Go file that builds here.
func PackageName(dir string) (string, error) {
	pkgs, err := packages.Load(&packages.Config{Mode: packages.NeedName, Dir: dir}, ".")
	if err != nil {
		return "", err
	}
	for _, p := range pkgs {
		if p.Name != "" {
			return p.Name, nil
		}
	}
	return "", nil
}

// NameForDir returns the package name for a directory without Go files, from the directory's own name: "go-blur.v2"
// gives "blurv2".
func NameForDir(dir string) string {
	abs, err := filepath.Abs(dir)
	if err != nil {
		abs = dir
	}
	name := strings.TrimPrefix(strings.ToLower(filepath.Base(abs)), "go-")
	name = strings.Join(words(name), "")
	if name == "" || !token.IsIdentifier(name) || Reserved(name) {
		name = "kernels"
	}
	return name
}

// Names returns the package-level names in order, for tests and messages.
func (p *Package) Names() []string {
	names := make([]string, 0, len(p.Decls))
	for n := range p.Decls {
		names = append(names, n)
	}
	sort.Strings(names)
	return names
}
