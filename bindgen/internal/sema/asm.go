package sema

import (
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Inline PTX: an asm statement of one instruction whose meaning an IR operation has (PTX ISA 8, the sections named in the tables). Everything else is refused.

// asmInst is one instruction: its name without the type, its type, and the texts of its operands.
type asmInst struct {
	name string
	typ  ir.Scalar
	args []string
}

// asmTypes are the types of instructions, which their names end in.
func asmTypes(name string) (ir.Scalar, bool) {
	switch name {
	case "u32", "b32":
		return ir.U32, true
	case "s32":
		return ir.I32, true
	case "u64", "b64":
		return ir.U64, true
	case "s64":
		return ir.I64, true
	case "f32":
		return ir.F32, true
	case "f64":
		return ir.F64, true
	}
	return 0, false
}

// parseAsm reads one instruction; ok is false for several, or for predicates, braces and addresses.
func parseAsm(text string) (inst asmInst, ok bool) {
	text = strings.TrimSpace(text)
	text = strings.TrimSpace(strings.TrimSuffix(text, ";"))
	if text == "" || strings.ContainsAny(text, ";{}[]@") {
		return inst, false
	}
	name, rest, _ := strings.Cut(strings.ReplaceAll(text, "\t", " "), " ")
	parts := strings.Split(name, ".")
	inst.name = name
	if t, known := asmTypes(parts[len(parts)-1]); known {
		inst.typ = t
		inst.name = strings.Join(parts[:len(parts)-1], ".")
	}
	for _, a := range strings.Split(rest, ",") {
		if a = strings.TrimSpace(a); a != "" {
			inst.args = append(inst.args, strings.Replace(a, "%%", "%", 1))
		}
	}
	return inst, true
}

// asmStmt lowers inline assembly. An empty one only orders memory accesses for the compiler.
func (b *body) asmStmt(s *Scope, st *ast.Asm) {
	if strings.TrimSpace(st.Text) == "" {
		return
	}
	inst, ok := parseAsm(st.Text)
	if ok && b.asmEffect(inst, st) {
		return
	}
	if !ok || inst.typ == ir.Void || len(inst.args) < 2 || len(st.Outs) != 1 || inst.args[0] != "%0" {
		b.c.unsupported(st.At, "this inline assembly")
		return
	}
	var ins []*operand
	for _, o := range st.Ins {
		mark := len(*b.out)
		op := b.rexpr(s, o.X)
		b.saveAt(mark, ins...)
		if op.mode == poison {
			return
		}
		ins = append(ins, &op)
	}
	mark := len(*b.out)
	dst := b.expr(s, st.Outs[0].X)
	b.saveAt(mark, ins...)
	if dst.mode == poison || !b.writable(dst, st.At) {
		return
	}
	if strings.HasPrefix(st.Outs[0].Constraint, "+") {
		old := dst
		old.x = cloneExpr(dst.x)
		old = b.rvalue(old)
		ins = append([]*operand{&old}, ins...)
	} else {
		ins = append([]*operand{nil}, ins...)
	}
	var args []ir.Expr
	for _, a := range inst.args[1:] {
		x := b.asmArg(a, inst.typ, ins, st.At)
		if x == nil {
			b.c.unsupported(st.At, "this inline assembly")
			return
		}
		args = append(args, x)
	}
	x := b.asmValue(inst, args, st.At)
	to, isScalar := b.lower(dst.typ.Unqual(), st.At).(ir.Scalar)
	if x == nil || !isScalar {
		b.c.unsupported(st.At, "this inline assembly")
		return
	}
	if x = asmBits(x, to, st.At); x == nil {
		b.c.unsupported(st.At, "this inline assembly")
		return
	}
	b.store(dst, value(x, dst.typ, st.At), st.At)
}

// asmEffect emits the instructions without a result.
func (b *body) asmEffect(inst asmInst, st *ast.Asm) bool {
	if len(st.Outs)+len(st.Ins) > 0 {
		return false
	}
	var op ir.Op
	switch inst.name {
	case "trap":
		op = "ctl.trap"
	case "membar.cta":
		op = "fence.block"
	case "membar.gl":
		op = "fence.device"
	case "membar.sys":
		op = "fence.system"
	case "bar.sync", "barrier.sync":
		if len(inst.args) != 1 || inst.args[0] != "0" {
			return false
		}
		op = "sync.block"
	default:
		return false
	}
	b.emit(&ir.Effect{S: ir.S{At: st.At}, Op: op})
	return true
}

// asmArg is an operand of an instruction of type t: %N, a special register, or an integer; nil for anything else.
func (b *body) asmArg(a string, t ir.Scalar, ins []*operand, pos source.Pos) ir.Expr {
	if v, err := strconv.ParseInt(a, 0, 64); err == nil {
		if t.IsFloat() {
			return nil
		}
		return &ir.Const{X: ir.X{Typ: t, At: pos}, Bits: wrap(uint64(v), t)}
	}
	if !strings.HasPrefix(a, "%") {
		return nil
	}
	if n, err := strconv.Atoi(a[1:]); err == nil {
		if n >= len(ins) || ins[n] == nil {
			return nil
		}
		if _, ok := ins[n].x.Type().(ir.Scalar); !ok {
			return nil
		}
		return asmBits(ins[n].x, t, pos)
	}
	x := b.asmRegister(a[1:], pos)
	if x == nil {
		return nil
	}
	return asmBits(x, t, pos)
}

// asmBits is x with the width of t: integers are cut or extended, floats and integers of equal width share their bits.
func asmBits(x ir.Expr, t ir.Scalar, pos source.Pos) ir.Expr {
	from, ok := x.Type().(ir.Scalar)
	switch {
	case !ok || from == ir.Bool || t == ir.Bool:
		return nil
	case from == t:
		return x
	case !from.IsFloat() && !t.IsFloat():
		return mkConvert(x, t, pos)
	case from.Size() == t.Size():
		return &ir.Bitcast{X: ir.X{Typ: t, At: pos}, A: x}
	}
	return nil
}

// asmRegister is a special register (PTX ISA 10).
func (b *body) asmRegister(name string, pos source.Pos) ir.Expr {
	id := func(op string) ir.Expr { return &ir.Builtin{X: ir.X{Typ: ir.U32, At: pos}, Op: ir.Op(op)} }
	u32 := func(v int64) ir.Expr { return intConst(ir.U32, v, pos) }
	bin := func(op ir.BinaryOp, x, y ir.Expr) ir.Expr { return mkBinary(op, x, y, ir.U32, pos) }
	if reg, dim, ok := strings.Cut(name, "."); ok && (dim == "x" || dim == "y" || dim == "z") {
		switch reg {
		case "tid":
			return id("id.thread." + dim)
		case "ntid":
			return id("dim.block." + dim)
		case "ctaid":
			return id("id.block." + dim)
		case "nctaid":
			return id("dim.grid." + dim)
		}
		return nil
	}
	lane := func() ir.Expr {
		row := bin(ir.Add, id("id.thread.y"), bin(ir.Mul, id("dim.block.y"), id("id.thread.z")))
		return bin(ir.And, bin(ir.Add, id("id.thread.x"), bin(ir.Mul, id("dim.block.x"), row)), u32(31))
	}
	bit := func() ir.Expr { return bin(ir.Shl, u32(1), lane()) }
	below := func() ir.Expr { return bin(ir.Sub, bit(), u32(1)) }
	switch name {
	case "laneid":
		return lane()
	case "lanemask_eq":
		return bit()
	case "lanemask_lt":
		return below()
	case "lanemask_le":
		return bin(ir.Or, below(), bit())
	case "lanemask_ge":
		return mkUnary(ir.BitNot, below(), ir.U32, pos)
	case "lanemask_gt":
		return mkUnary(ir.BitNot, bin(ir.Or, below(), bit()), ir.U32, pos)
	case "clock", "clock64", "globaltimer":
		op, typ := ir.Op("time.clock"), ir.I64
		if name == "globaltimer" {
			op, typ = "time.globaltimer", ir.U64
		}
		t := b.temp(typ, nil, pos)
		b.emit(&ir.Effect{S: ir.S{At: pos}, Dst: ref(t.Var, pos), Op: op})
		return t
	}
	return nil
}

// asmValue is the result of a computing instruction, or nil.
func (b *body) asmValue(inst asmInst, args []ir.Expr, pos source.Pos) ir.Expr {
	t := inst.typ
	call := func(op string) ir.Expr { return &ir.Builtin{X: ir.X{Typ: t, At: pos}, Op: ir.Op(op), Args: args} }
	if code, ok := asmBinary(inst.name); ok && len(args) == 2 {
		return mkBinary(code, args[0], args[1], t, pos)
	}
	name := strings.TrimSuffix(strings.TrimSuffix(inst.name, ".ftz"), ".approx")
	if op, ok := asmMath(name); ok && len(args) == 1 && t.IsFloat() {
		return call(op)
	}
	if op, ok := asmInt(inst.name); ok && len(args) == 1 && t == ir.U32 {
		return call(op)
	}
	switch {
	case inst.name == "mov" && len(args) == 1:
		return args[0]
	case inst.name == "not" && len(args) == 1 && !t.IsFloat():
		return mkUnary(ir.BitNot, args[0], t, pos)
	case inst.name == "neg" && len(args) == 1:
		return mkUnary(ir.Neg, args[0], t, pos)
	case name == "rcp" && len(args) == 1 && t == ir.F32:
		return mkBinary(ir.Div, &ir.Const{X: ir.X{Typ: t, At: pos}, Float: 1}, args[0], t, pos)
	case inst.name == "mad.lo" && len(args) == 3 && !t.IsFloat():
		return mkBinary(ir.Add, mkBinary(ir.Mul, args[0], args[1], t, pos), args[2], t, pos)
	case inst.name == "fma.rn" && len(args) == 3 && t.IsFloat():
		return call("math.fma")
	case inst.name == "mul.hi" && len(args) == 2 && !t.IsFloat():
		return call("int.mulhi")
	case inst.name == "prmt" && len(args) == 3 && t == ir.U32:
		return call("int.byte_perm")
	case inst.name == "lop3" && len(args) == 4 && t == ir.U32:
		for i, a := range args[:3] {
			if !cheap(a) {
				args[i] = b.temp(a.Type(), a, pos)
			}
		}
		return lop3(args, pos)
	}
	return nil
}

// asmBinary are the instructions that are operators.
func asmBinary(name string) (ir.BinaryOp, bool) {
	switch name {
	case "and":
		return ir.And, true
	case "or":
		return ir.Or, true
	case "xor":
		return ir.Xor, true
	case "add", "add.rn":
		return ir.Add, true
	case "sub", "sub.rn":
		return ir.Sub, true
	case "mul.lo", "mul.rn":
		return ir.Mul, true
	case "div.rn":
		return ir.Div, true
	}
	return 0, false
}

// asmMath are the floating instructions of one operand.
func asmMath(name string) (string, bool) {
	switch name {
	case "ex2":
		return "math.exp2", true
	case "lg2":
		return "math.log2", true
	case "rsqrt":
		return "math.rsqrt", true
	case "sqrt", "sqrt.rn":
		return "math.sqrt", true
	case "sin":
		return "math.sin", true
	case "cos":
		return "math.cos", true
	case "tanh":
		return "math.tanh", true
	case "abs":
		return "math.fabs", true
	}
	return "", false
}

// asmInt are the integer instructions of one operand.
func asmInt(name string) (string, bool) {
	switch name {
	case "popc":
		return "int.popc", true
	case "clz":
		return "int.clz", true
	case "brev":
		return "int.brev", true
	}
	return "", false
}

// lop3 is any logical function of three words, given by its truth table (PTX ISA 9.7.8): the union of the products that are true.
func lop3(args []ir.Expr, pos source.Pos) ir.Expr {
	k, _, ok := isConst(args[3])
	if !ok || k.Bits > 255 {
		return nil
	}
	bin := func(op ir.BinaryOp, x, y ir.Expr) ir.Expr { return mkBinary(op, x, y, ir.U32, pos) }
	var sum ir.Expr
	for row := range 8 {
		if k.Bits>>row&1 == 0 {
			continue
		}
		var product ir.Expr
		for i, a := range args[:3] {
			f := cloneExpr(a)
			if row>>(2-i)&1 == 0 {
				f = mkUnary(ir.BitNot, f, ir.U32, pos)
			}
			if product == nil {
				product = f
			} else {
				product = bin(ir.And, product, f)
			}
		}
		if sum == nil {
			sum = product
		} else {
			sum = bin(ir.Or, sum, product)
		}
	}
	if sum == nil {
		return intConst(ir.U32, 0, pos)
	}
	return sum
}
