import Foundation

/// A screen as layout sees it: sizes, safe areas, size classes and keyboards. Points throughout.
public struct Device: Sendable, Hashable {
    public enum Idiom: String, Sendable, Hashable { case phone, pad }

    /// How well a number is known: written by Apple, written down by someone's device or simulator, or concluded from a pattern.
    public enum Confidence: String, Sendable, Hashable { case documented, measured = "measured-by-others", inferred }

    public struct Insets: Sendable, Hashable {
        public var top, left, bottom, right: CGFloat

        public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
            self.top = top; self.left = left; self.bottom = bottom; self.right = right
        }

        public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
    }

    public enum SizeClass: String, Sendable, Hashable { case compact, regular }

    /// The keyboard's frame height, home indicator area included. It varies with language and release: data, not a promise.
    public struct Keyboard: Sendable, Hashable {
        public var height: CGFloat
        public var confidence: Confidence
    }

    /// What turning the device changes.
    public struct Placement: Sendable, Hashable {
        public var safeArea: Insets
        public var statusBarHeight: CGFloat
        public var horizontalSizeClass: SizeClass
        public var verticalSizeClass: SizeClass
        public var keyboard: Keyboard
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
    public var splits: [Orientation: [Split: SplitWindow]]
    /// Interface Builder's name for it in documents, where one is known.
    public var interfaceBuilderName: String?
    public var confidence: Confidence
    /// Keys of `DeviceCatalog.sources`.
    public var sources: [String]
    public var note: String?
    /// A bare canvas for a single behaviour: it is not turned, and its cells do not name an orientation.
    public var isCanvas = false

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

public enum Orientation: String, Sendable, Hashable, CaseIterable { case portrait, landscape }

/// The share of an iPad's screen that the app has.
public enum Split: String, Sendable, Hashable, CaseIterable {
    case full, third, half
    case twoThirds = "two-thirds"
}
