import Foundation
import Goldens
import Graphics
import ImageProcessing
import Rendering

/// `walk.html`: the screens that a walk has found as pictures, and the touches between them as arrows, in one file that loads nothing else.
package struct WalkPage: Sendable {
    package var map: WalkMap
    /// The folder with the pictures, `<screen>/<cell>.png`, and of the page.
    package var folder: URL

    package init(map: WalkMap, folder: URL) { self.map = map; self.folder = folder }

    package static let fileName = "walk.html"
    /// The width of a picture in the page, in pixels.
    private static let width = 300

    private struct Board: Encodable { var name: String; var scenes: [Scene]; var segues: [Segue] }

    private struct Scene: Encodable {
        var id, name: String
        /// The name under which the picture is found; nil for a screen that could not be drawn.
        var `case`: String?
        var isInitial: Bool
        var picture: String?
        /// The steps that lead here.
        var way: [String]
        var isEmpty: Bool
    }

    private struct Segue: Encodable { var from, to, kind, label: String }

    /// A touch that leads out of the app's screens.
    private struct Exit: Encodable { var from, words: String; var system: String?; var reason: String? }

    private struct Walk: Encodable { var board: Board; var exits: [Exit] }

    package func write() throws { try AtomicFile.write(html, to: Self.fileName, in: folder) }

    var html: String {
        PageTemplate(html: .walkHTML, styles: [.galleryCSS], scripts: [.elementsJS, .storyboardJS, .walkJS])
            .filled(data: PageTemplate.json(Walk(board: board, exits: exits)))
    }

    private var board: Board {
        let scenes = map.places.enumerated().map { index, place in
            let picture = picture(of: place)
            return Scene(
                id: "\(index)", name: place.name, case: picture == nil ? nil : place.name, isInitial: index == 0, picture: picture,
                way: place.way.map(\.words), isEmpty: place.isEmpty)
        }
        return Board(name: "Screens", scenes: scenes, segues: segues)
    }

    /// The arrows: one between two screens, with the words of the first touch. Ways back to a screen on the way are left out.
    private var segues: [Segue] {
        var known: Set<[Int]> = []
        return map.taps.compactMap { tap in
            guard case .place(let end) = tap.end, !isBehind(end, from: tap.from), known.insert([tap.from, end]).inserted else { return nil }
            return Segue(from: "\(tap.from)", to: "\(end)", kind: "tap", label: String(tap.step.words.prefix(24)))
        }
    }

    private func isBehind(_ end: Int, from start: Int) -> Bool {
        let way = map.places[end].way
        return map.places[start].way.starts(with: way)
    }

    private var exits: [Exit] {
        map.taps.compactMap { tap in
            let from = map.places[tap.from].name
            switch tap.end {
            case .place: return nil
            case .system(let name): return Exit(from: from, words: tap.step.words, system: name)
            case .lost(let reason): return Exit(from: from, words: tap.step.words, reason: reason)
            }
        }
    }

    /// Returns the picture, made smaller, as the address of an image.
    private func picture(of place: WalkMap.Place) -> String? {
        let file = folder.appending(path: "\(place.name)/\(map.cell).png")
        guard let data = try? Data(contentsOf: file), let bitmap = try? PNG.decode(Array(data)), bitmap.width > 0 else { return nil }
        let width = min(Self.width, bitmap.width), height = max(1, bitmap.height * width / bitmap.width)
        let small = PNG.encode(bitmap.scaledDown(width: width, height: height))
        return "data:image/png;base64," + Data(small).base64EncodedString()
    }
}
