import UIKit

/// The condition of a variation.
indirect enum Condition: Hashable, Sendable {
    case compare(SpecTrait, Comparison, Operand)
    case not(Condition)
    case all(Condition, Condition)
    case any(Condition, Condition)

    enum Comparison: String, Hashable, Sendable, CaseIterable {
        case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="

        var isOrder: Bool { self != .equal && self != .notEqual }

        fileprivate func holds<Value: Comparable>(_ a: Value, _ b: Value) -> Bool {
            switch self {
            case .equal: a == b
            case .notEqual: a != b
            case .less: a < b
            case .lessOrEqual: a <= b
            case .greater: a > b
            case .greaterOrEqual: a >= b
            }
        }
    }

    enum Operand: Hashable, Sendable {
        /// The index of a value among the trait's values.
        case value(Int)
        case number(Double)
        case text(String)
    }

    func holds(in environment: DisplayEnvironment, state: String?) -> Bool {
        switch self {
        case .not(let condition): !condition.holds(in: environment, state: state)
        case .all(let a, let b): a.holds(in: environment, state: state) && b.holds(in: environment, state: state)
        case .any(let a, let b): a.holds(in: environment, state: state) || b.holds(in: environment, state: state)
        case .compare(let trait, let comparison, let operand):
            switch operand {
            case .value(let value): comparison.holds(trait.position(in: environment), value)
            case .number(let number): comparison.holds(trait.number(in: environment), number)
            case .text(let text): (trait.text(in: environment, state: state, like: text) == text) == (comparison == .equal)
            }
        }
    }
}

/// A trait that a condition can test.
enum SpecTrait: String, CaseIterable, Hashable, Sendable {
    case horizontalSizeClass, verticalSizeClass, contentSize, direction, style, contrast, legibilityWeight, keyboard, idiom, orientation
    case language, state, width, height, system

    /// The values, smallest first; empty for traits whose values are texts or numbers.
    var values: [String] {
        switch self {
        case .horizontalSizeClass, .verticalSizeClass: ["compact", "regular"]
        case .contentSize: ContentSizeNames.all
        case .direction: ["ltr", "rtl"]
        case .style: ["light", "dark"]
        case .contrast: ["normal", "high"]
        case .legibilityWeight: ["regular", "bold"]
        case .keyboard: ["hidden", "shown"]
        case .idiom: ["phone", "pad"]
        case .orientation: ["portrait", "landscape"]
        case .language, .state, .width, .height, .system: []
        }
    }

    /// Returns the index of a value among the trait's values, by any of its names.
    func position(of name: String) -> Int? {
        values.firstIndex(of: name) ?? (self == .contentSize ? ContentSizeNames.short.firstIndex(of: name) : nil)
    }

    var isOrdered: Bool { self == .contentSize || isNumber }

    /// Whether the trait is a length in points, or the release of iOS.
    var isNumber: Bool { self == .width || self == .height || self == .system }

    /// What the trait is compared with, for messages.
    var numberWords: String { self == .system ? "a release of iOS such as 26" : "a number of points" }

    fileprivate func position(in environment: DisplayEnvironment) -> Int {
        switch self {
        case .horizontalSizeClass: environment.horizontalSizeClass == .regular ? 1 : 0
        case .verticalSizeClass: environment.verticalSizeClass == .regular ? 1 : 0
        case .contentSize: environment.contentSizeCategory.index
        case .direction: environment.layoutDirection == .rightToLeft ? 1 : 0
        case .style: environment.userInterfaceStyle == .dark ? 1 : 0
        case .contrast: environment.accessibilityContrast == .high ? 1 : 0
        case .legibilityWeight: environment.legibilityWeight == .bold ? 1 : 0
        case .keyboard: environment.keyboardHeight == nil ? 0 : 1
        case .idiom: environment.idiom == .pad ? 1 : 0
        case .orientation: environment.size.width > environment.size.height ? 1 : 0
        case .language, .state, .width, .height, .system: 0
        }
    }

    fileprivate func number(in environment: DisplayEnvironment) -> Double {
        switch self {
        case .width: environment.size.width
        case .system: Self.number(of: environment.systemVersion)
        default: environment.size.height
        }
    }

    /// Returns a release as people compare it: 17.5.
    private static func number(of release: String) -> Double {
        Double(release.split(separator: ".").prefix(2).joined(separator: ".")) ?? 0
    }

    /// Returns the text to compare with `wanted`: `pt` matches `pt-BR`, but `pt-BR` only matches itself.
    fileprivate func text(in environment: DisplayEnvironment, state: String?, like wanted: String) -> String {
        guard self == .language else { return state ?? "" }
        return wanted.contains("-") ? environment.languageCode : String(environment.languageCode.prefix { $0 != "-" })
    }
}

/// The content size categories, smallest first.
enum ContentSizeNames {
    /// The names that cells and the command line use.
    static let short = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

    /// The names of `UIContentSizeCategory` in Swift.
    static let all = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium",
        "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
    ]
}
