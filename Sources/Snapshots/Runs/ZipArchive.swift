import CZip
import Foundation

/// The files of a ZIP archive, read one by one into memory. Nothing is unpacked, so no path of the archive reaches the disk.
@safe struct ZipArchive: ~Copyable {
    private let archive: OpaquePointer
    /// The positions of the files by their paths. A path that occurs twice is left out.
    let files: [String: UInt64]

    /// Opens an archive, or returns nil if the file is none.
    init?(_ url: URL) {
        var fault: Int32 = 0
        guard let archive = unsafe zip_open(url.path, ZIP_RDONLY, &fault) else { return nil }
        unsafe self.archive = archive
        var files: [String: UInt64] = [:], seen: Set<String> = []
        for index in 0..<UInt64(max(unsafe zip_get_num_entries(archive, 0), 0)) {
            guard let name = unsafe zip_get_name(archive, index, 0) else { continue }
            let path = unsafe String(cString: name)
            if !seen.insert(path).inserted { files[path] = nil } else { files[path] = index }
        }
        self.files = files
    }

    deinit { unsafe zip_discard(archive) }

    /// Returns a file's bytes; nil if there is no such file, it is damaged, or it is longer than the limit, whatever its header says.
    func contents(_ path: String, limit: Int) -> Data? {
        guard let index = files[path], let file = unsafe zip_fopen_index(archive, index, 0) else { return nil }
        defer { unsafe zip_fclose(file) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Int(unsafe buffer.withUnsafeMutableBytes { unsafe zip_fread(file, $0.baseAddress, UInt64($0.count)) })
            guard count >= 0, data.count + count <= limit else { return nil }
            if count == 0 { return data }
            data.append(contentsOf: buffer[..<count])
        }
    }
}
