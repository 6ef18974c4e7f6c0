package main

import (
	"errors"
	"flag"
	"fmt"
	"go/build"
	"go/token"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"

	"github.com/kbind/kbind/bindgen"
)

const initHelp = `kbind init writes a first kernel, its go:generate line and a test into the package in the current directory:
NAME.cu, NAME.go and NAME_test.go. NAME is "scale" by default. It overwrites nothing.
`

// initCmd starts a package with kernels.
func initCmd(s *streams, args []string) error {
	set := flag.NewFlagSet("kbind init", flag.ContinueOnError)
	if err := parseFlags(set, s, args, initHelp); err != nil {
		return err
	}
	name := "scale"
	if set.NArg() > 0 {
		name = set.Arg(0)
	}
	goName := strings.ToUpper(name[:min(1, len(name))]) + name[min(1, len(name)):]
	if set.NArg() > 1 || !token.IsIdentifier(name) || !token.IsExported(goName) || strings.HasSuffix(name, "_test") {
		return usagef("init takes one name for the kernel, which must be a Go identifier: %s",
			strings.Join(set.Args(), " "))
	}
	kernel := strings.NewReplacer("GONAME", goName, "NAME", name).Replace(initKernel)
	if err := kernelNamed(name, kernel); err != nil {
		return err
	}
	pkg, err := packageHere()
	if err != nil {
		return err
	}
	fill := strings.NewReplacer("PACKAGE", pkg, "GONAME", goName, "NAME", name)
	files := []struct{ name, text string }{{name + ".cu", kernel}, {name + ".go", initGo},
		{name + "_test.go", initTest}}
	for _, f := range files {
		if _, err := os.Stat(f.name); !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("%s is already there; kbind init NAME gives the kernel and its files another name", f.name)
		}
	}
	for _, f := range files {
		if err := os.WriteFile(f.name, []byte(fill.Replace(f.text)), 0o644); err != nil {
			return err
		}
	}
	first := ""
	mod := moduleHere()
	if mod == nil {
		first = "  go mod init example.com/" + pkg + "    # a name of yours: this directory is in no module yet\n"
	}
	if mod == nil || !slices.ContainsFunc(mod.Tool, func(t *modfile.Tool) bool { return t.Path == toolPath }) {
		first += "  go get -tool " + toolPath + "\n"
	}
	_, err = fmt.Fprintf(s.out, "wrote %s.cu, %[1]s.go and %[1]s_test.go; next:\n\n%s  go generate\n  go mod tidy\n"+
		"  go test\n", name, first)
	return err
}

// toolPath is the package of the command.
const toolPath = "github.com/kbind/kbind/cmd/kbind"

// moduleHere returns the go.mod of the module that the current directory is part of, as far as files tell, or nil.
func moduleHere() *modfile.File {
	dir, err := os.Getwd()
	if err != nil {
		return &modfile.File{} // nothing is known
	}
	for ; ; dir = filepath.Dir(dir) {
		name := filepath.Join(dir, "go.mod")
		if text, err := os.ReadFile(name); err == nil && dir != filepath.Clean(os.TempDir()) {
			if mod, err := modfile.Parse(name, text, nil); err == nil {
				return mod
			}
			return &modfile.File{}
		}
		if dir == filepath.Dir(dir) {
			return nil
		}
	}
}

// kernelNamed reports why no kernel can have the name: it means something in C++ or CUDA, as the messages about the
// kernel's text say, or Go takes a file of that name for one of a platform, as blur_arm.go.
func kernelNamed(name, kernel string) error {
	text := func(string) ([]byte, error) { return []byte(kernel), nil }
	if _, diags := bindgen.Load(&bindgen.Config{Open: text}, name+".cu"); diags.Err() != nil || name == "main" {
		return usagef("init cannot give a kernel the name %s, which has a meaning in C++ or CUDA", name)
	}
	other := build.Context{GOOS: "other", GOARCH: "other", Compiler: "gc",
		OpenFile: func(string) (io.ReadCloser, error) { return io.NopCloser(strings.NewReader("package p\n")), nil }}
	for _, file := range []string{name + ".go", name + "_test.go"} {
		if ok, err := other.MatchFile(".", file); err != nil || !ok {
			return usagef("init cannot write %s: Go takes a file of that name for one of a single platform", file)
		}
	}
	return nil
}

// packageHere returns the name of the package in the current directory, or the one that its first file should have.
func packageHere() (string, error) {
	p, err := build.ImportDir(".", 0)
	if none := (*build.NoGoError)(nil); err == nil {
		return p.Name, nil
	} else if !errors.As(err, &none) {
		return "", err
	}
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	name := strings.ToLower(filepath.Base(dir))
	if !token.IsIdentifier(name) {
		return "kernels", nil
	}
	return name, nil
}

const initKernel = `// Multiplies every element of x by factor.
//kbind:kernel GONAME
//kbind:size x=n
//kbind:grid n block=256
__global__ void NAME(float* x, float factor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= factor;
}
`

// The directive is put together so that go generate does not take it for one of this file.
const initGo = "package PACKAGE\n\n//go:" + "generate go tool kbind NAME.cu\n"

const initTest = `package PACKAGE

import (
	"context"
	"testing"
)

func TestGONAME(t *testing.T) {
	x := []float32{1, 2, 3}
	if err := GONAME(context.Background(), x, 2); err != nil {
		t.Fatal(err)
	}
	for i, v := range x {
		if want := float32(2 * (i + 1)); v != want {
			t.Errorf("x[%d] is %v, want %v", i, v, want)
		}
	}
}
`
