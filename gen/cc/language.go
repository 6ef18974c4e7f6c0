package cc

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/globals"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// language is what C writes in its own way, of one text. The C is C11 for GCC and Clang, to be compiled with -fwrapv,
// -fno-strict-aliasing and -ffp-contract=off: signed arithmetic wraps around, any pointer reads any memory, and a
// product and a sum are two operations. The rest is written as in OpenCL C. OpenCL's vectors are vectors of the
// compilers, with the layout of OpenCL C; those of CUDA that are laid out otherwise are structs.
type language struct {
	*cwriter.Writer
	cwriter.Language // of OpenCL C
	d                *cwriter.Dialect
	m                *ir.Module
	loops            *loops // of the function that is being written, if that is of a block
	// oneByOne are the regions whose threads cannot run side by side.
	oneByOne []cwriter.Refusal
	vectors  map[string]*ir.Vector // the types of vectors that the text names
	includes map[string]bool
	idsOf    map[*spaces.Instance]*idUse
}

// newLanguage begins a text of m.
func newLanguage(m *ir.Module, layout *globals.Layout) *language {
	l := &language{m: m, vectors: map[string]*ir.Vector{}, includes: map[string]bool{},
		idsOf: map[*spaces.Instance]*idUse{}}
	l.d = &cwriter.Dialect{
		Name:    "C",
		Device:  "static ",
		Scalars: scalars,
		Long:    "LL", UnsignedLong: "ULL",
		Vector:   l.vectorType,
		Null:     "0",
		Reserved: reserved(),
		Library:  clibrary.PlainC(),
		Wraps:    true,
		Host:     true,
		Language: func(w *cwriter.Writer, _ *ir.Module) cwriter.Language {
			l.Writer, l.Language = w, cwriter.OpenCLLanguage(w)
			return l
		},
	}
	cwriter.New(l.d, m, layout)
	return l
}

var scalars = [...]string{ir.Void: "void", ir.Bool: "uint8_t", ir.I8: "int8_t", ir.U8: "uint8_t",
	ir.I16: "int16_t", ir.U16: "uint16_t", ir.I32: "int32_t", ir.U32: "uint32_t", ir.I64: "int64_t", ir.U64: "uint64_t",
	ir.F16: "uint16_t", ir.BF16: "uint16_t", ir.F32: "float", ir.F64: "double"}

// vectorType is the vector type with the layout of v if it is OpenCL's, else "".
func (w *language) vectorType(v *ir.Vector) string {
	if cwriter.OpenCLVector(v) == "" {
		return ""
	}
	name := fmt.Sprintf("kb_%sx%d", v.Elem, v.N)
	w.vectors[name] = v
	return name
}

// elements is how many elements the compiler's vector type of v has.
func elements(v *ir.Vector) int { return v.Bytes / v.Elem.Size() }

// vectorTypes declares the vector types that a text names.
func (w *language) vectorTypes() string {
	var names []string
	for name := range w.vectors {
		names = append(names, name)
	}
	slices.Sort(names)
	text := ""
	for _, name := range names {
		v := w.vectors[name]
		text += fmt.Sprintf("typedef %s %s __attribute__((vector_size(%d)));\n", w.d.Scalars[v.Elem], name, v.Bytes)
	}
	return text
}

// reserved returns a function that reports whether C has a meaning for a name, or this package uses it.
func reserved() func(name string) bool {
	words := strings.Fields(reservedWords)
	slices.Sort(words)
	return func(name string) bool {
		_, word := slices.BinarySearch(words, name)
		return word || strings.HasPrefix(name, "kb_") || strings.HasPrefix(name, "__") ||
			strings.HasPrefix(name, "_") && len(name) > 1 && name[1] >= 'A' && name[1] <= 'Z'
	}
}

// reservedWords are the keywords of C11 and of GCC, the names of types and macros that texts begin with, the macros
// that compilers define themselves, and the functions of the C library that compilers know without a declaration.
const reservedWords = `asm auto break case char const continue default do double else enum extern float for goto if
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
