import Foundation

/// An `.xcconfig`: settings of a build, a line each, with those of the files that it includes.
struct ConfigurationFile {
    private(set) var settings: [String: Any] = [:]

    init(_ file: URL) { read(URL(filePath: ExampleFile.present(file.path)), depth: 0) }

    private mutating func read(_ file: URL, depth: Int) {
        guard depth < 8, let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size < 1 << 20,
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { return }
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            if let included = words.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/)?.output.1 {
                let place = URL(filePath: String(included), relativeTo: file.deletingLastPathComponent()).standardizedFileURL
                read(URL(filePath: ExampleFile.present(place.path)), depth: depth + 1)
            } else if let setting = words.firstMatch(of: /^\s*(\w+)\s*=\s*(.*?)\s*;?\s*$/) {
                settings[String(setting.output.1)] = String(setting.output.2)
            }
        }
    }
}
