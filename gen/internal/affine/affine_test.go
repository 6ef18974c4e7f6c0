package affine

import (
	"strconv"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

func x(t ir.Type) ir.X                  { return ir.X{Typ: t} }
func num(t ir.Scalar, v int) ir.Expr    { return &ir.Const{X: x(t), Bits: uint64(v)} }
func get(v *ir.Var) ir.Expr             { return &ir.Ref{X: x(v.Type), Var: v} }
func conv(t ir.Type, a ir.Expr) ir.Expr { return &ir.Convert{X: x(t), A: a} }
func id(op ir.Op) ir.Expr               { return &ir.Builtin{X: x(ir.U32), Op: op} }
func bin(op ir.BinaryOp, a, b ir.Expr) ir.Expr {
	t := a.Type()
	if op.IsCompare() || op == ir.LogAnd || op == ir.LogOr {
		t = ir.Bool
	}
	return &ir.Binary{X: x(t), Op: op, A: a, B: b}
}

var (
	n     = &ir.Var{Name: "n", Type: ir.I32, Kind: ir.Param}
	other = &ir.Var{Name: "other", Type: ir.I32, Kind: ir.Local}
)

func scope() *Scope {
	return &Scope{Same: func(v *ir.Var) bool { return v == n }, Fixed: func(v *ir.Var) bool { return v != other }}
}

func TestForms(t *testing.T) {
	tid := id("id.thread.x")
	gid := bin(ir.Add, bin(ir.Mul, id("id.block.x"), id("dim.block.x")), tid)
	igid := conv(ir.I32, gid)
	for _, c := range []struct {
		name   string
		e      ir.Expr
		step   int64
		steady int
		known  bool
	}{
		{"constant", num(ir.I32, 3), 0, 0, true},
		{"parameter", get(n), 0, 0, true},
		{"another variable", get(other), 0, 0, false},
		{"thread", tid, 1, 0, true},
		{"block", id("id.block.y"), 0, 0, true},
		{"other thread index", id("id.thread.y"), 0, 0, true},
		{"global index", igid, 1, 0, true},
		{"row and column", bin(ir.Add, bin(ir.Mul, get(n), get(n)), igid), 1, 0, true},
		{"difference", bin(ir.Sub, get(n), igid), -1, 0, true},
		{"nothing left", bin(ir.Sub, igid, igid), 0, 0, true},
		{"times a constant", bin(ir.Mul, num(ir.I32, 4), igid), 4, 0, true},
		{"times minus one", bin(ir.Mul, igid, num(ir.I32, -1)), -1, 0, true},
		{"shifted", bin(ir.Shl, igid, num(ir.I32, 2)), 4, 0, true},
		{"times a parameter", bin(ir.Mul, igid, get(n)), 0, 0, false},
		{"negated", &ir.Unary{X: x(ir.I32), Op: ir.Neg, A: igid}, -1, 0, true},
		{"inverted", &ir.Unary{X: x(ir.I32), Op: ir.BitNot, A: igid}, -1, 0, true},
		{"thread, widened", conv(ir.U64, tid), 1, 0, true},
		{"index, widened", conv(ir.I64, igid), 1, 1, true},
		{"index, widened twice", bin(ir.Add, conv(ir.I64, igid), conv(ir.U64, gid)), 2, 2, true},
		{"twice the index, widened", conv(ir.I64, bin(ir.Mul, num(ir.I32, 2), igid)), 0, 0, false},
		{"difference, widened", conv(ir.I64, bin(ir.Sub, get(n), igid)), 0, 0, false},
		{"narrowed again", conv(ir.I32, conv(ir.I64, igid)), 1, 1, true},
		{"too narrow", conv(ir.U8, tid), 0, 0, false},
		{"as float", conv(ir.F32, tid), 0, 0, false},
		{"uniform as float", conv(ir.F32, get(n)), 0, 0, true},
		{"masked", bin(ir.And, tid, num(ir.U32, 31)), 0, 0, false},
		{"quotient", bin(ir.Div, get(n), num(ir.I32, 2)), 0, 0, true},
		{"quotient that may fault", bin(ir.Div, num(ir.I32, 2), get(n)), 0, 0, false},
		{"comparison", bin(ir.Lt, get(n), num(ir.I32, 2)), 0, 0, true},
		{"comparison of threads", bin(ir.Lt, tid, num(ir.U32, 2)), 0, 0, false},
	} {
		f, ok := scope().Of(c.e)
		if ok != c.known || ok && (f.Step != c.step || len(f.NoWrap) != c.steady) {
			t.Errorf("%s: step %d, %d steady, %v; want %d, %d, %v", c.name, f.Step, len(f.NoWrap), ok, c.step, c.steady, c.known)
		}
	}
}

// TestDeclare checks that a variable has the form of its value only if it keeps it.
func TestDeclare(t *testing.T) {
	s := scope()
	i := &ir.Var{Name: "i", Type: ir.I32, Kind: ir.Local}
	if !s.Declare(&ir.Declare{Var: i, Init: conv(ir.I32, id("id.thread.x"))}) {
		t.Error("i has no form")
	}
	if f, ok := s.Of(bin(ir.Add, get(i), num(ir.I32, 1))); !ok || f.Step != 1 {
		t.Errorf("i+1: %v %v", f, ok)
	}
	if s.Declare(&ir.Declare{Var: other, Init: num(ir.I32, 1)}) {
		t.Error("a variable that changes has a form")
	}
}

func buffer(name string) *ir.Var {
	return &ir.Var{Name: name, Type: &ir.Pointer{Elem: ir.F32}, Kind: ir.Param}
}

func at(v *ir.Var, i ir.Expr) *ir.Index {
	return &ir.Index{X: x(ir.F32), Base: get(v), I: i}
}

// TestSplit checks what is taken off the front and what is left.
func TestSplit(t *testing.T) {
	i, f, in, out := &ir.Var{Name: "i", Type: ir.I32, Kind: ir.Local}, &ir.Var{Name: "f", Type: ir.F32, Kind: ir.Local},
		buffer("in"), buffer("out")
	index := &ir.Declare{Var: i, Init: conv(ir.I32, id("id.thread.x"))}
	guard := func(c ir.Expr, then ...ir.Stmt) *ir.If { return &ir.If{Cond: c, Then: then} }
	set := &ir.Assign{Dst: at(out, get(i)), Src: at(in, get(i))}
	late := &ir.Declare{Var: f}
	load := &ir.Declare{Var: &ir.Var{Name: "l", Type: ir.F32, Kind: ir.Local}, Init: at(in, get(i))}
	below := bin(ir.Lt, get(i), get(n))
	loaded := bin(ir.Gt, at(in, get(i)), &ir.Const{X: x(ir.F32)})
	flag := bin(ir.Gt, get(n), num(ir.I32, 5))
	for _, c := range []struct {
		name                            string
		stmts                           []ir.Stmt
		end                             bool
		declares, uniform, bounds, body int
		windows                         int
	}{
		{"if", []ir.Stmt{index, guard(below, set)}, false, 1, 0, 1, 1, 2},
		{"if before something", []ir.Stmt{index, guard(below, set), set}, false, 1, 0, 0, 2, 2},
		{"if with an end", []ir.Stmt{index, guard(below, set)}, true, 1, 0, 0, 1, 2},
		{"return with an end", []ir.Stmt{index, guard(bin(ir.Ge, get(i), get(n)), &ir.Return{}), set}, true, 1, 0, 1, 1, 2},
		{"uniform", []ir.Stmt{index, late, guard(bin(ir.LogAnd, flag, below), set)}, false, 1, 1, 1, 2, 2},
		{"a load before the guard", []ir.Stmt{index, load, guard(below, set)}, false, 1, 0, 0, 2, 2},
		{"a load in the guard", []ir.Stmt{index, guard(bin(ir.LogAnd, loaded, below), set)}, false, 1, 0, 0, 1, 2},
		{"a load behind the guard", []ir.Stmt{index, guard(bin(ir.LogAnd, below, loaded), set)}, false, 1, 0, 1, 1, 2},
		{"two guards", []ir.Stmt{index, guard(bin(ir.LogOr, bin(ir.Eq, get(n), num(ir.I32, 0)), bin(ir.Ge, get(i), get(n))),
			&ir.Return{}), guard(below, set)}, false, 1, 1, 2, 1, 2},
		{"an else", []ir.Stmt{index, &ir.If{Cond: below, Then: []ir.Stmt{set}, Else: []ir.Stmt{set}}}, false, 1, 0, 0, 1, 2},
	} {
		r := Split(c.stmts, Options{Scope: scope(), Base: func(ir.Expr) bool { return true }, End: c.end})
		if r == nil {
			t.Errorf("%s: nothing", c.name)
			continue
		}
		if len(r.Declares) != c.declares || len(r.Uniform) != c.uniform || len(r.Bounds) != c.bounds ||
			len(r.Body) != c.body || len(r.UnitStrides) != c.windows {
			t.Errorf("%s: %d declarations, %d uniform, %d bounds, %d statements, %d windows", c.name, len(r.Declares),
				len(r.Uniform), len(r.Bounds), len(r.Body), len(r.UnitStrides))
		}
		if r.Faults || !r.Dropped[i] && len(r.Bounds) == 1 && len(r.Body) == 1 && c.name == "if" {
			t.Errorf("%s: faults %v, dropped %v", c.name, r.Faults, r.Dropped)
		}
	}
	outlives := Options{Scope: scope(), Base: func(ir.Expr) bool { return true },
		Outlives: func(v *ir.Var) bool { return v == f }}
	first := &ir.Declare{Var: f, Init: &ir.Const{X: x(ir.F32)}}
	if r := Split([]ir.Stmt{index, first, guard(below, set)}, outlives); r == nil || len(r.Bounds) != 0 ||
		len(r.Body) != 2 {
		t.Error("a thread that does not pass the guard gives no first value to a variable that outlives the statements")
	}
	none := Split([]ir.Stmt{index,
		guard(below, &ir.Assign{Dst: at(out, bin(ir.Mul, get(i), get(n))), Src: at(in, num(ir.I32, 0))})},
		Options{Scope: scope(), Base: func(ir.Expr) bool { return true }})
	if none != nil {
		t.Error("there is a form without windows")
	}
}

// TestLeading checks which guards say that only the first threads of a row do anything.
func TestLeading(t *testing.T) {
	i, k := &ir.Var{Name: "i", Type: ir.I32, Kind: ir.Local}, &ir.Var{Name: "k", Type: ir.I32, Kind: ir.Local}
	index := &ir.Declare{Var: i, Init: conv(ir.I32, id("id.thread.x"))}
	half := &ir.Declare{Var: k, Init: bin(ir.Shr, get(n), num(ir.I32, 1))}
	set := &ir.Assign{Dst: at(buffer("out"), get(i)), Src: at(buffer("in"), num(ir.I32, 0))}
	when := func(list ...ir.Expr) []ir.Stmt {
		c := list[0]
		for _, e := range list[1:] {
			c = bin(ir.LogAnd, c, e)
		}
		return []ir.Stmt{index, half, &ir.If{Cond: c, Then: []ir.Stmt{set}}}
	}
	shifted := bin(ir.Add, get(i), num(ir.I32, 1))
	loaded := bin(ir.Gt, at(buffer("in"), get(i)), &ir.Const{X: x(ir.F32)})
	three := num(ir.I32, 3)
	for _, c := range []struct {
		name  string
		stmts []ir.Stmt
		want  string
	}{
		{"a constant", when(bin(ir.Lt, get(i), three)), "3"},
		{"up to a constant", when(bin(ir.Ge, three, get(i))), "4"},
		{"one thread", when(bin(ir.Eq, get(i), three)), "4"},
		{"the least constant", when(bin(ir.Le, get(i), three), bin(ir.Eq, get(i), num(ir.I32, 0))), "1"},
		{"a variable", when(bin(ir.Lt, get(i), get(n))), "n"},
		{"both", when(bin(ir.Lt, get(i), get(n)), bin(ir.Lt, get(i), three)), "3 n"},
		{"up to a variable", when(bin(ir.Le, get(i), get(n))), ""},
		{"a variable of the statements", when(bin(ir.Lt, get(i), get(k))), ""},
		{"a negative constant", when(bin(ir.Lt, get(i), num(ir.I32, -1))), "-1"},
		{"the last threads", when(bin(ir.Ge, get(i), three)), ""},
		{"another index", when(bin(ir.Lt, shifted, three)), ""},
		{"after a load", when(loaded, bin(ir.Lt, get(i), three)), ""},
		{"before a load", when(bin(ir.Lt, get(i), three), loaded), "3"},
		{"before other statements", append(when(bin(ir.Lt, get(i), three)), set), ""},
		{"a return", []ir.Stmt{index, &ir.If{Cond: bin(ir.Gt, get(i), three), Then: []ir.Stmt{&ir.Return{}}}, set}, "4"},
	} {
		got := ""
		if l := LeadingOf(c.stmts, Options{Scope: scope()}); l != nil {
			if l.N >= 0 {
				got = strconv.FormatInt(l.N, 10)
			}
			if l.Limit != nil {
				got = strings.TrimSpace(got + " " + ir.ExprString(l.Limit))
			}
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
