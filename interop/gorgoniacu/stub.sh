#!/usr/bin/env bash
# usage: stub.sh INCLUDE DIR   makes DIR/libcuda.so, whose functions all fail, from the prototypes of INCLUDE/cuda.h:
# enough to link gorgonia.org/cu on a machine without NVIDIA's driver. Programs load libcuda.so.1, the driver's own.
set -euo pipefail
mkdir -p "$2"
${CC:-cc} -E -include cuda.h -I"$1" -x c /dev/null | tr '\n' ' ' | grep -oE 'CUresult +cu[A-Za-z0-9_]+ *\(' |
  sed -E 's/CUresult +(cu[A-Za-z0-9_]+).*/int \1(void) { return 100; }/' | sort -u >"$2/stub.c" # CUDA_ERROR_NO_DEVICE
for old in $(sed -nE 's/^CUresult (cu[A-Za-z0-9_]+)\(.*/\1/p' "$(dirname "$0")/cuda13.h"); do
  grep -q " $old(" "$2/stub.c" || echo "int $old(void) { return 100; }" >>"$2/stub.c"
done
${CC:-cc} -shared -fPIC -Wl,-soname,libcuda.so.1 -o "$2/libcuda.so" "$2/stub.c"
