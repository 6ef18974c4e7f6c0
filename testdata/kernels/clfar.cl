// Arguments far from 1 of functions of geometry and of powr (OpenCL C 3.0 6.15.5, 7.5.1).
long text(float x) { return isnan(x) ? -1 : as_int(x); }
long wide(double x) { return isnan(x) ? -1 : as_long(x); }

__kernel void lengths(__global long *out) {
    double2 big = (double2)(3e200, 4e200), small = (double2)(3e-200, -4e-200);
    out[0] = wide(length(big) / 1e200 * 1000) >> 12;
    out[1] = wide(length(small) * 1e203) >> 12;
    out[2] = wide(distance(big, -big) / 1e203 * 1e6) >> 12;
    double2 u = normalize(big), v = normalize(small);
    out[3] = wide(u.x) >> 4;
    out[4] = wide(v.y) >> 4;
    double4 inf = (double4)(INFINITY, -5, -INFINITY, 0);
    double4 w = normalize(inf);
    out[5] = wide(w.x * w.x * 4 + w.z) >> 4;
    out[6] = wide(w.y + w.w + 1);
    out[7] = wide(length(inf));
    double3 zero = normalize((double3)(0, -0.0, 0));
    out[8] = wide(zero.y);
    out[9] = wide(length((double3)(0)));
    out[10] = wide(length((double2)(NAN, 1)));
    out[11] = wide(normalize(-7e300)) + wide(length(-5e-310)) + wide(distance(1e-320, 3e-320));
    out[12] = text(length((float3)(3, 4, 12))) + text(normalize(-3.0f)) + text(length(-2.5f));
    float2 f = normalize((float2)(-3, 4));
    out[13] = text(f.x) * 3 + text(f.y);
    out[14] = text(fast_length((float2)(3, 4)) - 5);
}

__kernel void powers(__global long *out) {
    float x[] = {0.0f, -0.0f, 1, -1, 2, -2, INFINITY, -INFINITY, NAN};
    float y[] = {0.0f, 1, -1, INFINITY, -INFINITY, NAN, -3};
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 7; j++) out[i * 7 + j] = text(powr(x[i], y[j]));
}

__kernel void gammas(__global long *out) {
    float4 x = (float4)(-INFINITY, INFINITY, -2, 1), y = lgamma(x);
    out[0] = text(y.x);
    out[1] = text(y.y);
    out[2] = text(y.z);
    out[3] = text(y.w);
    out[4] = wide(lgamma(-(double)INFINITY));
}
