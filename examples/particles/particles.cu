#include "particles.h"

// Turns a speed around at a wall.
__device__ void reflect(float& x, float& v, float limit, float bounce) {
    if (x > limit) {
        x = limit;
        v = -v * bounce;
    } else if (x < -limit) {
        x = -limit;
        v = -v * bounce;
    }
}

// Moves every living particle by one time step.
//kbind:kernel Step
//kbind:size p=n
//kbind:grid n block=128
__global__ void step(Particle* p, int n, World w) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n || !p[i].alive) return;
    Particle q = p[i];
    q.vel.x += w.gravity.x * w.dt;
    q.vel.y += w.gravity.y * w.dt;
    q.vel.z += w.gravity.z * w.dt;
    q.pos.x += q.vel.x * w.dt;
    q.pos.y += q.vel.y * w.dt;
    q.pos.z += q.vel.z * w.dt;
    reflect(q.pos.x, q.vel.x, w.half[0], w.bounce);
    reflect(q.pos.y, q.vel.y, w.half[1], w.bounce);
    reflect(q.pos.z, q.vel.z, w.half[2], w.bounce);
    p[i] = q;
}
