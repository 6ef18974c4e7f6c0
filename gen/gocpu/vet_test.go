package gocpu

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/gen/internal/plan"
)

// TestVet checks which operands and assignments are hidden from vet.
func TestVet(t *testing.T) {
	for _, c := range []struct {
		stmt   string
		hidden int
	}{
		{"if (p[0] && p[0]) p[0] = 1;", 1},
		{"if (p[0] == 1 && p[0] == 2) p[0] = 1;", 1},
		{"if (p[0] == 1 || p[0] == 2) p[0] = 1;", 0},
		{"if (p[0] != 1 || n != 3 || p[0] != 2) p[0] = 1;", 1},
		{"if (p[0] != 1 && p[0] != 2) p[0] = 1;", 0},
		{"if (p[0] == 1 && p[1] == 2) p[0] = 1;", 0},
		{"if (*p == 1 && p[0u] == 2) p[0] = 1;", 1},
		{"if (n == 1 && (n == 2 && p[0])) p[0] = 1;", 1},
		{"if (n < 1 && n < 2 && !n) p[0] = 1;", 0},
		{"bool b = n; if (b != (n > 1) || b != (n > 2)) p[0] = 1;", 1},
		{"p[1] = p[1];", 1},
		{"p[1] = ((const int *)p)[1u];", 1},
		{"p[n] = p[n];", 1},
		{"p[1] = p[2];", 0},
		{"n = n; p[0] = n;", 0},
	} {
		text := "__global__ void k(int *p, int n) { " + c.stmt + " }"
		open := func(string) ([]byte, error) { return []byte(text), nil }
		m, diags := bindgen.Load(&bindgen.Config{All: true, Open: open}, "k.cu")
		if diags.Len() > 0 {
			t.Fatal(c.stmt, diags)
		}
		res, err := Emit(plan.Of(m, plan.Options{Slow: true}),
			Options{Package: "main", File: "k.go", Header: "x", Ident: "image", Prefix: "cpu"})
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(res.Source), "cmath.Opaque("); n != c.hidden {
			t.Errorf("%s: %d operands are hidden, want %d:\n%s", c.stmt, n, c.hidden, res.Source)
		}
	}
}
