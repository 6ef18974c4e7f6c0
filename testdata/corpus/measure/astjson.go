package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"strings"
)

// The reader of clang's JSON dump. A dump is printed with one key or bracket per line and can be hundreds of
// megabytes, so it is read as a stream of lines with a stack of open brackets, and only what kernels and typedefs need
// is kept. Two things make that more than bookkeeping: a location leaves out its file and line where they equal those
// of the location printed before it, and so every location has to be followed; and a macro's location is that of its
// expansion, which is printed last.

// param is one parameter of a kernel as a compiler spells it.
type param struct {
	name    string
	typ     string // as written, typedefs by their names
	invalid bool   // clang met an error in it and guessed
}

// kernel is one kernel definition.
type kernel struct {
	qualified string // without anonymous namespaces
	scope     string // the enclosing namespaces, "" or "a::b"
	file      string
	line      int
	externC   bool
	special   bool // an explicit specialization of a template
	invalid   bool
	template  []string // the template parameters' names, of a pattern
	params    []param
}

// dump is what one unit's AST says.
type dump struct {
	kernels  []kernel
	typedefs map[string]string // qualified name -> type
	records  map[string]string // a class's or enum's name without its scope -> its qualified name; "" if there are several
}

// node is one open AST node.
type node struct {
	kind, name, id    string
	context           string // the id of the scope it belongs to, if that is not the one it stands in
	line              int
	file              string
	typ, desugared    string
	language          string
	mangled           string // a function's name in object code
	implicit, invalid bool
	hasBody, global   bool
	special           bool
	functions         int // function children so far, in a template
	template          []string
	params            []param
}

// bracket is one open { or [ with the key it belongs to; node is set for AST nodes.
type bracket struct {
	key  string
	node *node
}

type astReader struct {
	out   dump
	stack []bracket
	ids   map[string]string // of a namespace -> its qualified name
	file  string            // of the location printed last
	line  int
}

// readAST reads a dump to its end.
func readAST(r io.Reader) (dump, error) {
	a := &astReader{out: dump{typedefs: map[string]string{}, records: map[string]string{}}, ids: map[string]string{}}
	br := bufio.NewReaderSize(r, 1<<20)
	var long []byte
	for {
		line, err := br.ReadSlice('\n')
		if err == bufio.ErrBufferFull {
			long = append(long, line...)
			continue
		}
		if len(long) > 0 {
			long = append(long, line...)
			line, long = long, nil
		}
		a.readLine(bytes.TrimSpace(line))
		if err == io.EOF {
			return a.out, nil
		}
		if err != nil {
			return a.out, err
		}
	}
}

func (a *astReader) readLine(l []byte) {
	if len(l) == 0 {
		return
	}
	switch l[0] {
	case '{':
		if l[len(l)-1] != '{' { // "{}": a null child
			return
		}
		a.open("", a.inNodes())
		return
	case '}', ']':
		a.close()
		return
	case '"':
	default:
		return
	}
	end := bytes.IndexByte(l[1:], '"')
	if end < 0 {
		return
	}
	key := l[1 : end+1]
	rest := bytes.TrimPrefix(bytes.TrimSpace(l[end+2:]), []byte(":"))
	rest = bytes.TrimSpace(rest)
	switch {
	case len(rest) == 0:
	case rest[len(rest)-1] == '{' || rest[len(rest)-1] == '[':
		if rest[0] == '{' || rest[0] == '[' {
			a.open(string(key), false)
		}
	default:
		a.value(key, bytes.TrimSuffix(rest, []byte(",")))
	}
}

// inNodes reports whether an object that opens here is an AST node: the first object, or an element of some node's
// "inner".
func (a *astReader) inNodes() bool {
	return len(a.stack) == 0 || a.stack[len(a.stack)-1].key == "inner"
}

func (a *astReader) open(key string, isNode bool) {
	b := bracket{key: key}
	if isNode {
		b.node = &node{}
	}
	a.stack = append(a.stack, b)
}

func (a *astReader) close() {
	if len(a.stack) == 0 {
		return
	}
	b := a.stack[len(a.stack)-1]
	a.stack = a.stack[:len(a.stack)-1]
	switch {
	case b.node != nil:
		a.closeNode(b.node)
	case b.key == "loc":
		if n := a.top(); n != nil {
			n.file, n.line = a.file, a.line
		}
	}
}

// top is the node whose bracket is the innermost one, else nil.
func (a *astReader) top() *node {
	if len(a.stack) == 0 {
		return nil
	}
	return a.stack[len(a.stack)-1].node
}

// parent is the innermost open node.
func (a *astReader) parent() *node {
	for i := len(a.stack) - 1; i >= 0; i-- {
		if n := a.stack[i].node; n != nil {
			return n
		}
	}
	return nil
}

func (a *astReader) value(key, v []byte) {
	if len(a.stack) == 0 {
		return
	}
	if b := a.stack[len(a.stack)-1]; b.node == nil {
		switch b.key {
		case "loc", "begin", "end", "spellingLoc", "expansionLoc":
			switch string(key) {
			case "file":
				a.file = unquote(v)
			case "line":
				a.line = atoi(v)
			}
		case "type":
			if n := a.parent(); n != nil && len(a.stack) > 1 && a.stack[len(a.stack)-2].node == n {
				switch string(key) {
				case "qualType":
					n.typ = unquote(v)
				case "desugaredQualType":
					n.desugared = unquote(v)
				}
			}
		}
		return
	}
	n := a.top()
	switch string(key) {
	case "kind":
		n.kind = unquote(v)
	case "name":
		n.name = unquote(v)
	case "id":
		n.id = unquote(v)
	case "parentDeclContextId":
		n.context = unquote(v)
	case "mangledName":
		n.mangled = unquote(v)
	case "language":
		n.language = unquote(v)
	case "isImplicit":
		n.implicit = true
	case "isInvalid":
		n.invalid = true
	}
}

// closeNode hands what a finished node means to its parent or to the result.
func (a *astReader) closeNode(n *node) {
	p := a.parent()
	if p == nil {
		return
	}
	switch n.kind {
	case "OpenCLKernelAttr":
		p.mangled = "" // every function of OpenCL C has its plain name
		p.global = true
	case "CUDAGlobalAttr":
		p.global = true
	case "CompoundStmt", "CXXTryStmt":
		p.hasBody = true
	case "TemplateArgument":
		p.special = true
	case "TemplateTypeParmDecl", "NonTypeTemplateParmDecl", "TemplateTemplateParmDecl":
		p.template = append(p.template, n.name)
	case "ParmVarDecl":
		p.params = append(p.params, param{name: n.name, typ: n.best(), invalid: n.invalid})
	case "TypedefDecl", "TypeAliasDecl":
		if !n.implicit {
			a.out.typedefs[join(a.scope(), n.name)] = n.best()
		}
	case "NamespaceDecl":
		a.ids[n.id] = join(a.scope(), n.name)
	case "CXXRecordDecl", "EnumDecl":
		if n.name != "" && !n.implicit && p.kind != "FunctionDecl" {
			full := join(a.scope(), n.name)
			if old, ok := a.out.records[n.name]; ok && old != full {
				full = ""
			}
			a.out.records[n.name] = full
		}
	case "FunctionDecl":
		a.closeFunction(n, p)
	}
}

func (a *astReader) closeFunction(n, p *node) {
	if p.kind == "FunctionTemplateDecl" {
		if p.functions++; p.functions > 1 { // an instance
			return
		}
	}
	if !n.global || !n.hasBody || n.implicit {
		return
	}
	k := kernel{scope: a.scope(), file: n.file, line: n.line, params: n.params, special: n.special, invalid: n.invalid}
	outer := n.context
	if p.kind == "FunctionTemplateDecl" && p.context != "" {
		outer = p.context
	}
	if s, ok := a.ids[outer]; ok { // defined outside of its namespace
		k.scope = s
	}
	k.qualified = join(k.scope, n.name)
	for _, q := range n.params {
		k.invalid = k.invalid || q.invalid
	}
	if p.kind == "FunctionTemplateDecl" {
		k.template = p.template
	}
	for _, b := range a.stack {
		if b.node != nil && b.node.kind == "LinkageSpecDecl" {
			k.externC = b.node.language == "C"
		}
	}
	k.externC = k.externC || n.mangled != "" && n.mangled == n.name // an earlier declaration gave it the linkage of C
	a.out.kernels = append(a.out.kernels, k)
}

// scope is the qualified name of the open namespaces and classes, without anonymous ones.
func (a *astReader) scope() string {
	s := ""
	for _, b := range a.stack {
		if n := b.node; n != nil && n.name != "" {
			switch n.kind {
			case "NamespaceDecl", "CXXRecordDecl", "ClassTemplateSpecializationDecl":
				s = join(s, n.name)
			}
		}
	}
	return s
}

// best is the node's type with its outermost typedef resolved where clang did so.
func (n *node) best() string {
	if n.desugared != "" {
		return n.desugared
	}
	return n.typ
}

func join(scope, name string) string {
	if scope == "" {
		return name
	}
	return scope + "::" + name
}

func unquote(v []byte) string {
	if bytes.IndexByte(v, '\\') < 0 {
		return strings.Trim(string(v), `"`)
	}
	var s string
	if json.Unmarshal(v, &s) != nil {
		return string(v)
	}
	return s
}

func atoi(v []byte) int {
	n := 0
	for _, c := range v {
		if c < '0' || c > '9' {
			break
		}
		n = n*10 + int(c-'0')
	}
	return n
}
