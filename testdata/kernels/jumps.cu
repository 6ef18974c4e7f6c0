// threads: 8
// Jumps: goto forwards and backwards, into blocks and out of them, past barriers; case labels inside other statements.
__global__ void loops_by_goto(long long* out) {
    if (threadIdx.x > 0) return;
    int i = 0, s = 0;
again:
    s += i;
    if (++i < 5) goto again;
    out[0] = s;
    for (int a = 0; a < 5; a++)
        for (int b = 0; b < 5; b++) {
            if (a * b == 6) {
                out[1] = a * 10 + b;
                goto done;
            }
            s++;
        }
    out[2] = 99;
done:
    out[3] = s;
    if (s > 3) goto skip;
    out[4] = 1;
skip:;
}

__global__ void duff(long long* out) {
    if (threadIdx.x > 0) return;
    for (int n = 1; n < 14; n++) {
        int c = 0, k = (n + 3) / 4;
        switch (n % 4) {
        case 0:
            do {
                c++;
        case 3:
                c += 10;
        case 2:
                c += 100;
        case 1:
                c += 1000;
            } while (--k > 0);
        }
        out[n] = c;
    }
    for (int i = 0; i < 8; i++) {
        switch (i) {
            int t;
        case 0:
            t = 5;
            out[20] += t;
            break;
        case 1:
        case 2: {
            int u = i;
            out[21] += u;
        }
        case 3: out[22]++; break;
        default:
            if (i == 5) break;
            out[23] += i;
        case 7:
            if (i > 6) {
        case 6:
                out[24] += i;
                continue;
            }
        }
        out[25] += i;
    }
}

__device__ int backwards(int x) {
    int r = 0;
    if (x > 5) goto big;
    {
        int y = x;
    small:
        r += y;
        if (r < 20) {
            x++;
            y = x;
            goto small;
        }
    }
    return r;
big:
    r = -x;
    while (true) {
        if (r > 0) goto out;
        r += 7;
    }
out:
    return r;
}
__device__ int into_loop(int x) {
    int r = 0;
    if (x) goto mid;
    for (r = 1; r < 10; r++) {
        r++;
    mid:
        r += 3;
        if (r == 7) continue;
        if (r > 20) break;
    }
    return r;
}
__device__ int tangled(int n) {
    int s = 0;
    goto c;
a:
    s += 1;
    if (n-- > 0) goto b;
    goto e;
b:
    s += 10;
    if (n & 1) goto a;
    goto c;
c:
    s += 100;
    if (n > 2) goto a;
    if (n == 2) {
        n--;
        goto b;
    }
e:
    return s;
}
__global__ void into_blocks(long long* out) {
    if (threadIdx.x > 0) return;
    out[0] = backwards(3);
    out[1] = backwards(9);
    out[2] = into_loop(0);
    out[3] = into_loop(1);
    for (int i = 0; i < 8; i++) out[4 + i] = tangled(i);
}

// Threads that jump around barriers, each with values of its own.
__device__ int turns(int* cell, int i) {
    int n = 0, mine = i;
again:
    if (i == n) cell[0] += mine;
    __syncthreads();
    mine += cell[0];
    __syncthreads();
    n++;
    if (n < 8) goto again;
    return mine;
}
__global__ void past_barriers(long long* out) {
    __shared__ int cell[1];
    int i = threadIdx.x, round = 0;
    cell[0] = 0;
    __syncthreads();
    int kept = turns(cell, i);
next:
    int x = kept + round;
    __syncthreads();
    if (i == round) cell[0] += x;
    __syncthreads();
    kept ^= cell[0];
    __syncthreads();
    if (++round < 5) goto next;
    if (i & 1) goto odd;
    out[i] = kept;
    goto end;
odd:
    out[i] = -kept;
end:
    out[8 + i] = x;
}

// A variable without an initial value in a block with labels.
__global__ void jp_unset(long long* out) {
    int n = 0;
again:
    {
        int v;
        if (n & 1) {
            v = n * 2;
        } else {
            v = 7;
            if (n == 4) goto done;
        }
        out[n] = v;
    }
    if (++n < 9) goto again;
done:
    out[20] = n;
}

// Jumps in a function that changes what threads share, between barriers.
__device__ int adds(int* cell, int n) {
    int k = 0;
again:
    atomicAdd(cell, k + 1);
    if (++k < n) goto again;
    return k;
}
__global__ void added_between(long long* out) {
    __shared__ int cell;
    int i = threadIdx.x;
    if (i == 0) cell = 100;
    __syncthreads();
    int n = adds(&cell, i & 3);
    __syncthreads();
    out[i] = cell + n;
}
