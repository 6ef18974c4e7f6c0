//go:build !wasm

package cpu

// oneThread is described in threads_wasm.go.
const oneThread = false
