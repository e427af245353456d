#if Nimble
    import Foundation
    import Nimble
    import SnapshotTesting
    import UIKit

    /// The size of a picture of a SwiftUI view.
    public enum SnapshotSize: Sendable {
        /// That of the screen.
        case device
        case fixed(CGSize)
        /// That which the view takes of the screen.
        case intrinsic
    }

    extension HostedContent {
        /// A controller that shows this view in a size.
        @preconcurrency @MainActor
        func snapshotable(size: SnapshotSize) -> UIViewController {
            let controller = makeHostingController()
            var frame = UIScreen.main.bounds
            if case .fixed(let size) = size { frame.size = size }
            let window = UIWindow(frame: frame)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            controller.view.frame = frame
            controller.view.layoutIfNeeded()
            if case .intrinsic = size {
                controller.view.frame = CGRect(origin: .zero, size: controller.view.sizeThatFits(frame.size))
                controller.view.layoutIfNeeded()
            }
            return controller
        }
    }

    /// Matches a SwiftUI view by a controller that shows it.
    private func matcher<Content: HostedContent>(_ size: SnapshotSize, _ matcher: Nimble.Matcher<UIViewController>)
        -> Nimble.Matcher<Content>
    {
        Matcher { expression in
            let shown = expression.cast { content -> UIViewController? in
                guard let content else { return nil }
                nonisolated(unsafe) let view = content
                return MainThread.run { unsafe view.snapshotable(size: size) }
            }
            return try matcher.satisfies(shown)
        }
    }

    // MARK: Matchers

    /// Matches a SwiftUI view whose picture is that of its reference.
    public func haveValidSnapshot<T: HostedContent>(
        named name: String? = nil, size: SnapshotSize = .intrinsic, identifier: String? = nil, usesDrawRect: Bool = false,
        pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil, shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
        matcher(
            size,
            haveValidSnapshot(
                named: name, identifier: identifier, usesDrawRect: usesDrawRect, pixelTolerance: pixelTolerance, tolerance: tolerance,
                shouldIgnoreScale: shouldIgnoreScale))
    }

    /// Records a SwiftUI view's picture, and fails.
    public func recordSnapshot<T: HostedContent>(
        named name: String? = nil, size: SnapshotSize = .intrinsic, identifier: String? = nil, usesDrawRect: Bool = false,
        shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
        matcher(
            size, recordSnapshot(named: name, identifier: identifier, usesDrawRect: usesDrawRect, shouldIgnoreScale: shouldIgnoreScale))
    }

    /// Matches a SwiftUI view whose pictures at several text sizes are those of their references.
    public func haveValidDynamicTypeSnapshot<T: HostedContent>(
        named name: String? = nil, size: SnapshotSize = .intrinsic, identifier: String? = nil, usesDrawRect: Bool = false,
        pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil, sizes: [UIContentSizeCategory] = allContentSizeCategories(),
        isDeviceAgnostic: Bool = false
    ) -> Nimble.Matcher<T> {
        matcher(
            size,
            haveValidDynamicTypeSnapshot(
                named: name, identifier: identifier, usesDrawRect: usesDrawRect, pixelTolerance: pixelTolerance, tolerance: tolerance,
                sizes: sizes, isDeviceAgnostic: isDeviceAgnostic))
    }

    /// Records a SwiftUI view's pictures at several text sizes, and fails.
    public func recordDynamicTypeSnapshot<T: HostedContent>(
        named name: String? = nil, size: SnapshotSize = .intrinsic, identifier: String? = nil, usesDrawRect: Bool = false,
        sizes: [UIContentSizeCategory] = allContentSizeCategories(), isDeviceAgnostic: Bool = false
    ) -> Nimble.Matcher<T> {
        matcher(
            size,
            recordDynamicTypeSnapshot(
                named: name, identifier: identifier, usesDrawRect: usesDrawRect, sizes: sizes, isDeviceAgnostic: isDeviceAgnostic))
    }
#endif
