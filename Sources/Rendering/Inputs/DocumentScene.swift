import Foundation
import InterfaceBuilder
import UIKit

/// A scene of a storyboard, or a top-level view of a xib, with the resources beside the document.
package struct DocumentScene: Sendable {
    package var document: IBDocument
    package var scene: IBScene
    package var surroundings: DocumentSurroundings

    /// - Throws: `InputError.faults` if a string table of the cell's language cannot be read.
    @MainActor func makeScreen(in environment: DisplayEnvironment, language: Language) throws -> IBScreen {
        document.screen(of: scene, environment: environment, resources: try surroundings.resources(for: language))
    }

    /// The Swift expression by which an app makes the scene; nil if only a segue can.
    package func code(ofFile file: URL) -> String? {
        let name = file.deletingPathExtension().lastPathComponent
        guard let controller = scene.controller else {
            return document.kind == .xib
                ? "UINib(nibName: \"\(name)\", bundle: nil).instantiate(withOwner: nil).first as? UIView ?? UIView()" : nil
        }
        let storyboard = "UIStoryboard(name: \"\(name)\", bundle: nil)"
        if let identifier = scene.storyboardIdentifier {
            return "\(storyboard).instantiateViewController(withIdentifier: \"\(identifier)\")"
        }
        return controller.id == document.initialControllerID ? "\(storyboard).instantiateInitialViewController()!" : nil
    }

    /// Returns sentences, with file and line, about the parts that are not drawn as their author meant them.
    @MainActor func findings() -> [IBFinding] {
        ImageAssets.use { [surroundings] in surroundings.assets.catalogs }
        let environment = Cell(device: DeviceCatalog.standard.devices[0]).environment
        let resources = (try? surroundings.resources(for: .base)) ?? DocumentResources()
        return document.screen(of: scene, environment: environment, resources: resources).findings
    }
}

extension IBDocument {
    /// Returns the document's cases: each scene that shows something of its own. If the document has a single scene, the case has the
    /// document's name.
    package func cases(file: URL, named stem: String) -> [Case] {
        let shown = scenes.filter { $0.isShown(in: self) }
        let names = Self.caseNames(of: shown)
        let surroundings = DocumentSurroundings(file: file)
        return zip(shown, names).map { scene, name in
            let source = Case.Source.document(DocumentScene(document: self, scene: scene, surroundings: surroundings))
            guard scenes.count > 1 else { return Case(name: stem, file: file, source: source) }
            return Case(name: "\(stem).\(name)", file: file, source: source, state: name)
        }
    }

    /// Returns the case of a requested scene, even one that is not drawn by default.
    func `case`(ofScene name: String, file: URL, named stem: String) throws -> Case {
        let scene = try scene(named: name)
        let known = cases(file: file, named: stem).first { input in
            if case .document(let shown) = input.source { shown.scene.id == scene.id } else { false }
        }
        if let known { return known }
        let source = Case.Source.document(DocumentScene(document: self, scene: scene, surroundings: DocumentSurroundings(file: file)))
        let state = Self.fileName(scene.name)
        return Case(name: "\(stem).\(state)", file: file, source: source, state: state)
    }

    /// Returns the names of scenes in a form that folders can have; scenes with the same name are distinguished by their ids.
    private static func caseNames(of scenes: [IBScene]) -> [String] {
        let names = scenes.map { fileName($0.name) }
        let counts = Dictionary(names.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
        return zip(scenes, names).map { scene, name in
            counts[name.lowercased()] == 1 ? name : "\(name)-\(fileName(scene.controller?.id ?? scene.id))"
        }
    }

    private static func fileName(_ name: String) -> String {
        let kept = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
        let trimmed = String(kept.prefix(80)).drop { $0 == "." || $0 == "-" }
        return trimmed.isEmpty ? "scene" : String(trimmed)
    }
}

extension IBScene {
    /// Whether the scene is drawn by default. A navigation controller is drawn in the scene it leads to; a reference to another document
    /// shows nothing.
    fileprivate func isShown(in document: IBDocument) -> Bool {
        guard let controller else { return hasViews }
        switch controller.kind {
        case .placeholder: return false
        case .navigation:
            let root = controller.segues.first { $0.relationship == "rootViewController" }?.destination
            return !document.scenes.contains { $0.controller?.id == root && $0.controller?.kind != .placeholder }
        default: return true
        }
    }
}
