import Foundation
import Testing
import UIKit

/// A constraint subclass, as in layout libraries.
private final class NamedConstraint: NSLayoutConstraint {
    var label: String?
    weak var origin: AnyObject?
}

private final class OrthogonalView: UIView {
    var note = "note"
}

@MainActor struct ConstraintUseTests {
    @Test func `a subclass of NSLayoutConstraint inherits its initialisers`() {
        let stage = Stage(), view = stage.add("a")
        view.pinToCorner()
        let width = NamedConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 30)
        width.label = "width"
        width.isActive = true
        stage.window.commit()
        #expect(view.frame.width == 30)
        #expect(view.constraints.first === width && width.firstAttribute == .width && width.secondAttribute == .notAnAttribute)
        #expect("\(width)".hasPrefix("<NamedConstraint:0x"))
    }

    @Test func `NSLayoutConstraint() has no items and no effect`() {
        let constraint = NSLayoutConstraint(), named = NamedConstraint()
        #expect(constraint.firstItem == nil && constraint.secondItem == nil && constraint.firstAttribute == .notAnAttribute)
        #expect(constraint.multiplier == 1 && constraint.constant == 0 && constraint.priority == .required)
        constraint.isActive = true
        constraint.constant = 5
        named.priority = .defaultLow
        #expect(!constraint.isActive && named.label == nil)
        #expect(!constraint.description.isEmpty)
    }

    @Test(arguments: 0..<30) func `a width of 100 points is exact at three pixels per point`(_ offset: Int) {
        let stage = Stage(CGSize(width: 667, height: 667)) { $0.scale = 3 }
        let view = stage.add("a", 100, 100)
        view.pinToCorner(CGFloat(offset) * 7.3, CGFloat(offset) / 3)
        let guide = UILayoutGuide()
        stage.window.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 100),
        ])
        stage.window.commit()
        #expect(view.frame.width == 100 && view.frame.height == 100 && guide.layoutFrame.width == 100)
    }

    @Test func `constraints, anchors, guides, views, layers and controllers can be dumped`() {
        let stage = Stage(), view = OrthogonalView(), label = UILabel(), guide = UILayoutGuide()
        var gone: UIView? = UIView()
        stage.window.addSubview(view)
        view.addSubview(label)
        view.addLayoutGuide(guide)
        let constraint = label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4)
        constraint.isActive = true
        let orphan = gone.map { $0.topAnchor.constraint(equalTo: label.topAnchor) }
        gone = nil
        stage.window.commit()
        let controller = UIViewController()
        for subject in [constraint, orphan as Any, label.leadingAnchor, guide, view, label, view.layer, controller, stage.window] as [Any] {
            var text = ""
            dump(subject, to: &text)
            #expect(!text.isEmpty)
        }
    }

    @Test func `the items of a constraint are nil after they are released`() {
        let stage = Stage(), keeper = stage.add("keeper")
        var view: UIView? = UIView()
        var guide: UILayoutGuide? = UILayoutGuide()
        let constraints = [
            view?.leadingAnchor.constraint(equalTo: keeper.leadingAnchor), guide?.leadingAnchor.constraint(equalTo: keeper.leadingAnchor),
            guide.map { keeper.topAnchor.constraint(equalTo: $0.topAnchor) },
            view.map { keeper.topAnchor.anchorWithOffset(to: $0.topAnchor).constraint(equalToConstant: 3) },
        ].compactMap { $0 }
        #expect(constraints.count == 4 && constraints[0].firstItem === view)
        weak let watched = view
        view = nil
        guide = nil
        #expect(watched == nil, "a constraint does not keep its items")
        #expect(constraints[0].firstItem == nil && constraints[0].secondItem === keeper && constraints[2].secondItem == nil)
        for constraint in constraints {
            constraint.constant = 9
            constraint.priority = .defaultLow
            constraint.isActive = true
            #expect(!constraint.isActive && !constraint.description.isEmpty)
            #expect(constraint.secondAnchor == nil || constraint.secondItem != nil)
            _ = (constraint.firstAnchor, constraint.isActive)
            constraint.isActive = false
        }
        stage.window.commit()
    }

    @Test func `a constraint whose holder was released can be activated again`() {
        let stage = Stage()
        let (a, b) = (UIView(), UIView())
        var box: UIView? = UIView()
        for view in [a, b] { view.translatesAutoresizingMaskIntoConstraints = false }
        box?.addSubview(a)
        box?.addSubview(b)
        let between = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 6)
        between.isActive = true
        #expect(between.isActive && box?.constraints.count == 1)
        box = nil
        #expect(!between.isActive)
        stage.window.addSubview(a)
        stage.window.addSubview(b)
        a.pinToCorner(10)
        a.widthAnchor.constraint(equalToConstant: 20).isActive = true
        between.isActive = true
        stage.window.commit()
        #expect(between.isActive && b.frame.minX == 36)
    }

    @Test func `a left edge equal to a top edge can be created and activated, and is refused by layout`() {
        let stage = Stage(), (a, b) = (stage.add("a"), stage.add("b"))
        var constraint = NSLayoutConstraint()
        #expect(
            stopping {
                constraint = NSLayoutConstraint(
                    item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)
            } == nil)
        #expect(constraint.firstAttribute == .left && constraint.secondAttribute == .top)
        #expect(stopping { constraint.isActive = true } == nil)
        #expect(constraint.isActive && stage.window.constraints == [constraint])
        #expect(stopping { stage.window.layoutIfNeeded() }?.contains("anchors of incompatible types") == true)
    }

    @Test func `a constraint to the top layout guide adds the guide's own two constraints`() {
        let controller = UIViewController(), view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let constraint = NSLayoutConstraint(
            item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom, multiplier: 1,
            constant: 10)
        constraint.isActive = true
        #expect(controller.view.constraints.count == 3)
        #expect(controller.view.constraints.filter { $0 === constraint }.count == 1)
        #expect(constraint.secondItem === controller.topLayoutGuide)
    }

    @Test func `fitting sizes have no negative zero`() {
        for view in [UIView(), UILabel(), UIStackView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))] {
            view.translatesAutoresizingMaskIntoConstraints = false
            for size in [
                view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), view.systemLayoutSizeFitting(.zero),
                view.systemLayoutSizeFitting(CGSize(width: -0.0, height: -0.0)),
            ] {
                #expect(size.width.sign == .plus && size.height.sign == .plus)
            }
        }
    }

    @Test func `a view keeps the constraints that are added to it by hand, also those of deeper views`() {
        let stage = Stage(), box = stage.add("box"), inner = stage.add("inner", to: box)
        let width = inner.widthAnchor.constraint(equalToConstant: 10)
        stage.window.addConstraint(width)
        box.addConstraints([inner.topAnchor.constraint(equalTo: box.topAnchor), inner.heightAnchor.constraint(equalToConstant: 4)])
        #expect(stage.window.constraints == [width] && box.constraints.count == 2 && inner.constraints.isEmpty)
        stage.window.commit()
        #expect(inner.frame.size == CGSize(width: 10, height: 4))
        box.removeConstraint(width)
        #expect(width.isActive, "it is not the box's")
        stage.window.removeConstraints([width])
        #expect(!width.isActive && stage.window.constraints.isEmpty)
        stage.window.addConstraint(width)
        inner.removeFromSuperview()
        #expect(!width.isActive && box.constraints.isEmpty)
        #expect(
            stopping { box.addConstraint(stage.window.widthAnchor.constraint(equalToConstant: 1)) }?.contains("Unable to install") == true)
    }

    @Test func `anchors of one item and attribute are equal`() {
        let (a, b) = (UIView(), UIView())
        #expect(a.topAnchor == a.topAnchor && a.topAnchor != b.topAnchor && a.topAnchor != a.bottomAnchor)
        #expect(a.topAnchor.hash == a.topAnchor.hash)
        let constraint = a.topAnchor.constraint(equalTo: b.bottomAnchor)
        #expect(constraint.firstAnchor.isEqual(a.topAnchor) && constraint.secondAnchor?.isEqual(b.bottomAnchor) == true)
    }
}
