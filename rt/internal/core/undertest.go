package core

import (
	"flag"
	"runtime/debug"
	"strings"
)

// underTest reports whether the program is a test binary, as testing.Testing does, which would link package testing
// into every program. The go command stamps test binaries with the import path of the package under test and ".test";
// unlike the flags of package testing or the name of the file, no program can change that. Builds without the stamp, by
// other tools than the go command, are told by the flags.
//
// The main package of a directory whose name ends in ".test" is taken for a test too.
func underTest() bool {
	if info, ok := debug.ReadBuildInfo(); ok && info.Path != "" {
		return strings.HasSuffix(info.Path, ".test")
	}
	return flag.Lookup("test.v") != nil
}
