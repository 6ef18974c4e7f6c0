package parse

import (
	"cmp"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// LaunchSite is a place where code launches a kernel: k<args><<<grid, block>>>(...), hipLaunchKernelGGL(k<args>, ...)
// and their kin.
type LaunchSite struct {
	Pos source.Pos // of the name
	// the kernel with its template arguments, as written; perhaps no kernel but a function pointer's variable
	Name *ast.Name
	Body *ast.Body // the function around it, nil if unknown: names in the arguments are looked up there
}

// bodyInfo is what a body needs to be read later: ast.Body.Scope.
type bodyInfo struct {
	body  *ast.Body
	scope *scope
	start int // index of its first token
	depth int // what it stands in: bodies of lambdas stand in expressions
	linkC bool
}

// launch reads <<<...>>>(args) after x.
func (p *Parser) launch(x ast.Expr, at source.Pos) ast.Expr {
	c := &ast.Call{Base: base(at), Fun: x, Launch: []ast.Expr{}}
	p.next()
	p.next()
	noGT := p.noGT
	p.noGT = false
	for !(p.is(">>") && p.endsLaunch()) && p.t.Kind != token.EOF {
		c.Launch = append(c.Launch, p.initializer())
		if !p.accept(",") {
			break
		}
	}
	p.noGT = noGT
	for range 3 {
		if !p.acceptGT() {
			p.fail("expected '>>>'")
			return c
		}
	}
	c.Args = p.callArgs()
	return c
}

// LaunchSites finds the launches in all bodies, in source order, without reading the bodies otherwise.
func (p *Parser) LaunchSites() []*LaunchSite {
	defer p.restore(p.save())
	slices.SortStableFunc(p.bodies, func(a, b *bodyInfo) int { return cmp.Compare(a.start, b.start) })
	var sites []*LaunchSite
	for _, i := range p.launches {
		var start, end int
		if p.toks[i].Kind == token.Ident {
			start, end = p.launchArg(int(i)), -1
		} else {
			start, end = p.nameBefore(int(i)), int(i)
		}
		if start < 0 {
			continue
		}
		if s := p.launchSite(start, end); s != nil {
			sites = append(sites, s)
		}
	}
	return sites
}

// launchSite reads the kernel's name at token start; it must reach to token end, or to a comma or parenthesis if end is
// -1.
func (p *Parser) launchSite(start, end int) *LaunchSite {
	p.failed, p.scope, p.end = false, p.root, len(p.toks)-1
	s := &LaunchSite{}
	if b := p.bodyAround(start); b != nil {
		p.scope, s.Body = b.scope, b.body
	}
	p.seek(start)
	p.begin()
	s.Pos = p.t.Pos
	ok := p.attempt(func() bool {
		s.Name, _ = p.name(asType)
		return p.i == end || end < 0 && (p.is(",") || p.is(")"))
	})
	if !ok {
		return nil
	}
	s.Pos = s.Name.Last().Pos
	return s
}

// bodyAround returns the innermost known body that holds token i.
func (p *Parser) bodyAround(i int) *bodyInfo {
	n, _ := slices.BinarySearchFunc(p.bodies, i, func(b *bodyInfo, i int) int { return cmp.Compare(b.start, i) })
	for n--; n >= 0; n-- {
		if int(p.match[p.bodies[n].start]) > i {
			return p.bodies[n]
		}
	}
	return nil
}

// nameBefore returns the first token of the name that ends before token i, -1 if there is none.
func (p *Parser) nameBefore(i int) int {
	for {
		i--
		if i >= 0 && (p.toks[i].Is(">") || p.toks[i].Is(">>")) {
			i = p.angleBefore(i) - 1
		}
		if i < 0 || p.toks[i].Kind != token.Ident || p.classOf(p.toks[i]) != plain {
			return -1
		}
		if i > 0 && p.toks[i-1].Is("template") {
			i--
		}
		if i == 0 || !p.toks[i-1].Is("::") {
			break
		}
		i--
		if i == 0 || p.toks[i-1].Kind != token.Ident && !p.toks[i-1].Is(">") && !p.toks[i-1].Is(">>") ||
			p.classOf(p.toks[i-1]) != plain {
			return i // ::k
		}
	}
	if i > 0 && (p.toks[i-1].Is(".") || p.toks[i-1].Is("->")) {
		return -1
	}
	return i
}

// angleBefore returns the index of the "<" that matches the ">" at token i, 0 if there is none nearby.
func (p *Parser) angleBefore(i int) int {
	angles, parens := 0, 0
	for limit := max(i-1000, 0); i > limit; i-- {
		t := p.toks[i]
		if t.Kind != token.Punct {
			continue
		}
		switch t.Text {
		case ")", "]":
			parens++
		case "(", "[":
			parens--
		case ";", "{", "}":
			return 0
		case ">", ">>":
			if parens == 0 {
				angles += len(t.Text)
			}
		case "<":
			if parens == 0 {
				if angles--; angles == 0 {
					return i
				}
			}
		}
		if parens < 0 {
			return 0
		}
	}
	return 0
}

// launchArg returns the first token of the kernel's name among the arguments of the launch function at token i.
func (p *Parser) launchArg(i int) int {
	i += 2
	for limit := i + 64; i < min(limit, len(p.toks)-1); i++ {
		t := p.toks[i]
		switch {
		case t.Is("HIP_KERNEL_NAME"), t.Is("&"):
		case t.Is("("):
			if end := int(p.match[i]); end > i && p.toks[end-1].Is("*") {
				i = end // a cast to void*
			}
		case t.Kind == token.Ident && p.classOf(t) == plain, t.Is("::"):
			return i
		default:
			return -1
		}
	}
	return -1
}

// IsLaunchFunction reports whether name is a host function whose first argument is a kernel.
func IsLaunchFunction(name string) bool {
	switch name {
	case "hipLaunchKernelGGL", "hipLaunchKernel", "hipLaunchCooperativeKernel", "cudaLaunchKernel",
		"cudaLaunchCooperativeKernel":
		return true
	}
	return false
}
