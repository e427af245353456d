import Foundation
import Snapshots
import UIKit

@testable import Rendering
import GalleryScreens

/// All examples, both specs and Swift screens, as the command finds them.
enum Examples {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let cases: [Case] = {
        guard let project = try? Project.load(at: root) else { return [] }
        return (try? InputFinder(project: project, screens: Gallery.screens).cases(named: [])) ?? []
    }()

    /// Runs an executable at the root of the repository.
    /// - Returns: Its exit code, and what it printed to both streams.
    static func run(_ executable: URL, _ arguments: [String]) throws -> (status: Int32, words: String) {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = root
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, words)
    }

    /// An executable beside the test bundle.
    static func program(_ name: String) -> URL {
        let products = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }?.deletingLastPathComponent()
        return (products ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()).appending(path: name)
    }

    /// Names of examples that are ordinary screens; the sheets of controls show states instead, at any text size.
    static let names = cases.map(\.name).filter { !$0.hasPrefix("Controls.") }

    static func named(_ name: String) throws -> Case { try cases.first { $0.name == name } ?? { throw Missing(what: name) }() }

    static func cell(_ name: String) throws -> Cell {
        guard let cell = Cell(named: name, catalog: .standard) else { throw Missing(what: name) }
        return cell
    }

    struct Missing: Error { var what: String }
}

extension Layer {
    /// A layer of the tree with its frame on the screen, in points.
    struct Placed {
        /// The names of the layers from the root down.
        var path: String
        var layer: Layer
        var frame: CGRect
        /// The part of the frame that no superlayer clips.
        var visible: CGRect
    }

    /// Returns every visible layer, in root coordinates.
    func placed(path: String = "", transform: CGAffineTransform = .identity, clip: CGRect = .infinite) -> [Placed] {
        guard !isHidden, opacity > 0.01 else { return [] }
        let path = path.isEmpty ? name : "\(path)/\(name)"
        let toRoot = transformToSuperlayer.concatenating(transform)
        let frame = bounds.applying(toRoot)
        let own = Placed(path: path, layer: self, frame: frame, visible: frame.intersection(clip))
        let inner = masksToBounds ? own.visible : clip
        return [own] + sublayers.flatMap { $0.placed(path: path, transform: toRoot, clip: inner) }
    }
}
