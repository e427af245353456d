import Foundation
import UIKit

/// A point of the matrix: a device in one orientation, and the settings of its user.
///
/// The name consists only of the cell's values, so it does not change when other cells are added. The order is: device, orientation with
/// the share of an iPad's screen, direction, content size, style, contrast, text weight, keyboard, language. Device and orientation are
/// always included (a bare canvas has no orientation). Other values are omitted if they are defaults: the language's own direction, `L`,
/// light, normal contrast, regular weight, no keyboard, the base text. The device's name contains its release of iOS if that is not the
/// one it has by default: `iPhone-16-Pro-iOS-26/portrait`.
package struct Cell: Sendable, Hashable {
    package var device: Device
    package var orientation: Orientation
    package var split: Split
    package var direction: Direction
    package var contentSize: ContentSize
    package var style: Style
    package var contrast: Contrast
    package var weight: TextWeight
    package var keyboard: KeyboardState
    package var language: Language

    package init(
        device: Device, orientation: Orientation = .portrait, split: Split = .full, direction: Direction = .natural,
        contentSize: ContentSize = .large,
        style: Style = .light, contrast: Contrast = .normal, weight: TextWeight = .regular, keyboard: KeyboardState = .hidden,
        language: Language = .base
    ) {
        self.device = device; self.orientation = orientation; self.split = split; self.contentSize = contentSize; self.style = style
        self.contrast = contrast; self.weight = weight; self.keyboard = keyboard; self.language = language
        // The language's own direction is always stored as `natural`.
        self.direction = (direction == .rightToLeft) == language.isRightToLeft && direction != .natural ? .natural : direction
    }

    /// The cell's name: `iPhone-16-Pro/portrait/rtl/AX3/dark/keyboard`, `iPad-Pro-11-inch-M4/landscape-half`, `320x200@2x/dark`.
    package var name: String { name(on: device) }

    /// The name that the cell has on its device's own release.
    var nameOnAnySystem: String {
        var device = device
        device.name = device.model
        return name(on: device)
    }

    private func name(on device: Device) -> String {
        var parts = [device.slug]
        if !device.isCanvas { parts.append(split == .full ? orientation.rawValue : "\(orientation.rawValue)-\(split.rawValue)") }
        if direction != .natural { parts.append(direction.rawValue) }
        if contentSize != .large { parts.append(contentSize.rawValue) }
        if style != .light { parts.append(style.rawValue) }
        if contrast != .normal { parts.append(contrast.rawValue) }
        if weight != .regular { parts.append(weight.rawValue) }
        if keyboard != .hidden { parts.append(keyboard.rawValue) }
        if language != .base { parts.append(language.name) }
        return parts.joined(separator: "/")
    }

    /// Parses a cell's name; nil if a part of it is unknown.
    package init?(named name: String, catalog: DeviceCatalog) {
        var parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)[...]
        guard let device = parts.popFirst().flatMap(catalog.device(named:)) else { return nil }
        self.init(device: device)
        if !device.isCanvas, let held = parts.first.flatMap(Self.held) { (orientation, split) = held; parts.removeFirst() }
        guard device.offers(split, in: orientation) else { return nil }
        func take<Value: AxisValue>(_ value: inout Value) {
            guard let found = parts.first.flatMap(Value.init(rawValue:)) else { return }
            value = found
            parts.removeFirst()
        }
        take(&direction); take(&contentSize); take(&style); take(&contrast); take(&weight); take(&keyboard)
        if let found = parts.first.flatMap({ Language($0) }) { language = found; parts.removeFirst() }
        guard parts.isEmpty else { return nil }
        self.init(
            device: device, orientation: orientation, split: split, direction: direction, contentSize: contentSize, style: style,
            contrast: contrast,
            weight: weight, keyboard: keyboard, language: language)
    }

    private static func held(_ text: String) -> (Orientation, Split)? {
        if let orientation = Orientation(rawValue: text) { return (orientation, .full) }
        for orientation in Orientation.allCases where text.hasPrefix(orientation.rawValue + "-") {
            return Split(rawValue: String(text.dropFirst(orientation.rawValue.count + 1))).map { (orientation, $0) }
        }
        return nil
    }

    package var isRightToLeft: Bool { direction == .natural ? language.isRightToLeft : direction == .rightToLeft }

    /// The size of the app's window, in points.
    package var size: CGSize {
        let screen = device.screenSize(in: device.isCanvas ? .portrait : orientation)
        return CGSize(width: device.splits[orientation]?[split]?.width ?? screen.width, height: screen.height)
    }

    /// The size of the picture, in pixels.
    package var pixelSize: (width: Int, height: Int) {
        (Int((size.width * device.scale).rounded()), Int((size.height * device.scale).rounded()))
    }
}
