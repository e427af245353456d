import Testing
@testable import UIKit

/// Sizes and safe areas from documents, and what documents revealed about scroll views and stacks.
@MainActor struct GivenSizesTests {
    private func box(in parent: UIView) -> UIView {
        // Views outside a window have the current traits, which the last window shown has set.
        UITraitCollection.current = .fallback
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    @Test func `a design size replaces the intrinsic size`() {
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

    @Test func `the centre of a scroll view is that of its frame, and its edges are those of its content`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), view = box(in: scroll)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor), view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            view.centerXAnchor.constraint(equalTo: scroll.centerXAnchor), view.topAnchor.constraint(equalTo: scroll.topAnchor),
            view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor), view.heightAnchor.constraint(equalToConstant: 400),
        ])
        scroll.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    }

    @Test func `a view smaller than its safe area keeps its size`() {
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

    @Test func `proportional stacks fill if a view has no intrinsic size`() {
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
