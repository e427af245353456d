import Foundation
import Testing

@testable import solver_check

/// Checks random scripts against exact answers in fractions and against the solver's laws: the same bits from scratch in any order and
/// after edits there and back; irreducible conflicts; exactly the movable variables ambiguous.
///
/// `SOLVER_FUZZ=COUNT` sets the number of scripts; `solver-check --fuzz COUNT SEED` runs them outside the tests.
struct FuzzTests {
    static let count = ProcessInfo.processInfo.environment["SOLVER_FUZZ"].flatMap { Int($0) } ?? 200

    @Test(arguments: 0..<8) func `random scripts have exact answers and keep the solver's laws`(part: Int) {
        let each = Self.count / 8
        let report = RandomSystem.play(seeds: 1 + part * each..<1 + (part + 1) * each)
        #expect(report.steps > each)
        #expect(report.faults.isEmpty, "\(report.faults.count) faults: \(report.faults.prefix(10).joined(separator: "\n"))")
    }

    /// Scripts that failed before: a row that entered broke another, which then let the same row in.
    @Test(arguments: [2993]) func `scripts that failed before have exact answers`(seed: Int) {
        let report = RandomSystem.play(seeds: seed..<seed + 1)
        #expect(report.faults.isEmpty, "\(report.faults.joined(separator: "\n"))")
    }
}
