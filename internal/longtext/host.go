package longtext

import "fmt"

// host lists texts with much host code that launches kernel templates.
func host() []Text {
	const template = "template<int N> __global__ void k(int* p) { p[0] = N; }\n"
	return []Text{
		{Name: "host templates that call each other", N: 14000, Make: func(n int) string {
			return template + "template<class T> void f0(T p) { k<0><<<1, 1>>>(p); }\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("template<class T> void f%d(T p) { k<%d><<<1, 1>>>(p); f%d(p); }", i+1, i%7, i)
			}) + fmt.Sprintf("\nvoid m(int* p) { f%d(p); }", n)
		}},
		{Name: "host templates called by one function", N: 14000, Make: func(n int) string {
			return template + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("template<class T> void f%d(T p) { k<1><<<1, 1>>>(p); }", i)
			}) + "\nvoid m(int* p) { k<2><<<1, 1>>>(p); " + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("f%d(p);", i)
			}) + " }"
		}},
		{Name: "host class templates", N: 7000, Make: func(n int) string {
			return template + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("template<class T> struct S%d { void f(int* p); }; "+
					"template<class T> void S%d<T>::f(int* p) { k<1><<<1, 1>>>(p); }", i, i)
			}) + "\nvoid m(int* p) { " + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("S%d<int>().f(p);", i)
			}) + " }"
		}},
	}
}
