#if Nimble
    import Foundation
    import Nimble
    import SnapshotTesting
    import UIKit
    import iOSSnapshotTestCase

    /// Compares one picture, or records it.
    struct SnapshotMatcher: Sendable {
        var name, identifier: String?
        var options: FBSnapshotTestCaseFileNameIncludeOption
        var usesDrawRect: Bool
        var pixelTolerance, tolerance: CGFloat?
        var records = false

        static let deviceOptions: FBSnapshotTestCaseFileNameIncludeOption = [.device, .OS, .screenSize, .screenScale]

        func matcher<T: Snapshotable>() -> Nimble.Matcher<T> { Matcher { try result(for: $0) { _ in } } }

        /// - Parameter prepare: called with the view before its picture is taken.
        func result<T: Snapshotable>(for expression: Nimble.Expression<T>, prepare: @MainActor (T) -> Void) throws -> MatcherResult {
            guard let object = try expression.evaluate() else {
                return MatcherResult(status: .fail, message: .fail("expected a view, got nil"))
            }
            guard let snapshotName else {
                return MatcherResult(status: .fail, message: .fail("Test matchers must be called from inside a test block"))
            }
            let file = "\(expression.location.filePath)"
            guard let folder = referenceFolder(of: file) else {
                return MatcherResult(status: .fail, message: .fail(Self.noFolder))
            }
            let settings = MatcherSettings.shared.withLock { $0 }
            let isRecording = records || settings.recordsAll
            nonisolated(unsafe) let shown = object  // Expressions run on any thread, one at a time.
            let error: (any Error)? = MainThread.run {
                unsafe prepare(shown)
                do { try unsafe compare(shown, snapshotName, folder, file, isRecording, settings) } catch { return error }
                return nil
            }
            if isRecording, error == nil {
                return MatcherResult(
                    status: .fail, message: .fail("snapshot \(snapshotName) successfully recorded, replace recordSnapshot with a check"))
            }
            let sentence =
                isRecording ? "expected to record a snapshot in \(snapshotName)" : "expected a matching snapshot in \(snapshotName)"
            return MatcherResult(
                bool: error == nil,
                message: .fail(([sentence] + [error.map { $0.localizedDescription }].compactMap { $0 }).joined(separator: "\n\n")))
        }

        @MainActor private func compare(
            _ object: some Snapshotable, _ name: String, _ folder: String, _ file: String, _ isRecording: Bool, _ settings: MatcherSettings
        ) throws {
            let controller = FBSnapshotTestController(test: FBSnapshotTestController.self)
            controller.folderName = URL(filePath: file).deletingPathExtension().lastPathComponent
            controller.fileNameOptions = options
            controller.recordMode = isRecording
            controller.usesDrawViewHierarchyInRect = usesDrawRect
            controller.referenceImagesDirectory = folder
            controller.imageDiffDirectory = ProcessInfo.processInfo.environment["IMAGE_DIFF_DIR"] ?? NSTemporaryDirectory()
            guard let view = object.snapshotObject else { throw SnapshotFault.noView }
            try controller.compareSnapshot(
                of: view, selector: Selector(name), identifier: identifier, perPixelTolerance: pixelTolerance ?? settings.pixelTolerance,
                overallTolerance: tolerance ?? settings.tolerance)
        }

        private var snapshotName: String? { CurrentTest.name.map { (name ?? $0).asSnapshotName } }

        // MARK: Folders

        private static let noFolder =
            "Could not infer the folder of references: name it with FBSnapshotTest.setReferenceImagesDirectory or FB_REFERENCE_IMAGE_DIR"

        /// The folder `ReferenceImages` in the first folder on the path to the test whose name ends as those of tests do.
        private func referenceFolder(of file: String) -> String? {
            let settings = MatcherSettings.shared.withLock { $0 }
            if let folder = settings.folder ?? ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"] { return folder }
            let parts = file.split(separator: "/")
            let index = parts.firstIndex { part in settings.folderSuffixes.contains { part.lowercased().hasSuffix($0) } }
            return index.map { "/" + parts[...$0].joined(separator: "/") + "/ReferenceImages" }
        }
    }

    enum SnapshotFault: LocalizedError {
        case noView

        var errorDescription: String? { "there is no view" }
    }
#endif
