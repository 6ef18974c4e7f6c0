// A management library with one device, whose clock is low the first three times it is asked for.
#include <string.h>

static int open, asked;

int nvmlInit_v2(void) { open++; return 0; }
int nvmlShutdown(void) { open--; return 0; }
int nvmlDeviceGetHandleByPciBusId_v2(const char *at, void **d) { *d = &open; return strcmp(at, "0000:c1:00.0") ? 6 : 0; }
int nvmlDeviceGetMaxClockInfo(void *d, unsigned type, unsigned *mhz) { *mhz = 1000; return type == 1 ? 0 : 2; }
int nvmlDeviceGetClockInfo(void *d, unsigned type, unsigned *mhz) {
    *mhz = type == 2 ? 2000 : asked++ < 3 ? 700 : 900;
    return 0;
}
int nvmlDeviceGetPowerUsage(void *d, unsigned *milliwatts) { // fails at every second reading
    static int readings;
    *milliwatts = 250000;
    return readings++ % 2 == 0 ? 0 : 3;
}
int nvmlDeviceGetTemperature(void *d, unsigned sensor, unsigned *celsius) { return 3; } // not supported
