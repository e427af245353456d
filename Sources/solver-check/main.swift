import Foundation

// Plays case files against the solver: prints what is wrong, then `N steps, M wrong`.
let files = CommandLine.arguments.dropFirst()
guard !files.isEmpty else {
    print("usage: solver-check FILE…")
    exit(2)
}
var steps = 0, wrong = 0
for file in files {
    do {
        for one in try Case.read(URL(filePath: file)) {
            let report = one.play()
            steps += report.steps
            wrong += report.wrongSteps
            for fault in report.faults { print(fault) }
        }
    } catch {
        print("\(file): \(error)")
        exit(2)
    }
}
print("\(steps) steps, \(wrong) wrong")
exit(wrong == 0 ? 0 : 1)
