package sema

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/annot"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
)

// checkKernels adds every wanted kernel to the module.
func (c *checker) checkKernels() {
	c.openMemberKernels()
	sites := c.launchSites()
	c.settleSubGroups()
	seen := map[*FuncObj]bool{}
	for _, f := range slices.Clone(c.kernels.funcs) {
		f = c.definitionOf(f)
		if f == nil || seen[f] || f.IsSpec {
			continue
		}
		seen[f] = true
		c.kernel(f, sites[f])
	}
}

// openMemberKernels enters the members of classes that declare kernels, so that those are seen.
func (c *checker) openMemberKernels() {
	for _, o := range c.kernels.classes {
		c.speculate(func() bool {
			c.resolveType(o)
			if r, ok := o.Type.T.(*Record); ok {
				c.openRecord(r)
			}
			return true
		})
	}
}

// definitionOf returns the object that stands for kernel f and its other declarations, nil for a declaration whose
// definition has its own turn or that has none.
func (c *checker) definitionOf(f *FuncObj) *FuncObj {
	if f.Prelude {
		return nil
	}
	merged := false
	var other *FuncObj // another definition of the kernel
	if !f.IsSpec {
		all := c.homonymsOf(f)
		merged = all.has[f]
		if key, ok := c.sigKey(f); ok && f.Template == nil {
			for _, g := range all.defined[key] {
				if g != f {
					other = g
				}
			}
		}
	}
	switch {
	case f.Decl.Body != nil && other != nil && !merged:
		if c.decls.twice[other] == Object(f) {
			c.errorf(codeTwice, f.Pos, "kernel %s is defined twice", f.Name).Note(other.Pos, "first here")
		}
		return nil
	case f.Decl.Body != nil:
		return f
	case merged && directives(f):
		c.errorf(codeKernelDecl, f.Pos, "kernel %s is declared but not defined", f.Name)
	}
	return nil
}

// homonyms are the objects of one name in a scope.
type homonyms struct {
	has     map[Object]bool
	defined map[string][]*FuncObj // the functions with a body, by sigKey
}

// nameIn is a name in a scope.
type nameIn struct {
	scope *Scope
	name  string
}

// homonymsOf returns what is called as the kernel f in its scope.
func (c *checker) homonymsOf(f *FuncObj) *homonyms {
	at := nameIn{f.Scope, f.Name}
	if known := c.kernels.homonyms[at]; known != nil {
		return known
	}
	all := &homonyms{map[Object]bool{}, map[string][]*FuncObj{}}
	for _, o := range c.lookupIn(f.Scope, f.Name) {
		all.has[o] = true
		if g, ok := o.(*FuncObj); ok && g.Decl.Body != nil {
			if key, ok := c.sigKey(g); ok {
				all.defined[key] = append(all.defined[key], g)
			}
		}
	}
	if c.kernels.homonyms == nil {
		c.kernels.homonyms = map[nameIn]*homonyms{}
	}
	c.kernels.homonyms[at] = all
	return all
}

// sameSig reports whether two functions of one scope are one.
func (c *checker) sameSig(f, g *FuncObj) bool {
	a, ok := c.sigKey(f)
	b, ok2 := c.sigKey(g)
	return ok && ok2 && a == b
}

// directives reports whether any comment above f is one.
func directives(f *FuncObj) bool {
	for _, doc := range f.Docs {
		for _, l := range doc {
			if annot.IsDirective(l.Text) {
				return true
			}
		}
	}
	return false
}

func docLines(docs []ast.Comments) []annot.Line {
	var lines []annot.Line
	for _, doc := range docs {
		for _, l := range doc {
			lines = append(lines, annot.Line{Pos: l.Pos, Text: l.Text})
		}
	}
	return lines
}

// wanted is a kernel that is being added to the module.
type wanted struct {
	f     *FuncObj
	dirs  *annot.Directives
	doc   string
	bound bool
	names []string // of the template's parameters
}

// kernel adds the instances of one kernel.
func (c *checker) kernel(f *FuncObj, sites [][]TArg) {
	lines := docLines(f.Docs)
	c.claim(lines)
	w := &wanted{f: f, dirs: annot.Parse(lines, c.diags)}
	c.fileWords(w.dirs)
	if w.dirs.Ring != nil {
		c.diags.Add(annot.CodeRing, w.dirs.Ring.Pos,
			"%s is a kernel: a ring needs a device function, around which kbind writes the kernel", f.Name)
	}
	w.bound = w.dirs.Kernel != nil
	if !w.bound && !c.cfg.All {
		if w.dirs.FirstKernel.IsValid() {
			c.diags.Add(annot.CodeNoKernel, w.dirs.FirstKernel, "directives above %s, but none asks to bind it",
				f.Name).
				Hintf("add //kbind:kernel")
		}
		return
	}
	w.doc = annot.Doc(lines)
	if f.Template == nil {
		c.addKernel(w, nil, nil)
		return
	}
	for _, p := range f.Template.Params {
		w.names = append(w.names, p.Name)
	}
	insts := c.instances(w, sites)
	if len(insts) == 0 {
		c.addPattern(w, sites)
		return
	}
	offered := c.offers(f, sites)
	for _, args := range insts {
		if k := c.addKernel(w, args, offered); k == nil {
			return
		}
	}
}

// newKernel fills in what is the same for all instances of a kernel.
func (c *checker) newKernel(w *wanted) *ir.Kernel {
	f := w.f
	k := &ir.Kernel{Name: f.Name, Qualified: f.Qualified(), Doc: w.doc, Pos: f.Pos, ExternC: f.ExternC, Bound: w.bound}
	if w.bound {
		k.GoName = w.dirs.Kernel.Text
	}
	if k.GoName == "" {
		k.GoName = exportedName(f.Name)
	}
	if f.Template != nil {
		for _, p := range f.Template.Params {
			k.Template = append(k.Template, templateParam(p))
		}
	}
	return k
}

func templateParam(p *ast.TemplateParam) ir.TemplateParam {
	t := ir.TemplateParam{Kind: "value", Name: p.Name}
	switch {
	case p.Params != nil:
		t.Kind = "template"
	case p.IsType:
		t.Kind = "type"
	default:
		t.Type = p.Spec.Text
		if p.Decl != nil && len(p.Decl.Derive) > 0 {
			t.Type += " " + strings.TrimSpace(strings.Replace(p.Decl.Text, p.Name, "", 1))
		}
	}
	if p.Pack {
		t.Kind += "..."
	}
	return t
}

// addPattern adds a template without instances, which is an error only for one that a directive asks for.
func (c *checker) addPattern(w *wanted, sites [][]TArg) {
	c.report.epoch++
	k := c.newKernel(w)
	k.Symbol = c.unique(k.Qualified)
	k.Offered = c.offers(w.f, sites)
	k.Params = c.patternParams(w.f)
	k.Refused = &ir.Refusal{Code: string(codeNoInstance), Pos: w.f.Pos, Msg: "a template without instances"}
	if w.bound && len(w.dirs.Templates) == 0 {
		d := c.errorf(codeNoInstance, w.f.Pos, "kernel template %s has no instances", w.f.Name)
		if len(k.Offered) > 0 {
			d.Hintf("add //kbind:template %s", k.Offered[0])
		} else {
			d.Hintf("add //kbind:template %s", strings.Join(suffixed(w.names, "=..."), " "))
		}
	}
	c.mod.Kernels = append(c.mod.Kernels, k)
}

func suffixed(names []string, suffix string) []string {
	var out []string
	for _, n := range names {
		out = append(out, n+suffix)
	}
	return out
}

// addKernel adds one instance; nil when its signature makes no sense at all.
func (c *checker) addKernel(w *wanted, args []TArg, offered []string) *ir.Kernel {
	c.report.epoch++
	n := c.diags.Len()
	c.report.began, c.report.plain = n, !w.bound // a refusal has no hint
	defer func() { c.report.plain = false }()
	k := c.newKernel(w)
	k.Offered = offered
	k.Args = c.kernelArgs(w.f, args)
	k.Symbol = c.unique(title(k.Qualified, args))
	c.mod.Kernels = append(c.mod.Kernels, k)
	c.mode.lenient = true
	fi := c.kernelInst(w.f, args)
	if fi != nil {
		k.Params = c.kernelParams(w.f, fi)
	} else {
		k.Params = c.patternParams(w.f)
	}
	c.mode.lenient = false
	c.report.epoch++ // what failed so far failed silently
	if fi != nil {
		fi.Symbol = k.Symbol
		c.launchBounds(k, fi)
		c.checkSignature(k, fi)
	}
	attrs := c.diags.Len()
	c.bindDirectives(w, k, fi)
	own := slices.Clone(c.diags.Items[attrs:]) // what is wrong with directives stays an error
	c.diags.Truncate(attrs)
	if fi != nil && c.diags.Len() == n {
		if k.Func = c.lowerFunc(fi); k.Func != nil {
			c.subGroupSize(k, fi)
			c.clusterDims(fi)
		}
	}
	c.settleKernel(w, k, n)
	c.diags.Items = append(c.diags.Items, own...)
	if w.bound {
		c.checkInputs(w, k)
	}
	return k
}

func (c *checker) kernelInst(f *FuncObj, args []TArg) *FuncInst {
	return c.funcInst(f, args, f.Pos)
}

const maxMessages = 50 // of one kernel

// settleKernel decides what the messages about a kernel's signature and body mean: a refusal of its body, or, in a
// kernel that a directive asks for, errors.
func (c *checker) settleKernel(w *wanted, k *ir.Kernel, n int) {
	msgs := c.diags.Items[n:]
	if len(msgs) == 0 {
		if k.Func == nil {
			k.Refused = &ir.Refusal{Code: string(codeUnsupported), Pos: k.Pos, Msg: "the body could not be translated"}
		}
		return
	}
	k.Func = nil
	first, refusals := msgs[0], true
	for _, d := range msgs {
		if !strings.HasPrefix(string(d.Code), "K05") {
			refusals = false
			if strings.HasPrefix(string(first.Code), "K05") {
				first = d
			}
		}
	}
	k.Refused = &ir.Refusal{Code: string(first.Code), Pos: first.Span.Start, Msg: first.Msg}
	if refusals || !w.bound || w.dirs.CPU != nil {
		c.diags.Truncate(n)
	} else if len(msgs) > maxMessages {
		c.diags.Truncate(n + maxMessages)
	}
}

// launchBounds reads __launch_bounds__ and reqd_work_group_size.
func (c *checker) launchBounds(k *ir.Kernel, fi *FuncInst) {
	lists := [][]*ast.Attr{fi.Def.Spec.Attrs, fi.Def.Decl.Attrs}
	num := func(e ast.Expr) int {
		v := 0
		c.speculate(func() bool {
			x, _, ok := c.constExpr(fi.Scope, e)
			if ok && !x.Float {
				v = int(x.I)
			}
			return ok
		})
		return max(v, 0)
	}
	if a := findAttr("launch_bounds", lists...); a != nil && len(a.Args) > 0 {
		k.MaxThreads = num(a.Args[0])
	}
	if a := findAttr("reqd_work_group_size", lists...); a != nil && len(a.Args) == 3 {
		for i, e := range a.Args {
			k.ReqdSize[i] = num(e)
		}
	}
}

// clusterDims refuses the body of a kernel whose clusters have more than one block: the prelude's cluster is one block.
func (c *checker) clusterDims(fi *FuncInst) {
	a := findAttr("cluster_dims", fi.Def.Spec.Attrs, fi.Def.Decl.Attrs)
	if a == nil {
		return
	}
	for _, e := range a.Args {
		one := c.speculate(func() bool {
			x, _, ok := c.constExpr(fi.Scope, e)
			return ok && !x.Float && x.I == 1
		})
		if !one {
			c.unsupported(fi.Def.At, "clusters of more than one block")
			return
		}
	}
}

// kernelArgs describes an instance's template arguments.
func (c *checker) kernelArgs(f *FuncObj, args []TArg) []ir.TemplateArg {
	var out []ir.TemplateArg
	for _, a := range flattenArgs(args) {
		t := ir.TemplateArg{Text: a.String(), GoText: goText(a)}
		switch {
		case a.Func != nil || a.Tmpl != nil || a.Addr != nil || a.Obj != nil:
		case a.IsVal:
			t.Value = int64(a.Val.I)
			t.Scalar = ir.I32
			if b, ok := fieldBasic(a.ValT); ok {
				t.Scalar = scalarOf(b)
			}
		default:
			c.speculate(func() bool {
				t.Type = c.lowerType(a.Type, f.Pos)
				return true
			})
			if t.Type == nil {
				t.Type = &ir.Opaque{Name: t.Text}
			}
		}
		out = append(out, t)
	}
	return out
}

var goNames = map[Basic]string{Bool: "Bool", Char: "Int8", SChar: "Int8", UChar: "Uint8", Short: "Int16",
	UShort: "Uint16", Int: "Int32", UInt: "Uint32", Long: "Int64",
	ULong: "Uint64", LongLong: "Int64", ULongLong: "Uint64", Half: "Half", BFloat: "BFloat16", Float: "Float32",
	Double: "Float64"}

// goText spells a template argument as a part of a Go name.
func goText(a TArg) string {
	if a.IsVal && a.Func == nil && a.Addr == nil && a.Obj == nil && a.Param == nil {
		switch a.ValT.T.(type) {
		case *Enum:
			text := a.String()
			return exportedName(text[strings.LastIndex(text, ":")+1:])
		case Basic:
			text := a.String()
			if b := a.ValT.T.(Basic); b == Bool {
				return exportedName(text)
			}
			return strings.NewReplacer("-", "Neg", ".", "_", "+", "").Replace(text)
		}
	}
	if b, ok := a.Type.T.(Basic); ok && !a.Type.Const && !a.IsVal {
		if n := goNames[b]; n != "" {
			return n
		}
	}
	text := strings.ReplaceAll(a.String(), "*", " Ptr")
	return exportedName(text)
}

// exportedName returns the exported Go name for a C name: vector_add gives VectorAdd, NUM_BINS gives NumBins, _2d gives
// X2d.
func exportedName(name string) string {
	words := strings.FieldsFunc(name, func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r >= 0x80)
	})
	lower := name == strings.ToUpper(name)
	var b strings.Builder
	for _, w := range words {
		if lower {
			w = strings.ToLower(w)
		}
		r := []rune(w)
		b.WriteString(strings.ToUpper(string(r[0])) + string(r[1:]))
	}
	s := b.String()
	if s == "" || s[0] < 'A' || s[0] > 'Z' {
		s = "X" + s
	}
	return s
}
