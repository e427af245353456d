#pragma once
// Declares nothing: the linker finds the entry points by their names.
