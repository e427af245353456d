import Foundation
import Testing

@testable import Graphics

struct LayerFlattenTests {
    private func layer(_ name: String = "UIView", _ frame: CGRect = CGRect(x: 0, y: 0, width: 20, height: 10), _ color: CGColor? = nil)
        -> Layer
    {
        var layer = Layer(name: name, kind: "UIView", frame: frame)
        layer.backgroundColor = color
        return layer
    }

    @Test func `hidden, transparent and empty layers draw nothing`() {
        var hidden = layer("a", CGRect(x: 0, y: 0, width: 5, height: 5), .black)
        hidden.isHidden = true
        var clear = hidden
        clear.isHidden = false
        clear.opacity = 0
        var root = layer()
        root.sublayers = [hidden, clear, layer(), layer("b", .zero, .black)]
        #expect(root.flattened().isEmpty)
    }

    @Test func `the border is drawn above the sublayers, inside the bounds`() {
        var root = layer("root", CGRect(x: 0, y: 0, width: 20, height: 10), .white)
        root.borderWidth = 2
        root.borderColor = .black
        root.sublayers = [layer("child", CGRect(x: 0, y: 0, width: 20, height: 10), CGColor(gray: 0.5))]
        let fills = root.flattened().commands.compactMap { command -> CGColor? in
            if case .paint(.fill(_, .color(let color), _)) = command { color } else { nil }
        }
        #expect(fills == [.white, CGColor(gray: 0.5), .black])
        guard case .paint(.fill(let ring, _, .evenOdd)) = root.flattened().commands.last else { Issue.record("no ring"); return }
        #expect(ring.boundingBox == root.bounds)
    }

    @Test func `a layer away from the origin is drawn in its own coordinates`() {
        let box = layer("box", CGRect(x: 30, y: 40, width: 20, height: 10), .black)
        #expect(
            box.flattened().commands == [
                .save, .concatenate(CGAffineTransform(translationX: 30, y: 40)), .fill(CGPath(rect: box.bounds), .color(.black), .winding),
                .restore,
            ])
    }

    @Test func `scrolling moves sublayers, not the background`() {
        var scroll = layer("scroll", CGRect(x: 0, y: 0, width: 20, height: 10), .white)
        scroll.bounds.origin.y = 100
        let frame = scroll.frame
        #expect(frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        guard case .concatenate(let transform) = scroll.flattened().commands[1] else { Issue.record("not moved"); return }
        #expect(CGPoint(x: 0, y: 100).applying(transform) == .zero)
    }

    @Test func `the opacity of a single colour is applied to it, that of more content to a group`() {
        var box = layer("box", CGRect(x: 0, y: 0, width: 20, height: 10), .black)
        box.opacity = 0.5
        #expect(box.flattened().commands == [.fill(CGPath(rect: box.bounds), .color(CGColor(gray: 0, alpha: 0.5)), .winding)])
        box.sublayers = [layer("child", CGRect(x: 0, y: 0, width: 5, height: 5), .white)]
        #expect(box.flattened().commands.contains(.beginGroup(opacity: 0.5, blend: .normal)))
    }

    @Test func `clipping cuts off sublayers at the rounded corners, and removes the shadow`() {
        var box = layer("box", CGRect(x: 0, y: 0, width: 20, height: 10), .black)
        box.sublayers = [layer("child", CGRect(x: -5, y: -5, width: 10, height: 10), .white)]
        box.shadow = Shadow(color: .black, offset: .zero, radius: 3)
        box.masksToBounds = true
        box.cornerRadius = 3
        let commands = box.flattened().commands
        #expect(!commands.contains { if case .paint(.shadow) = $0 { true } else { false } })
        #expect(commands.contains(.clip(CGPath(rect: box.bounds, cornerRadii: CornerRadii(3)), .winding)))
    }

    @Test func `a label's clip leaves room for tall letterforms, but none at the sides`() throws {
        var label = layer("label")
        label.clipsContents = true
        let block = TextBlock(runs: [TextRun("حجم", font: FontDescriptor(size: 17), color: .black)], scale: 2)
        label.contents.append(.text(unset(block, in: label.bounds)))
        let clips = label.flattened().commands.compactMap { command -> CGRect? in
            if case .clip(let path, _) = command { path.boundingBox } else { nil }
        }
        #expect(clips == [CGRect(x: 0, y: -7, width: 20, height: 24)])
    }

    @Test func `a filter applies to a layer with its sublayers`() {
        var box = layer("box")
        box.sublayers = [layer("child", CGRect(x: 0, y: 0, width: 5, height: 5), .white)]
        let plain = box.flattened().commands
        box.filter = [GroupFilter(blurRadius: 3)]
        #expect(box.flattened().commands.contains(.beginFilteredGroup(GroupFilter(blurRadius: 3))))
        box.filter = [GroupFilter()]
        #expect(box.flattened().commands == plain)
    }

    @Test func `a transparent layer casts the shadow of its content`() {
        var box = layer("box")
        box.shadow = Shadow(color: .black, offset: .zero, radius: 3)
        #expect(box.flattened().isEmpty)
        box.sublayers = [layer("child", CGRect(x: 0, y: 0, width: 5, height: 5), .white)]
        #expect(box.flattened().commands.first == .beginShadowGroup(Shadow(color: .black, offset: .zero, radius: 3)))
    }
}

struct LayerTreeTextTests {
    @Test func `a layer tree prints one line per layer, with what differs from a plain layer`() {
        var title = Layer(name: "title", kind: "UILabel", frame: CGRect(x: 16, y: 12, width: 200, height: 20 + 1.0 / 3))
        title.contents.append(
            .text(
                unset(
                    TextBlock(
                        runs: [TextRun("Say “hi”\n", font: FontDescriptor(size: 17, weight: 600), color: .black)], numberOfLines: 1,
                        scale: 3),
                    in: title.bounds)))
        var card = Layer(name: "UIView#2", kind: "UIView", frame: CGRect(x: 0, y: 0, width: 393, height: 100))
        card.backgroundColor = .white
        card.cornerRadius = 12
        card.cornerCurve = .continuous
        card.maskedCorners = [.topLeft, .topRight]
        card.sublayers = [title]
        let tree = LayerTree(root: card, scale: 3)
        #expect(
            tree.text == """
                393 × 100 @3x
                UIView#2 (0 0 393 100) background #FFFFFF radius 12 continuous ↖↗
                  title UILabel (16 12 200 20.333) "Say “hi”\\n" 17 w600 #000000

                """)
    }

    @Test(arguments: [(0, "0"), (-0.0001, "0"), (1.0 / 3, "0.333"), (-2.5, "-2.5"), (12, "12"), (0.05, "0.05")] as [(Double, String)])
    func `numbers keep at most three decimals`(value: Double, text: String) {
        #expect(CGFloat(value).trimmed == text)
    }
}

/// Placed text without glyphs, for tests in which only the words matter.
private func unset(_ block: TextBlock, in rect: CGRect) -> PlacedText {
    let glyphs = GlyphLayout(layout: TextLayout(lines: [], size: .zero, isTruncated: false), lines: [])
    return PlacedText(block: block, rect: rect, origin: rect.origin, glyphs: glyphs)
}
