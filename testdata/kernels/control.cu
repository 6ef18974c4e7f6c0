// Statements: loops, switches, jumps, short circuit, the order of side effects.
__device__ int trace(long long* out, int& n, int v) {
    out[n++] = v;
    return v;
}

__global__ void loops(long long* out) {
    int n = 0;
    for (int i = 0, j = 10; i < j; i += 2, j--) {
        if (i == 4) continue;
        out[n++] = i * 100 + j;
    }
    int k = 3;
    while (k-- > 0) out[n++] = k;
    do {
        out[n++] = k;
        if (k == 1) break;
    } while (++k < 5);
    for (;;) {
        if (k > 6) break;
        for (int i = 0; i < 10; i++) {
            if (i == k) break;
            if (i % 2) continue;
            out[n] += i;
        }
        n++;
        k += 2;
    }
    out[n++] = k;
    int m = 0;
    do {
        if (m == 2) continue;
        out[n++] = m;
    } while (m++ < 4);
}

__device__ int pick(int x) {
    int r = 0;
    switch (x) {
    case 1:
        r += 1;
    case 2:
        r += 10;
        break;
    case 'a': {
        r = 97;
        break;
    }
    default:
        r = -1;
    case -5:
        r *= 3;
        for (int i = 0; i < 3; i++) {
            if (i == 1) break;
            r += 5;
        }
    }
    return r;
}

__global__ void switches(long long* out) {
    int xs[] = {1, 2, 97, 3, -5, 0};
    for (int i = 0; i < 6; i++) out[i] = pick(xs[i]);
    int n = 6;
    for (int i = 0; i < 5; i++) {
        switch (i) {
        case 1: continue;
        case 3: break;
        default: out[n++] = i;
        }
        out[n++] = 50 + i;
    }
    switch (n) {}
    switch (n > 3) {
    case true: out[n++] = 77;
    }
}

__global__ void short_circuit(long long* out) {
    int n = 0;
    if (trace(out, n, 0) && trace(out, n, 1)) out[n++] = 100;
    if (trace(out, n, 2) || trace(out, n, 3)) out[n++] = 101;
    int x = trace(out, n, 4) ? trace(out, n, 5) : trace(out, n, 6);
    out[n++] = x;
    bool b = (x == 5 && n > 3) || trace(out, n, 7);
    out[n++] = b;
    while (n < 20 && trace(out, n, 8)) {}
    int y = (trace(out, n, 9), 10);
    out[n++] = y;
    out[n++] = !trace(out, n, 0) ? 1 : 2;
}

__global__ void side_effects(long long* out) {
    int i = 3, a[8] = {0, 1, 2, 3, 4, 5, 6, 7};
    out[0] = i++;
    out[1] = ++i;
    out[2] = a[i--] * 10 + i;
    a[i++] = i;
    out[3] = a[3] * 100 + a[4] * 10 + a[5];
    int j = i = 2;
    out[4] = i + j;
    a[j] += a[j + 1] -= 2;
    out[5] = a[2] * 10 + a[3];
    int *p = a;
    *p++ = 40;
    *++p = 41;
    out[6] = a[0] * 10000 + a[1] * 100 + a[2];
    out[7] = p - a;
    out[8] = (i += 5, i * 2);
    out[9] = -i++ - -i;
    int k = 5;
    k = k++ + 1;
    out[10] = k;
    (k > 3 ? i : j) = 99;
    out[11] = i * 1000 + j;
}

__global__ void scopes(long long* out) {
    int x = 1;
    {
        int x = 2;
        out[0] = x;
        {
            float x = 3.5f;
            out[1] = (long long)(x * 2);
        }
        x++;
        out[2] = x;
    }
    out[3] = x;
    for (int x = 7; x < 8; x++) out[4] = x;
    if (int y = x + 1) out[5] = y; else out[5] = -y;
    int go = 3, func = 4, range = 5, len = 6, string = 7, nil = 8, type = 9;
    out[6] = go + func + range + len + string + nil + type;
}
