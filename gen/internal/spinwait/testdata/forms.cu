// One loop a line, in the forms that waits and searches have in kernels.

__device__ int peek(volatile int *p) { return *p; }
__device__ bool acquired(int *lock) { return atomicCAS(lock, 0, 1) == 0; }
__device__ void fetch(volatile int *p, int &value, int &flag) {
    value = p[0];
    flag = p[1];
}
__device__ bool advance(volatile int *flag, int &n) {
    if (flag[n] == 0) return false;
    n++;
    return true;
}
__device__ bool consume(int *queue) {
    if (queue[0] == 0) return false;
    queue[0]--;
    return true;
}
__device__ unsigned acquire(unsigned *p) {
    unsigned v;
    asm volatile("ld.acquire.gpu.u32 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
    return v;
}
__device__ unsigned relaxed(unsigned *p) {
    unsigned v;
    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1];" : "=r"(v) : "l"(p));
    return v;
}

// A count in the condition ends the loop after &&, and not after ||.
__global__ void conditions(volatile int *p, int k, int *out) {
    int n = 0, seen = 0;
    while (*p) {} // want: loop=waits
    while (!*p) {} // want: loop=waits
    while (*p && n++ < k) {} // want: loop=goes
    while (n++ < k && *p) {} // want: loop=goes
    while (!*p && n++ < k) {} // want: loop=goes
    while (!(*p || n++ >= k)) {} // want: loop=goes
    while (*p || n++ < k) {} // want: loop=waits
    while (n++ < k || *p) {} // want: loop=goes
    while (n < k || *p) n++; // want: loop=goes
    while (*p || n < k) { if (n < k) n++; } // want: loop=waits
    while (!(*p && n++ >= k)) {} // want: loop=waits
    while (!*p || !p[1]) {} // want: loop=waits
    while (!*p && !p[1]) {} // want: loop=waits
    while ((*p || p[1]) && n++ < k) {} // want: loop=goes
    while (*p || (p[1] && n++ < k)) {} // want: loop=waits
    while (*p && (p[1] || n++ < k)) {} // want: loop=waits
    while (*p ? true : n++ < k) {} // want: loop=waits
    while (*p ? n++ < k : true) {} // want: loop=waits
    while (*p ? n++ < k : false) {} // want: loop=goes
    while ((seen = *p) == 0) {} // want: loop=waits
    while ((seen = *p) != k && --n) {} // want: loop=goes
    while (*p > (n++ & 1)) {} // want: loop=goes
    do {} while (!*p && n++ < k); // want: loop=goes
    do {} while (*p || n++ < k); // want: loop=waits
    do n++; while (!*p && n < k); // want: loop=goes
    do n++; while (!*p); // want: loop=waits
    for (; !*p; n++) {} // want: loop=waits
    for (n = 0; !*p && n < k; n++) {} // want: loop=goes
    for (n = 0; *p || n < k; n++) {} // want: loop=goes
    for (int i = 0; i < k; i++) seen += *p; // want: loop=goes
    *out = n + seen;
}

// What the body does.
__global__ void bodies(volatile int *p, int k, int *out) {
    int n = 0, sum = 0;
    while (!*p) __nanosleep(20); // want: loop=waits
    while (!*p) __threadfence(); // want: loop=waits
    while (!*p && n++ < k) __nanosleep(20); // want: loop=goes
    while (!*p) sum += n; // want: loop=waits
    while (*p || n++ < k) sum++; // want: loop=waits
    while (!*p) { if (n++ > k) break; } // want: loop=goes
    while (!*p) { if (n++ > k) n = 0; } // want: loop=waits
    while (true) { if (*p) break; } // want: loop=waits
    while (true) { if (*p) break; if (n++ > k) break; } // want: loop=goes
    while (true) { if (!*p) continue; if (n++ > k) break; } // want: loop=waits
    while (true) { if (n++ < k) continue; if (*p) break; } // want: loop=waits
    while (true) { n++; if (*p) return; if (p[1]) break; } // want: loop=waits
    while (true) { if (n++ > k) return; if (*p) break; } // want: loop=goes
    for (;;) { int s = *p; if (s == 3) break; if (s == 0) continue; n++; if (n > k) break; } // want: loop=waits
    for (;;) { int s = *p; if (s == 3) break; n += s == 2; } // want: loop=waits
    for (;;) { switch (*p) { case 0: continue; case 1: n++; } if (n > k) break; } // want: loop=waits
    for (;;) { switch (p[n]) { case 0: n = n + 1; continue; case 1: return; } if (n > k) break; n += 2; } // want: loop=goes
    bool done = false;
    while (!done) done = *p == k; // want: loop=waits
    while (!done) { if (*p == k) done = true; } // want: loop=waits
    while (!done && n < k) { if (*p == k) done = true; n++; } // want: loop=goes
    while (!done) { if (*p == k) done = true; n++; } // want: loop=waits
    while (!done) { if (p[n] == k) done = true; n++; } // want: loop=goes
    int state = 0;
    while (state != 2) { if (state == 0 && *p) state = 1; else if (state == 1 && p[1]) state = 2; } // want: loop=waits
    while (state != 2) { switch (state) { case 0: state = 1; break; case 1: state = 2; } } // want: loop=goes
    while (state != 2) { if (state == 0) { state = p[n] ? 1 : 2; } else { n++; state = 0; } } // want: loop=goes
    int prev = 0, cur = 1;
    while (prev != cur) { prev = cur; cur = *p; } // want: loop=waits
    while (cur != k) { prev = cur; cur = p[prev]; } // want: loop=goes
    while (prev < k) { int t = prev; prev = cur; cur = t + p[0]; } // want: loop=goes
    *out = n + sum + prev;
}

// Loops in loops, which wait for many at once.
__global__ void nested(volatile int *p, int k, int *out) {
    for (;;) { // want: loop=waits
        bool all = true;
        for (int i = 0; i < k; i++) all = all && p[i]; // want: loop=goes
        if (all) break;
    }
    int all;
    do { // want: loop=waits
        all = 1;
        for (int i = 0; i < k; i++) all &= p[i]; // want: loop=goes
    } while (!all);
    int ready = 0;
    while (ready < k) { // want: loop=waits
        ready = 0;
        for (int i = 0; i < k; i++) if (p[i]) ready++; // want: loop=goes
    }
    for (int i = 0; i < k; i++) { // want: loop=goes
        while (!p[i]) {} // want: loop=waits
    }
    bool changed = true;
    while (changed) { // want: loop=goes
        changed = false;
        for (int i = 0; i + 1 < k; i++) { // want: loop=goes
            if (out[i] > out[i + 1]) {
                out[i]--;
                changed = true;
            }
        }
    }
    float error;
    do { // want: loop=goes
        error = 0;
        for (int i = 0; i < k; i++) { // want: loop=goes
            out[i] /= 2;
            error += out[i];
        }
    } while (error > 1);
    int i = 0;
    while (i < k) { // want: loop=goes
        int j = i;
        while (j < k && p[j] == p[i]) j++; // want: loop=goes
        i = j + 1;
    }
    for (int tries = 0; tries < k; tries++) { // want: loop=goes
        int n = 0;
        while (*p || n++ < 3) {} // want: loop=waits
    }
}

// What called functions do.
__global__ void called(volatile int *p, int *lock, int k, int *out) {
    int n = 0, value, flag;
    while (!peek(p)) {} // want: loop=waits
    while (!peek(p) && n++ < k) {} // want: loop=goes
    while (peek(p) || n++ < k) {} // want: loop=waits
    while (!acquired(lock)) {} // want: loop=waits
    while (!acquired(lock) && ++n < k) {} // want: loop=goes
    do { fetch(p, value, flag); } while (!flag); // want: loop=waits
    do { fetch(p + n++, value, flag); } while (!flag); // want: loop=goes
    while (n < k) advance(p, n); // want: loop=waits
    while (advance(p, n)) {} // want: loop=goes
    while (!consume(out)) {} // want: loop=waits
    while (consume(out)) {} // want: loop=goes
    *out = value + n;
}

// Operations on memory.
__global__ void operations(int *p, unsigned *u, int k, int *out) {
    int n = 0;
    while (acquire(u) == 0) {} // want: loop=waits
    while (relaxed(u) == 0 && n++ < k) {} // want: loop=goes
    while (acquire(u) || n++ < k) {} // want: loop=waits
    while (atomicAdd(p, 0) == 0) {} // want: loop=waits
    while (atomicOr(p, 0) == 0 && n++ < k) {} // want: loop=goes
    while (atomicExch(p, 1)) __nanosleep(n < 64 ? n *= 2 : n); // want: loop=waits
    while (atomicCAS(p, 0, 1) != 0 && n++ < k) {} // want: loop=goes
    while ((n = atomicAdd(p, 1)) < k) out[n]++; // want: loop=goes
    while (atomicSub(p, 1) > 0) {} // want: loop=goes
    while (*(volatile int *)p == 0) out[0]++; // want: loop=goes
    for (int s = 1; atomicCAS(p, 0, 1); s *= 2) __nanosleep(s); // want: loop=waits
    int old = *p, assumed;
    do { assumed = old; old = atomicCAS(p, assumed, assumed * 3); } while (old != assumed); // want: loop=goes
    *out = n;
}

// Lanes of a warp that look together, as a look-back scan does with windows of flags.
__global__ void together(volatile int *flag, int n, int *out) {
    int lane = threadIdx.x % 32, at = n, sum = 0;
    while (at >= 0) { // want: loop=goes
        int f;
        do { // want: loop=waits
            f = flag[at - lane];
        } while (__any_sync(0xffffffff, f == 0));
        sum += f;
        if (__any_sync(0xffffffff, f == 2)) break;
        at -= 32;
    }
    unsigned left = __ballot_sync(0xffffffff, flag[lane] > 0);
    while (left) { // want: loop=goes
        sum += __shfl_sync(0xffffffff, sum, __ffs(left) - 1);
        left &= left - 1;
    }
    while (true) { // want: loop=goes
        int next = 0;
        if (lane == 0) next = atomicAdd(&out[1], 1);
        next = __shfl_sync(0xffffffff, next, 0);
        if (next >= n) break;
        out[next + 2] = sum;
    }
    __shared__ int changed;
    do { // want: loop=goes
        __syncthreads();
        if (threadIdx.x == 0) changed = 0;
        __syncthreads();
        if (flag[lane]) changed = 1;
        __syncthreads();
    } while (changed);
    *out = sum;
}

// Lists, whose ends are null pointers, and pointers that another thread writes.
struct Own { struct Node *at; };
struct Node { int v; Own next; };
__device__ bool has(const Own &o) { return o.at; }
__global__ void lists(Node *head, Node *volatile *slot, int *out) {
    int sum = 0;
    for (Node *n = head; n; n = has(n->next) ? n->next.at : nullptr) { // want: loop=goes
        sum += n->v;
    }
    Node *n = head;
    do { // want: loop=goes
        Node *next = nullptr;
        if (has(n->next)) next = n->next.at;
        n = next;
    } while (n != nullptr);
    Node *p = nullptr;
    while (p == nullptr) { // want: loop=waits
        p = *slot;
    }
    do { // want: loop=waits
        p = *slot;
    } while (p == head);
    for (p = *slot; !p; p = has(head->next) ? head->next.at : nullptr) {} // want: loop=waits
    out[0] = sum + p->v;
}
