import Foundation
import Testing

@testable import solver_check

struct CaseTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

    /// Hand-written systems and 200 random ones, with answers from an independent exact solver.
    @Test(arguments: ["named.json", "random.json"]) func `the solver's answers equal the exact ones`(file: String) throws {
        let cases = try Case.read(Self.folder.appending(path: file))
        #expect(cases.count > 40)
        let faults = cases.flatMap { CasePlayer.play($0).faults }
        #expect(
            faults.isEmpty,
            "\(faults.count) faults of \(cases.map(\.steps.count).reduce(0, +)) steps: \(faults.prefix(10).joined(separator: "\n"))")
    }
}
