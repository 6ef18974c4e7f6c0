package bindgen

import (
	"bytes"
	"fmt"
	"os"
	"path"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/pp"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/prelude"
	"github.com/kbind/kbind/bindgen/source"
)

// unknownName reports whether a code says that something is declared nowhere.
func unknownName(code string) bool { return code == "K0301" || code == "K0302" || code == "K0317" }

// explainUnknown says in messages about unknown names where they may be declared: in headers that were not found, or in
// files that include this one.
func (l *loader) explainUnknown(m *ir.Module) {
	var missing []pp.Header
	for _, h := range l.pp.Headers {
		if h.Missing {
			missing = append(missing, h)
		}
	}
	includers := map[*source.File]string{}
	includer := func(p source.Pos) string {
		f := l.set.File(p)
		if f == nil || l.hosts[f] != nil || !slices.Contains(l.units, f) {
			return ""
		}
		name, done := includers[f]
		if !done {
			name = l.includerOf(f)
			includers[f] = name
		}
		return name
	}
	for _, d := range l.diags.Items {
		if !unknownName(string(d.Code)) {
			continue
		}
		if in := includer(d.Span.Start); in != "" && d.Hint == "" {
			d.Hintf("%s includes this file and may declare what it needs: name that file instead", in)
		}
		for i, h := range missing {
			if i == maxMissing {
				d.Note(h.Pos, "%d more headers were not found", len(missing)-i)
				break
			}
			d.Note(h.Pos, "%s, included here, was not found", h.Written)
		}
	}
	for _, k := range m.Kernels {
		if k.Refused == nil || !unknownName(k.Refused.Code) {
			continue
		}
		if in := includer(k.Refused.Pos); in != "" {
			k.Refused.Msg += fmt.Sprintf(" (%s includes this file and may declare it: name that file instead)", in)
		} else if len(missing) > 0 {
			k.Refused.Msg += l.notFound(missing)
		}
	}
}

// warnMissing warns of every header that was not found, but for those that only the host needs: a kernel may be another
// one without its macros, and compilers that read the source when a program runs fail.
func (l *loader) warnMissing(m *ir.Module) {
	for _, h := range l.pp.Headers {
		if !h.Missing {
			continue
		}
		if names, ok := prelude.HostHeader(h.Written); ok && len(names) == 0 {
			continue
		}
		msg := h.Diag.Msg
		if h.Angled && len(l.cfg.Include) == 0 {
			msg += ": no directory is named with -I"
		} else if h.Diag.Hint != "" {
			msg += "; " + h.Diag.Hint
		}
		m.Warnings = append(m.Warnings, ir.Warning{Pos: h.Pos, Msg: msg, Code: string(h.Diag.Code)})
	}
}

// maxMissing is how many missing headers a message names.
const maxMissing = 3

// notFound is " (a.h, included at k.cu:1:2, was not found)", for several headers at once.
func (l *loader) notFound(missing []pp.Header) string {
	var names []string
	for i, h := range missing {
		if i == maxMissing {
			names = append(names, fmt.Sprintf("%d more", len(missing)-i))
			break
		}
		names = append(names, fmt.Sprintf("%s, included at %s", h.Written, l.set.Position(h.Pos)))
	}
	was := "was"
	if len(names) > 1 {
		was = "were"
	}
	return " (" + strings.Join(names, "; ") + ", " + was + " not found)"
}

// maxLook is how many files are looked through for one that includes another.
const maxLook = 300

// includerOf finds a file beside f, or in the directory above, that includes it; "" when there is none.
func (l *loader) includerOf(f *source.File) string {
	dir, base := path.Split(f.Name)
	looked := 0
	for _, d := range []string{path.Clean(dir), path.Join(dir, "..")} {
		for _, name := range l.list(d) {
			full := path.Join(d, name)
			if !mayInclude(name) || full == path.Clean(f.Name) {
				continue
			}
			if looked++; looked > maxLook {
				return ""
			}
			if text, err := l.open(full); err == nil && includes(text, base) {
				return full
			}
		}
	}
	return ""
}

func (l *loader) list(dir string) []string {
	if l.cfg.List != nil {
		return l.cfg.List(dir)
	}
	if l.cfg.Open != nil {
		return nil
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	names := make([]string, 0, len(entries))
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

func mayInclude(name string) bool {
	switch path.Ext(name) {
	case ".cu", ".cuh", ".hip", ".cl", ".clh", ".c", ".cc", ".cpp", ".cxx", ".h", ".hh", ".hpp", ".inl", ".inc":
		return true
	}
	return false
}

// includes reports whether a text has a line that includes a file of that base name.
func includes(text []byte, base string) bool {
	for at := 0; ; {
		i := bytes.Index(text[at:], []byte(base))
		if i < 0 {
			return false
		}
		at += i
		line := bytes.TrimLeft(text[bytes.LastIndexByte(text[:at], '\n')+1:at], " \t")
		at += len(base)
		if rest, ok := bytes.CutPrefix(line, []byte("#")); ok {
			if rest, ok = bytes.CutPrefix(bytes.TrimLeft(rest, " \t"), []byte("include")); ok &&
				bytes.ContainsAny(rest, "\"<") && !goesOn(rest) && at < len(text) && (text[at] == '"' || text[at] == '>') {
				return true
			}
		}
	}
}

// goesOn reports whether a path goes on, so that "x_frag.cuh" is not taken for "frag.cuh".
func goesOn(before []byte) bool {
	last := before[len(before)-1]
	return last != '"' && last != '<' && last != '/'
}
