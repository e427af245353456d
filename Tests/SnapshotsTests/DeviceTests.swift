import Foundation
import Testing

@testable import Rendering

struct DeviceTests {
    let catalog = DeviceCatalog.standard

    @Test(
        arguments: [
            ("iPhone 16 Pro", 402 as CGFloat, 874 as CGFloat, 3 as CGFloat, 62 as CGFloat, 34 as CGFloat),
            ("iPhone SE (3rd generation)", 375, 667, 2, 20, 0),
            ("iPhone 13 mini", 375, 812, 3, 50, 34),
            ("iPad Pro 11-inch (M4)", 834, 1210, 2, 24, 20), ("iPad (6th generation)", 768, 1024, 2, 20, 0),
        ])
    func `7.3 sizes, scales and safe areas of devices`(
        name: String, width: CGFloat, height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat
    ) throws {
        let device = try #require(catalog.device(named: name))
        #expect(device.size == CGSize(width: width, height: height))
        #expect(device.scale == scale)
        #expect(device.portrait.safeArea.top == top && device.portrait.safeArea.bottom == bottom)
    }

    /// Sizes of Apple's Layout page (key `hig-layout`), insets of a public table (`c64`).
    @Test(
        arguments: [
            ("iPhone 17", 402, 874, 62), ("iPhone 17 Pro", 402, 874, 62), ("iPhone 17 Pro Max", 440, 956, 62), ("iPhone Air", 420, 912, 68),
            ("iPhone 17e", 390, 844, 47),
        ] as [(String, CGFloat, CGFloat, CGFloat)])
    func `phones that came with iOS 26 run it`(name: String, width: CGFloat, height: CGFloat, top: CGFloat) throws {
        let device = try #require(catalog.device(named: name))
        #expect(device.size == CGSize(width: width, height: height) && device.portrait.safeArea.top == top && device.scale == 3)
        #expect(device.systemVersion == "26.0" && device.environment.systemGeneration == .ios26)
        #expect(try #require(device.running("18")).systemVersion == "18.0" && device.running("26.0") == device)
    }

    @Test func `other devices run iOS 18, and any release that there is`() throws {
        let phone = try #require(catalog.device(named: "iPhone 16 Pro"))
        #expect(phone.systemVersion == "18.0" && phone.running("18") == phone && phone.running("19") == nil)
        let later = try #require(phone.running("26"))
        #expect(later.name == "iPhone 16 Pro, iOS 26" && later.systemVersion == "26.0" && later.model == "iPhone 16 Pro")
        #expect(later.running("18") == later && catalog.device(named: later.slug) == later)
        #expect(catalog.device(named: "iPhone 16 Pro, iOS 19") == nil)
        #expect(catalog.unknownRelease(in: "iPhone 16 Pro, iOS 19") == "19" && catalog.unknownRelease(in: "iPhone 99, iOS 19") == nil)
        #expect(Device.forTests("iOS 26")?.name == "iPhone SE (3rd generation), iOS 26")
    }

    @Test func `every device has the identifier and the variables that suites of the Simulator read`() throws {
        let known = catalog.devices.filter { $0.modelIdentifier != nil }
        #expect(Set(known.compactMap(\.modelIdentifier)).count == known.count)
        #expect(catalog.devices.filter { $0.modelIdentifier == nil }.map(\.name) == ["iPhone 17e"], "its identifier is not known")
        let phone = try #require(catalog.device(named: "iPhone 15 Pro, iOS 17.2"))
        #expect(phone.simulatorVariables["SIMULATOR_MODEL_IDENTIFIER"] == "iPhone16,1")
        #expect(phone.simulatorVariables["SIMULATOR_DEVICE_NAME"] == "iPhone 15 Pro")
        #expect(phone.simulatorVariables["SIMULATOR_RUNTIME_VERSION"] == "17.2")
        #expect(phone.simulatorVariables["SIMULATOR_MAINSCREEN_WIDTH"] == "1179")
    }

    @Test func `a device is found however its name is punctuated`() {
        for spelling in ["iPhone 16 Pro", "iPhone-16-Pro", "iphone16pro", "iphone-16-pro"] {
            #expect(catalog.device(named: spelling)?.name == "iPhone 16 Pro", "\(spelling)")
        }
        #expect(catalog.device(named: "iPhone SE (3rd gen)")?.name == "iPhone SE (3rd generation)")
        #expect(catalog.device(named: "iPhone 99") == nil)
    }

    @Test func `names and cell names are unique`() {
        #expect(Set(catalog.devices.map(\.name)).count == catalog.devices.count)
        #expect(Set(catalog.devices.map(\.slug)).count == catalog.devices.count)
    }

    @Test func `every device has sources, and all of them are listed`() {
        let known = Set(DeviceCatalog.sources.map(\.key))
        for device in catalog.devices {
            #expect(!device.sources.isEmpty && known.isSuperset(of: device.sources), "\(device.name): \(device.sources)")
        }
    }

    /// Widths from the published split tables (key `sawat`).
    @Test(
        arguments: [
            ("iPad (6th generation)", 507 as CGFloat, 694 as CGFloat), ("iPad (9th generation)", 535, 750),
            ("iPad Air (3rd generation)", 551, 782),
            ("iPad Pro 11-inch (4th generation)", 592, 809), ("iPad Pro 12.9-inch (6th generation)", 678, 981),
        ])
    func `7.3 split widths are the published ones`(name: String, half: CGFloat, twoThirds: CGFloat) throws {
        let device = try #require(catalog.device(named: name))
        #expect(device.splits[.landscape]?[.half]?.width == half)
        #expect(device.splits[.landscape]?[.twoThirds]?.width == twoThirds)
        #expect(device.splits[.landscape]?[.twoThirds]?.horizontalSizeClass == .regular)
        #expect(device.splits[.portrait]?[.half] == nil)
    }

    @Test func `a bare canvas needs no entry in the catalog`() throws {
        let canvas = try #require(catalog.device(named: "320x200@3x"))
        #expect(canvas.size == CGSize(width: 320, height: 200) && canvas.scale == 3)
        #expect(Cell(device: canvas, style: .dark).name == "320x200@3x/dark")
        #expect(catalog.device(named: "320x") == nil && catalog.device(named: "0x10") == nil && catalog.device(named: "99999x10") == nil)
    }
}
