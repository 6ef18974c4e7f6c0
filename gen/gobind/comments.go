package gobind

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/kbind/kbind/bindgen/ir"
)

func (e *emitter) commentf(format string, args ...any) { e.comment(fmt.Sprintf(format, args...)) }

// docFor makes a Go doc comment that begins with the Go name out of the source's, when the source says what something
// does: "Adds two vectors." and "vector_add adds two vectors." give "VectorAdd adds two vectors.". It returns "" for
// other texts.
func docFor(name, c, doc string) string {
	first, rest, _ := strings.Cut(doc, " ")
	bare := strings.TrimRight(first, ":,")
	switch {
	case doc == "":
		return ""
	case bare == name:
		return doc
	case c != "" && (bare == c || bare == c+"()") && !strings.HasPrefix(strings.TrimSpace(rest), "-"):
		return strings.TrimSpace(name + " " + rest)
	}
	r, n := utf8.DecodeRuneInString(doc)
	if !verb(first) || !unicode.IsUpper(r) {
		return ""
	}
	return name + " " + string(unicode.ToLower(r)) + doc[n:]
}

// verb reports whether a word looks like one in the third person: "Adds".
func verb(w string) bool {
	switch w {
	case "This", "Is", "As", "Its", "Thus", "Plus", "Was", "Always", "Pass", "Class", "Process", "Compress", "Access",
		"Address":
		return false
	}
	return len(w) > 2 && strings.HasSuffix(w, "s") && strings.ToLower(w[1:]) == w[1:]
}

// kernelDoc is the doc comment of a function's first form.
func (e *emitter) kernelDoc(f *function, name string) string {
	if doc := docFor(name, f.lead.Name, f.lead.Doc); doc != "" {
		return doc
	}
	doc := fmt.Sprintf("%s runs the kernel %s (%s).", name, f.lead.Name, e.at(f.lead.Pos))
	if f.lead.Doc != "" {
		doc += "\n\n" + f.lead.Doc
	}
	return doc
}

// slicesDoc is the doc comment of the slices form: what it gives, and what it wants of its slices.
func (e *emitter) slicesDoc(f *function) string {
	var said, changed, results []string
	for _, p := range f.outs {
		results = append(results, p.name)
	}
	for _, p := range f.params {
		if p.kind == buffer && p.dir == ir.InOut {
			changed = append(changed, p.name)
		}
	}
	switch lengths := lengthText(f); {
	case len(results) > 0 && lengths != "":
		said = append(said, "It returns "+enumerate(results)+"; "+lengths+".")
	case len(results) > 0:
		said = append(said, "It returns "+enumerate(results)+".")
	case lengths != "":
		said = append(said, "In its arguments, "+lengths+".")
	}
	if len(changed) > 0 {
		said = append(said, "It changes "+enumerate(changed)+" in place.")
	}
	for _, p := range f.params {
		if p.kind == local && p.inSlices() {
			said = append(said, p.name+" is the number of elements of that local memory.")
		}
	}
	if f.shape {
		said = append(said, f.callersPart())
	}
	doc := e.kernelDoc(f, f.name)
	if len(said) > 0 {
		doc += "\n\n" + strings.Join(said, " ")
	}
	return doc
}

// lengthText says how long slices are: "a, b and c have the same length, sums has ceildiv(len(a), BLOCK) elements".
func lengthText(f *function) string {
	v := &env{f: f, lengths: true}
	var order []string
	names, same := map[string][]string{}, map[string]bool{}
	for _, p := range f.params {
		if p.kind != buffer || p.size == nil || p.dir == ir.Scratch {
			continue
		}
		text := v.text(p.size)
		if names[text] == nil {
			order = append(order, text)
		}
		names[text] = append(names[text], p.name)
		same[text] = same[text] || v.isLength(p)
	}
	var said []string
	for _, text := range order {
		switch who := names[text]; {
		case same[text] && len(who) > 1:
			said = append(said, enumerate(who)+" have the same length")
		case same[text]:
		case len(who) > 1:
			said = append(said, enumerate(who)+" have "+text+" elements each")
		case text == "1":
			said = append(said, who[0]+" has 1 element")
		default:
			said = append(said, who[0]+" has "+text+" elements")
		}
	}
	return strings.Join(said, ", ")
}

// launchDoc is the doc comment of the Launch form; it carries the kernel's own text when there is no other form.
func (e *emitter) launchDoc(f *function) string {
	name := f.name + "Launch"
	doc := fmt.Sprintf("%s queues %s on %s, with device buffers.", name, f.name, f.stream)
	if !f.slices {
		doc = e.kernelDoc(f, name) + fmt.Sprintf(
			"\n\nIt queues the launch on %s, with device buffers. There is no function with slices: %s.", f.stream, f.why)
	}
	if f.grid() {
		doc += fmt.Sprintf("\nThe zero rt.Launch means the shape that %s gives.", e.fileOf(f))
	}
	if part := f.callersPart(); part != "" {
		doc += " " + part
	}
	var cleared []string
	for _, p := range f.params {
		if p.zero(f) {
			cleared = append(cleared, p.name)
		}
	}
	if len(cleared) > 0 {
		doc += " It clears " + enumerate(cleared) + " first."
	}
	return doc
}

// grid reports whether a directive says how large the grid is.
func (f *function) grid() bool { return f.lead.Attrs.Grid != nil || f.lead.Attrs.Blocks != nil }

// callersPart says what no directive does.
func (f *function) callersPart() string {
	grid := f.grid()
	switch {
	case !grid && f.shared:
		return "The caller passes the grid and the bytes of dynamic shared memory in " + f.launch + "."
	case !grid:
		return "The caller passes the grid in " + f.launch + "."
	case f.shared:
		return "The caller passes the bytes of dynamic shared memory in " + f.launch + "."
	}
	return ""
}

func (e *emitter) fileOf(f *function) string {
	if p := e.m.Set.Position(f.lead.Pos); p.Line > 0 {
		return e.fileName(p.File)
	}
	return e.opt.Unit
}

func enumerate(words []string) string {
	if len(words) == 1 {
		return words[0]
	}
	return strings.Join(words[:len(words)-1], ", ") + " and " + words[len(words)-1]
}
