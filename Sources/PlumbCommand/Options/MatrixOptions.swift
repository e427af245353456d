import ArgumentParser
import Foundation
import Snapshots

/// Options that select cells: a named matrix or a file, and axis values that form their own matrix or narrow the named one.
struct MatrixOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The name of a matrix, or a YAML file with one.", valueName: "name|file"), completion: Completions.matrices)
    var matrix: String?

    @Option(
        parsing: .upToNextOption, help: "Device names or patterns, phones, tablets, all, or a canvas such as 320x200@2x.",
        completion: Completions.devices)
    var device: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: "Releases of iOS: 18, 26, 17.5. A device whose name says one keeps it: 'iPhone 16 Pro, iOS 26'.",
        completion: .list([SystemRelease.standard, SystemRelease.newest]))
    var system: [String] = []

    @Option(parsing: .upToNextOption, help: "portrait, landscape.", completion: Completions.values(of: Orientation.self))
    var orientation: [String] = []

    @Option(
        parsing: .upToNextOption, help: "Share of an iPad's screen: full, third, half, two-thirds.",
        completion: Completions.values(of: Split.self))
    var split: [String] = []

    @Option(parsing: .upToNextOption, help: "natural (that of the language), ltr, rtl.", completion: Completions.values(of: Direction.self))
    var direction: [String] = []

    @Option(
        parsing: .upToNextOption, help: "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5.", completion: Completions.values(of: ContentSize.self))
    var contentSize: [String] = []

    @Option(parsing: .upToNextOption, help: "light, dark.", completion: Completions.values(of: Style.self))
    var style: [String] = []

    @Option(parsing: .upToNextOption, help: "normal, high-contrast.", completion: Completions.values(of: Contrast.self))
    var contrast: [String] = []

    @Option(parsing: .upToNextOption, help: "regular, bold-text.", completion: Completions.values(of: TextWeight.self))
    var weight: [String] = []

    @Option(parsing: .upToNextOption, help: "hidden, shown.", completion: .list(["hidden", "shown"]))
    var keyboard: [String] = []

    @Option(parsing: .upToNextOption, help: "base, a code such as de or ar, or a pseudo-language: long, short, accented, mirrored.")
    var language: [String] = []

    @Option(parsing: .upToNextOption, help: ArgumentHelp("Names of single cells.", valueName: "name"))
    var cell: [String] = []

    @Option(parsing: .upToNextOption, help: ArgumentHelp("Keep only cells whose names match: 'iPad*/**'.", valueName: "pattern"))
    var only: [String] = []

    @Option(parsing: .upToNextOption, help: ArgumentHelp("Leave out cells whose names match.", valueName: "pattern"))
    var exclude: [String] = []

    @OptionGroup var run: RunOptions

    /// Whether any option selects cells.
    var isGiven: Bool { matrix != nil || !cell.isEmpty || !only.isEmpty || !exclude.isEmpty || axes.contains { !$0.isEmpty } }

    private var axes: [[String]] {
        [device, system, orientation, split, direction, contentSize, style, contrast, weight, keyboard, language]
    }

    /// The options as command-line arguments.
    var arguments: [String] {
        let names = [
            "--device", "--system", "--orientation", "--split", "--direction", "--content-size", "--style", "--contrast", "--weight",
            "--keyboard",
            "--language",
        ]
        return Advice.option("--matrix", matrix) + zip(names, axes).flatMap { Advice.option($0, $1) } + Advice.option("--cell", cell)
            + Advice.option("--only", only) + Advice.option("--exclude", exclude) + run.arguments
    }

    /// - Parameter fallback: the name of the matrix to use if no option names or forms one.
    func cells(project: Project, fallback: String) throws -> [Cell] {
        if !cell.isEmpty { return try cell.map { try named($0, project.catalog) } }
        let values = try values(project.catalog)
        let makesItsOwn = matrix == nil && !device.isEmpty
        let base =
            makesItsOwn
            ? Self.matrix(of: values).defaulting(to: project.settings.systems)
            : try project.matrix(named: matrix ?? fallback, relativeTo: CommandContext.current)
        let chosen = values.systems.map { base.running(on: $0) } ?? base
        // The systems replace those of the matrix; the other values narrow it.
        var narrowing = values
        narrowing.systems = nil
        let all = chosen.cells
        let kept = all.filter { cell in
            (makesItsOwn || CellPattern.values(narrowing).matches(cell))
                && (only.isEmpty || only.contains { Wildcard($0).matches(cell) })
                && !exclude.contains { Wildcard($0).matches(cell) }
        }
        guard !kept.isEmpty else { throw UsageError.noCells(matrix: chosen.name, reason: reason(all)) }
        return kept
    }

    private func reason(_ cells: [Cell]) -> String {
        guard let first = cells.first else { return "the devices have none of these orientations and splits" }
        return "the options match none of its \(cells.count) cells, for example \(first.name)"
    }

    private func named(_ name: String, _ catalog: DeviceCatalog) throws -> Cell {
        guard let cell = Cell(named: name, catalog: catalog) else {
            throw UsageError.unknown(name, what: "cell", allowed: DeviceMatrix.presets.last?.cells.map(\.name) ?? [])
        }
        return cell
    }

    private static func matrix(of values: CellPattern.Values) -> DeviceMatrix {
        DeviceMatrix(name: "options", crosses: [DeviceMatrix.Cross(values)])
    }

    private func values(_ catalog: DeviceCatalog) throws -> CellPattern.Values {
        var values = CellPattern.Values()
        values.devices =
            try device.isEmpty
            ? nil
            : device.flatMap { text in
                let found = catalog.devices(selectedBy: text)
                guard !found.isEmpty else { throw UsageError.unknownDevice(text, catalog) }
                return found
            }
        values.systems = try SystemRelease.list(system)
        values.orientations = try axis(orientation, "orientation")
        values.splits = try axis(split, "split")
        values.directions = try axis(direction, "direction")
        values.contentSizes = try axis(contentSize, "content size")
        values.styles = try axis(style, "style")
        values.contrasts = try axis(contrast, "contrast")
        values.weights = try axis(weight, "weight")
        values.keyboards = try axis(keyboard, "keyboard")
        values.languages =
            try language.isEmpty
            ? nil
            : language.map { text in
                guard let language = Language(text) else {
                    throw UsageError.unknown(text, what: "language", allowed: ["base"] + PseudoLanguage.allCases.map(\.rawValue))
                }
                return language
            }
        return values
    }

    private func axis<Value: AxisValue>(_ texts: [String], _ what: String) throws -> [Value]? {
        guard !texts.isEmpty else { return nil }
        guard texts != ["all"] else { return Array(Value.allCases) }
        return try texts.map { text in
            guard let value = Value(rawValue: text) else {
                throw UsageError.unknown(text, what: what, allowed: Value.allCases.map(\.rawValue) + ["all"])
            }
            return value
        }
    }
}

extension Project {
    /// Returns a preset, a matrix of the settings, or the matrix in a YAML file.
    func matrix(named name: String, relativeTo context: CommandContext) throws -> DeviceMatrix {
        if let matrix = matrix(named: name) { return matrix }
        let url = context.url(name)
        guard [".yaml", ".yml", ".json"].contains(where: name.hasSuffix), FileManager.default.fileExists(atPath: url.path) else {
            throw UsageError.unknown(name, what: "matrix", allowed: allMatrices.map(\.name))
        }
        guard let matrix = try matrix(inFile: url) else { throw UsageError.fileWithoutMatrix(name) }
        return matrix
    }
}

extension SystemRelease {
    /// Returns the releases in options; nil if there are none.
    static func list(_ texts: [String]) throws -> [SystemRelease]? {
        guard !texts.isEmpty else { return nil }
        return try texts.map { text in
            guard let release = SystemRelease(text) else { throw UsageError.unknownSystem(text, device: nil) }
            return release
        }
    }
}
