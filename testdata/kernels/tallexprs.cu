// Rows of a thousand operators, of which kbind gives parts a variable.
#define TEN(x) x x x x x x x x x x
#define THOUSAND(x) TEN(TEN(TEN(x)))

__device__ int count(long long* p) { return (int)(p[63]++ % 7); }

__global__ void rows(long long* out) {
    long long a = out[1] + 5, b = out[2] + 3;
    int i = (int)out[3] + 2000000000;
    unsigned short s = 9;
    float f = 1.5f;
    out[0] = a THOUSAND(+ b * 3);
    out[1] = a THOUSAND(- b ^ 5);
    out[2] = a THOUSAND(< b);
    out[3] = (int)(7u THOUSAND(* 3u + i));
    out[4] = (short)(s THOUSAND(- s * s));
    out[5] = (long long)(f THOUSAND(+ f * 2.0f));
    out[6] = a THOUSAND(|| b > 4) ? 11 : 12;
    out[7] = !(b > 3 THOUSAND(&& b < 4));
    if (b > 4 THOUSAND(|| a == 9)) out[8] = 1; else out[8] = 2;
    int n = 0;
    while (n THOUSAND(+ 1) < 1010) n++;
    out[9] = n;
    do n += 3; while (n THOUSAND(+ 1) < 1040);
    out[10] = n;
    out[11 + (0 THOUSAND(+ n)) / 1000 % 2] = 77;
    out[13] = 1 THOUSAND(+ count(out));
    switch (n THOUSAND(- 1)) { case -960: out[14] = 1; break; default: out[14] = n; }
    for (n = 0; n < 3 THOUSAND(* 1); n++) { if (n == 1) continue; out[15] += n; }
    out[16] = [=](long long c) { return c THOUSAND(+ b); }(4);
}
