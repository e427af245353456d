import Cassowary
import Foundation

/// The expression `Σ aᵢxᵢ + constant`, built from attributes.
struct LinearExpression {
    var terms: [Term] = []
    var constant = 0.0

    mutating func add(_ variable: Variable, _ coefficient: Double) {
        guard coefficient != 0 else { return }
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            let sum = terms[index].coefficient + coefficient
            if sum == 0 { terms.remove(at: index) } else { terms[index] = Term(variable, sum) }
        } else {
            terms.append(Term(variable, coefficient))
        }
    }

    mutating func clear() {
        terms.removeAll(keepingCapacity: true)
        constant = 0
    }
}

extension LayoutEngine {
    /// Builds the expression of a constraint moved to one side: `first − multiplier × second`, in the holder's coordinates.
    /// Leading and trailing are measured in reading direction: when mirrored, every position is `width of the holder − position`,
    /// so that constants and multipliers are mirrored too.
    /// - Returns: False if an item has been deallocated.
    func build(_ sum: inout LinearExpression, of constraint: NSLayoutConstraint, in holder: any LayoutNode) -> Bool {
        sum.clear()
        let (attribute, other) = (constraint.firstAttribute, constraint.secondAttribute)
        let mirrored = (attribute.isRelative || other.isRelative) && holder.isRightToLeft
        if let node = constraint.firstNode {
            add(node, attribute, 1, mirrored, holder, constraint, &sum)
        } else {
            guard let first = constraint.firstReference, first.item != nil else { return false }
            add(first, attribute, 1, mirrored, holder, constraint, &sum)
        }
        if let span = constraint.span {
            guard let start = span.start, start.item != nil else { return false }
            add(start, span.startAttribute, -1, mirrored, holder, constraint, &sum)
        }
        guard other != .notAnAttribute else { return true }
        let multiplier = Double(constraint.multiplier)
        if let node = constraint.secondNode {
            add(node, other, -multiplier, mirrored, holder, constraint, &sum)
        } else {
            guard let second = constraint.secondReference, second.item != nil else { return false }
            add(second, other, -multiplier, mirrored, holder, constraint, &sum)
        }
        if let start = constraint.span?.otherStart, let attribute = constraint.span?.otherStartAttribute {
            add(start, attribute, multiplier, mirrored, holder, constraint, &sum)
        }
        return true
    }

    /// Adds `scale × attribute` of an item.
    private func add(
        _ item: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute, _ scale: Double, _ mirrored: Bool,
        _ holder: any LayoutNode, _ constraint: NSLayoutConstraint, _ sum: inout LinearExpression
    ) {
        if let node = item.node {
            add(node, attribute, scale, mirrored, holder, constraint, &sum)
        } else if let region = item.region {
            add(region, attribute, scale, mirrored, holder, constraint, &sum)
        }
    }

    private func add(
        _ region: any LayoutRegion, _ attribute: NSLayoutConstraint.Attribute, _ scale: Double, _ mirrored: Bool,
        _ holder: any LayoutNode, _ constraint: NSLayoutConstraint, _ sum: inout LinearExpression
    ) {
        guard let box = box(of: region) else { return }
        add(box, attribute, scale, mirrored, holder, constraint, &sum)
    }

    private func add(
        _ node: any LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ scale: Double, _ mirrored: Bool, _ holder: any LayoutNode,
        _ constraint: NSLayoutConstraint, _ sum: inout LinearExpression
    ) {
        if attribute.isMargin {
            add(node.marginsRegion, attribute.withoutMargin, scale, mirrored, holder, constraint, &sum)
            return
        }
        if attribute.isBaseline, let baselineNode = node.baselineNode(attribute), baselineNode !== node {
            add(baselineNode, attribute, scale, mirrored, holder, constraint, &sum)
            return
        }
        // From inside, a node that scrolls stands for its content, except that its size and centre are the frame's (apple-docs; ib: 12
        // of 12 constraints to the centre fit the frame, and in three documents nothing else determines the content).
        if node === holder, !attribute.isSize {
            let isCentre = attribute == .centerX || attribute == .centerY
            if let region = isCentre ? node.frameRegion : node.contentRegion {
                add(region, attribute, scale, mirrored, holder, constraint, &sum)
                return
            }
        }
        add(box(of: node), attribute, scale, mirrored, holder, constraint, &sum)
    }

    private func add(
        _ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute, _ scale: Double, _ mirrored: Bool, _ holder: any LayoutNode,
        _ constraint: NSLayoutConstraint, _ sum: inout LinearExpression
    ) {
        if attribute.isSize {
            sum.add(attribute == .width ? box.width : box.height, scale)
        } else if attribute.axis == .horizontal {
            addHorizontal(box, attribute, scale, mirrored, holder, &sum)
        } else {
            addVertical(box, attribute, scale, holder, constraint, &sum)
        }
    }

    private func addHorizontal(
        _ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute, _ scale: Double, _ mirrored: Bool, _ holder: any LayoutNode,
        _ sum: inout LinearExpression
    ) {
        let share: Double =
            switch attribute {
            case .left: 0
            case .right: 1
            case .leading: mirrored ? 1 : 0
            case .trailing: mirrored ? 0 : 1
            default: 0.5
            }
        let sign = mirrored ? -scale : scale
        if mirrored { addWidth(of: holder, scale, &sum) }
        sum.add(box.width, sign * share)
        addOrigin(of: box, horizontal: true, sign, holder, &sum)
    }

    /// Adds the full width of a node's coordinate space.
    private func addWidth(of node: any LayoutNode, _ scale: Double, _ sum: inout LinearExpression) {
        if let region = node.contentRegion, let content = box(of: region) {
            sum.add(content.width, scale)
            return
        }
        let box = box(of: node)
        sum.add(box.width, scale)
        sum.constant += scale * Double(box.insets.left + box.insets.right)
    }

    private func addVertical(
        _ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute, _ scale: Double, _ holder: any LayoutNode,
        _ constraint: NSLayoutConstraint, _ sum: inout LinearExpression
    ) {
        switch attribute {
        case .top: break
        case .bottom: sum.add(box.height, scale)
        case .firstBaseline, .lastBaseline: addBaseline(box, attribute, scale, constraint, &sum)
        default: sum.add(box.height, scale * 0.5)
        }
        addOrigin(of: box, horizontal: false, scale, holder, &sum)
    }

    /// Adds a baseline, which is at a distance from the node's `baselineOrigin`. The baseline of a view without text is its bottom.
    private func addBaseline(
        _ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute, _ scale: Double, _ constraint: NSLayoutConstraint,
        _ sum: inout LinearExpression
    ) {
        guard !box.isRegion, let use = baselineUse(of: box, by: constraint) else {
            sum.add(box.height, scale)
            return
        }
        let isFirst = attribute == .firstBaseline
        switch use.origin {
        case .edges: if !isFirst { sum.add(box.height, scale) }
        case .centre: sum.add(box.height, scale / 2)
        case .top: break
        }
        sum.constant += scale * Double(isFirst ? use.first : -use.last)
    }

    /// Adds the origin of a box along an axis in the holder's coordinates: its own variable and that of each ancestor below the holder.
    private func addOrigin(of box: LayoutBox, horizontal: Bool, _ scale: Double, _ holder: any LayoutNode, _ sum: inout LinearExpression) {
        var node: any LayoutNode
        if box.isRegion {
            sum.add(horizontal ? box.x : box.y, scale)
            node = box.node
        } else if box.node === holder {
            sum.constant += scale * Double(horizontal ? box.insets.left : box.insets.top)
            return
        } else {
            sum.add(horizontal ? box.x : box.y, scale)
            guard let parent = box.node.layoutParent else { return }
            node = parent
        }
        while node !== holder {
            let ancestor = self.box(of: node)
            sum.add(horizontal ? ancestor.x : ancestor.y, scale)
            sum.constant -= scale * Double(horizontal ? ancestor.insets.left : ancestor.insets.top)
            addScrolling(of: node, horizontal: horizontal, -scale, &sum)
            guard let parent = node.layoutParent else { return }
            node = parent
        }
    }

    /// Adds the content offset of a node that scrolls, the origin of its frame region, because constraints from outside refer to the
    /// scrolled content.
    private func addScrolling(of node: any LayoutNode, horizontal: Bool, _ scale: Double, _ sum: inout LinearExpression) {
        guard let region = node.frameRegion, let frame = box(of: region) else { return }
        sum.add(horizontal ? frame.x : frame.y, scale)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same edge of the margins guide.
    var withoutMargin: NSLayoutConstraint.Attribute {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }
}
