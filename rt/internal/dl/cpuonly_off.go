//go:build !kbind_cpu

package dl

// cpuOnly is set by the tag kbind_cpu.
const cpuOnly = false
