import Foundation
import Testing

@testable import Graphics

struct CGContextTests {
    private let red = CGColor(red: 1, green: 0, blue: 0)
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func `filling a rectangle records one command in the fill colour`() {
        let context = CGContext()
        context.setFillColor(red)
        context.fill(square)
        #expect(context.displayList.commands == [.fill(CGPath(rect: square), .color(red), .winding)])
    }

    @Test func `restoring a state brings back colour, transform and clip`() {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        context.saveGState()
        context.setFillColor(red)
        context.translateBy(x: 5, y: 5)
        context.clip(to: square)
        #expect(context.boundingBoxOfClipPath == square)
        context.restoreGState()
        #expect(context.ctm.isIdentity)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
        context.fill(square)
        #expect(context.displayList.commands.last == .fill(CGPath(rect: square), .color(.black), .winding))
    }

    @Test func `a path keeps its place when the transform changes before it is painted`() {
        let context = CGContext()
        context.addRect(square)
        context.translateBy(x: 3, y: 0)
        context.fillPath()
        let moved = CGPath(rect: square.offsetBy(dx: -3, dy: 0))
        #expect(context.displayList.commands.last == .fill(moved, .color(.black), .winding))
    }

    @Test func `an arc that is not clockwise for Core Graphics runs clockwise on screen`() {
        let context = CGContext()
        context.addArc(center: .zero, radius: 10, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: false)
        #expect((context.path?.boundingBox.maxY ?? 0) < 0)
    }

    @Test func `open states and transparency layers are closed in the list`() {
        let context = CGContext()
        context.saveGState()
        context.setAlpha(0.5)
        context.beginTransparencyLayer()
        context.saveGState()
        context.fill(square)
        #expect(
            context.displayList.commands == [
                .save, .beginGroup(opacity: 0.5, blend: .normal), .save, .fill(CGPath(rect: square), .color(.black), .winding),
                .restore, .endGroup(mask: nil), .restore,
            ])
    }

    @Test func `unbalanced restores are ignored`() {
        let context = CGContext()
        context.restoreGState()
        context.beginTransparencyLayer()
        context.restoreGState()
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        #expect(context.displayList.commands == [.beginGroup(opacity: 1, blend: .normal), .endGroup(mask: nil)])
    }

    @Test func `a shadow blur is twice the standard deviation, and the shadow is drawn first`() {
        let context = CGContext()
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: 8, color: red)
        context.fill(square)
        let shadow = Shadow(color: red, offset: CGSize(width: 0, height: 2), radius: 4)
        #expect(context.displayList.commands.first == .shadow(CGPath(rect: square), shadow, knockout: false))
        #expect(context.displayList.commands.count == 2)
    }

    @Test func `fully transparent drawing is not recorded`() {
        let context = CGContext()
        context.setFillColor(.clear)
        context.fill(square)
        context.setFillColor(red)
        context.setAlpha(0)
        context.fill(square)
        #expect(context.displayList.isEmpty)
    }

    @Test func `a linear gradient without options paints only between its ends`() throws {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 40))
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, CGColor.white] as CFArray, locations: nil))
        context.drawLinearGradient(gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: [])
        guard case .paint(.fill(let path, .axial(_, let from, let to), _)) = context.displayList.commands.first else {
            Issue.record("no gradient was recorded")
            return
        }
        #expect(path.boundingBox.minX == 20 && path.boundingBox.maxX == 80)
        #expect(path.boundingBox.minY <= 0 && path.boundingBox.maxY >= 40)
        #expect(from.x == 20 && to.x == 80)
    }
}
