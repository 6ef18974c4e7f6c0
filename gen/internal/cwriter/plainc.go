package cwriter

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
)

// PlainC is C11 for GCC and Clang, to be compiled with -fwrapv, -fno-strict-aliasing and -ffp-contract=off: signed
// arithmetic wraps around, any pointer reads any memory, and a product and a sum are two operations. A kernel runs in
// loops over the threads of a block; see WriteLoops. OpenCL's vectors are vectors of the compilers, with the layout of
// OpenCL C; those of CUDA that are laid out otherwise are structs.
func PlainC() *Dialect {
	d := &Dialect{
		Name:    "C",
		Device:  "static ",
		Scalars: plainScalars,
		Long:    "LL", UnsignedLong: "ULL",
		Vector:   plainVector,
		Null:     "0",
		language: openCLLanguage{},
		Reserved: reservedInC(),
	}
	d.Own = &Own{Expr: plainExpr, Place: plainPlaceOf, Stmt: plainStmt, Hidden: plainHidden, Library: clibrary.PlainC(),
		Wraps: true}
	return d
}

var plainScalars = [...]string{ir.Void: "void", ir.Bool: "uint8_t", ir.I8: "int8_t", ir.U8: "uint8_t",
	ir.I16: "int16_t", ir.U16: "uint16_t", ir.I32: "int32_t", ir.U32: "uint32_t", ir.I64: "int64_t", ir.U64: "uint64_t",
	ir.F16: "uint16_t", ir.BF16: "uint16_t", ir.F32: "float", ir.F64: "double"}

// plainVector names the vector type with the layout of v if it is OpenCL's.
func plainVector(v *ir.Vector) string {
	if openCLVector(v) == "" {
		return ""
	}
	return fmt.Sprintf("kb_%sx%d", v.Elem, v.N)
}

// elements is how many elements the compiler's vector type of v has.
func elements(v *ir.Vector) int { return v.Bytes / v.Elem.Size() }

// vectorTypes declares the vector types that a text names.
func (w *Writer) vectorTypes() string {
	var names []string
	for name := range w.ownVectors {
		names = append(names, name)
	}
	slices.Sort(names)
	text := ""
	for _, name := range names {
		v := w.ownVectors[name]
		text += fmt.Sprintf("typedef %s %s __attribute__((vector_size(%d)));\n", w.d.Scalars[v.Elem], name, v.Bytes)
	}
	return text
}

// reservedInC returns a function that reports whether C has a meaning for a name, or this package uses it.
func reservedInC() func(name string) bool {
	words := strings.Fields(reservedInPlainC)
	slices.Sort(words)
	return func(name string) bool {
		_, word := slices.BinarySearch(words, name)
		return word || strings.HasPrefix(name, "kb_") || strings.HasPrefix(name, "__") ||
			strings.HasPrefix(name, "_") && len(name) > 1 && name[1] >= 'A' && name[1] <= 'Z'
	}
}

// reservedInPlainC are the keywords of C11 and of GCC, the names of types and macros that texts begin with, the macros
// that compilers define themselves, and the functions of the C library that compilers know without a declaration.
const reservedInPlainC = `asm auto break case char const continue default do double else enum extern float for goto if
inline int long register restrict return short signed sizeof static struct switch typedef typeof union unsigned void
volatile while linux unix i386 main NAN INFINITY
int8_t uint8_t int16_t uint16_t int32_t uint32_t int64_t uint64_t size_t
abort abs acos acosf acosh acoshf acoshl acosl aligned_alloc alloca asin asinf asinh asinhf asinhl asinl atan atan2
atan2f atan2l atanf atanh atanhf atanhl atanl bcmp bcopy bzero cabs cabsf cabsl calloc carg cbrt cbrtf cbrtl ccos ceil
ceilf ceill cexp cimag clog conj copysign copysignf copysignl cos cosf cosh coshf coshl cosl cpow cproj creal csin csqrt
ctan dcgettext dgettext drem dremf dreml erf erfc erfcf erfcl erff erfl execl execle execlp execv execve execvp exit exp
exp10 exp10f exp10l exp2 exp2f exp2l expf expl expm1 expm1f expm1l fabs fabsf fabsl fdim fdimf fdiml ffs ffsl ffsll floor
floorf floorl fma fmaf fmal fmax fmaxf fmaxl fmin fminf fminl fmod fmodf fmodl fork fprintf fputc fputs free frexp
frexpf frexpl fscanf fwrite gamma gammaf gammal gettext hypot hypotf hypotl ilogb ilogbf ilogbl imaxabs index isalnum
isalpha isascii isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper iswalnum iswalpha isxdigit
j0 j0f j0l j1 j1f j1l jn jnf jnl labs ldexp ldexpf ldexpl lgamma lgammaf lgammal llabs llrint llrintf llround llroundf log
log10 log10f log10l log1p log1pf log1pl log2 log2f log2l logb logbf logbl logf logl lrint lrintf lround lroundf malloc
memchr memcmp memcpy memmove mempcpy memset modf modff modfl nan nanf nanl nearbyint nearbyintf nearbyintl nextafter
nextafterf nextafterl nexttoward nexttowardf pow pow10 pow10f powf powl printf putchar puts realloc remainder remainderf
remainderl remquo remquof remquol rindex rint rintf rintl round roundf roundl scalb scalbln scalbn scanf significand
signbit sin sincos sincosf sinf sinh sinhf sinhl sinl snprintf sprintf sqrt sqrtf sqrtl sscanf stpcpy stpncpy strcasecmp
strcat strchr strcmp strcpy strcspn strdup strfmon strftime strlen strncasecmp strncat strncmp strncpy strndup strnlen
strpbrk strrchr strspn strstr tan tanf tanh tanhf tanhl tanl tgamma tgammaf tgammal time toascii tolower toupper
trunc truncf truncl vfprintf vfscanf vprintf vscanf vsnprintf vsprintf vsscanf y0 y0f y0l y1 y1f y1l yn ynf ynl`
