package gen

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
)

// TestProgramArch wants the text of sources that ask for __CUDA_ARCH__ to name the oldest device that it is for.
func TestProgramArch(t *testing.T) {
	dir := tree(t, nil)
	for arch, want := range map[string]string{"": `"sm_80"`, "750": `"sm_75"`} {
		for condition, asks := range map[string]bool{"#if __CUDA_ARCH__ < 600": true, "#ifndef __CUDA_ARCH__": false} {
			text := condition + "\n#error old\n#endif\n__global__ void one(int *x) { *x = 1; }\n"
			m, diags := bindgen.Load(&bindgen.Config{All: true, Arch: arch,
				Open: func(string) ([]byte, error) { return []byte(text), nil }}, dir+"/one.cu")
			if err := diags.Err(); err != nil {
				t.Fatal(err)
			}
			var found bool
			for _, f := range generate(t, m, Options{Base: dir, Dir: dir, Package: "one", Files: []string{"one.cu"}}) {
				if strings.HasSuffix(f.Name, "_kbind_cuda.go") {
					found = strings.Contains(strings.Join(strings.Fields(string(f.Content)), " "), "Arch: "+want)
				}
			}
			if found != asks {
				t.Errorf("%s, made for %q: the text names an architecture: %v", condition, arch, found)
			}
		}
	}
}
