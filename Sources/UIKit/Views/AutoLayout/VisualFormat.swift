import Foundation

extension NSLayoutConstraint {
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        // 1 << the attribute's raw value (Engine.md, formatOptions).
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        public static let spacingEdgeToEdge: FormatOptions = []
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }

    /// Creates constraints from a visual format: `H:|-[title]-(>=8)-[button(44)]-|`. A format that cannot be parsed is a programmer error.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any],
        fileID: StaticString = #fileID, line: UInt32 = #line
    ) -> [NSLayoutConstraint] {
        do {
            return try VisualFormat.constraints(format, options: options, metrics: metrics ?? [:], views: views)
        } catch {
            ProgrammerError.stop("Unable to parse constraint format: \n\(error.message) \n\(error.picture)")
            return []
        }
    }
}

/// An error in a format, and its position.
package struct VisualFormatError: Error, Hashable {
    package var message: String
    package var format: String
    /// The position in characters, from 0.
    package var column: Int

    /// The format with a caret under the error.
    package var picture: String { "\(format) \n\(String(repeating: " ", count: column))^" }
}

/// The Visual Format Language (Engine.md, vfl).
@MainActor package enum VisualFormat {
    /// Parses a format without creating constraints.
    package nonisolated static func check(_ format: String, metrics: Set<String>, views: Set<String>) throws(VisualFormatError) {
        var parser = FormatParser(format, metrics: metrics, views: views)
        _ = try parser.parse()
    }

    package static func constraints(
        _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var parser = FormatParser(format, metrics: Set(metrics.keys), views: Set(views.keys))
        let sentence = try parser.parse()
        return try FormatBuilder(sentence: sentence, format: format, options: options, metrics: metrics, views: views).build()
    }
}

/// A parsed format.
struct FormatSentence {
    enum Element {
        case superview
        case view(name: String, sizes: [Predicate])
    }

    enum Gap {
        case flush
        case standard
        case sized([Predicate])
    }

    struct Predicate {
        enum Object { case number(Double), metric(String), view(String) }
        enum Level { case number(Double), metric(String) }
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority: Level?
        var column: Int
    }

    var isVertical = false
    var elements: [(element: Element, column: Int)] = []
    /// The gaps between neighbouring elements: one fewer than the elements.
    var gaps: [Gap] = []
}

struct FormatParser {
    private let format: String
    private let letters: [Character]
    private let metrics: Set<String>
    private let views: Set<String>
    private var at = 0

    init(_ format: String, metrics: Set<String>, views: Set<String>) {
        self.format = format
        letters = Array(format)
        (self.metrics, self.views) = (metrics, views)
    }

    private var next: Character? { at < letters.count ? letters[at] : nil }

    private func error(_ message: String, at column: Int? = nil) -> VisualFormatError {
        VisualFormatError(message: message, format: format, column: column ?? at)
    }

    private mutating func take(_ letter: Character) -> Bool {
        guard next == letter else { return false }
        at += 1
        return true
    }

    mutating func parse() throws(VisualFormatError) -> FormatSentence {
        var sentence = FormatSentence()
        if let axis = next, axis == "H" || axis == "V" {
            sentence.isVertical = axis == "V"
            at += 1
            guard take(":") else {
                throw error("Expected ':' after '\(axis)' to specify \(axis == "V" ? "vertical" : "horizontal") arrangement")
            }
        }
        sentence.elements.append(try element(isFirst: true))
        while next != nil {
            if case .superview? = sentence.elements.last?.element, sentence.elements.count > 1 {
                throw error("Nothing may follow the superview at the end")
            }
            sentence.gaps.append(try gap())
            sentence.elements.append(try element(isFirst: false))
        }
        guard sentence.elements.contains(where: { if case .view = $0.element { true } else { false } }) else {
            throw error("A format needs at least one view")
        }
        return sentence
    }

    private mutating func element(isFirst: Bool) throws(VisualFormatError) -> (FormatSentence.Element, Int) {
        let start = at
        if take("|") { return (.superview, start) }
        guard take("[") else { throw error(isFirst ? "Expected a view in brackets, or '|'" : "Expected a view. View names start with '['") }
        let nameColumn = at
        let name = word()
        guard !name.isEmpty else { throw error("Expected a view name") }
        guard views.contains(name) else { throw error("Unable to find view with name \(name)", at: nameColumn) }
        var sizes: [FormatSentence.Predicate] = []
        if take("(") {
            sizes = try predicates()
            guard take(")") else { throw error("A predicate on a view's thickness must end with ')' and the view must end with ']'") }
        }
        guard take("]") else { throw error("The view \(name) must end with ']'") }
        return (.view(name: name, sizes: sizes), start)
    }

    private mutating func gap() throws(VisualFormatError) -> FormatSentence.Gap {
        guard take("-") else { return .flush }
        if next == "[" || next == "|" { return .standard }
        let sizes: [FormatSentence.Predicate]
        if take("(") {
            sizes = try predicates()
            guard take(")") else { throw error("Expected ')' at the end of the spacing") }
        } else {
            sizes = [FormatSentence.Predicate(object: try object(allowsViews: false), column: at)]
        }
        guard take("-") else { throw error("Expected '-' after the spacing") }
        return .sized(sizes)
    }

    private mutating func predicates() throws(VisualFormatError) -> [FormatSentence.Predicate] {
        var found = [try predicate()]
        while take(",") { found.append(try predicate()) }
        return found
    }

    private mutating func predicate() throws(VisualFormatError) -> FormatSentence.Predicate {
        let start = at
        var relation = NSLayoutConstraint.Relation.equal
        if let sign = next, "=<>".contains(sign) {
            at += 1
            guard take("=") else { throw error("Unknown relation. Must be ==, >=, or <=", at: start) }
            relation = sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
        }
        var made = FormatSentence.Predicate(relation: relation, object: try object(allowsViews: true), column: start)
        if take("@") {
            let column = at
            switch try object(allowsViews: false) {
            case .number(let number): made.priority = .number(number)
            case .metric(let name): made.priority = .metric(name)
            case .view: throw error("Expected a priority", at: column)
            }
        }
        return made
    }

    private mutating func object(allowsViews: Bool) throws(VisualFormatError) -> FormatSentence.Predicate.Object {
        let start = at
        if let letter = next, letter.isNumber || letter == "." || letter == "-" || letter == "+" {
            var text = ""
            while let letter = next, letter.isNumber || letter == "." || (text.isEmpty && (letter == "-" || letter == "+")) {
                text.append(letter)
                at += 1
            }
            guard let number = Double(text) else { throw error("Expected a number", at: start) }
            return .number(number)
        }
        let name = word()
        guard !name.isEmpty else { throw error("Expected a number, a metric or a view") }
        if metrics.contains(name) { return .metric(name) }
        if allowsViews, views.contains(name) { return .view(name) }
        throw error("\(name) is not a key in the metrics dictionary", at: start)
    }

    /// Reads an identifier, spelled as in C.
    private mutating func word() -> String {
        var text = ""
        while let letter = next, letter.isLetter || letter == "_" || (letter.isNumber && !text.isEmpty) {
            text.append(letter)
            at += 1
        }
        return text
    }
}

/// Creates constraints from a parsed format.
@MainActor struct FormatBuilder {
    let sentence: FormatSentence
    let format: String
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
        try checkOptions()
        var made: [NSLayoutConstraint] = []
        for (element, column) in sentence.elements {
            guard case .view(let name, let sizes) = element else { continue }
            for predicate in sizes { made.append(try size(of: try item(name, column), predicate)) }
        }
        for (index, gap) in sentence.gaps.enumerated() { made += try spacing(gap, at: index) }
        return made + (try alignments())
    }

    private func error(_ message: String, _ column: Int) -> VisualFormatError {
        VisualFormatError(message: message, format: format, column: column)
    }

    /// Checks that no option aligns views by an edge along the direction in which they are laid out.
    private func checkOptions() throws(VisualFormatError) {
        let horizontal: NSLayoutConstraint.FormatOptions = [
            .alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
        ]
        let vertical: NSLayoutConstraint.FormatOptions = [
            .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline,
        ]
        guard !options.isDisjoint(with: sentence.isVertical ? vertical : horizontal) else { return }
        let (edge, direction) = sentence.isVertical ? ("vertical", "vertical") : ("horizontal", "horizontal")
        throw error(
            "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is also \(direction).", 0)
    }

    private func item(_ name: String, _ column: Int) throws(VisualFormatError) -> AnyObject {
        let value = views[name].map { $0 as AnyObject }
        guard let value, value is UIView || value is UILayoutGuide else { throw error("\(name) is not a view", column) }
        return value
    }

    /// Returns the superview of the first view that has one.
    private func superview(_ column: Int) throws(VisualFormatError) -> UIView {
        for (element, column) in sentence.elements {
            guard case .view(let name, _) = element else { continue }
            let item = try item(name, column)
            if let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView { return view }
        }
        throw error("Unable to interpret '|' character, because the related view doesn't have a superview", column)
    }

    private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if sentence.isVertical { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return (.leading, .trailing)
    }

    /// Whether each view is before the previous one (right to left), so that distances are negated.
    private var isBackwards: Bool { !sentence.isVertical && options.contains(.directionRightToLeft) }

    // MARK: Sizes

    private func size(of item: AnyObject, _ predicate: FormatSentence.Predicate) throws(VisualFormatError) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = sentence.isVertical ? .height : .width
        let constraint: NSLayoutConstraint
        if case .view(let name) = predicate.object {
            constraint = NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: predicate.relation, toItem: try self.item(name, predicate.column),
                attribute: attribute, multiplier: 1, constant: 0)
        } else {
            constraint = NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: predicate.relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: try constant(predicate))
        }
        try setPriority(predicate, constraint)
        return constraint
    }

    private func constant(_ predicate: FormatSentence.Predicate) throws(VisualFormatError) -> CGFloat {
        switch predicate.object {
        case .number(let number): return number
        case .metric(let name): return try metric(name, predicate.column)
        case .view(let name): throw error("\(name) is a view; a number is needed here", predicate.column)
        }
    }

    private func metric(_ name: String, _ column: Int) throws(VisualFormatError) -> CGFloat {
        switch metrics[name] {
        case let number as CGFloat: return number
        case let number as Double: return number
        case let number as Int: return CGFloat(number)
        case let number as Float: return CGFloat(number)
        case let number as NSNumber: return CGFloat(number.doubleValue)
        default: throw error("The metric \(name) is not a number", column)
        }
    }

    private func setPriority(_ predicate: FormatSentence.Predicate, _ constraint: NSLayoutConstraint) throws(VisualFormatError) {
        let value: CGFloat
        switch predicate.priority {
        case nil: return
        case .number(let number): value = number
        case .metric(let name): value = try metric(name, predicate.column)
        }
        guard value > 0, value <= 1000 else { throw error("A priority is greater than 0 and at most 1000", predicate.column) }
        constraint.priority = UILayoutPriority(Float(value))
    }

    // MARK: Spacing

    private func spacing(_ gap: FormatSentence.Gap, at index: Int) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let (previous, next) = (sentence.elements[index], sentence.elements[index + 1])
        switch gap {
        case .flush: return [try join(previous, next, .equal, 0)]
        case .standard: return [try standard(previous, next)]
        case .sized(let predicates):
            var made: [NSLayoutConstraint] = []
            for predicate in predicates {
                let constraint = try join(previous, next, predicate.relation, try constant(predicate))
                try setPriority(predicate, constraint)
                made.append(constraint)
            }
            return made
        }
    }

    private typealias Operand = (element: FormatSentence.Element, column: Int)

    private func isSuperview(_ operand: Operand) -> Bool { if case .superview = operand.element { true } else { false } }

    private func object(_ operand: Operand) throws(VisualFormatError) -> AnyObject {
        switch operand.element {
        case .superview: return try superview(operand.column)
        case .view(let name, _): return try item(name, operand.column)
        }
    }

    /// Returns the constraint `next.start == previous.end + distance`; at the ends, the superview's own edge is used.
    private func join(
        _ previous: Operand, _ next: Operand, _ relation: NSLayoutConstraint.Relation, _ distance: CGFloat
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        let betweenBaselines =
            sentence.isVertical && options.contains(.spacingBaselineToBaseline) && !isSuperview(previous) && !isSuperview(next)
        let start = isSuperview(next) ? edges.end : betweenBaselines ? .firstBaseline : edges.start
        let end = isSuperview(previous) ? edges.start : betweenBaselines ? .lastBaseline : edges.end
        return NSLayoutConstraint(
            item: try object(next), attribute: start, relatedBy: isBackwards ? relation.reversed : relation, toItem: try object(previous),
            attribute: end, multiplier: 1, constant: isBackwards ? -distance : distance)
    }

    /// Returns the standard spacing: 8 between views, the layout margins to the superview, as since iOS 8 (Margins.md, systemSpacing).
    private func standard(_ previous: Operand, _ next: Operand) throws(VisualFormatError) -> NSLayoutConstraint {
        guard isSuperview(previous) || isSuperview(next) else { return try join(previous, next, .equal, SystemSpacing.betweenEdges) }
        let edge = isSuperview(previous) ? edges.start : edges.end
        return NSLayoutConstraint(
            item: try object(next), attribute: isSuperview(next) ? edge.withMargin : edge, relatedBy: .equal, toItem: try object(previous),
            attribute: isSuperview(previous) ? edge.withMargin : edge, multiplier: 1, constant: 0)
    }

    // MARK: Alignment

    private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let attributes = (1...12).filter { options.rawValue & (1 << UInt($0)) != 0 }.compactMap(NSLayoutConstraint.Attribute.init)
        guard !attributes.isEmpty else { return [] }
        var items: [AnyObject] = []
        for (element, column) in sentence.elements {
            if case .view(let name, _) = element { items.append(try item(name, column)) }
        }
        return attributes.flatMap { attribute in
            zip(items, items.dropFirst()).map {
                NSLayoutConstraint(
                    item: $0, attribute: attribute, relatedBy: .equal, toItem: $1, attribute: attribute, multiplier: 1, constant: 0)
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same edge of the layout margins.
    fileprivate var withMargin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
