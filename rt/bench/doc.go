// Package bench measures how long work takes on a device.
//
//	r, err := bench.Time(ctx, func(s *rt.Stream) error {
//		return VectorAddLaunch(s, rt.Launch{}, a, b, c, n)
//	}, bench.Bytes(3*4*int64(n)), bench.Cold())
//	fmt.Println(r)
//
// Call B in a BenchmarkX function. benchstat can read its output.
//
// # How it measures
//
// Time takes samples. For each sample it holds the stream, queues the work between two events, and releases the stream.
// So no call of the host comes between the events; one would add some 3 us on an H200, and three times the noise for
// small kernels. If the driver cannot hold a stream, Result.Held is false.
//
// Like nvbench, Time takes at least MinSamples samples and measures for at least MinTime. It goes on until the relative
// standard deviation is below MaxNoise or no longer changes, but not beyond Limit. Compare medians and interquartile
// ranges: unlike the mean, they hardly change if something else disturbs a few samples.
//
// With Cold, memory of the size of the device's last cache is written before each sample, so that the caches do not
// contain the work's data. With Restore, buffers that the work changes get their contents back before each sample. Only
// one process at a time measures a device: Time waits for a lock that all processes on the machine share.
//
// Clocks are never changed. If NVIDIA's management library reports the clock, samples at less than 75 % of the default
// clock are dropped, and the device rests for 50 ms.
package bench
