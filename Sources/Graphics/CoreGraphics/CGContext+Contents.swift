import Foundation

extension CGContext {
    // MARK: Gradients

    /// Draws a linear gradient over the clip. Without the options, the areas before the start and after the end stay unpainted.
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
        let area = boundingBoxOfClipPath
        let along = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let length = (along.dx * along.dx + along.dy * along.dy).squareRoot()
        guard !area.isNull, length > 0 else { return }
        let paint = Paint.axial(gradient.gradient, from: start, to: end).fading(by: state.alpha)
        let reach = area.reach(from: start) / length
        let before = options.contains(.drawsBeforeStartLocation) ? -reach : 0
        let after = options.contains(.drawsAfterEndLocation) ? reach + 1 : 1
        func point(_ share: CGFloat, _ side: CGFloat) -> CGPoint {
            CGPoint(x: start.x + along.dx * share - along.dy * side, y: start.y + along.dy * share + along.dx * side)
        }
        let strip = CGPath()
        strip.addLines(between: [point(before, reach), point(after, reach), point(after, -reach), point(before, -reach)])
        strip.closeSubpath()
        painting(.fill(options == .all ? CGPath(rect: area) : strip, paint, .winding))
    }

    /// Draws a radial gradient whose circles grow from the start to the end circle; both are centred on the end's centre.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard endRadius > 0 || startRadius > 0 else { return }
        let outwards = endRadius >= startRadius
        let (inner, outer) = outwards ? (startRadius, endRadius) : (endRadius, startRadius)
        let ordered = outwards ? gradient.gradient : gradient.gradient.reversed()
        let paint = Paint.radial(ordered.squeezed(from: inner / outer), center: endCenter, radius: CGSize(width: outer, height: outer))
        let fillsOutside = options.contains(outwards ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        let fillsInside = options.contains(outwards ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        let area = fillsOutside ? CGPath(rect: boundingBoxOfClipPath) : CGPath(ellipseIn: CGRect(around: endCenter, radius: outer))
        if !fillsInside, inner > 0 { area.addEllipse(in: CGRect(around: endCenter, radius: inner)) }
        painting(.fill(area, paint.fading(by: state.alpha), .evenOdd))
    }

    // MARK: Text and pictures

    package func draw(_ text: PlacedText) {
        guard !text.block.runs.isEmpty else { return }
        faded { painting(.text(text)) }
    }

    /// Draws a picture stretched over the rectangle. `tint` paints its alpha in one colour.
    package func draw(_ image: ImageSource, in rect: CGRect, tint: CGColor? = nil) {
        guard !rect.isEmpty else { return }
        faded { painting(.image(image, in: rect, tint: tint)) }
    }

    /// Draws what another context or layer recorded, in this context's user space.
    package func draw(_ list: DisplayList) {
        guard !list.isEmpty else { return }
        faded {
            recorded.append(.save)
            recorded.commands += list.commands
            recorded.append(.restore)
        }
        painted?()
    }

    private func faded(_ paint: () -> Void) {
        guard state.alpha < 1 else { paint(); return }
        recorded.append(.beginGroup(opacity: state.alpha, blend: .normal))
        paint()
        recorded.append(.endGroup(mask: nil))
    }
}

extension CGGradientDrawingOptions {
    fileprivate static let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
}

extension CGRect {
    fileprivate init(around center: CGPoint, radius: CGFloat) {
        self.init(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    }

    /// Returns a distance from the point that no corner exceeds.
    fileprivate func reach(from point: CGPoint) -> CGFloat {
        max(abs(minX - point.x), abs(maxX - point.x)) + max(abs(minY - point.y), abs(maxY - point.y))
    }
}
