package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen"
)

// kbind tune and kbind bench measure with a program that they build as go test builds its own: in the user's
// module, so that it has the module's version of kbind, and laid over it (go build -overlay), so that nothing is
// written there. RATIONALE.md says why.

// toolDir is the directory of the program in the overlay, below that of the kernel file.
const toolDir = "kbind_tune_program"

// unit is a kernel file and how it is generated.
type unit struct {
	*genFlags
	dir  string // of the generated files
	file string // the generated file, for messages

	inputs []string           // functions that make arguments
	built  map[string]program // by the combinations of macros, since sizes and kernels share programs
}

// program is a program that measures the kernels of a unit.
type program struct {
	path    string
	refused map[string]string // why there is no form with some combinations of macros
}

// unitsOf finds the kernel files that arguments mean: files, packages' directories, dir/... for a tree.
func unitsOf(s *streams, args []string) ([]*unit, error) {
	files, _, err := generatedFiles(args)
	if err != nil {
		return nil, err
	}
	var list []*unit
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		in, err := gen.ReadInputs(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f, err)
		}
		g := newGenFlags(s)
		if err := g.parse(&streams{out: s.out, err: s.err, env: noEnv}, in.Args); err != nil {
			return nil, fmt.Errorf("%s: %w", f, err)
		}
		g.mods = &modules{dir: filepath.Dir(f)}
		list = append(list, &unit{genFlags: g, dir: filepath.Dir(f), file: f, built: map[string]program{}})
	}
	if len(list) == 0 {
		return nil, fmt.Errorf(
			"no generated files (*_kbind.go) in %s: run go generate first",
			strings.Join(args, " "),
		)
	}
	return list, nil
}

// module reads the unit.
func (u *unit) module(s *streams) (*ir.Module, error) {
	m, diags, err := u.load(s, u.dir, u.files)
	if err != nil {
		return nil, err
	}
	if err := report(s, diags); err != nil {
		return nil, err
	}
	return m, report(s, u.checkMacros(u.dir, m))
}

// programPackage is the package of the program with the kernels.
const programPackage = "kernels"

// build builds a program in the directory work, unless that is done. It has forms for the combinations of macros
// besides the source's.
func (u *unit) build(s *streams, work string, macros [][]string) (program, error) {
	key := fmt.Sprint(macros)
	if p, ok := u.built[key]; ok {
		return p, nil
	}
	p := program{path: filepath.Join(work, fmt.Sprintf("%s%d%s", filepath.Base(u.file), len(u.built), executableSuffix()))}
	files, refused, err := u.kernels(s, work, macros)
	if err != nil {
		return p, err
	}
	p.refused = refused
	if err := u.compile(work, files, p.path); err != nil {
		return p, err
	}
	u.built[key] = p
	return p, nil
}

// compile compiles the package with the kernels and the program around it.
func (u *unit) compile(work string, files map[string][]byte, program string) error {
	if err := u.checkEmbedded(); err != nil {
		return err
	}
	root, err := filepath.Abs(filepath.Join(u.dir, toolDir))
	if err != nil {
		return err
	}
	path, err := importPath(u.dir)
	if err != nil {
		return err
	}
	if files["main.go"], err = u.mainFile(path); err != nil {
		return err
	}
	overlay := map[string]string{}
	for name, text := range files {
		real := filepath.Join(work, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(real), 0o755); err != nil {
			return err
		}
		overlay[filepath.Join(root, filepath.FromSlash(name))] = real
		if err := os.WriteFile(real, text, 0o644); err != nil {
			return err
		}
	}
	table, err := json.Marshal(map[string]any{"Replace": overlay})
	if err != nil {
		return err
	}
	list := filepath.Join(work, "overlay.json")
	if err := os.WriteFile(list, table, 0o644); err != nil {
		return err
	}
	cmd := exec.Command("go", "build", "-buildvcs=false", "-ldflags=-s -w", "-overlay", list, "-o", program, "./"+toolDir)
	cmd.Dir = u.dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("the program that measures %s does not build: %w\n%s", u.files[0], err,
			bytes.TrimSpace(out))
	}
	return nil
}

// checkEmbedded reports a results file that the generated file embeds and that is not there: go's own message does not
// say what to do.
func (u *unit) checkEmbedded() error {
	results := gen.ResultsFile(u.files[0])
	text, err := os.ReadFile(u.file)
	if err != nil || !bytes.Contains(text, []byte("//go:embed "+results+"\n")) {
		return err
	}
	if _, err := os.Stat(filepath.Join(u.dir, results)); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return fmt.Errorf("%s embeds %s, which is not there: run go generate", filepath.Base(u.file), results)
}

// mainFile is the program's main package; path is that of the unit's package, whose functions make arguments.
func (u *unit) mainFile(path string) ([]byte, error) {
	imports := fmt.Sprintf("\t%q\n", path+"/"+toolDir+"/"+programPackage)
	entries := ""
	for _, name := range u.inputs {
		entries += fmt.Sprintf("\t\t%q: user.%s,\n", name, name)
	}
	if entries != "" {
		imports += fmt.Sprintf("\tuser %q\n", path)
	}
	return format.Source(fmt.Appendf(nil, "package main\n\nimport (\n%s\n"+
		"\t\"github.com/kbind/kbind/rt/bench/candidate\"\n)\n\nfunc main() {\n"+
		"\tcandidate.Main(kernels.Spec, map[string]candidate.Inputs{\n%s\t})\n}\n", imports, entries))
}

func executableSuffix() string {
	if os.PathSeparator == '\\' {
		return ".exe"
	}
	return ""
}

// importPath is the path of the package in a directory.
func importPath(dir string) (string, error) {
	cmd := exec.Command("go", "list", "-f", "{{.ImportPath}}", ".")
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			return "", fmt.Errorf("%s: %s", dir, bytes.TrimSpace(exit.Stderr))
		}
		return "", err
	}
	return strings.TrimSpace(string(out)), nil
}

// specLine is how generated files begin the module's spec.
var specLine = regexp.MustCompile(`(?m)^var (\w+) = &\w+\.ModuleSpec\{`)

// kernels generates the package of the program with the kernels, and a file that exports the module.
func (u *unit) kernels(s *streams, work string, macros [][]string) (texts map[string][]byte, refused map[string]string,
	err error) {
	m, diags, err := u.load(s, u.dir, u.files)
	if err == nil {
		err = report(s, diags)
	}
	if err != nil {
		return nil, nil, err
	}
	for _, k := range m.Kernels {
		if name := k.Attrs.Inputs; name != "" && !slices.Contains(u.inputs, name) {
			u.inputs = append(u.inputs, name)
		}
		k.Attrs.Inputs = "" // the function is of another package than the program's kernels
		if k.Attrs.CPU != "" {
			return nil, nil, fmt.Errorf(
				"%s: the kernel file has a reference in Go (//kbind:cpu %s), which the program that measures cannot call",
				u.files[0], k.Attrs.CPU)
		}
	}
	opt := u.genOptions(u.dir)
	opt.Names = opt.Dir
	opt.Dir, opt.Package = filepath.Join(work, programPackage), programPackage
	opt.Unchecked, opt.CPUOptional, opt.Embedded = true, true, false
	if err := os.MkdirAll(opt.Dir, 0o755); err != nil {
		return nil, nil, err
	}
	if opt.Variants, refused, err = u.macroVariants(u.dir, macros); err != nil {
		return nil, nil, err
	}
	files, diags := gen.Generate(m, opt)
	if err := report(s, diags); err != nil {
		return nil, nil, err
	}
	texts = map[string][]byte{}
	for _, f := range files {
		if f.Content == nil {
			continue
		}
		texts[programPackage+"/"+filepath.Base(f.Name)] = f.Content
		if spec := specLine.FindSubmatch(f.Content); spec != nil {
			texts[programPackage+"/spec.go"] = fmt.Appendf(nil, "package %s\n\n// Spec is the module.\nvar Spec = %s\n",
				programPackage, spec[1])
		}
	}
	return texts, refused, nil
}
