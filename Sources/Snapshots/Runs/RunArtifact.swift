import Foundation
import Goldens
import ImageProcessing
import Rendering
import Reports

/// The output of a run on another machine, as continuous integration keeps it: a folder, or a ZIP archive of one. Nothing in it is trusted
/// to be what it says.
package struct RunArtifact: Sendable {
    package enum Failure: Error, Sendable, Hashable {
        /// There is no run, several, or one that cannot be read.
        case noRun(String)
        /// The run drew other commits than the one that is checked out.
        case otherCommit(run: [String], here: String)
        /// The run drew with other libraries or fonts.
        case drawnOtherwise([String])
    }

    /// Why a cell is not accepted.
    package enum Refusal: Error, Sendable, Hashable {
        /// The evidence is missing, too large, damaged, or not what the run's record says.
        case evidence(GoldenStore.Key)
        /// The golden is another one than the run compared with.
        case goldenChanged(GoldenStore.Key)
    }

    package let run: StoredRun
    private let texts: [GoldenStore.Key: Data]
    private let pictures: [GoldenStore.Key: Data]

    // Limits in bytes, far above what a run writes.
    private static let recordLimit = 64 << 20, textLimit = 8 << 20, pictureLimit = 32 << 20

    /// - Parameter url: a folder or a ZIP archive. In an archive, the run may be in any folder.
    /// - Throws: `Failure`.
    package init(_ url: URL) throws {
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw Failure.noRun("there is no such file")
        }
        if isFolder.boolValue {
            let folder = RunFolder(url)
            try self.init { folder.contents($0, limit: $1) }
            return
        }
        guard let archive = ZipArchive(url) else { throw Failure.noRun("it is neither a folder nor a ZIP archive") }
        let records = archive.files.keys.filter { $0 == RunRecord.fileName || $0.hasSuffix("/" + RunRecord.fileName) }
        guard let record = records.first, records.count == 1 else {
            throw Failure.noRun(records.isEmpty ? "\(RunRecord.fileName) is missing" : "it has several runs; name the folder of one")
        }
        let prefix = record.dropLast(RunRecord.fileName.count)
        try self.init { archive.contents(prefix + $0, limit: $1) }
    }

    private init(_ contents: (_ path: String, _ limit: Int) -> Data?) throws {
        guard let record = contents(RunRecord.fileName, Self.recordLimit) else { throw Failure.noRun("\(RunRecord.fileName) is missing") }
        guard let run = try? JSONDecoder().decode(StoredRun.self, from: record) else {
            throw Failure.noRun("\(RunRecord.fileName) is damaged or of another version")
        }
        self.run = run
        var (texts, pictures): ([GoldenStore.Key: Data], [GoldenStore.Key: Data]) = ([:], [:])
        for entry in run.report.entries where entry.outcome.canBeAccepted {
            let files = Mismatch.Files(of: entry.key)
            texts[entry.key] = contents(files.actualText, Self.textLimit)
            pictures[entry.key] = contents(files.actual, Self.pictureLimit)
        }
        (self.texts, self.pictures) = (texts, pictures)
    }

    /// The cells that differ or have no golden, in the order of the run.
    package var open: [GoldenStore.Key] { run.report.entries.filter(\.outcome.canBeAccepted).map(\.key) }

    /// Checks that the run drew what is checked out, with what draws here.
    ///
    /// - Parameters:
    ///   - folder: the project's folder.
    ///   - fingerprint: what draws here.
    /// - Throws: `Failure`.
    package func check(against folder: URL, drawingWith fingerprint: Fingerprint) throws {
        let here = Repository.commits(at: folder)
        guard let head = here.first, run.commits.contains(head) else {
            throw Failure.otherCommit(run: run.commits, here: here.first ?? "")
        }
        let differences = fingerprint.differences(from: Fingerprint(text: run.fingerprint))
        guard differences.isEmpty else { throw Failure.drawnOtherwise(differences) }
    }

    /// Returns what the run drew of a cell. The picture is encoded anew, so that nothing but its pixels becomes a golden.
    ///
    /// - Throws: `Refusal`.
    package func evidence(of key: GoldenStore.Key, against store: GoldenStore) throws -> Evidence {
        guard run.compared[key.description] == ComparedGolden.hash(of: key, in: store) else { throw Refusal.goldenChanged(key) }
        guard let text = texts[key].flatMap({ String(data: $0, encoding: .utf8) }), let data = pictures[key],
            let picture = try? PNG.decode([UInt8](data)),
            run.report.record.shows(RunRecord.Look(text: text, picture: picture.identity), of: key)
        else { throw Refusal.evidence(key) }
        // Of what the picture says it was drawn with, only what was checked.
        let checked = Fingerprint(text: run.fingerprint).parts
        let fingerprint = Fingerprint(in: [UInt8](data))?.parts.filter(checked.contains) ?? []
        return Evidence(key: key, text: text, picture, drawnWith: Fingerprint(parts: fingerprint))
    }
}

/// The golden that a run compared a cell with, as a hash, so that it is not replaced when it has changed since.
package enum ComparedGolden {
    /// Returns `none` if there is no golden, or none that can be read.
    package static func hash(of key: GoldenStore.Key, in store: GoldenStore) -> String {
        guard let golden = try? store.golden(at: key) else { return "none" }
        var digest = ContentDigest()
        digest.mix("text", golden.text)
        digest.mix("picture", golden.picture)
        digest.mix("identity", "\(golden.identity ?? 0)")
        return digest.text
    }
}
