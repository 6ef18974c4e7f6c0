"""What making and freeing 1 MiB costs with CuPy's pools, to compare with rt/cuda's Benchmark/Alloc in the same run.

    python3 peer_pool.py
"""
import timeit

import cupy

size, times = 1 << 20, 100_000
stream = cupy.cuda.Stream(non_blocking=True)
with stream:
    for name, pool in (("MemoryPool", cupy.cuda.MemoryPool()), ("MemoryAsyncPool", cupy.cuda.MemoryAsyncPool())):
        rounds = sorted(timeit.repeat("pool.malloc(size)", globals={"pool": pool, "size": size}, number=times, repeat=7))
        stream.synchronize()
        print("pool CuPy %s %s, 1 MiB made and freed: %.3f us (%.3f to %.3f)"
              % (cupy.__version__, name, *(t / times * 1e6 for t in (rounds[3], rounds[0], rounds[-1]))))
