#!/usr/bin/env bash
# Runs on a machine with a GPU what the tests elsewhere cannot: the conformance kit, the examples, the test kernels, the
# benchmarks, leaks, memcheck.
#
#   run.sh [DIR]        runs everything with the binaries in DIR, or builds them first where there is Go
#   run.sh build DIR    builds them into DIR/binaries.tar.gz, for a machine without Go; HIP_PATH has HIP's headers
#
# The log and a summary go to $OUT (default: a new directory, which is printed). The exit status is 0 when nothing
# failed. What this machine cannot do is a line that begins with "skip:". ONLY=REGEX leaves out the steps whose names in
# the summary do not match.
set -uo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
backends="cuda hip opencl"

build() {
  local dir=$1 headers=""
  mkdir -p "$dir" || return 1
  (
    cd "$root" || exit 1
    export CGO_ENABLED=0
    for b in $backends; do go test -c -trimpath -ldflags="-s -w" -o "$dir/$b.test" "./rt/$b" || exit 1; done
    for e in examples/*/; do
      e=$(basename "$e")
      [ "$e" = suite ] || go test -c -trimpath -ldflags="-s -w" -o "$dir/example-$e.test" "./examples/$e" || exit 1
    done
    go build -trimpath -ldflags="-s -w" -o "$dir/suite" ./examples/suite || exit 1
    go build -trimpath -ldflags="-s -w" -o "$dir/kbind" ./cmd/kbind || exit 1
    go test -c -trimpath -ldflags="-s -w" -o "$dir/kbind.test" ./cmd/kbind || exit 1
  ) || return 1
  for h in "${HIP_PATH:-}" /opt/rocm /usr; do
    [ -n "$h" ] && [ -e "$h/include/hip/hip_runtime_api.h" ] && { headers=$h; break; }
  done
  if [ -n "$headers" ]; then
    make -s -B -C "$root/testdata/hipshim" HIP_PATH="$headers" && mv "$root"/testdata/hipshim/*.so "$dir/"
  else
    echo "skip: no HIP headers, so no HIP library over CUDA (testdata/hipshim)"
  fi
}

if [ "${1:-}" = build ]; then
  dir=${2:?a directory} && tmp=$(mktemp -d) && build "$tmp" && mkdir -p "$dir" &&
    tar czf "$dir/binaries.tar.gz" -C "$tmp" . && ls -l "$dir/binaries.tar.gz"
  status=$?
  rm -rf "$tmp"
  exit $status
fi

OUT=${OUT:-$(mktemp -d)}
mkdir -p "$OUT"
log=$OUT/run.log
summary=$OUT/summary.txt
: >"$log"
: >"$summary"
failed=0

bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
if [ -n "${1:-}" ] && [ -e "$1/binaries.tar.gz" ]; then
  tar xzf "$1/binaries.tar.gz" -C "$bin" || exit 1
elif [ -n "${1:-}" ]; then
  cp "$1"/* "$bin"/ || exit 1
else
  command -v go >/dev/null || { echo "no go command and no directory of binaries" >&2; exit 1; }
  build "$bin" || exit 1
fi
export KBIND_CACHE="$bin/cache" KBIND_TEST=all

say() { echo "$*" | tee -a "$log" "$summary"; }

wanted() { [[ $1 =~ ${ONLY:-.} ]]; }

# step NAME SECONDS COMMAND... runs a command and adds a line to the summary. A command may take this long.
step() {
  local name=$1 limit=$2 begin=$SECONDS part status
  shift 2
  wanted "$name" || return 0
  part=$(mktemp)
  printf '\n=== %s: %s\n' "$name" "$*" >>"$log"
  timeout -k 10 "$limit" "$@" >"$part" 2>&1
  status=$?
  cat "$part" >>"$log"
  local passed skipped fails verdict=ok
  passed=$(grep -cE '^ *--- PASS' "$part")
  skipped=$(grep -cE '^ *--- SKIP' "$part")
  fails=$(grep -cE '^ *--- FAIL' "$part")
  [ $status = 0 ] || { verdict=FAIL; failed=1; }
  [ $status = 124 ] && verdict="FAIL (over $limit s)"
  say "$(printf '%-34s %-6s %4d s  %4d passed, %d skipped, %d failed' "$name" "$verdict" $((SECONDS - begin)) \
    "$passed" "$skipped" "$fails")"
  if [ $status != 0 ]; then
    grep -E '^ *--- FAIL|^ +[a-z_]+\.go:[0-9]+|^(panic|fatal|SIG|error)|ERROR SUMMARY' "$part" |
      cut -c1-300 | head -12 | tee -a "$summary"
  fi
  rm -f "$part"
}

skip() { say "skip: $*"; }

say "commit $(git -C "$root" rev-parse --short HEAD 2>/dev/null || echo unknown), $(date -u +%FT%TZ)"
say "$(nvidia-smi --query-gpu=name,driver_version --format=csv,noheader 2>/dev/null || echo 'no nvidia-smi')"
say "$(nproc) cores, $(grep -m1 'model name' /proc/cpuinfo | cut -d: -f2- | xargs)"

shim=$bin/libamdhip64.so
hip() { # hip LIBRARY COMMAND...
  local library=$1
  shift
  KBIND_HIP_LIBRARY=$library KBIND_HIPRTC_LIBRARY=$library "$@"
}

over_cuda=(env KBIND_HIP_LIBRARY="$shim" KBIND_HIPRTC_LIBRARY="$shim") # before a command: HIP over CUDA

# The conformance kit.
cd "$root/rt/cuda" || exit 1
step "conformance cuda" 120 "$bin/cuda.test" -test.v \
  -test.run 'Conformance|Images|Peers|Compile|BuildError|Headers|SmallFloats'
cd "$root/rt/hip" || exit 1
if [ -e "$shim" ]; then
  step "conformance hip (over CUDA)" 120 "${over_cuda[@]}" "$bin/hip.test" -test.v \
    -test.run 'Conformance|Images|Peers'
  minimal=$bin/libamdhip64-minimal.so
  step "conformance hip (library lacks much)" 120 env KBIND_HIP_LIBRARY="$minimal" KBIND_HIPRTC_LIBRARY="$minimal" \
    "$bin/hip.test" -test.v -test.run 'Conformance'
else
  skip "no HIP library over CUDA"
fi
cd "$root/rt/opencl" || exit 1
step "conformance opencl" 180 "$bin/opencl.test" -test.v -test.run 'Conformance|Images|Peers'
ls /etc/OpenCL/vendors/pocl*.icd >/dev/null 2>&1 || skip "no PoCL here; CI runs the kit on it"

has() { compgen -G "./*.$1" >/dev/null; }

# The examples on every backend. Those that have kernels in one language alone run where it does.
for test in "$bin"/example-*.test; do
  [ -e "$test" ] || continue
  name=$(basename "$test" .test)
  name=${name#example-}
  cd "$root/examples/$name" || exit 1
  for b in $backends; do
    case $b in
    opencl) # kernels in CUDA are translated, but for textures
      has cl || { compgen -G './*_kbind_opencl.go' >/dev/null && ! grep -qi texture ./*.cu; } || continue ;;
    *) has cu || has hip || continue ;;
    esac
    [ "$b" = hip ] && [ ! -e "$shim" ] && continue
    device=$b
    [ "$b/$name" = hip/textures ] && {
      skip "example textures on hip: HIP over CUDA since 12 has no texture references"
      continue
    }
    has cl && has cu && device= # tests of functions of both languages: the first backend that takes the module
    step "example $name $b" 60 "${over_cuda[@]}" KBIND_BACKEND="$device" "$test" -test.v
  done
done
cd "$root" || exit 1
step "suite, results compared" 200 "${over_cuda[@]}" "$bin/suite" -backends cuda,hip,opencl,cpu -size small -runs 3

# The test kernels as nvcc compiles them.
if command -v nvcc >/dev/null; then
  cd "$root/cmd/kbind" || exit 1
  step "test kernels by nvcc" 240 "$bin/kbind.test" -test.v -test.run KernelsOnGPU
else
  skip "no nvcc, so the test kernels did not run"
fi

# The texts that kbind makes of the test kernels. What is counted becomes rows of docs/backends.md.
cd "$root/cmd/kbind" || exit 1
step "texts in CUDA C++" 300 env KBIND_TEST=all "$bin/kbind.test" -test.v \
  -test.run 'TestTextOnDevice$/^cuda$' -record "$OUT"
step "texts in CUDA C++, HIP over CUDA" 300 "${over_cuda[@]}" KBIND_TEST=all "$bin/kbind.test" -test.v \
  -test.run 'TestTextOnDevice$/^hip$' -record "$OUT"
step "random texts in CUDA C++" 120 "$bin/kbind.test" -test.v -test.run 'TestRandomTextOnDevice$/^cuda$'
step "texts in OpenCL C" 420 env KBIND_TEST=all "$bin/kbind.test" -test.v \
  -test.run 'TestOpenCLText$' -opencl.platform NVIDIA -record "$OUT"

# Leaks.
cd "$root/rt/cuda" && step "leaks cuda, 1M launches" 120 "$bin/cuda.test" -test.v -test.run Leak -leak.launches 1000000
if [ -e "$shim" ]; then
  cd "$root/rt/hip" && step "leaks hip, 200k launches" 60 "${over_cuda[@]}" "$bin/hip.test" -test.v \
    -test.run Leak -leak.launches 200000
fi
cd "$root/rt/opencl" && step "leaks opencl, 200k launches" 60 "$bin/opencl.test" -test.v \
  -test.run Leak -leak.launches 200000
grep -E 'launches: the process' "$log" | sed 's/^ *//' | tee -a "$summary"

# Memory errors on the device and of the calls. What faults or fails on purpose is left out.
if command -v compute-sanitizer >/dev/null; then
  cd "$root/rt/cuda" && step "memcheck cuda" 240 compute-sanitizer --tool memcheck --error-exitcode 9 \
    --report-api-errors no "$bin/cuda.test" -test.v -test.run Conformance -test.skip 'Fault'
  grep -E 'ERROR SUMMARY' "$log" | tail -1 | tee -a "$summary"
else
  skip "no compute-sanitizer"
fi

# What a device can do, as the command says.
step "doctor" 120 "${over_cuda[@]}" "$bin/kbind" doctor
"${over_cuda[@]}" timeout 120 "$bin/kbind" doctor -json >"$OUT/doctor.json" 2>>"$log"

# Speed, beside a C program before and after.
cd "$root" || exit 1
wanted speed && {
  printf '\n=== speed\n'
  c=""
  if command -v nvcc >/dev/null && nvcc -O2 -o "$bin/launch" testdata/gpu/launch.c -lcuda -lnvrtc; then
    c=$bin/launch
  else
    echo "skip: no nvcc to build launch.c with"
  fi
  [ -n "$c" ] && { echo "C, before:"; timeout 60 "$c"; }
  timeout 90 "$bin/cuda.test" -test.run XXX -test.bench .
  [ -e "$shim" ] && hip "$shim" timeout 90 "$bin/hip.test" -test.run XXX -test.bench .
  [ -n "$c" ] && { echo "C, after:"; timeout 60 "$c"; }
  if command -v nvcc >/dev/null && nvcc -O2 -shared -Xcompiler -fPIC -Xlinker --no-as-needed -o "$bin/beside.so" \
    testdata/gpu/beside.c -lcuda; then
    echo "kbind and C in one process:"
    KBIND_CUDA_LIBRARY="$bin/beside.so" KBIND_BESIDE="$bin/beside.so" timeout 90 "$bin/cuda.test" -test.run XXX \
      -test.bench Benchmark/Beside -test.count 5 -test.benchtime 1x
  fi
  if python3 -c 'import cupy' 2>/dev/null; then
    echo "CuPy:"
    timeout 90 python3 testdata/gpu/launch_cupy.py
  else
    echo "skip: no CuPy"
  fi
  cl=""
  toolkit=${CUDA_PATH:-/usr/local/cuda}
  opencl=(-I"$toolkit/include" -L"$toolkit/lib64" -Wl,--no-as-needed -lOpenCL)
  if gcc -O2 -w -o "$bin/launch_cl" testdata/gpu/launch_cl.c "${opencl[@]}"; then
    cl=$bin/launch_cl
  else
    echo "skip: no OpenCL headers to build launch_cl.c with"
  fi
  [ -n "$cl" ] && { echo "C, OpenCL, before:"; timeout 60 "$cl"; }
  timeout 90 "$bin/opencl.test" -test.run XXX -test.bench .
  if gcc -O2 -shared -fPIC -DOPENCL -o "$bin/besidecl.so" testdata/gpu/beside.c "${opencl[@]}"; then
    echo "kbind and C in one process:"
    KBIND_OPENCL_LIBRARY="$bin/besidecl.so" KBIND_BESIDE="$bin/besidecl.so" timeout 90 "$bin/opencl.test" \
      -test.run XXX -test.bench Benchmark/Beside -test.count 5 -test.benchtime 1x
  fi
  [ -n "$cl" ] && { echo "C, OpenCL, after:"; timeout 60 "$cl"; }
} 2>&1 | tee -a "$log" | grep -E '^(C,|kbind and|CuPy|Launch|Graph|Slices|First|Benchmark|skip:)' | tee -a "$summary"

if [ $failed = 0 ]; then say "all steps passed"; else say "SOME STEPS FAILED; the log is $log"; fi
exit $failed
