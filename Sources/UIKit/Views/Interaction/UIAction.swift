import Foundation

/// An item that a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

/// An element that menus and controls show and run.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    open internal(set) var title: String
    open var subtitle: String?
    open internal(set) var image: UIImage?
    /// Always nil, because menus are not presented.
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { nil }

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    public struct State: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let off = State(rawValue: 0)
        public static let on = State(rawValue: 1)
        public static let mixed = State(rawValue: 2)
    }

    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}

public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that runs a closure. It works on Linux, where `#selector` does not exist.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let paste = Identifier("com.apple.action.paste")
    }

    public var identifier: Identifier { ownIdentifier ?? Identifier(givenName?.text ?? "") }
    private let ownIdentifier: Identifier?
    private let givenName: GivenName?
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open internal(set) weak var sender: AnyObject?
    let handler: UIActionHandler
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        ownIdentifier = identifier
        givenName = identifier == nil ? GivenName("Plumb.action") : nil
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender as AnyObject?
        handler(self)
    }
}

@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        public static let singleSelection = Options(rawValue: 1 << 5)
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]
    open var preferredElementSize: ElementSize

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize,
            children: newChildren)
    }
}

@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider

    public init(_ elementProvider: @escaping Provider) {
        provider = elementProvider
        super.init(title: "", image: nil)
    }

    /// What the provider supplies at once; a disabled row while it has supplied nothing.
    final var supplied: [UIMenuElement] {
        var elements: [UIMenuElement]?
        provider { elements = $0 }
        return elements ?? [UIAction(title: "Loading…", attributes: .disabled) { _ in }]
    }

    /// Returns an element whose provider is called each time the menu is opened.
    public class func uncached(_ elementProvider: @escaping Provider) -> Self {
        guard let element = UIDeferredMenuElement(elementProvider) as? Self else {
            preconditionFailure("\(Self.self) makes its own elements")
        }
        return element
    }
}

extension UIMenuElement: UIAccessibilityIdentification {
    public var accessibilityIdentifier: String? {
        get { AccessibilityStore.values(of: self)?.identifier }
        set { AccessibilityStore.makeValues(of: self).identifier = newValue }
    }
}
