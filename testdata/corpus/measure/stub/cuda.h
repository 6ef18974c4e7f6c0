// What every CUDA file sees before its first line, when clang reads it as the measurement's oracle.
#pragma once
// The headers' functions are callable on both sides, until heavy.h ends; what the file itself declares is judged as usual.
#include <exception>
#include <new>
#pragma clang force_cuda_host_device begin
#include <cassert>
#include <cctype>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <assert.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <tuple>
#include <type_traits>
#include <utility>
#include "types.h"
#include "api.h"
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 4
#define __NVCC__ 1
#define __CUDACC__ 1
// Helpers look at these guards to know which of CUDA's headers came before.
#define __DRIVER_TYPES_H__
#define __CUDA_RUNTIME_H__
using std::abs;
using std::isfinite;
using std::isinf;
using std::isnan;
