gentype	typedef int gentype;
sgentype	typedef int sgentype;
igentype	typedef int igentype;
ugentype	typedef int ugentype;
rgentype	typedef int rgentype;
ngentype	typedef int ngentype;
__kb_thread	extern const __attribute__((kbind_ids("id.thread")))uint3 __kb_thread;
__kb_block	extern const __attribute__((kbind_ids("id.block")))uint3 __kb_block;
__kb_block_dim	extern const __attribute__((kbind_ids("dim.block")))uint3 __kb_block_dim;
__kb_grid_dim	extern const __attribute__((kbind_ids("dim.grid")))uint3 __kb_grid_dim;
get_local_id	inline size_t get_local_id(uint d){return d==0?__kb_thread.x:d==1?__kb_thread.y:d==2?__kb_thread.z:0;}
get_group_id	inline size_t get_group_id(uint d){return d==0?__kb_block.x:d==1?__kb_block.y:d==2?__kb_block.z:0;}
get_local_size	inline size_t get_local_size(uint d){return d==0?__kb_block_dim.x:d==1?__kb_block_dim.y:d==2?__kb_block_dim.z:1;}
get_num_groups	inline size_t get_num_groups(uint d){return d==0?__kb_grid_dim.x:d==1?__kb_grid_dim.y:d==2?__kb_grid_dim.z:1;}
get_enqueued_local_size	inline size_t get_enqueued_local_size(uint d){return get_local_size(d);}
get_global_size	inline size_t get_global_size(uint d){return get_num_groups(d)*get_local_size(d);}
get_global_offset	inline size_t get_global_offset(uint d){return 0;}
get_global_id	inline size_t get_global_id(uint d){return get_group_id(d)*get_local_size(d)+get_local_id(d);}
get_local_linear_id	inline size_t get_local_linear_id(void){return(get_local_id(2)*get_local_size(1)+get_local_id(1))*get_local_size(0)+get_local_id(0);}
get_global_linear_id	inline size_t get_global_linear_id(void){return(get_global_id(2)*get_global_size(1)+get_global_id(1))*get_global_size(0)+get_global_id(0);}
get_work_dim	inline uint get_work_dim(void){return get_global_size(2)>1?3:get_global_size(1)>1?2:1;}
__kb_sync	__attribute__((kbind_op("sync.block")))void __kb_sync(void);
__kb_block_or	__attribute__((kbind_op("sync.block_or")))int __kb_block_or(int predicate);
__kb_block_and	__attribute__((kbind_op("sync.block_and")))int __kb_block_and(int predicate);
__kb_fence_block	__attribute__((kbind_op("fence.block")))void __kb_fence_block(void);
__kb_fence_device	__attribute__((kbind_op("fence.device")))void __kb_fence_device(void);
__kb_sync_memory	__attribute__((kbind_op("sync.block")))void __kb_sync_memory(cl_mem_fence_flags flags);
barrier	inline void barrier(cl_mem_fence_flags flags){__kb_sync_memory(flags);}
work_group_barrier	inline void work_group_barrier(cl_mem_fence_flags flags){__kb_sync_memory(flags);}
work_group_barrier	inline void work_group_barrier(cl_mem_fence_flags flags,memory_scope scope){__kb_sync_memory(flags);}
mem_fence	inline void mem_fence(cl_mem_fence_flags flags){__kb_fence_device();}
read_mem_fence	inline void read_mem_fence(cl_mem_fence_flags flags){__kb_fence_device();}
write_mem_fence	inline void write_mem_fence(cl_mem_fence_flags flags){__kb_fence_device();}
atomic_work_item_fence	inline void atomic_work_item_fence(cl_mem_fence_flags flags,memory_order order,memory_scope scope){if(scope<2||scope==4)__kb_fence_block();else __kb_fence_device();}
printf	__attribute__((kbind_op("io.printf")))int printf(__constant const char*format,...);
acos	__attribute__((kbind_op("math.acos"),kbind_gen("fp")))gentype acos(gentype x);
acosh	__attribute__((kbind_op("math.acosh"),kbind_gen("fp")))gentype acosh(gentype x);
asin	__attribute__((kbind_op("math.asin"),kbind_gen("fp")))gentype asin(gentype x);
asinh	__attribute__((kbind_op("math.asinh"),kbind_gen("fp")))gentype asinh(gentype x);
atan	__attribute__((kbind_op("math.atan"),kbind_gen("fp")))gentype atan(gentype x);
atanh	__attribute__((kbind_op("math.atanh"),kbind_gen("fp")))gentype atanh(gentype x);
cbrt	__attribute__((kbind_op("math.cbrt"),kbind_gen("fp")))gentype cbrt(gentype x);
ceil	__attribute__((kbind_op("math.ceil"),kbind_gen("fp")))gentype ceil(gentype x);
cos	__attribute__((kbind_op("math.cos"),kbind_gen("fp")))gentype cos(gentype x);
cosh	__attribute__((kbind_op("math.cosh"),kbind_gen("fp")))gentype cosh(gentype x);
cospi	__attribute__((kbind_op("math.cospi"),kbind_gen("fp")))gentype cospi(gentype x);
erf	__attribute__((kbind_op("math.erf"),kbind_gen("fp")))gentype erf(gentype x);
erfc	__attribute__((kbind_op("math.erfc"),kbind_gen("fp")))gentype erfc(gentype x);
exp	__attribute__((kbind_op("math.exp"),kbind_gen("fp")))gentype exp(gentype x);
exp2	__attribute__((kbind_op("math.exp2"),kbind_gen("fp")))gentype exp2(gentype x);
exp10	__attribute__((kbind_op("math.exp10"),kbind_gen("fp")))gentype exp10(gentype x);
expm1	__attribute__((kbind_op("math.expm1"),kbind_gen("fp")))gentype expm1(gentype x);
fabs	__attribute__((kbind_op("math.fabs"),kbind_gen("fp")))gentype fabs(gentype x);
floor	__attribute__((kbind_op("math.floor"),kbind_gen("fp")))gentype floor(gentype x);
lgamma	__attribute__((kbind_op("math.lgamma"),kbind_gen("fp")))gentype lgamma(gentype x);
log	__attribute__((kbind_op("math.log"),kbind_gen("fp")))gentype log(gentype x);
log2	__attribute__((kbind_op("math.log2"),kbind_gen("fp")))gentype log2(gentype x);
log10	__attribute__((kbind_op("math.log10"),kbind_gen("fp")))gentype log10(gentype x);
log1p	__attribute__((kbind_op("math.log1p"),kbind_gen("fp")))gentype log1p(gentype x);
logb	__attribute__((kbind_op("math.logb"),kbind_gen("fp")))gentype logb(gentype x);
rint	__attribute__((kbind_op("math.rint"),kbind_gen("fp")))gentype rint(gentype x);
round	__attribute__((kbind_op("math.round"),kbind_gen("fp")))gentype round(gentype x);
rsqrt	__attribute__((kbind_op("math.rsqrt"),kbind_gen("fp")))gentype rsqrt(gentype x);
sin	__attribute__((kbind_op("math.sin"),kbind_gen("fp")))gentype sin(gentype x);
sinh	__attribute__((kbind_op("math.sinh"),kbind_gen("fp")))gentype sinh(gentype x);
sinpi	__attribute__((kbind_op("math.sinpi"),kbind_gen("fp")))gentype sinpi(gentype x);
sqrt	__attribute__((kbind_op("math.sqrt"),kbind_gen("fp")))gentype sqrt(gentype x);
tan	__attribute__((kbind_op("math.tan"),kbind_gen("fp")))gentype tan(gentype x);
tanh	__attribute__((kbind_op("math.tanh"),kbind_gen("fp")))gentype tanh(gentype x);
tanpi	__attribute__((kbind_op("math.tanpi"),kbind_gen("fp")))gentype tanpi(gentype x);
tgamma	__attribute__((kbind_op("math.tgamma"),kbind_gen("fp")))gentype tgamma(gentype x);
trunc	__attribute__((kbind_op("math.trunc"),kbind_gen("fp")))gentype trunc(gentype x);
atan2	__attribute__((kbind_op("math.atan2"),kbind_gen("fp")))gentype atan2(gentype x,gentype y);
copysign	__attribute__((kbind_op("math.copysign"),kbind_gen("fp")))gentype copysign(gentype x,gentype y);
fdim	__attribute__((kbind_op("math.fdim"),kbind_gen("fp")))gentype fdim(gentype x,gentype y);
fmax	__attribute__((kbind_op("math.fmax"),kbind_gen("fp")))gentype fmax(gentype x,gentype y);
fmin	__attribute__((kbind_op("math.fmin"),kbind_gen("fp")))gentype fmin(gentype x,gentype y);
fmod	__attribute__((kbind_op("math.fmod"),kbind_gen("fp")))gentype fmod(gentype x,gentype y);
hypot	__attribute__((kbind_op("math.hypot"),kbind_gen("fp")))gentype hypot(gentype x,gentype y);
nextafter	__attribute__((kbind_op("math.nextafter"),kbind_gen("fp")))gentype nextafter(gentype x,gentype y);
pow	__attribute__((kbind_op("math.pow"),kbind_gen("fp")))gentype pow(gentype x,gentype y);
remainder	__attribute__((kbind_op("math.remainder"),kbind_gen("fp")))gentype remainder(gentype x,gentype y);
fma	__attribute__((kbind_op("math.fma"),kbind_gen("fp")))gentype fma(gentype x,gentype y,gentype z);
pown	__attribute__((kbind_op("math.pown"),kbind_gen("fp")))gentype pown(gentype x,ngentype n);
rootn	__attribute__((kbind_op("math.rootn"),kbind_gen("fp")))gentype rootn(gentype x,ngentype n);
ldexp	__attribute__((kbind_op("math.ldexp"),kbind_gen("fp")))gentype ldexp(gentype x,ngentype n);
ilogb	__attribute__((kbind_op("math.ilogb"),kbind_gen("fp")))ngentype ilogb(gentype x);
__kb_frexp_frac	__attribute__((kbind_op("math.frexp_frac"),kbind_gen("fp")))gentype __kb_frexp_frac(gentype x);
__kb_frexp_exp	__attribute__((kbind_op("math.frexp_exp"),kbind_gen("fp")))ngentype __kb_frexp_exp(gentype x);
__kb_remquo_quo	__attribute__((kbind_op("math.remquo_quo"),kbind_gen("fp")))ngentype __kb_remquo_quo(gentype x,gentype y);
__kb_of_bits	__attribute__((kbind_op("bit.cast"),kbind_gen("fp")))gentype __kb_of_bits(ugentype x);
__kb_bits	__attribute__((kbind_op("bit.cast"),kbind_gen("fp")))ugentype __kb_bits(gentype x);
__kb_sbits	__attribute__((kbind_op("bit.cast"),kbind_gen("fp")))igentype __kb_sbits(gentype x);
fmax	__attribute__((kbind_gen("fp",2,3,4,8,16)))inline gentype fmax(gentype x,sgentype y){return fmax(x,(gentype)(y));}
fmin	__attribute__((kbind_gen("fp",2,3,4,8,16)))inline gentype fmin(gentype x,sgentype y){return fmin(x,(gentype)(y));}
ldexp	__attribute__((kbind_gen("fp",2,3,4,8,16)))inline gentype ldexp(gentype x,int n){return ldexp(x,(ngentype)(n));}
pown	__attribute__((kbind_gen("fp",2,3,4,8,16)))inline gentype pown(gentype x,int n){return pown(x,(ngentype)(n));}
powr	__attribute__((kbind_gen("fp")))inline gentype powr(gentype x,gentype y){return(x<((gentype)((sgentype)(0))))|isunordered(x,y)|((y==((gentype)((sgentype)(0))))&((x==((gentype)((sgentype)(0))))|isinf(x)))|((x==((gentype)((sgentype)(1))))&isinf(y))?((gentype)((sgentype)((0.0f/0.0f)))):pow(fabs(x),y);}
acospi	__attribute__((kbind_gen("fp")))inline gentype acospi(gentype x){return acos(x)*(sgentype)0.318309886183790671538;}
asinpi	__attribute__((kbind_gen("fp")))inline gentype asinpi(gentype x){return asin(x)*(sgentype)0.318309886183790671538;}
atanpi	__attribute__((kbind_gen("fp")))inline gentype atanpi(gentype x){return atan(x)*(sgentype)0.318309886183790671538;}
atan2pi	__attribute__((kbind_gen("fp")))inline gentype atan2pi(gentype y,gentype x){return atan2(y,x)*(sgentype)0.318309886183790671538;}
mad	__attribute__((kbind_gen("fp")))inline gentype mad(gentype x,gentype y,gentype z){return x*y+z;}
maxmag	__attribute__((kbind_gen("fp")))inline gentype maxmag(gentype x,gentype y){gentype a=fabs(x),b=fabs(y);return a>b?x:b>a?y:fmax(x,y);}
minmag	__attribute__((kbind_gen("fp")))inline gentype minmag(gentype x,gentype y){gentype a=fabs(x),b=fabs(y);return a<b?x:b<a?y:fmin(x,y);}
fract	__attribute__((kbind_gen("fp")))inline gentype fract(gentype x,gentype*whole){gentype f=floor(x),d=x-f;*whole=f;return isinf(x)?copysign(((gentype)((sgentype)(0))),x):d>=((gentype)((sgentype)(1)))?nextafter(((gentype)((sgentype)(1))),((gentype)((sgentype)(0)))):d;}
frexp	__attribute__((kbind_gen("fp")))inline gentype frexp(gentype x,ngentype*e){*e=__kb_frexp_exp(x);return __kb_frexp_frac(x);}
modf	__attribute__((kbind_gen("fp")))inline gentype modf(gentype x,gentype*whole){gentype t=trunc(x);*whole=t;return copysign(isinf(x)?((gentype)((sgentype)(0))):x-t,x);}
remquo	__attribute__((kbind_gen("fp")))inline gentype remquo(gentype x,gentype y,ngentype*q){*q=__kb_remquo_quo(x,y);return remainder(x,y);}
sincos	__attribute__((kbind_gen("fp")))inline gentype sincos(gentype x,gentype*c){*c=cos(x);return sin(x);}
lgamma_r	__attribute__((kbind_gen("fp",1)))inline gentype lgamma_r(gentype x,int*sign){*sign=x<0&&fmod(floor(x),((gentype)((sgentype)(2))))!=0? -1:1;return lgamma(x);}
lgamma_r	__attribute__((kbind_gen("fp",2,3,4,8,16)))inline gentype lgamma_r(gentype x,ngentype*sign){for(int i=0;i<vec_step(gentype);i++)((sgentype*)&x)[i]=lgamma_r(((sgentype*)&x)[i],(int*)sign+i);return x;}
nan	__attribute__((kbind_gen("fp")))inline gentype nan(ugentype code){return __kb_of_bits((ugentype)(__kb_bits(((gentype)((sgentype)((0.0f/0.0f)))))|code));}
native_cos	__attribute__((kbind_op("math.cos"),kbind_gen("fp")))gentype native_cos(gentype x);
native_exp	__attribute__((kbind_op("math.exp"),kbind_gen("fp")))gentype native_exp(gentype x);
native_exp2	__attribute__((kbind_op("math.exp2"),kbind_gen("fp")))gentype native_exp2(gentype x);
native_exp10	__attribute__((kbind_op("math.exp10"),kbind_gen("fp")))gentype native_exp10(gentype x);
native_log	__attribute__((kbind_op("math.log"),kbind_gen("fp")))gentype native_log(gentype x);
native_log2	__attribute__((kbind_op("math.log2"),kbind_gen("fp")))gentype native_log2(gentype x);
native_log10	__attribute__((kbind_op("math.log10"),kbind_gen("fp")))gentype native_log10(gentype x);
native_rsqrt	__attribute__((kbind_op("math.rsqrt"),kbind_gen("fp")))gentype native_rsqrt(gentype x);
native_sin	__attribute__((kbind_op("math.sin"),kbind_gen("fp")))gentype native_sin(gentype x);
native_sqrt	__attribute__((kbind_op("math.sqrt"),kbind_gen("fp")))gentype native_sqrt(gentype x);
native_tan	__attribute__((kbind_op("math.tan"),kbind_gen("fp")))gentype native_tan(gentype x);
native_powr	__attribute__((kbind_op("math.pow"),kbind_gen("fp")))gentype native_powr(gentype x,gentype y);
native_divide	__attribute__((kbind_gen("fp")))inline gentype native_divide(gentype x,gentype y){return x/y;}
native_recip	__attribute__((kbind_gen("fp")))inline gentype native_recip(gentype x){return((gentype)((sgentype)(1)))/x;}
half_cos	__attribute__((kbind_op("math.cos"),kbind_gen("fp")))gentype half_cos(gentype x);
half_exp	__attribute__((kbind_op("math.exp"),kbind_gen("fp")))gentype half_exp(gentype x);
half_exp2	__attribute__((kbind_op("math.exp2"),kbind_gen("fp")))gentype half_exp2(gentype x);
half_exp10	__attribute__((kbind_op("math.exp10"),kbind_gen("fp")))gentype half_exp10(gentype x);
half_log	__attribute__((kbind_op("math.log"),kbind_gen("fp")))gentype half_log(gentype x);
half_log2	__attribute__((kbind_op("math.log2"),kbind_gen("fp")))gentype half_log2(gentype x);
half_log10	__attribute__((kbind_op("math.log10"),kbind_gen("fp")))gentype half_log10(gentype x);
half_rsqrt	__attribute__((kbind_op("math.rsqrt"),kbind_gen("fp")))gentype half_rsqrt(gentype x);
half_sin	__attribute__((kbind_op("math.sin"),kbind_gen("fp")))gentype half_sin(gentype x);
half_sqrt	__attribute__((kbind_op("math.sqrt"),kbind_gen("fp")))gentype half_sqrt(gentype x);
half_tan	__attribute__((kbind_op("math.tan"),kbind_gen("fp")))gentype half_tan(gentype x);
half_powr	__attribute__((kbind_op("math.pow"),kbind_gen("fp")))gentype half_powr(gentype x,gentype y);
half_divide	__attribute__((kbind_gen("fp")))inline gentype half_divide(gentype x,gentype y){return x/y;}
half_recip	__attribute__((kbind_gen("fp")))inline gentype half_recip(gentype x){return((gentype)((sgentype)(1)))/x;}
min	__attribute__((kbind_gen("fp")))inline gentype min(gentype x,gentype y){return y<x?y:x;}
max	__attribute__((kbind_gen("fp")))inline gentype max(gentype x,gentype y){return x<y?y:x;}
min	__attribute__((kbind_gen("fp",2,3,4,8,16)))inline gentype min(gentype x,sgentype y){return min(x,(gentype)(y));}
max	__attribute__((kbind_gen("fp",2,3,4,8,16)))inline gentype max(gentype x,sgentype y){return max(x,(gentype)(y));}
clamp	__attribute__((kbind_gen("fp")))inline gentype clamp(gentype x,gentype lo,gentype hi){return fmin(fmax(x,lo),hi);}
clamp	__attribute__((kbind_gen("fp",2,3,4,8,16)))inline gentype clamp(gentype x,sgentype lo,sgentype hi){return fmin(fmax(x,(gentype)(lo)),(gentype)(hi));}
degrees	__attribute__((kbind_gen("fp")))inline gentype degrees(gentype x){return x*(sgentype)57.29577951308232;}
radians	__attribute__((kbind_gen("fp")))inline gentype radians(gentype x){return x*(sgentype)0.017453292519943295;}
mix	__attribute__((kbind_gen("fp")))inline gentype mix(gentype x,gentype y,gentype a){return x+(y-x)*a;}
mix	__attribute__((kbind_gen("fp",2,3,4,8,16)))inline gentype mix(gentype x,gentype y,sgentype a){return x+(y-x)*a;}
step	__attribute__((kbind_gen("fp")))inline gentype step(gentype edge,gentype x){return x<edge?((gentype)((sgentype)(0))):((gentype)((sgentype)(1)));}
step	__attribute__((kbind_gen("fp",2,3,4,8,16)))inline gentype step(sgentype edge,gentype x){return x<(gentype)(edge)?((gentype)((sgentype)(0))):((gentype)((sgentype)(1)));}
smoothstep	__attribute__((kbind_gen("fp")))inline gentype smoothstep(gentype e0,gentype e1,gentype x){gentype t=clamp((x-e0)/(e1-e0),((gentype)((sgentype)(0))),((gentype)((sgentype)(1))));return t*t*(((gentype)((sgentype)(3)))-t-t);}
smoothstep	__attribute__((kbind_gen("fp",2,3,4,8,16)))inline gentype smoothstep(sgentype e0,sgentype e1,gentype x){return smoothstep((gentype)(e0),(gentype)(e1),x);}
sign	__attribute__((kbind_gen("fp")))inline gentype sign(gentype x){return x>((gentype)((sgentype)(0)))?((gentype)((sgentype)(1))):x<((gentype)((sgentype)(0)))?((gentype)((sgentype)(-1))):x==x?x:((gentype)((sgentype)(0)));}
isequal	__attribute__((kbind_gen("fp")))inline rgentype isequal(gentype x,gentype y){return x==y;}
isnotequal	__attribute__((kbind_gen("fp")))inline rgentype isnotequal(gentype x,gentype y){return x!=y;}
isgreater	__attribute__((kbind_gen("fp")))inline rgentype isgreater(gentype x,gentype y){return x>y;}
isgreaterequal	__attribute__((kbind_gen("fp")))inline rgentype isgreaterequal(gentype x,gentype y){return x>=y;}
isless	__attribute__((kbind_gen("fp")))inline rgentype isless(gentype x,gentype y){return x<y;}
islessequal	__attribute__((kbind_gen("fp")))inline rgentype islessequal(gentype x,gentype y){return x<=y;}
islessgreater	__attribute__((kbind_gen("fp")))inline rgentype islessgreater(gentype x,gentype y){return(x<y)|(x>y);}
isfinite	__attribute__((kbind_gen("fp")))inline rgentype isfinite(gentype x){return fabs(x)<((gentype)((sgentype)((1.0f/0.0f))));}
isinf	__attribute__((kbind_gen("fp")))inline rgentype isinf(gentype x){return fabs(x)==((gentype)((sgentype)((1.0f/0.0f))));}
isnan	__attribute__((kbind_gen("fp")))inline rgentype isnan(gentype x){return x!=x;}
isordered	__attribute__((kbind_gen("fp")))inline rgentype isordered(gentype x,gentype y){return(x==x)&(y==y);}
isunordered	__attribute__((kbind_gen("fp")))inline rgentype isunordered(gentype x,gentype y){return(x!=x)|(y!=y);}
signbit	__attribute__((kbind_gen("fp")))inline rgentype signbit(gentype x){return __kb_sbits(x)<(igentype)(0);}
isnormal	__attribute__((kbind_gen("float")))inline rgentype isnormal(gentype x){return(fabs(x)>=((gentype)((sgentype)(0x1.0p-126f))))&(fabs(x)<=((gentype)((sgentype)(0x1.fffffep127f))));}
isnormal	__attribute__((kbind_gen("double")))inline rgentype isnormal(gentype x){return(fabs(x)>=((gentype)((sgentype)(0x1.0p-1022))))&(fabs(x)<=((gentype)((sgentype)(0x1.fffffffffffffp1023))));}
isnormal	__attribute__((kbind_gen("half")))inline rgentype isnormal(gentype x){return(fabs(x)>=((gentype)((sgentype)(((half)0x1.0p-14f)))))&(fabs(x)<=((gentype)((sgentype)(((half)0x1.ffcp15f)))));}
select	__attribute__((kbind_gen("any")))inline gentype select(gentype a,gentype b,igentype c){return c?b:a;}
select	__attribute__((kbind_gen("any")))inline gentype select(gentype a,gentype b,ugentype c){return c?b:a;}
bitselect	__attribute__((kbind_gen("int")))inline gentype bitselect(gentype a,gentype b,gentype c){return a^(c&(a^b));}
bitselect	__attribute__((kbind_gen("fp")))inline gentype bitselect(gentype a,gentype b,gentype c){ugentype x=__kb_bits(a);return __kb_of_bits((ugentype)(x^(__kb_bits(c)&(x^__kb_bits(b)))));}
any	__attribute__((kbind_gen("sint",1)))inline int any(gentype x){return x<0;}
any	__attribute__((kbind_gen("sint",2)))inline int any(gentype x){return(x.s0|x.s1)<0;}
any	__attribute__((kbind_gen("sint",3)))inline int any(gentype x){return(x.s0|x.s1|x.s2)<0;}
any	__attribute__((kbind_gen("sint",4)))inline int any(gentype x){return(x.s0|x.s1|x.s2|x.s3)<0;}
any	__attribute__((kbind_gen("sint",8)))inline int any(gentype x){return(x.s0|x.s1|x.s2|x.s3|x.s4|x.s5|x.s6|x.s7)<0;}
any	__attribute__((kbind_gen("sint",16)))inline int any(gentype x){return(x.s0|x.s1|x.s2|x.s3|x.s4|x.s5|x.s6|x.s7|x.s8|x.s9|x.sa|x.sb|x.sc|x.sd|x.se|x.sf)<0;}
all	__attribute__((kbind_gen("sint",1)))inline int all(gentype x){return x<0;}
all	__attribute__((kbind_gen("sint",2)))inline int all(gentype x){return(x.s0&x.s1)<0;}
all	__attribute__((kbind_gen("sint",3)))inline int all(gentype x){return(x.s0&x.s1&x.s2)<0;}
all	__attribute__((kbind_gen("sint",4)))inline int all(gentype x){return(x.s0&x.s1&x.s2&x.s3)<0;}
all	__attribute__((kbind_gen("sint",8)))inline int all(gentype x){return(x.s0&x.s1&x.s2&x.s3&x.s4&x.s5&x.s6&x.s7)<0;}
all	__attribute__((kbind_gen("sint",16)))inline int all(gentype x){return(x.s0&x.s1&x.s2&x.s3&x.s4&x.s5&x.s6&x.s7&x.s8&x.s9&x.sa&x.sb&x.sc&x.sd&x.se&x.sf)<0;}
dot	__attribute__((kbind_gen("fp",1)))inline sgentype dot(gentype x,gentype y){return x*y;}
dot	__attribute__((kbind_gen("fp",2)))inline sgentype dot(gentype x,gentype y){return x.x*y.x+x.y*y.y;}
dot	__attribute__((kbind_gen("fp",3)))inline sgentype dot(gentype x,gentype y){return x.x*y.x+x.y*y.y+x.z*y.z;}
dot	__attribute__((kbind_gen("fp",4)))inline sgentype dot(gentype x,gentype y){return x.x*y.x+x.y*y.y+x.z*y.z+x.w*y.w;}
cross	__attribute__((kbind_gen("fp",3)))inline gentype cross(gentype a,gentype b){return(gentype)(a.y*b.z-a.z*b.y,a.z*b.x-a.x*b.z,a.x*b.y-a.y*b.x);}
cross	__attribute__((kbind_gen("fp",4)))inline gentype cross(gentype a,gentype b){return(gentype)(a.y*b.z-a.z*b.y,a.z*b.x-a.x*b.z,a.x*b.y-a.y*b.x,(sgentype)0);}
__kb_scale	__attribute__((kbind_gen("float",2,3,4)))inline sgentype __kb_scale(gentype v){return dot(v,v)>1?(sgentype)0x1p-65f:(sgentype)0x1p86f;}
__kb_far_length	__attribute__((kbind_gen("float",2,3,4)))inline sgentype __kb_far_length(gentype v){sgentype s=__kb_scale(v);v*=s;return sqrt(dot(v,v))/s;}
__kb_far_unit	__attribute__((kbind_gen("float",2,3,4)))inline gentype __kb_far_unit(gentype v){gentype w=v*__kb_scale(v);sgentype d=dot(w,w);if(isinf(d)){w=copysign(isinf(v)?((gentype)((sgentype)(1))):((gentype)((sgentype)(0))),v);d=dot(w,w);}return d==0?v:w/(gentype)(sqrt(d));}
length	__attribute__((kbind_gen("float",2,3,4)))inline sgentype length(gentype v){sgentype d=dot(v,v);return d>=0x1.0p-126f&&d<=0x1.fffffep127f?sqrt(d):__kb_far_length(v);}
normalize	__attribute__((kbind_gen("float",2,3,4)))inline gentype normalize(gentype v){sgentype d=dot(v,v);return d>=0x1.0p-126f&&d<=0x1.fffffep127f?v/(gentype)(sqrt(d)):__kb_far_unit(v);}
__kb_scale	__attribute__((kbind_gen("double",2,3,4)))inline sgentype __kb_scale(gentype v){return dot(v,v)>1?(sgentype)0x1p-513:(sgentype)0x1p563;}
__kb_far_length	__attribute__((kbind_gen("double",2,3,4)))inline sgentype __kb_far_length(gentype v){sgentype s=__kb_scale(v);v*=s;return sqrt(dot(v,v))/s;}
__kb_far_unit	__attribute__((kbind_gen("double",2,3,4)))inline gentype __kb_far_unit(gentype v){gentype w=v*__kb_scale(v);sgentype d=dot(w,w);if(isinf(d)){w=copysign(isinf(v)?((gentype)((sgentype)(1))):((gentype)((sgentype)(0))),v);d=dot(w,w);}return d==0?v:w/(gentype)(sqrt(d));}
length	__attribute__((kbind_gen("double",2,3,4)))inline sgentype length(gentype v){sgentype d=dot(v,v);return d>=0x1.0p-1022&&d<=0x1.fffffffffffffp1023?sqrt(d):__kb_far_length(v);}
normalize	__attribute__((kbind_gen("double",2,3,4)))inline gentype normalize(gentype v){sgentype d=dot(v,v);return d>=0x1.0p-1022&&d<=0x1.fffffffffffffp1023?v/(gentype)(sqrt(d)):__kb_far_unit(v);}
__kb_wide	__attribute__((kbind_gen("half",2,3,4)))inline fgentype __kb_wide(gentype v){fgentype f;for(int i=0;i<vec_step(gentype);i++)((float*)&f)[i]=(float)((sgentype*)&v)[i];return f;}
length	__attribute__((kbind_gen("half",2,3,4)))inline sgentype length(gentype v){return(sgentype)length(__kb_wide(v));}
normalize	__attribute__((kbind_gen("half",2,3,4)))inline gentype normalize(gentype v){fgentype f=normalize(__kb_wide(v));for(int i=0;i<vec_step(gentype);i++)((sgentype*)&v)[i]=(sgentype)((float*)&f)[i];return v;}
length	__attribute__((kbind_gen("fp",1)))inline gentype length(gentype v){return fabs(v);}
normalize	__attribute__((kbind_gen("fp",1)))inline gentype normalize(gentype v){return isnan(v)?v:sign(v);}
distance	__attribute__((kbind_gen("fp",1,2,3,4)))inline sgentype distance(gentype a,gentype b){return length(a-b);}
fast_length	__attribute__((kbind_gen("fp",1,2,3,4)))inline sgentype fast_length(gentype v){return sqrt(dot(v,v));}
fast_distance	__attribute__((kbind_gen("fp",1,2,3,4)))inline sgentype fast_distance(gentype a,gentype b){return fast_length(a-b);}
fast_normalize	__attribute__((kbind_gen("fp",1,2,3,4)))inline gentype fast_normalize(gentype v){sgentype d=dot(v,v);return d==0?v:v/(gentype)(sqrt(d));}
__kb_u	__attribute__((kbind_op("bit.cast"),kbind_gen("int")))ugentype __kb_u(gentype x);
__kb_abs	__attribute__((kbind_op("int.abs"),kbind_gen("int")))gentype __kb_abs(gentype x);
abs	__attribute__((kbind_gen("int")))inline ugentype abs(gentype x){return __kb_u(__kb_abs(x));}
abs_diff	__attribute__((kbind_gen("int")))inline ugentype abs_diff(gentype x,gentype y){return x>y?__kb_u(x)-__kb_u(y):__kb_u(y)-__kb_u(x);}
add_sat	__attribute__((kbind_op("int.add_sat"),kbind_gen("int")))gentype add_sat(gentype x,gentype y);
sub_sat	__attribute__((kbind_op("int.sub_sat"),kbind_gen("int")))gentype sub_sat(gentype x,gentype y);
hadd	__attribute__((kbind_gen("int")))inline gentype hadd(gentype x,gentype y){return(x&y)+((x^y)>>(gentype)(1));}
rhadd	__attribute__((kbind_gen("int")))inline gentype rhadd(gentype x,gentype y){return(x|y)-((x^y)>>(gentype)(1));}
min	__attribute__((kbind_op("int.min"),kbind_gen("int")))gentype min(gentype x,gentype y);
max	__attribute__((kbind_op("int.max"),kbind_gen("int")))gentype max(gentype x,gentype y);
min	__attribute__((kbind_gen("int",2,3,4,8,16)))inline gentype min(gentype x,sgentype y){return min(x,(gentype)(y));}
max	__attribute__((kbind_gen("int",2,3,4,8,16)))inline gentype max(gentype x,sgentype y){return max(x,(gentype)(y));}
clamp	__attribute__((kbind_gen("int")))inline gentype clamp(gentype x,gentype lo,gentype hi){return min(max(x,lo),hi);}
clamp	__attribute__((kbind_gen("int",2,3,4,8,16)))inline gentype clamp(gentype x,sgentype lo,sgentype hi){return min(max(x,(gentype)(lo)),(gentype)(hi));}
clz	__attribute__((kbind_op("int.clz"),kbind_gen("int")))gentype clz(gentype x);
ctz	__attribute__((kbind_op("int.ctz"),kbind_gen("int")))gentype ctz(gentype x);
popcount	__attribute__((kbind_op("int.popc"),kbind_gen("int")))gentype popcount(gentype x);
mul_hi	__attribute__((kbind_op("int.mulhi"),kbind_gen("int")))gentype mul_hi(gentype x,gentype y);
mad_hi	__attribute__((kbind_gen("int")))inline gentype mad_hi(gentype x,gentype y,gentype z){return mul_hi(x,y)+z;}
mad_sat	__attribute__((kbind_op("int.mad_sat"),kbind_gen("int")))gentype mad_sat(gentype x,gentype y,gentype z);
rotate	__attribute__((kbind_op("int.rotate"),kbind_gen("int")))gentype rotate(gentype x,gentype n);
rotate	__attribute__((kbind_gen("int",2,3,4,8,16)))inline gentype rotate(gentype x,sgentype n){return rotate(x,(gentype)(n));}
mul24	__attribute__((kbind_op("int.mul24"),kbind_gen("int32")))gentype mul24(gentype x,gentype y);
mad24	__attribute__((kbind_gen("int32")))inline gentype mad24(gentype x,gentype y,gentype z){return mul24(x,y)+z;}
upsample	inline short upsample(char h,uchar l){return(convert_short(h)<<(short)(8))|convert_short(l);}
upsample	inline ushort upsample(uchar h,uchar l){return(convert_ushort(h)<<(ushort)(8))|convert_ushort(l);}
upsample	inline int upsample(short h,ushort l){return(convert_int(h)<<(int)(16))|convert_int(l);}
upsample	inline uint upsample(ushort h,ushort l){return(convert_uint(h)<<(uint)(16))|convert_uint(l);}
upsample	inline long upsample(int h,uint l){return(convert_long(h)<<(long)(32))|convert_long(l);}
upsample	inline ulong upsample(uint h,uint l){return(convert_ulong(h)<<(ulong)(32))|convert_ulong(l);}
upsample	inline short2 upsample(char2 h,uchar2 l){return(convert_short2(h)<<(short2)(8))|convert_short2(l);}
upsample	inline ushort2 upsample(uchar2 h,uchar2 l){return(convert_ushort2(h)<<(ushort2)(8))|convert_ushort2(l);}
upsample	inline int2 upsample(short2 h,ushort2 l){return(convert_int2(h)<<(int2)(16))|convert_int2(l);}
upsample	inline uint2 upsample(ushort2 h,ushort2 l){return(convert_uint2(h)<<(uint2)(16))|convert_uint2(l);}
upsample	inline long2 upsample(int2 h,uint2 l){return(convert_long2(h)<<(long2)(32))|convert_long2(l);}
upsample	inline ulong2 upsample(uint2 h,uint2 l){return(convert_ulong2(h)<<(ulong2)(32))|convert_ulong2(l);}
upsample	inline short3 upsample(char3 h,uchar3 l){return(convert_short3(h)<<(short3)(8))|convert_short3(l);}
upsample	inline ushort3 upsample(uchar3 h,uchar3 l){return(convert_ushort3(h)<<(ushort3)(8))|convert_ushort3(l);}
upsample	inline int3 upsample(short3 h,ushort3 l){return(convert_int3(h)<<(int3)(16))|convert_int3(l);}
upsample	inline uint3 upsample(ushort3 h,ushort3 l){return(convert_uint3(h)<<(uint3)(16))|convert_uint3(l);}
upsample	inline long3 upsample(int3 h,uint3 l){return(convert_long3(h)<<(long3)(32))|convert_long3(l);}
upsample	inline ulong3 upsample(uint3 h,uint3 l){return(convert_ulong3(h)<<(ulong3)(32))|convert_ulong3(l);}
upsample	inline short4 upsample(char4 h,uchar4 l){return(convert_short4(h)<<(short4)(8))|convert_short4(l);}
upsample	inline ushort4 upsample(uchar4 h,uchar4 l){return(convert_ushort4(h)<<(ushort4)(8))|convert_ushort4(l);}
upsample	inline int4 upsample(short4 h,ushort4 l){return(convert_int4(h)<<(int4)(16))|convert_int4(l);}
upsample	inline uint4 upsample(ushort4 h,ushort4 l){return(convert_uint4(h)<<(uint4)(16))|convert_uint4(l);}
upsample	inline long4 upsample(int4 h,uint4 l){return(convert_long4(h)<<(long4)(32))|convert_long4(l);}
upsample	inline ulong4 upsample(uint4 h,uint4 l){return(convert_ulong4(h)<<(ulong4)(32))|convert_ulong4(l);}
upsample	inline short8 upsample(char8 h,uchar8 l){return(convert_short8(h)<<(short8)(8))|convert_short8(l);}
upsample	inline ushort8 upsample(uchar8 h,uchar8 l){return(convert_ushort8(h)<<(ushort8)(8))|convert_ushort8(l);}
upsample	inline int8 upsample(short8 h,ushort8 l){return(convert_int8(h)<<(int8)(16))|convert_int8(l);}
upsample	inline uint8 upsample(ushort8 h,ushort8 l){return(convert_uint8(h)<<(uint8)(16))|convert_uint8(l);}
upsample	inline long8 upsample(int8 h,uint8 l){return(convert_long8(h)<<(long8)(32))|convert_long8(l);}
upsample	inline ulong8 upsample(uint8 h,uint8 l){return(convert_ulong8(h)<<(ulong8)(32))|convert_ulong8(l);}
upsample	inline short16 upsample(char16 h,uchar16 l){return(convert_short16(h)<<(short16)(8))|convert_short16(l);}
upsample	inline ushort16 upsample(uchar16 h,uchar16 l){return(convert_ushort16(h)<<(ushort16)(8))|convert_ushort16(l);}
upsample	inline int16 upsample(short16 h,ushort16 l){return(convert_int16(h)<<(int16)(16))|convert_int16(l);}
upsample	inline uint16 upsample(ushort16 h,ushort16 l){return(convert_uint16(h)<<(uint16)(16))|convert_uint16(l);}
upsample	inline long16 upsample(int16 h,uint16 l){return(convert_long16(h)<<(long16)(32))|convert_long16(l);}
upsample	inline ulong16 upsample(uint16 h,uint16 l){return(convert_ulong16(h)<<(ulong16)(32))|convert_ulong16(l);}
dot_4x8packed_ss_int	inline int dot_4x8packed_ss_int(uint a,uint b){char4 x=as_char4(a),y=as_char4(b);return x.x*y.x+x.y*y.y+x.z*y.z+x.w*y.w;}
dot_4x8packed_uu_uint	inline uint dot_4x8packed_uu_uint(uint a,uint b){uchar4 x=as_uchar4(a),y=as_uchar4(b);return x.x*y.x+x.y*y.y+x.z*y.z+x.w*y.w;}
dot_4x8packed_su_int	inline int dot_4x8packed_su_int(uint a,uint b){char4 x=as_char4(a);uchar4 y=as_uchar4(b);return x.x*y.x+x.y*y.y+x.z*y.z+x.w*y.w;}
dot_4x8packed_us_int	inline int dot_4x8packed_us_int(uint a,uint b){return dot_4x8packed_su_int(b,a);}
dot_acc_sat_4x8packed_ss_int	inline int dot_acc_sat_4x8packed_ss_int(uint a,uint b,int c){return add_sat(dot_4x8packed_ss_int(a,b),c);}
dot_acc_sat_4x8packed_uu_uint	inline uint dot_acc_sat_4x8packed_uu_uint(uint a,uint b,uint c){return add_sat(dot_4x8packed_uu_uint(a,b),c);}
dot_acc_sat_4x8packed_su_int	inline int dot_acc_sat_4x8packed_su_int(uint a,uint b,int c){return add_sat(dot_4x8packed_su_int(a,b),c);}
dot_acc_sat_4x8packed_us_int	inline int dot_acc_sat_4x8packed_us_int(uint a,uint b,int c){return add_sat(dot_4x8packed_us_int(a,b),c);}
dot	inline uint dot(uchar4 a,uchar4 b){return dot_4x8packed_uu_uint(as_uint(a),as_uint(b));}
dot	inline int dot(char4 a,char4 b){return dot_4x8packed_ss_int(as_uint(a),as_uint(b));}
dot	inline int dot(uchar4 a,char4 b){return dot_4x8packed_us_int(as_uint(a),as_uint(b));}
dot	inline int dot(char4 a,uchar4 b){return dot_4x8packed_su_int(as_uint(a),as_uint(b));}
dot_acc_sat	inline uint dot_acc_sat(uchar4 a,uchar4 b,uint c){return add_sat(dot(a,b),c);}
dot_acc_sat	inline int dot_acc_sat(char4 a,char4 b,int c){return add_sat(dot(a,b),c);}
dot_acc_sat	inline int dot_acc_sat(uchar4 a,char4 b,int c){return add_sat(dot(a,b),c);}
dot_acc_sat	inline int dot_acc_sat(char4 a,uchar4 b,int c){return add_sat(dot(a,b),c);}
__kb_as_i	__attribute__((kbind_op("bit.cast"),kbind_gen("int")))igentype __kb_as_i(ugentype x);
bitfield_insert	__attribute__((kbind_gen("int")))inline gentype bitfield_insert(gentype base,gentype insert,uint from,uint n){ugentype ones=(ugentype)(~(ugentype)(0)),m=n==0?(ugentype)(0):(ugentype)((ones>>(ugentype)(((uint)(sizeof(sgentype)*8))-n))<<(ugentype)(from));ugentype r=(ugentype)((__kb_u(base)&(ugentype)~m)|((__kb_u(insert)<<(ugentype)(from))&m));return*(gentype*)&r;}
bitfield_extract_unsigned	__attribute__((kbind_gen("int")))inline ugentype bitfield_extract_unsigned(gentype base,uint from,uint n){ugentype up=(ugentype)(__kb_u(base)<<(ugentype)(((uint)(sizeof(sgentype)*8))-from-n));return n==0?(ugentype)(0):(ugentype)(up>>(ugentype)(((uint)(sizeof(sgentype)*8))-n));}
bitfield_extract_signed	__attribute__((kbind_gen("int")))inline igentype bitfield_extract_signed(gentype base,uint from,uint n){igentype up=__kb_as_i((ugentype)(__kb_u(base)<<(ugentype)(((uint)(sizeof(sgentype)*8))-from-n)));return n==0?(igentype)(0):(igentype)(up>>(igentype)(((uint)(sizeof(sgentype)*8))-n));}
bit_reverse	__attribute__((kbind_gen("int")))inline gentype bit_reverse(gentype x){ugentype u=__kb_u(x);u=(ugentype)(((u>>(ugentype)(1))&(ugentype)(0x5555555555555555UL))|((u&(ugentype)(0x5555555555555555UL))<<(ugentype)(1)));u=(ugentype)(((u>>(ugentype)(2))&(ugentype)(0x3333333333333333UL))|((u&(ugentype)(0x3333333333333333UL))<<(ugentype)(2)));u=(ugentype)(((u>>(ugentype)(4))&(ugentype)(0x0f0f0f0f0f0f0f0fUL))|((u&(ugentype)(0x0f0f0f0f0f0f0f0fUL))<<(ugentype)(4)));if(((uint)(sizeof(sgentype)*8))>8)u=(ugentype)(((u>>(ugentype)(8))&(ugentype)(0x00ff00ff00ff00ffUL))|((u&(ugentype)(0x00ff00ff00ff00ffUL))<<(ugentype)(8)));if(((uint)(sizeof(sgentype)*8))>16)u=(ugentype)(((u>>(ugentype)(16))&(ugentype)(0x0000ffff0000ffffUL))|((u&(ugentype)(0x0000ffff0000ffffUL))<<(ugentype)(16)));if(((uint)(sizeof(sgentype)*8))>32)u=(ugentype)(((u>>(ugentype)(32))&(ugentype)(0x00000000ffffffffUL))|((u&(ugentype)(0x00000000ffffffffUL))<<(ugentype)(32)));return*(gentype*)&u;}
amd_bitalign	__attribute__((kbind_gen("uint32")))inline gentype amd_bitalign(gentype hi,gentype lo,gentype n){n&=31u;return lo>>n|hi<<1u<<(31u-n);}
amd_bytealign	__attribute__((kbind_gen("uint32")))inline gentype amd_bytealign(gentype hi,gentype lo,gentype n){return amd_bitalign(hi,lo,(n&3u)*8u);}
amd_bfm	__attribute__((kbind_gen("uint32")))inline gentype amd_bfm(gentype width,gentype from){return((1u<<(width&31u))-1u)<<(from&31u);}
amd_bfe	__attribute__((kbind_gen("int32")))inline gentype amd_bfe(gentype x,ugentype from,ugentype width){from&=(ugentype)(31);width&=(ugentype)(31);ugentype rest=(ugentype)(32)-from-width;gentype inside=x<<rest>>(ugentype)(32)-width,tail=x>>from;return width==(ugentype)(0)?(gentype)(0):from+width<(ugentype)(32)?inside:tail;}
__kb_sad	__attribute__((kbind_gen("uint32")))inline gentype __kb_sad(gentype a,gentype b,gentype c,uint bits){for(uint i=0;i<32;i+=bits){gentype x=a>>i&(gentype)(0xffffffffu>>32-bits),y=b>>i&(gentype)(0xffffffffu>>32-bits);c+=abs_diff(x,y);}return c;}
amd_sad	__attribute__((kbind_gen("uint32")))inline gentype amd_sad(gentype a,gentype b,gentype c){return __kb_sad(a,b,c,8);}
amd_sadw	__attribute__((kbind_gen("uint32")))inline gentype amd_sadw(gentype a,gentype b,gentype c){return __kb_sad(a,b,c,16);}
amd_sadd	__attribute__((kbind_gen("uint32")))inline gentype amd_sadd(gentype a,gentype b,gentype c){return __kb_sad(a,b,c,32);}
amd_sadhi	__attribute__((kbind_gen("uint32")))inline gentype amd_sadhi(gentype a,gentype b,gentype c){return(__kb_sad(a,b,(gentype)(0),8)<<16u)+c;}
amd_sad4	inline uint amd_sad4(uint4 a,uint4 b,uint c){return amd_sad(a.w,b.w,amd_sad(a.z,b.z,amd_sad(a.y,b.y,amd_sad(a.x,b.x,c))));}
amd_lerp	__attribute__((kbind_gen("uint32")))inline gentype amd_lerp(gentype a,gentype b,gentype c){gentype r=(gentype)(0);for(uint i=0;i<32;i+=8)r|=((a>>i&255u)+(b>>i&255u)+(c>>i&1u))>>1u<<i;return r;}
amd_unpack0	__attribute__((kbind_gen("uint32")))inline fgentype amd_unpack0(gentype x){fgentype f;for(int i=0;i<vec_step(gentype);i++)((float*)&f)[i]=(float)(((sgentype*)&x)[i]>>0&255u);return f;}
amd_unpack1	__attribute__((kbind_gen("uint32")))inline fgentype amd_unpack1(gentype x){fgentype f;for(int i=0;i<vec_step(gentype);i++)((float*)&f)[i]=(float)(((sgentype*)&x)[i]>>8&255u);return f;}
amd_unpack2	__attribute__((kbind_gen("uint32")))inline fgentype amd_unpack2(gentype x){fgentype f;for(int i=0;i<vec_step(gentype);i++)((float*)&f)[i]=(float)(((sgentype*)&x)[i]>>16&255u);return f;}
amd_unpack3	__attribute__((kbind_gen("uint32")))inline fgentype amd_unpack3(gentype x){fgentype f;for(int i=0;i<vec_step(gentype);i++)((float*)&f)[i]=(float)(((sgentype*)&x)[i]>>24&255u);return f;}
amd_min3	__attribute__((kbind_gen("int32")))inline gentype amd_min3(gentype a,gentype b,gentype c){return min(min(a,b),c);}
amd_max3	__attribute__((kbind_gen("int32")))inline gentype amd_max3(gentype a,gentype b,gentype c){return max(max(a,b),c);}
amd_median3	__attribute__((kbind_gen("int32")))inline gentype amd_median3(gentype a,gentype b,gentype c){return max(min(a,b),min(max(a,b),c));}
amd_min3	__attribute__((kbind_gen("float")))inline gentype amd_min3(gentype a,gentype b,gentype c){return min(min(a,b),c);}
amd_max3	__attribute__((kbind_gen("float")))inline gentype amd_max3(gentype a,gentype b,gentype c){return max(max(a,b),c);}
amd_median3	__attribute__((kbind_gen("float")))inline gentype amd_median3(gentype a,gentype b,gentype c){return max(min(a,b),min(max(a,b),c));}
__kb_clock	__attribute__((kbind_op("time.clock")))ulong __kb_clock(void);
clock_read_device	inline ulong clock_read_device(void){return __kb_clock();}
clock_read_hilo_device	inline uint2 clock_read_hilo_device(void){return as_uint2(__kb_clock());}
clock_read_work_group	inline ulong clock_read_work_group(void){return __kb_clock();}
clock_read_hilo_work_group	inline uint2 clock_read_hilo_work_group(void){return as_uint2(__kb_clock());}
clock_read_sub_group	inline ulong clock_read_sub_group(void){return __kb_clock();}
clock_read_hilo_sub_group	inline uint2 clock_read_hilo_sub_group(void){return as_uint2(__kb_clock());}
__builtin_expect	inline long __builtin_expect(long x,long want){return x;}
vload2	__attribute__((kbind_gen("any",2)))inline gentype vload2(size_t i,const sgentype*p){p+=i*2;return(gentype)(p[0],p[1]);}
vstore2	__attribute__((kbind_gen("any",2)))inline void vstore2(gentype v,size_t i,sgentype*p){p+=i*2;p[0]=v.s0;p[1]=v.s1;}
vload3	__attribute__((kbind_gen("any",3)))inline gentype vload3(size_t i,const sgentype*p){p+=i*3;return(gentype)(p[0],p[1],p[2]);}
vstore3	__attribute__((kbind_gen("any",3)))inline void vstore3(gentype v,size_t i,sgentype*p){p+=i*3;p[0]=v.s0;p[1]=v.s1;p[2]=v.s2;}
vload4	__attribute__((kbind_gen("any",4)))inline gentype vload4(size_t i,const sgentype*p){p+=i*4;return(gentype)(p[0],p[1],p[2],p[3]);}
vstore4	__attribute__((kbind_gen("any",4)))inline void vstore4(gentype v,size_t i,sgentype*p){p+=i*4;p[0]=v.s0;p[1]=v.s1;p[2]=v.s2;p[3]=v.s3;}
vload8	__attribute__((kbind_gen("any",8)))inline gentype vload8(size_t i,const sgentype*p){p+=i*8;return(gentype)(p[0],p[1],p[2],p[3],p[4],p[5],p[6],p[7]);}
vstore8	__attribute__((kbind_gen("any",8)))inline void vstore8(gentype v,size_t i,sgentype*p){p+=i*8;p[0]=v.s0;p[1]=v.s1;p[2]=v.s2;p[3]=v.s3;p[4]=v.s4;p[5]=v.s5;p[6]=v.s6;p[7]=v.s7;}
vload16	__attribute__((kbind_gen("any",16)))inline gentype vload16(size_t i,const sgentype*p){p+=i*16;return(gentype)(p[0],p[1],p[2],p[3],p[4],p[5],p[6],p[7],p[8],p[9],p[10],p[11],p[12],p[13],p[14],p[15]);}
vstore16	__attribute__((kbind_gen("any",16)))inline void vstore16(gentype v,size_t i,sgentype*p){p+=i*16;p[0]=v.s0;p[1]=v.s1;p[2]=v.s2;p[3]=v.s3;p[4]=v.s4;p[5]=v.s5;p[6]=v.s6;p[7]=v.s7;p[8]=v.s8;p[9]=v.s9;p[10]=v.sa;p[11]=v.sb;p[12]=v.sc;p[13]=v.sd;p[14]=v.se;p[15]=v.sf;}
vload_half	inline float vload_half(size_t i,const half*p){return(float)p[i];}
vloada_half	inline float vloada_half(size_t i,const half*p){return(float)p[i];}
vload_half2	inline float2 vload_half2(size_t i,const half*p){p+=i*2;return(float2)((float)p[0],(float)p[1]);}
vloada_half2	inline float2 vloada_half2(size_t i,const half*p){p+=i*2;return(float2)((float)p[0],(float)p[1]);}
vload_half3	inline float3 vload_half3(size_t i,const half*p){p+=i*3;return(float3)((float)p[0],(float)p[1],(float)p[2]);}
vloada_half3	inline float3 vloada_half3(size_t i,const half*p){p+=i*4;return(float3)((float)p[0],(float)p[1],(float)p[2]);}
vload_half4	inline float4 vload_half4(size_t i,const half*p){p+=i*4;return(float4)((float)p[0],(float)p[1],(float)p[2],(float)p[3]);}
vloada_half4	inline float4 vloada_half4(size_t i,const half*p){p+=i*4;return(float4)((float)p[0],(float)p[1],(float)p[2],(float)p[3]);}
vload_half8	inline float8 vload_half8(size_t i,const half*p){p+=i*8;return(float8)((float)p[0],(float)p[1],(float)p[2],(float)p[3],(float)p[4],(float)p[5],(float)p[6],(float)p[7]);}
vloada_half8	inline float8 vloada_half8(size_t i,const half*p){p+=i*8;return(float8)((float)p[0],(float)p[1],(float)p[2],(float)p[3],(float)p[4],(float)p[5],(float)p[6],(float)p[7]);}
vload_half16	inline float16 vload_half16(size_t i,const half*p){p+=i*16;return(float16)((float)p[0],(float)p[1],(float)p[2],(float)p[3],(float)p[4],(float)p[5],(float)p[6],(float)p[7],(float)p[8],(float)p[9],(float)p[10],(float)p[11],(float)p[12],(float)p[13],(float)p[14],(float)p[15]);}
vloada_half16	inline float16 vloada_half16(size_t i,const half*p){p+=i*16;return(float16)((float)p[0],(float)p[1],(float)p[2],(float)p[3],(float)p[4],(float)p[5],(float)p[6],(float)p[7],(float)p[8],(float)p[9],(float)p[10],(float)p[11],(float)p[12],(float)p[13],(float)p[14],(float)p[15]);}
vstore_half	inline void vstore_half(float v,size_t i,half*p){p[i]=convert_half(v);}
vstorea_half	inline void vstorea_half(float v,size_t i,half*p){p[i]=convert_half(v);}
vstore_half2	inline void vstore_half2(float2 v,size_t i,half*p){vstore2(convert_half2(v),i,p);}
vstorea_half2	inline void vstorea_half2(float2 v,size_t i,half*p){vstore2(convert_half2(v),0,p+i*2);}
vstore_half3	inline void vstore_half3(float3 v,size_t i,half*p){vstore3(convert_half3(v),i,p);}
vstorea_half3	inline void vstorea_half3(float3 v,size_t i,half*p){vstore3(convert_half3(v),0,p+i*4);}
vstore_half4	inline void vstore_half4(float4 v,size_t i,half*p){vstore4(convert_half4(v),i,p);}
vstorea_half4	inline void vstorea_half4(float4 v,size_t i,half*p){vstore4(convert_half4(v),0,p+i*4);}
vstore_half8	inline void vstore_half8(float8 v,size_t i,half*p){vstore8(convert_half8(v),i,p);}
vstorea_half8	inline void vstorea_half8(float8 v,size_t i,half*p){vstore8(convert_half8(v),0,p+i*8);}
vstore_half16	inline void vstore_half16(float16 v,size_t i,half*p){vstore16(convert_half16(v),i,p);}
vstorea_half16	inline void vstorea_half16(float16 v,size_t i,half*p){vstore16(convert_half16(v),0,p+i*16);}
vstore_half	inline void vstore_half(double v,size_t i,half*p){p[i]=convert_half(v);}
vstorea_half	inline void vstorea_half(double v,size_t i,half*p){p[i]=convert_half(v);}
vstore_half2	inline void vstore_half2(double2 v,size_t i,half*p){vstore2(convert_half2(v),i,p);}
vstorea_half2	inline void vstorea_half2(double2 v,size_t i,half*p){vstore2(convert_half2(v),0,p+i*2);}
vstore_half3	inline void vstore_half3(double3 v,size_t i,half*p){vstore3(convert_half3(v),i,p);}
vstorea_half3	inline void vstorea_half3(double3 v,size_t i,half*p){vstore3(convert_half3(v),0,p+i*4);}
vstore_half4	inline void vstore_half4(double4 v,size_t i,half*p){vstore4(convert_half4(v),i,p);}
vstorea_half4	inline void vstorea_half4(double4 v,size_t i,half*p){vstore4(convert_half4(v),0,p+i*4);}
vstore_half8	inline void vstore_half8(double8 v,size_t i,half*p){vstore8(convert_half8(v),i,p);}
vstorea_half8	inline void vstorea_half8(double8 v,size_t i,half*p){vstore8(convert_half8(v),0,p+i*8);}
vstore_half16	inline void vstore_half16(double16 v,size_t i,half*p){vstore16(convert_half16(v),i,p);}
vstorea_half16	inline void vstorea_half16(double16 v,size_t i,half*p){vstore16(convert_half16(v),0,p+i*16);}
vstore_half_rte	inline void vstore_half_rte(float v,size_t i,half*p){p[i]=convert_half_rte(v);}
vstorea_half_rte	inline void vstorea_half_rte(float v,size_t i,half*p){p[i]=convert_half_rte(v);}
vstore_half2_rte	inline void vstore_half2_rte(float2 v,size_t i,half*p){vstore2(convert_half2_rte(v),i,p);}
vstorea_half2_rte	inline void vstorea_half2_rte(float2 v,size_t i,half*p){vstore2(convert_half2_rte(v),0,p+i*2);}
vstore_half3_rte	inline void vstore_half3_rte(float3 v,size_t i,half*p){vstore3(convert_half3_rte(v),i,p);}
vstorea_half3_rte	inline void vstorea_half3_rte(float3 v,size_t i,half*p){vstore3(convert_half3_rte(v),0,p+i*4);}
vstore_half4_rte	inline void vstore_half4_rte(float4 v,size_t i,half*p){vstore4(convert_half4_rte(v),i,p);}
vstorea_half4_rte	inline void vstorea_half4_rte(float4 v,size_t i,half*p){vstore4(convert_half4_rte(v),0,p+i*4);}
vstore_half8_rte	inline void vstore_half8_rte(float8 v,size_t i,half*p){vstore8(convert_half8_rte(v),i,p);}
vstorea_half8_rte	inline void vstorea_half8_rte(float8 v,size_t i,half*p){vstore8(convert_half8_rte(v),0,p+i*8);}
vstore_half16_rte	inline void vstore_half16_rte(float16 v,size_t i,half*p){vstore16(convert_half16_rte(v),i,p);}
vstorea_half16_rte	inline void vstorea_half16_rte(float16 v,size_t i,half*p){vstore16(convert_half16_rte(v),0,p+i*16);}
vstore_half_rte	inline void vstore_half_rte(double v,size_t i,half*p){p[i]=convert_half_rte(v);}
vstorea_half_rte	inline void vstorea_half_rte(double v,size_t i,half*p){p[i]=convert_half_rte(v);}
vstore_half2_rte	inline void vstore_half2_rte(double2 v,size_t i,half*p){vstore2(convert_half2_rte(v),i,p);}
vstorea_half2_rte	inline void vstorea_half2_rte(double2 v,size_t i,half*p){vstore2(convert_half2_rte(v),0,p+i*2);}
vstore_half3_rte	inline void vstore_half3_rte(double3 v,size_t i,half*p){vstore3(convert_half3_rte(v),i,p);}
vstorea_half3_rte	inline void vstorea_half3_rte(double3 v,size_t i,half*p){vstore3(convert_half3_rte(v),0,p+i*4);}
vstore_half4_rte	inline void vstore_half4_rte(double4 v,size_t i,half*p){vstore4(convert_half4_rte(v),i,p);}
vstorea_half4_rte	inline void vstorea_half4_rte(double4 v,size_t i,half*p){vstore4(convert_half4_rte(v),0,p+i*4);}
vstore_half8_rte	inline void vstore_half8_rte(double8 v,size_t i,half*p){vstore8(convert_half8_rte(v),i,p);}
vstorea_half8_rte	inline void vstorea_half8_rte(double8 v,size_t i,half*p){vstore8(convert_half8_rte(v),0,p+i*8);}
vstore_half16_rte	inline void vstore_half16_rte(double16 v,size_t i,half*p){vstore16(convert_half16_rte(v),i,p);}
vstorea_half16_rte	inline void vstorea_half16_rte(double16 v,size_t i,half*p){vstore16(convert_half16_rte(v),0,p+i*16);}
vstore_half_rtz	inline void vstore_half_rtz(float v,size_t i,half*p){p[i]=convert_half_rtz(v);}
vstorea_half_rtz	inline void vstorea_half_rtz(float v,size_t i,half*p){p[i]=convert_half_rtz(v);}
vstore_half2_rtz	inline void vstore_half2_rtz(float2 v,size_t i,half*p){vstore2(convert_half2_rtz(v),i,p);}
vstorea_half2_rtz	inline void vstorea_half2_rtz(float2 v,size_t i,half*p){vstore2(convert_half2_rtz(v),0,p+i*2);}
vstore_half3_rtz	inline void vstore_half3_rtz(float3 v,size_t i,half*p){vstore3(convert_half3_rtz(v),i,p);}
vstorea_half3_rtz	inline void vstorea_half3_rtz(float3 v,size_t i,half*p){vstore3(convert_half3_rtz(v),0,p+i*4);}
vstore_half4_rtz	inline void vstore_half4_rtz(float4 v,size_t i,half*p){vstore4(convert_half4_rtz(v),i,p);}
vstorea_half4_rtz	inline void vstorea_half4_rtz(float4 v,size_t i,half*p){vstore4(convert_half4_rtz(v),0,p+i*4);}
vstore_half8_rtz	inline void vstore_half8_rtz(float8 v,size_t i,half*p){vstore8(convert_half8_rtz(v),i,p);}
vstorea_half8_rtz	inline void vstorea_half8_rtz(float8 v,size_t i,half*p){vstore8(convert_half8_rtz(v),0,p+i*8);}
vstore_half16_rtz	inline void vstore_half16_rtz(float16 v,size_t i,half*p){vstore16(convert_half16_rtz(v),i,p);}
vstorea_half16_rtz	inline void vstorea_half16_rtz(float16 v,size_t i,half*p){vstore16(convert_half16_rtz(v),0,p+i*16);}
vstore_half_rtz	inline void vstore_half_rtz(double v,size_t i,half*p){p[i]=convert_half_rtz(v);}
vstorea_half_rtz	inline void vstorea_half_rtz(double v,size_t i,half*p){p[i]=convert_half_rtz(v);}
vstore_half2_rtz	inline void vstore_half2_rtz(double2 v,size_t i,half*p){vstore2(convert_half2_rtz(v),i,p);}
vstorea_half2_rtz	inline void vstorea_half2_rtz(double2 v,size_t i,half*p){vstore2(convert_half2_rtz(v),0,p+i*2);}
vstore_half3_rtz	inline void vstore_half3_rtz(double3 v,size_t i,half*p){vstore3(convert_half3_rtz(v),i,p);}
vstorea_half3_rtz	inline void vstorea_half3_rtz(double3 v,size_t i,half*p){vstore3(convert_half3_rtz(v),0,p+i*4);}
vstore_half4_rtz	inline void vstore_half4_rtz(double4 v,size_t i,half*p){vstore4(convert_half4_rtz(v),i,p);}
vstorea_half4_rtz	inline void vstorea_half4_rtz(double4 v,size_t i,half*p){vstore4(convert_half4_rtz(v),0,p+i*4);}
vstore_half8_rtz	inline void vstore_half8_rtz(double8 v,size_t i,half*p){vstore8(convert_half8_rtz(v),i,p);}
vstorea_half8_rtz	inline void vstorea_half8_rtz(double8 v,size_t i,half*p){vstore8(convert_half8_rtz(v),0,p+i*8);}
vstore_half16_rtz	inline void vstore_half16_rtz(double16 v,size_t i,half*p){vstore16(convert_half16_rtz(v),i,p);}
vstorea_half16_rtz	inline void vstorea_half16_rtz(double16 v,size_t i,half*p){vstore16(convert_half16_rtz(v),0,p+i*16);}
vstore_half_rtp	inline void vstore_half_rtp(float v,size_t i,half*p){p[i]=convert_half_rtp(v);}
vstorea_half_rtp	inline void vstorea_half_rtp(float v,size_t i,half*p){p[i]=convert_half_rtp(v);}
vstore_half2_rtp	inline void vstore_half2_rtp(float2 v,size_t i,half*p){vstore2(convert_half2_rtp(v),i,p);}
vstorea_half2_rtp	inline void vstorea_half2_rtp(float2 v,size_t i,half*p){vstore2(convert_half2_rtp(v),0,p+i*2);}
vstore_half3_rtp	inline void vstore_half3_rtp(float3 v,size_t i,half*p){vstore3(convert_half3_rtp(v),i,p);}
vstorea_half3_rtp	inline void vstorea_half3_rtp(float3 v,size_t i,half*p){vstore3(convert_half3_rtp(v),0,p+i*4);}
vstore_half4_rtp	inline void vstore_half4_rtp(float4 v,size_t i,half*p){vstore4(convert_half4_rtp(v),i,p);}
vstorea_half4_rtp	inline void vstorea_half4_rtp(float4 v,size_t i,half*p){vstore4(convert_half4_rtp(v),0,p+i*4);}
vstore_half8_rtp	inline void vstore_half8_rtp(float8 v,size_t i,half*p){vstore8(convert_half8_rtp(v),i,p);}
vstorea_half8_rtp	inline void vstorea_half8_rtp(float8 v,size_t i,half*p){vstore8(convert_half8_rtp(v),0,p+i*8);}
vstore_half16_rtp	inline void vstore_half16_rtp(float16 v,size_t i,half*p){vstore16(convert_half16_rtp(v),i,p);}
vstorea_half16_rtp	inline void vstorea_half16_rtp(float16 v,size_t i,half*p){vstore16(convert_half16_rtp(v),0,p+i*16);}
vstore_half_rtp	inline void vstore_half_rtp(double v,size_t i,half*p){p[i]=convert_half_rtp(v);}
vstorea_half_rtp	inline void vstorea_half_rtp(double v,size_t i,half*p){p[i]=convert_half_rtp(v);}
vstore_half2_rtp	inline void vstore_half2_rtp(double2 v,size_t i,half*p){vstore2(convert_half2_rtp(v),i,p);}
vstorea_half2_rtp	inline void vstorea_half2_rtp(double2 v,size_t i,half*p){vstore2(convert_half2_rtp(v),0,p+i*2);}
vstore_half3_rtp	inline void vstore_half3_rtp(double3 v,size_t i,half*p){vstore3(convert_half3_rtp(v),i,p);}
vstorea_half3_rtp	inline void vstorea_half3_rtp(double3 v,size_t i,half*p){vstore3(convert_half3_rtp(v),0,p+i*4);}
vstore_half4_rtp	inline void vstore_half4_rtp(double4 v,size_t i,half*p){vstore4(convert_half4_rtp(v),i,p);}
vstorea_half4_rtp	inline void vstorea_half4_rtp(double4 v,size_t i,half*p){vstore4(convert_half4_rtp(v),0,p+i*4);}
vstore_half8_rtp	inline void vstore_half8_rtp(double8 v,size_t i,half*p){vstore8(convert_half8_rtp(v),i,p);}
vstorea_half8_rtp	inline void vstorea_half8_rtp(double8 v,size_t i,half*p){vstore8(convert_half8_rtp(v),0,p+i*8);}
vstore_half16_rtp	inline void vstore_half16_rtp(double16 v,size_t i,half*p){vstore16(convert_half16_rtp(v),i,p);}
vstorea_half16_rtp	inline void vstorea_half16_rtp(double16 v,size_t i,half*p){vstore16(convert_half16_rtp(v),0,p+i*16);}
vstore_half_rtn	inline void vstore_half_rtn(float v,size_t i,half*p){p[i]=convert_half_rtn(v);}
vstorea_half_rtn	inline void vstorea_half_rtn(float v,size_t i,half*p){p[i]=convert_half_rtn(v);}
vstore_half2_rtn	inline void vstore_half2_rtn(float2 v,size_t i,half*p){vstore2(convert_half2_rtn(v),i,p);}
vstorea_half2_rtn	inline void vstorea_half2_rtn(float2 v,size_t i,half*p){vstore2(convert_half2_rtn(v),0,p+i*2);}
vstore_half3_rtn	inline void vstore_half3_rtn(float3 v,size_t i,half*p){vstore3(convert_half3_rtn(v),i,p);}
vstorea_half3_rtn	inline void vstorea_half3_rtn(float3 v,size_t i,half*p){vstore3(convert_half3_rtn(v),0,p+i*4);}
vstore_half4_rtn	inline void vstore_half4_rtn(float4 v,size_t i,half*p){vstore4(convert_half4_rtn(v),i,p);}
vstorea_half4_rtn	inline void vstorea_half4_rtn(float4 v,size_t i,half*p){vstore4(convert_half4_rtn(v),0,p+i*4);}
vstore_half8_rtn	inline void vstore_half8_rtn(float8 v,size_t i,half*p){vstore8(convert_half8_rtn(v),i,p);}
vstorea_half8_rtn	inline void vstorea_half8_rtn(float8 v,size_t i,half*p){vstore8(convert_half8_rtn(v),0,p+i*8);}
vstore_half16_rtn	inline void vstore_half16_rtn(float16 v,size_t i,half*p){vstore16(convert_half16_rtn(v),i,p);}
vstorea_half16_rtn	inline void vstorea_half16_rtn(float16 v,size_t i,half*p){vstore16(convert_half16_rtn(v),0,p+i*16);}
vstore_half_rtn	inline void vstore_half_rtn(double v,size_t i,half*p){p[i]=convert_half_rtn(v);}
vstorea_half_rtn	inline void vstorea_half_rtn(double v,size_t i,half*p){p[i]=convert_half_rtn(v);}
vstore_half2_rtn	inline void vstore_half2_rtn(double2 v,size_t i,half*p){vstore2(convert_half2_rtn(v),i,p);}
vstorea_half2_rtn	inline void vstorea_half2_rtn(double2 v,size_t i,half*p){vstore2(convert_half2_rtn(v),0,p+i*2);}
vstore_half3_rtn	inline void vstore_half3_rtn(double3 v,size_t i,half*p){vstore3(convert_half3_rtn(v),i,p);}
vstorea_half3_rtn	inline void vstorea_half3_rtn(double3 v,size_t i,half*p){vstore3(convert_half3_rtn(v),0,p+i*4);}
vstore_half4_rtn	inline void vstore_half4_rtn(double4 v,size_t i,half*p){vstore4(convert_half4_rtn(v),i,p);}
vstorea_half4_rtn	inline void vstorea_half4_rtn(double4 v,size_t i,half*p){vstore4(convert_half4_rtn(v),0,p+i*4);}
vstore_half8_rtn	inline void vstore_half8_rtn(double8 v,size_t i,half*p){vstore8(convert_half8_rtn(v),i,p);}
vstorea_half8_rtn	inline void vstorea_half8_rtn(double8 v,size_t i,half*p){vstore8(convert_half8_rtn(v),0,p+i*8);}
vstore_half16_rtn	inline void vstore_half16_rtn(double16 v,size_t i,half*p){vstore16(convert_half16_rtn(v),i,p);}
vstorea_half16_rtn	inline void vstorea_half16_rtn(double16 v,size_t i,half*p){vstore16(convert_half16_rtn(v),0,p+i*16);}
shuffle	inline char2 shuffle(char2 x,uchar2 k){uchar i=2-1;char a[2];vstore2(x,0,a);return(char2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline char2 shuffle2(char2 x,char2 y,uchar2 k){uchar i=2*2-1;char a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(char2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline char4 shuffle(char2 x,uchar4 k){uchar i=2-1;char a[2];vstore2(x,0,a);return(char4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline char4 shuffle2(char2 x,char2 y,uchar4 k){uchar i=2*2-1;char a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(char4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline char8 shuffle(char2 x,uchar8 k){uchar i=2-1;char a[2];vstore2(x,0,a);return(char8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline char8 shuffle2(char2 x,char2 y,uchar8 k){uchar i=2*2-1;char a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(char8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline char16 shuffle(char2 x,uchar16 k){uchar i=2-1;char a[2];vstore2(x,0,a);return(char16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline char16 shuffle2(char2 x,char2 y,uchar16 k){uchar i=2*2-1;char a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(char16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline char2 shuffle(char4 x,uchar2 k){uchar i=4-1;char a[4];vstore4(x,0,a);return(char2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline char2 shuffle2(char4 x,char4 y,uchar2 k){uchar i=2*4-1;char a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(char2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline char4 shuffle(char4 x,uchar4 k){uchar i=4-1;char a[4];vstore4(x,0,a);return(char4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline char4 shuffle2(char4 x,char4 y,uchar4 k){uchar i=2*4-1;char a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(char4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline char8 shuffle(char4 x,uchar8 k){uchar i=4-1;char a[4];vstore4(x,0,a);return(char8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline char8 shuffle2(char4 x,char4 y,uchar8 k){uchar i=2*4-1;char a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(char8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline char16 shuffle(char4 x,uchar16 k){uchar i=4-1;char a[4];vstore4(x,0,a);return(char16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline char16 shuffle2(char4 x,char4 y,uchar16 k){uchar i=2*4-1;char a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(char16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline char2 shuffle(char8 x,uchar2 k){uchar i=8-1;char a[8];vstore8(x,0,a);return(char2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline char2 shuffle2(char8 x,char8 y,uchar2 k){uchar i=2*8-1;char a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(char2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline char4 shuffle(char8 x,uchar4 k){uchar i=8-1;char a[8];vstore8(x,0,a);return(char4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline char4 shuffle2(char8 x,char8 y,uchar4 k){uchar i=2*8-1;char a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(char4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline char8 shuffle(char8 x,uchar8 k){uchar i=8-1;char a[8];vstore8(x,0,a);return(char8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline char8 shuffle2(char8 x,char8 y,uchar8 k){uchar i=2*8-1;char a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(char8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline char16 shuffle(char8 x,uchar16 k){uchar i=8-1;char a[8];vstore8(x,0,a);return(char16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline char16 shuffle2(char8 x,char8 y,uchar16 k){uchar i=2*8-1;char a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(char16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline char2 shuffle(char16 x,uchar2 k){uchar i=16-1;char a[16];vstore16(x,0,a);return(char2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline char2 shuffle2(char16 x,char16 y,uchar2 k){uchar i=2*16-1;char a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(char2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline char4 shuffle(char16 x,uchar4 k){uchar i=16-1;char a[16];vstore16(x,0,a);return(char4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline char4 shuffle2(char16 x,char16 y,uchar4 k){uchar i=2*16-1;char a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(char4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline char8 shuffle(char16 x,uchar8 k){uchar i=16-1;char a[16];vstore16(x,0,a);return(char8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline char8 shuffle2(char16 x,char16 y,uchar8 k){uchar i=2*16-1;char a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(char8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline char16 shuffle(char16 x,uchar16 k){uchar i=16-1;char a[16];vstore16(x,0,a);return(char16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline char16 shuffle2(char16 x,char16 y,uchar16 k){uchar i=2*16-1;char a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(char16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline uchar2 shuffle(uchar2 x,uchar2 k){uchar i=2-1;uchar a[2];vstore2(x,0,a);return(uchar2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline uchar2 shuffle2(uchar2 x,uchar2 y,uchar2 k){uchar i=2*2-1;uchar a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(uchar2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline uchar4 shuffle(uchar2 x,uchar4 k){uchar i=2-1;uchar a[2];vstore2(x,0,a);return(uchar4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline uchar4 shuffle2(uchar2 x,uchar2 y,uchar4 k){uchar i=2*2-1;uchar a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(uchar4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline uchar8 shuffle(uchar2 x,uchar8 k){uchar i=2-1;uchar a[2];vstore2(x,0,a);return(uchar8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline uchar8 shuffle2(uchar2 x,uchar2 y,uchar8 k){uchar i=2*2-1;uchar a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(uchar8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline uchar16 shuffle(uchar2 x,uchar16 k){uchar i=2-1;uchar a[2];vstore2(x,0,a);return(uchar16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline uchar16 shuffle2(uchar2 x,uchar2 y,uchar16 k){uchar i=2*2-1;uchar a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(uchar16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline uchar2 shuffle(uchar4 x,uchar2 k){uchar i=4-1;uchar a[4];vstore4(x,0,a);return(uchar2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline uchar2 shuffle2(uchar4 x,uchar4 y,uchar2 k){uchar i=2*4-1;uchar a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(uchar2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline uchar4 shuffle(uchar4 x,uchar4 k){uchar i=4-1;uchar a[4];vstore4(x,0,a);return(uchar4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline uchar4 shuffle2(uchar4 x,uchar4 y,uchar4 k){uchar i=2*4-1;uchar a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(uchar4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline uchar8 shuffle(uchar4 x,uchar8 k){uchar i=4-1;uchar a[4];vstore4(x,0,a);return(uchar8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline uchar8 shuffle2(uchar4 x,uchar4 y,uchar8 k){uchar i=2*4-1;uchar a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(uchar8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline uchar16 shuffle(uchar4 x,uchar16 k){uchar i=4-1;uchar a[4];vstore4(x,0,a);return(uchar16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline uchar16 shuffle2(uchar4 x,uchar4 y,uchar16 k){uchar i=2*4-1;uchar a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(uchar16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline uchar2 shuffle(uchar8 x,uchar2 k){uchar i=8-1;uchar a[8];vstore8(x,0,a);return(uchar2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline uchar2 shuffle2(uchar8 x,uchar8 y,uchar2 k){uchar i=2*8-1;uchar a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(uchar2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline uchar4 shuffle(uchar8 x,uchar4 k){uchar i=8-1;uchar a[8];vstore8(x,0,a);return(uchar4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline uchar4 shuffle2(uchar8 x,uchar8 y,uchar4 k){uchar i=2*8-1;uchar a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(uchar4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline uchar8 shuffle(uchar8 x,uchar8 k){uchar i=8-1;uchar a[8];vstore8(x,0,a);return(uchar8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline uchar8 shuffle2(uchar8 x,uchar8 y,uchar8 k){uchar i=2*8-1;uchar a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(uchar8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline uchar16 shuffle(uchar8 x,uchar16 k){uchar i=8-1;uchar a[8];vstore8(x,0,a);return(uchar16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline uchar16 shuffle2(uchar8 x,uchar8 y,uchar16 k){uchar i=2*8-1;uchar a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(uchar16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline uchar2 shuffle(uchar16 x,uchar2 k){uchar i=16-1;uchar a[16];vstore16(x,0,a);return(uchar2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline uchar2 shuffle2(uchar16 x,uchar16 y,uchar2 k){uchar i=2*16-1;uchar a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(uchar2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline uchar4 shuffle(uchar16 x,uchar4 k){uchar i=16-1;uchar a[16];vstore16(x,0,a);return(uchar4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline uchar4 shuffle2(uchar16 x,uchar16 y,uchar4 k){uchar i=2*16-1;uchar a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(uchar4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline uchar8 shuffle(uchar16 x,uchar8 k){uchar i=16-1;uchar a[16];vstore16(x,0,a);return(uchar8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline uchar8 shuffle2(uchar16 x,uchar16 y,uchar8 k){uchar i=2*16-1;uchar a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(uchar8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline uchar16 shuffle(uchar16 x,uchar16 k){uchar i=16-1;uchar a[16];vstore16(x,0,a);return(uchar16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline uchar16 shuffle2(uchar16 x,uchar16 y,uchar16 k){uchar i=2*16-1;uchar a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(uchar16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline short2 shuffle(short2 x,ushort2 k){ushort i=2-1;short a[2];vstore2(x,0,a);return(short2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline short2 shuffle2(short2 x,short2 y,ushort2 k){ushort i=2*2-1;short a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(short2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline short4 shuffle(short2 x,ushort4 k){ushort i=2-1;short a[2];vstore2(x,0,a);return(short4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline short4 shuffle2(short2 x,short2 y,ushort4 k){ushort i=2*2-1;short a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(short4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline short8 shuffle(short2 x,ushort8 k){ushort i=2-1;short a[2];vstore2(x,0,a);return(short8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline short8 shuffle2(short2 x,short2 y,ushort8 k){ushort i=2*2-1;short a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(short8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline short16 shuffle(short2 x,ushort16 k){ushort i=2-1;short a[2];vstore2(x,0,a);return(short16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline short16 shuffle2(short2 x,short2 y,ushort16 k){ushort i=2*2-1;short a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(short16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline short2 shuffle(short4 x,ushort2 k){ushort i=4-1;short a[4];vstore4(x,0,a);return(short2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline short2 shuffle2(short4 x,short4 y,ushort2 k){ushort i=2*4-1;short a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(short2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline short4 shuffle(short4 x,ushort4 k){ushort i=4-1;short a[4];vstore4(x,0,a);return(short4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline short4 shuffle2(short4 x,short4 y,ushort4 k){ushort i=2*4-1;short a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(short4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline short8 shuffle(short4 x,ushort8 k){ushort i=4-1;short a[4];vstore4(x,0,a);return(short8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline short8 shuffle2(short4 x,short4 y,ushort8 k){ushort i=2*4-1;short a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(short8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline short16 shuffle(short4 x,ushort16 k){ushort i=4-1;short a[4];vstore4(x,0,a);return(short16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline short16 shuffle2(short4 x,short4 y,ushort16 k){ushort i=2*4-1;short a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(short16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline short2 shuffle(short8 x,ushort2 k){ushort i=8-1;short a[8];vstore8(x,0,a);return(short2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline short2 shuffle2(short8 x,short8 y,ushort2 k){ushort i=2*8-1;short a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(short2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline short4 shuffle(short8 x,ushort4 k){ushort i=8-1;short a[8];vstore8(x,0,a);return(short4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline short4 shuffle2(short8 x,short8 y,ushort4 k){ushort i=2*8-1;short a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(short4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline short8 shuffle(short8 x,ushort8 k){ushort i=8-1;short a[8];vstore8(x,0,a);return(short8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline short8 shuffle2(short8 x,short8 y,ushort8 k){ushort i=2*8-1;short a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(short8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline short16 shuffle(short8 x,ushort16 k){ushort i=8-1;short a[8];vstore8(x,0,a);return(short16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline short16 shuffle2(short8 x,short8 y,ushort16 k){ushort i=2*8-1;short a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(short16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline short2 shuffle(short16 x,ushort2 k){ushort i=16-1;short a[16];vstore16(x,0,a);return(short2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline short2 shuffle2(short16 x,short16 y,ushort2 k){ushort i=2*16-1;short a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(short2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline short4 shuffle(short16 x,ushort4 k){ushort i=16-1;short a[16];vstore16(x,0,a);return(short4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline short4 shuffle2(short16 x,short16 y,ushort4 k){ushort i=2*16-1;short a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(short4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline short8 shuffle(short16 x,ushort8 k){ushort i=16-1;short a[16];vstore16(x,0,a);return(short8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline short8 shuffle2(short16 x,short16 y,ushort8 k){ushort i=2*16-1;short a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(short8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline short16 shuffle(short16 x,ushort16 k){ushort i=16-1;short a[16];vstore16(x,0,a);return(short16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline short16 shuffle2(short16 x,short16 y,ushort16 k){ushort i=2*16-1;short a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(short16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline ushort2 shuffle(ushort2 x,ushort2 k){ushort i=2-1;ushort a[2];vstore2(x,0,a);return(ushort2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline ushort2 shuffle2(ushort2 x,ushort2 y,ushort2 k){ushort i=2*2-1;ushort a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(ushort2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline ushort4 shuffle(ushort2 x,ushort4 k){ushort i=2-1;ushort a[2];vstore2(x,0,a);return(ushort4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline ushort4 shuffle2(ushort2 x,ushort2 y,ushort4 k){ushort i=2*2-1;ushort a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(ushort4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline ushort8 shuffle(ushort2 x,ushort8 k){ushort i=2-1;ushort a[2];vstore2(x,0,a);return(ushort8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline ushort8 shuffle2(ushort2 x,ushort2 y,ushort8 k){ushort i=2*2-1;ushort a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(ushort8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline ushort16 shuffle(ushort2 x,ushort16 k){ushort i=2-1;ushort a[2];vstore2(x,0,a);return(ushort16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline ushort16 shuffle2(ushort2 x,ushort2 y,ushort16 k){ushort i=2*2-1;ushort a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(ushort16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline ushort2 shuffle(ushort4 x,ushort2 k){ushort i=4-1;ushort a[4];vstore4(x,0,a);return(ushort2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline ushort2 shuffle2(ushort4 x,ushort4 y,ushort2 k){ushort i=2*4-1;ushort a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(ushort2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline ushort4 shuffle(ushort4 x,ushort4 k){ushort i=4-1;ushort a[4];vstore4(x,0,a);return(ushort4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline ushort4 shuffle2(ushort4 x,ushort4 y,ushort4 k){ushort i=2*4-1;ushort a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(ushort4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline ushort8 shuffle(ushort4 x,ushort8 k){ushort i=4-1;ushort a[4];vstore4(x,0,a);return(ushort8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline ushort8 shuffle2(ushort4 x,ushort4 y,ushort8 k){ushort i=2*4-1;ushort a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(ushort8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline ushort16 shuffle(ushort4 x,ushort16 k){ushort i=4-1;ushort a[4];vstore4(x,0,a);return(ushort16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline ushort16 shuffle2(ushort4 x,ushort4 y,ushort16 k){ushort i=2*4-1;ushort a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(ushort16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline ushort2 shuffle(ushort8 x,ushort2 k){ushort i=8-1;ushort a[8];vstore8(x,0,a);return(ushort2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline ushort2 shuffle2(ushort8 x,ushort8 y,ushort2 k){ushort i=2*8-1;ushort a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(ushort2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline ushort4 shuffle(ushort8 x,ushort4 k){ushort i=8-1;ushort a[8];vstore8(x,0,a);return(ushort4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline ushort4 shuffle2(ushort8 x,ushort8 y,ushort4 k){ushort i=2*8-1;ushort a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(ushort4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline ushort8 shuffle(ushort8 x,ushort8 k){ushort i=8-1;ushort a[8];vstore8(x,0,a);return(ushort8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline ushort8 shuffle2(ushort8 x,ushort8 y,ushort8 k){ushort i=2*8-1;ushort a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(ushort8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline ushort16 shuffle(ushort8 x,ushort16 k){ushort i=8-1;ushort a[8];vstore8(x,0,a);return(ushort16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline ushort16 shuffle2(ushort8 x,ushort8 y,ushort16 k){ushort i=2*8-1;ushort a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(ushort16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline ushort2 shuffle(ushort16 x,ushort2 k){ushort i=16-1;ushort a[16];vstore16(x,0,a);return(ushort2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline ushort2 shuffle2(ushort16 x,ushort16 y,ushort2 k){ushort i=2*16-1;ushort a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(ushort2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline ushort4 shuffle(ushort16 x,ushort4 k){ushort i=16-1;ushort a[16];vstore16(x,0,a);return(ushort4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline ushort4 shuffle2(ushort16 x,ushort16 y,ushort4 k){ushort i=2*16-1;ushort a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(ushort4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline ushort8 shuffle(ushort16 x,ushort8 k){ushort i=16-1;ushort a[16];vstore16(x,0,a);return(ushort8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline ushort8 shuffle2(ushort16 x,ushort16 y,ushort8 k){ushort i=2*16-1;ushort a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(ushort8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline ushort16 shuffle(ushort16 x,ushort16 k){ushort i=16-1;ushort a[16];vstore16(x,0,a);return(ushort16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline ushort16 shuffle2(ushort16 x,ushort16 y,ushort16 k){ushort i=2*16-1;ushort a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(ushort16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline int2 shuffle(int2 x,uint2 k){uint i=2-1;int a[2];vstore2(x,0,a);return(int2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline int2 shuffle2(int2 x,int2 y,uint2 k){uint i=2*2-1;int a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(int2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline int4 shuffle(int2 x,uint4 k){uint i=2-1;int a[2];vstore2(x,0,a);return(int4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline int4 shuffle2(int2 x,int2 y,uint4 k){uint i=2*2-1;int a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(int4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline int8 shuffle(int2 x,uint8 k){uint i=2-1;int a[2];vstore2(x,0,a);return(int8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline int8 shuffle2(int2 x,int2 y,uint8 k){uint i=2*2-1;int a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(int8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline int16 shuffle(int2 x,uint16 k){uint i=2-1;int a[2];vstore2(x,0,a);return(int16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline int16 shuffle2(int2 x,int2 y,uint16 k){uint i=2*2-1;int a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(int16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline int2 shuffle(int4 x,uint2 k){uint i=4-1;int a[4];vstore4(x,0,a);return(int2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline int2 shuffle2(int4 x,int4 y,uint2 k){uint i=2*4-1;int a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(int2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline int4 shuffle(int4 x,uint4 k){uint i=4-1;int a[4];vstore4(x,0,a);return(int4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline int4 shuffle2(int4 x,int4 y,uint4 k){uint i=2*4-1;int a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(int4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline int8 shuffle(int4 x,uint8 k){uint i=4-1;int a[4];vstore4(x,0,a);return(int8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline int8 shuffle2(int4 x,int4 y,uint8 k){uint i=2*4-1;int a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(int8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline int16 shuffle(int4 x,uint16 k){uint i=4-1;int a[4];vstore4(x,0,a);return(int16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline int16 shuffle2(int4 x,int4 y,uint16 k){uint i=2*4-1;int a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(int16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline int2 shuffle(int8 x,uint2 k){uint i=8-1;int a[8];vstore8(x,0,a);return(int2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline int2 shuffle2(int8 x,int8 y,uint2 k){uint i=2*8-1;int a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(int2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline int4 shuffle(int8 x,uint4 k){uint i=8-1;int a[8];vstore8(x,0,a);return(int4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline int4 shuffle2(int8 x,int8 y,uint4 k){uint i=2*8-1;int a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(int4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline int8 shuffle(int8 x,uint8 k){uint i=8-1;int a[8];vstore8(x,0,a);return(int8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline int8 shuffle2(int8 x,int8 y,uint8 k){uint i=2*8-1;int a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(int8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline int16 shuffle(int8 x,uint16 k){uint i=8-1;int a[8];vstore8(x,0,a);return(int16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline int16 shuffle2(int8 x,int8 y,uint16 k){uint i=2*8-1;int a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(int16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline int2 shuffle(int16 x,uint2 k){uint i=16-1;int a[16];vstore16(x,0,a);return(int2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline int2 shuffle2(int16 x,int16 y,uint2 k){uint i=2*16-1;int a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(int2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline int4 shuffle(int16 x,uint4 k){uint i=16-1;int a[16];vstore16(x,0,a);return(int4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline int4 shuffle2(int16 x,int16 y,uint4 k){uint i=2*16-1;int a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(int4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline int8 shuffle(int16 x,uint8 k){uint i=16-1;int a[16];vstore16(x,0,a);return(int8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline int8 shuffle2(int16 x,int16 y,uint8 k){uint i=2*16-1;int a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(int8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline int16 shuffle(int16 x,uint16 k){uint i=16-1;int a[16];vstore16(x,0,a);return(int16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline int16 shuffle2(int16 x,int16 y,uint16 k){uint i=2*16-1;int a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(int16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline uint2 shuffle(uint2 x,uint2 k){uint i=2-1;uint a[2];vstore2(x,0,a);return(uint2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline uint2 shuffle2(uint2 x,uint2 y,uint2 k){uint i=2*2-1;uint a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(uint2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline uint4 shuffle(uint2 x,uint4 k){uint i=2-1;uint a[2];vstore2(x,0,a);return(uint4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline uint4 shuffle2(uint2 x,uint2 y,uint4 k){uint i=2*2-1;uint a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(uint4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline uint8 shuffle(uint2 x,uint8 k){uint i=2-1;uint a[2];vstore2(x,0,a);return(uint8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline uint8 shuffle2(uint2 x,uint2 y,uint8 k){uint i=2*2-1;uint a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(uint8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline uint16 shuffle(uint2 x,uint16 k){uint i=2-1;uint a[2];vstore2(x,0,a);return(uint16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline uint16 shuffle2(uint2 x,uint2 y,uint16 k){uint i=2*2-1;uint a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(uint16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline uint2 shuffle(uint4 x,uint2 k){uint i=4-1;uint a[4];vstore4(x,0,a);return(uint2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline uint2 shuffle2(uint4 x,uint4 y,uint2 k){uint i=2*4-1;uint a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(uint2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline uint4 shuffle(uint4 x,uint4 k){uint i=4-1;uint a[4];vstore4(x,0,a);return(uint4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline uint4 shuffle2(uint4 x,uint4 y,uint4 k){uint i=2*4-1;uint a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(uint4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline uint8 shuffle(uint4 x,uint8 k){uint i=4-1;uint a[4];vstore4(x,0,a);return(uint8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline uint8 shuffle2(uint4 x,uint4 y,uint8 k){uint i=2*4-1;uint a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(uint8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline uint16 shuffle(uint4 x,uint16 k){uint i=4-1;uint a[4];vstore4(x,0,a);return(uint16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline uint16 shuffle2(uint4 x,uint4 y,uint16 k){uint i=2*4-1;uint a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(uint16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline uint2 shuffle(uint8 x,uint2 k){uint i=8-1;uint a[8];vstore8(x,0,a);return(uint2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline uint2 shuffle2(uint8 x,uint8 y,uint2 k){uint i=2*8-1;uint a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(uint2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline uint4 shuffle(uint8 x,uint4 k){uint i=8-1;uint a[8];vstore8(x,0,a);return(uint4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline uint4 shuffle2(uint8 x,uint8 y,uint4 k){uint i=2*8-1;uint a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(uint4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline uint8 shuffle(uint8 x,uint8 k){uint i=8-1;uint a[8];vstore8(x,0,a);return(uint8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline uint8 shuffle2(uint8 x,uint8 y,uint8 k){uint i=2*8-1;uint a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(uint8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline uint16 shuffle(uint8 x,uint16 k){uint i=8-1;uint a[8];vstore8(x,0,a);return(uint16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline uint16 shuffle2(uint8 x,uint8 y,uint16 k){uint i=2*8-1;uint a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(uint16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline uint2 shuffle(uint16 x,uint2 k){uint i=16-1;uint a[16];vstore16(x,0,a);return(uint2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline uint2 shuffle2(uint16 x,uint16 y,uint2 k){uint i=2*16-1;uint a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(uint2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline uint4 shuffle(uint16 x,uint4 k){uint i=16-1;uint a[16];vstore16(x,0,a);return(uint4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline uint4 shuffle2(uint16 x,uint16 y,uint4 k){uint i=2*16-1;uint a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(uint4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline uint8 shuffle(uint16 x,uint8 k){uint i=16-1;uint a[16];vstore16(x,0,a);return(uint8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline uint8 shuffle2(uint16 x,uint16 y,uint8 k){uint i=2*16-1;uint a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(uint8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline uint16 shuffle(uint16 x,uint16 k){uint i=16-1;uint a[16];vstore16(x,0,a);return(uint16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline uint16 shuffle2(uint16 x,uint16 y,uint16 k){uint i=2*16-1;uint a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(uint16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline long2 shuffle(long2 x,ulong2 k){ulong i=2-1;long a[2];vstore2(x,0,a);return(long2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline long2 shuffle2(long2 x,long2 y,ulong2 k){ulong i=2*2-1;long a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(long2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline long4 shuffle(long2 x,ulong4 k){ulong i=2-1;long a[2];vstore2(x,0,a);return(long4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline long4 shuffle2(long2 x,long2 y,ulong4 k){ulong i=2*2-1;long a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(long4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline long8 shuffle(long2 x,ulong8 k){ulong i=2-1;long a[2];vstore2(x,0,a);return(long8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline long8 shuffle2(long2 x,long2 y,ulong8 k){ulong i=2*2-1;long a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(long8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline long16 shuffle(long2 x,ulong16 k){ulong i=2-1;long a[2];vstore2(x,0,a);return(long16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline long16 shuffle2(long2 x,long2 y,ulong16 k){ulong i=2*2-1;long a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(long16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline long2 shuffle(long4 x,ulong2 k){ulong i=4-1;long a[4];vstore4(x,0,a);return(long2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline long2 shuffle2(long4 x,long4 y,ulong2 k){ulong i=2*4-1;long a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(long2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline long4 shuffle(long4 x,ulong4 k){ulong i=4-1;long a[4];vstore4(x,0,a);return(long4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline long4 shuffle2(long4 x,long4 y,ulong4 k){ulong i=2*4-1;long a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(long4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline long8 shuffle(long4 x,ulong8 k){ulong i=4-1;long a[4];vstore4(x,0,a);return(long8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline long8 shuffle2(long4 x,long4 y,ulong8 k){ulong i=2*4-1;long a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(long8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline long16 shuffle(long4 x,ulong16 k){ulong i=4-1;long a[4];vstore4(x,0,a);return(long16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline long16 shuffle2(long4 x,long4 y,ulong16 k){ulong i=2*4-1;long a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(long16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline long2 shuffle(long8 x,ulong2 k){ulong i=8-1;long a[8];vstore8(x,0,a);return(long2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline long2 shuffle2(long8 x,long8 y,ulong2 k){ulong i=2*8-1;long a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(long2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline long4 shuffle(long8 x,ulong4 k){ulong i=8-1;long a[8];vstore8(x,0,a);return(long4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline long4 shuffle2(long8 x,long8 y,ulong4 k){ulong i=2*8-1;long a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(long4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline long8 shuffle(long8 x,ulong8 k){ulong i=8-1;long a[8];vstore8(x,0,a);return(long8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline long8 shuffle2(long8 x,long8 y,ulong8 k){ulong i=2*8-1;long a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(long8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline long16 shuffle(long8 x,ulong16 k){ulong i=8-1;long a[8];vstore8(x,0,a);return(long16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline long16 shuffle2(long8 x,long8 y,ulong16 k){ulong i=2*8-1;long a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(long16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline long2 shuffle(long16 x,ulong2 k){ulong i=16-1;long a[16];vstore16(x,0,a);return(long2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline long2 shuffle2(long16 x,long16 y,ulong2 k){ulong i=2*16-1;long a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(long2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline long4 shuffle(long16 x,ulong4 k){ulong i=16-1;long a[16];vstore16(x,0,a);return(long4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline long4 shuffle2(long16 x,long16 y,ulong4 k){ulong i=2*16-1;long a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(long4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline long8 shuffle(long16 x,ulong8 k){ulong i=16-1;long a[16];vstore16(x,0,a);return(long8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline long8 shuffle2(long16 x,long16 y,ulong8 k){ulong i=2*16-1;long a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(long8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline long16 shuffle(long16 x,ulong16 k){ulong i=16-1;long a[16];vstore16(x,0,a);return(long16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline long16 shuffle2(long16 x,long16 y,ulong16 k){ulong i=2*16-1;long a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(long16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline ulong2 shuffle(ulong2 x,ulong2 k){ulong i=2-1;ulong a[2];vstore2(x,0,a);return(ulong2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline ulong2 shuffle2(ulong2 x,ulong2 y,ulong2 k){ulong i=2*2-1;ulong a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(ulong2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline ulong4 shuffle(ulong2 x,ulong4 k){ulong i=2-1;ulong a[2];vstore2(x,0,a);return(ulong4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline ulong4 shuffle2(ulong2 x,ulong2 y,ulong4 k){ulong i=2*2-1;ulong a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(ulong4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline ulong8 shuffle(ulong2 x,ulong8 k){ulong i=2-1;ulong a[2];vstore2(x,0,a);return(ulong8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline ulong8 shuffle2(ulong2 x,ulong2 y,ulong8 k){ulong i=2*2-1;ulong a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(ulong8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline ulong16 shuffle(ulong2 x,ulong16 k){ulong i=2-1;ulong a[2];vstore2(x,0,a);return(ulong16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline ulong16 shuffle2(ulong2 x,ulong2 y,ulong16 k){ulong i=2*2-1;ulong a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(ulong16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline ulong2 shuffle(ulong4 x,ulong2 k){ulong i=4-1;ulong a[4];vstore4(x,0,a);return(ulong2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline ulong2 shuffle2(ulong4 x,ulong4 y,ulong2 k){ulong i=2*4-1;ulong a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(ulong2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline ulong4 shuffle(ulong4 x,ulong4 k){ulong i=4-1;ulong a[4];vstore4(x,0,a);return(ulong4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline ulong4 shuffle2(ulong4 x,ulong4 y,ulong4 k){ulong i=2*4-1;ulong a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(ulong4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline ulong8 shuffle(ulong4 x,ulong8 k){ulong i=4-1;ulong a[4];vstore4(x,0,a);return(ulong8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline ulong8 shuffle2(ulong4 x,ulong4 y,ulong8 k){ulong i=2*4-1;ulong a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(ulong8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline ulong16 shuffle(ulong4 x,ulong16 k){ulong i=4-1;ulong a[4];vstore4(x,0,a);return(ulong16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline ulong16 shuffle2(ulong4 x,ulong4 y,ulong16 k){ulong i=2*4-1;ulong a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(ulong16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline ulong2 shuffle(ulong8 x,ulong2 k){ulong i=8-1;ulong a[8];vstore8(x,0,a);return(ulong2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline ulong2 shuffle2(ulong8 x,ulong8 y,ulong2 k){ulong i=2*8-1;ulong a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(ulong2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline ulong4 shuffle(ulong8 x,ulong4 k){ulong i=8-1;ulong a[8];vstore8(x,0,a);return(ulong4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline ulong4 shuffle2(ulong8 x,ulong8 y,ulong4 k){ulong i=2*8-1;ulong a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(ulong4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline ulong8 shuffle(ulong8 x,ulong8 k){ulong i=8-1;ulong a[8];vstore8(x,0,a);return(ulong8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline ulong8 shuffle2(ulong8 x,ulong8 y,ulong8 k){ulong i=2*8-1;ulong a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(ulong8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline ulong16 shuffle(ulong8 x,ulong16 k){ulong i=8-1;ulong a[8];vstore8(x,0,a);return(ulong16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline ulong16 shuffle2(ulong8 x,ulong8 y,ulong16 k){ulong i=2*8-1;ulong a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(ulong16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline ulong2 shuffle(ulong16 x,ulong2 k){ulong i=16-1;ulong a[16];vstore16(x,0,a);return(ulong2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline ulong2 shuffle2(ulong16 x,ulong16 y,ulong2 k){ulong i=2*16-1;ulong a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(ulong2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline ulong4 shuffle(ulong16 x,ulong4 k){ulong i=16-1;ulong a[16];vstore16(x,0,a);return(ulong4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline ulong4 shuffle2(ulong16 x,ulong16 y,ulong4 k){ulong i=2*16-1;ulong a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(ulong4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline ulong8 shuffle(ulong16 x,ulong8 k){ulong i=16-1;ulong a[16];vstore16(x,0,a);return(ulong8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline ulong8 shuffle2(ulong16 x,ulong16 y,ulong8 k){ulong i=2*16-1;ulong a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(ulong8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline ulong16 shuffle(ulong16 x,ulong16 k){ulong i=16-1;ulong a[16];vstore16(x,0,a);return(ulong16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline ulong16 shuffle2(ulong16 x,ulong16 y,ulong16 k){ulong i=2*16-1;ulong a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(ulong16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline float2 shuffle(float2 x,uint2 k){uint i=2-1;float a[2];vstore2(x,0,a);return(float2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline float2 shuffle2(float2 x,float2 y,uint2 k){uint i=2*2-1;float a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(float2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline float4 shuffle(float2 x,uint4 k){uint i=2-1;float a[2];vstore2(x,0,a);return(float4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline float4 shuffle2(float2 x,float2 y,uint4 k){uint i=2*2-1;float a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(float4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline float8 shuffle(float2 x,uint8 k){uint i=2-1;float a[2];vstore2(x,0,a);return(float8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline float8 shuffle2(float2 x,float2 y,uint8 k){uint i=2*2-1;float a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(float8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline float16 shuffle(float2 x,uint16 k){uint i=2-1;float a[2];vstore2(x,0,a);return(float16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline float16 shuffle2(float2 x,float2 y,uint16 k){uint i=2*2-1;float a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(float16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline float2 shuffle(float4 x,uint2 k){uint i=4-1;float a[4];vstore4(x,0,a);return(float2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline float2 shuffle2(float4 x,float4 y,uint2 k){uint i=2*4-1;float a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(float2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline float4 shuffle(float4 x,uint4 k){uint i=4-1;float a[4];vstore4(x,0,a);return(float4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline float4 shuffle2(float4 x,float4 y,uint4 k){uint i=2*4-1;float a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(float4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline float8 shuffle(float4 x,uint8 k){uint i=4-1;float a[4];vstore4(x,0,a);return(float8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline float8 shuffle2(float4 x,float4 y,uint8 k){uint i=2*4-1;float a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(float8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline float16 shuffle(float4 x,uint16 k){uint i=4-1;float a[4];vstore4(x,0,a);return(float16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline float16 shuffle2(float4 x,float4 y,uint16 k){uint i=2*4-1;float a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(float16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline float2 shuffle(float8 x,uint2 k){uint i=8-1;float a[8];vstore8(x,0,a);return(float2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline float2 shuffle2(float8 x,float8 y,uint2 k){uint i=2*8-1;float a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(float2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline float4 shuffle(float8 x,uint4 k){uint i=8-1;float a[8];vstore8(x,0,a);return(float4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline float4 shuffle2(float8 x,float8 y,uint4 k){uint i=2*8-1;float a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(float4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline float8 shuffle(float8 x,uint8 k){uint i=8-1;float a[8];vstore8(x,0,a);return(float8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline float8 shuffle2(float8 x,float8 y,uint8 k){uint i=2*8-1;float a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(float8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline float16 shuffle(float8 x,uint16 k){uint i=8-1;float a[8];vstore8(x,0,a);return(float16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline float16 shuffle2(float8 x,float8 y,uint16 k){uint i=2*8-1;float a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(float16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline float2 shuffle(float16 x,uint2 k){uint i=16-1;float a[16];vstore16(x,0,a);return(float2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline float2 shuffle2(float16 x,float16 y,uint2 k){uint i=2*16-1;float a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(float2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline float4 shuffle(float16 x,uint4 k){uint i=16-1;float a[16];vstore16(x,0,a);return(float4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline float4 shuffle2(float16 x,float16 y,uint4 k){uint i=2*16-1;float a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(float4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline float8 shuffle(float16 x,uint8 k){uint i=16-1;float a[16];vstore16(x,0,a);return(float8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline float8 shuffle2(float16 x,float16 y,uint8 k){uint i=2*16-1;float a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(float8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline float16 shuffle(float16 x,uint16 k){uint i=16-1;float a[16];vstore16(x,0,a);return(float16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline float16 shuffle2(float16 x,float16 y,uint16 k){uint i=2*16-1;float a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(float16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline double2 shuffle(double2 x,ulong2 k){ulong i=2-1;double a[2];vstore2(x,0,a);return(double2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline double2 shuffle2(double2 x,double2 y,ulong2 k){ulong i=2*2-1;double a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(double2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline double4 shuffle(double2 x,ulong4 k){ulong i=2-1;double a[2];vstore2(x,0,a);return(double4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline double4 shuffle2(double2 x,double2 y,ulong4 k){ulong i=2*2-1;double a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(double4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline double8 shuffle(double2 x,ulong8 k){ulong i=2-1;double a[2];vstore2(x,0,a);return(double8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline double8 shuffle2(double2 x,double2 y,ulong8 k){ulong i=2*2-1;double a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(double8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline double16 shuffle(double2 x,ulong16 k){ulong i=2-1;double a[2];vstore2(x,0,a);return(double16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline double16 shuffle2(double2 x,double2 y,ulong16 k){ulong i=2*2-1;double a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(double16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline double2 shuffle(double4 x,ulong2 k){ulong i=4-1;double a[4];vstore4(x,0,a);return(double2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline double2 shuffle2(double4 x,double4 y,ulong2 k){ulong i=2*4-1;double a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(double2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline double4 shuffle(double4 x,ulong4 k){ulong i=4-1;double a[4];vstore4(x,0,a);return(double4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline double4 shuffle2(double4 x,double4 y,ulong4 k){ulong i=2*4-1;double a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(double4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline double8 shuffle(double4 x,ulong8 k){ulong i=4-1;double a[4];vstore4(x,0,a);return(double8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline double8 shuffle2(double4 x,double4 y,ulong8 k){ulong i=2*4-1;double a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(double8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline double16 shuffle(double4 x,ulong16 k){ulong i=4-1;double a[4];vstore4(x,0,a);return(double16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline double16 shuffle2(double4 x,double4 y,ulong16 k){ulong i=2*4-1;double a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(double16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline double2 shuffle(double8 x,ulong2 k){ulong i=8-1;double a[8];vstore8(x,0,a);return(double2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline double2 shuffle2(double8 x,double8 y,ulong2 k){ulong i=2*8-1;double a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(double2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline double4 shuffle(double8 x,ulong4 k){ulong i=8-1;double a[8];vstore8(x,0,a);return(double4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline double4 shuffle2(double8 x,double8 y,ulong4 k){ulong i=2*8-1;double a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(double4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline double8 shuffle(double8 x,ulong8 k){ulong i=8-1;double a[8];vstore8(x,0,a);return(double8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline double8 shuffle2(double8 x,double8 y,ulong8 k){ulong i=2*8-1;double a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(double8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline double16 shuffle(double8 x,ulong16 k){ulong i=8-1;double a[8];vstore8(x,0,a);return(double16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline double16 shuffle2(double8 x,double8 y,ulong16 k){ulong i=2*8-1;double a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(double16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline double2 shuffle(double16 x,ulong2 k){ulong i=16-1;double a[16];vstore16(x,0,a);return(double2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline double2 shuffle2(double16 x,double16 y,ulong2 k){ulong i=2*16-1;double a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(double2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline double4 shuffle(double16 x,ulong4 k){ulong i=16-1;double a[16];vstore16(x,0,a);return(double4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline double4 shuffle2(double16 x,double16 y,ulong4 k){ulong i=2*16-1;double a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(double4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline double8 shuffle(double16 x,ulong8 k){ulong i=16-1;double a[16];vstore16(x,0,a);return(double8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline double8 shuffle2(double16 x,double16 y,ulong8 k){ulong i=2*16-1;double a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(double8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline double16 shuffle(double16 x,ulong16 k){ulong i=16-1;double a[16];vstore16(x,0,a);return(double16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline double16 shuffle2(double16 x,double16 y,ulong16 k){ulong i=2*16-1;double a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(double16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline half2 shuffle(half2 x,ushort2 k){ushort i=2-1;half a[2];vstore2(x,0,a);return(half2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline half2 shuffle2(half2 x,half2 y,ushort2 k){ushort i=2*2-1;half a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(half2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline half4 shuffle(half2 x,ushort4 k){ushort i=2-1;half a[2];vstore2(x,0,a);return(half4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline half4 shuffle2(half2 x,half2 y,ushort4 k){ushort i=2*2-1;half a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(half4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline half8 shuffle(half2 x,ushort8 k){ushort i=2-1;half a[2];vstore2(x,0,a);return(half8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline half8 shuffle2(half2 x,half2 y,ushort8 k){ushort i=2*2-1;half a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(half8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline half16 shuffle(half2 x,ushort16 k){ushort i=2-1;half a[2];vstore2(x,0,a);return(half16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline half16 shuffle2(half2 x,half2 y,ushort16 k){ushort i=2*2-1;half a[2*2];vstore2(x,0,a);vstore2(y,1,a);return(half16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline half2 shuffle(half4 x,ushort2 k){ushort i=4-1;half a[4];vstore4(x,0,a);return(half2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline half2 shuffle2(half4 x,half4 y,ushort2 k){ushort i=2*4-1;half a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(half2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline half4 shuffle(half4 x,ushort4 k){ushort i=4-1;half a[4];vstore4(x,0,a);return(half4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline half4 shuffle2(half4 x,half4 y,ushort4 k){ushort i=2*4-1;half a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(half4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline half8 shuffle(half4 x,ushort8 k){ushort i=4-1;half a[4];vstore4(x,0,a);return(half8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline half8 shuffle2(half4 x,half4 y,ushort8 k){ushort i=2*4-1;half a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(half8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline half16 shuffle(half4 x,ushort16 k){ushort i=4-1;half a[4];vstore4(x,0,a);return(half16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline half16 shuffle2(half4 x,half4 y,ushort16 k){ushort i=2*4-1;half a[2*4];vstore4(x,0,a);vstore4(y,1,a);return(half16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline half2 shuffle(half8 x,ushort2 k){ushort i=8-1;half a[8];vstore8(x,0,a);return(half2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline half2 shuffle2(half8 x,half8 y,ushort2 k){ushort i=2*8-1;half a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(half2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline half4 shuffle(half8 x,ushort4 k){ushort i=8-1;half a[8];vstore8(x,0,a);return(half4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline half4 shuffle2(half8 x,half8 y,ushort4 k){ushort i=2*8-1;half a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(half4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline half8 shuffle(half8 x,ushort8 k){ushort i=8-1;half a[8];vstore8(x,0,a);return(half8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline half8 shuffle2(half8 x,half8 y,ushort8 k){ushort i=2*8-1;half a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(half8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline half16 shuffle(half8 x,ushort16 k){ushort i=8-1;half a[8];vstore8(x,0,a);return(half16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline half16 shuffle2(half8 x,half8 y,ushort16 k){ushort i=2*8-1;half a[2*8];vstore8(x,0,a);vstore8(y,1,a);return(half16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle	inline half2 shuffle(half16 x,ushort2 k){ushort i=16-1;half a[16];vstore16(x,0,a);return(half2)(a[k.s0&i],a[k.s1&i]);}
shuffle2	inline half2 shuffle2(half16 x,half16 y,ushort2 k){ushort i=2*16-1;half a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(half2)(a[k.s0&i],a[k.s1&i]);}
shuffle	inline half4 shuffle(half16 x,ushort4 k){ushort i=16-1;half a[16];vstore16(x,0,a);return(half4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle2	inline half4 shuffle2(half16 x,half16 y,ushort4 k){ushort i=2*16-1;half a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(half4)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i]);}
shuffle	inline half8 shuffle(half16 x,ushort8 k){ushort i=16-1;half a[16];vstore16(x,0,a);return(half8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle2	inline half8 shuffle2(half16 x,half16 y,ushort8 k){ushort i=2*16-1;half a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(half8)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i]);}
shuffle	inline half16 shuffle(half16 x,ushort16 k){ushort i=16-1;half a[16];vstore16(x,0,a);return(half16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
shuffle2	inline half16 shuffle2(half16 x,half16 y,ushort16 k){ushort i=2*16-1;half a[2*16];vstore16(x,0,a);vstore16(y,1,a);return(half16)(a[k.s0&i],a[k.s1&i],a[k.s2&i],a[k.s3&i],a[k.s4&i],a[k.s5&i],a[k.s6&i],a[k.s7&i],a[k.s8&i],a[k.s9&i],a[k.sa&i],a[k.sb&i],a[k.sc&i],a[k.sd&i],a[k.se&i],a[k.sf&i]);}
__kb_async	__attribute__((kbind_op("async.order")))ulong __kb_async(ulong what,ulong n);
async_work_group_copy	__attribute__((kbind_gen("any")))inline event_t async_work_group_copy(gentype*to,const gentype*from,size_t n,event_t e){size_t step=get_local_size(0)*get_local_size(1)*get_local_size(2),i=get_local_linear_id()+1;__kb_async(7,(ulong)to);__kb_async(7,(ulong)from);__kb_async(7,n);__kb_async(7,e);__kb_async(8,0);__kb_async(0,0);for(i=i==step?0:i;i<n;i+=step)to[i]=from[i];__kb_async(1,0);return __kb_async(5,e);}
async_work_group_strided_copy	__attribute__((kbind_gen("any")))inline event_t async_work_group_strided_copy(__local gentype*to,const __global gentype*from,size_t n,size_t stride,event_t e){size_t step=get_local_size(0)*get_local_size(1)*get_local_size(2),i=get_local_linear_id()+1;__kb_async(7,(ulong)to);__kb_async(7,(ulong)from);__kb_async(7,n);__kb_async(7,e);__kb_async(8,0);__kb_async(0,0);for(i=i==step?0:i;i<n;i+=step)to[i]=from[i*stride];__kb_async(1,0);return __kb_async(5,e);}
async_work_group_strided_copy	__attribute__((kbind_gen("any")))inline event_t async_work_group_strided_copy(__global gentype*to,const __local gentype*from,size_t n,size_t stride,event_t e){size_t step=get_local_size(0)*get_local_size(1)*get_local_size(2),i=get_local_linear_id()+1;__kb_async(7,(ulong)to);__kb_async(7,(ulong)from);__kb_async(7,n);__kb_async(7,e);__kb_async(8,0);__kb_async(0,0);for(i=i==step?0:i;i<n;i+=step)to[i*stride]=from[i];__kb_async(1,0);return __kb_async(5,e);}
wait_group_events	inline void wait_group_events(int n,event_t*list){for(int i=0;i<n;i++){__kb_async(7,list[i]);__kb_async(6,list[i]);}__kb_async(8,1);__kb_sync();}
prefetch	__attribute__((kbind_gen("any")))inline void prefetch(const __global gentype*p,size_t n){}
atomic_add	__attribute__((kbind_op("atomic.add"),kbind_gen("atomic",1)))gentype atomic_add(volatile gentype*p,gentype v);
atomic_sub	__attribute__((kbind_op("atomic.sub"),kbind_gen("atomic",1)))gentype atomic_sub(volatile gentype*p,gentype v);
atomic_min	__attribute__((kbind_op("atomic.min"),kbind_gen("atomic",1)))gentype atomic_min(volatile gentype*p,gentype v);
atomic_max	__attribute__((kbind_op("atomic.max"),kbind_gen("atomic",1)))gentype atomic_max(volatile gentype*p,gentype v);
atomic_and	__attribute__((kbind_op("atomic.and"),kbind_gen("atomic",1)))gentype atomic_and(volatile gentype*p,gentype v);
atomic_or	__attribute__((kbind_op("atomic.or"),kbind_gen("atomic",1)))gentype atomic_or(volatile gentype*p,gentype v);
atomic_xor	__attribute__((kbind_op("atomic.xor"),kbind_gen("atomic",1)))gentype atomic_xor(volatile gentype*p,gentype v);
atomic_xchg	__attribute__((kbind_op("atomic.exch"),kbind_gen("atomicf",1)))gentype atomic_xchg(volatile gentype*p,gentype v);
atomic_cmpxchg	__attribute__((kbind_op("atomic.cas"),kbind_gen("atomic",1)))gentype atomic_cmpxchg(volatile gentype*p,gentype compare,gentype v);
atomic_inc	__attribute__((kbind_gen("atomic",1)))inline gentype atomic_inc(volatile gentype*p){return atomic_add(p,(gentype)1);}
atomic_dec	__attribute__((kbind_gen("atomic",1)))inline gentype atomic_dec(volatile gentype*p){return atomic_sub(p,(gentype)1);}
atom_add	__attribute__((kbind_op("atomic.add"),kbind_gen("atomic",1)))gentype atom_add(volatile gentype*p,gentype v);
atom_sub	__attribute__((kbind_op("atomic.sub"),kbind_gen("atomic",1)))gentype atom_sub(volatile gentype*p,gentype v);
atom_min	__attribute__((kbind_op("atomic.min"),kbind_gen("atomic",1)))gentype atom_min(volatile gentype*p,gentype v);
atom_max	__attribute__((kbind_op("atomic.max"),kbind_gen("atomic",1)))gentype atom_max(volatile gentype*p,gentype v);
atom_and	__attribute__((kbind_op("atomic.and"),kbind_gen("atomic",1)))gentype atom_and(volatile gentype*p,gentype v);
atom_or	__attribute__((kbind_op("atomic.or"),kbind_gen("atomic",1)))gentype atom_or(volatile gentype*p,gentype v);
atom_xor	__attribute__((kbind_op("atomic.xor"),kbind_gen("atomic",1)))gentype atom_xor(volatile gentype*p,gentype v);
atom_xchg	__attribute__((kbind_op("atomic.exch"),kbind_gen("atomicf",1)))gentype atom_xchg(volatile gentype*p,gentype v);
atom_cmpxchg	__attribute__((kbind_op("atomic.cas"),kbind_gen("atomic",1)))gentype atom_cmpxchg(volatile gentype*p,gentype compare,gentype v);
atom_inc	__attribute__((kbind_gen("atomic",1)))inline gentype atom_inc(volatile gentype*p){return atomic_add(p,(gentype)1);}
atom_dec	__attribute__((kbind_gen("atomic",1)))inline gentype atom_dec(volatile gentype*p){return atomic_sub(p,(gentype)1);}
atomic_int	typedef int atomic_int;
atomic_uint	typedef uint atomic_uint;
atomic_long	typedef long atomic_long;
atomic_ulong	typedef ulong atomic_ulong;
atomic_float	typedef float atomic_float;
atomic_double	typedef double atomic_double;
atomic_intptr_t	typedef long atomic_intptr_t;
atomic_uintptr_t	typedef ulong atomic_uintptr_t;
atomic_size_t	typedef ulong atomic_size_t;
atomic_ptrdiff_t	typedef long atomic_ptrdiff_t;
atomic_flag	typedef int atomic_flag;
__kb_release	__attribute__((kbind_op("fence.order")))void __kb_release(void);
__kb_how	__attribute__((kbind_op("fence.how")))void __kb_how(uint how);
__kb_order_block	__attribute__((kbind_op("order.block")))void __kb_order_block(void);
__kb_order_device	__attribute__((kbind_op("order.device")))void __kb_order_device(void);
__kb_order_system	__attribute__((kbind_op("order.system")))void __kb_order_system(void);
__kb_order	inline void __kb_order(memory_scope s){if(s<2||s==4)__kb_order_block();else if(s==2)__kb_order_device();else __kb_order_system();}
__kb_acquires	inline bool __kb_acquires(memory_order o){return o!=0&&o!=3;}
__kb_scoped	inline void __kb_scoped(memory_order o,memory_scope s){__kb_how((s<2||s==4?1u:0u)|(__kb_acquires(o)?0u:2u));}
__kb_loading	inline void __kb_loading(memory_order o,memory_scope s){__kb_scoped(o,s);if(o==5)__kb_order(s);}
__kb_ordered	inline void __kb_ordered(memory_order o,memory_scope s){__kb_scoped(o,s);if(o>=3){__kb_release();__kb_order(s);}}
__kb_acquired	inline void __kb_acquired(memory_order o,memory_scope s){if(__kb_acquires(o))__kb_order(s);}
__kb_releasing	inline void __kb_releasing(void){__kb_release();__kb_order_device();}
__kb_atomic_fetch_add	__attribute__((kbind_op("atomic.add"),kbind_gen("atomicf",1)))gentype __kb_atomic_fetch_add(volatile gentype*p,gentype v);
atomic_fetch_add	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_fetch_add(volatile gentype*p,gentype v){__kb_releasing();gentype old=__kb_atomic_fetch_add(p,v);__kb_order_device();return old;}
atomic_fetch_add_explicit	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_fetch_add_explicit(volatile gentype*p,gentype v,memory_order o){__kb_ordered(o,2);gentype old=__kb_atomic_fetch_add(p,v);__kb_acquired(o,2);return old;}
atomic_fetch_add_explicit	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_fetch_add_explicit(volatile gentype*p,gentype v,memory_order o,memory_scope s){__kb_ordered(o,s);gentype old=__kb_atomic_fetch_add(p,v);__kb_acquired(o,s);return old;}
__kb_atomic_fetch_sub	__attribute__((kbind_op("atomic.sub"),kbind_gen("atomicf",1)))gentype __kb_atomic_fetch_sub(volatile gentype*p,gentype v);
atomic_fetch_sub	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_fetch_sub(volatile gentype*p,gentype v){__kb_releasing();gentype old=__kb_atomic_fetch_sub(p,v);__kb_order_device();return old;}
atomic_fetch_sub_explicit	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_fetch_sub_explicit(volatile gentype*p,gentype v,memory_order o){__kb_ordered(o,2);gentype old=__kb_atomic_fetch_sub(p,v);__kb_acquired(o,2);return old;}
atomic_fetch_sub_explicit	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_fetch_sub_explicit(volatile gentype*p,gentype v,memory_order o,memory_scope s){__kb_ordered(o,s);gentype old=__kb_atomic_fetch_sub(p,v);__kb_acquired(o,s);return old;}
__kb_atomic_fetch_min	__attribute__((kbind_op("atomic.min"),kbind_gen("atomicf",1)))gentype __kb_atomic_fetch_min(volatile gentype*p,gentype v);
atomic_fetch_min	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_fetch_min(volatile gentype*p,gentype v){__kb_releasing();gentype old=__kb_atomic_fetch_min(p,v);__kb_order_device();return old;}
atomic_fetch_min_explicit	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_fetch_min_explicit(volatile gentype*p,gentype v,memory_order o){__kb_ordered(o,2);gentype old=__kb_atomic_fetch_min(p,v);__kb_acquired(o,2);return old;}
atomic_fetch_min_explicit	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_fetch_min_explicit(volatile gentype*p,gentype v,memory_order o,memory_scope s){__kb_ordered(o,s);gentype old=__kb_atomic_fetch_min(p,v);__kb_acquired(o,s);return old;}
__kb_atomic_fetch_max	__attribute__((kbind_op("atomic.max"),kbind_gen("atomicf",1)))gentype __kb_atomic_fetch_max(volatile gentype*p,gentype v);
atomic_fetch_max	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_fetch_max(volatile gentype*p,gentype v){__kb_releasing();gentype old=__kb_atomic_fetch_max(p,v);__kb_order_device();return old;}
atomic_fetch_max_explicit	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_fetch_max_explicit(volatile gentype*p,gentype v,memory_order o){__kb_ordered(o,2);gentype old=__kb_atomic_fetch_max(p,v);__kb_acquired(o,2);return old;}
atomic_fetch_max_explicit	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_fetch_max_explicit(volatile gentype*p,gentype v,memory_order o,memory_scope s){__kb_ordered(o,s);gentype old=__kb_atomic_fetch_max(p,v);__kb_acquired(o,s);return old;}
__kb_atomic_fetch_and	__attribute__((kbind_op("atomic.and"),kbind_gen("atomic",1)))gentype __kb_atomic_fetch_and(volatile gentype*p,gentype v);
atomic_fetch_and	__attribute__((kbind_gen("atomic",1)))inline gentype atomic_fetch_and(volatile gentype*p,gentype v){__kb_releasing();gentype old=__kb_atomic_fetch_and(p,v);__kb_order_device();return old;}
atomic_fetch_and_explicit	__attribute__((kbind_gen("atomic",1)))inline gentype atomic_fetch_and_explicit(volatile gentype*p,gentype v,memory_order o){__kb_ordered(o,2);gentype old=__kb_atomic_fetch_and(p,v);__kb_acquired(o,2);return old;}
atomic_fetch_and_explicit	__attribute__((kbind_gen("atomic",1)))inline gentype atomic_fetch_and_explicit(volatile gentype*p,gentype v,memory_order o,memory_scope s){__kb_ordered(o,s);gentype old=__kb_atomic_fetch_and(p,v);__kb_acquired(o,s);return old;}
__kb_atomic_fetch_or	__attribute__((kbind_op("atomic.or"),kbind_gen("atomic",1)))gentype __kb_atomic_fetch_or(volatile gentype*p,gentype v);
atomic_fetch_or	__attribute__((kbind_gen("atomic",1)))inline gentype atomic_fetch_or(volatile gentype*p,gentype v){__kb_releasing();gentype old=__kb_atomic_fetch_or(p,v);__kb_order_device();return old;}
atomic_fetch_or_explicit	__attribute__((kbind_gen("atomic",1)))inline gentype atomic_fetch_or_explicit(volatile gentype*p,gentype v,memory_order o){__kb_ordered(o,2);gentype old=__kb_atomic_fetch_or(p,v);__kb_acquired(o,2);return old;}
atomic_fetch_or_explicit	__attribute__((kbind_gen("atomic",1)))inline gentype atomic_fetch_or_explicit(volatile gentype*p,gentype v,memory_order o,memory_scope s){__kb_ordered(o,s);gentype old=__kb_atomic_fetch_or(p,v);__kb_acquired(o,s);return old;}
__kb_atomic_fetch_xor	__attribute__((kbind_op("atomic.xor"),kbind_gen("atomic",1)))gentype __kb_atomic_fetch_xor(volatile gentype*p,gentype v);
atomic_fetch_xor	__attribute__((kbind_gen("atomic",1)))inline gentype atomic_fetch_xor(volatile gentype*p,gentype v){__kb_releasing();gentype old=__kb_atomic_fetch_xor(p,v);__kb_order_device();return old;}
atomic_fetch_xor_explicit	__attribute__((kbind_gen("atomic",1)))inline gentype atomic_fetch_xor_explicit(volatile gentype*p,gentype v,memory_order o){__kb_ordered(o,2);gentype old=__kb_atomic_fetch_xor(p,v);__kb_acquired(o,2);return old;}
atomic_fetch_xor_explicit	__attribute__((kbind_gen("atomic",1)))inline gentype atomic_fetch_xor_explicit(volatile gentype*p,gentype v,memory_order o,memory_scope s){__kb_ordered(o,s);gentype old=__kb_atomic_fetch_xor(p,v);__kb_acquired(o,s);return old;}
__kb_atomic_exchange	__attribute__((kbind_op("atomic.exch"),kbind_gen("atomicf",1)))gentype __kb_atomic_exchange(volatile gentype*p,gentype v);
atomic_exchange	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_exchange(volatile gentype*p,gentype v){__kb_releasing();gentype old=__kb_atomic_exchange(p,v);__kb_order_device();return old;}
atomic_exchange_explicit	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_exchange_explicit(volatile gentype*p,gentype v,memory_order o){__kb_ordered(o,2);gentype old=__kb_atomic_exchange(p,v);__kb_acquired(o,2);return old;}
atomic_exchange_explicit	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_exchange_explicit(volatile gentype*p,gentype v,memory_order o,memory_scope s){__kb_ordered(o,s);gentype old=__kb_atomic_exchange(p,v);__kb_acquired(o,s);return old;}
__kb_atomic_load	__attribute__((kbind_op("atomic.load"),kbind_gen("atomicf",1)))gentype __kb_atomic_load(const volatile gentype*p);
atomic_load	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_load(const volatile gentype*p){__kb_order_device();gentype v=__kb_atomic_load(p);__kb_order_device();return v;}
atomic_load_explicit	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_load_explicit(const volatile gentype*p,memory_order o){__kb_loading(o,2);gentype v=__kb_atomic_load(p);__kb_acquired(o,2);return v;}
atomic_load_explicit	__attribute__((kbind_gen("atomicf",1)))inline gentype atomic_load_explicit(const volatile gentype*p,memory_order o,memory_scope s){__kb_loading(o,s);gentype v=__kb_atomic_load(p);__kb_acquired(o,s);return v;}
__kb_atomic_store	__attribute__((kbind_op("atomic.store"),kbind_gen("atomicf",1)))void __kb_atomic_store(volatile gentype*p,gentype v);
atomic_store	__attribute__((kbind_gen("atomicf",1)))inline void atomic_store(volatile gentype*p,gentype v){__kb_releasing();__kb_atomic_store(p,v);}
atomic_init	__attribute__((kbind_gen("atomicf",1)))inline void atomic_init(volatile gentype*p,gentype v){__kb_atomic_store(p,v);}
atomic_store_explicit	__attribute__((kbind_gen("atomicf",1)))inline void atomic_store_explicit(volatile gentype*p,gentype v,memory_order o){__kb_ordered(o,2);__kb_atomic_store(p,v);}
atomic_store_explicit	__attribute__((kbind_gen("atomicf",1)))inline void atomic_store_explicit(volatile gentype*p,gentype v,memory_order o,memory_scope s){__kb_ordered(o,s);__kb_atomic_store(p,v);}
atomic_compare_exchange_strong	__attribute__((kbind_gen("atomic",1)))inline bool atomic_compare_exchange_strong(volatile gentype*p,gentype*expected,gentype v){__kb_releasing();gentype want= *expected,old=atomic_cmpxchg(p,want,v);__kb_order_device();*expected=old;return old==want;}
atomic_compare_exchange_strong_explicit	__attribute__((kbind_gen("atomic",1)))inline bool atomic_compare_exchange_strong_explicit(volatile gentype*p,gentype*expected,gentype v,memory_order s,memory_order f){return atomic_compare_exchange_strong(p,expected,v);}
atomic_compare_exchange_strong_explicit	__attribute__((kbind_gen("atomic",1)))inline bool atomic_compare_exchange_strong_explicit(volatile gentype*p,gentype*expected,gentype v,memory_order s,memory_order f,memory_scope c){__kb_loading(s,c);return atomic_compare_exchange_strong(p,expected,v);}
atomic_compare_exchange_weak	__attribute__((kbind_gen("atomic",1)))inline bool atomic_compare_exchange_weak(volatile gentype*p,gentype*expected,gentype v){__kb_releasing();gentype want= *expected,old=atomic_cmpxchg(p,want,v);__kb_order_device();*expected=old;return old==want;}
atomic_compare_exchange_weak_explicit	__attribute__((kbind_gen("atomic",1)))inline bool atomic_compare_exchange_weak_explicit(volatile gentype*p,gentype*expected,gentype v,memory_order s,memory_order f){return atomic_compare_exchange_weak(p,expected,v);}
atomic_compare_exchange_weak_explicit	__attribute__((kbind_gen("atomic",1)))inline bool atomic_compare_exchange_weak_explicit(volatile gentype*p,gentype*expected,gentype v,memory_order s,memory_order f,memory_scope c){__kb_loading(s,c);return atomic_compare_exchange_weak(p,expected,v);}
atomic_compare_exchange_strong	inline bool atomic_compare_exchange_strong(volatile float*p,float*expected,float v){__kb_releasing();int want=as_int(*expected),old=atomic_cmpxchg((volatile int*)p,want,as_int(v));__kb_order_device();*expected=as_float(old);return old==want;}
atomic_compare_exchange_strong_explicit	inline bool atomic_compare_exchange_strong_explicit(volatile float*p,float*expected,float v,memory_order s,memory_order f){return atomic_compare_exchange_strong(p,expected,v);}
atomic_compare_exchange_strong_explicit	inline bool atomic_compare_exchange_strong_explicit(volatile float*p,float*expected,float v,memory_order s,memory_order f,memory_scope c){__kb_loading(s,c);return atomic_compare_exchange_strong(p,expected,v);}
atomic_compare_exchange_strong	inline bool atomic_compare_exchange_strong(volatile double*p,double*expected,double v){__kb_releasing();long want=as_long(*expected),old=atomic_cmpxchg((volatile long*)p,want,as_long(v));__kb_order_device();*expected=as_double(old);return old==want;}
atomic_compare_exchange_strong_explicit	inline bool atomic_compare_exchange_strong_explicit(volatile double*p,double*expected,double v,memory_order s,memory_order f){return atomic_compare_exchange_strong(p,expected,v);}
atomic_compare_exchange_strong_explicit	inline bool atomic_compare_exchange_strong_explicit(volatile double*p,double*expected,double v,memory_order s,memory_order f,memory_scope c){__kb_loading(s,c);return atomic_compare_exchange_strong(p,expected,v);}
atomic_compare_exchange_weak	inline bool atomic_compare_exchange_weak(volatile float*p,float*expected,float v){__kb_releasing();int want=as_int(*expected),old=atomic_cmpxchg((volatile int*)p,want,as_int(v));__kb_order_device();*expected=as_float(old);return old==want;}
atomic_compare_exchange_weak_explicit	inline bool atomic_compare_exchange_weak_explicit(volatile float*p,float*expected,float v,memory_order s,memory_order f){return atomic_compare_exchange_weak(p,expected,v);}
atomic_compare_exchange_weak_explicit	inline bool atomic_compare_exchange_weak_explicit(volatile float*p,float*expected,float v,memory_order s,memory_order f,memory_scope c){__kb_loading(s,c);return atomic_compare_exchange_weak(p,expected,v);}
atomic_compare_exchange_weak	inline bool atomic_compare_exchange_weak(volatile double*p,double*expected,double v){__kb_releasing();long want=as_long(*expected),old=atomic_cmpxchg((volatile long*)p,want,as_long(v));__kb_order_device();*expected=as_double(old);return old==want;}
atomic_compare_exchange_weak_explicit	inline bool atomic_compare_exchange_weak_explicit(volatile double*p,double*expected,double v,memory_order s,memory_order f){return atomic_compare_exchange_weak(p,expected,v);}
atomic_compare_exchange_weak_explicit	inline bool atomic_compare_exchange_weak_explicit(volatile double*p,double*expected,double v,memory_order s,memory_order f,memory_scope c){__kb_loading(s,c);return atomic_compare_exchange_weak(p,expected,v);}
atomic_flag_test_and_set	inline bool atomic_flag_test_and_set(volatile int*p){return atomic_exchange(p,1)!=0;}
atomic_flag_test_and_set_explicit	inline bool atomic_flag_test_and_set_explicit(volatile int*p,memory_order o){return atomic_exchange_explicit(p,1,o)!=0;}
atomic_flag_test_and_set_explicit	inline bool atomic_flag_test_and_set_explicit(volatile int*p,memory_order o,memory_scope s){return atomic_exchange_explicit(p,1,o,s)!=0;}
atomic_flag_clear	inline void atomic_flag_clear(volatile int*p){atomic_store(p,0);}
atomic_flag_clear_explicit	inline void atomic_flag_clear_explicit(volatile int*p,memory_order o){__kb_ordered(o,2);__kb_atomic_store(p,0);}
atomic_flag_clear_explicit	inline void atomic_flag_clear_explicit(volatile int*p,memory_order o,memory_scope s){__kb_ordered(o,s);__kb_atomic_store(p,0);}
__kb_least	__attribute__((kbind_gen("fp",1)))inline gentype __kb_least(gentype like){return(gentype)-(1.0f/0.0f);}
__kb_most	__attribute__((kbind_gen("fp",1)))inline gentype __kb_most(gentype like){return(gentype)(1.0f/0.0f);}
__kb_least	__attribute__((kbind_gen("uint",1)))inline gentype __kb_least(gentype like){return(gentype)0;}
__kb_most	__attribute__((kbind_gen("uint",1)))inline gentype __kb_most(gentype like){return(gentype)~(gentype)0;}
__kb_least	__attribute__((kbind_gen("sint",1)))inline gentype __kb_least(gentype like){return(gentype)(-(gentype)((ugentype)~(ugentype)0>>1)-1);}
__kb_most	__attribute__((kbind_gen("sint",1)))inline gentype __kb_most(gentype like){return(gentype)((ugentype)~(ugentype)0>>1);}
__kb_local_count	inline uint __kb_local_count(void){return(uint)(get_local_size(0)*get_local_size(1)*get_local_size(2));}
work_group_any	inline int work_group_any(int predicate){return __kb_block_or(predicate);}
work_group_all	inline int work_group_all(int predicate){return __kb_block_and(predicate);}
work_group_reduce_add	inline int work_group_reduce_add(int v){__local int m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){int a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();int r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_add	inline int work_group_scan_inclusive_add(int v){__local int m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){int a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();int r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_add	inline int work_group_scan_exclusive_add(int v){__local int m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){int a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();int r=l==0?(int)0:m[l-1];__kb_sync();return r;}
work_group_reduce_min	inline int work_group_reduce_min(int v){__local int m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){int a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();int r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_min	inline int work_group_scan_inclusive_min(int v){__local int m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){int a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();int r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_min	inline int work_group_scan_exclusive_min(int v){__local int m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){int a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();int r=l==0?__kb_most(v):m[l-1];__kb_sync();return r;}
work_group_reduce_max	inline int work_group_reduce_max(int v){__local int m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){int a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();int r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_max	inline int work_group_scan_inclusive_max(int v){__local int m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){int a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();int r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_max	inline int work_group_scan_exclusive_max(int v){__local int m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){int a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();int r=l==0?__kb_least(v):m[l-1];__kb_sync();return r;}
work_group_broadcast	inline int work_group_broadcast(int v,size_t x){return work_group_broadcast(v,x,0,0);}
work_group_broadcast	inline int work_group_broadcast(int v,size_t x,size_t y){return work_group_broadcast(v,x,y,0);}
work_group_broadcast	inline int work_group_broadcast(int v,size_t x,size_t y,size_t z){__local int m[1];if(get_local_id(0)==x&&get_local_id(1)==y&&get_local_id(2)==z)m[0]=v;__kb_sync();int r=m[0];__kb_sync();return r;}
work_group_reduce_add	inline uint work_group_reduce_add(uint v){__local uint m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){uint a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();uint r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_add	inline uint work_group_scan_inclusive_add(uint v){__local uint m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){uint a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();uint r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_add	inline uint work_group_scan_exclusive_add(uint v){__local uint m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){uint a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();uint r=l==0?(uint)0:m[l-1];__kb_sync();return r;}
work_group_reduce_min	inline uint work_group_reduce_min(uint v){__local uint m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){uint a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();uint r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_min	inline uint work_group_scan_inclusive_min(uint v){__local uint m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){uint a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();uint r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_min	inline uint work_group_scan_exclusive_min(uint v){__local uint m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){uint a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();uint r=l==0?__kb_most(v):m[l-1];__kb_sync();return r;}
work_group_reduce_max	inline uint work_group_reduce_max(uint v){__local uint m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){uint a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();uint r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_max	inline uint work_group_scan_inclusive_max(uint v){__local uint m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){uint a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();uint r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_max	inline uint work_group_scan_exclusive_max(uint v){__local uint m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){uint a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();uint r=l==0?__kb_least(v):m[l-1];__kb_sync();return r;}
work_group_broadcast	inline uint work_group_broadcast(uint v,size_t x){return work_group_broadcast(v,x,0,0);}
work_group_broadcast	inline uint work_group_broadcast(uint v,size_t x,size_t y){return work_group_broadcast(v,x,y,0);}
work_group_broadcast	inline uint work_group_broadcast(uint v,size_t x,size_t y,size_t z){__local uint m[1];if(get_local_id(0)==x&&get_local_id(1)==y&&get_local_id(2)==z)m[0]=v;__kb_sync();uint r=m[0];__kb_sync();return r;}
work_group_reduce_add	inline long work_group_reduce_add(long v){__local long m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){long a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();long r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_add	inline long work_group_scan_inclusive_add(long v){__local long m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){long a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();long r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_add	inline long work_group_scan_exclusive_add(long v){__local long m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){long a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();long r=l==0?(long)0:m[l-1];__kb_sync();return r;}
work_group_reduce_min	inline long work_group_reduce_min(long v){__local long m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){long a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();long r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_min	inline long work_group_scan_inclusive_min(long v){__local long m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){long a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();long r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_min	inline long work_group_scan_exclusive_min(long v){__local long m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){long a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();long r=l==0?__kb_most(v):m[l-1];__kb_sync();return r;}
work_group_reduce_max	inline long work_group_reduce_max(long v){__local long m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){long a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();long r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_max	inline long work_group_scan_inclusive_max(long v){__local long m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){long a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();long r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_max	inline long work_group_scan_exclusive_max(long v){__local long m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){long a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();long r=l==0?__kb_least(v):m[l-1];__kb_sync();return r;}
work_group_broadcast	inline long work_group_broadcast(long v,size_t x){return work_group_broadcast(v,x,0,0);}
work_group_broadcast	inline long work_group_broadcast(long v,size_t x,size_t y){return work_group_broadcast(v,x,y,0);}
work_group_broadcast	inline long work_group_broadcast(long v,size_t x,size_t y,size_t z){__local long m[1];if(get_local_id(0)==x&&get_local_id(1)==y&&get_local_id(2)==z)m[0]=v;__kb_sync();long r=m[0];__kb_sync();return r;}
work_group_reduce_add	inline ulong work_group_reduce_add(ulong v){__local ulong m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){ulong a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();ulong r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_add	inline ulong work_group_scan_inclusive_add(ulong v){__local ulong m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){ulong a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();ulong r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_add	inline ulong work_group_scan_exclusive_add(ulong v){__local ulong m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){ulong a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();ulong r=l==0?(ulong)0:m[l-1];__kb_sync();return r;}
work_group_reduce_min	inline ulong work_group_reduce_min(ulong v){__local ulong m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){ulong a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();ulong r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_min	inline ulong work_group_scan_inclusive_min(ulong v){__local ulong m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){ulong a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();ulong r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_min	inline ulong work_group_scan_exclusive_min(ulong v){__local ulong m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){ulong a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();ulong r=l==0?__kb_most(v):m[l-1];__kb_sync();return r;}
work_group_reduce_max	inline ulong work_group_reduce_max(ulong v){__local ulong m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){ulong a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();ulong r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_max	inline ulong work_group_scan_inclusive_max(ulong v){__local ulong m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){ulong a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();ulong r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_max	inline ulong work_group_scan_exclusive_max(ulong v){__local ulong m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){ulong a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();ulong r=l==0?__kb_least(v):m[l-1];__kb_sync();return r;}
work_group_broadcast	inline ulong work_group_broadcast(ulong v,size_t x){return work_group_broadcast(v,x,0,0);}
work_group_broadcast	inline ulong work_group_broadcast(ulong v,size_t x,size_t y){return work_group_broadcast(v,x,y,0);}
work_group_broadcast	inline ulong work_group_broadcast(ulong v,size_t x,size_t y,size_t z){__local ulong m[1];if(get_local_id(0)==x&&get_local_id(1)==y&&get_local_id(2)==z)m[0]=v;__kb_sync();ulong r=m[0];__kb_sync();return r;}
work_group_reduce_add	inline float work_group_reduce_add(float v){__local float m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){float a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();float r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_add	inline float work_group_scan_inclusive_add(float v){__local float m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){float a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();float r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_add	inline float work_group_scan_exclusive_add(float v){__local float m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){float a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();float r=l==0?(float)0:m[l-1];__kb_sync();return r;}
work_group_reduce_min	inline float work_group_reduce_min(float v){__local float m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){float a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();float r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_min	inline float work_group_scan_inclusive_min(float v){__local float m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){float a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();float r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_min	inline float work_group_scan_exclusive_min(float v){__local float m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){float a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();float r=l==0?__kb_most(v):m[l-1];__kb_sync();return r;}
work_group_reduce_max	inline float work_group_reduce_max(float v){__local float m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){float a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();float r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_max	inline float work_group_scan_inclusive_max(float v){__local float m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){float a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();float r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_max	inline float work_group_scan_exclusive_max(float v){__local float m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){float a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();float r=l==0?__kb_least(v):m[l-1];__kb_sync();return r;}
work_group_broadcast	inline float work_group_broadcast(float v,size_t x){return work_group_broadcast(v,x,0,0);}
work_group_broadcast	inline float work_group_broadcast(float v,size_t x,size_t y){return work_group_broadcast(v,x,y,0);}
work_group_broadcast	inline float work_group_broadcast(float v,size_t x,size_t y,size_t z){__local float m[1];if(get_local_id(0)==x&&get_local_id(1)==y&&get_local_id(2)==z)m[0]=v;__kb_sync();float r=m[0];__kb_sync();return r;}
work_group_reduce_add	inline double work_group_reduce_add(double v){__local double m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){double a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();double r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_add	inline double work_group_scan_inclusive_add(double v){__local double m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){double a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();double r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_add	inline double work_group_scan_exclusive_add(double v){__local double m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){double a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();double r=l==0?(double)0:m[l-1];__kb_sync();return r;}
work_group_reduce_min	inline double work_group_reduce_min(double v){__local double m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){double a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();double r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_min	inline double work_group_scan_inclusive_min(double v){__local double m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){double a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();double r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_min	inline double work_group_scan_exclusive_min(double v){__local double m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){double a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();double r=l==0?__kb_most(v):m[l-1];__kb_sync();return r;}
work_group_reduce_max	inline double work_group_reduce_max(double v){__local double m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){double a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();double r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_max	inline double work_group_scan_inclusive_max(double v){__local double m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){double a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();double r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_max	inline double work_group_scan_exclusive_max(double v){__local double m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){double a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();double r=l==0?__kb_least(v):m[l-1];__kb_sync();return r;}
work_group_broadcast	inline double work_group_broadcast(double v,size_t x){return work_group_broadcast(v,x,0,0);}
work_group_broadcast	inline double work_group_broadcast(double v,size_t x,size_t y){return work_group_broadcast(v,x,y,0);}
work_group_broadcast	inline double work_group_broadcast(double v,size_t x,size_t y,size_t z){__local double m[1];if(get_local_id(0)==x&&get_local_id(1)==y&&get_local_id(2)==z)m[0]=v;__kb_sync();double r=m[0];__kb_sync();return r;}
work_group_reduce_add	inline half work_group_reduce_add(half v){__local half m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){half a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();half r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_add	inline half work_group_scan_inclusive_add(half v){__local half m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){half a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();half r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_add	inline half work_group_scan_exclusive_add(half v){__local half m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){half a=m[i-1],b=m[i];m[i]=a+b;}__kb_sync();half r=l==0?(half)0:m[l-1];__kb_sync();return r;}
work_group_reduce_min	inline half work_group_reduce_min(half v){__local half m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){half a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();half r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_min	inline half work_group_scan_inclusive_min(half v){__local half m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){half a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();half r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_min	inline half work_group_scan_exclusive_min(half v){__local half m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){half a=m[i-1],b=m[i];m[i]=b<a?b:a;}__kb_sync();half r=l==0?__kb_most(v):m[l-1];__kb_sync();return r;}
work_group_reduce_max	inline half work_group_reduce_max(half v){__local half m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){half a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();half r=m[n-1];__kb_sync();return r;}
work_group_scan_inclusive_max	inline half work_group_scan_inclusive_max(half v){__local half m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){half a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();half r=m[l];__kb_sync();return r;}
work_group_scan_exclusive_max	inline half work_group_scan_exclusive_max(half v){__local half m[1024];uint l=(uint)get_local_linear_id(),n=__kb_local_count();m[l]=v;__kb_sync();if(l==0)for(uint i=1;i<n;i++){half a=m[i-1],b=m[i];m[i]=a<b?b:a;}__kb_sync();half r=l==0?__kb_least(v):m[l-1];__kb_sync();return r;}
work_group_broadcast	inline half work_group_broadcast(half v,size_t x){return work_group_broadcast(v,x,0,0);}
work_group_broadcast	inline half work_group_broadcast(half v,size_t x,size_t y){return work_group_broadcast(v,x,y,0);}
work_group_broadcast	inline half work_group_broadcast(half v,size_t x,size_t y,size_t z){__local half m[1];if(get_local_id(0)==x&&get_local_id(1)==y&&get_local_id(2)==z)m[0]=v;__kb_sync();half r=m[0];__kb_sync();return r;}
get_max_sub_group_size	__attribute__((kbind_op("group.lanes")))uint get_max_sub_group_size(void);
__kb_lane	inline uint __kb_lane(void){return(uint)get_local_linear_id()%32;}
__kb_active	inline uint __kb_active(void){uint m=__kb_warp_active();return get_max_sub_group_size()==32?m:m&(get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1)));}
__kb_syncwarp	__attribute__((kbind_op("warp.sync")))void __kb_syncwarp(uint mask);
__kb_warp_active	__attribute__((kbind_op("warp.activemask")))uint __kb_warp_active(void);
__kb_any	__attribute__((kbind_op("warp.any")))int __kb_any(uint mask,int predicate);
__kb_all	__attribute__((kbind_op("warp.all")))int __kb_all(uint mask,int predicate);
__kb_ballot	__attribute__((kbind_op("warp.ballot")))uint __kb_ballot(uint mask,int predicate);
__kb_shfl	__attribute__((kbind_op("warp.shfl"),kbind_gen("any",1)))gentype __kb_shfl(uint mask,gentype v,int lane,int width);
__kb_shfl_up	__attribute__((kbind_op("warp.shfl_up"),kbind_gen("any",1)))gentype __kb_shfl_up(uint mask,gentype v,uint delta,int width);
__kb_shfl_down	__attribute__((kbind_op("warp.shfl_down"),kbind_gen("any",1)))gentype __kb_shfl_down(uint mask,gentype v,uint delta,int width);
__kb_shfl_xor	__attribute__((kbind_op("warp.shfl_xor"),kbind_gen("any",1)))gentype __kb_shfl_xor(uint mask,gentype v,int lanes,int width);
__kb_shfl	__attribute__((kbind_gen("any",2,3,4,8,16)))inline gentype __kb_shfl(uint mask,gentype v,int lane,int width){sgentype*p=(sgentype*)&v;for(int i=0;i<vec_step(gentype);i++)p[i]=__kb_shfl(mask,p[i],lane,width);return v;}
get_num_sub_groups	inline uint get_num_sub_groups(void){return(__kb_local_count()+get_max_sub_group_size()-1)/get_max_sub_group_size();}
get_enqueued_num_sub_groups	inline uint get_enqueued_num_sub_groups(void){return get_num_sub_groups();}
get_sub_group_id	inline uint get_sub_group_id(void){return(uint)get_local_linear_id()/get_max_sub_group_size();}
get_sub_group_local_id	inline uint get_sub_group_local_id(void){return(uint)get_local_linear_id()%get_max_sub_group_size();}
get_sub_group_size	inline uint get_sub_group_size(void){uint rest=__kb_local_count()-get_sub_group_id()*get_max_sub_group_size();return rest<get_max_sub_group_size()?rest:get_max_sub_group_size();}
sub_group_barrier	inline void sub_group_barrier(cl_mem_fence_flags flags){__kb_syncwarp((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))));}
sub_group_barrier	inline void sub_group_barrier(cl_mem_fence_flags flags,memory_scope scope){__kb_syncwarp((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))));}
sub_group_any	inline int sub_group_any(int predicate){return __kb_any((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),predicate);}
sub_group_all	inline int sub_group_all(int predicate){return __kb_all((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),predicate);}
sub_group_broadcast	__attribute__((kbind_gen("any",1)))inline gentype sub_group_broadcast(gentype v,uint lane){return __kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,(int)lane,((int)get_max_sub_group_size()));}
sub_group_broadcast	__attribute__((kbind_gen("any",2,3,4,8,16)))inline gentype sub_group_broadcast(gentype v,uint lane){return __kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,(int)lane,((int)get_max_sub_group_size()));}
sub_group_shuffle	__attribute__((kbind_gen("any",1)))inline gentype sub_group_shuffle(gentype v,uint lane){return __kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,(int)lane,((int)get_max_sub_group_size()));}
sub_group_shuffle	__attribute__((kbind_gen("any",2,3,4,8,16)))inline gentype sub_group_shuffle(gentype v,uint lane){return __kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,(int)lane,((int)get_max_sub_group_size()));}
sub_group_shuffle_xor	__attribute__((kbind_gen("any",1)))inline gentype sub_group_shuffle_xor(gentype v,uint lanes){return __kb_shfl_xor((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,(int)lanes,((int)get_max_sub_group_size()));}
sub_group_shuffle_up	__attribute__((kbind_gen("any",1)))inline gentype sub_group_shuffle_up(gentype v,uint delta){return __kb_shfl_up((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,delta,((int)get_max_sub_group_size()));}
sub_group_shuffle_down	__attribute__((kbind_gen("any",1)))inline gentype sub_group_shuffle_down(gentype v,uint delta){return __kb_shfl_down((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,delta,((int)get_max_sub_group_size()));}
sub_group_rotate	__attribute__((kbind_gen("any",1)))inline gentype sub_group_rotate(gentype v,int delta){return __kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,(int)get_sub_group_local_id()+delta&((int)get_max_sub_group_size())-1,((int)get_max_sub_group_size()));}
sub_group_clustered_rotate	__attribute__((kbind_gen("any",1)))inline gentype sub_group_clustered_rotate(gentype v,int delta,uint cluster){return __kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,(int)get_sub_group_local_id()+delta&(int)cluster-1,(int)cluster);}
__kb_lanes	inline uint __kb_lanes(void){return 0xffffffffu>>32-get_sub_group_size()<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1));}
__kb_reduce_add	__attribute__((kbind_gen("any",1)))inline gentype __kb_reduce_add(uint mask,gentype v){gentype a=__kb_shfl(mask,v,ctz(mask),32);for(uint r=mask&mask-1;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);a=(gentype)(a+b);}return a;}
__kb_inclusive_add	__attribute__((kbind_gen("any",1)))inline gentype __kb_inclusive_add(uint mask,gentype v){gentype a=__kb_shfl(mask,v,ctz(mask),32);for(uint r=mask&mask-1;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);if(ctz(r)<=__kb_lane())a=(gentype)(a+b);}return a;}
__kb_exclusive_add	__attribute__((kbind_gen("any",1)))inline gentype __kb_exclusive_add(uint mask,gentype v){gentype a=(gentype)0;bool any=false;for(uint r=mask;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);if(ctz(r)<__kb_lane()){a=any?(gentype)(a+b):b;any=true;}}return a;}
sub_group_non_uniform_reduce_add	__attribute__((kbind_gen("any",1)))inline gentype sub_group_non_uniform_reduce_add(gentype v){return __kb_reduce_add(__kb_active(),v);}
sub_group_non_uniform_scan_inclusive_add	__attribute__((kbind_gen("any",1)))inline gentype sub_group_non_uniform_scan_inclusive_add(gentype v){return __kb_inclusive_add(__kb_active(),v);}
sub_group_non_uniform_scan_exclusive_add	__attribute__((kbind_gen("any",1)))inline gentype sub_group_non_uniform_scan_exclusive_add(gentype v){return __kb_exclusive_add(__kb_active(),v);}
sub_group_clustered_reduce_add	__attribute__((kbind_gen("any",1)))inline gentype sub_group_clustered_reduce_add(gentype v,uint cluster){uint mask=__kb_active(),from=__kb_lane()& ~(cluster-1);gentype a=v;bool any=false;for(uint i=from;i<from+cluster;i++){gentype b=__kb_shfl(mask,v,(int)i,32);if(mask>>i&1){a=any?(gentype)(a+b):b;any=true;}}return a;}
__kb_reduce_mul	__attribute__((kbind_gen("any",1)))inline gentype __kb_reduce_mul(uint mask,gentype v){gentype a=__kb_shfl(mask,v,ctz(mask),32);for(uint r=mask&mask-1;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);a=(gentype)(a*b);}return a;}
__kb_inclusive_mul	__attribute__((kbind_gen("any",1)))inline gentype __kb_inclusive_mul(uint mask,gentype v){gentype a=__kb_shfl(mask,v,ctz(mask),32);for(uint r=mask&mask-1;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);if(ctz(r)<=__kb_lane())a=(gentype)(a*b);}return a;}
__kb_exclusive_mul	__attribute__((kbind_gen("any",1)))inline gentype __kb_exclusive_mul(uint mask,gentype v){gentype a=(gentype)1;bool any=false;for(uint r=mask;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);if(ctz(r)<__kb_lane()){a=any?(gentype)(a*b):b;any=true;}}return a;}
sub_group_non_uniform_reduce_mul	__attribute__((kbind_gen("any",1)))inline gentype sub_group_non_uniform_reduce_mul(gentype v){return __kb_reduce_mul(__kb_active(),v);}
sub_group_non_uniform_scan_inclusive_mul	__attribute__((kbind_gen("any",1)))inline gentype sub_group_non_uniform_scan_inclusive_mul(gentype v){return __kb_inclusive_mul(__kb_active(),v);}
sub_group_non_uniform_scan_exclusive_mul	__attribute__((kbind_gen("any",1)))inline gentype sub_group_non_uniform_scan_exclusive_mul(gentype v){return __kb_exclusive_mul(__kb_active(),v);}
sub_group_clustered_reduce_mul	__attribute__((kbind_gen("any",1)))inline gentype sub_group_clustered_reduce_mul(gentype v,uint cluster){uint mask=__kb_active(),from=__kb_lane()& ~(cluster-1);gentype a=v;bool any=false;for(uint i=from;i<from+cluster;i++){gentype b=__kb_shfl(mask,v,(int)i,32);if(mask>>i&1){a=any?(gentype)(a*b):b;any=true;}}return a;}
__kb_reduce_min	__attribute__((kbind_gen("any",1)))inline gentype __kb_reduce_min(uint mask,gentype v){gentype a=__kb_shfl(mask,v,ctz(mask),32);for(uint r=mask&mask-1;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);a=(gentype)(b<a?b:a);}return a;}
__kb_inclusive_min	__attribute__((kbind_gen("any",1)))inline gentype __kb_inclusive_min(uint mask,gentype v){gentype a=__kb_shfl(mask,v,ctz(mask),32);for(uint r=mask&mask-1;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);if(ctz(r)<=__kb_lane())a=(gentype)(b<a?b:a);}return a;}
__kb_exclusive_min	__attribute__((kbind_gen("any",1)))inline gentype __kb_exclusive_min(uint mask,gentype v){gentype a=__kb_most(v);bool any=false;for(uint r=mask;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);if(ctz(r)<__kb_lane()){a=any?(gentype)(b<a?b:a):b;any=true;}}return a;}
sub_group_non_uniform_reduce_min	__attribute__((kbind_gen("any",1)))inline gentype sub_group_non_uniform_reduce_min(gentype v){return __kb_reduce_min(__kb_active(),v);}
sub_group_non_uniform_scan_inclusive_min	__attribute__((kbind_gen("any",1)))inline gentype sub_group_non_uniform_scan_inclusive_min(gentype v){return __kb_inclusive_min(__kb_active(),v);}
sub_group_non_uniform_scan_exclusive_min	__attribute__((kbind_gen("any",1)))inline gentype sub_group_non_uniform_scan_exclusive_min(gentype v){return __kb_exclusive_min(__kb_active(),v);}
sub_group_clustered_reduce_min	__attribute__((kbind_gen("any",1)))inline gentype sub_group_clustered_reduce_min(gentype v,uint cluster){uint mask=__kb_active(),from=__kb_lane()& ~(cluster-1);gentype a=v;bool any=false;for(uint i=from;i<from+cluster;i++){gentype b=__kb_shfl(mask,v,(int)i,32);if(mask>>i&1){a=any?(gentype)(b<a?b:a):b;any=true;}}return a;}
__kb_reduce_max	__attribute__((kbind_gen("any",1)))inline gentype __kb_reduce_max(uint mask,gentype v){gentype a=__kb_shfl(mask,v,ctz(mask),32);for(uint r=mask&mask-1;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);a=(gentype)(a<b?b:a);}return a;}
__kb_inclusive_max	__attribute__((kbind_gen("any",1)))inline gentype __kb_inclusive_max(uint mask,gentype v){gentype a=__kb_shfl(mask,v,ctz(mask),32);for(uint r=mask&mask-1;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);if(ctz(r)<=__kb_lane())a=(gentype)(a<b?b:a);}return a;}
__kb_exclusive_max	__attribute__((kbind_gen("any",1)))inline gentype __kb_exclusive_max(uint mask,gentype v){gentype a=__kb_least(v);bool any=false;for(uint r=mask;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);if(ctz(r)<__kb_lane()){a=any?(gentype)(a<b?b:a):b;any=true;}}return a;}
sub_group_non_uniform_reduce_max	__attribute__((kbind_gen("any",1)))inline gentype sub_group_non_uniform_reduce_max(gentype v){return __kb_reduce_max(__kb_active(),v);}
sub_group_non_uniform_scan_inclusive_max	__attribute__((kbind_gen("any",1)))inline gentype sub_group_non_uniform_scan_inclusive_max(gentype v){return __kb_inclusive_max(__kb_active(),v);}
sub_group_non_uniform_scan_exclusive_max	__attribute__((kbind_gen("any",1)))inline gentype sub_group_non_uniform_scan_exclusive_max(gentype v){return __kb_exclusive_max(__kb_active(),v);}
sub_group_clustered_reduce_max	__attribute__((kbind_gen("any",1)))inline gentype sub_group_clustered_reduce_max(gentype v,uint cluster){uint mask=__kb_active(),from=__kb_lane()& ~(cluster-1);gentype a=v;bool any=false;for(uint i=from;i<from+cluster;i++){gentype b=__kb_shfl(mask,v,(int)i,32);if(mask>>i&1){a=any?(gentype)(a<b?b:a):b;any=true;}}return a;}
__kb_reduce_and	__attribute__((kbind_gen("int",1)))inline gentype __kb_reduce_and(uint mask,gentype v){gentype a=__kb_shfl(mask,v,ctz(mask),32);for(uint r=mask&mask-1;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);a=(gentype)(a&b);}return a;}
__kb_inclusive_and	__attribute__((kbind_gen("int",1)))inline gentype __kb_inclusive_and(uint mask,gentype v){gentype a=__kb_shfl(mask,v,ctz(mask),32);for(uint r=mask&mask-1;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);if(ctz(r)<=__kb_lane())a=(gentype)(a&b);}return a;}
__kb_exclusive_and	__attribute__((kbind_gen("int",1)))inline gentype __kb_exclusive_and(uint mask,gentype v){gentype a=(gentype)~(gentype)0;bool any=false;for(uint r=mask;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);if(ctz(r)<__kb_lane()){a=any?(gentype)(a&b):b;any=true;}}return a;}
sub_group_non_uniform_reduce_and	__attribute__((kbind_gen("int",1)))inline gentype sub_group_non_uniform_reduce_and(gentype v){return __kb_reduce_and(__kb_active(),v);}
sub_group_non_uniform_scan_inclusive_and	__attribute__((kbind_gen("int",1)))inline gentype sub_group_non_uniform_scan_inclusive_and(gentype v){return __kb_inclusive_and(__kb_active(),v);}
sub_group_non_uniform_scan_exclusive_and	__attribute__((kbind_gen("int",1)))inline gentype sub_group_non_uniform_scan_exclusive_and(gentype v){return __kb_exclusive_and(__kb_active(),v);}
sub_group_clustered_reduce_and	__attribute__((kbind_gen("int",1)))inline gentype sub_group_clustered_reduce_and(gentype v,uint cluster){uint mask=__kb_active(),from=__kb_lane()& ~(cluster-1);gentype a=v;bool any=false;for(uint i=from;i<from+cluster;i++){gentype b=__kb_shfl(mask,v,(int)i,32);if(mask>>i&1){a=any?(gentype)(a&b):b;any=true;}}return a;}
__kb_reduce_or	__attribute__((kbind_gen("int",1)))inline gentype __kb_reduce_or(uint mask,gentype v){gentype a=__kb_shfl(mask,v,ctz(mask),32);for(uint r=mask&mask-1;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);a=(gentype)(a|b);}return a;}
__kb_inclusive_or	__attribute__((kbind_gen("int",1)))inline gentype __kb_inclusive_or(uint mask,gentype v){gentype a=__kb_shfl(mask,v,ctz(mask),32);for(uint r=mask&mask-1;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);if(ctz(r)<=__kb_lane())a=(gentype)(a|b);}return a;}
__kb_exclusive_or	__attribute__((kbind_gen("int",1)))inline gentype __kb_exclusive_or(uint mask,gentype v){gentype a=(gentype)0;bool any=false;for(uint r=mask;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);if(ctz(r)<__kb_lane()){a=any?(gentype)(a|b):b;any=true;}}return a;}
sub_group_non_uniform_reduce_or	__attribute__((kbind_gen("int",1)))inline gentype sub_group_non_uniform_reduce_or(gentype v){return __kb_reduce_or(__kb_active(),v);}
sub_group_non_uniform_scan_inclusive_or	__attribute__((kbind_gen("int",1)))inline gentype sub_group_non_uniform_scan_inclusive_or(gentype v){return __kb_inclusive_or(__kb_active(),v);}
sub_group_non_uniform_scan_exclusive_or	__attribute__((kbind_gen("int",1)))inline gentype sub_group_non_uniform_scan_exclusive_or(gentype v){return __kb_exclusive_or(__kb_active(),v);}
sub_group_clustered_reduce_or	__attribute__((kbind_gen("int",1)))inline gentype sub_group_clustered_reduce_or(gentype v,uint cluster){uint mask=__kb_active(),from=__kb_lane()& ~(cluster-1);gentype a=v;bool any=false;for(uint i=from;i<from+cluster;i++){gentype b=__kb_shfl(mask,v,(int)i,32);if(mask>>i&1){a=any?(gentype)(a|b):b;any=true;}}return a;}
__kb_reduce_xor	__attribute__((kbind_gen("int",1)))inline gentype __kb_reduce_xor(uint mask,gentype v){gentype a=__kb_shfl(mask,v,ctz(mask),32);for(uint r=mask&mask-1;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);a=(gentype)(a^b);}return a;}
__kb_inclusive_xor	__attribute__((kbind_gen("int",1)))inline gentype __kb_inclusive_xor(uint mask,gentype v){gentype a=__kb_shfl(mask,v,ctz(mask),32);for(uint r=mask&mask-1;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);if(ctz(r)<=__kb_lane())a=(gentype)(a^b);}return a;}
__kb_exclusive_xor	__attribute__((kbind_gen("int",1)))inline gentype __kb_exclusive_xor(uint mask,gentype v){gentype a=(gentype)0;bool any=false;for(uint r=mask;r!=0;r&=r-1){gentype b=__kb_shfl(mask,v,ctz(r),32);if(ctz(r)<__kb_lane()){a=any?(gentype)(a^b):b;any=true;}}return a;}
sub_group_non_uniform_reduce_xor	__attribute__((kbind_gen("int",1)))inline gentype sub_group_non_uniform_reduce_xor(gentype v){return __kb_reduce_xor(__kb_active(),v);}
sub_group_non_uniform_scan_inclusive_xor	__attribute__((kbind_gen("int",1)))inline gentype sub_group_non_uniform_scan_inclusive_xor(gentype v){return __kb_inclusive_xor(__kb_active(),v);}
sub_group_non_uniform_scan_exclusive_xor	__attribute__((kbind_gen("int",1)))inline gentype sub_group_non_uniform_scan_exclusive_xor(gentype v){return __kb_exclusive_xor(__kb_active(),v);}
sub_group_clustered_reduce_xor	__attribute__((kbind_gen("int",1)))inline gentype sub_group_clustered_reduce_xor(gentype v,uint cluster){uint mask=__kb_active(),from=__kb_lane()& ~(cluster-1);gentype a=v;bool any=false;for(uint i=from;i<from+cluster;i++){gentype b=__kb_shfl(mask,v,(int)i,32);if(mask>>i&1){a=any?(gentype)(a^b):b;any=true;}}return a;}
sub_group_reduce_add	__attribute__((kbind_gen("any",1)))inline gentype sub_group_reduce_add(gentype v){return __kb_reduce_add(__kb_lanes(),v);}
sub_group_scan_inclusive_add	__attribute__((kbind_gen("any",1)))inline gentype sub_group_scan_inclusive_add(gentype v){return __kb_inclusive_add(__kb_lanes(),v);}
sub_group_scan_exclusive_add	__attribute__((kbind_gen("any",1)))inline gentype sub_group_scan_exclusive_add(gentype v){return __kb_exclusive_add(__kb_lanes(),v);}
sub_group_reduce_min	__attribute__((kbind_gen("any",1)))inline gentype sub_group_reduce_min(gentype v){return __kb_reduce_min(__kb_lanes(),v);}
sub_group_scan_inclusive_min	__attribute__((kbind_gen("any",1)))inline gentype sub_group_scan_inclusive_min(gentype v){return __kb_inclusive_min(__kb_lanes(),v);}
sub_group_scan_exclusive_min	__attribute__((kbind_gen("any",1)))inline gentype sub_group_scan_exclusive_min(gentype v){return __kb_exclusive_min(__kb_lanes(),v);}
sub_group_reduce_max	__attribute__((kbind_gen("any",1)))inline gentype sub_group_reduce_max(gentype v){return __kb_reduce_max(__kb_lanes(),v);}
sub_group_scan_inclusive_max	__attribute__((kbind_gen("any",1)))inline gentype sub_group_scan_inclusive_max(gentype v){return __kb_inclusive_max(__kb_lanes(),v);}
sub_group_scan_exclusive_max	__attribute__((kbind_gen("any",1)))inline gentype sub_group_scan_exclusive_max(gentype v){return __kb_exclusive_max(__kb_lanes(),v);}
sub_group_non_uniform_reduce_logical_and	inline int sub_group_non_uniform_reduce_logical_and(int p){return sub_group_non_uniform_reduce_and(p!=0?1:0);}
sub_group_non_uniform_scan_inclusive_logical_and	inline int sub_group_non_uniform_scan_inclusive_logical_and(int p){return sub_group_non_uniform_scan_inclusive_and(p!=0?1:0);}
sub_group_non_uniform_scan_exclusive_logical_and	inline int sub_group_non_uniform_scan_exclusive_logical_and(int p){return sub_group_non_uniform_scan_exclusive_and(p!=0?1:0)&1;}
sub_group_clustered_reduce_logical_and	inline int sub_group_clustered_reduce_logical_and(int p,uint cluster){return sub_group_clustered_reduce_and(p!=0?1:0,cluster);}
sub_group_non_uniform_reduce_logical_or	inline int sub_group_non_uniform_reduce_logical_or(int p){return sub_group_non_uniform_reduce_or(p!=0?1:0);}
sub_group_non_uniform_scan_inclusive_logical_or	inline int sub_group_non_uniform_scan_inclusive_logical_or(int p){return sub_group_non_uniform_scan_inclusive_or(p!=0?1:0);}
sub_group_non_uniform_scan_exclusive_logical_or	inline int sub_group_non_uniform_scan_exclusive_logical_or(int p){return sub_group_non_uniform_scan_exclusive_or(p!=0?1:0)&1;}
sub_group_clustered_reduce_logical_or	inline int sub_group_clustered_reduce_logical_or(int p,uint cluster){return sub_group_clustered_reduce_or(p!=0?1:0,cluster);}
sub_group_non_uniform_reduce_logical_xor	inline int sub_group_non_uniform_reduce_logical_xor(int p){return sub_group_non_uniform_reduce_xor(p!=0?1:0);}
sub_group_non_uniform_scan_inclusive_logical_xor	inline int sub_group_non_uniform_scan_inclusive_logical_xor(int p){return sub_group_non_uniform_scan_inclusive_xor(p!=0?1:0);}
sub_group_non_uniform_scan_exclusive_logical_xor	inline int sub_group_non_uniform_scan_exclusive_logical_xor(int p){return sub_group_non_uniform_scan_exclusive_xor(p!=0?1:0)&1;}
sub_group_clustered_reduce_logical_xor	inline int sub_group_clustered_reduce_logical_xor(int p,uint cluster){return sub_group_clustered_reduce_xor(p!=0?1:0,cluster);}
sub_group_elect	inline int sub_group_elect(void){return ctz(__kb_active())==__kb_lane();}
sub_group_non_uniform_all	inline int sub_group_non_uniform_all(int predicate){return __kb_all(__kb_active(),predicate);}
sub_group_non_uniform_any	inline int sub_group_non_uniform_any(int predicate){return __kb_any(__kb_active(),predicate);}
sub_group_non_uniform_all_equal	__attribute__((kbind_gen("any",1)))inline int sub_group_non_uniform_all_equal(gentype v){uint m=__kb_active();return __kb_all(m,v==__kb_shfl(m,v,ctz(m),32));}
sub_group_non_uniform_broadcast	__attribute__((kbind_gen("any",1)))inline gentype sub_group_non_uniform_broadcast(gentype v,uint lane){return __kb_shfl(__kb_active(),v,(int)lane,((int)get_max_sub_group_size()));}
sub_group_non_uniform_broadcast	__attribute__((kbind_gen("any",2,3,4,8,16)))inline gentype sub_group_non_uniform_broadcast(gentype v,uint lane){return __kb_shfl(__kb_active(),v,(int)lane,((int)get_max_sub_group_size()));}
sub_group_broadcast_first	__attribute__((kbind_gen("any",1)))inline gentype sub_group_broadcast_first(gentype v){uint m=__kb_active();return __kb_shfl(m,v,ctz(m),32);}
sub_group_ballot	inline uint4 sub_group_ballot(int predicate){return(uint4)(__kb_ballot(__kb_active(),predicate)>>(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1)),0,0,0);}
sub_group_inverse_ballot	inline int sub_group_inverse_ballot(uint4 v){return v.x>>get_sub_group_local_id()&1;}
sub_group_ballot_bit_extract	inline int sub_group_ballot_bit_extract(uint4 v,uint i){return v.x>>i&1;}
sub_group_ballot_bit_count	inline uint sub_group_ballot_bit_count(uint4 v){return popcount(v.x);}
sub_group_ballot_inclusive_scan	inline uint sub_group_ballot_inclusive_scan(uint4 v){return popcount(v.x&get_sub_group_le_mask().x);}
sub_group_ballot_exclusive_scan	inline uint sub_group_ballot_exclusive_scan(uint4 v){return popcount(v.x&get_sub_group_lt_mask().x);}
sub_group_ballot_find_lsb	inline uint sub_group_ballot_find_lsb(uint4 v){return ctz(v.x);}
sub_group_ballot_find_msb	inline uint sub_group_ballot_find_msb(uint4 v){return 31-clz(v.x);}
get_sub_group_eq_mask	inline uint4 get_sub_group_eq_mask(void){return(uint4)(1u<<get_sub_group_local_id(),0,0,0);}
get_sub_group_ge_mask	inline uint4 get_sub_group_ge_mask(void){return(uint4)((0xffffffffu>>32-get_max_sub_group_size())&0xffffffffu<<get_sub_group_local_id(),0,0,0);}
get_sub_group_gt_mask	inline uint4 get_sub_group_gt_mask(void){return(uint4)((0xffffffffu>>32-get_max_sub_group_size())&0xfffffffeu<<get_sub_group_local_id(),0,0,0);}
get_sub_group_le_mask	inline uint4 get_sub_group_le_mask(void){return(uint4)(0xffffffffu>>31-get_sub_group_local_id(),0,0,0);}
get_sub_group_lt_mask	inline uint4 get_sub_group_lt_mask(void){return(uint4)(0x7fffffffu>>31-get_sub_group_local_id(),0,0,0);}
intel_sub_group_shuffle	__attribute__((kbind_gen("any",1)))inline gentype intel_sub_group_shuffle(gentype v,uint lane){return __kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,(int)lane,((int)get_max_sub_group_size()));}
intel_sub_group_shuffle	__attribute__((kbind_gen("any",2,3,4,8,16)))inline gentype intel_sub_group_shuffle(gentype v,uint lane){return __kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,(int)lane,((int)get_max_sub_group_size()));}
intel_sub_group_shuffle_xor	__attribute__((kbind_gen("any",1)))inline gentype intel_sub_group_shuffle_xor(gentype v,uint lanes){return __kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,(int)(get_sub_group_local_id()^lanes),((int)get_max_sub_group_size()));}
intel_sub_group_shuffle_xor	__attribute__((kbind_gen("any",2,3,4,8,16)))inline gentype intel_sub_group_shuffle_xor(gentype v,uint lanes){return __kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,(int)(get_sub_group_local_id()^lanes),((int)get_max_sub_group_size()));}
intel_sub_group_shuffle_down	__attribute__((kbind_gen("any",1)))inline gentype intel_sub_group_shuffle_down(gentype v,gentype next,uint delta){uint i=get_sub_group_local_id()+delta;gentype a=__kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,(int)i,((int)get_max_sub_group_size())),b=__kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),next,(int)i,((int)get_max_sub_group_size()));if(i>=get_max_sub_group_size())a=b;return a;}
intel_sub_group_shuffle_down	__attribute__((kbind_gen("any",2,3,4,8,16)))inline gentype intel_sub_group_shuffle_down(gentype v,gentype next,uint delta){uint i=get_sub_group_local_id()+delta;gentype a=__kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,(int)i,((int)get_max_sub_group_size())),b=__kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),next,(int)i,((int)get_max_sub_group_size()));if(i>=get_max_sub_group_size())a=b;return a;}
intel_sub_group_shuffle_up	__attribute__((kbind_gen("any",1)))inline gentype intel_sub_group_shuffle_up(gentype previous,gentype v,uint delta){int i=(int)get_sub_group_local_id()-(int)delta;gentype a=__kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,i,((int)get_max_sub_group_size())),b=__kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),previous,i,((int)get_max_sub_group_size()));if(i<0)a=b;return a;}
intel_sub_group_shuffle_up	__attribute__((kbind_gen("any",2,3,4,8,16)))inline gentype intel_sub_group_shuffle_up(gentype previous,gentype v,uint delta){int i=(int)get_sub_group_local_id()-(int)delta;gentype a=__kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),v,i,((int)get_max_sub_group_size())),b=__kb_shfl((get_max_sub_group_size()==32?0xffffffffu:(0xffffffffu>>32-get_max_sub_group_size())<<(get_max_sub_group_size()==32?0:__kb_lane()& ~(get_max_sub_group_size()-1))),previous,i,((int)get_max_sub_group_size()));if(i<0)a=b;return a;}
intel_sub_group_broadcast	__attribute__((kbind_gen("any",1)))inline gentype intel_sub_group_broadcast(gentype v,uint lane){return sub_group_broadcast(v,lane);}
intel_sub_group_broadcast	__attribute__((kbind_gen("any",2,3,4,8,16)))inline gentype intel_sub_group_broadcast(gentype v,uint lane){return sub_group_broadcast(v,lane);}
intel_sub_group_reduce_add	__attribute__((kbind_gen("any",1)))inline gentype intel_sub_group_reduce_add(gentype v){return sub_group_reduce_add(v);}
intel_sub_group_scan_inclusive_add	__attribute__((kbind_gen("any",1)))inline gentype intel_sub_group_scan_inclusive_add(gentype v){return sub_group_scan_inclusive_add(v);}
intel_sub_group_scan_exclusive_add	__attribute__((kbind_gen("any",1)))inline gentype intel_sub_group_scan_exclusive_add(gentype v){return sub_group_scan_exclusive_add(v);}
intel_sub_group_reduce_min	__attribute__((kbind_gen("any",1)))inline gentype intel_sub_group_reduce_min(gentype v){return sub_group_reduce_min(v);}
intel_sub_group_scan_inclusive_min	__attribute__((kbind_gen("any",1)))inline gentype intel_sub_group_scan_inclusive_min(gentype v){return sub_group_scan_inclusive_min(v);}
intel_sub_group_scan_exclusive_min	__attribute__((kbind_gen("any",1)))inline gentype intel_sub_group_scan_exclusive_min(gentype v){return sub_group_scan_exclusive_min(v);}
intel_sub_group_reduce_max	__attribute__((kbind_gen("any",1)))inline gentype intel_sub_group_reduce_max(gentype v){return sub_group_reduce_max(v);}
intel_sub_group_scan_inclusive_max	__attribute__((kbind_gen("any",1)))inline gentype intel_sub_group_scan_inclusive_max(gentype v){return sub_group_scan_inclusive_max(v);}
intel_sub_group_scan_exclusive_max	__attribute__((kbind_gen("any",1)))inline gentype intel_sub_group_scan_exclusive_max(gentype v){return sub_group_scan_exclusive_max(v);}
intel_sub_group_block_read	inline uint intel_sub_group_block_read(const __global uint*p){uint v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read	inline uint intel_sub_group_block_read(const __local uint*p){uint v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write	inline void intel_sub_group_block_write(__global uint*p,uint v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint);i++)p[i*s]=from[i];}
intel_sub_group_block_write	inline void intel_sub_group_block_write(__local uint*p,uint v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint);i++)p[i*s]=from[i];}
intel_sub_group_block_read2	inline uint2 intel_sub_group_block_read2(const __global uint*p){uint2 v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint2);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read2	inline uint2 intel_sub_group_block_read2(const __local uint*p){uint2 v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint2);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write2	inline void intel_sub_group_block_write2(__global uint*p,uint2 v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint2);i++)p[i*s]=from[i];}
intel_sub_group_block_write2	inline void intel_sub_group_block_write2(__local uint*p,uint2 v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint2);i++)p[i*s]=from[i];}
intel_sub_group_block_read4	inline uint4 intel_sub_group_block_read4(const __global uint*p){uint4 v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint4);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read4	inline uint4 intel_sub_group_block_read4(const __local uint*p){uint4 v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint4);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write4	inline void intel_sub_group_block_write4(__global uint*p,uint4 v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint4);i++)p[i*s]=from[i];}
intel_sub_group_block_write4	inline void intel_sub_group_block_write4(__local uint*p,uint4 v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint4);i++)p[i*s]=from[i];}
intel_sub_group_block_read8	inline uint8 intel_sub_group_block_read8(const __global uint*p){uint8 v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint8);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read8	inline uint8 intel_sub_group_block_read8(const __local uint*p){uint8 v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint8);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write8	inline void intel_sub_group_block_write8(__global uint*p,uint8 v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint8);i++)p[i*s]=from[i];}
intel_sub_group_block_write8	inline void intel_sub_group_block_write8(__local uint*p,uint8 v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint8);i++)p[i*s]=from[i];}
intel_sub_group_block_read_uc	inline uchar intel_sub_group_block_read_uc(const __global uchar*p){uchar v;uchar*to=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_uc	inline uchar intel_sub_group_block_read_uc(const __local uchar*p){uchar v;uchar*to=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_uc	inline void intel_sub_group_block_write_uc(__global uchar*p,uchar v){uchar*from=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar);i++)p[i*s]=from[i];}
intel_sub_group_block_write_uc	inline void intel_sub_group_block_write_uc(__local uchar*p,uchar v){uchar*from=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar);i++)p[i*s]=from[i];}
intel_sub_group_block_read_uc2	inline uchar2 intel_sub_group_block_read_uc2(const __global uchar*p){uchar2 v;uchar*to=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar2);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_uc2	inline uchar2 intel_sub_group_block_read_uc2(const __local uchar*p){uchar2 v;uchar*to=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar2);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_uc2	inline void intel_sub_group_block_write_uc2(__global uchar*p,uchar2 v){uchar*from=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar2);i++)p[i*s]=from[i];}
intel_sub_group_block_write_uc2	inline void intel_sub_group_block_write_uc2(__local uchar*p,uchar2 v){uchar*from=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar2);i++)p[i*s]=from[i];}
intel_sub_group_block_read_uc4	inline uchar4 intel_sub_group_block_read_uc4(const __global uchar*p){uchar4 v;uchar*to=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar4);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_uc4	inline uchar4 intel_sub_group_block_read_uc4(const __local uchar*p){uchar4 v;uchar*to=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar4);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_uc4	inline void intel_sub_group_block_write_uc4(__global uchar*p,uchar4 v){uchar*from=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar4);i++)p[i*s]=from[i];}
intel_sub_group_block_write_uc4	inline void intel_sub_group_block_write_uc4(__local uchar*p,uchar4 v){uchar*from=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar4);i++)p[i*s]=from[i];}
intel_sub_group_block_read_uc8	inline uchar8 intel_sub_group_block_read_uc8(const __global uchar*p){uchar8 v;uchar*to=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar8);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_uc8	inline uchar8 intel_sub_group_block_read_uc8(const __local uchar*p){uchar8 v;uchar*to=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar8);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_uc8	inline void intel_sub_group_block_write_uc8(__global uchar*p,uchar8 v){uchar*from=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar8);i++)p[i*s]=from[i];}
intel_sub_group_block_write_uc8	inline void intel_sub_group_block_write_uc8(__local uchar*p,uchar8 v){uchar*from=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar8);i++)p[i*s]=from[i];}
intel_sub_group_block_read_uc16	inline uchar16 intel_sub_group_block_read_uc16(const __global uchar*p){uchar16 v;uchar*to=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar16);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_uc16	inline uchar16 intel_sub_group_block_read_uc16(const __local uchar*p){uchar16 v;uchar*to=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar16);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_uc16	inline void intel_sub_group_block_write_uc16(__global uchar*p,uchar16 v){uchar*from=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar16);i++)p[i*s]=from[i];}
intel_sub_group_block_write_uc16	inline void intel_sub_group_block_write_uc16(__local uchar*p,uchar16 v){uchar*from=(uchar*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uchar16);i++)p[i*s]=from[i];}
intel_sub_group_block_read_us	inline ushort intel_sub_group_block_read_us(const __global ushort*p){ushort v;ushort*to=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_us	inline ushort intel_sub_group_block_read_us(const __local ushort*p){ushort v;ushort*to=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_us	inline void intel_sub_group_block_write_us(__global ushort*p,ushort v){ushort*from=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort);i++)p[i*s]=from[i];}
intel_sub_group_block_write_us	inline void intel_sub_group_block_write_us(__local ushort*p,ushort v){ushort*from=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort);i++)p[i*s]=from[i];}
intel_sub_group_block_read_us2	inline ushort2 intel_sub_group_block_read_us2(const __global ushort*p){ushort2 v;ushort*to=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort2);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_us2	inline ushort2 intel_sub_group_block_read_us2(const __local ushort*p){ushort2 v;ushort*to=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort2);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_us2	inline void intel_sub_group_block_write_us2(__global ushort*p,ushort2 v){ushort*from=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort2);i++)p[i*s]=from[i];}
intel_sub_group_block_write_us2	inline void intel_sub_group_block_write_us2(__local ushort*p,ushort2 v){ushort*from=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort2);i++)p[i*s]=from[i];}
intel_sub_group_block_read_us4	inline ushort4 intel_sub_group_block_read_us4(const __global ushort*p){ushort4 v;ushort*to=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort4);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_us4	inline ushort4 intel_sub_group_block_read_us4(const __local ushort*p){ushort4 v;ushort*to=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort4);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_us4	inline void intel_sub_group_block_write_us4(__global ushort*p,ushort4 v){ushort*from=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort4);i++)p[i*s]=from[i];}
intel_sub_group_block_write_us4	inline void intel_sub_group_block_write_us4(__local ushort*p,ushort4 v){ushort*from=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort4);i++)p[i*s]=from[i];}
intel_sub_group_block_read_us8	inline ushort8 intel_sub_group_block_read_us8(const __global ushort*p){ushort8 v;ushort*to=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort8);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_us8	inline ushort8 intel_sub_group_block_read_us8(const __local ushort*p){ushort8 v;ushort*to=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort8);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_us8	inline void intel_sub_group_block_write_us8(__global ushort*p,ushort8 v){ushort*from=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort8);i++)p[i*s]=from[i];}
intel_sub_group_block_write_us8	inline void intel_sub_group_block_write_us8(__local ushort*p,ushort8 v){ushort*from=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort8);i++)p[i*s]=from[i];}
intel_sub_group_block_read_us16	inline ushort16 intel_sub_group_block_read_us16(const __global ushort*p){ushort16 v;ushort*to=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort16);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_us16	inline ushort16 intel_sub_group_block_read_us16(const __local ushort*p){ushort16 v;ushort*to=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort16);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_us16	inline void intel_sub_group_block_write_us16(__global ushort*p,ushort16 v){ushort*from=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort16);i++)p[i*s]=from[i];}
intel_sub_group_block_write_us16	inline void intel_sub_group_block_write_us16(__local ushort*p,ushort16 v){ushort*from=(ushort*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ushort16);i++)p[i*s]=from[i];}
intel_sub_group_block_read_ui	inline uint intel_sub_group_block_read_ui(const __global uint*p){uint v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_ui	inline uint intel_sub_group_block_read_ui(const __local uint*p){uint v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_ui	inline void intel_sub_group_block_write_ui(__global uint*p,uint v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint);i++)p[i*s]=from[i];}
intel_sub_group_block_write_ui	inline void intel_sub_group_block_write_ui(__local uint*p,uint v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint);i++)p[i*s]=from[i];}
intel_sub_group_block_read_ui2	inline uint2 intel_sub_group_block_read_ui2(const __global uint*p){uint2 v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint2);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_ui2	inline uint2 intel_sub_group_block_read_ui2(const __local uint*p){uint2 v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint2);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_ui2	inline void intel_sub_group_block_write_ui2(__global uint*p,uint2 v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint2);i++)p[i*s]=from[i];}
intel_sub_group_block_write_ui2	inline void intel_sub_group_block_write_ui2(__local uint*p,uint2 v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint2);i++)p[i*s]=from[i];}
intel_sub_group_block_read_ui4	inline uint4 intel_sub_group_block_read_ui4(const __global uint*p){uint4 v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint4);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_ui4	inline uint4 intel_sub_group_block_read_ui4(const __local uint*p){uint4 v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint4);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_ui4	inline void intel_sub_group_block_write_ui4(__global uint*p,uint4 v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint4);i++)p[i*s]=from[i];}
intel_sub_group_block_write_ui4	inline void intel_sub_group_block_write_ui4(__local uint*p,uint4 v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint4);i++)p[i*s]=from[i];}
intel_sub_group_block_read_ui8	inline uint8 intel_sub_group_block_read_ui8(const __global uint*p){uint8 v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint8);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_ui8	inline uint8 intel_sub_group_block_read_ui8(const __local uint*p){uint8 v;uint*to=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint8);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_ui8	inline void intel_sub_group_block_write_ui8(__global uint*p,uint8 v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint8);i++)p[i*s]=from[i];}
intel_sub_group_block_write_ui8	inline void intel_sub_group_block_write_ui8(__local uint*p,uint8 v){uint*from=(uint*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(uint8);i++)p[i*s]=from[i];}
intel_sub_group_block_read_ul	inline ulong intel_sub_group_block_read_ul(const __global ulong*p){ulong v;ulong*to=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_ul	inline ulong intel_sub_group_block_read_ul(const __local ulong*p){ulong v;ulong*to=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_ul	inline void intel_sub_group_block_write_ul(__global ulong*p,ulong v){ulong*from=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong);i++)p[i*s]=from[i];}
intel_sub_group_block_write_ul	inline void intel_sub_group_block_write_ul(__local ulong*p,ulong v){ulong*from=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong);i++)p[i*s]=from[i];}
intel_sub_group_block_read_ul2	inline ulong2 intel_sub_group_block_read_ul2(const __global ulong*p){ulong2 v;ulong*to=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong2);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_ul2	inline ulong2 intel_sub_group_block_read_ul2(const __local ulong*p){ulong2 v;ulong*to=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong2);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_ul2	inline void intel_sub_group_block_write_ul2(__global ulong*p,ulong2 v){ulong*from=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong2);i++)p[i*s]=from[i];}
intel_sub_group_block_write_ul2	inline void intel_sub_group_block_write_ul2(__local ulong*p,ulong2 v){ulong*from=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong2);i++)p[i*s]=from[i];}
intel_sub_group_block_read_ul4	inline ulong4 intel_sub_group_block_read_ul4(const __global ulong*p){ulong4 v;ulong*to=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong4);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_ul4	inline ulong4 intel_sub_group_block_read_ul4(const __local ulong*p){ulong4 v;ulong*to=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong4);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_ul4	inline void intel_sub_group_block_write_ul4(__global ulong*p,ulong4 v){ulong*from=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong4);i++)p[i*s]=from[i];}
intel_sub_group_block_write_ul4	inline void intel_sub_group_block_write_ul4(__local ulong*p,ulong4 v){ulong*from=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong4);i++)p[i*s]=from[i];}
intel_sub_group_block_read_ul8	inline ulong8 intel_sub_group_block_read_ul8(const __global ulong*p){ulong8 v;ulong*to=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong8);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_read_ul8	inline ulong8 intel_sub_group_block_read_ul8(const __local ulong*p){ulong8 v;ulong*to=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong8);i++)to[i]=p[i*s];return v;}
intel_sub_group_block_write_ul8	inline void intel_sub_group_block_write_ul8(__global ulong*p,ulong8 v){ulong*from=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong8);i++)p[i*s]=from[i];}
intel_sub_group_block_write_ul8	inline void intel_sub_group_block_write_ul8(__local ulong*p,ulong8 v){ulong*from=(ulong*)&v;p+=get_sub_group_local_id();for(uint i=0,s=get_sub_group_size();i<vec_step(ulong8);i++)p[i*s]=from[i];}
sampler_t __kb_sampler_none __kb_sampler_most	enum sampler_t{__kb_sampler_none,__kb_sampler_most=0x7fffffff};
__kb_handle	__attribute__((kbind_op("bit.cast")))ulong __kb_handle(image1d_t i);
__kb_handle	__attribute__((kbind_op("bit.cast")))ulong __kb_handle(image2d_t i);
__kb_handle	__attribute__((kbind_op("bit.cast")))ulong __kb_handle(image3d_t i);
__kb_handle	__attribute__((kbind_op("bit.cast")))ulong __kb_handle(image1d_array_t i);
__kb_handle	__attribute__((kbind_op("bit.cast")))ulong __kb_handle(image2d_array_t i);
__kb_handle	__attribute__((kbind_op("bit.cast")))ulong __kb_handle(image1d_buffer_t i);
__kb_read_f	__attribute__((kbind_op("image.read")))float4 __kb_read_f(ulong image,uint sampler,float x,float y,float z);
__kb_texel_f	__attribute__((kbind_op("image.texel")))float4 __kb_texel_f(ulong image,uint sampler,int x,int y,int z);
__kb_write_f	__attribute__((kbind_op("image.write")))void __kb_write_f(ulong image,float4 v,int x,int y,int z);
read_imagef	inline float4 read_imagef(image1d_t i,sampler_t s,float c){return __kb_read_f(__kb_handle(i),s,c,0,0);}
read_imagef	inline float4 read_imagef(image1d_t i,sampler_t s,int c){return __kb_texel_f(__kb_handle(i),s,c,0,0);}
read_imagef	inline float4 read_imagef(image1d_t i,int c){return __kb_texel_f(__kb_handle(i),0,c,0,0);}
write_imagef	inline void write_imagef(image1d_t i,int c,float4 v){__kb_write_f(__kb_handle(i),v,c,0,0);}
read_imagef	inline float4 read_imagef(image2d_t i,sampler_t s,float2 c){return __kb_read_f(__kb_handle(i),s,c.x,c.y,0);}
read_imagef	inline float4 read_imagef(image2d_t i,sampler_t s,int2 c){return __kb_texel_f(__kb_handle(i),s,c.x,c.y,0);}
read_imagef	inline float4 read_imagef(image2d_t i,int2 c){return __kb_texel_f(__kb_handle(i),0,c.x,c.y,0);}
write_imagef	inline void write_imagef(image2d_t i,int2 c,float4 v){__kb_write_f(__kb_handle(i),v,c.x,c.y,0);}
read_imagef	inline float4 read_imagef(image1d_array_t i,sampler_t s,float2 c){return __kb_read_f(__kb_handle(i),s,c.x,c.y,0);}
read_imagef	inline float4 read_imagef(image1d_array_t i,sampler_t s,int2 c){return __kb_texel_f(__kb_handle(i),s,c.x,c.y,0);}
read_imagef	inline float4 read_imagef(image1d_array_t i,int2 c){return __kb_texel_f(__kb_handle(i),0,c.x,c.y,0);}
write_imagef	inline void write_imagef(image1d_array_t i,int2 c,float4 v){__kb_write_f(__kb_handle(i),v,c.x,c.y,0);}
read_imagef	inline float4 read_imagef(image3d_t i,sampler_t s,float4 c){return __kb_read_f(__kb_handle(i),s,c.x,c.y,c.z);}
read_imagef	inline float4 read_imagef(image3d_t i,sampler_t s,int4 c){return __kb_texel_f(__kb_handle(i),s,c.x,c.y,c.z);}
read_imagef	inline float4 read_imagef(image3d_t i,int4 c){return __kb_texel_f(__kb_handle(i),0,c.x,c.y,c.z);}
write_imagef	inline void write_imagef(image3d_t i,int4 c,float4 v){__kb_write_f(__kb_handle(i),v,c.x,c.y,c.z);}
read_imagef	inline float4 read_imagef(image2d_array_t i,sampler_t s,float4 c){return __kb_read_f(__kb_handle(i),s,c.x,c.y,c.z);}
read_imagef	inline float4 read_imagef(image2d_array_t i,sampler_t s,int4 c){return __kb_texel_f(__kb_handle(i),s,c.x,c.y,c.z);}
read_imagef	inline float4 read_imagef(image2d_array_t i,int4 c){return __kb_texel_f(__kb_handle(i),0,c.x,c.y,c.z);}
write_imagef	inline void write_imagef(image2d_array_t i,int4 c,float4 v){__kb_write_f(__kb_handle(i),v,c.x,c.y,c.z);}
read_imagef	inline float4 read_imagef(image1d_buffer_t i,int c){return __kb_texel_f(__kb_handle(i),0,c,0,0);}
write_imagef	inline void write_imagef(image1d_buffer_t i,int c,float4 v){__kb_write_f(__kb_handle(i),v,c,0,0);}
__kb_read_i	__attribute__((kbind_op("image.read")))int4 __kb_read_i(ulong image,uint sampler,float x,float y,float z);
__kb_texel_i	__attribute__((kbind_op("image.texel")))int4 __kb_texel_i(ulong image,uint sampler,int x,int y,int z);
__kb_write_i	__attribute__((kbind_op("image.write")))void __kb_write_i(ulong image,int4 v,int x,int y,int z);
read_imagei	inline int4 read_imagei(image1d_t i,sampler_t s,float c){return __kb_read_i(__kb_handle(i),s,c,0,0);}
read_imagei	inline int4 read_imagei(image1d_t i,sampler_t s,int c){return __kb_texel_i(__kb_handle(i),s,c,0,0);}
read_imagei	inline int4 read_imagei(image1d_t i,int c){return __kb_texel_i(__kb_handle(i),0,c,0,0);}
write_imagei	inline void write_imagei(image1d_t i,int c,int4 v){__kb_write_i(__kb_handle(i),v,c,0,0);}
read_imagei	inline int4 read_imagei(image2d_t i,sampler_t s,float2 c){return __kb_read_i(__kb_handle(i),s,c.x,c.y,0);}
read_imagei	inline int4 read_imagei(image2d_t i,sampler_t s,int2 c){return __kb_texel_i(__kb_handle(i),s,c.x,c.y,0);}
read_imagei	inline int4 read_imagei(image2d_t i,int2 c){return __kb_texel_i(__kb_handle(i),0,c.x,c.y,0);}
write_imagei	inline void write_imagei(image2d_t i,int2 c,int4 v){__kb_write_i(__kb_handle(i),v,c.x,c.y,0);}
read_imagei	inline int4 read_imagei(image1d_array_t i,sampler_t s,float2 c){return __kb_read_i(__kb_handle(i),s,c.x,c.y,0);}
read_imagei	inline int4 read_imagei(image1d_array_t i,sampler_t s,int2 c){return __kb_texel_i(__kb_handle(i),s,c.x,c.y,0);}
read_imagei	inline int4 read_imagei(image1d_array_t i,int2 c){return __kb_texel_i(__kb_handle(i),0,c.x,c.y,0);}
write_imagei	inline void write_imagei(image1d_array_t i,int2 c,int4 v){__kb_write_i(__kb_handle(i),v,c.x,c.y,0);}
read_imagei	inline int4 read_imagei(image3d_t i,sampler_t s,float4 c){return __kb_read_i(__kb_handle(i),s,c.x,c.y,c.z);}
read_imagei	inline int4 read_imagei(image3d_t i,sampler_t s,int4 c){return __kb_texel_i(__kb_handle(i),s,c.x,c.y,c.z);}
read_imagei	inline int4 read_imagei(image3d_t i,int4 c){return __kb_texel_i(__kb_handle(i),0,c.x,c.y,c.z);}
write_imagei	inline void write_imagei(image3d_t i,int4 c,int4 v){__kb_write_i(__kb_handle(i),v,c.x,c.y,c.z);}
read_imagei	inline int4 read_imagei(image2d_array_t i,sampler_t s,float4 c){return __kb_read_i(__kb_handle(i),s,c.x,c.y,c.z);}
read_imagei	inline int4 read_imagei(image2d_array_t i,sampler_t s,int4 c){return __kb_texel_i(__kb_handle(i),s,c.x,c.y,c.z);}
read_imagei	inline int4 read_imagei(image2d_array_t i,int4 c){return __kb_texel_i(__kb_handle(i),0,c.x,c.y,c.z);}
write_imagei	inline void write_imagei(image2d_array_t i,int4 c,int4 v){__kb_write_i(__kb_handle(i),v,c.x,c.y,c.z);}
read_imagei	inline int4 read_imagei(image1d_buffer_t i,int c){return __kb_texel_i(__kb_handle(i),0,c,0,0);}
write_imagei	inline void write_imagei(image1d_buffer_t i,int c,int4 v){__kb_write_i(__kb_handle(i),v,c,0,0);}
__kb_read_ui	__attribute__((kbind_op("image.read")))uint4 __kb_read_ui(ulong image,uint sampler,float x,float y,float z);
__kb_texel_ui	__attribute__((kbind_op("image.texel")))uint4 __kb_texel_ui(ulong image,uint sampler,int x,int y,int z);
__kb_write_ui	__attribute__((kbind_op("image.write")))void __kb_write_ui(ulong image,uint4 v,int x,int y,int z);
read_imageui	inline uint4 read_imageui(image1d_t i,sampler_t s,float c){return __kb_read_ui(__kb_handle(i),s,c,0,0);}
read_imageui	inline uint4 read_imageui(image1d_t i,sampler_t s,int c){return __kb_texel_ui(__kb_handle(i),s,c,0,0);}
read_imageui	inline uint4 read_imageui(image1d_t i,int c){return __kb_texel_ui(__kb_handle(i),0,c,0,0);}
write_imageui	inline void write_imageui(image1d_t i,int c,uint4 v){__kb_write_ui(__kb_handle(i),v,c,0,0);}
read_imageui	inline uint4 read_imageui(image2d_t i,sampler_t s,float2 c){return __kb_read_ui(__kb_handle(i),s,c.x,c.y,0);}
read_imageui	inline uint4 read_imageui(image2d_t i,sampler_t s,int2 c){return __kb_texel_ui(__kb_handle(i),s,c.x,c.y,0);}
read_imageui	inline uint4 read_imageui(image2d_t i,int2 c){return __kb_texel_ui(__kb_handle(i),0,c.x,c.y,0);}
write_imageui	inline void write_imageui(image2d_t i,int2 c,uint4 v){__kb_write_ui(__kb_handle(i),v,c.x,c.y,0);}
read_imageui	inline uint4 read_imageui(image1d_array_t i,sampler_t s,float2 c){return __kb_read_ui(__kb_handle(i),s,c.x,c.y,0);}
read_imageui	inline uint4 read_imageui(image1d_array_t i,sampler_t s,int2 c){return __kb_texel_ui(__kb_handle(i),s,c.x,c.y,0);}
read_imageui	inline uint4 read_imageui(image1d_array_t i,int2 c){return __kb_texel_ui(__kb_handle(i),0,c.x,c.y,0);}
write_imageui	inline void write_imageui(image1d_array_t i,int2 c,uint4 v){__kb_write_ui(__kb_handle(i),v,c.x,c.y,0);}
read_imageui	inline uint4 read_imageui(image3d_t i,sampler_t s,float4 c){return __kb_read_ui(__kb_handle(i),s,c.x,c.y,c.z);}
read_imageui	inline uint4 read_imageui(image3d_t i,sampler_t s,int4 c){return __kb_texel_ui(__kb_handle(i),s,c.x,c.y,c.z);}
read_imageui	inline uint4 read_imageui(image3d_t i,int4 c){return __kb_texel_ui(__kb_handle(i),0,c.x,c.y,c.z);}
write_imageui	inline void write_imageui(image3d_t i,int4 c,uint4 v){__kb_write_ui(__kb_handle(i),v,c.x,c.y,c.z);}
read_imageui	inline uint4 read_imageui(image2d_array_t i,sampler_t s,float4 c){return __kb_read_ui(__kb_handle(i),s,c.x,c.y,c.z);}
read_imageui	inline uint4 read_imageui(image2d_array_t i,sampler_t s,int4 c){return __kb_texel_ui(__kb_handle(i),s,c.x,c.y,c.z);}
read_imageui	inline uint4 read_imageui(image2d_array_t i,int4 c){return __kb_texel_ui(__kb_handle(i),0,c.x,c.y,c.z);}
write_imageui	inline void write_imageui(image2d_array_t i,int4 c,uint4 v){__kb_write_ui(__kb_handle(i),v,c.x,c.y,c.z);}
read_imageui	inline uint4 read_imageui(image1d_buffer_t i,int c){return __kb_texel_ui(__kb_handle(i),0,c,0,0);}
write_imageui	inline void write_imageui(image1d_buffer_t i,int c,uint4 v){__kb_write_ui(__kb_handle(i),v,c,0,0);}
__kb_info	__attribute__((kbind_op("image.info")))int __kb_info(ulong image,uint what);
get_image_width	inline int get_image_width(image1d_t i){return __kb_info(__kb_handle(i),0);}
get_image_channel_data_type	inline int get_image_channel_data_type(image1d_t i){return __kb_info(__kb_handle(i),4);}
get_image_channel_order	inline int get_image_channel_order(image1d_t i){return __kb_info(__kb_handle(i),5);}
get_image_width	inline int get_image_width(image2d_t i){return __kb_info(__kb_handle(i),0);}
get_image_channel_data_type	inline int get_image_channel_data_type(image2d_t i){return __kb_info(__kb_handle(i),4);}
get_image_channel_order	inline int get_image_channel_order(image2d_t i){return __kb_info(__kb_handle(i),5);}
get_image_width	inline int get_image_width(image3d_t i){return __kb_info(__kb_handle(i),0);}
get_image_channel_data_type	inline int get_image_channel_data_type(image3d_t i){return __kb_info(__kb_handle(i),4);}
get_image_channel_order	inline int get_image_channel_order(image3d_t i){return __kb_info(__kb_handle(i),5);}
get_image_width	inline int get_image_width(image1d_array_t i){return __kb_info(__kb_handle(i),0);}
get_image_channel_data_type	inline int get_image_channel_data_type(image1d_array_t i){return __kb_info(__kb_handle(i),4);}
get_image_channel_order	inline int get_image_channel_order(image1d_array_t i){return __kb_info(__kb_handle(i),5);}
get_image_width	inline int get_image_width(image2d_array_t i){return __kb_info(__kb_handle(i),0);}
get_image_channel_data_type	inline int get_image_channel_data_type(image2d_array_t i){return __kb_info(__kb_handle(i),4);}
get_image_channel_order	inline int get_image_channel_order(image2d_array_t i){return __kb_info(__kb_handle(i),5);}
get_image_width	inline int get_image_width(image1d_buffer_t i){return __kb_info(__kb_handle(i),0);}
get_image_channel_data_type	inline int get_image_channel_data_type(image1d_buffer_t i){return __kb_info(__kb_handle(i),4);}
get_image_channel_order	inline int get_image_channel_order(image1d_buffer_t i){return __kb_info(__kb_handle(i),5);}
get_image_height	inline int get_image_height(image2d_t i){return __kb_info(__kb_handle(i),1);}
get_image_height	inline int get_image_height(image3d_t i){return __kb_info(__kb_handle(i),1);}
get_image_height	inline int get_image_height(image2d_array_t i){return __kb_info(__kb_handle(i),1);}
get_image_array_size	inline size_t get_image_array_size(image1d_array_t i){return __kb_info(__kb_handle(i),3);}
get_image_array_size	inline size_t get_image_array_size(image2d_array_t i){return __kb_info(__kb_handle(i),3);}
get_image_depth	inline int get_image_depth(image3d_t i){return __kb_info(__kb_handle(i),2);}
get_image_dim	inline int2 get_image_dim(image2d_t i){return(int2)(get_image_width(i),get_image_height(i));}
get_image_dim	inline int2 get_image_dim(image2d_array_t i){return(int2)(get_image_width(i),get_image_height(i));}
get_image_dim	inline int4 get_image_dim(image3d_t i){return(int4)(get_image_width(i),get_image_height(i),get_image_depth(i),0);}
read_imageh	inline half4 read_imageh(image1d_t i,sampler_t s,int c){return convert_half4(read_imagef(i,s,c));}
read_imageh	inline half4 read_imageh(image1d_t i,sampler_t s,float c){return convert_half4(read_imagef(i,s,c));}
read_imageh	inline half4 read_imageh(image1d_t i,int c){return convert_half4(read_imagef(i,c));}
write_imageh	inline void write_imageh(image1d_t i,int c,half4 v){write_imagef(i,c,convert_float4(v));}
read_imageh	inline half4 read_imageh(image2d_t i,sampler_t s,int2 c){return convert_half4(read_imagef(i,s,c));}
read_imageh	inline half4 read_imageh(image2d_t i,sampler_t s,float2 c){return convert_half4(read_imagef(i,s,c));}
read_imageh	inline half4 read_imageh(image2d_t i,int2 c){return convert_half4(read_imagef(i,c));}
write_imageh	inline void write_imageh(image2d_t i,int2 c,half4 v){write_imagef(i,c,convert_float4(v));}
read_imageh	inline half4 read_imageh(image1d_array_t i,sampler_t s,int2 c){return convert_half4(read_imagef(i,s,c));}
read_imageh	inline half4 read_imageh(image1d_array_t i,sampler_t s,float2 c){return convert_half4(read_imagef(i,s,c));}
read_imageh	inline half4 read_imageh(image1d_array_t i,int2 c){return convert_half4(read_imagef(i,c));}
write_imageh	inline void write_imageh(image1d_array_t i,int2 c,half4 v){write_imagef(i,c,convert_float4(v));}
read_imageh	inline half4 read_imageh(image3d_t i,sampler_t s,int4 c){return convert_half4(read_imagef(i,s,c));}
read_imageh	inline half4 read_imageh(image3d_t i,sampler_t s,float4 c){return convert_half4(read_imagef(i,s,c));}
read_imageh	inline half4 read_imageh(image3d_t i,int4 c){return convert_half4(read_imagef(i,c));}
write_imageh	inline void write_imageh(image3d_t i,int4 c,half4 v){write_imagef(i,c,convert_float4(v));}
read_imageh	inline half4 read_imageh(image2d_array_t i,sampler_t s,int4 c){return convert_half4(read_imagef(i,s,c));}
read_imageh	inline half4 read_imageh(image2d_array_t i,sampler_t s,float4 c){return convert_half4(read_imagef(i,s,c));}
read_imageh	inline half4 read_imageh(image2d_array_t i,int4 c){return convert_half4(read_imagef(i,c));}
write_imageh	inline void write_imageh(image2d_array_t i,int4 c,half4 v){write_imagef(i,c,convert_float4(v));}
read_imageh	inline half4 read_imageh(image1d_buffer_t i,int c){return convert_half4(read_imagef(i,c));}
write_imageh	inline void write_imageh(image1d_buffer_t i,int c,half4 v){write_imagef(i,c,convert_float4(v));}
