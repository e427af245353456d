import Foundation
import Testing
import UIKit

/// Where constraints leave a choice: lengths go to nothing, inequalities to their limits, places to nothing; see docs/AutoLayout.md.
@MainActor struct OpenLayoutTests {
    let window = UIWindow(environment: DisplayEnvironment(size: CGSize(width: 300, height: 600), scale: 2))

    private func child(width: CGFloat? = nil, height: CGFloat? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return view
    }

    private func laidOut(_ constraints: NSLayoutConstraint..., priority: Float = 1000) {
        for constraint in constraints {
            constraint.priority = UILayoutPriority(priority)
            constraint.isActive = true
        }
        window.layoutIfNeeded()
    }

    @Test("only the right edge: nothing wide, at that edge")
    func rightEdge() {
        let view = child()
        laidOut(view.rightAnchor.constraint(equalTo: window.rightAnchor, constant: -13))
        #expect(view.frame == CGRect(x: 287, y: 0, width: 0, height: 0))
        #expect(view.hasAmbiguousLayout, "it stays reported")
    }

    @Test("only the leading edge, right to left")
    func leadingEdge() {
        let view = child()
        window.semanticContentAttribute = .forceRightToLeft
        laidOut(view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 13))
        #expect(view.frame.minX == 287 && view.frame.width == 0)
    }

    @Test("only the bottom edge: nothing high, at that edge")
    func bottomEdge() {
        let view = child()
        laidOut(view.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -23))
        #expect(view.frame == CGRect(x: 0, y: 577, width: 0, height: 0))
    }

    @Test("an inequality alone is held at its limit", arguments: [CGFloat(72), 150], [Float(250), 750, 1000])
    func limit(_ constant: CGFloat, _ priority: Float) {
        let (most, least) = (child(), child())
        laidOut(
            most.leftAnchor.constraint(lessThanOrEqualTo: window.leftAnchor, constant: constant),
            least.leftAnchor.constraint(greaterThanOrEqualTo: window.leftAnchor, constant: constant), priority: priority)
        #expect(most.frame.minX == constant && least.frame.minX == constant)
        #expect(most.hasAmbiguousLayout)
    }

    @Test("a width and a limit for the right edge: on the limit")
    func rightLimit() {
        let (least, most) = (child(width: 100), child(width: 100))
        laidOut(
            least.rightAnchor.constraint(greaterThanOrEqualTo: window.rightAnchor, constant: -74),
            most.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor, constant: -74))
        #expect(least.frame.minX == 126 && most.frame.minX == 126)
    }

    @Test("a width that is limited alone is the least there is")
    func widthLimit() {
        let (most, least) = (child(), child())
        laidOut(
            most.widthAnchor.constraint(lessThanOrEqualTo: window.widthAnchor, constant: -52),
            least.widthAnchor.constraint(greaterThanOrEqualTo: window.widthAnchor, constant: -52))
        #expect(most.frame.width == 0 && least.frame.width == 248)
    }

    @Test("content gives way to a constraint of its own priority")
    func contentYields() {
        let view = FixtureView()
        view.intrinsic = CGSize(width: 50, height: 50)
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        view.pinToCorner()
        laidOut(
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100), view.heightAnchor.constraint(equalToConstant: 80), priority: 250
        )
        #expect(view.frame.size == CGSize(width: 100, height: 80))
    }

    @Test("between a top that is at least and a bottom that is at most: the bottom")
    func betweenLimits() {
        let (above, view) = (child(width: 20, height: 40), child(width: 20, height: 30))
        above.pinToCorner(0, 100)
        view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
        laidOut(
            view.topAnchor.constraint(greaterThanOrEqualTo: above.bottomAnchor, constant: 10),
            view.bottomAnchor.constraint(lessThanOrEqualTo: window.layoutMarginsGuide.bottomAnchor))
        #expect(view.frame.maxY == window.layoutMarginsGuide.layoutFrame.maxY)
    }

    @Test("whichever side of the inequality is written first, and whatever is added first")
    func betweenLimitsTurnedRound() {
        for isTurned in [false, true] {
            let view = child(width: 20, height: 30)
            let limits = [
                isTurned
                    ? window.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 5)
                    : view.bottomAnchor.constraint(lessThanOrEqualTo: window.bottomAnchor, constant: -5),
                view.topAnchor.constraint(greaterThanOrEqualTo: window.topAnchor, constant: 5),
            ]
            NSLayoutConstraint.activate(isTurned ? limits.reversed() : limits)
            window.layoutIfNeeded()
            #expect(view.frame.maxY == 595)
        }
    }

    @Test("a frame that was given is kept where nothing decides")
    func givenFrame() {
        let view = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 70))
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        laidOut(view.rightAnchor.constraint(equalTo: window.rightAnchor))
        #expect(view.frame == CGRect(x: 240, y: 50, width: 60, height: 70))
    }
}
