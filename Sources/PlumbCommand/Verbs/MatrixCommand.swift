import ArgumentParser
import Foundation
import Snapshots

struct MatrixCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix", abstract: "Lists the matrices, or the cells of one.",
        discussion: """
            A matrix is the set of all combinations of axis values. This lists the named ones; plumb.yaml can define more. Options define a
            matrix of their own, or narrow a named one.

            EXAMPLES
              plumb matrix
              plumb matrix --matrix phones
              plumb matrix --device 'iPhone 16 Pro' --content-size L AX3 --direction natural rtl
              plumb matrix --matrix phones --system 26
              plumb matrix --matrix everything --only 'iPad*/**/keyboard'
            """)

    @OptionGroup var options: MatrixOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        guard options.isGiven else { return try list(project, context.console) }
        let cells = try options.cells(project: project, fallback: "default")
        if json {
            context.console.print(try JSONText.of(cells.map(CellRecord.init)))
        } else {
            for cell in cells { context.console.print(cell.name) }
        }
    }

    private func list(_ project: Project, _ console: Console) throws {
        struct Record: Encodable { var name, summary: String; var cells: Int }
        let records = project.allMatrices.map { Record(name: $0.name, summary: $0.summary, cells: $0.cells.count) }
        if json { return console.print(try JSONText.of(records)) }
        for record in records {
            let name = record.name + String(repeating: " ", count: max(0, 14 - record.name.count))
            let count = String(repeating: " ", count: max(0, 5 - "\(record.cells)".count)) + "\(record.cells) cells"
            console.print("\(console.colored(name, .bold)) \(count)  \(record.summary)")
        }
    }
}

/// A cell as a record for programs.
struct CellRecord: Encodable {
    var name, device, system, orientation, split, direction, contentSize, style, contrast, weight, keyboard, language: String
    var width, height, scale: Double

    init(_ cell: Cell) {
        name = cell.name; device = cell.device.name; system = cell.device.systemVersion; orientation = cell.orientation.rawValue;
        split = cell.split.rawValue
        direction = (cell.isRightToLeft ? Direction.rightToLeft : .leftToRight).rawValue
        contentSize = cell.contentSize.rawValue; style = cell.style.rawValue; contrast = cell.contrast.rawValue;
        weight = cell.weight.rawValue
        keyboard = cell.keyboard == .shown ? "shown" : "hidden"; language = cell.language.name
        width = cell.size.width; height = cell.size.height; scale = cell.device.scale
    }
}
