package units

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestIncludeDirectories(t *testing.T) {
	root := t.TempDir()
	file := func(name, text string) string {
		p := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(p), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return p
	}
	main := file("app/src/main.cu",
		"#include \"near.h\"\n#include <util/far.h>\n# include \"inc.h\"\n#include <vector>\n#include \"none.h\"\n#include "+
			"<cuda_own.h>\n#include <cuda_fp16.h>\n#include <cuda/atomic>\n")
	files := []string{main, file("app/src/near.h", ""), file("lib/util/far.h", "#include \"deep.h\"\n"),
		file("app/include/inc.h", ""), file("other/include/inc.h", ""), file("lib/deep/deep.h", ""),
		file("lib/vector", ""), file("cu/cuda_own.h", ""), file("toolkit/cuda_fp16.h", ""), file("toolkit/cuda/atomic", "")}
	got := newHeaderIndex(files).directories([]string{main})
	for i := range got {
		got[i], _ = filepath.Rel(root, got[i])
		got[i] = filepath.ToSlash(got[i])
	}
	if want := "lib app/include cu lib/deep"; strings.Join(got, " ") != want {
		t.Errorf("%v, want %s", got, want)
	}
}
