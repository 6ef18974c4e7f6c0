package opencl

import "github.com/kbind/kbind/rt/driver"

// Calls reports whether the backend calls the function.
func Calls(name string) bool { return new(library).functions()[name] != nil }

// TextOptions are the options with which translated kernels are compiled, which are part of the cache's key.
func TextOptions(config int64) string { return textOptions(config, false) }

// Limit makes n the bytes of memory of a context's device.
func Limit(c driver.Context, n int64) { c.(*context).dev.info.Memory = n }

// Used is how many bytes of memory a context of this backend has.
func Used(c driver.Context) int64 { return c.(*context).used.Load() }

// Contracts is contracts.
func Contracts(spec *driver.ModuleSpec) bool { return contracts(spec) }
