std:complex	namespace std{template<class T>struct complex{typedef T value_type;T __kb_re,__kb_im;__device__ constexpr complex(const T&re=T(),const T&im=T()):__kb_re(re),__kb_im(im){}template<class U>__device__ constexpr complex(const complex<U> &z):__kb_re((T)z.real()),__kb_im((T)z.imag()){}__device__ constexpr T real()const{return __kb_re;}__device__ constexpr T imag()const{return __kb_im;}__device__ constexpr void real(T x){__kb_re=x;}__device__ constexpr void imag(T x){__kb_im=x;}__device__ constexpr complex&operator=(const T&x){__kb_re=x;__kb_im=T();return*this;}template<class U>__device__ constexpr complex&operator=(const complex<U> &z){__kb_re=(T)z.real();__kb_im=(T)z.imag();return*this;}template<class U>__device__ constexpr complex&operator+=(const complex<U> &z){__kb_re+=(T)z.real();__kb_im+=(T)z.imag();return*this;}template<class U>__device__ constexpr complex&operator-=(const complex<U> &z){__kb_re-=(T)z.real();__kb_im-=(T)z.imag();return*this;}template<class U>__device__ constexpr complex&operator*=(const complex<U> &z){return*this= *this*complex((T)z.real(),(T)z.imag());}template<class U>__device__ constexpr complex&operator/=(const complex<U> &z){return*this= *this/complex((T)z.real(),(T)z.imag());}__device__ constexpr complex&operator+=(const T&x){__kb_re+=x;return*this;}__device__ constexpr complex&operator-=(const T&x){__kb_re-=x;return*this;}__device__ constexpr complex&operator*=(const T&x){__kb_re*=x;__kb_im*=x;return*this;}__device__ constexpr complex&operator/=(const T&x){__kb_re/=x;__kb_im/=x;return*this;}};}
std:complex	namespace std{template<class T>__device__ constexpr complex<T>operator+(const complex<T> &x,const complex<T> &y){return complex<T>(x.real()+y.real(),x.imag()+y.imag());}}
std:complex	namespace std{template<class T>__device__ constexpr complex<T>operator+(const complex<T> &x,const T&y){return complex<T>(x.real()+y,x.imag());}}
std:complex	namespace std{template<class T>__device__ constexpr complex<T>operator+(const T&x,const complex<T> &y){return complex<T>(x+y.real(),y.imag());}}
std:complex	namespace std{template<class T>__device__ constexpr complex<T>operator-(const complex<T> &x,const complex<T> &y){return complex<T>(x.real()-y.real(),x.imag()-y.imag());}}
std:complex	namespace std{template<class T>__device__ constexpr complex<T>operator-(const complex<T> &x,const T&y){return complex<T>(x.real()-y,x.imag());}}
std:complex	namespace std{template<class T>__device__ constexpr complex<T>operator-(const T&x,const complex<T> &y){return complex<T>(x-y.real(),-y.imag());}}
std:complex	namespace std{template<class T>__device__ constexpr complex<T>operator*(const complex<T> &x,const complex<T> &y){return complex<T>(x.real()*y.real()-x.imag()*y.imag(),x.real()*y.imag()+x.imag()*y.real());}}
std:complex	namespace std{template<class T>__device__ constexpr complex<T>operator*(const complex<T> &x,const T&y){return complex<T>(x.real()*y,x.imag()*y);}}
std:complex	namespace std{template<class T>__device__ constexpr complex<T>operator*(const T&x,const complex<T> &y){return complex<T>(x*y.real(),x*y.imag());}}
std:complex	namespace std{template<class T>__device__ constexpr complex<T>operator/(const complex<T> &x,const complex<T> &y){T s=T(1)/(fabs((T)y.real())+fabs((T)y.imag())),a=x.real()*s,b=x.imag()*s,c=y.real()*s,d=y.imag()*s,t=T(1)/(c*c+d*d);return complex<T>((a*c+b*d)*t,(b*c-a*d)*t);}}
std:complex	namespace std{template<class T>__device__ constexpr complex<T>operator/(const complex<T> &x,const T&y){return complex<T>(x.real()/y,x.imag()/y);}}
std:complex	namespace std{template<class T>__device__ constexpr complex<T>operator/(const T&x,const complex<T> &y){return complex<T>(x)/complex<T>(y);}}
std:complex	namespace std{template<class T>__device__ constexpr bool operator==(const complex<T> &x,const complex<T> &y){return x.real()==y.real()&&x.imag()==y.imag();}}
std:complex	namespace std{template<class T>__device__ constexpr bool operator==(const complex<T> &x,const T&y){return x.real()==y&&x.imag()==0;}}
std:complex	namespace std{template<class T>__device__ constexpr bool operator==(const T&x,const complex<T> &y){return x==y.real()&&y.imag()==0;}}
std:complex	namespace std{template<class T>__device__ constexpr bool operator!=(const complex<T> &x,const complex<T> &y){return!(x==y);}}
std:complex	namespace std{template<class T>__device__ constexpr bool operator!=(const complex<T> &x,const T&y){return!(x==y);}}
std:complex	namespace std{template<class T>__device__ constexpr bool operator!=(const T&x,const complex<T> &y){return!(x==y);}}
std:complex	namespace std{template<class T>__device__ constexpr complex<T>operator+(const complex<T> &z){return z;}}
std:complex	namespace std{template<class T>__device__ constexpr complex<T>operator-(const complex<T> &z){return complex<T>(-z.real(),-z.imag());}}
std:complex	namespace std{template<class T>__device__ inline T real(const complex<T> &z){return z.real();}}
std:complex	namespace std{template<class T>__device__ inline T imag(const complex<T> &z){return z.imag();}}
std:complex	namespace std{template<class T>__device__ inline T abs(const complex<T> &z){return::hypot(z.real(),z.imag());}}
std:complex	namespace std{template<class T>__device__ inline T arg(const complex<T> &z){return::atan2(z.imag(),z.real());}}
std:complex	namespace std{template<class T>__device__ inline T norm(const complex<T> &z){return z.real()*z.real()+z.imag()*z.imag();}}
std:complex	namespace std{template<class T>__device__ inline complex<T>conj(const complex<T> &z){return complex<T>(z.real(),-z.imag());}}
std:complex	namespace std{template<class T>__device__ inline complex<T>proj(const complex<T> &z){return isinf(z.real())||isinf(z.imag())?complex<T>((T)__builtin_inff(),::copysign(T(0),z.imag())):z;}}
std:complex	namespace std{template<class T>__device__ inline complex<T>exp(const complex<T> &z){T r= ::exp(z.real());return z.imag()==0?complex<T>(r,z.imag()):complex<T>(r* ::cos(z.imag()),r* ::sin(z.imag()));}}
std:complex	namespace std{template<class T>__device__ inline complex<T>log(const complex<T> &z){return complex<T>(::log(::hypot(z.real(),z.imag())),::atan2(z.imag(),z.real()));}}
std:complex	namespace std{template<class T>__device__ inline complex<T>log10(const complex<T> &z){complex<T>l=log(z);return complex<T>(l.real()/T(2.30258509299404568402),l.imag()/T(2.30258509299404568402));}}
std:complex	namespace std{template<class T>__device__ inline complex<T>sqrt(const complex<T> &z){T a=z.real(),b=z.imag();if(a==0&&b==0)return complex<T>(T(0),b);T t= ::sqrt((::fabs(a)+ ::hypot(a,b))*T(0.5));return a>=0?complex<T>(t,b/(2*t)):complex<T>(::fabs(b)/(2*t),::copysign(t,b));}}
std:complex	namespace std{template<class T>__device__ inline complex<T>pow(const complex<T> &x,const complex<T> &y){return exp(log(x)*y);}}
std:complex	namespace std{template<class T>__device__ inline complex<T>pow(const complex<T> &x,const T&y){return exp(log(x)*y);}}
std:complex	namespace std{template<class T>__device__ inline complex<T>pow(const complex<T> &x,int y){return exp(log(x)*(T)y);}}
std:complex	namespace std{template<class T>__device__ inline complex<T>pow(const T&x,const complex<T> &y){return exp(log(complex<T>(x))*y);}}
std:complex	namespace std{template<class T>__device__ inline complex<T>sin(const complex<T> &z){return complex<T>(::sin(z.real())* ::cosh(z.imag()),::cos(z.real())* ::sinh(z.imag()));}}
std:complex	namespace std{template<class T>__device__ inline complex<T>cos(const complex<T> &z){return complex<T>(::cos(z.real())* ::cosh(z.imag()),-(::sin(z.real())* ::sinh(z.imag())));}}
std:complex	namespace std{template<class T>__device__ inline complex<T>sinh(const complex<T> &z){return complex<T>(::sinh(z.real())* ::cos(z.imag()),::cosh(z.real())* ::sin(z.imag()));}}
std:complex	namespace std{template<class T>__device__ inline complex<T>cosh(const complex<T> &z){return complex<T>(::cosh(z.real())* ::cos(z.imag()),::sinh(z.real())* ::sin(z.imag()));}}
std:complex	namespace std{template<class T>__device__ inline complex<T>tanh(const complex<T> &z){T x=z.real(),y=z.imag();if(::fabs(x)>T(20))return complex<T>(::copysign(T(1),x),4* ::sin(y)* ::cos(y)* ::exp(-2* ::fabs(x)));T s= ::sinh(x),c= ::cos(y),d=s*s+c*c;return complex<T>(s* ::cosh(x)/d,::sin(y)*c/d);}}
std:complex	namespace std{template<class T>__device__ inline complex<T>tan(const complex<T> &z){complex<T>t=tanh(complex<T>(-z.imag(),z.real()));return complex<T>(t.imag(),-t.real());}}
std:polar	namespace std{template<class T>__device__ inline complex<T>polar(const T&r,const T&theta=T()){return complex<T>(r* ::cos(theta),r* ::sin(theta));}}
