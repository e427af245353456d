import Cassowary
import Foundation

/// Describes constraints in UIKit's notation (Engine.md, descriptionFormat). Where UIKit prints an address, it prints the object's number
/// in its tree, so that the same layout always prints the same text.
@MainActor enum ConstraintDescription {
    static func text(of constraint: NSLayoutConstraint) -> String {
        let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
        let (body, names) = body(of: constraint)
        return
            "<\(type(of: constraint)):\(address(of: constraint))\(identifier) \(body)\(priority(constraint.priority))   (\(state(of: constraint))\(names))>"
    }

    static func anchors(of constraint: NSLayoutConstraint) -> String {
        let second = constraint.secondItem.map { " and \(name($0)).\(constraint.secondAttribute.word)" } ?? ""
        return (constraint.firstTarget.map { "\(name($0)).\(constraint.firstAttribute.word)" } ?? "nil") + second
    }

    private static func state(of constraint: NSLayoutConstraint) -> String { constraint.isActive ? "active" : "inactive" }

    private static func priority(_ priority: UILayoutPriority) -> String {
        priority.isRequired ? "" : " @\(ViewDescription.number(CGFloat(priority.rawValue)))"
    }

    // MARK: Items

    /// Returns the name of an item: `UILabel:0x…'Title'`.
    static func name(_ item: AnyObject) -> String {
        if let view = item as? UIView {
            let text = view.summary.map(quoted) ?? ""
            return "\(ViewDescription.kind(of: view)):\(address(of: view))\(text)"
        }
        guard let guide = item as? UILayoutGuide else { return String(describing: type(of: item)) }
        let identifier = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
        let number = self.number(of: guide)
        return "UILayoutGuide:\(hexadecimal(0x7000_0000 + number))\(identifier)"
    }

    /// Quotes at most twenty characters, as in UIKit's logs.
    private static func quoted(_ text: String) -> String { text.count > 20 ? "'\(text.prefix(20))...'" : "'\(text)'" }

    private static func address(of view: UIView) -> String { hexadecimal(0x6000_0000 + number(of: view)) }

    private static func address(of constraint: NSLayoutConstraint) -> String {
        guard let holder = constraint.holder, let index = holder.heldConstraints.firstIndex(where: { $0 === constraint }) else {
            return hexadecimal(0)
        }
        return hexadecimal(0x1_0000_0000 + number(of: holder) * 0x1000 + index)
    }

    private static func hexadecimal(_ value: Int) -> String {
        let digits = String(value, radix: 16)
        return "0x" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    }

    private static func number(of guide: UILayoutGuide) -> Int {
        guard let owner = guide.owningView else { return 0 }
        let guides = owner.ownGuides + owner.systemGuides
        let index = guides.firstIndex { $0 === guide } ?? 0
        return number(of: owner) * 0x100 + index + 1
    }

    /// Returns the view's position in its tree, parents first, from 1.
    static func number(of view: UIView) -> Int {
        var count = 0
        func find(_ candidate: UIView) -> Bool {
            count += 1
            return candidate === view || candidate.subviewStorage.contains(where: find)
        }
        _ = find(view.topmostView)
        return count
    }

    // MARK: Equations

    private static func body(of constraint: NSLayoutConstraint) -> (String, names: String) {
        guard let first = constraint.firstTarget else { return ("(item gone)", "") }
        if let visual = visualFormat(of: constraint, first) { return visual }
        let left = "\(name(first)).\(constraint.firstAttribute.word) \(constraint.relation.sign) "
        let constant = ViewDescription.number(abs(constraint.constant))
        guard let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute else {
            return (left + ViewDescription.number(constraint.constant), "")
        }
        let factor = constraint.multiplier == 1 ? "" : "\(ViewDescription.number(constraint.multiplier))*"
        let added = constraint.constant == 0 ? "" : constraint.constant < 0 ? " - \(constant)" : " + \(constant)"
        return (left + "\(factor)\(name(second)).\(constraint.secondAttribute.word)\(added)", "")
    }

    /// Returns an edge-to-edge constraint in visual format: `H:|-(16)-[UILabel]`.
    private static func visualFormat(of constraint: NSLayoutConstraint, _ first: AnyObject) -> (String, names: String)? {
        guard constraint.multiplier == 1, constraint.span == nil, let second = constraint.secondItem,
            let axis = constraint.firstAttribute.axis,
            let edge = constraint.firstAttribute.edge, let other = constraint.secondAttribute.edge
        else { return nil }
        let prefix = axis == .horizontal ? "H:" : "V:"
        let parent = { (item: AnyObject) in (item as? UIView)?.superviewStorage }
        func gap(_ reversed: Bool) -> String {
            let sign = constraint.relation == .equal ? "" : (reversed ? constraint.relation.reversed : constraint.relation).sign
            return "-(\(sign)\(ViewDescription.number(reversed ? -constraint.constant : constraint.constant)))-"
        }
        switch (edge, other) {
        case (.start, .end): return ("\(prefix)[\(name(second))]\(gap(false))[\(name(first))]", "")
        case (.end, .start): return ("\(prefix)[\(name(first))]\(gap(true))[\(name(second))]", "")
        case (.start, .start) where parent(first) === second:
            return ("\(prefix)|\(gap(false))[\(name(first))]", ", names: '|':\(name(second)) ")
        case (.start, .start) where parent(second) === first:
            return ("\(prefix)|\(gap(true))[\(name(second))]", ", names: '|':\(name(first)) ")
        case (.end, .end) where parent(first) === second:
            return ("\(prefix)[\(name(first))]\(gap(true))|", ", names: '|':\(name(second)) ")
        case (.end, .end) where parent(second) === first:
            return ("\(prefix)[\(name(second))]\(gap(false))|", ", names: '|':\(name(first)) ")
        default: return nil
        }
    }

    // MARK: Rows without a constraint object

    static func contentSize(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> String {
        let rows = axis == .horizontal ? box.content.horizontal : box.content.vertical
        let hug = ViewDescription.number(CGFloat(rows.huggingPriority.rawValue))
        let resist = ViewDescription.number(CGFloat(rows.resistancePriority.rawValue))
        return
            "<NSContentSizeLayoutConstraint:\(hexadecimal(box.node.layoutNumber)) \(axis == .horizontal ? "H" : "V"):[\(box.node.layoutName)"
            + "(\(ViewDescription.number(rows.size)))] Hug:\(hug) CompressionResistance:\(resist)   (active)>"
    }

    static func placing(_ row: PlacingRow, of box: LayoutBox) -> String {
        let number = ViewDescription.number(CGFloat(row.constant)), node = box.node
        if let guide = box.region {
            let end = row.quantity == .minX || row.quantity == .minY
            let prefix = row.quantity == .minX || row.quantity == .maxX || row.quantity == .width ? "H:" : "V:"
            let body = end ? "\(prefix)|-(\(number))-[\(guide.layoutName)]" : "\(prefix)[\(guide.layoutName)]-(\(number))-|"
            return
                "<NSLayoutConstraint:\(hexadecimal(0x8000_0000 + node.layoutNumber)) '\(guide.identifier)-\(row.quantity)' \(body)   (active)>"
        }
        if node.layoutParent == nil {
            let side = row.quantity == .width ? "Width" : "Height"
            return "<NSLayoutConstraint:\(hexadecimal(0x9000_0000 + node.layoutNumber)) 'UIView-Encapsulated-Layout-\(side)' "
                + "\(node.layoutName).\(row.quantity) == \(number)   (active)>"
        }
        let isHorizontal = row.quantity == .midX || row.quantity == .width
        let sum = row.isEditable && !node.flexibility(isHorizontal ? .horizontal : .vertical).isRelative ? number : "superview"
        return "<NSAutoresizingMaskLayoutConstraint:\(hexadecimal(0xa000_0000 + node.layoutNumber)) \(masks(node)) "
            + "\(node.layoutName).\(row.quantity) == \(sum)   (active)>"
    }

    /// Returns the mask as `h=--& v=--&`: near margin, size, far margin; `-` is fixed, `&` flexible.
    private static func masks(_ node: any LayoutNode) -> String {
        func signs(_ flexible: AxisFlexibility) -> String {
            // A mask without any flexibility leaves the far margin flexible.
            guard !flexible.isRigid else { return "--&" }
            return [flexible.nearMargin, flexible.size, flexible.farMargin].map { $0 ? "&" : "-" }.joined()
        }
        return "h=\(signs(node.flexibility(.horizontal))) v=\(signs(node.flexibility(.vertical)))"
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate enum Edge { case start, end }

    fileprivate var edge: Edge? {
        switch self {
        case .left, .leading, .top: .start
        case .right, .trailing, .bottom: .end
        default: nil
        }
    }

    /// UIKit's word for the attribute.
    package var word: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }

    /// The attribute with UIKit's word; nil for `notAnAttribute` and for unknown words.
    package init?(word: String) {
        guard let attribute = Self.named[word] else { return nil }
        self = attribute
    }

    private static let named = Dictionary(
        uniqueKeysWithValues: (1...centerYWithinMargins.rawValue).compactMap(Self.init(rawValue:)).map { ($0.word, $0) })
}

extension NSLayoutConstraint.Relation {
    package var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
