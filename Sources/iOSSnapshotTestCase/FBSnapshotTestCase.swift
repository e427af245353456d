// As the headers of the original do, which tests rely on.
@_exported import Foundation
import SnapshotTesting
@_exported import UIKit
@_exported import XCTest

/// Tests that compare views with pictures in a folder of references.
open class FBSnapshotTestCase: XCTestCase {
    /// Whether references are recorded; then every comparison fails.
    open var recordMode = false

    /// What the names of references say besides the test.
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale

    /// Whether pictures are those of the screen, with iOS 26's glass, and not of a view's layer.
    open var usesDrawViewHierarchyInRect = false

    /// A folder whose folder `ReferenceImages` has the references, unless the environment names another.
    open var bundleResourcePath: String?

    /// The folder of this class's references: the name of the class with its module.
    open var folderName: String? {
        get { folder ?? String(reflecting: type(of: self)) }
        set { folder = newValue }
    }

    private var folder: String?

    /// The folder with references: that of the environment, then `dir`, then `ReferenceImages` of the bundle.
    open func getReferenceImageDirectory(withDefault dir: String?) -> String {
        ReferenceFolder.inEnvironment ?? dir.flatMap { $0.isEmpty ? nil : $0 }
            ?? (bundleResourcePath ?? Bundle(for: type(of: self)).resourcePath ?? ".") + "/ReferenceImages"
    }

    /// The folder for pictures of failures: that of the environment, then `dir`, then the temporary one.
    open func getImageDiffDirectory(withDefault dir: String?) -> String {
        ProcessInfo.processInfo.environment["IMAGE_DIFF_DIR"] ?? dir.flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
    }

    // MARK: Verifying

    /// Compares a view with its reference.
    ///
    /// * `identifier`: distinguishes the picture from the others of the test.
    /// * `suffixes`: the ends of folders' names; the first one with a reference that matches counts, and the first one is recorded in.
    /// * `perPixelTolerance`: how far a colour's component may differ, 0…1.
    /// * `overallTolerance`: the share of pixels that may differ by more.
    public func FBSnapshotVerifyView(
        _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let verification = verification(identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
        report(MainThread.run { verification.message(for: view) }, file, line)
    }

    /// Compares a controller's view, with the screen's bounds and after it appeared, with its reference.
    public func FBSnapshotVerifyViewController(
        _ viewController: UIViewController, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let verification = verification(identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
        let message = MainThread.run { () -> String? in
            let view: UIView = viewController.view
            view.bounds = UIScreen.main.bounds
            viewController.viewWillAppear(false)
            viewController.viewDidAppear(false)
            return verification.message(for: view)
        }
        report(message, file, line)
    }

    /// Compares a layer with its reference.
    public func FBSnapshotVerifyLayer(
        _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let verification = verification(identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
        report(MainThread.run { verification.message(for: layer) }, file, line)
    }

    /// Compares a view or a layer with its reference, for assertions of one's own. Returns nil if they match.
    public func snapshotVerifyViewOrLayer(
        _ viewOrLayer: Any, identifier: String?, suffixes: NSOrderedSet, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat,
        defaultReferenceDirectory: String? = nil, defaultImageDiffDirectory: String? = nil, file: StaticString = #filePath,
        line: UInt = #line
    ) -> String? {
        var verification = verification(identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
        if let folder = defaultReferenceDirectory, !folder.isEmpty, ReferenceFolder.inEnvironment == nil {
            verification.folder = folder
        }
        if let view = viewOrLayer as? UIView { return MainThread.run { verification.message(for: view) } }
        if let layer = viewOrLayer as? CALayer { return MainThread.run { verification.message(for: layer) } }
        return "Only UIView and CALayer classes can be snapshotted"
    }

    /// Returns what compares a picture of this test with its reference.
    package func verification(
        _ identifier: String?, _ suffixes: NSOrderedSet, _ perPixel: CGFloat, _ overall: CGFloat, _ file: StaticString, _ line: UInt
    ) -> ReferenceVerification {
        ReferenceVerification(
            folder: ReferenceFolder(bundle: bundleResourcePath, file: URL(filePath: "\(file)")).path,
            suffixes: suffixes.compactMap { $0 as? String }, className: folderName ?? "",
            test: String(name.split(separator: ".").last ?? "test"), identifier: identifier ?? "", options: fileNameOptions,
            records: recordMode, drawsGlass: usesDrawViewHierarchyInRect, perPixelTolerance: perPixel, overallTolerance: overall,
            failures: URL(filePath: getImageDiffDirectory(withDefault: nil)), file: file, line: line)
    }

    package func report(_ message: String?, _ file: StaticString, _ line: UInt) {
        if let message { XCTFail(message, file: file, line: line) }
    }
}

/// Where references are.
struct ReferenceFolder {
    let bundle: String?
    /// The test's file.
    let file: URL

    static var inEnvironment: String? { ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"] }

    /// The folder of the environment, or that of the bundle; otherwise `ReferenceImages`, with a suffix or without one, that is nearest to
    /// the test on the way to the folder of the package; in this folder if there is none.
    ///
    /// A suffix follows the path as it is: a slash at its end makes it a folder in this one.
    var path: String {
        if let folder = Self.inEnvironment { return folder }
        if let bundle { return "\(bundle)/\(Self.name)" }
        var folder = file.deletingLastPathComponent()
        while !isRoot(folder) {
            if holdsReferences(folder) { return folder.appending(path: Self.name).path }
            folder.deleteLastPathComponent()
        }
        return (folder.path == "/" ? file.deletingLastPathComponent() : folder).appending(path: Self.name).path
    }

    private static let name = "ReferenceImages"

    private func holdsReferences(_ folder: URL) -> Bool {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).contains { $0.hasPrefix(Self.name) }
    }

    private func isRoot(_ folder: URL) -> Bool {
        folder.path == "/"
            || ["Package.swift", "plumb.yaml"].contains { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
    }
}
