import Foundation
import Testing

@testable import solver_check

/// Random scripts against exact answers over fractions and against the solver's laws: from scratch in any order, and after edits
/// there and back, the same bits; conflicts irreducible; exactly the movable variables ambiguous.
///
/// `SOLVER_FUZZ=COUNT` asks for that many scripts; `solver-check --fuzz COUNT SEED` does so outside the tests.
struct FuzzTests {
    static let count = ProcessInfo.processInfo.environment["SOLVER_FUZZ"].flatMap { Int($0) } ?? 200

    @Test(arguments: 0..<8) func `random scripts have exact answers and keep the laws`(part: Int) {
        let each = Self.count / 8
        let report = RandomSystem.play(seeds: 1 + part * each..<1 + (part + 1) * each)
        #expect(report.steps > each)
        #expect(report.faults.isEmpty, "\(report.faults.count) faults: \(report.faults.prefix(10).joined(separator: "\n"))")
    }

    /// Scripts that went wrong before: a row that enters breaks another, which lets the same row in.
    @Test(arguments: [2993]) func `scripts that went wrong stay right`(seed: Int) {
        let report = RandomSystem.play(seeds: seed..<seed + 1)
        #expect(report.faults.isEmpty, "\(report.faults.joined(separator: "\n"))")
    }
}
