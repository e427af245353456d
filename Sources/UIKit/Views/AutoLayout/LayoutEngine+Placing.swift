import Cassowary
import Foundation

/// The rows that UIKit adds itself: for frame and mask of views without constraints of their own, for the root's size and for system
/// guides.
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
        var resilience = Resilience.guide
    }

    /// Adds or updates the rows of a box.
    func place(_ box: LayoutBox) {
        let plans = plans(for: box)
        if plans.count == box.placing.count,
            zip(plans, box.placing).allSatisfy({ $0.isEditable && $1.isEditable && $0.quantity == $1.quantity })
        {
            for (index, plan) in plans.enumerated() { update(&box.placing[index], plan) }
            return
        }
        for row in box.placing { remove(row.handle) }
        box.placing = plans.map { plan in
            let handle = add(plan.expression, plan.relation, plan.constant, plan.priority, resilience: plan.resilience)
            return PlacingRow(
                handle: handle, quantity: plan.quantity, constant: plan.constant - plan.expression.constant, isEditable: plan.isEditable)
        }
    }

    private func update(_ row: inout PlacingRow, _ plan: Plan) {
        let constant = plan.constant - plan.expression.constant
        guard row.constant != constant else { return }
        row.constant = constant
        edit(row.handle, constant: constant)
    }

    func updateConstants(of guide: UILayoutGuide) {
        guard let box = guide.box, box.engineID == id else { return }
        place(box)
    }

    private func plans(for box: LayoutBox) -> [Plan] {
        if let guide = box.guide { return plans(for: guide, box) }
        if box.view === root { return rootPlans(box) }
        guard box.view.translatesAutoresizingMaskIntoConstraints, let parent = box.view.superviewStorage else { return [] }
        return autoresizingPlans(box, parent)
    }

    // MARK: Root

    private func rootPlans(_ box: LayoutBox) -> [Plan] {
        guard !isThrowAway, box.view.translatesAutoresizingMaskIntoConstraints else { return [] }
        let size = box.view.alignmentRect(forFrame: box.view.layer.bounds).size
        return [
            Plan(quantity: .width, expression: one(box.width), constant: size.width, resilience: Resilience.root),
            Plan(quantity: .height, expression: one(box.height), constant: size.height, resilience: Resilience.root),
        ]
    }

    private func one(_ variable: Variable) -> LinearExpression { LinearExpression(terms: [Term(variable, 1)]) }

    // MARK: Autoresizing

    private func autoresizingPlans(_ box: LayoutBox, _ parent: UIView) -> [Plan] {
        let layer = box.view.layer, mask = box.view.autoresizingMask, outer = parent.layer.bounds.size
        let size = layer.bounds.size
        let origin = CGPoint(x: layer.position.x - size.width / 2, y: layer.position.y - size.height / 2)
        let x = AxisFrame(
            origin: origin.x, length: size.width, outer: outer.width, minMargin: mask.contains(.flexibleLeftMargin),
            size: mask.contains(.flexibleWidth), maxMargin: mask.contains(.flexibleRightMargin))
        let y = AxisFrame(
            origin: origin.y, length: size.height, outer: outer.height, minMargin: mask.contains(.flexibleTopMargin),
            size: mask.contains(.flexibleHeight), maxMargin: mask.contains(.flexibleBottomMargin))
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
        func equation(_ side: LinearExpression, _ rule: AxisFrame.Rule, half: Bool) -> (LinearExpression, Double) {
            var side = side
            if let outer, rule.multiplier != 0 {
                let factor = half ? rule.multiplier / 2 : rule.multiplier
                side.add(outer, -factor)
                side.constant -= factor * outerAround
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
        let (sizeTerms, sizeConstant) = equation(size, frame.sizeRule, half: false)
        let (centreTerms, centreConstant) = equation(centre, frame.centreRule, half: frame.centreRule.isOfCentre)
        return [
            Plan(
                quantity: isHorizontal ? .width : .height, expression: sizeTerms, constant: sizeConstant, isEditable: frame.isEditable,
                resilience: Resilience.autoresizing),
            Plan(
                quantity: isHorizontal ? .midX : .midY, expression: centreTerms, constant: centreConstant, isEditable: frame.isEditable,
                resilience: Resilience.autoresizing),
        ]
    }

    // MARK: System guides

    private func plans(for guide: UILayoutGuide, _ box: LayoutBox) -> [Plan] {
        let view = box.view
        switch guide.role {
        case .custom: return []
        case .safeArea: return insetPlans(box, view.safeAreaInsets)
        case .layoutMargins: return insetPlans(box, view.currentLayoutMargins)
        case .readableContent: return readablePlans(box)
        case .keyboard: return stripPlans(box, height: view.keyboardOverlap, atBottom: true)
        case .legacyTop: return stripPlans(box, height: view.safeAreaInsets.top, atBottom: false)
        case .legacyBottom: return stripPlans(box, height: view.safeAreaInsets.bottom, atBottom: true)
        case .scrollContent:
            return [
                Plan(quantity: .minX, expression: one(box.x), constant: 0), Plan(quantity: .minY, expression: one(box.y), constant: 0),
            ]
        case .scrollFrame:
            let offset = view.layer.bounds.origin
            return [
                Plan(quantity: .minX, expression: one(box.x), constant: offset.x),
                Plan(quantity: .minY, expression: one(box.y), constant: offset.y),
                Plan(quantity: .width, expression: difference(box.width, outerWidth(view)), constant: 0),
                Plan(quantity: .height, expression: difference(box.height, outerHeight(view)), constant: 0),
            ]
        }
    }

    private func insetPlans(_ box: LayoutBox, _ insets: UIEdgeInsets) -> [Plan] {
        let view = box.view
        let scrollView = view as? UIScrollView
        // A scroll view's margins are inside its content; its safe area stays with the frame.
        let inContent = scrollView != nil && box.guide?.role == .layoutMargins
        let origin = scrollView != nil && !inContent ? view.layer.bounds.origin : .zero
        let content = inContent ? scrollView.flatMap { self.box(of: $0.contentLayoutGuide) } : nil
        var right = content.map { one($0.width) } ?? outerWidth(view)
        right.add(box.x, -1)
        right.add(box.width, -1)
        var bottom = content.map { one($0.height) } ?? outerHeight(view)
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
        guard let margins = self.box(of: box.view.systemGuide(.layoutMargins)) else { return [] }
        var centre = one(box.x)
        centre.add(box.width, 0.5)
        centre.add(margins.x, -1)
        centre.add(margins.width, -0.5)
        return [
            Plan(quantity: .midX, expression: centre, constant: 0),
            Plan(quantity: .width, expression: one(box.width), relation: .lessThanOrEqual, constant: box.view.readableWidth),
            Plan(quantity: .maxX, expression: difference(box.width, one(margins.width)), constant: 0, priority: UILayoutPriority(999)),
            Plan(quantity: .minY, expression: difference(box.y, one(margins.y)), constant: 0),
            Plan(quantity: .height, expression: difference(box.height, one(margins.height)), constant: 0),
        ]
    }

    private func stripPlans(_ box: LayoutBox, height: CGFloat, atBottom: Bool) -> [Plan] {
        var bottom = outerHeight(box.view)
        bottom.add(box.y, -1)
        bottom.add(box.height, -1)
        return [
            Plan(quantity: .minX, expression: one(box.x), constant: 0),
            Plan(quantity: .width, expression: difference(box.width, outerWidth(box.view)), constant: 0),
            atBottom
                ? Plan(quantity: .maxY, expression: bottom, constant: 0)
                : Plan(quantity: .minY, expression: one(box.y), constant: 0),
            Plan(quantity: .height, expression: one(box.height), constant: height),
        ]
    }

    private func outerWidth(_ view: UIView) -> LinearExpression {
        let box = self.box(of: view)
        return LinearExpression(terms: [Term(box.width, 1)], constant: Double(box.insets.left + box.insets.right))
    }

    private func outerHeight(_ view: UIView) -> LinearExpression {
        let box = self.box(of: view)
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
    }

    var sizeRule: Rule
    var centreRule: Rule
    /// Whether another frame with the same mask only changes constants.
    let isEditable: Bool

    var isRelative: Bool { sizeRule.multiplier != 0 || centreRule.multiplier != 0 }

    init(origin: CGFloat, length: CGFloat, outer: CGFloat, minMargin: Bool, size: Bool, maxMargin: Bool) {
        let (w, outer, left) = (Double(length), Double(outer), Double(origin))
        let right = outer - left - w, mid = left + w / 2
        let fixed = Rule(constant: w)
        // A margin that fills its superview leaves nothing to share; the size then stays fixed.
        switch (minMargin, size, maxMargin) {
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
            (sizeRule, centreRule, isEditable) = (fixed, Rule(constant: mid), !(minMargin || size))
        }
    }
}
