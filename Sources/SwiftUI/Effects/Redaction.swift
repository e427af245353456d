import UIKit

/// Why parts of a view are not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionKey: EnvironmentKey { static let defaultValue = RedactionReasons() }
private enum PrivacyKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
    /// Whether texts and pictures are replaced by plain shapes.
    var isRedacted: Bool {
        redactionReasons.contains(.placeholder) || (redactionReasons.contains(.privacy) && self[PrivacyKey.self])
    }
}

extension View {
    public func redacted(reason: RedactionReasons) -> some View { transformEnvironment(\.redactionReasons) { $0.formUnion(reason) } }
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
    public func privacySensitive(_ isSensitive: Bool = true) -> some View { setting(PrivacyKey.self, isSensitive) }
    public func invalidatableContent(_ isInvalidatable: Bool = true) -> some View { self }
}

/// What is shown instead of a text or a picture: a bar for each line.
final class RedactionView: UIView {
    private var bars: [CGRect] = []
    private var color = UIColor.label

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("A redaction is made in code.") }

    /// - Parameter bars: the bars in the view's coordinates.
    func show(_ bars: [CGRect], _ color: UIColor) {
        (self.bars, self.color) = (bars, color)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        // The opacity and the corners are inferred from looking at iOS.
        color.withAlphaComponent(color.cgColor.alpha * 0.16).setFill()
        for bar in bars { UIBezierPath(roundedRect: bar, cornerRadius: min(4, bar.height / 2)).fill() }
    }
}
