// Nearest-vector search as a service: the vectors stay on the device, and a kernel that stays there too answers queries.

#define DIM 32

struct Query {
  float v[DIM];
};

struct Hit {
  int index;       // of the nearest vector
  float distance;  // squared
};

// Finds the vector that is nearest to the query. 128 threads look at some vectors each, and compare what they found.
//kbind:ring Search blocks=8 block=128 capacity=256
__device__ Hit search(const Query& q, const float* vectors, int n) {
  __shared__ Hit best[128];
  Hit mine = {-1, 3.4e38f};
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    float d = 0;
    for (int k = 0; k < DIM; k++) {
      const float x = vectors[k * n + i] - q.v[k];
      d += x * x;
    }
    if (d < mine.distance) mine = {i, d};
  }
  best[threadIdx.x] = mine;
  __syncthreads();
  for (int half = 64; half > 0; half /= 2) {
    if (threadIdx.x < half && best[threadIdx.x + half].distance < best[threadIdx.x].distance)
      best[threadIdx.x] = best[threadIdx.x + half];
    __syncthreads();
  }
  return best[0];
}
