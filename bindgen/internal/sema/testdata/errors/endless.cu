// Objects that are made to make each other.
struct Tree { int n; Tree* l = n > 1 ? new Tree{n - 1} : nullptr; Tree* r = n > 2 ? new Tree{n - 2} : nullptr; }; /* ERROR "the initialiser of Tree::[lr], which makes another object" */
__global__ void k1(int* p) { Tree t{3}; p[0] = t.n; }
struct Next { Next* next = new Next(); int v; }; /* ERROR "the initialiser of Next::next, which makes another object" */
__global__ void k2(int* p) { Next t; p[0] = t.v; }
struct List { int v; List* next = nullptr; };
__global__ void ok(int* p) { List a{1}, b{2, &a}; List* c = new List{3, &b}; p[0] = c->next->next->v; }
union T1 { union { int inner { 42 }; }; int outer; };
static_assert(T1{}.inner == 42, "the default initialiser of a variant member");
