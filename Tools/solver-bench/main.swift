import Foundation

// Times one workload file, and prints the same line of figures as the kiwi driver.
guard CommandLine.arguments.count > 1, FileManager.default.fileExists(atPath: CommandLine.arguments[1]) else {
    print("usage: solver-bench FILE.lay [BUILDS]\n       with BUILDS: only so many builds, for a profiler")
    exit(2)
}
if CommandLine.arguments.count > 2, let count = Int(CommandLine.arguments[2]) {
    try print(Measurement.leastBuild(CommandLine.arguments[1], count: count))
} else {
    try print(Measurement.run(CommandLine.arguments[1]))
}
