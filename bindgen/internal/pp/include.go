package pp

import (
	"bytes"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// include does the #include (or, with once set, the #import) of f whose header name comes next.
func (p *preprocessor) include(f *frame, directive token.Token, once bool) {
	name, angled, ok := f.lex.HeaderName()
	line := restOfLine(f)
	if !ok {
		name, angled, ok = headerName(p.expandAll(line))
	}
	if !ok || name == "" {
		p.errorf(CodeInclude, directive.Pos, "#%s wants \"a file\" or <a header>", directive.Text)
		return
	}
	if p.noIncludes {
		return
	}
	if p.includes++; len(p.frames) > maxIncludeDepth || p.includes > maxIncludes {
		p.tooManyIncludes(directive.Pos)
		return
	}
	h := p.resolve(f, name, angled, directive.Text == "include_next")
	if h.Missing && p.headers[h.key()] {
		return
	}
	h.Pos = directive.Pos
	h.File = p.open(&h)
	again := p.headers[h.key()]
	if !again {
		p.headers[h.key()] = true
		p.res.Headers = append(p.res.Headers, h)
	}
	if h.File == nil || p.once[h.key()] || p.isOnce(h.Text) {
		return
	}
	if again {
		if p.again += len(h.File.Text); p.again > maxAgain {
			p.noIncludes = true
			p.errorf(CodeIncludeDepth, directive.Pos, "files that are included again have more than %d bytes", maxAgain)
			return
		}
	}
	if once || h.Known {
		p.once[h.key()] = true
	}
	p.push(h.File, h.key(), h.Known).included = directive.Pos
}

// key identifies a header: a path, or a name that no path is spelled like.
func (h *Header) key() string {
	switch {
	case h.Known:
		return "<" + h.Name + ">"
	case h.Missing:
		return "?" + h.Name
	}
	return h.Name
}

// headerName reads a header name from expanded tokens (C11 6.10.2p4).
func headerName(toks []token.Token) (name string, angled, ok bool) {
	if len(toks) == 0 {
		return "", false, false
	}
	if t := toks[0]; t.Kind == token.String && strings.HasPrefix(t.Text, `"`) {
		return t.Text[1 : len(t.Text)-1], false, true
	}
	if !toks[0].Is("<") {
		return "", false, false
	}
	for i, t := range toks {
		if t.Is(">") {
			return spell(toks[1:i]), true, true
		}
	}
	return "", false, false
}

// resolve finds the header. A quoted one is looked for beside its includer first; a known one is never read from disk
// otherwise; then come the include directories: with next set, those after the one that f was found in.
func (p *preprocessor) resolve(f *frame, name string, angled, next bool) Header {
	h := Header{Name: name, Written: name, Display: name, Angled: angled}
	var tried []string
	var failure error
	try := func(dir string) bool {
		file := name
		if !path.IsAbs(name) {
			file = path.Join(dir, name)
		}
		tried = append(tried, file)
		text, err := p.read(file)
		if err != nil {
			if failure == nil && !errors.Is(err, fs.ErrNotExist) {
				failure = err
			}
			return false
		}
		h.Name, h.Display, h.Text = file, file, text
		return true
	}
	if !angled && !next && !f.known && try(path.Dir(f.path)) {
		return h
	}
	if p.cfg.Known != nil {
		if text, display, ok := p.cfg.Known(name); ok {
			h.Known, h.Text, h.Display = true, text, display
			return h
		}
	}
	dirs := p.cfg.Include
	if next {
		dirs = dirs[1+slices.IndexFunc(dirs, func(dir string) bool { return path.Join(dir, name) == f.path }):]
	}
	for _, dir := range dirs {
		if try(dir) {
			return h
		}
	}
	if first, _, below := strings.Cut(name, "/"); below && strings.Contains(strings.Trim(first, "."), ".") && try("") {
		return h // by the import path of a Go module
	}
	h.Missing = true
	h.Diag = &diag.Diag{Code: CodeMissing, Msg: missing(name, angled, tried, failure)}
	switch {
	case failure != nil:
	case strings.Contains(name, `\`):
		h.Diag.Hint = "write " + strings.ReplaceAll(name, `\`, "/") + ": every compiler accepts /"
	default:
		h.Diag.Hint = "name its directory with -I"
	}
	return h
}

func missing(name string, angled bool, tried []string, failure error) string {
	quoted := `"` + name + `"`
	if angled {
		quoted = "<" + name + ">"
	}
	switch {
	case failure != nil:
		return "cannot read " + quoted + ": " + failure.Error()
	case len(tried) == 0:
		return "cannot find " + quoted
	}
	return "cannot find " + quoted + "; tried " + strings.Join(tried, ", ")
}

// read returns the text of a file, which was perhaps read before.
func (p *preprocessor) read(file string) ([]byte, error) {
	if f := p.files[file]; f != nil {
		return f.Text, nil
	}
	if p.cfg.Open == nil {
		return nil, fs.ErrNotExist
	}
	return p.cfg.Open(file)
}

// open makes the header's text a file of the set, once; nil when the header is missing or the set is full.
func (p *preprocessor) open(h *Header) *source.File {
	if h.Missing {
		h.Diag.Span.Start = h.Pos
		return nil
	}
	if f := p.files[h.key()]; f != nil {
		return f
	}
	f, err := p.set.AddFile(h.Display, h.Text)
	if err != nil {
		p.errorf(CodeTooLarge, h.Pos, "%v", err)
		return nil
	}
	p.files[h.key()] = f
	return f
}

// isOnce reports whether text is that of a file with #pragma once that has been read.
func (p *preprocessor) isOnce(text []byte) bool {
	return slices.ContainsFunc(p.onceText[len(text)], func(t []byte) bool { return bytes.Equal(t, text) })
}

// tooManyIncludes reports that the bound on includes was met at pos. When a file includes itself, the message stands at
// the outermost #include that goes round; the copies of the file are taken back, and it is not read again.
func (p *preprocessor) tooManyIncludes(pos source.Pos) {
	top := p.frames[len(p.frames)-1]
	if p.includes > maxIncludes {
		p.noIncludes = true
		p.errorf(CodeIncludeDepth, pos, "more than %d files are included", maxIncludes)
		return
	}
	seen := map[string]bool{}
	for i, f := range p.frames {
		if seen[f.path] && f.included.IsValid() {
			p.errorf(CodeIncludeDepth, f.included, "%s includes itself without end", f.file.Name).
				Hintf("put #pragma once at its top")
			p.once[f.path] = true
			if p.collectDepth == 0 {
				p.frames = p.frames[:i]
				p.out.cut(f.tokens)
				p.res.Comments = p.res.Comments[:f.comments]
				p.res.Pragmas = slices.DeleteFunc(p.res.Pragmas, func(q Pragma) bool { return q.Token > f.tokens })
			}
			return
		}
		seen[f.path] = true
	}
	p.noIncludes = true
	p.errorf(CodeIncludeDepth, pos, "%s: includes are nested more than %d deep", top.file.Name, maxIncludeDepth)
}

// hasInclude does __has_include for the header name spelled by toks.
func (p *preprocessor) hasInclude(toks []token.Token, next bool) (found, ok bool) {
	name, angled, ok := headerName(toks)
	if !ok {
		name, angled, ok = headerName(p.expandAll(toks))
	}
	if !ok || len(p.frames) == 0 {
		return false, ok
	}
	return !p.resolve(p.frames[len(p.frames)-1], name, angled, next).Missing, true
}
