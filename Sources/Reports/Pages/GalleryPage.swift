import Goldens
import Rendering
import Foundation
import InterfaceBuilder

/// `gallery.html`: all cells of all cases with their pictures, for people who review a design. It shows rows of a case by any two axes,
/// devices side by side, full size on demand, and storyboards with their segues. The folder is self-contained.
package struct GalleryPage: Sendable {
    /// The drawn jobs, in order.
    package var jobs: [Renderer.Job]
    /// The folder with the pictures: `<case>/<cell>.png`.
    package var folder: URL

    package init(jobs: [Renderer.Job], folder: URL) { self.jobs = jobs; self.folder = folder }

    private struct Gallery: Encodable { var cases: [CaseRecord]; var storyboards: [Storyboard] }

    private struct CaseRecord: Encodable { var name: String; var cells: [CellRecord] }

    private struct CellRecord: Encodable {
        var cell: String
        /// The cell's values by axis.
        var values: [String: String]
        var path: String
        /// In points.
        var width, height: Double
    }

    private struct Storyboard: Encodable {
        struct Scene: Encodable { var id, name: String; var `case`: String?; var isInitial: Bool }
        struct Segue: Encodable { var from, to, kind: String; var label: String? }

        var name: String
        var scenes: [Scene]
        var segues: [Segue]
    }

    package static let fileName = "gallery.html"

    package func write() throws {
        try AtomicFile.write(html, to: Self.fileName, in: folder)
    }

    var html: String {
        PageTemplate(
            html: .galleryHTML, styles: [.galleryCSS],
            scripts: [.elementsJS, .storyboardJS, .galleryJS]
        ).filled(data: PageTemplate.json(Gallery(cases: cases, storyboards: storyboards)))
    }

    private var cases: [CaseRecord] {
        var cases: [CaseRecord] = []
        for job in jobs {
            let path = "\(job.key).png"
            // Cells that could not be drawn have no picture.
            guard FileManager.default.fileExists(atPath: folder.appending(path: path).path) else { continue }
            if cases.last?.name != job.input.name { cases.append(CaseRecord(name: job.input.name, cells: [])) }
            cases[cases.count - 1].cells.append(
                CellRecord(
                    cell: job.cell.name, values: Self.values(job.cell), path: path, width: job.cell.size.width, height: job.cell.size.height
                ))
        }
        return cases
    }

    private static func values(_ cell: Cell) -> [String: String] {
        [
            "device": cell.device.model, "system": cell.device.systemVersion,
            "orientation": cell.device.isCanvas ? "none" : cell.orientation.rawValue,
            "split": cell.split.rawValue,
            "direction": cell.direction.rawValue, "contentSize": cell.contentSize.rawValue, "style": cell.style.rawValue,
            "contrast": cell.contrast.rawValue, "weight": cell.weight.rawValue, "keyboard": cell.keyboard.rawValue,
            "language": cell.language.name,
        ]
    }

    // MARK: Storyboards

    private var storyboards: [Storyboard] {
        var known: Set<URL> = []
        return jobs.compactMap { job in
            guard case .document(let scene) = job.input.source, let file = job.input.file, known.insert(file).inserted else { return nil }
            let document = scene.document
            guard document.scenes.count > 1 else { return nil }
            return storyboard(document, file)
        }
    }

    private func storyboard(_ document: IBDocument, _ file: URL) -> Storyboard {
        var names: [String: String] = [:]
        for job in jobs {
            if case .document(let scene) = job.input.source, job.input.file == file { names[scene.scene.id] = job.input.name }
        }
        let controllers = document.scenes.compactMap { scene in scene.controller.map { (scene, $0) } }
        let scenes = controllers.map { scene, controller in
            Storyboard.Scene(
                id: controller.id, name: scene.name, case: names[scene.id], isInitial: controller.id == document.initialControllerID)
        }
        let segues = controllers.flatMap { _, controller in
            controller.segues.map {
                Storyboard.Segue(from: controller.id, to: $0.destination, kind: $0.relationship ?? $0.kind)
            }
        }
        return Storyboard(
            name: file.lastPathComponent, scenes: scenes, segues: segues.filter { segue in scenes.contains { $0.id == segue.to } })
    }
}
