// assert and printf are built in.
#pragma once
