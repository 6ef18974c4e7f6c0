package bindgen_test

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
)

// TestPack checks which limit #pragma pack sets where: the size of a char and an int after each line.
func TestPack(t *testing.T) {
	for pragmas, want := range map[string]int{
		"": 8, "pack(1)": 5, "pack(2)": 6, "pack(1)\npack()": 8, "pack(push, 1)\npack(pop)": 8, "pack(push)\npack(1)": 5,
		"pack(push)\npack(1)\npack(pop)":                8,
		"pack(push, a, 1)\npack(push, 2)\npack(pop, a)": 8, "pack(push, 1)\npack(push, 2)\npack(pop)": 5, "pack(3)": 8,
		"unroll 4": 8, "pack(2)\npack(0)": 8, "pack(pop)": 8,
	} {
		text := ""
		for line := range strings.Lines(pragmas) {
			text += "#pragma " + strings.TrimSpace(line) + "\n"
		}
		m, diags := load(t, bindgen.Config{All: true}, "k.cu",
			text+"struct S { char c; int i; };\n__global__ void k(S s) {}\n")
		if diags != "" || len(m.Structs) != 1 || m.Structs[0].Size != want {
			t.Errorf("%q: %v %s, want %d bytes", pragmas, m.Structs, diags, want)
		}
	}
}
