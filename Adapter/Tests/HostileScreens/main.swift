import Foundation
import FoundationNetworking

// Behaves like an app's program: `screens` lists the screens, `render NAME` draws one.

nonisolated(unsafe) var hasEnded = false
atexit {
    guard !hasEnded else { return }
    FileHandle.standardError.write(Data("plumb: the program ended before its screen was done\n".utf8))
    abort()
}

let screens: [(name: String, draw: () -> Void)] = [
    ("First", {}),
    ("Trap", { trap([]) }),
    ("Loop", { loop() }),
    ("Memory", { allocate() }),
    ("Exit", { leave() }),
    ("Quit", { _exit(0) }),
    ("Deep", { _ = deep(1) }),
    ("Talkative", { for _ in 0..<200_000 { print("a line that nobody waits for") } }),
    ("Files", { writeFiles() }),
    ("Network", { askNetwork() }),
    ("Socket", { openSocket() }),
    ("Vandal", { vandalise() }),
    ("Eraser", { erase() }),
    ("Helper", { haveOthersWrite() }),
    ("Astray", { loseWay() }),
    ("Needy", { if ProcessInfo.processInfo.environment["PLUMB_LAUNCHES_FIRST"] == nil { trap([]) } }),
    ("Surprised", { if ProcessInfo.processInfo.environment["PLUMB_OFFLINE"] == nil { trap([]) } }), ("Last", {}),
]

func trap(_ list: [Int]) { print(list[1]) }

func loop() { spin() }

/// A backtrace that is taken inside an operator of the standard library lacks the function that uses it.
@inline(never) func spin() {
    var number = 1
    while number != 0 { number = (number &* 3) | 1 }
}

/// Behaves like a walked screen of an app that remembers from one cell to the next that somebody has logged in.
func loseWay() {
    guard !CommandLine.arguments.contains("--cell") else { return }
    if CommandLine.arguments.contains("--json") {
        print("{\n  \"failures\" : [\n    \"Astray/dark\",\n    \"Astray/iPhone/ar\"\n  ]\n}")
    } else {
        print("error: Astray/dark and 1 more cell: List has nothing to touch where the walk touched “Log in”")
    }
    hasEnded = true
    exit(1)
}

/// Allocates four gigabytes and touches each page.
func allocate() { print([UInt8](repeating: 1, count: 4 << 30).count) }

func leave() { exit(0) }

func deep(_ number: Int) -> Int { number == .max ? 0 : deep(number + 1) + number }

/// Writes to the screen's home, which it shares with no other screen.
func writeFiles() {
    let place = FileManager.default.homeDirectoryForCurrentUser.appending(path: "left.txt")
    guard !FileManager.default.fileExists(atPath: place.path) else { fatalError("a file of another screen's") }
    guard (try? Data("x".utf8).write(to: place)) != nil else { fatalError("the home cannot be written") }
    UserDefaults.standard.set("x", forKey: "left")
}

func askNetwork() {
    guard let url = URL(string: "http://example.invalid/a.png") else { return }
    let (semaphore, start) = (DispatchSemaphore(value: 0), Date())
    URLSession.shared.dataTask(with: url) { _, _, error in
        if error == nil { fatalError("the network answered") }
        semaphore.signal()
    }.resume()
    if semaphore.wait(timeout: .now() + 20) == .timedOut { fatalError("no answer") }
    if Date().timeIntervalSince(start) > 10 { fatalError("the answer came late") }
}

/// Opens a socket directly, where no proxy setting applies.
func openSocket() {
    let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard number < 0 else { fatalError("a socket opened") }
    guard errno == EACCES else { fatalError("the socket was refused for another reason: \(errno)") }
}

/// A folder from the tests that is outside the screen's home.
let strange = URL(filePath: ProcessInfo.processInfo.environment["PLUMB_STRANGE"] ?? "/nowhere", directoryHint: .isDirectory)

func vandalise() {
    do { try Data("x".utf8).write(to: strange.appending(path: "new.txt")) } catch { fatalError("it could not write") }
}

func erase() {
    let place = strange.appending(path: "kept.txt")
    guard FileManager.default.fileExists(atPath: place.path) else { fatalError("reading is free") }
    try? FileManager.default.removeItem(at: place)
    try? Data().write(to: place)
    _ = truncate(place.path, 0)
    _ = rename(place.path, place.path + ".moved")
}

/// Starts another program, which is bound by the same limits.
func haveOthersWrite() {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "echo x > '\(strange.path)/new.txt'; echo x > \"$HOME/own.txt\""]
    try? process.run()
    process.waitUntilExit()
    let own = FileManager.default.homeDirectoryForCurrentUser.appending(path: "own.txt")
    guard FileManager.default.fileExists(atPath: own.path) else { fatalError("the home cannot be written") }
}

switch CommandLine.arguments.dropFirst().first {
case "screens": screens.forEach { print($0.name) }
case "render":
    guard let screen = screens.first(where: { $0.name == CommandLine.arguments.dropFirst(2).first }) else { exit(2) }
    screen.draw()
    print("1 cell in Output")
    if let place = ProcessInfo.processInfo.environment["PLUMB_ENDED"] {
        _ = FileManager.default.createFile(atPath: place, contents: Data("0".utf8))
    }
default: exit(2)
}
hasEnded = true
