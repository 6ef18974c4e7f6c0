package cuda

import (
	_ "embed"

	"github.com/kbind/kbind/rt/internal/culike"
)

//go:embed references.h
var referencesHeader string

// references gives NVRTC since CUDA 12 the texture and surface references which it has no more. A reference has no
// execution space, so the compiler is told that what has none is the device's.
func references() *culike.References {
	const header = "kbind_references.h"
	return &culike.References{Since: 12, Header: header, Text: referencesHeader,
		Options: []string{"--pre-include=" + header, "--device-as-default-execution-space"}}
}
