import Foundation

/// The fact files that stand beside the checkout when it is worked on; absent elsewhere, and then their tests are skipped.
enum FactFiles {
    /// `shared/facts` beside the checkout or beside one of the folders above it.
    static let folder: URL? = {
        var folder = URL(filePath: #filePath).deletingLastPathComponent()
        for _ in 0..<7 {
            folder.deleteLastPathComponent()
            let facts = folder.appending(path: "shared/facts")
            if FileManager.default.fileExists(atPath: facts.path) { return facts }
        }
        return nil
    }()

    static var arePresent: Bool { folder != nil }

    static func json(_ name: String) throws -> [String: Any] {
        guard let folder else { return [:] }
        let data = try Data(contentsOf: folder.appending(path: name))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }
}
