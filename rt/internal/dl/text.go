package dl

import (
	"bytes"
	"unsafe"
)

// CString returns the bytes of s with the zero that ends a C string.
func CString(s string) []byte { return append([]byte(s), 0) }

// GoString copies the C string at p; "" for null.
func GoString(p uintptr) string {
	if p == 0 {
		return ""
	}
	start := *(*unsafe.Pointer)(unsafe.Pointer(&p)) // memory of C, which Go does not move
	n := 0
	for *(*byte)(unsafe.Add(start, n)) != 0 {
		n++
	}
	return string(unsafe.Slice((*byte)(start), n))
}

// Text returns the bytes before the first zero.
func Text(b []byte) string {
	if i := bytes.IndexByte(b, 0); i >= 0 {
		b = b[:i]
	}
	return string(b)
}

// Strings is an array of C strings; it must be kept alive (runtime.KeepAlive) while C reads it.
type Strings struct {
	data [][]byte
	ptrs []uintptr
}

// NewStrings lays out the strings for C.
func NewStrings(list []string) *Strings {
	s := &Strings{}
	for _, x := range list {
		b := CString(x)
		s.data, s.ptrs = append(s.data, b), append(s.ptrs, uintptr(unsafe.Pointer(unsafe.SliceData(b))))
	}
	return s
}

// Ptr is the char** of the array, null when it is empty.
func (s *Strings) Ptr() uintptr {
	if len(s.ptrs) == 0 {
		return 0
	}
	return uintptr(unsafe.Pointer(unsafe.SliceData(s.ptrs)))
}
