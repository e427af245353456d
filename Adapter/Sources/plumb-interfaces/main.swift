import Foundation

// `plumb-interfaces SOURCES FILE` writes what the adapter knows of Plumb's modules. With `--check` it prints what a file lacks instead.
let words = CommandLine.arguments.dropFirst().filter { $0 != "--check" }
let file = URL(filePath: words[1])
let text = try InterfaceFolder.text(in: URL(filePath: words[0]))
if CommandLine.arguments.contains("--check") {
    let changes = InterfaceFolder.changes(from: try String(contentsOf: file, encoding: .utf8), to: text)
    for change in changes { print(change) }
    if !changes.isEmpty { print("The adapter's knowledge of UIKit is out of date: run `make interfaces`.") }
    exit(changes.isEmpty ? 0 : 1)
}
try Data(text.utf8).write(to: file)
