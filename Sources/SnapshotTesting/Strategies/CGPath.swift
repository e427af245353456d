import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
    public static var image: Snapshotting { image() }

    /// The path in black on a transparent background, with its bounding box.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { path in
            Picture.drawn(in: path.boundingBoxOfPath, scale: scale) { context in
                context.addPath(path)
                context.drawPath(using: drawingMode)
            }
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    public static var image: Snapshotting { image() }

    /// The path filled in black on a transparent background, with its bounds.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { path in
            Picture.drawn(in: path.bounds, scale: scale) { _ in path.fill() }
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    public static var elementsDescription: Snapshotting { Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath) }

    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback(\.cgPath)
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// The segments of the path, one per line, with an empty line between subpaths.
    public static var elementsDescription: Snapshotting {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        // Patterns are used because Foundation on Linux ignores `maximumFractionDigits` if `minimumFractionDigits` is set.
        formatter.positiveFormat = "0.0##"
        formatter.negativeFormat = "-0.0##"
        return elementsDescription(numberFormatter: formatter)
    }

    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        SimplySnapshotting.lines.pullback { path in
            func text(_ name: String, _ points: [CGPoint]) -> String {
                func number(_ value: CGFloat) -> String { numberFormatter.string(from: NSNumber(value: Double(value))) ?? "\(value)" }
                return "\(name) " + points.map { "(\(number($0.x)), \(number($0.y)))" }.joined(separator: " ") + "\n"
            }
            var lines = "", point = CGPoint.zero
            for element in path.elements {
                switch element {
                case .move(let end):
                    lines += (lines.isEmpty ? "" : "\n") + text("MoveTo", [end])
                    point = end
                case .line(let end):
                    lines += text("LineTo", [end])
                    point = end
                case .curve(let end, let first, let second):
                    let single = control(of: first, second, from: point, to: end)
                    lines += single.map { text("QuadCurveTo", [$0, end]) } ?? text("CurveTo", [first, second, end])
                    point = end
                case .close: lines += text("Close", [])
                }
            }
            return lines
        }
    }

    /// Returns the control point of a quadratic curve stored as a cubic one; nil for a curve that is truly cubic.
    private static func control(of first: CGPoint, _ second: CGPoint, from start: CGPoint, to end: CGPoint) -> CGPoint? {
        let a = CGPoint(x: (3 * first.x - start.x) / 2, y: (3 * first.y - start.y) / 2)
        let b = CGPoint(x: (3 * second.x - end.x) / 2, y: (3 * second.y - end.y) / 2)
        return abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 ? a : nil
    }
}
