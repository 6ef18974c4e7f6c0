package spaces

import "github.com/kbind/kbind/bindgen/ir"

// Functions lists the functions that the body f of a kernel reaches, for languages whose pointers point anywhere: each
// is one instance, about whose pointers nothing need be known.
func Functions(f *ir.Func) *Result {
	r := &Result{}
	seen, names := map[*ir.Func]*Instance{}, ir.Names{}
	var visit func(f *ir.Func) *Instance
	visit = func(f *ir.Func) *Instance {
		if in := seen[f]; in != nil {
			return in
		}
		in := &Instance{Func: f, Calls: map[*ir.Call]*Instance{}, Name: names.Free(f.Name, nil)}
		seen[f] = in
		ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
			if c, ok := s.(*ir.Call); ok {
				in.Calls[c] = visit(c.Func)
			}
			return true
		})
		r.Instances = append(r.Instances, in)
		return in
	}
	r.Kernel = visit(f)
	return r
}
