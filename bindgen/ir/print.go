package ir

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Print returns the module as text: one declaration after the other, statements one a line, types after names, every
// conversion visible. Constants of type i32, f32 and bool stand alone; others carry their type. It is made for people
// and for golden tests, and is never read back.
func Print(m *Module) string {
	p := &printer{}
	p.linef("module %s", m.Dialect)
	for _, s := range m.Structs {
		p.structDecl(s)
	}
	for _, v := range m.Globals {
		p.global(v)
	}
	for _, f := range m.Funcs {
		p.function(f)
	}
	for _, k := range m.Kernels {
		if k.Func == nil && k.Refused != nil {
			p.linef("")
			p.linef("kernel %s refused: %s [%s]", k.Symbol, k.Refused.Msg, k.Refused.Code)
		}
	}
	return p.out.String()
}

// PrintFunc returns one function as text.
func PrintFunc(f *Func) string {
	p := &printer{}
	p.function(f)
	return strings.TrimPrefix(p.out.String(), "\n")
}

// PrintSites returns the places of m that checked execution reports, one a line; "" if there are none.
func PrintSites(m *Module) string {
	var b strings.Builder
	for i, s := range m.Sites {
		if i == 0 {
			continue
		}
		fmt.Fprintf(&b, "site #%d %s", i, [...]string{"", "atomic ", "volatile "}[s.How])
		if s.Write {
			b.WriteString("write ")
		}
		if s.At.Line > 0 {
			fmt.Fprintf(&b, "%s:%d:%d ", s.At.File, s.At.Line, s.At.Col)
		}
		b.WriteString(s.Words + "\n")
	}
	return b.String()
}

// ExprString returns an expression as text.
func ExprString(e Expr) string { return exprText(e, 0) }

type printer struct {
	out     strings.Builder
	depth   int
	regions map[*Region]int // numbered in the order in which they begin
}

func (p *printer) linef(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if text != "" {
		p.out.WriteString(strings.Repeat("    ", p.depth))
	}
	p.out.WriteString(text + "\n")
}

func (p *printer) structDecl(s *Struct) {
	kind := "struct"
	if s.Union {
		kind = "union"
	}
	p.linef("")
	p.linef("%s %s size %d align %d {", kind, s.Name, s.Size, s.Align)
	for _, f := range s.Fields {
		p.linef("    %s %s @%d", f.Name, f.Type, f.Offset)
	}
	p.linef("}")
}

func (p *printer) global(v *Var) {
	init := ""
	if v.Init != nil {
		init = " = " + exprText(v.Init, 0)
	}
	kind := "global"
	if v.Host {
		kind = "const"
	}
	p.linef("")
	p.linef("%s %s %s%s", kind, varText(v), spaceText(v), init)
}

func spaceText(v *Var) string {
	if v.Space == Generic {
		return v.Type.String()
	}
	return v.Space.String() + " " + v.Type.String()
}

func varText(v *Var) string { return v.Name }

func (p *printer) function(f *Func) {
	var params []string
	for _, v := range f.Params {
		params = append(params, v.Name+" "+v.Type.String())
	}
	kind, ret := "func", ""
	if f.Kernel {
		kind = "kernel"
	}
	if f.NoInline {
		kind = "noinline " + kind
	}
	if f.Ret != nil && f.Ret != Void {
		ret = " " + f.Ret.String()
	}
	p.linef("")
	p.linef("%s %s(%s)%s {", kind, f.Name, strings.Join(params, ", "), ret)
	for _, v := range f.Shared {
		p.linef("    shared %s %s", v.Name, v.Type)
	}
	for _, v := range f.Expanded {
		p.linef("    expanded %s %s", v.Name, v.Type)
	}
	for _, v := range f.Monitored {
		p.linef("    monitored %s %s", v.Name, v.Type)
	}
	for _, s := range f.Entry {
		p.linef("    entry %s%s(%s)", result(s.Dst), s.Op, exprList(s.Args))
	}
	p.regions = map[*Region]int{}
	p.body(f.Body)
	p.linef("}")
}

func (p *printer) body(list []Stmt) {
	p.depth++
	for _, s := range list {
		p.stmt(s)
	}
	p.depth--
}

func (p *printer) stmt(s Stmt) {
	switch s := s.(type) {
	case *Declare:
		init := ""
		if s.Init != nil {
			init = " = " + exprText(s.Init, 0)
		}
		p.linef("var %s %s%s", s.Var.Name, s.Var.Type, init)
	case *Assign:
		p.linef("%s %s=%s %s", exprText(s.Dst, 0), s.Op, siteText(s.Site), exprText(s.Src, 0))
	case *Call:
		name := "?"
		if s.Func != nil {
			name = s.Func.Name
		}
		p.linef("%s%s(%s)", result(s.Dst), name, exprList(s.Args))
	case *Effect:
		p.linef("%s%s%s(%s)", result(s.Dst), s.Op, siteText(s.Site), exprList(s.Args))
	case *Block:
		p.linef("{")
		p.body(s.List)
		p.linef("}")
	case *If:
		p.linef("if %s {", exprText(s.Cond, 0))
		p.body(s.Then)
		if len(s.Else) > 0 {
			p.linef("} else {")
			p.body(s.Else)
		}
		p.linef("}")
	case *Loop:
		p.loop(s)
	case *Switch:
		p.switchStmt(s)
	case *Break:
		p.linef("break")
	case *Label:
		p.linef("label %s", s.Name)
	case *Goto:
		p.linef("goto %s", s.To.Name)
	case *Continue:
		p.linef("continue")
	case *Return:
		if s.Val == nil {
			p.linef("return")
		} else {
			p.linef("return %s", exprText(s.Val, 0))
		}
	default:
		p.lowered(s)
	}
}

// lowered prints the statements that passes make.
func (p *printer) lowered(s Stmt) {
	switch s := s.(type) {
	case *ThreadLoop:
		p.linef("threads {")
		p.body(s.Body)
		p.linef("}")
	case *WarpLoop:
		p.linef("warps {")
		p.body(s.Body)
		p.linef("}")
	case *Barrier:
		p.linef("barrier %s%s", s.Level, barrierText(s))
	case *Region:
		p.regions[s] = len(p.regions) + 1
		p.linef("region %d %s {", p.regions[s], s.Name)
		p.body(s.Body)
		p.linef("}")
	case *Leave:
		p.linef("leave %d", p.regions[s.Of])
	default:
		p.linef("%T", s)
	}
}

// barrierText says what a barrier stands for and orders, where that is not all memory at a barrier of the block.
func barrierText(s *Barrier) string {
	text := ""
	if s.Op != "sync.block" && s.Op != "" {
		text = " " + string(s.Op)
	}
	text += siteText(s.Site)
	if s.Masked {
		text += " masked"
	}
	switch s.Memory {
	case LocalMemory:
		text += " local"
	case GlobalMemory:
		text += " global"
	}
	return text
}

// siteText is the number of a site after what is reported there.
func siteText(site int) string {
	if site == 0 {
		return ""
	}
	return "#" + strconv.Itoa(site)
}

func result(dst Expr) string {
	if dst == nil {
		return ""
	}
	return exprText(dst, 0) + " = "
}

// loop prints the parts of a loop in the order in which they run.
func (p *printer) loop(s *Loop) {
	if s.Unroll != 0 {
		p.linef("unroll %d", s.Unroll)
	}
	test := func() {
		if len(s.Pre) > 0 {
			p.linef("pre:")
			p.body(s.Pre)
		}
	}
	if s.TestLast {
		p.linef("do {")
		p.body(s.Body)
		test()
	} else {
		cond := ""
		if s.Cond != nil && len(s.Pre) == 0 {
			cond = " " + exprText(s.Cond, 0)
		}
		p.linef("loop%s {", cond)
		if len(s.Pre) > 0 {
			test()
			if s.Cond != nil {
				p.linef("while %s", exprText(s.Cond, 0))
			}
		}
		p.body(s.Body)
	}
	if len(s.Post) > 0 {
		p.linef("post:")
		p.body(s.Post)
	}
	if s.TestLast && s.Cond != nil {
		p.linef("} while %s", exprText(s.Cond, 0))
		return
	}
	p.linef("}")
}

func (p *printer) switchStmt(s *Switch) {
	p.linef("switch %s {", exprText(s.Tag, 0))
	for _, c := range s.Cases {
		var values []string
		for _, v := range c.Values {
			values = append(values, constText(&Const{X: X{Typ: s.Tag.Type()}, Bits: v}, false))
		}
		if len(values) > 0 {
			p.linef("case %s:", strings.Join(values, ", "))
		}
		if c.Default {
			p.linef("default:")
		}
		p.body(c.Body)
	}
	p.linef("}")
}

func exprList(list []Expr) string {
	var parts []string
	for _, e := range list {
		parts = append(parts, exprText(e, 0))
	}
	return strings.Join(parts, ", ")
}

// Binding strengths of operators in the text; what binds weaker inside stronger gets parentheses.
const (
	bindSelect = iota + 1
	bindBinary
	bindUnary
	bindPostfix
)

func paren(text string, binds, within int) string {
	if binds < within {
		return "(" + text + ")"
	}
	return text
}

func exprText(e Expr, within int) string {
	switch e := e.(type) {
	case nil:
		return "?"
	case *Const:
		return constText(e, true)
	case *Zero:
		return "zero<" + e.Typ.String() + ">"
	case *Str:
		return strconv.Quote(e.Text)
	case *Ref:
		return e.Var.Name
	case *Index:
		return exprText(e.Base, bindPostfix) + "[" + exprText(e.I, 0) + "]"
	case *Deref:
		return paren("*"+exprText(e.Ptr, bindUnary), bindUnary, within)
	case *FieldOf:
		return exprText(e.Base, bindPostfix) + "." + fieldName(e)
	case *Lanes:
		return exprText(e.Base, bindPostfix) + "." + laneNames(e.Comps)
	case *LaneAt:
		return exprText(e.Base, bindPostfix) + ".[" + exprText(e.I, 0) + "]"
	case *Addr:
		return paren("&"+exprText(e.Place, bindUnary), bindUnary, within)
	case *PtrAdd:
		return paren(exprText(e.Ptr, bindUnary)+" + "+exprText(e.I, bindUnary), bindBinary, within)
	case *PtrDiff:
		return paren(exprText(e.A, bindUnary)+" - "+exprText(e.B, bindUnary), bindBinary, within)
	case *Unary:
		return paren(e.Op.String()+exprText(e.A, bindUnary), bindUnary, within)
	case *Binary:
		return paren(exprText(e.A, bindUnary)+" "+e.Op.String()+" "+exprText(e.B, bindUnary), bindBinary, within)
	case *Select:
		return paren(exprText(e.C, bindBinary)+" ? "+exprText(e.A, bindBinary)+" : "+exprText(e.B, bindBinary), bindSelect,
			within)
	}
	return callText(e)
}

// callText prints the expressions that look like calls.
func callText(e Expr) string {
	switch e := e.(type) {
	case *Convert:
		mode := ""
		if e.Sat {
			mode = ".sat"
		}
		mode += [...]string{"", ".rn", ".rz", ".ru", ".rd"}[e.Mode]
		return e.Typ.String() + mode + "(" + exprText(e.A, 0) + ")"
	case *Bitcast:
		return "bits<" + e.Typ.String() + ">(" + exprText(e.A, 0) + ")"
	case *PtrCast:
		return "cast<" + e.Typ.String() + ">(" + exprText(e.A, 0) + ")"
	case *Compose:
		return e.Typ.String() + "{" + exprList(e.Parts) + "}"
	case *Splat:
		return e.Typ.String() + "{" + exprText(e.A, 0) + "...}"
	case *Builtin:
		if len(e.Args) == 0 {
			return string(e.Op)
		}
		return string(e.Op) + siteText(e.Site) + "(" + exprList(e.Args) + ")"
	case *Checked:
		args := exprText(e.Place, 0)
		if e.Shadow != nil {
			args += ", " + e.Shadow.Name
		}
		for _, a := range e.Args {
			args += ", " + exprText(a, 0)
		}
		return string(e.Op) + siteText(e.Site) + "(" + args + ")"
	}
	return fmt.Sprintf("%T", e)
}

func fieldName(e *FieldOf) string {
	if s, ok := e.Base.Type().(*Struct); ok && e.Field >= 0 && e.Field < len(s.Fields) {
		return s.Fields[e.Field].Name
	}
	return fmt.Sprintf("field%d", e.Field)
}

// laneNames spells components as OpenCL does: .xyzw, or .s and hexadecimal digits.
func laneNames(comps []int) string {
	names := ""
	for _, c := range comps {
		if c > 3 {
			names = ""
			break
		}
		names += "xyzw"[c : c+1]
	}
	if names != "" {
		return names
	}
	names = "s"
	for _, c := range comps {
		names += strconv.FormatInt(int64(c), 16)
	}
	return names
}

func constText(c *Const, typed bool) string {
	s, ok := c.Typ.(Scalar)
	if !ok {
		if c.Bits == 0 {
			return "null"
		}
		return fmt.Sprintf("%s(%#x)", c.Typ, c.Bits)
	}
	var text string
	switch {
	case s == Bool:
		return strconv.FormatBool(c.Bits != 0)
	case s.IsFloat():
		text = floatText(c.Float, s)
	case s.IsSigned():
		text = strconv.FormatInt(int64(c.Bits), 10)
	default:
		text = strconv.FormatUint(c.Bits&(^uint64(0)>>(64-8*max(s.Size(), 1))), 10)
	}
	if !typed || s == I32 || s == F32 {
		return text
	}
	return s.String() + "(" + text + ")"
}

// floatText always looks like a float.
func floatText(v float64, s Scalar) string {
	size := 64
	if s != F64 {
		size = 32
	}
	text := strconv.FormatFloat(v, 'g', -1, size)
	if math.IsInf(v, 0) || v != v || strings.ContainsAny(text, ".e") {
		return text
	}
	return text + ".0"
}
