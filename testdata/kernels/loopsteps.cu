// oracle: g++
// nvcc has no place on a device for constants of the host.
// The step of a loop names the variable that the condition declares ([stmt.for]/1); references to constants without storage count elements.
typedef long long ll;
const int five = 5;
__device__ int* pick(int* t, bool c, int j) { const int& r = c ? five : j; return &t[r]; }
__device__ int& later(int* t, bool c, int j) { const int& r = (j++, c) ? five : j; return *(t + r); }
__global__ void loopsteps(ll* out) {
  int k = 0, s = 0, j = 4, t[10] = {0, 1, 2, 3, 4, 50, 6};
  for (; int v = j; s += v) { j--; } out[k++] = s; s = 0; j = 4;
  for (; int v = j; s += v, v++) { j--; if (j == 2) continue; s++; } out[k++] = s;
  int i = 0; for (int n = 5; int* p = n > 0 ? &t[1] : nullptr; *p += n) { n -= 2; i++; } out[k++] = t[1] * 10 + i;
  bool c = out[63] == 0; out[k++] = *pick(t, c, 2); out[k++] = *pick(t, !c, 2); later(t, c, 1) = 7; out[k++] = t[5]; out[k++] = later(t, !c, 1);
}
