package rttest

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/kbind/kbind/rt"
)

// CompareDevices calls run on the CPU, where kernels of the package under test run checked. Then it calls run on every
// other device of this machine, in a subtest with the device's name, and compares the results. run must make the same
// inputs each time, and must pass its context to the functions that it calls. Devices that cannot run the kernels are
// skipped with the reason. The test is skipped if there is no other device.
func CompareDevices[T Number](t *testing.T, tol Tol, run func(ctx context.Context) ([]T, error)) {
	t.Helper()
	want, err := runOn(t.Context(), "cpu", run)
	if err != nil {
		t.Fatalf("on the CPU: %v", err)
	}
	devices, err := rt.Devices(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	others := 0
	for _, d := range devices {
		if d.Backend == "cpu" {
			continue
		}
		others++
		t.Run(d.Backend+":"+d.ID, func(t *testing.T) {
			skip, msg := compareOn(t.Context(), d, want, tol, run)
			if skip != "" {
				t.Skip("skip: ", skip)
			}
			if msg != "" {
				t.Error(msg)
			}
		})
	}
	if others == 0 {
		t.Skip("skip: there is no device but the CPU")
	}
}

// compareOn runs the function on a device. It returns why it cannot run there, or what is wrong.
func compareOn[T Number](ctx context.Context, d rt.DeviceInfo, want []T, tol Tol,
	run func(ctx context.Context) ([]T, error)) (skip, msg string) {
	got, err := runOn(ctx, d.Backend+":"+d.ID, run)
	switch {
	case errors.Is(err, rt.ErrNoImage) || errors.Is(err, rt.ErrNotSupported) || errors.Is(err, rt.ErrNoDevice):
		return err.Error(), ""
	case err != nil:
		return "", fmt.Sprintf("on %s: %v", d, err)
	}
	if diff := Difference(got, want, tol); diff != "" {
		return "", fmt.Sprintf("%s and the CPU differ: %s", d, diff)
	}
	return "", ""
}

func runOn[T Number](parent context.Context, device string, run func(ctx context.Context) ([]T, error)) ([]T, error) {
	ctx, err := rt.Open(parent, device)
	if err != nil {
		return nil, err
	}
	got, err := run(ctx)
	return got, errors.Join(err, ctx.Close())
}
