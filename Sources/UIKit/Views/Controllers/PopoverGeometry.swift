import Foundation
import Graphics

/// Where a popover stands: on the side of its source with the most room, as close to its middle as the margins allow.
struct PopoverGeometry {
    /// The frame with the arrow, in the container.
    let frame: CGRect
    /// The side of the arrow; `unknown` without one.
    let direction: UIPopoverArrowDirection
    /// The tip of the arrow along its side, in the frame.
    let tip: CGFloat

    /// The height of the arrow, and the width where it meets the popover (Generations.md, popover; the width is inferred).
    static let arrowHeight: CGFloat = 13
    static let arrowWidth: CGFloat = 37

    /// - Parameters:
    ///   - size: of the content.
    ///   - room: where the popover may be.
    init(
        size: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection, overlaps: Bool, pixels: CGFloat
    ) {
        let direction = Self.direction(size, source, room, permitted, overlaps)
        self.direction = direction
        let arrow = Self.arrowHeight
        switch direction {
        case .up, .down:
            let free = overlaps ? room.height : direction == .up ? room.maxY - source.maxY : source.minY - room.minY
            let high = min(size.height + arrow, max(free, 44 + arrow)), wide = min(size.width, room.width)
            let x = PixelGrid.round(min(max(source.midX - wide / 2, room.minX), room.maxX - wide), pixels)
            let wanted = direction == .up ? source.maxY : source.minY - high
            let y = overlaps ? min(max(wanted, room.minY), room.maxY - high) : wanted
            frame = CGRect(x: x, y: PixelGrid.round(y, pixels), width: wide, height: high)
            tip = source.midX - x
        case .left, .right:
            let free = direction == .left ? room.maxX - source.maxX : source.minX - room.minX
            let wide = min(size.width + arrow, max(free, 44 + arrow)), high = min(size.height, room.height)
            let y = PixelGrid.round(min(max(source.midY - high / 2, room.minY), room.maxY - high), pixels)
            let x = direction == .left ? source.maxX : source.minX - wide
            frame = CGRect(x: PixelGrid.round(x, pixels), y: y, width: wide, height: high)
            tip = source.midY - y
        default:
            let wide = min(size.width, room.width), high = min(size.height, room.height)
            let x = min(max(source.midX - wide / 2, room.minX), room.maxX - wide)
            let y = min(max(source.midY - high / 2, room.minY), room.maxY - high)
            frame = CGRect(x: PixelGrid.round(x, pixels), y: PixelGrid.round(y, pixels), width: wide, height: high)
            tip = 0
        }
    }

    /// Above or below where the popover fits, where there is more room; otherwise beside the source; otherwise where most of it fits.
    private static func direction(
        _ size: CGSize, _ source: CGRect, _ room: CGRect, _ permitted: UIPopoverArrowDirection, _ overlaps: Bool
    ) -> UIPopoverArrowDirection {
        let upright: [(UIPopoverArrowDirection, CGFloat)] = [(.down, source.minY - room.minY), (.up, room.maxY - source.maxY)]
        let sideways: [(UIPopoverArrowDirection, CGFloat)] = [(.right, source.minX - room.minX), (.left, room.maxX - source.maxX)]
        func best(_ sides: [(UIPopoverArrowDirection, CGFloat)], _ length: CGFloat) -> UIPopoverArrowDirection? {
            sides.filter { permitted.contains($0.0) && $0.1 >= length + arrowHeight }.max { $0.1 < $1.1 }?.0
        }
        if let found = best(upright, size.height) ?? best(sideways, size.width) { return found }
        let most = (upright.map { ($0.0, $0.1 / size.height) } + sideways.map { ($0.0, $0.1 / size.width) })
            .filter { permitted.contains($0.0) }
        return most.max { $0.1 < $1.1 }?.0 ?? .unknown
    }

    /// The part of the frame without the arrow.
    var body: CGRect { CGRect(origin: .zero, size: frame.size).inset(by: safeArea) }

    /// The content is below the arrow, too, and has a safe area there.
    var safeArea: UIEdgeInsets {
        let arrow = Self.arrowHeight
        return UIEdgeInsets(
            top: direction == .up ? arrow : 0, left: direction == .left ? arrow : 0, bottom: direction == .down ? arrow : 0,
            right: direction == .right ? arrow : 0)
    }

    /// Returns the outline of the popover, in its own coordinates.
    func outline(radius: CGFloat) -> CGPath {
        let body = body
        let path = CGPath(
            roundedRect: body, cornerWidth: min(radius, body.width / 2, body.height / 2),
            cornerHeight: min(radius, body.width / 2, body.height / 2))
        guard direction != .unknown else { return path }
        let isUpright = direction == .up || direction == .down
        let length = isUpright ? body.width : body.height
        let half = min(Self.arrowWidth / 2, length / 2 - radius)
        guard half > 0 else { return path }
        let middle = min(max(tip, radius + half), length - radius - half)
        path.addPath(arrow(half: half), transform: turned(to: middle))
        return path
    }

    /// An arrow that points up, with its tip at the origin.
    private func arrow(half: CGFloat) -> CGPath {
        let arrow = CGPath(), height = Self.arrowHeight
        arrow.move(to: CGPoint(x: -half, y: height))
        arrow.addCurve(to: CGPoint(x: 0, y: 0.5), control1: CGPoint(x: -half * 0.5, y: height), control2: CGPoint(x: -half * 0.25, y: 0.5))
        arrow.addCurve(
            to: CGPoint(x: half, y: height), control1: CGPoint(x: half * 0.25, y: 0.5), control2: CGPoint(x: half * 0.5, y: height))
        arrow.closeSubpath()
        return arrow
    }

    private func turned(to middle: CGFloat) -> CGAffineTransform {
        switch direction {
        case .down: CGAffineTransform(rotationAngle: .pi).concatenating(CGAffineTransform(translationX: middle, y: frame.height))
        case .left: CGAffineTransform(rotationAngle: -.pi / 2).concatenating(CGAffineTransform(translationX: 0, y: middle))
        case .right: CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: frame.width, y: middle))
        default: CGAffineTransform(translationX: middle, y: 0)
        }
    }
}

/// The card of a popover: its shadow, and the presented view cut to its outline.
final class PopoverCard: UIView {
    private let clip = UIView()
    private let content: UIView
    private var contentSafeArea = UIEdgeInsets.zero
    private var outline = CGPath()

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        traitOverrides.userInterfaceLevel = .elevated
        traitOverrides.horizontalSizeClass = .compact
        addFilling(clip)
        clip.addFilling(content)
    }

    required init?(coder: NSCoder) { return nil }

    override var safeAreaForSubviews: UIEdgeInsets { contentSafeArea }

    /// The colour of the arrow and of what the content does not cover.
    override var backgroundColor: UIColor? {
        get { clip.backgroundColor }
        set { clip.backgroundColor = newValue ?? content.backgroundColor }
    }

    func adopt(_ geometry: PopoverGeometry) {
        frame = geometry.frame
        clip.frame = bounds
        content.frame = bounds
        outline = geometry.outline(radius: systemMetrics.popoverCornerRadius)
        let mask = clip.layer.mask as? CAShapeLayer ?? CAShapeLayer()
        mask.frame = bounds
        mask.path = outline
        clip.layer.mask = mask
        setNeedsDisplay()
        guard contentSafeArea != geometry.safeArea else { return }
        contentSafeArea = geometry.safeArea
        clip.updateInsets()
    }

    /// The shadow around the popover (inferred from looking at iOS).
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let shadow = CGContext.OuterShadow(offset: 6, blur: 40, alpha: (0.2, 0.5))
        context.drawShadow(shadow, of: outline, around: bounds, reach: 64, isDark: isDark)
    }
}
