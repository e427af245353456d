import Foundation
import Testing

@testable import AppBuilding

/// Walks through programs that end.
struct AppWalkTests {
    /// The program ends before it has noted that the touch before ended it, for example because it cannot read its own file.
    @Test func `a program that ends again at the same touch is not started forever`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "app"), runs = folder.appending(path: "runs"), map = folder.appending(path: "map.json")
        let text = """
            #!/bin/sh
            echo run >> '\(runs.path)'
            cat > "$3" << 'END'
            {"cell": "c", "places": [{"name": "Launch", "way": [], "isEmpty": false, "looks": {"controller": "A"}, "tried": []}],
             "attempt": {"from": 0, "step": {"target": {"tab": {"_0": 1}}, "words": "More"}}, "isDone": false}
            END
            echo 'Fatal error: gone' >&2
            exit 1
            """
        try Data(text.utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let walk = AppWalk(runner: ScreenRunner(program: program.path, verb: ["render"]), file: map)
        let found = try #require(try walk.explored())
        #expect(found.places.map(\.name) == ["Launch"])
        #expect(found.losses == ["Launch, “More”: Fatal error: gone"])
        #expect(try String(contentsOf: runs, encoding: .utf8).split(separator: "\n").count == 2)
    }

    /// An app may expect of a server what a sample does not hold.
    @Test func `an app that ends at its launch is launched without a network`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "app"), map = folder.appending(path: "map.json")
        let text = """
            #!/bin/sh
            case "$*" in *--offline*) ;; *) echo 'Fatal error: Index out of range' >&2; exit 1 ;; esac
            cat > "$3" << 'END'
            {"cell": "c", "places": [{"name": "Launch", "way": [], "isEmpty": false, "looks": {"controller": "A"}, "tried": []}], "isDone": true}
            END
            """
        try Data(text.utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let walk = AppWalk(runner: ScreenRunner(program: program.path, verb: ["render"]), file: map)
        #expect(try walk.explored()?.places.map(\.name) == ["Launch"])
    }
}
