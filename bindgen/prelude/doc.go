// Package prelude holds the device builtins of CUDA, HIP and OpenCL C, declared in those languages, as text that is
// parsed before the user's files.
//
// It is an archive: Macros are read first, then the unit, and then Declarations gives those declarations that the
// unit's tokens mention, so that a unit pays for what it uses. The headers in src are what people read and edit; go
// generate makes the *.decls files of them.
//
// The vendors' header libraries (cuRAND and so on) are in files of their own, which are looked at only for a unit that
// mentions one of their keys.
//
// A builtin that C can express is an inline function with a body; one that needs the device is a prototype bound to an
// operation of ir's table. Declarations are parsed first and hold no macros, so user macros cannot hurt them; a user
// declaration with the same signature hides the prelude's. It uses these attributes, all written as
// __attribute__((...)) among the specifiers:
//
//   - kbind_op("math.sqrt") on a function without a body: a call is that operation with the arguments converted to the
//     parameter types. Five families of names are not in ir's table because they become IR nodes: "bit.cast" is
//     ir.Bitcast; "convert.MODE" and "convert.MODE_sat" with MODE rn, rz, ru or rd are ir.Convert to the return type;
//     "group.lanes" is the constant size of sub-groups; "constant.evaluated" is whether a constant expression is
//     evaluated. A variadic function passes its further arguments after the default argument promotions.
//     "atomic.add:block" is "atomic.add" with the scope of a block, and ":system" that of all devices.
//   - kbind_ids("id.thread") on a variable: member x, y or z of it is the operation "id.thread.x" and so on; the whole
//     is their composition.
//   - kbind_vector(4) on a typedef of a scalar type: the typedef names the vector of that many elements, with members
//     x, y, z and w.
//   - kbind_handle("texture") or ("surface") on a typedef of unsigned long long: a kernel parameter declared with it is
//     a texture or surface for the host.
//   - kbind_if("integral") on a function template: it is a candidate only if every type argument is in that class:
//     "integral" (integers, bool, char types and unscoped enumerations) or "arith" (those and floating types). It
//     stands for the enable_if of the C++ library. With "object" the first type argument is a class or union, with
//     "value" it is none. With "c++20" the unit says that it is C++20 or later, with "c++17" it does not.
//   - kbind_gen("fp") or kbind_gen("fp", 2, 3, 4) on a function (OpenCL only): a generic builtin, see GenClasses.
//     Numbers restrict the vector widths (1 is the scalar); without them all of 1, 2, 3, 4, 8 and 16 are meant.
//
// In a generic builtin these names are types that depend on the instance, whose element type E is one of the class and
// whose width is N:
//
//   - gentype: E with N elements (N = 1: the scalar itself); sgentype: the scalar E.
//   - igentype, ugentype: the signed and the unsigned integer type as wide as E, with N elements.
//   - rgentype: what comparisons give: int for N = 1, else igentype.
//   - ngentype: int with N elements.
//
// The instance is found from the arguments: the one whose parameter types equal the argument types if there is one;
// else the widest vector among the arguments decides N (scalars widen to it) and the usual arithmetic conversions of
// the arguments' element types decide E, an integer type standing for float in class "fp". A pointer argument decides E
// by what it points to. Classes are tried in this order: the one that holds the argument types as they are first. A
// pointer parameter without an address space takes pointers to every address space.
package prelude
