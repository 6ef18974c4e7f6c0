package prelude_test

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/prelude"
)

// TestLowers calls every builtin at global scope from a kernel of its own and wants each kernel's body in IR.
func TestLowers(t *testing.T) {
	for _, lang := range langs {
		var calls []string // of kernel k0, k1, ...
		var kernels []string
		u, _, _ := unit(t, lang, "", true)
		for _, decl := range u.Decls {
			var params []*ast.TemplateParam
			if td, ok := decl.(*ast.TemplateDecl); ok {
				decl, params = td.Decl, td.Params
			}
			fd, ok := decl.(*ast.FuncDecl)
			if !ok || strings.HasPrefix(fd.Decl.Name.Last().Ident, "operator") {
				continue
			}
			name := fd.Decl.Name.Last().Ident + explicit(fd, params)
			for _, types := range instances(fd) {
				var src strings.Builder
				writeKernel(&src, lang, len(calls), name, types)
				calls = append(calls, fmt.Sprintf("%s(%s)", name, strings.Join(types, ", ")))
				kernels = append(kernels, src.String())
			}
		}
		lowered := 0
		for part := range slices.Chunk(kernels, 1000) { // a unit has no more
			lowered += lowers(t, []string{"all.cu", "all.hip", "all.cl"}[lang], strings.Join(part, ""), calls)
		}
		if lowered != len(calls) {
			t.Errorf("%d: %d kernels for %d calls", lang, lowered, len(calls))
		}
	}
}

// lowers loads a file of kernels, reports those that are refused, and returns how many it has.
func lowers(t *testing.T, file, text string, calls []string) int {
	t.Helper()
	open := func(name string) ([]byte, error) {
		if name == file {
			return []byte(text), nil
		}
		return nil, fs.ErrNotExist
	}
	m, diags := bindgen.Load(&bindgen.Config{Open: open, All: true}, file)
	if err := diags.Err(); err != nil {
		t.Errorf("%s: %v", file, err)
	}
	for _, k := range m.Kernels {
		if k.Refused != nil {
			t.Errorf("%s: %s: %s: %s", file, calls[number(k.Name)], m.Set.Position(k.Refused.Pos), k.Refused.Msg)
		}
	}
	return len(m.Kernels)
}

func number(name string) (n int) {
	fmt.Sscanf(name, "k%d", &n)
	return n
}

// explicit is the template argument of a function template whose type parameter no argument tells.
func explicit(fd *ast.FuncDecl, params []*ast.TemplateParam) string {
	if len(params) == 0 || !params[0].IsType || params[0].Pack {
		return ""
	}
	for _, p := range fd.Decl.Func().Params {
		if slices.Contains(typeWords(p.Text), params[0].Name) {
			return ""
		}
	}
	return "<float>"
}

// typeWords cuts a type into identifiers and single other characters.
func typeWords(text string) []string {
	for _, c := range "*<>,&" {
		text = strings.ReplaceAll(text, string(c), " "+string(c)+" ")
	}
	return strings.Fields(text)
}

// instances lists the argument types to try: those of the declaration, or for a generic builtin those of its first
// scalar and vector instance.
func instances(fd *ast.FuncDecl) [][]string {
	var plain []string
	t := "float"
	for _, a := range fd.Spec.Attrs {
		if a.Name == "kbind_if" {
			t = "int"
		}
	}
	if name := fd.Decl.Name.Last().Ident; strings.Contains(name, "atomic") || strings.HasPrefix(name, "__kb_a") ||
		name == "__kb_cas" || strings.HasPrefix(name, "__sync_") {
		t = "int"
	}
	args := map[string]string{"T": t, "A": "float", "B": "int", "C": "double", "V": t, "D": t, "W": t,
		"m": "cudaReadModeElementType"}
	for _, p := range fd.Decl.Func().Params {
		if p.Text == "F" {
			return nil // a function object: reached through those that pass one
		}
		list := typeWords(p.Text)
		for i, w := range list {
			if arg := args[w]; arg != "" {
				list[i] = arg
			}
		}
		plain = append(plain, strings.Join(list, " "))
	}
	class, widths := "", []string{"1", "4"}
	for _, a := range fd.Spec.Attrs {
		if a.Name == "kbind_gen" {
			class = strings.Trim(a.Args[0].(*ast.StringLit).Parts[0], `"`)
			for i, w := range a.Args[1:] {
				if i == 0 {
					widths = nil
				}
				widths = append(widths, w.(*ast.IntLit).Text)
			}
		}
	}
	if class == "" {
		return [][]string{plain}
	}
	var all [][]string
	for _, elem := range prelude.GenClasses()[class] {
		for _, w := range widths {
			var types []string
			for _, p := range plain {
				types = append(types, instance(p, elem, strings.TrimPrefix(w, "1")))
			}
			if w == "16" {
				types = nil
				for _, p := range plain {
					types = append(types, instance(p, elem, "16"))
				}
			}
			all = append(all, types)
		}
	}
	return all
}

// instance replaces the pseudo-types in text.
func instance(text, elem, width string) string {
	size := map[string]int{"char": 0, "uchar": 0, "short": 1, "ushort": 1, "half": 1, "int": 2, "uint": 2, "float": 2,
		"long": 3, "ulong": 3, "double": 3}[elem]
	ints := []string{"char", "short", "int", "long"}
	r := strings.NewReplacer("sgentype", elem, "igentype", ints[size]+width, "ugentype", "u"+ints[size]+width, "ngentype",
		"int"+width, "gentype", elem+width)
	return r.Replace(text)
}

func writeKernel(b *strings.Builder, lang prelude.Lang, n int, name string, types []string) {
	var params, args []string
	for i, t := range types {
		if t == "..." || t == "void" {
			continue
		}
		if lang == prelude.OpenCL && strings.Contains(t, "*") && !strings.Contains(t, "__constant") {
			t = "__global " + t
		}
		switch {
		case strings.Contains(t, "const char *") && slices.Contains([]string{"printf", "__kb_assert"}, name):
			args = append(args, `"x"`)
			continue
		}
		params = append(params, fmt.Sprintf("%s a%d", t, i))
		args = append(args, fmt.Sprintf("a%d", i))
	}
	head := `extern "C" __global__ void`
	if lang == prelude.OpenCL {
		head = "__kernel void"
	}
	fmt.Fprintf(b, "%s k%d(%s) { %s(%s); }\n", head, n, strings.Join(params, ", "), name, strings.Join(args, ", "))
}
