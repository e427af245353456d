import Testing
import UIKit

@testable import LayoutAudit

/// Wasted work while a screen is created: each such screen is reported, and its fixed twin is not.
@MainActor struct PerformanceRuleTests: WindowTests {
    private func reported(_ kind: Finding.Kind, _ window: UIWindow) -> [String] {
        Audit.findings(in: window, kinds: [kind]).map { "\($0.view.split(separator: "/").last ?? ""): \($0.fact)" }
    }

    private func box(in view: UIView) -> UIView {
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor), box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        return box
    }

    @Test func `constraints that are activated one by one are reported`() {
        func screen(_ activate: @escaping ([NSLayoutConstraint]) -> Void) -> UIWindow {
            window { view in
                let boxes = (0..<4).map { _ in
                    let box = UIView()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(box)
                    return box
                }
                activate(
                    boxes.flatMap { box in
                        [box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.topAnchor.constraint(equalTo: view.topAnchor)]
                    })
            }
        }
        let seeded = screen { for constraint in $0 { constraint.isActive = true } }
        #expect(reported(.singleActivation, seeded) == ["UIView: 8 of its constraints were activated one by one"])
        #expect(reported(.singleActivation, screen(NSLayoutConstraint.activate)) == [])
    }

    @Test func `constraints that are removed and added again, or rebuilt, are reported`() {
        func screen(_ change: (NSLayoutConstraint, UIView) -> Void) -> UIWindow {
            var box = UIView(), width = NSLayoutConstraint()
            let window = window { view in
                box = self.box(in: view)
                width = box.widthAnchor.constraint(equalToConstant: 40)
                NSLayoutConstraint.activate([width, box.heightAnchor.constraint(equalToConstant: 40)])
            }
            change(width, box)
            window.layoutIfNeeded()
            return window
        }
        let removed = screen { width, _ in
            width.isActive = false
            width.isActive = true
        }
        #expect(reported(.constraintChurn, removed) == ["box: 1 constraint was removed and added again unchanged"])
        let rebuilt = screen { width, box in
            width.isActive = false
            box.widthAnchor.constraint(equalToConstant: 60).isActive = true
        }
        #expect(reported(.rebuiltConstraint, rebuilt) == ["box: 1 constraint was replaced by the same with a different constant"])
        #expect(reported(.constraintChurn, rebuilt) == [])
        let changed = screen { width, _ in width.constant = 60 }
        #expect(reported(.rebuiltConstraint, changed) + reported(.constraintChurn, changed) == [])
        // A replacement by an entirely different constraint is no rebuilding.
        let exchanged = screen { width, box in
            width.isActive = false
            box.widthAnchor.constraint(equalTo: box.heightAnchor, constant: 3).isActive = true
        }
        #expect(reported(.rebuiltConstraint, exchanged) + reported(.constraintChurn, exchanged) == [])
    }

    @Test func `layout that is forced several times in a turn is reported`() {
        func screen(_ isForced: Bool) -> UIWindow {
            var box = UIView()
            let window = window { box = self.box(in: $0) }
            for width in [10.0, 20, 30] {
                NSLayoutConstraint.activate([box.widthAnchor.constraint(greaterThanOrEqualToConstant: width)])
                if isForced { window.rootViewController?.view.layoutIfNeeded() }
            }
            window.layoutIfNeeded()
            return window
        }
        #expect(reported(.forcedLayout, screen(true)) == ["UIView: layoutIfNeeded() laid it out 3 times before the screen was complete"])
        #expect(reported(.forcedLayout, screen(false)) == [])
    }

    @Test func `layout that an animation forces is not reported`() {
        var width = NSLayoutConstraint()
        let window = window { view in
            let box = self.box(in: view)
            width = box.widthAnchor.constraint(equalToConstant: 10)
            NSLayoutConstraint.activate([width, box.heightAnchor.constraint(equalToConstant: 10)])
        }
        for points in [20.0, 30, 40] {
            width.constant = points
            UIView.animate(withDuration: 0.3) { window.rootViewController?.view.layoutIfNeeded() }
        }
        #expect(reported(.forcedLayout, window) == [])
    }

    @Test func `a size that is measured again without a change is reported`() {
        final class Meter: UIView {
            var isHasty = false
            override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }
            override func layoutSubviews() {
                super.layoutSubviews()
                if isHasty { invalidateIntrinsicContentSize() }
            }
        }
        func screen(_ isHasty: Bool) -> UIWindow {
            let meter = Meter()
            meter.isHasty = isHasty
            meter.accessibilityIdentifier = "meter"
            meter.translatesAutoresizingMaskIntoConstraints = false
            let window = window { view in
                view.addSubview(meter)
                NSLayoutConstraint.activate([
                    meter.topAnchor.constraint(equalTo: view.topAnchor), meter.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                ])
            }
            for width in 0..<10 {
                meter.bounds.size.width = CGFloat(100 + width)
                meter.setNeedsLayout()
                window.layoutIfNeeded()
            }
            return window
        }
        #expect(reported(.repeatedMeasuring, screen(true)).count == 1)
        #expect(reported(.repeatedMeasuring, screen(false)) == [])
    }
}
