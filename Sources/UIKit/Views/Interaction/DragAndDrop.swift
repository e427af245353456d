import Foundation

/// Drag and drop never takes place here; these types exist so that code that uses them compiles.
open class NSItemProvider: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(object: Any) { super.init() }
    public convenience init?(contentsOf fileURL: URL?) { self.init() }
    open var suggestedName: String?
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

@preconcurrency @MainActor
open class UIDragItem: NSObject {
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    public let itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?
}

@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
    public let view: UIView
    public let parameters: UIDragPreviewParameters
}

open class UIDragPreviewParameters: UIPreviewParameters {}

@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
}

@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
}

public enum UIDropOperation: UInt, Hashable, Sendable { case cancel, forbidden, copy, move }

@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
    public let operation: UIDropOperation
}

@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = true
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: DelegateMessages {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}

@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: DelegateMessages {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .cancel)
    }
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A type that can be created from dragged data.
public protocol NSItemProviderReading: AnyObject {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

public protocol NSItemProviderWriting: AnyObject {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

extension NSItemProvider {
    public struct NothingHere: Error {
        public init() {}
    }

    public convenience init(item: Any?, typeIdentifier: String?) { self.init() }
    public var registeredTypeIdentifiers: [String] { [] }
    public func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }
    /// Calls the handler with an error, because an item provider is always empty.
    @discardableResult public func loadObject(ofClass aClass: Any.Type, completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void)
        -> Progress
    {
        completionHandler(nil, NothingHere())
        return Progress(totalUnitCount: 0)
    }
    /// The same for values that Foundation bridges to classes: `URL` for `NSURL`.
    @discardableResult public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, NothingHere())
        return Progress(totalUnitCount: 0)
    }
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, NothingHere()) }
    @discardableResult public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, NothingHere())
        return Progress(totalUnitCount: 0)
    }
    @discardableResult public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, NothingHere())
        return Progress(totalUnitCount: 0)
    }
    @discardableResult public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, false, NothingHere())
        return Progress(totalUnitCount: 0)
    }
    public func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) {}
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {}
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {}
}

/// The content that another app passes to an extension.
open class NSExtensionItem: NSObject {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
}

extension UIDragDropSession {
    public func canLoadObjects(ofClass aClass: Any.Type) -> Bool { false }
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
    public var allowsMoveOperation: Bool { false }
    public var isRestrictedToDraggingApplication: Bool { false }
}

extension UIDropSession {
    /// The same for values that Foundation bridges to classes, `String` for `NSString`: always empty.
    @discardableResult public func loadObjects<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completion: @escaping ([T]) -> Void
    ) -> Progress {
        completion([])
        return Progress(totalUnitCount: 0)
    }

    /// Calls the handler with an empty array, because nothing is ever dropped.
    @discardableResult public func loadObjects(ofClass aClass: Any.Type, completion: @escaping ([Any]) -> Void) -> Progress {
        completion([])
        return Progress(totalUnitCount: 0)
    }
}

@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// A drop animation that ends immediately.
@MainActor final class StillDrag: UIDragAnimating {
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}

/// A view that something can be pasted into.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: AnyObject {
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// What is pasted.
@preconcurrency @MainActor
public protocol UITextPasteItem: AnyObject {
    var itemProvider: NSItemProvider { get }
    func setResult(string: String)
    func setResult(attributedString: NSAttributedString)
    func setDefaultResult()
    func setNoResult()
}

@preconcurrency @MainActor
public protocol UITextPasteDelegate: DelegateMessages {
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
}

extension UITextPasteDelegate {
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {}
}
