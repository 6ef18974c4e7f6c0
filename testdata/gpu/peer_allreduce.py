"""What an all-reduce costs with PyTorch, a process for each of two devices, to compare with rt/nccl's BenchmarkAllReduce
and testdata/gpu/allreduce.c in the same run.

    python3 -m torch.distributed.run --nproc-per-node 2 peer_allreduce.py
"""
import os
import time

import torch
import torch.distributed as dist

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
dist.init_process_group("nccl")
for size in (8, 1 << 20, 256 << 20):
    x = torch.zeros(size // 4, device="cuda")
    for what in ("queued", "waited"):
        for times in (20, 200 if size > 1 << 24 else 2000):  # the first are not counted
            torch.cuda.synchronize()
            dist.barrier()
            torch.cuda.synchronize()
            begin = time.perf_counter()
            for _ in range(times):
                dist.all_reduce(x)
                if what == "waited":
                    torch.cuda.synchronize()
            torch.cuda.synchronize()
            took = (time.perf_counter() - begin) / times
        if rank == 0:
            print("allreduce torch %s %d bytes %s %.2f us %.2f GB/s"
                  % (torch.__version__, size, what, took * 1e6, size / took / 1e9), flush=True)
dist.destroy_process_group()
