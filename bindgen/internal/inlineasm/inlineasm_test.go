package inlineasm

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/internal/ptx"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// What the instructions compute is compared with a GPU in testdata/kernels/gpuptx.cu; here is what the package asks of
// the function around, and what it refuses.

// fakeFunc keeps statements, and knows the functions of the prelude by name.
type fakeFunc struct {
	out     []ir.Stmt
	temps   int
	refused []string
	calls   []string
}

func (f *fakeFunc) Emit(s ir.Stmt) { f.out = append(f.out, s) }

func (f *fakeFunc) Collect(emit func()) []ir.Stmt {
	save := f.out
	f.out = nil
	emit()
	list := f.out
	f.out = save
	return list
}

func (f *fakeFunc) Temp(t ir.Type, init ir.Expr, _ source.Pos) *ir.Ref {
	f.temps++
	v := &ir.Var{Name: "t" + strconv.Itoa(f.temps), Type: t, Kind: ir.Temp}
	f.Emit(&ir.Declare{Var: v, Init: init})
	return &ir.Ref{X: ir.X{Typ: t}, Var: v}
}

func (f *fakeFunc) Call(name string, targs []TemplateArg, args []ir.Expr, _ source.Pos) (ir.Expr, bool) {
	f.calls = append(f.calls, fmt.Sprintf("%s/%d/%d", name, len(targs), len(args)))
	return &ir.Const{X: ir.X{Typ: ir.U32}}, true
}

func (f *fakeFunc) AtEntry(name string, _ source.Pos) { f.calls = append(f.calls, "at entry "+name) }

func (f *fakeFunc) Unsupported(_ source.Pos, format string, args ...any) {
	f.refused = append(f.refused, fmt.Sprintf(format, args...))
}

// lower runs a text whose %0 is an int that is stored to, and whose other operands are an int and a float to read.
func lower(t *testing.T, text string) (f *fakeFunc, stored string) {
	t.Helper()
	prog, err := ptx.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	f = &fakeFunc{}
	read := func(name string, typ ir.Type) func() (ir.Expr, string) {
		return func() (ir.Expr, string) {
			return &ir.Ref{X: ir.X{Typ: typ}, Var: &ir.Var{Name: name, Type: typ}}, typ.String()
		}
	}
	Lower(f, prog, []Operand{
		{Out: true, Constraint: "=r", Type: ir.I32, Spelling: "int",
			Store: func(x ir.Expr) { stored = ir.ExprString(x) }},
		{Constraint: "r", Read: read("a", ir.I32)},
		{Constraint: "f", Read: read("x", ir.F32)},
	}, 0)
	return f, stored
}

func TestOneInstructionNeedsNoTemporary(t *testing.T) {
	f, stored := lower(t, "add.u32 %0, %1, 1;")
	if len(f.refused) > 0 || f.temps > 1 || !strings.Contains(stored, "+") {
		t.Errorf("stored %s with %d temporaries, %v", stored, f.temps, f.refused)
	}
}

func TestGuardedWriteKeepsTheOldValue(t *testing.T) {
	f, _ := lower(t, "{ .reg .pred p; mov.u32 %0, 7; setp.gt.s32 p, %1, 0; @p mov.u32 %0, %1; }")
	last, ok := f.out[len(f.out)-1].(*ir.Declare)
	if !ok || len(f.refused) > 0 {
		t.Fatalf("%v", f.refused)
	}
	if _, ok := last.Init.(*ir.Select); !ok {
		t.Errorf("the guarded move is %s", ir.ExprString(last.Init))
	}
}

func TestGuardedEffectStandsInIf(t *testing.T) {
	f, _ := lower(t, "{ .reg .pred p; setp.gt.s32 p, %1, 0; @p membar.gl; mov.u32 %0, 0; }")
	found := false
	ir.WalkStmts(f.out, func(s ir.Stmt) bool {
		if i, ok := s.(*ir.If); ok {
			e, isEffect := i.Then[0].(*ir.Effect)
			found = isEffect && e.Op == "fence.device"
		}
		return true
	})
	if !found {
		t.Errorf("no fence under a condition in %v", f.out)
	}
}

func TestCarryGoesOnToTheNextStatement(t *testing.T) {
	f, _ := lower(t, "add.cc.u32 %0, %1, %1;")
	if e, ok := f.out[len(f.out)-1].(*ir.Effect); !ok || e.Op != "flag.carry_set" {
		t.Errorf("the last statement is %#v", f.out[len(f.out)-1])
	}
}

func TestMatrixCallsThePrelude(t *testing.T) {
	f,
		_ := lower(t,
		"{ .reg .b32 r; mov.u32 r, %1; mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {r, r}, {r}, {r}, {r, r}; }")
	if len(f.refused) != 1 {
		t.Errorf("words are taken for doubles: %v", f.refused)
	}
	f, _ = lower(t, "{ .reg .b32 r; mov.u32 r, %1; movmatrix.sync.aligned.m8n8.trans.b16 r, r; mov.u32 %0, r; }")
	if len(f.calls) != 1 || f.calls[0] != "transpose/0/1" {
		t.Errorf("calls %v", f.calls)
	}
}

func TestRefused(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"add.u32.strange %0, %1, 1;", "the instruction add.u32.strange in this form"},
		{"mov.u32 %1, 3;", "it writes an operand that is an input"},
		{"{ .reg .u32 r; mov.u32 %0, r; }", "the register r is read before it is written"},
		{"{ .reg .pred p; setp.eq p, %1, 0; }", "the instruction setp.eq in this form"},
		{"bra L;", "jumps are not supported"},
		{"add.ftz.f16 %0, %1, %1;", "subnormal halves"},
	} {
		f, stored := lower(t, c.text)
		if len(f.refused) != 1 || !strings.Contains(f.refused[0], c.want) || stored != "" {
			t.Errorf("%s: refused %q, stored %q; want %q", c.text, f.refused, stored, c.want)
		}
	}
}
