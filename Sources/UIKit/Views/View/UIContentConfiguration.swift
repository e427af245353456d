import Foundation

/// The state that a view's appearance may depend on.
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}

public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

public struct UICellConfigurationState: UIConfigurationState {
    public enum DragState: Sendable { case none, lifting, dragging }
    public enum DropState: Sendable { case none, notTargeted, targeted }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isEditing = false
    public var isSwiped = false
    public var isExpanded = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A value that describes a view's content and creates the view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    func makeContentView() -> UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var searchText: String?
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
