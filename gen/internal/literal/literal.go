// Package literal keeps long raw strings and long lists of numbers out of what go/format reads: it would take them
// apart, which costs more than all else of a file that mostly consists of them.
package literal

import (
	"bytes"
	"strconv"
	"strings"
)

// long is the length in bytes from which a text is kept out.
const long = 1 << 10

// Texts are the long texts of a file.
type Texts struct{ list []string }

// Raw returns text, which holds no backquote, as a raw string, or what stands for it until Put.
func (t *Texts) Raw(text string) string {
	if len(text) < long || !strings.Contains(text, "\n") {
		return "`" + text + "`"
	}
	t.list = append(t.list, text)
	return begin + strconv.Itoa(len(t.list)-1) + end
}

// List returns text, elements of a composite literal on one line as go/format writes them, or what stands for it until
// Put.
func (t *Texts) List(text string) string {
	if len(text) < long {
		return text
	}
	t.list = append(t.list, text)
	return beginList + strconv.Itoa(len(t.list)-1) + endList
}

// What stands for a list is one element, a string: beginList, 7, endList.
const (
	beginList = "\"\uf8fflist "
	endList   = "\""
)

// What stands for text 7 is a string of several lines too, so that go/format treats it alike: begin, 7, end.
const (
	begin = "`\uf8fftext "
	end   = "\n`"
)

// Put returns file with the texts in their places.
func (t *Texts) Put(file []byte) []byte {
	if len(t.list) == 0 {
		return file
	}
	size := len(file)
	for _, text := range t.list {
		size += len(text)
	}
	out := make([]byte, 0, size)
	for {
		at := bytes.Index(file, []byte("\uf8ff")) - 1
		if at < 0 {
			return append(out, file...)
		}
		b, e, quote := begin, end, "`"
		if !bytes.HasPrefix(file[at:], []byte(b)) {
			b, e, quote = beginList, endList, ""
		}
		after, ours := bytes.CutPrefix(file[at:], []byte(b))
		number, rest, _ := bytes.Cut(after, []byte(e))
		i, err := strconv.Atoi(string(number))
		if !ours || err != nil || i < 0 || i >= len(t.list) { // a comment of the user's
			at += 1 + len("\uf8ff")
			out, file = append(out, file[:at]...), file[at:]
			continue
		}
		out = append(append(append(append(out, file[:at]...), quote...), t.list[i]...), quote...)
		file = rest
	}
}
