package gocpu

import (
	"bytes"
	"fmt"
	"go/format"
	"go/parser"
	"go/token"
	"slices"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/gen/internal/localnames"
)

// render makes the text of a file: local variables get their names, the //line directives their numbers, and the
// imports their groups.
func render(file *jen.File, name string) ([]byte, error) {
	file.NoFormat = true
	var buf bytes.Buffer
	if err := file.Render(&buf); err != nil {
		return nil, fmt.Errorf("gocpu: %w", err)
	}
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, "", buf.Bytes(), parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, fmt.Errorf("gocpu: %w in\n%s", err, buf.Bytes())
	}
	if err := localnames.Rename(tree); err != nil {
		return nil, fmt.Errorf("gocpu: %w", err)
	}
	buf.Reset()
	if err := format.Node(&buf, set, tree); err != nil {
		return nil, fmt.Errorf("gocpu: %w", err)
	}
	return fixLines(groupImports(buf.Bytes()), name), nil
}

// groupImports puts the imports of the standard library first, as goimports does; jennifer sorts all by path.
func groupImports(code []byte) []byte {
	const start = "import (\n"
	i := bytes.Index(code, []byte(start))
	if i < 0 {
		return code
	}
	i += len(start)
	n := bytes.Index(code[i:], []byte(")\n"))
	var std, other []string
	for line := range strings.Lines(string(code[i : i+n])) {
		_, path, _ := strings.Cut(line, `"`)
		if first, _, _ := strings.Cut(path, "/"); strings.Contains(first, ".") {
			other = append(other, line)
		} else {
			std = append(std, line)
		}
	}
	if len(std) == 0 || len(other) == 0 {
		return code
	}
	return slices.Concat(code[:i], []byte(strings.Join(std, "")+"\n"+strings.Join(other, "")), code[i+n:])
}
