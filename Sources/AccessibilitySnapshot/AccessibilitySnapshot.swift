@_exported import AccessibilitySnapshotCore
@_exported import FBSnapshotTestCase_Accessibility
import SnapshotTesting
import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    public static var accessibilityImage: Snapshotting { accessibilityImage() }

    /// The view with a marker on each of its accessibility elements, in the order in which the user swipes through them, and a legend with
    /// what VoiceOver says of each.
    ///
    /// * `showActivationPoints`: when the point is shown that a double tap activates.
    /// * `useMonochromeSnapshot`: whether the view is drawn without colours, below the markers.
    /// * `drawHierarchyInKeyWindow`: draws the view as on the screen, with iOS 26's glass, and not its layer.
    /// * `markerColors`: the colours of the markers, in turn.
    /// * `showUserInputLabels`: whether names for Voice Control are shown that the app sets.
    /// * `shouldRunInHostApplication`, `layoutEngine`: without effect here.
    /// * `precision`, `perceptualPrecision`: as for `.image`.
    public static func accessibilityImage(
        showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden, useMonochromeSnapshot: Bool = true,
        drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [], showUserInputLabels: Bool = true,
        shouldRunInHostApplication: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1,
        layoutEngine: AccessibilitySnapshotCore.LayoutEngine = .default
    ) -> Snapshotting {
        let configuration = AccessibilitySnapshotConfiguration(
            viewRenderingMode: drawHierarchyInKeyWindow ? .drawHierarchyInRect : .renderLayerInContext,
            colorRenderingMode: useMonochromeSnapshot ? .monochrome : .fullColor, overlayColors: markerColors,
            activationPointDisplay: showActivationPoints, includesInputLabels: showUserInputLabels ? .whenOverridden : .never)
        return annotated(drawHierarchyInKeyWindow, precision, perceptualPrecision) { view in
            let snapshot = AccessibilitySnapshotView(containedView: view, snapshotConfiguration: configuration)
            try snapshot.whileShown {
                try snapshot.parseAccessibility()
                snapshot.sizeToFit()
            }
            return snapshot
        }
    }

    public static var imageWithSmartInvert: Snapshotting { imageWithSmartInvert() }

    /// The view as with Smart Invert.
    public static func imageWithSmartInvert(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
        Snapshotting<UIImage, UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { view in
            MainThread.run { view.imageWithInvertedColors() }
        }
    }

    /// The view with a colour for each view that gets touches, and a legend of these. See `HitTargetSnapshotUtility`.
    public static func imageWithHitTargets(
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, colors: [UIColor] = [],
        maxPermissibleMissedRegionWidth: CGFloat = 0, maxPermissibleMissedRegionHeight: CGFloat = 0, precision: Float = 1,
        perceptualPrecision: Float = 1, file: StaticString = #filePath, line: UInt = #line
    ) -> Snapshotting {
        annotated(drawHierarchyInKeyWindow, precision, perceptualPrecision) { view in
            let snapshot = try HitTargetSnapshotView(
                baseView: view, useMonochromeSnapshot: useMonochromeSnapshot,
                viewRenderingMode: drawHierarchyInKeyWindow ? .drawHierarchyInRect : .renderLayerInContext, colors: colors,
                maxPermissibleMissedRegionWidth: maxPermissibleMissedRegionWidth,
                maxPermissibleMissedRegionHeight: maxPermissibleMissedRegionHeight)
            snapshot.whileShown { snapshot.sizeToFit() }
            return snapshot
        }
    }

    /// A picture of a view that is made of another. One that cannot be made is a picture without a size, which says so.
    private static func annotated(
        _ drawsGlass: Bool, _ precision: Float, _ perceptualPrecision: Float, _ make: @escaping @MainActor (UIView) throws -> UIView
    ) -> Snapshotting {
        Snapshotting.image(drawHierarchyInKeyWindow: drawsGlass, precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { view in MainThread.run { (try? make(view)) ?? UIView() } }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    public static var accessibilityImage: Snapshotting { accessibilityImage() }

    /// The controller's view with a marker on each of its accessibility elements, and a legend, as for a view.
    public static func accessibilityImage(
        showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden, useMonochromeSnapshot: Bool = true,
        drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [], showUserInputLabels: Bool = true,
        shouldRunInHostApplication: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1,
        layoutEngine: AccessibilitySnapshotCore.LayoutEngine = .default
    ) -> Snapshotting {
        Snapshotting<UIView, UIImage>.accessibilityImage(
            showActivationPoints: showActivationPoints, useMonochromeSnapshot: useMonochromeSnapshot,
            drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, markerColors: markerColors, showUserInputLabels: showUserInputLabels,
            precision: precision, perceptualPrecision: perceptualPrecision
        ).pullback { controller in MainThread.run { controller.view } }
    }

    public static var imageWithSmartInvert: Snapshotting { imageWithSmartInvert() }

    /// The controller's view as with Smart Invert.
    public static func imageWithSmartInvert(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
        Snapshotting<UIView, UIImage>.imageWithSmartInvert(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { controller in MainThread.run { controller.view } }
    }

    /// The controller's view with a colour for each view that gets touches, and a legend of these.
    public static func imageWithHitTargets(
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, colors: [UIColor] = [],
        maxPermissibleMissedRegionWidth: CGFloat = 0, maxPermissibleMissedRegionHeight: CGFloat = 0, precision: Float = 1,
        perceptualPrecision: Float = 1, file: StaticString = #filePath, line: UInt = #line
    ) -> Snapshotting {
        Snapshotting<UIView, UIImage>.imageWithHitTargets(
            useMonochromeSnapshot: useMonochromeSnapshot, drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, colors: colors,
            maxPermissibleMissedRegionWidth: maxPermissibleMissedRegionWidth,
            maxPermissibleMissedRegionHeight: maxPermissibleMissedRegionHeight, precision: precision,
            perceptualPrecision: perceptualPrecision
        ).pullback { controller in MainThread.run { controller.view } }
    }
}

extension Snapshotting where Value: HostedContent, Format == UIImage {
    public static var accessibilityImage: Snapshotting { accessibilityImage() }

    /// A SwiftUI view with a marker on each of its accessibility elements, and a legend, as for a view of UIKit; in its ideal size unless
    /// `size` says another.
    public static func accessibilityImage(
        size: CGSize? = nil, showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden, useMonochromeSnapshot: Bool = true,
        drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [], showUserInputLabels: Bool = true,
        shouldRunInHostApplication: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        Snapshotting<UIViewController, UIImage>.accessibilityImage(
            showActivationPoints: showActivationPoints, useMonochromeSnapshot: useMonochromeSnapshot,
            drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, markerColors: markerColors, showUserInputLabels: showUserInputLabels,
            precision: precision, perceptualPrecision: perceptualPrecision
        ).pullback { content in content.controller(of: size) }
    }

    public static var imageWithSmartInvert: Snapshotting { imageWithSmartInvert() }

    /// A SwiftUI view as with Smart Invert.
    public static func imageWithSmartInvert(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
        Snapshotting<UIViewController, UIImage>.imageWithSmartInvert(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { content in content.controller(of: nil) }
    }
}
