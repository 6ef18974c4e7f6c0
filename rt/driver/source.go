package driver

import (
	"fmt"
	"strings"
)

// Device returns the text that a compiler of device code alone is given: Text with what Host names blanked, so that
// every line keeps its number. It is Text if Host does not fit it.
func (s *Source) Device() string {
	if s.Host == "" {
		return s.Text
	}
	lines := lineStarts(s.Text)
	text := []byte(s.Text)
	at := 0
	for one := range strings.FieldsSeq(s.Host) {
		var l1, c1, l2, c2 int
		if n, _ := fmt.Sscanf(one, "%d:%d-%d:%d", &l1, &c1, &l2, &c2); n < 4 || l1 < 1 || l2 > len(lines) || l1 > l2 ||
			c1 < 1 || c2 < 1 {
			return s.Text
		}
		from, to := lines[l1-1]+c1-1, lines[l2-1]+c2-1
		if from < at || from > to || to > len(text) {
			return s.Text
		}
		at = to
		for i := from; i < to; i++ {
			if text[i] != '\n' && text[i] != '\r' {
				text[i] = ' '
			}
		}
		if strings.HasSuffix(one, ";") && from < to && text[from] == ' ' {
			text[from] = ';'
		}
	}
	return string(text)
}

// lineStarts lists the offsets at which lines begin.
func lineStarts(text string) []int {
	list := []int{0}
	for i := 0; i < len(text); i++ {
		if text[i] == '\n' {
			list = append(list, i+1)
		}
	}
	return list
}
