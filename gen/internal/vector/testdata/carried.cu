// carried acc
__global__ void sums(const float *x, float *y) { int i = threadIdx.x; float acc; acc = x[i]; acc += 2 * acc; y[i] = acc; }
__global__ void kept(const float4 *x, float4 *y) { int i = threadIdx.x; float4 acc; acc = x[i]; y[i] = acc; }
