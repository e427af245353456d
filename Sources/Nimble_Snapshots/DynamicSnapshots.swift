#if Nimble
    import Foundation
    import Nimble
    import SnapshotTesting
    import UIKit
    import iOSSnapshotTestCase

    // MARK: Text sizes

    /// All text sizes that a user can choose.
    public func allContentSizeCategories() -> [UIContentSizeCategory] {
        [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
            .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
    }

    /// Matches a view whose pictures at several text sizes are those of their references.
    public func haveValidDynamicTypeSnapshot<T: Snapshotable>(
        named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil,
        tolerance: CGFloat? = nil, sizes: [UIContentSizeCategory] = allContentSizeCategories(), isDeviceAgnostic: Bool = false
    ) -> Nimble.Matcher<T> {
        let base = SnapshotMatcher(
            name: name, identifier: identifier, options: isDeviceAgnostic ? SnapshotMatcher.deviceOptions : .screenScale,
            usesDrawRect: usesDrawRect, pixelTolerance: pixelTolerance, tolerance: tolerance)
        return Matcher { try base.results(for: $0, sizes: sizes) }
    }

    /// Records a view's pictures at several text sizes, and fails.
    public func recordDynamicTypeSnapshot<T: Snapshotable>(
        named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
        sizes: [UIContentSizeCategory] = allContentSizeCategories(), isDeviceAgnostic: Bool = false
    ) -> Nimble.Matcher<T> {
        let base = SnapshotMatcher(
            name: name, identifier: identifier, options: isDeviceAgnostic ? SnapshotMatcher.deviceOptions : .screenScale,
            usesDrawRect: usesDrawRect, records: true)
        return Matcher { try base.results(for: $0, sizes: sizes) }
    }

    extension SnapshotMatcher {
        fileprivate func results<T: Snapshotable>(
            for expression: Nimble.Expression<T>, sizes: [UIContentSizeCategory]
        ) throws -> MatcherResult {
            let all = try sizes.map { size in
                try named(size.rawValue.replacing("UICTContentSizeCategory", with: "")).result(for: expression) { object in
                    (object as? UIView)?.traitOverrides.preferredContentSizeCategory = size
                    (object as? UIViewController)?.traitOverrides.preferredContentSizeCategory = size
                    object.snapshotObject?.layoutIfNeeded()
                }
            }
            return all.worst
        }

        /// The matcher of a picture whose name ends with a word.
        fileprivate func named(_ word: String) -> SnapshotMatcher {
            var matcher = self
            matcher.name = "\((name ?? CurrentTest.name ?? "").asSnapshotName)_\(word)"
            return matcher
        }
    }

    extension [MatcherResult] {
        fileprivate var worst: MatcherResult {
            first { $0.status != .matches } ?? last ?? MatcherResult(status: .fail, message: .fail("no sizes"))
        }
    }

    // MARK: Sizes

    /// Gives a view another size.
    @preconcurrency @MainActor
    public protocol ViewResizer {
        func resize(view: UIView, for size: CGSize)
    }

    /// How a view gets its sizes.
    public enum ResizeMode {
        case frame
        case constrains
        case block(resizeBlock: (UIView, CGSize) -> Void)
        case custom(viewResizer: any ViewResizer)

        @MainActor fileprivate func resize(_ view: UIView, to size: CGSize) {
            switch self {
            case .frame:
                view.frame = CGRect(origin: .zero, size: size)
                view.layoutIfNeeded()
            case .constrains:
                Self.set(view.widthAnchor, .width, of: view, to: size.width)
                Self.set(view.heightAnchor, .height, of: view, to: size.height)
                view.layoutIfNeeded()
                view.bounds.size = size
                view.layoutIfNeeded()
            case .block(let resize): resize(view, size)
            case .custom(let resizer): resizer.resize(view: view, for: size)
            }
        }

        @MainActor private static func set(
            _ anchor: NSLayoutDimension, _ attribute: NSLayoutConstraint.Attribute, of view: UIView, to value: CGFloat
        ) {
            let own = view.constraints.first { $0.firstAttribute == attribute && $0.relation == .equal && $0.secondItem == nil }
            let constraint = own ?? anchor.constraint(equalToConstant: value)
            constraint.constant = value
            constraint.isActive = true
        }
    }

    /// Matches a view whose pictures in several sizes are those of their references.
    public func haveValidDynamicSizeSnapshot<T: Snapshotable>(
        named name: String? = nil, identifier: String? = nil, sizes: [String: CGSize], isDeviceAgnostic: Bool = false,
        usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil, resizeMode: ResizeMode = .frame,
        shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
        let options = isDeviceAgnostic ? SnapshotMatcher.deviceOptions : shouldIgnoreScale ? .none : .screenScale
        let base = SnapshotMatcher(
            name: name, identifier: nil, options: options, usesDrawRect: usesDrawRect, pixelTolerance: pixelTolerance, tolerance: tolerance)
        return base.matcher(identifier, sizes, Resizing(mode: resizeMode))
    }

    /// Records a view's pictures in several sizes, and fails.
    public func recordDynamicSizeSnapshot<T: Snapshotable>(
        named name: String? = nil, identifier: String? = nil, sizes: [String: CGSize], isDeviceAgnostic: Bool = false,
        usesDrawRect: Bool = false, resizeMode: ResizeMode = .frame, shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
        let options = isDeviceAgnostic ? SnapshotMatcher.deviceOptions : shouldIgnoreScale ? .none : .screenScale
        let base = SnapshotMatcher(name: name, identifier: nil, options: options, usesDrawRect: usesDrawRect, records: true)
        return base.matcher(identifier, sizes, Resizing(mode: resizeMode))
    }

    /// Passes closures of tests, which run on the main actor, to the matcher.
    private struct Resizing: @unchecked Sendable { let mode: ResizeMode }

    extension SnapshotMatcher {
        fileprivate func matcher<T: Snapshotable>(_ identifier: String?, _ sizes: [String: CGSize], _ resizing: Resizing)
            -> Nimble.Matcher<T>
        {
            Matcher { expression in
                let all = try sizes.sorted { $0.key < $1.key }.map { key, size in
                    try named([identifier, key].compactMap { $0 }.joined(separator: "_")).result(for: expression) { object in
                        if let view = object.snapshotObject { resizing.mode.resize(view, to: size) }
                    }
                }
                return all.worst
            }
        }
    }

    // MARK: Shorter forms

    /// Pictures in several sizes to compare with, for `expect(view) == snapshot(sizes:)`.
    public struct DynamicSizeSnapshot {
        let name, identifier: String?
        let record: Bool
        let sizes: [String: CGSize]
        let resizeMode: ResizeMode
    }

    /// The references of a view in several sizes, for `==`.
    public func snapshot(
        _ name: String? = nil, identifier: String? = nil, sizes: [String: CGSize], resizeMode: ResizeMode = .frame
    ) -> DynamicSizeSnapshot {
        DynamicSizeSnapshot(name: name, identifier: identifier, record: false, sizes: sizes, resizeMode: resizeMode)
    }

    /// References in several sizes that are recorded, for `==`.
    public func recordSnapshot(
        _ name: String? = nil, identifier: String? = nil, sizes: [String: CGSize], resizeMode: ResizeMode = .frame
    ) -> DynamicSizeSnapshot {
        DynamicSizeSnapshot(name: name, identifier: identifier, record: true, sizes: sizes, resizeMode: resizeMode)
    }

    extension DynamicSizeSnapshot {
        fileprivate func matcher<T: Snapshotable>() -> Nimble.Matcher<T> {
            record
                ? recordDynamicSizeSnapshot(named: name, identifier: identifier, sizes: sizes, resizeMode: resizeMode)
                : haveValidDynamicSizeSnapshot(named: name, identifier: identifier, sizes: sizes, resizeMode: resizeMode)
        }
    }

    public func == <T: Snapshotable>(expectation: Nimble.SyncExpectation<T>, snapshot: DynamicSizeSnapshot) {
        expectation.to(snapshot.matcher())
    }

    public func == <T: Snapshotable>(expectation: Nimble.AsyncExpectation<T>, snapshot: DynamicSizeSnapshot) async {
        await expectation.to(snapshot.matcher())
    }

    /// Pictures at several text sizes to compare with, for `expect(view) == dynamicTypeSnapshot()`.
    public struct DynamicTypeSnapshot: Sendable {
        let name, identifier: String?
        let record: Bool
        let sizes: [UIContentSizeCategory]
        let deviceAgnostic: Bool
    }

    /// The references of a view at several text sizes, for `==`.
    public func dynamicTypeSnapshot(
        _ name: String? = nil, identifier: String? = nil, sizes: [UIContentSizeCategory] = allContentSizeCategories(),
        deviceAgnostic: Bool = false
    ) -> DynamicTypeSnapshot {
        DynamicTypeSnapshot(name: name, identifier: identifier, record: false, sizes: sizes, deviceAgnostic: deviceAgnostic)
    }

    /// References at several text sizes that are recorded, for `==`.
    public func recordDynamicTypeSnapshot(
        _ name: String? = nil, identifier: String? = nil, sizes: [UIContentSizeCategory] = allContentSizeCategories(),
        deviceAgnostic: Bool = false
    ) -> DynamicTypeSnapshot {
        DynamicTypeSnapshot(name: name, identifier: identifier, record: true, sizes: sizes, deviceAgnostic: deviceAgnostic)
    }

    extension DynamicTypeSnapshot {
        fileprivate func matcher<T: Snapshotable>() -> Nimble.Matcher<T> {
            record
                ? recordDynamicTypeSnapshot(named: name, identifier: identifier, sizes: sizes, isDeviceAgnostic: deviceAgnostic)
                : haveValidDynamicTypeSnapshot(named: name, identifier: identifier, sizes: sizes, isDeviceAgnostic: deviceAgnostic)
        }
    }

    public func == <T: Snapshotable>(expectation: Nimble.SyncExpectation<T>, snapshot: DynamicTypeSnapshot) {
        expectation.to(snapshot.matcher())
    }

    public func == <T: Snapshotable>(expectation: Nimble.AsyncExpectation<T>, snapshot: DynamicTypeSnapshot) async {
        await expectation.to(snapshot.matcher())
    }
#endif
