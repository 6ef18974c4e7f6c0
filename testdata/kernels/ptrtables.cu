// Pointers in the initial values of variables: strings, elements and members of other variables, tables of tables.
__constant__ char* names[] = {"one", "twenty", 0, "x"};
__constant__ const char* const words[2][3] = {{"a", "bc", "def"}, {"ghij", "", "a"}};
__constant__ char rows[3][8] = {"zero", "eins", "zwei"};
__device__ float weights[6] = {1, 2, 3, 4, 5, 6};
__device__ float* middle = &weights[3];
__device__ float* ends[2] = {weights, weights + 6};
struct Pair { int a; double b[2]; };
__device__ Pair pairs[2] = {{1, {2, 3}}, {4, {5, 6}}};
__device__ double* member = &pairs[1].b[1];
__device__ int* first = &pairs->a;
struct Entry { const char* name; int n; const int* values; Pair* pair; };
__constant__ int primes[] = {2, 3, 5, 7, 11};
__constant__ Entry entries[] = {{"low", 2, primes, &pairs[0]}, {"high", 3, primes + 2, pairs + 1}, {"none", 0, nullptr, 0}};
constexpr const char* greeting = "hello";
constexpr const char* rest = greeting + 2;
__constant__ const char* const* lists = names + 1;
__device__ char* row = rows[1];
__device__ char (*line)[8] = &rows[2];
__device__ float* moving;
__device__ void* any_pair = &pairs[1];
namespace deep {
struct Node { int value; const Node* next; };
__constant__ const Node last = {3, nullptr};
__constant__ const Node mid = {2, &last};
__constant__ const Node head = {1, &mid};
}
__device__ int length(const char* s) { int n = 0; while (s[n]) n++; return n; }

__global__ void tables(long long* out) {
    out[0] = length(names[0]) * 100 + length(names[1]) * 10 + (names[2] == 0);
    out[1] = names[1][2] * 1000 + names[3][0];
    long long h = 0;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++)
            for (const char* p = words[i][j]; *p; p++) h = h * 31 + *p;
    out[2] = h;
    out[3] = (long long)*middle * 100 + (long long)middle[-1];
    out[4] = ends[1] - ends[0];
    *middle = 40;
    out[5] = (long long)weights[3];
    float sum = 0;
    for (float* p = ends[0]; p != ends[1]; ++p) sum += *p;
    out[6] = (long long)sum;
    out[7] = (long long)*member + *first * 10;
    long long e = 0;
    for (int i = 0; i < 3; i++) {
        e = e * 7 + length(entries[i].name);
        for (int k = 0; k < entries[i].n; k++) e = e * 13 + entries[i].values[k];
        if (entries[i].pair) e = e * 5 + entries[i].pair->a + (long long)entries[i].pair->b[0];
    }
    out[8] = e;
    entries[1].pair->a = 77;
    out[9] = pairs[1].a;
    out[11] = length(greeting) * 1000 + rest[0];
    out[12] = length(*lists) * 10 + (lists[1] == 0);
    out[13] = row[0] * 1000 + length(row) * 100 + length(*line);
    out[14] = static_cast<Pair*>(any_pair)->a;
    int n = 0;
    for (const deep::Node* p = &deep::head; p; p = p->next) n = n * 10 + p->value;
    out[16] = n;
    static const char* const local[] = {"in", "a", "function"};
    for (int i = 0; i < 3; i++) out[17] = out[17] * 10 + length(local[i]);
    const char* plain[] = {"north", "east"};
    out[18] = plain[1][0] + length(plain[0]);
    out[19] = sizeof(names) + sizeof(entries[0]);
    moving = &weights[1];
    out[20] = (long long)moving[4] * 10 + (long long)*moving;
    moving += 2;
    __shared__ float* there;
    there = moving;
    out[21] = (long long)*there++ * 10 + (there == weights + 4) + (moving == there);
    char* text = "written as in C++03";
    out[22] = length(text);
}
