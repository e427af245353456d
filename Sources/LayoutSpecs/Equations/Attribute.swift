import UIKit

/// What an equation can speak of, by UIKit's names.
enum Attribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

    var uiKit: NSLayoutConstraint.Attribute { NSLayoutConstraint.Attribute(word: rawValue) ?? .notAnAttribute }

    /// Baselines and margins belong to views; guides have none.
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

    /// Why UIKit would refuse the pair (Engine.md, compatibility); nil when it is fine.
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

/// Several attributes under one name: one line then stands for several constraints.
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

    /// Which of `count` inset numbers belongs to each attribute; nil when there are too many or too few.
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

/// A guide of a view, named without its `LayoutGuide`.
enum GuideName: String, CaseIterable, Hashable, Sendable {
    case safeArea, margins, readable, keyboard, content, frame
}

/// The words that views, guides and metrics cannot be named by.
enum ReservedWords {
    /// The metric that every spec has: one pixel, in points.
    static let hairline = "hairline"

    static let all: [String] =
        ["superview", "root", "inset", hairline] + GuideName.allCases.map(\.rawValue) + Attribute.allCases.map(\.rawValue)
        + AttributeGroup.allCases.map(\.rawValue)
}
