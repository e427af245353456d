import Foundation

/// The display that a window is shown on.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    package internal(set) var environment: DisplayEnvironment {
        didSet { if environment != oldValue { deviceStorage = nil } }
    }

    package init(environment: DisplayEnvironment) {
        self.environment = environment
        super.init()
    }

    init(device: SimulatedDevice) {
        environment = device.environment
        deviceStorage = device
        super.init()
    }

    /// The screen of the window that became key last, while it exists; otherwise the simulated device's own.
    public internal(set) static var main: UIScreen {
        get {
            let windows = ScreenWindows.current
            return windows.screenOfWindow ?? windows.screen
        }
        set { ScreenWindows.current.screenOfWindow = newValue }
    }

    open class var screens: [UIScreen] { [main] }

    open var bounds: CGRect { CGRect(origin: .zero, size: environment.size) }
    /// The bounds in pixels, in portrait regardless of the orientation.
    open var nativeBounds: CGRect {
        let (size, scale) = (environment.size, environment.scale)
        return CGRect(x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
    }
    open var scale: CGFloat { environment.scale }
    open var nativeScale: CGFloat { environment.scale }
    open var brightness: CGFloat = 1
    open var wantsSoftwareDimming = false
    open var maximumFramesPerSecond: Int { 60 }
    open var mirrored: UIScreen? { nil }
    open var isCaptured: Bool { false }
    open var traitCollection: UITraitCollection { UITraitCollection(environment.traits.overridden(by: device.traits.values)) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The coordinates in the current orientation.
    open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self, isFixed: false) }
    /// The coordinates in portrait, regardless of the orientation.
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self, isFixed: true) }

    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIWindow.visible.last { $0.screen === self }?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }

    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    public nonisolated static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    public nonisolated static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")

    // MARK: Storage for the extensions

    final var deviceStorage: SimulatedDevice?
    /// The scene of the windows on this screen.
    final lazy var scene = UIWindowScene(screen: self)
}
