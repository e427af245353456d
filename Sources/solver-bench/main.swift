import Foundation

// Times one workload file and prints the line of figures that the kiwi driver prints.
guard CommandLine.arguments.count > 1 else {
    print("usage: solver-bench FILE.lay")
    exit(2)
}
try print(Measurement.run(CommandLine.arguments[1]))
