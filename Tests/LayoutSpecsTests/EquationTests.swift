import Testing
import UIKit

@testable import LayoutSpecs

/// The meaning of each form of an equation.
struct EquationTests {
    static let scope: Scope = {
        var scope = Scope()
        scope.add(Scope.View(id: nil, superview: nil, isScrollView: false, row: nil))
        scope.add(Scope.View(id: "card", superview: 0, isScrollView: false, row: nil))
        scope.add(Scope.View(id: "title", superview: 1, isScrollView: false, row: nil))
        scope.add(Scope.View(id: "avatar", superview: 1, isScrollView: false, row: nil))
        scope.add(Scope.View(id: "scroll", superview: 0, isScrollView: true, row: nil))
        scope.add(guide: "gap", of: 0)
        scope.metrics = ["gutter", "share"]
        return scope
    }()

    /// Returns the equations as `first relation multiplier*second+constant @priority 'identifier'`, with metrics gutter 16 and share 0.5.
    static func read(_ text: String, owner: Int? = nil) throws -> [String] {
        let equations = try EquationCompiler(scope: scope, owner: owner).equations(text) {
            SourceRange(line: 1, column: $0 + 1, length: $1)
        }
        return equations.map(Self.words)
    }

    static func words(_ equation: Equation) -> String {
        let metrics = ["gutter": 16.0, "share": 0.5]
        let multiplier = equation.multiplier.value(metrics), constant = equation.constant.value(metrics)
        var right = equation.second.map { (multiplier == 1 ? "" : "\(short(multiplier))*") + words($0) } ?? ""
        if constant != 0 || right.isEmpty { right += (constant < 0 ? "-" : right.isEmpty ? "" : "+") + short(abs(constant)) }
        var line = "\(words(equation.first)) \(equation.relation.rawValue) \(right)"
        if equation.priority != 1000 { line += " @\(short(equation.priority))" }
        return line + (equation.identifier.map { " '\($0)'" } ?? "")
    }

    static func words(_ anchor: Anchor) -> String {
        let item =
            switch anchor.item {
            case .view(let number): number == 0 ? "root" : scope.views[number].id ?? "\(number)"
            case .guide(let guide, let number): (number == 0 ? "root" : scope.views[number].id ?? "\(number)") + "." + guide.rawValue
            case .named(let name): name
            }
        return item + "." + anchor.attribute.rawValue
    }

    static func short(_ number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }

    private static let equations: [(text: String, expected: String)] = [
        (
            "title.leading == avatar.trailing + 12 @750 \"Post.title.leading\"",
            "title.leading == avatar.trailing+12 @750 'Post.title.leading'"
        ),
        ("title.leading==avatar.trailing-12", "title.leading == avatar.trailing-12"),
        ("title.top >= card.top", "title.top >= card.top"),
        ("title.bottom <= card.bottom - 8", "title.bottom <= card.bottom-8"),
        ("avatar.width == 40", "avatar.width == 40"),
        ("avatar.width == avatar.height", "avatar.width == avatar.height"),
        ("title.width == 2 * avatar.height", "title.width == 2*avatar.height"),
        ("title.width == avatar.width / 2 + 4", "title.width == 0.5*avatar.width+4"),
        ("title.width == (avatar.width + 8) / 2", "title.width == 0.5*avatar.width+4"),
        ("title.height == avatar.width * 9 / 16", "title.height == 0.5625*avatar.width"),
        ("title.width == 12 + avatar.width", "title.width == avatar.width+12"),
        ("title.width == -avatar.width + 100", "title.width == -1*avatar.width+100"),
        ("title.leading == avatar.trailing + gutter", "title.leading == avatar.trailing+16"),
        ("title.leading == avatar.trailing + gutter / 2 - 1", "title.leading == avatar.trailing+7"),
        ("title.width == share * avatar.width", "title.width == 0.5*avatar.width"),
        ("title.width == 2 * (gutter + 4)", "title.width == 40"),
        ("title.firstBaseline == avatar.lastBaseline + 4", "title.firstBaseline == avatar.lastBaseline+4"),
        ("title.left == card.leftMargin", "title.left == card.leftMargin"),
        ("title.centerX == card.centerXWithinMargins", "title.centerX == card.centerXWithinMargins"),
        ("title.centerX == card.leading", "title.centerX == card.leading"),
        ("title.top == safeArea.top", "title.top == root.safeArea.top"),
        ("title.leading == margins.leading", "title.leading == root.margins.leading"),
        ("title.leading == card.margins.leading", "title.leading == card.margins.leading"),
        ("title.width == readable.width", "title.width == root.readable.width"),
        ("title.bottom == keyboard.top - 8", "title.bottom == root.keyboard.top-8"),
        ("title.width == scroll.frame.width", "title.width == scroll.frame.width"),
        ("scroll.content.width == scroll.frame.width", "scroll.content.width == scroll.frame.width"),
        ("title.leading == gap.trailing", "title.leading == gap.trailing"),
        ("gap.width == 8", "gap.width == 8"),
        ("title.leading == superview.leading", "title.leading == card.leading"),
        ("title.leading == superview.superview.leading", "title.leading == root.leading"),
        ("title.leading == superview.margins.leading", "title.leading == card.margins.leading"),
        ("title.leading == avatar", "title.leading == avatar.leading"),
        ("title.top == root.margins", "title.top == root.margins.top"),
        ("title.width == 100 @required", "title.width == 100"),
        ("title.width == 100 @high", "title.width == 100 @750"),
        ("title.width == 100 @low", "title.width == 100 @250"),
        ("title.width == 100 @fitting", "title.width == 100 @50"),
        ("title.width == 100 @749.5", "title.width == 100 @749.5"),
        ("title.width >= .5 * avatar.width", "title.width >= 0.5*avatar.width"),
    ]

    @Test(arguments: equations) func `one line is one constraint`(text: String, expected: String) throws {
        #expect(try Self.read(text) == [expected])
    }

    @Test func `edges become one constraint each`() throws {
        #expect(
            try Self.read("title.edges == card.margins") == [
                "title.top == card.margins.top", "title.leading == card.margins.leading", "title.bottom == card.margins.bottom",
                "title.trailing == card.margins.trailing",
            ])
    }

    @Test func `insets move every edge inwards`() throws {
        #expect(
            try Self.read("title.edges == card inset (1, 2, 3, gutter) \"Card\"") == [
                "title.top == card.top+1 'Card.top'", "title.leading == card.leading+2 'Card.leading'",
                "title.bottom == card.bottom-3 'Card.bottom'", "title.trailing == card.trailing-16 'Card.trailing'",
            ])
        #expect(
            try Self.read("title.edges == card inset (4, 8)") == [
                "title.top == card.top+4", "title.leading == card.leading+8", "title.bottom == card.bottom-4",
                "title.trailing == card.trailing-8",
            ])
        #expect(
            try Self.read("title.horizontalEdges == safeArea inset 16 @999") == [
                "title.leading == root.safeArea.leading+16 @999", "title.trailing == root.safeArea.trailing-16 @999",
            ])
    }

    @Test func `edges of at most another's are inside them, and of at least another's outside`() throws {
        #expect(try Self.read("title.verticalEdges <= card inset 8") == ["title.top >= card.top+8", "title.bottom <= card.bottom-8"])
        #expect(try Self.read("title.horizontalEdges >= card") == ["title.leading <= card.leading", "title.trailing >= card.trailing"])
    }

    @Test func `a centre and a size become two constraints each`() throws {
        #expect(try Self.read("title.center == card") == ["title.centerX == card.centerX", "title.centerY == card.centerY"])
        #expect(
            try Self.read("title.center == card.center + (0, 20)") == ["title.centerX == card.centerX", "title.centerY == card.centerY+20"])
        #expect(try Self.read("avatar.size == 40") == ["avatar.width == 40", "avatar.height == 40"])
        #expect(try Self.read("avatar.size == (60, 40)") == ["avatar.width == 60", "avatar.height == 40"])
        #expect(try Self.read("avatar.size == 2 * title.size") == ["avatar.width == 2*title.width", "avatar.height == 2*title.height"])
        #expect(try Self.read("avatar.size == title.width") == ["avatar.width == title.width", "avatar.height == title.width"])
    }

    @Test func `a chain makes all its terms equal to the last`() throws {
        #expect(
            try Self.read("title.leading == avatar.leading == card.leading + 16 \"Left\"") == [
                "title.leading == card.leading+16 'Left.1'", "avatar.leading == card.leading+16 'Left.2'",
            ])
    }

    @Test func `inside a view its own attributes need no name`() throws {
        #expect(try Self.read("leading == superview.leading + 8", owner: 2) == ["title.leading == card.leading+8"])
        #expect(try Self.read("height == 2 * width", owner: 3) == ["avatar.height == 2*avatar.width"])
        #expect(try Self.read("edges == superview.margins", owner: 2).count == 4)
        #expect(try Self.read("top == avatar.bottom", owner: 2) == ["title.top == avatar.bottom"])
    }

    @Test(arguments: [
        (Attribute.leading, Attribute.left, SpecError.PairFault.leadingWithLeft), (.leadingMargin, .right, .leadingWithLeft),
        (.top, .centerX, .differentAxes), (.width, .top, .locationWithSize), (.firstBaseline, .height, .locationWithSize),
    ]) func `pairs of attributes that UIKit refuses are refused`(first: Attribute, second: Attribute, fault: SpecError.PairFault) {
        #expect(first.objection(to: second) == fault)
        #expect(second.objection(to: first) == fault)
    }

    @Test(arguments: [
        (Attribute.leading, Attribute.trailing), (.leading, .centerX), (.left, .centerX), (.left, .rightMargin), (.top, .lastBaseline),
        (.width, .height), (.centerY, .bottomMargin),
    ]) func `pairs of attributes that UIKit accepts are accepted`(first: Attribute, second: Attribute) {
        #expect(first.objection(to: second) == nil)
    }

    @Test func `every attribute maps to a different one of UIKit's`() {
        for attribute in Attribute.allCases { #expect(attribute.uiKit != .notAnAttribute) }
        #expect(Set(Attribute.allCases.map(\.uiKit)).count == Attribute.allCases.count)
    }

    @Test func `brackets that are nested too deep are refused`() {
        let text = "title.width == " + String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
        #expect(throws: StringFault.self) { try EquationParser.parse(text) }
        #expect(throws: StringFault.self) { try EquationParser.parse("title.width == " + String(repeating: "-", count: 5000) + "1") }
    }
}
