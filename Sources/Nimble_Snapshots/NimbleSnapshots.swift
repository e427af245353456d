#if Nimble
    import Foundation
    import Nimble
    import SnapshotTesting
    import Synchronization
    @_exported import UIKit
    import iOSSnapshotTestCase

    /// Something with a picture: a view, or a controller.
    @preconcurrency @MainActor
    public protocol Snapshotable: AnyObject {
        var snapshotObject: UIView? { get }
    }

    extension UIView: Snapshotable {
        public var snapshotObject: UIView? { self }
    }

    extension UIViewController: Snapshotable {
        public var snapshotObject: UIView? {
            beginAppearanceTransition(true, animated: false)
            endAppearanceTransition()
            return view
        }
    }

    // MARK: Settings

    /// What holds for all matchers of the process.
    struct MatcherSettings {
        var folder: String?
        var folderSuffixes = ["tests", "specs"]
        var tolerance: CGFloat = 0
        var pixelTolerance: CGFloat = 0
        var recordsAll = false

        static let shared = Mutex(MatcherSettings())
    }

    /// The settings of references' folders.
    public enum FBSnapshotTest {
        public static func setReferenceImagesDirectory(_ directory: String?) { MatcherSettings.shared.withLock { $0.folder = directory } }
    }

    /// Sets how the name of the folder ends that contains `ReferenceImages`.
    public func setNimbleTestFolder(_ testFolder: String) {
        MatcherSettings.shared.withLock { $0.folderSuffixes = [testFolder.lowercased()] }
    }

    /// Sets the share of pixels that may differ.
    public func setNimbleTolerance(_ tolerance: CGFloat) { MatcherSettings.shared.withLock { $0.tolerance = tolerance } }

    /// Sets how far the components of a colour may differ.
    public func setNimblePixelTolerance(_ pixelTolerance: CGFloat) {
        MatcherSettings.shared.withLock { $0.pixelTolerance = pixelTolerance }
    }

    /// Makes every matcher record.
    public func recordAllSnapshots() { MatcherSettings.shared.withLock { $0.recordsAll = true } }

    // MARK: Matchers

    /// Matches a view whose picture is that of its reference.
    public func haveValidSnapshot<T: Snapshotable>(
        named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil,
        tolerance: CGFloat? = nil, shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
        SnapshotMatcher(
            name: name, identifier: identifier, options: shouldIgnoreScale ? .none : .screenScale, usesDrawRect: usesDrawRect,
            pixelTolerance: pixelTolerance, tolerance: tolerance
        ).matcher()
    }

    /// Matches a view whose picture is that of its reference for this device, release of iOS and screen.
    public func haveValidDeviceAgnosticSnapshot<T: Snapshotable>(
        named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil,
        tolerance: CGFloat? = nil, shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
        SnapshotMatcher(
            name: name, identifier: identifier, options: SnapshotMatcher.deviceOptions, usesDrawRect: usesDrawRect,
            pixelTolerance: pixelTolerance, tolerance: tolerance
        ).matcher()
    }

    /// Records a view's picture, and fails.
    public func recordSnapshot<T: Snapshotable>(
        named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
        SnapshotMatcher(
            name: name, identifier: identifier, options: shouldIgnoreScale ? .none : .screenScale, usesDrawRect: usesDrawRect, records: true
        ).matcher()
    }

    /// Records a view's picture for this device, release of iOS and screen, and fails.
    public func recordDeviceAgnosticSnapshot<T: Snapshotable>(
        named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, shouldIgnoreScale: Bool = false
    ) -> Nimble.Matcher<T> {
        SnapshotMatcher(
            name: name, identifier: identifier, options: SnapshotMatcher.deviceOptions, usesDrawRect: usesDrawRect, records: true
        ).matcher()
    }

    // MARK: Shorter forms

    /// A picture to compare with, for `expect(view) == snapshot()`.
    public struct Snapshot: Sendable {
        let name, identifier: String?
        let record, usesDrawRect: Bool

        fileprivate func matcher<T: Snapshotable>() -> Nimble.Matcher<T> {
            record
                ? recordSnapshot(named: name, identifier: identifier, usesDrawRect: usesDrawRect)
                : haveValidSnapshot(named: name, identifier: identifier, usesDrawRect: usesDrawRect)
        }
    }

    /// The reference of a view, for `==`.
    public func snapshot(_ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false) -> Snapshot {
        Snapshot(name: name, identifier: identifier, record: false, usesDrawRect: usesDrawRect)
    }

    /// A reference that is recorded, for `==`.
    public func recordSnapshot(_ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false) -> Snapshot {
        Snapshot(name: name, identifier: identifier, record: true, usesDrawRect: usesDrawRect)
    }

    public func == <T: Snapshotable>(expectation: Nimble.SyncExpectation<T>, snapshot: Snapshot) { expectation.to(snapshot.matcher()) }

    public func == <T: Snapshotable>(expectation: Nimble.AsyncExpectation<T>, snapshot: Snapshot) async {
        await expectation.to(snapshot.matcher())
    }

    /// Records a view's picture, and fails.
    public func 📷(_ file: FileString = #filePath, line: UInt = #line, snapshottable: some Snapshotable) {
        📷(file, line: line, snapshottable)
    }

    /// Records a view's picture under a name, and fails.
    public func 📷(_ name: String, file: FileString = #filePath, line: UInt = #line, snapshottable: some Snapshotable) {
        📷(name, file: file, line: line, snapshottable)
    }

    /// Records a view's picture, and fails.
    public func 📷(_ file: FileString = #filePath, line: UInt = #line, _ snapshottable: some Snapshotable) {
        expect(file: file, line: line, snapshottable).to(recordSnapshot())
    }

    /// Records a view's picture under a name, and fails.
    public func 📷(_ name: String, file: FileString = #filePath, line: UInt = #line, _ snapshottable: some Snapshotable) {
        expect(file: file, line: line, snapshottable).to(recordSnapshot(named: name))
    }
#endif
