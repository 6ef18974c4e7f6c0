#!/usr/bin/env bash
# Runs on a machine with two GPUs and without Go what rt/nccl, interop/gorgoniacu and the memory of devices are to show.
#
#   CUDA_INCLUDE=DIR interop.sh build DIR   builds the programs into DIR/interop.tar.gz, where Go is; those with cgo
#                                           where the first DIR has cuda.h
#   interop.sh DIR                          runs them, in a copy of the repository; the logs go to OUT
#
# ONLY=REGEX leaves out the steps whose names do not match.
set -uo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)

if [ "${1:-}" = build ]; then
  dir=$(mkdir -p "${2:?a directory}" && cd "$2" && pwd) && cd "$root" || exit 1
  tmp=$(mktemp -d)
  trap 'rm -rf "$tmp"' EXIT
  export CGO_ENABLED=0
  go test -c -trimpath -ldflags="-s -w" -o "$tmp/nccl.test" ./rt/nccl || exit 1
  go test -c -trimpath -ldflags="-s -w" -o "$tmp/cuda.test" ./rt/cuda || exit 1
  go build -trimpath -ldflags="-s -w" -o "$tmp/distributed" ./examples/distributed || exit 1
  go build -trimpath -ldflags="-s -w" -o "$tmp/kbind" ./cmd/kbind || exit 1
  if [ -n "${CUDA_INCLUDE:-}" ]; then # what links libcuda.so.1 and nothing else of CUDA
    bash interop/gorgoniacu/stub.sh "$CUDA_INCLUDE" "$tmp/stub" && cd interop/gorgoniacu || exit 1
    export CGO_ENABLED=1 CGO_CFLAGS="-w -I$CUDA_INCLUDE -include $PWD/cuda13.h" CGO_LDFLAGS="-L$tmp/stub"
    go test -c -trimpath -ldflags="-s -w" -o "$tmp/gorgoniacu.test" . || exit 1
    go build -trimpath -ldflags="-s -w" -o "$tmp/gorgoniacu-example" ./example || exit 1
    rm -r "$tmp/stub"
  fi
  tar czf "$dir/interop.tar.gz" -C "$tmp" . && ls -l "$dir/interop.tar.gz"
  exit
fi

bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
tar xzf "${1:?a directory}/interop.tar.gz" -C "$bin" || exit 1
OUT=${OUT:-$(mktemp -d)}
mkdir -p "$OUT"
summary=$OUT/interop-summary.txt
: >"$summary"
export KBIND_CACHE="$bin/cache" NCCL_NVLS_ENABLE=0 KBIND_NCCL_TEST=cuda
failed=0

# step NAME SECONDS COMMAND...
step() {
  local name=$1 limit=$2 begin=$SECONDS status log
  shift 2
  [[ $name =~ ${ONLY:-.} ]] || return 0
  log=$OUT/interop-${name// /-}.log
  timeout -k 10 "$limit" "$@" >"$log" 2>&1
  status=$?
  [ $status = 0 ] || failed=1
  printf '%-24s exit %d, %d s\n' "$name" $status $((SECONDS - begin)) | tee -a "$summary"
  grep -E -e '^ *--- (FAIL|SKIP)|_test\.go:|^(panic|fatal|error|skip)|^Benchmark|allreduce|pool|cuMemAlloc|kills' \
    -e 'collectives|missing|ERROR SUMMARY|, ok$' "$log" |
    cut -c1-250 | head -60 | tee -a "$summary"
}

# both runs a program as two processes, with the environment that torchrun sets.
both() {
  local status=0 pids=""
  for r in 0 1; do
    RANK=$r LOCAL_RANK=$r WORLD_SIZE=2 MASTER_ADDR=127.0.0.1 MASTER_PORT=29511 "$@" &
    pids="$pids $!"
  done
  for p in $pids; do wait "$p" || status=$?; done
  return $status
}

# peer runs a program in Python if there is what it imports.
peer() {
  local module=$1
  shift
  if python3 -c "import $module" 2>/dev/null; then "$@"; else echo "skip: no $module"; fi
}
export -f both peer

cd "$root/rt/nccl" || exit 1
step "doctor" 60 "$bin/kbind" doctor -list
nvcc -O2 -o "$bin/allreduce" "$root/testdata/gpu/allreduce.c" -lcuda -lpthread -ldl ||
  echo "skip: allreduce.c does not build" | tee -a "$summary"
for turn in 1 2; do
  step "allreduce C $turn" 60 "$bin/allreduce"
  step "allreduce Go $turn" 60 "$bin/nccl.test" -test.run XXX -test.bench 'AllReduce' -test.benchtime 500ms
  step "allreduce Go blocking $turn" 60 env KBIND_NCCL_BLOCKING=1 "$bin/nccl.test" -test.run XXX \
    -test.bench 'AllReduce' -test.benchtime 500ms
  step "allreduce torch $turn" 90 bash -c 'peer torch python3 -m torch.distributed.run --nproc-per-node 2 "$0"' \
    "$root/testdata/gpu/peer_allreduce.py"
done
cd "$root/rt/cuda" || exit 1
# One at a time: BenchmarkFake loads another driver into the process.
step "cost of allocations" 40 "$bin/cuda.test" -test.run XXX -test.bench '^Benchmark$/^Alloc$' -test.count 3
step "cost of pools" 60 bash -c 'peer cupy python3 "$0"' "$root/testdata/gpu/peer_pool.py"
step "cost of contexts" 40 "$bin/cuda.test" -test.run XXX -test.bench '^BenchmarkCurrent$'
step "memory" 60 env KBIND_TEST=all "$bin/cuda.test" -test.v \
  -test.run 'TestConformance/.*/(Account|MemoryLimit|Cache|Reuse|HostCache|Native.*)$'
cd "$root/rt/nccl" || exit 1
step "nccl" 100 "$bin/nccl.test" -test.v -test.timeout 95s -test.skip 'TestKills'
step "kills" 150 "$bin/nccl.test" -test.v -test.timeout 145s -test.run 'TestKills'
step "nccl blocking" 100 env KBIND_NCCL_BLOCKING=1 "$bin/nccl.test" -test.v -test.timeout 95s -test.skip 'TestKills'
step "kills blocking" 150 env KBIND_NCCL_BLOCKING=1 "$bin/nccl.test" -test.v -test.timeout 145s -test.run 'TestKills'
step "distributed here" 30 "$bin/distributed"
step "distributed processes" 30 bash -c 'both "$0"' "$bin/distributed"
if [ -e "$bin/gorgoniacu.test" ]; then
  cd "$root/interop/gorgoniacu" || exit 1
  step "gorgoniacu" 60 env KBIND_TEST=all "$bin/gorgoniacu.test" -test.v
  step "gorgoniacu example" 30 "$bin/gorgoniacu-example"
  step "gorgoniacu memcheck" 120 compute-sanitizer --tool memcheck --leak-check full --error-exitcode 9 \
    --report-api-errors no "$bin/gorgoniacu.test" -test.v
fi
[ $failed = 0 ] && echo "all steps passed" | tee -a "$summary"
exit $failed
