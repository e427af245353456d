import Foundation
import Testing

@testable import AppBuilding

struct ScreenRunnerTests {
    /// Returns the path of a program that was built beside the tests.
    private static func program(_ name: String) -> String {
        let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
        if FileManager.default.fileExists(atPath: beside.path) { return beside.path }
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return package.deletingLastPathComponent().appending(path: ".build/adapter/debug/\(name)").path
    }

    /// A folder that is neither the screens' home nor their output folder.
    private static let strange = FileManager.default.temporaryDirectory.appending(path: "plumb-strange-\(UUID().uuidString)")

    private static let outcomes: [String: ScreenRunner.Outcome] = {
        try? FileManager.default.createDirectory(at: strange, withIntermediateDirectories: true)
        try? Data("kept".utf8).write(to: strange.appending(path: "kept.txt"))
        setenv("PLUMB_STRANGE", strange.path, 1)
        var runner = ScreenRunner(program: program("hostile-screens"), verb: ["render"])
        runner.limit = 15
        runner.confiner = program("plumb-code")
        let outcomes = (try? runner.run()) ?? []
        return Dictionary(outcomes.map { ($0.screen, $0) }, uniquingKeysWith: { first, _ in first })
    }()

    private func lost(_ screen: String) -> ScreenRunner.Loss? { Self.outcomes[screen]?.loss }

    /// Whether a frame of the backtrace is in the function.
    private func isIn(_ loss: ScreenRunner.Loss, _ function: String) -> Bool {
        for frame in loss.backtrace where frame.hasPrefix(function) { return true }
        return false
    }

    @Test func `every screen has an outcome`() { #expect(Self.outcomes.count == 18) }

    @Test(arguments: ["First", "Last", "Talkative", "Files", "Network", "Socket", "Eraser", "Helper"])
    func `a screen that does not end its program is drawn`(_ screen: String) {
        #expect(Self.outcomes[screen]?.loss == nil && Self.outcomes[screen] != nil)
    }

    @Test func `a screen that ends without the app's launch is drawn after it`() { #expect(Self.outcomes["Needy"]?.isDrawn == true) }

    @Test func `a screen that ends at what a server answers is drawn without servers`() {
        #expect(Self.outcomes["Surprised"]?.isDrawn == true)
    }

    @Test func `a screen behind a log-in is drawn in each cell although the app stays logged in`() throws {
        let outcome = try #require(Self.outcomes["Astray"])
        #expect(outcome.loss == nil)
        #expect(outcome.output == ["1 cell in Output", "1 cell in Output"])
    }

    @Test func `a trap is reported with its file and line`() throws {
        let loss = try #require(lost("Trap"))
        #expect(loss.reason == "Fatal error: Index out of range")
        #expect(loss.place?.hasSuffix("main.swift:\(lineOfTrap)") == true)
        #expect(isIn(loss, "trap"))
    }

    /// The line of `func trap(_ list: [Int]) { print(list[1]) }` in the program.
    private let lineOfTrap = 33

    @Test func `an endless loop is stopped, and its backtrace names the loop`() throws {
        let loss = try #require(lost("Loop"))
        #expect(loss.reason == "it took longer than 15 s")
        #expect(isIn(loss, "loop()"))
    }

    /// The test of a loop's condition has no line of its own.
    @Test func `a frame without a line is named if nothing of the author's is above it`() {
        let backtrace = Backtrace(
            [
                "0              0x55ab loop() + 68 in screens at //<compiler-generated>:0",
                "1 [ra]         0x55aa closure #4 in  + 8 in screens at /App/main.swift:16:16",
                "2 [ra] [thunk] 0x55a9 thunk for @escaping () -> () + 11 in screens at //<compiler-generated>:0",
                "3 [ra]         0x55a8 main + 1 in screens at //<compiler-generated>:0",
            ], own: ["/plumb"])
        #expect(backtrace.frames == ["loop()", "closure #4 in at /App/main.swift:16"])
        #expect(backtrace.place == "/App/main.swift:16")
    }

    @Test func `an allocation beyond the memory limit fails`() throws {
        let loss = try #require(lost("Memory"))
        #expect(loss.reason.hasPrefix("Fatal error: failed to allocate 4294967"))
    }

    @Test(arguments: ["Exit", "Quit"]) func `a screen that exits the program is lost`(_ screen: String) {
        #expect(lost(screen)?.reason == "it ended the program")
    }

    @Test func `a screen with infinite recursion is lost`() { #expect(lost("Deep") != nil) }

    @Test func `a screen that needs to write outside its home is lost at the write`() throws {
        let loss = try #require(lost("Vandal"))
        #expect(loss.reason == "Fatal error: it could not write")
        #expect(isIn(loss, "vandalise()"))
    }

    @Test func `files outside the screens' home stay unchanged`() throws {
        _ = Self.outcomes
        #expect(try FileManager.default.contentsOfDirectory(atPath: Self.strange.path) == ["kept.txt"])
        #expect(try String(contentsOf: Self.strange.appending(path: "kept.txt"), encoding: .utf8) == "kept")
    }
}
