//go:build unix && !solaris && !aix

package bench

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// tryLock takes the lock, or says that another has it.
func tryLock(path string) (unlock func(), busy bool, err error) {
	// Linux may refuse to create a file that is another user's in a directory of all users, even where it is there.
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		f, err = os.OpenFile(path, os.O_RDONLY|os.O_CREATE, 0o666)
	}
	if err != nil {
		return nil, false, err
	}
	_ = os.Chmod(path, 0o666) // for other users; only the first one may
	err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if err == nil {
		return func() { _ = f.Close() }, false, nil // closing it ends the lock
	}
	_ = f.Close() // the error is the one before
	if errors.Is(err, syscall.EWOULDBLOCK) || errors.Is(err, syscall.EINTR) {
		return nil, true, nil
	}
	return nil, false, err
}
