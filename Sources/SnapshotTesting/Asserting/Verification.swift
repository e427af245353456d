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
        let stored = try location.existing.map { Stored(url: $0, data: try Data(contentsOf: $0)) }
        if let stored, let fault = fault(stored, actual) { return message(for: fault, in: stored) }
        if record == .all { return try recorded(actual, stored) }
        guard let stored else { return try missing(actual, nil, because: "No reference was found on disk.") }
        if Self.isSame(stored.data, actual) { TestRun.shared.note(.same, of: location); return nil }
        let reference = strategy.diffing.fromData(Self.withUnixLineEnds(stored.data, like: actual))
        let evidence = Evidence(url: stored.url, data: stored.data, reference: reference, actual: actual)
        guard let (difference, attachments) = strategy.diffing.diff(reference, actual) else {
            passed(evidence)
            return nil
        }
        if origin(of: stored) == .mac { return try missing(actual, stored, because: Self.macSentence) }
        return try mismatch(difference, attachments, evidence, stored)
    }

    /// Whether the value matches, without a note of it.
    func matches(_ value: Format) throws -> Bool {
        guard let url = location.existing else { return false }
        let stored = Stored(url: url, data: try Data(contentsOf: url))
        guard fault(stored, value) == nil else { return false }
        return Self.isSame(stored.data, value) || strategy.diffing.diff(strategy.diffing.fromData(stored.data), value) == nil
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

    /// The reference's file.
    private struct Stored {
        var url: URL
        var data: Data
    }

    /// Returns what else is in the place of a reference. Nothing is recorded over it.
    private func fault(_ stored: Stored, _ actual: Format) -> StoredFileFault? {
        let fault = Self.isPicture ? StoredFileFault(inPicture: stored.data) : StoredFileFault(in: stored.data)
        // An empty file is the reference of an empty text.
        return fault == .empty && strategy.diffing.toData(actual).isEmpty ? nil : fault
    }

    private func message(for fault: StoredFileFault, in stored: Stored) -> String {
        let sentence = "\(stored.url.lastPathComponent) \(fault.sentence)"
        TestRun.shared.note(.failed(sentence), of: location)
        return "\(sentence). New snapshot was not recorded.\n\n\(stored.url.path)"
    }

    /// Returns the bytes of a text with the line ends that the value has, because Git may change those in files.
    private static func withUnixLineEnds(_ data: Data, like actual: Format) -> Data {
        guard let text = actual as? String, !text.utf8.contains(UInt8(ascii: "\r")), let stored = String(data: data, encoding: .utf8)
        else { return data }
        return Data(stored.withUnixLineEnds.utf8)
    }

    /// The file to record this value in: its own reference, but never a picture that another program recorded.
    private func ownURL(_ stored: Stored?) -> URL {
        guard let stored else { return location.new(isPicture: Self.isPicture) }
        return isForeign(stored) ? location.linux : stored.url
    }

    @discardableResult private func write(_ value: Format, to url: URL) throws -> URL {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try strategy.diffing.toData(value).write(to: url, options: .atomic)
        if let text = (value as? UIImage)?.layerText { try Data(text.utf8).write(to: url.layerText, options: .atomic) }
        return url
    }

    private func recorded(_ actual: Format, _ stored: Stored?) throws -> String {
        let url = try write(actual, to: ownURL(stored))
        TestRun.shared.note(.missing, of: location)
        return """
            Record mode is on. Automatically recorded snapshot: …

            open "\(url.absoluteString)"

            Turn record mode off and re-run "\(location.test)" to assert against the newly-recorded snapshot
            """
    }

    // MARK: Pictures recorded elsewhere

    private static var isPicture: Bool { Format.self == UIImage.self }

    /// Nil for a text.
    private func origin(of stored: Stored) -> PictureOrigin? { Self.isPicture ? PictureOrigin(of: stored.data) : nil }

    /// Whether another program wrote the picture.
    private func isForeign(_ stored: Stored) -> Bool { origin(of: stored).map { $0.fingerprint == nil } ?? false }

    private static var macSentence: String {
        "The reference was recorded on a Mac, whose fonts never match those on Linux. "
            + "Linux references are kept beside it, in the folder “linux”."
    }

    private static var otherSentence: String {
        "The reference was written by another program: it has neither Plumb's fingerprint nor a Mac's marks. To record Linux's, run with "
            + "SNAPSHOT_TESTING_RECORD=failed."
    }

    // MARK: Failures

    private func missing(_ actual: Format, _ stored: Stored?, because reason: String) throws -> String {
        TestRun.shared.note(.missing, of: location)
        guard record != .never else { return "\(reason) New snapshot was not recorded because recording is disabled" }
        let url = try write(actual, to: ownURL(stored))
        return """
            \(reason) Automatically recorded snapshot: …

            open "\(url.absoluteString)"

            Re-run "\(location.test)" to assert against the newly-recorded snapshot.
            """
    }

    private func mismatch(
        _ difference: String, _ attachments: [XCTAttachment], _ evidence: Evidence, _ stored: Stored
    ) throws -> String {
        let failed = try writeFailure(evidence.actual)
        attach(attachments, at: site)
        let diffTool = SnapshotTestingConfiguration.current?.diffTool ?? _diffTool
        var parts = ["Snapshot\(location.hasName ? " \"\(location.name)\"" : "") does not match reference."]
        if record == .failed {
            try write(evidence.actual, to: ownURL(stored))
            parts[0] += " A new snapshot was automatically recorded."
        }
        if origin(of: stored) == .other { parts.append(Self.otherSentence) }
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
            fingerprint: PictureOrigin(of: evidence.data).fingerprint)
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
