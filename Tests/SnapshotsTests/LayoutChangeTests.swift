import CairoGraphics
import Foundation
import Graphics
import Testing

@testable import Goldens

struct LayoutChangeTests {
    static let golden = """
        402 × 874 @3x
        UIWindow (0 0 402 874) background #FFFFFF
          card UIView (16 78 370 120) background #FFFFFF radius 12 continuous shadow #00000033 (0 4) blur 8
            title UILabel (16 16 200 20.333) "Hello, (you)" 17 w600 #000000 “Hello, (you)”
            UIButton (300 16 54 34) opacity 0.5 paints 1 shape
              UILabel (12 7 30 20) "Go" 17 #007AFF
          footer UILabel (16 800 370 16) "Bye" 13 #3C3C4399

        """

    private func sentences(_ edit: (String) -> String) -> [String] {
        LayoutChange.between(LayerOutline(text: Self.golden), LayerOutline(text: edit(Self.golden))).map(\.sentence)
    }

    @Test func `a layer tree's text parses back`() throws {
        var root = Layer(name: "root", kind: "UIWindow", frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        root.sublayers = [Layer(name: "my view", kind: "UIView", frame: CGRect(x: 1.5, y: 2, width: 30, height: 10))]
        root.sublayers[0].backgroundColor = .white
        let outline = LayerOutline(LayerTree(root: root, scale: 2))
        #expect(outline.screen == "100 × 50 @2x")
        #expect(outline.nodes.map(\.path) == [[], ["my view"]])
        #expect(outline.nodes[1].kind == "UIView" && outline.nodes[1].frame == CGRect(x: 1.5, y: 2, width: 30, height: 10))
        #expect(outline.nodes[1].details == ["background", "#FFFFFF"])
    }

    @Test func `a text of several lines is one view, whatever it quotes`() {
        var root = Layer(name: "root", kind: "UIWindow", frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        root.sublayers = [Layer(name: "note", kind: "UILabel", frame: CGRect(x: 1, y: 2, width: 30, height: 10))]
        root.sublayers[0].summary = "She said “(yes\n\nThen”: \\ no"
        let outline = LayerOutline(LayerTree(root: root, scale: 2))
        #expect(outline.nodes.map(\.name) == ["root", "note"])
        #expect(outline.nodes[1].details.count == 1)
    }

    @Test func `equal texts have no changes`() { #expect(sentences { $0 }.isEmpty) }

    @Test func `a view that moved is named with its distance`() {
        #expect(sentences { $0.replacing("(16 16 200 20.333)", with: "(20 16 198 20.333)") } == ["`title` moved 4 pt right, 2 pt narrower"])
        #expect(
            sentences { $0.replacing("(16 800 370 16)", with: "(12 801.5 370 18)") } == [
                "`footer` moved 4 pt left and 1.5 pt down, 2 pt taller"
            ])
        #expect(sentences { $0.replacing("(16 800 370 16)", with: "(16 800 300 16)") } == ["`footer` is 70 pt narrower"])
    }

    @Test func `views with the same name are distinguished by their paths`() {
        #expect(sentences { $0.replacing("(12 7 30 20)", with: "(12 8 30 20)") } == ["`UILabel` moved 1 pt down"])
        let twice = { (text: String) in text.replacing("footer UILabel", with: "UILabel") }
        let changes = LayoutChange.between(
            LayerOutline(text: twice(Self.golden)), LayerOutline(text: twice(Self.golden).replacing("(12 7 30 20)", with: "(12 8 30 20)")))
        #expect(changes.map(\.sentence) == ["`UIButton/UILabel` moved 1 pt down"])
    }

    @Test func `the contents of a view that moved have not moved`() {
        #expect(sentences { $0.replacing("(16 78 370 120)", with: "(16 90 370 120)") } == ["`card` moved 12 pt down"])
    }

    @Test func `changes of appearance say what changed`() {
        #expect(sentences { $0.replacing("\"Bye\"", with: "\"See you\"") } == ["`footer` changed from \"Bye\" to \"See you\""])
        #expect(sentences { $0.replacing("radius 12 ", with: "radius 16 ") } == ["`card` changed from radius 12 to radius 16"])
        #expect(sentences { $0.replacing(" opacity 0.5", with: "") } == ["`UIButton` no longer has opacity 0.5"])
        #expect(sentences { $0.replacing("(16 800 370 16) ", with: "(16 800 370 16) hidden ") } == ["`footer` now has hidden"])
    }

    @Test func `new and missing views are reported once, without their contents`() {
        let without = Self.golden.split(separator: "\n").filter { !$0.contains("UIButton") && !$0.contains("Go") }.joined(separator: "\n")
        #expect(sentences { _ in without } == ["`UIButton` is gone; it was at (300, 16), 54 × 34 pt"])
        let back = LayoutChange.between(LayerOutline(text: without), LayerOutline(text: Self.golden)).map(\.sentence)
        #expect(back == ["`UIButton` is new, at (300, 16), 54 × 34 pt"])
    }

    @Test func `a fingerprint says which parts differ`() {
        let golden = Fingerprint(text: "cairo 1.18.4, pango 1.54.0, Inter.ttc 3f2a, Old Face.ttf 1")
        let now = Fingerprint(text: "cairo 1.18.4, pango 1.56.3, Inter.ttc 99aa, New.ttf 2")
        #expect(golden.text == "cairo 1.18.4, pango 1.54.0, Inter.ttc 3f2a, Old Face.ttf 1")
        #expect(
            now.differences(from: golden) == [
                "pango 1.54.0 → 1.56.3", "Inter.ttc is another file (3f2a → 99aa)",
            ])
        #expect(now.differences(from: now).isEmpty)
    }

    @Test func `a golden names what draws the same bytes on all machines, and the other files that it uses`() throws {
        let all = Fingerprint(FontLibrary.standard.fingerprint)
        let own = all.narrowed(to: ["plumb:Inter"]).parts.map(\.name)
        #expect(own == ["letters", "shapes", "Inter.ttc", "Noto.ttc", "JetBrainsMono.ttc"])
        let emoji = all.narrowed(to: ["plumb:Inter", "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"])
        #expect(emoji.parts.map(\.name) == own + ["NotoColorEmoji.ttf"])
        #expect(all.differences(from: emoji).isEmpty && emoji.differences(from: all).isEmpty)
        let elsewhere = Fingerprint(text: "letters 1, shapes 2, NotoColorEmoji.ttf 3, Gone.ttf 4, fonts 5")
        let differences = all.differences(from: elsewhere)
        #expect(differences.count == 3 && differences[0].hasPrefix("FreeType or HarfBuzz draw letters otherwise (1 → "))
        #expect(differences[2].hasPrefix("NotoColorEmoji.ttf is another file (3 → "))
    }
}
