//go:build !windows && (!unix || solaris || aix)

package bench

// tryLock has nothing to lock with here.
func tryLock(string) (unlock func(), busy bool, err error) { return func() {}, false, nil }
