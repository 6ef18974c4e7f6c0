// What sources see without an #include, because nvcc includes cuda_runtime.h before them, and that parts of the C and C++ libraries. The types and functions of the
// device are built in; there is no host API here.
#pragma once
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <utility>
#if !defined(_WIN32)
typedef unsigned int uint; // of <sys/types.h>
typedef unsigned short ushort;
typedef unsigned long ulong;
typedef long ssize_t;
#endif
typedef unsigned long long CUtexObject; // of <cuda.h>
typedef unsigned long long CUsurfObject;
