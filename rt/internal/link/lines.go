package link

import (
	"regexp"
	"strconv"
	"strings"
)

// lineComment is the comment of a text that kbind wrote which says which line of the source a statement comes from.
var lineComment = regexp.MustCompile(`(?m)^.* // ([^\s"\\:]+):([0-9]+)$`)

// WithLines puts a #line before each statement of such a text whose comment names a line of the source, so that
// messages, debuggers and profilers name it.
func WithLines(text string) string { return lineComment.ReplaceAllString(text, "#line $2 \"$1\"\n$0") }

// PositionIn is what the directives of a text with #line say of its line number n, which counts from 1; ok is false
// before the first of them.
func PositionIn(text string, n int) (file string, line int, ok bool) {
	at := 0
	for l := range strings.Lines(text) {
		if at++; at > n {
			break
		}
		line++
		rest, directive := strings.CutPrefix(l, "#line ")
		number, name, named := strings.Cut(strings.TrimSpace(rest), " ")
		if k, err := strconv.Atoi(number); directive && named && err == nil {
			file, line, ok = strings.Trim(name, `"`), k-1, true
		}
	}
	return file, line, ok
}
