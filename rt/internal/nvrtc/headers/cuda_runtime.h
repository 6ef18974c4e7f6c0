// What sources see without an #include, because nvcc includes cuda_runtime.h before them, and that parts of the C and C++ libraries. The types and functions of the
// device are built in; there is no host API here.
#pragma once
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <utility>
