import Foundation
import Testing
import UIKit

/// Pseudorandom numbers that are the same every time.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

/// A column of cards whose contents depend on priorities, made to be changed.
@MainActor final class LawScene {
    let stage: Stage
    var constants: [NSLayoutConstraint] = []
    var optional: [NSLayoutConstraint] = []
    var views: [FixtureView] = []
    let cards: [UIStackView]

    init(size: CGSize, rightToLeft: Bool = false, reversed: Bool = false) {
        stage = Stage(size, rightToLeft: rightToLeft)
        var made: [UIStackView] = [], constraints: [NSLayoutConstraint] = []
        let window = stage.window
        for index in 0..<5 {
            let card = UIStackView()
            card.translatesAutoresizingMaskIntoConstraints = false
            card.axis = index.isMultiple(of: 2) ? .vertical : .horizontal
            card.spacing = CGFloat(index)
            card.alignment = [.fill, .leading, .center, .trailing, .fill][index]
            window.addSubview(card)
            for line in 0..<3 {
                let view = FixtureView()
                view.intrinsic = CGSize(width: 20 + 13 * line + index, height: 10 + 3 * line)
                view.setContentHuggingPriority(UILayoutPriority(Float(240 + line)), for: .horizontal)
                view.setContentHuggingPriority(UILayoutPriority(Float(240 + line)), for: .vertical)
                card.addArrangedSubview(view)
                views.append(view)
            }
            let top = card.topAnchor.constraint(equalTo: made.last?.bottomAnchor ?? window.topAnchor, constant: 8)
            let leading = card.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: CGFloat(4 * index))
            let width = card.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5)
            width.priority = UILayoutPriority(700)
            let cap = card.widthAnchor.constraint(lessThanOrEqualToConstant: 220)
            constants += [top, leading, cap]
            optional.append(width)
            constraints += [top, leading, width, cap]
            made.append(card)
        }
        cards = made
        for constraint in reversed ? constraints.reversed() : constraints { constraint.isActive = true }
        window.commit()
    }

    var frames: [CGRect] { (cards as [UIView] + views).map { $0.convert($0.bounds, to: stage.window) } }

    /// Makes one change of a kind that real screens make.
    func change(_ numbers: inout SeededNumbers) {
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0, 1: constants.randomElement(using: &numbers)?.constant = CGFloat(Int.random(in: 0..<60, using: &numbers) * 4 + 10)
        case 2: views.randomElement(using: &numbers)?.isHidden.toggle()
        case 3: optional.randomElement(using: &numbers)?.isActive.toggle()
        case 4:
            guard let view = views.randomElement(using: &numbers) else { return }
            view.intrinsic = CGSize(width: Int.random(in: 5..<90, using: &numbers), height: Int.random(in: 5..<40, using: &numbers))
            view.invalidateIntrinsicContentSize()
        default: cards.randomElement(using: &numbers)?.spacing = CGFloat(Int.random(in: 0..<20, using: &numbers))
        }
    }
}

@MainActor struct LawTests {
    @Test(arguments: 1...12) func `1.9 and 5: a layout edited equals a layout built that way`(_ seed: UInt64) {
        let edited = LawScene(size: CGSize(width: 400, height: 800)), built = LawScene(size: CGSize(width: 400, height: 800))
        var numbers = SeededNumbers(state: seed), same = SeededNumbers(state: seed)
        for _ in 0..<12 {
            edited.change(&numbers)
            edited.stage.window.commit()
            built.change(&same)
        }
        // The other scene gets all changes at once, in an engine that starts from scratch.
        built.stage.engine.rebuild()
        built.stage.window.commit()
        #expect(edited.frames == built.frames)
        #expect(edited.stage.engine.conflicts.isEmpty)
    }

    @Test(arguments: [false, true]) func `a view keeps its frame when its mask changes, laid out anew or not`(isAnew: Bool) {
        let stage = Stage(), view = UIView(frame: CGRect(x: 5, y: 20, width: 50, height: 60)), other = stage.add("other", 10, 10)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.window.addSubview(view)
        other.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        other.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        stage.window.commit()
        for mask in [[], .flexibleLeftMargin, [.flexibleWidth, .flexibleTopMargin]] as [UIView.AutoresizingMask] {
            view.autoresizingMask = mask
            if isAnew { stage.engine.rebuild() }
            stage.window.commit()
            #expect(view.frame == CGRect(x: 5, y: 20, width: 50, height: 60))
            #expect(other.frame.origin == CGPoint(x: 55, y: 20))
        }
    }

    /// The mask's rows are made from the frame that was set, not from one that followed.
    @Test(arguments: [false, true]) func `a mask that made its view empty gives it its size back, laid out anew or not`(isAnew: Bool) {
        let stage = Stage(), outer = stage.add("outer"), view = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        outer.pinToCorner()
        let height = outer.heightAnchor.constraint(equalToConstant: 240)
        NSLayoutConstraint.activate([height, outer.widthAnchor.constraint(equalToConstant: 100)])
        stage.window.commit()
        view.autoresizingMask = [.flexibleHeight, .flexibleTopMargin]
        outer.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 51).isActive = true
        stage.window.commit()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 51, height: 31))
        height.constant = 209
        stage.window.commit()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 51, height: 0))
        if isAnew { stage.engine.rebuild() }
        height.constant = 240
        stage.window.commit()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    }

    /// What constraints leave open stays at the frame that was set last, also if the mask placed the view then.
    @Test(arguments: [false, true]) func `a view that its mask no longer places stays at its frame, laid out anew or not`(isAnew: Bool) {
        let stage = Stage(), view = UIView(frame: CGRect(x: 5, y: 0, width: 50, height: 60)), other = stage.add("other", 10, 10)
        stage.window.addSubview(view)
        let tie = other.leadingAnchor.constraint(equalTo: view.trailingAnchor)
        tie.isActive = true
        stage.window.commit()
        view.frame = CGRect(x: 30, y: 40, width: 20, height: 10)
        stage.window.commit()
        tie.isActive = false
        view.translatesAutoresizingMaskIntoConstraints = false
        if isAnew { stage.engine.rebuild() }
        stage.window.commit()
        #expect(view.frame == CGRect(x: 30, y: 40, width: 20, height: 10))
    }

    /// Checks that views are where they are when all is laid out anew.
    private func expectLaw(_ stage: Stage, _ views: UIView..., line: SourceLocation = #_sourceLocation) {
        stage.window.commit()
        let frames = views.map(\.frame)
        stage.engine.rebuild()
        stage.window.commit()
        #expect(frames == views.map(\.frame), sourceLocation: line)
    }

    /// The order of boxes decides where the views are, so all rows are built again; one view then moves by a third of a pixel.
    @Test func `1.11 content of a view that moves by part of a pixel is rounded anew when the order decided`() {
        let stage = Stage(), outer = stage.add("outer"), label = UILabel(), inner = stage.add("inner", to: label), guide = UILayoutGuide()
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(label)
        stage.window.addLayoutGuide(guide)
        let centre = label.centerYAnchor.constraint(equalTo: guide.centerYAnchor, constant: -8)
        let same = label.centerYAnchor.constraint(equalTo: guide.centerYAnchor)
        let mirrored = NSLayoutConstraint(
            item: label, attribute: .centerY, relatedBy: .equal, toItem: outer, attribute: .centerY, multiplier: -1, constant: 0)
        (centre.priority, same.priority, mirrored.priority) = (UILayoutPriority(999), UILayoutPriority(999), UILayoutPriority(750))
        NSLayoutConstraint.activate([
            outer.heightAnchor.constraint(equalTo: guide.heightAnchor, constant: 1.0 / 3), centre, same, mirrored,
            inner.heightAnchor.constraint(equalToConstant: 1.0 / 3),
        ])
        stage.window.commit()
        let late = stage.add("late", 10, 10)
        late.pinToCorner()
        centre.constant = 0
        expectLaw(stage, outer, label, inner, late)
        #expect(inner.frame.height == 0.5)
    }

    @Test func `1.11 content is rounded anew below a view without constraints, whoever moves`() {
        let stage = Stage(), outer = stage.add("outer"), between = UIView(), inner = stage.add("inner", to: between)
        outer.addSubview(between)
        let top = outer.topAnchor.constraint(equalTo: stage.window.topAnchor)
        NSLayoutConstraint.activate([top, inner.heightAnchor.constraint(equalToConstant: 10.25)])
        stage.window.commit()
        #expect(inner.frame.height == 10.5)
        top.constant = 0.25
        expectLaw(stage, outer, inner)
        #expect(inner.frame.height == 10)
        between.frame.origin.y = 0.5
        expectLaw(stage, outer, inner)
        #expect(inner.frame.height == 10)
        between.frame.origin.y = 0.75
        expectLaw(stage, outer, inner)
        #expect(inner.frame.height == 10.5)
    }

    @Test func `1.11 content is rounded anew when its superview is placed by constraints for the first time`() {
        let stage = Stage(), outer = UIView(frame: CGRect(x: 0, y: 0.25, width: 50, height: 50)), inner = stage.add("inner", to: outer)
        stage.window.addSubview(outer)
        inner.heightAnchor.constraint(equalToConstant: 10.25).isActive = true
        stage.window.commit()
        #expect(inner.frame.height == 10)
        outer.translatesAutoresizingMaskIntoConstraints = false
        outer.pinToCorner()
        expectLaw(stage, outer, inner)
        #expect(inner.frame.height == 10.5)
    }

    @Test func `1.11 frames do not depend on what is scrolled or transformed`() {
        let stage = Stage(), outer = stage.add("outer"), inner = stage.add("inner", to: outer, 10, 10.25)
        outer.pinToCorner()
        inner.pinToCorner(8, 8)
        stage.window.commit()
        outer.bounds.origin = CGPoint(x: 1.0 / 3, y: 0.25)
        expectLaw(stage, outer, inner)
        #expect(inner.frame == CGRect(x: 8, y: 8, width: 10, height: 10.5))
        outer.transform = CGAffineTransform(translationX: 0.25, y: 0.25)
        expectLaw(stage, inner)
        #expect(inner.frame == CGRect(x: 8, y: 8, width: 10, height: 10.5))
    }

    /// The picture is as wide as its text is high, so that text which began at its last height would be narrowed by each edit.
    @Test func `text whose height narrows it is wrapped from its first height each time`() {
        let stage = Stage(CGSize(width: 160, height: 480)), picture = stage.add("picture"), label = UILabel()
        (label.text, label.numberOfLines) = ("Several words that need several lines in any case", 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(label)
        picture.pinToCorner()
        let gap = label.leadingAnchor.constraint(equalTo: picture.trailingAnchor)
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 0.5),
            picture.heightAnchor.constraint(equalTo: label.heightAnchor),
            gap, label.topAnchor.constraint(equalTo: stage.window.topAnchor),
            label.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
        ])
        expectLaw(stage, picture, label)
        for constant in [1, 2, 0] as [CGFloat] {
            gap.constant = constant
            expectLaw(stage, picture, label)
        }
        gap.constant = 1
        stage.window.commit()
        gap.constant = 0
        expectLaw(stage, picture, label)
    }

    /// What constraints leave open is nearest to the frame that was set last, also through a view that its mask places.
    @Test func `an open view follows a new frame of a view that its mask places`() {
        let stage = Stage(), outer = stage.add("outer"), view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        view.autoresizingMask = .flexibleWidth
        outer.addSubview(view)
        outer.pinToCorner()
        let other = stage.add("other", to: outer, 10, 10)
        other.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        other.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        stage.window.commit()
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        expectLaw(stage, outer, view, other)
    }

    @Test func `1.4 the order of activation does not matter`() {
        #expect(
            LawScene(size: CGSize(width: 400, height: 800)).frames == LawScene(size: CGSize(width: 400, height: 800), reversed: true).frames
        )
    }

    @Test func `4.3 right to left is the reflection of left to right`() {
        let left = LawScene(size: CGSize(width: 400, height: 800)).frames
        let right = LawScene(size: CGSize(width: 400, height: 800), rightToLeft: true).frames
        #expect(left == right.map { CGRect(x: 400 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
    }

    @Test func `a taller screen never shrinks content, a wider one never narrows it`() {
        let small = LawScene(size: CGSize(width: 300, height: 600)).frames
        let tall = LawScene(size: CGSize(width: 300, height: 900)).frames
        let wide = LawScene(size: CGSize(width: 500, height: 600)).frames
        for (a, b) in zip(small, tall) { #expect(b.height >= a.height) }
        for (a, b) in zip(small, wide) { #expect(b.width >= a.width) }
    }

    @Test func `1.9 the same input gives the same frames in every run`() {
        let first = LawScene(size: CGSize(width: 333, height: 777)).frames
        for _ in 0..<3 { #expect(LawScene(size: CGSize(width: 333, height: 777)).frames == first) }
    }

    @Test func `changing the device and back again gives the original frames`() {
        let scene = LawScene(size: CGSize(width: 400, height: 800))
        let before = scene.frames
        for width in [320.0, 834, 375] {
            scene.stage.window.environment.size.width = width
            scene.stage.window.commit()
        }
        scene.stage.window.environment.layoutDirection = .rightToLeft
        scene.stage.window.commit()
        scene.stage.window.environment.layoutDirection = .leftToRight
        scene.stage.window.environment.size.width = 400
        scene.stage.window.commit()
        #expect(scene.frames == before)
    }
}
