import Foundation
import Testing

@testable import Rendering

struct SettingsTests {
    private func read(_ text: String) throws -> Settings { try Settings.read(text: text, file: "plumb.yaml") }

    private func faults(_ text: String) -> [SettingsError] {
        do { _ = try Settings.read(text: text, file: "plumb.yaml"); return [] } catch { return error.errors }
    }

    @Test func `a matrix is the product of its axes, with includes and excludes`() throws {
        let settings = try read(
            """
            goldens: Goldens
            matrix: mine
            matrices:
              mine:
                devices: [iPhone 16 Pro, iPad Pro 11-inch (M4)]
                orientations: all
                styles: [light, dark]
                include:
                  - devices: 320x200
                    contentSizes: [L, AX5]
                exclude:
                  - iPad*/landscape/dark
                  - {devices: [iPhone 16 Pro], orientations: [landscape]}
            """)
        #expect(settings.goldens == "Goldens" && settings.matrix == "mine")
        #expect(
            settings.matrices.first?.cells.map(\.name) == [
                "iPhone-16-Pro/portrait", "iPhone-16-Pro/portrait/dark",
                "iPad-Pro-11-inch-M4/portrait", "iPad-Pro-11-inch-M4/portrait/dark", "iPad-Pro-11-inch-M4/landscape",
                "320x200@2x", "320x200@2x/AX5",
            ])
    }

    @Test func `a project's own devices and other matrices may be used`() throws {
        let settings = try read(
            """
            devices:
              - {name: Card, size: 320x200, scale: 3}
            matrices:
              phones: {use: phones, exclude: ["**/landscape"]}
              cards: {devices: [Card], directions: [natural, rtl]}
              both: {use: [phones, cards]}
            """)
        let cells = try #require(settings.matrices.last).cells.map(\.name)
        #expect(cells.count == 14 + 2 && cells.suffix(2) == ["Card", "Card/rtl"])
    }

    @Test func `system chooses the release of all devices, an axis of a matrix some of them`() throws {
        let settings = try read(
            """
            system: 26
            cases: {Card: {system: [17.5, 26]}}
            matrices:
              own: {devices: [iPhone 16 Pro, iPhone 17], systems: [18, 26]}
              plain: {devices: [iPhone 16 Pro, 'iPhone 11 Pro, iOS 13.3']}
            """)
        #expect(settings.systems?.map(\.text) == ["26"] && settings.cases.first?.systems?.map(\.text) == ["17.5", "26"])
        let cells = settings.matrices.map { $0.defaulting(to: settings.systems).cells.map(\.name) }
        #expect(
            cells == [
                ["iPhone-16-Pro/portrait", "iPhone-16-Pro-iOS-26/portrait", "iPhone-17-iOS-18/portrait", "iPhone-17/portrait"],
                ["iPhone-16-Pro-iOS-26/portrait", "iPhone-11-Pro-iOS-13.3/portrait"],
            ])
    }

    @Test func `a release that does not exist is a fault that says which do`() {
        let faults = faults("system: 19\nmatrices: {a: {devices: ['iPhone 16, iOS 20'], systems: [18, x]}}")
        let expected = [("system", "1:9"), ("devices", "2:26"), ("systems", "2:62")]
        #expect(faults.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0)" } == expected.map(\.1))
        for (fault, (key, _)) in zip(faults, expected) {
            guard case .wrongKind(key, let words) = fault.problem else { Issue.record("\(fault)"); continue }
            #expect(words.hasSuffix(SystemRelease.expected))
        }
    }

    @Test func `all faults of a file are reported at once, each at its position`() throws {
        let faults = faults(
            """
            outputs: x
            matrix: goldn
            matrices:
              a:
                devices: [iPhone 16 Por]
                styles: [darc]
              b: {use: c}
              c: {use: b}
            """)
        #expect(faults.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0)" } == ["1:1", "5:15", "6:14", "8:12", "7:12", "2:9"])
        #expect(faults.first?.problem == .unknownKey("outputs", allowed: Settings.table.keys.map(\.name)))
        #expect(faults.first?.sourceLine == "outputs: x")
    }

    @Test func `broken YAML is a fault with a position`() {
        let faults = faults("matrices: [a\nb: c")
        guard case .invalidYAML = faults.first?.problem else { Issue.record("\(faults)"); return }
        #expect(faults.first?.location != nil)
    }

    @Test func `an empty file gives the default settings`() throws { #expect(try read("") == Settings()) }

    @Test(arguments: [
        ("AX33", "AX3"), ("potrait", "portrait"), ("iPhone 16 Por", "iPhone 16 Pro"), ("acces", "accessibility"), ("zzz", nil),
    ])
    func `the nearest name is offered`(word: String, nearest: String?) {
        let candidates = ["portrait", "landscape", "AX1", "AX3", "accessibility"] + DeviceCatalog.standard.names
        #expect(Spelling.nearest(to: word, among: candidates) == nearest)
    }
}
