import Foundation

/// A device as layout sees it: sizes, safe areas, size classes and keyboards, its orientation, and the user's settings.
/// All lengths are in points.
///
///     SimulatedDevice.current = .named("iPhone 16 Pro") ?? .standard
///     SimulatedDevice.current.orientation = .landscape
///     SimulatedDevice.current.traits = UITraitCollection(userInterfaceStyle: .dark)
///     SimulatedDevice.current.isKeyboardShown = true
///
/// Screen, windows, scenes and `UIDevice` follow `current`, with the callbacks and notifications of rotating a real device.
public struct SimulatedDevice: Sendable, Hashable {
    public enum Idiom: String, Sendable, Hashable { case phone, pad }

    public enum Orientation: String, Sendable, Hashable, CaseIterable { case portrait, landscape }

    /// The share of an iPad's screen that the app uses.
    public enum Split: String, Sendable, Hashable, CaseIterable {
        case full, third, half
        case twoThirds = "two-thirds"
    }

    /// How well a number is known: documented by Apple, measured by others on a device or simulator, or inferred from a pattern.
    public enum Confidence: String, Sendable, Hashable { case documented, measured = "measured-by-others", inferred }

    public typealias Insets = UIEdgeInsets

    public enum SizeClass: String, Sendable, Hashable { case compact, regular }

    /// The height of the keyboard's frame, including the home indicator area. It varies with language and release, so it is not guaranteed.
    public struct Keyboard: Sendable, Hashable {
        public var height: CGFloat
        public var confidence: Confidence

        public init(height: CGFloat, confidence: Confidence = .inferred) {
            self.height = height; self.confidence = confidence
        }
    }

    /// The properties that change when the device is rotated.
    public struct Placement: Sendable, Hashable {
        public var safeArea: Insets
        public var statusBarHeight: CGFloat
        public var horizontalSizeClass: SizeClass
        public var verticalSizeClass: SizeClass
        public var keyboard: Keyboard

        public init(
            safeArea: Insets, statusBarHeight: CGFloat, horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass, keyboard: Keyboard
        ) {
            self.safeArea = safeArea; self.statusBarHeight = statusBarHeight; self.horizontalSizeClass = horizontalSizeClass
            self.verticalSizeClass = verticalSizeClass; self.keyboard = keyboard
        }
    }

    /// An app window beside another app's on an iPad.
    public struct SplitWindow: Sendable, Hashable {
        public var width: CGFloat
        public var horizontalSizeClass: SizeClass
        public var confidence: Confidence
    }

    /// The common name of the device: `iPhone 16 Pro`.
    public var name: String
    /// The name of the geometry, which devices with the same geometry share: `iphone-16-pro`.
    public var geometry: String
    public var idiom: Idiom
    /// The size of the screen in portrait.
    public var size: CGSize
    /// Pixels per point. Models whose panel has fewer pixels are drawn as the system draws them, before it scales down.
    public var scale: CGFloat
    /// The radius of the screen's corners; 0 for square ones.
    public var cornerRadius: CGFloat
    public var portrait: Placement
    public var landscape: Placement
    /// The windows of an iPad that shares its screen; empty for other devices.
    public var splits: [Orientation: [Split: SplitWindow]] = [:]
    /// Interface Builder's name for the device in documents, if known.
    public var interfaceBuilderName: String?
    public var confidence = Confidence.inferred
    /// Keys of `Catalog.sources`.
    public var sources: [String] = []
    public var note: String?
    /// Whether the device is a canvas for a single behaviour. A canvas is not rotated, and the names of its cells contain no orientation.
    public var isCanvas = false

    /// The iOS version that `UIDevice` returns: 26.0 for devices that came with it (iPhone 17, iPhone Air), 18.0 for others. Views look as
    /// in that version where the difference is known: until 13, in 14, from 15 to 18, and from 26.
    public var systemVersion = "18.0"

    /// `systemVersion` as numbers.
    public var operatingSystemVersion: OperatingSystemVersion { Self.numbers(of: systemVersion) }

    static func numbers(of version: String) -> OperatingSystemVersion {
        let numbers = version.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        return OperatingSystemVersion(majorVersion: numbers[0], minorVersion: numbers[1], patchVersion: numbers[2])
    }

    // MARK: State in use. The axes of a matrix replace these values.

    public var orientation = Orientation.portrait
    /// The user's settings: style, text size, direction and the like. Unspecified traits have the values of a new device.
    public var traits = UITraitCollection()
    public var isKeyboardShown = false

    /// The name as used in cell names: letters, digits, `.`, `@` and dashes only.
    public var slug: String { Self.slug(name) }

    /// Whether the app can use this share of the screen. The whole screen is always available.
    public func offers(_ split: Split, in orientation: Orientation) -> Bool {
        split == .full || splits[orientation]?[split] != nil
    }

    public func placement(in orientation: Orientation) -> Placement { orientation == .portrait ? portrait : landscape }

    /// Returns the size of the screen in an orientation, not of a split window.
    public func screenSize(in orientation: Orientation) -> CGSize {
        orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
    }

    static func slug(_ name: String) -> String {
        let allowed = name.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "@" ? $0 : "-" }
        return String(allowed).split(separator: "-", omittingEmptySubsequences: true).joined(separator: "-")
    }
}

extension SimulatedDevice {
    /// Creates a custom device: a phone or tablet that is in no catalog.
    ///
    /// * `size`: in portrait.
    /// * `safeArea`: in portrait.
    /// * `landscapeSafeArea`: nil for none.
    /// * `statusBarHeight`: in portrait; nil for the safe area's top.
    /// * `keyboardHeight`: in both orientations; nil for 40 % of the height.
    public init(
        name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero, landscapeSafeArea: UIEdgeInsets? = nil,
        statusBarHeight: CGFloat? = nil, idiom: Idiom = .phone, cornerRadius: CGFloat = 0, keyboardHeight: CGFloat? = nil
    ) {
        func placement(_ orientation: Orientation, _ area: UIEdgeInsets, _ barHeight: CGFloat) -> Placement {
            let height = orientation == .portrait ? size.height : size.width
            return Placement(
                safeArea: area, statusBarHeight: barHeight, horizontalSizeClass: idiom == .pad ? .regular : .compact,
                verticalSizeClass: idiom == .pad || orientation == .portrait ? .regular : .compact,
                keyboard: Keyboard(height: keyboardHeight ?? (height * 0.4).rounded()))
        }
        let turned = landscapeSafeArea ?? .zero
        self.init(
            name: name, geometry: Self.slug(name).lowercased(), idiom: idiom, size: size, scale: scale, cornerRadius: cornerRadius,
            portrait: placement(.portrait, safeArea, statusBarHeight ?? safeArea.top),
            landscape: placement(.landscape, turned, turned.top))
    }

    /// Returns the device of the standard catalog with a name; case and punctuation do not matter. Nil if there is none.
    /// - Parameter name: The name, followed by an iOS version if it is not the default one: `iPhone 11 Pro, iOS 13.3`.
    public static func named(_ name: String) -> SimulatedDevice? { Catalog.standard.device(named: name) }

    /// The default device: an iPhone with 375 × 667 points and two pixels per point.
    public static let standard =
        named("iPhone SE (3rd generation)")
        ?? SimulatedDevice(
            name: "iPhone", size: CGSize(width: 375, height: 667), scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

    /// The device that a process starts with: the one that `SNAPSHOT_TESTING_DEVICE` names, otherwise the standard one.
    static var first: SimulatedDevice { nameInEnvironment.flatMap { forTests($0) } ?? standard }

    /// Returns the device that `SNAPSHOT_TESTING_DEVICE` names. A release alone (`iOS 26`) is that of the standard device.
    package static func forTests(_ name: String) -> SimulatedDevice? {
        named(name) ?? name.wholeMatch(of: /iOS (?<release>[0-9.]+)/.ignoresCase()).flatMap { standard.running(String($0.release)) }
    }

    /// The device chosen for all tests of a run. It is read here, not by the first assertion, because a test may read its screen or
    /// change a property of `current` before it asserts anything.
    package static var nameInEnvironment: String? { ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_DEVICE"] }
}

extension SimulatedDevice {
    /// Returns the environment of a new device: default settings, keyboard hidden.
    package func environment(in orientation: Orientation, split: Split = .full) -> DisplayEnvironment {
        let placement = placement(in: orientation), screen = screenSize(in: isCanvas ? .portrait : orientation)
        let window = split == .full ? nil : splits[orientation]?[split]
        var environment = DisplayEnvironment(
            size: CGSize(width: window?.width ?? screen.width, height: screen.height), scale: scale, safeAreaInsets: placement.safeArea,
            statusBarHeight: placement.statusBarHeight,
            // A split window does not have the corners of the screen.
            displayCornerRadius: window == nil ? cornerRadius : 0, idiom: idiom == .pad ? .pad : .phone,
            horizontalSizeClass: UIUserInterfaceSizeClass(window?.horizontalSizeClass ?? placement.horizontalSizeClass),
            verticalSizeClass: UIUserInterfaceSizeClass(placement.verticalSizeClass), userInterfaceStyle: .ofApp ?? .light)
        environment.systemVersion = systemVersion
        return environment
    }

    /// The environment in the current orientation, with the current settings and keyboard.
    package var environment: DisplayEnvironment {
        var environment = environment(in: orientation)
        environment.adopt(traits.values)
        environment.keyboardHeight = isKeyboardShown ? placement(in: orientation).keyboard.height : nil
        return environment
    }

    /// Creates the device that a screen with this environment would belong to.
    init(_ environment: DisplayEnvironment) {
        let isTurned = environment.size.width > environment.size.height
        let size = isTurned ? CGSize(width: environment.size.height, height: environment.size.width) : environment.size
        let placement = Placement(
            safeArea: environment.safeAreaInsets, statusBarHeight: environment.statusBarHeight,
            horizontalSizeClass: environment.horizontalSizeClass == .regular ? .regular : .compact,
            verticalSizeClass: environment.verticalSizeClass == .compact ? .compact : .regular,
            keyboard: Keyboard(height: environment.keyboardHeight ?? (environment.size.height * 0.4).rounded()))
        let idiom: Idiom = environment.idiom == .pad ? .pad : .phone
        self.init(
            name: idiom == .pad ? "iPad" : "iPhone", geometry: "", idiom: idiom, size: size, scale: environment.scale,
            cornerRadius: environment.displayCornerRadius, portrait: placement, landscape: placement)
        orientation = isTurned ? .landscape : .portrait
        traits = environment.settings
        isKeyboardShown = environment.keyboardHeight != nil
        systemVersion = environment.systemVersion
    }
}

extension UIUserInterfaceSizeClass {
    init(_ sizeClass: SimulatedDevice.SizeClass) { self = sizeClass == .compact ? .compact : .regular }
}

extension TraitSet {
    /// The traits of the device that the process starts with, so that views outside a screen match the one on which they will be shown.
    static let fallback = SimulatedDevice.first.environment.traits
}

extension UITraitCollection {
    /// The traits before any screen or window has set others.
    static let fallback = UITraitCollection(TraitSet.fallback)
}
