// What is called has its value before the arguments ([expr.call]/8), and so have the elements of a braced list in order.
struct OrInts {
    int first, second;
    __device__ OrInts(int x, int y) : first{x}, second{y} {}
};
struct OrMember {
    int d;
    __device__ int set(int x, OrMember* next) {
        int there = next == this + 1;
        d = x;
        return there;
    }
};

__device__ int or_first(int x) { return 10 + x; }
__device__ int or_second(int x) { return 20 + x; }

__global__ void or_calls(long long* out) {
    int (*f)(int) = or_first;
    out[0] = f((f = or_second, 3));
    out[1] = f(1);
    int (*table[2])(int) = {or_first, or_second};
    int i = 0;
    out[2] = table[i]((i = 1, 5));
    out[3] = table[i]((table[1] = or_first, 6));
    int (*&g)(int) = f;
    out[4] = g((f = or_first, 7));
    OrMember d[2] = {{1}, {2}};
    OrMember* r = &d[0];
    out[5] = r->set(3, ++r);
    out[6] = d[0].d;
    out[7] = d[1].d;
}

__global__ void or_braces(long long* out) {
    int i = 0;
    OrInts p{++i, ++i};
    out[0] = p.first;
    out[1] = p.second;
    int& j = i;
    OrInts q{++j, ++j};
    out[2] = q.first;
    out[3] = q.second;
    OrInts s{(int&)++i, (int&)++i};
    out[4] = s.first;
    out[5] = s.second;
}

// A pointer has its value before its index, and a parameter before another argument has its effects ([expr.sub]/1, [expr.call]/8).
struct A { int x = 0; __device__ A& operator++() { ++x; return *this; } };
struct B { A first, second; __device__ B(A x, A y) : first{x}, second{y} {} };
struct P { int* p; int* q; };
__device__ int idx(int** pp, int* to) { *pp = to; return 2; }
__device__ int idx2(P& s, int* to) { s.p = to; return 2; }
__device__ int glob[4] = {10, 20, 30, 40}, other[4] = {50, 60, 70, 80}; __device__ int* gp = glob;
__device__ int idx3() { gp = other; return 1; }
struct M { int* data; __device__ int step(int* to) { data = to; return 1; } __device__ int at(int* to) { return data[step(to)]; } };
__device__ int or_values() {
  A i; B p{++i, ++i}; if (p.first.x != 1 || p.second.x != 2) return 1;
  int x[4] = {1, 2, 3, 4}, y[4] = {5, 6, 7, 8};
  int* q = x; if (q[(q = y, 3)] != 4 || q != y) return 4;
  q = x; if (q[idx(&q, y)] != 3) return 5;
  P s = {x, y}; if (s.p[idx2(s, y)] != 3) return 6;
  P r = {x, y}; if (r.p[(r.p = r.q, 1)] != 2) return 7;
  gp = glob; if (gp[idx3()] != 20) return 8;
  M m = {x}; if (m.at(y) != 2) return 9;
  q = x; q[(q = y, 1)] = 9; if (x[1] != 9 || y[1] != 6) return 10;
  q = x; q[(q = y, 2)]++; if (x[2] != 4 || y[2] != 7) return 11;
  int k = 0; int* z = x; int w = z[k++] + z[k++]; if (w != 10 || k != 2) return 12;
  return 0;
}
__global__ void or_subscripts(long long* out) { out[0] = or_values(); }
