package culike

import (
	"bytes"
	"fmt"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// Upload copies host memory to the device. Small copies go through the driver's own staging; see staging.
func (s *stream) Upload(dst driver.Mem, off int, src []byte) error {
	to, uses, err := s.ctx.hold(dst, off, len(src))
	if err != nil {
		return err
	}
	defer uses.Drop()
	if err := s.EnterWait(); err != nil {
		return err
	}
	defer s.LeaveWait()
	if len(src) == 0 {
		return nil
	}
	if slots := s.ctx.stage.open(s.ctx, len(src)); slots != nil {
		return slots.upload(s, to, src)
	}
	return s.put(to, src)
}

// put copies at most smallCopy bytes, or any number where there is no staging. The driver has read src when it
// returns: at once if it is ordinary memory, but memory that the device reads by itself is read when the stream gets
// there.
func (s *stream) put(to uint64, src []byte) error {
	if s.ctx.api.pinned.holds(src) {
		src = bytes.Clone(src)
	}
	return s.ctx.queue(MemcpyHtoDAsync, uintptr(to), uintptr(unsafe.Pointer(unsafe.SliceData(src))), uintptr(len(src)),
		s.handle)
}

// Download waits for the work queued before it and copies device memory to the host.
func (s *stream) Download(dst []byte, src driver.Mem, off int) error {
	from, uses, err := s.ctx.hold(src, off, len(dst))
	if err != nil {
		return err
	}
	defer uses.Drop()
	if err := s.EnterWait(); err != nil {
		return err
	}
	defer s.Stream.LeaveWait()
	if len(dst) == 0 {
		return nil
	}
	wait := s.waiting()
	if slots := s.ctx.stage.open(s.ctx, len(dst)); slots != nil {
		err = slots.download(s, dst, from)
	} else {
		err = s.get(dst, from)
	}
	if err != nil {
		s.uses.Add(1) // a copy may be queued
		return err
	}
	return s.passed(wait)
}

// get copies as put does, and waits.
func (s *stream) get(dst []byte, from uint64) error {
	if err := s.ctx.queue(MemcpyDtoHAsync, uintptr(unsafe.Pointer(unsafe.SliceData(dst))), uintptr(from),
		uintptr(len(dst)), s.handle); err != nil {
		return err
	}
	return s.ctx.queue(StreamSynchronize, s.handle)
}

// Fill repeats a pattern. The device sets elements of up to four bytes; a longer pattern is uploaded and then doubled.
func (s *stream) Fill(dst driver.Mem, off, n int, pattern []byte) error {
	if err := s.Enter(); err != nil {
		return err
	}
	defer s.Leave()
	to, err := s.ctx.window(dst, off, n)
	if err != nil || n == 0 {
		return err
	}
	s.captured.useMem(dst.(*mem))
	p := shortest(pattern)
	if size := uint64(len(p)); size <= 4 && to%size == 0 {
		var f Fn
		var v uintptr
		switch size {
		case 1:
			f, v = MemsetD8Async, uintptr(p[0])
		case 2:
			f, v = MemsetD16Async, uintptr(p[0])|uintptr(p[1])<<8
		default:
			f, v = MemsetD32Async, uintptr(p[0])|uintptr(p[1])<<8|uintptr(p[2])<<16|uintptr(p[3])<<24
		}
		if s.ctx.api.Has(f) {
			return s.ctx.queueHandles(f, uintptr(to), v, uintptr(n/len(p)), s.handle)
		}
	}
	if s.captured != nil { // what is uploaded would be read when the graph runs
		return s.refuse(fmt.Sprintf("filling with a pattern of %d bytes that the device does not set", len(p)))
	}
	return s.double(to, n, p)
}

// shortest returns the shortest pattern of a power of two bytes whose repetition is p.
func shortest(p []byte) []byte {
	for len(p) > 1 && bytes.Equal(p[:len(p)/2], p[len(p)/2:]) {
		p = p[:len(p)/2]
	}
	return p
}

// double uploads a pattern and copies what is there behind itself until n bytes are filled.
func (s *stream) double(to uint64, n int, p []byte) error {
	first := bytes.Repeat(p, min(n, 1024)/len(p))
	if err := s.put(to, first); err != nil {
		return err
	}
	for have := len(first); have < n; {
		more := min(have, n-have)
		if err := s.ctx.queue(MemcpyDtoDAsync, uintptr(to)+uintptr(have), uintptr(to), uintptr(more), s.handle); err != nil {
			return err
		}
		have += more
	}
	return nil
}
