/// The times of a workload in one heap, in seconds: the least of its builds, and the medians of its edits.
struct Times {
    let build, resize, constant, toggle, refusal: Double

    init(_ workload: Workload, _ values: inout [Double]) {
        build = Self.build(workload, &values)
        var subject = Subject(workload)
        subject.build(workload.initial)
        subject.read(&values)
        resize = Self.resize(&subject, &values)
        constant = Self.constant(&subject, &values)
        toggle = Self.toggle(&subject, &values)
        refusal = Self.refusal(&subject)
    }

    private static func build(_ workload: Workload, _ values: inout [Double]) -> Double {
        var times: [Double] = [], total = 0.0
        while times.count < 100, times.count < 3 || total < 0.05 {
            var subject = Subject(workload)
            times.append(Measurement.seconds { subject.firstSolve(workload.initial, &values) })
            total += times[times.count - 1]
        }
        return times.min() ?? 0
    }

    /// W5: changes the container's width in equal steps, and reads all values after each.
    private static func resize(_ subject: inout Subject, _ values: inout [Double]) -> Double {
        let (row, from, to, steps) = subject.workload.resize
        let time = median(of: max(steps, 1)) { step in
            subject.edit(row, from + (to - from) * Double(step + 1) / Double(max(steps, 1)))
            subject.read(&values)
        }
        subject.edit(row, from)
        subject.read(&values)
        return time
    }

    /// W6: changes one constant, and reads all values.
    private static func constant(_ subject: inout Subject, _ values: inout [Double]) -> Double {
        let (row, from, to) = subject.workload.constant
        let time = median(of: 20) { turn in
            subject.edit(row, turn & 1 == 1 ? from : to + Double(turn % 7))
            subject.read(&values)
        }
        subject.edit(row, from)
        subject.read(&values)
        return time
    }

    /// W7: replaces one group of constraints by another, and reads all values.
    private static func toggle(_ subject: inout Subject, _ values: inout [Double]) -> Double {
        let (on, off) = (subject.workload.ids(.on), subject.workload.ids(.off))
        return median(of: 10) { turn in
            subject.toggle(leaving: turn & 1 == 1 ? off : on, entering: turn & 1 == 1 ? on : off)
            subject.read(&values)
        }
    }

    /// W8: adds contradictory constraints, and removes each again.
    private static func refusal(_ subject: inout Subject) -> Double {
        let rows = subject.workload.ids(.contradiction)
        return median(of: 10) { _ in
            for row in rows { _ = subject.isContradiction(row) }
        }
    }

    /// Returns the time of one turn: the median over groups of `turns` turns.
    private static func median(of turns: Int, _ body: (Int) -> Void) -> Double {
        var times: [Double] = [], total = 0.0
        while times.count < 50, times.count < 5 || total < 0.1 {
            let time = Measurement.seconds { for turn in 0..<turns { body(turn) } }
            times.append(time / Double(turns))
            total += time
        }
        return Measurement.median(times)
    }
}
