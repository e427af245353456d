import Foundation
import Testing

@testable import AppBuilding

/// Walks through programs that end.
struct AppWalkTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString)")

    /// Returns the walk through a program that is a script. The third of its arguments is the file of the map.
    private func walk(through script: String) throws -> AppWalk {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = folder.appending(path: "app")
        try Data(("#!/bin/sh\n" + script).utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        return AppWalk(runner: ScreenRunner(program: program.path, verb: ["render"]), file: folder.appending(path: "map.json"))
    }

    /// The program ends before it has noted that the touch before ended it, for example because it cannot read its own file.
    @Test func `a program that ends again at the same touch is not started forever`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let runs = folder.appending(path: "runs")
        let walk = try walk(
            through: """
                echo run >> '\(runs.path)'
                cat > "$3" << 'END'
                {"cell": "c", "places": [{"name": "Launch", "way": [], "isEmpty": false, "looks": {"controller": "A"}, "tried": []}],
                 "attempt": {"from": 0, "step": {"target": {"tab": {"_0": 1}}, "words": "More"}}, "isDone": false}
                END
                echo 'Fatal error: gone' >&2
                exit 1
                """)
        let found = try #require(try walk.explored())
        #expect(found.places.map(\.name) == ["Launch"])
        #expect(found.losses == ["Launch, “More”: Fatal error: gone"])
        #expect(try String(contentsOf: runs, encoding: .utf8).split(separator: "\n").count == 2)
    }

    /// An app may expect of a server what a sample does not hold.
    @Test func `an app that ends at its launch is launched without a network`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let walk = try walk(
            through: """
                case "$*" in *--offline*) ;; *) echo 'Fatal error: Index out of range' >&2; exit 1 ;; esac
                cat > "$3" << 'END'
                {"cell": "c", "places": [{"name": "Launch", "way": [], "isEmpty": false, "looks": {"controller": "A"}, "tried": []}], "isDone": true}
                END
                """)
        #expect(try walk.explored()?.places.map(\.name) == ["Launch"])
    }
}
