import Testing
@testable import UIKit

/// Sizes and safe areas that a document gives, and what documents taught about scroll views and stacks.
@MainActor struct GivenSizesTests {
    private func box(in parent: UIView) -> UIView {
        // These views are in no window: theirs are the current traits, which the window that was shown last has left.
        UITraitCollection.current = .fallback
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    @Test("a design size stands in for the intrinsic one")
    func designSize() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), view = box(in: root)
        view.designSize = DesignSize(width: 60, height: UIView.noIntrinsicMetric)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 200))
        view.designSize = DesignSize(width: 80, height: UIView.noIntrinsicMetric)
        root.layoutIfNeeded()
        #expect(view.frame.width == 80)
    }

    @Test("the centre of a scroll view is its frame's, its edges are the content's")
    func scrollViewCentre() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), view = box(in: scroll)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor), view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            view.centerXAnchor.constraint(equalTo: scroll.centerXAnchor), view.topAnchor.constraint(equalTo: scroll.topAnchor),
            view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor), view.heightAnchor.constraint(equalToConstant: 400),
        ])
        scroll.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    }

    @Test("a view smaller than its safe area keeps its size")
    func tinySafeArea() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let small = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60)), view = box(in: small)
        root.addSubview(small)
        small.fixedSafeAreaInsets = UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: small.topAnchor), view.bottomAnchor.constraint(equalTo: small.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: small.safeAreaLayoutGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: small.safeAreaLayoutGuide.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(small.frame.height == 60)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    }

    @Test("proportional views fill where one has no size of its own")
    func proportionsWithoutSize() {
        UITraitCollection.current = .fallback
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        stack.distribution = .fillProportionally
        let label = UIView(), image = UIView()
        label.designSize = DesignSize(width: 60, height: UIView.noIntrinsicMetric)
        stack.addArrangedSubview(image)
        stack.addArrangedSubview(label)
        stack.layoutIfNeeded()
        #expect(label.frame.width == 60)
        #expect(image.frame.width == 140)
    }
}
