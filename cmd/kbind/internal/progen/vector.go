package progen

import (
	"fmt"
	"strings"
)

// vectors are the vector types that programs use; the prologue hashes them.
var vectors = []*typ{
	vectorType("int2", kInt, 2), vectorType("uint4", kUInt, 4), vectorType("float2", kFloat, 2),
	vectorType("float4", kFloat, 4), vectorType("uchar4", kUChar, 4),
	vectorType("short3", kShort, 3), vectorType("double2", kDouble, 2), vectorType("longlong2", kLLong, 2),
}

func vectorType(name string, elem kind, n int) *typ {
	t := &typ{kind: kStruct, name: name}
	for i := range n {
		t.fields = append(t.fields, field{"xyzw"[i : i+1], scalars[elem]})
	}
	return t
}

// hashVectors is the part of the prologue about vectors.
func hashVectors() string {
	var b strings.Builder
	for _, t := range vectors {
		fmt.Fprintf(&b, "__device__ u64 hash(u64 h, const %s& v) { ", t.name)
		for _, f := range t.fields {
			if f.t.isFloat() {
				fmt.Fprintf(&b, "h = mix(h, bits(v.%s)); ", f.name)
			} else {
				fmt.Fprintf(&b, "h = mix(h, (u64)v.%s); ", f.name)
			}
		}
		b.WriteString("return h; }\n")
	}
	return b.String()
}

// hostVectors defines the vector types for a C++ compiler, with the alignment of the CUDA C++ Programming Guide, table
// 7.
func hostVectors() string {
	var b strings.Builder
	for _, t := range vectors {
		elem := t.fields[0].t
		align := elem.size()
		if n := len(t.fields); n != 3 {
			align *= n
		}
		var names, params []string
		for _, f := range t.fields {
			names = append(names, f.name)
			params = append(params, elem.name+" "+f.name)
		}
		fmt.Fprintf(&b, "struct alignas(%d) %s { %s %s; };\n", min(align, 16), t.name, elem.name, strings.Join(names, ", "))
		fmt.Fprintf(&b, "static %[1]s make_%[1]s(%[2]s) { return {%[3]s}; }\n", t.name, strings.Join(params, ", "),
			strings.Join(names, ", "))
	}
	return b.String()
}

// useVectors adds some of the vector types and the functions that make them.
func (g *gen) useVectors() {
	for range 1 + g.r.IntN(2) {
		t := pick(g, vectors)
		g.structs = append(g.structs, t)
		f := &fun{name: "make_" + t.name, ret: t, pure: true}
		for _, m := range t.fields {
			f.params = append(f.params, param{how: byValue, t: m.t})
		}
		g.funcs = append(g.funcs, f)
	}
}

// useBuiltins adds functions of CUDA whose results C++ functions of the host have to the bit.
func (g *gen) useBuiltins() {
	i, u, f, d, l, ul := scalars[kInt], scalars[kUInt], scalars[kFloat], scalars[kDouble], scalars[kLLong],
		scalars[kULLong]
	all := []fun{
		{name: "fabsf", ret: f, params: values(f)}, {name: "floorf", ret: f, params: values(f)},
		{name: "ceil", ret: d, params: values(d)}, {name: "truncf", ret: f, params: values(f)},
		{name: "rint", ret: d, params: values(d)}, {name: "sqrtf", ret: f, params: values(f)},
		{name: "sqrt", ret: d, params: values(d)}, {name: "fmaf", ret: f, params: values(f, f, f)},
		{name: "fma", ret: d, params: values(d, d, d)}, {name: "round", ret: d, params: values(d)},
		{name: "__popc", ret: i, params: values(u)}, {name: "__clz", ret: i, params: values(i)},
		{name: "__ffs", ret: i, params: values(i)}, {name: "__popcll", ret: i, params: values(ul)},
		{name: "__clzll", ret: i, params: values(l)}, {name: "__brev", ret: u, params: values(u)},
		{name: "__mulhi", ret: i, params: values(i, i)}, {name: "__umulhi", ret: u, params: values(u, u)},
		{name: "__byte_perm", ret: u, params: values(u, u, u)}, {name: "min", ret: i, params: values(i, i)},
		{name: "max", ret: l, params: values(l, l)}, {name: "abs", ret: i, params: values(i)},
		{name: "min", ret: ul, params: values(ul, ul)}, {name: "max", ret: u, params: values(u, u)},
		{name: "__funnelshift_l", ret: u, params: values(u, u, u)},
	}
	for range 2 + g.r.IntN(5) {
		b := pick(g, all) // those that are overloaded get arguments of the very types
		b.pure, b.exact = true, strings.Contains("min max abs ceil rint sqrt fma round", b.name)
		g.funcs = append(g.funcs, &b)
	}
}

func values(types ...*typ) []param {
	var list []param
	for _, t := range types {
		list = append(list, param{how: byValue, t: t})
	}
	return list
}
