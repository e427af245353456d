@_exported import AccessibilitySnapshotCore
import SnapshotTesting
import UIKit
import XCTest
@_exported import iOSSnapshotTestCase

extension FBSnapshotTestCase {
    /// How the pictures of this test are drawn.
    public var viewRenderingMode: ViewRenderingMode { usesDrawViewHierarchyInRect ? .drawHierarchyInRect : .renderLayerInContext }

    /// Compares a picture of the view with a marker on each of its accessibility elements, and a legend with what VoiceOver says of each, with
    /// its reference.
    public func SnapshotVerifyAccessibility(
        _ view: UIView, identifier: String = "", layoutEngine: AccessibilitySnapshotCore.LayoutEngine = .default,
        snapshotConfiguration: AccessibilitySnapshotConfiguration, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let verification = verification(identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
        let message = MainThread.run {
            let snapshot = AccessibilitySnapshotView(containedView: view, snapshotConfiguration: snapshotConfiguration)
            return snapshot.whileShown { () -> String? in
                do {
                    try snapshot.parseAccessibility()
                } catch { return (error as? ImageRenderingError)?.sentence ?? "\(error)" }
                snapshot.sizeToFit()
                return verification.message(for: snapshot)
            }
        }
        report(message, file, line)
    }

    /// Compares a picture of the view with markers and a legend with its reference.
    public func SnapshotVerifyAccessibility(
        _ view: UIView, identifier: String = "", layoutEngine: AccessibilitySnapshotCore.LayoutEngine = .default,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        SnapshotVerifyAccessibility(
            view, identifier: identifier, snapshotConfiguration: AccessibilitySnapshotConfiguration(viewRenderingMode: viewRenderingMode),
            suffixes: suffixes, perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance, file: file, line: line)
    }

    @available(*, deprecated, message: "Use SnapshotVerifyAccessibility with a snapshotConfiguration instead.")
    public func SnapshotVerifyAccessibility(
        _ view: UIView, identifier: String = "", showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, markerColors: [UIColor] = [], suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        showUserInputLabels: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) {
        SnapshotImpreciseVerifyAccessibility(
            view, identifier: identifier, showActivationPoints: showActivationPoints, useMonochromeSnapshot: useMonochromeSnapshot,
            markerColors: markerColors, suffixes: suffixes, showUserInputLabels: showUserInputLabels, file: file, line: line)
    }

    /// Compares a picture of the view with markers and a legend with its reference, within a tolerance.
    public func SnapshotImpreciseVerifyAccessibility(
        _ view: UIView, identifier: String = "", showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, markerColors: [UIColor] = [], suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, showUserInputLabels: Bool = true, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        SnapshotVerifyAccessibility(
            view, identifier: identifier,
            snapshotConfiguration: AccessibilitySnapshotConfiguration(
                viewRenderingMode: viewRenderingMode, colorRenderingMode: useMonochromeSnapshot ? .monochrome : .fullColor,
                overlayColors: markerColors, activationPointDisplay: showActivationPoints,
                includesInputLabels: showUserInputLabels ? .whenOverridden : .never),
            suffixes: suffixes, perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance, file: file, line: line)
    }

    // MARK: Inverted colours

    /// Compares a picture of the view with Smart Invert with its reference.
    public func SnapshotVerifyWithInvertedColors(
        _ view: UIView, identifier: String = "", suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let verification = verification(identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
        let message = MainThread.run { verification.message(for: UIImageView(image: view.imageWithInvertedColors())) }
        report(message, file, line)
    }

    /// The older name of `SnapshotVerifyWithInvertedColors` with a tolerance.
    public func SnapshotImpreciseVerifyWithInvertedColors(
        _ view: UIView, identifier: String = "", suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        SnapshotVerifyWithInvertedColors(
            view, identifier: identifier, suffixes: suffixes, perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance,
            file: file, line: line)
    }

    // MARK: Touches

    /// Compares a picture of the view with a colour for each view that gets touches with its reference. See `HitTargetSnapshotUtility`.
    public func SnapshotVerifyWithHitTargets(
        _ view: UIView, identifier: String = "", useMonochromeSnapshot: Bool = true, colors: [UIColor] = [],
        maxPermissibleMissedRegionWidth: CGFloat = 0, maxPermissibleMissedRegionHeight: CGFloat = 0,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let verification = verification(identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
        let mode = viewRenderingMode
        let message = MainThread.run { () -> String? in
            do {
                let snapshot = try HitTargetSnapshotView(
                    baseView: view, useMonochromeSnapshot: useMonochromeSnapshot, viewRenderingMode: mode, colors: colors,
                    maxPermissibleMissedRegionWidth: maxPermissibleMissedRegionWidth,
                    maxPermissibleMissedRegionHeight: maxPermissibleMissedRegionHeight)
                return snapshot.whileShown {
                    snapshot.sizeToFit()
                    return verification.message(for: snapshot)
                }
            } catch { return (error as? ImageRenderingError)?.sentence ?? "\(error)" }
        }
        report(message, file, line)
    }

    /// The older name of `SnapshotVerifyWithHitTargets` with a tolerance.
    public func SnapshotImpreciseVerifyWithHitTargets(
        _ view: UIView, identifier: String = "", useMonochromeSnapshot: Bool = true, colors: [UIColor] = [],
        maxPermissibleMissedRegionWidth: CGFloat = 0, maxPermissibleMissedRegionHeight: CGFloat = 0,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        SnapshotVerifyWithHitTargets(
            view, identifier: identifier, useMonochromeSnapshot: useMonochromeSnapshot, colors: colors,
            maxPermissibleMissedRegionWidth: maxPermissibleMissedRegionWidth,
            maxPermissibleMissedRegionHeight: maxPermissibleMissedRegionHeight, suffixes: suffixes, perPixelTolerance: perPixelTolerance,
            overallTolerance: overallTolerance, file: file, line: line)
    }
}
