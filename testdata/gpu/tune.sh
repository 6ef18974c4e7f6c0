#!/usr/bin/env bash
# Measures on a machine with a GPU and without Go what docs/tuning.md tells of, and tunes the suite there.
#
#   tune.sh build DIR [WHEELS]   builds DIR/tune.tar.xz, where Go is; WHEELS is a directory with Kernel Tuner's wheels
#   tune.sh DIR                  runs what is in it, in a copy of the repository
#
# Runs for at most LIMIT seconds (default 280) on DEVICE (default cuda). What is done is packed after each step into
# $OUT/tune.tgz: a later run that finds this file in DIR continues after its last step. The results files are in it,
# below results: copy them into examples/suite/cu and `go generate ./examples/suite/cu`. ONLY=REGEX names the steps.
set -uo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
kernels="matmul transpose convolution histogram reduce"

if [ "${1:-}" = build ]; then
  tmp=$(mktemp -d)
  trap 'rm -rf "$tmp"' EXIT
  mkdir -p "${2:?a directory}" && dir=$(cd "$2" && pwd) && wheels=$(cd "${3:-$tmp}" && pwd) && cd "$root" || exit 1
  export CGO_ENABLED=0
  go build -trimpath -ldflags="-s -w" -o "$tmp/kbind" ./cmd/kbind || exit 1
  go test -c -trimpath -ldflags="-s -w" -o "$tmp/bench.test" ./rt/bench || exit 1
  (
    cd examples/suite/cu || exit 1
    for k in $kernels saxpy; do "$tmp/kbind" bench -build "$tmp" "$k.cu" || exit 1; done
    cd ../../vectoradd && "$tmp/kbind" bench -build "$tmp" vector_add.cu
  ) || exit 1
  mkdir -p "$tmp/wheels" && cp "$wheels"/*.whl "$tmp/wheels/" 2>/dev/null # without them that comparison is left out
  tar cJf "$dir/tune.tar.xz" -C "$tmp" . && ls -l "$dir/tune.tar.xz"
  exit $?
fi

from=$(cd "${1:?a directory}" && pwd)
device=${DEVICE:-cuda} limit=${LIMIT:-280} suite=$root/examples/suite/cu
OUT=${OUT:-$(mktemp -d)}
tmp=$(mktemp -d) # programs and compiled code
state=$(mktemp -d) # what a later run goes on with
trap 'rm -rf "$tmp" "$state"' EXIT
mkdir -p "$OUT" && tar xJf "$from/tune.tar.xz" -C "$tmp" || exit 1
[ ! -e "$from/tune.tgz" ] || tar xzf "$from/tune.tgz" -C "$state" || exit 1
mkdir -p "$state/results" "$state/done" "$state/cache"
cp "$state"/results/*_tune.json "$suite/" 2>/dev/null
export XDG_CACHE_HOME=$state/cache KBIND_CACHE=$tmp/code KBIND_BACKEND=$device

# kbind COMMAND ARGUMENT... measures with the programs that were built.
kbind() { "$tmp/kbind" "$1" -programs "$tmp" "${@:2}" 2>&1; }

# step NAME FUNCTION ARGUMENT... runs a step that is not done yet; its output is $state/NAME.txt.
step() {
  local name=$1 left=$((limit - SECONDS))
  shift
  [[ $name =~ ${ONLY:-.} ]] && [ ! -e "$state/done/$name" ] || return 0
  if [ $left -lt 15 ]; then
    echo "$name: not run, there are $left seconds left" | tee -a "$OUT/tune.log"
    return
  fi
  echo "== $name, at $SECONDS s" | tee -a "$OUT/tune.log"
  if (cd "$suite" && timeout -k 5 "$left" bash -c '"$@"' step "$@") >"$state/$name.txt" 2>&1; then
    touch "$state/done/$name"
  else
    echo "$name: failed or cut off ($?)" | tee -a "$OUT/tune.log"
  fi
  tee -a "$OUT/tune.log" <"$state/$name.txt"
  cp "$suite"/*_tune.json "$state/results/" 2>/dev/null
  tar czf "$OUT/tune.tgz.new" -C "$state" . && mv "$OUT/tune.tgz.new" "$OUT/tune.tgz"
}

sizes_of() { # the large size, by which the gain is told, and a small one
  case $1 in
    matmul) echo "-size m=2048,n=2048,k=2048 -size m=256,n=256,k=256" ;;
    transpose | convolution) echo "-size width=8192,height=8192 -size width=1024,height=1024" ;;
    histogram | reduce) echo "-size n=1<<26 -size n=1<<20" ;;
  esac
}

hold() { (cd "$root/rt/bench" && "$tmp/bench.test" -test.v -test.run 'Hold|Time|Observers|NVML'); }

tune() { # the results that are committed
  # shellcheck disable=SC2046
  kbind tune "$1.cu" $(sizes_of "$1") -time 100ms -limit 2s -csv "$state/$1.csv" -t4 "$state/$1.json"
}

timed() {
  [ -x "$tmp/timed" ] || nvcc -O3 -std=c++17 -arch=native -o "$tmp/timed" "$root/testdata/gpu/timed.cu" -lcuda
}

# once c|kbind KERNEL SIZE warm|cold SECONDS measures once and prints the median in microseconds.
once() {
  local flags=("$2.cu" -time "$5s" -limit 5s) n=$3 out
  [ "$1" = kbind ] || { "$tmp/timed" "$2" "$n" "$4" "$5" | cut -f3 | sed 's/us.*//'; return; }
  case $2 in
    saxpy) flags+=(-size "n=$n") ;;
    transpose) flags+=(-size "width=$n,height=$n") ;;
    matmul) flags+=(-size "m=$n,n=$n,k=$n" -kernel MatMulTiled) ;;
  esac
  [ "$4" = warm ] || flags+=(-cold)
  out=$(KBIND_TUNE=off kbind bench "${flags[@]}") || echo "$out" >&2
  grep -oE '[0-9.]+(us|ms) ±' <<<"$out" | awk '/us/ { print $1 + 0 } /ms/ { print $1 * 1000 }'
}

# turns KERNEL SIZE warm|cold SECONDS ROUNDS measures in turns, in processes of their own, of which each has other
# physical memory, and prints the median and the range of the processes' medians.
turns() {
  local kernel=$1 n=$2 c=() k=()
  for ((i = 0; i < $5; i++)); do
    if ((i % 2)); then
      k+=("$(once kbind "${@:1:4}")") c+=("$(once c "${@:1:4}")")
    else
      c+=("$(once c "${@:1:4}")") k+=("$(once kbind "${@:1:4}")")
    fi
  done
  middle() {
    printf '%s\n' "$@" | sort -n | awk '{ v[NR] = $1 } END { printf "%s\t%s to %s", v[int((NR + 1) / 2)], v[1], v[NR] }'
  }
  printf '%s %s %s\tC\t%s\tkbind\t%s\n' "$kernel" "$n" "$3" "$(middle "${c[@]}")" "$(middle "${k[@]}")"
}

# spreads ROUNDS measures cold times in turns with a C program, and prints half the interquartile ranges.
spreads() {
  local r n
  timed || return 1
  for ((r = 0; r < $1; r++)); do
    for n in 16384 1048576 33554432; do
      "$tmp/timed" vadd $n cold 0.2
      (cd "$root/examples/vectoradd" && kbind bench vector_add.cu -size n=$n -cold -time 200ms -limit 5s | tail -1)
      "$tmp/timed" saxpy $n cold 0.2
      KBIND_TUNE=off kbind bench saxpy.cu -size n=$n -cold -time 200ms -limit 5s | tail -1
    done
  done
}

# clocks COMMAND ARGUMENT... also prints what the clock of the multiprocessors is meanwhile.
clocks() {
  nvidia-smi --query-gpu=clocks.sm --format=csv,noheader,nounits -lms 20 >"$tmp/clocks" &
  local watch=$!
  echo "$* $("$@") us; so often in 20 ms the clock was so many MHz:" \
    "$(kill $watch; sort -n "$tmp/clocks" | uniq -c | tr -s ' \n' ' ')"
}

# instructions KERNEL FILE prints the instructions of a kernel in device code.
instructions() {
  cuobjdump -sass "$2" | awk -v k="$1" '/Function :/ { on = index($0, k) } on && /\/\*[0-9a-f]+\*\/ .*;/' |
    sed -E 's/^[ \t]*\/\*[0-9a-f]+\*\/ *//; s/;.*//'
}

# why looks for what small differences come from: the clock, and the instructions that nvcc and NVRTC make.
why() {
  local f k file="$tmp/device"
  timed || return 1
  for k in "saxpy 1048576" "transpose 512" "matmul 256"; do
    for who in c kbind; do
      # shellcheck disable=SC2086
      clocks once $who $k warm 0.3
    done
  done
  for f in $(grep -rlaE 'matmul_tiled|saxpy|transpose' "$KBIND_CACHE"); do
    tail -c "+$(grep -aobm1 ELF "$f" | head -1 | cut -d: -f1)" "$f" >"$file"
    for k in matmul_tiled saxpy transpose; do
      [ -n "$(instructions $k "$file")" ] || continue
      echo "$k: nvcc $(instructions $k "$tmp/timed" | wc -l), NVRTC $(instructions $k "$file" | wc -l) instructions," \
        "$(diff <(instructions $k "$tmp/timed") <(instructions $k "$file") | grep -c '^[<>]') differ"
    done
  done
}

# beside ROUNDS CASE... measures in turns with kbind bench and with a C program that measures the same way.
beside() {
  local rounds=$1
  timed || return 1
  for c in "${@:2}"; do
    # shellcheck disable=SC2086
    turns $c 0.2 "$rounds"
  done
}

repeated() { # five tunes of one kernel; their winners, measured again together, are to lie within 2 %
  local size=width=8192,height=8192
  for i in 1 2 3 4 5; do
    kbind tune -n -fresh transpose.cu -size $size -time 50ms -limit 1s -top 3 | tee "$tmp/tune$i"
  done
  for round in 1 2 3; do
    for w in $(sed -n 's/^chosen: \(.*\), [0-9.]*[a-z]*\(;.*\)\?$/\1/p' "$tmp"/tune[1-5] | tr ' ' , | sort -u); do
      echo "round $round, $w: $(KBIND_TUNE=$w kbind bench transpose.cu -size $size -time 200ms | tail -1)"
    done
  done
}

peer() { # Kernel Tuner and kbind on the same kernels and spaces, each with nothing compiled yet
  python3 -m pip install -q --no-index --no-deps --no-compile --target "$tmp/site" "$tmp"/wheels/*.whl || return 1
  export CUPY_CACHE_DIR=$tmp/cupy PYTHONPATH=$tmp/site KBIND_CACHE=$tmp/code2
  python3 "$root/testdata/gpu/peer_tuner.py" transpose
  time kbind tune -n -fresh transpose.cu -size width=8192,height=8192
  python3 "$root/testdata/gpu/peer_tuner.py" matmul
  time kbind tune -n -fresh -kernel MatMulNaive matmul.cu -size m=2048,n=2048,k=2048
}

export root tmp state suite
export -f kbind sizes_of hold tune timed once turns clocks instructions why beside spreads repeated peer
nvidia-smi --query-gpu=name,driver_version,clocks.sm,power.draw --format=csv,noheader 2>&1 | tee "$OUT/tune.log"
for k in transpose matmul histogram reduce convolution; do step "tune-$k" tune "$k"; done
step beside-large beside 3 "saxpy 33554432 warm" "saxpy 33554432 cold" "transpose 2048 warm" "transpose 8192 warm" \
  "matmul 1024 warm" "matmul 2048 warm"
step repeated repeated
[ ! -e "$tmp"/wheels ] || step peer peer
step beside-small beside 5 "matmul 256 warm" "saxpy 1048576 warm" "saxpy 16384 warm" "saxpy 16384 cold" \
  "saxpy 1048576 cold" "transpose 512 warm"
step spreads spreads 6
step hold hold
step why why
echo "$SECONDS s; results: $OUT/tune.tgz"
