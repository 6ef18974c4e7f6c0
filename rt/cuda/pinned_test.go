package cuda_test

import (
	"testing"

	"github.com/kbind/kbind/rt"
)

// TestPinnedFails frees page-locked memory that was used before while the driver records no event: the memory is freed
// with the context, and its event once.
func TestPinnedFails(t *testing.T) {
	f := newSpareTest(t)
	b, err := rt.AllocHost[byte](f.ctx, 1000)
	if err == nil {
		err = b.Free()
	}
	if err != nil {
		t.Fatal(err)
	}
	if b, err = rt.AllocHost[byte](f.ctx, 1000); err != nil {
		t.Fatal(err)
	}
	const outOfMemory = 2
	f.failOn("cuEventRecord", 2, 1, outOfMemory) // the first is for the order after the stream
	destroyed := f.count("cuEventDestroy_v2")
	if b.Free() == nil {
		t.Error("no error")
	}
	if n := f.count("cuEventDestroy_v2") - destroyed; n != 0 {
		t.Errorf("%d events are destroyed that are still used", n)
	}
}
