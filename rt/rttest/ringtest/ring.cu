// The functions with which rings are tested.

// Message is 64 bytes.
struct Message {
  unsigned int id;
  unsigned int x[15];
};

// Answers each word with another one, so that a torn message shows.
//kbind:ring Echo blocks=16 capacity=1024
__device__ Message echo(const Message& m) {
  Message r;
  r.id = m.id;
  for (int i = 0; i < 15; i++) r.x[i] = m.x[i] * 3 + m.id;
  return r;
}

// Does the same with one block.
//kbind:ring EchoOne capacity=1024
__device__ Message echo_one(const Message& m) { return echo(m); }

// Counts in order, as there is one block.
//kbind:ring Count capacity=8
__device__ int count(int step, int* total) { return total[0] += step; }

struct Colour {
  unsigned char r, g, b;
};
struct Grey {
  unsigned char v[2];
  unsigned char last;
  unsigned char more[2];
};

// Has messages that are no whole words.
//kbind:ring Blend capacity=4 blocks=2
__device__ Grey blend(Colour c) {
  Grey g = {{c.r, c.g}, c.b, {(unsigned char)(c.r + c.g), (unsigned char)(c.g + c.b)}};
  return g;
}

struct Page {
  float x[1024];
};

// Has the largest messages, which 64 threads answer together.
//kbind:ring Scale block=64 blocks=2 capacity=16
__device__ Page scale(const Page& p, const float* by, int n) {
  Page r;
  __shared__ float s[1024];
  for (int i = threadIdx.x; i < 1024; i += blockDim.x) s[i] = p.x[i] * by[i % n];
  __syncthreads();
  for (int i = 0; i < 1024; i++) r.x[i] = s[i];
  __syncthreads();
  return r;
}

// Faults where it is told to.
//kbind:ring Trap blocks=2 capacity=64
__device__ int trap(int x, const int* data) {
  if (x == 13) return data[1 << 30];
  return x;
}

// Waits while gate says so.
//kbind:ring Wait blocks=2 capacity=64
__device__ int wait(int x, int* gate) {
  while (x == 13 && atomicAdd(gate, 0) == 0) {
  }
  return x;
}

// Takes as long as it is told.
//kbind:ring Toil capacity=64
__device__ int toil(int turns, int* done) {
  for (int i = 0; i < turns; i++) atomicAdd(done, 1);
  return turns;
}

// Does as echo does, and sometimes takes long for it.
//kbind:ring EchoSlowly blocks=16 capacity=1024
__device__ Message echo_slowly(const Message& m) {
  Message r = echo(m);
  const unsigned int random = (m.x[7] ^ m.x[7] >> 15) * 2654435761u, turns = random >> 20 == 0 ? random & 1023 : 0;
  for (unsigned int i = 0; i < turns; i++) r.x[0] = r.x[0] * 1664525u + 1013904223u;
  for (unsigned int i = 0; i < turns; i++) r.x[0] = (r.x[0] - 1013904223u) * 4276115653u;  // and back
  return r;
}

//kbind:kernel AddOne
//kbind:size x=n
//kbind:grid n block=64
__global__ void add_one(float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] += 1;
}
