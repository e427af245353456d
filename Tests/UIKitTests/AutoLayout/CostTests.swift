import Foundation
import Testing
@testable import UIKit

/// Counts the cost of layout.
@MainActor struct CostTests {
    @Test func `1.4 one by one gives the same frames as a batch; a pass after each costs an optimisation each`() {
        func run(passes: Bool) -> ([CGRect], Int) {
            let stage = Stage()
            let views = (0..<6).map { stage.add("v\($0)", 10, 10) }
            stage.window.commit()
            let before = stage.statistics.solves
            for (index, view) in views.enumerated() {
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: CGFloat(index)).isActive = true
                if passes { stage.window.commit() }
            }
            stage.window.commit()
            return (views.map(\.frame), stage.statistics.solves - before)
        }
        let (together, one) = run(passes: false), (apart, six) = run(passes: true)
        #expect(together == apart)
        #expect((one, six) == (1, 6))
    }

    @Test func `1.5 costs rise from a constant over a priority to adding and removing`() {
        let stage = Stage()
        let view = stage.add("a")
        view.pinToCorner()
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.activate(at: 900)
        let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
        least.isActive = true
        stage.window.commit()
        func cost(_ change: () -> Void) -> (edits: Int, changes: Int, plans: Int, solves: Int) {
            let (before, solver) = (stage.statistics, stage.engine.solver.counters)
            change()
            stage.window.commit()
            let (after, now) = (stage.statistics, stage.engine.solver.counters)
            return (
                after.constantEdits - before.constantEdits, after.adds - before.adds + after.removes - before.removes,
                now.replannedGroups - solver.replannedGroups, after.solves - before.solves
            )
        }
        #expect(cost { width.constant = 60 } == (1, 0, 0, 1), "no structural work")
        #expect(cost { least.constant = 25 } == (1, 0, 0, 1))
        let priority = cost { width.priority = UILayoutPriority(899) }
        #expect((priority.edits, priority.changes, priority.solves) == (0, 0, 1))
        let removal = cost { least.isActive = false }
        #expect(removal.changes == 1)
        let addition = cost { least.isActive = true }
        #expect(addition.changes == 1 && addition.plans >= 1)
        #expect(cost {} == (0, 0, 0, 0), "a pass with nothing to do does nothing")
    }

    @Test func `1.5 an edit moves what depends on it: one frame of a hundred, or a hundred`() {
        let stage = Stage(CGSize(width: 320, height: 4000))
        var previous: FixtureView?
        var gaps: [NSLayoutConstraint] = []
        for index in 0..<100 {
            let view = stage.add("v\(index)", 20, 20)
            view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
            gaps.append(view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? stage.window.topAnchor, constant: 4))
            previous = view
        }
        NSLayoutConstraint.activate(gaps)
        stage.window.commit()
        func written(_ change: () -> Void) -> Int {
            let before = stage.statistics.frames
            change()
            stage.window.commit()
            return stage.statistics.frames - before
        }
        #expect(written { gaps[99].constant = 10 } == 1)
        #expect(written { gaps[0].constant = 10 } == 100)
    }

    @Test func `1.6 twice the cells cost twice the work`() {
        func work(_ count: Int) -> (variables: Int, rows: Int, pivots: Int, frames: Int) {
            let stage = Stage(CGSize(width: 320, height: 40 * count))
            for index in 0..<count { Self.addCell(index, to: stage) }
            stage.window.commit()
            let now = stage.statistics
            return (now.variables - 4, now.constraints - 2, now.pivots, now.frames)
        }
        let one = work(10), two = work(20)
        #expect(two.variables == 2 * one.variables && two.rows == 2 * one.rows && two.frames == 2 * one.frames)
        #expect(two.pivots <= 2 * one.pivots)
    }

    @Test func `1.6 an edit in one cell solves that cell; a constraint across two ties them and no others`() {
        let stage = Stage(CGSize(width: 320, height: 2000))
        let cells = (0..<20).map { Self.addCell($0, to: stage) }
        stage.window.commit()
        func written(_ change: () -> Void) -> Int {
            let before = stage.statistics.frames
            change()
            stage.window.commit()
            return stage.statistics.frames - before
        }
        #expect(written { cells[4].width.constant = 70 } == 2, "the box and its neighbour")
        let tie = cells[9].box.widthAnchor.constraint(equalTo: cells[4].box.widthAnchor)
        cells[9].width.isActive = false
        tie.isActive = true
        stage.window.commit()
        #expect(cells[9].box.frame.width == 70)
        #expect(written { cells[4].width.constant = 80 } == 4, "both cells, and none of the other eighteen")
        let before = stage.engine.solver.counters.replannedGroups
        #expect(written { cells[15].width.constant = 33 } == 2)
        #expect(stage.engine.solver.counters.replannedGroups == before)
    }

    private struct Cell {
        var box: FixtureView
        var width: NSLayoutConstraint
    }

    @discardableResult private static func addCell(_ index: Int, to stage: Stage) -> Cell {
        let cell = stage.add("cell\(index)"), box = stage.add("box", to: cell), tail = stage.add("tail", to: cell, 8, 8)
        cell.pinToCorner(0, CGFloat(index * 40))
        box.pinToCorner(4, 4)
        let width = box.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            cell.widthAnchor.constraint(equalToConstant: 300), cell.heightAnchor.constraint(equalToConstant: 40), width,
            box.heightAnchor.constraint(equalToConstant: 20), tail.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 6),
            tail.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        ])
        return Cell(box: box, width: width)
    }

    @Test func `1.12 the counters are public, and count what was done`() {
        let stage = Stage()
        let view = stage.add("a", 20, 20)
        view.pinToCorner()
        stage.window.commit()
        let now = stage.window.layoutStatistics
        #expect(now.variables == 8 && now.constraints == 2 + 2 + 4, "the root's size, two edges, and the intrinsic size")
        #expect((now.adds, now.removes, now.solves, now.passes) == (8, 0, 1, 1))
        #expect((now.intrinsicSizes, now.textMeasurements, now.frames, now.churn) == (1, 0, 1, 0))
    }

    @Test func `3.3 text that is laid out again is not measured again`() {
        let stage = Stage()
        let label = UILabel()
        label.text = "text"
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(label)
        let leading = label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
        NSLayoutConstraint.activate([leading, label.topAnchor.constraint(equalTo: stage.window.topAnchor)])
        stage.window.commit()
        #expect(stage.statistics.textMeasurements == 1)
        leading.constant = 30
        stage.window.commit()
        #expect(stage.statistics.textMeasurements == 1)
    }
}
