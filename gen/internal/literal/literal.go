// Package literal keeps long raw strings out of what go/format reads: it would take them apart line by line, which
// costs more than all else of a file that mostly consists of them.
package literal

import (
	"bytes"
	"strconv"
	"strings"
)

// long is the length in bytes from which a raw string is kept out.
const long = 1 << 10

// Texts are the long raw strings of a file.
type Texts struct{ list []string }

// Raw returns text, which holds no backquote, as a raw string, or what stands for it until Put.
func (t *Texts) Raw(text string) string {
	if len(text) < long || !strings.Contains(text, "\n") {
		return "`" + text + "`"
	}
	t.list = append(t.list, text)
	return begin + strconv.Itoa(len(t.list)-1) + end
}

// What stands for text 7 is a string of several lines too, so that go/format treats it alike: begin, 7, end.
const (
	begin = "`\uf8fftext "
	end   = "\n`"
)

// Put returns file with the texts in their places.
func (t *Texts) Put(file []byte) []byte {
	size := len(file)
	for _, text := range t.list {
		size += len(text)
	}
	out := make([]byte, 0, size)
	for {
		before, after, found := bytes.Cut(file, []byte(begin))
		out = append(out, before...)
		if !found {
			return out
		}
		number, rest, _ := bytes.Cut(after, []byte(end))
		i, err := strconv.Atoi(string(number))
		if err != nil || i < 0 || i >= len(t.list) { // a comment of the user's
			out = append(out, begin...)
			file = after
			continue
		}
		out = append(append(append(out, '`'), t.list[i]...), '`')
		file = rest
	}
}
