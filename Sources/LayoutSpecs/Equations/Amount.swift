/// A number of points, degrees or fractions: literal or computed from metrics.
indirect enum Amount: Hashable, Sendable {
    case number(Double)
    case metric(String)
    case sum(Amount, Amount)
    case product(Amount, Amount)

    static let zero = Amount.number(0)
    static let one = Amount.number(1)

    static func + (a: Amount, b: Amount) -> Amount {
        switch (a, b) {
        case (.number(let x), .number(let y)): .number(x + y)
        case (.zero, _): b
        case (_, .zero): a
        default: .sum(a, b)
        }
    }

    static func * (a: Amount, b: Amount) -> Amount {
        switch (a, b) {
        case (.number(let x), .number(let y)): .number(x * y)
        case (.one, _): b
        case (_, .one): a
        default: .product(a, b)
        }
    }

    static prefix func - (a: Amount) -> Amount { .number(-1) * a }

    /// - Parameter metrics: The values of the metrics, including every metric that the reader accepted.
    func value(_ metrics: [String: Double]) -> Double {
        switch self {
        case .number(let number): number
        case .metric(let name): metrics[name] ?? 0
        case .sum(let a, let b): Self.bounded(a.value(metrics) + b.value(metrics))
        case .product(let a, let b): Self.bounded(a.value(metrics) * b.value(metrics))
        }
    }

    /// Names of the metrics used, in order.
    var metrics: [String] {
        switch self {
        case .number: []
        case .metric(let name): [name]
        case .sum(let a, let b), .product(let a, let b): a.metrics + b.metrics
        }
    }

    /// The largest amount. No screen is larger, and products of metrics stay finite.
    static let limit = 1e6

    private static func bounded(_ value: Double) -> Double { min(max(value, -limit), limit) }
}
