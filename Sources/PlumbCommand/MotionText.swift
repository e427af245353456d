import Snapshots

/// The findings in one motion.
struct MotionFindings: Encodable {
    var `case`, cell, animation: String
    var findings: [MotionFinding]

    init(of motion: Motion, _ findings: [MotionFinding]) {
        (self.case, cell, animation) = (motion.input.name, motion.cell.name, motion.animation)
        self.findings = findings
    }
}

/// Prints the findings in motions.
struct MotionText {
    var console: Console

    /// Prints the motions that have findings, each with its findings.
    func print(_ motions: [MotionFindings], to stream: Console.Stream) {
        for motion in motions where !motion.findings.isEmpty {
            console.write(stream, console.colored("\(motion.case)/\(motion.cell)/\(motion.animation)", .bold, on: stream) + "\n")
            for finding in motion.findings {
                let weight = finding.severity == .warning ? "warning: " : ""
                console.write(stream, "  \(weight)\(finding.kind.rawValue) \(finding.view)\n    \(finding.sentence)\n")
            }
        }
    }

    /// Returns a summary such as `2 findings in 1 animation`.
    static func summary(_ motions: [MotionFindings]) -> String {
        func counted(_ count: Int, _ one: String) -> String { count == 1 ? "1 \(one)" : "\(count) \(one)s" }
        let count = motions.reduce(0) { $0 + $1.findings.count }
        guard count > 0 else { return "no findings in \(counted(motions.count, "animation"))" }
        return "\(counted(count, "finding")) in \(counted(motions.count { !$0.findings.isEmpty }, "animation"))"
    }
}
