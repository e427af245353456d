import Foundation
import Testing
@testable import UIKit

/// What goes wrong on a device goes wrong here in the same way, with the same messages.
@MainActor struct TrapTests {
    @Test
    func `2.2 trap: translatesAutoresizingMaskIntoConstraints forgotten: the empty frame wins, and the log names the missing line`() throws
    {
        let stage = Stage()
        let label = UILabel()
        label.text = "Hello"
        label.accessibilityIdentifier = "greeting"
        stage.window.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: stage.window.centerYAnchor),
            label.widthAnchor.constraint(equalToConstant: 120),
        ])
        stage.window.commit()
        #expect(label.frame == .zero, "nothing is seen")
        let log = stage.engine.conflicts.map(\.log).joined(separator: "\n")
        #expect(log.contains("<NSAutoresizingMaskLayoutConstraint:") && log.contains("h=--& v=--&"))
        #expect(log.contains("set its translatesAutoresizingMaskIntoConstraints to false"))
        #expect(stage.engine.conflicts.flatMap(\.untranslated).allSatisfy { $0 == "UIWindow/greeting" })
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.window.commit()
        #expect(label.frame.width == 120 && label.frame.midX == 160 && abs(label.frame.midY - 240) < 0.5)
    }

    @Test func `1.7 trap: a required constraint that is in the way steps back when its priority falls`() {
        let stage = Stage()
        let view = stage.add("a", nil, nil)
        view.pinToCorner()
        let width = view.widthAnchor.constraint(equalToConstant: 100), other = view.widthAnchor.constraint(equalToConstant: 60)
        width.isActive = true
        other.activate(at: 800)
        stage.window.commit()
        #expect(view.frame.width == 100)
        #expect(stopping { width.priority = UILayoutPriority(700) } == nil)
        stage.window.commit()
        #expect(view.frame.width == 60)
        width.priority = UILayoutPriority(900)
        stage.window.commit()
        #expect(view.frame.width == 100)
    }

    @Test func `3.2 trap: equal hugging: the trace names both views, and the answer is the same every time`() {
        func frames() -> ([CGRect], String) {
            let stage = Stage(CGSize(width: 200, height: 50))
            let (title, value) = (stage.add("title", 60, 20), stage.add("value", 40, 20))
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-0-[title]-10-[value]-0-|", options: .alignAllTop, metrics: nil,
                    views: ["title": title, "value": value]))
            title.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
            stage.window.commit()
            return ([title.frame, value.frame], stage.window.layoutTrace())
        }
        let (first, trace) = frames()
        #expect(first[0].width + first[1].width == 190)
        let ambiguous = trace.split(separator: "\n").filter { $0.contains("AMBIGUOUS LAYOUT") }
        #expect(ambiguous.count == 2)
        #expect(ambiguous.contains { $0.contains("title.Width") } && ambiguous.contains { $0.contains("value.Width") })
        for _ in 0..<3 { #expect(frames().0 == first) }
    }

    @Test func `6.1 trap: layoutIfNeeded on the view whose constraint changed animates nothing; on its superview it does`() {
        Timeline.current = Timeline()
        defer { Timeline.current = Timeline() }
        let stage = Stage()
        let view = stage.add("a", 10, 10)
        let leading = view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
        NSLayoutConstraint.activate([leading, view.topAnchor.constraint(equalTo: stage.window.topAnchor)])
        stage.window.commit()
        leading.constant = 80
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
        #expect(view.frame.minX == 0)
        stage.window.commit()
        #expect(view.seenFrame(at: 0.5).minX == 80, "it jumps in the next pass")
        leading.constant = 160
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.window.layoutIfNeeded() }
        #expect(view.seenFrame(at: 0.5).minX == 120)
    }

    @Test func `6.3 trap: setNeedsLayout in layoutSubviews ends at a bound, is named, and the rest of the screen is laid out`() throws {
        let stage = Stage()
        let restless = DiaryView(), other = stage.add("other", 20, 20)
        restless.loops = true
        restless.accessibilityIdentifier = "restless"
        stage.window.addSubview(restless)
        other.pinToCorner(7, 9)
        stage.window.commit()
        #expect(stage.engine.feedbackLoops.map(\.view) == ["UIWindow/restless"])
        #expect(stage.engine.feedbackLoops.map(\.property) == ["setNeedsLayout"])
        #expect(other.frame == CGRect(x: 7, y: 9, width: 20, height: 20))
        restless.loops = false
        restless.setNeedsLayout()
        stage.window.commit()
        #expect(stage.engine.feedbackLoops.count == 1, "once it rests nothing more is said")
    }

    @Test func `6.5 trap: a broken self-sizing chain leaves the estimate, and the finding says between which views it breaks`() throws {
        let stage = Stage()
        let table = UITableView(frame: stage.window.bounds)
        let source = ChainRows()
        table.dataSource = source
        table.estimatedRowHeight = 61
        stage.window.addSubview(table)
        stage.window.commit()
        let cell = try #require(table.visibleCells.first)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 61)
        #expect(cell.hasBrokenHeight)
        let found = try #require(cell.contentView.selfSizingBreak())
        #expect(found.fromTop.map(Self.lastName) == ["title"])
        #expect(found.fromBottom.map(Self.lastName) == ["detail"])
        source.isWhole = true
        table.reloadData()
        stage.window.commit()
        let whole = try #require(table.visibleCells.first)
        // 8 + 20 + 6 + 10 + 8, and a separator.
        #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 0)).height - 52.5) < 0.01)
        #expect(!whole.hasBrokenHeight && whole.contentView.selfSizingBreak() == nil)
    }

    private static func lastName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }
}

/// Rows with a title above a detail; the constraint between the two exists only when the chain is whole.
@MainActor private final class ChainRows: NSObject, UITableViewDataSource {
    var isWhole = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(), content = cell.contentView
        let views = zip(["title", "detail"], [CGSize(width: 90, height: 20), CGSize(width: 40, height: 10)]).map { name, size in
            let view = FixtureView()
            view.intrinsic = size
            view.accessibilityIdentifier = name
            view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(view)
            view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16).isActive = true
            return view
        }
        views[0].topAnchor.constraint(equalTo: content.topAnchor, constant: 8).isActive = true
        views[1].bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8).isActive = true
        if isWhole { views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 6).isActive = true }
        return cell
    }
}

extension UIView {
    /// Returns the frame on screen at a time of the timeline, as far as position and size determine it.
    func seenFrame(at time: Double) -> CGRect {
        var seen = Layer(name: "", kind: "", frame: .zero)
        (seen.position, seen.bounds, seen.anchorPoint) = (layer.position, layer.bounds, layer.anchorPoint)
        layer.present(&seen, at: time)
        return CGRect(
            x: seen.position.x - seen.bounds.width * seen.anchorPoint.x, y: seen.position.y - seen.bounds.height * seen.anchorPoint.y,
            width: seen.bounds.width, height: seen.bounds.height)
    }
}
