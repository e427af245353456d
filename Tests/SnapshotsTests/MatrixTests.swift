import Foundation
import Testing

@testable import Rendering

struct MatrixTests {
    static let catalog = DeviceCatalog.standard

    private func device(_ name: String) throws -> Device { try #require(Self.catalog.device(named: name)) }

    @Test func `a cell's name leaves out default values and keeps the order`() throws {
        let phone = try device("iPhone 16 Pro")
        #expect(Cell(device: phone).name == "iPhone-16-Pro/portrait")
        let cell = Cell(device: phone, direction: .rightToLeft, contentSize: .accessibility3, style: .dark, keyboard: .shown)
        #expect(cell.name == "iPhone-16-Pro/portrait/rtl/AX3/dark/keyboard")
        let tablet = try device("iPad Pro 11-inch (M4)")
        let split = Cell(device: tablet, orientation: .landscape, split: .twoThirds, contrast: .high, weight: .bold, language: .code("de"))
        #expect(split.name == "iPad-Pro-11-inch-M4/landscape-two-thirds/high-contrast/bold-text/de")
    }

    @Test func `a language implies its direction, which the name then leaves out`() throws {
        let phone = try device("iPhone 16 Pro")
        let arabic = Cell(device: phone, language: .code("ar"))
        #expect(arabic.isRightToLeft && arabic.name == "iPhone-16-Pro/portrait/ar")
        #expect(Cell(device: phone, direction: .rightToLeft, language: .code("ar")) == arabic)
        #expect(Cell(device: phone, direction: .leftToRight, language: .code("ar")).name == "iPhone-16-Pro/portrait/ltr/ar")
        #expect(Cell(device: phone, language: .pseudo(.mirrored)).isRightToLeft)
    }

    @Test func `every preset names each cell once, and every name parses back`() throws {
        for preset in DeviceMatrix.presets {
            let names = preset.cells.map(\.name)
            #expect(!names.isEmpty && Set(names).count == names.count, "\(preset.name)")
            for cell in preset.cells { #expect(Cell(named: cell.name, catalog: Self.catalog) == cell, "\(cell.name)") }
        }
    }

    @Test func `a name of no cell does not parse`() {
        for name in [
            "", "iPhone-99/portrait", "iPhone-16-Pro/upside-down", "iPhone-16-Pro/portrait-half", "iPhone-16-Pro/portrait/dark/rtl",
            "320x200@2x/portrait/",
        ] {
            #expect(Cell(named: name, catalog: Self.catalog) == nil, "\(name)")
        }
    }

    /// Change these numbers only on purpose, with a new preset or device, because goldens depend on the cells.
    @Test func `presets have exactly these cells`() {
        let counts = DeviceMatrix.presets.map { "\($0.name) \($0.cells.count)" }
        #expect(
            counts == [
                "default 14", "golden 5", "phones 28", "tablets 22", "splits 77", "accessibility 42", "rtl 24", "dark 12", "keyboard 50",
                "languages 24",
                "everything 233",
            ])
        #expect(
            DeviceMatrix.preset(named: "golden")?.cells.map(\.name) == [
                "iPhone-16-Pro/portrait", "iPhone-16-Pro/portrait/dark/ar", "iPhone-SE-3rd-generation/portrait/AX3",
                "iPhone-SE-3rd-generation/portrait/keyboard", "iPad-Pro-11-inch-M4/landscape",
            ])
    }

    @Test func `a split window has its own width`() throws {
        let tablet = try device("iPad Pro 11-inch (4th generation)")
        let third = Cell(device: tablet, orientation: .landscape, split: .third)
        #expect(third.size == CGSize(width: 375, height: 834))
        #expect(third.pixelSize == (750, 1668))
    }

    // MARK: Releases of iOS

    @Test func `a release is part of the device's name where it is not the device's own`() throws {
        var cross = DeviceMatrix.Cross(devices: [try device("iPhone 16 Pro"), try device("iPhone 17 Pro"), try device("320x200@2x")])
        cross.systems = [try #require(SystemRelease("18")), try #require(SystemRelease("26"))]
        let cells = cross.cells
        #expect(
            cells.map(\.name) == [
                "iPhone-16-Pro/portrait", "iPhone-16-Pro-iOS-26/portrait", "iPhone-17-Pro-iOS-18/portrait", "iPhone-17-Pro/portrait",
                "320x200@2x", "320x200@2x-iOS-26",
            ])
        #expect(cells.map(\.device.systemVersion) == ["18.0", "26.0", "18.0", "26.0", "18.0", "26.0"])
        for cell in cells { #expect(Cell(named: cell.name, catalog: Self.catalog) == cell, "\(cell.name)") }
    }

    @Test func `a device whose name says a release keeps it`() throws {
        var cross = DeviceMatrix.Cross(devices: [try device("iPhone 11 Pro, iOS 13.3")])
        cross.systems = [try #require(SystemRelease("26"))]
        #expect(cross.cells.map(\.name) == ["iPhone-11-Pro-iOS-13.3/portrait"] && cross.cells[0].device.systemVersion == "13.3")
    }

    @Test func `a matrix moves to other releases`() {
        let both = DeviceMatrix.golden.systems("18", "26")
        #expect(both.cells.count == 10 && DeviceMatrix.golden.systems("18").cells == DeviceMatrix.golden.cells)
        #expect(DeviceMatrix.golden.systems("26").cells.allSatisfy { $0.environment.systemGeneration == .ios26 })
        #expect(DeviceMatrix.golden.systems("19").cells.isEmpty)
        #expect(both.defaulting(to: SystemRelease("17").map { [$0] }).cells == both.cells)
    }

    @Test(arguments: [
        ("18", true), ("17.5", true), ("26", true), ("26.2.1", true), ("19", false), ("25", false), ("27", false), ("9", false),
        ("", false), ("26.", false), ("iOS 26", false),
    ])
    func `there are these releases`(text: String, isKnown: Bool) { #expect((SystemRelease(text) != nil) == isKnown) }

    @Test func `patterns without a release match each, values match what they name`() throws {
        let cell = Cell(device: try device("iPhone 16 Pro, iOS 26.2"))
        #expect(CellPattern.name("iPhone-16-Pro/*").matches(cell) && CellPattern.name("*-iOS-26*/**").matches(cell))
        #expect(!CellPattern.name("iPhone-16-Pro-iOS-18/*").matches(cell))
        var values = CellPattern.Values()
        values.devices = [try device("iPhone 16 Pro")]
        #expect(values.matches(cell))
        values.systems = [try #require(SystemRelease("26"))]
        #expect(values.matches(cell))
        values.systems = [try #require(SystemRelease("18"))]
        #expect(!values.matches(cell))
    }

    @Test(arguments: [
        ("iPad*/**/keyboard", "iPad-Air/portrait/rtl/keyboard", true), ("iPad*/**/keyboard", "iPad-Air/keyboard", true),
        ("iPad*/keyboard", "iPad-Air/portrait/keyboard", false), ("**", "a/b/c", true), ("*", "a/b", false),
        ("iphone-1?", "iPhone-16", true),
        ("**/dark", "dark", false), ("**dark", "x/dark", true), ("", "", true), ("", "a", false),
    ])
    func `a pattern matches whole names`(pattern: String, name: String, fits: Bool) {
        #expect(Wildcard(pattern).matches(name) == fits)
    }

    @Test func `pseudo-languages change only letters`() {
        #expect(PseudoLanguage.long.translated("Sign in") == "Sign in Sign in")
        #expect(PseudoLanguage.short.translated("Sign in") == "Sign" && PseudoLanguage.short.translated("Settings") == "Sett")
        #expect(PseudoLanguage.short.translated("One two three\n\nfour") == "One two\n\nfo")
        #expect(PseudoLanguage.accented.translated("Save 3") == "[Šåṽé 3]")
        #expect(PseudoLanguage.mirrored.translated("a\nb") == "\u{202E}a\u{202C}\n\u{202E}b\u{202C}")
        for language in PseudoLanguage.allCases { #expect(language.translated("12:30 – 4") == "12:30 – 4") }
    }
}
