/// The build of Interface Builder that saved a document: the first number of its `toolsVersion`, 0 if it has none.
///
/// The canvas of each generation of Xcode has rules of its own. Those in `Canvas` compare with the names below, which say where a rule
/// begins or ends in the documents of the corpus; which release a build belongs to is inferred (memory).
package struct ToolsVersion: Comparable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    package let build: Int

    package init(_ build: Int) { self.build = build }

    package init(integerLiteral build: Int) { self.build = build }

    package static func < (one: Self, other: Self) -> Bool { one.build < other.build }

    /// Whether the build is `first` or later, and earlier than `end`.
    func isFrom(_ first: Self, before end: Self) -> Bool { first <= self && self < end }

    static let xcode8: Self = 11_000
    static let xcode8_3: Self = 12_000
    static let xcode9Beta: Self = 13_000
    static let xcode9: Self = 13_150
    static let xcode9_1: Self = 13_500
    static let xcode9_3: Self = 14_000
    static let xcode10_1: Self = 14_460
    static let xcode10_2: Self = 14_480
    static let xcode11Beta: Self = 14_800
    static let xcode11: Self = 15_000
    static let xcode12: Self = 17_000
    static let xcode12_5: Self = 18_000
    static let xcode13: Self = 19_000
    static let xcode14: Self = 21_000
    static let xcode14_3: Self = 21_600
    static let xcode26Beta: Self = 24_000
    static let xcode26: Self = 24_100
    static let afterXcode26: Self = 25_000
    /// Builds that were never released write 32700.
    static let unreleased: Self = 30_000
}
