package ir

// MapOperands returns a copy of e with f applied to the expressions directly inside it, in the order of evaluation; e
// itself if there are none.
func MapOperands(e Expr, f func(Expr) Expr) Expr {
	switch e := e.(type) {
	case *Index:
		return &Index{X: e.X, Base: f(e.Base), I: f(e.I)}
	case *Deref:
		return &Deref{X: e.X, Ptr: f(e.Ptr)}
	case *FieldOf:
		return &FieldOf{X: e.X, Base: f(e.Base), Field: e.Field}
	case *Lanes:
		return &Lanes{X: e.X, Base: f(e.Base), Comps: e.Comps}
	case *LaneAt:
		return &LaneAt{X: e.X, Base: f(e.Base), I: f(e.I)}
	case *Addr:
		return &Addr{X: e.X, Place: f(e.Place)}
	case *PtrAdd:
		return &PtrAdd{X: e.X, Ptr: f(e.Ptr), I: f(e.I)}
	case *PtrDiff:
		return &PtrDiff{X: e.X, A: f(e.A), B: f(e.B)}
	case *Unary:
		return &Unary{X: e.X, Op: e.Op, A: f(e.A)}
	case *Binary:
		return &Binary{X: e.X, Op: e.Op, Rounded: e.Rounded, A: f(e.A), B: f(e.B)}
	case *Select:
		return &Select{X: e.X, C: f(e.C), A: f(e.A), B: f(e.B)}
	case *Convert:
		return &Convert{X: e.X, A: f(e.A), Sat: e.Sat, Mode: e.Mode}
	case *Bitcast:
		return &Bitcast{X: e.X, A: f(e.A)}
	case *PtrCast:
		return &PtrCast{X: e.X, A: f(e.A)}
	case *Compose:
		return &Compose{X: e.X, Parts: MapList(e.Parts, f)}
	case *Splat:
		return &Splat{X: e.X, A: f(e.A)}
	case *Builtin:
		return &Builtin{X: e.X, Op: e.Op, Args: MapList(e.Args, f), Site: e.Site}
	case *Checked:
		return &Checked{X: e.X, Place: f(e.Place), Op: e.Op, Site: e.Site, Shadow: e.Shadow, Args: MapList(e.Args, f)}
	}
	return e
}

// MapList applies f to each expression of list.
func MapList(list []Expr, f func(Expr) Expr) []Expr {
	out := make([]Expr, len(list))
	for i, e := range list {
		out[i] = f(e)
	}
	return out
}

// MapExprs replaces the expressions of s itself, not of the statements inside it, by what f makes of them.
func MapExprs(s Stmt, f func(Expr) Expr) {
	one := func(e *Expr) {
		if *e != nil {
			*e = f(*e)
		}
	}
	switch s := s.(type) {
	case *Declare:
		one(&s.Init)
	case *Assign:
		one(&s.Dst)
		one(&s.Src)
	case *Call:
		one(&s.Dst)
		s.Args = MapList(s.Args, f)
	case *Effect:
		one(&s.Dst)
		s.Args = MapList(s.Args, f)
	case *If:
		one(&s.Cond)
	case *Loop:
		one(&s.Cond)
	case *Switch:
		one(&s.Tag)
	case *Return:
		one(&s.Val)
	}
}

// MapBodies replaces the statement lists directly inside s by what f makes of them, in the order of Bodies.
func MapBodies(s Stmt, f func([]Stmt) []Stmt) {
	switch s := s.(type) {
	case *Block:
		s.List = f(s.List)
	case *If:
		s.Then, s.Else = f(s.Then), f(s.Else)
	case *Loop:
		s.Pre, s.Body, s.Post = f(s.Pre), f(s.Body), f(s.Post)
	case *Switch:
		for i := range s.Cases {
			s.Cases[i].Body = f(s.Cases[i].Body)
		}
	case *Region:
		s.Body = f(s.Body)
	case *ThreadLoop:
		s.Body = f(s.Body)
	case *WarpLoop:
		s.Body = f(s.Body)
	}
}

// Clone returns a copy of list that shares no statement and no expression with it, with the expressions of subst in the
// place of variables that are mentioned. Variables that list declares stay the same ones: use a Rewriter for a copy
// that stands beside list.
func Clone(list []Stmt, subst map[*Var]Expr) []Stmt { return (&Rewriter{Subst: subst}).Stmts(list) }

// CloneExpr is Clone for one expression, which may be nil.
func CloneExpr(e Expr, subst map[*Var]Expr) Expr { return (&Rewriter{Subst: subst}).Expr(e) }

// Rewriter copies statements and expressions, and puts others into the place of some. The zero value only copies. The
// copies of labels and regions are those that copied jumps lead to, so one Rewriter must make the whole of a copy, and
// only one.
type Rewriter struct {
	// Vars are the variables that stand for others where these are mentioned.
	Vars map[*Var]*Var
	// Subst are the expressions that stand for variables, copied for each mention.
	Subst map[*Var]Expr
	// Declared returns the variable of the copy for one that is declared; the Rewriter notes it in Vars. Nil: the same
	// variable.
	Declared func(*Var) *Var
	// Stmt, unless nil, is asked for each statement before it is copied. What it returns with true stands in the copy
	// instead.
	Stmt func(Stmt) ([]Stmt, bool)
	// Fold, unless nil, is given each expression that was copied, after those inside it, with the original. What it
	// returns stands in the copy instead.
	Fold func(made, from Expr) Expr

	labels  map[*Label]*Label
	regions map[*Region]*Region
}

// Stmts returns the copy of list.
func (r *Rewriter) Stmts(list []Stmt) []Stmt {
	out := make([]Stmt, 0, len(list))
	for _, s := range list {
		if r.Stmt != nil {
			if instead, ok := r.Stmt(s); ok {
				out = append(out, instead...)
				continue
			}
		}
		out = append(out, r.Copy(s))
	}
	return out
}

// Copy returns the copy of one statement, for which Stmt is not asked; it is for those inside.
func (r *Rewriter) Copy(s Stmt) Stmt {
	switch s := s.(type) {
	case *Declare:
		init := r.Expr(s.Init)
		return &Declare{S: s.S, Var: r.Declare(s.Var), Init: init}
	case *Assign:
		return &Assign{S: s.S, Dst: r.Expr(s.Dst), Op: s.Op, Src: r.Expr(s.Src), Copy: s.Copy, Site: s.Site}
	case *Call:
		return &Call{S: s.S, Dst: r.Expr(s.Dst), Func: s.Func, Args: MapList(s.Args, r.Expr)}
	case *Effect:
		return &Effect{S: s.S, Dst: r.Expr(s.Dst), Op: s.Op, Args: MapList(s.Args, r.Expr), Scope: s.Scope,
			Masked: s.Masked, Site: s.Site}
	case *Return:
		return &Return{S: s.S, Val: r.Expr(s.Val)}
	case *Label:
		return r.label(s)
	case *Goto:
		return &Goto{S: s.S, To: r.label(s.To)}
	case *Leave:
		return &Leave{S: s.S, Of: r.region(s.Of)}
	case *Break:
		return &Break{S: s.S}
	case *Continue:
		return &Continue{S: s.S}
	case *Barrier:
		b := *s
		return &b
	}
	return r.compound(s)
}

// compound is Copy for statements that hold statements.
func (r *Rewriter) compound(s Stmt) Stmt {
	switch s := s.(type) {
	case *Block:
		return &Block{S: s.S, List: r.Stmts(s.List)}
	case *If:
		return &If{S: s.S, Cond: r.Expr(s.Cond), Then: r.Stmts(s.Then), Else: r.Stmts(s.Else)}
	case *Loop:
		pre := r.Stmts(s.Pre)
		return &Loop{S: s.S, Pre: pre, Cond: r.Expr(s.Cond), Post: r.Stmts(s.Post), Body: r.Stmts(s.Body),
			TestLast: s.TestLast, Unroll: s.Unroll}
	case *Switch:
		sw := &Switch{S: s.S, Tag: r.Expr(s.Tag)}
		for _, c := range s.Cases {
			c.Body = r.Stmts(c.Body)
			sw.Cases = append(sw.Cases, c)
		}
		return sw
	case *Region:
		out := r.region(s)
		out.Body = r.Stmts(s.Body)
		return out
	case *ThreadLoop:
		return &ThreadLoop{S: s.S, Body: r.Stmts(s.Body)}
	case *WarpLoop:
		return &WarpLoop{S: s.S, Body: r.Stmts(s.Body)}
	}
	return s
}

// Declare returns the variable of the copy that stands for v from here on.
func (r *Rewriter) Declare(v *Var) *Var {
	if r.Declared == nil {
		return v
	}
	n := r.Declared(v)
	if r.Vars == nil {
		r.Vars = map[*Var]*Var{}
	}
	r.Vars[v] = n
	return n
}

// label returns the label that stands for l in the copy.
func (r *Rewriter) label(l *Label) *Label {
	if r.labels == nil {
		r.labels = map[*Label]*Label{}
	}
	if r.labels[l] == nil {
		r.labels[l] = &Label{S: l.S, Name: l.Name}
	}
	return r.labels[l]
}

// region returns the region that stands for s in the copy, without its body.
func (r *Rewriter) region(s *Region) *Region {
	if r.regions == nil {
		r.regions = map[*Region]*Region{}
	}
	if r.regions[s] == nil {
		r.regions[s] = &Region{S: s.S, Name: s.Name}
	}
	return r.regions[s]
}

// Expr returns the copy of e, which may be nil.
func (r *Rewriter) Expr(e Expr) Expr {
	if e == nil {
		return nil
	}
	made := r.expr(e)
	if r.Fold != nil {
		made = r.Fold(made, e)
	}
	return made
}

func (r *Rewriter) expr(e Expr) Expr {
	switch e := e.(type) {
	case *Ref:
		if x := r.Subst[e.Var]; x != nil {
			return CloneExpr(x, nil)
		}
		if v := r.Vars[e.Var]; v != nil {
			return &Ref{X: e.X, Var: v}
		}
		return &Ref{X: e.X, Var: e.Var}
	case *Const:
		c := *e
		return &c
	case *Zero:
		return &Zero{X: e.X}
	case *Str:
		return &Str{X: e.X, Text: e.Text}
	}
	return MapOperands(e, r.Expr)
}
