package jot

import (
	"bytes"
	"go/format"
	"go/scanner"
	gotoken "go/token"
	"iter"
	"slices"
	"strings"
)

// A function of a megabyte takes go/format as long as all else that is done for it. But where go/format puts spaces in
// a line of a function depends only on what kinds of tokens the line has, and such lines are much alike: what it does
// is learned once for each kind of line, by formatting an example.

// spacing knows where spaces stand in lines of functions.
type spacing struct{ known map[string][]bool }

// lexeme is a token of a line.
type lexeme struct {
	kind gotoken.Token
	text []byte
	from int  // where it begins
	ends bool // the line ends after it
}

// function formats src, the text of one function with a line for each statement. It returns nil for what it cannot
// format as go/format would, such as composite literals on several lines.
func (s *spacing) function(src []byte) []byte {
	if s.known == nil {
		s.known = map[string][]bool{}
	}
	at := headOf(src)
	if at < 0 || bytes.Contains(src, []byte("\n\n")) {
		return nil
	}
	const clause = "package p\n\n"
	head, err := format.Source(slices.Concat([]byte(clause), src[:at], []byte("\n}\n")))
	if err != nil || !bytes.HasSuffix(head, []byte(" {\n}\n")) {
		return nil
	}
	l := layout{spacing: s, out: make([]byte, 0, len(src)+len(src)/4)}
	l.out = append(l.out, head[len(clause):len(head)-len("}\n")]...)
	l.open = []string{"func a() {"}
	lines := src[at+1:]
	l.src = lines
	from, depth := -1, 0 // of a statement for which go/format is asked
	for t := range lexemes(lines) {
		l.line = append(l.line, t)
		if !t.ends {
			continue
		}
		if len(l.line) > 1 && t.kind == gotoken.COMMENT { // which go/format aligns with those of lines around it
			return nil
		}
		if from < 0 && !l.write() {
			from = l.line[0].from
		}
		if from >= 0 {
			if depth += nesting(l.line); depth < 0 || depth == 0 && !l.other(lines[from:t.from+len(t.text)]) {
				return nil
			}
			if depth == 0 {
				from = -1
			}
		}
		l.line = l.line[:0]
	}
	if len(l.open) != 0 || len(l.line) != 0 || l.comment {
		return nil
	}
	return l.out
}

// nesting is how many more brackets the line opens than it closes.
func nesting(line []lexeme) (n int) {
	for _, t := range line {
		switch t.kind {
		case gotoken.LPAREN, gotoken.LBRACK, gotoken.LBRACE:
			n++
		case gotoken.RPAREN, gotoken.RBRACK, gotoken.RBRACE:
			n--
		}
	}
	return n
}

// headOf is the index of the end of the line that begins the function, or -1 if src is none.
func headOf(src []byte) int {
	for at := 0; ; {
		n := bytes.IndexByte(src[at:], '\n')
		if n < 0 {
			return -1
		}
		line := src[at : at+n]
		switch {
		case bytes.HasPrefix(line, []byte("func ")):
			if bytes.HasSuffix(line, []byte("{")) {
				return at + n
			}
			return -1
		case len(line) > 0 && !bytes.HasPrefix(line, []byte("//")):
			return -1
		}
		at += n + 1
	}
}

// lexemes yields the tokens of lines, up to one that is no gotoken.
func lexemes(src []byte) iter.Seq[lexeme] {
	return func(yield func(lexeme) bool) {
		var s scanner.Scanner
		file := gotoken.NewFileSet().AddFile("", -1, len(src))
		s.Init(file, src, nil, scanner.ScanComments)
		var last lexeme
		end := -1
		for {
			pos, kind, text := s.Scan()
			if kind == gotoken.SEMICOLON && text == "\n" {
				continue
			}
			from := len(src)
			if kind != gotoken.EOF {
				from = file.Offset(pos)
			}
			if end >= 0 {
				last.ends = kind == gotoken.EOF || bytes.IndexByte(src[end:from], '\n') >= 0
				if !yield(last) {
					return
				}
			}
			if kind == gotoken.EOF {
				return
			}
			n := len(text)
			if n == 0 || kind.IsOperator() {
				n = len(kind.String())
			}
			last, end = lexeme{kind: kind, text: src[from : from+n], from: from}, from+n
		}
	}
}

// layout writes lines.
type layout struct {
	*spacing
	src  []byte
	out  []byte
	open []string // examples of the lines whose blocks are open
	line []lexeme
	key  []byte
	// comment says that the line before was a comment.
	comment bool
}

// write writes the line, or reports that it cannot.
func (l *layout) write() bool {
	line := l.line
	first, last := line[0], line[len(line)-1]
	depth := len(l.open)
	if first.kind == gotoken.COMMENT {
		return l.remark(first, len(line) == 1)
	}
	opener := ""
	if first.kind == gotoken.RBRACE {
		opener = l.open[depth-1]
		depth--
	}
	switch {
	case first.kind == gotoken.CASE, first.kind == gotoken.DEFAULT, len(line) == 2 && line[1].kind == gotoken.COLON:
		depth--
	case first.kind == gotoken.SEMICOLON, first.kind == gotoken.TYPE, slices.ContainsFunc(line, unlike):
		return false
	}
	if l.comment && depth < len(l.open) { // go/format has rules of its own for that
		return false
	}
	at := l.spaces(opener)
	if at == nil {
		return false
	}
	l.indent(depth)
	for i, t := range line {
		if at[i] {
			l.out = append(l.out, ' ')
		}
		l.out = append(l.out, t.text...)
	}
	l.out = append(l.out, '\n')
	l.comment = false
	if first.kind == gotoken.RBRACE {
		l.open = l.open[:depth]
	}
	if last.kind == gotoken.LBRACE {
		example := sample(line)
		if first.kind == gotoken.IF || len(line) > 1 && line[1].kind == gotoken.ELSE {
			example = "if a {"
		}
		l.open = append(l.open, example)
	}
	return true
}

func (l *layout) indent(depth int) {
	for range depth {
		l.out = append(l.out, '\t')
	}
}

// remark writes a comment that has a line of its own, or reports that it cannot.
func (l *layout) remark(t lexeme, alone bool) bool {
	switch {
	case !alone || !bytes.HasPrefix(t.text, []byte("//")):
		return false
	case !bytes.HasPrefix(t.text, []byte("//line ")):
		if t.from == 0 || l.src[t.from-1] != '\t' { // then what follows decides where it stands
			return false
		}
		l.indent(len(l.open))
		l.comment = true
	}
	l.out = append(append(l.out, t.text...), '\n')
	return true
}

// other asks go/format about a statement, and reports whether that worked.
func (l *layout) other(text []byte) bool {
	depth := len(l.open)
	if text[0] == '}' || text[0] == ';' || text[0] == '/' || depth == 0 {
		return false
	}
	begin := []byte("package p\n\nfunc _() {\n" + strings.Repeat("{\n", depth-1))
	in := slices.Concat(begin, text, []byte(strings.Repeat("\n}", depth)+"\n"))
	out, err := format.Source(in)
	lines := bytes.SplitAfter(out, []byte("\n"))
	if err != nil || len(lines) != 1+bytes.Count(in, []byte("\n")) {
		return false
	}
	l.out = append(l.out, bytes.Join(lines[2+depth:len(lines)-1-depth], nil)...)
	l.comment = false
	return true
}

// unlike reports whether a token is written in another way than it stands there, or takes several lines.
func unlike(t lexeme) bool {
	switch t.kind {
	case gotoken.INT, gotoken.FLOAT: // go/format writes some letters in lower case
		return bytes.ContainsAny(t.text, "XBOEPI")
	case gotoken.STRING:
		return t.text[0] != '"'
	}
	return t.kind == gotoken.COMMENT || t.kind == gotoken.IMAG || t.kind == gotoken.ILLEGAL
}

// spaces says before which tokens of the line a space stands; nil if that is not known. opener is an example of the
// line whose block the line ends.
func (l *layout) spaces(opener string) []bool {
	if len(l.line) == 1 {
		return []bool{false}
	}
	l.key = append(l.key[:0], opener...)
	for _, t := range l.line {
		l.key = append(l.key, byte(t.kind))
	}
	at, ok := l.known[string(l.key)]
	if !ok {
		at = learn(opener, l.line)
		l.known[string(l.key)] = at
	}
	return at
}

// sample is a line of the same kinds of tokens.
func sample(line []lexeme) string {
	var b strings.Builder
	for i, t := range line {
		if i > 0 {
			b.WriteByte(' ')
		}
		switch t.kind {
		case gotoken.IDENT:
			b.WriteByte('a')
		case gotoken.INT:
			b.WriteByte('1')
		case gotoken.FLOAT:
			b.WriteString("1.5")
		case gotoken.STRING:
			b.WriteString(`"s"`)
		case gotoken.CHAR:
			b.WriteString("'c'")
		default:
			b.WriteString(t.kind.String())
		}
	}
	return b.String()
}

// learn formats an example of the line.
func learn(opener string, line []lexeme) []bool {
	text := sample(line)
	begin, end := "package p\nfunc _() {\n", "\n}\n"
	if opener != "" {
		begin += opener + "\n"
	}
	if k := line[0].kind; k == gotoken.CASE || k == gotoken.DEFAULT {
		begin, end = begin+"switch a {\n", "\n}"+end
	}
	if line[len(line)-1].kind == gotoken.LBRACE {
		open := 0
		for _, t := range line {
			switch t.kind {
			case gotoken.LPAREN:
				open++
			case gotoken.RPAREN:
				open--
			}
		}
		if line[0].kind == gotoken.RBRACE {
			for _, c := range opener {
				switch c {
				case '(':
					open++
				case ')':
					open--
				}
			}
		}
		end = "\n}" + strings.Repeat(")", max(open, 0)) + end
	}
	if len(line) == 2 && line[1].kind == gotoken.COLON { // a label
		end = "\na()" + end
	}
	out, err := format.Source([]byte(begin + text + end))
	if err != nil {
		return nil
	}
	want, got := slices.Collect(lexemes([]byte(begin+text+end))), slices.Collect(lexemes(out))
	if len(want) != len(got) {
		return nil
	}
	before := len(slices.Collect(lexemes([]byte(begin))))
	at := make([]bool, len(line))
	for i := range want {
		if want[i].kind != got[i].kind || want[i].ends != got[i].ends {
			return nil
		}
	}
	for i := 1; i < len(line); i++ {
		g := got[before+i]
		at[i] = out[g.from-1] == ' '
	}
	return at
}
