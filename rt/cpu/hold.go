package cpu

import "sync"

// Hold makes the stream wait for one that has never any work: until its one operation is called done.
func (s *stream) Hold() (release func(), err error) {
	gate := &stream{dev: s.dev, seq: 1}
	s.mu.Lock()
	defer s.mu.Unlock()
	o, err := s.push(opWait)
	if err != nil {
		return nil, err
	}
	o.on, o.until = gate, 1
	s.start(o)
	return sync.OnceFunc(func() {
		gate.mu.Lock()
		defer gate.mu.Unlock()
		gate.done = 1
		gate.wake()
	}), nil
}
