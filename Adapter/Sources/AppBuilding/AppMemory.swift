import Foundation
import SourceAdaptation

/// Stores which parts of an app did not compile. While its files, Plumb and this program are unchanged, one round of compiling is enough,
/// instead of the many rounds of the first time.
struct AppMemory {
    /// The app's hidden folder.
    let folder: URL

    private var file: URL { folder.appending(path: "left-out.json") }

    func recall(_ inputs: String) -> AppState.Memory? {
        guard let data = try? Data(contentsOf: file), let memory = try? JSONDecoder().decode(AppState.Memory.self, from: data) else {
            return nil
        }
        return memory.inputs == inputs ? memory : nil
    }

    func keep(_ memory: AppState.Memory) throws { try JSONEncoder().encode(memory).write(to: file) }

    /// Returns a hash of everything that determines which code compiles.
    /// - Parameter plumb: The folder of Plumb's compiled modules.
    func inputs(of code: AppCode, _ sources: [SourceText], plumb: URL) throws -> String {
        var hash = Hash()
        for source in sources {
            hash.add(Array(source.path.utf8))
            hash.add(source.bytes)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        hash.add(Array(try encoder.encode(code)))
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: plumb.path)) ?? []).filter { $0.hasSuffix(".swiftmodule") }
            .sorted()
        let programs = [Bundle.main.executableURL].compactMap(\.self)
        for file in names.filter({ !$0.hasPrefix(code.name) }).map({ plumb.appending(path: $0) }) + programs {
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
