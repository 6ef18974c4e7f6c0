package ast

// expr prints (op operands...) for operators and (word parts...) for the rest.
func (p *printer) expr(x Expr) {
	switch x := x.(type) {
	case *BadExpr:
		p.w("BAD")
	case *Ident:
		p.name(x.Name)
	case *IntLit:
		p.w("%s", x.Text)
	case *FloatLit:
		p.w("%s", x.Text)
	case *CharLit:
		p.w("%s%s", x.Text, x.Suffix)
	case *StringLit:
		for i, s := range x.Parts {
			if i > 0 {
				p.w("~")
			}
			p.w("%s", s)
		}
		p.w("%s", x.Suffix)
	case *BoolLit:
		p.w("%v", x.Value)
	case *NullptrLit:
		p.w("nullptr")
	case *Paren:
		p.op("paren", x.X)
	case *Unary:
		p.op(x.Op, x.X)
	case *Postfix:
		p.op("post"+x.Op, x.X)
	case *Binary:
		p.op(x.Op, x.X, x.Y)
	case *Assign:
		p.op(x.Op, x.X, x.Y)
	case *Cond:
		p.op("?", x.C, x.X, x.Y)
	case *Index:
		p.op("index", x.X, x.I)
	case *Delete:
		p.op("delete", x.X)
	case *Throw:
		p.op("throw", x.X)
	case *PackExpand:
		p.op("...", x.X)
	case *ParenList:
		p.op("list", x.Items...)
	case *Call:
		p.call(x)
	case *Member:
		op := "."
		if x.Arrow {
			op = "->"
		}
		p.w("(%s ", op)
		p.expr(x.X)
		p.w(" ")
		p.name(x.Name)
		p.w(")")
	default:
		p.typedExpr(x)
	}
}

func (p *printer) op(op string, operands ...Expr) {
	p.w("(%s", op)
	for _, x := range operands {
		p.w(" ")
		p.opt(x)
	}
	p.w(")")
}

func (p *printer) call(x *Call) {
	if x.Launch != nil {
		p.w("(launch [")
		p.list(x.Launch, " ")
		p.w("] ")
	} else {
		p.w("(call ")
	}
	p.expr(x.Fun)
	for _, a := range x.Args {
		p.w(" ")
		p.expr(a)
	}
	p.w(")")
}

// typedExpr prints expressions that hold types, and the rare ones.
func (p *printer) typedExpr(x Expr) {
	switch x := x.(type) {
	case *Cast:
		p.of("cast", x.Type, x.X)
	case *NamedCast:
		p.of(x.Word, x.Type, x.X)
	case *Construct:
		word := "make"
		if x.Brace {
			word = "make{}"
		}
		p.of(word, x.Type, x.Args...)
	case *InitList:
		p.w("{")
		for i, item := range x.Items {
			if i > 0 {
				p.w(" ")
			}
			for _, d := range item.Designators {
				if d.Index != nil {
					p.w("[")
					p.expr(d.Index)
					p.w("]")
				} else {
					p.w(".%s", d.Field)
				}
			}
			if item.Designators != nil {
				p.w("=")
			}
			p.expr(item.X)
		}
		p.w("}")
	case *SizeofExpr:
		p.op(x.Op, x.X)
	case *SizeofType:
		if x.X != nil {
			p.w("(%s? ", x.Op)
		} else {
			p.w("(%s ", x.Op)
		}
		p.node(x.Type)
		p.w(")")
	case *SizeofPack:
		p.w("(sizeof... %s)", x.Name)
	case *Offsetof:
		p.w("(offsetof ")
		p.node(x.Type)
		p.w(" %v)", x.Path)
	case *TypeTrait:
		p.w("(%s", x.Word)
		for _, t := range x.Types {
			p.w(" ")
			p.node(t)
		}
		p.w(")")
	case *Lambda:
		p.lambda(x)
	case *New:
		p.of("new", x.Type)
		if x.Init != nil {
			p.node(x.Init)
		}
	case *Fold:
		side := "right"
		if x.Left {
			side = "left"
		}
		p.w("(fold-%s %s ", side, x.Op)
		p.expr(x.Pack)
		p.w(" ")
		p.opt(x.Init)
		p.w(")")
	case *StmtExpr:
		p.w("(stmtexpr ")
		p.stmt(x.Body)
		p.w(")")
	default:
		p.w("?%T", x)
	}
}

func (p *printer) of(word string, t *TypeName, args ...Expr) {
	p.w("(%s <", word)
	p.node(t)
	p.w(">")
	for _, a := range args {
		p.w(" ")
		p.expr(a)
	}
	p.w(")")
}

func (p *printer) lambda(x *Lambda) {
	p.w("(lambda [%s", x.DefaultCapture)
	for _, c := range x.Captures {
		p.w(" ")
		if c.ByRef {
			p.w("&")
		}
		p.w("%s", c.Name)
		if c.Init != nil {
			p.w("=")
			p.expr(c.Init)
		}
	}
	p.w("]")
	for _, w := range x.Attrs {
		p.w(" %s", w.Text)
	}
	if x.Func != nil {
		p.w(" ")
		p.params(x.Func)
		if x.Func.Trailing != nil {
			p.w(" -> ")
			p.node(x.Func.Trailing)
		}
	}
	p.body(x.Body)
	p.w(")")
}

func (p *printer) body(b *Body) {
	switch {
	case b == nil:
	case b.Parsed == nil:
		p.w(" {...}")
	default:
		p.w(" ")
		p.stmt(b.Parsed)
	}
}

func (p *printer) stmt(s Stmt) {
	switch s := s.(type) {
	case nil:
		p.w("_")
	case *BadStmt:
		p.w("BAD")
	case *Block:
		p.w("{")
		for i, x := range s.List {
			if i > 0 {
				p.w("; ")
			}
			p.stmt(x)
		}
		p.w("}")
	case *DeclStmt:
		p.decl(s.Decl)
	case *ExprStmt:
		p.opt(s.X)
	case *If:
		p.w("(if")
		if s.Constexpr {
			p.w(" constexpr")
		}
		p.head(s.Init, s.CondDecl, s.Cond)
		p.stmts(s.Then)
		if s.Else != nil {
			p.stmts(s.Else)
		}
		p.w(")")
	case *For:
		p.w("(for ")
		p.stmt(s.Init)
		p.head(nil, s.CondDecl, s.Cond)
		p.w(" ")
		p.opt(s.Post)
		p.stmts(s.Body)
		p.w(")")
	case *RangeFor:
		p.w("(forrange ")
		p.decl(s.Var)
		p.w(" ")
		p.opt(s.Range)
		p.stmts(s.Body)
		p.w(")")
	case *While:
		p.w("(while")
		p.head(nil, s.CondDecl, s.Cond)
		p.stmts(s.Body)
		p.w(")")
	case *Do:
		p.w("(do")
		p.stmts(s.Body)
		p.w(" ")
		p.opt(s.Cond)
		p.w(")")
	case *Switch:
		p.w("(switch")
		p.head(s.Init, s.CondDecl, s.Cond)
		p.stmts(s.Body)
		p.w(")")
	default:
		p.jump(s)
	}
}

// jump prints labels, jumps and the rare statements.
func (p *printer) jump(s Stmt) {
	switch s := s.(type) {
	case *Case:
		if s.Default {
			p.w("(default")
		} else {
			p.w("(case ")
			p.opt(s.Value)
			if s.End != nil {
				p.w("..")
				p.expr(s.End)
			}
		}
		p.stmts(s.Stmt)
		p.w(")")
	case *Label:
		p.w("(label %s", s.Label)
		p.stmts(s.Stmt)
		p.w(")")
	case *Break:
		p.w("break")
	case *Continue:
		p.w("continue")
	case *Goto:
		p.w("(goto %s)", s.Label)
	case *Return:
		if s.X == nil {
			p.w("return")
			return
		}
		p.op("return", s.X)
	case *Asm:
		p.w("(asm %q", s.Text)
		for i, list := range [][]AsmOperand{s.Outs, s.Ins} {
			for _, o := range list {
				p.w(" %s%q ", []string{"out", "in"}[i], o.Constraint)
				p.expr(o.X)
			}
		}
		p.w(")")
	case *Try:
		p.w("(try ")
		p.stmt(s.Body)
		p.w(")")
	default:
		p.w("?%T", s)
	}
}

func (p *printer) stmts(s Stmt) {
	p.w(" ")
	p.stmt(s)
}

// head prints the parenthesised part of if, while, switch and for.
func (p *printer) head(init Stmt, d *VarDecl, cond Expr) {
	if init != nil {
		p.stmts(init)
	}
	p.w(" ")
	if d != nil {
		p.decl(d)
		return
	}
	p.opt(cond)
}

func (p *printer) decl(d Decl) {
	switch d := d.(type) {
	case *BadDecl:
		p.w("(bad %v)", d.Names)
	case *EmptyDecl:
		p.w("(empty)")
	case *VarDecl:
		p.variable(d)
	case *TypedefDecl:
		p.w("(typedef %s ", d.Name)
		p.typ(d.Spec, d.Decl)
		p.w(")")
	case *FuncDecl:
		p.function(d)
	case *TemplateDecl:
		p.w("(template ")
		p.templateParams(d.Params)
		p.w(" ")
		p.decl(d.Decl)
		p.w(")")
	case *ExplicitInst:
		p.w("(instantiate ")
		p.decl(d.Decl)
		p.w(")")
	case *ClassDecl:
		p.class(d)
	case *EnumDecl:
		p.enum(d)
	case *NamespaceDecl:
		p.decls("namespace "+d.Name, d.Decls)
	case *NamespaceAlias:
		p.w("(alias %s ", d.Name)
		p.name(d.Target)
		p.w(")")
	case *UsingDirective:
		p.w("(using-namespace ")
		p.name(d.Name)
		p.w(")")
	case *UsingDecl:
		p.w("(using ")
		p.name(d.Name)
		p.w(")")
	case *LinkageDecl:
		p.decls("extern "+d.Lang, d.Decls)
	case *StaticAssert:
		p.op("static_assert", d.Cond)
	case *FriendDecl:
		p.decls("friend", []Decl{d.Decl})
	case *Group:
		p.decls("group", d.Decls)
	default:
		p.w("?%T", d)
	}
}

func (p *printer) decls(word string, list []Decl) {
	p.w("(%s", word)
	for _, d := range list {
		p.w(" ")
		p.decl(d)
	}
	p.w(")")
}

func (p *printer) variable(d *VarDecl) {
	p.w("(var ")
	if d.Names != nil {
		p.w("[")
		for i, n := range d.Names {
			if i > 0 {
				p.w(" ")
			}
			p.w("%s", n.Text)
		}
		p.w("]")
	} else {
		p.name(d.Decl.Name)
	}
	p.w(" ")
	p.typ(d.Spec, d.Decl)
	if d.Decl.Bits != nil {
		p.w(" :")
		p.expr(d.Decl.Bits)
	}
	for _, a := range d.Decl.Attrs {
		p.w(" ")
		p.attr(a)
	}
	if d.Init != nil {
		p.w(" ")
		p.expr(d.Init)
	}
	p.w(")")
}

func (p *printer) function(d *FuncDecl) {
	p.w("(func ")
	p.name(d.Decl.Name)
	p.w(" ")
	p.derived(d.Spec, d.Decl.Derive)
	for _, a := range d.Decl.Attrs {
		p.w(" ")
		p.attr(a)
	}
	for _, m := range d.Inits {
		p.w(" (init ")
		p.name(m.Name)
		for _, a := range m.Args {
			p.w(" ")
			p.expr(a)
		}
		p.w(")")
	}
	switch {
	case d.Default:
		p.w(" default")
	case d.Delete:
		p.w(" delete")
	case d.Pure:
		p.w(" pure")
	}
	p.body(d.Body)
	p.w(")")
}

func (p *printer) templateParams(list []*TemplateParam) {
	p.w("[")
	for i, t := range list {
		if i > 0 {
			p.w(", ")
		}
		switch {
		case t.Params != nil:
			p.w("template")
			p.templateParams(t.Params)
			p.w(" ")
		case !t.IsType:
			p.typ(t.Spec, t.Decl)
			p.w(" ")
		}
		p.w("%s", t.Name)
		if t.Pack {
			p.w("...")
		}
		if t.Default != nil {
			p.w(" = ")
			p.templateArg(*t.Default)
		}
	}
	p.w("]")
}

func (p *printer) class(d *ClassDecl) {
	p.w("(%s ", d.Key)
	p.name(d.Name)
	for _, a := range d.Attrs {
		p.w(" ")
		p.attr(a)
	}
	for _, b := range d.Bases {
		p.w(" :%s", b.Access)
		p.w(" ")
		p.name(b.Name)
	}
	if d.Defined {
		access := ""
		p.w(" {")
		for i, m := range d.Members {
			if i > 0 {
				p.w(" ")
			}
			if m.Access != access {
				access = m.Access
				p.w("%s: ", access)
			}
			p.decl(m.Decl)
		}
		p.w("}")
	}
	p.w(")")
}

func (p *printer) enum(d *EnumDecl) {
	p.w("(enum ")
	if d.Scoped {
		p.w("class ")
	}
	p.name(d.Name)
	if d.Underlying != nil {
		p.w(" : ")
		p.node(d.Underlying)
	}
	for _, item := range d.Items {
		p.w(" %s", item.Name)
		if item.Value != nil {
			p.w("=")
			p.expr(item.Value)
		}
	}
	p.w(")")
}
