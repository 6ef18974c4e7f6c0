package main

import (
	"errors"
	"flag"
	"fmt"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

const initHelp = `kbind init writes a first kernel, its go:generate line and a test into the package in the current directory: NAME.cu, NAME.go and NAME_test.go,
NAME being "scale" if none is given. It overwrites nothing.
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
		return usagef("init takes one name, which is a Go identifier and that of the kernel: %s",
			strings.Join(set.Args(), " "))
	}
	pkg, err := packageHere()
	if err != nil {
		return err
	}
	fill := strings.NewReplacer("PACKAGE", pkg, "GONAME", goName, "NAME", name)
	files := []struct{ name, text string }{{name + ".cu", initKernel}, {name + ".go", initGo},
		{name + "_test.go", initTest}}
	for _, f := range files {
		if _, err := os.Stat(f.name); !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("%s is already there", f.name)
		}
	}
	for _, f := range files {
		if err := os.WriteFile(f.name, []byte(fill.Replace(f.text)), 0o644); err != nil {
			return err
		}
	}
	_, err = fmt.Fprintf(s.out, "wrote %s.cu, %[1]s.go and %[1]s_test.go; next:\n\n  go get -tool "+
		"github.com/kbind/kbind/cmd/kbind    # once in a module\n"+
		"  go generate\n  go mod tidy\n  go test\n", name)
	return err
}

// packageHere returns the name of the package in the current directory, or the one that its first file should have.
func packageHere() (string, error) {
	found, err := filepath.Glob("*.go")
	if err != nil {
		return "", err
	}
	for _, f := range found {
		text, err := os.ReadFile(f)
		if err != nil {
			return "", err
		}
		if name := packageOf(text); name != "" {
			return strings.TrimSuffix(name, "_test"), nil
		}
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
