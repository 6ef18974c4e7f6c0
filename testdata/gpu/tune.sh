#!/usr/bin/env bash
# Measures on a machine with a GPU and without Go what docs/tuning.md wants to know.
#
#   tune.sh build DIR   builds the programs into DIR, where Go is
#   tune.sh DIR         runs them on DEVICE (default: cuda), in a copy of the repository; logs and results go to OUT
#
# The results files stay beside the kernel files: `go generate ./examples/suite/cu` embeds them, where Go is.
set -uo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
kernels="matmul transpose convolution histogram reduce"

if [ "${1:-}" = build ]; then
  dir=$(mkdir -p "${2:?a directory}" && cd "$2" && pwd) && cd "$root" || exit 1
  export CGO_ENABLED=0
  go build -trimpath -ldflags="-s -w" -o "$dir/kbind" ./cmd/kbind || exit 1
  go test -c -trimpath -ldflags="-s -w" -o "$dir/bench.test" ./rt/bench || exit 1
  cd examples/suite/cu || exit 1
  for k in $kernels saxpy; do "$dir/kbind" tune -build "$dir" "$k.cu" || exit 1; done
  exit 0
fi

dir=$(cd "${1:?a directory of programs}" && pwd)
device=${DEVICE:-cuda}
OUT=${OUT:-$(mktemp -d)}
mkdir -p "$OUT"
kbind() { "$dir/kbind" "$1" -programs "$dir" -device "$device" "${@:2}" 2>&1 | tee -a "$OUT/tune.log"; }
size() {
  case $1 in
    matmul) echo m=2048,n=2048,k=2048 ;;
    transpose | convolution) echo width=8192,height=8192 ;;
    histogram | reduce) echo n=1\<\<26 ;;
  esac
}

cd "$root/rt/bench" && "$dir/bench.test" -test.v -test.run 'Hold|Time' 2>&1 | tee "$OUT/hold.log"
cd "$root/examples/suite/cu" || exit 1
for cold in "" -cold; do # medians and spreads at three sizes, as in the table of nvbench's way of measuring
  kbind bench saxpy.cu -size n=16384 -size n=1\<\<20 -size n=1\<\<25 -time 500ms $cold
done
for i in 1 2 3 4 5; do # the winners of five runs, measured again together, are to lie within 2 %
  kbind tune -n -fresh transpose.cu -size "$(size transpose)" -t4 "$OUT/transpose$i.json"
done
for k in $kernels; do
  kbind tune -fresh "$k.cu" -size "$(size "$k")" -csv "$OUT/$k.csv" -t4 "$OUT/$k.json"
  [ ! -e "${k}_tune.json" ] || cp "${k}_tune.json" "$OUT/"
done
echo "logs and results: $OUT"
