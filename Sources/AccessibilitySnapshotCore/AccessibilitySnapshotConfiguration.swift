@_exported import AccessibilitySnapshotParser
import UIKit

/// How a view is drawn into its snapshot.
public enum ViewRenderingMode: Sendable {
    /// The view's layer, as in `CALayer.render(in:)`.
    case renderLayerInContext
    /// The view as on the screen, as in `drawHierarchy(in:afterScreenUpdates:)`: with iOS 26's glass.
    case drawHierarchyInRect
}

/// Whether a snapshot has colours. Markers are easier to tell from a view without colours.
public enum ColorRenderingMode: Sendable {
    case monochrome
    case fullColor
}

/// When something is shown of an element.
public enum AccessibilityContentDisplayMode: Sendable {
    case always
    /// If it is not what the element would have without the app's doing.
    case whenOverridden
    case never
}

/// What draws markers and legend. Both draw the same here.
public enum LayoutEngine: Sendable {
    case uikit
    case swiftui

    public static var `default`: LayoutEngine { .uikit }
}

/// What a snapshot of a view's accessibility shows.
public struct AccessibilitySnapshotConfiguration: Sendable {
    public struct Rendering: Sendable {
        public let renderMode: ViewRenderingMode
        public let colorMode: ColorRenderingMode

        public init(renderMode: ViewRenderingMode, colorMode: ColorRenderingMode = .monochrome) {
            self.renderMode = renderMode
            self.colorMode = colorMode
        }
    }

    public struct Rotors: Sendable {
        /// `.whenOverridden` shows rotors that find something.
        public let displayMode: AccessibilityContentDisplayMode
        /// The number of results that are collected in each direction.
        public let resultLimit: Int

        public init(
            displayMode: AccessibilityContentDisplayMode = .whenOverridden,
            resultLimit: Int = AccessibilityMarker.defaultRotorResultLimit
        ) {
            self.displayMode = displayMode
            self.resultLimit = resultLimit
        }
    }

    public let rendering: Rendering
    public let rotors: Rotors
    /// The colours of the markers, in turn; those of `MarkerColors` if empty.
    public let markerColors: [UIColor]
    public let activationPointDisplayMode: AccessibilityContentDisplayMode
    /// When the names are shown by which Voice Control knows an element.
    public let inputLabelDisplayMode: AccessibilityContentDisplayMode
    /// Not used by these markers.
    public let showsUnspokenTraits: Bool

    /// Creates a configuration: by default of a view without colours, and with what an app sets itself.
    public init(
        viewRenderingMode: ViewRenderingMode, colorRenderingMode: ColorRenderingMode = .monochrome, overlayColors: [UIColor] = [],
        activationPointDisplay: AccessibilityContentDisplayMode = .whenOverridden,
        includesInputLabels: AccessibilityContentDisplayMode = .whenOverridden,
        includesCustomRotors: AccessibilityContentDisplayMode = .whenOverridden,
        rotorResultLimit: Int = AccessibilityMarker.defaultRotorResultLimit, showsUnspokenTraits: Bool = true
    ) {
        rendering = Rendering(renderMode: viewRenderingMode, colorMode: colorRenderingMode)
        rotors = Rotors(displayMode: includesCustomRotors, resultLimit: rotorResultLimit)
        markerColors = overlayColors
        activationPointDisplayMode = activationPointDisplay
        inputLabelDisplayMode = includesInputLabels
        self.showsUnspokenTraits = showsUnspokenTraits
    }
}

/// The colours of markers unless a test names others.
public enum MarkerColors {
    public static let defaultColors: [UIColor] = [.cyan, .magenta, .green, .blue, .yellow, .purple, .orange]
}

/// The colours of markers, and how strong they cover the view.
public struct ColorPalette: Sendable {
    public var colors: [UIColor]
    public var fillOpacity: CGFloat
    public var strokeOpacity: CGFloat

    /// Returns nil without colours.
    public init?(colors: [UIColor], fillOpacity: CGFloat = 0.3, strokeOpacity: CGFloat = 0.3) {
        guard !colors.isEmpty else { return nil }
        self.colors = colors
        self.fillOpacity = fillOpacity
        self.strokeOpacity = strokeOpacity
    }

    /// The colours of UIKit's markers.
    public static var legacy: ColorPalette { ColorPalette(colors: MarkerColors.defaultColors)! }
    public static var `default`: ColorPalette { legacy }

    public func color(at index: Int) -> UIColor { colors[index % colors.count] }
    public func fillColor(at index: Int) -> UIColor { color(at: index).withAlphaComponent(fillOpacity) }
    public func strokeColor(at index: Int) -> UIColor { color(at: index).withAlphaComponent(strokeOpacity) }
}
