// What NVIDIA's sample helpers declare, for repositories that do not carry them.
#pragma once
enum { EXIT_WAIVED = 2 };
struct StopWatchInterface;
#define checkCudaErrors(x) ((void)(x))
#define getLastCudaError(x) ((void)(x))
#define sdkCheckErrors(x) ((void)(x))
#define CHECKED(T, name) template <class... A> T name(A &&...);
CHECKED(int, findCudaDevice) CHECKED(int, gpuGetMaxGflopsDeviceId) CHECKED(int, _ConvertSMVer2Cores) CHECKED(const char *, _ConvertSMVer2ArchName) CHECKED(int, gpuDeviceInit)
CHECKED(bool, checkCudaCapabilities) CHECKED(bool, checkCmdLineFlag) CHECKED(int, getCmdLineArgumentInt) CHECKED(float, getCmdLineArgumentFloat) CHECKED(bool, getCmdLineArgumentString)
CHECKED(char *, sdkFindFilePath) CHECKED(bool, sdkCreateTimer) CHECKED(bool, sdkDeleteTimer) CHECKED(bool, sdkStartTimer) CHECKED(bool, sdkStopTimer) CHECKED(bool, sdkResetTimer)
CHECKED(float, sdkGetTimerValue) CHECKED(float, sdkGetAverageTimerValue) CHECKED(bool, sdkLoadPPM4ub) CHECKED(bool, sdkSavePPM4ub) CHECKED(bool, sdkLoadPGM) CHECKED(bool, sdkSavePGM)
CHECKED(bool, sdkLoadPPM4) CHECKED(bool, sdkReadFile) CHECKED(bool, sdkWriteFile) CHECKED(bool, compareData) CHECKED(bool, sdkCompareL2fe) CHECKED(bool, sdkCompareBin2BinFloat)
CHECKED(bool, sdkComparePPM) CHECKED(bool, sdkDumpBin) CHECKED(bool, compareL2fe) CHECKED(bool, sdkCompareBin2BinUint) CHECKED(bool, compareDataAsFloatThreshold) CHECKED(int, stringRemoveDelimiter)
CHECKED(int, ftoi) CHECKED(const char *, _cudaGetErrorEnum) CHECKED(int, findIntegratedGPU)
#undef CHECKED
