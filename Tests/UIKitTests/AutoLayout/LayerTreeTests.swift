import Foundation
import Testing
import UIKit

@MainActor struct LayerTreeTests {
    @Test func `the layer tree names views, resolves colours and records drawing`() throws {
        let stage = Stage { $0.userInterfaceStyle = .dark }
        let card = stage.add("card", 50, 30)
        card.pinToCorner(10, 20)
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 6
        card.addSubview(UIView())
        let drawing = DrawingView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        card.addSubview(drawing)
        card.addSubview(UIView())
        let tree = stage.window.layerTree()
        #expect(tree.scale == 2 && tree.size == CGSize(width: 320, height: 480))
        let layer = try #require(tree.root.sublayers.first)
        #expect(layer.name == "card" && layer.kind == "FixtureView")
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 50, height: 30))
        #expect(layer.cornerRadius == 6)
        #expect(layer.backgroundColor == CGColor.black)
        #expect(layer.sublayers.map(\.name) == ["UIView#1", "DrawingView", "UIView#2"])
        #expect(layer.sublayers[1].contents.commands.count == 1)
        stage.window.overrideUserInterfaceStyle = .light
        #expect(stage.window.layerTree().root.sublayers.first?.backgroundColor == CGColor.white)
    }
}

final class DrawingView: UIView {
    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
}
