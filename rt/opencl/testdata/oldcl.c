// An OpenCL library for tests: the system's, whose devices say that they are of another version (-DVERSION="1.2"). One of a version before 2.0 does not know shared virtual memory, and ends the process
// when one of its functions is called all the same.
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEVICE_VERSION = 0x102F, DEVICE_SVM_CAPABILITIES = 0x1053, INVALID_VALUE = -30 };

int clGetDeviceInfo(void *device, unsigned what, size_t size, void *value, size_t *needed) {
    static const char version[] = "OpenCL " VERSION " of a test";
    int (*real)(void *, unsigned, size_t, void *, size_t *) = (int (*)(void *, unsigned, size_t, void *, size_t *))dlsym(RTLD_NEXT, "clGetDeviceInfo");
    if (what == DEVICE_SVM_CAPABILITIES && version[7] < '2') return INVALID_VALUE;
    if (what != DEVICE_VERSION) return real(device, what, size, value, needed);
    if (needed) *needed = sizeof version;
    if (value) memcpy(value, version, sizeof version);
    return 0;
}

#define ABSENT(name)                                          \
    void name(void) {                                         \
        fprintf(stderr, "%s is called of OpenCL 1\n", #name); \
        abort();                                              \
    }
#ifdef NO_SVM
ABSENT(clSVMAlloc)
ABSENT(clSVMFree)
ABSENT(clEnqueueSVMMemcpy)
ABSENT(clEnqueueSVMMemFill)
ABSENT(clSetKernelArgSVMPointer)
ABSENT(clCreateCommandQueueWithProperties)
#endif
