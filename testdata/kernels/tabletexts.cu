// threads: 1 blocks: 1
union U { int a; float b; char c[4]; };
struct W { U u; int t; };
__constant__ U us[] = {{7}, {1 << 20}, {0}, {-5}};
__constant__ W ws[] = {{{3}, 4}, {{-1}, 2}};
__constant__ float4 fs[] = {{1, 2, 3, 4}, {0, 0, 0, 0}, {-1.5f, 0, -0.0f, 1e30f}};
__constant__ double2 ds[2][2] = {{{1, 2}, {3, 0}}, {{4.25, 5}}};
__constant__ char names[][6] = {"abc", "\xff\x80", "", "hello"};
__constant__ uchar4 cs[] = {{1, 2, 3, 255}, {4, 0, 0, 0}};
__global__ void k(long long* out) {
    const char local[][6] = {"xyz", "ab", "\x90"};
    for (int i = 0; i < 4; i++) out[0] = out[0] * 31 + us[i].a + us[i].c[0];
    for (int i = 0; i < 2; i++) out[1] = out[1] * 31 + ws[i].u.a * ws[i].t;
    for (int i = 0; i < 3; i++) out[2] = out[2] * 31 + (long long)(fs[i].x * 2 + fs[i].y + fs[i].z + (fs[i].w > 1e20f));
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++) out[3] = out[3] * 31 + (long long)(ds[i][j].x * 4 + ds[i][j].y);
    for (int i = 0; i < 4; i++) for (int j = 0; j < 6; j++) out[4] = out[4] * 31 + names[i][j];
    for (int i = 0; i < 3; i++) for (int j = 0; j < 6; j++) out[5] = out[5] * 31 + local[i][j];
    for (int i = 0; i < 2; i++) out[6] = out[6] * 31 + cs[i].x + cs[i].y * 2 + cs[i].w;
}
