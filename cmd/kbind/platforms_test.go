package main

import (
	"os"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"

	"github.com/kbind/kbind/internal/testall"
)

// platforms are README's, without those that differ from another one in the processor alone.
var platforms = []string{"linux/arm64", "linux/386", "linux/s390x", "android/arm64", "windows/amd64", "darwin/arm64",
	"freebsd/amd64", "js/wasm", "wasip1/wasm"}

// TestPlatforms type-checks all packages and their tests for each platform. That finds what is missing there and
// constants that are too large for 32 bits; .ci/run also builds programs for all of them.
func TestPlatforms(t *testing.T) {
	testall.Need(t)
	for _, platform := range platforms {
		t.Run(platform, func(t *testing.T) {
			t.Parallel()
			system, processor, _ := strings.Cut(platform, "/")
			pkgs, err := packages.Load(&packages.Config{
				Mode: packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedDeps |
					packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesSizes,
				Env:   append(os.Environ(), "GOOS="+system, "GOARCH="+processor, "CGO_ENABLED=0"),
				Tests: true,
			}, module+"/...")
			if err != nil {
				t.Fatal(err)
			}
			checked := 0
			packages.Visit(pkgs, nil, func(p *packages.Package) {
				if !strings.HasPrefix(p.PkgPath, module) {
					return // a library that the platform lacks is not imported there, or does not build
				}
				checked++
				for _, err := range p.Errors {
					t.Error(err)
				}
			})
			if checked < 100 {
				t.Errorf("%d packages", checked)
			}
		})
	}
}
