import ArgumentParser
import Foundation
import Snapshots

struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache", abstract: "Shows or clears the contents of a cell cache.",
        discussion: """
            `plumb test --cache FOLDER` does not redraw cells whose inputs are unchanged. Inputs are compared by content: the spec or
            document with its pictures, strings and settings, the fonts, the cell, and the program itself. For a screen in Swift the program
            counts as the input; files that it reads at run time are not noticed. The folder can be kept between runs and shared.

            EXAMPLES
              plumb test --cache Output/cache
              plumb cache Output/cache
              plumb cache Output/cache --clear
            """)

    @Argument(help: "The folder of the cache.")
    var folder: String

    @Flag(help: "Remove all cells from the cache.")
    var clear = false

    @Flag(help: "Print JSON.")
    var json = false

    private struct Record: Encodable { var cells, bytes: Int; var cleared: Bool }

    func run() throws {
        let context = CommandContext.current
        let url = context.url(folder)
        let (cells, bytes) = CellCache.contents(of: url)
        if clear { try CellCache.clear(url) }
        if json { return context.console.print(try JSONText.of(Record(cells: cells, bytes: bytes, cleared: clear))) }
        let count = cells == 1 ? "1 cell" : "\(cells) cells"
        context.console.print(clear ? "\(count) removed" : "\(count) cached, \(bytes) bytes")
    }
}
