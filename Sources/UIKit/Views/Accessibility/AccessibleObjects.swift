// Apps make this class adopt protocols of their own. Beside a protocol's default of the same name, the members of `NSObjectProtocol` are
// ambiguous, while a class's own member is preferred. `UIGestureRecognizer` has the same.

extension UIImage {
    @preconcurrency @MainActor public final var accessibilityLabel: String? {
        get { AccessibilityStore.assigned(of: self, \.label, \.labelBlock) }
        set { AccessibilityStore.makeValues(of: self).label = newValue }
    }
}
