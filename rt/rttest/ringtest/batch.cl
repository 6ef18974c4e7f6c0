// A ring in OpenCL C, which a launch answers for each batch.
typedef struct {
  uint id;
  uint x[15];
} Letter;

// Answers each word with another one.
//kbind:ring EchoCL blocks=4 capacity=64
Letter echo(const Letter* m, __global uint* seen) {
  Letter r;
  r.id = m->id;
  for (int i = 0; i < 15; i++) r.x[i] = m->x[i] * 3 + m->id;
  atomic_add(seen, 1u);
  return r;
}
