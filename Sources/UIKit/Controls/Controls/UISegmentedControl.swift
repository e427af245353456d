import Foundation
import Graphics

/// A control that selects one of several segments side by side. It is 32 points tall, of which its alignment rectangle covers 31
/// (Controls.md, UISegmentedControl: ib, swiftuiweb).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    package override nonisolated class var table: PropertyTable { segmentedControlProperties }

    public static let noSegment = -1

    private struct Segment {
        var title: String?
        var image: UIImage?
        var width: CGFloat = 0
        var isEnabled = true
        var offset = CGSize.zero
        var action: UIAction?
    }

    private static let height: CGFloat = 32
    /// The space around the widest title, and the width of the separators until iOS 18 (Suites.md, segments: three titles of iOS 17 and 18 fill 87
    /// points each and are a point apart; Corpus.md: 194 points for three segments, 211 for four).
    private var separatorWidth: CGFloat { systemMetrics.segmentSeparatorWidth }

    private var segments: [Segment] = [] {
        didSet { contentDidChange() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
        bounds.size = sizeThatFits(.zero)
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        hugContent(horizontally: false, vertically: true)
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
    }

    private func contentDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Content

    open var numberOfSegments: Int { segments.count }
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet { wasSet(); setNeedsDisplay() }
    }
    open var isMomentary = false { didSet { wasSet() } }
    open var apportionsSegmentWidthsByContent = false {
        didSet { wasSet(); contentDidChange() }
    }
    open var selectedSegmentTintColor: UIColor? {
        didSet { wasSet(); setNeedsDisplay() }
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(Segment(title: title), at: segment) }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(Segment(image: image), at: segment) }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }
    private func insert(_ segment: Segment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = min(max(segment, 0), segments.count - 1)
        segments.remove(at: index)
        if selectedSegmentIndex == index { selectedSegmentIndex = Self.noSegment }
        if selectedSegmentIndex > index { selectedSegmentIndex -= 1 }
    }
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }

    private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
        guard segments.indices.contains(segment) else { return }
        body(&segments[segment])
    }
    private func value<T>(_ segment: Int, _ path: KeyPath<Segment, T>, _ fallback: T) -> T {
        segments.indices.contains(segment) ? segments[segment][keyPath: path] : fallback
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title; $0.image = nil
        }
    }
    open func titleForSegment(at segment: Int) -> String? { value(segment, \.title, nil) }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image; $0.title = nil
        }
    }
    open func imageForSegment(at segment: Int) -> UIImage? { value(segment, \.image, nil) }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0 = Segment(title: action.title, image: action.image, action: action) }
    }
    open func actionForSegment(at segment: Int) -> UIAction? { value(segment, \.action, nil) }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width }
        wasSet(for: UInt(bitPattern: segment)) { (control: UISegmentedControl) in control.setWidth(width, forSegmentAt: segment) }
    }
    open func widthForSegment(at segment: Int) -> CGFloat { value(segment, \.width, 0) }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { value(segment, \.isEnabled, false) }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { value(segment, \.offset, .zero) }

    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        contentDidChange()
        wasSet(for: state.rawValue) { (control: UISegmentedControl) in control.setTitleTextAttributes(attributes, for: state) }
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    private var backgrounds: [UIControl.State: UIImage] = [:]
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgrounds[state] = image
        wasSet(for: state.rawValue) { (control: UISegmentedControl) in
            control.setBackgroundImage(image, for: state, barMetrics: barMetrics)
        }
    }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State, barMetrics: UIBarMetrics
    ) {}

    // MARK: Size

    open override var intrinsicContentSize: CGSize { CGSize(width: naturalWidth, height: Self.height - 1) }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: naturalWidth, height: Self.height) }

    private var naturalWidth: CGFloat { ceilToPixel(naturalWidths.reduce(0, +) + separators) }

    /// The total width of the separators.
    private var separators: CGFloat { CGFloat(max(segments.count - 1, 0)) * separatorWidth }

    private var naturalWidths: [CGFloat] {
        let own = segments.map { $0.width > 0 ? $0.width : contentWidth(of: $0) + systemMetrics.segmentPadding }
        guard !apportionsSegmentWidthsByContent else { return own }
        let widest = zip(segments, own).filter { $0.0.width <= 0 }.map(\.1).max() ?? 0
        return zip(segments, own).map { $0.0.width > 0 ? $0.1 : widest }
    }

    /// Without separators, widths are not rounded up to whole points (Generations.md, segments).
    private func contentWidth(of segment: Segment) -> CGFloat {
        let width = segment.image?.size.width ?? TextSystem.layout(block(for: segment, isSelected: false)).size.width
        return separatorWidth > 0 ? width.rounded(.up) : width
    }

    private func block(for segment: Segment, isSelected: Bool) -> TextBlock {
        let state: UIControl.State = isSelected ? .selected : .normal
        var attributes = titleAttributes[.normal] ?? [:]
        if isSelected { attributes.merge(titleAttributes[.selected] ?? [:]) { $1 } }
        if attributes[.font] == nil { attributes[.font] = UIFont.systemFont(ofSize: 13, weight: state == .selected ? .semibold : .medium) }
        if attributes[.foregroundColor] == nil {
            attributes[.foregroundColor] = segment.isEnabled && isEnabled ? UIColor.label : UIColor.tertiaryLabel
        }
        var paragraph = ParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineBreakMode = .byTruncatingMiddle
        let context = TextContext(
            font: .systemFont(ofSize: 13), color: resolved(.label), paragraph: paragraph, numberOfLines: 1, isRightToLeft: isRightToLeft,
            scale: pixelScale, traits: resolvedTraits, tint: tintCGColor)
        return TextBlock(NSAttributedString(string: segment.title ?? "", attributes: attributes), in: context)
    }

    // MARK: Drawing

    private var cornerRadius: CGFloat { systemMetrics.segmentCornerRadius ?? Self.height / 2 }

    /// The frames of the segments. They share the width without separators in proportion to their natural widths.
    var segmentRects: [CGRect] {
        let natural = naturalWidths, total = natural.reduce(0, +), room = max(bounds.width - separators, 0)
        guard total > 0 else { return [] }
        var left: CGFloat = 0
        return natural.map { width in
            let right = left + width / total * room
            defer { left = right + separatorWidth }
            return mirrored(
                CGRect(
                    x: bounds.minX + roundToPixel(left), y: bounds.minY, width: roundToPixel(right) - roundToPixel(left),
                    height: bounds.height))
        }
    }

    /// Returns the frame of a segment, or nil if there is no such segment.
    package func rect(ofSegment index: Int) -> CGRect? { segmentRects.indices.contains(index) ? segmentRects[index] : nil }

    override var keepsTaps: Bool { true }

    override func wasPressed(at point: CGPoint, _ event: UIEvent?) {
        guard let index = segmentRects.firstIndex(where: { $0.minX <= point.x && point.x <= $0.maxX }), segments[index].isEnabled else {
            return
        }
        guard isMomentary || index != selectedSegmentIndex else { return }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let rects = segmentRects
        context.setFillColor(resolved(.tertiarySystemFill))
        context.fill(.rounded(bounds, cornerRadius), .winding)
        drawSeparators(rects, in: context)
        if rects.indices.contains(selectedSegmentIndex), !isMomentary { drawSelection(rects[selectedSegmentIndex], in: context) }
        for (index, segment) in segments.enumerated() {
            draw(segment, in: rects[index], isSelected: index == selectedSegmentIndex, context)
        }
    }

    /// Draws thin lines between neighbours of which neither is selected.
    private func drawSeparators(_ rects: [CGRect], in context: CGContext) {
        guard separatorWidth > 0 else { return }
        context.setFillColor(resolved(UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)))
        for index in rects.indices.dropFirst() where index != selectedSegmentIndex && index - 1 != selectedSegmentIndex {
            let edge = isRightToLeft ? rects[index].maxX : rects[index - 1].maxX
            let line = CGRect(x: edge, y: bounds.minY + 8, width: separatorWidth, height: bounds.height - 16)
            context.fill(.capsule(line), .winding)
        }
    }

    private func drawSelection(_ rect: CGRect, in context: CGContext) {
        let plate = rect.insetBy(dx: 2, dy: 2)
        let shape = CGPath.rounded(plate, cornerRadius - 2)
        let color = selectedSegmentTintColor.map { resolved($0) } ?? (isDark ? CGColor(rgba: 0x636366FF) : .white)
        context.saveGState()
        guard isEnabled else {
            // A translucent plate casts no shadow.
            context.setFillColor(color.withAlpha(color.alpha * 0.5))
            context.fill(shape, .winding)
            context.restoreGState()
            return
        }
        context.setFillColor(color)
        context.setShadow(offset: CGSize(width: 0, height: 3), blur: 8, color: CGColor(gray: 0, alpha: 0.12))
        context.fill(shape, .winding)
        context.setShadow(offset: CGSize(width: 0, height: 3), blur: 1, color: CGColor(gray: 0, alpha: 0.04))
        context.fill(shape, .winding)
        context.restoreGState()
    }

    private func draw(_ segment: Segment, in rect: CGRect, isSelected: Bool, _ context: CGContext) {
        var contentRect = rect.insetBy(dx: 4, dy: 0)
        contentRect.origin.x += segment.offset.width
        contentRect.origin.y += segment.offset.height
        guard let image = segment.image else {
            context.drawText(block(for: segment, isSelected: isSelected && !isMomentary), in: contentRect, centered: true)
            return
        }
        let frame = UIView.ContentMode.center.rect(for: image.size, in: contentRect, scale: pixelScale)
        let tint = resolved(segment.isEnabled && isEnabled ? .label : .tertiaryLabel)
        let appearance = ImageAppearance(tint: tint, traits: resolvedTraits, isRightToLeft: isRightToLeft, treatsAutomaticAsTemplate: true)
        context.draw(image.value.drawing(in: frame, appearance: appearance))
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(elements: numberOfSegments > 0 ? segmentElements : nil)
    }

    private var elementStorage: [UIAccessibilityElement] = []

    /// The accessibility elements of the segments.
    private var segmentElements: [UIAccessibilityElement] {
        while elementStorage.count < segments.count { elementStorage.append(UIAccessibilityElement(accessibilityContainer: self)) }
        elementStorage.removeLast(elementStorage.count - segments.count)
        for (index, rect) in segmentRects.enumerated() {
            let segment = segments[index], element = elementStorage[index]
            var traits = UIAccessibilityTraits.button
            if index == selectedSegmentIndex { traits.insert(.selected) }
            if !isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
            element.accessibilityLabel = segment.title ?? segment.image?.accessibilityLabel
            element.accessibilityTraits = traits
            element.accessibilityFrameInContainerSpace = rect
        }
        return elementStorage
    }

    package override var summary: String? { titleForSegment(at: selectedSegmentIndex) }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        if changes.contains(.displayScale) { contentDidChange() }
    }
}
