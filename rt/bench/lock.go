package bench

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/kbind/kbind/rt"
)

// Lock waits until nobody else on this machine measures on the device, in this process or another one. unlock releases
// the lock, and so does the end of the process.
func Lock(ctx context.Context, device rt.DeviceInfo) (unlock func(), err error) {
	path := lockPath(device)
	for began, said := time.Now(), false; ; {
		unlock, busy, err := tryLock(path)
		if err != nil {
			return nil, fmt.Errorf("bench: the lock of %s: %w", device, err)
		}
		if !busy {
			return unlock, nil
		}
		if !said && time.Since(began) > time.Second {
			slog.Info("bench: waiting for another measurement to end", "device", device.String(), "lock", path)
			said = true
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// lockPath names the lock of a device by its place on the PCI bus, whatever backend opens it and whatever part of the
// devices a process sees; by its number in the backend where the driver does not tell the place.
func lockPath(device rt.DeviceInfo) string {
	id := device.PCI
	if id == "" {
		id = device.Backend + "-" + device.ID
	}
	clean := strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
			return r
		}
		return '-'
	}, id)
	return filepath.Join(os.TempDir(), "kbind-bench-"+clean+".lock")
}
