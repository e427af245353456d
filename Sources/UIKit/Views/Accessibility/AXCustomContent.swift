import Foundation

/// A detail that an assistive reader speaks when the user asks for more.
open class AXCustomContent: NSObject, NSCopying, @unchecked Sendable {
    public enum Importance: UInt, Sendable { case `default`, high }

    public init(label: String, value: String) {
        (attributedLabel, attributedValue) = (NSAttributedString(string: label), NSAttributedString(string: value))
        super.init()
    }

    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
        super.init()
    }

    public let attributedLabel: NSAttributedString
    public let attributedValue: NSAttributedString
    open var label: String { attributedLabel.string }
    open var value: String { attributedValue.string }
    /// Whether the detail is read with the label (`.high`) or only when the user asks for it.
    open var importance = Importance.default

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }
}

public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { nil }
        set {}
    }
}
