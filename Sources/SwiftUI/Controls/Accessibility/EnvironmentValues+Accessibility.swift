import UIKit

extension EnvironmentValues {
    // What a person has set for assistive technologies, as UIKit tells it.

    /// Whether VoiceOver runs, unless a view says otherwise.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] ?? MainActor.assumeIsolated { UIAccessibility.isVoiceOverRunning } }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }
    public var accessibilityVoiceOverEnabled: Bool { MainActor.assumeIsolated { UIAccessibility.isVoiceOverRunning } }
    public var accessibilitySwitchControlEnabled: Bool { MainActor.assumeIsolated { UIAccessibility.isSwitchControlRunning } }
    public var accessibilityReduceMotion: Bool { MainActor.assumeIsolated { UIAccessibility.isReduceMotionEnabled } }
    public var accessibilityReduceTransparency: Bool { MainActor.assumeIsolated { UIAccessibility.isReduceTransparencyEnabled } }
    public var accessibilityInvertColors: Bool { MainActor.assumeIsolated { UIAccessibility.isInvertColorsEnabled } }
    public var accessibilityDifferentiateWithoutColor: Bool {
        MainActor.assumeIsolated { UIAccessibility.shouldDifferentiateWithoutColor }
    }
    public var accessibilityShowButtonShapes: Bool { MainActor.assumeIsolated { UIAccessibility.buttonShapesEnabled } }
    public var accessibilityPrefersCrossFadeTransitions: Bool {
        MainActor.assumeIsolated { UIAccessibility.prefersCrossFadeTransitions }
    }
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityPlayAnimatedImages: Bool { true }
    public var accessibilityQuickActionsEnabled: Bool { false }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
}

private enum AccessibilityEnabledKey: EnvironmentKey { static let defaultValue: Bool? = nil }
