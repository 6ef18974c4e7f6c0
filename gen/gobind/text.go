package gobind

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/gen/internal/gotype"
	"github.com/kbind/kbind/gen/internal/literal"
)

// Texts is a translation of a module's kernels, for the file of EmitTexts; see driver.Texts.
type Texts struct {
	// Language is the constant of package call, and Comment what the texts are for, after the name of the variable.
	Language, Comment string
	Header            string // what each text begins with
	Kernels           []Text
	Globals           []byte
	GlobalsSize       int
	Pointers          map[int]int
	Offsets           map[string]int
}

// Text is one kernel. Hidden are constants of package call.
type Text struct {
	Symbol, Name, Text, Entry, Refused, Generic string
	Hidden, Needs, Plain                        []string
}

// EmitTexts writes the Go file that holds a translation; ident is Result.TextVar or Result.CVar.
func EmitTexts(pkg, ident string, header []string, t *Texts) ([]byte, error) {
	file, long := jen.NewFile(pkg), &literal.Texts{}
	for _, line := range header {
		file.HeaderComment(line)
	}
	file.ImportName(gotype.Call, "call")
	var kernels []jen.Code
	for _, k := range t.Kernels {
		kernels = append(kernels, jen.Lit(k.Symbol).Op(":").Add(kernelText(k, long)))
	}
	var head []jen.Code
	if t.Header != "" {
		head = append(head, pair("Header", rawText(t.Header, long)))
	}
	fields := append(head, pair("Language", callq(t.Language)),
		pair("Kernels", jen.Map(jen.String()).Add(callq("KernelText")).Add(lines(kernels))))
	if t.GlobalsSize > 0 {
		var offsets []jen.Code
		for _, symbol := range slices.Sorted(maps.Keys(t.Offsets)) {
			offsets = append(offsets, jen.Lit(symbol).Op(":").Lit(t.Offsets[symbol]))
		}
		if first := string(bytes.TrimRight(t.Globals, "\x00")); first != "" {
			fields = append(fields, pair("Globals", jen.Lit(first)))
		}
		if len(t.Pointers) > 0 {
			var list []jen.Code
			for _, at := range slices.Sorted(maps.Keys(t.Pointers)) {
				list = append(list, jen.Lit(at).Op(":").Lit(t.Pointers[at]))
			}
			fields = append(fields, pair("Pointers", jen.Map(jen.Int()).Int().Values(list...)))
		}
		fields = append(fields, pair("GlobalsSize", jen.Lit(t.GlobalsSize)),
			pair("Offsets", jen.Map(jen.String()).Int().Values(offsets...)))
	}
	file.Comment("// " + ident + " " + t.Comment)
	file.Var().Id(ident).Op("=").Op("&").Add(callq("Texts")).Add(lines(fields))
	return rendered(file, long)
}

// rendered is the text of a file whose long strings are in long.
func rendered(file *jen.File, long *literal.Texts) ([]byte, error) {
	var buf bytes.Buffer
	if err := file.Render(&buf); err != nil {
		return nil, fmt.Errorf("gobind: %w", err)
	}
	return long.Put(buf.Bytes()), nil
}

func kernelText(k Text, long *literal.Texts) jen.Code {
	if k.Text == "" {
		return jen.Values(pair("Refused", jen.Lit(k.Refused)))
	}
	text := rawText(k.Text, long)
	fields := []jen.Code{pair("Entry", jen.Lit(k.Entry))}
	if k.Generic != "" {
		fields = append(fields, pair("Generic", jen.Lit(k.Generic)))
	}
	if len(k.Hidden) > 0 {
		var list []jen.Code
		for _, h := range k.Hidden {
			list = append(list, callq(h))
		}
		fields = append(fields, pair("Hidden", jen.Index().Add(callq("Hidden")).Values(list...)))
	}
	for _, f := range []struct {
		name   string
		values []string
	}{{"Needs", k.Needs}, {"Plain", k.Plain}} {
		if len(f.values) == 0 {
			continue
		}
		var list []jen.Code
		for _, v := range f.values {
			list = append(list, jen.Lit(v))
		}
		fields = append(fields, pair(f.name, jen.Index().String().Values(list...)))
	}
	return lines(append(fields, pair("Text", text)))
}

// Program is the text of a module in CUDA C++ or in HIP, for the file of EmitProgram. Language is a constant of package
// call.
type Program struct {
	Language, Text string
	Kernels        []Text            // without texts of their own
	Names          map[string]string // of variables, by their symbols
	First          bool              // it goes before the module's own sources
	Arch           string            // see driver.Texts.Arch
}

// EmitProgram writes the Go file that holds the text of a module; ident is Result.ProgramVar.
func EmitProgram(pkg, ident string, header []string, p *Program) ([]byte, error) {
	file, long := jen.NewFile(pkg), &literal.Texts{}
	for _, line := range header {
		file.HeaderComment(line)
	}
	file.ImportName(gotype.Call, "call")
	var kernels []jen.Code
	for _, k := range p.Kernels {
		fields := []jen.Code{pair("Entry", jen.Lit(k.Entry))}
		if k.Refused != "" {
			fields = []jen.Code{pair("Refused", jen.Lit(k.Refused))}
		} else if len(k.Needs) > 0 {
			var list []jen.Code
			for _, n := range k.Needs {
				list = append(list, jen.Lit(n))
			}
			fields = append(fields, pair("Needs", jen.Index().String().Values(list...)))
		}
		kernels = append(kernels, jen.Lit(k.Symbol).Op(":").Values(fields...))
	}
	text := rawText(p.Text, long)
	fields := []jen.Code{pair("Language", callq(p.Language)),
		pair("Kernels", jen.Map(jen.String()).Add(callq("KernelText")).Add(lines(kernels)))}
	if len(p.Names) > 0 {
		var names []jen.Code
		for _, symbol := range slices.Sorted(maps.Keys(p.Names)) {
			names = append(names, jen.Lit(symbol).Op(":").Lit(p.Names[symbol]))
		}
		fields = append(fields, pair("Names", jen.Map(jen.String()).String().Values(names...)))
	}
	if p.First {
		fields = append(fields, pair("First", jen.True()))
	}
	if p.Arch != "" {
		fields = append(fields, pair("Arch", jen.Lit(p.Arch)))
	}
	fields = append(fields, pair("Text", text))
	file.Comment(fmt.Sprintf("// %s has the kernels in CUDA C++, for devices that cannot compile their source.", ident))
	file.Var().Id(ident).Op("=").Op("&").Add(callq("Texts")).Add(lines(fields))
	return rendered(file, long)
}

// rawText is text as a raw string, which a file keeps readable, or quoted if it holds a backquote.
func rawText(text string, long *literal.Texts) *jen.Statement {
	if strings.Contains(text, "`") {
		return jen.Lit(text)
	}
	return jen.Op(long.Raw(text))
}
