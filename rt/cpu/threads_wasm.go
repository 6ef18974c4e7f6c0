package cpu

// oneThread says that goroutines run in turns and that none is interrupted, so that work has to make room for others:
// timers, and those that cancel.
const oneThread = true
