import LayoutAudit
import LayoutSpecs
import Testing
import UIKit

@testable import Rendering

/// A screen reduced to what is needed to show a finding.
@MainActor struct ShrinkTests {
    /// Returns a screen with much that is in order and one fault.
    private func spec(_ fault: String, _ lines: String) -> String {
        """
        root:
          kind: UIView
          backgroundColor: systemBackground
          subviews:
            - kind: UIStackView
              id: menu
              axis: vertical
              spacing: 12
              arranged:
                - {kind: UILabel, id: first, text: First, font: body}
                - {kind: UILabel, id: second, text: Second, font: headline}
                - kind: UIStackView
                  id: row
                  arranged: [{kind: UILabel, id: west, text: West}, {kind: UILabel, id: east, text: East}]
            - {kind: UIView, id: box, backgroundColor: systemTeal}
            - kind: UIView
              id: card
              subviews: [{kind: UILabel, id: title, text: "A title of the card"}, \(fault)]
        constraints:
          - menu.top == safeArea.top + 20
          - menu.leading == margins.leading
          - box.top == menu.bottom + 20
          - box.leading == menu.leading
          - box.size == (60, 60)
          - card.top == box.bottom + 20
          - card.leading == menu.leading
          - card.trailing == margins.trailing
          - card.height == 200
          - title.top == card.top + 8
          - title.leading == card.leading + 8
        \(lines)

        """
    }

    private let cell = Cell(device: DeviceCatalog.standard.devices[0])

    private func window(_ text: String) throws -> UIWindow {
        let window = UIWindow(environment: cell.environment)
        window.rootViewController = try LayoutSpec.read(text: text, file: "a.yaml").makeViewController(
            environment: cell.environment, state: nil)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test(arguments: [
        (
            "truncatedText", "{kind: UILabel, id: it, text: Much too long for this}",
            "  - it.top == title.bottom\n  - it.leading == title.leading\n  - it.width == 60"
        ),
        ("overlappingText", "{kind: UILabel, id: it, text: Above}", "  - it.top == title.top + 2\n  - it.leading == title.leading"),
        (
            "smallTarget", "{kind: UIButton, id: it, title: Go}",
            "  - it.top == title.bottom + 8\n  - it.leading == title.leading\n  - it.size == (20, 20)"
        ),
        (
            "lowContrast", "{kind: UILabel, id: it, text: Faint, textColor: '#EEEEEE'}",
            "  - it.top == title.bottom + 8\n  - it.leading == title.leading"
        ),
        ("offScreen", "{kind: UILabel, id: it, text: Away}", "  - it.top == title.bottom + 8\n  - it.leading == card.trailing + 40"),
        ("ambiguous", "{kind: UILabel, id: it, text: Anywhere}", "  - it.top == title.bottom + 8"),
        (
            "conflict", "{kind: UIView, id: it}",
            "  - it.leading == title.leading\n  - it.top == title.bottom\n  - it.height == 9\n  - it.width == 40\n  - it.width == 50"
        ),
        (
            "duplicateConstraint", "{kind: UIView, id: it}",
            "  - it.leading == title.leading\n  - it.top == title.bottom\n  - it.size == (9, 9)\n  - it.top == title.bottom"
        ),
        ("absoluteDirection", "{kind: UILabel, id: it, text: Fixed}", "  - it.top == title.bottom + 8\n  - it.left == title.left + 40"),
        (
            "fixedTextHeight", "{kind: UILabel, id: it, text: Fixed, font: body}",
            "  - it.top == title.bottom + 8\n  - it.leading == title.leading\n  - it.height == 24"
        ),
    ]) func `at most six views still show the finding`(_ kind: String, _ fault: String, _ lines: String) throws {
        let kind = try #require(Finding.Kind(rawValue: kind))
        let window = try window(spec(fault, lines))
        let finding = try #require(Audit.findings(in: window, kinds: [kind]).first)
        let result = try #require(Shrinker.shrink(finding, in: window, cell: cell))
        #expect(result.views <= 6, "\(result.spec)")
        let again = Audit.findings(in: try self.window(result.spec), kinds: [kind])
        #expect(again.contains { $0.view.split(separator: "/").last == finding.view.split(separator: "/").last }, "\(result.spec)")
    }

    @Test func `shrinking keeps what the finding says`() throws {
        let lines = "  - it.top == title.bottom + 8\n  - it.leading == title.leading\n  - it.size == (20, 31)"
        let window = try window(spec("{kind: UIButton, id: it, title: Go}", lines))
        let finding = try #require(Audit.findings(in: window, kinds: [.smallTarget]).first)
        let result = try #require(Shrinker.shrink(finding, in: window, cell: cell))
        #expect(Audit.findings(in: try self.window(result.spec), kinds: [.smallTarget]).map(\.fact) == ["its touch area is 20 × 31 pt"])
        #expect(!result.spec.contains("menu") && !result.spec.contains("title"))
    }
}
