package candidate

import (
	"fmt"
	"reflect"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// makeInputs calls the function that makes arguments, and returns copies of what it made by the names of parameters.
func (p *program) makeInputs(j *Job) (map[string][]byte, error) {
	if j.Inputs == "" {
		return nil, nil
	}
	f := p.made[j.Inputs]
	if f == nil {
		return nil, fmt.Errorf("the program has no function %s", j.Inputs)
	}
	made, err := f(j.Sizes)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", j.Inputs, err)
	}
	contents := map[string][]byte{}
	for name, v := range made {
		data, err := bytesOf(v)
		if err != nil {
			return nil, fmt.Errorf("%s: %s: %w", j.Inputs, name, err)
		}
		contents[name] = data
	}
	for i := range p.args {
		a := &p.args[i]
		data, ok := contents[a.Name]
		if !ok {
			continue
		}
		delete(made, a.Name)
		if a.Kind != driver.ArgMem || len(data) != a.Count*a.Size {
			return nil, fmt.Errorf("%s: %s: it made %d bytes, and the parameter has %d elements of %d bytes", j.Inputs, a.Name,
				len(data), a.Count, a.Size)
		}
	}
	for name := range made {
		return nil, fmt.Errorf("%s: the kernel has no parameter %s", j.Inputs, name)
	}
	return contents, nil
}

// bytesOf copies the bytes of a slice whose elements hold no pointers.
func bytesOf(v any) ([]byte, error) {
	s := reflect.ValueOf(v)
	if s.Kind() != reflect.Slice || !plain(s.Type().Elem()) {
		return nil, fmt.Errorf("it is a %T, and no slice of numbers, or of structs and arrays of them", v)
	}
	n := s.Len() * int(s.Type().Elem().Size())
	if n == 0 {
		return []byte{}, nil
	}
	return append([]byte{}, unsafe.Slice((*byte)(s.UnsafePointer()), n)...), nil
}

// plain reports whether values of a type are bytes as kernels have them.
func plain(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Array:
		return plain(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if !plain(t.Field(i).Type) {
				return false
			}
		}
		return true
	case reflect.Int, reflect.Uint, reflect.Uintptr:
		return false // their size depends on the machine
	}
	return t.Kind() >= reflect.Bool && t.Kind() <= reflect.Float64
}
