import Foundation
import Testing

/// A little of `make fuzz` each time.
@Suite struct FuzzTests {
    @Test(arguments: [
        "spec", "equation", "visual format", "document", "settings", "strings", "string catalog", "asset catalog", "golden", "png", "jpeg",
        "svg", "pdf",
        "font", "deflate",
    ]) func `no changed sample stops a reader`(reader: String) throws {
        let process = Process()
        process.executableURL = Examples.gallery.deletingLastPathComponent().appending(path: "fuzz")
        process.arguments = ["--reader", reader, "--seed", "1", "--count", "60", "--root", Examples.root.path]
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && words.contains("60 inputs"), "\(words)")
    }
}
