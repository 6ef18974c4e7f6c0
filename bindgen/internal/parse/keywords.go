package parse

// class groups the words that mean something to the grammar.
type class uint8

const (
	plain       class = iota // an ordinary identifier
	builtinWord              // part of a fundamental type: unsigned, long, float
	specWord                 // a specifier or qualifier without arguments: const, static, __global__
	attrWord                 // __attribute__, __launch_bounds__, alignas and the like: takes arguments
	classKey                 // struct, class, union
	enumKey
	typenameWord
	decltypeWord // decltype, typeof, __underlying_type
	autoWord
	declWord // begins a declaration of its own: using, typedef, template, namespace, static_assert
	stmtWord // begins a statement: if, for, return
	exprWord // stands in expressions: sizeof, this, static_cast, operator
	opWord   // an alternative spelling of an operator: and, not
	asmWord
	ignoredWord // __extension__ and calling conventions
)

// keyword is the grammatical class of a word and its canonical spelling.
type keyword struct {
	class class
	canon string
}

// lexicon maps words to their meaning in one dialect.
type lexicon map[string]keyword

func (l lexicon) add(c class, words ...string) {
	for _, w := range words {
		l[w] = keyword{c, w}
	}
}

// alias gives words the class and spelling of canon.
func (l lexicon) alias(c class, canon string, words ...string) {
	for _, w := range words {
		l[w] = keyword{c, canon}
	}
}

// shapes tells most identifiers from keywords without a look into the lexicon: bit n of entry c is set if some keyword
// of n bytes begins with the byte c.
type shapes [128]uint32

func (l lexicon) shapes() *shapes {
	s := &shapes{}
	for w := range l {
		s[w[0]] |= 1 << min(len(w), 31)
	}
	return s
}

// class returns the grammatical class of a word.
func (l lexicon) class(s *shapes, word string) class {
	if c := word[0]; c >= 128 || s[c]&(1<<min(len(word), 31)) == 0 {
		return plain
	}
	return l[word].class
}

// newLexicon builds the words of OpenCL C or of CUDA C++ and HIP.
func newLexicon(opencl bool) lexicon {
	l := make(lexicon, 256)
	l.common()
	if opencl {
		l.openCL()
	} else {
		l.cplusplus()
	}
	return l
}

// common holds what C and C++ share, with the GNU and Microsoft spellings.
func (l lexicon) common() {
	l.add(builtinWord, "void", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "bool",
		"__int128", "__bf16")
	l.alias(builtinWord, "signed", "__signed__", "__signed")
	l.alias(builtinWord, "bool", "_Bool")
	l.alias(builtinWord, "half", "_Float16", "__fp16")
	l.alias(builtinWord, "__int64", "__int64")
	l.add(specWord, "const", "volatile", "static", "extern", "inline", "register", "restrict")
	l.alias(specWord, "const", "__const", "__const__")
	l.alias(specWord, "volatile", "__volatile", "__volatile__")
	l.alias(specWord, "restrict", "__restrict", "__restrict__")
	l.alias(specWord, "inline", "__inline", "__inline__")
	l.alias(specWord, "__forceinline__", "__forceinline__", "__forceinline")
	l.alias(specWord, "thread_local", "_Thread_local", "__thread")
	l.alias(specWord, "noreturn", "_Noreturn")
	l.alias(attrWord, "attribute", "__attribute__", "__attribute")
	l.alias(attrWord, "aligned", "_Alignas")
	l.add(classKey, "struct", "union")
	l.add(enumKey, "enum")
	l.alias(decltypeWord, "typeof", "typeof", "__typeof__", "__typeof")
	l.add(declWord, "typedef")
	l.alias(declWord, "static_assert", "_Static_assert")
	l.add(stmtWord, "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue", "goto", "return")
	l.add(exprWord, "sizeof")
	l.alias(exprWord, "alignof", "__alignof__", "__alignof", "_Alignof")
	l.alias(exprWord, "offsetof", "offsetof", "__builtin_offsetof")
	l.alias(asmWord, "asm", "asm", "__asm__", "__asm")
	l.add(ignoredWord, "__extension__", "__cdecl", "__stdcall", "__fastcall", "__vectorcall", "__thiscall", "__w64")
}

func (l lexicon) cplusplus() {
	l.add(builtinWord, "wchar_t", "char16_t", "char32_t", "char8_t")
	l.add(specWord, "constexpr", "consteval", "constinit", "virtual", "explicit", "friend", "mutable", "thread_local",
		"__global__", "__device__", "__host__", "__shared__", "__constant__", "__managed__", "__noinline__",
		"__grid_constant__",
		"__tile_global__", "__inline_hint__", "__nv_pure__", "__device_builtin__", "__cudart_builtin__")
	delete(l, "restrict") // an ordinary identifier in C++
	l.alias(attrWord, "launch_bounds", "__launch_bounds__")
	l.alias(attrWord, "aligned", "__align__", "__builtin_align__", "alignas")
	l.alias(attrWord, "cluster_dims", "__cluster_dims__")
	l.alias(attrWord, "block_size", "__block_size__")
	l.alias(attrWord, "maxnreg", "__maxnreg__")
	l.alias(attrWord, "declspec", "__declspec", "_declspec")
	l.add(classKey, "class")
	l.add(typenameWord, "typename")
	l.add(decltypeWord, "decltype", "__underlying_type", "__decltype")
	l.add(autoWord, "auto")
	l.add(declWord, "using", "template", "namespace", "static_assert", "concept", "export")
	l.add(stmtWord, "try", "catch", "co_return")
	l.add(exprWord, "this", "true", "false", "nullptr", "new", "delete", "throw", "operator", "typeid", "noexcept",
		"requires", "__null",
		"static_cast", "reinterpret_cast", "const_cast", "dynamic_cast", "alignof", "co_await", "co_yield")
	l.alias(exprWord, "nullptr", "__nullptr")
	l.add(exprWord, "public", "protected", "private")
	for word, op := range map[string]string{"and": "&&", "or": "||", "not": "!", "bitand": "&", "bitor": "|", "xor": "^",
		"compl":  "~",
		"not_eq": "!=", "and_eq": "&=", "or_eq": "|=", "xor_eq": "^="} {
		l.alias(opWord, op, word)
	}
}

func (l lexicon) openCL() {
	l.add(builtinWord, "half")
	l.add(exprWord, "true", "false", "vec_step")
	for _, w := range []string{"kernel", "global", "local", "constant", "private", "generic", "read_only", "write_only",
		"read_write"} {
		l.alias(specWord, w, w, "__"+w)
	}
	l.add(specWord, "pipe", "uniform")
	l.add(autoWord, "__auto_type")
	l.alias(specWord, "auto", "auto")
	l.alias(decltypeWord, "typeof", "typeof")
}

// openCLTypes are the type names that every OpenCL C unit knows (OpenCL C 3.0, 6.3).
func openCLTypes() []string {
	names := []string{"uchar", "ushort", "uint", "ulong", "size_t", "ptrdiff_t", "intptr_t", "uintptr_t", "quad",
		"event_t", "sampler_t",
		"queue_t", "clk_event_t", "reserve_id_t", "ndrange_t", "cl_mem_fence_flags", "memory_order", "memory_scope",
		"kernel_enqueue_flags_t",
		"clk_profiling_info", "atomic_int", "atomic_uint", "atomic_long", "atomic_ulong", "atomic_float", "atomic_double",
		"atomic_flag",
		"atomic_size_t", "atomic_intptr_t", "atomic_uintptr_t", "atomic_ptrdiff_t"}
	for _, base := range []string{"char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "float", "double",
		"half"} {
		for _, n := range []string{"2", "3", "4", "8", "16"} {
			names = append(names, base+n)
		}
	}
	for _, dim := range []string{"1d", "2d", "3d", "1d_array", "2d_array", "1d_buffer", "2d_depth", "2d_array_depth",
		"2d_msaa",
		"2d_array_msaa", "2d_msaa_depth", "2d_array_msaa_depth"} {
		names = append(names, "image"+dim+"_t")
	}
	return names
}
