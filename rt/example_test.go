package rt_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/vec"
)

func ExampleOpen() {
	dev, err := rt.Open(context.Background(), "cpu") // "" takes the best device there is
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close()
	fmt.Println(dev.Info().Backend, dev.Info().MaxThreads)

	_, err = rt.Open(context.Background(), "abacus")
	fmt.Println(errors.Is(err, rt.ErrNoDevice))
	// Output:
	// cpu 1024
	// true
}

func ExampleBuffer() {
	dev, err := rt.Open(context.Background(), "cpu")
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close()
	s, err := rt.NewStream(dev)
	if err != nil {
		log.Fatal(err)
	}
	x, err := rt.BufferFrom(s, []float32{1, 2, 3, 4})
	if err != nil {
		log.Fatal(err)
	}
	if err := x.Slice(1, 3).Fill(s, 9); err != nil {
		log.Fatal(err)
	}
	got := make([]float32, x.Len())
	if err := x.Read(s, got); err != nil { // waits for the stream
		log.Fatal(err)
	}
	fmt.Println(got)
	fmt.Println(x.Slice(2, 5).Read(s, got))
	fmt.Println(x.Free(), x.Zero(s))
	// Output:
	// [1 9 9 4]
	// read: slice [2:5] of a buffer of 4 elements
	// <nil> zero: the buffer is used after Free
}

// openCPU opens the CPU with a stream, for the examples.
func openCPU() (*rt.Context, *rt.Stream) {
	dev, err := rt.Open(context.Background(), "cpu")
	if err != nil {
		log.Fatal(err)
	}
	s, err := rt.NewStream(dev)
	if err != nil {
		log.Fatal(err)
	}
	return dev, s
}

func ExampleStream_Wait() {
	dev, first := openCPU()
	defer dev.Close()
	second, err := rt.NewStream(dev)
	if err != nil {
		log.Fatal(err)
	}
	filled, err := rt.NewEvent(dev)
	if err != nil {
		log.Fatal(err)
	}
	x, err := rt.NewBuffer[int32](dev, 3)
	if err != nil {
		log.Fatal(err)
	}
	y, err := rt.NewBuffer[int32](dev, 3)
	if err != nil {
		log.Fatal(err)
	}
	err = errors.Join(x.Fill(first, 7), filled.Record(first), second.Wait(filled), y.CopyFrom(second, x))
	if err != nil {
		log.Fatal(err)
	}
	got := make([]int32, 3)
	fmt.Println(y.Read(second, got), got)
	// Output: <nil> [7 7 7]
}

func ExampleEvent_Elapsed() {
	dev, s := openCPU()
	defer dev.Close()
	begin, err := rt.NewEvent(dev)
	if err != nil {
		log.Fatal(err)
	}
	end, err := rt.NewEvent(dev)
	if err != nil {
		log.Fatal(err)
	}
	x, err := rt.NewBuffer[float64](dev, 1<<16)
	if err != nil {
		log.Fatal(err)
	}
	if err := errors.Join(begin.Record(s), x.Fill(s, 1), end.Record(s), end.Wait(dev)); err != nil {
		log.Fatal(err)
	}
	took, err := end.Elapsed(begin)
	fmt.Println(took >= 0, err)
	// Output: true <nil>
}

func ExampleCapture() {
	dev, s := openCPU()
	defer dev.Close()
	host, err := rt.AllocHost[float32](dev, 2)
	if err != nil {
		log.Fatal(err)
	}
	x, err := rt.NewBuffer[float32](dev, 2)
	if err != nil {
		log.Fatal(err)
	}
	graph, err := rt.Capture(dev, func(s *rt.Stream) error {
		return errors.Join(x.CopyFrom(s, host.Buffer), x.Slice(1, 2).Fill(s, 5), host.CopyFrom(s, x))
	})
	if err != nil {
		log.Fatal(err)
	}
	defer graph.Close()
	copy(host.Data(), []float32{1, 2}) // the graph reads what is there when it runs
	fmt.Println(errors.Join(graph.Launch(s), s.Synchronize(dev)), host.Data())
	// Output: <nil> [1 5]
}

func ExampleAllocHost() {
	dev, s := openCPU()
	defer dev.Close()
	host, err := rt.AllocHost[int32](dev, 4)
	if err != nil {
		log.Fatal(err)
	}
	defer host.Free()
	x, err := rt.BufferFrom(s, []int32{1, 2, 3, 4})
	if err != nil {
		log.Fatal(err)
	}
	if err := errors.Join(host.CopyFrom(s, x), s.Synchronize(dev)); err != nil {
		log.Fatal(err)
	}
	fmt.Println(host.Data())
	// Output: [1 2 3 4]
}

func ExampleImageFrom() {
	dev, s := openCPU()
	defer dev.Close()
	pixels := []vec.UChar4{{X: 255, W: 255}, {Y: 255, W: 255}, {Z: 255, W: 255}, {W: 255}}
	img, err := rt.ImageFrom(s, rt.Size2D[vec.UChar4](2, 2), pixels)
	if err != nil {
		log.Fatal(err)
	}
	defer img.Free()
	back := make([]vec.UChar4, 4)
	fmt.Println(rt.ReadImage(s, img, back), back[2])
	// Output: <nil> {0 0 255 255}
}

func ExampleDevice() {
	info, err := rt.Device(context.Background()) // in a test binary the CPU, unless KBIND_BACKEND names another
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(info.WarpSize > 0, info.MaxThreads > 0)
	// Output: true true
}
