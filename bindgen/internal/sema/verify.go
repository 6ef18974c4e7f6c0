package sema

import (
	"errors"

	"github.com/kbind/kbind/bindgen/internal/irpass"
	"github.com/kbind/kbind/bindgen/ir"
)

// prune keeps what the kernels reach, and names the variables that the host may set.
func (c *checker) prune() {
	irpass.Prune(c.mod, c.vars.asked)
	for _, g := range c.mod.Globals {
		if !g.Host && g.Bound == "" {
			g.Bound = exportedName(g.Source)
		}
	}
}

// verify checks the module that was made. A kernel whose IR breaks a rule, which is a bug of kbind, is refused rather
// than wrongly translated.
func (c *checker) verify() {
	err := ir.Verify(c.mod)
	if err == nil {
		return
	}
	bad := map[string]*ir.VerifyError{}
	for _, e := range verifyErrors(err) {
		if bad[e.Func] == nil {
			bad[e.Func] = e
		}
	}
	for _, k := range c.mod.Kernels {
		if k.Func == nil {
			continue
		}
		e := bad[""]
		for _, f := range irpass.Reached(k.Func) {
			if x := bad[f.Name]; x != nil {
				e = x
			}
		}
		if e == nil {
			continue
		}
		k.Func = nil
		k.Refused = &ir.Refusal{Code: string(codeInternal), Pos: e.Pos,
			Msg: "kbind's own translation breaks a rule; please report this: " + e.Msg}
		if k.Bound {
			c.errorf(codeInternal, e.Pos, "%s", k.Refused.Msg)
		}
	}
	c.prune()
}

func verifyErrors(err error) []*ir.VerifyError {
	var out []*ir.VerifyError
	if list, ok := err.(interface{ Unwrap() []error }); ok {
		for _, e := range list.Unwrap() {
			out = append(out, verifyErrors(e)...)
		}
		return out
	}
	var e *ir.VerifyError
	if errors.As(err, &e) {
		out = append(out, e)
	}
	return out
}
