package gocpu

import "github.com/kbind/kbind/gen/internal/pass"

// The code of refusals: the body has something that has no Go form yet.
const codeUnsupported = pass.CodeUnsupported
