import ImageProcessing
import Foundation

/// The folder of goldens: `<case>/<cell>.txt`, the layer tree's text, and `<case>/<cell>.png`, the picture.
package struct GoldenStore: Sendable {
    package var folder: URL
    /// The name of the executable that owns these goldens, if several programs share the folder.
    package var program: String

    package init(folder: URL, program: String = "plumb") { self.folder = folder; self.program = program }

    /// The location of a golden.
    package struct Key: Sendable, Hashable, Comparable, CustomStringConvertible {
        package var caseName: String
        package var cellName: String

        package init(caseName: String, cellName: String) { self.caseName = caseName; self.cellName = cellName }

        package var description: String { "\(caseName)/\(cellName)" }

        package static func < (a: Key, b: Key) -> Bool { (a.caseName, a.cellName) < (b.caseName, b.cellName) }
    }

    /// The stored content of one cell.
    package struct Golden: Sendable, Hashable {
        package var fingerprint: Fingerprint
        /// The layer tree's text, without the fingerprint's line.
        package var text: String
        /// A PNG file's bytes; empty when only the picture's identity is kept.
        package var picture: [UInt8]
        /// The identity of the bitmap if no picture is stored: `hashOnly` in the settings.
        package var identity: UInt64?

        package init(fingerprint: Fingerprint, text: String, picture: [UInt8], identity: UInt64? = nil) {
            self.fingerprint = fingerprint; self.text = text; self.picture = picture; self.identity = identity
        }

        /// Identifies the picture without decoding it; nil if its file contains no identity.
        package var pictureIdentity: UInt64? { identity ?? PNG.identity(in: picture) }
    }

    /// The error for a golden of which one half is missing or invalid.
    package enum Damage: Error, Sendable, Hashable {
        case missingText(String)
        case missingPicture(String)
        /// Something else is in the file.
        case fault(StoredFileFault, String)
        case notText(String)
        case unreadable(String, reason: String)

        /// Whether the golden still exists elsewhere, so that another must not replace it.
        package var existsElsewhere: Bool { if case .fault = self { true } else { false } }

        package var sentence: String {
            switch self {
            case .missingText(let path), .missingPicture(let path): "incomplete golden: missing \(path)"
            case .fault(let fault, let path): "\(path) \(fault.sentence)"
            case .notText(let path): "\(path) is not a text file"
            case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
            }
        }
    }

    /// Returns nil if nothing was ever approved.
    package func golden(at key: Key) throws -> Golden? {
        let (textURL, pictureURL) = (url(key, "txt"), url(key, "png"))
        let text = try contents(of: textURL)
        if let text, let golden = Self.pictureless(text) { return golden }
        let picture = try contents(of: pictureURL)
        guard text != nil || picture != nil else { return nil }
        guard let text else { throw Damage.missingText(path(textURL)) }
        guard let picture else { throw Damage.missingPicture(path(pictureURL)) }
        guard let string = String(data: text, encoding: .utf8) else { throw Damage.notText(path(textURL)) }
        let (fingerprint, body) = Self.parse(string)
        return Golden(fingerprint: fingerprint, text: body, picture: [UInt8](picture))
    }

    /// Writes both files. Each appears whole or not at all: it is written elsewhere in the folder and then renamed.
    package func write(_ golden: Golden, at key: Key) throws {
        if golden.identity == nil {
            try AtomicFile.write(golden.picture, to: "\(key).png", in: folder)
        } else {
            // Remove the cell's old picture, which the hash in the text replaces.
            try AtomicFile.refuseLinks(on: "\(key).png", in: folder)
            try? FileManager.default.removeItem(at: url(key, "png"))
        }
        try AtomicFile.write(Self.file(golden), to: "\(key).txt", in: folder)
    }

    /// Removes a golden. Only `plumb prune --delete` calls this.
    package func remove(_ key: Key) throws {
        try AtomicFile.refuseLinks(on: key.description, in: folder)
        for url in [url(key, "txt"), url(key, "png")] where FileManager.default.fileExists(atPath: url.path) {
            try FileManager.default.removeItem(at: url)
        }
        removeEmptyFolders(above: url(key, "txt"))
    }

    /// Returns the goldens of which at least one half exists, sorted.
    package func keys() -> [Key] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        var keys: Set<Key> = []
        for path in paths where path.hasSuffix(".txt") || path.hasSuffix(".png") {
            let parts = path.dropLast(4).split(separator: "/", maxSplits: 1)
            guard parts.count == 2, !parts[1].split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { continue }
            keys.insert(Key(caseName: String(parts[0]), cellName: String(parts[1])))
        }
        return keys.sorted()
    }

    package func url(_ key: Key, _ suffix: String) -> URL { folder.appending(path: "\(key).\(suffix)") }

    // MARK: The text file

    private static let mark = "# drawn with "

    private static let pictureMark = "# picture "

    private static func file(_ golden: Golden) -> String {
        let picture = golden.identity.map { "\(pictureMark)\(String($0, radix: 16))\n" } ?? ""
        return "\(mark)\(golden.fingerprint.text)\n\(picture)\(golden.text)"
    }

    /// Returns a golden whose text contains its picture's identity; nil for one with a picture file.
    private static func pictureless(_ data: Data) -> Golden? {
        guard let file = String(data: data, encoding: .utf8) else { return nil }
        let (fingerprint, body) = parse(file)
        guard body.hasPrefix(pictureMark), let end = body.firstIndex(of: "\n"),
            let identity = UInt64(body[..<end].dropFirst(pictureMark.count), radix: 16)
        else { return nil }
        return Golden(fingerprint: fingerprint, text: String(body[body.index(after: end)...]), picture: [], identity: identity)
    }

    private static func parse(_ file: String) -> (Fingerprint, String) {
        let file = file.withUnixLineEnds
        guard file.hasPrefix(mark), let end = file.firstIndex(of: "\n") else { return (Fingerprint(parts: []), file) }
        return (Fingerprint(text: String(file[..<end].dropFirst(mark.count))), String(file[file.index(after: end)...]))
    }

    // MARK: Files

    private func contents(of url: URL) throws -> Data? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let data: Data
        do { data = try Data(contentsOf: url) } catch { throw Damage.unreadable(path(url), reason: "\(error.localizedDescription)") }
        let fault = url.pathExtension == "png" ? StoredFileFault(inPicture: data) : StoredFileFault(in: data)
        if let fault { throw Damage.fault(fault, path(url)) }
        return data
    }

    private func path(_ url: URL) -> String { "\(folder.lastPathComponent)/" + url.path.dropFirst(folder.path.count).drop { $0 == "/" } }

    private func removeEmptyFolders(above url: URL) {
        var parent = url.deletingLastPathComponent()
        while parent.path.count > folder.path.count, (try? FileManager.default.contentsOfDirectory(atPath: parent.path))?.isEmpty == true {
            guard (try? FileManager.default.removeItem(at: parent)) != nil else { return }
            parent.deleteLastPathComponent()
        }
    }
}
