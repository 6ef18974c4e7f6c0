package cwriter

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// usage is what a function and those that it calls use besides their parameters.
type usage struct {
	shared    []*ir.Var // static shared variables
	variables []*ir.Var // of the module, in the buffer of globals
	constants []*ir.Var // of the module, declared beside the functions
	dynamic   bool
	globals   bool
	exchange  bool
	votes     bool // of the block
	fault     bool
	carry     bool
}

func (w *Writer) usageOf(in *spaces.Instance) *usage {
	if u := w.uses[in]; u != nil {
		return u
	}
	u := &usage{}
	w.uses[in] = u
	ir.Walk(in.Func.Body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Call:
			u.include(w.usageOf(in.Calls[s]))
		case *ir.Effect:
			u.exchange = u.exchange || exchanges(s.Op)
			u.votes = u.votes || ir.IsVote(s.Op)
			u.globals = u.globals || allocates(s.Op) && !w.d.Generic
			u.fault = u.fault || faults(s.Op) || strings.HasPrefix(string(s.Op), "surf.")
			u.carry = u.carry || carries(s.Op)
		}
	}, func(e ir.Expr) {
		if r, ok := e.(*ir.Ref); ok {
			w.mention(u, r.Var)
		}
		if b, ok := e.(*ir.Builtin); ok && numbersShared(b.Op) && !w.d.Generic {
			u.exchange, u.fault = true, true
		}
	})
	return u
}

func (w *Writer) mention(u *usage, v *ir.Var) {
	switch {
	case v.Kind == ir.SharedVar && isDynamic(v):
		u.dynamic = true
		add(&u.shared, v)
	case v.Kind == ir.SharedVar:
		add(&u.shared, v)
	case v.Kind == ir.GlobalVar && w.layout.IsConstant(v):
		add(&u.constants, v)
		ir.EachVar(v.Init, func(v *ir.Var) { w.mention(u, v) })
	case v.Kind == ir.GlobalVar:
		u.globals = true
		add(&u.variables, v)
	}
}

func (u *usage) include(v *usage) {
	for _, x := range v.shared {
		add(&u.shared, x)
	}
	for _, x := range v.constants {
		add(&u.constants, x)
	}
	u.dynamic = u.dynamic || v.dynamic
	u.globals = u.globals || v.globals
	u.exchange = u.exchange || v.exchange
	u.votes = u.votes || v.votes
	u.fault = u.fault || v.fault
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

// handle declares name as how a function reaches v from outside: a pointer to its first element if it is an array, else
// to it.
func (w *Writer) handle(v *ir.Var, space ir.Space, name string) string {
	if a, ok := v.Type.(*ir.Array); ok {
		return w.pointer(space, a.Elem, name)
	}
	return w.pointer(space, v.Type, name)
}

// hiddenParameters declares what a function is given besides its parameters.
func (w *Writer) hiddenParameters(u *usage, kernel bool) (list []string) {
	byteType := w.d.Scalars[ir.U8]
	if kernel && u.dynamic { // aligned as CUDA aligns it: a device places such memory by the type of the parameter
		list = append(list, w.d.Qualifier[ir.Shared]+w.d.Scalars[ir.U64]+"2 *kb_dynamic")
	}
	if !kernel {
		for _, v := range u.shared {
			list = append(list, w.handle(v, ir.Shared, w.name(v)))
		}
	}
	if u.globals {
		list = append(list, w.d.Qualifier[ir.Global]+byteType+" *kb_globals")
	}
	if u.exchange {
		list = append(list, w.d.Qualifier[ir.Shared]+w.d.Scalars[ir.U64]+" *kb_exchange")
	}
	if u.fault {
		list = append(list, "volatile "+w.d.Qualifier[ir.Global]+w.d.Scalars[ir.U32]+" *kb_fault")
	}
	if u.carry && !kernel {
		list = append(list, w.d.Scalars[ir.U32]+" *kb_carry")
	}
	return list
}

// hiddenArguments are what a call of in passes for them.
func (w *Writer) hiddenArguments(in *spaces.Instance) (list []string) {
	if w.d.Own != nil {
		return w.d.Own.Hidden(w, in)
	}
	u := w.uses[in]
	for _, v := range u.shared {
		name := w.name(v)
		if w.fn.kernel && !ir.IsArray(v.Type) {
			name = "&" + name
		}
		list = append(list, name)
	}
	if u.globals {
		list = append(list, "kb_globals")
	}
	if u.exchange {
		list = append(list, "kb_exchange")
	}
	if u.fault {
		list = append(list, "kb_fault")
	}
	if u.carry {
		list = append(list, "kb_carry")
	}
	return list
}

// prologue declares the shared variables of a kernel, and where the variables of the module lie.
func (w *Writer) prologue(u *usage, kernel bool) {
	for _, v := range u.shared {
		switch {
		case !kernel:
		case isDynamic(v):
			w.line(fmt.Sprintf("%s = (%s)kb_dynamic;", w.handle(v, ir.Shared, w.name(v)),
				w.handle(v, ir.Shared, "")))
		default:
			first := ""
			if w.d.Own != nil {
				first = " = {0}"
			}
			w.line(w.aligned(v, w.d.Qualifier[ir.Shared]+w.stored(v.Type, w.name(v))) + first + ";")
		}
	}
	if kernel && u.exchange {
		w.turns(u)
	}
	if kernel && u.carry && w.d.Own == nil {
		w.line(w.d.Scalars[ir.U32] + " kb_carry[1] = {0};")
	}
	for _, v := range u.variables {
		if why := w.layout.Refused[v]; why != "" && !w.layout.Relocated[v] {
			w.refuse(v.Pos, why)
		}
		w.line(fmt.Sprintf("%s = (%s)(kb_globals + %d);", w.handle(v, ir.Global, w.name(v)),
			w.handle(v, ir.Global, ""), w.layout.Offset[v]))
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
func (w *Writer) constants(u *usage) (list []string) {
	w.fn = &function{names: map[*ir.Var]string{}, taken: ir.Names{}}
	for _, v := range w.m.Globals {
		if slices.Contains(u.constants, v) {
			w.at = v.Pos
			list = append(list, fmt.Sprintf("%s%s = %s;\n", w.d.Qualifier[ir.Constant], w.stored(v.Type, w.safe(v.Name)),
				w.initialiser(v.Init, v.Type)))
		}
	}
	return list
}
