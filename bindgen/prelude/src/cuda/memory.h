// Memory functions of C that kernels use on their own data (C11 7.24).
__device__ inline void *memcpy(void *to, const void *from, size_t n) {
  unsigned char *d = (unsigned char *)to;
  const unsigned char *s = (const unsigned char *)from;
  for (size_t i = 0; i < n; i++) d[i] = s[i];
  return to;
}
__device__ inline void *memmove(void *to, const void *from, size_t n) {
  unsigned char *d = (unsigned char *)to;
  const unsigned char *s = (const unsigned char *)from;
  if (d < s) for (size_t i = 0; i < n; i++) d[i] = s[i];
  else for (size_t i = n; i > 0; i--) d[i - 1] = s[i - 1];
  return to;
}
__device__ inline void *memset(void *to, int value, size_t n) {
  unsigned char *d = (unsigned char *)to;
  for (size_t i = 0; i < n; i++) d[i] = (unsigned char)value;
  return to;
}
__device__ inline int memcmp(const void *a, const void *b, size_t n) {
  const unsigned char *x = (const unsigned char *)a, *y = (const unsigned char *)b;
  for (size_t i = 0; i < n; i++)
    if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  return 0;
}
__device__ inline size_t strlen(const char *s) {
  size_t n = 0;
  while (s[n]) n++;
  return n;
}

// Asynchronous copies to shared memory (CUDA C++ Programming Guide 10.27, pipeline primitives): here they are done at once. __kb_async tells checked execution that they are not there before
// somebody waits for them: 0 begins a copy and 1 ends it, 2 closes a group of copies, 3 waits for all groups but the last n, 4 for all copies of the thread.
__device__ inline void __pipeline_memcpy_async(void *to, const void *from, size_t n, size_t zeros = 0) {
  __kb_async(0, 0);
  memcpy(to, from, n - zeros);
  memset((unsigned char *)to + (n - zeros), 0, zeros);
  __kb_async(1, 0);
}
__device__ inline void __pipeline_commit() { __kb_async(2, 0); }
__device__ inline void __pipeline_wait_prior(size_t n) { __kb_async(3, n); }
__device__ inline void *__builtin_memcpy(void *to, const void *from, size_t n) { return memcpy(to, from, n); }
__device__ inline void *__builtin_memset(void *to, int value, size_t n) { return memset(to, value, n); }

// Addresses of shared memory as numbers (CUDA C++ Programming Guide 10.13). Generic addresses and those of global memory are the same.
__KB_OP("mem.shared_number") unsigned long long __kb_shared_number(unsigned long long address); __KB_OP("mem.shared_address") unsigned long long __kb_shared_address(unsigned long long number);
__device__ inline size_t __cvta_generic_to_shared(const void *p) { return __kb_shared_number((unsigned long long)p); }
__device__ inline void *__cvta_shared_to_generic(size_t n) { return (void *)__kb_shared_address(n); }
__device__ inline size_t __cvta_generic_to_global(const void *p) { return (size_t)p; }
__device__ inline void *__cvta_global_to_generic(size_t a) { return (void *)a; }
__device__ inline unsigned int __isShared(const void *p) { return __kb_shared_number((unsigned long long)p) != 0; }
__device__ inline unsigned int __isCtaShared(const void *p) { return __isShared(p); }
