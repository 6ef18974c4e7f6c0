package cases

import "context"

// Verify runs every case twice on the named device and tells each what came of it; the second run must not depend on
// what the first left in the buffers. The error is that of opening the device.
func Verify(ctx context.Context, device string, size Size, each func(name string, err error)) error {
	d, err := Open(ctx, device)
	if err != nil {
		return err
	}
	defer d.Close()
	for _, c := range All() {
		each(c.Name, c.verify(d, size))
	}
	return nil
}

func (c Case) verify(d *Device, size Size) error {
	b, err := c.New(size).Bind(d)
	if err != nil {
		return err
	}
	defer b.Free()
	for range 2 {
		if _, err := b.Run(); err != nil {
			return err
		}
		if err := b.Check(); err != nil {
			return err
		}
	}
	return nil
}
