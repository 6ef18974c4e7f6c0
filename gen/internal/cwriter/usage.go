package cwriter

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// Usage is what a function and those that it calls use besides their parameters.
type Usage struct {
	Shared    []*ir.Var // static shared variables
	variables []*ir.Var // of the module, in the buffer of globals
	Constants []*ir.Var // of the module, declared beside the functions
	Dynamic   bool
	Globals   bool
	exchange  bool
	votes     bool // of the block
	Fault     bool
	inWhole   bool // it may fail in blocks that are rows of whole warps, too
	carry     bool
}

func (w *Writer) UsageOf(in *spaces.Instance) *Usage {
	if u := w.uses[in]; u != nil {
		return u
	}
	u := &Usage{}
	w.uses[in] = u
	ir.Walk(in.Func.Body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Call:
			u.include(w.UsageOf(in.Calls[s]))
		case *ir.Effect:
			u.exchange = u.exchange || exchanges(s.Op)
			u.votes = u.votes || ir.IsVote(s.Op)
			u.Globals = u.Globals || allocates(s.Op) && !w.d.Generic
			u.Fault = u.Fault || mayFail(s.Op)
			u.carry = u.carry || Carries(s.Op)
		}
	}, func(e ir.Expr) {
		if r, ok := e.(*ir.Ref); ok {
			w.mention(u, r.Var)
		}
		if b, ok := e.(*ir.Builtin); ok && numbersShared(b.Op) && !w.d.Generic {
			u.exchange, u.Fault, u.inWhole = true, true, true
		}
	})
	w.failsInWhole(u, in)
	return u
}

// mayFail reports whether op may end the launch with an error.
func mayFail(op ir.Op) bool { return Faults(op) || strings.HasPrefix(string(op), "surf.") }

// failsInWhole looks for what may fail outside of what only blocks do that are not rows of whole warps.
func (w *Writer) failsInWhole(u *Usage, in *spaces.Instance) {
	ir.WalkStmts(in.Func.Body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.If:
			return w.m.Wave64 || len(s.Else) > 0 || !unlessWhole(s.Cond)
		case *ir.Call:
			u.inWhole = u.inWhole || w.uses[in.Calls[s]].inWhole
		case *ir.Effect:
			u.inWhole = u.inWhole || mayFail(s.Op)
		}
		return true
	})
}

// unlessWhole reports whether e is the condition that the blocks of a launch are not rows of whole warps.
func unlessWhole(e ir.Expr) bool {
	not, ok := e.(*ir.Unary)
	if !ok || not.Op != ir.Not {
		return false
	}
	b, ok := not.A.(*ir.Builtin)
	return ok && b.Op == ir.OpWhole
}

func (w *Writer) mention(u *Usage, v *ir.Var) {
	switch {
	case v.Kind == ir.SharedVar && isDynamic(v):
		u.Dynamic = true
		add(&u.Shared, v)
	case v.Kind == ir.SharedVar:
		add(&u.Shared, v)
	case v.Kind == ir.GlobalVar && w.layout.IsConstant(v):
		add(&u.Constants, v)
		ir.EachVar(v.Init, func(v *ir.Var) { w.mention(u, v) })
	case v.Kind == ir.GlobalVar:
		u.Globals = true
		add(&u.variables, v)
	}
}

func (u *Usage) include(v *Usage) {
	for _, x := range v.Shared {
		add(&u.Shared, x)
	}
	for _, x := range v.Constants {
		add(&u.Constants, x)
	}
	u.Dynamic = u.Dynamic || v.Dynamic
	u.Globals = u.Globals || v.Globals
	u.exchange = u.exchange || v.exchange
	u.votes = u.votes || v.votes
	u.Fault = u.Fault || v.Fault
	u.carry = u.carry || v.carry
}

func add(list *[]*ir.Var, v *ir.Var) {
	if !slices.Contains(*list, v) {
		*list = append(*list, v)
	}
}

// isDynamic reports whether v is dynamic shared memory.
func isDynamic(v *ir.Var) bool {
	a, ok := v.Type.(*ir.Array)
	return ok && v.Kind == ir.SharedVar && a.N < 0
}

// Handle declares name as how a function reaches v from outside: a pointer to its first element if it is an array, else
// to it.
func (w *Writer) Handle(v *ir.Var, space ir.Space, name string) string {
	if a, ok := v.Type.(*ir.Array); ok {
		return w.pointer(space, a.Elem, name)
	}
	return w.pointer(space, v.Type, name)
}

// hiddenParameters declares what a function is given besides its parameters.
func (w *Writer) hiddenParameters(u *Usage, kernel bool) (list []string) {
	byteType := w.d.Scalars[ir.U8]
	if kernel && u.Dynamic { // aligned as CUDA aligns it: a device places such memory by the type of the parameter
		list = append(list, w.d.Qualifier[ir.Shared]+w.d.Scalars[ir.U64]+"2 *kb_dynamic")
	}
	if !kernel {
		for _, v := range u.Shared {
			list = append(list, w.Handle(v, ir.Shared, w.Name(v)))
		}
	}
	if u.Globals {
		list = append(list, w.d.Qualifier[ir.Global]+byteType+" *kb_globals")
	}
	if u.exchange {
		list = append(list, w.d.Qualifier[ir.Shared]+w.d.Scalars[ir.U64]+" *kb_exchange")
	}
	if u.Fault {
		list = append(list, "volatile "+w.d.Qualifier[ir.Global]+w.d.Scalars[ir.U32]+" *kb_fault")
	}
	if u.carry && !kernel {
		list = append(list, w.d.Scalars[ir.U32]+" *kb_carry")
	}
	return list
}

// hiddenArguments are what a call of in passes for them.
func (w *Writer) hiddenArguments(in *spaces.Instance) (list []string) {
	if w.own != nil {
		return w.own.Arguments(in)
	}
	u := w.uses[in]
	for _, v := range u.Shared {
		name := w.Name(v)
		if w.fn.kernel && !ir.IsArray(v.Type) {
			name = "&" + name
		}
		list = append(list, name)
	}
	if u.Globals {
		list = append(list, "kb_globals")
	}
	if u.exchange {
		list = append(list, "kb_exchange")
	}
	if u.Fault {
		list = append(list, "kb_fault")
	}
	if u.carry {
		list = append(list, "kb_carry")
	}
	return list
}

// Prologue declares the shared variables of a kernel, and where the variables of the module lie.
func (w *Writer) Prologue(u *Usage, kernel bool) {
	for _, v := range u.Shared {
		switch {
		case !kernel:
		case isDynamic(v):
			w.Line(fmt.Sprintf("%s = (%s)kb_dynamic;", w.Handle(v, ir.Shared, w.Name(v)),
				w.Handle(v, ir.Shared, "")))
		default:
			first := ""
			if w.d.Host {
				first = " = {0}"
			}
			w.Line(w.aligned(v, w.d.Qualifier[ir.Shared]+w.Stored(v.Type, w.Name(v))) + first + ";")
		}
	}
	if kernel && u.exchange {
		w.counts(u)
	}
	if kernel && u.carry && !w.d.Host {
		w.Line(w.d.Scalars[ir.U32] + " kb_carry[1] = {0};")
	}
	for _, v := range u.variables {
		w.Line(fmt.Sprintf("%s = (%s)(kb_globals + %d);", w.Handle(v, ir.Global, w.Name(v)),
			w.Handle(v, ir.Global, ""), w.layout.Offset[v]))
	}
}

// aligned is the declaration text of v with the alignment that its source asks for.
func (w *Writer) aligned(v *ir.Var, text string) string {
	switch {
	case v.Align <= ir.Alignof(v.Type):
		return text
	case w.d.CPlusPlus:
		return fmt.Sprintf("alignas(%d) %s", v.Align, text)
	}
	return fmt.Sprintf("%s __attribute__((aligned(%d)))", text, v.Align)
}

// isHandle reports whether the name of v is that of a pointer to it.
func (w *Writer) isHandle(v *ir.Var) bool {
	return !w.d.Generic && (v.Kind == ir.SharedVar && !w.fn.kernel || v.Kind == ir.GlobalVar && !w.layout.IsConstant(v))
}

// constants declares the variables in constant memory that a kernel uses, in the order of the module.
func (w *Writer) constants(u *Usage) (list []string) {
	w.Outside(false)
	for _, v := range w.m.Globals {
		if slices.Contains(u.Constants, v) {
			w.at = v.Pos
			list = append(list, fmt.Sprintf("%s%s = %s;\n", w.d.Qualifier[ir.Constant], w.Stored(v.Type, w.Safe(v.Name)),
				w.Initialiser(v.Init, v.Type)))
		}
	}
	return list
}
