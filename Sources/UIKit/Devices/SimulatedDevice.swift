import Foundation

/// A device as layout sees it: sizes, safe areas, size classes and keyboards, how it is held, and what the person who holds it has set.
/// Points throughout.
///
///     SimulatedDevice.current = .named("iPhone 16 Pro") ?? .standard
///     SimulatedDevice.current.orientation = .landscape
///     SimulatedDevice.current.traits = UITraitCollection(userInterfaceStyle: .dark)
///     SimulatedDevice.current.isKeyboardShown = true
///
/// Screen, windows, scenes and `UIDevice` follow `current`, with the callbacks and notifications that turning a real device brings.
public struct SimulatedDevice: Sendable, Hashable {
    public enum Idiom: String, Sendable, Hashable { case phone, pad }

    public enum Orientation: String, Sendable, Hashable, CaseIterable { case portrait, landscape }

    /// The share of an iPad's screen that the app has.
    public enum Split: String, Sendable, Hashable, CaseIterable {
        case full, third, half
        case twoThirds = "two-thirds"
    }

    /// How well a number is known: written by Apple, written down by someone's device or simulator, or concluded from a pattern.
    public enum Confidence: String, Sendable, Hashable { case documented, measured = "measured-by-others", inferred }

    public typealias Insets = UIEdgeInsets

    public enum SizeClass: String, Sendable, Hashable { case compact, regular }

    /// The keyboard's frame height, home indicator area included. It varies with language and release: data, not a promise.
    public struct Keyboard: Sendable, Hashable {
        public var height: CGFloat
        public var confidence: Confidence

        public init(height: CGFloat, confidence: Confidence = .inferred) {
            self.height = height; self.confidence = confidence
        }
    }

    /// What turning the device changes.
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

    /// The name people use: `iPhone 16 Pro`.
    public var name: String
    /// Devices of one geometry share it: `iphone-16-pro`.
    public var geometry: String
    public var idiom: Idiom
    /// In portrait.
    public var size: CGSize
    /// Pixels per point. Models whose panel has fewer pixels than that are drawn as the system draws them, before scaling down.
    public var scale: CGFloat
    /// Radius of the screen's corners; 0 for square ones.
    public var cornerRadius: CGFloat
    public var portrait: Placement
    public var landscape: Placement
    /// Of an iPad that shares its screen; empty for everything else.
    public var splits: [Orientation: [Split: SplitWindow]] = [:]
    /// Interface Builder's name for it in documents, where one is known.
    public var interfaceBuilderName: String?
    public var confidence = Confidence.inferred
    /// Keys of `Catalog.sources`.
    public var sources: [String] = []
    public var note: String?
    /// A bare canvas for a single behaviour: it is not turned, and its cells do not name an orientation.
    public var isCanvas = false

    /// The release of iOS that `UIDevice` answers with. What is shown looks as in that release where the difference is known: until 14,
    /// from 15 to 18, from 26.
    public var systemVersion = "18.0"

    /// `systemVersion` in numbers.
    public var operatingSystemVersion: OperatingSystemVersion {
        let numbers = systemVersion.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        return OperatingSystemVersion(majorVersion: numbers[0], minorVersion: numbers[1], patchVersion: numbers[2])
    }

    // MARK: In somebody's hands. The axes of a matrix take the place of these.

    public var orientation = Orientation.portrait
    /// What the person has set: style, text size, direction and the like. Traits that are not specified are as the device is delivered.
    public var traits = UITraitCollection()
    public var isKeyboardShown = false

    /// The name as it stands in cell names: letters, digits, points and dashes only.
    public var slug: String { Self.slug(name) }

    /// Whether the app may have this share of the screen. The whole screen is always there.
    public func offers(_ split: Split, in orientation: Orientation) -> Bool {
        split == .full || splits[orientation]?[split] != nil
    }

    public func placement(in orientation: Orientation) -> Placement { orientation == .portrait ? portrait : landscape }

    /// The screen as it is held; not the window of a split.
    public func screenSize(in orientation: Orientation) -> CGSize {
        orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
    }

    static func slug(_ name: String) -> String {
        let allowed = name.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "@" ? $0 : "-" }
        return String(allowed).split(separator: "-", omittingEmptySubsequences: true).joined(separator: "-")
    }
}

extension SimulatedDevice {
    /// A device of one's own: a phone or tablet that no catalog has.
    ///
    /// * `size`: in portrait.
    /// * `safeArea`: in portrait.
    /// * `landscapeSafeArea`: nil: none.
    /// * `statusBarHeight`: in portrait; nil: the safe area's top.
    /// * `keyboardHeight`: in both orientations; nil: 40 % of the height.
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

    /// A device of the catalog, by name; case and punctuation do not matter. Nil when there is none.
    /// - Parameter name: with a release of iOS, if another than the standard one is meant: `iPhone 11 Pro, iOS 13.3`.
    public static func named(_ name: String) -> SimulatedDevice? { Catalog.standard.device(named: name) }

    /// What the app runs on until something else is chosen: an iPhone with 375 × 667 points and two pixels to the point.
    public static let standard =
        named("iPhone SE (3rd generation)")
        ?? SimulatedDevice(
            name: "iPhone", size: CGSize(width: 375, height: 667), scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

    /// The device that a process begins with: what `SNAPSHOT_TESTING_DEVICE` names, else the standard one.
    static var first: SimulatedDevice { nameInEnvironment.flatMap { named($0) } ?? standard }

    /// What the person who runs tests chose for all of them. It is read here, and not by the first assertion, for a test may look at its
    /// screen, or change one property of `current`, before it asserts anything.
    package static var nameInEnvironment: String? { ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_DEVICE"] }

    /// The device of the main screen. Setting it changes that screen and everything on it, as turning a device or changing its settings does.
    @MainActor public static var current: SimulatedDevice {
        get { UIScreen.main.device }
        set { UIScreen.main.become(newValue) }
    }
}

extension SimulatedDevice {
    /// As delivered: no setting changed, the keyboard hidden.
    package func environment(in orientation: Orientation, split: Split = .full) -> DisplayEnvironment {
        let placement = placement(in: orientation), screen = screenSize(in: isCanvas ? .portrait : orientation)
        let window = split == .full ? nil : splits[orientation]?[split]
        var environment = DisplayEnvironment(
            size: CGSize(width: window?.width ?? screen.width, height: screen.height), scale: scale, safeAreaInsets: placement.safeArea,
            statusBarHeight: placement.statusBarHeight,
            // The corners of a window beside another one are not the screen's.
            displayCornerRadius: window == nil ? cornerRadius : 0, idiom: idiom == .pad ? .pad : .phone,
            horizontalSizeClass: UIUserInterfaceSizeClass(window?.horizontalSizeClass ?? placement.horizontalSizeClass),
            verticalSizeClass: UIUserInterfaceSizeClass(placement.verticalSizeClass))
        environment.systemGeneration = SystemGeneration(systemVersion: systemVersion)
        return environment
    }

    /// As it is held and set.
    package var environment: DisplayEnvironment {
        var environment = environment(in: orientation)
        environment.adopt(traits.values)
        environment.keyboardHeight = isKeyboardShown ? placement(in: orientation).keyboard.height : nil
        return environment
    }

    /// The device that such a screen would belong to.
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
        switch environment.systemGeneration {
        case .ios13: systemVersion = "13.0"
        case .ios14: systemVersion = "14.0"
        case .classic: break
        case .ios26: systemVersion = "26.0"
        }
    }
}

extension UIUserInterfaceSizeClass {
    init(_ sizeClass: SimulatedDevice.SizeClass) { self = sizeClass == .compact ? .compact : .regular }
}
