import Foundation
import Testing
import UIKit

/// The outlines of strokes, layers of Core Graphics, and gradients of components.
@MainActor struct StrokedPathTests {
    private func alpha(_ size: CGSize = CGSize(width: 60, height: 60), _ draw: (CGContext) -> Void) throws -> [UInt8] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 4
        let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
        let picture = try #require(image.cgImage), data = try #require(picture.dataProvider?.data)
        return stride(from: 3, to: data.count, by: 4).map { data[$0] }
    }

    /// A line with a curve, a sharp corner and a closed part.
    private static let path: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 50))
        path.addCurve(to: CGPoint(x: 30, y: 12), control1: CGPoint(x: 10, y: 20), control2: CGPoint(x: 20, y: 12))
        path.addLine(to: CGPoint(x: 40, y: 45))
        path.addLine(to: CGPoint(x: 48, y: 20))
        path.addRect(CGRect(x: 20, y: 40, width: 12, height: 10))
        return path
    }()

    @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
    func `the outline of a stroke covers what the stroke covers`(cap: CGLineCap, join: CGLineJoin) throws {
        func draw(_ paint: (CGContext) -> Void) throws -> [UInt8] {
            try alpha { context in
                context.setLineWidth(5)
                context.setLineCap(cap)
                context.setLineJoin(join)
                context.addPath(Self.path)
                paint(context)
            }
        }
        let stroke = try draw { $0.strokePath() }
        let outline = try draw {
            $0.replacePathWithStrokedPath()
            $0.fillPath()
        }
        #expect(stroke.contains(255))
        // Pixels that one covers and the other does not: none. Edges of curves may differ in smoothing.
        #expect(zip(stroke, outline).count { abs(Int($0) - Int($1)) > 64 } == 0)
        let copy = try alpha { context in
            context.addPath(Self.path.copy(strokingWithWidth: 5, lineCap: cap, lineJoin: join, miterLimit: 10))
            context.fillPath()
        }
        #expect(copy == outline)
    }

    @Test func `a dashed path has its dashes and gaps in turn, from the phase on`() throws {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 0, y: 30), transform: CGAffineTransform(translationX: 4, y: 0))
        line.addLine(to: CGPoint(x: 52, y: 30), transform: CGAffineTransform(translationX: 4, y: 0))
        #expect(line.boundingBox == CGRect(x: 4, y: 30, width: 52, height: 0))
        func draw(_ paint: @escaping (CGContext) -> Void) throws -> [UInt8] {
            try alpha { context in
                context.setLineWidth(4)
                paint(context)
            }
        }
        let expected = try draw { context in
            context.setLineDash(phase: 3, lengths: [8, 4])
            context.addPath(line)
            context.strokePath()
        }
        let dashed = try draw { context in
            context.addPath(line.copy(dashingWithPhase: 3, lengths: [8, 4]))
            context.strokePath()
        }
        #expect(dashed == expected)
    }

    @Test(arguments: [CGFloat.infinity, .nan, 1e300]) func `a path of numbers without end has an outline`(number: CGFloat) {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: number, y: 1), control1: CGPoint(x: 1, y: number), control2: CGPoint(x: 2, y: 2))
        #expect(!path.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .miter, miterLimit: 10).isEmpty)
        #expect(!path.copy(dashingWithPhase: 1, lengths: [3, 2]).isEmpty)
    }

    @Test func `a relative arc turns by its delta`() {
        let arc = CGMutablePath()
        arc.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
        #expect(abs(arc.currentPoint.x) < 1e-9 && abs(arc.currentPoint.y - 10) < 1e-9)
        let back = CGMutablePath()
        back.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
        #expect(abs(back.currentPoint.y + 10) < 1e-9)
    }

    @Test func `a layer is drawn at its size and stretched`() throws {
        let drawn = try alpha { context in
            guard let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil) else { return }
            layer.context?.fill(CGRect(x: 5, y: 0, width: 20, height: 10))
            context.draw(layer, at: CGPoint(x: 2, y: 2))
            context.draw(layer, in: CGRect(x: 20, y: 20, width: 40, height: 20))
        }
        let expected = try alpha { context in
            context.fill([CGRect(x: 7, y: 2, width: 5, height: 10), CGRect(x: 40, y: 20, width: 20, height: 20)])
        }
        #expect(drawn == expected)
    }

    @Test func `a gradient of components is the gradient of its colours`() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 0.5], locations: [CGFloat] = [0, 1]
        let one = CGGradient(colorSpace: space, colorComponents: components, locations: locations, count: 2)
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)]
        #expect(one == CGGradient(colorsSpace: space, colors: colors as CFArray, locations: locations))
        let greys = CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: nil, count: 2)
        let other = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 0.5)]
        #expect(greys == CGGradient(colorsSpace: nil, colors: other as CFArray, locations: nil))
    }
}
