import Foundation

/// Releases of iOS with the same appearance and metrics. The default is `classic`.
package enum SystemGeneration: String, Hashable, Sendable, Comparable {
    /// iOS 13 and earlier: labels break lines without a strategy, so that the last line may be a single word.
    case ios13
    /// iOS 14: as before, bars keep their background at the edge of content, and plain tables draw separators below their last row.
    case ios14
    /// iOS 15 to 18.
    case classic
    /// iOS 26.
    case ios26

    /// - Parameter systemVersion: The version as in `UIDevice`: `18.5`.
    package init(systemVersion: String) {
        let major = systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
        self = major >= 26 ? .ios26 : major >= 15 ? .classic : major >= 14 ? .ios14 : .ios13
    }

    /// A release of the generation; for `classic` the default one.
    package var systemVersion: String {
        switch self {
        case .ios13: "13.0"
        case .ios14: "14.0"
        case .classic: "18.0"
        case .ios26: "26.0"
        }
    }

    package static func < (one: Self, other: Self) -> Bool { one.order < other.order }

    private var order: Int {
        switch self {
        case .ios13: 13
        case .ios14: 14
        case .classic: 15
        case .ios26: 26
        }
    }
}

extension UITraitCollection {
    package convenience init(systemGeneration: SystemGeneration) {
        var values = TraitSet()
        values.systemGeneration = systemGeneration
        self.init(values)
    }

    /// The generation; `classic` if none was set.
    package var systemGeneration: SystemGeneration {
        TraitReads.note(.systemGeneration)
        return values.systemGeneration ?? .classic
    }
}
