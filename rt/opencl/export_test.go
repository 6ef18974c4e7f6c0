package opencl

// Calls reports whether the backend calls the function.
func Calls(name string) bool { return new(library).functions()[name] != nil }

// TextOptions are the options with which translated kernels are compiled, which are part of the cache's key.
func TextOptions(config int64) string { return textOptions(config) }
