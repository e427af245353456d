import Foundation
import Testing

/// A short run of `make fuzz`.
struct FuzzTests {
    @Test(arguments: [
        "spec", "equation", "condition", "visual format", "document", "view tree", "solver", "settings", "strings", "string catalog",
        "string tables", "asset catalog", "golden", "golden picture", "run", "names", "png", "jpeg", "svg", "pdf", "font",
    ]) func `no changed sample crashes a reader`(reader: String) throws {
        let (status, words) = try fuzz(["--reader", reader, "--seed", "1", "--count", "60"])
        #expect(status == 0 && words.contains("60 inputs"), "\(words)")
    }

    @Test func `Plumb's own Deflate and libdeflate read each other's output`() throws {
        let (status, words) = try fuzz(["--reader", "deflate", "--seed", "1", "--count", "10"])
        #expect(status == 0 && words.contains("0 wrong"), "\(words)")
    }

    @Test func `no sample with a known fault is accepted`() throws {
        let (status, words) = try fuzz(["--faults", "280", "--seed", "1"])
        #expect(status == 0 && words.contains(" 0 taken"), "\(words)")
    }

    private func fuzz(_ arguments: [String]) throws -> (status: Int32, words: String) {
        try Examples.run(Examples.program("fuzz"), arguments + ["--root", Examples.root.path])
    }
}
