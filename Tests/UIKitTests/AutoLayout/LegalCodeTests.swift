import Foundation
import Testing
import UIKit

/// Legal code in an odd order never stops the program. The scripts are made from seeds and are the same everywhere.
@MainActor struct LegalCodeTests {
    @Test(arguments: 0..<300) func `legal code never traps: views, constraints, guides and stacks in an odd order`(_ seed: Int) {
        var script = LegalScript(seed: seed)
        let complaint = stopping { for _ in 0..<60 { script.step() } }
        #expect(complaint == nil)
        script.finish()
    }
}

private final class OwnConstraint: NSLayoutConstraint { var label = "own" }

/// A set of views that is changed step by step. What is removed from the lists is released unless something else retains it.
@MainActor private struct LegalScript {
    private var random: SeededNumbers
    private let window = UIWindow(environment: DisplayEnvironment(size: CGSize(width: 320, height: 480), scale: 3))
    private var views: [UIView] = []
    private var guides: [UILayoutGuide] = []
    private var constraints: [NSLayoutConstraint] = []

    init(seed: Int) {
        random = SeededNumbers(state: UInt64(seed + 1) &* 0x9e37_79b9_7f4a_7c15)
        for _ in 0..<4 { make() }
    }

    mutating func step() {
        switch number(24) {
        case 0, 1: make()
        case 2: pick()?.removeFromSuperview()
        case 3: drop()
        case 4: move()
        case 5, 6, 7: constrain()
        case 8: toggle()
        case 9: edit()
        case 10: look()
        case 11: dumpSomething()
        case 12: layOut()
        case 13: ask()
        case 14, 15: arrange()
        case 16: place()
        case 17: makeGuide()
        case 18: dropGuide()
        case 19: byHand()
        case 20: format()
        case 21: own()
        case 22: content()
        default: copy()
        }
    }

    mutating func finish() {
        layOut()
        views = []
        guides = []
        for constraint in constraints { touch(constraint) }
        window.layoutIfNeeded()
    }

    // MARK: Choices

    private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    private mutating func chance() -> Bool { number(2) == 0 }
    private mutating func pick() -> UIView? { views.randomElement(using: &random) }
    private mutating func constant() -> CGFloat { CGFloat(number(81) - 20) }
    private mutating func priority() -> UILayoutPriority { UILayoutPriority([1, 50, 249, 250, 251, 500, 750, 999, 1000][number(9)]) }

    /// Returns a view of the same tree as another one.
    private mutating func relative(of view: UIView) -> UIView? {
        let root = Self.root(of: view)
        return (views + [window]).filter { Self.root(of: $0) === root }.randomElement(using: &random)
    }

    private static func root(of view: UIView) -> UIView {
        var view = view
        while let parent = view.superview { view = parent }
        return view
    }

    // MARK: Views

    private mutating func make() {
        let view: UIView =
            switch number(8) {
            case 0: UILabel()
            case 1: UIButton(type: .system)
            case 2: UIStackView()
            case 3: UIScrollView()
            case 4: UIImageView(image: nil)
            case 5: FixtureView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
            default: UIView()
            }
        (view as? UILabel)?.text = "Legal"
        view.translatesAutoresizingMaskIntoConstraints = chance() && chance()
        if number(5) > 0 { (pick() ?? window).addSubview(view) }
        views.append(view)
    }

    private mutating func drop() {
        guard !views.isEmpty else { return }
        let view = views.remove(at: number(views.count))
        if chance() { view.removeFromSuperview() }
    }

    private mutating func move() {
        guard let view = pick(), let parent = number(4) == 0 ? window : pick(), !parent.isDescendant(of: view) else { return }
        switch number(4) {
        case 0: parent.insertSubview(view, at: number(parent.subviews.count + 1))
        case 1: parent.sendSubviewToBack(view)
        default: parent.addSubview(view)
        }
    }

    private mutating func place() {
        guard let view = pick() else { return }
        switch number(8) {
        case 0: view.frame = CGRect(x: constant(), y: constant(), width: abs(constant()), height: abs(constant()))
        case 1: view.bounds.origin.y = constant()
        case 2: view.transform = chance() ? .identity : CGAffineTransform(rotationAngle: 0.3)
        case 3: view.translatesAutoresizingMaskIntoConstraints.toggle()
        case 4: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(number(64)))
        case 5: view.isHidden.toggle()
        case 6: view.semanticContentAttribute = chance() ? .forceRightToLeft : .unspecified
        default: view.layoutMargins = UIEdgeInsets(top: constant(), left: 4, bottom: 2, right: 9)
        }
    }

    private mutating func content() {
        guard let view = pick() else { return }
        view.setContentHuggingPriority(priority(), for: chance() ? .horizontal : .vertical)
        view.setContentCompressionResistancePriority(priority(), for: chance() ? .horizontal : .vertical)
        (view as? UILabel)?.numberOfLines = number(3)
        (view as? UILabel)?.text = chance() ? nil : String(repeating: "word ", count: number(12))
        (view as? FixtureView)?.intrinsic = chance() ? nil : CGSize(width: number(90), height: number(90))
        view.invalidateIntrinsicContentSize()
    }

    // MARK: Constraints

    private mutating func constrain() {
        guard let view = pick(), let other = relative(of: view) else { return }
        let made: NSLayoutConstraint
        switch number(9) {
        case 0: made = view.widthAnchor.constraint(equalToConstant: abs(constant()))
        case 1: made = view.heightAnchor.constraint(greaterThanOrEqualTo: other.widthAnchor, multiplier: CGFloat(number(3)), constant: 2)
        case 2: made = view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: constant())
        case 3: made = view.trailingAnchor.constraint(lessThanOrEqualTo: other.layoutMarginsGuide.trailingAnchor, constant: constant())
        case 4: made = view.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: constant())
        case 5: made = view.lastBaselineAnchor.constraint(equalTo: other.firstBaselineAnchor, constant: constant())
        case 6: made = view.leftAnchor.anchorWithOffset(to: other.rightAnchor).constraint(equalToConstant: constant())
        case 7: made = view.centerXAnchor.constraint(equalTo: other.safeAreaLayoutGuide.centerXAnchor)
        default:
            let edges: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY, .firstBaseline, .topMargin, .centerYWithinMargins]
            made = NSLayoutConstraint(
                item: view, attribute: edges[number(6)], relatedBy: .equal, toItem: other, attribute: edges[number(6)], multiplier: 1,
                constant: constant())
        }
        made.priority = priority()
        made.identifier = chance() ? "legal" : nil
        constraints.append(made)
        activate(made)
        if chance() { activate(made) }
    }

    /// Activates the constraint if its items have a common ancestor.
    private func activate(_ constraint: NSLayoutConstraint) {
        guard isLegal(constraint) else { return }
        constraint.isActive = true
    }

    private func isLegal(_ constraint: NSLayoutConstraint) -> Bool {
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        let owners = items.compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
        guard owners.count == items.count, let first = owners.first else { return items.isEmpty }
        return owners.allSatisfy { Self.root(of: $0) === Self.root(of: first) }
    }

    private mutating func toggle() {
        guard let constraint = constraints.randomElement(using: &random) else { return }
        if constraint.isActive || chance() {
            NSLayoutConstraint.deactivate([constraint, constraint])
        } else if isWhole(constraint) {
            activate(constraint)
        }
    }

    /// Whether the constraint exposes all its items. One that sets a distance between anchors does not expose the first.
    private func isWhole(_ constraint: NSLayoutConstraint) -> Bool {
        !(constraint.firstAttribute == .right && constraint.secondItem == nil)
    }

    private mutating func edit() {
        guard let constraint = constraints.randomElement(using: &random) else { return }
        constraint.constant = constant()
        constraint.priority = priority()
        if number(6) == 0 { constraints.removeAll { $0 === constraint } }
    }

    private mutating func look() { if let constraint = constraints.randomElement(using: &random) { touch(constraint) } }

    private func touch(_ constraint: NSLayoutConstraint) {
        _ = (constraint.firstItem, constraint.secondItem, constraint.firstAnchor, constraint.secondAnchor, constraint.isActive)
        _ = (constraint.description, constraint.debugDescription, constraint.multiplier, constraint.relation)
        constraint.constant += 1
    }

    private mutating func byHand() {
        guard let view = pick(), let parent = view.superview else { return }
        let made = [view.widthAnchor.constraint(equalToConstant: 7), view.topAnchor.constraint(equalTo: parent.topAnchor)]
        for constraint in made { constraint.priority = priority() }
        Self.root(of: view).addConstraints(made)
        parent.addConstraints(made)
        constraints += made
        if chance() { parent.removeConstraints(parent.constraints) }
    }

    private mutating func own() {
        let empty = NSLayoutConstraint(), named = OwnConstraint()
        empty.priority = priority()
        empty.isActive = true
        named.constant = constant()
        constraints += [empty, named]
        guard let view = pick() else { return }
        let made = OwnConstraint(
            item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: abs(constant()))
        made.isActive = true
        constraints.append(made)
    }

    private mutating func format() {
        guard let view = pick(), view.superview != nil else { return }
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: chance() ? "H:|-[view(>=10@500)]-(>=4)-|" : "V:|-(8@750)-[view(20@\(number(999) + 1))]", options: [],
            metrics: nil,
            views: ["view": view])
        NSLayoutConstraint.activate(made)
        constraints += made
    }

    // MARK: Guides and stacks

    private mutating func makeGuide() {
        guard let owner = pick(), let view = relative(of: owner) else { return }
        let guide = UILayoutGuide()
        owner.addLayoutGuide(guide)
        if chance() { guides.append(guide) }
        let made = [guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), guide.heightAnchor.constraint(equalToConstant: 9)]
        NSLayoutConstraint.activate(made)
        constraints += made
        _ = (guide.layoutFrame, guide.hasAmbiguousLayout, guide.constraintsAffectingLayout(for: .horizontal))
    }

    private mutating func dropGuide() {
        guard !guides.isEmpty else { return }
        let guide = guides.remove(at: number(guides.count))
        if chance() { guide.owningView?.removeLayoutGuide(guide) } else { pick()?.addLayoutGuide(guide) }
        _ = guide.layoutFrame
    }

    private mutating func arrange() {
        guard let stack = views.compactMap({ $0 as? UIStackView }).randomElement(using: &random) else { return }
        switch number(9) {
        case 0, 1, 2:
            guard let view = pick(), !stack.isDescendant(of: view) else { return }
            stack.insertArrangedSubview(view, at: stack.arrangedSubviews.contains(view) ? 0 : number(stack.arrangedSubviews.count + 1))
        case 3: stack.arrangedSubviews.randomElement(using: &random).map(stack.removeArrangedSubview)
        case 4: stack.arrangedSubviews.randomElement(using: &random)?.isHidden.toggle()
        case 5: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
        case 6: stack.distribution = UIStackView.Distribution(rawValue: number(5)) ?? .fill
        case 7: stack.alignment = UIStackView.Alignment(rawValue: number(6)) ?? .fill
        default:
            stack.isLayoutMarginsRelativeArrangement.toggle()
            if let view = stack.arrangedSubviews.randomElement(using: &random) { stack.setCustomSpacing(constant(), after: view) }
        }
    }

    // MARK: Queries

    private mutating func layOut() {
        guard let view = pick() else { return window.layoutIfNeeded() }
        switch number(5) {
        case 0: view.layoutIfNeeded()
        case 1: view.setNeedsUpdateConstraints()
        case 2: view.updateConstraintsIfNeeded()
        case 3: UIView.animate(withDuration: 0.1) { view.superview?.layoutIfNeeded() }
        default: window.layoutIfNeeded()
        }
    }

    private mutating func ask() {
        guard let view = pick() else { return }
        _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        _ = view.sizeThatFits(CGSize(width: 40, height: 40))
        if view.hasAmbiguousLayout, chance() { view.exerciseAmbiguityInLayout() }
        _ = (view.constraintsAffectingLayout(for: .horizontal), view.constraintsAffectingLayout(for: .vertical), view.constraints)
    }

    private mutating func dumpSomething() {
        var text = ""
        if let view = pick() {
            dump(view, to: &text)
            dump(view.layer, to: &text)
            dump(view.topAnchor, to: &text)
        }
        if let constraint = constraints.randomElement(using: &random) { dump(constraint, to: &text) }
        if let guide = guides.randomElement(using: &random) { dump(guide, to: &text) }
        text += "\(views) \(constraints)"
    }

    private mutating func copy() {
        guard let view = pick() else { return }
        let layer = CALayer(layer: view.layer)
        layer.addSublayer(CALayer())
        constraints += view.constraints.filter { $0.identifier == nil }
        _ = (layer.bounds, view.layer.sublayers, view.subviews.map(\.frame))
    }
}
