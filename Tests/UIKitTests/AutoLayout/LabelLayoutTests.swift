import Foundation
import Testing
import UIKit

@MainActor struct LabelLayoutTests {
    private func label(_ text: String, _ size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    @Test func `3.1 an intrinsic size becomes at most four rows, and an axis without one none`() {
        let stage = Stage()
        let free = stage.add("free")
        stage.window.commit()
        let before = stage.statistics.constraints
        free.intrinsic = CGSize(width: 20, height: UIView.noIntrinsicMetric)
        free.invalidateIntrinsicContentSize()
        stage.window.commit()
        #expect(stage.statistics.constraints - before == 2)
        free.intrinsic = CGSize(width: 20, height: 30)
        free.invalidateIntrinsicContentSize()
        stage.window.commit()
        #expect(stage.statistics.constraints - before == 4)
    }

    @Test func `3.2 the lowest hugging grows, the lowest resistance shrinks`() {
        let stage = Stage(CGSize(width: 100, height: 50))
        let (a, b) = (stage.add("a", 30, 10), stage.add("b", 30, 10))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor), a.topAnchor.constraint(equalTo: stage.window.topAnchor),
            b.topAnchor.constraint(equalTo: stage.window.topAnchor),
        ])
        stage.window.commit()
        #expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout, "equal priorities compete: both are named")
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        stage.window.commit()
        #expect((a.frame.width, b.frame.width) == (30, 70))
        #expect(!a.hasAmbiguousLayout)
        (a.intrinsic, b.intrinsic) = (CGSize(width: 80, height: 10), CGSize(width: 80, height: 10))
        a.invalidateIntrinsicContentSize()
        b.invalidateIntrinsicContentSize()
        b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        stage.window.commit()
        #expect((a.frame.width, b.frame.width) == (80, 20))
    }

    @Test func `3.3 a new intrinsic size is an edit of constants`() {
        let stage = Stage()
        let view = stage.add("a", 30, 10)
        view.pinToCorner()
        stage.window.commit()
        let before = stage.statistics
        view.intrinsic = CGSize(width: 50, height: 10)
        stage.window.commit()
        #expect(view.frame.width == 30, "nobody said that it changed")
        view.invalidateIntrinsicContentSize()
        stage.window.commit()
        let after = stage.statistics
        #expect(view.frame.width == 50)
        #expect((after.adds, after.removes) == (before.adds, before.removes))
        #expect(after.constantEdits - before.constantEdits == 2)
    }

    @Test func `3.3 a view that knows its size measures no text`() {
        let stage = Stage()
        let label = FixedLabel()
        label.text = "text"
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(label)
        label.pinToCorner()
        stage.window.commit()
        #expect(label.frame.size == CGSize(width: 40, height: 12))
        #expect(stage.statistics.textMeasurements == 0)
    }

    @Test func `3.4 text wraps to the width it gets and the second pass gives it the height`() {
        let stage = Stage(CGSize(width: 200, height: 480))
        let text = label("several words that do not fit into one line of this window", lines: 0), below = stage.add("below", 10, 10)
        stage.window.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
            text.topAnchor.constraint(equalTo: stage.window.topAnchor),
            text.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor, constant: -10),
            below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
            below.leadingAnchor.constraint(equalTo: text.leadingAnchor),
        ])
        stage.window.commit()
        #expect(text.frame.width == 180)
        // Metrics.md, labelSizing: one line 20.5, two 41, three 61 at two pixels per point.
        let lines = [20.5, 41, 61, 81.5]
        #expect(lines.contains(Double(text.frame.height)) && text.frame.height > 20.5)
        #expect(below.frame.minY == text.frame.maxY + 8)
        let tall = text.frame.height
        stage.window.environment.size.width = 2000
        stage.window.commit()
        #expect(text.frame.height == 20.5, "with room for one line it is one line again")
        stage.window.environment.size.width = 200
        stage.window.commit()
        #expect(text.frame.height == tall)
        text.numberOfLines = 1
        stage.window.commit()
        #expect(text.frame.height == 20.5)
    }

    @Test func `3.4 baselines of different fonts stand on one line`() {
        let stage = Stage()
        let sizes: [CGFloat] = [17, 11, 13, 20, 28, 34], labels = sizes.map { label("Ab", $0) }
        for (index, view) in labels.enumerated() {
            stage.window.addSubview(view)
            view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: CGFloat(index * 40)).isActive = true
            if index == 0 {
                view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100).isActive = true
            } else {
                view.firstBaselineAnchor.constraint(equalTo: labels[0].firstBaselineAnchor).isActive = true
            }
        }
        stage.window.commit()
        // Recordings.md, baseline-tops (swiftuiweb).
        #expect(labels.dropFirst().map { $0.frame.minY - 100 } == [5.5, 3.5, -3, -10.5, -16.5])
    }

    @Test func `3.4 the last baseline on the bottom of a box`() {
        let stage = Stage()
        let box = stage.add("box", 40, 40), text = label("Ab", 20)
        box.pinToCorner(0, 50)
        stage.window.addSubview(text)
        text.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        text.lastBaselineAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
        stage.window.commit()
        // Recordings.md, baseline-bottom (swiftuiweb).
        #expect(box.frame.maxY - text.frame.minY == 19)
    }

    @Test func `3.4 the baseline of a button higher than it needs goes with its centre, that of a label with the edge`() {
        let stage = Stage()
        let text = label("Ab", 15), tall = label("Ab", 15), button = UIButton(type: .system)
        button.setTitle("Ab", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        button.translatesAutoresizingMaskIntoConstraints = false
        for view in [text, tall, button] {
            stage.window.addSubview(view)
            view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 200), button.heightAnchor.constraint(equalToConstant: 78),
            button.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor), tall.heightAnchor.constraint(equalToConstant: 78),
            tall.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
        ])
        stage.window.commit()
        #expect(abs(button.frame.midY - text.frame.midY) <= 0.5)
        #expect(tall.frame.maxY == text.frame.maxY)
        #expect(stage.engine.conflicts.isEmpty)
    }

    @Test func `3.4 the last baseline of a text view goes with its top, however high it is`() {
        let stage = Stage()
        let text = UITextView()
        text.text = "Ab"
        text.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(text)
        let bottom = text.bottomAnchor.constraint(equalTo: stage.window.topAnchor, constant: 400)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor), text.widthAnchor.constraint(equalToConstant: 100),
            text.lastBaselineAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100), bottom,
        ])
        stage.window.commit()
        let top = text.frame.minY
        #expect(top > 70 && top < 100 && text.frame.maxY == 400)
        bottom.constant = 900
        stage.window.commit()
        #expect(text.frame.minY == top && text.frame.maxY == 900)
    }

    @Test func `3.4 two buttons of one height are at once level by their tops and by first and last baselines`() {
        let stage = Stage()
        let buttons = ["Ab", "Cd"].map { title in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(button)
            button.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
            return button
        }
        NSLayoutConstraint.activate([
            buttons[0].topAnchor.constraint(equalTo: stage.window.topAnchor), buttons[0].heightAnchor.constraint(equalToConstant: 60),
            buttons[1].topAnchor.constraint(equalTo: buttons[0].topAnchor),
            buttons[1].firstBaselineAnchor.constraint(equalTo: buttons[0].lastBaselineAnchor),
        ])
        stage.window.commit()
        #expect(stage.engine.conflicts.isEmpty)
        #expect(buttons.map(\.frame.height) == [60, 60])
    }

    @Test func `5 in a row on first baselines the first view keeps to the top, and what is higher sticks out`() {
        let stage = Stage()
        let text = label("Label"), button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        let stack = UIStackView(arrangedSubviews: [text, button])
        stack.alignment = .firstBaseline
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(stack)
        stack.pinToCorner(0, 100)
        stage.window.commit()
        // Corpus.md: a label of 17 points beside a button of 15.
        #expect(text.frame.minY == 0 && button.frame.minY == -4.5 && stack.frame.height == 25.5)
    }

    @Test func `5 a row of labels on their first baselines`() {
        let stage = Stage()
        let labels = [28, 13, 17].map { label("Ab", CGFloat($0)) }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.alignment = .firstBaseline
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(stack)
        stack.pinToCorner()
        stage.window.commit()
        // Recordings.md, stack-baseline-row (swiftuiweb).
        #expect(stack.frame.height == 33.5)
        #expect(labels.map(\.frame.minY) == [0, 14, 10.5])
    }

    @Test func `5 a column measured between baselines`() {
        let stage = Stage()
        let labels = [17, 17].map { label("Ab", CGFloat($0)) }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 30
        stack.isBaselineRelativeArrangement = true
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(stack)
        stack.pinToCorner()
        stage.window.commit()
        #expect(labels[1].frame.minY == 30)
    }

    @Test func `6.5 fitting wraps text at the width it is given`() {
        let stage = Stage()
        let card = stage.add("card"), text = label("several words that do not fit into one line", lines: 0)
        card.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
            text.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
        ])
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == 150)
        #expect(size.height > 20.5 + 16 && size.height == text.sizeThatFits(CGSize(width: 134, height: 1000)).height + 16)
    }

    @Test func `3.1 hugging and resistance stand at the priorities that were set, fractions too`() {
        let stage = Stage(CGSize(width: 100, height: 50))
        let view = stage.add("a", 30, 10)
        view.pinToCorner()
        view.widthAnchor.constraint(equalToConstant: 60).activate(at: 250)
        stage.window.commit()
        view.setContentHuggingPriority(UILayoutPriority(250.5), for: .horizontal)
        stage.window.commit()
        #expect(view.frame.width == 30)
        view.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        stage.window.commit()
        #expect(view.frame.width == 60)
        view.setContentHuggingPriority(.required, for: .horizontal)
        stage.window.commit()
        #expect(view.frame.width == 30, "from optional to required is fine for content")
    }

    @Test func `3.2 equal resistance that competes is ambiguous, with both views named`() {
        let stage = Stage(CGSize(width: 100, height: 50))
        let (a, b) = (stage.add("a", 80, 10), stage.add("b", 80, 10))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor), a.topAnchor.constraint(equalTo: stage.window.topAnchor),
            b.topAnchor.constraint(equalTo: stage.window.topAnchor),
        ])
        stage.window.commit()
        #expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout)
        #expect(a.frame.width + b.frame.width == 100)
    }

    @Test func `3.4 numberOfLines limits the height, and what does not fit is cut short`() {
        let stage = Stage()
        let text = label("several words that do not fit into two lines of a narrow label like this one", lines: 2)
        stage.window.addSubview(text)
        text.pinToCorner()
        let width = text.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        stage.window.commit()
        #expect(text.frame.height == 41 && text.isTruncated)
        text.numberOfLines = 0
        stage.window.commit()
        #expect(text.frame.height > 61 && !text.isTruncated)
    }

    @Test func `3.4 a label that may wrap from now on grows, though its text on one line is as long as before`() {
        let stage = Stage()
        let text = label("several words that do not fit into one line")
        stage.window.addSubview(text)
        text.pinToCorner()
        text.widthAnchor.constraint(equalToConstant: 150).isActive = true
        stage.window.commit()
        #expect(text.frame.height == 20.5 && text.isTruncated)
        text.numberOfLines = 0
        stage.window.commit()
        #expect(text.frame.height > 41 && !text.isTruncated)
    }

    @Test func `3.4 an explicit preferredMaxLayoutWidth needs no second pass; without one the second is the last`() {
        func solves(_ preferred: CGFloat) -> (Int, CGFloat) {
            let stage = Stage()
            let text = label("several words that do not fit into one line", lines: 0)
            text.preferredMaxLayoutWidth = preferred
            stage.window.addSubview(text)
            text.pinToCorner()
            text.widthAnchor.constraint(equalToConstant: 150).isActive = true
            stage.window.commit()
            return (stage.statistics.solves, text.frame.height)
        }
        let (one, known) = solves(150), (two, found) = solves(0)
        #expect((one, two) == (1, 2))
        #expect(known == found && found > 41)
    }

    @Test func `3.4 minimumScaleFactor shrinks one line into its width, and the label keeps its height`() {
        let stage = Stage()
        let text = label("just a little too long")
        stage.window.addSubview(text)
        text.pinToCorner()
        stage.window.commit()
        let natural = text.frame.width
        text.widthAnchor.constraint(equalToConstant: (natural * 0.8).rounded()).isActive = true
        stage.window.commit()
        #expect(text.isTruncated && text.frame.height == 20.5)
        text.adjustsFontSizeToFitWidth = true
        text.minimumScaleFactor = 0.5
        stage.window.commit()
        #expect(!text.isTruncated && text.frame.height == 20.5)
    }

    /// A row of a picture as high as it is wide, and of text that wraps beside it.
    private func pictureBesideText(_ stage: Stage, isFixed: Bool) -> (text: UILabel, top: NSLayoutConstraint, height: NSLayoutConstraint) {
        let (picture, text) = (UIView(), label("several words that do not fit into one line beside their picture", lines: 0))
        for view in [picture, text] {
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(view)
        }
        let top = picture.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 20)
        let height = picture.heightAnchor.constraint(equalToConstant: 40)
        height.priority = isFixed ? .defaultLow : .required
        if isFixed { picture.widthAnchor.constraint(equalToConstant: 40).isActive = true }
        NSLayoutConstraint.activate([
            top, height, picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            picture.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            text.trailingAnchor.constraint(lessThanOrEqualTo: stage.window.leadingAnchor, constant: 220),
            text.topAnchor.constraint(equalTo: picture.topAnchor),
        ])
        stage.window.commit()
        return (text, top, height)
    }

    @Test func `a vertical change leaves wrapped text alone, unless it reaches a width`() {
        let fixed = Stage(), row = pictureBesideText(fixed, isFixed: true), width = row.text.frame.width
        let solves = fixed.statistics.solves
        row.top.constant = 30
        fixed.window.commit()
        #expect(fixed.statistics.solves == solves + 1 && row.text.frame.minY == 30 && row.text.frame.width == width)

        let open = Stage(), other = pictureBesideText(open, isFixed: false), new = Stage()
        #expect(other.text.frame == pictureBesideText(new, isFixed: true).text.frame)
        other.height.constant = 120
        open.window.commit()
        #expect(other.text.frame.minX == 128 && other.text.frame.maxX <= 220 && other.text.frame.height > row.text.frame.height)
    }

    @Test func `a vertical change that makes a conflict wraps text to the width that is left`() {
        let stage = Stage(), row = pictureBesideText(stage, isFixed: true)
        row.height.priority = .required
        stage.window.commit()
        row.height.constant = 120
        stage.window.commit()
        let edge = row.text.frame.minX
        #expect(stage.window.layoutEngine.conflictCount == 1 && row.text.frame.maxX <= 220 && (edge == 48 || edge == 128))
        #expect(row.text.frame.height == ceil(row.text.sizeThatFits(CGSize(width: 220 - edge, height: 0)).height * 2) / 2)
    }
}

final class FixedLabel: UILabel {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 12) }
}
