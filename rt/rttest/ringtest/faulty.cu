// Functions of rings with mistakes, which checked execution finds.

// Answers with a value that is given only to some requests.
//kbind:ring Unset
__device__ int unset(int x) {
  int answer;
  if (x < 10) answer = x;
  return answer + 1;
}

// Has all threads of a block write one element.
//kbind:ring Racy block=64
__device__ int racy(int x, int* last) {
  last[0] = x + threadIdx.x;
  return x;
}

// Has two blocks change one element without atomic operations.
//kbind:ring Torn blocks=2
__device__ int torn(int x, int* total) {
  total[0] += x;
  return x;
}
