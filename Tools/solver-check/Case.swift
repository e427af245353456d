import Cassowary
import Foundation

/// A system of constraints with a script of changes and the exact solution after each, as in Tests/CassowaryTests/Cases.
struct Case: Decodable {
    var name: String
    var variables: [String]
    var steps: [Step]

    struct Step: Decodable {
        var op: String
        var constraints: [Entry]?
        var ids: [String]?
        var remove: [String]?
        var id: String?
        var constant: Number?
        var priority: Number?
        var expect: Expectation
    }

    struct Entry: Decodable {
        var id: String
        var terms: [CoefficientPair]
        var relation: String
        var constant: Number
        var priority: Number
    }

    struct CoefficientPair: Decodable {
        var variable: String
        var coefficient: Number

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            variable = try list.decode(String.self)
            coefficient = try list.decode(Number.self)
        }
    }

    struct Expectation: Decodable {
        /// `unique`, `ambiguous` or `infeasible`.
        var status: String
        var values: [String: Number]?
        /// The least and greatest value; null if there is none.
        var ambiguous: [String: [Number?]]?
        var conflict: [String]?
        /// Whether no other set of constraints is an irreducible contradiction.
        var onlyConflict: Bool?
        /// The sums of errors, by priority.
        var errors: [String: Number]?
    }

    /// A number, or an exact fraction as text.
    struct Number: Decodable {
        var exact: Rational
        var value: Double

        init(from decoder: any Decoder) throws {
            let single = try decoder.singleValueContainer()
            if let number = try? single.decode(Double.self) {
                value = number
                exact = Self.fraction(number)
                return
            }
            let text = try single.decode(String.self), parts = text.split(separator: "/")
            if parts.count == 2, let numerator = Int(parts[0]), let denominator = Int(parts[1]) {
                exact = Rational(numerator, over: denominator)
                value = exact.double
            } else if let number = Double(text) {
                value = number
                exact = Self.fraction(number)
            } else {
                throw DecodingError.dataCorruptedError(in: single, debugDescription: "not a number: \(text)")
            }
        }

        private static func fraction(_ number: Double) -> Rational {
            var (scaled, denominator) = (number, 1)
            while scaled != scaled.rounded(), denominator < 1 << 40 { (scaled, denominator) = (scaled * 2, denominator * 2) }
            return Rational(Int(exactly: scaled) ?? 0, over: Int(exactly: scaled) == nil ? 0 : denominator)
        }
    }

    static func read(_ url: URL) throws -> [Case] {
        struct File: Decodable { var cases: [Case] }
        let data = try Data(contentsOf: url)
        if let cases = try? JSONDecoder().decode([Case].self, from: data) { return cases }
        return try JSONDecoder().decode(File.self, from: data).cases
    }
}
