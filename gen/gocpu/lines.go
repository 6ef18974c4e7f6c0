package gocpu

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
)

// A //line directive gives the number of the line that follows it, and Go counts on from there. The emitter writes one
// before every statement of the source. fixLines drops those that say what Go assumes anyway, repeats one where a
// statement takes several lines of Go, so that every line of code is at the line of the statement that it comes from,
// and gives the directives that lead back into the generated file their numbers. A jump alone does nothing that people
// could look at: it needs a directive only where it is a statement of a line of its own. Nor does the bracket that ends
// the file. A directive for the file of the one before it says only the line, `//line :24:1`.

// backToFile is the directive that leads back into the generated file.
const backToFile = "//line @:1"

func fixLines(text []byte, file string) []byte {
	var out bytes.Buffer
	mapped := false         // a directive is in force
	at, line := "", 0       // where the next line of out is mapped to
	statement := 0          // the line of the statement that is being written
	physical, next := 1, "" // number of the next line of out; a directive to be written before the next line
	directive := func(same bool, file string, line int) {
		if same {
			fmt.Fprintf(&out, "//line :%d:1\n", line)
		} else {
			fmt.Fprintf(&out, "//line %s:%d\n", file, line)
		}
		physical++
	}
	lines := strings.Split(strings.TrimRight(string(text), "\n"), "\n")
	for i, l := range lines {
		if trimmed := strings.TrimSpace(l); strings.HasPrefix(trimmed, "//line ") {
			next = trimmed
			continue
		}
		if next != "" {
			target, n := splitLine(next)
			switch {
			case target == "@" && (!mapped || i == len(lines)-1 && l == "}"):
			case target == "@":
				directive(false, file, physical+1)
				mapped = false
			case mapped && target == at && isJump(l) && n == statement:
			case mapped && target == at && !isJump(l) && n == line:
			default:
				directive(mapped && target == at, target, n)
				mapped, at, line = true, target, n
			}
			statement = n
			next = ""
		} else if mapped && line != statement && hasCode(l) && !isJump(l) {
			directive(true, at, statement)
			line = statement
		}
		out.WriteString(l + "\n")
		physical++
		line++
	}
	return out.Bytes()
}

// hasCode reports whether something on a line of Go can run: it is more than brackets, a label or a comment.
func hasCode(line string) bool {
	s := strings.TrimSpace(line)
	switch {
	case strings.Trim(s, "{}(), ") == "" || s == "} else {" || strings.HasPrefix(s, "//"):
		return false
	case strings.HasSuffix(s, ":") && !strings.ContainsAny(s, " ("):
		return false // a label; a case of a switch has a blank, but default: has not, and nothing to run either
	}
	return true
}

// isJump reports whether a line of Go is only a jump.
func isJump(line string) bool {
	word, _, _ := strings.Cut(strings.TrimSpace(line), " ")
	return word == "continue" || word == "break" || word == "goto"
}

// splitLine takes "//line file:12" apart.
func splitLine(directive string) (file string, line int) {
	s := strings.TrimPrefix(directive, "//line ")
	i := strings.LastIndexByte(s, ':')
	line, _ = strconv.Atoi(s[i+1:])
	return s[:i], line
}
