package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
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
}

// unitsOf finds the kernel files that arguments mean: files, packages' directories, dir/... for a tree.
func unitsOf(s *streams, args []string) ([]*unit, error) {
	files, err := generatedFiles(args)
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
		list = append(list, &unit{g, filepath.Dir(f), f})
	}
	if len(list) == 0 {
		return nil, fmt.Errorf(
			"no generated files (*_kbind.go) in %s: run go generate first",
			strings.Join(args, " "),
		)
	}
	return list, nil
}

// read reads the unit.
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

// variant is the unit with macros, as a package of the program.
type variant struct {
	name   string // of the package
	macros []string
}

// build builds the program with the variants in the directory work, and returns its path.
func (u *unit) build(s *streams, work string, variants []variant) (string, error) {
	root, err := filepath.Abs(filepath.Join(u.dir, toolDir))
	if err != nil {
		return "", err
	}
	path, err := importPath(u.dir)
	if err != nil {
		return "", err
	}
	overlay := map[string]string{}
	put := func(name string, text []byte) error {
		real := filepath.Join(work, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(real), 0o755); err != nil {
			return err
		}
		overlay[filepath.Join(root, filepath.FromSlash(name))] = real
		return os.WriteFile(real, text, 0o644)
	}
	var imports, entries strings.Builder
	for _, v := range variants {
		if err := u.variant(s, work, v, put); err != nil {
			return "", err
		}
		fmt.Fprintf(&imports, "\t%s %q\n", v.name, path+"/"+toolDir+"/"+v.name)
		fmt.Fprintf(&entries, "\t\t%q: %s.Spec,\n", v.name, v.name)
	}
	main := fmt.Sprintf(
		"package main\n\nimport (\n%s\t\"github.com/kbind/kbind/rt/bench/candidate\"\n"+
			"\t\"github.com/kbind/kbind/rt/call\"\n)\n\n"+
			"func main() {\n\tcandidate.Main(map[string]*call.ModuleSpec{\n%s\t})\n}\n",
		imports.String(),
		entries.String(),
	)
	if err := put("main.go", []byte(main)); err != nil {
		return "", err
	}
	table, err := json.Marshal(map[string]any{"Replace": overlay})
	if err != nil {
		return "", err
	}
	list := filepath.Join(work, "overlay.json")
	if err := os.WriteFile(list, table, 0o644); err != nil {
		return "", err
	}
	program := filepath.Join(work, "program"+executableSuffix())
	cmd := exec.Command("go", "build", "-buildvcs=false", "-ldflags=-s -w", "-overlay", list, "-o", program, "./"+toolDir)
	cmd.Dir = u.dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf(
			"the program that measures %s does not build: %w\n%s",
			u.files[0],
			err,
			bytes.TrimSpace(out),
		)
	}
	return program, nil
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

// variant generates the unit with macros as a package.
func (u *unit) variant(s *streams, work string, v variant, put func(name string, text []byte) error) error {
	g := *u.genFlags
	flags := *u.unitFlags
	flags.defines = append(append(list{}, flags.defines...), v.macros...)
	g.unitFlags = &flags
	m, diags, err := g.load(s, u.dir, g.files)
	if err == nil {
		err = report(s, diags)
	}
	if err != nil {
		return err
	}
	for _, k := range m.Kernels {
		if k.Attrs.CPU != "" {
			return fmt.Errorf(
				"%s: the kernel file has a reference in Go (//kbind:cpu %s), which the program that measures cannot call",
				g.files[0],
				k.Attrs.CPU,
			)
		}
	}
	opt := g.genOptions(u.dir)
	opt.Names = opt.Dir
	opt.Dir, opt.Package = filepath.Join(work, v.name), v.name
	opt.Unchecked, opt.CPUOptional, opt.Embedded = true, true, false
	if err := os.MkdirAll(opt.Dir, 0o755); err != nil {
		return err
	}
	files, diags := gen.Generate(m, opt)
	if err := report(s, diags); err != nil {
		return err
	}
	for _, f := range files {
		if f.Content == nil {
			continue
		}
		name := v.name + "/" + filepath.Base(f.Name)
		if err := put(name, f.Content); err != nil {
			return err
		}
		if spec := specLine.FindSubmatch(f.Content); spec != nil {
			text := fmt.Sprintf("package %s\n\n// Spec is the module.\nvar Spec = %s\n", v.name, spec[1])
			if err := put(v.name+"/spec.go", []byte(text)); err != nil {
				return err
			}
		}
	}
	return nil
}

// variantName names the i-th variant.
func variantName(i int) string { return "v" + strconv.Itoa(i) }
