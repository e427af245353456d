import Foundation
import Graphics
import LayoutAudit
import Testing
import UIKit

@testable import Rendering

/// Motions with a fault between their ends, each with a fixed twin that has no finding.
@MainActor struct MotionAuditTests {
    /// A stage of 200 × 200 points for a test's own views.
    final class StageController: UIViewController {
        var views: [UIView] = []
        let fill: (StageController) -> Void

        init(_ fill: @escaping (StageController) -> Void) {
            self.fill = fill
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            fill(self)
        }

        @discardableResult func label(_ text: String, x: CGFloat, y: CGFloat, width: CGFloat = 60, in around: UIView? = nil) -> UILabel {
            let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: 20))
            label.text = text
            label.font = .systemFont(ofSize: 14)
            label.accessibilityIdentifier = text
            (around ?? view).addSubview(label)
            views.append(label)
            return label
        }

        @discardableResult func box(_ name: String, _ frame: CGRect, color: UIColor? = nil, clips: Bool = false) -> UIView {
            let box = UIView(frame: frame)
            box.accessibilityIdentifier = name
            box.backgroundColor = color
            box.clipsToBounds = clips
            view.addSubview(box)
            views.append(box)
            return box
        }
    }

    private func findings(
        fps: Int = 60, _ fill: @escaping @MainActor @Sendable (StageController) -> Void,
        animation start: @escaping @MainActor @Sendable (StageController) -> Void
    ) throws -> [MotionFinding] {
        let screen = Screen("Stage") { StageController(fill) }.animation("go", start)
        let cell = try #require(Cell(named: "200x200@2x", catalog: .standard))
        let renderer = Renderer(workers: 1)
        let motion = try renderer.motion(of: screen.cases[0], animation: "go", in: cell, framesPerSecond: fps)
        return try renderer.findings(in: motion, project: try Project.load(at: FileManager.default.temporaryDirectory))
    }

    private static func there(_ view: UIView, by offset: CGFloat, back: Bool) {
        let start = view.center.x
        UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = start + offset }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = back ? start : start + 2 * offset }
        }
    }

    // MARK: Off the screen

    @Test func `a text that leaves the screen midway is reported with frames and points`() throws {
        func swing(by offset: CGFloat, back: Bool = true) throws -> [MotionFinding] {
            try findings {
                $0.label("Kitchen", x: 120, y: 40)
            } animation: {
                Self.there($0.views[0], by: offset, back: back)
            }
        }
        let reported = try swing(by: 60)
        #expect(reported.map(\.kind) == [.offScreenMidway])
        let finding = try #require(reported.first)
        #expect(finding.view.hasSuffix("Kitchen") && finding.severity == .warning)
        #expect(finding.fact.hasPrefix("`Kitchen` leaves the screen by up to ") && finding.fact.hasSuffix(" s)"))
        #expect(finding.frames.lowerBound > 1 && finding.frames.upperBound < 29 && finding.points > 20 && finding.points < 45)
        // There is no finding when it stays inside, or leaves for good.
        #expect(try swing(by: 10) == [])
        #expect(try swing(by: 60, back: false) == [])
    }

    @Test func `a picture may extend beyond the screen, and a faded text may leave it`() throws {
        #expect(
            try findings { stage in
                let square = CGRect(x: 0, y: 0, width: 4, height: 4)
                let picture = UIGraphicsImageRenderer(size: square.size).image { $0.fill(square) }
                let view = UIImageView(image: picture)
                view.frame = CGRect(x: 100, y: 40, width: 80, height: 80)
                stage.view.addSubview(view)
                stage.views.append(view)
            } animation: {
                Self.there($0.views[0], by: 60, back: true)
            } == [])
        #expect(
            try findings {
                $0.label("Kitchen", x: 120, y: 40)
            } animation: { stage in
                let view = stage.views[0]
                UIView.animateKeyframes(withDuration: 0.6, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) { view.alpha = 0 }
                    UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.3) { view.center.x += 80 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.3) { view.center.x -= 80 }
                    UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) { view.alpha = 1 }
                }
            } == [])
    }

    // MARK: Over each other

    /// Returns the findings of two texts that swap places.
    private func swap(secondRow: CGFloat = 40, fading: Bool = false, ground: UIColor? = nil) throws -> [MotionFinding] {
        try findings { stage in
            stage.label("One", x: 10, y: 40, width: 40)
            guard let ground else { stage.label("Two", x: 140, y: secondRow, width: 40); return }
            let card = stage.box("card", CGRect(x: 130, y: secondRow - 10, width: 60, height: 40), color: ground)
            stage.label("Two", x: 10, y: 10, width: 40, in: card)
        } animation: { stage in
            let (one, other) = (stage.views[0], stage.views[1])
            UIView.animate(withDuration: 0.5) {
                one.center.x += 130
                other.center.x -= 130
            }
            if fading {
                UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) { one.alpha = 0 }
                    UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.3) { one.alpha = 1 }
                }
            }
        }
    }

    @Test func `texts that pass through each other are reported`() throws {
        let reported = try swap()
        #expect(reported.map(\.kind) == [.overlapMidway])
        let finding = try #require(reported.first)
        #expect(finding.fact.contains(" overlaps `One` by up to ") || finding.fact.contains(" overlaps `Two` by up to "))
        #expect(finding.fact.contains(" from frame ") && finding.frames.count >= 2 && finding.points >= 10)
        #expect(try swap(secondRow: 80) == [])
        #expect(try swap(fading: true) == [])
    }

    @Test func `a card that passes over a text covers it`() throws {
        #expect(try swap(ground: .yellow) == [])
        #expect(try swap(ground: .clear).map(\.kind) == [.overlapMidway])
    }

    @Test func `texts that fade into each other are not reported`() throws {
        #expect(
            try findings { stage in
                stage.label("One", x: 10, y: 40)
                stage.label("Two", x: 10, y: 40).alpha = 0
            } animation: { stage in
                UIView.animate(withDuration: 0.5) {
                    stage.views[0].alpha = 0
                    stage.views[1].alpha = 1
                }
            } == [])
    }

    @Test func `two groups in each other's way are a single finding`() throws {
        let reported = try findings { stage in
            for (index, x) in [10, 130].enumerated() {
                let box = stage.box("box\(index)", CGRect(x: x, y: 20, width: 60, height: 80))
                for row in 0..<3 { stage.label("Line\(index)\(row)", x: 0, y: CGFloat(row) * 25, in: box) }
            }
        } animation: { stage in
            UIView.animate(withDuration: 0.5) {
                stage.views[0].center.x += 120
                stage.views[4].center.x -= 120
            }
        }
        #expect(reported.count == 1 && reported.first?.fact.contains(", with 2 more in `box") == true)
    }

    // MARK: Cut off

    @Test func `a text that its superview cuts off midway is reported`() throws {
        func breathe(clips: Bool, to height: CGFloat = 10, back: Bool = true) throws -> [MotionFinding] {
            try findings { stage in
                let box = stage.box("box", CGRect(x: 20, y: 20, width: 100, height: 60), color: .yellow, clips: clips)
                stage.label("Rooms", x: 10, y: 20, in: box)
            } animation: { stage in
                let box = stage.views[0]
                UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.frame.size.height = height }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.frame.size.height = back ? 60 : height }
                }
            }
        }
        let reported = try breathe(clips: true)
        #expect(reported.map(\.kind) == [.clippedMidway])
        #expect(reported.first?.fact.hasPrefix("`Rooms` is cut off by up to ") == true)
        #expect(try breathe(clips: false) == [])
        #expect(try breathe(clips: true, to: 45) == [])
        // Folding away at the end is intended.
        #expect(try breathe(clips: true, to: 0, back: false) == [])
    }

    // MARK: Jumps

    @Test func `a view that is changed outside the animation jumps as the animation begins`() throws {
        func move(inside: Bool) throws -> [MotionFinding] {
            try findings { stage in
                stage.label("Title", x: 10, y: 20)
                stage.label("Price", x: 10, y: 60)
            } animation: { stage in
                if !inside { stage.views[0].frame.origin.y += 100 }
                UIView.animate(withDuration: 0.5) {
                    if inside { stage.views[0].frame.origin.y += 100 }
                    stage.views[1].alpha = 0.6
                }
            }
        }
        let reported = try move(inside: false)
        #expect(reported.map(\.fact) == ["`Title` jumps 100 pt down at once when the motion begins"])
        #expect(try move(inside: true).filter { $0.kind == .jump } == [])
    }

    @Test func `a view that is placed where its motion begins does not jump`() throws {
        #expect(
            try findings {
                $0.label("Title", x: 10, y: 40)
            } animation: { stage in
                stage.views[0].frame.origin.y = 150
                UIView.animate(withDuration: 0.5) { stage.views[0].frame.origin.y = 40 }
            } == [])
    }

    @Test func `a layer that returns when its animation ends jumps in the last frame`() throws {
        func move(keeping: Bool) throws -> [MotionFinding] {
            try findings {
                $0.box("box", CGRect(x: 20, y: 20, width: 30, height: 30), color: .red)
            } animation: { stage in
                let layer = stage.views[0].layer
                let animation = CABasicAnimation(keyPath: "position.y")
                animation.fromValue = layer.position.y
                animation.toValue = layer.position.y + 100
                animation.duration = 0.5
                if keeping { layer.position.y += 100 }
                layer.add(animation, forKey: "move")
            }
        }
        let reported = try move(keeping: false)
        #expect(reported.count == 1 && reported.first?.frames == 29...30)
        #expect(reported.first?.fact == "`box` jumps 96.7 pt up at once from frame 29 to 30 (0.48 to 0.5 s)")
        #expect(try move(keeping: true) == [])
    }

    @Test func `a step in the middle and a flicker are jumps`() throws {
        func move(_ values: [CGFloat]) throws -> [MotionFinding] {
            try findings {
                $0.box("box", CGRect(x: 0, y: 20, width: 30, height: 30), color: .red)
            } animation: { stage in
                let layer = stage.views[0].layer
                let animation = CAKeyframeAnimation(keyPath: "position.x")
                animation.values = values.map { 15 + $0 }
                animation.duration = Double(values.count - 1) / 60
                layer.position.x = 15 + (values.last ?? 0)
                layer.add(animation, forKey: "move")
            }
        }
        let even = (0...30).map { CGFloat($0) * 2 }
        #expect(try move(even) == [])
        #expect(try move(even.enumerated().map { $0 < 12 ? $1 : $1 + 40 }).map(\.frames) == [11...12])
        let flicker = try move(even.enumerated().map { $0 == 12 ? $1 + 50 : $1 })
        #expect(flicker.first?.frames == 11...12 && flicker.allSatisfy { $0.kind == .jump })
    }

    @Test(arguments: [30, 60, 120]) func `springs, reversals and short motions do not jump`(fps: Int) throws {
        let reported = try findings(fps: fps) { stage in
            for row in 0..<4 { stage.box("box\(row)", CGRect(x: 0, y: CGFloat(row) * 50, width: 30, height: 30), color: .red) }
        } animation: { stage in
            let views = stage.views
            UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 8) { views[0].center.x += 150 }
            UIView.animate(withDuration: 0.15, delay: 0, options: [.curveEaseOut]) { views[1].center.x += 160 }
            UIView.animate(withDuration: 0.25, delay: 0.2, options: [.autoreverse, .curveLinear]) { views[2].center.x += 160 }
            UIView.animate(withDuration: 0.6, delay: 0, options: [.curveEaseIn]) { views[3].frame.size.width = 170 }
        }
        // A reversed view snaps to its new position in the end, as on iOS.
        #expect(reported.filter { !$0.view.hasSuffix("box2") } == [])
    }
}
