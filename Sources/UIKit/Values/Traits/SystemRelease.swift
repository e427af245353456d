import Foundation

/// A release of iOS, as people write it: `18`, `26`, `17.5`.
package struct SystemRelease: Hashable, Sendable {
    /// The release as written, without zeros that change nothing: `26` for `26.0` is another text, but an equal release.
    package let text: String

    /// Nil for a release that does not exist, or that Plumb does not know.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), !parts.contains(nil), parts[0].map(Self.isKnown) ?? false else { return nil }
        self.text = text
    }

    /// The default of a device that names no release and came before iOS 26.
    package static let standard = "18"
    /// The newest release, which `plumb init` writes.
    package static let newest = "26"

    /// What a release must be, for messages.
    package static let expected = "a release of iOS, such as 18, 17.5 or 26: from 11 to 18, or 26, which follows 18"

    private static func isKnown(_ major: Int) -> Bool { (11...18).contains(major) || major == 26 }

    /// The release as `UIDevice` returns it: `26.0`.
    package var systemVersion: String { text.contains(".") ? text : text + ".0" }

    package static func == (one: Self, other: Self) -> Bool { one.numbers == other.numbers }

    package func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

    /// Whether the device runs this release: `26` includes 26.2, but not the other way round.
    package func includes(_ device: SimulatedDevice) -> Bool {
        let own = SystemRelease(device.systemVersion)?.numbers ?? []
        return own.starts(with: numbers.prefix(text.split(separator: ".").count))
    }

    private var numbers: [Int] {
        let numbers = SimulatedDevice.numbers(of: text)
        return [numbers.majorVersion, numbers.minorVersion, numbers.patchVersion]
    }
}

extension SimulatedDevice {
    /// The release that the name adds to that of the device, for example `26` in `iPhone 16 Pro, iOS 26`. Nil for none.
    var releaseInName: String? { Self.parts(of: name)?.release }

    /// The device's name without a release: `iPhone 16 Pro` for `iPhone 16 Pro, iOS 26`.
    package var model: String { Self.parts(of: name)?.model ?? name }

    /// Returns the device with another release of iOS: `running("26")` is `iPhone 16 Pro, iOS 26`, and an iPhone 17, which comes with that
    /// release, keeps its name. A device whose name says its release keeps that one. Nil for a release that Plumb does not know.
    public func running(_ release: String) -> SimulatedDevice? { SystemRelease(release).map { running($0) } }

    package func running(_ release: SystemRelease) -> SimulatedDevice {
        guard releaseInName == nil, SystemRelease(systemVersion) != release else { return self }
        return named(release)
    }

    /// Returns the device with a release in its name.
    func named(_ release: SystemRelease) -> SimulatedDevice {
        var device = self
        device.name += ", iOS \(release.text)"
        device.systemVersion = release.systemVersion
        return device
    }

    /// Splits `iPhone 16 Pro, iOS 26`, or `iPhone-16-Pro-iOS-26` as a cell name.
    static func parts(of name: String) -> (model: String, release: String)? {
        // Most names contain no release, and the pattern is slow to match.
        guard name.lowercased().contains("ios"),
            let parts = name.wholeMatch(of: /(?<model>.*[^-, (])[-, (]+iOS[- ]?(?<release>[0-9]+(\.[0-9]+)*)\)?/.ignoresCase())
        else { return nil }
        return (String(parts.model), String(parts.release))
    }
}
