package opencl

// Calls reports whether the backend calls the function.
func Calls(name string) bool { return new(library).functions()[name] != nil }
