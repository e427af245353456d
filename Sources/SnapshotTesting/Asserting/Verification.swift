import ImageProcessing
import Foundation
import Snapshots
import UIKit

/// Verifies one value against its reference.
struct Verification<Value, Format> {
    let strategy: Snapshotting<Value, Format>
    let location: SnapshotLocation
    let record: SnapshotTestingConfiguration.Record
    let site: CallSite

    /// Returns nil if the value matches.
    func message(for value: Format) throws -> String? {
        let actual = Self.presentable(value)
        if let fault = try fault(actual) { return fault }
        if record == .all {
            let url = try write(actual, to: ownURL)
            TestRun.shared.note(.missing, of: location)
            return """
                Record mode is on. Automatically recorded snapshot: …

                open "\(url.absoluteString)"

                Turn record mode off and re-run "\(location.test)" to assert against the newly-recorded snapshot
                """
        }
        guard let url = referenceURL else { return try missing(actual, because: "No reference was found on disk.") }
        let data = try Data(contentsOf: url)
        if Self.isSame(data, actual) { TestRun.shared.note(.same, of: location); return nil }
        let reference = strategy.diffing.fromData(Self.withUnixLineEnds(data, like: actual))
        guard let (difference, attachments) = strategy.diffing.diff(reference, actual) else {
            passed(Evidence(url: url, data: data, reference: reference, actual: actual))
            return nil
        }
        if let sentence = foreignSentence(data, actual) { return try missing(actual, because: sentence) }
        return try mismatch(difference, attachments, Evidence(url: url, data: data, reference: reference, actual: actual))
    }

    /// Records that the value is the same or within its tolerance; then the report says what was tolerated, and how much.
    private func passed(_ evidence: Evidence) {
        guard let tolerated = strategy.diffing.tolerated(evidence.reference, evidence.actual),
            let reference = evidence.reference as? UIImage, let actual = evidence.actual as? UIImage
        else { return TestRun.shared.note(.same, of: location) }
        TestRun.shared.tolerated(tolerated, PictureGolden(picture: reference, layerText: nil, fingerprint: nil), actual, of: location)
    }

    private struct Evidence {
        var url: URL
        var data: Data
        var reference, actual: Format
    }

    // MARK: Files

    /// Returns the message for a reference in whose place version control or a copy left something else. Nothing is recorded over it.
    private func fault(_ actual: Format) throws -> String? {
        guard let url = referenceURL, let fault = StoredFileFault(in: try Data(contentsOf: url)) else { return nil }
        // An empty file is the reference of an empty text.
        if fault == .empty, strategy.diffing.toData(actual).isEmpty { return nil }
        let sentence = "\(url.lastPathComponent) \(fault.sentence)"
        TestRun.shared.note(.failed(sentence), of: location)
        return "\(sentence). New snapshot was not recorded.\n\n\(url.path)"
    }

    /// Returns the bytes of a text with the line ends that the value has, because Git may change those in files.
    private static func withUnixLineEnds(_ data: Data, like actual: Format) -> Data {
        guard let text = actual as? String, !text.utf8.contains(UInt8(ascii: "\r")), let stored = String(data: data, encoding: .utf8)
        else { return data }
        return Data(stored.withUnixLineEnds.utf8)
    }

    /// The existing reference of this value, preferably from Linux.
    private var referenceURL: URL? {
        [location.linux, location.shared].compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The file to record this value in: its own reference, but never a picture from a Mac.
    private var ownURL: URL {
        guard let url = referenceURL else { return location.new }
        guard let linux = location.linux, isForeign(try? Data(contentsOf: url)) else { return url }
        return linux
    }

    @discardableResult private func write(_ value: Format, to url: URL) throws -> URL {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try strategy.diffing.toData(value).write(to: url, options: .atomic)
        if let text = (value as? UIImage)?.layerText { try Data(text.utf8).write(to: url.layerText, options: .atomic) }
        return url
    }

    // MARK: Pictures recorded elsewhere

    private func isForeign(_ file: Data?) -> Bool {
        guard Format.self == UIImage.self, let file else { return false }
        return Picture.fingerprint(of: file) == nil
    }

    /// Returns the message for a picture that was recorded on a Mac.
    private func foreignSentence(_ file: Data, _ actual: Format) -> String? {
        guard isForeign(file), location.linux != nil else { return nil }
        return "The reference was recorded on a Mac, whose fonts never match those on Linux. "
            + "Linux references are kept beside it, in \(SnapshotLocation.folderName)/linux."
    }

    // MARK: Failures

    private func missing(_ actual: Format, because reason: String) throws -> String {
        TestRun.shared.note(.missing, of: location)
        guard record != .never else { return "\(reason) New snapshot was not recorded because recording is disabled" }
        let url = try write(actual, to: ownURL)
        return """
            \(reason) Automatically recorded snapshot: …

            open "\(url.absoluteString)"

            Re-run "\(location.test)" to assert against the newly-recorded snapshot.
            """
    }

    private func mismatch(_ difference: String, _ attachments: [XCTAttachment], _ evidence: Evidence) throws -> String {
        let failed = try writeFailure(evidence.actual)
        attach(attachments, at: site)
        let diffTool = SnapshotTestingConfiguration.current?.diffTool ?? _diffTool
        var parts = ["Snapshot\(location.hasName ? " \"\(location.name)\"" : "") does not match reference."]
        if record == .failed {
            try write(evidence.actual, to: ownURL)
            parts[0] += " A new snapshot was automatically recorded."
        }
        if let fingerprint = Picture.fingerprint(of: evidence.data), let origin = Picture.origin(of: fingerprint) {
            parts.insert(origin, at: 0)
        }
        parts.append(diffTool(currentFilePath: evidence.url.path, failedFilePath: failed.path))
        if let description = describe(evidence) { parts.append(description) }
        parts.append(difference.trimmingCharacters(in: .whitespacesAndNewlines))
        return parts.joined(separator: "\n\n")
    }

    /// Describes which views moved and by how much, how the pictures differ, and where the report is.
    private func describe(_ evidence: Evidence) -> String? {
        guard let reference = evidence.reference as? UIImage, let actual = evidence.actual as? UIImage else {
            TestRun.shared.note(.failed("the text differs"), of: location)
            return nil
        }
        let golden = PictureGolden(
            picture: reference, layerText: Self.layerText(at: evidence.url.layerText),
            fingerprint: Picture.fingerprint(of: evidence.data))
        return TestRun.shared.mismatch(golden, actual, of: location)
    }

    private static func layerText(at url: URL) -> String? {
        guard let data = try? Data(contentsOf: url), StoredFileFault(in: data) == nil else { return nil }
        return String(data: data, encoding: .utf8)?.withUnixLineEnds
    }

    private func writeFailure(_ actual: Format) throws -> URL {
        let root = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
        let folder = URL(fileURLWithPath: root, isDirectory: true).appending(path: location.suite, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: location.fileName)
        try strategy.diffing.toData(actual).write(to: url, options: .atomic)
        return url
    }

    /// Compares by the identity of the pixels that our PNG files contain, so most files need not be decoded.
    private static func isSame(_ file: Data, _ actual: Format) -> Bool {
        guard let bitmap = (actual as? UIImage)?.bitmap, let identity = PNG.identity(in: [UInt8](file)) else { return false }
        return identity == bitmap.identity
    }

    /// Replaces a picture without a size by one that says so.
    private static func presentable(_ value: Format) -> Format {
        guard let image = value as? UIImage, image.isEmpty, let stand = Picture.empty as? Format else { return value }
        return stand
    }
}
