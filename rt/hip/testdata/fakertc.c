// A HIPRTC for tests: it compiles every source to the text "fake", which is code for the fake CUDA driver of rt/cuda. A test makes one of its functions fail, or give an odd answer.
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static char failName[64];
static int failCode, nameless;
static size_t codeSize, logSize;

// rtcFail makes a function return a code.
void rtcFail(const char *name, int code) {
    strncpy(failName, name, sizeof failName - 1);
    failCode = code;
}

// rtcAnswer says what the size of the code and of the log is, and whether kernels have names; what fits no buffer of the test is not written.
void rtcAnswer(size_t code, size_t log, int noNames) {
    codeSize = code;
    logSize = log;
    nameless = noNames;
}

#define BEGIN if (!strcmp(failName, __func__)) return failCode

int hiprtcVersion(int *major, int *minor) { BEGIN; *major = 6; *minor = 1; return 0; }
const char *hiprtcGetErrorString(int code) { return strcmp(failName, __func__) ? "A_FAILURE" : NULL; }
int hiprtcCreateProgram(void **p, const char *source, const char *name, int n, const char **texts, const char **names) { BEGIN; *p = malloc(1); return 0; }
int hiprtcDestroyProgram(void **p) { BEGIN; free(*p); return 0; }
int hiprtcAddNameExpression(void *p, const char *expr) { BEGIN; return 0; }
int hiprtcCompileProgram(void *p, int n, const char **options) { BEGIN; return 0; }
int hiprtcGetProgramLogSize(void *p, size_t *n) { BEGIN; *n = logSize; return 0; }
int hiprtcGetProgramLog(void *p, char *text) { BEGIN; if (logSize < 100) memset(text, 'x', logSize); return 0; }
int hiprtcGetLoweredName(void *p, const char *expr, const char **name) { BEGIN; *name = nameless ? NULL : expr + (*expr == '&'); return 0; }
int hiprtcGetCodeSize(void *p, size_t *n) { BEGIN; *n = codeSize; return 0; }
int hiprtcGetCode(void *p, char *code) { BEGIN; if (codeSize < 100) memcpy(code, "fake", codeSize < 5 ? codeSize : 5); return 0; }
