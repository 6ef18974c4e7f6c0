//go:build !((linux && !android && (amd64 || arm64 || loong64 || ppc64le || riscv64)) || (darwin && (amd64 || arm64)))

package main

import "testing"

func pocl(t *testing.T, file string) []byte {
	t.Helper()
	t.Skip("skip: PoCL is looked for on Linux and macOS only")
	return nil
}
