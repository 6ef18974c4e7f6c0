// HIPRTC over NVRTC; see README.md.
#include <dlfcn.h>
#include <hip/hiprtc.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

// X(name, parameters): the functions of NVRTC. Its results have the numbers of hiprtcResult up to HIPRTC_ERROR_INTERNAL_ERROR.
#define NVRTC_FUNCTIONS(X)                                                                               \
    X(nvrtcVersion, (int *, int *))                                                                      \
    X(nvrtcCreateProgram, (void **, const char *, const char *, int, const char *const *, const char *const *)) \
    X(nvrtcDestroyProgram, (void **))                                                                    \
    X(nvrtcAddNameExpression, (void *, const char *))                                                    \
    X(nvrtcCompileProgram, (void *, int, const char *const *))                                           \
    X(nvrtcGetProgramLogSize, (void *, size_t *))                                                        \
    X(nvrtcGetProgramLog, (void *, char *))                                                              \
    X(nvrtcGetLoweredName, (void *, const char *, const char **))                                        \
    X(nvrtcGetCUBINSize, (void *, size_t *))                                                             \
    X(nvrtcGetCUBIN, (void *, char *))                                                                   \
    X(nvrtcGetPTXSize, (void *, size_t *))                                                               \
    X(nvrtcGetPTX, (void *, char *))

static struct {
#define X(name, params) int (*name) params;
    NVRTC_FUNCTIONS(X)
#undef X
} rtc;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int opened;

static void openCompiler(void) {
    static const char *const names[] = {"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so", "/usr/local/cuda/lib64/libnvrtc.so"};
    const char *path = getenv("HIPSHIM_NVRTC_LIBRARY");
    void *lib = path ? dlopen(path, RTLD_NOW) : NULL;
    for (size_t i = 0; !path && !lib && i < sizeof names / sizeof *names; i++) lib = dlopen(names[i], RTLD_NOW);
    if (!lib) return;
#define X(name, params) *(void **)&rtc.name = dlsym(lib, #name);
    NVRTC_FUNCTIONS(X)
#undef X
    opened = 1;
}

#define CALL(f, ...)                                                        \
    do {                                                                    \
        pthread_once(&once, openCompiler);                                  \
        if (!opened || !rtc.f) return HIPRTC_ERROR_INTERNAL_ERROR;          \
        int r = rtc.f(__VA_ARGS__);                                         \
        return r > HIPRTC_ERROR_INTERNAL_ERROR ? HIPRTC_ERROR_INTERNAL_ERROR : (hiprtcResult)r; \
    } while (0)

#ifndef HIPSHIM_MINIMAL
const char *hiprtcGetErrorString(hiprtcResult r) {
    static const char *const names[] = {
        "HIPRTC_SUCCESS", "HIPRTC_ERROR_OUT_OF_MEMORY", "HIPRTC_ERROR_PROGRAM_CREATION_FAILURE", "HIPRTC_ERROR_INVALID_INPUT", "HIPRTC_ERROR_INVALID_PROGRAM",
        "HIPRTC_ERROR_INVALID_OPTION", "HIPRTC_ERROR_COMPILATION", "HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE", "HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION",
        "HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION", "HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID", "HIPRTC_ERROR_INTERNAL_ERROR"};
    return (unsigned)r < sizeof names / sizeof *names ? names[r] : "invalid HIPRTC error code";
}
hiprtcResult hiprtcVersion(int *major, int *minor) { CALL(nvrtcVersion, major, minor); }
#endif

hiprtcResult hiprtcCreateProgram(hiprtcProgram *p, const char *src, const char *name, int n, const char **headers, const char **names) {
    CALL(nvrtcCreateProgram, (void **)p, src, name, n, headers, names);
}
hiprtcResult hiprtcDestroyProgram(hiprtcProgram *p) { CALL(nvrtcDestroyProgram, (void **)p); }
hiprtcResult hiprtcAddNameExpression(hiprtcProgram p, const char *e) { CALL(nvrtcAddNameExpression, p, e); }
hiprtcResult hiprtcGetLoweredName(hiprtcProgram p, const char *e, const char **name) { CALL(nvrtcGetLoweredName, p, e, name); }
hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram p, size_t *n) { CALL(nvrtcGetProgramLogSize, p, n); }
hiprtcResult hiprtcGetProgramLog(hiprtcProgram p, char *log) { CALL(nvrtcGetProgramLog, p, log); }

// option turns an option of HIPRTC into one of NVRTC, NULL if it means nothing there.
static const char *option(const char *o, char *buffer, size_t n) {
    static const char offload[] = "--offload-arch=";
    if (!strncmp(o, offload, sizeof offload - 1)) {
        snprintf(buffer, n, "--gpu-architecture=%s", o + sizeof offload - 1);
        return buffer;
    }
    if (!strcmp(o, "-ffp-contract=off")) return "--fmad=false";
    if (!strncmp(o, "-ffp-contract=", 14) || !strncmp(o, "-O", 2) || !strncmp(o, "-mllvm", 6)) return NULL;
    return o;
}

// The toolkit's headers are HIP's on NVIDIA. __HIP__ is not defined: it is a macro of AMD's compiler.
static const char *includeOption(void) {
    struct stat st;
    return stat("/usr/local/cuda/include/cuda_fp16.h", &st) ? NULL : "-I/usr/local/cuda/include";
}

hiprtcResult hiprtcCompileProgram(hiprtcProgram p, int n, const char **options) {
    const char *list[n + 3];
    char arch[64];
    int count = 0;
    for (int i = 0; i < n; i++) {
        const char *o = option(options[i], arch, sizeof arch);
        if (o) list[count++] = o;
    }
    list[count++] = "-D__HIP_PLATFORM_NVIDIA__=1";
    const char *include = includeOption();
    if (include) list[count++] = include;
    CALL(nvrtcCompileProgram, p, count, list);
}

// The code is the device's own, or PTX where the architecture was a virtual one.

static int hasCubin(void *p) {
    size_t n = 0;
    return rtc.nvrtcGetCUBINSize && rtc.nvrtcGetCUBINSize(p, &n) == 0 && n > 0;
}
hiprtcResult hiprtcGetCodeSize(hiprtcProgram p, size_t *n) {
    if (hasCubin(p)) CALL(nvrtcGetCUBINSize, p, n);
    CALL(nvrtcGetPTXSize, p, n);
}
hiprtcResult hiprtcGetCode(hiprtcProgram p, char *code) {
    if (hasCubin(p)) CALL(nvrtcGetCUBIN, p, code);
    CALL(nvrtcGetPTX, p, code);
}
