package annot

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// tune reads NAME=v,v ... with integers.
func (p *parser) tune(d *Directives) {
	for first := true; !p.failed && (p.tok.kind != eofTok || first); first = false {
		w, ok := p.word("a name")
		if !ok || !p.eat("=") {
			return
		}
		t := Tune{Word: w}
		for {
			at := Word{p.pos(), p.tok.text}
			if p.tok.kind != numberTok {
				p.errorf(CodeSyntax, "want an integer, found %s", p.tok.describe())
				return
			}
			x := p.number(at.Pos)
			if x == nil {
				return
			}
			if slices.Contains(t.Values, x.Val) {
				p.diags.Add(CodeTwice, at.Pos, "the value %d of %s is given twice", x.Val, w.Text)
			} else {
				t.Items, t.Values = append(t.Items, at), append(t.Values, x.Val)
			}
			if !p.is(",") {
				break
			}
			p.next()
		}
		if slices.ContainsFunc(d.Tunes, func(o Tune) bool { return o.Text == w.Text }) {
			p.diags.Add(CodeTwice, w.Pos, "the values of %s are given twice", w.Text)
			continue
		}
		d.Tunes = append(d.Tunes, t)
	}
}

func (p *parser) restrict(d *Directives) { d.Restricts = append(d.Restricts, p.condition()) }

// tolerance reads names of parameters and then abs=, rel= and ulp=.
func (p *parser) tolerance(d *Directives) {
	t := Tolerance{Pos: p.base}
	said := map[string]bool{}
	for !p.failed && p.tok.kind != eofTok {
		w, ok := p.word("a parameter, abs=, rel= or ulp=")
		if !ok {
			return
		}
		if !p.is("=") {
			t.Params = append(t.Params, w)
			continue
		}
		p.next()
		v, err := strconv.ParseFloat(p.tok.text, 64)
		switch {
		case p.tok.kind != numberTok || err != nil || math.IsInf(v, 0):
			p.errorf(CodeSyntax, "want a number, found %s", p.tok.describe())
			return
		case said[w.Text]:
			p.errorf(CodeTwice, "%s is given twice", w.Text)
			return
		}
		said[w.Text] = true
		switch w.Text {
		case "abs":
			t.Abs = v
		case "rel":
			t.Rel = v
		case "ulp":
			if t.ULP = int64(v); float64(t.ULP) != v {
				p.errorf(CodeBadNumber, "ulp counts: want an integer, found %s", p.tok.describe())
				return
			}
		default:
			p.diags.Add(CodeSyntax, w.Pos, "unknown tolerance %q: there are abs, rel and ulp", w.Text)
		}
		p.next()
	}
	if len(said) == 0 {
		p.errorf(CodeSyntax, "want abs=, rel= or ulp=")
		return
	}
	d.Tolerances = append(d.Tolerances, t)
}

// deviceNames are what restrict may ask of the device.
var deviceNames = [...]string{"maxThreads", "maxShared", "warpSize", "computeUnits"}

// tunes finds out what each tuned name is, and gives it its default.
func (b *binder) tunes(d *Directives) []ir.Tune {
	var list []ir.Tune
	for _, t := range d.Tunes {
		one := ir.Tune{Name: t.Text, Values: t.Values, Default: t.Values[0], Pos: t.Pos, Kind: ir.TuneLaunch}
		span := source.Span{Start: t.Pos, End: t.Pos + source.Pos(len(t.Text))}
		value, constant := int64(0), false
		if b.Constant != nil {
			value, constant = b.Constant(t.Text)
		}
		_, param := b.param(t.Text)
		switch {
		case param:
			b.diags.AddSpan(CodeKind, span, "%q is a parameter of the kernel: its callers choose its value", t.Text)
			continue
		case slices.Contains(b.Values, t.Text):
			one.Kind = ir.TuneTemplate
		case constant && (b.Macro == nil || !b.Macro(t.Text)):
			b.diags.AddSpan(CodeTune, span, "%q is a constant that nothing can change", t.Text).
				Hintf("make it a macro: #ifndef %s, #define %[1]s %d, #endif", t.Text, value)
			continue
		case constant:
			one.Kind, one.Default = ir.TuneMacro, value
			if !slices.Contains(t.Values, value) {
				b.diags.AddSpan(CodeTune, span, "the source defines %s as %d, which is none of its values", t.Text, value).
					Hintf("add it: %stune %s=%d,...", prefix, t.Text, value)
			}
		case slices.Contains(deviceNames[:], t.Text):
			b.diags.AddSpan(CodeKind, span, "%q is a limit of the device", t.Text)
			continue
		}
		list = append(list, one)
	}
	return list
}

// tuned returns the tuned name.
func (b *binder) tuned(name string) *ir.Tune {
	for i := range b.tuning {
		if b.tuning[i].Name == name {
			return &b.tuning[i]
		}
	}
	return nil
}

// tolerances are the tolerances by parameter; those of a directive without names are under "".
func (b *binder) tolerances(d *Directives) map[string]ir.Tolerance {
	var m map[string]ir.Tolerance
	for _, t := range d.Tolerances {
		names := []string{""}
		if len(t.Params) > 0 {
			names = nil
		}
		for _, w := range t.Params {
			if _, ok := b.pointer(w); ok {
				names = append(names, w.Text)
			}
		}
		for _, n := range names {
			if _, twice := m[n]; twice {
				b.diags.Add(CodeTwice, t.Pos, "a tolerance is given twice")
				continue
			}
			if m == nil {
				m = map[string]ir.Tolerance{}
			}
			m[n] = t.Tolerance
		}
	}
	return m
}

// checkTuning reports tuned names that nobody uses or that stand where they cannot, and restrictions that nothing
// meets.
func (b *binder) checkTuning(d *Directives, a *ir.Attrs) {
	for _, p := range b.Params {
		for _, x := range []*ir.HostExpr{a.Size[p.Name], a.Scratch[p.Name]} {
			x.Walk(func(x *ir.HostExpr) {
				if x.Op != "tune" {
					return
				}
				if p.Kind != LocalPointerParam {
					b.diags.Add(
						CodeTune,
						x.Pos,
						"the size of %q cannot depend on %s: what callers pass and get would change with it",
						p.Name,
						x.Name,
					)
				}
			})
		}
	}
	for _, t := range a.Tune {
		if t.Kind == ir.TuneLaunch && !a.Uses(t.Name) {
			b.diags.AddSpan(
				CodeTune,
				source.Span{Start: t.Pos, End: t.Pos + source.Pos(len(t.Name))},
				"nobody uses %s: it is neither a template parameter nor a macro, and no directive computes with it",
				t.Name,
			)
		}
	}
	b.checkRestrict(d, a)
}

// conjuncts are the parts of a condition between &&, each with the text of all.
func conjuncts(x *ir.HostExpr, text string) []*ir.HostExpr {
	if x.Op == "&&" {
		return slices.Concat(conjuncts(x.Args[0], text), conjuncts(x.Args[1], text))
	}
	x.Text = text
	return []*ir.HostExpr{x}
}

// maxChecked is up to how many combinations of values the restrictions are tried.
const maxChecked = 1 << 16

// checkRestrict tries the restrictions that need neither parameters nor the device: some combination must meet
// them, and so must the defaults.
func (b *binder) checkRestrict(d *Directives, a *ir.Attrs) {
	var fixed []*ir.HostExpr
	for _, x := range a.Restrict {
		open := false
		x.Walk(func(x *ir.HostExpr) { open = open || x.Op == "param" || x.Op == "device" })
		if !open {
			fixed = append(fixed, x)
		}
	}
	total := 1
	for _, t := range a.Tune {
		if total *= len(t.Values); total > maxChecked {
			return
		}
	}
	if len(fixed) == 0 || len(a.Tune) == 0 {
		return
	}
	values := map[string]int64{}
	meets := func() *ir.HostExpr {
		for _, x := range fixed {
			if v, err := x.Eval(func(x *ir.HostExpr) (int64, bool) { v, ok := values[x.Name]; return v, ok }); err != nil ||
				v == 0 {
				return x
			}
		}
		return nil
	}
	found := false
	for n := 0; n < total && !found; n++ {
		rest := n
		for _, t := range a.Tune {
			values[t.Name] = t.Values[rest%len(t.Values)]
			rest /= len(t.Values)
		}
		found = meets() == nil
	}
	if !found {
		b.diags.Add(CodeTune, fixed[0].Pos, "no combination of the values meets the restrictions")
		return
	}
	text := ""
	for _, t := range a.Tune {
		values[t.Name] = t.Default
		text += fmt.Sprintf(" %s=%d", t.Name, t.Default)
	}
	if x := meets(); x != nil {
		b.diags.Add(CodeTune, x.Pos, "the defaults%s do not meet %s", text, x.Text).
			Hintf("the default is the first value, or what the source defines a macro as")
	}
}
