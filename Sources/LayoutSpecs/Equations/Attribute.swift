import UIKit

/// An attribute that an equation can use, by UIKit's name.
enum Attribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

    var uiKit: NSLayoutConstraint.Attribute { NSLayoutConstraint.Attribute(word: rawValue) ?? .notAnAttribute }

    /// Whether only views have the attribute: guides have no baselines and margins.
    var isOfViewsOnly: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: false
        default: true
        }
    }

    private enum Family { case absolute, relative, centerX, vertical, size }

    private var family: Family {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: .absolute
        case .leading, .trailing, .leadingMargin, .trailingMargin: .relative
        case .centerX, .centerXWithinMargins: .centerX
        case .width, .height: .size
        default: .vertical
        }
    }

    var isSize: Bool { family == .size }

    /// Returns why UIKit would refuse the pair (Engine.md, compatibility), or nil if the pair is valid.
    func objection(to other: Attribute) -> SpecError.PairFault? {
        switch (family, other.family) {
        case (.size, .size), (.vertical, .vertical): nil
        case (.size, _), (_, .size): .locationWithSize
        case (.vertical, _), (_, .vertical): .differentAxes
        case (.absolute, .relative), (.relative, .absolute): .leadingWithLeft
        default: nil
        }
    }
}

/// Several attributes under one name, so that one line describes several constraints.
enum AttributeGroup: String, CaseIterable, Hashable, Sendable {
    case edges, horizontalEdges, verticalEdges, center, size

    var attributes: [Attribute] {
        switch self {
        case .edges: [.top, .leading, .bottom, .trailing]
        case .horizontalEdges: [.leading, .trailing]
        case .verticalEdges: [.top, .bottom]
        case .center: [.centerX, .centerY]
        case .size: [.width, .height]
        }
    }

    var isEdges: Bool { self == .edges || self == .horizontalEdges || self == .verticalEdges }

    /// Returns, for each attribute, which of `count` inset numbers applies, or nil for a wrong count.
    /// One: all. Two: vertical, horizontal. Four: top, leading, bottom, trailing.
    func insetIndices(count: Int) -> [Int]? {
        switch (self, count) {
        case (_, 1): attributes.map { _ in 0 }
        case (.edges, 2): [0, 1, 0, 1]
        case (.edges, 4): [0, 1, 2, 3]
        case (.horizontalEdges, 2), (.verticalEdges, 2): [0, 1]
        default: nil
        }
    }
}

/// A guide of a view, named without its suffix `LayoutGuide`.
enum GuideName: String, CaseIterable, Hashable, Sendable {
    case safeArea, margins, readable, keyboard, content, frame
}

/// The words that cannot name views, guides and metrics.
enum ReservedWords {
    /// The metric that every spec has: one pixel, in points.
    static let hairline = "hairline"

    static let all: [String] =
        ["superview", "root", "inset", hairline] + GuideName.allCases.map(\.rawValue) + Attribute.allCases.map(\.rawValue)
        + AttributeGroup.allCases.map(\.rawValue)
}
