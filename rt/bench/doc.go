// Package bench measures how long work on a device takes.
//
//	r, err := bench.Time(ctx, func(s *rt.Stream) error {
//		return VectorAddLaunch(s, rt.Launch{}, a, b, c, n)
//	}, bench.Bytes(3*4*int64(n)), bench.Cold())
//	fmt.Println(r)
//
// BenchmarkX functions call B, and benchstat reads what they print.
//
// # How it measures
//
// Time takes samples. For each one the stream is held, the work is queued between two events, and the stream is
// let go: no call of the host lies between the events, which would add some 3 us on an H200 and three times the
// noise for small kernels. Where the driver cannot hold a stream, Result.Held is false.
//
// Samples are taken as nvbench does: at least MinSamples and MinTime of them, until the relative standard
// deviation is below MaxNoise or does not change any more, and no longer than Limit. Times are the device's, so
// the mean is not what to compare: the median and the interquartile range are not moved by a few samples that
// something else disturbed.
//
// With Cold, memory of the size of the device's last cache is set before each sample, so that the work finds
// nothing of its data there. With Restore, buffers that the work changes get their contents back before each
// sample. A device is measured by one process at a time: Time waits for a lock that all processes of the machine
// share.
//
// Clocks are never changed. Where NVIDIA's management library tells the clock, samples below 75 % of its default are
// dropped and the device rests for 50 ms.
package bench
