import Foundation

// Plays case files, or random scripts, against the solver; prints the faults, then `N steps, M wrong`.
let arguments = Array(CommandLine.arguments.dropFirst())
guard !arguments.isEmpty else {
    print("usage: solver-check FILE…\n       solver-check --fuzz COUNT SEED")
    exit(2)
}
var report = Report()
if arguments.count == 3, arguments[0] == "--fuzz", let count = Int(arguments[1]), let seed = Int(arguments[2]) {
    report = RandomSystem.play(seeds: seed..<seed + count)
} else {
    for file in arguments {
        do {
            for one in try Case.read(URL(filePath: file)) { report += CasePlayer.play(one) }
        } catch {
            print("\(file): \(error)")
            exit(2)
        }
    }
}
for fault in report.faults { print(fault) }
print(report.shares)
print("\(report.steps) steps, \(report.wrongSteps) wrong")
exit(report.wrongSteps == 0 ? 0 : 1)
