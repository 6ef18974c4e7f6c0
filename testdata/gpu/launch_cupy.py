"""What launches cost with CuPy, for comparison with testdata/gpu/launch.c and the benchmarks of rt/cuda on the same machine in the same run.

    python3 launch_cupy.py
"""
import statistics
import time

import cupy
import numpy

add = cupy.RawKernel(r"""
extern "C" __global__ void add(const int *a, const int *b, int *c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}""", "add")


def median(rounds, repeat, work, after=lambda: None):
    times = []
    for _ in range(rounds):
        begin = time.perf_counter()
        for _ in range(repeat):
            work()
        times.append((time.perf_counter() - begin) / repeat)
        after()
    return 1e9 * statistics.median(times)


stream = cupy.cuda.Stream(non_blocking=True)
with stream:
    x = cupy.zeros(256, dtype=cupy.int32)
    args = (x, x, x, numpy.int32(256))
    launch = lambda: add((1,), (256,), args)
    launch()
    stream.synchronize()
    print("Launch %.0f ns" % median(200, 500, launch, stream.synchronize))
    print("LaunchSync %.0f ns" % median(200, 100, lambda: (launch(), stream.synchronize())))
    stream.begin_capture()
    for _ in range(100):
        launch()
    graph = stream.end_capture()
    graph.launch(stream)
    stream.synchronize()
    print("Graph %.0f ns a kernel" % (median(200, 1, lambda: (graph.launch(stream), stream.synchronize())) / 100))
    n = 16 << 20
    a = numpy.arange(n, dtype=numpy.int32)
    b = numpy.arange(n, dtype=numpy.int32)

    def slices():
        c = cupy.empty(n, dtype=cupy.int32)
        add((n // 256,), (256,), (cupy.asarray(a), cupy.asarray(b), c, numpy.int32(n)))
        return cupy.asnumpy(c)

    slices()
    print("SlicesFresh %.0f ns" % median(10, 1, slices))
