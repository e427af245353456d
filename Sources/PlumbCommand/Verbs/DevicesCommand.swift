import ArgumentParser
import Foundation
import Snapshots

struct DevicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "Lists the devices with their sizes, safe areas, keyboards, releases of iOS and the sources of these values.",
        discussion: """
            EXAMPLES
              plumb devices
              plumb devices 'iPhone 16*'
              plumb devices --json
            """)

    @Argument(help: "A device, a pattern, or one of the groups phones, tablets, all.")
    var selection: [String] = []

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let systems = try SystemRelease.list(system.map { [$0] } ?? [])
        let devices = try chosen(from: project.catalog).map { device in systems?.first.map { device.running($0) } ?? device }
        if json { return context.console.print(try JSONText.of(devices.map(DeviceRecord.init))) }
        for device in devices { context.console.print(Self.line(device, context.console)) }
    }

    @Option(help: "The release of iOS: 18, 26, 17.5. Default: the devices' own.")
    var system: String?

    private func chosen(from catalog: DeviceCatalog) throws -> [Device] {
        guard !selection.isEmpty else { return catalog.devices }
        return try selection.flatMap { text in
            let found = catalog.devices(selectedBy: text)
            guard !found.isEmpty else { throw UsageError.unknownDevice(text, catalog) }
            return found
        }
    }

    private static func line(_ device: Device, _ console: Console) -> String {
        func number(_ value: CGFloat) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
        func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
        let size = "\(number(device.size.width))×\(number(device.size.height)) @\(number(device.scale))x"
        let insets = "safe area \(number(device.portrait.safeArea.top))/\(number(device.portrait.safeArea.bottom))"
        let keyboard = "keyboard \(number(device.portrait.keyboard.height))", system = "iOS \(device.systemVersion)"
        let guess = device.confidence == .inferred ? console.colored("  inferred", .yellow) : ""
        return "\(padded(device.name, 37)) \(padded(size, 13)) \(padded(insets, 16)) \(padded(keyboard, 12)) \(system)\(guess)"
    }
}

/// A device as a record for programs.
private struct DeviceRecord: Encodable {
    struct Insets: Encodable { var top, left, bottom, right: Double }
    struct Placement: Encodable {
        var width, height: Double
        var safeArea: Insets
        var statusBarHeight: Double
        var horizontalSizeClass, verticalSizeClass: String
        var keyboardHeight: Double
        var keyboardConfidence: String
        var splits: [String: Split]
    }
    struct Split: Encodable {
        var width: Double
        var horizontalSizeClass, confidence: String
    }

    var name, cellName, geometry, idiom, system: String
    var scale, cornerRadius: Double
    var portrait, landscape: Placement
    var interfaceBuilderName: String?
    var confidence: String
    var sources: [String]
    var note: String?

    init(_ device: Device) {
        name = device.name; cellName = device.slug; geometry = device.geometry; idiom = device.idiom.rawValue
        system = device.systemVersion
        scale = device.scale; cornerRadius = device.cornerRadius
        portrait = Self.placement(device, .portrait)
        landscape = Self.placement(device, .landscape)
        interfaceBuilderName = device.interfaceBuilderName
        confidence = device.confidence.rawValue; sources = device.sources; note = device.note
    }

    private static func placement(_ device: Device, _ orientation: Orientation) -> Placement {
        let (placement, size) = (device.placement(in: orientation), device.screenSize(in: orientation))
        let area = placement.safeArea
        let splits = (device.splits[orientation] ?? [:]).map { split, window in
            (
                split.rawValue,
                Split(width: window.width, horizontalSizeClass: window.horizontalSizeClass.rawValue, confidence: window.confidence.rawValue)
            )
        }
        return Placement(
            width: size.width, height: size.height,
            safeArea: Insets(top: area.top, left: area.left, bottom: area.bottom, right: area.right),
            statusBarHeight: placement.statusBarHeight, horizontalSizeClass: placement.horizontalSizeClass.rawValue,
            verticalSizeClass: placement.verticalSizeClass.rawValue, keyboardHeight: placement.keyboard.height,
            keyboardConfidence: placement.keyboard.confidence.rawValue, splits: Dictionary(splits) { first, _ in first })
    }
}
