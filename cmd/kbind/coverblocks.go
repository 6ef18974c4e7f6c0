package main

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// blockKey is what a profile says of a block but for its last column: there Go numbers blocks that are alike otherwise.
type blockKey struct{ line, col, endLine, stmts int }

// profile is the part of a cover profile about generated kernels: the counts by file, block and last column.
type profile struct {
	mode   string
	blocks map[string]map[blockKey][]int // counts in the order of their last columns
}

// parseProfile reads lines such as "example.com/p/x_kbind_cpu.go:11.0,12.1 2 1". Blocks given repeatedly, by the tests
// of several packages, are added. golang.org/x/tools/cover refuses profiles in which blocks of two sources share a
// place.
func parseProfile(text []byte) (*profile, error) {
	type column struct {
		file string
		blockKey
		endCol int
	}
	sums := map[column]int{}
	p := &profile{blocks: map[string]map[blockKey][]int{}}
	lines := bufio.NewScanner(bytes.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		l := lines.Text()
		if mode, ok := strings.CutPrefix(l, "mode: "); ok {
			p.mode = mode
			continue
		}
		colon := strings.LastIndexByte(l, ':')
		if p.mode == "" || colon < 0 {
			return nil, fmt.Errorf("line %d: this is not a cover profile: run `go test -coverprofile=c.out`", n)
		}
		c, count := column{file: l[:colon]}, 0
		if _, err := fmt.Sscanf(l[colon+1:], "%d.%d,%d.%d %d %d", &c.line, &c.col, &c.endLine, &c.endCol, &c.stmts,
			&count); err != nil {
			return nil, fmt.Errorf("line %d: this is not a line of a cover profile: %w", n, err)
		}
		if strings.HasSuffix(c.file, cpuSuffix) {
			sums[c] += count
		}
	}
	order := slices.SortedFunc(maps.Keys(sums), func(a, b column) int { return cmp.Compare(a.endCol, b.endCol) })
	for _, c := range order {
		if p.blocks[c.file] == nil {
			p.blocks[c.file] = map[blockKey][]int{}
		}
		p.blocks[c.file][c.blockKey] = append(p.blocks[c.file][c.blockKey], sums[c])
	}
	return p, lines.Err()
}

// counters is a generated file as `go tool cover` instruments it.
type counters struct {
	path  string
	fset  *token.FileSet
	file  *ast.File
	text  []string // its lines
	keys  []blockKey
	cols  []int                               // last columns
	open  func(path string) ([]string, error) // lines of a kernel source
	funcs []*countedFunc
	owner []*countedFunc // function of each counter
	err   error
}

// countedFunc is a Go function made from a kernel or device function. Its first counter counts its calls.
type countedFunc struct {
	name  string // in the source, without template arguments
	entry int
	lines []countedLine

	// Where reading stands; see place.
	at       countedLine
	run      int // physical line of the directive in force
	tempSeen bool
}

// countedLine says that a counter counts a line.
type countedLine struct {
	file    string
	line    int
	counter int
}

// counterName is a name that generated code does not use.
const counterName = "kbindCoverCounters"

func instrument(path string) (*counters, error) {
	text, err := goCommand("tool", "cover", "-mode=set", "-var="+counterName, path)
	if err != nil {
		return nil, err
	}
	g := &counters{path: path, fset: token.NewFileSet(), text: strings.Split(string(text), "\n")}
	g.file, err = parser.ParseFile(g.fset, path, text, parser.ParseComments|parser.SkipObjectResolution)
	return g, err
}

// read finds the blocks and the lines that they count.
func (g *counters) read() error {
	ast.Inspect(g.file, func(n ast.Node) bool {
		if v, ok := n.(*ast.ValueSpec); ok && v.Names[0].Name == counterName {
			g.table(v)
		}
		return true
	})
	g.owner = make([]*countedFunc, len(g.keys))
	for _, d := range g.file.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Body == nil {
			continue
		}
		f := &countedFunc{name: sourceName(fn), entry: -1}
		if g.list(f, fn.Body.List, -1); len(f.lines) > 0 {
			g.funcs = append(g.funcs, f)
		}
	}
	return g.err
}

// table reads the positions, three numbers a counter, and the numbers of statements.
func (g *counters) table(v *ast.ValueSpec) {
	var pos, stmts []int
	ast.Inspect(v, func(n ast.Node) bool {
		kv, ok := n.(*ast.KeyValueExpr)
		if !ok {
			return true
		}
		var list []int
		if values, ok := kv.Value.(*ast.CompositeLit); ok {
			for _, e := range values.Elts {
				if lit, ok := e.(*ast.BasicLit); ok {
					n, _ := strconv.ParseInt(lit.Value, 0, 64)
					list = append(list, int(n))
				}
			}
		}
		switch id, _ := kv.Key.(*ast.Ident); {
		case id != nil && id.Name == "Pos":
			pos = list
		case id != nil && id.Name == "NumStmt":
			stmts = list
		}
		return false
	})
	for i, n := range stmts {
		g.keys = append(g.keys, blockKey{pos[3*i], pos[3*i+2] & 0xffff, pos[3*i+1], n})
		g.cols = append(g.cols, pos[3*i+2]>>16)
	}
}

// sourceName takes the name from the comment of a function, "cpuX runs one block of ns::x<4>." or "cpuX is x."
func sourceName(fn *ast.FuncDecl) string {
	words := strings.TrimSuffix(strings.TrimSpace(strings.Join(strings.Fields(fn.Doc.Text()), " ")), ".")
	for _, lead := range []string{" runs one block of ", " runs the whole launch of ", " is "} {
		if _, name, ok := strings.Cut(words, lead); ok {
			name, _, _ = strings.Cut(name, " with its first block")
			if i := strings.IndexByte(name, '<'); i > 0 && !strings.Contains(name, "operator") {
				name = name[:i]
			}
			return name
		}
	}
	return fn.Name.Name
}

// list reads statements; the last counter before a statement, here or around the list, counts it, and so does that of
// a version of the statement for several threads together.
func (g *counters) list(f *countedFunc, stmts []ast.Stmt, counter int) {
	version := -1
	for _, s := range stmts {
		if n, ok := counterOf(s); ok {
			if counter, g.owner[n] = n, f; f.entry < 0 {
				f.entry = n
			}
			continue
		}
		if at, ok := g.place(f, s); ok {
			at.counter = counter
			f.lines = append(f.lines, at)
			if at.counter = version; version >= 0 {
				f.lines = append(f.lines, at)
			}
		}
		if n := versioned(s); n >= 0 {
			version = n
		} else if jumps(s) {
			version = -1 // what follows is not for all threads
		}
		ast.Inspect(s, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BlockStmt:
				g.list(f, n.List, counter)
			case *ast.CaseClause:
				g.list(f, n.Body, counter)
			default:
				return true
			}
			return false
		})
	}
}

// versioned returns the counter of the form of a loop's body for several threads together, which stands before the
// form for one thread, -1 if s is not that:
//
//	if tidX == uint32(lo) && lo < hi {
//		...
//		continue
//	}
//
// These threads do what the form for one thread does, up to where it jumps. Guards have become the bounds of lo and hi.
func versioned(s ast.Stmt) int {
	n, ok := s.(*ast.IfStmt)
	if !ok || n.Else != nil || n.Init != nil || len(n.Body.List) == 0 {
		return -1
	}
	both, ok := n.Cond.(*ast.BinaryExpr)
	if !ok || both.Op != token.LAND {
		return -1
	}
	first, ok := both.X.(*ast.BinaryExpr)
	some, ok2 := both.Y.(*ast.BinaryExpr)
	if !ok || !ok2 || first.Op != token.EQL || some.Op != token.LSS {
		return -1
	}
	from, ok := first.Y.(*ast.CallExpr)
	if !ok || len(from.Args) != 1 || !isIdent(from.Args[0]) || !isIdent(some.X) ||
		from.Args[0].(*ast.Ident).Name != some.X.(*ast.Ident).Name {
		return -1
	}
	counter, ok := counterOf(n.Body.List[0])
	if !ok {
		return -1
	}
	return counter
}

// jumps reports whether a statement that is no guard, if ... { continue }, may keep what follows from being done.
func jumps(s ast.Stmt) bool {
	if n, ok := s.(*ast.IfStmt); ok && n.Else == nil && len(n.Body.List) > 0 {
		if last := n.Body.List[len(n.Body.List)-1]; isContinue(last) && len(n.Body.List) <= 2 { // and its counter
			return false
		}
	}
	found := false
	ast.Inspect(s, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.BranchStmt, *ast.ReturnStmt:
			found = true
		}
		return !found
	})
	return found
}

func isContinue(s ast.Stmt) bool {
	b, ok := s.(*ast.BranchStmt)
	return ok && b.Tok == token.CONTINUE
}

// counterOf is the counter that a statement of `go tool cover` counts up.
func counterOf(s ast.Stmt) (int, bool) {
	if l, ok := s.(*ast.LabeledStmt); ok {
		s = l.Stmt
	}
	set, ok := s.(*ast.AssignStmt)
	if !ok {
		return 0, false
	}
	index, ok := set.Lhs[0].(*ast.IndexExpr)
	if !ok || !isField(index.X, counterName) {
		return 0, false
	}
	lit, ok := index.Index.(*ast.BasicLit)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(lit.Value)
	return n, err == nil
}

func isField(e ast.Expr, of string) bool {
	sel, ok := e.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	id, ok := sel.X.(*ast.Ident)
	return ok && id.Name == of
}

// place finds the line of the source that a statement stands for. Directly below a //line directive that is its line.
// Further down Go counts on, which is right for the next statement of the source but not for the temporaries of an
// expression that the generator adds: these belong to the line before, and so does what follows a temporary up to the
// next directive or variable that its line names. Jumps without a directive of their own, and what saves and restores a
// waiting thread, belong to no line.
func (g *counters) place(f *countedFunc, s ast.Stmt) (countedLine, bool) {
	switch s := s.(type) {
	case *ast.BlockStmt, *ast.EmptyStmt, *ast.LabeledStmt:
		return countedLine{}, false
	case *ast.ExprStmt:
		if line, ok := waitLine(s); ok {
			return countedLine{file: g.fset.Position(s.Pos()).Filename, line: line}, true
		}
	case *ast.AssignStmt:
		saves := isField(s.Lhs[0], "frame") && (isIdent(s.Rhs[0]) || fieldName(s.Lhs[0]) == "pc")
		if restores := isIdent(s.Lhs[0]) && isField(s.Rhs[0], "frame"); saves || restores {
			return countedLine{}, false
		}
	}
	pos := g.fset.Position(s.Pos())
	if pos.Filename == g.path || strings.HasSuffix(pos.Filename, cpuSuffix) {
		return countedLine{}, false
	}
	source, err := g.open(pos.Filename)
	if err != nil {
		g.err = errors.Join(g.err, err)
		return countedLine{}, false
	}
	text := ""
	if pos.Line <= len(source) {
		text = source[pos.Line-1]
	}
	physical := g.fset.PositionFor(s.Pos(), false).Line
	run := physical - 1
	for run > 1 && !strings.HasPrefix(strings.TrimSpace(g.text[run-1]), "//line ") {
		run--
	}
	if run != f.run {
		f.run, f.tempSeen = run, false
		f.at = countedLine{file: pos.Filename, line: pos.Line - (physical - run - 1)}
	}
	name := setName(s)
	temp := isTemp(name, text)
	named := name != "" && !temp && hasWord(text, name)
	if _, jump := s.(*ast.BranchStmt); jump && run != physical-1 {
		return countedLine{}, false
	}
	if hasCode(text) && (named || !f.tempSeen) {
		f.at.line, f.tempSeen = pos.Line, false
	}
	f.tempSeen = f.tempSeen || temp
	return f.at, f.at.line <= len(source)
}

// waitLine is the line in a call that makes a thread wait: blk.WaitBlock(17).
func waitLine(s *ast.ExprStmt) (int, bool) {
	call, ok := s.X.(*ast.CallExpr)
	if !ok || !isField(call.Fun, "blk") || !strings.HasPrefix(fieldName(call.Fun), "Wait") || len(call.Args) == 0 {
		return 0, false
	}
	lit, ok := call.Args[0].(*ast.BasicLit)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(lit.Value)
	return n, err == nil
}

func isIdent(e ast.Expr) bool { _, ok := e.(*ast.Ident); return ok }

func fieldName(e ast.Expr) string { return e.(*ast.SelectorExpr).Sel.Name }

// setName is the variable that s declares or sets, "" for none.
func setName(s ast.Stmt) string {
	switch s := s.(type) {
	case *ast.AssignStmt:
		if id, ok := s.Lhs[0].(*ast.Ident); ok {
			return id.Name
		}
	case *ast.DeclStmt:
		if d, ok := s.Decl.(*ast.GenDecl); ok && len(d.Specs) == 1 {
			if v, ok := d.Specs[0].(*ast.ValueSpec); ok {
				return v.Names[0].Name
			}
		}
	}
	return ""
}

// isTemp says that a name is a temporary of the generator (t, t1, t_2) rather than a variable in this line of the
// source.
func isTemp(name, text string) bool {
	digits, ok := strings.CutPrefix(name, "t")
	stem, _, _ := strings.Cut(name, "_")
	return ok && strings.Trim(digits, "_0123456789") == "" && !hasWord(text, name, stem)
}

// hasCode says that a line of a kernel source has more than a comment, directive or brackets.
func hasCode(text string) bool {
	text, _, _ = strings.Cut(text, "//")
	return !strings.HasPrefix(strings.TrimSpace(text), "#") && strings.ContainsFunc(text, unicode.IsLetter)
}

func hasWord(text string, words ...string) bool {
	text, _, _ = strings.Cut(text, "//")
	return slices.ContainsFunc(strings.FieldsFunc(text, func(r rune) bool {
		return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}),
		func(w string) bool { return slices.Contains(words, w) })
}

// counts gives each counter its count. Counters with one key are in the profile in their order, unless lines of two
// files are alike: then Go drops the difference, and a counter is taken to have run when all of them did, or not at
// all when its function did not.
func (g *counters) counts(blocks map[blockKey][]int) ([]int, error) {
	counts := make([]int, len(g.keys))
	alike := map[blockKey][]int{}
	for i, k := range g.keys {
		alike[k] = append(alike[k], i)
	}
	for k, list := range alike {
		slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(g.cols[a], g.cols[b]) })
		have := blocks[k]
		if len(have) == 0 || len(have) > len(list) {
			return nil, fmt.Errorf("%s is not what the profile was made from: run go test -coverprofile again",
				filepath.ToSlash(shown(g.path)))
		}
		for n, i := range list {
			if counts[i] = slices.Min(have); len(have) == len(list) {
				counts[i] = have[n]
			}
		}
	}
	for i, f := range g.owner {
		if f != nil && f.entry >= 0 && counts[f.entry] == 0 {
			counts[i] = 0
		}
	}
	return counts, nil
}
