package core

import "github.com/kbind/kbind/rt/driver"

// The arguments of a launch as bytes, for those who know kernels by their specs alone.

// PutBytes passes memory as the next argument, whatever its elements are. The bytes divide into elements.
func (c *Call) PutBytes(b Buffer[byte]) {
	size := c.want(driver.ArgMem)
	if c.err == nil && size > 0 {
		c.putMem(b.m, b.off, b.n/size, uintptr(size), b.err)
	}
}

// PutValueBytes passes the bytes of a number, vector or struct as the next argument.
func (c *Call) PutValueBytes(v []byte) {
	if c.want(driver.ArgValue) != len(v) && c.err == nil {
		c.misfit(len(c.l.Args))
	}
	if c.err != nil {
		return
	}
	at := (len(c.l.Values) + 15) &^ 15
	c.l.Values = append(c.l.Values, make([]byte, at-len(c.l.Values))...)
	c.l.Values = append(c.l.Values, v...)
	a := c.next(driver.ArgValue)
	a.Offset, a.Size = at, len(v)
}

// PutLocalElements passes a __local buffer of n elements as the next argument.
func (c *Call) PutLocalElements(n int) {
	if size := c.want(driver.ArgLocal); c.err == nil {
		c.next(driver.ArgLocal).Size = n * size
	}
}

// want is the size of the next argument, which must be of the kind.
func (c *Call) want(kind driver.ArgKind) int {
	if c.err != nil {
		return 0
	}
	i := len(c.l.Args)
	if i >= len(c.takes) || c.takes[i].kind != kind {
		c.misfit(i)
		return 0
	}
	return c.takes[i].size
}

// Params are the kernel's parameters.
func (k *Kernel) Params() []driver.ParamSpec { return k.spec.Params }
