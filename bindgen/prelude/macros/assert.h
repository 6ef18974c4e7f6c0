#undef assert
#ifdef NDEBUG
#define assert(e) ((void)0)
#else
#define assert(e) __kb_assert((bool)(e), #e)
#endif
