import Foundation

// Plays case files, or random scripts, against the solver: prints what is wrong, then `N steps, M wrong`.
let arguments = Array(CommandLine.arguments.dropFirst())
guard !arguments.isEmpty else {
    print("usage: solver-check FILE…\n       solver-check --fuzz COUNT SEED")
    exit(2)
}
var steps = 0, wrong = 0, total = CasePlayer.Report()
if arguments.count == 3, arguments[0] == "--fuzz", let count = Int(arguments[1]), let seed = Int(arguments[2]) {
    let report = RandomSystem.play(seeds: seed..<seed + count)
    (steps, wrong) = (report.steps, report.faults.count)
    for fault in report.faults { print(fault) }
} else {
    for file in arguments {
        do {
            for one in try Case.read(URL(filePath: file)) {
                let report = CasePlayer.play(one)
                total += report
                for fault in report.faults { print(fault) }
            }
        } catch {
            print("\(file): \(error)")
            exit(2)
        }
    }
}
if total.steps > 0 {
    (steps, wrong) = (total.steps, total.wrongSteps)
    func share(_ count: Int) -> String { String(format: "%.1f %%", 100 * Double(count) / Double(max(steps, 1))) }
    print("\(share(total.infeasibleSteps)) infeasible, \(share(total.ambiguousSteps)) ambiguous, rows of up to \(total.longestRow) terms")
}
print("\(steps) steps, \(wrong) wrong")
exit(wrong == 0 ? 0 : 1)
