/// Checks whether rows and bounds hold at the current values.
extension Model {
    /// Whether the row holds within 1e-7 points plus 1e-11 of the magnitudes of its constant and terms.
    mutating func holds(_ row: Int32) -> Bool {
        let first = rows[row].firstTerm
        var sum = -rows[row].constant, magnitude = abs(sum)
        for at in first..<first &+ rows[row].termCount {
            let product = terms[at].coefficient * offsets[terms[at].variable]
            sum += product
            magnitude += abs(product)
        }
        return isWithin(sum, rows[row].relation, tolerance: Model.tolerance(magnitude))
    }

    @inline(__always) static func tolerance(_ magnitude: Double) -> Double { 1e-7 + 1e-11 * magnitude }

    @inline(__always) func isWithin(_ residual: Double, _ relation: Int8, tolerance: Double) -> Bool {
        (relation > 0 || residual <= tolerance) && (relation < 0 || residual >= -tolerance)
    }

    @inline(__always) mutating func isBelowBound(_ variable: Int32) -> Bool {
        values[variable] < variables[variable].lowerBound - Model.tolerance(abs(values[variable]))
    }

    /// Returns the known part of a row: its constant less its terms' offsets.
    @inline(__always) mutating func known(of row: Int32) -> Double {
        let (terms, offsets) = (self.terms.pointer, self.offsets.pointer)
        var sum = rows[row].constant, at = rows[row].firstTerm
        let end = at &+ rows[row].termCount
        while at < end {
            sum -= terms[at].coefficient * offsets[terms[at].variable]
            at &+= 1
        }
        return sum
    }

    /// Whether a check of an island holds: a row or a bound whose variables the island's equalities make constant.
    mutating func islandCheckHolds(_ code: Int32) -> Bool {
        if code < 0 {
            let variable = RowCode.variable(ofBound: code)
            return offsets[variable] >= variables[variable].lowerBound - Model.tolerance(abs(offsets[variable]))
        }
        return holds(code)
    }
}
