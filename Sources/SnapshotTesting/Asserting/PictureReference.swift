import ImageDiff
import Foundation
import Snapshots
import UIKit

/// A reference picture in a folder and under a name that another library's rules decide. Nothing is recorded unless a test or the environment
/// asks for it.
package struct PictureReference {
    private let location: SnapshotLocation
    private let verification: Verification<UIImage, UIImage>

    /// - Parameters:
    ///   - root: the folder of all references.
    ///   - folder: the picture's folder in it.
    ///   - name: the file's name without its extension.
    ///   - test: the test, for reports.
    ///   - tolerance: how far each component of a colour may differ, and the share of pixels that may differ by more.
    ///   - records: whether the picture is recorded, whatever is there.
    ///   - file: the test's file.
    ///   - line: the assertion's line.
    package init(
        root: URL, folder: String, name: String, test: String, tolerance: (perPixel: CGFloat, overall: CGFloat), records: Bool,
        file: StaticString, line: UInt
    ) {
        location = SnapshotLocation(root: root, folder: folder, test: test, stem: name, source: URL(filePath: "\(file)"))
        let comparison = PictureComparison(perPixelTolerance: tolerance.perPixel, overallTolerance: tolerance.overall)
        let asked = SnapshotTestingConfiguration.current?.record ?? .ofEnvironment ?? .never
        verification = Verification(
            strategy: SimplySnapshotting(pathExtension: "png", diffing: .image(comparison)), location: location,
            record: records ? .all : asked, site: CallSite(fileID: file, filePath: file, line: line, column: 1))
    }

    package var exists: Bool { location.existing != nil }

    /// The file that other libraries read.
    package var url: URL { location.shared }

    package func matches(_ picture: UIImage) throws -> Bool { try verification.matches(picture) }

    /// Returns nil if the picture matches.
    package func message(for picture: UIImage) throws -> String? {
        if let fault = TestDevice.fault { return fault }
        let existed = exists
        guard let message = try verification.message(for: picture) else { return nil }
        guard !existed, !exists else { return message }
        return """
            \(message)

            \(location.shared.path)

            Record it with recordMode, or by running the tests with SNAPSHOT_TESTING_RECORD=missing.
            """
    }

    /// Writes a reference that does not match and the picture into a folder, as `reference_…`, `failed_…` and `diff_…`.
    package func writeFailure(of picture: UIImage, to folder: URL) throws {
        guard let reference = location.existing, let old = UIImage(contentsOfFile: reference.path), let before = old.bitmap,
            let after = picture.bitmap, !ImageDiff.areSameBytes(before, after)
        else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let difference = UIImage(bitmap: ImageDiff.picture(expected: before, actual: after))
        for (name, image) in [("reference", old), ("failed", picture), ("diff", difference)] {
            try image.pngData()?.write(to: folder.appending(path: "\(name)_\(location.fileName)"), options: .atomic)
        }
    }
}
