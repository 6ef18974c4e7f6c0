package culike

import (
	"fmt"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/dl"
)

// code is a result of the API: CUresult or hipError_t, which agree in the values named here.
type code int32

const (
	success              code = 0
	errInvalidValue      code = 1
	errOutOfMemory       code = 2
	errInvalidImage      code = 200
	errInvalidContext    code = 201
	errNoBinary          code = 209
	errInvalidPTX        code = 218
	errUnsupportedPTX    code = 222
	errInvalidHandle     code = 400
	errNotFound          code = 500
	errNotReady          code = 600
	errIllegalAddress    code = 700
	errOutOfResources    code = 701
	errLaunchTimeout     code = 702
	errContextDestroyed  code = 709
	errAssert            code = 710
	errHardwareStack     code = 714
	errInvalidPC         code = 718
	errLaunchFailed      code = 719
	errCooperativeTooBig code = 720
	errNotPermitted      code = 800
	errNotSupported      code = 801
	errCapture           code = 900 // and up to errCaptureLast, of what a graph cannot have
	errCaptureLast       code = 908
)

// sticky reports a fault of a kernel after which the context answers nothing else.
func (c code) sticky() bool {
	switch c {
	case errIllegalAddress, errLaunchTimeout, errContextDestroyed, errAssert, errLaunchFailed:
		return true
	}
	return c >= errHardwareStack && c <= errInvalidPC
}

// kind is the kind of error for errors.Is, nil for one that has none.
func (c code) kind() error {
	switch c {
	case errOutOfMemory:
		return driver.ErrOutOfMemory
	case errNotSupported, errNotPermitted:
		return driver.ErrNotSupported
	case errOutOfResources, errCooperativeTooBig:
		return driver.ErrInvalidLaunch
	case errInvalidImage, errNoBinary, errInvalidPTX:
		return driver.ErrNoImage
	case errUnsupportedPTX:
		return driver.ErrOldDriver
	}
	if c >= errCapture && c <= errCaptureLast {
		return driver.ErrNotSupported
	}
	return nil
}

// result turns the result of f into an error.
func (a *API) result(f Fn, c code) error {
	if c == success {
		return nil
	}
	text := fmt.Sprintf("%s: %s: %s", a.Backend, a.name(f), a.explain(c))
	if kind := c.kind(); kind != nil {
		return driver.Errorf(kind, "%s", text)
	}
	return &apiError{code: c, text: text}
}

// gone is the error of opening a device that is lost to this process.
func (a *API) gone(id string, c code) error {
	return driver.Errorf(driver.ErrNoDevice,
		"%s:%s: the driver does not open the device again after the fault of a kernel (%s): start a new process", a.Backend,
		id, a.explain(c))
}

// apiError is an error of the API that has no kind.
type apiError struct {
	code code
	text string
}

func (e *apiError) Error() string { return e.text }

// explain returns the vendor's name and text of a code: "CUDA_ERROR_INVALID_VALUE (invalid argument)".
func (a *API) explain(c code) string {
	name, text := a.text(GetErrorName, c), a.text(GetErrorString, c)
	switch {
	case name == "":
		return fmt.Sprintf("error %d", c)
	case text == "", text == name: // as some versions of HIP have it
		return name
	}
	return name + " (" + text + ")"
}

// text asks for the name or the text of a code.
func (a *API) text(f Fn, c code) string {
	if a.fns[f] == 0 {
		return ""
	}
	if a.ReturnsErrorText {
		return dl.GoString(a.fns[f].Call(uintptr(c)))
	}
	p := new(uintptr)
	if code(a.fns[f].Call(uintptr(c), uintptr(unsafe.Pointer(p)))) != success {
		return ""
	}
	return dl.GoString(*p)
}
