package prelude

import "strings"

// Names lists the names that the declarations of a dialect declare, for "did you mean"; not those that only the prelude
// itself uses.
func Names(lang Lang) []string {
	text := cudaDecls
	switch lang {
	case HIP:
		text += hipDecls
	case OpenCL:
		text = openclDecls
	}
	for _, lib := range libraries(lang) {
		text += lib.text
	}
	var names []string
	for line := range strings.Lines(text) {
		list, _, _ := strings.Cut(line, "\t")
		for _, n := range strings.Fields(list) {
			if !strings.Contains(n, ":") && !strings.HasPrefix(n, "__kb") && !strings.HasPrefix(n, "operator") {
				names = append(names, n)
			}
		}
	}
	return names
}
