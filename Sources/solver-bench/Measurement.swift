import Cassowary
import Foundation

/// The script of `kiwi_bench.cpp`: build, resize, one constant, a toggle, a contradiction. Times in seconds.
enum Measurement {
    static func run(_ path: String) throws -> String {
        let workload = try Workload.read(path, solver: Solver())
        var values = Array(repeating: 0.0, count: workload.variables)
        var active = Set(workload.initial)
        let rows = workload.initial
        let before = residentKilobytes()
        var subject = Subject(workload)
        subject.build(rows)
        subject.read(&values)
        let memory = residentKilobytes() - before
        let builds = buildTimes(workload, &subject, &values)
        let built = workload.quality(values, active: active, constants: subject.constants)
        let resize = resize(&subject, &values)
        let resized = workload.quality(values, active: active, constants: subject.constants)
        subject.edit(workload.resize.row, workload.resize.from)
        subject.read(&values)
        let constant = constant(&subject, &values)
        let toggle = toggle(&subject, &values)
        active.subtract(workload.ids(.on))
        active.formUnion(workload.ids(.off))
        let toggled = workload.quality(toggle.values, active: active, constants: subject.constants)
        let refusal = refusal(&subject, &values)
        subject.edit(workload.resize.row, 500)
        subject.read(&values)
        let after = workload.quality(values, active: Set(workload.initial), constants: subject.constants)
        let least = builds.min() ?? 0
        let figures = [
            format(least * 1e3, 4), format(median(builds) * 1e3, 4), format(least * 1e6 / Double(workload.views), 3),
            format(resize * 1e6, 3), format(constant * 1e6, 3), format(toggle.seconds * 1e6, 3), format(refusal.seconds * 1e6, 3),
        ]
        let head = ["ours", workload.name, "\(workload.views)", "\(workload.initial.count)"]
        let tail = ["\(memory)", refusal.isRefused ? "1" : "0"] + [built, resized, toggled, after].map { "\"\($0)\"" }
        return (head + figures + tail).joined(separator: ",")
    }

    /// The least time of several builds, in microseconds.
    static func leastBuild(_ path: String, count: Int) throws -> Double {
        let workload = try Workload.read(path, solver: Solver())
        let rows = workload.initial
        var values = Array(repeating: 0.0, count: workload.variables), least = Double.infinity
        for _ in 0..<count {
            var subject = Subject(workload)
            least = min(least, seconds { firstSolve(&subject, rows, &values) })
        }
        return least * 1e6
    }

    /// A function of its own, so that a profiler finds it.
    @inline(never) private static func firstSolve(_ subject: inout Subject, _ rows: [Int], _ values: inout [Double]) {
        subject.build(rows)
        subject.read(&values)
    }

    private static func buildTimes(_ workload: Workload, _ subject: inout Subject, _ values: inout [Double]) -> [Double] {
        let rows = workload.initial
        var times: [Double] = [], total = 0.0
        while times.count < 3 || (total < 0.5 && times.count < 1000) {
            subject = Subject(workload)
            let time = seconds { firstSolve(&subject, rows, &values) }
            times.append(time)
            total += time
            if total > 8 { break }
        }
        return times
    }

    /// W5: the container's width in equal steps, all values read; ends at the last width.
    private static func resize(_ subject: inout Subject, _ values: inout [Double]) -> Double {
        let (row, from, to, steps) = subject.workload.resize
        var best = Double.infinity
        for _ in 0..<3 {
            subject.edit(row, from)
            subject.read(&values)
            let time = seconds {
                for step in 1...max(steps, 1) {
                    subject.edit(row, from + (to - from) * Double(step) / Double(max(steps, 1)))
                    subject.read(&values)
                }
            }
            best = min(best, time / Double(max(steps, 1)))
        }
        return best
    }

    /// W6.
    private static func constant(_ subject: inout Subject, _ values: inout [Double]) -> Double {
        let (row, from, to) = subject.workload.constant
        let times = repeated(limit: 2000, least: 6) { turn in
            let value = turn & 1 == 1 ? from : to + Double(turn % 7)
            return seconds {
                subject.edit(row, value)
                subject.read(&values)
            }
        }
        subject.edit(row, from)
        subject.read(&values)
        return median(times)
    }

    /// W7.
    private static func toggle(_ subject: inout Subject, _ values: inout [Double]) -> (seconds: Double, values: [Double]) {
        let (on, off) = (subject.workload.ids(.on), subject.workload.ids(.off))
        var first: [Double] = []
        var turns = 0
        let times = repeated(limit: 1000, least: 6) { turn in
            let (leaving, entering) = turn & 1 == 1 ? (off, on) : (on, off)
            let time = seconds {
                for row in leaving { subject.remove(row) }
                for row in entering { subject.add(row) }
                subject.read(&values)
            }
            if turn == 0 { first = values }
            turns = turn + 1
            return time
        }
        if turns & 1 == 1 {
            for row in off { subject.remove(row) }
            for row in on { subject.add(row) }
            subject.read(&values)
        }
        return (median(times), first)
    }

    /// W8: the state afterwards must be the state before, bit for bit.
    private static func refusal(_ subject: inout Subject, _ values: inout [Double]) -> (seconds: Double, isRefused: Bool) {
        let rows = subject.workload.ids(.contradiction)
        subject.read(&values)
        let before = values
        var isRefused = true
        let times = repeated(limit: 100, least: 3) { _ in
            seconds { for row in rows where !subject.isContradiction(row) { isRefused = false } }
        }
        subject.read(&values)
        if !zip(values, before).allSatisfy({ $0.bitPattern == $1.bitPattern }) { isRefused = false }
        return (median(times), isRefused)
    }

    private static func repeated(limit: Int, least: Int, _ body: (Int) -> Double) -> [Double] {
        var times: [Double] = [], total = 0.0
        while times.count < limit, times.count < least || total < 1 {
            times.append(body(times.count))
            total += times[times.count - 1]
        }
        return times
    }

    private static func seconds(_ body: () -> Void) -> Double {
        let elapsed = ContinuousClock().measure(body).components
        return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
    }

    private static func median(_ times: [Double]) -> Double { times.isEmpty ? .nan : times.sorted()[times.count / 2] }

    private static func format(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }

    private static func residentKilobytes() -> Int {
        let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return words.count > 1 ? (Int(words[1]) ?? 0) * 4 : 0
    }
}
