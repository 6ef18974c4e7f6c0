package gotype

import (
	"errors"
	"fmt"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"
	"unicode"

	"golang.org/x/tools/go/packages"

	"github.com/kbind/kbind/bindgen/ir"
)

// Loaded are type-checked packages: the one in the output directory and those that type directives name. Errors in
// them do not matter unless they hide what is looked for, since generated code may be missing still.
type Loaded struct {
	dir  string
	pkgs []*packages.Package
}

// Resolve loads the package in dir, with some files replaced or added, and other packages by import path. It runs the
// go command.
func Resolve(dir string, overlay map[string][]byte, paths ...string) (*Loaded, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	l := &Loaded{dir: abs}
	files := map[string][]byte{}
	for name, text := range overlay {
		files[filepath.Join(abs, name)] = text
	}
	cfg := &packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports |
			packages.NeedTypes | packages.NeedTypesSizes |
			packages.NeedSyntax | packages.NeedTypesInfo,
		Dir:     abs,
		Overlay: files,
		Fset:    token.NewFileSet(),
	}
	l.pkgs, err = packages.Load(cfg, append([]string{"."}, paths...)...)
	if err != nil {
		return nil, goError(err)
	}
	return l, nil
}

// goError is what the go command has printed, on one line, where packages.Load says how the command has ended.
func goError(err error) error {
	_, printed, ok := strings.Cut(err.Error(), "stderr: ")
	if printed = strings.TrimSpace(printed); !ok || printed == "" {
		return err
	}
	return errors.New(strings.ReplaceAll(printed, "\n", " "))
}

// local returns the package of the output directory.
func (l *Loaded) local() *packages.Package {
	for _, p := range l.pkgs {
		for _, f := range p.GoFiles {
			if filepath.Dir(f) == l.dir {
				return p
			}
		}
	}
	return nil
}

// ImportPath turns the qualifier of a type directive into an import path: a path as it is; a bare package name by the
// imports of the package's files, if one has it.
func (l *Loaded) ImportPath(qualifier string) string {
	p := l.local()
	if p == nil || strings.Contains(qualifier, "/") {
		return qualifier
	}
	for path, imp := range p.Imports {
		if imp.Name == qualifier || base(path) == qualifier {
			return path
		}
	}
	return qualifier
}

// lookup finds a package-level object; path "" is the package in the output directory.
func (l *Loaded) lookup(path, name string) (*packages.Package, types.Object) {
	for _, p := range l.pkgs {
		if (path == "" && p == l.local() || path != "" && p.PkgPath == path) && p.Types != nil {
			return p, p.Types.Scope().Lookup(name)
		}
	}
	return nil, nil
}

// where shows a position in a Go file of the output directory by its base name.
func (l *Loaded) where(p *packages.Package, obj types.Object) string {
	pos := p.Fset.Position(obj.Pos())
	name := pos.Filename
	if filepath.Dir(name) == l.dir {
		name = filepath.Base(name)
	} else if p.PkgPath != "" {
		name = p.PkgPath + "/" + filepath.Base(name)
	}
	return fmt.Sprintf("%s:%d", name, pos.Line)
}

// Struct compares a C struct with the Go struct path.name (path "" for the package in the output directory). It
// returns the Go type, the Go field for each C field, and what differs.
func (l *Loaded) Struct(s *ir.Struct, path, name string) (t Type, fields []string, differs []string) {
	p, obj := l.lookup(path, name)
	full := name
	if path != "" {
		full = path + "." + name
	}
	if obj == nil {
		if p == nil || len(p.GoFiles) == 0 {
			if path != "" && !strings.Contains(path, "/") {
				return t, nil,
					[]string{fmt.Sprintf("no file of the package imports %s: write the import path, as in example.com/mod/%s.%s", path,
						path, name)}
			}
			return t, nil, []string{fmt.Sprintf("package %s cannot be loaded", path)}
		}
		return t, nil, []string{"there is no Go type " + full}
	}
	at := l.where(p, obj)
	st, ok := obj.Type().Underlying().(*types.Struct)
	if _, isType := obj.(*types.TypeName); !isType || !ok {
		return t, nil, []string{fmt.Sprintf("%s (%s) is not a struct type", full, at)}
	}
	if named, ok := obj.Type().(*types.Named); ok && named.TypeParams().Len() > 0 {
		return t, nil, []string{fmt.Sprintf("%s (%s) is generic", full, at)}
	}
	sizes := p.TypesSizes
	fields, differs = compareStruct(s, st, sizes)
	if size := sizes.Sizeof(st); size != int64(s.Size) {
		differs = append(differs, fmt.Sprintf("it has %d bytes, in C %d", size, s.Size))
	}
	for i := range differs {
		differs[i] = fmt.Sprintf("%s (%s): %s", full, at, differs[i])
	}
	for i, f := range fields {
		if path != "" && !token.IsExported(f) {
			fields[i] = ""
		}
	}
	return Type{path: path, name: name, Align: int(sizes.Alignof(st))}, fields, differs
}

// compareStruct matches fields by name without regard to case and underscores.
func compareStruct(s *ir.Struct, st *types.Struct, sizes types.Sizes) (fields, differs []string) {
	vars := make([]*types.Var, st.NumFields())
	for i := range vars {
		vars[i] = st.Field(i)
	}
	offsets := sizes.Offsetsof(vars)
	used := make([]bool, len(vars))
	for i := range s.Fields {
		f := &s.Fields[i]
		at := -1
		for j, v := range vars {
			if !used[j] && v.Name() != "_" && plain(v.Name()) == plain(f.Name) {
				at = j
				break
			}
		}
		if at < 0 {
			fields = append(fields, "")
			if ir.Sizeof(f.Type) > 0 {
				differs = append(differs, fmt.Sprintf("it has no field %s", f.Name))
			}
			continue
		}
		used[at] = true
		v := vars[at]
		fields = append(fields, v.Name())
		if offsets[at] != int64(f.Offset) {
			differs = append(differs, fmt.Sprintf("field %s is at offset %d, in C at %d", v.Name(), offsets[at], f.Offset))
		}
		if !sameKind(f.Type, v.Type(), sizes) {
			differs = append(differs, fmt.Sprintf("field %s is %s of %d bytes, in C %s of %d", v.Name(),
				types.TypeString(v.Type(), types.RelativeTo(v.Pkg())), sizes.Sizeof(v.Type()), spellC(f.Type), ir.Sizeof(f.Type)))
		}
	}
	for j, v := range vars {
		if !used[j] && v.Name() != "_" && sizes.Sizeof(v.Type()) > 0 {
			differs = append(differs, fmt.Sprintf("field %s is not in C", v.Name()))
		}
	}
	return fields, differs
}

func plain(name string) string {
	return strings.Map(func(r rune) rune {
		if r == '_' {
			return -1
		}
		return unicode.ToLower(r)
	}, name)
}

// sameKind reports whether a Go type holds the values of a C type in the same bytes.
func sameKind(c ir.Type, g types.Type, sizes types.Sizes) bool {
	if _, param := g.(*types.TypeParam); param || sizes.Sizeof(g) != int64(ir.Sizeof(c)) {
		return false
	}
	switch u := g.Underlying().(type) {
	case *types.Basic:
		return sameBasic(c, u.Kind())
	case *types.Array:
		switch c := c.(type) {
		case *ir.Array:
			return u.Len() == int64(c.N) && sameKind(c.Elem, u.Elem(), sizes)
		case *ir.Vector:
			return sameKind(c.Elem, u.Elem(), sizes)
		case *ir.Opaque, *ir.Struct:
			return sizes.Sizeof(u.Elem()) == 1
		}
	case *types.Struct:
		switch c := c.(type) {
		case *ir.Struct:
			if c.Union {
				return true
			}
			_, differs := compareStruct(c, u, sizes)
			return len(differs) == 0
		case *ir.Vector:
			for v := range u.Fields() {
				if v.Name() != "_" && !sameKind(c.Elem, v.Type(), sizes) {
					return false
				}
			}
			return true
		}
	}
	return false
}

func sameBasic(c ir.Type, k types.BasicKind) bool {
	switch c := c.(type) {
	case ir.Scalar:
		kinds := [...]types.BasicKind{ir.Bool: types.Bool, ir.I8: types.Int8, ir.U8: types.Uint8, ir.I16: types.Int16,
			ir.U16: types.Uint16, ir.I32: types.Int32,
			ir.U32: types.Uint32, ir.I64: types.Int64, ir.U64: types.Uint64, ir.F16: types.Uint16, ir.BF16: types.Uint16,
			ir.F32: types.Float32, ir.F64: types.Float64}
		return kinds[c] == k || (c == ir.I64 && k == types.Int) || (c == ir.U64 && k == types.Uint)
	case *ir.Pointer:
		return k == types.Uint64 || k == types.Uintptr
	}
	return false
}

// Func finds a function of the package in the output directory and shows where it stands and its signature; ok is
// false when there is none.
func (l *Loaded) Func(name string) (at, signature string, ok bool) {
	p, obj := l.lookup("", name)
	fn, ok := obj.(*types.Func)
	if !ok {
		return "", "", false
	}
	return l.where(p, fn), types.TypeString(fn.Type(), types.RelativeTo(fn.Pkg())), true
}

// Missing says why the package in the output directory could not be loaded, "" if it was.
func (l *Loaded) Missing() string {
	if p := l.local(); p != nil && p.Types != nil && len(p.Syntax) > 0 {
		return ""
	}
	for _, p := range l.pkgs {
		for _, e := range p.Errors {
			return e.Msg
		}
	}
	return "there is no Go package in " + l.dir
}

// Errors returns the type errors in a file of the output directory.
func (l *Loaded) Errors(file string) []string {
	p := l.local()
	if p == nil {
		return nil
	}
	var list []string
	for _, e := range p.TypeErrors {
		pos := e.Fset.Position(e.Pos)
		if filepath.Base(pos.Filename) == file {
			list = append(list, fmt.Sprintf("%d:%s", pos.Line, e.Msg))
		}
	}
	return list
}

// spellC writes a type as CUDA C++ does.
func spellC(t ir.Type) string {
	switch t := t.(type) {
	case ir.Scalar:
		if name := cScalars[t]; name != "" {
			return name
		}
	case *ir.Vector:
		if name := cVectors[t.Elem]; name != "" {
			return fmt.Sprintf("%s%d", name, t.N)
		}
	case *ir.Pointer:
		return spellC(t.Elem) + "*"
	case *ir.Array:
		return fmt.Sprintf("%s[%d]", spellC(t.Elem), t.N)
	case *ir.Struct:
		return t.Source
	}
	return fmt.Sprint(t)
}

var cScalars = map[ir.Scalar]string{ir.Void: "void", ir.Bool: "bool", ir.I8: "signed char", ir.I16: "short",
	ir.I32: "int", ir.I64: "long long", ir.U8: "unsigned char", ir.U16: "unsigned short",
	ir.U32: "unsigned int", ir.U64: "unsigned long long", ir.F16: "half", ir.BF16: "__nv_bfloat16", ir.F32: "float",
	ir.F64: "double"}

var cVectors = map[ir.Scalar]string{ir.I8: "char", ir.I16: "short", ir.I32: "int", ir.I64: "longlong", ir.U8: "uchar",
	ir.U16: "ushort", ir.U32: "uint", ir.U64: "ulonglong", ir.F16: "half",
	ir.F32: "float", ir.F64: "double"}
