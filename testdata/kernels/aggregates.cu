// Arrays, structs, pointers, references, enums.
struct Point { int x, y; };
struct Mixed { char c; double d; short s; Point p; int a[3]; };
union Pun { float f; unsigned int u; unsigned char b[4]; };
enum Color { RED, GREEN = 5, BLUE };
enum class Mode : unsigned char { Off = 1, On };
typedef Point Pair[2];

__global__ void arrays(long long* out) {
    int a[5] = {1, 2, 3};
    int b[2][3] = {{1, 2, 3}, {4, 5, 6}};
    int c[] = {7, 8, 9};
    float z[4] = {};
    for (int i = 0; i < 5; i++) out[i] = a[i];
    out[5] = b[1][2] * 10 + b[0][1];
    out[6] = sizeof(c) / sizeof(c[0]);
    out[7] = z[3] == 0;
    int (*row)[3] = b;
    out[8] = row[1][0] + (*row)[2];
    int* p = &b[0][0];
    out[9] = p[4];
    int d[2][2][2];
    int n = 0;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            for (int k = 0; k < 2; k++) d[i][j][k] = n++;
    out[10] = d[1][0][1] * 10 + d[0][1][1];
    char text[] = "abc";
    out[11] = sizeof(text) * 1000 + text[1];
    const char* s = "xyz";
    out[12] = s[2];
}

__device__ int sum(const int* p, int n) {
    int s = 0;
    for (const int* e = p + n; p != e; ++p) s += *p;
    return s;
}
__device__ void swap(int& a, int& b) { int t = a; a = b; b = t; }
__device__ int* largest(int* p, int n) {
    int* best = p;
    for (int i = 1; i < n; i++) if (p[i] > *best) best = &p[i];
    return best;
}
__device__ const int& choose(const int& a, const int& b, bool first) { return first ? a : b; }

__global__ void pointers(long long* out) {
    int a[6] = {5, 3, 9, 1, 7, 2};
    out[0] = sum(a, 6);
    out[1] = sum(a + 2, 3);
    swap(a[0], a[5]);
    out[2] = a[0] * 10 + a[5];
    int* m = largest(a, 6);
    out[3] = m - a;
    *m = -1;
    out[4] = a[2];
    int* end = a + 6;
    int n = 0;
    while (end > a) n = n * 3 + *--end;
    out[5] = n;
    int** pp = &m;
    (*pp)--;
    out[6] = *m;
    out[7] = m == a + 1;
    out[8] = m && !(m == 0);
    int* null = nullptr;
    out[9] = null == nullptr;
    int x = 4, &r = x;
    r += 3;
    out[10] = x;
    const int& c = choose(x, a[1], false);
    a[1] = 77;
    out[11] = c;
    int& e = a[3];
    swap(e, r);
    out[12] = a[3] * 100 + x;
    m[1] = 6;
    out[13] = a[2] + 2[a];
    out[14] = m[-1] + *(m - 1);
    out[15] = &a[4] - &a[1];
    out[16] = (char*)&a[4] - (char*)&a[1];
}

__device__ Point shift(Point p, int by) { p.x += by; p.y -= by; return p; }
__device__ void bump(Point* p) { p->x++; ++p->y; }

__global__ void structs(long long* out) {
    Point p = {3, 4}, q = p, z = {};
    q.x = 10;
    out[0] = p.x * 100 + q.x;
    out[1] = shift(p, 2).x * 10 + shift(p, 2).y;
    bump(&p);
    out[2] = p.x * 10 + p.y;
    Mixed m = {'a', 2.5, -3, {8, 9}, {1, 2}};
    out[3] = m.c + m.s + m.p.y + m.a[1] + m.a[2] + (int)m.d;
    Mixed copy = m;
    copy.a[0] = 50;
    copy.p = q;
    out[4] = m.a[0] * 1000 + copy.a[0] * 10 + copy.p.x;
    out[5] = sizeof(Mixed) * 100 + sizeof(Point);
    out[6] = z.x + z.y;
    Point grid[3] = {{1, 2}, {3, 4}};
    Point* g = grid;
    (g + 1)->x += 20;
    g++->y = 6;
    out[7] = grid[0].y * 100 + grid[1].x + grid[2].x + g->y;
    Pair pair = {{1, 1}, {2, 2}};
    out[8] = pair[1].x + pair[0].y;
    out[9] = offsetof(Mixed, p) * 100 + offsetof(Mixed, a);
    p = q = Point{6, 7};
    out[10] = p.x + q.y;
}

__global__ void unions(long long* out) {
    Pun p;
    p.f = 1.0f;
    out[0] = p.u;
    p.b[3] = 0x40;
    out[1] = p.u;
    out[2] = (long long)p.f;
    unsigned int u = 0x40490fdb;
    float f = *(float*)&u;
    out[3] = (int)(f * 1000);
    unsigned char* b = reinterpret_cast<unsigned char*>(&u);
    b[0] = 1;
    out[4] = u;
    long long two[1];
    int* half = (int*)two;
    half[0] = 5;
    half[1] = 6;
    out[5] = two[0];
    short* s = (short*)half;
    out[6] = s[2] + s[0];
}

__global__ void enums(long long* out) {
    Color c = BLUE;
    out[0] = c;
    out[1] = RED + GREEN;
    Mode m = Mode::On;
    out[2] = (int)m;
    out[3] = m == Mode::Off;
    c = (Color)(c - 1);
    out[4] = c == GREEN;
    switch (c) {
    case RED: out[5] = 1; break;
    case GREEN: out[5] = 2; break;
    case BLUE: out[5] = 3; break;
    }
    out[6] = sizeof(Mode);
}

// Arrays among the members of an aggregate that have default initialisers.
struct AgInner { int a = 1; float w[2] = {0.5f, 1.5f}; };
struct AgLens { int mode = 2; float p[7] = {}; char name[4] = "ab"; AgInner in[2] = {{}, {7}}; int grid[2][2] = {{1, 2}, {3}}; };
struct AgUser { int n; AgLens lens = {5}; int twice = n * 2; };
__device__ float ag_lens(int i, const AgLens& l = {}) { return l.mode * 1000 + l.p[i] * 100 + l.name[1] + l.in[1].a + l.in[0].w[1] + l.grid[0][1] * 10; }
__device__ float ag_copy(AgLens l) { l.p[0] += 1; return l.p[0] + l.grid[1][0] + l.grid[1][1]; }
__global__ void ag_defaults(long long* out) {
    out[0] = ag_lens(1) * 2;
    out[1] = ag_lens(1, {3, {1.f, 2.f}}) * 2;
    out[2] = ag_copy({}) + ag_copy(AgLens{1, {4.f}}) * 10 + ag_copy(AgLens()) * 1000;
    AgLens many[2] = {{}, {9, {8.f, 7.f}, "xyz", {{3}}}};
    out[3] = many[0].mode + many[1].p[1] * 10 + many[1].name[2] * 100 + many[1].in[0].a * 100000 + many[1].in[1].a * 1000000;
    many[1] = {};
    out[4] = many[1].mode + many[1].p[1] + many[1].grid[0][0];
    AgUser u{4};
    out[5] = u.twice + u.lens.mode * 100 + u.lens.name[2];
    const AgLens& r = AgLens{6};
    out[6] = r.mode + r.in[1].w[0] * 2;
}
