package sema

import (
	"fmt"
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
)

// distinctNames gives kernels that no directive names Go names of their own where overloads or namespaces would make
// two of them one: the qualified name where that tells them apart, else a number in the order of the file.
func distinctNames(kernels []*ir.Kernel) {
	taken := map[string]string{} // Go names, by whom
	names := map[string]string{} // chosen here, by kernel
	tried := map[string]int{}    // numbers behind names, below which all are taken
	id := func(k *ir.Kernel) string { return fmt.Sprintf("%s\x00%d", k.Qualified, k.Pos) }
	for _, bound := range []bool{true, false} {
		for _, k := range kernels {
			if k.Bound == bound && taken[k.GoName] == "" {
				taken[k.GoName] = id(k)
			}
		}
	}
	for _, k := range kernels {
		if k.Bound || taken[k.GoName] == id(k) {
			continue
		}
		name, ok := names[id(k)]
		if !ok {
			name = freeName(k, taken, tried)
			taken[name], names[id(k)] = id(k), name
		}
		k.GoName = name
	}
}

func freeName(k *ir.Kernel, taken map[string]string, tried map[string]int) string {
	name := exportedName(k.Qualified)
	stem := name
	if last := stem[len(stem)-1]; last >= '0' && last <= '9' {
		stem += "_"
	}
	for n := max(tried[stem], 2); taken[name] != ""; n++ {
		name, tried[stem] = stem+strconv.Itoa(n), n
	}
	return name
}
