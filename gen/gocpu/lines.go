package gocpu

import (
	"bytes"
	"strconv"
	"strings"
)

// A //line directive gives the number of the line that follows it. The emitter writes one before every statement; fixLines drops those that say what
// Go assumes anyway and gives the directives that lead back into the generated file their numbers.

// backToFile is the directive that leads back into the generated file.
const backToFile = "//line @:1"

func fixLines(text []byte, file string) []byte {
	var out bytes.Buffer
	mapped := false         // a directive is in force
	at, line := "", 0       // where the next line of out is mapped to
	physical, next := 1, "" // number of the next line of out; a directive to be written before the next line
	lines := strings.Split(strings.TrimRight(string(text), "\n"), "\n")
	for _, l := range lines {
		if trimmed := strings.TrimSpace(l); strings.HasPrefix(trimmed, "//line ") {
			next = trimmed
			continue
		}
		if next != "" {
			target, n := splitLine(next)
			switch {
			case target == "@" && !mapped:
			case target == "@":
				physical++
				out.WriteString("//line " + file + ":" + strconv.Itoa(physical) + "\n")
				mapped = false
			case mapped && target == at && n == line:
			default:
				out.WriteString(next + "\n")
				physical++
				mapped, at, line = true, target, n
			}
			next = ""
		}
		out.WriteString(l + "\n")
		physical++
		line++
	}
	return out.Bytes()
}

// splitLine takes "//line file:12" apart.
func splitLine(directive string) (file string, line int) {
	s := strings.TrimPrefix(directive, "//line ")
	i := strings.LastIndexByte(s, ':')
	line, _ = strconv.Atoi(s[i+1:])
	return s[:i], line
}
