package gen

import (
	"go/parser"
	"go/token"
	"path"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/gobind"
	"github.com/kbind/kbind/gen/internal/gotype"
)

// resolveTypes finds the Go structs of type directives and reports where their layout differs from C's.
func (g *generator) resolveTypes() map[*ir.Struct]gobind.Mapped {
	if len(g.m.TypeMap) == 0 {
		return nil
	}
	var paths []string
	for _, t := range g.m.TypeMap {
		if path, _ := splitType(t.GoType); strings.Contains(path, "/") {
			paths = append(paths, path)
		}
	}
	loaded, err := gotype.Resolve(g.pkg.Dir, nil, paths...)
	if err == nil {
		// A bare package name means what the user's files import under it.
		var more []string
		for _, t := range g.m.TypeMap {
			if path, _ := splitType(t.GoType); path != "" && !strings.Contains(path, "/") {
				more = append(more, loaded.ImportPath(path))
			}
		}
		if len(more) > 0 {
			loaded, err = gotype.Resolve(g.pkg.Dir, nil, append(paths, more...)...)
		}
	}
	if err != nil {
		g.diags.Add(gotype.CodeGoCommand, g.m.TypeMap[0].Pos, "a type directive needs the go command to look at Go types: %v",
			err)
		return nil
	}
	mapped := map[*ir.Struct]gobind.Mapped{}
	for _, t := range g.m.TypeMap {
		path, name := splitType(t.GoType)
		if path != "" {
			path = loaded.ImportPath(path)
		}
		typ, fields, differs := loaded.Struct(t.Struct, path, name)
		if len(differs) > 0 {
			d := g.diags.Add(gotype.CodeTypeMap, t.Pos, "struct %s cannot be %s: %s", t.Struct.Source, t.GoType, differs[0])
			for _, more := range differs[1:] {
				d.Note(t.Struct.Pos, "%s", more)
			}
			continue
		}
		mapped[t.Struct] = gobind.Mapped{Type: typ, Fields: fields}
	}
	return mapped
}

// splitType splits "example.com/sim.Particle" into path and name.
func splitType(s string) (path, name string) {
	if i := strings.LastIndex(s, "."); i >= 0 {
		return s[:i], s[i+1:]
	}
	return "", s
}

// checkCPUFuncs type-checks the functions of cpu directives against what their kernels will call them with. The new
// API file takes part, since its types may occur in them.
func (g *generator) checkCPUFuncs(api string, res *gobind.Result) {
	var wanted []*ir.Kernel
	for _, k := range g.m.Kernels {
		if _, ok := res.Display[k]; ok && k.Attrs.CPU != "" {
			wanted = append(wanted, k)
		}
	}
	if len(wanted) == 0 || g.diags.Len() > 0 {
		return
	}
	const checkFile = "kbind_check_kbind.go"
	text, lines := res.Types.ReferenceCheck(g.pkg.Name, wanted)
	loaded, err := gotype.Resolve(g.pkg.Dir, map[string][]byte{api: res.Code, checkFile: text})
	if err != nil {
		g.diags.Add(gotype.CodeGoCommand, wanted[0].Attrs.CPUPos,
			"a cpu directive needs the go command to look at Go functions: %v", err)
		return
	}
	if why := loaded.Missing(); why != "" {
		g.diags.Add(gotype.CodeGoCommand, wanted[0].Attrs.CPUPos,
			"a cpu directive needs the package's Go functions, which the go command cannot load: %s", why)
		return
	}
	failed := map[int]bool{}
	for _, e := range loaded.Errors(checkFile) {
		line, _, _ := strings.Cut(e, ":")
		n, _ := strconv.Atoi(line)
		failed[n] = true
	}
	for i, k := range wanted {
		if pos := k.Attrs.CPUPos; failed[lines[i]] {
			want := res.Types.ReferenceText(k)
			if at, signature, ok := loaded.Func(k.Attrs.CPU); ok {
				g.diags.Add(gotype.CodeCPUFunc, pos, "%s (%s) is %s, and kernel %s calls it as %s", k.Attrs.CPU, at, signature,
					k.Name, want)
			} else {
				g.diags.Add(gotype.CodeCPUFunc, pos, "package %s has no function %s", g.pkg.Name,
					k.Attrs.CPU).Hintf("write func %s%s", k.Attrs.CPU, strings.TrimPrefix(want, "func"))
			}
		}
	}
}

// checkImports reports package-level names of the user's that hide an import of the generated bodies, which Go does
// not allow.
func (g *generator) checkImports(file string, code []byte) {
	f, err := parser.ParseFile(token.NewFileSet(), file, code, parser.ImportsOnly)
	if err != nil {
		g.bug(err)
		return
	}
	for _, imp := range f.Imports {
		importPath, _ := strconv.Unquote(imp.Path.Value)
		name := path.Base(importPath)
		if imp.Name != nil {
			name = imp.Name.Name
		}
		if d, clash := g.pkg.Decls[name]; clash {
			g.diags.Add(CodeOutput, g.start(), "%s declares %s, and %s imports a package of that name", d, name,
				file).Hintf("rename it, or generate into a package of its own with -o")
		}
	}
}
