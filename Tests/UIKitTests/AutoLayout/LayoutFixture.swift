import Foundation
import Testing
import UIKit

/// A layout as data: views, constraints, expected frames, and their source.
struct LayoutFixture: Decodable, CustomTestStringConvertible, Sendable {
    var name: String
    var source: String
    var scale: Double?
    var size: [Double]
    var rightToLeft: Bool?
    var safeArea: [Double]?
    /// Parents before children; `in` defaults to the root.
    var views: [View]
    var guides: [Guide]?
    /// `a.leading == b.trailing + 12 @750`
    var constraints: [String]
    var expect: [String: [Double]]

    struct View: Decodable, Sendable {
        var id: String
        var `in`: String?
        var intrinsic: [Double]?
        var hugging: [Float]?
        var resistance: [Float]?
        /// Left, top, right, bottom.
        var alignmentInsets: [Double]?
        /// A frame with a mask (letters L W R T H B) in place of constraints.
        var frame: [Double]?
        var mask: String?
        var stack: Stack?
        var hidden: Bool?
        var scroll: Bool?
    }

    struct Guide: Decodable, Sendable {
        var id: String
        var `in`: String?
    }

    struct Stack: Decodable, Sendable {
        var axis: String?
        var distribution: String?
        var alignment: String?
        var spacing: Double?
        var after: [String: Double]?
        var margins: [Double]?
        var baselineRelative: Bool?
    }

    var testDescription: String { name }

    static func all(in file: String) throws -> [LayoutFixture] {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(file).json")
        return try JSONDecoder().decode([LayoutFixture].self, from: Data(contentsOf: url))
    }
}

/// A view of a fixture, with a given intrinsic size and alignment insets.
final class FixtureView: UIView {
    var intrinsic: CGSize?
    var insets = UIEdgeInsets.zero

    override var intrinsicContentSize: CGSize { intrinsic ?? super.intrinsicContentSize }
    override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// The views of a fixture, laid out.
@MainActor final class FixtureScene {
    let window: UIWindow
    private(set) var views: [String: UIView] = [:]
    private(set) var guides: [String: UILayoutGuide] = [:]
    private(set) var constraints: [NSLayoutConstraint] = []

    init(_ fixture: LayoutFixture) throws {
        var environment = DisplayEnvironment(size: CGSize(width: fixture.size[0], height: fixture.size[1]), scale: fixture.scale ?? 2)
        if fixture.rightToLeft == true { environment.layoutDirection = .rightToLeft }
        if let inset = fixture.safeArea {
            environment.safeAreaInsets = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
        }
        window = UIWindow(environment: environment)
        views["root"] = window
        for description in fixture.views { try add(description) }
        for description in fixture.guides ?? [] {
            let guide = UILayoutGuide()
            guide.identifier = description.id
            try #require(views[description.in ?? "root"]).addLayoutGuide(guide)
            guides[description.id] = guide
        }
        for (name, view) in views {
            for role in ["safe", "margins"] {
                guides["\(name)-\(role)"] = role == "safe" ? view.safeAreaLayoutGuide : view.layoutMarginsGuide
            }
        }
        for equation in fixture.constraints { constraints.append(try Equation(equation).constraint(in: self)) }
        NSLayoutConstraint.activate(constraints)
    }

    func item(_ name: String) -> AnyObject? { views[name] ?? guides[name] }

    private func add(_ description: LayoutFixture.View) throws {
        let view = make(description)
        views[description.id] = view
        view.accessibilityIdentifier = description.id
        let parent = try #require(views[description.in ?? "root"])
        if let stack = parent as? UIStackView { stack.addArrangedSubview(view) } else { parent.addSubview(view) }
        if description.hidden == true { view.isHidden = true }
        if let after = description.stack?.after, let stack = view as? UIStackView { pendingSpacing.append((stack, after)) }
    }

    private var pendingSpacing: [(UIStackView, [String: Double])] = []

    private func make(_ description: LayoutFixture.View) -> UIView {
        let view: UIView
        if let stack = description.stack {
            view = makeStack(stack)
        } else if description.scroll == true {
            view = UIScrollView()
        } else {
            let made = FixtureView()
            if let size = description.intrinsic { made.intrinsic = CGSize(width: size[0], height: size[1]) }
            if let inset = description.alignmentInsets {
                made.insets = UIEdgeInsets(top: inset[1], left: inset[0], bottom: inset[3], right: inset[2])
            }
            view = made
        }
        if let priorities = description.hugging {
            view.setContentHuggingPriority(UILayoutPriority(priorities[0]), for: .horizontal)
            view.setContentHuggingPriority(UILayoutPriority(priorities[1]), for: .vertical)
        }
        if let priorities = description.resistance {
            view.setContentCompressionResistancePriority(UILayoutPriority(priorities[0]), for: .horizontal)
            view.setContentCompressionResistancePriority(UILayoutPriority(priorities[1]), for: .vertical)
        }
        if let frame = description.frame {
            view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
            let flags: [Character: UIView.AutoresizingMask] = [
                "L": .flexibleLeftMargin, "W": .flexibleWidth, "R": .flexibleRightMargin, "T": .flexibleTopMargin, "H": .flexibleHeight,
                "B": .flexibleBottomMargin,
            ]
            for letter in description.mask ?? "" { view.autoresizingMask.formUnion(flags[letter] ?? []) }
        } else {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        return view
    }

    private func makeStack(_ description: LayoutFixture.Stack) -> UIStackView {
        let stack = UIStackView()
        stack.axis = description.axis == "vertical" ? .vertical : .horizontal
        let distributions: [String: UIStackView.Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]
        let alignments: [String: UIStackView.Alignment] = [
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
            "bottom": .bottom, "lastBaseline": .lastBaseline,
        ]
        stack.distribution = distributions[description.distribution ?? "fill"] ?? .fill
        stack.alignment = alignments[description.alignment ?? "fill"] ?? .fill
        stack.spacing = description.spacing ?? 0
        stack.isBaselineRelativeArrangement = description.baselineRelative ?? false
        if let margins = description.margins {
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
        }
        return stack
    }

    func layOut() {
        for (stack, after) in pendingSpacing {
            for (name, spacing) in after { if let view = views[name] { stack.setCustomSpacing(spacing, after: view) } }
        }
        window.commit()
    }

    /// Returns the numbers of a view's or guide's frame, rounded to thousandths.
    func frame(_ name: String) -> [Double] {
        let frame = views[name]?.frame ?? guides[name]?.layoutFrame ?? .null
        return [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() / 1000 }
    }
}

/// `a.leading >= 0.5 * b.trailing + 12 @750 "name"`
struct Equation {
    private let words: [Substring]
    private let text: String

    init(_ text: String) {
        self.text = text
        words = text.split(separator: " ")
    }

    @MainActor func constraint(in scene: FixtureScene) throws -> NSLayoutConstraint {
        var words = words
        var priority: Float = 1000
        var identifier: String?
        if let last = words.last, last.hasPrefix("\"") { identifier = String(last.dropFirst().dropLast()); words.removeLast() }
        if let last = words.last, last.hasPrefix("@") { priority = Float(last.dropFirst()) ?? 1000; words.removeLast() }
        let (first, attribute) = try side(words[0], scene)
        let relations: [Substring: NSLayoutConstraint.Relation] = ["==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual]
        let relation = try #require(relations[words[1]], "\(text)")
        var rest = words.dropFirst(2)
        var multiplier = 1.0, constant = 0.0
        var second: (AnyObject, NSLayoutConstraint.Attribute)?
        if let number = rest.first.flatMap({ Double($0) }) {
            if rest.dropFirst().first == "*" {
                multiplier = number; rest = rest.dropFirst(2)
            } else {
                constant = number; rest = rest.dropFirst()
            }
        }
        if let word = rest.first { second = try side(word, scene); rest = rest.dropFirst() }
        if rest.count == 2, let number = rest.last.flatMap({ Double($0) }) { constant = rest.first == "-" ? -number : number }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second?.0, attribute: second?.1 ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.identifier = identifier
        return constraint
    }

    @MainActor private func side(_ word: Substring, _ scene: FixtureScene) throws -> (AnyObject, NSLayoutConstraint.Attribute) {
        let parts = word.split(separator: ".")
        let item = try #require(scene.item(String(parts[0])), "no item in \(text)")
        let attribute = try #require(
            (1...20).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }.first { $0.word == parts[1] }, "\(text)")
        return (item, attribute)
    }
}

/// Lays out the fixtures of all files and compares their frames.
@MainActor struct LayoutFixtureTests {
    @Test(arguments: try LayoutFixture.all(in: "recorded"))
    func `1.11 recorded frames of single rules`(_ fixture: LayoutFixture) throws { try check(fixture) }

    @Test(arguments: try LayoutFixture.all(in: "traits"))
    func `1.11 frames on twelve devices`(_ fixture: LayoutFixture) throws { try check(fixture, tolerance: 0.0011) }

    @Test(arguments: try LayoutFixture.all(in: "stacks")) func `5 stack views`(_ fixture: LayoutFixture) throws { try check(fixture) }

    @Test(arguments: try LayoutFixture.all(in: "autoresizing")) func `2.2 every autoresizing mask`(_ fixture: LayoutFixture) throws {
        try check(fixture) { scene in
            scene.views["box"]?.frame = CGRect(x: 0, y: 0, width: 160, height: 180)
            scene.window.commit()
        }
    }

    private func check(_ fixture: LayoutFixture, tolerance: Double = 0.001, after change: (FixtureScene) -> Void = { _ in }) throws {
        let scene = try FixtureScene(fixture)
        scene.layOut()
        change(scene)
        for (name, expected) in fixture.expect.sorted(by: { $0.key < $1.key }) {
            let actual = scene.frame(name)
            let matches = zip(actual, expected).allSatisfy { abs($0 - $1) < tolerance || $1 <= -9999 }
            #expect(matches, "\(name): expected \(expected), got \(actual)\n\(scene.window.layoutTrace())")
        }
    }
}
