package bindgen

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/hostcode"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/prelude"
	"github.com/kbind/kbind/bindgen/source"
)

// findHostCode notes in the module's sources what only the host needs.
func (l *loader) findHostCode(m *ir.Module, u *hostcode.Unit) {
	index := map[*source.File]int{}
	for _, f := range l.units {
		if l.hosts[f] == nil {
			u.Files = append(u.Files, f)
		}
	}
	for i := range l.pp.Headers {
		if h := &l.pp.Headers[i]; h.File != nil && !h.Known && !slices.Contains(u.Files, h.File) {
			u.Files = append(u.Files, h.File)
		}
	}
	for _, f := range u.Files {
		index[f] = slices.IndexFunc(m.Sources, func(s ir.Source) bool { return s.Name == f.Name })
	}
	u.Used = map[source.Pos]bool{}
	for _, fn := range m.Funcs {
		u.Used[fn.Pos] = true
	}
	for _, at := range m.Named {
		u.Used[at] = true
	}
	for _, v := range m.Globals {
		u.Used[v.Pos] = true
	}
	complete := true
	for _, k := range m.Kernels {
		if len(k.Template) > 0 && k.Args == nil {
			continue
		}
		complete = complete && (k.Func != nil || k.Refused != nil && !unknownName(k.Refused.Code))
		u.Roots = append(u.Roots, rootsOf(k)...)
	}
	missing, read := map[string]bool{}, map[string]bool{}
	for _, h := range l.pp.Headers {
		missing[h.Written] = missing[h.Written] || h.Missing
		read[h.Written] = read[h.Written] || !h.Missing && !h.Known
	}
	u.Drop = func(header string, mentioned func(string) bool) bool {
		switch {
		case read[header]:
			return false
		case missing[header]:
			return complete // the kernels were understood without it
		}
		names, ok := prelude.HostHeader(header)
		return ok && !slices.ContainsFunc(names, mentioned)
	}
	for f, cuts := range hostcode.Find(u) {
		if i := index[f]; i >= 0 {
			for _, c := range cuts {
				m.Sources[i].HostCode = append(m.Sources[i].HostCode, ir.Stretch(c))
			}
		}
	}
}

// rootsOf lists the names by which a kernel is found.
func rootsOf(k *ir.Kernel) []string {
	texts := []string{k.Name, k.Qualified}
	for _, a := range k.Args {
		texts = append(texts, a.Text)
	}
	for _, p := range k.Params {
		texts = append(texts, p.CType)
	}
	var names []string
	for _, t := range texts {
		names = append(names, strings.FieldsFunc(t, func(r rune) bool {
			return r != '_' && r < 0x80 && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
		})...)
	}
	return names
}
