import Foundation
import SnapshotTesting
import UIKit

/// The domain of errors of `FBSnapshotTestController`.
public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"

/// Why a comparison failed.
public enum FBSnapshotTestControllerErrorCode: Int, Sendable {
    case unknown, needsRecord, pngCreationFailed, imagesDifferentSizes, imagesDifferent
}

/// Compares views with references outside of a test case, for test frameworks of one's own.
@preconcurrency @MainActor
open class FBSnapshotTestController {
    open var recordMode = false
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
    open var usesDrawViewHierarchyInRect = false
    open var bundleResourcePath: String?
    /// The folder with references, with its suffix.
    open var referenceImagesDirectory: String?
    open var imageDiffDirectory = NSTemporaryDirectory()
    /// The name of the folder in it.
    open var folderName: String

    /// Creates a controller for a class of tests, whose name with its module is the folder's.
    public init(test testClass: AnyClass) { folderName = String(reflecting: testClass) }

    /// Compares a view with its reference, or records it.
    ///
    /// - Throws: an error of `FBSnapshotTestControllerErrorDomain` if there is none, or if they differ.
    open func compareSnapshot(
        of view: UIView, selector: Selector, identifier: String? = nil, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0
    ) throws {
        try check(verification(selector, identifier, perPixelTolerance, overallTolerance).message(for: view), selector, identifier)
    }

    /// Compares a layer with its reference, or records it.
    open func compareSnapshot(
        of layer: CALayer, selector: Selector, identifier: String? = nil, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0
    ) throws {
        try check(verification(selector, identifier, perPixelTolerance, overallTolerance).message(for: layer), selector, identifier)
    }

    /// Compares a view or a layer with its reference, or records it.
    open func compareSnapshot(
        ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String? = nil, perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0
    ) throws {
        if let view = viewOrLayer as? UIView {
            try compareSnapshot(
                of: view, selector: selector, identifier: identifier, perPixelTolerance: perPixelTolerance,
                overallTolerance: overallTolerance)
        } else if let layer = viewOrLayer as? CALayer {
            try compareSnapshot(
                of: layer, selector: selector, identifier: identifier, perPixelTolerance: perPixelTolerance,
                overallTolerance: overallTolerance)
        }
    }

    /// Compares two pictures.
    open func compareReferenceImage(
        _ referenceImage: UIImage, to image: UIImage, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
    ) throws {
        let comparison = PictureComparison(perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance)
        guard let message = comparison.message(referenceImage, image) else { return }
        let (old, new) = (referenceImage.bitmap, image.bitmap)
        let isSameSize = old?.width == new?.width && old?.height == new?.height
        throw error(isSameSize ? .imagesDifferent : .imagesDifferentSizes, message)
    }

    /// Loads a reference.
    open func referenceImage(for selector: Selector, identifier: String? = nil) throws -> UIImage {
        let url = verification(selector, identifier, 0, 0).url
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw error(.needsRecord, "Reference image not found. You need to run the test in record mode: \(url.path)")
        }
        guard let image = UIImage(contentsOfFile: url.path) else { throw error(.unknown, "\(url.path) cannot be read") }
        return image
    }

    private func verification(_ selector: Selector, _ identifier: String?, _ perPixel: CGFloat, _ overall: CGFloat) -> ReferenceVerification
    {
        ReferenceVerification(
            folder: referenceImagesDirectory ?? (bundleResourcePath ?? ".") + "/ReferenceImages", suffixes: [""],
            className: folderName, test: selector.name, identifier: identifier ?? "", options: fileNameOptions, records: recordMode,
            drawsGlass: usesDrawViewHierarchyInRect, perPixelTolerance: perPixel, overallTolerance: overall,
            failures: URL(filePath: imageDiffDirectory), file: #filePath, line: #line)
    }

    /// Recording succeeds here, unlike in a test.
    private func check(_ message: String?, _ selector: Selector, _ identifier: String?) throws {
        guard let message, !recordMode else { return }
        let exists = FileManager.default.fileExists(atPath: verification(selector, identifier, 0, 0).url.path)
        throw error(exists ? .imagesDifferent : .needsRecord, message)
    }

    private func error(_ code: FBSnapshotTestControllerErrorCode, _ message: String) -> NSError {
        NSError(
            domain: FBSnapshotTestControllerErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: message])
    }
}

extension ReferenceVerification {
    /// The reference in the first folder.
    @MainActor var url: URL {
        URL(filePath: folder + suffixes[0]).appending(path: className).appending(path: "\(fileName).png")
    }
}
