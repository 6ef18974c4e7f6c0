package guide

import (
	"context"
	"errors"
	"fmt"
	"log"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/vec"
)

// Slices go in and out. The call returns when the result is there.
func ExampleWeigh() {
	ctx := context.Background()
	bodies := []Body{{Mass: 2}, {Mass: 70, Position: vec.Float3{X: 1, Y: 2, Z: 3}}}
	weight, err := Weigh(ctx, bodies, 9.75)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(weight)
	// Output: [19.5 682.5]
}

// A template is a generic function. It takes the types that its directive lists, and no others compile.
func ExampleScale() {
	ctx := context.Background()
	a, b := []int32{1, 2, 3}, []float32{1, 2, 3}
	if err := errors.Join(Scale(ctx, a, 10), Scale(ctx, b, 0.5)); err != nil {
		log.Fatal(err)
	}
	fmt.Println(a, b)
	// Output: [10 20 30] [0.5 1 1.5]
}

// Sizes are checked before anything is launched.
func ExampleSmoothInto() {
	ctx := context.Background()
	x, y := make([]float32, 10), make([]float32, 9)
	fmt.Println(SmoothInto(ctx, y, x))
	// Output: Smooth: y has 9 elements, want 10 (= len(x))
}

// A variable in constant memory has a setter.
func ExampleSetWeights() {
	ctx := context.Background()
	if err := SetWeights(ctx, &[3]float32{0.25, 0.5, 0.25}); err != nil {
		log.Fatal(err)
	}
	y, err := Smooth(ctx, []float32{0, 0, 8, 0, 0})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(y)
	// Output: [0 2 4 2 0]
}

// Buffers stay on the device between launches.
func ExampleScaleLaunch() {
	dev, err := rt.Open(context.Background(), "")
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close() // frees its buffers and streams too
	s, err := rt.NewStream(dev)
	if err != nil {
		log.Fatal(err)
	}
	x, err := rt.BufferFrom(s, []float32{1, 2, 3, 4})
	if err != nil {
		log.Fatal(err)
	}
	for range 3 {
		if err := ScaleLaunch(s, rt.Launch{}, x, 2, 4); err != nil { // queues the launch and returns
			log.Fatal(err)
		}
	}
	result := make([]float32, x.Len())
	if err := x.Read(s, result); err != nil { // waits for the stream
		log.Fatal(err)
	}
	fmt.Println(result)
	// Output: [8 16 24 32]
}

// A loaded module tells what the device knows about its kernels.
func ExampleLoadGuide() {
	ctx, err := rt.Open(context.Background(), "cpu")
	if err != nil {
		log.Fatal(err)
	}
	defer ctx.Close()
	m, err := LoadGuide(ctx)
	if err != nil {
		log.Fatal(err)
	}
	kernel, err := m.Kernel("smooth")
	if err != nil {
		log.Fatal(err)
	}
	if info := kernel.Info(); info.Registers != rt.Unknown {
		fmt.Println(info.Registers, "registers in a thread")
	}
	blocks, err := kernel.Occupancy(rt.D(256), 0)
	if errors.Is(err, rt.ErrNotSupported) {
		fmt.Println("the device does not tell the occupancy")
	}
	_ = blocks
	// Output: the device does not tell the occupancy
}

// A launch may have another shape than its directives say, and work on a part of a buffer.
func Example_launchShape() {
	dev, s := open()
	defer dev.Close()
	x, err := rt.BufferFrom(s, []float32{1, 1, 1, 1, 1, 1})
	if err != nil {
		log.Fatal(err)
	}
	shape := rt.Launch{Grid: rt.D(1), Block: rt.D(32)}
	if err := ScaleLaunch(s, shape, x.Slice(2, 4), 7, 2); err != nil {
		log.Fatal(err)
	}
	result := make([]float32, x.Len())
	if err := x.Read(s, result); err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
	// Output: [1 1 7 7 1 1]
}

// One stream waits for a point in another.
func Example_events() {
	dev, first := open()
	defer dev.Close()
	second, err := rt.NewStream(dev)
	if err != nil {
		log.Fatal(err)
	}
	ready, err := rt.NewEvent(dev)
	if err != nil {
		log.Fatal(err)
	}
	x, err := rt.NewBuffer[int32](dev, 3)
	if err != nil {
		log.Fatal(err)
	}
	err = errors.Join(
		x.Fill(first, 5),
		ready.Record(first),
		second.Wait(ready), // what is queued on second from here on begins after the fill
		ScaleLaunch(second, rt.Launch{}, x, 3, 3),
	)
	if err != nil {
		log.Fatal(err)
	}
	result := make([]int32, 3)
	if err := x.Read(second, result); err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
	// Output: [15 15 15]
}

// Events measure the device's time.
func Example_elapsed() {
	dev, s := open()
	defer dev.Close()
	begin, err := rt.NewEvent(dev)
	if err != nil {
		log.Fatal(err)
	}
	end, err := rt.NewEvent(dev)
	if err != nil {
		log.Fatal(err)
	}
	x, err := rt.NewBuffer[float32](dev, 1<<16)
	if err != nil {
		log.Fatal(err)
	}
	err = errors.Join(x.Zero(s), begin.Record(s), ScaleLaunch(s, rt.Launch{}, x, 3, 1<<16), end.Record(s), end.Wait(dev))
	if err != nil {
		log.Fatal(err)
	}
	took, err := end.Elapsed(begin)
	fmt.Println(took > 0 && took < time.Minute, err)
	// Output: true <nil>
}

// Work that repeats becomes a graph.
func Example_graph() {
	dev, s := open()
	defer dev.Close()
	x, err := rt.BufferFrom(s, []float32{1, 2})
	if err != nil {
		log.Fatal(err)
	}
	graph, err := rt.Capture(dev, func(s *rt.Stream) error {
		return errors.Join(ScaleLaunch(s, rt.Launch{}, x, 2, 2), ScaleLaunch(s, rt.Launch{}, x, 5, 2))
	})
	if err != nil {
		log.Fatal(err)
	}
	defer graph.Close()
	for range 3 {
		if err := graph.Launch(s); err != nil {
			log.Fatal(err)
		}
	}
	result := make([]float32, 2)
	if err := x.Read(s, result); err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
	// Output: [1000 2000]
}

// Page-locked memory is copied without a wait.
func Example_hostBuffer() {
	dev, s := open()
	defer dev.Close()
	host, err := rt.AllocHost[float32](dev, 3)
	if err != nil {
		log.Fatal(err)
	}
	x, err := rt.NewBuffer[float32](dev, 3)
	if err != nil {
		log.Fatal(err)
	}
	copy(host.Data(), []float32{1, 2, 3})
	err = errors.Join(
		x.CopyFrom(s, host.Buffer),
		ScaleLaunch(s, rt.Launch{}, x, 4, 3),
		host.CopyFrom(s, x),
		s.Synchronize(dev), // host.Data() may be read from here on
	)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(host.Data())
	// Output: [4 8 12]
}

// Another library's stream and memory are used in place.
func Example_adopt() {
	library, theirStream := open() // in the place of another library
	defer library.Close()
	theirs, err := rt.BufferFrom(theirStream, []float32{1, 2, 3})
	if err != nil {
		log.Fatal(err)
	}
	// Their handles, as other packages have them.
	device, err1 := library.Native()
	stream, err2 := theirStream.Native()
	memory, err3 := theirs.Native()
	if err := errors.Join(err1, err2, err3); err != nil {
		log.Fatal(err)
	}
	if err := launchBeside(context.Background(), device, stream, memory.Handle, theirs); err != nil {
		log.Fatal(err)
	}
	got := make([]float32, 3)
	fmt.Println(theirs.Read(theirStream, got), got)
	// Output: <nil> [10 20 30]
}

func launchBeside(ctx context.Context, device rt.NativeContext, stream, memory uintptr, owner any) error {
	dev, err := rt.Adopt(ctx, device.Backend, device)
	if err != nil {
		return err
	}
	defer dev.Close() // leaves their context alone
	s, err := rt.StreamAt(dev, stream)
	if err != nil {
		return err
	}
	x, err := rt.BufferAt[float32](dev, memory, 3, owner)
	if err != nil {
		return err
	}
	return ScaleLaunch(s, rt.Launch{}, x, 10, 3) // after what they have queued, before what they queue later
}

// A texture reads an image between its pixels.
func ExampleBetween() {
	dev, s := open()
	defer dev.Close()
	img, err := rt.ImageFrom(s, rt.Size2D[float32](4, 1), []float32{0, 10, 30, 70})
	if err != nil {
		log.Fatal(err)
	}
	clamp := [3]rt.AddressMode{rt.AddressClamp, rt.AddressClamp}
	tex, err := img.Texture(rt.TextureDesc{SamplerDesc: rt.Sampler{Filter: rt.FilterLinear, Address: clamp}})
	if err != nil {
		log.Fatal(err)
	}
	y, err := Between(dev, tex, 4)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(y)
	// Output: [5 20 50 70]
}

// What a caller can tell from an error.
func Example_errors() {
	_, err := rt.Open(context.Background(), "abacus")
	fmt.Println(errors.Is(err, rt.ErrNoDevice))

	dev, s := open()
	defer dev.Close()
	x, err := rt.NewBuffer[float32](dev, 4)
	if err != nil {
		log.Fatal(err)
	}
	err = ScaleLaunch(s, rt.Launch{Block: rt.D(1 << 20)}, x, 2, 4)
	fmt.Println(errors.Is(err, rt.ErrInvalidLaunch))
	fmt.Println(x.Slice(2, 9).Zero(s))

	ctx, cancel := context.WithTimeout(dev, time.Nanosecond)
	defer cancel()
	<-ctx.Done()
	_, err = Smooth(ctx, []float32{1, 2, 3})
	fmt.Println(errors.Is(err, context.DeadlineExceeded))
	// Output:
	// true
	// true
	// zero: slice [2:9] of a buffer of 4 elements
	// true
}

// open opens the best device with a stream.
func open() (*rt.Context, *rt.Stream) {
	dev, err := rt.Open(context.Background(), "")
	if err != nil {
		log.Fatal(err)
	}
	s, err := rt.NewStream(dev)
	if err != nil {
		log.Fatal(err)
	}
	return dev, s
}
