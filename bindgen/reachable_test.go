package bindgen_test

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
)

// Statements on lines that end in "// dead" are never reached; all others are.
const reached = `
__global__ void straight(int *p, int n) {
    p[0] = 1;
    if (n) { p[1] = 1; return; }
    else { p[1] = 2; return;
        p[2] = 0; // dead
    }
    p[3] = 1; // dead
}

__global__ void loops(int *p, int n) {
    for (;;) {
        if (n) continue;
        p[0] = 1;
    }
    p[1] = 1; // dead
}

__global__ void leaving(int *p, int n) {
    for (;;) {
        switch (n) { case 1: break; }
        if (n) break;
    }
    p[1] = 1;
    do { p[2] = 1; break; } while (true);
    p[3] = 1;
    do { if (n) continue; return; } while (n);
    p[4] = 1;
    do { return; } while (n);
    p[5] = 1; // dead
}

__global__ void cases(int *p, int n) {
    switch (n) {
    case 0: p[0] = 1; return;
    case 1: p[1] = 1;
    default: return;
    }
    p[2] = 1; // dead
}

__global__ void falling(int *p, int n) {
    switch (n) {
    case 0: return;
    }
    p[0] = 1;
}

__global__ void labels(int *p, int n) {
    if (n) goto in;
    return;
    p[0] = 1; // dead
    { p[1] = 1;
in: p[2] = 1; }
    p[3] = 1;
}
`

// TestReachable tells which statements of kernels that Load reads ir.WalkReachable comes to.
func TestReachable(t *testing.T) {
	m, diags := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) {
		return []byte(reached), nil
	}}, "k.cu")
	if diags.Len() > 0 {
		t.Fatal(diags)
	}
	lines := strings.Split(reached, "\n")
	for _, k := range m.Kernels {
		live := map[ir.Stmt]bool{}
		ir.WalkReachable(k.Func.Body, func(s ir.Stmt) bool { live[s] = true; return true })
		ir.WalkStmts(k.Func.Body, func(s ir.Stmt) bool {
			a, ok := s.(*ir.Assign)
			if !ok {
				return true
			}
			line := lines[m.Set.Position(a.At).Line-1]
			if live[s] == strings.HasSuffix(line, "// dead") {
				t.Errorf("%s: reached is %v: %s", k.Name, live[s], line)
			}
			return true
		})
	}
}
