// Package core is what packages rt and rt/call are made of: devices, memory, streams, modules, and the calls and
// launches under construction.
//
// The types of rt that generated code passes on are defined by the types here (type Stream core.Stream), so that
// rt/call converts one into the other and sees inside, while users of rt see neither fields nor methods of this
// package. What users may rely on is documented in rt and in rt/call; here stands what each function does, in a
// sentence.
//
// Invariants: core knows no vendor, only package driver; a handle used after Close or Free is an error and never a
// crash; a launch does not wait and does not allocate.
package core
