#if false
import Darwin
#elseif true || false
import Glibc
#else
// Not known.
#error("Unknown C library")
#endif

#if false
func kind() -> Int { 1 }
#elseif false
func kind() -> Int { 2 }
#endif
