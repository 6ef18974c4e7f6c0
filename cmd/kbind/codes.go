package main

import (
	_ "embed"
	"fmt"
	"io"
	"strings"
)

// codesText describes every code of a message: "K0101 What is wrong.", what to do, and an example that gives it: the
// command after "$" if it is not `kbind k.cu`, the lines of k.cu after "|", other files after "|-- name --", and after
// "|~" what cannot be seen of a file; or after "-" why there is no example. A line "warning" says that the code is
// that of a warning.
//
//go:embed codes.txt
var codesText string

// codeEntry describes one code.
type codeEntry struct {
	code, title, remedy string
	command             string     // of the example
	files               []codeFile // of the example
	warning             bool       // the code is a warning's
	none                string     // why there is no example
}

type codeFile struct {
	name, text string
	note       string // what cannot be seen in the text: "saved as UTF-16"
}

// title is the file's name, and what the reader must know about it.
func (f *codeFile) title() string {
	if f.note == "" {
		return f.name
	}
	return f.name + ", " + f.note
}

// codeEntries lists the codes in their order.
func codeEntries() []codeEntry {
	var list []codeEntry
	for line := range strings.Lines(codesText) {
		line = strings.TrimSuffix(line, "\n")
		if code, title, ok := strings.Cut(line, " "); ok && len(code) == 5 && code[0] == 'K' {
			list = append(list, codeEntry{code: code, title: title, command: "kbind k.cu"})
			continue
		}
		list[len(list)-1].add(line)
	}
	return list
}

// add reads a line after the first one.
func (e *codeEntry) add(line string) {
	name, isFile := strings.CutPrefix(line, "|-- ")
	note, isNote := strings.CutPrefix(line, "|~ ")
	switch {
	case isNote:
		e.files[len(e.files)-1].note = note
	case isFile:
		e.files = append(e.files, codeFile{name: strings.TrimSuffix(name, " --")})
	case strings.HasPrefix(line, "|"):
		if len(e.files) == 0 {
			e.files = append(e.files, codeFile{name: "k.cu"})
		}
		e.files[len(e.files)-1].text += strings.TrimPrefix(line[1:], " ") + "\n"
	case strings.HasPrefix(line, "$ "):
		e.command = line[2:]
	case line == "warning":
		e.warning = true
	case strings.HasPrefix(line, "- "):
		e.none = line[2:]
	default:
		e.remedy = strings.TrimSpace(e.remedy + " " + line)
	}
}

// helpCode explains one code, "K0720".
func helpCode(out io.Writer, code string) error {
	for _, e := range codeEntries() {
		if strings.EqualFold(e.code, code) {
			_, err := fmt.Fprintf(out, "%s: %s\n%s\n\n%s", e.code, e.title, e.remedy, e.example("    "))
			return err
		}
	}
	return usagef("help: there is no code %s", code)
}

// isCode reports whether a word looks like the code of a message.
func isCode(word string) bool {
	return len(word) == 5 && (word[0] == 'K' || word[0] == 'k') && strings.Trim(word[1:], "0123456789") == ""
}

// example is the example's command and files, each line after indent.
func (e *codeEntry) example(indent string) string {
	if e.none != "" {
		return "There is no example. " + e.none + "\n"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "For example, `%s`", e.command)
	for i, f := range e.files {
		if i > 0 {
			fmt.Fprintf(&b, "\nand %s:\n\n", f.title())
		} else {
			fmt.Fprintf(&b, " with %s:\n\n", f.title())
		}
		for line := range strings.Lines(f.text) {
			b.WriteString(strings.TrimRight(indent+line, " \n") + "\n")
		}
	}
	if len(e.files) == 0 {
		b.WriteString(", where there is no such file.\n")
	}
	return b.String()
}
