import Foundation
import Testing
import UIKit

/// The constraints of a stack view, compared with UIKit's own in `constraints`.
@MainActor struct StackRowTests {
    private static let size = CGSize(width: 44, height: 44)

    private func stack(
        _ count: Int, _ axis: NSLayoutConstraint.Axis = .horizontal, _ distribution: UIStackView.Distribution = .fill,
        _ alignment: UIStackView.Alignment = .fill, hidden: [Int] = []
    ) -> UIStackView {
        let stack = UIStackView()
        for index in 0..<count {
            let view = FixtureView()
            view.intrinsic = Self.size
            view.tag = index
            stack.addArrangedSubview(view)
        }
        (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, 10)
        for index in hidden { stack.arrangedSubviews[index].isHidden = true }
        stack.updateConstraints()
        return stack
    }

    /// `name item.attribute relation item.attribute constant @priority`, with views by their index, the stack as `-` and guides as `+`.
    private func text(_ constraint: NSLayoutConstraint) -> String {
        func name(_ item: AnyObject?) -> String {
            item is UILayoutGuide ? "+" : item is UIStackView ? "-" : (item as? UIView).map { "\($0.tag)" } ?? ""
        }
        let identifier = constraint.identifier?.replacing("UISV-", with: "") ?? ""
        let second = constraint.secondItem.map { "\(name($0)).\(constraint.secondAttribute.word)" } ?? ""
        let constant = constraint.constant == 0 ? "" : "+\(Int(constraint.constant))"
        let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
        return
            "\(identifier) \(name(constraint.firstItem)).\(constraint.firstAttribute.word) \(constraint.relation.sign) \(second)\(constant)\(priority)"
    }

    private func rows(_ stack: UIStackView) -> [String] { stack.constraints.map(text) }

    @Test func `a row that fills has alignment, canvas and spacing constraints, and none on its views`() {
        let stack = stack(3)
        #expect(
            rows(stack) == [
                "alignment 0.bottom == 1.bottom", "alignment 0.bottom == 2.bottom", "alignment 0.top == 1.top", "alignment 0.top == 2.top",
                "canvas-connection -.leading == 0.leading", "canvas-connection -.trailing == 2.trailing",
                "canvas-connection -.top == 0.top", "canvas-connection -.bottom == 0.bottom", "spacing 1.leading == 0.trailing+10",
                "spacing 2.leading == 1.trailing+10",
            ])
        #expect(stack.arrangedSubviews.allSatisfy { $0.constraints.isEmpty })
    }

    @Test func `the aligned edge of every arranged view bounds the spanner at 999.5`() {
        #expect(
            rows(stack(2, .vertical, .fill, .leading)) == [
                "alignment 0.leading == 1.leading", "canvas-connection -.top == 0.top", "canvas-connection -.bottom == 1.bottom",
                "canvas-connection -.leading == 0.leading", "canvas-connection -.trailing == +.trailing", "spacing 1.top == 0.bottom+10",
                "spanning-boundary +.leading == 0.leading @999.5", "spanning-boundary +.trailing >= 0.trailing",
                "spanning-boundary +.leading == 1.leading @999.5", "spanning-boundary +.trailing >= 1.trailing",
                "spanning-fit +.width ==  @51.0",
            ])
    }

    @Test func `with baseline alignment, both edges of the spanner have inequalities to all views`() {
        let rows = rows(stack(2, .horizontal, .fill, .firstBaseline))
        #expect(rows.filter { $0.hasPrefix("spanning-boundary") }.allSatisfy { $0.contains("<=") || $0.contains(">=") })
        #expect(rows.contains("canvas-connection -.top <= 0.top") && rows.contains("canvas-connection -.bottom == +.bottom"))
        #expect(rows.contains("canvas-fit -.height ==  @49.0"))
    }

    @Test func `one view needs no spanner`() {
        for alignment in [UIStackView.Alignment.leading, .center, .trailing, .firstBaseline, .lastBaseline] {
            let rows = rows(stack(1, .horizontal, .fill, alignment))
            #expect(!rows.contains { $0.contains("spanning") }, "\(alignment)")
            #expect(rows.contains("canvas-fit -.height ==  @49.0"), "\(alignment)")
        }
        #expect(
            rows(stack(1, .horizontal, .fill, .leading)) == [
                "canvas-connection -.leading == 0.leading", "canvas-connection -.trailing == 0.trailing",
                "canvas-connection -.top == 0.top", "canvas-connection -.bottom >= 0.bottom", "canvas-fit -.height ==  @49.0",
            ])
    }

    @Test func `a hidden view has constraints for alignment, suppression and hiding`() {
        let stack = stack(3, .horizontal, .fill, .top, hidden: [1])
        #expect(rows(stack).filter { $0.hasPrefix("alignment") } == ["alignment 0.top == 1.top", "alignment 0.top == 2.top"])
        #expect(
            rows(stack).filter { $0.hasPrefix("spacing") } == ["spacing 1.leading == 0.trailing+5", "spacing 2.leading == 1.trailing+5"])
        #expect(stack.arrangedSubviews[1].constraints.map(text) == ["ambiguity-suppression 1.height ==  @25.0", "hiding 1.width == "])
        #expect(rows(self.stack(2, hidden: [0])).contains("canvas-connection -.leading == 1.leading"))
    }

    @Test func `gaps have constraints for edges, equal sizes, minimum spacing and a canvas that fits`() {
        let rows = rows(stack(3, .horizontal, .equalSpacing))
        #expect(rows.filter { $0.hasPrefix("distributing-edge") }.count == 4)
        #expect(rows.filter { $0.hasPrefix("fill-equally") } == ["fill-equally +.width == +.width"])
        #expect(rows.filter { $0.hasPrefix("spacing") } == ["spacing 1.leading >= 0.trailing+10", "spacing 2.leading >= 1.trailing+10"])
        #expect(rows.contains("canvas-fit -.width ==  @49.0"))
    }

    /// Returns a view that contains one with a required height, and 16 points of padding above and below it.
    private func padded(_ height: CGFloat) -> UIView {
        let (outer, inner) = (UIView(), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 16),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor), inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            inner.heightAnchor.constraint(equalToConstant: height),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -16),
        ])
        return outer
    }

    @Test func `a hidden view takes no room even if its content has a required size`() {
        let stage = Stage(), views = [padded(20), padded(30), padded(40)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(stack)
        stack.pinToCorner()
        views[1].isHidden = true
        stage.window.commit()
        #expect(views[2].frame.minY == 52 && views[1].frame.height == 0 && stack.frame.height == 124)
        views[1].isHidden = false
        stage.window.commit()
        #expect(views[2].frame.minY == 114 && views[1].frame.height == 62 && stack.frame.height == 186)
    }

    @Test func `a hidden view keeps its alignment across the axis`() {
        let stage = Stage(), (first, second) = (FixtureView(), FixtureView()), line = stage.add("line", 10, 1)
        (first.intrinsic, second.intrinsic) = (CGSize(width: 50, height: 23), CGSize(width: 30, height: 12))
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(stack)
        stack.pinToCorner(0, 100)
        line.topAnchor.constraint(equalTo: second.bottomAnchor, constant: 4).isActive = true
        second.isHidden = true
        stage.window.commit()
        #expect(line.frame.minY == 127 && stack.frame.size == CGSize(width: 50, height: 23))
    }

    @Test(arguments: [UIStackView.Distribution.fill, .fillEqually, .equalSpacing])
    func `a stack without visible views takes no room`(_ distribution: UIStackView.Distribution) {
        for alignment in [UIStackView.Alignment.fill, .leading, .center] {
            let stage = Stage(), stack = stack(3, .horizontal, distribution, alignment, hidden: [0, 1, 2])
            stack.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(stack)
            stack.pinToCorner(5, 5)
            stage.window.commit()
            #expect(stack.frame == CGRect(x: 5, y: 5, width: 0, height: 0), "\(alignment)")
            #expect(!stack.hasAmbiguousLayout && stage.engine.conflicts.isEmpty)
        }
    }
}
