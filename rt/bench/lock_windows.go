package bench

import (
	"errors"
	"syscall"
)

// tryLock opens the file for itself alone, or says that another has it.
func tryLock(path string) (unlock func(), busy bool, err error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, false, err
	}
	const sharingViolation syscall.Errno = 32
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil,
		syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, sharingViolation) {
		return nil, true, nil
	}
	if err != nil {
		return nil, false, err
	}
	return func() { _ = syscall.CloseHandle(h) }, false, nil
}
