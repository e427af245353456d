import Foundation

/// The cells in which an input is drawn: several crosses of axis values, without excluded cells.
public struct DeviceMatrix: Sendable, Hashable {
    package var name: String
    /// A one-line description.
    package var summary: String
    package var crosses: [Cross]
    package var excludes: [CellPattern]

    package init(name: String, summary: String = "", crosses: [Cross], excludes: [CellPattern] = []) {
        self.name = name; self.summary = summary; self.crosses = crosses; self.excludes = excludes
    }

    /// All combinations of the values of the axes.
    package struct Cross: Sendable, Hashable {
        package var devices: [Device]
        /// The releases that each device runs; nil for its own.
        package var systems: [SystemRelease]?
        package var orientations: [Orientation] = [.portrait]
        package var splits: [Split] = [.full]
        package var directions: [Direction] = [.natural]
        package var contentSizes: [ContentSize] = [.large]
        package var styles: [Style] = [.light]
        package var contrasts: [Contrast] = [.normal]
        package var weights: [TextWeight] = [.regular]
        package var keyboards: [KeyboardState] = [.hidden]
        package var languages: [Language] = [.base]

        package init(devices: [Device]) { self.devices = devices }

        /// Creates a cross of the given values. An axis that is nil keeps its default; without devices there are no cells.
        package init(_ values: CellPattern.Values) {
            self.init(devices: values.devices ?? [])
            systems = values.systems
            if let given = values.orientations { orientations = given }
            if let given = values.splits { splits = given }
            if let given = values.directions { directions = given }
            if let given = values.contentSizes { contentSizes = given }
            if let given = values.styles { styles = given }
            if let given = values.contrasts { contrasts = given }
            if let given = values.weights { weights = given }
            if let given = values.keyboards { keyboards = given }
            if let given = values.languages { languages = given }
        }
    }

    /// Returns the matrix with its devices on the given releases: `.phones.systems("18", "26")`. Devices whose names say a release keep it.
    /// A release that does not exist gives no cells.
    public func systems(_ releases: String...) -> DeviceMatrix { running(on: releases.compactMap { SystemRelease($0) }) }

    package func running(on systems: [SystemRelease]) -> DeviceMatrix {
        var matrix = self
        for index in matrix.crosses.indices { matrix.crosses[index].systems = systems }
        return matrix
    }

    /// Returns the matrix with these releases where it names none of its own.
    package func defaulting(to systems: [SystemRelease]?) -> DeviceMatrix {
        guard let systems else { return self }
        var matrix = self
        for index in matrix.crosses.indices where matrix.crosses[index].systems == nil { matrix.crosses[index].systems = systems }
        return matrix
    }

    /// The cells in the order of the axes as written, each once.
    package var cells: [Cell] {
        var seen: Set<String> = []
        return crosses.flatMap(\.cells).filter { cell in
            let name = cell.name
            return !excludes.contains { $0.matches(cell) } && seen.insert(name).inserted
        }
    }
}

extension DeviceMatrix.Cross {
    /// Creates a cross of a single cell.
    package init(_ cell: Cell) {
        self.init(devices: [cell.device])
        orientations = [cell.orientation]; splits = [cell.split]; directions = [cell.direction]; contentSizes = [cell.contentSize]
        styles = [cell.style]; contrasts = [cell.contrast]; weights = [cell.weight]; keyboards = [cell.keyboard]
        languages = [cell.language]
    }

    /// The combinations that the devices support: no split view on a phone, no orientations of a canvas.
    var cells: [Cell] {
        running.flatMap { device in
            placements(of: device).flatMap { orientation, split in
                directions.flatMap { direction in
                    contentSizes.flatMap { contentSize in
                        styles.flatMap { style in
                            contrasts.flatMap { contrast in
                                weights.flatMap { weight in
                                    keyboards.flatMap { keyboard in
                                        languages.map { language in
                                            Cell(
                                                device: device, orientation: orientation, split: split, direction: direction,
                                                contentSize: contentSize, style: style,
                                                contrast: contrast, weight: weight, keyboard: keyboard, language: language)
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The devices with their releases.
    private var running: [Device] {
        guard let systems else { return devices }
        return devices.flatMap { device in systems.map { device.running($0) } }
    }

    private func placements(of device: Device) -> [(Orientation, Split)] {
        guard !device.isCanvas else { return [(.portrait, .full)] }
        return orientations.flatMap { orientation in splits.filter { device.offers($0, in: orientation) }.map { (orientation, $0) } }
    }
}

/// Selects cells to include or exclude: by name with wildcards, or by axis values that must all match.
package enum CellPattern: Sendable, Hashable {
    /// A pattern in which `*` matches within one part of the name, and `**` matches anything: `iPad*/**/keyboard`. A pattern without a
    /// release matches the device on each.
    case name(String)
    /// Axis values. An axis that is nil matches every cell.
    case values(Values)

    package struct Values: Sendable, Hashable {
        package var devices: [Device]?
        package var systems: [SystemRelease]?
        package var orientations: [Orientation]?
        package var splits: [Split]?
        package var directions: [Direction]?
        package var contentSizes: [ContentSize]?
        package var styles: [Style]?
        package var contrasts: [Contrast]?
        package var weights: [TextWeight]?
        package var keyboards: [KeyboardState]?
        package var languages: [Language]?

        package init() {}

        func matches(_ cell: Cell) -> Bool {
            func fits<Value: Equatable>(_ wanted: [Value]?, _ value: Value) -> Bool { wanted?.contains(value) ?? true }
            let runs: [Direction] = [cell.direction, cell.isRightToLeft ? .rightToLeft : .leftToRight]
            return isWanted(cell.device) && fits(orientations, cell.orientation) && fits(splits, cell.split)
                && (directions.map { $0.contains(where: runs.contains) } ?? true) && fits(contentSizes, cell.contentSize)
                && fits(styles, cell.style)
                && fits(contrasts, cell.contrast) && fits(weights, cell.weight) && fits(keyboards, cell.keyboard)
                && fits(languages, cell.language)
        }

        /// Whether the device is a wanted one: on any release if the wanted one names none, and on a wanted release.
        private func isWanted(_ device: Device) -> Bool {
            (devices.map { $0.contains { $0.name == device.name || $0.name == device.model } } ?? true)
                && (systems.map { $0.contains { $0.includes(device) } } ?? true)
        }
    }

    package func matches(_ cell: Cell) -> Bool {
        switch self {
        case .name(let pattern): Wildcard(pattern).matches(cell)
        case .values(let values): values.matches(cell)
        }
    }
}
