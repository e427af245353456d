import UIKit

/// The distances that a view prefers to its neighbours, in points.
public struct ViewSpacing: Sendable {
    /// What a preference is about: only neighbours that say something of the same kind are compared.
    enum Kind: Hashable, Sendable {
        /// Any neighbour.
        case any
        /// A text beside a text.
        case textToText
        /// The edge of another view above a text, and below one.
        case aboveText, belowText
    }

    /// The measures of a text's font.
    struct TextMetrics: Sendable, Equatable {
        let linePitch, leading, pixel: CGFloat
    }

    enum Preference: Sendable, Equatable {
        case distance(CGFloat)
        case text(TextMetrics)

        /// Returns the distance between this preference of the upper view and the lower view's, or nil if they do not fit together.
        /// Two texts are apart by the leading of the lower one's font.
        func distance(to next: Preference) -> CGFloat? {
            switch (self, next) {
            case (.distance(let own), .distance(let other)): own + other
            case (.distance(let own), _): own
            case (_, .distance(let other)): other
            case (.text(let upper), .text(let lower)): lower.leading.roundedUp(upper.pixel)
            }
        }

        /// The larger of two preferences: a text's says more than a number.
        static func larger(_ left: Preference, _ right: Preference) -> Preference {
            switch (left, right) {
            case (.distance(let one), .distance(let other)): .distance(max(one, other))
            case (.distance, .text): right
            case (.text, .distance): left
            case (.text(let one), .text(let other)): one.linePitch < other.linePitch ? right : left
            }
        }
    }

    /// The preferences of each edge.
    private var edges: [Edge: [Kind: Preference]] = [:]

    /// No distance at any edge.
    public static let zero = ViewSpacing(.all, .distance(0))
    /// Nothing yet: what an empty union starts with.
    static let none = ViewSpacing(edges: [:])

    /// The distances of a view that is no text.
    public init() { reset(.all) }

    private init(edges: [Edge: [Kind: Preference]]) { self.edges = edges }

    /// The same preference for any neighbour, at some edges.
    init(_ edges: Edge.Set, _ preference: Preference) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self.edges[edge] = [.any: preference] }
    }

    /// The distances of a text in a font. A text keeps away from other views by what is missing from its font's line to a line that is a
    /// tenth higher: below it, seen from the height of its capitals.
    init(_ font: UIFont, pixel: CGFloat) {
        let line = font.ascender - font.descender
        let extra = (line / 10).roundedUp(pixel)
        let metrics = Preference.text(TextMetrics(linePitch: line + font.leading, leading: font.leading, pixel: pixel))
        edges[.top] = [.textToText: metrics, .aboveText: .distance(line + extra - font.ascender)]
        edges[.bottom] = [
            .textToText: metrics, .belowText: .distance(max(line + extra - font.capHeight, extra - font.descender)),
        ]
    }

    /// Takes over the larger preferences of another view at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for (edge, preferences) in other.edges where edges.contains(Edge.Set(edge)) {
            self.edges[edge, default: [:]].merge(preferences, uniquingKeysWith: Preference.larger)
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Gives edges the preferences of a view that is no text: a frame or padding hides what is inside.
    mutating func reset(_ edges: Edge.Set) {
        if edges.contains(.top) { self.edges[.top] = [.belowText: .distance(0)] }
        if edges.contains(.bottom) { self.edges[.bottom] = [.aboveText: .distance(0)] }
        if edges.contains(.leading) { self.edges[.leading] = [:] }
        if edges.contains(.trailing) { self.edges[.trailing] = [:] }
    }

    /// Returns the distance between this view and the next one along the axis.
    ///
    /// Where a text is above a text, their fonts decide, although there are other views beside them: a row of a text and a symbol is as far
    /// from the next text as a text alone (inferred from a recorded picture of `homeassistant`).
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let own = edges[axis == .horizontal ? .trailing : .bottom] ?? [:]
        let other = next.edges[axis == .horizontal ? .leading : .top] ?? [:]
        if let text = own[.textToText], let distance = other[.textToText].flatMap({ text.distance(to: $0) }) { return distance }
        let shared = own.compactMap { kind, preference in
            kind == .any ? nil : other[kind].flatMap { preference.distance(to: $0) }
        }
        if let distance = shared.max() { return distance }
        let any = [own[.any], other[.any]].compactMap { preference -> CGFloat? in
            if case .distance(let distance)? = preference { distance } else { nil }
        }
        return any.max() ?? Self.standard
    }

    /// The distance where neighbours say nothing.
    static let standard: CGFloat = 8
}
