package core

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/rt/auto"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/vec"
)

// named is the CPU under another name.
type named struct {
	driver.Backend
	name string
}

func (n named) Name() string { return n.name }

// cpuBackend returns the backend that every build has.
func cpuBackend(t *testing.T) driver.Backend {
	for _, b := range auto.Backends() {
		if b.Name() == "cpu" {
			return b
		}
	}
	t.Fatal("there is no backend cpu")
	return nil
}

func TestOpen(t *testing.T) {
	t.Setenv("KBIND_BACKEND", "")
	mine := named{cpuBackend(t), "mine"}
	for _, test := range []struct{ env, name, err string }{
		{"", "", ""},
		{"", "cpu", ""},
		{"", "cpu:0", ""},
		{"cpu", "", ""},
		{"nothing", "cpu", ""},
		{"", "mine:0", ""},
		{"", "cpu:1", "no usable cpu; tried:\n\tcpu: there is no device 1, only 0\n" +
			"kbind doctor -list lists the devices of a machine; the name auto means the best one"},
		{"nothing", "",
			`KBIND_BACKEND=nothing: there is no backend "nothing"; this build knows mine, cuda, hip, opencl, cc, cpu`},
	} {
		t.Setenv("KBIND_BACKEND", test.env)
		ctx, err := Open(context.Background(), test.name, Options{Backends: []driver.Backend{mine}})
		switch {
		case test.err != "":
			if err == nil || err.Error() != test.err || !errors.Is(err, driver.ErrNoDevice) {
				t.Errorf("Open(%q) with KBIND_BACKEND=%q: got error %v, want %s", test.name, test.env, err, test.err)
			}
		case err != nil:
			t.Errorf("Open(%q) with KBIND_BACKEND=%q: %v", test.name, test.env, err)
		default:
			if err := ctx.Close(); err != nil {
				t.Error(err)
			}
		}
	}
}

func TestDefaultDevice(t *testing.T) {
	var lazy defaults
	t.Setenv("KBIND_BACKEND", "nothing")
	if _, err := lazy.get(nil); !errors.Is(err, driver.ErrNoDevice) {
		t.Errorf("got %v", err)
	}
	t.Setenv("KBIND_BACKEND", "cpu") // a failure is not kept
	first, err := lazy.get(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, spec := range []*driver.ModuleSpec{nil, {Name: "a.cu"}} {
		if second, err := lazy.get(spec); err != nil || second != first {
			t.Errorf("the default device was opened twice; error %v", err)
		}
	}
	if info, err := Device(context.Background()); err != nil || info.Backend != "cpu" {
		t.Errorf("a plain context has the device %+v, %v", info, err)
	}
}

func TestContext(t *testing.T) {
	type key struct{}
	parent, stop := context.WithCancel(context.WithValue(context.Background(), key{}, "parent's"))
	ctx, err := Open(parent, "cpu", Options{})
	if err != nil {
		t.Fatal(err)
	}
	derived, cancel := context.WithTimeout(context.WithValue(ctx, key{}, "own"), time.Hour)
	defer cancel()
	if ctx.Value(key{}) != "parent's" || derived.Value(key{}) != "own" {
		t.Error("the values of the parent are lost")
	}
	for _, c := range []context.Context{ctx, derived, context.WithoutCancel(derived)} {
		if dev, err := deviceOf(c); err != nil || dev != ctx.dev {
			t.Errorf("the device is not found in %v: %v", c, err)
		}
	}
	stop()
	if !errors.Is(ctx.Err(), context.Canceled) || !errors.Is(derived.Err(), context.Canceled) {
		t.Error("the end of the parent does not end the context")
	}
	if err := ctx.Close(); err != nil {
		t.Error(err)
	}
	if _, err := deviceOf(derived); !errors.Is(err, driver.ErrClosed) {
		t.Errorf("a closed device is found: %v", err)
	}
	other, err := Open(context.Background(), "cpu", Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := other.Close(); err != nil {
		t.Error(err)
	}
	if cause := context.Cause(other); !errors.Is(cause, driver.ErrClosed) ||
		cause.Error() != "cpu:0: the context is already closed" {
		t.Errorf("the cause after Close is %v", cause)
	}
}

func TestExpr(t *testing.T) {
	for _, test := range []struct {
		what string
		do   func(e *Expr) int64
		want int64
		err  string
	}{
		{"Div", func(e *Expr) int64 { return e.Div(-7, 2) }, -3, ""},
		{"Div by 0", func(e *Expr) int64 { return e.Div(7, 0) + 1 }, 1, "K: division by zero in a directive: 7 / 0"},
		{"Mod", func(e *Expr) int64 { return e.Mod(-7, 2) }, -1, ""},
		{"Mod by 0", func(e *Expr) int64 { return e.Mod(7, 0) }, 0, "K: division by zero in a directive: 7 % 0"},
		{"CeilDiv", func(e *Expr) int64 { return 100*e.CeilDiv(0, 4) + 10*e.CeilDiv(8, 4) + e.CeilDiv(9, 4) }, 23, ""},
		{"CeilDiv at the end", func(e *Expr) int64 { return e.CeilDiv(math.MaxInt64, 2) }, 1 << 62, ""},
		{"CeilDiv by 0", func(e *Expr) int64 {
			return e.CeilDiv(1, 0)
		}, 0, "K: ceildiv(1, 0) in a directive: want a positive divisor and no negative number"},
		{"Mul", func(e *Expr) int64 { return e.Mul(-3, 1<<40) }, -3 << 40, ""},
		{"Mul too large", func(e *Expr) int64 {
			return e.Mul(1<<40, 1<<40)
		}, 0, "K: 1099511627776 * 1099511627776 in a directive is too large"},
		{"Mul at the end", func(e *Expr) int64 {
			return e.Mul(-1, math.MinInt64)
		}, 0, "K: -1 * -9223372036854775808 in a directive is too large"},
		{"Mul at the end", func(e *Expr) int64 {
			return e.Mul(math.MinInt64, -1)
		}, 0, "K: -9223372036854775808 * -1 in a directive is too large"},
		{"Assert", func(e *Expr) int64 {
			e.Assert(true, "1")
			e.Assert(false, "n > 0")
			e.Assert(false, "m > 0")
			return 0
		}, 0, "K: assertion failed: n > 0"},
		{"Want", func(e *Expr) int64 {
			e.Want("a", 10, 10, "n")
			e.Want("b", 9, 10, "len(a)")
			return 0
		}, 0, "K: b has 9 elements, want 10 (= len(a))"},
		{"Need", func(e *Expr) int64 {
			e.Need("a", 11, 10, "n")
			e.Need("b", 9, 10, "n")
			return 0
		}, 0, "K: b has 9 elements, want at least 10 (= n)"},
		{"Need less than 0", func(e *Expr) int64 {
			e.Need("a", 0, -1, "n-1")
			return 0
		}, 0, "K: the size of a is -1 (= n-1)"},
		{"Count", func(e *Expr) int64 {
			return int64(Count[int8](e, "n", "a", 127)) + int64(Count[uint8](e, "n", "a", 255))
		}, 382, ""},
		{"Count too large", func(e *Expr) int64 {
			return int64(Count[int8](e, "n", "a", 128))
		}, 0, "K: a has 128 elements, more than n, which is of type int8, can count"},
		{"Count int32", func(e *Expr) int64 { return int64(Count[int32](e, "n", "a", math.MaxInt32)) }, math.MaxInt32, ""},
		{"Make", func(e *Expr) int64 { return int64(len(Make[vec.Float4](e, "c", 5, "n"))) }, 5, ""},
		{"Make less than 0", func(e *Expr) int64 {
			return int64(len(Make[vec.Float4](e, "c", -5, "n")))
		}, 0, "K: the size of c is -5 (= n)"},
		{"Make too large", func(e *Expr) int64 {
			return int64(len(Make[vec.Float4](e, "c", 1<<60, "n")))
		}, 0, "K: the size of c is 1152921504606846976 (= n), more than any memory"},
	} {
		e := Check("K")
		got := test.do(e)
		text := ""
		if e.Err() != nil {
			text = e.Err().Error()
		}
		if got != test.want || text != test.err {
			t.Errorf("%s: got %d and error %q, want %d and %q", test.what, got, text, test.want, test.err)
		}
	}
}

func TestStaleSources(t *testing.T) {
	sum := sha256.Sum256([]byte("a\nb\n"))
	hash := hex.EncodeToString(sum[:])
	for _, test := range []struct {
		text, hash string
		stale      bool
	}{
		{"a\nb\n", hash, false},
		{"a\r\nb\r\n", hash, false}, // git on Windows
		{"a\nb", hash, true},
		{"anything", "", false},
	} {
		err := checkSources(&driver.ModuleSpec{Sources: []driver.Source{{Name: "k.cu", Text: test.text, SHA256: test.hash}}})
		if errors.Is(err, driver.ErrStale) != test.stale {
			t.Errorf("%q: got %v", test.text, err)
		}
	}
}

func TestElementsHoldNoPointers(t *testing.T) {
	type good struct {
		_ [3]vec.Float4
		_ struct{ _ uint8 }
		_ DevicePtr
	}
	type bad struct {
		_ int32
		_ [2]struct{ _ string }
	}
	if _, err := byteSize[good](1); err != nil {
		t.Error(err)
	}
	for name, err := range map[string]error{"struct": size[bad](), "slice": size[[]int](), "map": size[map[int]int](),
		"func": size[func()](), "any": size[any]()} {
		if err == nil || !strings.Contains(err.Error(), "contains Go pointers") {
			t.Errorf("%s: got %v", name, err)
		}
	}
}

func size[T any]() error {
	_, err := byteSize[T](1)
	return err
}

func TestWhyEnded(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := whyEnded(ctx); err != context.Canceled {
		t.Errorf("got %v", err)
	}
	own := errors.New("own reason")
	caused, end := context.WithCancelCause(context.Background())
	end(own)
	if err := whyEnded(caused); !errors.Is(err, own) || !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}
