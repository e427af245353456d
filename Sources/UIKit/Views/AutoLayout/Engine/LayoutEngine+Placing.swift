import Cassowary
import Foundation

/// The rows that UIKit adds itself: for frame and mask of nodes without constraints of their own, for the root's size and for the regions
/// that it places.
extension LayoutEngine {
    /// Which rows break first when required constraints conflict: the lowest number. Of the user's own constraints a constant size breaks
    /// first, and of several the one added last; UIKit's own rows break after all of these (Engine.md, breakChoice: in 12 samples an
    /// explicit dimension broke most often, an autoresizing or encapsulated row never; Corpus.md: eleven views more are right than with
    /// the last added alone, none fewer).
    enum Resilience { static let dimension = 0, relation = 1, farEdge = 2, autoresizing = 3, guide = 4, root = 5 }

    /// A row to add: its terms, and the constant they are compared with.
    private struct Plan {
        var quantity: PlacingRow.Quantity
        var expression: LinearExpression
        var relation = NSLayoutConstraint.Relation.equal
        var constant: Double
        var priority = UILayoutPriority.required
        var isEditable = true
        /// The share of the superview's size that the expression contains; another mask has another one.
        var outerShare = 0.0
        var resilience = Resilience.guide
    }

    /// Adds or updates the rows of a box.
    func updateRows(of box: LayoutBox) {
        let plans = plans(for: box)
        if plans.count == box.placing.count,
            zip(plans, box.placing).allSatisfy({
                $0.isEditable && $1.isEditable && $0.quantity == $1.quantity && $0.outerShare == $1.outerShare
            })
        {
            for (index, plan) in plans.enumerated() { update(&box.placing[index], plan) }
            return
        }
        for row in box.placing { remove(row.handle) }
        box.placing = plans.map { plan in
            let handle = add(plan.expression, plan.relation, plan.constant, plan.priority, resilience: plan.resilience)
            return PlacingRow(
                handle: handle, quantity: plan.quantity, constant: plan.constant - plan.expression.constant, isEditable: plan.isEditable,
                outerShare: plan.outerShare)
        }
    }

    private func update(_ row: inout PlacingRow, _ plan: Plan) {
        let constant = plan.constant - plan.expression.constant
        guard row.constant != constant else { return }
        row.constant = constant
        edit(row.handle, constant: constant)
    }

    func updateConstants(of region: any LayoutRegion) {
        guard let box = region.box, box.engineID == id else { return }
        updateRows(of: box)
    }

    private func plans(for box: LayoutBox) -> [Plan] {
        if let region = box.region { return plans(for: region, box) }
        if box.node === root { return rootPlans(box) }
        guard box.node.translatesAutoresizingMaskIntoConstraints, let parent = box.node.layoutParent else { return [] }
        return autoresizingPlans(box, parent)
    }

    // MARK: Root

    private func rootPlans(_ box: LayoutBox) -> [Plan] {
        guard !isThrowAway, box.node.translatesAutoresizingMaskIntoConstraints else { return [] }
        let size = box.node.alignmentRect(forFrame: box.node.layoutBounds).size
        return [
            Plan(quantity: .width, expression: one(box.width), constant: size.width, resilience: Resilience.root),
            Plan(quantity: .height, expression: one(box.height), constant: size.height, resilience: Resilience.root),
        ]
    }

    private func one(_ variable: Variable) -> LinearExpression { LinearExpression(terms: [Term(variable, 1)]) }

    // MARK: Autoresizing

    private func autoresizingPlans(_ box: LayoutBox, _ parent: any LayoutNode) -> [Plan] {
        let frame = box.node.uprightFrame, outer = parent.layoutBounds.size
        let x = AxisFrame(origin: frame.origin.x, length: frame.size.width, outer: outer.width, box.node.flexibility(.horizontal))
        let y = AxisFrame(origin: frame.origin.y, length: frame.size.height, outer: outer.height, box.node.flexibility(.vertical))
        let parentBox = x.isRelative || y.isRelative ? self.box(of: parent) : nil
        return axisPlans(x, box, box.x, box.width, parentBox?.width, isHorizontal: true, parentBox)
            + axisPlans(y, box, box.y, box.height, parentBox?.height, isHorizontal: false, parentBox)
    }

    private func axisPlans(
        _ frame: AxisFrame, _ box: LayoutBox, _ position: Variable, _ length: Variable, _ outer: Variable?, isHorizontal: Bool,
        _ parent: LayoutBox?
    ) -> [Plan] {
        let before = Double(isHorizontal ? box.insets.left : box.insets.top)
        let around = before + Double(isHorizontal ? box.insets.right : box.insets.bottom)
        let outerAround = parent.map { Double(isHorizontal ? $0.insets.left + $0.insets.right : $0.insets.top + $0.insets.bottom) } ?? 0
        func equation(_ side: LinearExpression, _ rule: AxisFrame.Rule) -> (LinearExpression, Double) {
            var side = side
            if let outer, rule.multiplier != 0 {
                side.add(outer, -rule.share)
                side.constant -= rule.share * outerAround
            }
            return (side, rule.constant)
        }
        var size = LinearExpression()
        size.add(length, 1)
        size.constant = around
        var centre = LinearExpression()
        centre.add(position, 1)
        centre.add(length, 0.5)
        centre.constant = around / 2 - before
        let (sizeTerms, sizeConstant) = equation(size, frame.sizeRule)
        let (centreTerms, centreConstant) = equation(centre, frame.centreRule)
        return [
            Plan(
                quantity: isHorizontal ? .width : .height, expression: sizeTerms, constant: sizeConstant, isEditable: frame.isEditable,
                outerShare: frame.sizeRule.share, resilience: Resilience.autoresizing),
            Plan(
                quantity: isHorizontal ? .midX : .midY, expression: centreTerms, constant: centreConstant, isEditable: frame.isEditable,
                outerShare: frame.centreRule.share, resilience: Resilience.autoresizing),
        ]
    }

    // MARK: Regions

    private func plans(for region: any LayoutRegion, _ box: LayoutBox) -> [Plan] {
        let node = box.node
        switch region.role {
        case .custom: return []
        case .safeArea: return insetPlans(box, node.safeAreaInsets, inContent: nil)
        case .layoutMargins: return insetPlans(box, node.currentLayoutMargins, inContent: node.contentRegion)
        case .readableContent: return readablePlans(box)
        case .keyboard: return stripPlans(box, height: node.keyboardOverlap, atBottom: true)
        case .legacyTop: return stripPlans(box, height: node.safeAreaInsets.top, atBottom: false)
        case .legacyBottom: return stripPlans(box, height: node.safeAreaInsets.bottom, atBottom: true)
        case .scrollContent:
            return [
                Plan(quantity: .minX, expression: one(box.x), constant: 0), Plan(quantity: .minY, expression: one(box.y), constant: 0),
            ]
        case .scrollFrame:
            let offset = node.layoutBounds.origin
            return [
                Plan(quantity: .minX, expression: one(box.x), constant: offset.x),
                Plan(quantity: .minY, expression: one(box.y), constant: offset.y),
                Plan(quantity: .width, expression: difference(box.width, outerWidth(node)), constant: 0),
                Plan(quantity: .height, expression: difference(box.height, outerHeight(node)), constant: 0),
            ]
        }
    }

    /// - Parameter region: The content that scrolls, for insets inside it. The margins of a node that scrolls are inside its content; its
    ///   safe area stays with the frame.
    private func insetPlans(_ box: LayoutBox, _ insets: UIEdgeInsets, inContent region: (any LayoutRegion)?) -> [Plan] {
        let node = box.node
        let content = region.flatMap { self.box(of: $0) }
        let origin = content == nil && node.frameRegion != nil ? node.layoutBounds.origin : .zero
        var right = content.map { one($0.width) } ?? outerWidth(node)
        right.add(box.x, -1)
        right.add(box.width, -1)
        var bottom = content.map { one($0.height) } ?? outerHeight(node)
        bottom.add(box.y, -1)
        bottom.add(box.height, -1)
        return [
            Plan(quantity: .minX, expression: one(box.x), constant: insets.left + origin.x),
            Plan(quantity: .maxX, expression: right, constant: insets.right - origin.x, resilience: Resilience.farEdge),
            Plan(quantity: .minY, expression: one(box.y), constant: insets.top + origin.y),
            Plan(quantity: .maxY, expression: bottom, constant: insets.bottom - origin.y, resilience: Resilience.farEdge),
        ]
    }

    private func readablePlans(_ box: LayoutBox) -> [Plan] {
        guard let margins = self.box(of: box.node.marginsRegion) else { return [] }
        var centre = one(box.x)
        centre.add(box.width, 0.5)
        centre.add(margins.x, -1)
        centre.add(margins.width, -0.5)
        return [
            Plan(quantity: .midX, expression: centre, constant: 0),
            Plan(quantity: .width, expression: one(box.width), relation: .lessThanOrEqual, constant: box.node.readableWidth),
            Plan(quantity: .maxX, expression: difference(box.width, one(margins.width)), constant: 0, priority: UILayoutPriority(999)),
            Plan(quantity: .minY, expression: difference(box.y, one(margins.y)), constant: 0),
            Plan(quantity: .height, expression: difference(box.height, one(margins.height)), constant: 0),
        ]
    }

    private func stripPlans(_ box: LayoutBox, height: CGFloat, atBottom: Bool) -> [Plan] {
        var bottom = outerHeight(box.node)
        bottom.add(box.y, -1)
        bottom.add(box.height, -1)
        return [
            Plan(quantity: .minX, expression: one(box.x), constant: 0),
            Plan(quantity: .width, expression: difference(box.width, outerWidth(box.node)), constant: 0),
            atBottom
                ? Plan(quantity: .maxY, expression: bottom, constant: 0)
                : Plan(quantity: .minY, expression: one(box.y), constant: 0),
            Plan(quantity: .height, expression: one(box.height), constant: height),
        ]
    }

    private func outerWidth(_ node: any LayoutNode) -> LinearExpression {
        let box = self.box(of: node)
        return LinearExpression(terms: [Term(box.width, 1)], constant: Double(box.insets.left + box.insets.right))
    }

    private func outerHeight(_ node: any LayoutNode) -> LinearExpression {
        let box = self.box(of: node)
        return LinearExpression(terms: [Term(box.height, 1)], constant: Double(box.insets.top + box.insets.bottom))
    }

    private func difference(_ variable: Variable, _ other: LinearExpression) -> LinearExpression {
        var sum = one(variable)
        for term in other.terms { sum.add(term.variable, -term.coefficient) }
        sum.constant -= other.constant
        return sum
    }
}

/// A frame along one axis, and the rules by which it follows its superview under its mask (Engine.md, autoresizing).
struct AxisFrame {
    /// `multiplier × (the superview's size, or its centre) + constant`
    struct Rule {
        var multiplier = 0.0
        var constant: Double
        var isOfCentre = false
        /// The factor of the superview's size.
        var share: Double { isOfCentre ? multiplier / 2 : multiplier }
    }

    var sizeRule: Rule
    var centreRule: Rule
    /// Whether another frame with the same mask only changes constants.
    let isEditable: Bool

    var isRelative: Bool { sizeRule.multiplier != 0 || centreRule.multiplier != 0 }

    init(origin: CGFloat, length: CGFloat, outer: CGFloat, _ flexible: AxisFlexibility) {
        let (w, outer, left) = (Double(length), Double(outer), Double(origin))
        let right = outer - left - w, mid = left + w / 2
        let fixed = Rule(constant: w)
        // A margin that fills its superview leaves nothing to share; the size then stays fixed.
        switch (flexible.nearMargin, flexible.size, flexible.farMargin) {
        case (true, false, true) where outer != 0:
            (sizeRule, centreRule, isEditable) = (fixed, Rule(multiplier: mid / outer, constant: 0), false)
        case (true, false, _):
            (sizeRule, centreRule, isEditable) = (fixed, Rule(multiplier: 1, constant: mid - outer), true)
        case (false, true, false):
            sizeRule = Rule(multiplier: 1, constant: w - outer)
            centreRule = Rule(multiplier: 1, constant: mid - outer / 2, isOfCentre: true)
            isEditable = true
        case (true, true, false) where outer != right:
            let (m, m2) = (w / (outer - right), mid / (0.5 * (outer - right)))
            sizeRule = Rule(multiplier: m, constant: -right * m)
            centreRule = Rule(multiplier: m2, constant: -(right / 2) * m2, isOfCentre: true)
            isEditable = false
        case (false, true, true) where outer != left:
            let (m, m2) = (w / (outer - left), (mid - left) / (0.5 * (outer - left)))
            sizeRule = Rule(multiplier: m, constant: -left * m)
            centreRule = Rule(multiplier: m2, constant: left - (left / 2) * m2, isOfCentre: true)
            isEditable = false
        case (true, true, true) where outer != 0:
            (sizeRule, centreRule, isEditable) = (
                Rule(multiplier: w / outer, constant: 0), Rule(multiplier: mid / outer, constant: 0), false
            )
        default:
            (sizeRule, centreRule, isEditable) = (fixed, Rule(constant: mid), !flexible.isRelative)
        }
    }
}
