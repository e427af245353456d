import Foundation
import TestSupport
import Testing
import UIKit

/// Layouts whose constraints leave a choice: lengths become 0, inequalities are at their limits, positions become 0; see
/// docs/AutoLayout.md.
@MainActor @Suite(.ownEnvironment) struct OpenLayoutTests {
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

    @Test func `a view with only a right edge is at that edge without a width`() {
        let view = child()
        laidOut(view.rightAnchor.constraint(equalTo: window.rightAnchor, constant: -13))
        #expect(view.frame == CGRect(x: 287, y: 0, width: 0, height: 0))
        #expect(view.hasAmbiguousLayout, "it stays reported")
    }

    @Test func `where the order of views decides, an edited tree lies as a new one`() {
        func frames(isEdited: Bool) -> [CGRect] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), first = UIView(), second = UIView()
            for view in [first, second] { view.translatesAutoresizingMaskIntoConstraints = false }
            if isEdited {
                root.addSubview(second)
                root.layoutIfNeeded()
            }
            root.insertSubview(first, at: 0)
            if !isEdited { root.addSubview(second) }
            // Either of the two could follow the other.
            second.leftAnchor.constraint(equalTo: first.leftAnchor, constant: 10).isActive = true
            root.layoutIfNeeded()
            return [first.frame, second.frame]
        }
        #expect(frames(isEdited: true) == frames(isEdited: false))
    }

    @Test func `a view with only a leading edge is at that edge from right to left`() {
        let view = child()
        window.semanticContentAttribute = .forceRightToLeft
        laidOut(view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 13))
        #expect(view.frame.minX == 287 && view.frame.width == 0)
    }

    @Test func `a view with only a bottom edge is at that edge without a height`() {
        let view = child()
        laidOut(view.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -23))
        #expect(view.frame == CGRect(x: 0, y: 577, width: 0, height: 0))
    }

    @Test(arguments: [CGFloat(72), 150], [Float(250), 750, 1000])
    func `a single inequality is at its limit`(_ constant: CGFloat, _ priority: Float) {
        let (most, least) = (child(), child())
        laidOut(
            most.leftAnchor.constraint(lessThanOrEqualTo: window.leftAnchor, constant: constant),
            least.leftAnchor.constraint(greaterThanOrEqualTo: window.leftAnchor, constant: constant), priority: priority)
        #expect(most.frame.minX == constant && least.frame.minX == constant)
        #expect(most.hasAmbiguousLayout)
    }

    @Test func `a view with a width and a limit for its right edge is at the limit`() {
        let (least, most) = (child(width: 100), child(width: 100))
        laidOut(
            least.rightAnchor.constraint(greaterThanOrEqualTo: window.rightAnchor, constant: -74),
            most.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor, constant: -74))
        #expect(least.frame.minX == 126 && most.frame.minX == 126)
    }

    @Test func `a width with only a limit is as small as possible`() {
        let (most, least) = (child(), child())
        laidOut(
            most.widthAnchor.constraint(lessThanOrEqualTo: window.widthAnchor, constant: -52),
            least.widthAnchor.constraint(greaterThanOrEqualTo: window.widthAnchor, constant: -52))
        #expect(most.frame.width == 0 && least.frame.width == 248)
    }

    @Test func `content gives way to a constraint of its own priority`() {
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

    @Test func `a view between a minimum top and a maximum bottom is at the bottom`() {
        let (above, view) = (child(width: 20, height: 40), child(width: 20, height: 30))
        above.pinToCorner(0, 100)
        view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
        laidOut(
            view.topAnchor.constraint(greaterThanOrEqualTo: above.bottomAnchor, constant: 10),
            view.bottomAnchor.constraint(lessThanOrEqualTo: window.layoutMarginsGuide.bottomAnchor))
        #expect(view.frame.maxY == window.layoutMarginsGuide.layoutFrame.maxY)
    }

    @Test func `the order of items and of constraints does not decide between two limits`() {
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

    @Test func `a frame that was set is kept where no constraint decides`() {
        let view = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 70))
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        laidOut(view.rightAnchor.constraint(equalTo: window.rightAnchor))
        #expect(view.frame == CGRect(x: 240, y: 50, width: 60, height: 70))
    }
}
