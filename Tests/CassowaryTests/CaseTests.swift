import Foundation
import Testing

@testable import solver_check

@Suite struct CaseTests {
    @Test(
        "exact cases: 0 wrong", .enabled(if: Case.shared("cases.json") != nil, "the solver cases do not stand beside the project"),
        arguments: ["cases.json", "oracle/random800.json"])
    func exactCases(file: String) throws {
        let cases = try Case.read(try #require(Case.shared(file)))
        let faults = cases.flatMap { CasePlayer.play($0).faults }
        #expect(
            faults.isEmpty,
            "\(faults.count) faults of \(cases.map(\.steps.count).reduce(0, +)) steps: \(faults.prefix(10).joined(separator: "\n"))")
    }
}
