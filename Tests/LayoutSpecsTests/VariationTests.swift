import Testing
import UIKit

@testable import LayoutSpecs

struct VariationTests {
    static let phone = DisplayEnvironment(size: CGSize(width: 390, height: 844))

    static func environment(_ change: (inout DisplayEnvironment) -> Void) -> DisplayEnvironment {
        var environment = phone
        change(&environment)
        return environment
    }

    static func holds(_ text: String, _ state: String? = nil, _ change: (inout DisplayEnvironment) -> Void = { _ in }) throws -> Bool {
        try ConditionParser.parse(text, states: ["open"]).holds(in: environment(change), state: state)
    }

    @Test(arguments: [
        "horizontalSizeClass == compact", "verticalSizeClass == regular", "contentSize == large", "contentSize < accessibilityMedium",
        "contentSize >= small", "direction == ltr", "style == light", "contrast == normal", "legibilityWeight == regular",
        "keyboard == hidden", "idiom == phone", "orientation == portrait", "language == en", "width == 390", "width < 391", "height > 800",
        "system == 18", "system < 26", "not system >= 26",
        "state != open", "not style == dark", "style == light and idiom == phone", "style == dark or idiom == phone",
        "style == dark and idiom == pad or width > 1", "style == light and not (idiom == pad or width < 1)",
    ]) func `a condition is true on a plain phone`(text: String) throws {
        #expect(try Self.holds(text))
        #expect(try !Self.holds("not (\(text))"))
    }

    @Test func `conditions depend on the screen`() throws {
        #expect(try Self.holds("horizontalSizeClass == regular") { $0.horizontalSizeClass = .regular })
        #expect(try Self.holds("contentSize >= accessibilityMedium") { $0.contentSizeCategory = .accessibilityMedium })
        #expect(try !Self.holds("contentSize >= accessibilityMedium") { $0.contentSizeCategory = .extraExtraExtraLarge })
        #expect(try Self.holds("direction == rtl") { $0.layoutDirection = .rightToLeft })
        #expect(
            try Self.holds("style == dark and contrast == high") {
                $0.userInterfaceStyle = .dark; $0.accessibilityContrast = .high
            })
        #expect(try Self.holds("keyboard == shown") { $0.keyboardHeight = 300 })
        #expect(try Self.holds("orientation == landscape") { $0.size = CGSize(width: 844, height: 390) })
        #expect(try Self.holds("language == pt") { $0.languageCode = "pt-BR" })
        #expect(try Self.holds("language == pt-BR") { $0.languageCode = "pt-BR" })
        #expect(try !Self.holds("language == pt-BR") { $0.languageCode = "pt-PT" })
        #expect(try Self.holds("state == open", "open"))
        #expect(try Self.holds("system >= 26") { $0.systemVersion = "26.2" })
        #expect(try Self.holds("system == 17.5") { $0.systemVersion = "17.5" })
    }

    static let spec = """
        metrics: {gutter: 16, wide: 2 * gutter}
        root:
          kind: UIView
          subviews:
            - kind: UILabel
              id: title
              numberOfLines: 1
              alpha: 0.5
        constraints:
          - title.leading == root.leading + gutter "Title.leading"
          - title.top == root.top + 8 "Title.top"
        constraintSets:
          column:
            - title.width == 300 "Title.width"
        variations:
          - when: horizontalSizeClass == regular
            metrics: {gutter: 24}
            activate: column
          - when: contentSize >= accessibilityMedium
            views: {title: {numberOfLines: 0}}
            constants: {Title.top: 4}
            deactivate: Title.leading
            constraints:
              - title.centerX == root.centerX
        states:
          faded:
            views: {title: {alpha: 0.1, numberOfLines: 3}}
        """

    static func resolved(_ state: String? = nil, _ change: (inout DisplayEnvironment) -> Void = { _ in }) throws -> ResolvedSpec {
        try LayoutSpec.read(text: spec, file: "Title.yaml").resolved(in: environment(change), state: state)
    }

    static func lines(_ resolved: ResolvedSpec) -> [String] {
        resolved.constraints.compactMap { line in
            guard case .equation(let equation) = line else { return nil }
            return "\(equation.identifier ?? "-") \(equation.constant.value(resolved.metrics))"
        }
    }

    @Test func `without a variation the spec is used as written`() throws {
        let resolved = try Self.resolved()
        #expect(resolved.settings[1].map(\.property) == ["alpha", "numberOfLines"])
        #expect(resolved.settings[1][1].value == .integer(1))
        let metrics: [String: Double] = ["gutter": 16, "wide": 32, "hairline": 1.0 / 3]
        #expect(resolved.metrics == metrics)
        #expect(Self.lines(resolved) == ["Title.leading 16.0", "Title.top 8.0"])
    }

    @Test func `a metric changes everything computed from it`() throws {
        let resolved = try Self.resolved { $0.horizontalSizeClass = .regular }
        let metrics: [String: Double] = ["gutter": 24, "wide": 48, "hairline": 1.0 / 3]
        #expect(resolved.metrics == metrics)
        #expect(Self.lines(resolved) == ["Title.leading 24.0", "Title.top 8.0", "Title.width 300.0"])
    }

    @Test func `properties, constants and constraints change together`() throws {
        let resolved = try Self.resolved { $0.contentSizeCategory = .accessibilityExtraLarge }
        #expect(resolved.settings[1][1].value == .integer(0))
        #expect(Self.lines(resolved) == ["Title.top 4.0", "- 0.0"])
    }

    @Test func `a state is applied after all variations`() throws {
        let resolved = try Self.resolved("faded") { $0.contentSizeCategory = .accessibilityExtraLarge }
        #expect(resolved.settings[1][0].value == .number(.number(0.1)))
        #expect(resolved.settings[1][1].value == .integer(3))
    }
}
