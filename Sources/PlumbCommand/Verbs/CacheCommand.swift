import ArgumentParser
import Foundation
import Snapshots

struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache", abstract: "Says what the cache of drawn cells holds, or clears it.",
        discussion: """
            `plumb test --cache FOLDER` does not draw cells again whose inputs it has seen: the spec or document with the pictures, strings and
            settings around it, the fonts, the cell, and the program itself, all by content. A screen in Swift counts as its program; what it
            reads elsewhere at run time is not seen. The folder can be kept between runs and shared.

            EXAMPLES
              plumb test --cache Output/cache
              plumb cache Output/cache
              plumb cache Output/cache --clear
            """)

    @Argument(help: "The folder.")
    var folder: String

    @Flag(help: "Remove what it holds.")
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
        context.console.print(clear ? "\(count) forgotten" : "\(count) known, \(bytes) bytes")
    }
}
