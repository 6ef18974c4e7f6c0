// A file of its own, as PoCL, which builds every kernel of one, fails at this loop.

// Waits while gate says so.
//kbind:ring WaitCL capacity=4
int wait(int x, volatile __global int* gate) {
  while (x == 13 && *gate == 0) {
  }
  return x;
}
