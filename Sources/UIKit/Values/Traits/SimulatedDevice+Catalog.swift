import Foundation

extension SimulatedDevice {
    /// A list of devices: those known here, and those that a project adds.
    public struct Catalog: Sendable {
        /// The devices, phones first, then tablets, oldest first. The first device is the one that findings are looked for on.
        public private(set) var devices: [SimulatedDevice]

        /// The devices since iOS 13. Those that came with iOS 26 run it; the others run 18.
        public static let standard = Catalog(devices: phones + tablets)

        public init(devices: [SimulatedDevice]) { self.devices = devices }

        /// Returns a catalog in which added devices are found before existing ones of the same name.
        public func adding(_ added: [SimulatedDevice]) -> Catalog { Catalog(devices: added + devices) }

        /// One device for each geometry, the first with it, in catalog order.
        public var geometries: [SimulatedDevice] {
            var seen: Set<String> = []
            return devices.filter { seen.insert($0.geometry).inserted }
        }

        /// Finds a device by name, cell name or geometry (case and punctuation do not matter), or creates a canvas for `320x200` or
        /// `320x200@2x`. An iOS version may follow each: `iPhone 11 Pro, iOS 13.3`, or `iPhone-11-Pro-iOS-13.3` as a cell name.
        public func device(named name: String) -> SimulatedDevice? {
            let wanted = Self.key(name)
            return devices.first { Self.key($0.name) == wanted } ?? devices.first { Self.key($0.geometry) == wanted }
                ?? SimulatedDevice.canvas(named: name) ?? device(withReleaseIn: name)
        }

        private func device(withReleaseIn name: String) -> SimulatedDevice? {
            guard let parts = SimulatedDevice.parts(of: name), let release = SystemRelease(parts.release) else { return nil }
            return device(named: parts.model)?.named(release)
        }

        /// Returns the release in a name of a device if it is the only thing wrong with it: `19` in `iPhone 16 Pro, iOS 19`.
        package func unknownRelease(in name: String) -> String? {
            guard let parts = SimulatedDevice.parts(of: name), SystemRelease(parts.release) == nil, device(named: parts.model) != nil
            else { return nil }
            return parts.release
        }

        /// The names of all devices, for suggestions.
        public var names: [String] { devices.map(\.name) }

        private static func key(_ name: String) -> String {
            String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }).replacing("generation", with: "gen")
        }
    }
}

extension SimulatedDevice {
    /// Creates a canvas for a single behaviour: no bars, no safe area, a phone's traits. `320x200` has two pixels per point, `320x200@3x`
    /// three.
    package static func canvas(named name: String) -> SimulatedDevice? {
        let parts = name.lowercased().split(separator: "@", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count) else { return nil }
        let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        let scaleText = parts.count == 2 ? String(parts[1].hasSuffix("x") ? parts[1].dropLast() : parts[1]) : "2"
        guard let scale = Int(scaleText), (1...4).contains(scale), (1...4096).contains(width), (1...4096).contains(height) else {
            return nil
        }
        return canvas(name: "\(width)x\(height)@\(scale)x", size: CGSize(width: width, height: height), scale: CGFloat(scale))
    }

    package static func canvas(name: String, size: CGSize, scale: CGFloat) -> SimulatedDevice {
        let placement = Placement(
            safeArea: .zero, statusBarHeight: 0, horizontalSizeClass: .compact, verticalSizeClass: .regular,
            keyboard: Keyboard(height: (size.height * 0.4).rounded(), confidence: .inferred))
        var canvas = SimulatedDevice(
            name: name, geometry: slug(name), idiom: .phone, size: size, scale: scale, cornerRadius: 0, portrait: placement,
            landscape: placement,
            splits: [:], interfaceBuilderName: nil, confidence: .documented, sources: [], note: nil)
        canvas.isCanvas = true
        return canvas
    }
}
