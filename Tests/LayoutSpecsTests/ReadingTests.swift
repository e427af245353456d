import Foundation
import Testing
import UIKit

@testable import LayoutSpecs

struct ReadingTests {
    static func read(_ text: String) throws -> LayoutSpec { try LayoutSpec.read(text: text, file: "Screens/Profile.yaml") }

    @Test func `JSON is read like YAML`() throws {
        let yaml = """
            name: Card
            root:
              kind: UIView
              subviews:
                - kind: UILabel
                  id: title
                  text: {en: Hello, ar: مرحبا}
                  font: {textStyle: headline, weight: bold}
            constraints:
              - title.edges == margins inset 8
            """
        let json = """
            {"name": "Card", "root": {"kind": "UIView", "subviews": [
              {"kind": "UILabel", "id": "title", "text": {"en": "Hello", "ar": "مرحبا"}, "font": {"textStyle": "headline", "weight": "bold"}}]},
             "constraints": ["title.edges == margins inset 8"]}
            """
        let first = try Self.read(yaml), second = try Self.read(json)
        #expect(first.name == second.name)
        #expect(first.root.subviews[0].settings.map(\.property) == second.root.subviews[0].settings.map(\.property))
        #expect(first.root.subviews[0].settings[0].value == second.root.subviews[0].settings[0].value)
        #expect(first.constraints.count == 4 && second.constraints.count == 4)
    }

    @Test func `the name defaults to the file's`() throws {
        #expect(try Self.read("root: {kind: UIView}").name == "Profile")
    }

    @Test func `anchors and merge keys of YAML are resolved`() throws {
        let spec = try Self.read(
            """
            root:
              kind: UIView
              subviews:
                - &small
                  kind: UILabel
                  font: footnote
                  textColor: secondaryLabel
                - <<: *small
                  textColor: label
                  text: Hi
            """)
        let second = spec.root.subviews[1]
        #expect(second.kind == "UILabel")
        #expect(second.settings.first { $0.property == "font" }?.value == .choice("footnote"))
        #expect(second.settings.first { $0.property == "textColor" }?.value == .color(.named("label")))
    }

    @Test func `views are numbered in the order of the spec`() throws {
        let spec = try Self.read(
            """
            root:
              kind: UIView
              subviews:
                - kind: UIStackView
                  id: a
                  arranged:
                    - {kind: UILabel, id: b}
                  subviews:
                    - {kind: UIView, id: c}
                - {kind: UIView, id: d}
            """)
        #expect(spec.root.all.sorted { $0.number < $1.number }.map(\.id) == [nil, "a", "c", "b", "d"])
    }

    @Test func `a text is chosen by language, then English, then the first`() {
        let text = LocalizedText.perLanguage([
            .init(language: "de", text: "Hallo"), .init(language: "en", text: "Hello"), .init(language: "pt-BR", text: "Oi"),
            .init(language: "pt", text: "Olá"),
        ])
        #expect(text.text(for: "de-AT") == "Hallo")
        #expect(text.text(for: "pt-BR") == "Oi")
        #expect(text.text(for: "pt-PT") == "Olá")
        #expect(text.text(for: "ja") == "Hello")
        #expect(LocalizedText.perLanguage([.init(language: "he", text: "שלום")]).text(for: "en") == "שלום")
    }

    @Test(arguments: [
        ("label", ColorValue.named("label")), ("\"#F00\"", .fixed(CGColor(red: 1, green: 0, blue: 0))),
        ("\"#00FF0080\"", .fixed(CGColor(red: 0, green: 1, blue: 0, alpha: 128 / 255))),
        (
            "{light: white, dark: black}",
            .dynamic(light: .named("white"), dark: .named("black"), lightHighContrast: nil, darkHighContrast: nil)
        ),
        ("{color: systemBlue, alpha: 0.1}", .faded(.named("systemBlue"), alpha: 0.1)),
    ]) func `colours can be written in several ways`(text: String, expected: ColorValue) throws {
        let spec = try Self.read("root: {kind: UIView, backgroundColor: \(text)}")
        #expect(spec.root.settings[0].value == .color(expected))
    }

    @Test func `animations are read with their curves`() throws {
        let spec = try Self.read(
            """
            root: {kind: UIView}
            states: {open: ~}
            animations:
              plain: {to: open, duration: 0.3}
              eased: {from: open, duration: 0.25, delay: 0.1, curve: easeOut}
              damped: {to: open, duration: 0.6, spring: {damping: 0.7, velocity: 1}}
              bouncy: {to: open, duration: 0.5, spring: {bounce: 0.3}}
            """)
        #expect(spec.states == ["open"])
        #expect(spec.animations.map(\.name) == ["plain", "eased", "damped", "bouncy"])
        #expect(
            spec.animations[0] == SpecAnimation(name: "plain", from: nil, to: "open", duration: 0.3, delay: 0, curve: .cubic(.easeInOut)))
        #expect(spec.animations[1].from == "open" && spec.animations[1].to == nil && spec.animations[1].delay == 0.1)
        #expect(spec.animations[2].curve == .spring(Spring(settlingIn: 0.6, dampingRatio: 0.7, initialVelocity: 1)))
        #expect(spec.animations[3].curve == .spring(Spring(duration: 0.5, bounce: 0.3)))
        #expect(spec.animations[3].duration > 0.5)
    }

    @Test func `a huge file is refused`() {
        let text = "root:\n  kind: UIView\n  accessibilityIdentifier: " + String(repeating: "x", count: 2_000_000)
        let errors = #expect(throws: SpecErrors.self) { try Self.read(text) }
        #expect(errors?.diagnostics.map(\.error) == [SpecError.tooLarge(bytes: text.utf8.count, limit: 1_048_576)])
    }

    @Test(arguments: 0..<40) func `a spec that is cut off or overwritten anywhere never crashes the reader`(step: Int) {
        let text = VariationTests.spec
        let cut = String(text.prefix(text.count * step / 40))
        _ = try? Self.read(cut)
        let noise = ["{", "[", "*a", "&a", "\"", ": ", "- ", "!x ", "@", "\u{0}", "\t", "%"]
        var scalars = Array(text)
        scalars.replaceSubrange(
            (scalars.count * step / 40)..<min(scalars.count, scalars.count * step / 40 + 2), with: Array(noise[step % noise.count]))
        _ = try? Self.read(String(scalars))
    }

    @Test func `no kind has a property twice`() {
        for kind in Kind.all {
            let names = kind.allProperties.map(\.name)
            #expect(Set(names).count == names.count, "\(kind.name)")
            #expect(Set(names).isDisjoint(with: SpecReader.structureKeys), "\(kind.name)")
        }
    }
}

extension ViewSpec {
    var subviews: [ViewSpec] { children.filter { $0.list == .subviews }.flatMap(\.views) }
    var arranged: [ViewSpec] { children.filter { $0.list == .arranged }.flatMap(\.views) }
}
