// Jumps into blocks whose fronts nothing reaches.
typedef long long ll;
__global__ void deadfronts(ll* out) {
  int k = (int)out[63]; int j = 0;
  if (k == 0) goto in_; 
  out[0] = 1;
  goto in_;
  { int skip; skip = 5; out[37] = skip; in_: out[38] = 8; }
  goto in2;
  if (k > 100) { int s2; s2 = 3; out[39] = s2; in2: out[40] = 4; } else { int s3; s3 = 4; out[41] = s3; in3: out[42] = 5; }
  if (out[42] == 0) goto in3;
  goto in4;
  switch (k) { case 1: int s4; s4 = 3; out[43] = s4; in4: out[44] = 1; }
  goto in5;
  for (j = 0; j < 3; j++) { int s5; s5 = j; out[45] += s5; in5: out[46] += 1; j = 5; }
  goto in6;
  { int s6; s6 = 3; { int s7; s7 = s6; out[47] = s7; in6: out[48] = 2; } }
}
__device__ int f(int k) { goto l; { int s; s = k; k = s + 1; l: k += 2; } return k; }
__global__ void deadwaits(ll* out) { out[0] = f(3); __syncthreads(); goto l; { int s; s = (int)out[5]; out[1] = s; l: __syncthreads(); out[2] = 3; } }
