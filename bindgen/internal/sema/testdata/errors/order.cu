// Variables, enumerators and types of namespaces that are used before they are declared ([basic.scope.pdecl]).
__device__ int useVar() { return laterVar; } /* ERROR "laterVar is not declared before this place" */
__device__ int laterVar = 2;
__global__ void var(long long* out) { out[0] = useVar(); }
__device__ int useEnumerator() { return laterItem; } /* ERROR "laterItem is not declared before this place" */
enum LaterEnum { laterItem };
__global__ void enumerator(long long* out) { out[0] = useEnumerator(); }
struct HasLater { __device__ int f() { LaterType x{3}; return x.a; } }; /* ERROR "LaterType is not declared before this place" */
struct LaterType { int a; };
__global__ void type(long long* out) { out[0] = HasLater().f(); }
template <class T> __device__ int useInTemplate(T t) { return t + laterInTemplate; } /* ERROR "laterInTemplate is not declared before this place" */
__device__ int laterInTemplate = 2;
__global__ void inTemplate(long long* out) { out[0] = useInTemplate(1); }
// What is declared before, and defined later.
struct Early; __device__ int early(Early* e); struct Elaborated* pointer; __device__ int elaborated(Elaborated* e); struct Around { struct Inside* p; }; __device__ int inside(Inside* i); class Friends { friend struct Befriended; };
extern __device__ int declared; template <class T> struct EarlyTemplate; __device__ int early(EarlyTemplate<int>* e); enum Opaque : int; __device__ int opaque(Opaque e) { return e; } typedef struct Named Named; __device__ int named(Named* n);
template <class T> __device__ int member(T* t) { return t->later + T::item; }
struct Early { int later; enum { item = 4 }; }; struct Elaborated { int a; }; struct Inside { int a; }; struct Befriended { int a; }; template <class T> struct EarlyTemplate { T a; }; enum Opaque : int { opaqueItem = 3 }; struct Named { int a; };
__device__ int early(Early* e) { return member(e); } __device__ int elaborated(Elaborated* e) { return e->a; } __device__ int inside(Inside* i) { return i->a; } __device__ int named(Named* n) { return n->a + declared; } __device__ int declared = 5;
__global__ void before(long long* out) { Early e{1}; Elaborated f{2}; Inside i{3}; Named n{4}; out[0] = early(&e) + elaborated(&f) + inside(&i) + opaque(opaqueItem) + named(&n); }
// Qualified names ([basic.lookup.qual]).
namespace nested { struct Known; } __device__ int qualifiedVar() { return nested::later; } /* ERROR "later is not declared before this place" */
__device__ int qualifiedType() { nested::Later x{1}; return x.a; } /* ERROR "Later is not declared before this place" */
__device__ int qualifiedItem() { return nested::laterOne; } /* ERROR "laterOne is not declared before this place" */
__device__ int qualifiedGlobal() { return ::laterGlobal; } /* ERROR "laterGlobal is not declared before this place" */
__device__ int qualifiedKnown(nested::Known* k);
namespace nested { __device__ int later = 2; struct Later { int a; }; enum { laterOne }; struct Known { int a; }; } __device__ int laterGlobal = 1;
__device__ int qualifiedKnown(nested::Known* k) { return k->a + nested::later + nested::laterOne + ::laterGlobal; }
__global__ void q1(long long* out) { out[0] = qualifiedVar(); }
__global__ void q2(long long* out) { out[0] = qualifiedType(); }
__global__ void q3(long long* out) { out[0] = qualifiedItem(); }
__global__ void q4(long long* out) { out[0] = qualifiedGlobal(); }
__global__ void q5(long long* out) { nested::Known k{1}; out[0] = qualifiedKnown(&k); }
