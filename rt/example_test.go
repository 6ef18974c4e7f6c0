package rt_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/kbind/kbind/rt"
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
