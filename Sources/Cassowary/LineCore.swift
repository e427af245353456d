/// A core with one root: priorities from the top narrow an interval.
extension Engine {
    /// - Returns: false after breaking a constraint of a contradiction.
    mutating func solveLine(_ core: Int32) -> Bool {
        let record = cores[core]
        guard var (low, high) = interval(record) else { return false }
        if low < high, giveLengthsTheirSay(in: record.island) { return false }
        if !record.isSolved {
            counters.optimisations &+= 1
            cores[core].isSolved = true
        }
        cores[core].isAmbiguous = low < high
        if low < high { breakTies(&low, &high, record) }
        publish(low, ofLine: record)
        return true
    }

    /// Where all priorities are served best; nil after breaking a constraint of a contradiction.
    mutating func interval(_ record: CoreRecord) -> (low: Double, high: Double)? {
        let (rows, codes, coefficients) = (rows, integers.column, doubles.column)
        var interval = LineInterval()
        var place = record.codeStart, coefficientPlace = record.doubles
        let end = place &+ record.rows
        while place < end {
            let code = codes[place]
            guard code < 0 || rows[code].isRequired else { break }
            let coefficient = coefficients[coefficientPlace]
            let (position, relation) = kink(code, coefficient)
            guard interval.require(position, relation, code) else { return clash(code, coefficient, interval.rival, record) }
            place &+= 1
            coefficientPlace &+= 1
        }
        while place < end, interval.low < interval.high {
            let priority = rows[codes[place]].priority
            var next = place &+ 1
            while next < end, rows[codes[next]].priority == priority { next &+= 1 }
            if next == place &+ 1 {
                let (position, relation) = kink(codes[place], coefficients[coefficientPlace])
                interval.wish(position, relation)
            } else {
                narrow(&interval.low, &interval.high, place..<next, record)
            }
            coefficientPlace &+= next &- place
            place = next
        }
        return (interval.low, interval.high)
    }

    @inline(__always) static func tieTolerance(_ magnitude: Double) -> Double { 1e-9 * max(1, abs(magnitude)) }

    /// Where the row's residual is zero, and its relation for a positive coefficient.
    @inline(__always) mutating func kink(_ code: Int32, _ coefficient: Double) -> (Double, Int8) {
        if code < 0 {
            let unknown = RowCode.unknown(ofBound: code)
            return ((unknowns[unknown].lowerBound - offsets[unknown]) / coefficient, coefficient > 0 ? 1 : -1)
        }
        let known = known(of: code), relation = rows[code].relation
        return (coefficient == 1 ? known : known / coefficient, coefficient > 0 ? relation : 0 &- relation)
    }

    /// Several rows of one priority, by their places: the part of the interval where the sum of their errors is least.
    private mutating func narrow(_ low: inout Double, _ high: inout Double, _ range: Range<Int32>, _ record: CoreRecord) {
        scratch.kinks.removeAll()
        for place in range {
            let coefficient = doubles[record.doubles &+ place &- record.codeStart]
            let (kink, relation) = kink(integers[place], coefficient)
            scratch.kinks.append(Kink(position: kink, weight: abs(coefficient), relation: relation))
        }
        leastSum(&low, &high)
    }

    /// Narrows the interval to where the sum of the kinks' errors is least.
    mutating func leastSum(_ low: inout Double, _ high: inout Double) {
        let kinks = scratch.kinks, count = Int32(kinks.count)
        kinks.sort(0..<count) { $0.position < $1.position }
        var slope = 0.0, weight = 0.0
        for index in 0..<count {
            weight += kinks[index].weight
            if kinks[index].relation >= 0 { slope -= kinks[index].weight }
        }
        let flat = 1e-9 * weight
        var (from, to) = (-Double.infinity, Double.infinity)
        for index in 0..<count {
            if slope > flat { break }
            let step = kinks[index].weight * (kinks[index].relation == 0 ? 2 : 1)
            if slope < -flat { from = kinks[index].position }
            slope += step
            if slope > flat { to = kinks[index].position; break }
        }
        let tolerance = Self.tieTolerance(from.isFinite ? from : to)
        if from >= high - tolerance { low = high; return }
        if to <= low + tolerance { high = low; return }
        if from > low + tolerance { low = from }
        if to < high - tolerance { high = max(low, to) }
        if high - low <= tolerance { high = low }
    }

    private mutating func publish(_ value: Double, ofLine record: CoreRecord) {
        for index in 0..<record.members {
            let unknown = integers[record.integers &+ index]
            publish(unknowns[unknown].factor * value + offsets[unknown], into: unknown)
        }
    }

    /// Two rows that leave the root no place.
    private mutating func clash(_ code: Int32, _ coefficient: Double, _ other: Int32, _ record: CoreRecord) -> (low: Double, high: Double)?
    {
        var place: Int32 = 0
        while integers[record.codeStart &+ place] != other { place &+= 1 }
        let rival = doubles[record.doubles &+ place]
        certificate.begin(code, 1 / coefficient)
        certificate.add(other, -1 / rival)
        contradict(in: record.island)
        return nil
    }
}

/// What priorities from the top have left of a line.
struct LineInterval {
    var low = -Double.infinity
    var high = Double.infinity
    private var lowCode = Int32.max
    private var highCode = Int32.max
    /// The row that a required one contradicts.
    private(set) var rival = Int32.max

    /// A required row cuts off what is beyond its kink.
    /// - Returns: false when nothing is left.
    @inline(__always) mutating func require(_ kink: Double, _ relation: Int8, _ code: Int32) -> Bool {
        let tolerance = Engine.tieTolerance(kink)
        if relation >= 0, kink > low {
            if kink > high + tolerance {
                rival = highCode
                if kink > high + Engine.tolerance(abs(kink)) { return false }
                (low, lowCode) = (high, code)
            } else if kink > low + tolerance {
                (low, lowCode) = (min(kink, high), code)
            }
        }
        if relation <= 0, kink < high {
            if kink < low - tolerance {
                rival = lowCode
                if kink < low - Engine.tolerance(abs(kink)) { return false }
                (high, highCode) = (low, code)
            } else if kink < high - tolerance {
                (high, highCode) = (max(kink, low), code)
            }
        }
        return true
    }

    /// The only row of its priority moves it towards its kink.
    @inline(__always) mutating func wish(_ kink: Double, _ relation: Int8) {
        let tolerance = Engine.tieTolerance(kink)
        if relation <= 0, kink < high - tolerance { high = kink <= low + tolerance ? low : kink }
        if relation >= 0, kink > low + tolerance { low = kink >= high - tolerance ? high : kink }
    }
}

/// A place where the slope of a row's error changes.
struct Kink: BitwiseCopyable {
    var position: Double
    var weight: Double
    /// Where it costs: -1 above, 1 below, 0 on both sides.
    var relation: Int8
}
