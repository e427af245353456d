import Foundation

/// The processor time of this process: all threads, user and system, in milliseconds.
enum Clock {
    static var milliseconds: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// The resident memory, in kilobytes.
    static var residentKilobytes: Int {
        let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return words.count > 1 ? (Int(words[1]) ?? 0) * 4 : 0
    }
}

/// Times of the stages, by name, in the order in which the stages first ran.
struct StageTimes {
    private(set) var names: [String] = []
    private var times: [String: [Double]] = [:]

    mutating func measure<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
        let start = Clock.milliseconds
        defer { add(name, Clock.milliseconds - start) }
        return try body()
    }

    private mutating func add(_ name: String, _ time: Double) {
        if times[name] == nil { names.append(name) }
        times[name, default: []].append(time)
    }

    func median(_ name: String) -> Double {
        let sorted = (times[name] ?? []).sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
}
