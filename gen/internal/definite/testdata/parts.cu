struct Pair { int x, y; };

__global__ void vectors(float *p, int n) {
    float4 a, b, c; // want: a=set b=unset c=unset
    a.x = a.y = 1;
    p[0] = a.x + a.y;
    b.x = 1;
    p[1] = b.x + b.y;
    if (n) c.z = 2;
    p[2] = c.z;
}

__global__ void arrays(float *p, int n) {
    float a[4]; // want: a=filled
    for (int i = 0; i < 4; i++) a[i] = p[i];
    float b[4][2]; // want: b=filled
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 2; j++) b[i][j] = 0;
    float c[4]; // want: c=open
    for (int i = 0; i < 3; i++) c[i] = p[i];
    float d[4]; // want: d=open
    for (int i = 0; i < 4; i++) {
        if (n) break;
        d[i] = 0;
    }
    float e[4]; // want: e=open
    for (int i = 0; i < 4; i++) e[3 - i] = p[i];
    p[0] = a[n] + b[n][0] + c[n] + d[n] + e[n];
}

__global__ void structs(int *p, int n) {
    Pair a; // want: a=filled
    a.x = n; a.y = 2;
    Pair b; // want: b=open
    b.x = n; b.y = b.x;
    Pair c; // want: c=open
    c.x = n;
    if (n) c.y = 1;
    p[0] = a.x + a.y + b.x + b.y + c.x + c.y;
}
