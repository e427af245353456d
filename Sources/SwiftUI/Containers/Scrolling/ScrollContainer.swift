import UIKit

/// What a scroll view and the views in it tell each other while they are laid out. All rectangles are in the content's coordinates.
@MainActor final class ScrollContainer {
    /// The part of the content that is visible.
    var viewport = CGRect.zero
    /// The directions in which the content scrolls.
    var axes = Axis.Set.vertical
    /// The position of the content in the window.
    var origin = CGPoint.zero
    /// The views that have an identity, in the order in which they were put.
    private(set) var identified: [(id: AnyHashable, rect: CGRect)] = []
    /// The views where the scroll view may come to rest.
    private(set) var targets: [(id: AnyHashable?, rect: CGRect)] = []
    /// Containers that know where views are that have not been made.
    private var finders: [(AnyHashable) -> CGRect?] = []

    /// The visible part that nothing covers, in the window's coordinates.
    var globalViewport = CGRect.zero

    func begin() {
        identified = []
        targets = []
        finders = []
    }

    private func local(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -origin.x, dy: -origin.y) }

    func identify(_ id: AnyHashable, _ global: CGRect) { identified.append((id, local(global))) }
    func addTarget(_ id: AnyHashable?, _ global: CGRect) { targets.append((id, local(global))) }
    func addFinder(_ finder: @escaping (AnyHashable) -> CGRect?) { finders.append(finder) }

    /// Returns where the view of an identity is.
    func rect(of id: AnyHashable) -> CGRect? {
        if let known = identified.first(where: { $0.id == id }) { return known.rect }
        for finder in finders { if let rect = finder(id) { return local(rect) } }
        return nil
    }
}

/// The size to which views inside measure themselves: that of a scroll view, or of the screen.
@MainActor final class RelativeContainer: Equatable {
    private(set) var size: CGSize
    /// The views that measure themselves by this size.
    weak var node: Node?

    init(_ size: CGSize = .zero, _ node: Node? = nil) { (self.size, self.node) = (size, node) }

    nonisolated static func == (left: RelativeContainer, right: RelativeContainer) -> Bool { left === right }

    /// Takes over a new size. What was measured inside is forgotten.
    func take(_ size: CGSize) {
        guard size != self.size else { return }
        self.size = size
        node?.forgetAll()
    }
}

private enum ContainerKey: EnvironmentKey { static let defaultValue: RelativeContainer? = nil }

extension EnvironmentValues {
    var relativeContainer: RelativeContainer? {
        get { self[ContainerKey.self] }
        set { self[ContainerKey.self] = newValue }
    }
}
