package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/annot"
)

// The documents are held to what they speak of: links lead somewhere, code is that of the repository or at least
// right, and what a command prints is what it prints today. `go test ./cmd/kbind -run Docs -update` writes the
// generated parts and the output.

const docRoot = "../.."

// documents lists the Markdown files of the repository, relative to its root.
func documents(t *testing.T) []string {
	t.Helper()
	var list []string
	err := filepath.WalkDir(docRoot, func(path string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // another test has removed what it wrote
		}
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == ".git" || d.Name() == "build") {
			return fs.SkipDir
		}
		if filepath.Ext(path) == ".md" {
			rel, err := filepath.Rel(docRoot, path)
			list = append(list, filepath.ToSlash(rel))
			return err
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Contains(list, "README.md") || !slices.Contains(list, "docs/guide.md") {
		t.Fatalf("documents not found: %q", list)
	}
	return list
}

// codeBlock is a fenced block of a document.
type codeBlock struct {
	doc  string
	line int    // of the fence
	lang string // the word after the fence
	mark string // the HTML comment directly above the block, without its markers
	text string
}

func (b codeBlock) String() string { return fmt.Sprintf("%s:%d", b.doc, b.line) }

// codeBlocks splits a document's text into its fenced blocks and the prose around them.
func codeBlocks(doc, text string) (blocks []codeBlock, prose string) {
	var b *codeBlock
	mark := ""
	for i, line := range strings.Split(text, "\n") {
		fence := strings.HasPrefix(line, "```")
		switch {
		case fence && b == nil:
			b = &codeBlock{doc: doc, line: i + 1, lang: strings.TrimPrefix(line, "```"), mark: mark}
		case fence:
			blocks = append(blocks, *b)
			b, mark = nil, ""
		case b != nil:
			b.text += line + "\n"
		default:
			prose += line + "\n"
			if c, ok := strings.CutPrefix(line, "<!-- "); ok {
				mark = strings.TrimSuffix(c, " -->")
			} else if line != "" {
				mark = ""
			}
		}
	}
	return blocks, prose
}

func readDoc(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(docRoot, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

var (
	link    = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	heading = regexp.MustCompile(`(?m)^#+ (.*)$`)
	notSlug = regexp.MustCompile(`[^a-z0-9 _-]`)
)

// slugs are the anchors of a document's headings, as GitHub makes them.
func slugs(prose string) map[string]bool {
	all := map[string]bool{}
	for _, m := range heading.FindAllStringSubmatch(prose, -1) {
		s := notSlug.ReplaceAllString(strings.ToLower(m[1]), "")
		all[strings.ReplaceAll(s, " ", "-")] = true
	}
	return all
}

// TestDocsContents holds a page's list of its sections to the sections.
func TestDocsContents(t *testing.T) {
	lists := 0
	for _, doc := range documents(t) {
		_, prose := codeBlocks(doc, readDoc(t, doc))
		var listed, have []string
		for _, m := range regexp.MustCompile(`(?m)^- \[([^]]*)\]\(#[^)]*\)$`).FindAllStringSubmatch(prose, -1) {
			listed = append(listed, m[1])
		}
		for _, m := range regexp.MustCompile(`(?m)^## (.*)$`).FindAllStringSubmatch(prose, -1) {
			have = append(have, m[1])
		}
		if len(listed) == 0 {
			continue
		}
		lists++
		if !slices.Equal(listed, have) {
			t.Errorf("%s lists the sections %q, and has %q", doc, listed, have)
		}
	}
	if lists == 0 {
		t.Error("no page lists its sections")
	}
}

// TestDocsEnvironment holds the table of environment variables to those that the packages ask for. Flags of the command
// have theirs by a rule.
func TestDocsEnvironment(t *testing.T) {
	text := readDoc(t, "docs/command.md")
	// What programs with checks of their own for backends are told, and the kit of these checks.
	internal := []string{"KBIND_RTTEST_DEVICE", "KBIND_RTTEST_FAULT", "KBIND_BESIDE"}
	found := 0
	for _, dir := range []string{"rt", "cmd/kbind"} {
		err := filepath.WalkDir(filepath.Join(docRoot, dir), func(path string, d fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return err
			}
			source, err := os.ReadFile(path)
			for _, m := range regexp.MustCompile(`"(KBIND_[A-Z_]+)["=]`).FindAllSubmatch(source, -1) {
				found++
				if name := string(m[1]); !strings.Contains(text, "`"+name) && !slices.Contains(internal, name) {
					t.Errorf("%s: docs/command.md does not know %s", path, name)
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if found < 10 {
		t.Errorf("only %d variables found", found)
	}
}

func TestDocsLinks(t *testing.T) {
	links := 0
	for _, doc := range documents(t) {
		_, prose := codeBlocks(doc, readDoc(t, doc))
		for _, m := range link.FindAllStringSubmatch(prose, -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			links++
			path, anchor, _ := strings.Cut(m[1], "#")
			target := doc
			if path != "" {
				target = filepath.ToSlash(filepath.Join(filepath.Dir(doc), path))
			}
			if _, err := os.Stat(filepath.Join(docRoot, target)); err != nil {
				t.Errorf("%s: the link to %s leads nowhere", doc, m[1])
				continue
			}
			if anchor == "" {
				continue
			}
			if _, prose := codeBlocks(target, readDoc(t, target)); !slugs(prose)[anchor] {
				t.Errorf("%s: %s has no heading #%s", doc, target, anchor)
			}
		}
	}
	if links < 20 {
		t.Errorf("only %d links found", links)
	}
}

// squeeze makes texts comparable that differ in indentation.
func squeeze(text string) string {
	var lines []string
	for line := range strings.SplitSeq(text, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "\n")
}

// examplesText is the text of the examples' files with the extension, squeezed.
func examplesText(t *testing.T, ext string) (all []string) {
	t.Helper()
	err := filepath.WalkDir(docRoot+"/examples", func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ext {
			return err
		}
		text, err := os.ReadFile(path)
		all = append(all, squeeze(string(text)))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func quoted(block string, sources []string) bool {
	block = squeeze(block)
	return slices.ContainsFunc(sources, func(s string) bool { return strings.Contains(s, block) })
}

// goParses reports whether text is a Go file, declarations, or statements, as far as a parser can tell.
func goParses(text string) error {
	var first error
	for _, frame := range []string{"%s", "package p\n%s", "package p\nfunc _() {\n%s\n}",
		"package p\ntype _ interface {\n%s\n}"} {
		_, err := parser.ParseFile(token.NewFileSet(), "", fmt.Sprintf(frame, text), parser.SkipObjectResolution)
		if err == nil {
			return nil
		}
		first = err
	}
	return first
}

// TestDocsWidth keeps prose within 120 columns. Tables, code blocks and what has no blank to break at may be wider,
// and what is generated of texts of the command and of devices.
func TestDocsWidth(t *testing.T) {
	unbroken := regexp.MustCompile("`[^`]*`|\\]\\([^)]*\\)")
	for _, doc := range documents(t) {
		if doc == "docs/directives.md" || doc == "docs/backends.md" {
			continue
		}
		_, prose := codeBlocks(doc, readDoc(t, doc))
		for line := range strings.Lines(prose) {
			line = strings.TrimSuffix(line, "\n")
			columns, breakable := len([]rune(line)), len(unbroken.ReplaceAllString(line, ""))
			if columns > 120 && breakable > 40 && !strings.HasPrefix(line, "|") && !strings.HasPrefix(line, "<!--") {
				t.Errorf("%s: a line of %d columns: %s", doc, columns, line)
			}
		}
	}
}

// TestDocsGo holds Go in documents to the examples, which are compiled and run. The guide quotes nothing else;
// elsewhere a block must at least parse.
func TestDocsGo(t *testing.T) {
	sources := examplesText(t, ".go")
	blocks := 0
	for _, doc := range documents(t) {
		list, _ := codeBlocks(doc, readDoc(t, doc))
		for _, b := range list {
			if b.lang != "go" {
				continue
			}
			blocks++
			if quoted(b.text, sources) {
				continue
			}
			if doc == "docs/guide.md" {
				t.Errorf("%s: no example has this code:\n%s", b, b.text)
			} else if err := goParses(b.text); err != nil {
				t.Errorf("%s: %v", b, err)
			}
		}
	}
	if blocks < 15 {
		t.Errorf("only %d blocks of Go found", blocks)
	}
}

// TestDocsKernels generates code for the kernels in documents that are no example's.
func TestDocsKernels(t *testing.T) {
	sources := append(examplesText(t, ".cu"), examplesText(t, ".cl")...)
	blocks := 0
	for _, doc := range documents(t) {
		list, _ := codeBlocks(doc, readDoc(t, doc))
		for _, b := range list {
			if b.lang != "cuda" && b.lang != "opencl" {
				continue
			}
			blocks++
			if quoted(b.text, sources) || !strings.Contains(b.text, "//kbind:kernel") {
				continue
			}
			dir := t.TempDir()
			file := filepath.Join(dir, map[string]string{"cuda": "k.cu", "opencl": "k.cl"}[b.lang])
			write(t, file, b.text)
			var out, stderr bytes.Buffer
			args := []string{"-package", "p", "-o", dir, file}
			if code := run(args, &streams{out: &out, err: &stderr, env: os.LookupEnv}); code != 0 {
				t.Errorf("%s: no example has this kernel, and kbind says:\n%s", b, &stderr)
			}
		}
	}
	if blocks < 4 {
		t.Errorf("only %d kernels found", blocks)
	}
}

// TestDocsOutput runs the kbind command that a comment above a block names, in the directory that it names, and
// compares what it prints with the block:
//
//	<!-- in cmd/kbind/testdata/docs: kbind mistake.cu -->
func TestDocsOutput(t *testing.T) {
	ran := 0
	for _, doc := range documents(t) {
		text := readDoc(t, doc)
		list, _ := codeBlocks(doc, text)
		for _, b := range list {
			place, command, ok := strings.Cut(b.mark, ": kbind ")
			dir, in := strings.CutPrefix(place, "in ")
			if !ok || !in {
				continue
			}
			ran++
			got := commandOutput(t, filepath.Join(docRoot, dir), strings.Fields(command))
			if got == b.text {
				continue
			}
			if !*update {
				t.Errorf("%s: kbind %s prints\n%s", b, command, got)
				continue
			}
			text = strings.Replace(text, "```"+b.lang+"\n"+b.text+"```", "```"+b.lang+"\n"+got+"```", 1)
			write(t, filepath.Join(docRoot, doc), text)
		}
	}
	if ran == 0 {
		t.Error("no document shows what a command prints")
	}
}

func commandOutput(t *testing.T, dir string, args []string) string {
	t.Helper()
	old, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Chdir(dir); err != nil {
		t.Fatal(err)
	}
	defer os.Chdir(old)
	var out bytes.Buffer
	run(args, &streams{out: &out, err: &out, env: os.LookupEnv})
	return out.String()
}

// generatedPart replaces what stands between the line begin and "<!-- end -->" of a document by want, or compares it.
func generatedPart(t *testing.T, doc, begin, want string) {
	t.Helper()
	text := readDoc(t, doc)
	head, rest, ok := strings.Cut(text, begin+"\n")
	have, foot, ok2 := strings.Cut(rest, "<!-- end -->")
	switch want = "\n" + want + "\n"; {
	case !ok || !ok2:
		t.Errorf("%s has no place %s", doc, begin)
	case have == want:
	case *update:
		write(t, filepath.Join(docRoot, doc), head+begin+"\n"+want+"<!-- end -->"+foot)
	default:
		t.Errorf("%s is not what kbind prints; go test ./cmd/kbind -run Docs -update", doc)
	}
}

// TestDocsGenerated holds the list of directives and that of flags to the tables from which the command's help is
// printed.
func TestDocsGenerated(t *testing.T) {
	var b strings.Builder
	for _, r := range annot.Table() {
		fmt.Fprintf(&b, "## %s\n\n`//kbind:%s`: %s.\n\n", r.Name, strings.TrimSpace(r.Name+" "+r.Args), r.Meaning)
		if r.Default != "-" {
			fmt.Fprintf(&b, "Default: %s.\n\n", r.Default)
		}
		fmt.Fprintf(&b, "```\n//kbind:%s\n```\n\n", r.Example)
	}
	generatedPart(t, "docs/directives.md", "<!-- kbind help directives -->", strings.TrimSuffix(b.String(), "\n"))

	b.Reset()
	b.WriteString("| call | does |\n|---|---|\n")
	for _, c := range commands() {
		fmt.Fprintf(&b, "| `kbind %s` | %s |\n", strings.ReplaceAll(c.call(), "|", `\|`), c.short)
	}
	generatedPart(t, "docs/command.md", "<!-- kbind help -->", b.String())

	var out bytes.Buffer
	err := helpCmd(&streams{out: &out, err: &out, env: os.LookupEnv}, []string{"generate"})
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		t.Fatal(err)
	}
	_, flags, _ := strings.Cut(out.String(), ":\n")
	generatedPart(t, "docs/command.md", "<!-- kbind help generate -->", "```\n"+flags+"```\n")
}
