package cases

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"slices"
	"time"
)

// Serve runs cases on one device for another process, which compares processes of different settings. It reads
// commands, a line each, and answers each with a line, "ok" and two numbers or "error" and a text:
//
//	bind NAME small|full    binds the case, runs it once and checks the results; 0 0
//	run                     uploads and launches; the milliseconds of the launch, and the processor's milliseconds in it
//	                        as clock tells them
//	free                    releases the case; 0 0
//
// clock returns the processor time that this process has used.
func Serve(ctx context.Context, device string, clock func() time.Duration, r io.Reader, w io.Writer) error {
	d, err := Open(ctx, device)
	if err != nil {
		return err
	}
	defer d.Close()
	s := server{device: d, clock: clock}
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		if wall, busy, err := s.do(lines.Text()); err != nil {
			fmt.Fprintf(w, "error %q\n", err)
		} else {
			fmt.Fprintf(w, "ok %g %g\n", wall.Seconds()*1e3, busy.Seconds()*1e3)
		}
	}
	s.free()
	return lines.Err()
}

type server struct {
	device *Device
	clock  func() time.Duration
	bound  *Bound
}

func (s *server) free() {
	if s.bound != nil {
		s.bound.Free()
		s.bound = nil
	}
}

func (s *server) do(line string) (wall, busy time.Duration, err error) {
	var command, name, size string
	fmt.Sscan(line, &command, &name, &size)
	switch command {
	case "bind":
		return 0, 0, s.bind(name, size)
	case "run":
		if s.bound == nil {
			return 0, 0, fmt.Errorf("nothing is bound")
		}
		if err := s.bound.Upload(); err != nil {
			return 0, 0, err
		}
		start, used := time.Now(), s.clock()
		err := s.bound.Launch()
		return time.Since(start), s.clock() - used, err
	case "free":
		s.free()
		return 0, 0, nil
	}
	return 0, 0, fmt.Errorf("no command %q", line)
}

func (s *server) bind(name, size string) error {
	all := All()
	i := slices.IndexFunc(all, func(c Case) bool { return c.Name == name })
	if i < 0 {
		return fmt.Errorf("no case %q", name)
	}
	p := all[i].New(Small)
	if size == "full" {
		p = all[i].New(Full)
	}
	s.free()
	var err error
	if s.bound, err = p.Bind(s.device); err != nil {
		return err
	}
	if _, err := s.bound.Run(); err != nil {
		return err
	}
	return s.bound.Check()
}
