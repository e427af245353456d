import Foundation

/// The menu of a long press: the view is lifted, and its menu opens below it.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.onChange = { [weak self] in if $0.state == .began { self?.present() } }
    }

    public enum Appearance: Int, Sendable { case unknown, rich, compact }

    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// How the open menu looks; unknown while it is closed.
    open var menuAppearance: Appearance { shown?.window == nil ? .unknown : .rich }
    private let press = UILongPressGestureRecognizer()
    private weak var shown: OpenMenu?
    private var current: UIContextMenuConfiguration?

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }
    /// The location of the press that opened the menu.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }
    open func dismissMenu() { shown?.close() }
    /// Replaces the open menu.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let menu = current?.menu, shown?.window != nil else { return }
        let new = block(menu)
        current?.menu = new
        shown?.close()
        if let current { open(new, current) }
    }

    private func present() {
        guard let view, let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: press.location(in: view))
        else { return }
        guard let menu = configuration.makeMenu() else { return }
        open(menu, configuration)
    }

    private func open(_ menu: UIMenu, _ configuration: UIContextMenuConfiguration) {
        guard let view, let delegate else { return }
        let targeted = delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
        current = configuration
        shown = OpenMenu.open(menu, lifting: targeted?.view ?? view, configuration) { [weak self] in
            guard let self else { return }
            self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
        }
    }
}

extension OpenMenu {
    /// Opens the menu of a long press with what it lifts.
    static func open(
        _ menu: UIMenu, lifting view: UIView, _ configuration: UIContextMenuConfiguration, onClose: @escaping () -> Void
    ) -> OpenMenu? {
        let preview = configuration.makePreview() ?? MenuPreview(of: view, radius: max(view.layer.cornerRadius, 12))
        return open(
            menu, at: view, order: configuration.preferredMenuElementOrder, preview: preview,
            onChoice: { element in (element as? UIAction)?.performWithSender(view, target: nil) }, onClose: onClose)
    }
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: DelegateMessages {
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable { case dismiss, pop }

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

open class UIPreviewParameters: NSObject {
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! = .clear
    public override init() { super.init() }
    public init(textLineRects: [NSValue]) { super.init() }
}

@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform
}

@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters, target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget
    open var size: CGSize { view.bounds.size }
}

@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A menu for a long press, with its preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

    open var preferredMenuElementOrder = ElementOrder.automatic
    /// What opens the menu's preview and supplies its elements.
    final var previewMaker: (() -> MenuPreview?)?
    final var actionProvider: (([UIMenuElement]) -> UIMenu?)?
    /// The menu that is open.
    final var menu: UIMenu?

    init(identifier: any NSCopying) {
        self.identifier = identifier
        super.init()
    }

    public let identifier: any NSCopying

    func makeMenu() -> UIMenu? {
        menu = actionProvider?([])
        return menu
    }

    func makePreview() -> MenuPreview? { previewMaker?() }
}
