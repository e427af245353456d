// Draws the examples' cells in a random order, each twice, with hostile screens between them, and compares every byte with a process of its
// own. `make isolation` runs it.
//
//   isolation-check SEED…                 every cell, against processes of their own
//   isolation-check --quick SEED…         one cell of each example, against the goldens
//   isolation-check --draw CASE CELL FILE  one cell, into a file
import Foundation
import Snapshots

var arguments = Array(CommandLine.arguments.dropFirst())
let root = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
let pictures = try ExamplePictures(at: root)
if arguments.first == "--draw", arguments.count == 4 {
    try await pictures.write(arguments[1], arguments[2], to: URL(filePath: arguments[3]))
    exit(0)
}
let isQuick = arguments.first == "--quick"
let seeds = (isQuick ? Array(arguments.dropFirst()) : arguments).compactMap(UInt64.init)
guard !seeds.isEmpty else {
    print("usage: isolation-check [--quick] SEED…")
    exit(2)
}
let expected = try isQuick ? pictures.goldens() : pictures.drawnAlone(by: URL(filePath: CommandLine.arguments[0]))
print("\(expected.count) cells of \(Set(expected.map(\.job.input.name)).count) examples")
var different = 0
for seed in seeds {
    var run = IsolationRun(pictures: pictures, seed: seed)
    let found = try await run.differences(from: expected)
    for name in found { print("seed \(seed): \(name) differs") }
    print("seed \(seed): \(2 * expected.count) pictures, \(run.hostileScreens) hostile screens, \(found.count) different")
    different += found.count
}
exit(different == 0 ? 0 : 1)
