import UIKit

/// An attribute that a text renderer reads.
public protocol TextAttribute {}

/// Draws a text itself. It is accepted; texts are drawn as they are without it.
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
    let size: CGSize
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}

extension Text {
    /// The lines of a text, for renderers.
    public struct Layout: RandomAccessCollection {
        public struct Line {
            public var origin: CGPoint
        }
        let lines: [Line]
        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }
    }
}

/// Whether a person can select the texts of a view.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    public func textRenderer<T: TextRenderer>(
        _ renderer: T, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        undrawn("textRenderer", fileID, line)
        return self
    }
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.fontChanges) { if isEnabled, scale != .default { $0.append(.scale(scale.factor)) } }
    }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}

/// A number that grows with the size of text.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, ConnectedProperty {
    private final class Link {
        var traits: UITraitCollection?
    }

    private let value: Value
    private let style: Font.TextStyle
    private let link = Link()

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (value, style) = (wrappedValue, textStyle) }
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value {
        guard let traits = link.traits else { return value }
        return Value(UIFontMetrics(forTextStyle: style.style).scaledValue(for: CGFloat(value), compatibleWith: traits))
    }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) { link.traits = node.environment.traits }
}

extension StylePaint {
    /// The paint, if one colour cannot stand for it.
    var beyondColor: StylePaint? {
        switch self {
        case .color, .material: nil
        case .faded(let paint, _): paint.beyondColor == nil ? nil : self
        case .shadowed(let paint, _): paint.beyondColor
        default: self
        }
    }
}

extension CALayer {
    /// Shows the first outer shadow of a paint around what the layer draws; inner ones are not drawn around letters.
    func show(shadowOf paint: StylePaint, _ environment: EnvironmentValues) {
        var shadow: ShadowStyle?
        if case .shadowed(_, let shadows) = paint { shadow = shadows.first { !$0.isInner } }
        guard shadow != nil || shadowOpacity > 0 else { return }
        shadowOpacity = shadow == nil ? 0 : 1
        shadowColor = shadow?.color.resolved(in: environment).cgColor
        shadowRadius = shadow?.radius ?? 0
        shadowOffset = CGSize(width: shadow?.x ?? 0, height: shadow?.y ?? 0)
    }
}

/// A text or symbol through which a gradient or a picture shows.
@MainActor final class PaintedContent {
    private let group = EffectView()
    private let cover = PaintedView()

    init() {
        group.layer.isComposedFirst = true
        cover.layer.blendMode = .sourceAtop
    }

    func show(_ view: UIView, _ paint: StylePaint, _ rect: CGRect, _ environment: EnvironmentValues, on canvas: Stage) {
        canvas.show(group, rect) { inner in
            let bounds = CGRect(origin: .zero, size: rect.size)
            inner.show(view, bounds)
            inner.show(cover, bounds)
            cover.show(paint, PaintedOutline(Path(bounds)), bounds, environment)
        }
    }
}
