"""Tunes kernels of the suite with Kernel Tuner, to compare with kbind tune: the same sources, spaces, sizes and checks.

    python3 peer_tuner.py transpose|matmul

prints the best configurations and how long it took.
"""
import os
import sys
import time

began = time.time()
import numpy as np
from kernel_tuner import tune_kernel

rng = np.random.default_rng(1)
suite = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../examples/suite/cu")


def transpose():
    w = h = 8192
    src = rng.random((h, w), dtype=np.float32)
    return dict(
        kernel_name="transpose",
        problem_size=(w, h),
        arguments=[src, np.zeros((w, h), np.float32), np.int32(w), np.int32(h)],
        tune_params={"TILE": [16, 32, 64], "ROWS": [2, 4, 8, 16, 32]},
        restrictions=["TILE % ROWS == 0", "TILE*ROWS <= 1024"],
        block_size_names=["TILE", "ROWS"],
        grid_div_x=["TILE"],
        grid_div_y=["TILE"],
        answer=[None, np.ascontiguousarray(src.T), None, None],
    )


def matmul():
    n = 2048
    a, b = rng.random((n, n), dtype=np.float32), rng.random((n, n), dtype=np.float32)
    return dict(
        kernel_name="matmul_naive",
        problem_size=(n, n),
        arguments=[a, b, np.zeros((n, n), np.float32), np.int32(n), np.int32(n), np.int32(n)],
        tune_params={"X": [16, 8, 32, 64], "Y": [16, 2, 4, 8, 32]},
        restrictions=["X*Y % 32 == 0", "X*Y <= 1024"],
        block_size_names=["X", "Y"],
        grid_div_x=["X"],
        grid_div_y=["Y"],
        answer=[None, None, a @ b, None, None, None],
        atol=0.2,  # 1e-4 of the results, which are some 512, and more
    )


name = sys.argv[1]
options = {"transpose": transpose, "matmul": matmul}[name]()
with open(os.path.join(suite, name + ".cu")) as f:
    source = f.read()
results, _ = tune_kernel(kernel_source=source, lang="cupy", quiet=True, iterations=32, **options)
took = time.time() - began
timed = sorted((r for r in results if isinstance(r["time"], float)), key=lambda r: r["time"])
for r in timed[:6]:
    print(*(f"{p}={r[p]}" for p in options["tune_params"]), f"{r['time'] * 1000:.1f}us", sep="\t")
print(f"kernel tuner: {name}: {len(timed)} of {len(results)} configurations, {took:.1f} s of wall time")
