import UIKit

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// What a view does under a pointer.
@MainActor @preconcurrency public protocol CustomHoverEffect: Sendable {}
/// An effect of the system.
public struct HoverEffect: Sendable {
    private let name: String
    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

extension View {
    // There is no pointer over a picture: what these say changes nothing.

    public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// A help is read to a person who asks for a hint.
    public func help(_ text: Text) -> some View { accessibilityHint(text) }
    public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
    @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
