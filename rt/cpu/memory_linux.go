package cpu

import (
	"os"
	"strconv"
	"strings"
)

// totalMemory returns the machine's memory or the control group's limit in bytes, 0 if unknown.
func totalMemory() int64 {
	total := meminfo("MemTotal")
	text, err := os.ReadFile("/sys/fs/cgroup/memory.max")
	if err != nil {
		return total
	}
	if limit, err := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64); err == nil && limit > 0 && limit < total {
		return limit
	}
	return total
}

// availableMemory returns the bytes that programs can still get, 0 if unknown.
func availableMemory() int64 { return meminfo("MemAvailable") }

func meminfo(key string) int64 {
	text, err := os.ReadFile("/proc/meminfo")
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(text)) {
		name, value, _ := strings.Cut(line, ":")
		if fields := strings.Fields(value); name == key && len(fields) > 0 {
			kib, _ := strconv.ParseInt(fields[0], 10, 64)
			return kib << 10
		}
	}
	return 0
}
