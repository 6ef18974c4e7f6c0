package gobind

import (
	"bytes"
	"fmt"
	"maps"
	"slices"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/gen/internal/gotype"
)

// Code is device code for the file of EmitCode.
type Code struct {
	Kind, Arch string            // as in driver.Code
	Names      map[string]string // symbol -> name in the code
	File       string            // beside the Go file, with the code
}

// EmitCode writes the Go file that embeds device code; ident is Result.CodeVar and by says who compiled.
func EmitCode(pkg, ident string, header []string, by string, codes []Code) ([]byte, error) {
	file := jen.NewFile(pkg)
	for _, line := range header {
		file.HeaderComment(line)
	}
	file.ImportName(gotype.Call, "call")
	file.Anon("embed")
	var images []jen.Code
	for i, c := range codes {
		var names []jen.Code
		for _, symbol := range slices.Sorted(maps.Keys(c.Names)) {
			names = append(names, jen.Lit(symbol).Op(":").Lit(c.Names[symbol]))
		}
		images = append(images, jen.Op("&").Add(callq("Code")).
			Add(lines([]jen.Code{pair("Kind", jen.Lit(c.Kind)), pair("Arch", jen.Lit(c.Arch)),
				pair("Data", jen.Id(dataVar(ident, i))),
				pair("Names", jen.Map(jen.String()).String().Add(lines(names)))})))
	}
	file.Comment(fmt.Sprintf("// %s is the device code of the kernels, compiled by %s.", ident, by))
	file.Var().Id(ident).Op("=").Index().Add(callq("ModuleImage")).Add(lines(images))
	for i, c := range codes {
		file.Line()
		file.Comment("//go:embed " + embedPattern(c.File))
		file.Var().Id(dataVar(ident, i)).String()
	}
	var buf bytes.Buffer
	if err := file.Render(&buf); err != nil {
		return nil, fmt.Errorf("gobind: %w", err)
	}
	return groupImports(buf.Bytes()), nil
}

// dataVar names the variable of a code's bytes.
func dataVar(ident string, i int) string { return fmt.Sprintf("%sData%d", ident, i) }
