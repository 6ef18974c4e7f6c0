thrust:plus	namespace thrust{using std::plus;}
thrust:minus	namespace thrust{using std::minus;}
thrust:multiplies	namespace thrust{using std::multiplies;}
thrust:divides	namespace thrust{using std::divides;}
thrust:modulus	namespace thrust{using std::modulus;}
thrust:negate	namespace thrust{using std::negate;}
thrust:equal_to	namespace thrust{using std::equal_to;}
thrust:not_equal_to	namespace thrust{using std::not_equal_to;}
thrust:greater	namespace thrust{using std::greater;}
thrust:less	namespace thrust{using std::less;}
thrust:greater_equal	namespace thrust{using std::greater_equal;}
thrust:less_equal	namespace thrust{using std::less_equal;}
thrust:logical_and	namespace thrust{using std::logical_and;}
thrust:logical_or	namespace thrust{using std::logical_or;}
thrust:logical_not	namespace thrust{using std::logical_not;}
thrust:bit_and	namespace thrust{using std::bit_and;}
thrust:bit_or	namespace thrust{using std::bit_or;}
thrust:bit_xor	namespace thrust{using std::bit_xor;}
thrust:pair	namespace thrust{using std::pair;}
thrust:make_pair	namespace thrust{using std::make_pair;}
thrust:tuple	namespace thrust{using std::tuple;}
thrust:make_tuple	namespace thrust{using std::make_tuple;}
thrust:tie	namespace thrust{using std::tie;}
thrust:get	namespace thrust{using std::get;}
thrust:tuple_size	namespace thrust{using std::tuple_size;}
thrust:tuple_element	namespace thrust{using std::tuple_element;}
thrust:unary_function	namespace thrust{template<class A,class R>struct unary_function{typedef A argument_type;typedef R result_type;};}
thrust:binary_function	namespace thrust{template<class A,class B,class R>struct binary_function{typedef A first_argument_type;typedef B second_argument_type;typedef R result_type;};}
thrust:identity	namespace thrust{template<class T=void>struct identity{__device__ constexpr const T&operator()(const T&x)const{return x;}};}
thrust:identity	namespace thrust{template< >struct identity<void>{template<class T>__device__ constexpr T operator()(T x)const{return x;}};}
thrust:square	namespace thrust{template<class T=void>struct square{__device__ constexpr T operator()(const T&x)const{return x*x;}};}
thrust:maximum	namespace thrust{template<class T=void>struct maximum{__device__ constexpr T operator()(const T&a,const T&b)const{return a<b?b:a;}};}
thrust:maximum	namespace thrust{template< >struct maximum<void>{template<class A,class B>__device__ constexpr auto operator()(const A&a,const B&b)const{return a<b?b:a;}};}
thrust:minimum	namespace thrust{template<class T=void>struct minimum{__device__ constexpr T operator()(const T&a,const T&b)const{return a<b?a:b;}};}
thrust:minimum	namespace thrust{template< >struct minimum<void>{template<class A,class B>__device__ constexpr auto operator()(const A&a,const B&b)const{return a<b?a:b;}};}
thrust:project1st	namespace thrust{template<class A=void,class B=void>struct project1st{__device__ constexpr const A&operator()(const A&a,const B&)const{return a;}};}
thrust:project2nd	namespace thrust{template<class A=void,class B=void>struct project2nd{__device__ constexpr const B&operator()(const A&,const B&b)const{return b;}};}
thrust:unary_negate	namespace thrust{template<class P>struct unary_negate{P __kb_p;template<class T>__device__ bool operator()(const T&x)const{return!__kb_p(x);}};}
thrust:not1	namespace thrust{template<class P>__device__ inline unary_negate<P>not1(const P&p){return unary_negate<P>{p};}}
thrust:min	namespace thrust{template<class T>__device__ constexpr T min(const T&a,const T&b){return b<a?b:a;}}
thrust:min	namespace thrust{template<class T,class C>__device__ constexpr T min(const T&a,const T&b,C less){return less(b,a)?b:a;}}
thrust:max	namespace thrust{template<class T>__device__ constexpr T max(const T&a,const T&b){return a<b?b:a;}}
thrust:max	namespace thrust{template<class T,class C>__device__ constexpr T max(const T&a,const T&b,C less){return less(a,b)?b:a;}}
thrust:swap	namespace thrust{template<class T>__device__ inline void swap(T&a,T&b){T t=a;a=b;b=t;}}
thrust:complex	namespace thrust{template<class T>struct complex{typedef T value_type;T __kb_re,__kb_im;__device__ constexpr complex(const T&re=T(),const T&im=T()):__kb_re(re),__kb_im(im){}template<class U>__device__ constexpr complex(const complex<U> &z):__kb_re((T)z.real()),__kb_im((T)z.imag()){}__device__ constexpr T real()const{return __kb_re;}__device__ constexpr T imag()const{return __kb_im;}__device__ constexpr void real(T x){__kb_re=x;}__device__ constexpr void imag(T x){__kb_im=x;}__device__ constexpr complex&operator=(const T&x){__kb_re=x;__kb_im=T();return*this;}template<class U>__device__ constexpr complex&operator=(const complex<U> &z){__kb_re=(T)z.real();__kb_im=(T)z.imag();return*this;}template<class U>__device__ constexpr complex&operator+=(const complex<U> &z){__kb_re+=(T)z.real();__kb_im+=(T)z.imag();return*this;}template<class U>__device__ constexpr complex&operator-=(const complex<U> &z){__kb_re-=(T)z.real();__kb_im-=(T)z.imag();return*this;}template<class U>__device__ constexpr complex&operator*=(const complex<U> &z){return*this= *this*complex((T)z.real(),(T)z.imag());}template<class U>__device__ constexpr complex&operator/=(const complex<U> &z){return*this= *this/complex((T)z.real(),(T)z.imag());}__device__ constexpr complex&operator+=(const T&x){__kb_re+=x;return*this;}__device__ constexpr complex&operator-=(const T&x){__kb_re-=x;return*this;}__device__ constexpr complex&operator*=(const T&x){__kb_re*=x;__kb_im*=x;return*this;}__device__ constexpr complex&operator/=(const T&x){__kb_re/=x;__kb_im/=x;return*this;}};}
thrust:complex	namespace thrust{template<class A,class B,class R=std::common_type_t<A,B>>__device__ constexpr complex<R>operator+(const complex<A> &x,const complex<B> &y){return complex<R>(x.real()+y.real(),x.imag()+y.imag());}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::enable_if_t<std::is_arithmetic<B> ::value,std::common_type_t<A,B>> >__device__ constexpr complex<R>operator+(const complex<A> &x,const B&y){return complex<R>(x.real()+y,x.imag());}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::enable_if_t<std::is_arithmetic<A> ::value,std::common_type_t<A,B>> >__device__ constexpr complex<R>operator+(const A&x,const complex<B> &y){return complex<R>(x+y.real(),y.imag());}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::common_type_t<A,B>>__device__ constexpr complex<R>operator-(const complex<A> &x,const complex<B> &y){return complex<R>(x.real()-y.real(),x.imag()-y.imag());}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::enable_if_t<std::is_arithmetic<B> ::value,std::common_type_t<A,B>> >__device__ constexpr complex<R>operator-(const complex<A> &x,const B&y){return complex<R>(x.real()-y,x.imag());}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::enable_if_t<std::is_arithmetic<A> ::value,std::common_type_t<A,B>> >__device__ constexpr complex<R>operator-(const A&x,const complex<B> &y){return complex<R>(x-y.real(),-y.imag());}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::common_type_t<A,B>>__device__ constexpr complex<R>operator*(const complex<A> &x,const complex<B> &y){return complex<R>(x.real()*y.real()-x.imag()*y.imag(),x.real()*y.imag()+x.imag()*y.real());}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::enable_if_t<std::is_arithmetic<B> ::value,std::common_type_t<A,B>> >__device__ constexpr complex<R>operator*(const complex<A> &x,const B&y){return complex<R>(x.real()*y,x.imag()*y);}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::enable_if_t<std::is_arithmetic<A> ::value,std::common_type_t<A,B>> >__device__ constexpr complex<R>operator*(const A&x,const complex<B> &y){return complex<R>(x*y.real(),x*y.imag());}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::common_type_t<A,B>>__device__ constexpr complex<R>operator/(const complex<A> &x,const complex<B> &y){R s=R(1)/(fabs((R)y.real())+fabs((R)y.imag())),a=x.real()*s,b=x.imag()*s,c=y.real()*s,d=y.imag()*s,t=R(1)/(c*c+d*d);return complex<R>((a*c+b*d)*t,(b*c-a*d)*t);}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::enable_if_t<std::is_arithmetic<B> ::value,std::common_type_t<A,B>> >__device__ constexpr complex<R>operator/(const complex<A> &x,const B&y){return complex<R>(x.real()/y,x.imag()/y);}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::enable_if_t<std::is_arithmetic<A> ::value,std::common_type_t<A,B>> >__device__ constexpr complex<R>operator/(const A&x,const complex<B> &y){return complex<R>(x)/complex<R>(y);}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::common_type_t<A,B>>__device__ constexpr bool operator==(const complex<A> &x,const complex<B> &y){return x.real()==y.real()&&x.imag()==y.imag();}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::enable_if_t<std::is_arithmetic<B> ::value,std::common_type_t<A,B>> >__device__ constexpr bool operator==(const complex<A> &x,const B&y){return x.real()==y&&x.imag()==0;}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::enable_if_t<std::is_arithmetic<A> ::value,std::common_type_t<A,B>> >__device__ constexpr bool operator==(const A&x,const complex<B> &y){return x==y.real()&&y.imag()==0;}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::common_type_t<A,B>>__device__ constexpr bool operator!=(const complex<A> &x,const complex<B> &y){return!(x==y);}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::enable_if_t<std::is_arithmetic<B> ::value,std::common_type_t<A,B>> >__device__ constexpr bool operator!=(const complex<A> &x,const B&y){return!(x==y);}}
thrust:complex	namespace thrust{template<class A,class B,class R=std::enable_if_t<std::is_arithmetic<A> ::value,std::common_type_t<A,B>> >__device__ constexpr bool operator!=(const A&x,const complex<B> &y){return!(x==y);}}
thrust:complex	namespace thrust{template<class T>__device__ constexpr complex<T>operator+(const complex<T> &z){return z;}}
thrust:complex	namespace thrust{template<class T>__device__ constexpr complex<T>operator-(const complex<T> &z){return complex<T>(-z.real(),-z.imag());}}
thrust:complex	namespace thrust{template<class T>__device__ inline T real(const complex<T> &z){return z.real();}}
thrust:complex	namespace thrust{template<class T>__device__ inline T imag(const complex<T> &z){return z.imag();}}
thrust:complex	namespace thrust{template<class T>__device__ inline T abs(const complex<T> &z){return::hypot(z.real(),z.imag());}}
thrust:complex	namespace thrust{template<class T>__device__ inline T arg(const complex<T> &z){return::atan2(z.imag(),z.real());}}
thrust:complex	namespace thrust{template<class T>__device__ inline T norm(const complex<T> &z){return z.real()*z.real()+z.imag()*z.imag();}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>conj(const complex<T> &z){return complex<T>(z.real(),-z.imag());}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>proj(const complex<T> &z){return isinf(z.real())||isinf(z.imag())?complex<T>((T)__builtin_inff(),::copysign(T(0),z.imag())):z;}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>exp(const complex<T> &z){T r= ::exp(z.real());return z.imag()==0?complex<T>(r,z.imag()):complex<T>(r* ::cos(z.imag()),r* ::sin(z.imag()));}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>log(const complex<T> &z){return complex<T>(::log(::hypot(z.real(),z.imag())),::atan2(z.imag(),z.real()));}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>log10(const complex<T> &z){complex<T>l=log(z);return complex<T>(l.real()/T(2.30258509299404568402),l.imag()/T(2.30258509299404568402));}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>sqrt(const complex<T> &z){T a=z.real(),b=z.imag();if(a==0&&b==0)return complex<T>(T(0),b);T t= ::sqrt((::fabs(a)+ ::hypot(a,b))*T(0.5));return a>=0?complex<T>(t,b/(2*t)):complex<T>(::fabs(b)/(2*t),::copysign(t,b));}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>pow(const complex<T> &x,const complex<T> &y){return exp(log(x)*y);}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>pow(const complex<T> &x,const T&y){return exp(log(x)*y);}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>pow(const complex<T> &x,int y){return exp(log(x)*(T)y);}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>pow(const T&x,const complex<T> &y){return exp(log(complex<T>(x))*y);}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>sin(const complex<T> &z){return complex<T>(::sin(z.real())* ::cosh(z.imag()),::cos(z.real())* ::sinh(z.imag()));}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>cos(const complex<T> &z){return complex<T>(::cos(z.real())* ::cosh(z.imag()),-(::sin(z.real())* ::sinh(z.imag())));}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>sinh(const complex<T> &z){return complex<T>(::sinh(z.real())* ::cos(z.imag()),::cosh(z.real())* ::sin(z.imag()));}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>cosh(const complex<T> &z){return complex<T>(::cosh(z.real())* ::cos(z.imag()),::sinh(z.real())* ::sin(z.imag()));}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>tanh(const complex<T> &z){T x=z.real(),y=z.imag();if(::fabs(x)>T(20))return complex<T>(::copysign(T(1),x),4* ::sin(y)* ::cos(y)* ::exp(-2* ::fabs(x)));T s= ::sinh(x),c= ::cos(y),d=s*s+c*c;return complex<T>(s* ::cosh(x)/d,::sin(y)*c/d);}}
thrust:complex	namespace thrust{template<class T>__device__ inline complex<T>tan(const complex<T> &z){complex<T>t=tanh(complex<T>(-z.imag(),z.real()));return complex<T>(t.imag(),-t.real());}}
thrust:polar	namespace thrust{template<class T>__device__ inline complex<T>polar(const T&r,const T&theta=T()){return complex<T>(r* ::cos(theta),r* ::sin(theta));}}
thrust:device_ptr	namespace thrust{template<class T>struct device_ptr{typedef T value_type;typedef long difference_type;typedef T element_type;T*__kb_at;__device__ device_ptr():__kb_at(nullptr){}template<class U>__device__ explicit device_ptr(U*p):__kb_at(p){}template<class U>__device__ device_ptr(const device_ptr<U> &p):__kb_at(p.get()){}__device__ T*get()const{return __kb_at;}__device__ T&operator*()const{return*__kb_at;}__device__ T*operator->()const{return __kb_at;}template<class I>__device__ T&operator[](I i)const{return __kb_at[i];}__device__ device_ptr&operator++(){++__kb_at;return*this;}__device__ device_ptr operator++(int){device_ptr old= *this;++__kb_at;return old;}__device__ device_ptr&operator--(){--__kb_at;return*this;}__device__ device_ptr operator--(int){device_ptr old= *this;--__kb_at;return old;}template<class I>__device__ device_ptr operator+(I n)const{return device_ptr(__kb_at+n);}template<class I>__device__ device_ptr&operator+=(I n){__kb_at+=n;return*this;}template<class I>__device__ device_ptr&operator-=(I n){__kb_at-=n;return*this;}__device__ long operator-(const device_ptr&p)const{return __kb_at-p.__kb_at;}__device__ bool operator==(const device_ptr&p)const{return __kb_at==p.__kb_at;}__device__ bool operator!=(const device_ptr&p)const{return __kb_at!=p.__kb_at;}__device__ bool operator<(const device_ptr&p)const{return __kb_at<p.__kb_at;}};}
thrust:raw_pointer_cast	namespace thrust{template<class T>__device__ inline T*raw_pointer_cast(T*p){return p;}}
thrust:raw_pointer_cast	namespace thrust{template<class T>__device__ inline T*raw_pointer_cast(const device_ptr<T> &p){return p.get();}}
thrust:device_pointer_cast	namespace thrust{template<class T>__device__ inline device_ptr<T>device_pointer_cast(T*p){return device_ptr<T>(p);}}
thrust:raw_reference_cast	namespace thrust{template<class T>__device__ inline T&raw_reference_cast(T&x){return x;}}
thrust:counting_iterator	namespace thrust{template<class V,class S=void,class T=void,class D=void>struct counting_iterator{V __kb_at;__device__ counting_iterator():__kb_at(){}__device__ explicit counting_iterator(V v):__kb_at(v){}__device__ V operator*()const{return __kb_at;}template<class I>__device__ V operator[](I n)const{return(V)(__kb_at+n);}typedef V value_type;typedef long difference_type;__device__ counting_iterator&operator++(){__kb_at+=1;return*this;}__device__ counting_iterator operator++(int){counting_iterator old= *this;__kb_at+=1;return old;}__device__ counting_iterator&operator--(){__kb_at-=1;return*this;}__device__ counting_iterator operator--(int){counting_iterator old= *this;__kb_at-=1;return old;}template<class I>__device__ counting_iterator operator+(I n)const{counting_iterator r= *this;r.__kb_at+=n;return r;}template<class I>__device__ counting_iterator&operator+=(I n){__kb_at+=n;return*this;}template<class I>__device__ counting_iterator&operator-=(I n){__kb_at-=n;return*this;}__device__ long operator-(const counting_iterator&b)const{return(long)(__kb_at-b.__kb_at);}__device__ bool operator==(const counting_iterator&b)const{return __kb_at==b.__kb_at;}__device__ bool operator!=(const counting_iterator&b)const{return __kb_at!=b.__kb_at;}__device__ bool operator<(const counting_iterator&b)const{return __kb_at<b.__kb_at;}};}
thrust:make_counting_iterator	namespace thrust{template<class V>__device__ inline counting_iterator<V>make_counting_iterator(V v){return counting_iterator<V>(v);}}
thrust:constant_iterator	namespace thrust{template<class V,class S=void,class T=void>struct constant_iterator{V __kb_v;long __kb_at;__device__ explicit constant_iterator(V v,long at=0):__kb_v(v),__kb_at(at){}__device__ V operator*()const{return __kb_v;}template<class I>__device__ V operator[](I)const{return __kb_v;}typedef V value_type;typedef long difference_type;__device__ constant_iterator&operator++(){__kb_at+=1;return*this;}__device__ constant_iterator operator++(int){constant_iterator old= *this;__kb_at+=1;return old;}__device__ constant_iterator&operator--(){__kb_at-=1;return*this;}__device__ constant_iterator operator--(int){constant_iterator old= *this;__kb_at-=1;return old;}template<class I>__device__ constant_iterator operator+(I n)const{constant_iterator r= *this;r.__kb_at+=n;return r;}template<class I>__device__ constant_iterator&operator+=(I n){__kb_at+=n;return*this;}template<class I>__device__ constant_iterator&operator-=(I n){__kb_at-=n;return*this;}__device__ long operator-(const constant_iterator&b)const{return(long)(__kb_at-b.__kb_at);}__device__ bool operator==(const constant_iterator&b)const{return __kb_at==b.__kb_at;}__device__ bool operator!=(const constant_iterator&b)const{return __kb_at!=b.__kb_at;}__device__ bool operator<(const constant_iterator&b)const{return __kb_at<b.__kb_at;}};}
thrust:make_constant_iterator	namespace thrust{template<class V>__device__ inline constant_iterator<V>make_constant_iterator(V v){return constant_iterator<V>(v);}}
thrust:transform_iterator	namespace thrust{template<class F,class It,class R=void,class V=void>struct transform_iterator{It __kb_at;F __kb_f;__device__ transform_iterator(It it,F f):__kb_at(it),__kb_f(f){}__device__ auto operator*()const{return __kb_f(*__kb_at);}template<class I>__device__ auto operator[](I n)const{return __kb_f(__kb_at[n]);}typedef decltype(std::declval<F>()(*std::declval<It>()))value_type;typedef long difference_type;__device__ transform_iterator&operator++(){__kb_at+=1;return*this;}__device__ transform_iterator operator++(int){transform_iterator old= *this;__kb_at+=1;return old;}__device__ transform_iterator&operator--(){__kb_at-=1;return*this;}__device__ transform_iterator operator--(int){transform_iterator old= *this;__kb_at-=1;return old;}template<class I>__device__ transform_iterator operator+(I n)const{transform_iterator r= *this;r.__kb_at+=n;return r;}template<class I>__device__ transform_iterator&operator+=(I n){__kb_at+=n;return*this;}template<class I>__device__ transform_iterator&operator-=(I n){__kb_at-=n;return*this;}__device__ long operator-(const transform_iterator&b)const{return(long)(__kb_at-b.__kb_at);}__device__ bool operator==(const transform_iterator&b)const{return __kb_at==b.__kb_at;}__device__ bool operator!=(const transform_iterator&b)const{return __kb_at!=b.__kb_at;}__device__ bool operator<(const transform_iterator&b)const{return __kb_at<b.__kb_at;}};}
thrust:make_transform_iterator	namespace thrust{template<class F,class It>__device__ inline transform_iterator<F,It>make_transform_iterator(It it,F f){return transform_iterator<F,It>(it,f);}}
thrust:permutation_iterator	namespace thrust{template<class It,class Map>struct permutation_iterator{Map __kb_at;It __kb_it;__device__ permutation_iterator(It it,Map map):__kb_at(map),__kb_it(it){}__device__ auto&operator*()const{return __kb_it[*__kb_at];}template<class I>__device__ auto&operator[](I n)const{return __kb_it[__kb_at[n]];}typedef std::remove_cv_t<std::remove_reference_t<decltype(*std::declval<It>())>>value_type;typedef long difference_type;__device__ permutation_iterator&operator++(){__kb_at+=1;return*this;}__device__ permutation_iterator operator++(int){permutation_iterator old= *this;__kb_at+=1;return old;}__device__ permutation_iterator&operator--(){__kb_at-=1;return*this;}__device__ permutation_iterator operator--(int){permutation_iterator old= *this;__kb_at-=1;return old;}template<class I>__device__ permutation_iterator operator+(I n)const{permutation_iterator r= *this;r.__kb_at+=n;return r;}template<class I>__device__ permutation_iterator&operator+=(I n){__kb_at+=n;return*this;}template<class I>__device__ permutation_iterator&operator-=(I n){__kb_at-=n;return*this;}__device__ long operator-(const permutation_iterator&b)const{return(long)(__kb_at-b.__kb_at);}__device__ bool operator==(const permutation_iterator&b)const{return __kb_at==b.__kb_at;}__device__ bool operator!=(const permutation_iterator&b)const{return __kb_at!=b.__kb_at;}__device__ bool operator<(const permutation_iterator&b)const{return __kb_at<b.__kb_at;}};}
thrust:make_permutation_iterator	namespace thrust{template<class It,class Map>__device__ inline permutation_iterator<It,Map>make_permutation_iterator(It it,Map map){return permutation_iterator<It,Map>(it,map);}}
thrust:distance	namespace thrust{template<class It>__device__ inline long distance(It from,It to){return(long)(to-from);}}
thrust:advance	namespace thrust{template<class It,class I>__device__ inline void advance(It&it,I n){it+=n;}}
thrust:next	namespace thrust{template<class It,class I>__device__ inline It next(It it,I n){return it+n;}}
thrust:__kb_policy	namespace thrust{struct __kb_policy{__device__ __kb_policy operator()()const{return*this;}};}
thrust:seq	namespace thrust{constexpr __kb_policy seq{};}
thrust:device	namespace thrust{constexpr __kb_policy device{};}
thrust:fill	namespace thrust{template<class It,class T>__device__ inline void fill(It from,It to,T v){for(;from!=to;++from)*from=v;}}
thrust:fill	namespace thrust{template<class It,class T>__device__ inline void fill(__kb_policy,It from,It to,T v){return fill(from,to,v);}}
thrust:fill_n	namespace thrust{template<class It,class N,class T>__device__ inline It fill_n(It from,N n,T v){for(N i=0;i<n;i++,++from)*from=v;return from;}}
thrust:fill_n	namespace thrust{template<class It,class N,class T>__device__ inline It fill_n(__kb_policy,It from,N n,T v){return fill_n(from,n,v);}}
thrust:sequence	namespace thrust{template<class It>__device__ inline void sequence(It from,It to){for(int i=0;from!=to;++from,i++)*from=i;}}
thrust:sequence	namespace thrust{template<class It>__device__ inline void sequence(__kb_policy,It from,It to){return sequence(from,to);}}
thrust:sequence	namespace thrust{template<class It,class T>__device__ inline void sequence(It from,It to,T init){for(;from!=to;++from,++init)*from=init;}}
thrust:sequence	namespace thrust{template<class It,class T>__device__ inline void sequence(__kb_policy,It from,It to,T init){return sequence(from,to,init);}}
thrust:sequence	namespace thrust{template<class It,class T,class U>__device__ inline void sequence(It from,It to,T init,U step){for(;from!=to;++from,init=init+step)*from=init;}}
thrust:sequence	namespace thrust{template<class It,class T,class U>__device__ inline void sequence(__kb_policy,It from,It to,T init,U step){return sequence(from,to,init,step);}}
thrust:for_each	namespace thrust{template<class It,class F>__device__ inline It for_each(It from,It to,F f){for(;from!=to;++from)f(*from);return from;}}
thrust:for_each	namespace thrust{template<class It,class F>__device__ inline It for_each(__kb_policy,It from,It to,F f){return for_each(from,to,f);}}
thrust:for_each_n	namespace thrust{template<class It,class N,class F>__device__ inline It for_each_n(It from,N n,F f){for(N i=0;i<n;i++,++from)f(*from);return from;}}
thrust:for_each_n	namespace thrust{template<class It,class N,class F>__device__ inline It for_each_n(__kb_policy,It from,N n,F f){return for_each_n(from,n,f);}}
thrust:copy	namespace thrust{template<class It,class Out>__device__ inline Out copy(It from,It to,Out out){for(;from!=to;++from,++out)*out= *from;return out;}}
thrust:copy	namespace thrust{template<class It,class Out>__device__ inline Out copy(__kb_policy,It from,It to,Out out){return copy(from,to,out);}}
thrust:copy_n	namespace thrust{template<class It,class N,class Out>__device__ inline Out copy_n(It from,N n,Out out){for(N i=0;i<n;i++,++from,++out)*out= *from;return out;}}
thrust:copy_n	namespace thrust{template<class It,class N,class Out>__device__ inline Out copy_n(__kb_policy,It from,N n,Out out){return copy_n(from,n,out);}}
thrust:copy_if	namespace thrust{template<class It,class Out,class P>__device__ inline Out copy_if(It from,It to,Out out,P p){for(;from!=to;++from)if(p(*from)){*out= *from;++out;}return out;}}
thrust:copy_if	namespace thrust{template<class It,class Out,class P>__device__ inline Out copy_if(__kb_policy,It from,It to,Out out,P p){return copy_if(from,to,out,p);}}
thrust:transform	namespace thrust{template<class It,class Out,class F>__device__ inline Out transform(It from,It to,Out out,F f){for(;from!=to;++from,++out)*out=f(*from);return out;}}
thrust:transform	namespace thrust{template<class It,class Out,class F>__device__ inline Out transform(__kb_policy,It from,It to,Out out,F f){return transform(from,to,out,f);}}
thrust:transform	namespace thrust{template<class It,class It2,class Out,class F>__device__ inline Out transform(It from,It to,It2 other,Out out,F f){for(;from!=to;++from,++other,++out)*out=f(*from,*other);return out;}}
thrust:transform	namespace thrust{template<class It,class It2,class Out,class F>__device__ inline Out transform(__kb_policy,It from,It to,It2 other,Out out,F f){return transform(from,to,other,out,f);}}
thrust:reduce	namespace thrust{template<class It>__device__ inline auto reduce(It from,It to){std::remove_cv_t<std::remove_reference_t<decltype(*from)>>r=0;for(;from!=to;++from)r=r+ *from;return r;}}
thrust:reduce	namespace thrust{template<class It>__device__ inline auto reduce(__kb_policy,It from,It to){return reduce(from,to);}}
thrust:reduce	namespace thrust{template<class It,class T>__device__ inline T reduce(It from,It to,T init){for(;from!=to;++from)init=init+ *from;return init;}}
thrust:reduce	namespace thrust{template<class It,class T>__device__ inline T reduce(__kb_policy,It from,It to,T init){return reduce(from,to,init);}}
thrust:reduce	namespace thrust{template<class It,class T,class F>__device__ inline T reduce(It from,It to,T init,F f){for(;from!=to;++from)init=f(init,*from);return init;}}
thrust:reduce	namespace thrust{template<class It,class T,class F>__device__ inline T reduce(__kb_policy,It from,It to,T init,F f){return reduce(from,to,init,f);}}
thrust:transform_reduce	namespace thrust{template<class It,class U,class T,class F>__device__ inline T transform_reduce(It from,It to,U u,T init,F f){for(;from!=to;++from)init=f(init,u(*from));return init;}}
thrust:transform_reduce	namespace thrust{template<class It,class U,class T,class F>__device__ inline T transform_reduce(__kb_policy,It from,It to,U u,T init,F f){return transform_reduce(from,to,u,init,f);}}
thrust:inner_product	namespace thrust{template<class It,class It2,class T>__device__ inline T inner_product(It from,It to,It2 other,T init){for(;from!=to;++from,++other)init=init+ *from* *other;return init;}}
thrust:inner_product	namespace thrust{template<class It,class It2,class T>__device__ inline T inner_product(__kb_policy,It from,It to,It2 other,T init){return inner_product(from,to,other,init);}}
thrust:inclusive_scan	namespace thrust{template<class It,class Out>__device__ inline Out inclusive_scan(It from,It to,Out out){if(from==to)return out;auto sum= *from;*out=sum;for(++from,++out;from!=to;++from,++out){sum=sum+ *from;*out=sum;}return out;}}
thrust:inclusive_scan	namespace thrust{template<class It,class Out>__device__ inline Out inclusive_scan(__kb_policy,It from,It to,Out out){return inclusive_scan(from,to,out);}}
thrust:inclusive_scan	namespace thrust{template<class It,class Out,class F>__device__ inline Out inclusive_scan(It from,It to,Out out,F f){if(from==to)return out;auto sum= *from;*out=sum;for(++from,++out;from!=to;++from,++out){sum=f(sum,*from);*out=sum;}return out;}}
thrust:inclusive_scan	namespace thrust{template<class It,class Out,class F>__device__ inline Out inclusive_scan(__kb_policy,It from,It to,Out out,F f){return inclusive_scan(from,to,out,f);}}
thrust:exclusive_scan	namespace thrust{template<class It,class Out,class T>__device__ inline Out exclusive_scan(It from,It to,Out out,T init){for(;from!=to;++from,++out){T x= *from;*out=init;init=init+x;}return out;}}
thrust:exclusive_scan	namespace thrust{template<class It,class Out,class T>__device__ inline Out exclusive_scan(__kb_policy,It from,It to,Out out,T init){return exclusive_scan(from,to,out,init);}}
thrust:exclusive_scan	namespace thrust{template<class It,class Out>__device__ inline Out exclusive_scan(It from,It to,Out out){std::remove_cv_t<std::remove_reference_t<decltype(*from)>>sum=0;for(;from!=to;++from,++out){auto x= *from;*out=sum;sum=sum+x;}return out;}}
thrust:exclusive_scan	namespace thrust{template<class It,class Out>__device__ inline Out exclusive_scan(__kb_policy,It from,It to,Out out){return exclusive_scan(from,to,out);}}
thrust:find	namespace thrust{template<class It,class T>__device__ inline It find(It from,It to,T v){for(;from!=to;++from)if(*from==v)break;return from;}}
thrust:find	namespace thrust{template<class It,class T>__device__ inline It find(__kb_policy,It from,It to,T v){return find(from,to,v);}}
thrust:find_if	namespace thrust{template<class It,class P>__device__ inline It find_if(It from,It to,P p){for(;from!=to;++from)if(p(*from))break;return from;}}
thrust:find_if	namespace thrust{template<class It,class P>__device__ inline It find_if(__kb_policy,It from,It to,P p){return find_if(from,to,p);}}
thrust:count	namespace thrust{template<class It,class T>__device__ inline long count(It from,It to,T v){long n=0;for(;from!=to;++from)if(*from==v)n++;return n;}}
thrust:count	namespace thrust{template<class It,class T>__device__ inline long count(__kb_policy,It from,It to,T v){return count(from,to,v);}}
thrust:count_if	namespace thrust{template<class It,class P>__device__ inline long count_if(It from,It to,P p){long n=0;for(;from!=to;++from)if(p(*from))n++;return n;}}
thrust:count_if	namespace thrust{template<class It,class P>__device__ inline long count_if(__kb_policy,It from,It to,P p){return count_if(from,to,p);}}
thrust:all_of	namespace thrust{template<class It,class P>__device__ inline bool all_of(It from,It to,P p){for(;from!=to;++from)if(!p(*from))return false;return true;}}
thrust:all_of	namespace thrust{template<class It,class P>__device__ inline bool all_of(__kb_policy,It from,It to,P p){return all_of(from,to,p);}}
thrust:any_of	namespace thrust{template<class It,class P>__device__ inline bool any_of(It from,It to,P p){for(;from!=to;++from)if(p(*from))return true;return false;}}
thrust:any_of	namespace thrust{template<class It,class P>__device__ inline bool any_of(__kb_policy,It from,It to,P p){return any_of(from,to,p);}}
thrust:none_of	namespace thrust{template<class It,class P>__device__ inline bool none_of(It from,It to,P p){for(;from!=to;++from)if(p(*from))return false;return true;}}
thrust:none_of	namespace thrust{template<class It,class P>__device__ inline bool none_of(__kb_policy,It from,It to,P p){return none_of(from,to,p);}}
thrust:equal	namespace thrust{template<class It,class It2>__device__ inline bool equal(It from,It to,It2 other){for(;from!=to;++from,++other)if(!(*from== *other))return false;return true;}}
thrust:equal	namespace thrust{template<class It,class It2>__device__ inline bool equal(__kb_policy,It from,It to,It2 other){return equal(from,to,other);}}
thrust:min_element	namespace thrust{template<class It>__device__ inline It min_element(It from,It to){It best=from;for(;from!=to;++from)if(*from< *best)best=from;return best;}}
thrust:min_element	namespace thrust{template<class It>__device__ inline It min_element(__kb_policy,It from,It to){return min_element(from,to);}}
thrust:max_element	namespace thrust{template<class It>__device__ inline It max_element(It from,It to){It best=from;for(;from!=to;++from)if(*best< *from)best=from;return best;}}
thrust:max_element	namespace thrust{template<class It>__device__ inline It max_element(__kb_policy,It from,It to){return max_element(from,to);}}
thrust:min_element	namespace thrust{template<class It,class C>__device__ inline It min_element(It from,It to,C less){It best=from;for(;from!=to;++from)if(less(*from,*best))best=from;return best;}}
thrust:min_element	namespace thrust{template<class It,class C>__device__ inline It min_element(__kb_policy,It from,It to,C less){return min_element(from,to,less);}}
thrust:max_element	namespace thrust{template<class It,class C>__device__ inline It max_element(It from,It to,C less){It best=from;for(;from!=to;++from)if(less(*best,*from))best=from;return best;}}
thrust:max_element	namespace thrust{template<class It,class C>__device__ inline It max_element(__kb_policy,It from,It to,C less){return max_element(from,to,less);}}
thrust:lower_bound	namespace thrust{template<class It,class T>__device__ inline It lower_bound(It from,It to,T v){long n=to-from;while(n>0){long h=n/2;if(from[h]<v){from+=h+1;n-=h+1;}else n=h;}return from;}}
thrust:lower_bound	namespace thrust{template<class It,class T>__device__ inline It lower_bound(__kb_policy,It from,It to,T v){return lower_bound(from,to,v);}}
thrust:upper_bound	namespace thrust{template<class It,class T>__device__ inline It upper_bound(It from,It to,T v){long n=to-from;while(n>0){long h=n/2;if(v<from[h])n=h;else{from+=h+1;n-=h+1;}}return from;}}
thrust:upper_bound	namespace thrust{template<class It,class T>__device__ inline It upper_bound(__kb_policy,It from,It to,T v){return upper_bound(from,to,v);}}
thrust:binary_search	namespace thrust{template<class It,class T>__device__ inline bool binary_search(It from,It to,T v){It at=lower_bound(from,to,v);return at!=to&& !(v< *at);}}
thrust:binary_search	namespace thrust{template<class It,class T>__device__ inline bool binary_search(__kb_policy,It from,It to,T v){return binary_search(from,to,v);}}
thrust:reverse	namespace thrust{template<class It>__device__ inline void reverse(It from,It to){long n=to-from;for(long i=0;i<n/2;i++){auto t=from[i];from[i]=from[n-1-i];from[n-1-i]=t;}}}
thrust:reverse	namespace thrust{template<class It>__device__ inline void reverse(__kb_policy,It from,It to){return reverse(from,to);}}
thrust:unique	namespace thrust{template<class It>__device__ inline It unique(It from,It to){if(from==to)return to;It out=from;for(++from;from!=to;++from)if(!(*out== *from)){++out;*out= *from;}return++out;}}
thrust:unique	namespace thrust{template<class It>__device__ inline It unique(__kb_policy,It from,It to){return unique(from,to);}}
thrust:remove_if	namespace thrust{template<class It,class P>__device__ inline It remove_if(It from,It to,P p){It out=from;for(;from!=to;++from)if(!p(*from)){*out= *from;++out;}return out;}}
thrust:remove_if	namespace thrust{template<class It,class P>__device__ inline It remove_if(__kb_policy,It from,It to,P p){return remove_if(from,to,p);}}
thrust:remove	namespace thrust{template<class It,class T>__device__ inline It remove(It from,It to,T v){It out=from;for(;from!=to;++from)if(!(*from==v)){*out= *from;++out;}return out;}}
thrust:remove	namespace thrust{template<class It,class T>__device__ inline It remove(__kb_policy,It from,It to,T v){return remove(from,to,v);}}
thrust:__kb_sift	namespace thrust{template<class It,class C>__device__ inline void __kb_sift(It from,long i,long n,C less){auto v=from[i];for(;;){long child=2*i+1;if(child>=n)break;if(child+1<n&&less(from[child],from[child+1]))child++;if(!less(v,from[child]))break;from[i]=from[child];i=child;}from[i]=v;}}
thrust:sort	namespace thrust{template<class It,class C>__device__ inline void sort(It from,It to,C less){long n=to-from;for(long i=n/2;i-- >0;)__kb_sift(from,i,n,less);for(long i=n;i-- >1;){auto t=from[0];from[0]=from[i];from[i]=t;__kb_sift(from,0,i,less);}}}
thrust:sort	namespace thrust{template<class It,class C>__device__ inline void sort(__kb_policy,It from,It to,C less){return sort(from,to,less);}}
thrust:sort	namespace thrust{template<class It>__device__ inline void sort(It from,It to){sort(from,to,less< >());}}
thrust:sort	namespace thrust{template<class It>__device__ inline void sort(__kb_policy,It from,It to){return sort(from,to);}}
thrust:stable_sort	namespace thrust{template<class It,class C>__device__ inline void stable_sort(It from,It to,C less){long n=to-from;for(long i=1;i<n;i++){auto v=from[i];long j=i;for(;j>0&&less(v,from[j-1]);j--)from[j]=from[j-1];from[j]=v;}}}
thrust:stable_sort	namespace thrust{template<class It,class C>__device__ inline void stable_sort(__kb_policy,It from,It to,C less){return stable_sort(from,to,less);}}
thrust:stable_sort	namespace thrust{template<class It>__device__ inline void stable_sort(It from,It to){stable_sort(from,to,less< >());}}
thrust:stable_sort	namespace thrust{template<class It>__device__ inline void stable_sort(__kb_policy,It from,It to){return stable_sort(from,to);}}
thrust:stable_sort_by_key	namespace thrust{template<class It,class It2,class C>__device__ inline void stable_sort_by_key(It from,It to,It2 values,C less){long n=to-from;for(long i=1;i<n;i++){auto v=from[i];auto w=values[i];long j=i;for(;j>0&&less(v,from[j-1]);j--){from[j]=from[j-1];values[j]=values[j-1];}from[j]=v;values[j]=w;}}}
thrust:stable_sort_by_key	namespace thrust{template<class It,class It2,class C>__device__ inline void stable_sort_by_key(__kb_policy,It from,It to,It2 values,C less){return stable_sort_by_key(from,to,values,less);}}
thrust:stable_sort_by_key	namespace thrust{template<class It,class It2>__device__ inline void stable_sort_by_key(It from,It to,It2 values){stable_sort_by_key(from,to,values,less< >());}}
thrust:stable_sort_by_key	namespace thrust{template<class It,class It2>__device__ inline void stable_sort_by_key(__kb_policy,It from,It to,It2 values){return stable_sort_by_key(from,to,values);}}
thrust:sort_by_key	namespace thrust{template<class It,class It2,class C>__device__ inline void sort_by_key(It from,It to,It2 values,C less){stable_sort_by_key(from,to,values,less);}}
thrust:sort_by_key	namespace thrust{template<class It,class It2,class C>__device__ inline void sort_by_key(__kb_policy,It from,It to,It2 values,C less){return sort_by_key(from,to,values,less);}}
thrust:sort_by_key	namespace thrust{template<class It,class It2>__device__ inline void sort_by_key(It from,It to,It2 values){stable_sort_by_key(from,to,values,less< >());}}
thrust:sort_by_key	namespace thrust{template<class It,class It2>__device__ inline void sort_by_key(__kb_policy,It from,It to,It2 values){return sort_by_key(from,to,values);}}
thrust::random:linear_congruential_engine	namespace thrust::random{template<class U,U a,U c,U m>struct linear_congruential_engine{typedef U result_type;static constexpr U multiplier=a,increment=c,modulus=m,min=c==0?1:0,max=m-1,default_seed=1;U __kb_x;__device__ explicit linear_congruential_engine(U s=1){seed(s);}__device__ void seed(U s=1){__kb_x=c%m==0&&s%m==0?1:s%m;}__device__ U operator()(){__kb_x=(U)(((unsigned long long)a*__kb_x+c)%m);return __kb_x;}__device__ void discard(unsigned long long n){unsigned long long factor=a,sum=c,to=1,add=0;for(;n!=0;n>>=1){if(n&1){to=to*factor%m;add=(add*factor+sum)%m;}sum=(factor+1)*sum%m;factor=factor*factor%m;}__kb_x=(U)((to*__kb_x+add)%m);}};}
thrust::random:minstd_rand0	namespace thrust::random{typedef linear_congruential_engine<unsigned int,16807,0,2147483647>minstd_rand0;}
thrust::random:minstd_rand	namespace thrust::random{typedef linear_congruential_engine<unsigned int,48271,0,2147483647>minstd_rand;}
thrust::random:default_random_engine	namespace thrust::random{typedef minstd_rand default_random_engine;}
thrust::random:uniform_real_distribution	namespace thrust::random{template<class R=double>struct uniform_real_distribution{typedef R result_type;typedef std::pair<R,R>param_type;R __kb_a,__kb_b;__device__ explicit uniform_real_distribution(R a=0,R b=1):__kb_a(a),__kb_b(b){}__device__ R a()const{return __kb_a;}__device__ R b()const{return __kb_b;}__device__ R min()const{return __kb_a;}__device__ R max()const{return __kb_b;}__device__ void reset(){}template<class G>__device__ R operator()(G&g){R x=(R)(g()-G::min);x/=R(1)+(R)(G::max-G::min);return x*(__kb_b-__kb_a)+__kb_a;}};}
thrust::random:uniform_int_distribution	namespace thrust::random{template<class I=int>struct uniform_int_distribution{typedef I result_type;I __kb_a,__kb_b;__device__ explicit uniform_int_distribution(I a=0,I b=std::numeric_limits<I> ::max()):__kb_a(a),__kb_b(b){}__device__ I a()const{return __kb_a;}__device__ I b()const{return __kb_b;}__device__ I min()const{return __kb_a;}__device__ I max()const{return __kb_b;}__device__ void reset(){}template<class G>__device__ I operator()(G&g){return(I)uniform_real_distribution<double>((double)__kb_a,(double)__kb_b+1.0)(g);}};}
thrust:linear_congruential_engine	namespace thrust{using random::linear_congruential_engine;}
thrust:minstd_rand0	namespace thrust{using random::minstd_rand0;}
thrust:minstd_rand	namespace thrust{using random::minstd_rand;}
thrust:default_random_engine	namespace thrust{using random::default_random_engine;}
thrust:uniform_real_distribution	namespace thrust{using random::uniform_real_distribution;}
thrust:uniform_int_distribution	namespace thrust{using random::uniform_int_distribution;}
