import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct StackTests {
    @Test func `5 hiding one view re-plans its own stack and leaves the others alone`() {
        let stage = Stage()
        let stacks = (0..<4).map { index in
            let stack = UIStackView()
            stack.axis = .vertical
            stack.spacing = 8
            stack.translatesAutoresizingMaskIntoConstraints = false
            for line in 0..<4 {
                let view = FixtureView()
                view.accessibilityIdentifier = "line\(index)\(line)"
                view.intrinsic = CGSize(width: 50, height: 10)
                stack.addArrangedSubview(view)
            }
            stage.window.addSubview(stack)
            stack.pinToCorner(CGFloat(index * 60))
            return stack
        }
        stage.window.commit()
        #expect(stacks[1].frame.height == 64)
        let before = stage.statistics
        stacks[1].arrangedSubviews[2].isHidden = true
        stage.window.commit()
        let after = stage.statistics
        #expect(stacks[1].frame.height == 46)
        #expect(stacks[2].frame.height == 64)
        #expect(after.solves - before.solves == 1)
        #expect(after.adds - before.adds + after.removes - before.removes <= 10, "rows of one view, not of every stack")
        stacks[1].arrangedSubviews[2].isHidden = false
        stage.window.commit()
        #expect(stacks[1].frame.height == 64)
        #expect(stage.statistics.constraints == before.constraints)
    }

    @Test func `5 the internal constraints carry UIKit's identifiers and priorities`() {
        let stage = Stage()
        let stack = UIStackView(arrangedSubviews: [FixtureView(), FixtureView()])
        stack.distribution = .equalSpacing
        stack.alignment = .center
        stage.window.addSubview(stack)
        stage.window.commit()
        let all = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
        let names = Set(all.compactMap(\.identifier))
        #expect(
            names == [
                "UISV-canvas-connection", "UISV-spacing", "UISV-distributing-edge", "UISV-canvas-fit", "UISV-alignment",
                "UISV-spanning-boundary",
                "UISV-spanning-fit", "UISV-ambiguity-suppression",
            ])
        #expect(stack.constraints.first { $0.identifier == "UISV-canvas-fit" }?.priority.rawValue == 49)
        #expect(all.first { $0.identifier == "UISV-ambiguity-suppression" }?.priority.rawValue == 25)
    }

    @Test func `5 a view that leaves takes its custom spacing along; removing from the arrangement keeps the subview`() {
        let stage = Stage()
        let views = (0..<3).map { _ in FixtureView() }
        for view in views { view.intrinsic = CGSize(width: 10, height: 10) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(stack)
        stack.pinToCorner()
        stack.setCustomSpacing(20, after: views[0])
        stage.window.commit()
        #expect(stack.frame.width == 50)
        stack.removeArrangedSubview(views[0])
        #expect(views[0].superview === stack)
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        views[1].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[2]])
        stage.window.commit()
        #expect(stack.frame.width == 10)
    }

    @Test func `5 a stack edited equals a stack built that way`() {
        func frames(_ edit: Bool) -> [CGRect] {
            let stage = Stage()
            let views = (0..<4).map { index in
                let view = FixtureView()
                view.intrinsic = CGSize(width: 20 + 7 * index, height: 10 + index)
                return view
            }
            let stack = UIStackView()
            stack.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(stack)
            stack.pinToCorner(3, 4)
            stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
            func arrange() {
                stack.axis = .horizontal
                stack.distribution = .equalCentering
                stack.alignment = .trailing
                stack.spacing = 5
            }
            if !edit { arrange() }
            for view in views { stack.addArrangedSubview(view) }
            if edit {
                stack.axis = .vertical
                stack.alignment = .center
                views[1].isHidden = true
                stage.window.commit()
                stack.removeArrangedSubview(views[3])
                stage.window.commit()
                views[1].isHidden = false
                stack.addArrangedSubview(views[3])
                arrange()
            }
            stage.window.commit()
            return views.map(\.frame) + [stack.frame]
        }
        #expect(frames(true) == frames(false))
    }

    /// Checks what is true of every combination.
    @Test(
        arguments: [NSLayoutConstraint.Axis.horizontal, .vertical],
        [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
    func `5 every distribution with every alignment on both axes`(_ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution)
    {
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline] {
            let stage = Stage(CGSize(width: 400, height: 400))
            let views = [(30, 14), (40, 22), (26, 18)].map { width, height in
                let view = FixtureView()
                view.intrinsic = CGSize(width: width, height: height)
                return view
            }
            let stack = UIStackView(arrangedSubviews: views)
            stack.translatesAutoresizingMaskIntoConstraints = false
            (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, 6)
            stage.window.addSubview(stack)
            stack.pinToCorner(10, 10)
            let isRow = axis == .horizontal
            (isRow ? stack.widthAnchor : stack.heightAnchor).constraint(equalToConstant: 240).isActive = true
            stage.window.commit()
            #expect(stage.engine.conflicts.isEmpty, "\(alignment)")
            #expect(!stack.hasAmbiguousLayout && !views.contains(where: \.hasAmbiguousLayout), "\(alignment)")
            func start(_ frame: CGRect) -> CGFloat { isRow ? frame.minX : frame.minY }
            func end(_ frame: CGRect) -> CGFloat { isRow ? frame.maxX : frame.maxY }
            let frames = views.map(\.frame), gaps = zip(frames, frames.dropFirst()).map { start($1) - end($0) }
            #expect(start(frames[0]) == 0 && end(frames[2]) == 240)
            #expect(gaps.allSatisfy { $0 >= 6 })
            if distribution.rawValue <= UIStackView.Distribution.fillProportionally.rawValue { #expect(gaps == [6, 6]) }
            let sizes = frames.map { end($0) - start($0) }
            switch distribution {
            case .fillEqually: #expect(sizes == [76, 76, 76])
            case .equalSpacing: #expect(gaps[0] == gaps[1] && sizes == (isRow ? [30, 40, 26] : [14, 22, 18]))
            case .equalCentering:
                let centres = frames.map { (start($0) + end($0)) / 2 }
                #expect(abs(centres[2] - 2 * centres[1] + centres[0]) <= 1)
            case .fill, .fillProportionally:
                let sum: CGFloat = sizes.reduce(0, +)
                #expect(sum == 228)
            }
            expectAcross(frames, isRow ? stack.frame.height : stack.frame.width, alignment, isRow)
        }
    }

    private func expectAcross(_ frames: [CGRect], _ room: CGFloat, _ alignment: UIStackView.Alignment, _ isRow: Bool) {
        let low = frames.map { isRow ? $0.minY : $0.minX }, high = frames.map { isRow ? $0.maxY : $0.maxX }
        // A row on first baselines keeps only its first view inside at the top (Stacks.md, alignmentAcross).
        #expect(room == (isRow ? (alignment == .firstBaseline ? 14 : 22) : 40), "\(alignment): as large as the largest")
        switch alignment {
        case .fill: #expect(low == [0, 0, 0] && high == [room, room, room])
        case .leading: #expect(low == [0, 0, 0])
        case .trailing: #expect(high == [room, room, room])
        case .center: #expect(zip(low, high).allSatisfy { abs($0 + $1 - room) <= 0.5 })
        // The baseline of a view without text is its bottom; in a column, baseline alignments mean the leading edge.
        case .firstBaseline, .lastBaseline: #expect(isRow ? high == [room, room, room] : low == [0, 0, 0])
        }
    }

    @Test func `5 settings' defaults, the system's spacing, and a stack has no size of its own`() {
        let stage = Stage()
        let stack = UIStackView(arrangedSubviews: [FixtureView(), FixtureView()])
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill && stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.arrangedSubviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        #expect(stack.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(stack)
        stack.pinToCorner()
        for case let view as FixtureView in stack.arrangedSubviews { view.intrinsic = CGSize(width: 10, height: 10) }
        stack.spacing = UIStackView.spacingUseSystem
        stage.window.commit()
        #expect(stack.frame.width == 28)
        stack.setCustomSpacing(3, after: stack.arrangedSubviews[0])
        stage.window.commit()
        #expect(stack.frame.width == 23)
    }

    @Test func `5 a conflict in a stack reads as UIKit's: the stack's own rows with their identifiers`() throws {
        let stage = Stage()
        let view = FixtureView()
        let stack = UIStackView(arrangedSubviews: [view])
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(stack)
        stack.pinToCorner()
        let height = view.widthAnchor.constraint(equalToConstant: 44)
        height.identifier = "view.width"
        height.isActive = true
        view.isHidden = true
        stage.window.commit()
        let conflict = try #require(stage.engine.conflicts.first)
        #expect(conflict.log.contains("'UISV-hiding' FixtureView:") && conflict.log.contains("'view.width' FixtureView:"))
    }
}

/// The baselines of a stack view are those of a view it arranges; constraints from outside follow them from one view to another.
@MainActor @Suite(.ownEnvironment) struct StackBaselineTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let stack = UIStackView()
    private let outside = UILabel()

    init() {
        stack.axis = .vertical
        for text in ["first", "second"] { arrange(text) }
        outside.text = "outside"
        for view in [stack, outside] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outside.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
            outside.lastBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
    }

    private func arrange(_ text: String) {
        let label = UILabel()
        label.text = text
        stack.addArrangedSubview(label)
    }

    /// Returns the text of the arranged label that is beside the one outside, after layout.
    private func line() -> String? {
        root.layoutIfNeeded()
        let beside = stack.arrangedSubviews.first { !$0.isHidden && $0.frame.minY == outside.frame.minY }
        return (beside as? UILabel)?.text
    }

    @Test func `a stack's last baseline moves to a view that is added below`() {
        #expect(line() == "second")
        arrange("third")
        #expect(line() == "third")
    }

    @Test func `a stack's last baseline moves to the view before when the last one is removed or hidden`() {
        stack.arrangedSubviews[1].removeFromSuperview()
        #expect(line() == "first")
        arrange("second")
        #expect(line() == "second")
        stack.arrangedSubviews[1].isHidden = true
        #expect(line() == "first")
    }

    @Test func `a row's last baseline moves to the tallest view when its text grows`() throws {
        stack.axis = .horizontal
        stack.alignment = .top
        let (first, second) = (try #require(stack.arrangedSubviews[0] as? UILabel), try #require(stack.arrangedSubviews[1] as? UILabel))
        (first.font, second.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 24))
        root.layoutIfNeeded()
        let below = outside.frame.maxY
        first.font = .systemFont(ofSize: 60)
        root.layoutIfNeeded()
        #expect(outside.frame.maxY > below + 20)
    }

    @Test func `a stack without arranged views has its own last baseline`() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        root.layoutIfNeeded()
        #expect(outside.frame.maxY <= root.frame.minY + outside.frame.height)
        arrange("again")
        #expect(line() == "again")
    }
}
