// malloc and free are built in.
#pragma once
#include <stddef.h>
