/// An exact fraction. A number that does not fit into 128 bits becomes invalid, and so does every result computed from it.
struct Rational: Comparable, Hashable, Sendable {
    let numerator: Int128
    /// Positive; 0 marks an invalid number.
    let denominator: Int128

    static let zero = Rational(0)
    static let one = Rational(1)

    init(_ value: Int) { (numerator, denominator) = (Int128(value), 1) }

    init(_ numerator: Int, over denominator: Int) { self.init(Int128(numerator), Int128(denominator)) }

    private init(_ numerator: Int128, _ denominator: Int128) {
        let divisor = Self.divisor(numerator.magnitude, denominator.magnitude)
        guard denominator != 0, divisor != 0 else { (self.numerator, self.denominator) = (0, 0); return }
        let sign: Int128 = denominator < 0 ? -1 : 1
        self.numerator = sign * numerator / Int128(divisor)
        self.denominator = sign * denominator / Int128(divisor)
    }

    private static func divisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
        var (a, b) = (a, b)
        while b != 0 { (a, b) = (b, a % b) }
        return a > UInt128(Int64.max) && a > UInt128(Int128.max) ? 0 : a
    }

    var isValid: Bool { denominator != 0 }
    var isZero: Bool { numerator == 0 && isValid }
    var double: Double { Double(numerator) / Double(denominator) }

    private static let invalid = Rational(1, 0 as Int128)

    static func + (a: Rational, b: Rational) -> Rational {
        let (x, o1) = a.numerator.multipliedReportingOverflow(by: b.denominator)
        let (y, o2) = b.numerator.multipliedReportingOverflow(by: a.denominator)
        let (sum, o3) = x.addingReportingOverflow(y)
        let (denominator, o4) = a.denominator.multipliedReportingOverflow(by: b.denominator)
        return o1 || o2 || o3 || o4 ? invalid : Rational(sum, denominator)
    }

    static func * (a: Rational, b: Rational) -> Rational {
        let (numerator, o1) = a.numerator.multipliedReportingOverflow(by: b.numerator)
        let (denominator, o2) = a.denominator.multipliedReportingOverflow(by: b.denominator)
        return o1 || o2 ? invalid : Rational(numerator, denominator)
    }

    static prefix func - (a: Rational) -> Rational { Rational(-a.numerator, a.denominator) }
    static func - (a: Rational, b: Rational) -> Rational { a + -b }
    static func / (a: Rational, b: Rational) -> Rational { a * Rational(b.denominator, b.numerator) }

    static func < (a: Rational, b: Rational) -> Bool {
        let difference = a - b
        return difference.numerator < 0
    }
}
