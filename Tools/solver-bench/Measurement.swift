import Cassowary
import Foundation

/// The script of `kiwi_bench.cpp`: build, resize, one constant, a toggle, a contradiction. Measured times are in seconds.
///
/// The place of a solver's buffers in the heap can double the time of an edit: a read waits for an earlier write whose address agrees in
/// the last twelve bits. So everything is timed in several heaps with different layouts, and the median counts. Edits may be shorter than a
/// tick of the clock, and are timed many at once.
enum Measurement {
    private static let heaps = 15

    static func run(_ path: String) throws -> String {
        let workload = try Workload.read(path, solver: Solver())
        let rows = workload.initial
        var values = Array(repeating: 0.0, count: workload.variables)
        let before = residentKilobytes()
        var subject = Subject(workload)
        subject.build(rows)
        subject.read(&values)
        let memory = residentKilobytes() - before
        let answers = answers(workload, &subject, &values)
        let times = (0..<heaps).map { heap in
            withExtendedLifetime(HeapHoles(seed: UInt64(heap))) { Times(workload, &values) }
        }
        let builds = times.map(\.build), build = median(builds)
        let figures = [
            format((builds.min() ?? 0) * 1e3, 4), format(build * 1e3, 4), format(build * 1e6 / Double(workload.views), 3),
            format(median(times.map(\.resize)) * 1e6, 4), format(median(times.map(\.constant)) * 1e6, 4),
            format(median(times.map(\.toggle)) * 1e6, 4), format(median(times.map(\.refusal)) * 1e6, 4),
        ]
        let head = ["ours", workload.name, "\(workload.views)", "\(workload.initial.count)"]
        let tail = ["\(memory)", answers.isRefused ? "1" : "0"] + answers.qualities.map { "\"\($0)\"" }
        return (head + figures + tail).joined(separator: ",")
    }

    /// Returns the least time of several builds, in microseconds.
    static func leastBuild(_ path: String, count: Int) throws -> Double {
        let workload = try Workload.read(path, solver: Solver())
        let rows = workload.initial
        var values = Array(repeating: 0.0, count: workload.variables), least = Double.infinity
        for _ in 0..<count {
            var subject = Subject(workload)
            least = min(least, seconds { subject.firstSolve(rows, &values) })
        }
        return least * 1e6
    }

    /// Returns the quality of the solutions after the build, each edit, and a contradiction, and whether the contradiction was refused. The
    /// state after that must be the state before, bit for bit.
    private static func answers(_ workload: Workload, _ subject: inout Subject, _ values: inout [Double])
        -> (qualities: [String], isRefused: Bool)
    {
        let (on, off) = (workload.ids(.on), workload.ids(.off))
        var active = Set(workload.initial), qualities: [String] = []
        func look(_ subject: inout Subject) {
            subject.read(&values)
            qualities.append(workload.quality(values, active: active, constants: subject.constants))
        }
        look(&subject)
        subject.edit(workload.resize.row, workload.resize.to)
        look(&subject)
        subject.edit(workload.resize.row, workload.resize.from)
        subject.toggle(leaving: on, entering: off)
        active = active.subtracting(on).union(off)
        look(&subject)
        subject.toggle(leaving: off, entering: on)
        active = Set(workload.initial)
        subject.read(&values)
        let before = values
        var isRefused = true
        for row in workload.ids(.contradiction) where !subject.isContradiction(row) { isRefused = false }
        subject.read(&values)
        if !zip(values, before).allSatisfy({ $0.bitPattern == $1.bitPattern }) { isRefused = false }
        subject.edit(workload.resize.row, 500)
        look(&subject)
        return (qualities, isRefused)
    }

    static func seconds(_ body: () -> Void) -> Double {
        let elapsed = ContinuousClock().measure(body).components
        return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
    }

    static func median(_ times: [Double]) -> Double { times.isEmpty ? .nan : times.sorted()[times.count / 2] }

    private static func format(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }

    private static func residentKilobytes() -> Int {
        let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return words.count > 1 ? (Int(words[1]) ?? 0) * 4 : 0
    }
}
