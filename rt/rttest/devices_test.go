package rttest

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
)

func TestCompareOn(t *testing.T) {
	cpu := rt.DeviceInfo{Backend: "cpu", ID: "0"}
	for _, test := range []struct {
		got       []float32
		err       error
		skip, msg string
	}{
		{got: []float32{1, 2}},
		{got: []float32{1, 2.0000002}},
		{got: []float32{1, 3}, msg: "cpu:0 and the CPU differ: 1 of 2 elements differ; the first is [1]: got 3, want 2"},
		{err: errors.New("broken"), msg: "on cpu:0: broken"},
		{err: rt.ErrNoImage, skip: "no code for this backend"},
	} {
		skip, msg := compareOn(t.Context(), cpu, []float32{1, 2}, Tol{Rel: 1e-6},
			func(ctx context.Context) ([]float32, error) {
				if info, err := rt.Device(ctx); err != nil || info.Backend != "cpu" {
					t.Errorf("runs on %v, %v", info, err)
				}
				return test.got, test.err
			})
		if skip != test.skip || !strings.HasPrefix(msg, test.msg) || msg != "" && test.msg == "" {
			t.Errorf("got %q, %q, want %q, %q", skip, msg, test.skip, test.msg)
		}
	}
	if skip, _ := compareOn(t.Context(), rt.DeviceInfo{Backend: "cpu", ID: "7"}, nil, Tol{},
		func(context.Context) ([]int32, error) {
			return nil, nil
		}); !strings.Contains(skip, "no device 7") {
		t.Errorf("got %q", skip)
	}
}
