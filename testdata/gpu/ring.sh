#!/usr/bin/env bash
# Rings on a GPU machine, beside a C program. Builds with
#   bash testdata/gpu/ring.sh build DIR
# on a machine with Go, and runs with
#   bash ring.sh DIR [MESSAGES]
# on one with a GPU, nvcc and NVRTC. MESSAGES are those of the test with random stalls, 10^8 at first. A minute or two.
set -u
if [ "${1:-}" = build ]; then
  dir=${2:?a directory}
  mkdir -p "$dir"
  here=$(cd "$(dirname "$0")" && pwd)
  cp "$here/ring.sh" "$here/pingpong.cu" "$dir"
  cd "$here/../.." && CGO_ENABLED=0 go test -c -o "$dir/ring.test" ./rt/rttest/ringtest || exit
  make -s -B -C testdata/hipshim ${HIP_PATH:+HIP_PATH="$HIP_PATH"} && cp testdata/hipshim/libamdhip64.so "$dir/" ||
    echo "skip: no HIP headers (HIP_PATH), so no HIP library over CUDA"
  exit
fi
cd "${1:-.}" || exit
messages=${2:-100000000}
export KBIND_BACKEND=${KBIND_BACKEND:-cuda}
failed=0
step() {
  echo "== $*"
  timeout 300 "$@" || { echo "FAILED ($?): $*"; failed=1; }
}
step nvcc -O3 -std=c++17 -arch=native -o pingpong pingpong.cu
step ./pingpong
step ./ring.test -test.v -test.skip Trap -test.timeout 120s
step ./ring.test -test.v -test.run Trap -test.timeout 60s # its fault loses the device for the process
shim=$PWD/libamdhip64.so
if [ -e "$shim" ]; then
  step env KBIND_BACKEND=hip KBIND_HIP_LIBRARY="$shim" KBIND_HIPRTC_LIBRARY="$shim" ./ring.test -test.v \
    -test.skip Trap -test.timeout 120s
else
  echo "skip: no HIP library over CUDA"
fi
step env KBIND_BACKEND=opencl ./ring.test -test.v -test.run 'Batch|Exit|Call' -test.timeout 120s
step ./ring.test -test.v -test.run Measure -ring.measure 200000
step ./pingpong
step ./ring.test -test.v -test.run Starts -ring.messages 5000
watts() { nvidia-smi --query-gpu=power.draw --format=csv,noheader; }
echo "== power: without a ring $(watts)"
./ring.test -test.run Idle -ring.idle 6s &
sleep 5
echo "power: with an idle ring $(watts)"
wait
step ./ring.test -test.v -test.run Stress -ring.messages "$messages" -test.timeout 280s
exit $failed
