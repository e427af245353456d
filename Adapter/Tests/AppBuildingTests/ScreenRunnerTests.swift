import AppBuilding
import Foundation
import Testing

@Suite struct ScreenRunnerTests {
    /// Built beside the tests.
    private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "hostile-screens")

    private static let outcomes: [String: ScreenRunner.Outcome] = {
        var folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        folder.append(path: ".build/debug/hostile-screens")
        let program = FileManager.default.fileExists(atPath: Self.program.path) ? Self.program : folder
        var runner = ScreenRunner(program: program.path, verb: ["render"])
        runner.limit = 15
        let outcomes = (try? runner.run()) ?? []
        return Dictionary(outcomes.map { ($0.screen, $0) }, uniquingKeysWith: { first, _ in first })
    }()

    private func lost(_ screen: String) -> ScreenRunner.Loss? { Self.outcomes[screen]?.loss }

    /// Whether a frame of the backtrace is in the function.
    private func isIn(_ loss: ScreenRunner.Loss, _ function: String) -> Bool {
        for frame in loss.backtrace where frame.hasPrefix(function) { return true }
        return false
    }

    @Test func everyScreenIsTold() { #expect(Self.outcomes.count == 11) }

    @Test(arguments: ["First", "Last", "Talkative", "Files", "Network"])
    func drawn(_ screen: String) { #expect(Self.outcomes[screen]?.loss == nil && Self.outcomes[screen] != nil) }

    @Test func aTrapIsToldWithItsPlace() throws {
        let loss = try #require(lost("Trap"))
        #expect(loss.reason == "Fatal error: Index out of range")
        #expect(loss.place?.hasSuffix("main.swift:\(lineOfTrap)") == true)
        #expect(isIn(loss, "trap"))
    }

    /// `func trap(_ list: [Int]) { print(list[1]) }`
    private let lineOfTrap = 27

    @Test func anEndlessLoopIsEndedWhereItIs() throws {
        let loss = try #require(lost("Loop"))
        #expect(loss.reason == "it took longer than 15 s")
        #expect(isIn(loss, "loop()"))
    }

    @Test func muchMemoryIsRefused() throws {
        let loss = try #require(lost("Memory"))
        #expect(loss.reason.hasPrefix("Fatal error: failed to allocate 4294967"))
    }

    @Test(arguments: ["Exit", "Quit"]) func anExitIsALoss(_ screen: String) { #expect(lost(screen)?.reason == "it ended the program") }

    @Test func recursionWithoutEndIsALoss() { #expect(lost("Deep") != nil) }
}
