import AccessibilitySnapshotCore
import SnapshotTesting
import UIKit
import iOSSnapshotTestCase

extension FBSnapshotTestCase {
    /// Compares a picture of a SwiftUI view with markers and a legend with its reference. The view is in its ideal size unless `size` says another.
    public func SnapshotVerifyAccessibility<Content: HostedContent>(
        _ view: Content, size: CGSize? = nil, identifier: String = "", layoutEngine: AccessibilitySnapshotCore.LayoutEngine = .default,
        snapshotConfiguration: AccessibilitySnapshotConfiguration, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let controller = view.controller(of: size)
        SnapshotVerifyAccessibility(
            MainThread.run { controller.view }, identifier: identifier, snapshotConfiguration: snapshotConfiguration, suffixes: suffixes,
            perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance, file: file, line: line)
    }

    /// Compares a picture of a SwiftUI view with markers and a legend with its reference.
    public func SnapshotVerifyAccessibility<Content: HostedContent>(
        _ view: Content, size: CGSize? = nil, identifier: String = "", layoutEngine: AccessibilitySnapshotCore.LayoutEngine = .default,
        showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden, useMonochromeSnapshot: Bool = true,
        markerColors: [UIColor] = [], suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, showUserInputLabels: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) {
        SnapshotVerifyAccessibility(
            view, size: size, identifier: identifier,
            snapshotConfiguration: AccessibilitySnapshotConfiguration(
                viewRenderingMode: viewRenderingMode, colorRenderingMode: useMonochromeSnapshot ? .monochrome : .fullColor,
                overlayColors: markerColors, activationPointDisplay: showActivationPoints,
                includesInputLabels: showUserInputLabels ? .whenOverridden : .never),
            suffixes: suffixes, perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance, file: file, line: line)
    }

    /// Compares a picture of a SwiftUI view with Smart Invert with its reference.
    public func SnapshotVerifyWithInvertedColors<Content: HostedContent>(
        _ view: Content, size: CGSize? = nil, identifier: String = "", suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let controller = view.controller(of: size)
        SnapshotVerifyWithInvertedColors(
            MainThread.run { controller.view }, identifier: identifier, suffixes: suffixes, perPixelTolerance: perPixelTolerance,
            overallTolerance: overallTolerance, file: file, line: line)
    }
}

extension HostedContent {
    /// A controller that shows this view in a size, or in its ideal one.
    nonisolated package func controller(of size: CGSize?) -> UIViewController {
        nonisolated(unsafe) let content = self
        return MainThread.run {
            let controller = unsafe content.makeHostingController()
            controller.view.bounds.size = size ?? controller.view.sizeThatFits(.zero)
            return controller
        }
    }
}
