#if canImport(Darwin)
import Darwin
#elseif os(Linux) || os(Android)
import Glibc
#else
// Not known.
#error("Unknown C library")
#endif

#if canImport(Darwin)
func kind() -> Int { 1 }
#elseif os(Linux)
func kind() -> Int { 2 }
#endif
