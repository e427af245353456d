/// Solves a component with one variable: priorities, from the top, narrow an interval.
extension Optimizer {
    /// - Returns: `false` if it is infeasible, or its island must be planned again.
    mutating func solveOneVariable(_ component: Int32, _ model: inout Model, _ plan: inout Plan) -> Bool {
        let record = plan.components[component]
        guard var (low, high) = interval(record, &model, &plan) else { return false }
        if low < high, plan.restoreImpliedLengths(in: record.island, &model) { return false }
        if !record.flags.isSolved {
            model.counters.optimisations &+= 1
            plan.components[component].flags.isSolved = true
        }
        plan.components[component].flags.isAmbiguous = low < high
        if low < high { breakTies(&low, &high, record, &model, &plan) }
        publish(low, ofLine: record, &model, &plan)
        return true
    }

    /// Returns the interval that serves all priorities best, or nil if the required rows cannot all hold.
    mutating func interval(_ record: Component, _ model: inout Model, _ plan: inout Plan) -> (low: Double, high: Double)? {
        let (rows, codes, coefficients) = (model.rows.pointer, plan.integers.pointer, plan.doubles.pointer)
        var interval = Interval()
        var ordinal = record.codeStart, coefficientIndex = record.doubles
        let end = ordinal &+ record.rows
        while ordinal < end {
            let code = codes[ordinal]
            guard code < 0 || rows[code].isRequired else { break }
            let coefficient = coefficients[coefficientIndex]
            let (position, relation) = breakpoint(code, coefficient, &model)
            guard interval.require(position, relation, code) else { return clash(code, coefficient, interval.rival, record, &plan) }
            ordinal &+= 1
            coefficientIndex &+= 1
        }
        while ordinal < end, interval.low < interval.high {
            let priority = rows[codes[ordinal]].priority
            var next = ordinal &+ 1
            while next < end, rows[codes[next]].priority == priority { next &+= 1 }
            if next == ordinal &+ 1 {
                let (position, relation) = breakpoint(codes[ordinal], coefficients[coefficientIndex], &model)
                interval.pull(position, relation)
            } else {
                narrow(&interval.low, &interval.high, ordinal..<next, record, &model, &plan)
            }
            coefficientIndex &+= next &- ordinal
            ordinal = next
        }
        return (interval.low, interval.high)
    }

    @inline(__always) static func tieTolerance(_ magnitude: Double) -> Double { 1e-9 * max(1, abs(magnitude)) }

    /// Returns the point where the row's residual is zero, and the row's relation for a positive coefficient.
    @inline(__always) mutating func breakpoint(_ code: Int32, _ coefficient: Double, _ model: inout Model) -> (Double, Int8) {
        if code < 0 {
            let variable = RowCode.variable(ofBound: code)
            return ((model.variables[variable].lowerBound - model.offsets[variable]) / coefficient, coefficient > 0 ? 1 : -1)
        }
        let known = model.known(of: code), relation = model.rows[code].relation
        return (coefficient == 1 ? known : known / coefficient, coefficient > 0 ? relation : 0 &- relation)
    }

    /// Narrows the interval to where the sum of the errors of several rows of one priority, given by their places, is least.
    private mutating func narrow(
        _ low: inout Double, _ high: inout Double, _ range: Range<Int32>, _ record: Component, _ model: inout Model, _ plan: inout Plan
    ) {
        breakpoints.removeAll()
        for ordinal in range {
            let coefficient = plan.doubles[record.doubles &+ ordinal &- record.codeStart]
            let (breakpoint, relation) = breakpoint(plan.integers[ordinal], coefficient, &model)
            breakpoints.append(Breakpoint(position: breakpoint, weight: abs(coefficient), relation: relation))
        }
        leastSum(&low, &high)
    }

    /// Narrows the interval to where the sum of the breakpoints' errors is least.
    mutating func leastSum(_ low: inout Double, _ high: inout Double) {
        let breakpoints = self.breakpoints.pointer, count = self.breakpoints.end
        breakpoints.sort(0..<count) { $0.position < $1.position }
        var slope = 0.0, weight = 0.0
        for index in 0..<count {
            weight += breakpoints[index].weight
            if breakpoints[index].relation >= 0 { slope -= breakpoints[index].weight }
        }
        let flat = 1e-9 * weight
        var (from, to) = (-Double.infinity, Double.infinity)
        for index in 0..<count {
            if slope > flat { break }
            let step = breakpoints[index].weight * (breakpoints[index].relation == 0 ? 2 : 1)
            if slope < -flat { from = breakpoints[index].position }
            slope += step
            if slope > flat { to = breakpoints[index].position; break }
        }
        let tolerance = Self.tieTolerance(from.isFinite ? from : to)
        if from >= high - tolerance { low = high; return }
        if to <= low + tolerance { high = low; return }
        if from > low + tolerance { low = from }
        if to < high - tolerance { high = max(low, to) }
        if high - low <= tolerance { high = low }
    }

    private mutating func publish(_ value: Double, ofLine record: Component, _ model: inout Model, _ plan: inout Plan) {
        for index in 0..<record.variables {
            let variable = plan.integers[record.integers &+ index]
            plan.publish(model.variables[variable].factor * value + model.offsets[variable], into: variable, &model)
        }
    }

    /// Records that two rows leave the variable no value.
    private mutating func clash(_ code: Int32, _ coefficient: Double, _ other: Int32, _ record: Component, _ plan: inout Plan) -> (
        low: Double, high: Double
    )? {
        var ordinal: Int32 = 0
        while plan.integers[record.codeStart &+ ordinal] != other { ordinal &+= 1 }
        let rival = plan.doubles[record.doubles &+ ordinal]
        var infeasibility = Infeasibility(code, 1 / coefficient, in: record.island)
        infeasibility.add(other, -1 / rival)
        plan.agenda.infeasibility = infeasibility
        return nil
    }
}

/// The part of a line that priorities, from the top, have left.
struct Interval {
    var low = -Double.infinity
    var high = Double.infinity
    private var lowCode = Int32.max
    private var highCode = Int32.max
    /// The row that a required row contradicts.
    private(set) var rival = Int32.max

    /// Cuts off what is beyond the breakpoint of a required row.
    /// - Returns: `false` if nothing is left.
    @inline(__always) mutating func require(_ breakpoint: Double, _ relation: Int8, _ code: Int32) -> Bool {
        let tolerance = Optimizer.tieTolerance(breakpoint)
        if relation >= 0, breakpoint > low {
            if breakpoint > high + tolerance {
                rival = highCode
                if breakpoint > high + Model.tolerance(abs(breakpoint)) { return false }
                (low, lowCode) = (high, code)
            } else if breakpoint > low + tolerance {
                (low, lowCode) = (min(breakpoint, high), code)
            }
        }
        if relation <= 0, breakpoint < high {
            if breakpoint < low - tolerance {
                rival = lowCode
                if breakpoint < low - Model.tolerance(abs(breakpoint)) { return false }
                (high, highCode) = (low, code)
            } else if breakpoint < high - tolerance {
                (high, highCode) = (max(breakpoint, low), code)
            }
        }
        return true
    }

    /// Narrows the interval towards the breakpoint of the only row of its priority.
    @inline(__always) mutating func pull(_ breakpoint: Double, _ relation: Int8) {
        let tolerance = Optimizer.tieTolerance(breakpoint)
        if relation <= 0, breakpoint < high - tolerance { high = breakpoint <= low + tolerance ? low : breakpoint }
        if relation >= 0, breakpoint > low + tolerance { low = breakpoint >= high - tolerance ? high : breakpoint }
    }
}

/// A point where the slope of a row's error changes.
struct Breakpoint: BitwiseCopyable {
    var position: Double
    var weight: Double
    /// The sides with an error: -1 above, 1 below, 0 both.
    var relation: Int8
}
