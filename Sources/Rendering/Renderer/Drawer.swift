import Goldens
import CairoGraphics
import Foundation
import Graphics

/// Draws jobs to files.
package struct Drawer: Sendable {
    package enum Format: String, Sendable, CaseIterable { case png, txt, json, pdf, svg }

    package var renderer: Renderer
    package var folder: URL
    package var formats: [Format]
    package var makesSheets: Bool
    /// Whether pictures also show the device around its screen.
    package var showsDevices = false

    package init(renderer: Renderer, folder: URL, formats: [Format], makesSheets: Bool) {
        self.renderer = renderer; self.folder = folder; self.formats = formats; self.makesSheets = makesSheets
    }

    package struct Failure: Sendable {
        package var key: GoldenStore.Key
        package var error: any Error
    }

    package struct Result: Sendable {
        package var cells: Int
        /// The files without sheets, relative to the folder, in the order of the jobs.
        package var files: [String]
        package var sheets: [String]
        package var failures: [Failure]
        /// The names of images that no input could find, each once. They are drawn as labelled boxes.
        package var missingImages: [String] = []
        package var conflicts: [LayoutConflictLog] = []
        /// Sentences about the parts of Interface Builder documents that are not drawn as their authors meant them, by file, each once.
        package var diagnostics: [(file: URL, sentences: [String])] = []
        /// Statements of an app's code that did not compile and that a case's pictures lack, by case, each once.
        package var incomplete: [(name: String, sentences: [String])] = []
        /// The cases of which every picture shows nothing, with what it shows instead.
        package var empty: [(name: String, shown: ShownContent)] = []
    }

    /// The values that determine a cell's picture and thumbnail.
    private struct PictureKey: Hashable {
        var drawing: Drawing
        /// The size in pixels; nil for no thumbnail.
        var thumbnailWidth, thumbnailHeight: Int?
    }

    private struct Picture: Sendable { var png: [UInt8]?; var thumbnail: Bitmap? }

    private let drawn = DrawnCells<PictureKey, Picture>()

    /// The results of a cell that are kept until the run ends: next to nothing for cells without remarks, of which there may be ten
    /// thousand.
    private struct Product: Sendable {
        var thumbnail: Bitmap?
        var remarks: Remarks?
    }

    private final class Remarks: Sendable {
        let missingImages: [String]
        let conflicts: [LayoutConflictLog]
        let diagnostics, omissions: [String]
        let shown: ShownContent

        /// Returns nil if there are no remarks about the cell.
        init?(_ snapshot: Renderer.Snapshot) {
            (missingImages, conflicts) = (snapshot.missingImages, snapshot.conflicts)
            (diagnostics, omissions) = (snapshot.diagnostics, snapshot.omissions)
            shown = snapshot.shown
            if missingImages.isEmpty, conflicts.isEmpty, diagnostics.isEmpty, omissions.isEmpty, shown == .content { return nil }
        }
    }

    private func files(of key: GoldenStore.Key) -> [String] { formats.map { "\(key).\($0.rawValue)" } }

    /// - Throws: only if a sheet or a list of omissions cannot be written; the result contains the failures of cells.
    package func draw(_ jobs: [Renderer.Job], progress: @escaping @Sendable (Int, Renderer.Job) -> Void) async throws -> Result {
        let counts = Dictionary(jobs.map { ($0.input.name, 1) }, uniquingKeysWith: +)
        let products = await renderer.forEach(jobs, progress: progress) { snapshot, rasterizer in
            try product(of: snapshot, cellsOfCase: counts[snapshot.job.input.name] ?? 1, rasterizer)
        }
        var result = Result(cells: jobs.count, files: [], sheets: [], failures: [])
        var groups: [(name: String, tiles: [(cell: Cell, picture: Bitmap)])] = []
        var known: Set<String> = []
        var emptyCells: [String: [ShownContent]] = [:]
        for (job, product) in zip(jobs, products) {
            switch product {
            case .failure(let error): result.failures.append(Failure(key: job.key, error: error))
            case .success(let product):
                result.files += files(of: job.key)
                if let remarks = product.remarks {
                    result.missingImages += remarks.missingImages.filter { !result.missingImages.contains($0) }
                    result.conflicts += remarks.conflicts
                    let new = remarks.diagnostics.filter { known.insert($0).inserted }
                    if let file = job.input.file, !new.isEmpty { result.note(new, in: file) }
                    result.note(remarks.omissions, ofCase: job.input.name)
                    if remarks.shown != .content { emptyCells[job.input.name, default: []].append(remarks.shown) }
                }
                guard let thumbnail = product.thumbnail else { continue }
                if groups.last?.name != job.input.name { groups.append((job.input.name, [])) }
                groups[groups.count - 1].tiles.append((job.cell, thumbnail))
            }
        }
        result.empty = emptyCells.filter { $0.value.count == counts[$0.key] }.sorted { $0.key < $1.key }.map { ($0.key, $0.value[0]) }
        for job in jobs { try writeOmissions(ofCase: job.input.name, result) }
        for group in groups { result.sheets.append(try writeSheet(group.name, group.tiles)) }
        return result
    }

    private func product(of snapshot: Renderer.Snapshot, cellsOfCase: Int, _ rasterizer: Rasterizer) throws -> Product {
        let picture = makesSheets || formats.contains(.png) ? try picture(of: snapshot, cellsOfCase: cellsOfCase, rasterizer) : nil
        for (format, name) in zip(formats, files(of: snapshot.job.key)) {
            switch format {
            case .png: if let png = picture?.png { try AtomicFile.write(png, to: name, in: folder) }
            case .txt: try AtomicFile.write(snapshot.tree.text, to: name, in: folder)
            case .pdf: try AtomicFile.write(try renderer.document(of: snapshot, as: .pdf), to: name, in: folder)
            case .svg: try AtomicFile.write(try renderer.document(of: snapshot, as: .svg), to: name, in: folder)
            case .json: try AtomicFile.write(try FrameList(snapshot).json, to: name, in: folder)
            }
        }
        return Product(thumbnail: picture?.thumbnail, remarks: Remarks(snapshot))
    }

    private func picture(of snapshot: Renderer.Snapshot, cellsOfCase: Int, _ rasterizer: Rasterizer) throws -> Picture {
        let size = makesSheets ? ContactSheet.thumbnailSize(of: snapshot.job.cell, cells: cellsOfCase) : nil
        let key = PictureKey(
            drawing: showsDevices ? snapshot.framedDrawing : snapshot.drawing, thumbnailWidth: size?.width, thumbnailHeight: size?.height)
        if let known = drawn.value(of: key) { return known }
        let bitmap = rasterizer.draw(key.drawing)
        let picture = Picture(
            png: formats.contains(.png) ? try renderer.png(of: bitmap, list: key.drawing.list) : nil,
            thumbnail: size.map { bitmap.scaledDown(width: $0.width, height: $0.height) })
        drawn.keep(picture, of: key)
        return picture
    }

    /// Writes what the pictures lack to a file beside them, or removes the file of complete ones.
    private func writeOmissions(ofCase name: String, _ result: Result) throws {
        let file = "\(name)/incomplete.txt"
        guard let sentences = result.incomplete.first(where: { $0.name == name })?.sentences else {
            try? FileManager.default.removeItem(at: folder.appending(path: file))
            return
        }
        try AtomicFile.write(sentences.joined(separator: "\n") + "\n", to: file, in: folder)
    }

    private func writeSheet(_ name: String, _ tiles: [(cell: Cell, picture: Bitmap)]) throws -> String {
        let sheet = ContactSheet(title: name, tiles: tiles)
        let bitmap = Rasterizer().draw(sheet.drawing(with: renderer.text))
        let file = "\(name).sheet.png"
        try AtomicFile.write(try renderer.png(of: bitmap), to: file, in: folder)
        return file
    }
}

extension Drawer.Result {
    fileprivate mutating func note(_ omissions: [String], ofCase name: String) {
        guard !omissions.isEmpty else { return }
        let index = incomplete.firstIndex { $0.name == name } ?? incomplete.endIndex
        if index == incomplete.endIndex { incomplete.append((name, [])) }
        incomplete[index].sentences += omissions.filter { !incomplete[index].sentences.contains($0) }
    }

    fileprivate mutating func note(_ sentences: [String], in file: URL) {
        if let index = diagnostics.firstIndex(where: { $0.file == file }) {
            diagnostics[index].sentences += sentences
        } else {
            diagnostics.append((file, sentences))
        }
    }
}
