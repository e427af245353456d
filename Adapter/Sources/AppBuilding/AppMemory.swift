import Foundation
import SourceAdaptation

/// Stores which parts of an app did not compile. While its files, Plumb and this program are unchanged, one round of compiling is enough,
/// instead of the many rounds of the first time.
struct AppMemory {
    private let file: URL

    /// - Parameter folder: The app's hidden folder.
    /// - Parameter dependency: The module whose code is stored, if it is not the app.
    init(folder: URL, dependency: String? = nil) {
        file = folder.appending(path: dependency.map { "Modules/\($0).json" } ?? "left-out.json")
    }

    func recall(_ inputs: String) -> AppState.Memory? {
        guard let data = try? Data(contentsOf: file), let memory = try? JSONDecoder().decode(AppState.Memory.self, from: data) else {
            return nil
        }
        return memory.inputs == inputs ? memory : nil
    }

    func forget() { try? FileManager.default.removeItem(at: file) }

    func keep(_ memory: AppState.Memory) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(memory).write(to: file)
    }

    /// Returns a hash of everything that determines which code compiles.
    /// - Parameter modules: The files of Plumb's compiled modules.
    /// - Parameter dependencies: The hashes of the modules that were compiled before.
    static func inputs(of code: AppCode, _ sources: [SourceText], modules: [URL], dependencies: [String]) throws -> String {
        var hash = Hash()
        for dependency in dependencies { hash.add(Array(dependency.utf8)) }
        for source in sources {
            hash.add(Array(source.path.utf8))
            hash.add(source.bytes)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        hash.add(Array(try encoder.encode(code)))
        let programs = [Bundle.main.executableURL].compactMap(\.self)
        for file in modules + programs {
            let values = try? file.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
            hash.add(
                Array(
                    "\(file.lastPathComponent) \(values?.contentModificationDate?.timeIntervalSince1970 ?? 0) \(values?.fileSize ?? 0)".utf8
                ))
        }
        return String(hash.value, radix: 16)
    }

    /// The FNV hash of 64 bits.
    private struct Hash {
        private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

        mutating func add(_ bytes: [UInt8]) {
            for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
            value = (value ^ UInt64(bytes.count)) &* 0x100_0000_01b3
        }
    }
}
