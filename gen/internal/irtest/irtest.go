// Package irtest builds small modules for the tests of generators, without a front end.
//
// A Builder holds one source text; positions are found by searching it for a marker, so that messages and comments
// show real lines.
package irtest

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Builder builds one module.
type Builder struct {
	M     *ir.Module
	files map[string]*source.File
}

// New begins a module of one unit.
func New(dialect ir.Dialect, name, text string) *Builder {
	b := &Builder{M: &ir.Module{Dialect: dialect, Set: &source.Set{}}, files: map[string]*source.File{}}
	b.add(name, text, true)
	return b
}

// Include adds a header.
func (b *Builder) Include(name, text string) *Builder {
	b.add(name, text, false)
	return b
}

func (b *Builder) add(name, text string, unit bool) {
	f, err := b.M.Set.AddFile(name, []byte(text))
	if err != nil {
		panic(err)
	}
	b.files[name] = f
	b.M.Sources = append(b.M.Sources, ir.Source{Name: name, Text: []byte(text), Unit: unit})
}

// Pos returns where marker first stands in any source.
func (b *Builder) Pos(marker string) source.Pos {
	for _, s := range b.M.Sources {
		f := b.files[s.Name]
		if i := bytes.Index(f.Text, []byte(marker)); i >= 0 {
			return f.Pos(i)
		}
	}
	return 0
}

// Struct adds a struct laid out by C's rules; fields are pairs of name and type.
func (b *Builder) Struct(name string, fields ...any) *ir.Struct { return b.record(name, false, fields) }

// Union is Struct for a union.
func (b *Builder) Union(name string, fields ...any) *ir.Struct { return b.record(name, true, fields) }

func (b *Builder) record(name string, union bool, fields []any) *ir.Struct {
	s := &ir.Struct{Name: strings.NewReplacer("::", "_", "<", "_", ">", "", ", ", "_").Replace(name), Source: name,
		Union: union, Pos: b.Pos("struct " + name)}
	if union {
		s.Pos = b.Pos("union " + name)
	}
	for i := 0; i < len(fields); i += 2 {
		s.Fields = append(s.Fields, ir.Field{Name: fields[i].(string), Type: fields[i+1].(ir.Type)})
	}
	ir.Layout(s, 1, nil)
	b.M.Structs = append(b.M.Structs, s)
	return s
}

// Global adds a variable with accessors of the given Go name; "" for none.
func (b *Builder) Global(name string, t ir.Type, space ir.Space, bound string) *ir.Var {
	v := &ir.Var{Name: name, Source: name, Type: t, Kind: ir.GlobalVar, Space: space, Pos: b.Pos(" " + name), Bound: bound}
	b.M.Globals = append(b.M.Globals, v)
	return v
}

// Kernel adds a kernel with an empty body; params are pairs of name and type, a name may be followed by a colon and
// the canonical spelling, "x:T *".
func (b *Builder) Kernel(name, goName string, params ...any) *ir.Kernel {
	k := &ir.Kernel{Name: name, Qualified: name, Symbol: name, GoName: goName, Pos: b.Pos(" " + name + "("), Bound: true}
	k.Attrs.Size, k.Attrs.Scratch = map[string]*ir.HostExpr{}, map[string]*ir.HostExpr{}
	k.Func = &ir.Func{Name: name, Source: name, Ret: ir.Void, Kernel: true, Pos: k.Pos, End: k.Pos}
	for i := 0; i < len(params); i += 2 {
		pname, canonical, _ := strings.Cut(params[i].(string), ":")
		p := ir.KernelParam{Name: pname, Type: params[i+1].(ir.Type), CType: CType(params[i+1].(ir.Type)), Pos: k.Pos}
		if p.Canonical = canonical; canonical == "" {
			p.Canonical = p.CType
		}
		if ptr, ok := p.Type.(*ir.Pointer); ok {
			p.Dir = ir.InOut
			if ptr.Const {
				p.Dir = ir.In
			}
			p.Space = ptr.Space
		}
		k.Params = append(k.Params, p)
		k.Func.Params = append(k.Func.Params, &ir.Var{Name: fmt.Sprintf("%s%d", pname, i), Source: pname, Type: p.Type,
			Kind: ir.Param, Pos: k.Pos})
	}
	b.M.Kernels = append(b.M.Kernels, k)
	b.M.Funcs = append(b.M.Funcs, k.Func)
	return k
}

// Doc sets a kernel's comment.
func Doc(k *ir.Kernel, text string) *ir.Kernel { k.Doc = text; return k }

// Out makes parameters results.
func Out(k *ir.Kernel, names ...string) *ir.Kernel {
	for _, n := range names {
		for i := range k.Params {
			if k.Params[i].Name == n {
				k.Params[i].Dir = ir.Out
			}
		}
	}
	return k
}

// Size gives parameters sizes, in pairs of name and expression.
func Size(k *ir.Kernel, pairs ...any) *ir.Kernel {
	for i := 0; i < len(pairs); i += 2 {
		k.Attrs.Size[pairs[i].(string)] = pairs[i+1].(*ir.HostExpr)
	}
	return k
}

// Grid sets the grid in threads and the block.
func Grid(k *ir.Kernel, grid, block []*ir.HostExpr) *ir.Kernel {
	k.Attrs.Grid, k.Attrs.Block = grid, block
	return k
}

// Template makes k an instance; params are "T" for a type or "N:int" for a value, args are given in the same order as
// ir.Type, or int64 for a value.
func Template(k *ir.Kernel, params []string, args ...any) *ir.Kernel {
	k.Symbol = k.Name
	for i, p := range params {
		name, typ, value := strings.Cut(p, ":")
		kind := "type"
		if value {
			kind = "value"
		}
		k.Template = append(k.Template, ir.TemplateParam{Kind: kind, Name: name, Type: typ})
		var a ir.TemplateArg
		switch v := args[i].(type) {
		case ir.Type:
			a = ir.TemplateArg{Type: v, Text: CType(v), GoText: goText(v)}
		case int64:
			a = ir.TemplateArg{Value: v, Scalar: ir.I32, Text: fmt.Sprint(v), GoText: fmt.Sprint(v)}
			if typ == "bool" {
				a.Scalar, a.Text, a.GoText = ir.Bool, fmt.Sprint(v != 0), map[bool]string{false: "False", true: "True"}[v != 0]
			}
		}
		k.Args = append(k.Args, a)
		k.Symbol += "_" + strings.ToLower(a.GoText)
	}
	return k
}

func goText(t ir.Type) string {
	if s, ok := t.(ir.Scalar); ok {
		return map[ir.Scalar]string{ir.F32: "Float32", ir.F64: "Float64", ir.I32: "Int32", ir.I64: "Int64", ir.U8: "Uint8",
			ir.I8: "Int8"}[s]
	}
	return strings.ToUpper(t.String()[:1]) + t.String()[1:]
}

// CType spells a type in C.
func CType(t ir.Type) string {
	switch t := t.(type) {
	case ir.Scalar:
		return map[ir.Scalar]string{ir.Void: "void", ir.Bool: "bool", ir.I8: "char", ir.U8: "unsigned char", ir.I16: "short",
			ir.U16: "unsigned short", ir.I32: "int",
			ir.U32: "unsigned int", ir.I64: "long", ir.U64: "unsigned long", ir.F16: "__half", ir.BF16: "__nv_bfloat16",
			ir.F32: "float", ir.F64: "double"}[t]
	case *ir.Vector:
		return strings.TrimPrefix(CType(t.Elem), "unsigned ") + fmt.Sprint(t.N)
	case *ir.Pointer:
		if t.Const {
			return "const " + CType(t.Elem) + " *"
		}
		return CType(t.Elem) + " *"
	case *ir.Struct:
		return t.Source
	}
	return t.String()
}

// Ptr is T*.
func Ptr(t ir.Type) *ir.Pointer { return &ir.Pointer{Elem: t} }

// ConstPtr is const T*.
func ConstPtr(t ir.Type) *ir.Pointer { return &ir.Pointer{Elem: t, Const: true} }

// Vec is a vector with CUDA's layout.
func Vec(s ir.Scalar, n int) *ir.Vector {
	align := s.Size() * n
	if n == 3 {
		align = s.Size()
	}
	return &ir.Vector{Elem: s, N: n, Bytes: s.Size() * n, Align: min(align, 16)}
}

// N is a constant.
func N(v int64) *ir.HostExpr { return &ir.HostExpr{Op: "const", Val: v} }

// P is a scalar parameter.
func P(name string) *ir.HostExpr { return &ir.HostExpr{Op: "param", Name: name} }

// T is a template parameter.
func T(name string) *ir.HostExpr { return &ir.HostExpr{Op: "tparam", Name: name} }

// X is an operator.
func X(op string, args ...*ir.HostExpr) *ir.HostExpr { return &ir.HostExpr{Op: op, Args: args} }

// L is a list of expressions.
func L(xs ...*ir.HostExpr) []*ir.HostExpr { return xs }
