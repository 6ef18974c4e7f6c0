package sema

import (
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

// TestHostTypes launches kernels with what classes without a layout hold and return: their bases and some of their
// members are of headers that are not there.
func TestHostTypes(t *testing.T) {
	m, _ := bare(t, ir.CUDA, true, `
enum Mem { onHost, onDevice };
template <Mem M, class V, class I> struct Config { typedef V value; };
template <class C> class Vector;
template <class V, class I> class Vector<Config<onDevice, V, I>> : public missing::vector<V> {
public:
  typedef missing::vector<V> Parent;
  V* raw() { return 0; }
  const V* raw() const { return 0; }
  V& operator[](int i) { return raw()[i]; }
};
template <class C> struct Matrix;
template <class V, class I> struct Matrix<Config<onDevice, V, I>> {
  typedef Config<onDevice, V, I> Cfg;
  Vector<Cfg> values;
  missing::thing other;
  Vector<Config<onDevice, I, I>> rows;
  V table[4];
  Matrix* next;
  I num_rows() const { return 0; }
  int both(int) { return 0; }
  float both(float) { return 0; }
};
template <class V, class I> __global__ void scale(V* v, const I* rows, V f, int n) {}
template <class V> __global__ void one(V* v) {}
template <class V> __global__ void two(const V* v) {}
template <class V> __global__ void three(V v) {}
template <class V> __global__ void four(V* v) {}
template <class V> __global__ void never(V v) {}
template <class C> void helper(const Matrix<C>& A) { four<<<1, 1>>>(A.values.raw()); }
template <class C> struct Op;
template <class V, class I> struct Op<Config<onDevice, V, I>> {
  typedef Config<onDevice, V, I> Cfg;
  missing::thing hidden;
  Vector<Cfg> own;
  void run(Matrix<Cfg>& A, const Vector<Cfg>& x, V f) {
    scale<<<1, 32>>>(A.values.raw(), A.next->rows.raw(), f, A.num_rows());
    one<<<1, 1>>>(own.raw());
    one<<<1, 1>>>(&A.rows[0]);
    two<<<1, 1>>>(x.raw());
    Matrix<Cfg>* p = &A;
    three<<<1, 1>>>(p->table[1]);
    three<<<1, 1>>>(&(*this->own.raw()));
    never<<<1, 1>>>(A.both(1));
    helper(A);
  }
};
template struct Op<Config<onDevice, double, int>>;
`)
	var got []string
	for _, k := range m.Kernels {
		got = append(got, k.Symbol)
	}
	slices.Sort(got)
	const want = "four_const_double never one_double one_int scale_double_int three_double three_double_p two_double"
	if s := strings.Join(got, " "); s != want {
		t.Errorf("instances\n%s, want\n%s", s, want)
	}
}
