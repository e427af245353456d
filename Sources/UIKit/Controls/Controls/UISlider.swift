import Foundation
import Graphics

/// A control that selects a value along a track.
///
/// It is 31 points tall, of which its alignment rectangle covers 30 (Controls.md, UISlider: ib), and 34 from iOS 26 on; `sizeThatFits(_:)`
/// returns 34 in all releases (recorded pictures of iOS 17, 18 and 26).
@preconcurrency @MainActor
open class UISlider: UIControl {
    package override nonisolated class var table: PropertyTable { sliderProperties }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugContent(horizontally: false, vertically: true)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugContent(horizontally: false, vertically: true)
    }

    /// The value, clamped between the minimum and the maximum.
    open var value: Float {
        get { min(max(storedValue, minimumValue), max(maximumValue, minimumValue)) }
        set { storedValue = min(max(newValue, minimumValue), max(maximumValue, minimumValue)); setNeedsDisplay(); wasSet() }
    }
    private var storedValue: Float = 0
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open var minimumValue: Float = 0 {
        didSet { wasSet(); setNeedsDisplay() }
    }
    open var maximumValue: Float = 1 {
        didSet { wasSet(); setNeedsDisplay() }
    }
    open var minimumValueImage: UIImage? {
        didSet { wasSet(); setNeedsDisplay() }
    }
    open var maximumValueImage: UIImage? {
        didSet { wasSet(); setNeedsDisplay() }
    }
    open var isContinuous = true { didSet { wasSet() } }
    /// The ticks, the neutral value and the values that can be chosen (iOS 26).
    open var trackConfiguration: TrackConfiguration? { didSet { setNeedsDisplay() } }
    /// Whether the slider has a knob (iOS 26).
    open var sliderStyle = Style.default { didSet { setNeedsDisplay() } }
    open var minimumTrackTintColor: UIColor? { didSet { wasSet() } }
    open var maximumTrackTintColor: UIColor? { didSet { wasSet() } }
    open var thumbTintColor: UIColor? { didSet { wasSet() } }

    private var thumbs: [UIControl.State: UIImage] = [:]
    private var minimumTracks: [UIControl.State: UIImage] = [:]
    private var maximumTracks: [UIControl.State: UIImage] = [:]
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbs[state] = image
        setNeedsDisplay()
        wasSet(for: state.rawValue) { (slider: UISlider) in slider.setThumbImage(image, for: state) }
    }
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTracks[state] = image
        setNeedsDisplay()
        wasSet(for: state.rawValue) { (slider: UISlider) in slider.setMinimumTrackImage(image, for: state) }
    }
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTracks[state] = image
        setNeedsDisplay()
        wasSet(for: state.rawValue) { (slider: UISlider) in slider.setMaximumTrackImage(image, for: state) }
    }
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] ?? thumbs[.normal] }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTracks[state] ?? minimumTracks[.normal] }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTracks[state] ?? maximumTracks[.normal] }
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: systemMetrics.sliderHeight) }
    /// The alignment rectangle excludes two points at either end and one at the bottom (Corpus.md: 35 of 35 frames of sliders).
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: systemMetrics.sliderBottomInset, right: 2) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width > 0 ? size.width : bounds.width, height: 34) }

    // MARK: Parts, in bounds coordinates

    /// The distance of the track from the ends (inferred from looking at iOS 18; Generations.md, slider).
    private var inset: CGFloat { systemMetrics.sliderTrackInset }

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { valueImageRect(minimumValueImage, atStart: true) }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { valueImageRect(maximumValueImage, atStart: false) }

    private func valueImageRect(_ image: UIImage?, atStart: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        let x = atStart ? bounds.minX : bounds.maxX - size.width
        return mirrored(CGRect(x: x, y: roundToPixel(bounds.midY - size.height / 2), width: size.width, height: size.height))
    }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let height = systemMetrics.sliderTrackHeight
        var (left, right) = (inset, inset)
        if let image = minimumValueImage { left += image.size.width + 8 }
        if let image = maximumValueImage { right += image.size.width + 8 }
        if isRightToLeft { swap(&left, &right) }
        return CGRect(
            x: bounds.minX + left, y: roundToPixel(bounds.midY - height / 2), width: max(bounds.width - left - right, 0), height: height)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let metrics = systemMetrics, margin = -metrics.sliderKnobMargin
        let size = currentThumbImage?.size ?? CGRect(origin: .zero, size: metrics.sliderKnob).insetBy(dx: margin, dy: margin).size
        let share = share(of: value)
        let travel = rect.width + 2 * inset - size.width
        let x = rect.minX - inset + travel * (isRightToLeft ? 1 - share : share)
        let rise = currentThumbImage == nil ? metrics.sliderKnobRise : 0
        return CGRect(x: roundToPixel(x), y: roundToPixel(bounds.midY - size.height / 2 - rise), width: size.width, height: size.height)
    }

    /// Returns the position of a value between the minimum and the maximum, from 0 to 1.
    private func share(of value: Float) -> CGFloat {
        let range = maximumValue - minimumValue
        return range > 0 ? CGFloat((value - minimumValue) / range) : 0
    }

    /// The distance of the touch from the thumb's centre when tracking began.
    private var grip: CGFloat = 0

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        let point = touch.location(in: self)
        grip = point.x - thumb.midX
        return thumb.insetBy(dx: -10, dy: -10).contains(point)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag(to: touch.location(in: self).x - grip)
        if isContinuous { sendActions(for: .valueChanged, with: event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: .valueChanged, with: event) }
    }

    /// Moves the thumb's centre to `x`.
    private func drag(to x: CGFloat) {
        let track = trackRect(forBounds: bounds), thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let room = track.width + 2 * inset - thumb.width
        guard room > 0 else { return }
        let share = min(max((x - track.minX + inset - thumb.width / 2) / room, 0), 1)
        let chosen = isRightToLeft ? 1 - share : share
        let allowed = trackConfiguration?.allowed(Float(chosen)) ?? Float(chosen)
        setValue(minimumValue + allowed * (maximumValue - minimumValue), animated: false)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if !isEnabled {
            context.setAlpha(0.5)
            context.beginTransparencyLayer()
        }
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        drawTrack(track, thumb: thumb, in: context)
        if let image = currentThumbImage {
            draw(image, in: thumb, context)
        } else if sliderStyle == .default, context.drawsGlass || !systemMetrics.hasGlass {
            let margin = systemMetrics.sliderKnobMargin
            context.drawKnob(in: thumb.insetBy(dx: margin, dy: margin), color: resolved(thumbTintColor ?? .white))
        }
        if let image = minimumValueImage { draw(image, in: minimumValueImageRect(forBounds: bounds), context) }
        if let image = maximumValueImage { draw(image, in: maximumValueImageRect(forBounds: bounds), context) }
        if !isEnabled { context.endTransparencyLayer() }
        context.restoreGState()
    }

    private func drawTrack(_ track: CGRect, thumb: CGRect, in context: CGContext) {
        let low = filledTrack(track, thumb: thumb)
        defer { drawTicks(below: track, thumb: thumb, in: context) }
        if let image = maximumTrackImage(for: state) {
            draw(image, in: track, context)
        } else {
            context.setFillColor(resolved(maximumTrackTintColor ?? .systemFill))
            context.fill(.capsule(track), .winding)
        }
        guard low.width > 0 else { return }
        if let image = minimumTrackImage(for: state) {
            draw(image, in: low, context)
        } else {
            context.setFillColor(minimumTrackTintColor.map { resolved($0) } ?? tintCGColor)
            context.fill(.capsule(low), .winding)
        }
    }

    /// Returns the part of the track between the lowest value, or the neutral one, and the thumb.
    private func filledTrack(_ track: CGRect, thumb: CGRect) -> CGRect {
        let neutral = CGFloat(trackConfiguration?.neutralValue ?? 0)
        let start =
            neutral == 0
            ? (isRightToLeft ? track.maxX : track.minX) : track.minX + track.width * (isRightToLeft ? 1 - neutral : neutral)
        let end =
            sliderStyle == .thumbless ? track.minX + track.width * (isRightToLeft ? 1 - share(of: value) : share(of: value)) : thumb.midX
        return CGRect(x: min(start, end), y: track.minY, width: abs(end - start), height: track.height)
    }

    /// Draws the ticks below the track: dots where the thumb's middle is at their values (their look is inferred).
    private func drawTicks(below track: CGRect, thumb: CGRect, in context: CGContext) {
        guard let ticks = trackConfiguration?.ticks, !ticks.isEmpty else { return }
        let travel = track.width + 2 * inset - thumb.width
        context.setFillColor(resolved(.tertiaryLabel))
        for tick in ticks {
            let share = CGFloat(min(max(tick.position, 0), 1))
            let x = track.minX - inset + thumb.width / 2 + travel * (isRightToLeft ? 1 - share : share)
            let y = track.maxY + 8
            context.fill(.capsule(CGRect(x: x - 2, y: y, width: 4, height: 4)), .winding)
        }
    }

    private func draw(_ image: UIImage, in rect: CGRect, _ context: CGContext) {
        let appearance = ImageAppearance(
            tint: image.isSymbolImage ? resolved(.secondaryLabel) : tintCGColor, traits: resolvedTraits, isRightToLeft: isRightToLeft)
        context.draw(image.value.drawing(in: rect, appearance: appearance))
    }

    override var standardAccessibility: StandardAccessibility {
        let track = trackRect(forBounds: bounds)
        let thumb = UIAccessibility.convertToScreenCoordinates(thumbRect(forBounds: bounds, trackRect: track, value: value), in: self)
        let share = share(of: value)
        return StandardAccessibility(
            isElement: true, value: "\(Int((share * 100).rounded()))%", traits: isEnabled ? .adjustable : [.adjustable, .notEnabled],
            activationPoint: CGPoint(x: thumb.midX, y: thumb.midY))
    }

    package override var summary: String? { String(format: "%g", Double(value)) }
}
