// The types and functions of the device are built in; there is no host API here.
#pragma once
