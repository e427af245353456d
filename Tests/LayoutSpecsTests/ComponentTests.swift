import Foundation
import Testing
import UIKit

@testable import LayoutSpecs

/// Parts of a spec that are written once and used often: components and repetitions.
@MainActor struct ComponentTests: SpecWindowTests {
    private static let row = """
        components:
          row:
            parameters: {title: Untitled, value: 0, color: systemBlue}
            view:
              kind: UIView
              id: row
              subviews:
                - {kind: UILabel, id: title, text: $title, textColor: $color}
                - {kind: UILabel, id: value, text: "${title}: $value $$"}
            constraints:
              - height == 44
              - title.leading == row.leading + 16 "title.leading"
              - value.leading == title.trailing + 8
              - title.centerY == row.centerY
              - value.firstBaseline == title.firstBaseline

        """

    private func text(_ name: String, in window: UIWindow) throws -> String? { (try view(name, in: window) as? UILabel)?.text }

    @Test func `a component is used with its parameters, and its views are named after each use`() throws {
        let window = try window(
            Self.row + """
                root:
                  kind: UIStackView
                  axis: vertical
                  arranged:
                    - {use: row, id: wifi, with: {title: Wi-Fi, value: 3}}
                    - {use: row, id: sound, with: {title: {en: Sound, de: Ton}}, backgroundColor: systemTeal, constraints: [height >= 60 @999]}
                    - {kind: UIView}
                """)
        #expect(try text("wifi_title", in: window) == "Wi-Fi" && text("wifi_value", in: window) == "Wi-Fi: 3 $")
        #expect(try text("sound_title", in: window) == "Sound")
        #expect(try view("sound", in: window).backgroundColor == .systemTeal)
        #expect(try view("wifi", in: window).frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(try view("sound_title", in: window).frame.minX == 16)
    }

    @Test func `data repeats a view or a component, under numbered names`() throws {
        let window = try window(
            Self.row + """
                data:
                  rooms: [{name: Kitchen, lamps: 2}, {name: Hall, lamps: 1}]
                root:
                  kind: UIStackView
                  axis: vertical
                  arranged:
                    - {repeat: rooms, view: {use: row, id: room, with: {title: $name, value: $lamps}}}
                    - repeat: [a, b, c]
                      view: {kind: UIView, id: box, subviews: [{kind: UILabel, id: mark, text: "$number of 3: $item"}], constraints: [height == 20]}
                    - {kind: UIView}
                constraints:
                  - box_2.width == box_1.width
                """)
        #expect(try text("room_title_1", in: window) == "Kitchen" && text("room_value_2", in: window) == "Hall: 1 $")
        #expect(try text("mark_3", in: window) == "3 of 3: c")
        #expect(try view("box_2", in: window).frame == CGRect(x: 0, y: 108, width: 320, height: 20))
    }

    @Test func `components may be in their own file and use each other`() throws {
        let file =
            Self.row.trimmingCharacters(in: .newlines) + "\n" + """
                  pair:
                    parameters: [left, right]
                    view:
                      kind: UIStackView
                      axis: vertical
                      arranged: [{use: row, id: one, with: {title: $left}}, {use: row, id: two, with: {title: $right}}]
                    constraints: [one.height == two.height]
                """
        let text =
            "components: [parts.yaml]\nroot: {kind: UIStackView, axis: vertical, arranged: [{use: pair, id: p, with: {left: A, right: B}}, {kind: UIView}]}\n"
        let window = try window(text, files: ["parts.yaml": file])
        #expect(try self.text("p_one_title", in: window) == "A" && self.text("p_two_title", in: window) == "B")
        #expect(try LayoutSpec.read(text: text, file: "a") { _ in file }.namedFiles.contains("parts.yaml"))
    }

    @Test(arguments: [
        ("root: {use: rwo}", "1:13: There is no component named 'rwo'."),
        (
            "components: {row: {parameters: [title], view: {kind: UILabel, text: $titel}}}\nroot: {use: row, with: {title: A}}",
            "1:69: There is no parameter named 'titel'. Did you mean 'title'?"
        ),
        ("components: {row: {parameters: [title], view: {kind: UILabel}}}\nroot: {use: row}", "2:7: The component 'row' needs 'title:'."),
        ("components: {row: {view: {kind: UILabel}}}\nroot: {use: row, with: {titel: A}}", "2:25: The component 'row' has no 'titel'."),
        ("components: {a: {view: {use: b}}, b: {view: {use: a}}}\nroot: {use: a}", "1:51: The component 'a' depends on itself: a → b → a."),
        ("components: parts.yaml\nroot: {kind: UIView}", "1:13: There is no file at 'parts.yaml'."),
        ("root: {kind: UIView, subviews: [{repeat: rooms, view: {kind: UIView}}]}", "1:42: There is no list under 'data:' named 'rooms'."),
        (
            "root: {kind: UIView, subviews: [{repeat: [1], views: {kind: UIView}}]}",
            "1:47: A repetition has no 'views'. Did you mean 'view'?"
        ),
    ])
    func `a fault is reported at its position`(text: String, fault: String) {
        let errors = #expect(throws: SpecErrors.self) { try LayoutSpec.read(text: text, file: "a.yaml") }
        let words = (errors?.diagnostics ?? []).map { "\($0.range.line):\($0.range.column): \($0.error.message)" }
        #expect(words.contains(fault), "\(words)")
    }

    @Test func `components that double in size are limited`() {
        let doubling = (1..<30).map { "  c\($0): {view: {kind: UIView, subviews: [{use: c\($0 - 1)}, {use: c\($0 - 1)}]}}" }
        let text = "components:\n  c0: {view: {kind: UIView}}\n\(doubling.joined(separator: "\n"))\nroot: {use: c29}\n"
        let errors = #expect(throws: SpecErrors.self) { try LayoutSpec.read(text: text, file: "a.yaml") }
        #expect(errors?.diagnostics.contains { $0.error == .tooManyNodes(limit: 50_000) } == true)
    }

    @Test func `a dollar sign outside a component is plain text`() throws {
        #expect(try text("price", in: window("root: {kind: UIView, subviews: [{kind: UILabel, id: price, text: $5 $name}]}")) == "$5 $name")
    }
}
