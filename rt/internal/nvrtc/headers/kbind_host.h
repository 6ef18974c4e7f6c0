// Names of the C++ library that only the host's code uses. They are declared, so that declarations may mention them in pointers, references, parameters and results.
#pragma once
#include <limits>
#include <stddef.h>
namespace std {
template <class T> class allocator;
template <class T> struct char_traits;
template <class T> struct less;
template <class T> struct equal_to;
template <class T> struct hash;
template <class T> struct default_delete;
template <class T, class A = allocator<T>> class vector;
template <class T, class A = allocator<T>> class deque;
template <class T, class A = allocator<T>> class list;
template <class T, class A = allocator<T>> class forward_list;
template <class T, class C = deque<T>> class queue;
template <class T, class C = deque<T>> class stack;
template <class T, class C, class L> class priority_queue;
template <class K, class L = less<K>, class A = allocator<K>> class set;
template <class K, class L = less<K>, class A = allocator<K>> class multiset;
template <class K, class V, class L, class A> class map;
template <class K, class V, class L, class A> class multimap;
template <class K, class H = hash<K>, class E = equal_to<K>, class A = allocator<K>> class unordered_set;
template <class K, class V, class H, class E, class A> class unordered_map;
template <class T, class R = char_traits<T>, class A = allocator<T>> class basic_string;
typedef basic_string<char> string;
typedef basic_string<wchar_t> wstring;
template <class T, class R = char_traits<T>> class basic_istream;
template <class T, class R = char_traits<T>> class basic_ostream;
template <class T, class R = char_traits<T>> class basic_iostream;
template <class T, class R = char_traits<T>> class basic_ifstream;
template <class T, class R = char_traits<T>> class basic_ofstream;
template <class T, class R = char_traits<T>> class basic_fstream;
template <class T, class R = char_traits<T>, class A = allocator<T>> class basic_stringstream;
template <class T, class R = char_traits<T>, class A = allocator<T>> class basic_ostringstream;
template <class T, class R = char_traits<T>, class A = allocator<T>> class basic_istringstream;
typedef basic_istream<char> istream;
typedef basic_ostream<char> ostream;
typedef basic_iostream<char> iostream;
typedef basic_ifstream<char> ifstream;
typedef basic_ofstream<char> ofstream;
typedef basic_fstream<char> fstream;
typedef basic_stringstream<char> stringstream;
typedef basic_ostringstream<char> ostringstream;
typedef basic_istringstream<char> istringstream;
template <class C, class R, class T> basic_ostream<C, R> &operator<<(basic_ostream<C, R> &, const T &);
template <class T, class D = default_delete<T>> class unique_ptr;
template <class T> class shared_ptr;
template <class T> class weak_ptr;
template <class T> class future;
template <class T> class function;
class exception;
class mutex;
class thread;
}
